/** What holds at a table and how it is connected, in words. */
import { beforeAll, expect, it, vi } from "vitest";
import type { TableInfo } from "$/protocol/types";
import { lineState, SLOW_MS } from "$/shell/table/connection";
import { optionLines, tableLines } from "$/shell/menu/matchOptions";
import * as page from "$/text/language.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await page.begin("en", () => undefined);
  await page.loadGame("rawsiko", {});
});

const info = {
  options: { turns: 9, trade: true, "after-clash": "failed-fresh", gone: "old" },
  seats: [{}, {}, {}],
  clock: 120,
  hints: false,
  chat: true,
  pace: 600,
  own_content: false,
} as unknown as TableInfo;
const game = {
  options: [
    { name: "turns", type: "number", default: 6, low: 3, high: 12 },
    { name: "trade", type: "switch", default: false },
    { name: "newer", type: "switch", default: true },
    { name: "after-clash", type: "choice", default: "failed-fresh", choices: ["failed-fresh"] },
  ],
};

it("every option of the match is told, the usual ones and those that the game has no more", () => {
  const lines = optionLines(info, game, page.gameTexts("rawsiko"));
  expect(lines.map(({ label, value }) => [label, value])).toEqual([
    ["Turns", "9"],
    ["Trade with China", "yes"],
    ["After a clash", "the beaten can go on"],
    ["gone", "old"],
  ]);
  expect(lines[0]?.detail).toContain("Six are usual");
});

it("so is what the host has set", () => {
  const lines = Object.fromEntries(tableLines(info).map(({ name, value }) => [name, value]));
  expect(lines).toEqual({ players: "3", clock: "2 minutes", hints: "no", chat: "yes", pace: "normally" });
  expect(tableLines({ ...info, own_content: true, content: "my deck" }).at(-1)?.value).toBe("my deck");
});

it("a line is good, slow, tried again or lost", () => {
  expect(lineState("open", 0)).toBe("good");
  expect(lineState("open", SLOW_MS + 1)).toBe("slow");
  expect(lineState("late", 0)).toBe("again");
  expect(lineState("connecting", 0)).toBe("again");
  expect(lineState("lost", 0)).toBe("lost");
  expect(lineState("closed", 0)).toBe("lost");
});
