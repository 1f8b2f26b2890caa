/** The moves that mattered, in sentences. */
import type { Deed } from "$/protocol/types";
import type { GameEvent } from "$/table/data";
import type { Seating } from "$/text/seating";
import type { Texts } from "$/text/texts";

/** So many sentences say what a move came to. */
const SENTENCES = 3;

/**
 * What happened by it, until something new begins; what the player did goes before what others did.
 * The events are retold already. Nothing to tell: the move as it is written.
 */
export function deedTexts(
  deed: Pick<Deed, "events" | "move" | "seat">,
  texts: Texts,
  seating: Seating,
  divides: (event: GameEvent) => boolean = () => false,
): string[] {
  const silent = { retold: <T>(event: T): T => event };
  const events = deed.events as GameEvent[];
  const next = events.findIndex(divides);
  const told = events.slice(0, next < 0 ? undefined : next).flatMap((event, at) => {
    const text = texts.event(event, seating, silent);
    return text.trim() === "" ? [] : [{ at, text, own: event.seat === deed.seat }];
  });
  const first = [...told.filter(({ own }) => own), ...told.filter(({ own }) => !own)].slice(0, SENTENCES);
  const found = [...new Set(first.sort((a, b) => a.at - b.at).map(({ text }) => text))];
  return found.length > 0 ? found : [deed.move];
}

/** What became of the lead: taken by somebody, lost by somebody, or only larger or smaller. */
export function leadOf({ leader_before: before, leader_after: after, seat }: Pick<Deed, "leader_before" | "leader_after" | "seat">): "taken" | "changed" | "shared" | "larger" | "nearer" {
  if (before !== after) return after === null ? "shared" : after === seat ? "taken" : "changed";
  return after === seat ? "larger" : "nearer";
}
