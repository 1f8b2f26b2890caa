import { describe, expect, it } from "vitest";
import { clocks, nearest, PACES } from "$/shell/menu/paces";

describe("what a host can choose", () => {
  it("finds the step of a pace that was set elsewhere", () => {
    expect([0, 100, 200, 600, 1000, 1100, 2000].map(nearest)).toEqual([0, 0, 300, 600, 600, 1500, 1500]);
    expect(PACES.map(nearest)).toEqual([...PACES]);
  });

  it("has the time of the table among the times", () => {
    expect(clocks(null)).toEqual([0, 30, 60, 120, 300, 900, 86_400, 259_200]);
    expect(clocks(45)).toContain(45);
    expect(clocks(60)).toEqual(clocks(null));
  });
});
