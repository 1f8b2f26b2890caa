/** A new table from a moment of a finished game, with the people and bots that are wanted. */
import * as http from "$/net/http";
import { keep, keepTold } from "$/net/places";
import type { SeatForm, TableInfo } from "$/protocol/types";
import { remember } from "$/shell/start/tableAccess";

export type Sitter = "device" | "bot" | "friend";

/** Bots keep the faces that their seats had; of people on this device the server keeps them. */
export function formsOf(
  sitters: readonly Sitter[],
  names: readonly string[],
  seats: readonly Pick<TableInfo["seats"][number], "avatar">[] = [],
): SeatForm[] {
  return sitters.map((kind, seat): SeatForm => {
    const name = (names[seat] ?? "").slice(0, 24) || null;
    if (kind === "friend") return { kind };
    return kind === "bot" ? { kind, name, avatar: seats[seat]?.avatar ?? null } : { kind, name, keep: seat };
  });
}

/** Nobody has to come first: it can begin at once. */
export const complete = (sitters: readonly Sitter[]): boolean =>
  sitters.length > 0 && !sitters.includes("friend");

/** Opens the table; its id. It begins at once if nobody is to be waited for. */
export async function fork(
  table: string,
  moves: number,
  sitters: readonly Sitter[],
  names: readonly string[],
): Promise<string> {
  const opened = await http.fork(table, moves);
  remember(opened);
  const { id } = opened.table;
  const held = Object.values(opened.seats);
  const changed = await http.setSeats(
    id,
    { seats: formsOf(sitters, names, opened.table.seats), held },
    opened.host,
  );
  const words = held.map((token, place) => ({ token, seat: changed.held?.[place] ?? null }));
  keepTold(id, words, changed.table.seq);
  keep({ table: id, seats: changed.seats }, changed.table.seq);
  if (complete(sitters)) await http.host(id, "start", opened.host);
  return id;
}
