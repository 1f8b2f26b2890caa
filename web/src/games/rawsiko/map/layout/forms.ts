/**
 * The forms that a stack of name, wagon and materials can take: chips below, beside or above, with
 * letters or as small signs. All sizes are pixels on the screen.
 */
import type { Standing } from "../../view/facts";
import type { Box } from "./boxes";
import type { DrawnTerritory, Point } from "../mapData";

export interface Chip {
  material: string;
  kind: Standing;
}

export interface Stack {
  drawn: DrawnTerritory;
  /** The name, on one line or two. */
  lines: readonly string[];
  /** What stands on the wagon; null: an empty territory. */
  wagon: string | null;
  chips: readonly Chip[];
}

export type Level = "world" | "far" | "mid" | "near";

/** What is shown at a scale: small signs alone, names, more and more letters. */
export function levelOf(k: number): Level {
  if (k < 0.58) return "world";
  if (k < 0.9) return "far";
  return k < 1.3 ? "mid" : "near";
}

/** How chips are drawn: with letters, with smaller ones, or as signs, down to specks. */
export interface Grain {
  r: number;
  step: number;
  letters: boolean;
  /** How far from its place a stack may go for it. */
  reach: number;
}

export interface Sizes {
  /** How much larger than usual tokens are drawn. */
  token: number;
  name: number;
  line: number;
  wagon: [width: number, height: number];
  /** The best first. */
  grains: readonly Grain[];
}

const SIGNS: Grain = { r: 4.4, step: 10, letters: false, reach: 120 };
const TINY: Grain = { r: 3.4, step: 7.9, letters: false, reach: 120 };
const SPECKS: Grain = { r: 2.9, step: 6.8, letters: false, reach: 90 };
/** As small as letters can be read: the same ring and sign as on any other. */
const SMALLEST: Grain = { r: 6.8, step: 14.9, letters: true, reach: 54 };
const SMALL: Grain = { r: 8.2, step: 18.2, letters: true, reach: 54 };

/** So small that a number has hardly room on its land: materials are dots, and continents have no names. */
const CRAMPED = 0.27;
export const isCramped = (k: number): boolean => k < CRAMPED;
const CLOSE: Grain = { r: 2.4, step: 5.5, letters: false, reach: 90 };

export function sizesOf(k: number): Sizes {
  if (isCramped(k)) return { token: 0.6, name: 10.5, line: 11.6, wagon: [22, 12], grains: [CLOSE] };
  if (levelOf(k) === "world")
    return { token: 0.72, name: 10.5, line: 11.6, wagon: [25, 13], grains: [SPECKS] };
  // Where land is small, wagons and portraits are too, but chips have letters to be read.
  const token = k < 0.9 ? Math.max(0.96 - (0.9 - k) * 0.9, 0.74) : Math.min(1 + (k - 1) * 0.4, 1.6);
  const chip = Math.max(token, 0.86);
  const name = Math.max(11.8 * token, 10.2);
  const large: Grain = { r: 9.6 * chip, step: 21.4 * chip, letters: true, reach: 44 };
  return {
    token,
    name,
    line: name * 1.08,
    wagon: [44 * token, 28 * token],
    grains: [large, ...(large.r > 8.6 ? [SMALL] : []), SMALLEST, SIGNS, TINY],
  };
}

export interface Part extends Box {
  what: "name" | "wagon" | "chips";
}

export interface Form {
  grain: Grain;
  parts: readonly Part[];
  names: readonly { text: string; x: number; y: number }[];
  wagon: Point | null;
  chips: readonly Point[];
  /** How much less it is liked than the usual one. */
  cost: number;
}

type Side = "below" | "above" | "left" | "right";

export function formsOf(
  stack: Stack,
  sizes: Sizes,
  grain: Grain,
  named: boolean,
  measure: (text: string) => number,
): Form[] {
  const forms: Form[] = [];
  const namings = named ? namingsOf(stack.lines) : [[]];
  namings.forEach((lines, at) => {
    for (const { side, columns, cost } of groupings(stack, grain)) {
      forms.push(build(stack, sizes, grain, lines, side, columns, cost + at * 3, measure));
    }
  });
  return forms;
}

