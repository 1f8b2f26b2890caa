/** Moves on their way to the server: by their text, in parts where one move can't take them all. */
import type { Choice } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { MOST_AT_ONCE, moveText } from "../view/data";

/** A number of assets as moves: no more than sixteen go in one (D-25). */
export const inParts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / MOST_AT_ONCE) }, (_, at) =>
    Math.min(count - at * MOST_AT_ONCE, MOST_AT_ONCE),
  );

/** The choice of this text, or else the text, which is then refused with its rule. */
export const choiceOf = (play: Play, text: string): Choice | string =>
  play.choices.find((choice) => choice.text === text) ?? text;

/** So many assets, in as many moves as it takes; false: they did not all go. */
export async function sendAssets(
  play: Play,
  source: string,
  target: string,
  count: number,
  told: readonly string[],
): Promise<boolean> {
  const parts = inParts(count);
  for (const [at, part] of parts.entries()) {
    if (at > 0) await offeredAgain(play);
    if (!(await play.submit(choiceOf(play, moveText(source, target, part)), false, told))) return false;
  }
  return true;
}

/** Ends when there are choices again, or the turn has passed on. */
export async function offeredAgain(play: Play): Promise<void> {
  for (let wait = 0; wait < 60 && play.myTurn && play.choices.length === 0; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
