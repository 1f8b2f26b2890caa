import { expect, it } from "vitest";
import { tieBreaks, verdict } from "$/shell/end/verdict";
import type { Result } from "$/table/data";

const ended = (ranks: number[], ...deciders: [name: string, ...figures: number[]][]): Result => ({
  ranks,
  scores: [],
  parts: [],
  columns: [],
  reason: "",
  rule: "",
  deciders: deciders.map(([name, ...figures]) => ({ name, figures })),
});

it("is the first figure that tells the winner from the next", () => {
  const result = ended([2, 1, 3], ["points", 29, 29, 4], ["sets", 6, 6, 0], ["end_tile", 0, 1, 0]);
  expect(verdict(result)).toEqual({
    by: "end_tile",
    seat: 1,
    rivals: [0],
    figures: { points: 29, sets: 6, end_tile: 1 },
    rival: { points: 29, sets: 6, end_tile: 0 },
  });
  expect(verdict(ended([2, 1, 2], ["points", 3, 5, 3], ["sets", 9, 0, 9]))).toMatchObject({
    by: "points",
    rivals: [0, 2],
    rival: { points: 3 },
  });
});

it("is nothing where the win is shared, whoever comes behind", () => {
  expect(verdict(ended([1, 3, 1], ["points", 7, 2, 7], ["stars", 4, 9, 4]))).toMatchObject({
    by: "shared",
    seat: 0,
    rivals: [2],
  });
});

it("is told of lower places too, where their scores are equal", () => {
  const result = {
    ...ended([3, 2, 1], ["points", 14, 14, 28], ["sets", 2, 4, 6], ["end_tile", 0, 0, 1]),
    scores: [14, 14, 28],
  };
  expect(tieBreaks(result)).toMatchObject([
    { by: "sets", seat: 1, rivals: [0], figures: { sets: 4 }, rival: { sets: 2 } },
  ]);
  expect(tieBreaks({ ...result, ranks: [2, 2, 1] })).toEqual([]);
  expect(
    tieBreaks({ ...ended([3, 2, 1], ["points", 12, 14, 28], ["sets", 2, 4, 6]), scores: [12, 14, 28] }),
  ).toEqual([]);
  // Who lasted longer has words of its own.
  expect(
    tieBreaks({ ...ended([3, 2, 1], ["lasted", 1, 2, 3], ["spoils", 4, 4, 9]), scores: [4, 4, 9] }),
  ).toEqual([]);
});

it("is not known where a game does not tell its figures", () => {
  expect(verdict(ended([1, 2]))).toBeNull();
  expect(verdict({ ...ended([1, 2]), deciders: undefined })).toBeNull();
});
