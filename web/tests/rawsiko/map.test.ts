import { describe, expect, it } from "vitest";
import { worldOf } from "$/games/rawsiko/view/data";
import { between, clamped, CLOSEST, fit, panned, shows, zoomed } from "$/games/rawsiko/map/view/camera";
import { freeCorner } from "$/games/rawsiko/map/layout/corners";
import type { Placed } from "$/games/rawsiko/map/layout/arrangement";
import { beyond, fits, lines, type Point, wraps } from "$/games/rawsiko/map/mapData";
import { placeAt } from "$/games/rawsiko/animation/wagons";
import { nearestStack } from "$/games/rawsiko/map/view/taps";
import { clearance, curves, drawn, head, point, shortened } from "$/games/rawsiko/map/routes/curves";
import { content, drawing, world } from "./world";

const MAP = { width: 1152, height: 742 };
const VIEW = { width: 1140, height: 740 };

describe("the drawing", () => {
  it("fits our own map, and not another's", () => {
    expect(fits(drawing, world)).toBe(true);
    expect(fits(drawing, worldOf({ ...content, territories: { A: { continent: "NAM", land: [] } } }))).toBe(
      false,
    );
    const bridged = { ...content.territories, PER: { ...(content.territories.PER as object), sea: ["AUS"] } };
    expect(fits(drawing, worldOf({ ...content, territories: bridged }))).toBe(false);
  });

  it("knows which links lead over its edge", () => {
    expect(wraps(drawing, "CAN", "RUE")).toBe(true);
    expect(wraps(drawing, "CAN", "SCA")).toBe(false);
  });

  it("goes to the neighbour in a direction", () => {
    expect(beyond(drawing, world, "CAN", "down")).toMatch(/^US[WE]$/);
    expect(beyond(drawing, world, "FRA", "right")).toBe("DEU");
    expect(beyond(drawing, world, "BRA", "left")).toMatch(/^(PER|BOL|COL)$/);
    expect(beyond(drawing, world, "CAN", "left")).toBe("RUE"); // over the edge
    expect(beyond(drawing, world, "AUS", "down")).toBeNull();
  });

  it("can be walked through with the arrow keys alone", () => {
    const seen = new Set(["DEU"]);
    const front = ["DEU"];
    for (let id = front.pop(); id; id = front.pop()) {
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = beyond(drawing, world, id, direction);
        if (next && !seen.has(next)) {
          seen.add(next);
          front.push(next);
        }
      }
    }
    expect(seen.size).toBe(48);
  });

  it("breaks long names where both lines come out alike", () => {
    expect(lines("Peru")).toEqual(["Peru"]);
    expect(lines("Thailand and Malaysia")).toEqual(["Thailand", "and Malaysia"]);
    expect(lines("Großbritannien")).toEqual(["Großbritannien"]);
  });
});

describe("the camera", () => {
  it("begins with the whole map in the middle", () => {
    const frame = fit(MAP, VIEW);
    expect(frame.k).toBeCloseTo(0.979, 2);
    expect(frame.x * 2 + MAP.width * frame.k).toBeCloseTo(VIEW.width);
  });

  it("zooms around a point, within limits", () => {
    const near = zoomed(fit(MAP, VIEW), 2, 400, 300, MAP, VIEW);
    const before = fit(MAP, VIEW);
    expect((400 - near.x) / near.k).toBeCloseTo((400 - before.x) / before.k);
    expect(zoomed(near, 100, 0, 0, MAP, VIEW).k).toBe(CLOSEST);
    expect(zoomed(near, 0.01, 0, 0, MAP, VIEW)).toEqual(fit(MAP, VIEW));
  });

  it("does not lose the map", () => {
    const near = { k: 2, x: -400, y: -300 };
    const far = panned(near, 99999, -99999, MAP, VIEW);
    expect(far.x).toBe(48);
    expect(far.y).toBe(VIEW.height - MAP.height * 2 - 48);
    // With a sheet over its lower edge the map may be pulled higher.
    expect(clamped({ k: 2, x: 0, y: -99999 }, MAP, VIEW, { top: 0, bottom: 100 }).y).toBe(
      VIEW.height - 100 - MAP.height * 2 - 48,
    );
  });

  it("keeps free what others need", () => {
    const frame = fit(MAP, { width: 390, height: 600 }, { top: 60, bottom: 100 });
    expect(frame.y + (MAP.height * frame.k) / 2).toBeCloseTo(60 + 440 / 2);
    expect(shows({ k: 2, x: 0, y: 0 }, [[1000, 700]], VIEW)).toBe(false);
    expect(shows({ k: 1, x: 0, y: 0 }, [[300, 50]], VIEW)).toBe(true);
    expect(shows({ k: 1, x: 0, y: 0 }, [[300, 50]], VIEW, { top: 60, bottom: 0 })).toBe(false);
  });

  it("flies evenly from frame to frame", () => {
    const from = { k: 1, x: 0, y: 0 };
    const to = { k: 2, x: -500, y: -300 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).x).toBeCloseTo(-500);
    expect(between(from, { k: 1, x: 100, y: 0 }, 0.5).x).toBeCloseTo(87.5);
  });
});

