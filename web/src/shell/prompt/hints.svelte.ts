/** "What would you do?": a bot's advice for the own seat, as a notice with its reasons. */
import { LineClosed } from "$/net/line";
import type { Ground, Reason } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { givesHints } from "../options/levels";
import { Refused } from "$/table/chair/refusals";
import type { Choice, Data } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { shellTexts, t } from "$/text/language.svelte";
import type { Seating } from "$/text/seats";
import type { Texts } from "$/text/texts";

/** One hint at a time. */
export const advising = $state({ busy: false });

/** Why there are no hints at this table. */
const OFF: Reason = { rule: "ludoteka.hint", fault: "hints-off", values: {} };
export const hintsOff = (play: Play): string | null =>
  play.info.hints === false ? shellTexts().reason(OFF, play.seating) : null;

/** Is there a moment for a hint? In a lesson the coach has the word, until it is sent away. */
export const advisable = (play: Play): boolean =>
  settings.hints &&
  givesHints(play.info.game) &&
  (play.coach?.closed ?? true) &&
  play.myTurn &&
  play.at === null &&
  play.chair.offer.choices.length > 0;

export async function askHint(play: Play): Promise<void> {
  if (advising.busy || !advisable(play)) return;
  const off = hintsOff(play);
  if (off !== null) return play.tell(off);
  advising.busy = true;
  try {
    const { number, move, grounds } = await play.chair.hint();
    const choice = play.chair.offer.choices.find((one) => one.move === number);
    if (!choice || play.at !== null) return play.tell(t("hint-late"));
    const only = play.chair.offer.choices.length === 1;
    play.notice = {
      kind: "hint",
      text: t("hint-move", { move: moveText(named(play, choice), move, play.texts, play.seating) }),
      hint: {
        choice,
        reasons: only
          ? [t("hint-only")]
          : reasonTexts(
              grounds.map((ground) => ({ ...ground, values: named(play, ground.values ?? {}) })),
              play.texts,
              play.seating,
            ),
        pieces: play.module.aims?.(choice) ?? [],
        told: toldBefore(play.module.forewarns ?? {}, choice, only ? [] : grounds),
      },
    };
  } catch (error) {
    if (error instanceof Refused) play.explain(error.reason);
    else if (!(error instanceof LineClosed)) throw error;
  } finally {
    advising.busy = false;
  }
}

/** Where the board shows no coordinates, things are called by their names. */
const named = <T extends Data>(play: Play, fields: T): T =>
  (play.module.named?.(fields, play) ?? fields) as T;

/** The move in words, by `GAME-hint-move-VERB`; else as it is written. */
export const moveText = (choice: Choice, notation: string, texts: Texts, seating: Seating): string =>
  texts.told("hint-move", choice.verb, choice, seating) ?? notation;

/** The cautions that the words of a hint have told: those of the move itself, or of one of its grounds. */
export function toldBefore(
  forewarns: Readonly<Record<string, readonly string[]>>,
  { verb }: Choice,
  grounds: readonly Ground[],
): string[] {
  const said = new Set([`move-${verb}`, ...grounds.map(({ name }) => name)]);
  return Object.keys(forewarns).filter((fault) => forewarns[fault]?.some((name) => said.has(name)));
}

/** What speaks for it, by `GAME-hint-NAME`, each sentence once. */
export function reasonTexts(grounds: readonly Ground[], texts: Texts, seating: Seating): string[] {
  const told = grounds.map(({ name, values }) => texts.told("hint", name, values ?? {}, seating));
  const found = [...new Set(told.filter((text) => text !== null))];
  return found.length > 0 ? found : [t("hint-even")];
}
