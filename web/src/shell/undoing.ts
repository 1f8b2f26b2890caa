/** Why the last move can't be taken back, as far as the log tells; the server has the last word. */
import type { Entry } from "$/protocol/types";
import type { Play } from "$/table/play.svelte";
import { standing } from "$/table/story";
import { shellTexts } from "$/text/language.svelte";

/** The fault for which this seat can take back nothing; null: it can. */
export function lockFault(entries: readonly Entry[], seat: number): string | null {
  const last = standing(entries).at(-1);
  if (!last) return "nothing-to-undo";
  if (last.seat !== seat) return "another-acted";
  return last.settled ?? null;
}

/** The same in words. */
export function lockOf(play: Play): string | null {
  if (play.seat === null) return null;
  const fault = lockFault(play.chair.entries, play.seat);
  if (fault === null) return null;
  const values = { seat: play.seat, moves: 1, possible: 0 };
  return shellTexts().reason({ rule: "ludoteka.undo", fault, values }, play.seating);
}
