import { describe, expect, it } from "vitest";
import { find } from "$/games/rawsiko/answers";
import { isLink, readLesson } from "$/games/rawsiko/cards/lesson";
import { chronicle, deciding } from "$/games/rawsiko/view/history";
import { readClash } from "$/games/rawsiko/view/clash";
import type { Aimed } from "$/games/rawsiko/view/data";
import { factsOf } from "$/games/rawsiko/view/facts";
import { type Filter, groups } from "$/games/rawsiko/list/groups";
import { countries } from "$/games/rawsiko/words";
import type { Play } from "$/table/play.svelte";
import { LANGUAGES } from "./scenes";
import { names, viewOf, words, world } from "./world";

const aim = (application: string, points: number, ...missing: string[]): Aimed => ({
  application,
  points,
  missing,
});

describe("the list of territories", () => {
  const view = viewOf({
    territories: { TUR: [0, 4, 4], DEU: [1, 0, 2] },
    objectives: [[aim("fertilisers", 3, "PR")], null, null],
  });
  const facts = factsOf(view, world);
  const listed = (filter: Filter) =>
    groups({ view, world, facts, legal: new Set(["DEU", "EGY"]), name: names("en"), language: "en" }, filter);

  it("has all of them, by continent and name", () => {
    const all = listed("all");
    expect(all.map((group) => group.continent)).toEqual([...world.continents]);
    expect(all.flatMap((group) => group.ids)).toHaveLength(48);
    expect(all[0]?.ids[0]).toBe("CAN");
  });

  it("can be narrowed down", () => {
    expect(
      listed("legal")
        .flatMap((group) => group.ids)
        .sort(),
    ).toEqual(["DEU", "EGY"]);
    expect(listed("mine").flatMap((group) => group.ids)).toEqual(["TUR"]);
    expect(listed("empty").flatMap((group) => group.ids)).toHaveLength(46);
    for (const id of listed("needed").flatMap((group) => group.ids))
      expect(world.territories.get(id)?.materials).toContain("PR");
  });
});

describe("the card of a territory", () => {
  it.each(LANGUAGES)("names all its countries in %s, and says of which it has a part (D-37)", (language) => {
    const word = words(language);
    const texts = {
      word: (kind: string, id: string) => word(`rawsiko-${kind}-${id}`),
      find: (_: string, { country }: { country: string }) => `${country}*`,
    };
    for (const territory of world.territories.values()) {
      const told = countries({ texts } as unknown as Play, territory);
      expect(told.map((name) => name.replace("*", ""))).toEqual(
        territory.covers.map((id) => word(`rawsiko-country-${id}`)),
      );
      expect(told.filter((name) => name.startsWith("rawsiko-country"))).toEqual([]);
      expect(told.filter((name) => name.endsWith("*"))).toHaveLength(territory.parts.length);
    }
    expect(world.territories.get("RUW")?.parts).toContain("RUS");
  });
});

describe("the story of a game", () => {
  const objectives = [
    [aim("optical-fibre", 8), aim("fertilisers", 3, "PR")],
    [aim("window-glass", 3)],
    [aim("tyres", 3, "NR")],
  ];
  const events = [
    { kind: "set_up", first: 0 },
    { kind: "territory_taken", seat: 0, territory: "TUR" },
    { kind: "territory_taken", seat: 1, territory: "USW" },
    { kind: "territory_taken", seat: 2, territory: "DEU" },
    { kind: "turn_began", turn: 1 },
    { kind: "assets_moved", seat: 0, source: "TUR", target: "EGY", occupied: true, abandoned: false },
    { kind: "turn_began", turn: 2 },
    { kind: "clash", seat: 0, source: "TUR", target: "DEU", conquered: true, abandoned: false },
    { kind: "counter_advanced", turn: 3 },
    { kind: "assets_moved", seat: 0, source: "EGY", target: "TUR", occupied: false, abandoned: true },
    { kind: "material_gained", seat: 0, material: "HR" },
  ];

  it("tells the points turn by turn", () => {
    const told = chronicle(events, world, objectives, 3);
    expect(told?.turns).toEqual([0, 1, 3]);
    // Fertilisers while Egypt was held; then borates, germanium and what China gave: optical fibre.
    expect(told?.points[0]).toEqual([0, 3, 8]);
    expect(told?.points[1]).toEqual([3, 3, 3]);
    expect(told?.points[2]).toEqual([0, 0, 0]);
  });

  it("knows which material came last", () => {
    const told = chronicle(events, world, objectives, 3);
    expect(told && deciding(told, 0, objectives[0] ?? [], world)).toEqual({
      material: "HR",
      application: "optical-fibre",
    });
    expect(told && deciding(told, 2, objectives[2] ?? [], world)).toBeNull();
  });

  it("is not told from the middle", () => {
    expect(chronicle(events.slice(1), world, objectives, 3)).toBeNull();
  });
});

it("a clash is read from its event", () => {
  const event = {
    kind: "clash",
    seat: 0,
    defender: 1,
    source: "TUR",
    target: "DEU",
    attack: [5, 4, 1],
    defence: [5, 4],
    attackers_lost: 2,
    defenders_lost: 0,
    conquered: false,
  };
  expect(readClash(event)).toEqual({
    seat: 0,
    defender: 1,
    source: "TUR",
    target: "DEU",
    attack: [5, 4, 1],
    defence: [5, 4],
    attackersLost: 2,
    defendersLost: 0,
    conquered: false,
  });
});

describe("the card of a material", () => {
  it("has its facts", () => {
    const lesson = readLesson({
      lists: [{ list: "2020", source: "S4" }],
      strategic: true,
      recycling: { share: 2, source: "S4" },
      supply: [
        { of: "", stage: "processing", source: "S1", china: 83.1, producers: [{ country: "RUS", share: 5 }] },
      ],
      uses: [{ of: "", by: "", source: "S5", shares: [{ use: "optical-fibre", share: null }] }],
      sources: { S1: { id: "S1", address: "https://example.org" } },
    });
    expect(lesson?.supply[0]?.producers).toEqual([{ name: "RUS", share: 5 }]);
    expect(lesson?.uses[0]?.shares).toEqual([{ name: "optical-fibre", share: null }]);
    expect(lesson?.recycling).toEqual({ share: 2, source: "S4" });
    expect(lesson?.sources).toEqual([{ id: "S1", address: "https://example.org" }]);
  });

  it("is empty for a material of somebody's own", () => {
    expect(readLesson({ kind: "materials", id: "Xx" })).toBeNull();
    expect(readLesson(null)).toBeNull();
  });

  it("links to nothing but pages", () => {
    expect(isLink("https://data.europa.eu/doi/1")).toBe(true);
    expect(isLink("javascript:alert(1)")).toBe(false);
  });
});

describe("typed names", () => {
  const name = names("lv");
  const ids = [...world.territories.keys()];

  it("are found by id, name, or its beginning, without accents", () => {
    expect(find("deu", ids, name)).toBe("DEU");
    expect(find("Vācija", ids, name)).toBe("DEU");
    expect(find("vacija", ids, name)).toBe("DEU");
    expect(find("vac", ids, name)).toBe("DEU");
    expect(find("", ids, name)).toBeNull();
    expect(find("Atlantis", ids, name)).toBeNull();
  });
});
