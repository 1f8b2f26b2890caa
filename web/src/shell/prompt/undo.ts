/** Why the last move can't be taken back, as far as the log tells; the server has the last word. */
import type { Entry, Reason } from "$/protocol/types";
import type { Play } from "$/table/play.svelte";
import { standing } from "$/table/log/lines";
import { allGames } from "../page/catalogue.svelte";
import { shellTexts, t } from "$/text/language.svelte";

/**
 * The fault for which this seat can take back nothing; null: it can. `reveals`: has this move shown something?
 * `automatic`: so many moves at the end were made by a wish, and would be made again.
 */
export function lockFault(
  entries: readonly Entry[],
  seat: number,
  reveals: (move: Entry) => boolean = () => false,
  automatic = 0,
): string | null {
  const moves = standing(entries);
  const own = moves.flatMap((move, at) => (move.seat === seat ? [at] : [])).at(-1 - automatic) ?? -1;
  const last = moves[own];
  if (!last) return "nothing-to-undo";
  if (last.settled) return last.settled;
  // What others choose in secret, and nobody has seen, locks nothing.
  const next = moves.slice(own + 1).find((move) => !move.unseen && move.seat !== seat);
  if (!next) return null;
  return last.unseen && reveals(next) ? "secret-revealed" : "another-acted";
}

/** How much undo takes back at once. */
export const gestureOf = (play: Play): { moves: number; automatic: number } =>
  play.module.gesture?.(play) ?? { moves: 1, automatic: 0 };

/** The same as a reason. */
function lockReason(play: Play): Reason | null {
  if (play.seat === null) return null;
  const kinds = allGames.list.find((game) => game.id === play.info.game)?.events ?? [];
  const revealing = new Set(kinds.filter((kind) => kind.reveals).map((kind) => kind.kind));
  const reveals = (move: Entry): boolean => (move.events ?? []).some((event) => revealing.has(event.kind));
  const fault = lockFault(play.chair.entries, play.seat, reveals, gestureOf(play).automatic);
  const values = { seat: play.seat, moves: 1, possible: 0 };
  return fault === null ? null : { rule: "ludoteka.undo", fault, values };
}

/** The same in words. */
export function lockOf(play: Play): string | null {
  const reason = lockReason(play);
  return reason && shellTexts().reason(reason, play.seating);
}

/** Take back what was done last, or say why that can't be done. */
export async function takeBack(play: Play): Promise<void> {
  const reason = lockReason(play);
  if (play.at !== null) play.tell(t("past-only-looking"));
  else if (reason) play.explain(reason);
  else await play.undo(gestureOf(play).moves + gestureOf(play).automatic);
}