/** A name as it is, or on as many lines as it has words: two. */
function namingsOf(lines: readonly string[]): (readonly string[])[] {
  const [first = "", second] = lines;
  if (second !== undefined) return [lines, [`${first}${/[-–]$/.test(first) ? "" : " "}${second}`]];
  const gap = first.search(/[ –-](?=\S)/);
  return gap < 2 ? [lines] : [lines, [first.slice(0, gap + 1).trim(), first.slice(gap + 1)]];
}

function groupings(
  { chips, drawn, wagon }: Stack,
  grain: Grain,
): { side: Side; columns: number; cost: number }[] {
  const count = chips.length;
  if (count === 0) return [{ side: "below", columns: 1, cost: 0 }];
  const liked =
    drawn.columns && count > drawn.columns && grain.letters
      ? drawn.columns
      : count > 4
        ? Math.ceil(count / 2)
        : count;
  const widths = [...new Set([liked, Math.min(count, 3), 2, count])].filter(
    (columns) => columns <= count && columns <= 6,
  );
  const found: { side: Side; columns: number; cost: number }[] = widths.map((columns) => ({
    side: "below",
    columns,
    cost: (columns === liked ? 0 : 3) + (drawn.chips ? 4 : 0),
  }));
  found.push({ side: "above", columns: liked, cost: 9 });
  if (wagon === null) return found;
  for (const side of ["left", "right"] as const) {
    for (const columns of [...new Set([1, 2, 3])].filter((one) => one <= count)) {
      found.push({
        side,
        columns,
        cost: (drawn.chips === side ? 0 : 6) + (columns === 2 || columns === count ? 0 : 1),
      });
    }
  }
  return found;
}

function build(
  stack: Stack,
  sizes: Sizes,
  grain: Grain,
  lines: readonly string[],
  side: Side,
  columns: number,
  cost: number,
  measure: (text: string) => number,
): Form {
  const [wide, high] = sizes.wagon;
  const { step } = grain;
  const count = stack.chips.length;
  const rows = Math.ceil(count / columns);
  const beside = side === "left" || side === "right";
  const hasWagon = stack.wagon !== null;
  /** The owner's mark stands out of a wagon on its left; a plate has none. */
  const ear = wide > 30 ? 6 * sizes.token : 0;
  const words = lines.length * sizes.line;
  const tall = words + (hasWagon ? high + 1 : 0) + (beside ? 0 : rows * step);
  const parts: Part[] = [];
  const names: { text: string; x: number; y: number }[] = [];
  const chips: Point[] = [];
  let top = -tall / 2;

  const group = (from: number, head: number): void => {
    for (let row = 0; row < rows; row += 1) {
      const inRow = Math.min(columns, count - row * columns);
      const indent = side === "left" ? (columns - inRow) * step : beside ? 0 : ((columns - inRow) * step) / 2;
      for (let at = 0; at < inRow; at += 1)
        chips.push([from + indent + (at + 0.5) * step, head + (row + 0.5) * step]);
      parts.push({
        what: "chips",
        left: from + indent,
        right: from + indent + inRow * step,
        top: head + row * step,
        bottom: head + (row + 1) * step,
      });
    }
  };

  if (side === "above") {
    group((-columns * step) / 2, top);
    top += rows * step;
  }
  for (const text of lines) {
    const half = (measure(text) * sizes.name) / 2;
    names.push({ text, x: 0, y: top + sizes.line * 0.78 });
    parts.push({ what: "name", left: -half, right: half, top, bottom: top + sizes.line });
    top += sizes.line;
  }
  let wagon: Point | null = null;
  if (hasWagon) {
    wagon = [0, top + high / 2];
    parts.push({ what: "wagon", left: -wide / 2 - ear, right: wide / 2, top: top + 1, bottom: top + high });
    top += high + 1;
  }
  if (side === "below") group((-columns * step) / 2, top);
  if (beside && wagon) {
    // No higher than the wagon, for above it stands the name.
    const head = Math.max(wagon[1] - (rows * step) / 2, wagon[1] - high / 2 + 1);
    group(side === "left" ? -wide / 2 - ear - 3 - columns * step : wide / 2 + 3, head);
  }
  return { grain, parts, names, wagon, chips, cost };
}
