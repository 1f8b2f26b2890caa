/** Where a lesson has come to, and what it lets through. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fits, keep, progress, recall } from "$/tutorial/progress";
import type { TutorialStep } from "$/protocol/types";

const step = (
  id: string,
  at: number,
  ...asks: [at: number, move: string, number: number][]
): TutorialStep => ({
  id,
  at,
  asks: asks.map(([when, move, number]) => ({ at: when, move, number })),
  point: [],
});

/** Two texts; B chooses at the same time as A; B answers twice; A moves, B moves, A moves; the end. */
const STEPS = [
  step("aim", 0),
  step("tile", 0),
  step("place", 0, [1, "place a1", 1]),
  step("won", 4),
  step("both", 4, [4, "lay x", 4], [6, "lay y", 6]),
  step("end", 7),
];

describe("progress", () => {
  it("goes from text to text as they are read", () => {
    expect(progress(STEPS, 0, 0)).toEqual({ step: 0, ask: null, watch: false });
    expect(progress(STEPS, 1, 1)).toEqual({ step: 1, ask: null, watch: false });
  });

  it("asks, also while another chooses at the same time", () => {
    expect(progress(STEPS, 0, 2)).toEqual({ step: 2, ask: 0, watch: false });
    expect(progress(STEPS, 1, 2)).toEqual({ step: 2, ask: 0, watch: false });
  });

  it("stays with the words of a step until the others have moved", () => {
    expect(progress(STEPS, 2, 2)).toEqual({ step: 2, ask: null, watch: true });
    expect(progress(STEPS, 3, 2)).toEqual({ step: 2, ask: null, watch: true });
    expect(progress(STEPS, 4, 2)).toEqual({ step: 3, ask: null, watch: false });
  });

  it("asks for one move after the other", () => {
    expect(progress(STEPS, 4, 4)).toEqual({ step: 4, ask: 0, watch: false });
    expect(progress(STEPS, 5, 4)).toEqual({ step: 4, ask: 1, watch: false });
    expect(progress(STEPS, 7, 4)).toEqual({ step: 5, ask: null, watch: false });
  });

  it("knows on another device what must have been read", () => {
    expect(progress(STEPS, 5, 0)).toEqual({ step: 4, ask: 1, watch: false });
    expect(progress(STEPS, 4, 0).step).toBe(3);
  });

  it("goes back with a move that was taken back, and ends after the last text", () => {
    expect(progress(STEPS, 4, 5).step).toBe(4);
    expect(progress(STEPS, 7, 6)).toEqual({ step: 6, ask: null, watch: false });
  });
});

describe("fits", () => {
  const lay = step("lay", 0, [0, "lay x", 10], [1, "lay y", 11], [2, "end", 0]);

  it("lets the asked move through, by its number or its notation", () => {
    expect(fits(lay, 0, "lay x")).toBe(true);
    expect(fits(lay, 0, "a text of the card", 10)).toBe(true);
    expect(fits(lay, 2, "end")).toBe(true);
  });

  it("lets moves of one kind come in any order, but no other", () => {
    expect(fits(lay, 0, "lay y")).toBe(true);
    expect(fits(lay, 0, "end")).toBe(false);
    expect(fits(lay, 0, "lay z", 12)).toBe(false);
    expect(fits(lay, 3, "end")).toBe(false);
  });
});

describe("what a device keeps", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("remembers by table, the latest twenty", () => {
    expect(recall("t")).toEqual({ table: "t", read: 0, closed: false });
    keep({ table: "t", read: 3, closed: true });
    expect(recall("t")).toEqual({ table: "t", read: 3, closed: true });
    for (let n = 0; n < 20; n += 1) keep({ table: `t${n}`, read: 1, closed: false });
    expect(recall("t").read).toBe(0);
    expect(recall("t0").read).toBe(1);
  });

  it("forgets what it can't read", () => {
    localStorage.setItem("ludoteka.lessons", "[{]");
    expect(recall("t").read).toBe(0);
    localStorage.setItem("ludoteka.lessons", '[{"table": "t", "read": "x"}]');
    expect(recall("t").read).toBe(0);
  });
});
