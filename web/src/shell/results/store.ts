/** The results of this device. They are kept in the browser, and nowhere else. */
import type { Played } from "./results";

export const RESULTS = "ludoteka.results";
const KEPT_MOST = 2000;
const SETTLED_MOST = 500;

interface Kept {
  games: Played[];
  /** Tables whose end is not to be noted again, since it was deleted. */
  settled: string[];
}

/** Where a browser keeps nothing, results last as long as the page. */
let unkept: Kept | null = null;

function read(): Kept {
  if (unkept) return unkept;
  try {
    const kept = JSON.parse(localStorage.getItem(RESULTS) ?? "{}") as Partial<Kept>;
    const games = (Array.isArray(kept.games) ? kept.games : []).filter(
      (game) => typeof game?.table === "string" && typeof game.at === "number",
    );
    return { games, settled: Array.isArray(kept.settled) ? kept.settled : [] };
  } catch {
    return { games: [], settled: [] };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(RESULTS, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
}

/** The latest first. */
export const results = (): Played[] => [...read().games].sort((one, other) => other.at - one.at);

/** Once a table, however often its end is seen. */
export function add(game: Played): void {
  const { games, settled } = read();
  if (settled.includes(game.table) || games.some((one) => one.table === game.table)) return;
  write({ games: [game, ...games].sort((one, other) => other.at - one.at).slice(0, KEPT_MOST), settled });
}

/** Delete everything; these tables are over, and stay forgotten. */
export function deleteAll(over: readonly string[]): void {
  const { games, settled } = read();
  const all = [...new Set([...over, ...games.map((game) => game.table), ...settled])];
  write({ games: [], settled: all.slice(0, SETTLED_MOST) });
}
