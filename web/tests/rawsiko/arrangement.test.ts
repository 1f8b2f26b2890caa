import { describe, expect, it } from "vitest";
import { factsOf } from "$/games/rawsiko/view/facts";
import { addBoxes } from "$/games/rawsiko/map/layout/extras";
import { arrange, type Placed } from "$/games/rawsiko/map/layout/arrangement";
import { boxAt, overlap, shifted } from "$/games/rawsiko/map/layout/boxes";
import { levelOf, sizesOf, type Stack } from "$/games/rawsiko/map/layout/forms";
import { groundOf } from "$/games/rawsiko/map/layout/ground";
import { layOut } from "$/games/rawsiko/map/layout/sheet";
import { stacksOf } from "$/games/rawsiko/map/layout/stacks";
import { crowdedView, measure, sceneOf } from "./scenes";
import { drawing, names, viewOf, world } from "./world";

const ground = groundOf(drawing);
const view = crowdedView("TUR");
const stacks = (k: number, all = false): Stack[] =>
  stacksOf(drawing, { view, world, facts: factsOf(view, world), name: names("en"), level: levelOf(k), all });
const alone = (id: string, k: number, all = false): Placed => {
  const only = stacks(k, all).filter(({ drawn }) => drawn.id === id);
  return arrange({ stacks: only, k, measure, ground })[0] as Placed;
};

describe("the ground", () => {
  it("knows whose land lies where", () => {
    for (const { id, label, leader } of drawing.territories) {
      if (["CUB", "JPN", "MDG", "BEL", "NGU", "THA", "IDN", "TUR", "SCA", "FIN"].includes(id)) continue; // labels beside them
      expect(ground.at(...(leader ?? label), ground.numberOf(id)), id).toBe("own");
    }
    const [brazil, bolivia] = [ground.numberOf("BRA"), ground.numberOf("BOL")];
    expect(ground.at(341, 512, bolivia)).toBe("foreign");
    expect(ground.at(400, 560, brazil)).toBe("sea");
    expect(ground.at(857, 250, brazil)).toBe("foreign"); // China
    expect(ground.at(-10, 9999, brazil)).toBe("sea");
  });
});

