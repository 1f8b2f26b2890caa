/** RAW's words for the page: its own messages, and the names of its things. */
import type { Play } from "$/table/play.svelte";
import type { Fields } from "$/text/texts";
import type { RawView } from "./view/data";

/** A message of raw-web.ftl. */
export function say(play: Play, id: string, fields: Fields = {}): string {
  return play.texts.find(`raw-web-${id}`, fields) ?? id;
}

export const cardName = (play: Play, id: string): string => play.texts.word("card", id);
export const playerName = (play: Play, seat: number): string => play.names[seat] ?? "";

/** That nobody raids, and until when (X38). */
export const truceText = (play: Play, rounds: number): string => play.texts.board("truce", { rounds });

/** Do several cards of its name lie on the table? Then its number tells it from them. */
export function isTwin(view: RawView, spot: number): boolean {
  const card = view.table[String(spot)]?.card;
  return card !== undefined && Object.values(view.table).filter((piece) => piece.card === card).length > 1;
}

/** What lies on a spot, by name; a card face down that is not known has none. */
export function spotName(play: Play, view: RawView, spot: number): string {
  const card = view.table[String(spot)]?.card;
  if (!card) return say(play, "face-down-card", { spot });
  return isTwin(view, spot) ? `${cardName(play, card)} (${spot})` : cardName(play, card);
}
