import { describe, expect, it } from "vitest";
import { nextIncome, parked, wagonText } from "$/games/rawsiko/view/facts";
import { nextSeat } from "$/games/rawsiko/view/order";
import { viewOf } from "./world";

const base = { seats: 3, first: 1, out: [0, 0, 0], turn: 2, turns: 3 };

describe("who is next", () => {
  it("acts behind the current player, and begins the next turn", () => {
    expect(nextSeat(viewOf({ ...base, phase: "acting", waiting: [1] }))).toBe(2);
    expect(nextSeat(viewOf({ ...base, phase: "acting", waiting: [2] }))).toBe(0);
    expect(nextSeat(viewOf({ ...base, phase: "acting", waiting: [0] }))).toBe(1);
    expect(nextSeat(viewOf({ ...base, phase: "acting", waiting: [0], turn: 3 }))).toBeNull();
    expect(nextSeat(viewOf({ ...base, phase: "acting", waiting: [1], out: [0, 0, 1] }))).toBe(0);
  });

  it("chooses behind the current player, then the other way round (18)", () => {
    const choosing = (waiting: number, territories = {}, picking = null as object | null): number | null =>
      nextSeat(
        viewOf({
          ...base,
          phase: picking ? "taking" : "choosing",
          waiting: [waiting],
          territories,
          picking,
        } as never),
      );
    expect(choosing(1)).toBe(2);
    expect(choosing(2)).toBe(0);
    expect(choosing(0)).toBeNull(); // the same player chooses a second continent at once
    expect(choosing(0, { TUR: [0, 1, 1] })).toBe(2);
    expect(choosing(2, { TUR: [2, 1, 1] })).toBe(1);
    expect(choosing(1, { TUR: [1, 1, 1] }, { continent: "ASI", territories: ["TUR"], left: 1 })).toBe(2);
  });

  it("places what there is to place, then the first player acts", () => {
    expect(nextSeat(viewOf({ ...base, phase: "investing", waiting: [1], to_place: [4, 4, 0] }))).toBe(0);
    expect(nextSeat(viewOf({ ...base, phase: "investing", waiting: [0], to_place: [4, 0, 0] }))).toBe(1);
  });

  it("trades if there is something to choose; after the end nobody is next", () => {
    expect(nextSeat(viewOf({ ...base, phase: "trading", waiting: [1], trades: [1, 1, 0] }))).toBe(0);
    expect(nextSeat(viewOf({ ...base, phase: "trading", waiting: [0], trades: [1, 0, 0] }))).toBeNull();
    expect(nextSeat(viewOf({ ...base, phase: "over", waiting: [] }))).toBeNull();
  });
});

describe("the figures", () => {
  it("have an income as long as there is another investment phase (U6)", () => {
    const income = [4, 5, 6];
    expect(nextIncome(viewOf({ ...base, income, phase: "acting" }), 1)).toBe(5);
    expect(nextIncome(viewOf({ ...base, income, phase: "investing" }), 1)).toBe(5);
    expect(nextIncome(viewOf({ ...base, income, turn: 3, phase: "investing" }), 1)).toBeNull();
    expect(nextIncome(viewOf({ ...base, income, phase: "over" }), 1)).toBeNull();
    expect(nextIncome(viewOf({ ...base, income, out: [0, 1, 0], phase: "acting" }), 1)).toBeNull();
  });

  it("tell what can move only while something can (48)", () => {
    const territories = { TUR: [0, 0, 2], DEU: [1, 1, 3] } as never;
    const acting = viewOf({ phase: "acting", territories, waiting: [0] });
    expect([wagonText(acting, "TUR"), wagonText(acting, "DEU"), parked(acting, "TUR")]).toEqual([
      "0/2",
      "3",
      true,
    ]);
    // Others act: what moved in the turn before is no matter any more.
    const others = viewOf({ phase: "acting", territories, waiting: [1] });
    expect([wagonText(others, "TUR"), wagonText(others, "DEU"), parked(others, "TUR")]).toEqual([
      "2",
      "3",
      false,
    ]);
    const investing = viewOf({ phase: "investing", territories });
    expect([wagonText(investing, "TUR"), wagonText(investing, "TUR", 2), parked(investing, "TUR")]).toEqual([
      "2",
      "4",
      false,
    ]);
  });
});
