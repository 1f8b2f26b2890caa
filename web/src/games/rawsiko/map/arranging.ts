/**
 * Where names, wagons and materials stand on the map at a scale. Everything has its size on the
 * screen, so at a small scale less is shown, and what is left moves together: no gap stays where a
 * material is hidden, stacks push each other aside a little, and what still has no room is left out
 * until one comes closer (semantic zoom).
 */
import type { Standing } from "../facts";
import type { DrawnTerritory, Point } from "./drawing";

export interface Chip {
  material: string;
  kind: Standing;
  /** The more, the longer it stays on the map. */
  weight: number;
}

export interface Stack {
  drawn: DrawnTerritory;
  lines: readonly string[];
  /** What stands on the wagon; null: an empty territory. */
  wagon: string | null;
  chips: readonly Chip[];
  /** It is the reader's own, chosen, or can be: its parts go last. */
  favoured: boolean;
}

export interface Sizes {
  /** How much larger than usual tokens are drawn. */
  token: number;
  name: number;
  line: number;
  wagon: [width: number, height: number];
  chip: number;
  step: number;
}

export interface Placed {
  id: string;
  /** The middle of the stack, on the map. */
  x: number;
  y: number;
  /** Lines of the name, the wagon and the chips: pixels on the screen from there. */
  names: { text: string; x: number; y: number }[];
  wagon: Point | null;
  chips: { material: string; kind: Standing; x: number; y: number }[];
  /** A box around all of it, in pixels on the screen from there. */
  box: Box;
  /** Where a line leads, as it stands off its land: on the map. */
  leader: Point | null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Level = "world" | "far" | "mid" | "near";

/** What is shown at a scale: marks alone, needed materials, one's own too, everything. */
export function levelOf(k: number): Level {
  if (k < 0.6) return "world";
  if (k < 0.9) return "far";
  return k < 1.3 ? "mid" : "near";
}

export function sizesOf(k: number): Sizes {
  const world = levelOf(k) === "world";
  const token = world ? 0.72 : Math.min(Math.max(1 + (k - 1) * 0.4, 0.93), 1.6);
  return {
    token,
    name: 11.8 * token,
    line: 12.8 * token,
    wagon: [44 * token, 28 * token],
    chip: 9.6 * token,
    step: 21.4 * token,
  };
}

/** Which chips of a territory are shown at a level. */
export function shownChips(chips: readonly Chip[], level: Level, all: boolean): Chip[] {
  if (level === "world") return chips.filter((chip) => chip.weight >= LOOKED_FOR);
  if (all || level === "near") return [...chips];
  return chips.filter((chip) => chip.weight >= (level === "far" ? IMPORTANT : OWN));
}

/** Weights of chips: a material that is looked for stays at any scale. */
export const LOOKED_FOR = 4;
export const IMPORTANT = 3;
export const OWN = 2;
export const NEEDED = 1;

const GAP = 2;
const ROUNDS = 40;

interface Part extends Box {
  what: "name" | "wagon" | "chips";
}

interface Built {
  stack: Stack;
  placed: Placed;
  parts: Part[];
  /** On the screen: where it wants to be, and where it is. */
  home: Point;
  at: Point;
  loose: number;
}

export interface Wanted {
  stacks: readonly Stack[];
  k: number;
  all: boolean;
  language: string;
  /** The width of a text at a size of 1. */
  measure: (text: string) => number;
  /** What must not be covered, in pixels on the screen at this scale. */
  fixed?: readonly Box[];
}

export function arrange({ stacks, k, all, language, measure, fixed = [] }: Wanted): Placed[] {
  const level = levelOf(k);
  const sizes = sizesOf(k);
  const built = stacks.map((stack) => build(stack, sizes, level, all, language, measure, k));
  settle(built, fixed);
  thin(built, fixed);
  return built.map(({ placed, at, home, stack, parts }) => {
    placed.x = at[0] / k;
    placed.y = at[1] / k;
    placed.box = around(parts);
    const moved = Math.hypot(at[0] - home[0], at[1] - home[1]);
    placed.leader = stack.drawn.leader ?? (moved > stack.drawn.room * k + 12 ? [home[0] / k, home[1] / k] : null);
    return placed;
  });
}

/** A stack as it would stand alone: name, wagon, chips, from the top down or side by side. */
function build(
  stack: Stack,
  sizes: Sizes,
  level: Level,
  all: boolean,
  language: string,
  measure: (text: string) => number,
  k: number,
): Built {
  const { drawn } = stack;
  const chips = shownChips(stack.chips, level, all);
  const rows = inRows(chips, columnsFor(chips.length, drawn));
  const side = chips.length > 0 && drawn.chips && stack.wagon !== null ? drawn.chips : null;
  const names = level === "world" ? [] : stack.lines;
  const [wide, high] = sizes.wagon;
  const hasWagon = stack.wagon !== null;
  const tall = names.length * sizes.line + (hasWagon ? high + 1 : 0) + (side ? 0 : rows.length * sizes.step);
  const placed: Placed = { id: drawn.id, x: 0, y: 0, names: [], wagon: null, chips: [], box: EMPTY, leader: null };
  const parts: Part[] = [];
  let top = -tall / 2;
  for (const text of names) {
    const half = (measure(text) * sizes.name) / 2;
    placed.names.push({ text, x: 0, y: top + sizes.line * 0.78 });
    parts.push({ what: "name", left: -half, right: half, top, bottom: top + sizes.line });
    top += sizes.line;
  }
  let middle = top + sizes.step / 2;
  if (hasWagon) {
    placed.wagon = [0, top + high / 2];
    parts.push({ what: "wagon", left: -wide / 2, right: wide / 2, top: top + 1, bottom: top + high });
    middle = top + high / 2;
    top += high + 1;
  }
  if (chips.length > 0) {
    const across = Math.max(...rows.map((row) => row.length)) * sizes.step;
    const from = side === "left" ? -wide / 2 - 3 - across : side === "right" ? wide / 2 + 3 : -across / 2;
    const head = side ? middle - (rows.length * sizes.step) / 2 : top;
    rows.forEach((row, at) => {
      const indent = side === "left" ? across - row.length * sizes.step : side ? 0 : (across - row.length * sizes.step) / 2;
      row.forEach((chip, place) => {
        placed.chips.push({
          material: chip.material,
          kind: chip.kind,
          x: from + indent + (place + 0.5) * sizes.step,
          y: head + (at + 0.5) * sizes.step,
        });
      });
      const left = from + indent;
      const upper = head + at * sizes.step;
      parts.push({ what: "chips", left, right: left + row.length * sizes.step, top: upper, bottom: upper + sizes.step });
    });
  }
  const [sx, sy] = drawn.shift?.[language] ?? [0, 0];
  const home: Point = [(drawn.label[0] + sx) * k, (drawn.label[1] + sy) * k];
  // A stack in a wide land may move more than one that stands for a small one.
  return { stack, placed, parts, home, at: [...home], loose: Math.max(16, Math.min(drawn.room * k * 0.9, 44)) };
}

const EMPTY: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function columnsFor(count: number, drawn: DrawnTerritory): number {
  if (drawn.columns && count > drawn.columns) return drawn.columns;
  return count > 4 ? 3 : Math.max(count, 1);
}

function inRows(chips: readonly Chip[], columns: number): Chip[][] {
  const rows: Chip[][] = [];
  for (let at = 0; at < chips.length; at += columns) rows.push(chips.slice(at, at + columns));
  return rows;
}

const shifted = (part: Box, [x, y]: Point): Box => ({
  left: part.left + x,
  right: part.right + x,
  top: part.top + y,
  bottom: part.bottom + y,
});

/** How far a must move left (negative) or right, or up or down, to be clear of b; null: it is. */
function push(a: Box, b: Box): Point | null {
  const right = b.right + GAP - a.left;
  const left = a.right + GAP - b.left;
  const down = b.bottom + GAP - a.top;
  const up = a.bottom + GAP - b.top;
  if (right <= 0 || left <= 0 || down <= 0 || up <= 0) return null;
  const across = right < left ? right : -left;
  const along = down < up ? down : -up;
  return Math.abs(across) < Math.abs(along) ? [across, 0] : [0, along];
}

/** Stacks push each other aside, a little, and not for ever. */
function settle(built: readonly Built[], fixed: readonly Box[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let restless = false;
    built.forEach((one, number) => {
      for (const other of built.slice(number + 1)) {
        if (Math.abs(one.at[0] - other.at[0]) > 220 || Math.abs(one.at[1] - other.at[1]) > 200) continue;
        const away = strongest(one, other);
        if (!away) continue;
        restless = true;
        move(one, away[0] / 2, away[1] / 2);
        move(other, -away[0] / 2, -away[1] / 2);
      }
      for (const box of fixed) {
        for (const part of one.parts) {
          const away = push(shifted(part, one.at), box);
          if (!away) continue;
          restless = true;
          move(one, away[0], away[1]);
        }
      }
    });
    if (!restless) return;
  }
}

function strongest(one: Built, other: Built): Point | null {
  let most: Point | null = null;
  for (const part of one.parts) {
    for (const rival of other.parts) {
      const away = push(shifted(part, one.at), shifted(rival, other.at));
      if (away && (!most || Math.abs(away[0] + away[1]) > Math.abs(most[0] + most[1]))) most = away;
    }
  }
  return most;
}

function move(one: Built, dx: number, dy: number): void {
  const { home, loose } = one;
  one.at = [
    Math.min(Math.max(one.at[0] + dx, home[0] - loose), home[0] + loose),
    Math.min(Math.max(one.at[1] + dy, home[1] - loose), home[1] + loose),
  ];
}

const RANK = { wagon: 3, name: 2, chips: 1 } as const;

/** What still lies on something more important is left out. */
function thin(built: readonly Built[], fixed: readonly Box[]): void {
  const kept: Box[] = [...fixed];
  const claims = built
    .flatMap((one) => one.parts.map((part) => ({ one, part, rank: RANK[part.what] + (one.stack.favoured ? 0.5 : 0) })))
    .sort((a, b) => b.rank - a.rank);
  for (const { one, part } of claims) {
    const box = inner(shifted(part, one.at));
    if (part.what === "wagon" || !kept.some((other) => overlap(box, other))) kept.push(box);
    else leaveOut(one, part);
  }
}

/** Boxes may touch: letters do not fill theirs. */
const inner = (box: Box): Box => ({ left: box.left + 3, right: box.right - 3, top: box.top + 2.5, bottom: box.bottom - 2.5 });

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function leaveOut({ placed, parts }: Built, part: Part): void {
  parts.splice(parts.indexOf(part), 1);
  const within = ({ x, y }: { x: number; y: number }): boolean =>
    x >= part.left && x <= part.right && y >= part.top && y <= part.bottom;
  if (part.what === "name") placed.names = placed.names.filter((line) => !within(line));
  else placed.chips = placed.chips.filter((chip) => !within(chip));
}

function around(parts: readonly Box[]): Box {
  if (parts.length === 0) return EMPTY;
  return {
    left: Math.min(...parts.map((part) => part.left)),
    right: Math.max(...parts.map((part) => part.right)),
    top: Math.min(...parts.map((part) => part.top)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  };
}
