/** How much there is to read on a card, so that the picture leaves room for it and nothing is cut. */
import type { Shape } from "../art/sprite";
import type { Part } from "./wording";

export interface Reading {
  /** With sentences, not only with keywords. */
  told: boolean;
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
const HAND: Print = { heads: 19, letters: 21, head: 2, line: 1.95 };
const HAND_DENSE: Print = { heads: 22, letters: 25, head: 1.75, line: 1.65 };
/** So much there is below the picture at most: it keeps a quarter of the card. */
const MOST = 12.6;
const REMINDER = { letters: 41, line: 1.12, gap: 1 };

/** Beside the sign of burning there is less room. */
const BESIDE = 0.8;

function height(parts: readonly Part[], told: boolean, full: Print, burning: boolean): number {
  const gaps = Math.max(0, parts.length - 1) * 0.45;
  const print = burning ? { ...full, heads: full.heads * BESIDE, letters: full.letters * BESIDE } : full;
  return parts.reduce((sum, part) => {
    const head = (told ? part.head : part.short).length + (part.place ? part.place.length + 2 : 0) + (part.burns ? 2 : 0) + 2;
    const lines = told ? Math.ceil(part.text.length / print.letters) : 0;
    return sum + Math.ceil(head / print.heads) * print.head + lines * print.line;
  }, gaps);
}

const shapeFor = (high: number): Shape => (high < 4.6 ? "hand" : high < 7.2 ? "words" : high < 10 ? "low" : "lower");

/** A large card: what of it can be read. */
export function reading(parts: readonly Part[], reminder: string, zoom: boolean, words: boolean, burning: boolean): Reading {
  if (zoom) {
    const extra = reminder ? Math.ceil(reminder.length / (burning ? REMINDER.letters * BESIDE : REMINDER.letters)) * REMINDER.line + REMINDER.gap : 0;
    const plain = height(parts, true, ZOOM, burning);
    if (plain + extra <= MOST) return { told: true, reminded: reminder !== "", dense: false, shape: shapeFor(plain + extra) };
    if (plain <= MOST) return { told: true, reminded: false, dense: false, shape: shapeFor(plain) };
    const tight = height(parts, true, ZOOM_DENSE, burning);
    return { told: tight <= MOST + 3, reminded: false, dense: true, shape: "lower" };
  }
  if (words) {
    const full = height(parts, true, HAND, burning);
    if (full <= MOST - 2) return { told: true, reminded: false, dense: false, shape: shapeFor(full) };
    const tight = height(parts, true, HAND_DENSE, burning);
    if (tight <= MOST) return { told: true, reminded: false, dense: true, shape: shapeFor(tight) };
  }
  const high = height(parts, false, HAND, burning);
  return { told: false, reminded: false, dense: high > MOST - 2, shape: shapeFor(high) };
}
