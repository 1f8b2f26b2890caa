import { describe, expect, it } from "vitest";
import { factsOf } from "$/games/rawsiko/facts";
import { arrange, type Box, IMPORTANT, levelOf, type Placed, shownChips, sizesOf, type Stack } from "$/games/rawsiko/map/arranging";
import { boxes, portraits } from "$/games/rawsiko/map/portraits";
import { stacksOf } from "$/games/rawsiko/map/stacking";
import type { Holding } from "$/games/rawsiko/data";
import { drawing, names, viewOf, world } from "./world";

const measure = (text: string): number => text.length * 0.56;

/** A full board in the middle of a game: nearly every territory has a wagon. */
function crowded(language: string): Stack[] {
  const territories: Record<string, Holding> = {};
  [...world.territories.keys()].forEach((id, at) => {
    if (at % 9 !== 0) territories[id] = [at % 4, 1, 2 + (at % 3)];
  });
  const missing = ["Ge", "Si", "PR", "Ta", "He", "Nb", "PG"];
  const view = viewOf({ seats: 4, territories, objectives: [[{ application: "drones", points: 22, missing }], null, null, null] });
  const facts = factsOf(view, world);
  const name = names(language);
  return stacksOf(drawing, { view, world, facts, name, material: null, picks: [], favoured: new Set() });
}

const shift = (box: Box, x: number, y: number): Box => ({ left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y });

/** Names and wagons as boxes on the screen. */
function parts(placed: Placed, k: number): Box[] {
  const { line, name, wagon } = sizesOf(k);
  const found = placed.names.map(({ text, x, y }) => {
    const half = (measure(text) * name) / 2 - 3;
    return { left: x - half, right: x + half, top: y - line * 0.6, bottom: y };
  });
  if (placed.wagon) {
    const [x, y] = placed.wagon;
    found.push({ left: x - wagon[0] / 2 + 3, right: x + wagon[0] / 2 - 3, top: y - wagon[1] / 2 + 4, bottom: y + wagon[1] / 2 - 4 });
  }
  return found.map((box) => shift(box, placed.x * k, placed.y * k));
}

const lies = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("the stacks of the map", () => {
  it.each([
    ["en", 0.98], ["sk", 0.98], ["hu", 0.98], ["lv", 0.98],
    ["en", 0.82], ["hu", 0.82], ["lv", 0.82], ["sk", 1.25], ["hu", 1.5], ["lv", 2.4],
  ])("in %s do not lie on each other at a scale of %f", (language, k) => {
    const placed = arrange({ stacks: crowded(language), k, all: false, language, measure });
    placed.forEach((one, number) => {
      for (const other of placed.slice(number + 1)) {
        for (const part of parts(one, k)) {
          for (const rival of parts(other, k)) expect(lies(part, rival), `${one.id} on ${other.id}`).toBe(false);
        }
      }
    });
    // And nearly all names are there: at most two of the longest wait for a closer look.
    const whole = crowded(language);
    const hidden = placed.filter((one, at) => one.names.length < (whole[at]?.lines.length ?? 0));
    expect(hidden.length).toBeLessThanOrEqual(2);
  });

  it("keep clear of the portraits", () => {
    const k = 0.98;
    const token = sizesOf(k).token;
    const shown = portraits(drawing, {
      level: "mid", token, measure, name: (id) => id, there: () => [0, 1, 2], choosable: () => false, free: () => "",
    });
    const fixed = boxes(shown, k);
    expect(fixed).toHaveLength(6);
    const placed = arrange({ stacks: crowded("en"), k, all: true, language: "en", measure, fixed });
    for (const one of placed) {
      for (const part of parts(one, k)) for (const box of fixed) expect(lies(part, box), one.id).toBe(false);
    }
  });

  it("close the gaps of chips that are not shown", () => {
    const [stack] = crowded("en").filter(({ drawn }) => drawn.id === "BRA");
    const alone = (all: boolean) => arrange({ stacks: [stack as Stack], k: 0.98, all, language: "en", measure })[0] as Placed;
    const few = alone(false).chips;
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThan(alone(true).chips.length);
    const xs = few.map((chip) => chip.x).sort((a, b) => a - b);
    const { step } = sizesOf(0.98);
    expect(xs.at(-1) as number - (xs[0] as number)).toBeCloseTo((Math.min(few.length, 4) - 1) * step);
    expect(xs.reduce((all, x) => all + x, 0)).toBeCloseTo(0); // in the middle
  });

  it("are marks alone where the world is small", () => {
    const placed = arrange({ stacks: crowded("en"), k: 0.34, all: true, language: "en", measure });
    expect(placed.every((one) => one.names.length === 0 && one.chips.length === 0)).toBe(true);
    expect(placed.some((one) => one.wagon !== null)).toBe(true);
  });

  it("lead a line to land that they had to leave", () => {
    const placed = arrange({ stacks: crowded("en"), k: 0.98, all: false, language: "en", measure });
    expect(placed.find(({ id }) => id === "CHL")?.leader).not.toBeNull();
    expect(placed.find(({ id }) => id === "BRA")?.leader).toBeNull();
  });
});

describe("what is shown", () => {
  const chip = (weight: number) => ({ material: "Ge", kind: "need" as const, weight });

  it("grows with the scale", () => {
    expect([0.4, 0.8, 1, 2].map(levelOf)).toEqual(["world", "far", "mid", "near"]);
    expect(sizesOf(0.82).name).toBeGreaterThanOrEqual(10);
    expect(sizesOf(5).token).toBe(1.6);
  });

  it("begins with what matters most", () => {
    const chips = [chip(0), chip(1), chip(2), chip(IMPORTANT), chip(4)];
    expect((["world", "far", "mid", "near"] as const).map((level) => shownChips(chips, level, false).length)).toEqual([1, 2, 3, 5]);
    expect(shownChips(chips, "far", true)).toHaveLength(5);
  });
});
