import { describe, expect, it } from "vitest";
import type { Aimed } from "$/games/rawsiko/view/data";
import {
  aloneOn,
  change,
  factsOf,
  held,
  incomeOf,
  landMaterials,
  standing,
} from "$/games/rawsiko/view/facts";
import { viewOf, world } from "./world";

const aim = (application: string, points: number, ...missing: string[]): Aimed => ({
  application,
  points,
  missing,
});

/** Turkey is mine (antimony, borates, baryte, magnesium …), Germany is a rival's. */
const view = viewOf({
  territories: { TUR: [0, 4, 4], VNM: [0, 1, 3], DEU: [1, 0, 2] },
  objectives: [
    [aim("digital-cameras", 13, "Ge", "Si", "Li"), aim("fertilisers", 3, "PR"), aim("starter-batteries", 3)],
    null,
    null,
  ],
});
const facts = factsOf(view, world);

describe("what follows from a view", () => {
  it("tells points as it stands (66)", () => {
    expect([facts.points, facts.most]).toEqual([3, 19]);
    expect(facts.owned.has("BO")).toBe(true);
  });

  it("ranks what is needed by worth and by reach", () => {
    expect([...facts.needed].sort()).toEqual(["Ge", "Li", "PR", "Si"]);
    // Germanium and silicon lie next door, in Germany; lithium is far away.
    expect(facts.needed.slice(0, 2).sort()).toEqual(["Ge", "Si"]);
    expect(facts.needed.indexOf("Li")).toBeGreaterThan(1);
  });

  it("knows how a material stands (U7)", () => {
    expect(standing(facts, true, "BO")).toBe("own");
    expect(standing(facts, false, "BO")).toBe("owned");
    expect(standing(facts, false, "Ge")).toBe("need");
    expect(standing(facts, false, "He")).toBe("other");
  });

  it("knows all that is needed, however much it is", () => {
    const many = [
      aim("airliners", 22, "BX", "Be", "Co", "Hf", "NR", "Ta", "Ti", "V"),
      aim("fertilisers", 3, "PR"),
    ];
    expect(factsOf(viewOf({ objectives: [many, null, null] }), world).needed).toHaveLength(9);
  });

  it("has nothing to say of an onlooker's objective", () => {
    const seen = factsOf(viewOf({ seat: null, objectives: [null, null, null] }), world);
    expect([seen.me, seen.points, seen.needed]).toEqual([null, 0, []]);
  });
});

describe("what a move would change", () => {
  it("gives materials, and what they complete", () => {
    const cameras = viewOf({
      ...view,
      objectives: [[aim("optical-fibre", 8, "Ge")], null, null],
      territories: { ...view.territories, VNM: [0, 1, 3] },
    });
    const result = change(cameras, world, factsOf(cameras, world), { takes: ["DEU"] });
    expect(result.gains).toContain("Ge");
    expect(result.useful).toEqual(["Ge"]);
    expect(result.completes.map((one) => one.application)).toEqual(["optical-fibre"]);
    expect(result.points).toBe(8);
    expect(result.income[1]).toBeGreaterThanOrEqual(result.income[0]);
  });

  it("takes away what only the left territory carried (D-15)", () => {
    const result = change(view, world, facts, { leaves: ["TUR"] });
    expect(result.losses).toContain("BO");
    expect(result.losses).not.toContain("Sb"); // Vietnam carries it too
    expect(result.breaks).toEqual([]);
    expect(result.income[1]).toBeLessThan(result.income[0]);
  });

  it("counts the materials of the Trade for points, not for income (73, 41)", () => {
    const result = change(view, world, facts, { trades: ["PR"] });
    expect(result.points).toBe(3);
    expect(result.income).toEqual([view.income[0], view.income[0]]);
    expect(landMaterials(view, world, 0).has("PR")).toBe(false);
  });
});

describe("counts", () => {
  it("of income (GA4)", () => {
    expect([0, 1, 2, 3, 4, 6, 7, 9, 10, 12, 13].map(incomeOf)).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it("of territories and assets", () => {
    expect(held(view, 0)).toEqual({ territories: 2, assets: 7 });
    expect(held(view, 2)).toEqual({ territories: 0, assets: 0 });
  });

  it("of who is alone on a continent (73)", () => {
    expect(aloneOn(view, "OCE")).toBe(0);
    expect(aloneOn(view, "EUR")).toBeNull();
    expect(aloneOn(view, "AFR")).toBeNull();
  });
});
