import { describe, expect, it } from "vitest";
import { carried, choiceFor, mostOf, offered, sameCells, toggled } from "$/games/envyra/view/draft";
import type { EnvyraChoice } from "$/games/envyra/view/data";

const choice = (verb: "place" | "move", ...cells: string[]): EnvyraChoice => ({
  move: 0,
  verb,
  cells,
  text: `${verb} ${cells.join(" ")}`,
});

describe("a placing in mind", () => {
  it("grows by taps and shrinks by the same taps", () => {
    expect(toggled([], "a1", 2)).toEqual(["a1"]);
    expect(toggled(["a1"], "b1", 2)).toEqual(["a1", "b1"]);
    expect(toggled(["a1", "b1"], "a1", 2)).toEqual(["b1"]);
  });
  it("refuses a third cube (10), and moves a single one", () => {
    expect(toggled(["a1", "b1"], "c1", 2)).toBeNull();
    expect(toggled(["a1"], "c1", 1)).toEqual(["c1"]);
  });
  it("can be changed by carrying cubes", () => {
    expect(carried([], null, "a1", 2)).toEqual(["a1"]);
    expect(carried(["a1"], "a1", "b1", 2)).toEqual(["b1"]);
    expect(carried(["a1", "b1"], "a1", "b1", 2)).toEqual(["a1", "b1"]);
    expect(carried(["a1", "b1"], "b1", "b1", 2)).toEqual(["a1", "b1"]);
    expect(carried(["a1"], null, "a1", 2)).toEqual(["a1"]);
    expect(carried(["a1", "b1"], null, "c1", 2)).toBeNull();
    expect(carried(["a1"], null, "c1", 1)).toEqual(["c1"]);
  });
});

describe("what is on offer", () => {
  const choices = [choice("place", "a1"), choice("place", "b1"), choice("place", "a1", "b1")];
  it("says how many cubes and where", () => {
    expect(mostOf(choices)).toBe(2);
    expect(mostOf([])).toBe(0);
    expect([...offered(choices, "place")]).toEqual(["a1", "b1"]);
    expect(offered(choices, "move").size).toBe(0);
  });
  it("has the move for the chosen cells, in any order", () => {
    expect(choiceFor(choices, "place", ["b1", "a1"])?.text).toBe("place a1 b1");
    expect(choiceFor(choices, "place", ["c1"])).toBeUndefined();
    expect(choiceFor(choices, "move", ["a1"])).toBeUndefined();
  });
  it("is compared as sets", () => {
    expect(sameCells(["a1", "b1"], ["b1", "a1"])).toBe(true);
    expect(sameCells(["a1"], ["a1", "b1"])).toBe(false);
  });
});
