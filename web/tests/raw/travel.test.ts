import { describe, expect, it } from "vitest";
import type { Laid } from "$/games/raw/view/data";
import { spread } from "$/games/raw/layout/spread";
import { frames, poseOf, selectors } from "$/games/raw/animation/flights";
import { journeyOf } from "$/games/raw/animation/journeys";
import { unfold } from "$/games/raw/view/scene";
import { content, viewOf } from "./table.svelte";

const rect = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

it("knows where the card of an event comes from and goes to", () => {
  const way = (event: { kind: string; [field: string]: unknown }): string => {
    const found = journeyOf(event, content);
    return found
      ? `${found.from.kind} ${found.from.number} > ${found.to.kind} ${found.to.number}: ${found.card}`
      : "none";
  };
  expect(way({ kind: "laid", seat: 1, card: "brute", spot: 4 })).toBe("hand 1 > spot 4: brute");
  // Magic is used up; an ability flies when its monster is chosen (28).
  expect(way({ kind: "laid", seat: 1, card: "spark", spot: 0 })).toBe("hand 1 > discard 0: spark");
  expect(way({ kind: "laid", seat: 1, card: "jaw", spot: 0 })).toBe("none");
  expect(way({ kind: "bonded", seat: 1, card: "jaw", spot: 4 })).toBe("hand 1 > spot 4: jaw");
  // What only its owner sees travels with its back up.
  expect(way({ kind: "drew", seat: 1 })).toBe("deck 0 > hand 1: null");
  expect(way({ kind: "raided", seat: 0, spot: 3, victim: 1, trophy: "" })).toBe("lives 1 > hand 0: null");
  expect(way({ kind: "raided", seat: 0, spot: 3, victim: 1, trophy: "wall" })).toBe(
    "trophies 1 > hand 0: wall",
  );
  expect(way({ kind: "burned", card: "", success: false })).toBe("none");
  expect(way({ kind: "wounded", spot: 3 })).toBe("none");
});

it("takes off and lands where the cards are, however large they are there", () => {
  const base = rect(100, 50, 1000, 600);
  expect(poseOf(rect(200, 150, 80, 112), base)).toEqual({ x: 140, y: 156, width: 80 });
  expect(poseOf(rect(200, 150, 112, 112), base).width).toBeCloseTo(80); // tapped
  // Below what can be seen of a phone: at the edge.
  expect(poseOf(rect(200, 900, 80, 112), base).y).toBe(600);
  const [first, , last] = frames({ x: 100, y: 100, width: 40 }, { x: 300, y: 200, width: 80 }, 80);
  expect(first?.transform).toBe("translate(80px, 72px) scale(0.5)");
  expect(last?.transform).toBe("translate(260px, 144px) scale(1)");
  expect(selectors({ kind: "hand", number: 2 }, "jaw")[0]).toBe('[data-place="hand:2"] [data-card="jaw"]');
});

it("moves what was taken from lives, trophies and the discard pile", () => {
  const start = viewOf({}, { discard: ["wall", "ghost"], trophies: [["bite"], []] });
  const life = unfold(start, { kind: "life_taken", seat: 0, trophy: "", card: "spark" });
  expect([life.lives[0], life.shown_lives[0], life.hands[0]]).toEqual([3, [], 3]);
  const trophy = unfold(start, { kind: "life_taken", seat: 0, trophy: "bite" });
  expect([trophy.lives[0], trophy.trophies[0], trophy.shown_hands[0]]).toEqual([
    4,
    [],
    ["jaw", "brute", "bite"],
  ]);
  const back = unfold(start, { kind: "zombie_returned", seat: 0, card: "ghost", paid: "jaw" });
  expect([back.discard, back.shown_hands[0], back.hands[0]]).toEqual([
    ["wall", "jaw"],
    ["brute", "ghost"],
    2,
  ]);
  const robbed = unfold(start, { kind: "raided", seat: 0, spot: 3, victim: 1, trophy: "", card: "wall" });
  expect([robbed.lives[1], robbed.hands[0], robbed.shown_hands[0]?.at(-1)]).toEqual([3, 3, "wall"]);
});

describe("the cards of another player", () => {
  const laid = (count: number): Laid[] =>
    Array.from({ length: count }, (_, spot) => ({ spot, piece: { owner: 1, card: "brute" }, holds: [] }));
  const widthFor = (cards: Laid[], wide: number, high: number, most: number): number =>
    spread(cards, wide, high, most).card;

  it("are as large as all of them have room for, never too small to touch", () => {
    expect(widthFor(laid(3), 1060, 174, 84)).toBe(84);
    expect(widthFor(laid(6), 188, 214, 84)).toBeLessThan(84);
    expect(widthFor(laid(40), 188, 174, 84)).toBe(44);
    const holding = laid(3).map((one, at) => ({ ...one, holds: at === 0 ? laid(1) : [] }));
    expect(widthFor(holding, 1060, 124, 84)).toBeLessThan(widthFor(laid(3), 1060, 124, 84));
  });

  it("are never cut off, however many there are and however small their box is", () => {
    for (const count of [0, 1, 2, 3, 5, 8, 14]) {
      for (const [wide, high] of [
        [180, 90],
        [180, 160],
        [198, 252],
        [290, 90],
        [900, 90],
        [900, 200],
      ] as const) {
        const { card, rows, gap } = spread(laid(count), wide, high, 120);
        expect(rows.flat()).toHaveLength(count);
        for (const row of rows)
          expect(
            row.length * card + (row.length - 1) * gap,
            `${count} in ${wide} by ${high}`,
          ).toBeLessThanOrEqual(wide + 0.01);
        expect(rows.length * card * 1.4 + Math.max(rows.length - 1, 0) * 16).toBeLessThanOrEqual(high);
      }
    }
  });

  it("lie over each other rather than be too small to read", () => {
    const three = spread(laid(3), 198, 252, 84);
    expect(three.card).toBeGreaterThan(75);
    const five = spread(laid(5), 184, 130, 80);
    expect(five.card).toBeGreaterThanOrEqual(44);
    expect(spread(laid(3), 600, 120, 80)).toMatchObject({ card: 80, seen: 1 });
  });
});
