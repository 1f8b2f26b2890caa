import { expect, it } from "vitest";
import { beats } from "$/games/envyra/beats";
import type { GameEvent } from "$/table/data";

const laid = (cell: string, name: string): GameEvent => ({ kind: "tile_laid", cell, tiles: [name], bag: 17 });

it("tells the place of both of two equal tiles that come together", () => {
  // When the first one is laid, the grid has no other tree yet.
  const told = beats.together?.([
    laid("a1", "tree"),
    laid("a3", "fern"),
    laid("b3", "tree@b3"),
    laid("c3", "rain@c3"),
  ]);
  expect(told).toEqual({ count: 4, tiles: ["tree@a1", "fern", "tree@b3", "rain@c3"], bag: 17 });
});

it("tells a refill whole, not tile by tile with numbers that seem to add up", () => {
  expect(beats.whole?.(laid("a1", "tree"))).toBe(true);
  expect(beats.whole?.({ kind: "cube_moved" })).toBe(false);
});
