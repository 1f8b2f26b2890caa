/** Your turn: the tab's title and icon say so, even when the page is not looked at. */
import type { Play } from "$/table/play.svelte";
import { t } from "$/text/language.svelte";
import { mine } from "../tables/mine.svelte";
import { titleOf } from "../page/gameTitles";
import { sound } from "$/sound/sounds.svelte";

/** For an effect that depends on nothing but whether it is my turn: call somebody who looks elsewhere. */
export function call(mine: boolean): void {
  if (!mine || !document.hidden) return;
  sound("turn");
  if ("vibrate" in navigator) navigator.vibrate(120);
}

/** The same on the start page, for all tables of this device. */
export function attractHome(turns: number): () => void {
  const icon = document.getElementById("favicon");
  document.title = turns > 0 ? `● ${t("turns-waiting", { count: turns })} – Ludoteka` : "Ludoteka";
  icon?.setAttribute("href", turns > 0 ? "/icon-turn.svg" : "/icon.svg");
  return () => {
    document.title = "Ludoteka";
    icon?.setAttribute("href", "/icon.svg");
  };
}

/** For an effect: follows whose turn it is; the returned function puts everything back. */
export function attract(play: Play): () => void {
  const icon = document.getElementById("favicon");
  const title = titleOf(play.info);
  const elsewhere = mine.turns.filter((table) => table !== play.info.id).length;
  const other = elsewhere > 0 ? `(${elsewhere}) ` : "";
  document.title = other + (play.myTurn ? `● ${t("your-turn")} – ${title}` : `${title} – Ludoteka`);
  icon?.setAttribute("href", play.myTurn ? "/icon-turn.svg" : "/icon.svg");
  return () => {
    document.title = "Ludoteka";
    icon?.setAttribute("href", "/icon.svg");
  };
}
