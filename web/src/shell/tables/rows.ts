/** The tables of this device as a list: which ones, in which order, and what is lost with each. */
import type { Place } from "$/net/places";
import type { TableInfo } from "$/protocol/types";
import { seatsOf, turnsOf, withPeople } from "./turns";

/** What the server says of a table: nothing yet, or null where it has it no more. */
export type Found = TableInfo | null | undefined;

export interface Row {
  place: Place;
  info: Found;
}

export const rowsOf = (places: readonly Place[], found: Readonly<Record<string, TableInfo | null>>): Row[] =>
  places.map((place) => ({ place, info: found[place.table] }));

/** My turn first, then what goes on, then what waits for people, at last what is gone; the latest first. */
export function sorted(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => weight(one) - weight(other) || when(other) - when(one));
}

function weight({ place, info }: Row): number {
  if (info === null) return 4;
  if (info === undefined) return 2;
  if (turnsOf(info, seatsOf(place)).length > 0) return 0;
  return info.status === "running" ? 1 : 3;
}

/** When something happened there last, as far as it is known. */
export const when = ({ place, info }: Row): number => info?.changed || place.at;

/** What is lost when a table is removed from this device: messages `web-tables-lose-…`. */
export function losses({ place, info }: Row): string[] {
  if (info === null) return ["gone"];
  if (info?.status === "finished" || (!info && place.finished)) return ["finished"];
  const host = place.host ? ["host"] : [];
  if (!info) return ["alone", ...host];
  const others = withPeople(info, seatsOf(place));
  if (info.status === "gathering") return ["gathering", ...host];
  return others ? ["others", ...host] : ["alone"];
}
