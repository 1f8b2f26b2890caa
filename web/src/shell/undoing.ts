/** Why the last move can't be taken back, as far as the log tells; the server has the last word. */
import type { Entry, Reason } from "$/protocol/types";
import type { Play } from "$/table/play.svelte";
import { standing } from "$/table/story";
import { shellTexts, t } from "$/text/language.svelte";

/** The fault for which this seat can take back nothing; null: it can. */
export function lockFault(entries: readonly Entry[], seat: number): string | null {
  const moves = standing(entries);
  const last = moves.at(-1);
  if (!last || !moves.some((move) => move.seat === seat)) return "nothing-to-undo";
  if (last.seat !== seat) return "another-acted";
  return last.settled ?? null;
}

/** The same as a reason. */
function lockReason(play: Play): Reason | null {
  if (play.seat === null) return null;
  const fault = lockFault(play.chair.entries, play.seat);
  const values = { seat: play.seat, moves: 1, possible: 0 };
  return fault === null ? null : { rule: "ludoteka.undo", fault, values };
}

/** The same in words. */
export function lockOf(play: Play): string | null {
  const reason = lockReason(play);
  return reason && shellTexts().reason(reason, play.seating);
}

/** Take back the last move, or say why that can't be done. */
export async function takeBack(play: Play): Promise<void> {
  const reason = lockReason(play);
  if (play.at !== null) play.tell(t("past-only-looking"));
  else if (reason) play.explain(reason);
  else await play.undo();
}
