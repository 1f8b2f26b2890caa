import { describe, expect, it } from "vitest";
import { rowsOf, tableOf, topFor, whole } from "$/games/raw/layout/scroll";
import { viewOf } from "./table.svelte";

describe("what is told on a phone is in sight", () => {
  const window = { top: 100, room: 400, covered: 36 };

  it("stays where it is while it is", () => {
    expect(
      topFor(window, [
        { from: 140, to: 300 },
        { from: 360, to: 500 },
      ]),
    ).toBeNull();
    expect(topFor(window, [])).toBeNull();
  });

  it("moves as far as it needs, and no further", () => {
    expect(topFor(window, [{ from: 60, to: 200 }])).toBe(24); // below the name that stays
    expect(topFor(window, [{ from: 460, to: 600 }])).toBe(200);
    expect(topFor(window, [{ from: 10, to: 100 }])).toBe(0);
  });

  it("shows what was hit where both have no room", () => {
    expect(
      topFor(window, [
        { from: 0, to: 140 },
        { from: 480, to: 620 },
      ]),
    ).toBe(220);
  });
});

describe("the table of a phone", () => {
  const view = viewOf({
    "3": { owner: 0, card: "brute" },
    "7": { owner: 1, card: "wall" },
    "8": { owner: 2, card: "ghost" },
  });

  it("opens the table on which something is seen, whoever did it", () => {
    expect(tableOf({ kind: "wounded", spot: 8, wounds: 1 }, view, 0)).toBe(2);
    expect(tableOf({ kind: "attacked", seat: 1, spot: 7, targets: [8] }, view, 0)).toBe(1);
    expect(tableOf({ kind: "imprisoned", spot: 8, holder: 7 }, view, 0)).toBe(1);
    expect(tableOf({ kind: "laid", seat: 2, spot: 12, card: "ghost" }, view, 0)).toBe(2);
    expect(tableOf({ kind: "wounded", spot: 3, wounds: 1 }, view, 0)).toBeNull();
  });

  it("knows the rows of an event, the one that is hit last", () => {
    expect(rowsOf({ kind: "attacked", seat: 1, spot: 7, targets: [3] }, view, 0)).toEqual(["rival", "army"]);
    expect(rowsOf({ kind: "attacked", seat: 1, spot: 7, targets: [8] }, view, 0)).toEqual(["rival"]);
    expect(rowsOf({ kind: "raided", seat: 1, spot: 7, victim: 0 }, view, 0)).toEqual(["rival", "own"]);
    expect(rowsOf({ kind: "drew", seat: 0, card: "wall" }, view, 0)).toEqual(["hand"]);
    expect(rowsOf({ kind: "drew", seat: 1 }, view, null)).toEqual(["rival"]);
  });
});

it("the others' tabs are in sight as a whole, or not at all", () => {
  const tabs = { from: 50, to: 110 };
  expect(whole(80, tabs)).toBe(110);
  expect([whole(50, tabs), whole(140, tabs), whole(80, null)]).toEqual([50, 140, 80]);
});
