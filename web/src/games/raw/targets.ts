/** Which pieces an event or a move is about: `spot:N` on the table, `card:ID`, `seat:N` and a few more. */
import type { Choice, Data } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { storeOf } from "./store.svelte";

export function pieces(event: Data): string[] {
  const found: string[] = [];
  for (const spot of [event.spot, event.holder, ...(Array.isArray(event.targets) ? event.targets : [])]) {
    if (typeof spot === "number" && spot > 0) found.push(`spot:${spot}`);
  }
  if (typeof event.card === "string" && event.card && found.length === 0) found.push(`card:${event.card}`);
  if (typeof event.victim === "number") found.push(`seat:${event.victim}`);
  return found;
}

/** The pieces of a move that could be played; to feed all, those that were let go are chosen again first (14). */
export function aims(choice: Choice, play?: Play): string[] {
  const { verb, seat, count, places } = choice;
  if (verb === "feed" && play) return storeOf(play).leaving.map((spot) => `spot:${spot}`);
  if (verb === "player") return [`seat:${String(seat)}`];
  if (verb === "hunt") return [`hunt:${String(count)}`];
  if (verb === "keep") return Array.isArray(places) ? places.map((place) => `keep:${String(place)}`) : [];
  if (verb === "draw" || verb === "underworld") return ["deck"];
  return pieces(choice);
}
