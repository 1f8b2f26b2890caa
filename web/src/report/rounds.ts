/** The time of a game as its players count it: in rounds or turns where it has them, else in moves. */
import type { Standing } from "$/protocol/types";
import type { Play } from "$/table/play.svelte";
import { t } from "$/text/language.svelte";

/** Does the report know rounds, and does the game have a word for them (`GAME-report-rounds`)? */
export const countsRounds = (play: Play, course: readonly Pick<Standing, "round">[]): boolean =>
  play.texts.has("report", "rounds") && course.some(({ round = 0 }) => round > 0);

/** When a round began: the first moment of each, those of the set-up apart. */
export function beginnings(
  course: readonly Pick<Standing, "moves" | "round">[],
): { moves: number; round: number }[] {
  const found: { moves: number; round: number }[] = [];
  for (const { moves, round = 0 } of course) {
    if (round > (found.at(-1)?.round ?? 0)) found.push({ moves, round });
  }
  return found;
}

/** At most so many, evenly chosen, the first among them. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => at % every === 0);
}

/** Where rounds ended: what it came to is the first moment of the next one, or the last of all. */
export function endings<T extends { moves: number; round?: number }>(
  samples: readonly T[],
): { sample: T; round: number }[] {
  return samples.flatMap((sample, at) => {
    const round = samples[at - 1]?.round ?? 0;
    if (round > 0 && (sample.round ?? 0) > round) return [{ sample, round }];
    return at === samples.length - 1 ? [{ sample, round: sample.round ?? round }] : [];
  });
}

/** A moment, and a link to it; `round` 0: unknown. */
export function momentText(play: Play, moves: number, round: number | undefined): string {
  return (
    (round ? play.texts.find(`${play.info.game}-report-round`, { round }) : null) ??
    t("report-move", { move: moves })
  );
}
export function linkText(play: Play, moves: number, round: number | undefined): string {
  return (
    (round ? play.texts.find(`${play.info.game}-report-see-round`, { round }) : null) ??
    t("report-see-moment", { move: moves })
  );
}
