/** RAWsiko's data as the server gives it: content, views and choices, with their shapes. */
import type { Choice, CommonView, Data } from "$/table/data";

export interface Territory {
  id: string;
  /** None: a territory of no continent. */
  continent: string | null;
  /** ISO codes of the countries that it covers; a user's own map may not tell them. */
  covers: string[];
  /** Those of them of which it has only a part. */
  parts: string[];
  materials: string[];
  land: string[];
  sea: string[];
}

export interface Application {
  points: number;
  materials: string[];
}

/** The map of a table and its applications, by id. */
export interface World {
  territories: ReadonlyMap<string, Territory>;
  continents: readonly string[];
  materials: readonly string[];
  applications: ReadonlyMap<string, Application>;
  /** The territories of each continent. */
  onContinent: ReadonlyMap<string, readonly string[]>;
  /** The territories that carry each material. */
  carrying: ReadonlyMap<string, readonly string[]>;
}

export type Phase = "choosing" | "taking" | "placing" | "investing" | "acting" | "trading" | "over";

/** Owner, assets that can still move, all assets (48). */
export type Holding = [owner: number, unmoved: number, total: number];

export interface Aimed {
  application: string;
  points: number;
  missing: string[];
}

export interface RawsikoView extends CommonView {
  options: Record<string, string | number | boolean>;
  phase: Phase;
  turn: number;
  turns: number;
  first: number;
  territories: Record<string, Holding>;
  materials: string[][];
  gained: string[][];
  income: number[];
  to_place: number[];
  trades: number[];
  out: number[];
  continents: Record<string, number[]>;
  picking: { continent: string; territories: string[]; left: number } | null;
  objectives: (Aimed[] | null)[];
}

export interface MoveChoice extends Choice {
  source: string;
  target: string;
  count: number;
}

export interface PlaceChoice extends Choice {
  territory: string;
  count: number;
}

const worlds = new WeakMap<Data, World>();

/** The content of a table, read once. */
export function worldOf(content: Data): World {
  let world = worlds.get(content);
  if (!world) {
    world = readWorld(content);
    worlds.set(content, world);
  }
  return world;
}

function readWorld(content: Data): World {
  const territories = new Map<string, Territory>();
  const onContinent = new Map<string, string[]>();
  const carrying = new Map<string, string[]>();
  const continents = Object.keys(tableAt(content, "continents"));
  const materials = Object.keys(tableAt(content, "materials"));
  for (const id of continents) onContinent.set(id, []);
  for (const id of materials) carrying.set(id, []);
  for (const [id, entry] of Object.entries(tableAt(content, "territories"))) {
    const given = entry as Data;
    const territory: Territory = {
      id,
      continent: typeof given.continent === "string" && given.continent ? given.continent : null,
      covers: words(given.covers),
      parts: words(given.parts),
      materials: words(given.materials),
      land: words(given.land),
      sea: words(given.sea),
    };
    territories.set(id, territory);
    if (territory.continent) onContinent.get(territory.continent)?.push(id);
    for (const material of territory.materials) carrying.get(material)?.push(id);
  }
  const applications = new Map<string, Application>();
  for (const [id, entry] of Object.entries(tableAt(content, "applications"))) {
    const given = entry as Data;
    applications.set(id, { points: Number(given.points ?? 0), materials: words(given.materials) });
  }
  return { territories, continents, materials, applications, onContinent, carrying };
}

function tableAt(data: Data, name: string): Data {
  const table = data[name];
  return typeof table === "object" && table !== null ? (table as Data) : {};
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function neighboursOf(world: World, id: string): string[] {
  const territory = world.territories.get(id);
  return territory ? [...territory.land, ...territory.sea] : [];
}

const isMove = (choice: Choice): choice is MoveChoice => choice.verb === "move";
const isPlace = (choice: Choice): choice is PlaceChoice => choice.verb === "place";

/** What choices there are, sorted for looking them up. */
export interface Offered {
  /** The greatest number of assets that may go, by source and target. */
  moves: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The greatest number that may be placed, by territory. */
  places: ReadonlyMap<string, number>;
  takes: ReadonlySet<string>;
  continents: ReadonlySet<string>;
  materials: ReadonlySet<string>;
  end: Choice | null;
  stop: Choice | null;
  any: boolean;
}

export function offered(choices: readonly Choice[]): Offered {
  const moves = new Map<string, Map<string, number>>();
  const places = new Map<string, number>();
  const takes = new Set<string>();
  const continents = new Set<string>();
  const materials = new Set<string>();
  let end: Choice | null = null;
  let stop: Choice | null = null;
  for (const choice of choices) {
    if (isMove(choice)) {
      const targets = moves.get(choice.source) ?? new Map<string, number>();
      targets.set(choice.target, Math.max(choice.count, targets.get(choice.target) ?? 0));
      moves.set(choice.source, targets);
    } else if (isPlace(choice)) {
      places.set(choice.territory, Math.max(choice.count, places.get(choice.territory) ?? 0));
    } else if (choice.verb === "take") takes.add(String(choice.territory));
    else if (choice.verb === "continent") continents.add(String(choice.continent));
    else if (choice.verb === "trade") materials.add(String(choice.material));
    else if (choice.verb === "end") end = choice;
    else if (choice.verb === "stop") stop = choice;
  }
  return { moves, places, takes, continents, materials, end, stop, any: choices.length > 0 };
}

/** Of assets, in one move; more go in several (D-25). */
export const MOST_AT_ONCE = 16;

export const moveText = (source: string, target: string, count: number): string =>
  `${source}>${target} ${count}`;
export const placeText = (territory: string, count: number): string => `${territory} ${count}`;
