/** Where the portraits of the continents stand, and how large they are (U4). */
import { type Box, boxAt, overlap, within } from "./boxes";
import type { Drawing, Point } from "../mapData";
import { isCramped, type Level } from "./forms";

/** The width of a player's portrait, in pixels on the screen. */
export const PORTRAIT = 25;

export interface Portrait {
  id: string;
  /** Its middle, on the map. */
  x: number;
  y: number;
  /** In pixels on the screen. */
  width: number;
  height: number;
  /** How large it is drawn. */
  token: number;
  /** So small that there is no name, and of each portrait the mark alone. */
  small: boolean;
  /** Where its name begins: the tint of its land stands before. */
  lead: number;
  /** Where the first mark stands, from the middle, and from one to the next. */
  marks: number;
  step: number;
  name: string;
  note: string;
  button: boolean;
}

export interface Told {
  measure: (text: string) => number;
  name: (continent: string) => string;
  there: (continent: string) => readonly number[];
  choosable: (continent: string) => boolean;
  free: (continent: string) => string;
  /** The middle of its territories, on the map. */
  heart: (continent: string) => Point;
}

export interface Place {
  k: number;
  level: Level;
  token: number;
  /** The window, in pixels from the map's corner, if all of the map is to be seen. */
  room: Box | null;
  /** What lies on the map already. */
  taken: readonly Box[];
}

const GAP = 6;
/** Below this size names are larger than what stands beside them, so that they can be read. */
export const SMALL_TOKEN = 0.8;
/** Below this scale the marks overlap from the beginning. */
const CLOSE_UP = 0.75;
/** How large marks are that stand alone on the smallest world. */
const TINY = 0.55;
/** From one mark to the next; many on a small screen overlap. */
const APART = [PORTRAIT, 17, 12, 8, 5] as const;

/** Beside or above and below the map where there is room, else on the sea; close up on a small screen none. */
export function portraits(drawing: Drawing, told: Told, place: Place): Portrait[] {
  const { k, level, room } = place;
  const high = drawing.height * k;
  const compact = level === "world";
  const sized = (apart: number): Portrait[] =>
    drawing.continents.map(({ id, portrait: [x, y] }) => size(id, x, y, told, place, true, apart));
  // On a small map what stands at the coast needs the sea, too.
  const shown = sized(level === "far" && k < CLOSE_UP ? APART[2] : APART[0]);
  const tallest = Math.max(...shown.map(({ height }) => height)) + GAP;
  if (room && -room.top >= tallest && room.bottom - high >= tallest) {
    const middle = drawing.height / 2;
    for (const apart of APART) {
      const upper = sized(apart).filter(({ y }) => y < middle);
      const lower = sized(apart).filter(({ y }) => y >= middle);
      if ([upper, lower].some((row) => wideness(row) > room.right - room.left)) continue;
      return [
        ...inRow(upper, -tallest / 2 - 1, told, place),
        ...inRow(lower, high + tallest / 2 + 1, told, place),
      ];
    }
  }
  if (compact && !room) return [];
  const taken = [...place.taken];
  return shown.map((portrait) => {
    const one = compact
      ? size(portrait.id, portrait.x, portrait.y, told, place, false, APART[isCramped(k) ? 3 : 0])
      : portrait;
    const [x, y] = room ? beside(drawing, one, told, k, room, taken) : [one.x, one.y];
    taken.push(boxAt(x * k, y * k, one.width, one.height));
    return { ...one, x, y };
  });
}

/** West and east of the map, next to its continent, if the window is wider than the map. */
function beside(
  drawing: Drawing,
  { id, x, y, width, height }: Portrait,
  told: Told,
  k: number,
  room: Box,
  taken: readonly Box[],
): Point {
  const [hx, hy] = told.heart(id);
  const sides: Point[] = [];
  if (hx < drawing.width / 3) sides.push([-(width / 2 + GAP) / k, hy]);
  if (hx > (drawing.width * 2) / 3) sides.push([drawing.width + (width / 2 + GAP) / k, hy]);
  const free = ([px, py]: Point): boolean => {
    const box = boxAt(px * k, py * k, width, height);
    return within(box, room) && !taken.some((other) => overlap(box, other));
  };
  const inside = (at: number, half: number, from: number, to: number): number =>
    Math.min(Math.max(at * k, from + half), to - half) / k;
  return (
    sides.find(free) ?? [
      inside(x, width / 2, room.left, room.right),
      inside(y, height / 2, room.top, room.bottom),
    ]
  );
}

const wideness = (row: readonly Portrait[]): number => row.reduce((all, { width }) => all + width + GAP, GAP);

/** Side by side, each as near to its continent as the others let it. */
function inRow(row: readonly Portrait[], y: number, told: Told, { k, room }: Place): Portrait[] {
  const { left = 0, right = 0 } = room ?? {};
  const sorted = [...row].sort((a, b) => told.heart(a.id)[0] - told.heart(b.id)[0]);
  const at = sorted.map(({ id }) => told.heart(id)[0] * k);
  let edge = left + GAP;
  sorted.forEach(({ width }, number) => {
    at[number] = Math.max(at[number] as number, edge + width / 2);
    edge = (at[number] as number) + width / 2 + GAP;
  });
  edge = right - GAP;
  for (let number = sorted.length - 1; number >= 0; number -= 1) {
    const { width } = sorted[number] as Portrait;
    at[number] = Math.min(at[number] as number, edge - width / 2);
    edge = (at[number] as number) - width / 2 - GAP;
  }
  return sorted.map((one, number) => ({ ...one, x: (at[number] as number) / k, y: y / k }));
}

function size(
  id: string,
  x: number,
  y: number,
  told: Told,
  { k, level, token: usual }: Place,
  named: boolean,
  apart: number = APART[0],
): Portrait {
  const { measure } = told;
  const button = told.choosable(id);
  const title = told.name(id);
  const compact = level === "world";
  const small = isCramped(k);
  const token = small ? TINY : compact ? 0.76 : usual;
  if (button && compact) {
    // The button of a small screen: its name alone; the dock has the rest.
    return {
      id,
      x,
      y,
      width: 30 + measure(title) * 11.4,
      height: 26,
      token,
      small,
      lead: 0,
      marks: 0,
      step: 0,
      name: title,
      note: "",
      button,
    };
  }
  if (button) {
    const note = told.free(id);
    const width = (56 + Math.max(measure(title) * 14.6, measure(note) * 11)) * token;
    return {
      id,
      x,
      y,
      width,
      height: 44 * token,
      token,
      small,
      lead: 0,
      marks: 0,
      step: 0,
      name: title,
      note,
      button,
    };
  }
  const count = told.there(id).length;
  const name = named ? title : "";
  const letters = compact ? 13.6 : token < SMALL_TOKEN ? 13.8 : 12.2;
  const words = name ? measure(name) * letters + 6 : 0;
  const crown = count === 1 ? 20 : 0;
  const empty = count === 0 ? 22 : 0;
  const step = apart * token;
  const lead = small ? 6 : compact ? 22 : 28;
  const width =
    (lead + words + crown + empty + 4) * token + count * step + (count > 0 ? PORTRAIT * token - step : 0);
  const marks = -width / 2 + (lead + words + 10) * token;
  return { id, x, y, width, height: 28 * token, token, small, lead, marks, step, name, note: "", button };
}

/** The room they need on the screen, for the stacks to keep clear of. */
export const boxesOf = (shown: readonly Portrait[], k: number): Box[] =>
  shown.map(({ x, y, width, height }) => boxAt(x * k, y * k, width, height));
