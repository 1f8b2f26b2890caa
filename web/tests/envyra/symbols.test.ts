import { describe, expect, it } from "vitest";
import { symbolsOf } from "$/games/envyra/view/symbols";
import type { EnvyraContent, EnvyraView } from "$/games/envyra/view/data";

const tile = (symbol: string, mark = "") => ({ theme: "blue", symbol, cubes: 2, points: 1, needs: [], mark });
const content = {
  tiles: {
    a: tile("sea"),
    b: tile("sea"),
    c: tile("sea", "3/4"),
    d: tile("ice"),
    END: { ...tile("x"), theme: null, symbol: null },
  },
  cards: {},
} as unknown as EnvyraContent;
const view = (seats: number): EnvyraView =>
  ({
    seats,
    won: [["a"], []],
    grid: { a1: { tile: "b", cubes: [], leader: null } },
  }) as unknown as EnvyraView;

describe("who has which symbol", () => {
  it("counts what was won, lies in the grid, or was not seen yet", () => {
    const sea = symbolsOf(content, view(3))[2]?.symbols[0];
    expect(sea).toMatchObject({ symbol: "sea", owners: [0], inGrid: 1, unseen: 1 });
    expect(symbolsOf(content, view(3))[2]?.symbols[1]).toMatchObject({
      symbol: "ice",
      owners: [],
      unseen: 1,
    });
  });
  it("knows that tiles marked 3/4 are out with two players (D-C9)", () => {
    expect(symbolsOf(content, view(2))[2]?.symbols[0]?.unseen).toBe(0);
  });
});
