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
  columns: string[];
  rows: ScoreRow[];
  /** The highest score, for bars; at least 1. */
  most: number;
}

/** Rows from the best to the last; equals in the order of their seats. */
export function scoreTable(result: Result): ScoreTable {
  const parts = namesIn(result.parts);
  const columns = namesIn(result.columns);
  const rows = result.ranks.map((rank, seat) => ({
    seat,
    rank,
    score: result.scores[seat] ?? 0,
    parts: parts.map((name) => result.parts[seat]?.[name] ?? 0),
    columns: columns.map((name) => result.columns[seat]?.[name] ?? 0),
  }));
  rows.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return { parts, columns, rows, most: Math.max(1, ...result.scores) };
}

/** The names of all figures, in the order in which they come first. */
const namesIn = (figures: readonly Record<string, number>[]): string[] => [
  ...new Set(figures.flatMap((one) => Object.keys(one))),
];

export const winnersOf = (result: Result): number[] =>
  result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
