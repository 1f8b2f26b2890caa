import { describe, expect, it } from "vitest";
import { asContent, cellsIn, cellsOf, neighbour, tileFacts, total } from "$/games/envyra/view/data";

describe("cells", () => {
  it("are read from the corner card on (6)", () =>
    expect(cellsOf(3, 2)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]));
  it("stand in a spelled move", () => {
    expect(cellsIn("place a1 c2")).toEqual(["a1", "c2"]);
    expect(cellsIn(null)).toEqual([]);
  });
  it("have neighbours for the arrow keys, up to the edge", () => {
    expect(neighbour("b2", "ArrowLeft", 3, 3)).toBe("a2");
    expect(neighbour("b2", "ArrowDown", 3, 3)).toBe("b3");
    expect(neighbour("b2", "End", 4, 3)).toBe("d2");
    expect(neighbour("a1", "ArrowUp", 3, 3)).toBeNull();
    expect(neighbour("c1", "ArrowRight", 3, 3)).toBeNull();
    expect(neighbour("b2", "x", 3, 3)).toBeNull();
  });
});

describe("what is not there", () => {
  it("leaves a board that can be drawn", () => {
    expect(tileFacts(asContent({}), "S01").cubes).toBe(1);
    expect(total(undefined)).toBe(0);
    expect(total({ tiles: 1, sets: 2, equilibrium: 4 })).toBe(7);
  });
});
