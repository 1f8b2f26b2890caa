/** The drawing of our own map: src/ludoteka/games/rawsiko/board.json, made by tools/world_map. */
import type { World } from "../view/data";

export type Point = [x: number, y: number];

export interface DrawnTerritory {
  id: string;
  path: string;
  /** Where its stack of name, wagon and materials stands. */
  label: Point;
  /** The stack stands off the land: where its line leads. */
  leader?: Point;
  /** The radius of the largest circle in its land. */
  room: number;
  /** The materials stand beside the wagon instead of below. */
  chips?: "left" | "right";
  columns?: number;
}

export interface Drawing {
  width: number;
  height: number;
  territories: DrawnTerritory[];
  continents: { id: string; path: string; portrait: Point }[];
  /** Outlines of continents that had other territories in earlier editions of the game. */
  earlier: { id: string; path: string; territories: string[] }[];
  closed: { id: string; path: string; label: Point }[];
  scenery: { id: string; path: string }[];
  sea: { between: [string, string]; path: string }[];
}

let loaded: Promise<Drawing> | null = null;

/** It is fetched only when a map is to be shown. */
export function loadDrawing(): Promise<Drawing> {
  loaded ??= import("../../../../../src/ludoteka/games/rawsiko/board.json").then(
    ({ default: board }) => board as unknown as Drawing,
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}

/** Does the drawing show this map? A table may play on somebody's own. */
export function fits(drawing: Drawing, world: World): boolean {
  const drawn = new Set(drawing.territories.map((territory) => territory.id));
  const continents = new Set(drawing.continents.map((continent) => continent.id));
  const links = new Set(drawing.sea.map(({ between }) => [...between].sort().join("-")));
  if (world.territories.size !== drawn.size) return false;
  return [...world.territories.values()].every(
    ({ id, continent, sea }) =>
      drawn.has(id) &&
      continent !== null &&
      continents.has(continent) &&
      sea.every((other) => links.has([id, other].sort().join("-"))),
  );
}

/** The drawing with the continents as this map has them: a table may play an earlier edition. */
export function drawnFor(drawing: Drawing, world: World): Drawing {
  const continents = drawing.continents.map((continent) => {
    const own = [...(world.onContinent.get(continent.id) ?? [])].sort().join();
    const earlier = drawing.earlier.find(
      ({ id, territories }) => id === continent.id && territories.join() === own,
    );
    return earlier ? { ...continent, path: earlier.path } : continent;
  });
  return { ...drawing, continents };
}

/** Links over the edge of the map: their way has two parts. */
export function wraps(drawing: Drawing, one: string, other: string): boolean {
  return drawing.sea.some(
    ({ between, path }) => between.includes(one) && between.includes(other) && path.lastIndexOf("M") > 0,
  );
}

/** From one place to another, the short way, which may lead over the edge of the map. */
export function reach(drawing: Drawing, from: DrawnTerritory, to: DrawnTerritory): Point {
  let dx = to.label[0] - from.label[0];
  const dy = to.label[1] - from.label[1];
  if (wraps(drawing, from.id, to.id)) dx += dx > 0 ? -drawing.width : drawing.width;
  return [dx, dy];
}

export type Direction = "left" | "right" | "up" | "down";
const TOWARDS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The neighbour in a direction, or else the nearest territory there; null: there is none. */
export function beyond(drawing: Drawing, world: World, id: string, direction: Direction): string | null {
  const from = drawing.territories.find((territory) => territory.id === id);
  if (!from) return drawing.territories[0]?.id ?? null;
  const known = world.territories.get(id);
  const neighbours = new Set([...(known?.land ?? []), ...(known?.sea ?? [])]);
  const adjacent = drawing.territories.filter((territory) => neighbours.has(territory.id));
  const others = drawing.territories.filter((territory) => territory.id !== id);
  return nearest(drawing, from, adjacent, direction, 0.5) ?? nearest(drawing, from, others, direction, 0.7);
}

/** The best of some territories in a direction; `least` is the cosine of the widest angle. */
function nearest(
  drawing: Drawing,
  from: DrawnTerritory,
  among: readonly DrawnTerritory[],
  direction: Direction,
  least: number,
): string | null {
  const [ux, uy] = TOWARDS[direction];
  let best: string | null = null;
  let cost = Infinity;
  for (const territory of among) {
    const [dx, dy] = reach(drawing, from, territory);
    const far = Math.hypot(dx, dy);
    const cosine = (dx * ux + dy * uy) / (far || 1);
    if (cosine < least) continue;
    const value = far * (2.2 - cosine);
    if (value < cost) {
      cost = value;
      best = territory.id;
    }
  }
  return best;
}

/** A long name on two lines, broken where they come out most alike. */
export function lines(name: string, longest = 13): string[] {
  if (name.length <= longest) return [name];
  const breaks = [...name.matchAll(/[ –-]/g)].map((found) => found.index + 1);
  if (breaks.length === 0) return [name];
  const middle = breaks.reduce((best, at) =>
    Math.abs(2 * at - name.length) < Math.abs(2 * best - name.length) ? at : best,
  );
  return [name.slice(0, middle).trim(), name.slice(middle)];
}
