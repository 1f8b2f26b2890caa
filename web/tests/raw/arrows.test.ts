/** Arrows of attacks: which is meant now, and the way they take past cards that have no part in it. */
import { expect, it } from "vitest";
import { aimsOf } from "$/games/raw/arrows/attacks";
import { animate } from "$/games/raw/animation/animator";
import { Store } from "$/games/raw/store.svelte";
import { type Obstacle, type Point, route, seenOf } from "$/games/raw/arrows/routes";
import type { Step } from "$/table/step";
import type { Scene } from "$/table/playback.svelte";
import { FakePlay, viewOf } from "./table.svelte";

const AREA = { width: 1000, height: 700 };
const at = (left: number, top: number) => ({ left, top, width: 80, height: 112 });

/** Does the way touch this card? */
const touches = (way: readonly Point[], { left, top, width, height }: Obstacle): boolean => {
  const points = way.slice(1).flatMap(([x, y], place) => {
    const [px, py] = way[place] as Point;
    return Array.from(
      { length: 21 },
      (_, step) => [px + ((x - px) * step) / 20, py + ((y - py) * step) / 20] as const,
    );
  });
  return points.some(([x, y]) => x > left && x < left + width && y > top && y < top + height);
};

it("an arrow goes round the cards between two others, and straight where none is", () => {
  const between: Obstacle[] = [300, 450].map((left) => ({ ...at(left, 100), weight: 7 }));
  const way = route(at(600, 100), at(100, 100), between, AREA) as Point[];
  expect(between.filter((card) => touches(way, card))).toEqual([]);
  const bare = route(at(600, 100), at(100, 100), [], AREA) as Point[];
  expect(Math.max(...bare.map(([, y]) => Math.abs(y - 156)))).toBeLessThan(20);
});

it("an arrow begins at what is seen of a card that another covers", () => {
  expect(seenOf(at(0, 0), [at(30, 0)])).toEqual({ left: 0, top: 0, width: 30, height: 112 });
  expect(seenOf(at(0, 0), [{ left: 0, top: 40, width: 80, height: 112 }])).toEqual({
    left: 0,
    top: 0,
    width: 80,
    height: 40,
  });
  expect(seenOf(at(0, 0), [at(200, 0)])).toEqual(at(0, 0));
});

it("only the attack that is told of is drawn in full", () => {
  const play = new FakePlay();
  const store = new Store(play.play);
  const table = {
    "1": { owner: 0, card: "wall" },
    "2": { owner: 0, card: "bite" },
    "7": { owner: 1, card: "brute" },
    "8": { owner: 1, card: "ghost" },
  };
  const view = viewOf(table, {
    active: 1,
    attacks: [
      [7, "plain", [1]],
      [8, "plain", [2]],
    ],
  });
  const now = (): number[] =>
    aimsOf(store, view)
      .filter((aim) => aim.now)
      .map((aim) => aim.from);
  expect(now()).toEqual([8]); // the one declared last
  store.beat = { kind: "attacked", spots: [7, 1], card: null };
  expect(now()).toEqual([7]);
  store.beat = { kind: "wounded", spots: [2], card: null };
  expect(now()).toEqual([8]);
});

it("a trap that snaps has a line to whom it hits, and no other arrow is in full (49)", async () => {
  const play = new FakePlay();
  play.ms = () => 0;
  const store = new Store(play.play);
  const table = { "2": { owner: 1, card: "bite" }, "7": { owner: 0, card: "brute" } };
  const before = viewOf(table, { attacks: [[7, "plain", [2]]] });
  const told: unknown[] = [];
  const tell: Scene["tell"] = async (move) => {
    const moving = move?.(new AbortController().signal);
    if (store.beat)
      told.push(
        aimsOf(store, before)
          .filter((aim) => aim.now)
          .map(({ from, to, trap }) => [from, to, trap]),
      );
    await moving;
  };
  const snaps = { kind: "trap_sprung", seat: 1, spot: 2, card: "bite", ability: false };
  for (const events of [[snaps, { kind: "wounded", spot: 7, count: 2, wounds: 2 }], [snaps]]) {
    const step = { before, after: before, events, entries: [], moves: 2 } as unknown as Step;
    await animate(store, { step, show: () => undefined, tell, signal: new AbortController().signal });
  }
  expect(told[0]).toEqual([[2, 7, true]]);
  expect(told.at(-1)).toEqual([[2, 7, true]]); // not told of yet: the only attacker
});
