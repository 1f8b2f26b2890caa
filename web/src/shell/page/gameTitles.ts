/** What a game is called for short: `web-title-GAME`, or its whole title. */
import type { TableInfo } from "$/protocol/types";
import { shellTexts } from "$/text/language.svelte";

export const titleOf = (info: Pick<TableInfo, "game" | "title">): string =>
  shellTexts().find(`web-title-${info.game}`) ?? info.title;
