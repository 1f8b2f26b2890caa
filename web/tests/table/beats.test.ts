import { describe, expect, it } from "vitest";
import { type Beat, toldBefore } from "$/table/beats";

const ENTRIES = [
  { seq: 3, events: [{ kind: "cube_moved", seat: 0 }] },
  { seq: 5, events: [{ kind: "cube_moved", seat: 1, forced: true }] },
];
const beat = (key: string, event: Record<string, unknown>): Beat => ({
  keys: [key],
  events: [{ kind: "cube_moved", ...event }],
  texts: [""],
  seat: null,
  least: 0,
});

describe("what a lesson has told before", () => {
  it("is news the first time alone", () => {
    expect(toldBefore(ENTRIES, beat("3.0", {}))).toBe(false);
    expect(toldBefore(ENTRIES, beat("4.0", {}))).toBe(true);
  });

  it("is news once more when the rules do it", () => {
    expect(toldBefore(ENTRIES, beat("4.0", { forced: true }))).toBe(false);
    expect(toldBefore(ENTRIES, beat("6.0", { forced: true }))).toBe(true);
  });
});
