/** The table of scores, from the result that every game has. */
import type { Result } from "$/table/data";

export interface ScoreRow {
  seat: number;
  rank: number;
  score: number;
  /** In the order of the table's `parts` and `columns`. */
  parts: number[];
  columns: number[];
}

export interface ScoreTable {
  parts: string[];
  /** The colour of each part: the same for it in every game, whatever else brought nothing. */
  fills: number[];
  columns: string[];
  rows: ScoreRow[];
  /** The highest score, for bars; at least 1. */
  most: number;
}

/** How many colours there are for parts. */
const FILLS = 6;

/** Rows from the best to the last; equals in the order of their seats. */
export function scoreTable(result: Result): ScoreTable {
  const all = ordered(namesIn(result.parts), result);
  const parts = all.filter((name) => result.parts.some((one) => one[name]));
  const columns = namesIn(result.columns);
  const rows = result.ranks.map((rank, seat) => ({
    seat,
    rank,
    score: result.scores[seat] ?? 0,
    parts: parts.map((name) => result.parts[seat]?.[name] ?? 0),
    columns: columns.map((name) => result.columns[seat]?.[name] ?? 0),
  }));
  rows.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return {
    parts,
    fills: parts.map((name) => all.indexOf(name) % FILLS),
    columns,
    rows,
    most: Math.max(1, ...result.scores),
  };
}

/** The names of all figures, in the order in which they come first. */
const namesIn = (figures: readonly Record<string, number>[]): string[] => [
  ...new Set(figures.flatMap((one) => Object.keys(one))),
];

/**
 * Data comes with its names sorted by the alphabet, which says nothing to a reader: numbered parts
 * (tier_1, tier_2) stay so, of others the one that brought most comes first.
 */
function ordered(names: string[], { parts }: Result): string[] {
  if (names.every((name) => /\d$/.test(name))) return names;
  const brought = (name: string): number => parts.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  return [...names].sort((one, other) => brought(other) - brought(one));
}

export const winnersOf = (result: Result): number[] =>
  result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
