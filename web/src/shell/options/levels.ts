/** How well bots play, in words. The server says which levels there are, from the weakest up. */
import type { GameInfo } from "$/protocol/types";
import { shellTexts, t } from "$/text/language.svelte";
import { allGames } from "../page/catalogue.svelte";

/** The levels that can play a game; of one that does not say it, all of them. */
export function levelsOf(game: GameInfo | undefined): readonly string[] {
  return game?.levels?.length ? game.levels : allGames.levels;
}

/** Whether somebody can give hints in a game; as long as nobody has said so, they can be asked for. */
export const givesHints = (game: string): boolean =>
  allGames.list.find((one) => one.id === game)?.hints !== false;

/** A level that we have no word for yet is told by its place among the others. */
export function levelName(level: string, levels: readonly string[]): string {
  const place = levels.indexOf(level);
  const numbered = (): string =>
    place < 0 ? level : t("level-number", { number: place + 1, of: levels.length });
  return shellTexts().find(`web-level-${level}`) ?? numbered();
}

/** Bots of a level, as a part of a line: "clever bots". */
export const botsOf = (level: string, levels: readonly string[]): string =>
  shellTexts().find(`web-chosen-bots-${level}`) ?? t("chosen-bots", { level: levelName(level, levels) });
