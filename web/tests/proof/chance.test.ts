import { describe, expect, it } from "vitest";
import { commitment, Quick, Sealed } from "$/proof/chance";
import told from "./games.json";

describe("chance is the engine's", () => {
  it("seals a seed as Python does", () => {
    expect(commitment(told.seed)).toBe(told.commitment);
  });

  it.each([
    ["sealed", new Sealed(told.seed), told.sealed],
    ["quick", new Quick(told.seed), told.quick],
  ])("draws what Python draws: %s", (_, chance, outcomes) => {
    expect(outcomes.map(([n = 0]) => [n, chance.below(n)])).toEqual(outcomes);
  });

  it("refuses what is no seed and no number of outcomes", () => {
    expect(() => new Sealed("00")).toThrow("32 bytes");
    expect(() => new Sealed(told.seed).below(0)).toThrow("1 to 4294967296");
    expect(() => new Sealed(told.seed).below(2 ** 32 + 1)).toThrow();
  });
});
