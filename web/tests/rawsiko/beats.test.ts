import { describe, expect, it } from "vitest";
import { animate } from "$/games/rawsiko/animation/animator";
import { beats } from "$/games/rawsiko/beats";
import { storeOf } from "$/games/rawsiko/store.svelte";
import { headedBy } from "$/games/rawsiko/view/heading";
import type { Entry } from "$/protocol/types";
import { type Beat, beatOf, lasting } from "$/table/beats";
import type { Step } from "$/table/step";
import type { GameEvent } from "$/table/data";
import { FakePlay } from "./table.svelte";
import { viewOf } from "./world";

const clash = (attack: number[], defence: number[]): GameEvent => ({
  kind: "clash",
  seat: 1,
  defender: 2,
  source: "TUR",
  target: "DEU",
  attack,
  defence,
  attackers_lost: 1,
  defenders_lost: 0,
  conquered: false,
});
const timeOf = (event: GameEvent, seat: number): number =>
  lasting(beatOf("1.0", { event, text: "" }, beats, seat), "It holds.", beats);

describe("the result of a clash", () => {
  it("stands for two seconds and more, longer with more dice, and longer still if it is the reader's", () => {
    expect(timeOf(clash([2], [3]), 0)).toBeGreaterThanOrEqual(2000);
    expect(timeOf(clash([6, 2, 1], [3, 3]), 0)).toBeGreaterThan(timeOf(clash([2], [3]), 0));
    expect(timeOf(clash([2], [3]), 2)).toBeGreaterThanOrEqual(2500);
  });

  it("is to be read from the moment at which the dice lie", async () => {
    const play = Object.assign(new FakePlay(), { ms: () => 0 });
    const event = clash([2], [3]);
    play.view = viewOf({ territories: { TUR: [1, 2, 2], DEU: [2, 1, 1] } });
    const store = storeOf(play.play);
    let lay: boolean | undefined;
    await animate(store, {
      step: { events: [event] } as unknown as Step,
      show: () => undefined,
      tell: async (move) => void (await move?.(new AbortController().signal)),
      reworded: () => (lay = store.clash?.rolling === false),
      signal: new AbortController().signal,
    });
    expect(lay).toBe(true);
  });
});

describe("the heading", () => {
  const before = viewOf({ turn: 0, phase: "placing" });
  const after = viewOf({ turn: 1, phase: "acting" });
  const events = [
    { kind: "assets_placed", seat: 2, territory: "EGY", count: 3, left: 0 },
    { kind: "turn_began", turn: 1 },
  ];
  const step: Step = {
    before,
    after,
    events,
    entries: [{ seq: 8, events } as unknown as Entry],
    moves: 8,
  };
  const beat = (...keys: string[]): Beat => ({ keys, events: [], texts: [], seat: null, least: 0 });

  it("belongs to what is told, not to what comes of it", () => {
    expect(headedBy(after, step, beat("7.0", "8.0"))).toBe(before);
    expect(headedBy(after, step, beat("8.1"))).toBe(after);
    expect(headedBy(after, step, null)).toBe(after);
    expect(headedBy(after, null, beat("8.0"))).toBe(after);
  });
});
