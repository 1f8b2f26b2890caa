/** The map in the middle of a game, for tests of its layout: widths of texts are near those of Inter. */
import type { Holding, RawsikoView } from "$/games/rawsiko/view/data";
import { factsOf } from "$/games/rawsiko/view/facts";
import type { Point } from "$/games/rawsiko/map/mapData";
import type { Scene } from "$/games/rawsiko/map/layout/sheet";
import { stacksOf } from "$/games/rawsiko/map/layout/stacks";
import { drawing, names, viewOf, words, world } from "./world";

export const LANGUAGES = ["en", "sk", "hu", "lv"] as const;

const WIDTHS: [RegExp, number][] = [
  [/[ilIjíļ.'’]/, 0.3],
  [/[ftr \-–]/, 0.4],
  [/[mwMW]/, 0.92],
  [/[A-ZÁÉÍÓÚČŠŽĀĒĪŪĶĻŅĢ]/, 0.72],
];

/** The width of a bold text at a size of 1. */
export function measure(text: string): number {
  return [...text].reduce(
    (all, letter) => all + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.61),
    0,
  );
}

/**
 * Nearly everything is owned, and the reader has every fourth territory, this one among them. More than
 * seven kinds are needed, as with most players.
 */
export function crowdedView(source: string): RawsikoView {
  const ids = [...world.territories.keys()];
  const first = ids.indexOf(source) % 4;
  const territories: Record<string, Holding> = {};
  ids.forEach((id, at) => {
    if (at % 9 !== 0 || id === source) territories[id] = [(at - first + 4) % 4, 1, 2 + (at % 14)];
  });
  const held = Object.keys(territories).filter((id) => territories[id]?.[0] === 0);
  const owned = new Set(held.flatMap((id) => world.territories.get(id)?.materials ?? []));
  const missing = [...world.materials].filter((material) => !owned.has(material)).slice(0, 12);
  return viewOf({
    seats: 4,
    territories,
    objectives: [[{ application: "drones", points: 22, missing }], null, null, null],
  });
}

/** Before anybody has anything. */
export function emptyView(): RawsikoView {
  return viewOf({
    phase: "choosing",
    seats: 4,
    objectives: [
      [
        {
          application: "drones",
          points: 22,
          missing: ["Ge", "Si", "PR", "Ta", "He", "Nb", "PG", "Li", "HR", "LR", "W"],
        },
      ],
      null,
      null,
      null,
    ],
  });
}

const labels = new Map(drawing.territories.map(({ id, label }) => [id, label]));

function heart(continent: string): Point {
  const points = (world.onContinent.get(continent) ?? []).flatMap((id) => [labels.get(id) as Point]);
  const middle = (axis: 0 | 1): number => points.reduce((all, at) => all + at[axis], 0) / points.length;
  return [middle(0), middle(1)];
}

export function sceneOf(view: RawsikoView, language: string, all = false): Scene {
  const facts = factsOf(view, world);
  const name = names(language);
  const word = words(language);
  return {
    drawing,
    measure,
    name,
    china: word("rawsiko-country-CHN"),
    stacks: (level) => stacksOf(drawing, { view, world, facts, level, all, name }),
    told: {
      measure,
      heart,
      name: (id) => word(`rawsiko-continent-${id}`),
      there: (id) => view.continents[id] ?? [],
      choosable: () => view.phase === "choosing",
      free: () => "8 free territories",
    },
  };
}
