import { mount } from "svelte";
import App from "$/App.svelte";
import { route } from "$/router.svelte";
import { settings } from "$/settings.svelte";
import { mine } from "$/shell/tables/mine.svelte";
import * as noticing from "$/shell/notices/turnNotices";
import "$/style/base.css";
import { begin, language } from "$/text/language.svelte";
import { keepFocus } from "$/ui/focus";

settings.begin((tag) => void language.set(tag));
route.begin();
await begin(settings.language, (tag) => {
  settings.language = tag;
  settings.save();
});
mine.begin();
noticing.begin();
keepFocus();
mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
