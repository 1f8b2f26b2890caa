/** Why the last move can't be taken back, as far as the log tells; the server has the last word. */
import type { Play } from "$/table/play.svelte";
import { shellTexts } from "$/text/language.svelte";

export function lockOf(play: Play): string | null {
  const { undo } = play.chair.offer;
  if (!undo) return null;
  return shellTexts().reason({ ...undo, values: undo.values ?? {} }, play.seating);
}
