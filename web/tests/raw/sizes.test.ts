import { describe, expect, it } from "vitest";
import type { Laid } from "$/games/raw/view/data";
import { columnsFor, fanOf, phoneSize, sizesFor } from "$/games/raw/layout/sizes";

const laid = (count: number, more: Partial<Laid["piece"]> = {}): Laid[] =>
  Array.from({ length: count }, (_, spot) => ({ spot, piece: { owner: 0, ...more }, holds: [] }));

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

  it("leave the table readable in low windows, the hand with its keywords", () => {
    for (const [table, high, least] of [
      [1066, 704, 94],
      [1024, 704, 94],
      [980, 656, 78],
    ] as const) {
      for (const rivals of [2, 3]) {
        const sizes = sizesFor(table - 260, high, rivals, laid(3), { table });
        expect(sizes.army, `${table} by ${high}, ${rivals} rivals`).toBeGreaterThanOrEqual(least);
        expect(sizes.army).toBeGreaterThanOrEqual(sizes.rival);
        expect(sizes.hand).toBeGreaterThanOrEqual(104);
        expect(sizes.least).toBeLessThanOrEqual(high);
      }
    }
  });

  it("are not bound to an army that nobody has: an onlooker sees four players in a square, with large cards", () => {
    expect([2, 3, 4, 5, 6].map(columnsFor)).toEqual([2, 3, 2, 3, 3]);
    const watched = sizesFor(1065, 720, 4, [], { open: true, seated: false });
    expect(watched.rival).toBeGreaterThan(120);
    expect(watched.least).toBeLessThanOrEqual(720); // nothing is cut off below
  });

  it("of a small army are readable at a table of six in a low window", () => {
    expect(sizesFor(800, 704, 5, laid(1), { table: 1066 }).army).toBeGreaterThanOrEqual(76);
  });

  it("let many cards cover each other before names are lost, and then go on sideways", () => {
    const fan = fanOf(20, 760, 150, 130);
    expect(fan.card).toBe(130);
    expect(fan.seen).toBeGreaterThanOrEqual(0.46);
    expect(fanOf(1, 760, 150, 130)).toMatchObject({ card: 150, seen: 1 });
    expect(fanOf(3, 760, 150, 130).seen).toBe(1);
  });

  it("grow on a phone where few cards lie and nothing is asked, and never fall below what is read", () => {
    const few = phoneSize(390, 690, [laid(1), laid(1)], 68);
    expect(few).toBeGreaterThan(90);
    expect(phoneSize(390, 690, [laid(6), laid(1)], 68)).toBe(78);
    expect(phoneSize(390, 400, [laid(1), laid(1)], 84)).toBe(78);
    // Both rows, the hand and what stands around them are in sight together.
    expect(2 * few * 1.4 + 68 * 1.4 + 330).toBeLessThanOrEqual(690);
  });
});
