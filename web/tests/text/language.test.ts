/** The reader's language: how it is chosen, and that the page switches as a whole. */
import { beforeEach, expect, test, vi } from "vitest";
import * as page from "$/text/language.svelte";

const root = { lang: "" };

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("navigator", { languages: ["de-AT", "sk-SK", "en"] });
});

const over = (): string => page.shellTexts().say("why-game-over");

test("the language that was chosen before comes first, then the browser's", () => {
  expect(page.choice("lv", ["sk"])).toBe("lv");
  expect(page.choice(null, ["de-AT", "SK-sk", "hu"])).toBe("sk");
  expect(page.choice("xx", ["hu-HU"])).toBe("hu");
  expect(page.choice(null, ["de", "qps"])).toBe("en");
  expect(page.choice("qps", ["hu"])).toBe("qps");
  expect(page.languages.map((tag) => page.ownNames[tag])).toEqual([
    "English",
    "Slovenčina",
    "Magyar",
    "Latviešu",
  ]);
});

test("nothing is kept before the reader has chosen", async () => {
  const kept: string[] = [];
  expect([page.language.ready, page.t("close")]).toEqual([false, ""]);
  await page.begin(null, (tag) => kept.push(tag));
  expect([page.language.current, page.language.ready, root.lang]).toEqual(["sk", true, "sk"]);
  expect(over()).toBe("Hra sa skončila.");
  expect(kept).toEqual([]);
  await page.language.set("hu");
  expect([page.language.current, root.lang, kept]).toEqual(["hu", "hu", ["hu"]]);
});

test("the page switches as a whole, with all its games", async () => {
  await page.begin("en", () => undefined);
  await page.loadGame("rawsiko", {});
  const seen = new Set<string>();
  const look = (): void => {
    const germany = page.gameTexts("rawsiko").word("territory", "DEU");
    seen.add([page.language.current, over(), germany, root.lang].join(" | "));
  };
  look();
  let switched = false;
  const switching = page.language.set("sk").then(() => {
    switched = true;
  });
  while (!switched) {
    await Promise.race([switching, new Promise((resolve) => setTimeout(resolve))]);
    look();
  }
  expect([...seen]).toEqual([
    "en | The game is over. | Germany | en",
    "sk | Hra sa skončila. | Nemecko | sk",
  ]);
});

test("the last choice wins, whichever comes first", async () => {
  const kept: string[] = [];
  await page.begin("en", (tag) => kept.push(tag));
  await Promise.all([page.language.set("hu"), page.language.set("lv"), page.language.set("sk")]);
  expect([page.language.current, kept]).toEqual(["sk", ["sk"]]);
});

test("a game that comes while the page switches is in the new language", async () => {
  await page.begin("en", () => undefined);
  await Promise.all([page.language.set("sk"), page.loadGame("rawsiko", {})]);
  expect(page.gameTexts("rawsiko").word("territory", "DEU")).toBe("Nemecko");
  await Promise.all([page.loadGame("envyra", {}), page.language.set("lv")]);
  expect(page.gameTexts("envyra").languages).toEqual(["lv", "en"]);
});

test("until a game's texts are here it is told plainly", async () => {
  await page.begin("en", () => undefined);
  expect(page.gameTexts("raw").part("some_points")).toBe("some points");
  expect(page.gameTexts("raw")).toBe(page.gameTexts("raw"));
});

test("a text that is missing shows its name, and is counted", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await page.begin("en", () => undefined);
  expect(page.t("no-such-text")).toBe("web-no-such-text");
  expect(page.t("no-such-text", { x: 1 })).toBe("web-no-such-text");
  expect(Object.fromEntries(page.missing)).toEqual({ "no-such-text": 2 });
});

test("texts that can't be had leave the page as it is", async () => {
  await page.begin("sk", () => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await expect(page.loadGame("chess", {})).rejects.toThrow("offline");
  expect(page.language.current).toBe("sk");
  await page.language.set("hu"); // which does not ask for chess again
  expect(page.language.current).toBe("hu");
});

test("a game that is not ours comes from the server", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const slovak = path.endsWith("/sk");
    return Promise.resolve(new Response(slovak ? "go-help = Pomoc" : "", { status: 200 }));
  });
  await page.begin("sk", () => undefined);
  await page.loadGame("go", {});
  expect(page.gameTexts("go").find("go-help")).toBe("Pomoc");
  expect(asked.sort()).toEqual(["/api/games/go/texts/en", "/api/games/go/texts/sk"]);
});
