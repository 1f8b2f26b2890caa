import { describe, expect, it } from "vitest";
import { fortunes } from "$/report/luck";
import { scoreTable, winnersOf } from "$/shell/end/scores";
import type { Result } from "$/table/data";

const result: Result = {
  ranks: [2, 1, 2],
  scores: [21, 29, 21],
  parts: [
    { tiles: 17, sets: 4 },
    { tiles: 19, sets: 10 },
    { tiles: 21, sets: 0 },
  ],
  columns: [{ stars: 1 }, { stars: 2 }, { stars: 3 }],
  reason: "end_tile_won",
  rule: "envyra.26",
};

describe("the table of scores", () => {
  it("goes from the best to the last, equals by their seats", () => {
    const table = scoreTable(result);
    expect(table.rows.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
    expect(table.parts).toEqual(["tiles", "sets"]);
    expect(table.columns).toEqual(["stars"]);
    expect(table.rows[0]).toMatchObject({ score: 29, parts: [19, 10], columns: [2] });
    expect(table.most).toBe(29);
  });

  it("has the part that brought most first, and numbered ones in order", () => {
    const mixed: Result["parts"] = [
      { equilibrium: 2, sets: 4, tiles: 17 },
      { equilibrium: 0, sets: 10, tiles: 19 },
      {},
    ];
    expect(scoreTable({ ...result, parts: mixed }).parts).toEqual(["tiles", "sets", "equilibrium"]);
    const tiers: Result["parts"] = [
      { tier_1: 3, tier_2: 0, tier_3: 13 },
      { tier_1: 3, tier_2: 8, tier_3: 0 },
      {},
    ];
    expect(scoreTable({ ...result, parts: tiers }).parts).toEqual(["tier_1", "tier_2", "tier_3"]);
  });

  it("has no columns where a game has none, and a bar even if nobody scored", () => {
    const empty = { ...result, scores: [0, 0, 0], parts: [{}, {}, {}], columns: [{}, {}, {}] };
    expect(scoreTable(empty)).toMatchObject({ parts: [], columns: [], most: 1 });
  });

  it("tells who won, or who shares the win", () => {
    expect(winnersOf(result)).toEqual([1]);
    expect(winnersOf({ ...result, ranks: [1, 2, 1] })).toEqual([0, 2]);
  });
});

const figure = (name: string, chance_permille: number) => ({
  name,
  chance_permille,
  expected_permille: 9998,
  actual_permille: 7000,
});

describe("luck", () => {
  it("puts figures of equal chance together", () => {
    const [one] = fortunes([{ seat: 1, figures: [figure("losses", 841), figure("kills", 841)] }]);
    expect(one).toMatchObject({ seat: 1, kind: "lucky", percent: 84 });
    expect(one?.figures).toHaveLength(2);
    expect(one?.lean).toBeCloseTo(0.682);
  });

  it("knows good luck, bad luck and neither", () => {
    const kinds = [2, 399, 400, 500, 600, 601, 1000].map(
      (chance) => fortunes([{ seat: 0, figures: [figure("x", chance)] }])[0],
    );
    expect(kinds.map((one) => one?.kind)).toEqual([
      "unlucky",
      "unlucky",
      "even",
      "even",
      "even",
      "lucky",
      "lucky",
    ]);
    expect(kinds[0]?.percent).toBe(99); // never "all of 100"
    expect(kinds.at(-1)?.percent).toBe(99);
  });

  it("says nothing of a seat that had nothing to do with chance", () => {
    expect(fortunes([{ seat: 0, figures: [] }])).toEqual([]);
  });
});
