import { describe, expect, it } from "vitest";
import type { EnvyraContent, EnvyraView } from "$/games/envyra/view/data";
import {
  coloursOf,
  comingTo,
  lackingColours,
  leaderOf,
  metIcons,
  metSymbols,
  nextStep,
  oneMore,
  setPoints,
  setsOf,
  tilePoints,
} from "$/games/envyra/view/forecast";

const tile = (
  theme: string | null,
  symbol: string | null,
  points: number,
  cubes = 2,
  needs: string[] = [],
) => ({
  theme,
  symbol,
  points,
  cubes,
  needs,
  mark: theme ? "" : "end",
});
const content = {
  tiles: {
    o1: tile("orange", "sun", 4, 3),
    o2: tile("orange", "dune", 1),
    o3: tile("orange", "fire", 3),
    g1: tile("green", "leaf", 4),
    g2: tile("green", "leaf", 3, 3, ["orange", "orange", "green"]),
    g3: tile("green", "fern", 4),
    b1: tile("blue", "sea", 2),
    END: tile(null, null, 5, 3, ["orange", "green", "blue"]),
  },
  cards: {},
} as unknown as EnvyraContent;

describe("who would win a tile", () => {
  it("most cubes win (18, GC3)", () => expect(leaderOf([0, 0, 1])).toBe(0));
  it("of several with most, who came last (18, GC4)", () => expect(leaderOf([0, 1])).toBe(1));
  it("a third player's last cube does not decide between two with most (E-29)", () =>
    expect(leaderOf([0, 1, 1, 0, 2])).toBe(0));
  it("nobody on an empty tile", () => expect(leaderOf([])).toBeNull());
});

describe("what one more cube would do", () => {
  it("may close a tile for somebody else (17, 18)", () => {
    expect(oneMore(content, "o1", [2, 2], 0, [])).toEqual({
      lacking: [],
      full: false,
      nth: 3,
      left: 0,
      closes: true,
      leader: 2,
      leading: 2,
      trailing: 1,
      coming: [],
      then: null,
    });
  });
  it("comes back from a tile that is full and about to be won (19)", () => {
    // The closing cube has come; that of the reader still lies on the board.
    const told = oneMore(content, "o2", [1, 2], 0, [], [0]);
    expect(told).toMatchObject({
      full: true,
      closes: true,
      leader: 2,
      leading: 1,
      trailing: 1,
      coming: [],
      then: null,
    });
    expect(oneMore(content, "o1", [0, 0, 1], 0, [])).toMatchObject({
      full: true,
      leader: 0,
      leading: 2,
      trailing: 1,
    });
  });
  it("may close it for oneself by coming last", () => {
    expect(oneMore(content, "o2", [1], 0, [])).toMatchObject({
      closes: true,
      leader: 0,
      leading: 1,
      trailing: 1,
    });
  });
  it("may be one of several that are needed", () => {
    expect(oneMore(content, "o1", [], 0, [])).toMatchObject({
      closes: false,
      nth: 1,
      left: 2,
      leader: 0,
      trailing: 0,
    });
  });
  it("counts the cubes of others that lie open and still come (12, 18)", () => {
    const after = oneMore(content, "o2", [], 0, [], [0, 2]);
    expect(after).toMatchObject({ closes: false, left: 1, leader: 0, leading: 1, trailing: 0, coming: [2] });
    expect(after.then).toEqual({ closes: true, leader: 2, leading: 1, trailing: 1 });
    // Who comes before the reader is not the last to come.
    expect(oneMore(content, "o2", [], 0, [], [2, 0]).then).toMatchObject({ closes: true, leader: 0 });
    // A tile that the reader's own cube closes is won before the others come.
    expect(oneMore(content, "o2", [1], 0, [], [0, 2])).toMatchObject({ coming: [], then: null });
    expect(oneMore(content, "o1", [], 0, [], [0, 2]).then).toMatchObject({ closes: false, leader: 2 });
    // Whoever comes before may close it: then it is theirs.
    expect(oneMore(content, "o2", [1], 0, [], [2, 0])).toMatchObject({
      coming: [2],
      then: { closes: true, leader: 2 },
    });
  });
  it("knows whose cubes come, in the order of their turns, and only where they may (13-15)", () => {
    const view = {
      phase: "moving",
      order: [0, 1, 2, 2, 1, 0],
      step: 0,
      won: [[], ["o1", "o2", "g1"], []],
      grid: { a1: { tile: "o2", cubes: [], leader: null }, b1: { tile: "g2", cubes: [], leader: null } },
      boards: [["a1"], ["a1", "b1"], ["a1", "b1"]],
    } as unknown as EnvyraView;
    expect(comingTo(content, view, "a1")).toEqual([0, 1, 2]);
    expect(comingTo(content, { ...view, step: 2 }, "a1")).toEqual([2, 1, 0]);
    expect(comingTo(content, view, "b1")).toEqual([1]);
    expect(comingTo(content, { ...view, phase: "placing" }, "a1")).toEqual([]);
  });
  it("cannot move to a restricted tile without the colours (15, GC2)", () => {
    expect(oneMore(content, "g2", [], 0, ["o1", "b1"]).lacking).toEqual(["orange", "green"]);
    expect(oneMore(content, "g2", [], 0, ["o1", "o2", "g1"]).lacking).toEqual([]);
  });
});

describe("the icons of a restricted tile (15)", () => {
  const have = coloursOf(content, ["o1", "g1", "END"]);
  it("counts colours, the end tile has none", () => expect(have).toEqual({ orange: 1, green: 1, blue: 0 }));
  it("one won tile an icon", () =>
    expect(metIcons(["orange", "orange", "green"], have)).toEqual([true, false, true]));
  it("says which are missing (GC1)", () =>
    expect(lackingColours(["orange", "green", "blue"], have)).toEqual(["blue"]));
});

describe("sets and points", () => {
  const won = ["o1", "o2", "o3", "g1", "g2", "g3", "b1"];
  it("counts as the worked example (GC5)", () => {
    expect(tilePoints(content, won)).toBe(21);
    expect(setPoints(content, won)).toBe(6);
    expect(setsOf(content, won).map((set) => [set.tiles, set.value])).toEqual([
      [["o1", "o2", "o3"], 4],
      [["g1", "g3"], 2],
      [["g2"], 0],
      [["b1"], 0],
    ]);
  });
  it("keeps the end tile out of all sets (D-C12)", () => {
    expect(setsOf(content, ["END", "o1"])).toEqual([
      { theme: "orange", tiles: ["o1"], value: 0 },
      { theme: null, tiles: ["END"], value: 0 },
    ]);
  });
  it("knows what would pay most next", () => {
    expect(nextStep(content, won)).toEqual({ theme: "orange", symbols: 4, gain: 3 });
    expect(nextStep(content, ["b1"])).toEqual({ theme: "blue", symbols: 2, gain: 2 });
    expect(nextStep(content, [])).toBeNull();
  });
});

describe("an Equilibrium card", () => {
  it("needs a symbol as often as it shows it (E-26)", () => {
    expect(metSymbols(content, ["leaf", "leaf", "sun"], ["g1", "o1"])).toEqual([true, false, true]);
    expect(metSymbols(content, ["leaf", "leaf"], ["g1", "g2"])).toEqual([true, true]);
  });
});
