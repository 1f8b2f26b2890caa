import { describe, expect, it } from "vitest";
import type { Laid } from "$/games/raw/data";
import { fanOf, sizesFor } from "$/games/raw/sizes";

const laid = (count: number, more: Partial<Laid["piece"]> = {}): Laid[] => Array.from({ length: count }, (_, spot) => ({ spot, piece: { owner: 0, ...more }, holds: [] }));

describe("the sizes of cards", () => {
  it("are large for a hand of seven at 1440 by 900, with every name in sight", () => {
    for (const rivals of [1, 2, 3, 4, 5]) {
      const { hand } = sizesFor(830, 838, rivals, []);
      const fan = fanOf(7, 800, hand, Math.min(hand, 130));
      expect(fan.card, `${rivals} rivals`).toBeGreaterThanOrEqual(130);
      expect(fan.seen).toBeGreaterThan(0.6);
      expect(fan.card + 6 * fan.step).toBeLessThanOrEqual(800);
    }
  });

  it("are never smaller for one's own army than for the others'", () => {
    for (const count of [0, 3, 8, 14]) {
      const { army, rival } = sizesFor(830, 838, 2, laid(count, { tapped: true }));
      expect(army).toBeGreaterThanOrEqual(rival);
    }
  });

  it("let many cards cover each other before names are lost, and then go on sideways", () => {
    const fan = fanOf(20, 760, 150, 130);
    expect(fan.card).toBe(130);
    expect(fan.seen).toBeGreaterThanOrEqual(0.46);
    expect(fanOf(1, 760, 150, 130)).toMatchObject({ card: 150, seen: 1 });
    expect(fanOf(3, 760, 150, 130).seen).toBe(1);
  });
});
