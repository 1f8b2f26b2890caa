/** Whose turn it is at the tables of this device. */
import type { Place } from "$/net/places";
import type { TableInfo } from "$/protocol/types";

/** A seat that is waited for, and since when: that names the turn. */
export interface Turn {
  seat: number;
  since: number;
}

export const seatsOf = (place: Pick<Place, "seats"> | undefined): number[] =>
  Object.keys(place?.seats ?? {}).map(Number);

/** The turns of these seats: nobody is called to a paused game, or to one that a bot plays for them. */
export function turnsOf(info: TableInfo, seats: readonly number[]): Turn[] {
  if (info.status !== "running" || info.paused || info.stuck) return [];
  return (info.waiting ?? [])
    .filter(({ seat }) => seats.includes(seat) && !info.seats[seat]?.bot)
    .map(({ seat, since }) => ({ seat, since }));
}

/**
 * The names of the turns that are to be played now; who knows one of them knows of the turn. The
 * number of moves is what every tab knows. Since when a seat is waited for stays the same while
 * others choose at the same time.
 */
export function turnKeys(info: TableInfo, seats: readonly number[]): string[] {
  const turns = turnsOf(info, seats);
  return turns.length > 0
    ? [`${info.id}@${info.moves}`, ...turns.map(({ seat, since }) => `${info.id}/${seat}/${since}`)]
    : [];
}

/** The table as a page sees it that is told every move: who is waited for now. */
export function live(info: TableInfo, waiting: readonly number[] | undefined, at: number): TableInfo {
  if (!waiting || info.status !== "running") return info;
  const known = new Map((info.waiting ?? []).map((one) => [one.seat, one]));
  return {
    ...info,
    waiting: waiting.map((seat) => known.get(seat) ?? { seat, since: at }),
    changed: Math.max(info.changed ?? 0, at),
  };
}

/** The others at a table, by name; bots too. */
export const othersAt = (info: Pick<TableInfo, "seats">, seats: readonly number[]): string[] =>
  info.seats.flatMap((seat, number) =>
    !seats.includes(number) && seat.taken && seat.name ? [seat.name] : [],
  );

/** Do people of other devices play there? */
export const withPeople = (info: Pick<TableInfo, "seats">, seats: readonly number[]): boolean =>
  info.seats.some((seat, number) => !seats.includes(number) && seat.kind !== "bot" && seat.taken);
