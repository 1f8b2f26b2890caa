/** The moves that mattered, in sentences. */
import type { Deed } from "$/protocol/types";
import type { GameEvent } from "$/table/data";
import type { Seating } from "$/text/seats";
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

type Leads = Pick<Deed, "leader_before" | "leader_after" | "favourite_before" | "favourite_after" | "seat">;

/**
 * What a move did: to the lead, if another has most points now; else to the prospects. And of whom
 * that is told.
 */
export function leadOf(deed: Leads): {
  kind: "taken" | "changed" | "shared" | "best" | "even" | "better" | "closer";
  seat: number;
} {
  const { seat, leader_after: leader, favourite_after: favourite } = deed;
  if (deed.leader_before !== leader)
    return { kind: leader === null ? "shared" : leader === seat ? "taken" : "changed", seat: leader ?? seat };
  if (deed.favourite_before !== favourite)
    return { kind: favourite === null ? "even" : "best", seat: favourite ?? seat };
  return { kind: favourite === seat ? "better" : "closer", seat };
}

/** The moment at which the move was still to be made; where no round is known, the one behind it. */
export const momentOf = ({ moves, round }: Pick<Deed, "moves" | "round">): number =>
  round ? moves - 1 : moves;
