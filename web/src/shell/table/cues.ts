/** Which sound belongs to what happens at a table. */
import { sound } from "$/sound/sounds.svelte";
import type { Step } from "$/table/step";
import type { Play } from "$/table/play.svelte";

export function sounds(play: Play): void {
  let mine = play.myTurn;
  play.onsound((step: Step) => {
    const cues = step.events.flatMap((event) => play.module.cue?.(event, play) ?? []);
    for (const cue of new Set(cues)) sound(cue);
    const over = (step.after?.result ?? null) !== null && (step.before?.result ?? null) === null;
    if (over) sound("win");
    const now = play.seat !== null && (step.after?.waiting.includes(play.seat) ?? false);
    if (now && !mine && cues.length === 0) sound("turn");
    mine = now;
  });
}
