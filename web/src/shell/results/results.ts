/** Games that this device has seen the end of, and what they add up to. Pure: nothing is kept here. */
import type { TableInfo } from "$/protocol/types";

/** One finished game, as it is kept. */
export interface Played {
  table: string;
  game: string;
  title: string;
  /** When it ended, in milliseconds. */
  at: number;
  players: number;
  /** My place, 1 is best; null: several people of this device played, and nobody knows which of them I am. */
  rank: number | null;
  won: boolean;
  /** Levels of the bots at the table, each once. */
  levels: string[];
  /** How many people of other devices played. */
  people: number;
  /** The others, by name. */
  names: string[];
}

export interface Sum {
  played: number;
  won: number;
}

/**
 * A finished game of these seats; null if it does not count: a lesson, one that began with moves of
 * another game, one that was ended early, one that bots finished for us, or one we only watched.
 */
export function playedAt(info: TableInfo, seats: readonly number[]): Played | null {
  const { ranks } = info;
  if (info.status !== "finished" || info.ended_by_host || info.tutorial || info.origin || !ranks) return null;
  const own = seats.filter((seat) => info.seats[seat] && !info.seats[seat].bot);
  const [seat] = own;
  if (seat === undefined) return null;
  const alone = own.length === 1 && seats.length === 1;
  const others = info.seats.filter((_, number) => !seats.includes(number));
  const levels = [...new Set(others.flatMap((other) => other.bot ?? []))].sort();
  return {
    table: info.id,
    game: info.game,
    title: info.title,
    at: info.changed || info.created,
    players: info.seats.length,
    rank: alone ? (ranks[seat] ?? null) : null,
    won: alone && ranks[seat] === 1,
    levels,
    people: others.filter((other) => !other.bot).length,
    names: others.map((other) => other.name),
  };
}

/** Whom one played against, as a key: a level of bots, or `people`, `both`, `mixed`. */
export function against(game: Played): string {
  if (game.people > 0) return game.levels.length > 0 ? "both" : "people";
  return game.levels.length > 1 ? "mixed" : (game.levels[0] ?? "people");
}

/** The games that count for wins: those where it is known who I was. */
export const counted = (games: readonly Played[]): Played[] => games.filter((game) => game.rank !== null);

export const sum = (games: readonly Played[]): Sum => ({
  played: games.length,
  won: games.filter((game) => game.won).length,
});

/** Sums by a key, the most played first. */
export function by(games: readonly Played[], keyOf: (game: Played) => string): [string, Sum][] {
  const groups = new Map<string, Played[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups]
    .map(([key, some]): [string, Sum] => [key, sum(some)])
    .sort(([, one], [, other]) => other.played - one.played);
}

/** The longest run of wins, and the one that goes on. */
export function streaks(games: readonly Played[]): { longest: number; current: number } {
  let longest = 0;
  let current = 0;
  for (const game of [...games].sort((one, other) => one.at - other.at)) {
    current = game.won ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}

/** All games as a table for other programs: one line each, the headings first. */
export function csv(games: readonly Played[]): string {
  const heads = ["ended", "game", "players", "place", "won", "bots", "people", "others", "table"];
  const rows = games.map((game) => [
    new Date(game.at).toISOString(),
    game.game,
    game.players,
    game.rank ?? "",
    game.rank === null ? "" : game.won ? 1 : 0,
    game.levels.join(" "),
    game.people,
    game.names.join(", "),
    game.table,
  ]);
  return [heads, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** Quoted, and never taken for a formula by a program that opens it. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
