/** Things that RAWsiko's tests share: our own map as its file has it, and views of it. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type RawsikoView, type World, worldOf } from "$/games/rawsiko/view/data";
import type { Drawing } from "$/games/rawsiko/map/mapData";

const root = new URL("../../../src/ludoteka/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** The tables of a TOML file that has no more than ours do. */
function tables(path: string, name: string): Record<string, unknown>[] {
  const parts = read(`games/rawsiko/${path}`).split(/^\[\[/m).slice(1);
  return parts
    .filter((part) => part.startsWith(`${name}]]`))
    .map((part) => {
      const found: Record<string, unknown> = {};
      for (const [, key = "", value = ""] of part.matchAll(/^(\w+) = (".*?"|\d+|\[[^\]]*\])/gms)) {
        found[key] = JSON.parse(value.replace(/,\s*\]/, "]"));
      }
      return found;
    });
}

const byId = (rows: Record<string, unknown>[]): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ id, symbol, ...rest }) => [String(id ?? symbol), rest]));

export const content = {
  name: "The world",
  continents: byId(tables("map.toml", "continent")),
  materials: byId(tables("map.toml", "material")),
  territories: byId(tables("map.toml", "territory")),
  applications: byId(tables("applications.toml", "application")),
};
export const world: World = worldOf(content);
export const drawing = JSON.parse(read("games/rawsiko/board.json")) as Drawing;

/** The messages of a language's names: territories, continents, countries. */
export function words(language: string): (message: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["names", "countries"])
    bundle.addResource(new FluentResource(read(`games/rawsiko/locales/${language}/rawsiko-${file}.ftl`)));
  return (message) => bundle.formatPattern(bundle.getMessage(message)?.value ?? message);
}

export function names(language: string): (id: string) => string {
  const word = words(language);
  return (id) => word(`rawsiko-territory-${id}`);
}

export function viewOf(changes: Partial<RawsikoView> = {}): RawsikoView {
  const territories = changes.territories ?? {};
  const seats = changes.seats ?? 3;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const materials = everybody.map((seat) => {
    const held = Object.keys(territories).filter((id) => territories[id]?.[0] === seat);
    return [...new Set(held.flatMap((id) => world.territories.get(id)?.materials ?? []))];
  });
  const continents = Object.fromEntries(
    world.continents.map((id) => {
      const owners = (world.onContinent.get(id) ?? []).flatMap((place) => territories[place]?.[0] ?? []);
      return [id, [...new Set(owners)].sort()];
    }),
  );
  return {
    game: "rawsiko",
    options: {},
    seat: 0,
    seats,
    waiting: [0],
    moves: [],
    phase: "acting",
    turn: 1,
    turns: 6,
    first: 0,
    territories,
    materials,
    gained: everybody.map(() => []),
    income: materials.map((own) => Math.ceil(own.length / 3)),
    to_place: everybody.map(() => 0),
    trades: everybody.map(() => 0),
    out: everybody.map(() => 0),
    continents,
    picking: null,
    objectives: everybody.map(() => null),
    result: null,
    ...changes,
  };
}
