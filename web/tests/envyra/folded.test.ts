import { describe, expect, it } from "vitest";
import { folded, secretCard } from "$/games/envyra/view/folded";
import type { EnvyraContent, EnvyraView } from "$/games/envyra/view/data";

const content = {
  tiles: { S01: { theme: "sea", symbol: "ice", cubes: 2, points: 1, needs: [], mark: "" } },
  cards: { Q1: { symbols: ["ice"], points: 4 }, Q2: { symbols: ["sun"], points: 5 } },
} as unknown as EnvyraContent;

const view = (card: string, more: Partial<EnvyraView> = {}): EnvyraView =>
  ({
    seat: 1,
    phase: "moving",
    won: [[], ["S01"]],
    secret_cards: [null, card],
    score: [
      { tiles: 0, sets: 0, equilibrium: 2 },
      { tiles: 1, sets: 0, equilibrium: 6 },
    ],
    ...more,
  }) as EnvyraView;

describe("a secret card that is folded away", () => {
  it("is gone, with its points if it has brought any", () => {
    const met = folded(view("Q1"), content);
    expect(met.secret_cards).toEqual([null, null]);
    expect(met.score.map(({ equilibrium }) => equilibrium)).toEqual([2, 2]);
    expect(folded(view("Q2"), content).score.map(({ equilibrium }) => equilibrium)).toEqual([2, 6]);
    expect(JSON.stringify(met)).not.toContain("Q1");
  });

  it("is nobody's secret after the end, and an onlooker has none", () => {
    expect(secretCard(view("Q1", { phase: "over" }))).toBeNull();
    expect(secretCard(view("Q1", { seat: null }))).toBeNull();
    const over = view("Q1", { phase: "over" });
    expect(folded(over, content)).toBe(over);
  });
});
