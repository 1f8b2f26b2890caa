import { describe, expect, it } from "vitest";
import { moveText, neighboursOf, offered, placeText, worldOf } from "$/games/rawsiko/view/data";
import { pieces } from "$/games/rawsiko/targets";
import { content, world } from "./world";

const choice = (verb: string, text: string, rest: object = {}) => ({ move: 1, verb, text, ...rest });

describe("the content of a table", () => {
  it("is our own map, read once", () => {
    expect(world.territories.size).toBe(48);
    expect(world.continents).toEqual(["NAM", "SAM", "EUR", "AFR", "ASI", "OCE"]);
    expect(world.onContinent.get("SAM")).toContain("PER");
    expect(world.carrying.get("Bi")).toContain("MEX"); // GA8
    expect(neighboursOf(world, "VNM")).toContain("IND"); // GA5
    expect(neighboursOf(world, "nowhere")).toEqual([]);
    expect(worldOf(content)).toBe(world);
  });

  it("may be somebody's own, with less in it", () => {
    const own = worldOf({
      territories: { A: { name: "A", materials: ["X"], land: ["B"] } },
      materials: { X: {} },
    });
    expect(own.territories.get("A")).toEqual({
      id: "A",
      continent: null,
      covers: [],
      parts: [],
      materials: ["X"],
      land: ["B"],
      sea: [],
    });
    expect(own.carrying.get("X")).toEqual(["A"]);
    expect(own.applications.size).toBe(0);
  });
});

describe("the choices of an offer", () => {
  it("are found by what they are about", () => {
    const end = choice("end", "end");
    const may = offered([
      end,
      choice("move", "VNM>IND 1", { source: "VNM", target: "IND", count: 1 }),
      choice("move", "VNM>IND 2", { source: "VNM", target: "IND", count: 2 }),
      choice("place", "UKR 2", { territory: "UKR", count: 2 }),
      choice("place", "UKR 1", { territory: "UKR", count: 1 }),
      choice("take", "take VNM", { territory: "VNM" }),
      choice("continent", "continent OCE", { continent: "OCE" }),
      choice("trade", "trade Bi", { material: "Bi" }),
      choice("stop", "stop"),
    ]);
    expect(may.moves.get("VNM")?.get("IND")).toBe(2);
    expect(may.places.get("UKR")).toBe(2);
    expect([...may.takes, ...may.continents, ...may.materials]).toEqual(["VNM", "OCE", "Bi"]);
    expect(may.end).toBe(end);
    expect(may.stop?.text).toBe("stop");
    expect(may.any).toBe(true);
    expect(offered([]).any).toBe(false);
  });

  it("are spelled as the engine spells them", () => {
    expect(moveText("VNM", "IND", 2)).toBe("VNM>IND 2");
    expect(placeText("UKR", 2)).toBe("UKR 2");
  });
});

describe("the pieces of an event", () => {
  it("are territories, continents and materials", () => {
    expect(pieces({ kind: "clash", source: "TUR", target: "DEU", seat: 0 })).toEqual(["t:TUR", "t:DEU"]);
    expect(pieces({ kind: "continent_chosen", continent: "OCE" })).toEqual(["c:OCE"]);
    expect(pieces({ kind: "material_gained", material: "Bi" })).toEqual(["m:Bi"]);
    expect(pieces({ kind: "turn_began", turn: 2 })).toEqual([]);
  });
});
