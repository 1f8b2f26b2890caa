/** How much there is to read on a card, so that the picture leaves room for it and nothing is cut. */
import type { Shape } from "../../art/sprite";
import type { Part } from "./cardText";

export interface Reading {
  /** With sentences, not only with keywords. */
  told: boolean;
  /** Only with what it does, without the word for it. */
  bare: boolean;
  /** So many of its parts there is room for. */
  count: number;
  /** With the reminder of what its kind or type always does. */
  reminded: boolean;
  /** In smaller letters. */
  dense: boolean;
  shape: Shape;
}

interface Print {
  /** Letters in a line of keywords, of sentences. */
  heads: number;
  letters: number;
  /** The height of a line, in twentieths of the card's width. */
  head: number;
  line: number;
}

const ZOOM: Print = { heads: 32, letters: 37, head: 1.25, line: 1.25 };
const ZOOM_DENSE: Print = { heads: 32, letters: 42, head: 1.15, line: 1.1 };
const HAND_WHOLE: Print = { heads: 19, letters: 21, head: 2, line: 1.95 };
const HAND_DENSE_WHOLE: Print = { heads: 22, letters: 25, head: 1.75, line: 1.65 };
/** So much there is below the picture at most: it keeps a quarter of the card. */
const MOST = 12.6;
/** Between two parts. */
const GAP = 0.45;
const REMINDER = { letters: 41, line: 1.12, gap: 1 };

/** Beside the sign of burning there is less room. */
const BESIDE = 0.8;

/** How a part is written: its word with what it does, what it does alone, or its word alone. */
type Form = "told" | "bare" | "short";

function heightOf(part: Part, form: Form, print: Print): number {
  if (form === "bare" && part.text)
    return Math.ceil((part.text.length + 3 + (part.burns ? 2 : 0)) / print.letters) * print.line;
  const head = part.head.length + (part.when ? part.when.length + 2 : 0) + (part.burns ? 2 : 0) + 2;
  const lines = form === "told" ? Math.ceil(part.text.length / print.letters) : 0;
  return Math.ceil(head / print.heads) * print.head + lines * print.line;
}

/** Where the next card covers a part of it. */
const narrowed = (print: Print, seen: number): Print => ({
  ...print,
  heads: print.heads * seen,
  letters: print.letters * seen,
});

const beside = (full: Print, burning: boolean): Print =>
  burning ? { ...full, heads: full.heads * BESIDE, letters: full.letters * BESIDE } : full;

function height(parts: readonly Part[], form: Form, full: Print, burning: boolean): number {
  const print = beside(full, burning);
  return parts.reduce((sum, part) => sum + heightOf(part, form, print), Math.max(0, parts.length - 1) * GAP);
}

/** How many of them fit, if not all do: then a line says how many more there are. */
function fitting(parts: readonly Part[], form: Form, full: Print, burning: boolean, most: number): number {
  if (height(parts, form, full, burning) <= most) return parts.length;
  let count = parts.length;
  while (count > 1 && height(parts.slice(0, count), form, full, burning) > most - full.head - GAP) count -= 1;
  return count;
}

const shapeFor = (high: number): Shape =>
  high < 4.6 ? "hand" : high < 7.2 ? "words" : high < 10 ? "low" : "lower";

/**
 * A large card: what of it can be read. `seen`: so much of its width, from 0 to 1. Where there is no room for
 * both, what its words do comes before the words themselves.
 */
export function reading(
  parts: readonly Part[],
  reminder: string,
  zoom: boolean,
  words: boolean,
  burning: boolean,
  seen = 1,
): Reading {
  const [hand, handDense] = [narrowed(HAND_WHOLE, seen), narrowed(HAND_DENSE_WHOLE, seen)];
  const count = parts.length;
  const usual = { told: true, bare: false, reminded: false, dense: false, count };
  if (zoom) {
    const extra = reminder
      ? Math.ceil(reminder.length / (burning ? REMINDER.letters * BESIDE : REMINDER.letters)) *
          REMINDER.line +
        REMINDER.gap
      : 0;
    const plain = height(parts, "told", ZOOM, burning);
    if (plain + extra <= MOST) return { ...usual, reminded: reminder !== "", shape: shapeFor(plain + extra) };
    if (plain <= MOST) return { ...usual, shape: shapeFor(plain) };
    if (height(parts, "told", ZOOM_DENSE, burning) <= MOST + 3)
      return { ...usual, dense: true, shape: "lower" };
    return {
      ...usual,
      told: false,
      dense: true,
      count: fitting(parts, "short", ZOOM_DENSE, burning, MOST + 3),
      shape: "lower",
    };
  }
  if (words) {
    const full = height(parts, "told", hand, burning);
    if (full <= MOST - 2) return { ...usual, shape: shapeFor(full) };
    const tight = height(parts, "told", handDense, burning);
    if (tight <= MOST) return { ...usual, dense: true, shape: shapeFor(tight) };
    const bare = height(parts, "bare", hand, burning);
    if (bare <= MOST - 1) return { ...usual, bare: true, shape: shapeFor(bare) };
    const tightest = height(parts, "bare", handDense, burning);
    if (tightest <= MOST) return { ...usual, bare: true, dense: true, shape: shapeFor(tightest) };
  }
  const high = height(parts, "short", hand, burning);
  const dense = high > MOST - 2;
  const fits = dense ? fitting(parts, "short", handDense, burning, MOST) : count;
  return { ...usual, told: false, dense, count: fits, shape: shapeFor(high) };
}
