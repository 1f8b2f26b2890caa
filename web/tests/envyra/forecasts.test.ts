import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { EnvyraContent, EnvyraView } from "$/games/envyra/view/data";
import { comingTo, oneMore, openAt } from "$/games/envyra/view/forecast";

interface Case {
  title: string;
  phase: string;
  tile: string;
  cubes: number[];
  seat: number;
  boards?: string[];
  order?: number[];
  step?: number;
  won?: string[][];
  told: { kind: string };
}

// The board as text is tried with the same cases: tests/readers/test_forecast.py.
const { tiles, cases } = JSON.parse(readFileSync(new URL("forecasts.json", import.meta.url), "utf8")) as {
  tiles: object;
  cases: Case[];
};
const content = { tiles, cards: {} } as unknown as EnvyraContent;

function told({
  phase,
  tile,
  cubes,
  seat,
  boards = ["", "", ""],
  order = [],
  step,
  won = [[], [], []],
}: Case): object {
  const view = {
    phase,
    order,
    step: step ?? null,
    won,
    grid: { a1: { tile, cubes, leader: null } },
    boards: boards.map((board) => ["a1", "b1"].slice(0, board.length)),
  } as unknown as EnvyraView;
  const more = oneMore(content, tile, cubes, seat, won[seat] ?? [], comingTo(content, view, "a1"));
  if (more.lacking.length > 0) return { kind: "lacking" };
  const open = openAt(content, view, "a1", seat);
  if (open) return { kind: open.closes ? "may-win" : "may-lead", coming: open.coming, might: open.might };
  const { leader, leading, trailing, closes } = more.then ?? more;
  const kind = more.then ? (closes ? "then" : "then-leads") : closes ? "closes" : "stays";
  // What is left is told of the own cube alone, and of all that come.
  const facts = tiles as Record<string, { cubes: number }>;
  const left = Math.max(0, (facts[tile]?.cubes ?? 0) - cubes.length - 1 - more.coming.length);
  return { kind, leader, leading, trailing, left, coming: more.coming };
}

describe("a forecast is that of the board as text", () => {
  it.each(cases.map((one) => [one.title, one] as const))("%s", (_, one) =>
    expect(told(one)).toEqual(one.told),
  );
});
