/** The places this device has at tables: tokens, kept in the browser and shown to nobody else. */
import { given, type Held, heldOf, type Holding, keptOf, NOTHING, told, type Word } from "./tokens";
import { storing } from "./storage.svelte";

export interface Place {
  table: string;
  game: string;
  title: string;
  /** Tokens by the number of the seat. */
  seats: Record<string, string>;
  /** All that is known of the tokens of this device (tokens.ts); `seats` follows from it. */
  held?: readonly Held[];
  host?: string;
  invitation?: string;
  code?: string | null;
  /** SHA-256 of the seed, as it was told when the game began: to compare with at the end. */
  commitment?: string;
  /** When it was last looked at. */
  at: number;
  finished?: boolean;
  /** The server has it no more. */
  gone?: boolean;
}

/** Under this key; other tabs of the browser are told when it changes. */
export const PLACES = "ludoteka.places";
/** So many tables are enough, if only such are left out that are of no more use; a few of these stay. */
const KEPT_MOST = 40;
const USELESS_LEAST = 5;

/** Where a browser keeps nothing, seats last as long as the page. */
let unkept: Place[] | null = null;

export function places(): Place[] {
  if (unkept) return unkept;
  try {
    const kept = JSON.parse(localStorage.getItem(PLACES) ?? "[]") as Place[];
    return kept.filter((place) => typeof place.table === "string" && typeof place.seats === "object");
  } catch {
    return [];
  }
}

export const placeAt = (table: string): Place | undefined => places().find((place) => place.table === table);

function holdingAt(table: string): Holding {
  const place = placeAt(table);
  return place ? { ...NOTHING, held: heldOf(place) } : NOTHING;
}

/**
 * Keep what is new of a place; what is left out stays. New seats are added to the known ones: `seq`
 * is the entry of the table's log for which they were told.
 */
export function keep(place: Partial<Place> & { table: string }, seq = 0): void {
  const { seats = {}, ...more } = place;
  write({ ...more, ...keptOf(given(holdingAt(place.table), seats, seq).held) });
}

/** The server has said which seats tokens open; a table that was forgotten stays so. */
export function keepTold(table: string, words: readonly Word[], seq: number): void {
  const before = holdingAt(table);
  const { held: after } = told(before, words, seq);
  if (placeAt(table) && JSON.stringify(after) !== JSON.stringify(before.held))
    write({ table, ...keptOf(after) });
}

/** Does the server have it, or no more? */
export function keepGone(table: string, gone: boolean): void {
  const before = placeAt(table);
  if (before && (before.gone ?? false) !== gone)
    store(places().map((place) => (place.table === table ? { ...place, gone } : place)));
}

export function forget(table: string): void {
  store(places().filter((place) => place.table !== table));
}

/** All tokens of this device for a table: those of its seats, and the host's. */
export function tokensOf(place: Place | undefined): string[] {
  if (!place) return [];
  return [...Object.values(place.seats), ...(place.host ? [place.host] : [])];
}

/** The latest table first. */
function write(place: Partial<Place> & { table: string; seats: Place["seats"] }): void {
  const whole: Place = { game: "", title: "", ...placeAt(place.table), ...place, at: Date.now() };
  store([whole, ...places().filter((other) => other.table !== place.table)]);
}

/** Nobody needs the tokens of a game that is over, or of a table that the server has no more. */
const isUseless = ({ finished, gone }: Place): boolean => finished === true || gone === true;

/**
 * Of tables without use only the latest are kept; all others always, however many. If there is no
 * room even for them alone, they last as long as the page, and `storing` says so.
 */
function store(kept: Place[]): void {
  const useless = kept.filter(isUseless);
  const room = Math.max(USELESS_LEAST, KEPT_MOST - (kept.length - useless.length));
  const dropped = useless.slice(room);
  const needed = kept.filter((place) => !isUseless(place));
  if (written(kept.filter((place) => !dropped.includes(place))) || written(needed)) {
    unkept = null;
    storing.failed = false;
  } else {
    unkept = kept;
    storing.failed = needed.some((place) => tokensOf(place).length > 0);
  }
}

function written(kept: Place[]): boolean {
  try {
    localStorage.setItem(PLACES, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
