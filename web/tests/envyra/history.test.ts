import { describe, expect, it } from "vitest";
import { decisive, eventsUntil, gapsAfter, laidBefore, skippedIn, tieOf } from "$/games/envyra/view/history";
import type { EnvyraContent } from "$/games/envyra/view/data";
import type { Entry } from "$/protocol/types";

const entry = (kind: string, rest: Partial<Entry> = {}): Entry => ({ kind, seq: 0, at: 0, ...rest });
const won = (seat: number, cell: string, tile: string) => ({ kind: "tile_won", seat, cell, tile });

describe("new tiles", () => {
  const laid = (cell: string) => ({ kind: "tile_laid", cell });
  it("are those that came out of the bag before this round (22)", () => {
    const first = [{ kind: "set_up" }, won(0, "a1", "S01"), laid("a1"), { kind: "cone_passed", round: 2 }];
    expect(laidBefore(first)).toEqual(["a1"]);
    expect(laidBefore([...first, laid("b2")])).toEqual(["a1"]);
    expect(laidBefore([...first, { kind: "cone_passed", round: 3 }])).toEqual([]);
  });
});

it("tells at which stops of this round somebody was skipped (16)", () => {
  const moved = (seat: number) => ({ kind: "cube_moved", seat });
  const skipped = (seat: number) => ({ kind: "skipped", seat });
  const round = [{ kind: "screens_removed" }, skipped(0), moved(1), moved(1), moved(0)];
  expect([...skippedIn([0, 1, 1, 0], [{ kind: "screens_removed" }, skipped(1), ...round])]).toEqual([0]);
  expect([...skippedIn([0, 1, 1, 0], [...round.slice(0, 4), skipped(0)])]).toEqual([0, 3]);
});

describe("the events of a story", () => {
  const entries = [
    entry("started", { events: [{ kind: "set_up" }] }),
    entry("moved", { events: [{ kind: "one" }] }),
    entry("said"),
    entry("moved", { events: [{ kind: "two" }] }),
    entry("undone", { moves: 1 }),
    entry("moved", { events: [{ kind: "three" }] }),
  ];
  const kinds = (moves: number | null): string[] => eventsUntil(entries, moves).map(({ kind }) => kind);
  it("leave out what was taken back", () => expect(kinds(null)).toEqual(["set_up", "one", "three"]));
  it("reach to the moment that is looked at", () => expect(kinds(1)).toEqual(["set_up", "one"]));
  it("of a forked game begin in the middle", () =>
    expect(eventsUntil(entries, 11, 10).map(({ kind }) => kind)).toEqual(["set_up", "one"]));
});

describe("the reason for which a tile was won (18)", () => {
  it("is that of the tied the winner came last", () =>
    expect(tieOf({ seat: 2, returned: [1, 0, 1], unmoved: [] })).toEqual({ most: 1, tie: true }));
  it("counts no cube that came back from a board", () =>
    expect(tieOf({ seat: 1, returned: [2, 2, 0], unmoved: [0] })).toEqual({ most: 2, tie: false }));
});

describe("gaps", () => {
  it("are those of this round, not yet filled (E-14, 22)", () => {
    const events = [
      won(0, "a1", "S01"),
      { kind: "tile_laid", cell: "a1", tile: "T1", bag: 1 },
      won(1, "b1", "S02"),
    ];
    expect(gapsAfter(events)).toEqual({ b1: { seat: 1, tile: "S02" } });
    expect(gapsAfter([...events, { kind: "cone_passed", seat: 1, round: 2 }])).toEqual({});
  });
});

describe("the tiles that decided a game", () => {
  const tile = (theme: string, symbol: string, points: number, mark = "") => ({
    theme,
    symbol,
    points,
    mark,
    cubes: 2,
    needs: [],
  });
  const content = {
    tiles: {
      a: tile("orange", "sun", 1),
      b: tile("orange", "fire", 3),
      c: tile("blue", "sea", 2),
      END: tile("", "", 5, "end"),
    },
    cards: { Q: { symbols: [], points: 2 } },
  } as unknown as EnvyraContent;
  const events = [
    { kind: "cube_moved", seat: 0 },
    won(0, "a1", "a"),
    { kind: "cone_passed", seat: 1, round: 2 },
    { kind: "cube_moved", seat: 1 },
    won(0, "a1", "b"),
    { kind: "card_taken", seat: 0, card: "Q" },
    { kind: "cube_moved", seat: 1 },
    won(1, "a1", "c"),
  ];
  it("are told with their sets, cards and whose cube filled them", () => {
    expect(decisive(events, content, 2)).toEqual([
      { round: 2, seat: 0, tile: "b", points: 3, sets: 2, cards: 2, given: 1, tied: 0, ends: false },
      { round: 2, seat: 1, tile: "c", points: 2, sets: 0, cards: 0, given: null, tied: 0, ends: false },
    ]);
  });
});
