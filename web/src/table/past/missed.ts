/** Moves that this page has not shown, while the connection was broken or the curtain down. */
import type { Entry } from "$/protocol/types";
import type { CommonView } from "../data";
import { standing } from "../log/lines";
import { type Step, stepOf } from "../step";

/** So many are told at most; of what was before them the list at the own turn tells. */
const MOST = 12;

/** Has anything been played after this entry of the log that still stands? */
export const hasMissed = (entries: readonly Entry[], since: number): boolean =>
  standing(entries).some(({ seq }) => seq > since);

/** The latest of them as steps; `moves` have been played in all, `view` is the board after so many. */
export async function missedSteps(
  entries: readonly Entry[],
  since: number,
  moves: number,
  view: (moves: number) => Promise<CommonView | undefined>,
): Promise<Step[]> {
  const missed = standing(entries)
    .filter(({ seq }) => seq > since)
    .slice(-MOST);
  const before = moves - missed.length;
  const views = await Promise.all([null, ...missed].map((_, number) => view(before + number)));
  return missed.map((entry, number) =>
    stepOf(views[number] ?? null, views[number + 1] ?? null, entry, before + number + 1),
  );
}
