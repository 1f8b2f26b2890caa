/** What follows a game: a rematch, a game played on from some moment, the record as a file. */
import * as http from "$/net/http";
import { keep, type Place, placeAt } from "$/net/places";
import type { TableInfo } from "$/protocol/types";
import { replayPath } from "$/replay/address";
import { saveText } from "$/replay/transcript";
import { route } from "$/router.svelte";
import { faultText } from "$/shell/page/failures";
import { t } from "$/text/language.svelte";

/**
 * The tokens of this device at a rematch. Everybody has moved one seat further towards the first
 * one, and the first became the last (src/ludoteka/server/commands/creation.py), so that another one begins;
 * tokens stay valid.
 */
export function movedOn(seats: Place["seats"], count: number): Place["seats"] {
  const moved = Object.entries(seats).map(([seat, token]) => [
    String((Number(seat) + count - 1) % count),
    token,
  ]);
  return Object.fromEntries(moved) as Place["seats"];
}

/** Keep this device's seats for the rematch of a table. */
export function keepRematch(before: TableInfo, rematch: string): void {
  const place = placeAt(before.id);
  if (!place || placeAt(rematch)) return;
  const { game, title } = before;
  keep({ table: rematch, game, title, host: place.host, seats: movedOn(place.seats, before.seats.length) });
}

/** Go to the rematch, which somebody opens by asking for it first; against bots it begins at once. */
export async function goToRematch(before: TableInfo, tokens: string[]): Promise<void> {
  let rematch = before.rematch ?? null;
  if (rematch === null) rematch = (await http.rematch(before.id, tokens)).table.id;
  keepRematch(before, rematch);
  const place = placeAt(rematch);
  if (place) await sitAgain(rematch, place);
  route.go(`/t/${rematch}`);
}

/** Take the seats back from bots that played for us, and begin if nobody else is to be waited for. */
async function sitAgain(id: string, place: Place): Promise<void> {
  let { table } = await http.table(id);
  if (table.status !== "gathering") return;
  for (const [seat, token] of Object.entries(place.seats)) {
    if (table.seats[Number(seat)]?.bot) ({ table } = await http.reclaim(id, Number(seat), token));
  }
  const alone = table.seats.every((seat, number) => seat.kind === "bot" || String(number) in place.seats);
  if (alone && place.host) await http.host(id, "start", place.host);
}

/** The name of a record, as the terminal names its own, with a part of the table's id. */
export function recordName(info: Pick<TableInfo, "game" | "id" | "created">): string {
  const day = new Date(info.created).toISOString().slice(0, 10);
  return `${day}-${info.game}-${info.id.replace(/[^A-Za-z0-9]/g, "").slice(0, 6)}.txt`;
}

/** And that of the story as text, which is no record. */
export const storyName = (info: Parameters<typeof recordName>[0]): string =>
  recordName(info).replace(/\.txt$/, `-${t("replay-story-file")}.txt`);

/** Save the record as a file; what came of it, in words. */
export async function saveRecord(
  info: TableInfo,
  tokens: string[],
  names: readonly string[],
): Promise<string> {
  try {
    const { record } = await http.record(info.id, tokens);
    if (record === null) return t("end-no-record");
    saveText(record, recordName(info));
    return t("end-record-saved");
  } catch (error) {
    return faultText(error, names);
  }
}

/** Where anybody can look at the whole game from its beginning. */
export const replayAddress = (id: string): string => new URL(replayPath(id), location.origin).href;