describe("a stack", () => {
  it("closes the gaps of chips that are not shown", () => {
    const { chips, grain } = alone("BRA", 0.98);
    expect(chips.length).toBeGreaterThan(0);
    expect(chips.length).toBeLessThan(alone("BRA", 0.98, true).chips.length);
    const xs = chips.map((chip) => chip.x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo((chips.length - 1) * grain.step);
  });

  it("has letters where there is room, and small signs where there is none", () => {
    expect(alone("BRA", 0.98).grain.letters).toBe(true);
    expect(alone("BRA", 0.34).grain.letters).toBe(false);
    expect(alone("BRA", 0.34).names).toEqual([]);
    expect(alone("BRA", 0.34).chips.map(({ material }) => material)).toEqual(
      alone("BRA", 0.98).chips.map(({ material }) => material),
    );
  });

  it("leads a line to land that it stands off", () => {
    expect(alone("CHL", 0.98).leader).not.toBeNull();
    expect(alone("BRA", 0.98).leader).toBeNull();
  });

  it("stays where it is when another changes", () => {
    const k = 0.79;
    const before = arrange({ stacks: stacks(k), k, measure, ground });
    const changed = stacks(k).map((stack) => (stack.drawn.id === "FRA" ? { ...stack, chips: [] } : stack));
    const after = arrange({ stacks: changed, k, measure, ground, before });
    after.forEach((one, at) => {
      if (one.id !== "FRA") expect([one.id, one.x, one.y]).toEqual([one.id, before[at]?.x, before[at]?.y]);
    });
  }, 60_000);
});

describe("a full map", () => {
  const far = ({ id, x, y, box }: Placed, k: number): number => {
    const [hx, hy] = drawing.territories.find((one) => one.id === id)?.label ?? [0, 0];
    return Math.hypot((x - hx) * k + (box.left + box.right) / 2, (y - hy) * k + (box.top + box.bottom) / 2);
  };

  it.each([0.64, 0.7, 0.94])(
    "has stacks near their land, whichever of them comes last, at %s",
    (k) => {
      const all = stacks(k);
      const lost: string[] = [];
      for (const { drawn } of all.filter(({ wagon }) => wagon !== null)) {
        const empty = all.map((stack) =>
          stack === all.find(({ drawn: { id } }) => id === drawn.id)
            ? { ...stack, wagon: null, chips: [] }
            : stack,
        );
        const before = arrange({ stacks: empty, k, measure, ground });
        const after = arrange({ stacks: all, k, measure, ground, before });
        const late = after.find(({ id }) => id === drawn.id) as Placed;
        if (far(late, k) > 75) lost.push(`${drawn.id} ${far(late, k).toFixed(0)}`);
      }
      expect(lost).toEqual([]);
    },
    120_000,
  );
});

describe("a need that is met", () => {
  it.each([0.33, 0.64, 0.79])(
    "moves nothing that stands on the map at %s",
    (k) => {
      const met = "Si";
      const facts = factsOf(view, world);
      expect(facts.needed).toContain(met);
      const now = {
        ...facts,
        needed: facts.needed.filter((one) => one !== met),
        owned: new Set([...facts.owned, met]),
      };
      const stacksFor = (known: typeof facts): Stack[] =>
        stacksOf(drawing, { view, world, facts: known, name: names("en"), level: levelOf(k), all: false });
      const before = arrange({ stacks: stacksFor(facts), k, measure, ground });
      const after = arrange({ stacks: stacksFor(now), k, measure, ground, before });
      let fewer = 0;
      after.forEach((one, at) => {
        const old = before[at] as Placed;
        if (one.chips.length < old.chips.length) fewer += 1;
        expect([one.id, one.x, one.y, one.wagon, one.names]).toEqual([
          one.id,
          old.x,
          old.y,
          old.wagon,
          old.names,
        ]);
        for (const chip of one.chips) {
          const { x, y } = old.chips.find(
            ({ material }) => material === chip.material,
          ) as Placed["chips"][number];
          expect([one.id, chip.material, chip.x, chip.y]).toEqual([one.id, chip.material, x, y]);
        }
      });
      expect(fewer).toBeGreaterThan(2);
      // Met needs are no longer told apart by what was kept.
      expect(
        after
          .flatMap(({ chips }) => chips)
          .filter(({ material, kind }) => material === met && kind === "need"),
      ).toEqual([]);
    },
    60_000,
  );
});

describe("what is shown", () => {
  it("grows with the scale", () => {
    expect([0.4, 0.8, 1, 2].map(levelOf)).toEqual(["world", "far", "mid", "near"]);
    expect(sizesOf(0.64).name).toBeGreaterThanOrEqual(10);
    expect(sizesOf(5).token).toBe(1.6);
  });

  it("is all that is owned on one's land and all that is needed, at every scale", () => {
    const facts = factsOf(view, world);
    expect(facts.needed.length).toBeGreaterThan(7);
    for (const k of [0.2, 0.3, 0.64, 0.79, 2]) {
      for (const { id, chips } of layOut(sceneOf(view, "en"), k, null).placed) {
        const mine = view.territories[id]?.[0] === 0;
        const due = (world.territories.get(id)?.materials ?? []).filter(
          (one) => mine || facts.needed.includes(one),
        );
        const kinds = chips
          .filter(({ kind }) => kind === "own" || kind === "need")
          .map(({ material }) => material);
        expect(kinds, `${id} at ${k}`).toEqual(due);
      }
    }
  }, 60_000);

  it("is more for whoever only looks on", () => {
    const onlooker = viewOf({ ...view, seat: null, objectives: [null, null, null, null] });
    const shown = (k: number): number =>
      layOut(sceneOf(onlooker, "en"), k, null).placed.reduce((all, { chips }) => all + chips.length, 0);
    expect(shown(0.7)).toBe(0);
    expect(shown(1)).toBeGreaterThan(150);
  }, 60_000);
});

describe("what comes for a while", () => {
  it("stands beside its stack, on nothing else", () => {
    const k = 0.31;
    const { placed, fixed } = layOut(sceneOf(view, "en"), k, null);
    const ids = ["DEU", "FRA", "UKR", "TUR", "RUW", "SCA", "BEL"];
    const added = addBoxes(
      ids.map((id) => ({ id, width: 52, height: 12 })),
      { placed, k, fixed, room: null },
    );
    expect(added.map(({ id }) => id)).toEqual(ids);
    const boxes = added.map(({ x, y }) => boxAt(x * k, y * k, 52, 12));
    const taken = placed.flatMap(({ parts, x, y }) => parts.map((part) => shifted(part, [x * k, y * k])));
    boxes.forEach((box, at) => {
      expect(
        [...taken, ...boxes.slice(at + 1)].filter((other) => overlap(box, other)),
        ids[at],
      ).toEqual([]);
    });
  });
});
