/** Turn and phase as they are told: they do not run ahead of the sentence in the bar. */
import type { Beat } from "$/table/beats";
import { keyed } from "$/table/log/texts";
import type { Step } from "$/table/step";
import type { RawsikoView } from "./data";

/** What says that another phase, or turn, has begun. */
const BEGINS = ["set_up", "turn_began", "phase_began", "income", "trade_began", "game_over"];

/** The view whose turn and phase belong to what is being told; `beat`: null once it was read. */
export function headedBy(view: RawsikoView, step: Step | null, beat: Beat | null): RawsikoView {
  const before = (step?.before ?? null) as RawsikoView | null;
  if (!step || !before || !beat || (step.after as object) !== view) return view;
  if (before.turn === view.turn && before.phase === view.phase) return view;
  const events = [...keyed(step.entries)];
  const told = events.findIndex(([key]) => key === beat.keys.at(-1));
  const begun = events.slice(0, told + 1).some(([, { kind }]) => BEGINS.includes(kind));
  return told < 0 || begun ? view : before;
}