const stack = (id: string, x: number, y: number, wagon: Point | null = [0, 0]): Placed => ({
  id,
  x,
  y,
  names: [],
  wagon,
  grain: { r: 4, step: 10, letters: false, reach: 0 },
  chips: [],
  parts: [],
  box: { left: -22, right: 22, top: -20, bottom: 14 },
  leader: null,
  key: "",
});

describe("ways over the map", () => {
  it("bend from stack to stack", () => {
    const [way, ...rest] = curves(drawing, stack("TUR", 600, 240), stack("DEU", 540, 160), 1);
    expect(rest).toEqual([]);
    expect(point(way as NonNullable<typeof way>, 0)).toEqual([600, 240]);
    expect(point(way as NonNullable<typeof way>, 1)).toEqual([540, 160]);
    expect(drawn(way as NonNullable<typeof way>, 10, 10)).toMatch(/^M[\d. ]+Q/);
    expect(head(way as NonNullable<typeof way>, 10, 9)).toMatch(/Z$/);
  });

  it("lead over the edge where the link does", () => {
    const ways = curves(drawing, stack("CAN", 134, 115), stack("RUE", 901, 111), 1);
    expect(ways).toHaveLength(2);
    expect(ways[0]?.[2][0]).toBeLessThan(0);
    expect(ways[1]?.[0][0]).toBeGreaterThan(drawing.width);
  });

  it("stay clear of the stacks", () => {
    expect(clearance(stack("DEU", 0, 0), [1, 0], 1, [44, 28])).toBe(26);
    expect(clearance(stack("DEU", 0, 0), [0, -1], 2, [44, 28])).toBe(46); // above: the name
  });
});

describe("a finger", () => {
  const stacks = [stack("CUB", 100, 100), stack("GTM", 160, 100)];

  it("hits a stack within 44 pixels", () => {
    const frame = { k: 1, x: 0, y: 0 };
    expect(nearestStack(stacks, frame, 104, 112, 22)).toBe("CUB");
    expect(nearestStack(stacks, frame, 131, 100, 22)).toBeNull();
    expect(nearestStack(stacks, frame, 400, 400, 22)).toBeNull();
    expect(nearestStack(stacks, { k: 2, x: 10, y: 0 }, 330, 200, 22)).toBe("GTM");
  });
});

it("a card lies where it covers nothing that matters", () => {
  const view = { width: 1140, height: 740 };
  expect(freeCorner([[300, 300]], [], view)).toBe("bottom-right");
  expect(freeCorner([[1000, 600]], [], view)).toBe("top-right");
  expect(freeCorner([[1000, 600]], [[1000, 100]], view)).toBe("bottom-left");
  expect(
    freeCorner(
      [
        [1000, 600],
        [1000, 100],
      ],
      [],
      view,
    ),
  ).toBe("bottom-left");
});

describe("a rolling wagon", () => {
  it("goes from end to end, over the edge too", () => {
    const [way] = curves(drawing, stack("TUR", 600, 240), stack("DEU", 540, 160), 1);
    const one = [way as NonNullable<typeof way>];
    expect(placeAt(one, 0)).toEqual({ x: 600, y: 240 });
    expect(placeAt(one, 0.9999).x).toBeCloseTo(540, 0);
    const two = curves(drawing, stack("CAN", 134, 115), stack("RUE", 901, 111), 1);
    expect(placeAt(two, 0.49).x).toBeLessThan(0);
    expect(placeAt(two, 0.51).x).toBeGreaterThan(drawing.width - 10);
  });
});

it("an arrow between stacks that stand close is drawn over them, long enough to be seen", () => {
  const [way] = curves(drawing, stack("TUR", 600, 240), stack("DEU", 540, 230), 1);
  if (!way) throw new Error("no way");
  expect(shortened(way, 10, 10, 1)).toBeNull();
  const near = shortened(way, 28, 26, 1);
  if (!near) throw new Error("it has room");
  expect(Math.hypot(60, 10) - near.start - near.stop).toBeGreaterThan(19);
});

it("a card that the mouse calls up keeps off what can be chosen, and needs less room than an open one", () => {
  const view = { width: 1140, height: 712 };
  const oceania: [number, number][] = [
    [760, 650],
    [900, 690],
  ];
  expect(freeCorner(oceania, [], view, false)).not.toBe("bottom-right");
  expect(freeCorner([[850, 400]], [], view, false)).toBe("bottom-right");
  expect(freeCorner([[850, 400]], [], view)).toBe("top-right");
});
