/** The places this device has at tables: tokens, kept in the browser and shown to nobody else. */

export interface Place {
  table: string;
  game: string;
  title: string;
  /** Tokens by the number of the seat. */
  seats: Record<string, string>;
  host?: string;
  invitation?: string;
  code?: string | null;
  /** SHA-256 of the seed, as it was told when the game began: to compare with at the end. */
  commitment?: string;
  /** When it was last looked at. */
  at: number;
  finished?: boolean;
}

/** Under this key; other tabs of the browser are told when it changes. */
export const PLACES = "ludoteka.places";
const KEPT_MOST = 40;

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

export const placeAt = (table: string): Place | undefined =>
  places().find((place) => place.table === table);

/** Keep what is new of a place; what is left out stays. New seats are added to the known ones. */
export function keep(place: Partial<Place> & { table: string }): void {
  const known = placeAt(place.table);
  keepSeats({ ...place, seats: { ...known?.seats, ...place.seats } });
}

/** The same, with these seats and no others. */
export function keepSeats(place: Partial<Place> & { table: string; seats: Place["seats"] }): void {
  const known = placeAt(place.table);
  const whole: Place = { game: "", title: "", ...known, ...place, at: Date.now() };
  write([whole, ...places().filter((other) => other.table !== place.table)]);
}

export function forget(table: string, seat?: number): void {
  const rest = places().filter((place) => place.table !== table);
  const known = placeAt(table);
  if (seat !== undefined && known) {
    delete known.seats[String(seat)];
    rest.unshift(known);
  }
  write(rest);
}

/** All tokens of this device for a table: those of its seats, and the host's. */
export function tokensOf(place: Place | undefined): string[] {
  if (!place) return [];
  return [...Object.values(place.seats), ...(place.host ? [place.host] : [])];
}

function write(kept: Place[]): void {
  try {
    localStorage.setItem(PLACES, JSON.stringify(kept.slice(0, KEPT_MOST)));
  } catch {
    unkept = kept;
  }
}
