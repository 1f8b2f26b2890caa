/** How the cards of another player lie in their box: in rows, whole; where they would be too small, over each other. */
import { type Laid, placesFor, spanOf, tallness } from "../view/data";

export interface Spread {
  /** How wide a card is. */
  card: number;
  /** The cards, row by row. */
  rows: Laid[][];
  /** From one card to the next: less than nothing, and they cover each other. */
  gap: number;
  /** How much of a covered card is seen, from 0 to 1. */
  seen: number;
  /** Names stand beneath the cards, which are too small to bear them. */
  named: boolean;
}

/** The smallest card that can still be told from another, and be touched. */
export const SMALLEST = 44;
/** From this width on names are read on the cards. */
export const NAMED = 64;
/** The name beneath a small card. */
const CAPTION = 25;
export const GAP_Y = 16;
const GAP_X = 13;
/** Between small ones. */
const GAP_SMALL = 8;
const GAP_LEAST = 5;
/** What a card is worth of which this much is seen, and one without a name: better a bit smaller, but whole. */
const worth = (seen: number): number =>
  seen >= 1 ? 1 : seen >= 0.6 ? 0.86 : seen >= 0.46 ? 0.72 : seen * 1.4;
const NAMELESS = 0.8;

/** All cards in a box of this size, as large as can be but `most` at most: none is cut off. */
export function spread(cards: readonly Laid[], wide: number, high: number, most: number): Spread {
  const tall = tallness(cards);
  let best: Spread = { card: SMALLEST, ...laidOut(cards, 1, SMALLEST, wide), named: false };
  let value = 0;
  for (let card = Math.max(Math.floor(most), SMALLEST); card >= SMALLEST; card -= 1) {
    for (let rows = 1; rows <= Math.max(cards.length, 1); rows += 1) {
      const room = high - rows * card * tall - (rows - 1) * GAP_Y;
      if (room < 0) break;
      const made = laidOut(cards, rows, card, wide);
      const named = card < NAMED && made.seen === 1 && room >= rows * CAPTION;
      const here = card * worth(made.seen) * (card < NAMED && !named ? NAMELESS : 1);
      if (here > value) [best, value] = [{ card, ...made, named }, here];
    }
  }
  return best;
}

/** In so many rows, none much longer than another. */
function laidOut(
  cards: readonly Laid[],
  count: number,
  card: number,
  wide: number,
): Pick<Spread, "rows" | "gap" | "seen"> {
  const each = Math.ceil(cards.length / count);
  const rows: Laid[][] = [];
  for (let from = 0; from < cards.length; from += each) rows.push(cards.slice(from, from + each));
  const usual = card < NAMED ? GAP_SMALL : GAP_X;
  const gap = Math.min(
    usual,
    ...rows.filter((row) => row.length > 1).map((row) => (wide - placesFor(row) * card) / (row.length - 1)),
  );
  // What lies whole has a gap for its edge.
  if (gap >= GAP_LEAST) return { rows, gap, seen: 1 };
  const narrowest = Math.min(...cards.map(spanOf), 1);
  return { rows, gap, seen: Math.max(0, Math.min(0.99, (card * narrowest + gap) / card)) };
}
