import { expect, it } from "vitest";
import { comingTo, isClosing } from "$/games/envyra/view/coming";
import type { EnvyraContent, EnvyraView } from "$/games/envyra/view/data";

const content = { tiles: { S01: { cubes: 3 } }, cards: {} } as unknown as EnvyraContent;
const view = (cubes: number, boards: string[][], phase = "moving"): EnvyraView =>
  ({
    phase,
    grid: { a1: { tile: "S01", cubes: Array.from({ length: cubes }, () => 0) } },
    boards,
  }) as unknown as EnvyraView;
const none: ReadonlySet<string> = new Set();

it("cubes are still to come from the boards that have them, but not those in the air", () => {
  const boards = [["a1"], ["b1"], ["b1", "a1"]];
  expect(comingTo(view(0, boards), none, "a1")).toEqual([0, 2]);
  expect(comingTo(view(0, boards), new Set(["board:0:a1", "board:1:b1"]), "a1")).toEqual([2]);
  expect(comingTo(view(0, boards), none, "c1")).toEqual([]);
});

it("a tile is closing if one more cube fills it, and one is on its way", () => {
  expect(isClosing(view(2, [["a1"]]), content, none, "a1")).toBe(true);
  expect(isClosing(view(1, [["a1"]]), content, none, "a1")).toBe(false);
  expect(isClosing(view(2, [["b1"]]), content, none, "a1")).toBe(false);
  expect(isClosing(view(2, [["a1"]]), content, new Set(["board:0:a1"]), "a1")).toBe(false);
  expect(isClosing(view(2, [["a1"]], "placing"), content, none, "a1")).toBe(false);
  expect(isClosing(view(2, [["a1"]]), content, none, "b1")).toBe(false);
});
