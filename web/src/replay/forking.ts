/** A new table from a moment of a finished game, with the people and bots that are wanted. */
import * as http from "$/net/http";
import { keepSeats } from "$/net/places";
import type { SeatForm } from "$/protocol/types";
import { remember } from "$/shell/opening";

export type Sitter = "device" | "bot" | "friend";

export function formsOf(sitters: readonly Sitter[], names: readonly string[], level: string): SeatForm[] {
  return sitters.map((kind, seat): SeatForm => {
    const name = (names[seat] ?? "").slice(0, 24) || null;
    if (kind === "friend") return { kind };
    return kind === "bot" ? { kind, name, level } : { kind, name, keep: seat };
  });
}

/** Nobody has to come first: it can begin at once. */
export const complete = (sitters: readonly Sitter[]): boolean => sitters.length > 0 && !sitters.includes("friend");

/** Opens the table; its id. It begins at once if nobody is to be waited for. */
export async function fork(table: string, moves: number, sitters: readonly Sitter[], names: readonly string[], level: string): Promise<string> {
  const opened = await http.fork(table, moves);
  remember(opened);
  const { id } = opened.table;
  const changed = await http.setSeats(id, { seats: formsOf(sitters, names, level) }, opened.host);
  const own = Object.entries(opened.seats).filter(([seat]) => sitters[Number(seat)] === "device");
  keepSeats({ table: id, seats: { ...Object.fromEntries(own), ...changed.seats } });
  if (complete(sitters)) await http.host(id, "start", opened.host);
  return id;
}
