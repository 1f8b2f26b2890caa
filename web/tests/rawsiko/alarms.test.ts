import { expect, it } from "vitest";
import { alarmsOf } from "$/games/rawsiko/view/alarms";
import { beats } from "$/games/rawsiko/beats";
import { factsOf } from "$/games/rawsiko/view/facts";
import type { GameEvent } from "$/table/data";
import { viewOf, world } from "./world";

const lost: GameEvent = {
  kind: "clash",
  seat: 1,
  defender: 0,
  source: "THA",
  target: "VNM",
  conquered: true,
};
const placed = (territory: string): GameEvent => ({
  kind: "assets_placed",
  seat: 1,
  territory,
  count: 5,
  left: 0,
});

it("what a loss cost: what lacks nothing but what lay there (12)", () => {
  const [gone = ""] = world.territories.get("VNM")?.materials ?? [];
  const objectives = [
    [
      { application: "tyres", points: 8, missing: [gone] },
      { application: "paints", points: 6, missing: [gone, "BX"] },
    ],
    null,
    null,
  ];
  const view = viewOf({ territories: { VNM: [1, 1, 1], BRA: [0, 1, 1] }, objectives });
  const told = (events: GameEvent[]) =>
    alarmsOf(view, world, factsOf(view, world), events).broken.map(({ application }) => application);
  expect(told([lost])).toEqual(["tyres"]);
  expect(told([])).toEqual([]);
});

it("an army next door is told if it has grown and is twice one's own", () => {
  const told = (count: number, mine: number, events = [placed("VNM")]) => {
    const view = viewOf({ territories: { VNM: [1, count, count], THA: [0, mine, mine] } });
    return alarmsOf(view, world, factsOf(view, world), events).armies;
  };
  expect(told(6, 3)).toEqual([{ territory: "VNM", seat: 1, count: 6 }]);
  expect(told(6, 4)).toEqual([]);
  expect(told(3, 1)).toEqual([]);
  expect(told(6, 3, [])).toEqual([]);
});

it("land that somebody left is told to all, and not as land won alone (R-15)", () => {
  const moved: GameEvent = {
    kind: "assets_moved",
    seat: 1,
    source: "DEU",
    target: "POL",
    occupied: true,
    abandoned: true,
  };
  expect(beats.matters?.(moved)).toBe(true);
  expect(beats.gathered?.(moved)).toBeNull();
  expect(beats.gathered?.({ ...moved, abandoned: false })).toMatchObject({ kind: "land_won" });
});
