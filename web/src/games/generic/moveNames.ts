/** Moves in words: what they mean, or what they are about. */
import type { Choice } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import type { Texts } from "$/text/texts";
import { sentence } from "$/text/words";

/** Names of what moves are about, by field and value, as the server gives them. */
export type Names = Record<string, Record<string, string>>;

export const namedBy = (names: Names, texts: Texts, field: string, value: string): string =>
  names[field]?.[value] ?? texts.word(field, value);

/** A whole move: its meaning, or what it is about, or as it is typed. */
export function meaningOf(choice: Choice, play: Play, names: Names): string {
  const { texts } = play;
  const told = texts.move(choice, play.seating);
  if (told) return sentence(told);
  for (const [field, value] of Object.entries(choice)) {
    if (["verb", "text", "move"].includes(field)) continue;
    if (typeof value === "string") return namedBy(names, texts, field, value);
    if (Array.isArray(value) && value.length > 0)
      return value.map((item) => namedBy(names, texts, field, String(item))).join("; ");
  }
  return choice.text;
}

/** What a verb is called on its button. */
export const verbOf = (verb: string, play: Play): string =>
  play.texts.find(`${play.info.game}-outline-verb-${verb}`) ?? verb;

/** The whole act in words, as it is asked for now: `GAME-outline-act-VERB`, where nothing is to be added. */
export const actOf = (verb: string, play: Play): string | null =>
  play.texts.find(
    `${play.info.game}-outline-act-${verb}`,
    play.texts.fields(play.chair.offer.prompt ?? {}, play.seating),
  );
