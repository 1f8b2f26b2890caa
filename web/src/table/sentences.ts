/** Beats in words: as they are told, as lines of the history, and for narrow screens. */
import type { GameModule } from "$/games/module";
import type { Entry } from "$/protocol/types";
import type { Seating, Texts } from "$/text/texts";
import { sentence as capital } from "$/text/words";
import { type Beat, beatOf, isAlike, isUnfinished, joined } from "./beats";
import { keyed, type LogText } from "./log/texts";

/** Whose words these are: a play. */
interface Speaker {
  texts: Texts;
  module: GameModule;
  seating: Seating;
}

/** A beat in one sentence, or a few, while it is told: what is not finished is told as what it will be. */
export const sentence = (speaker: Speaker, beat: Beat): string =>
  said(speaker, beat, isUnfinished(beat, speaker.module.beats ?? {}));

/** A beat as a line of the history: what has happened, and no more. */
export const line = (speaker: Speaker, beat: Beat): string => said(speaker, beat, false);

/** The same as the sentence in a few words where the game has them (`GAME-short-KIND`), for a narrow screen. */
export function brief(speaker: Speaker, beat: Beat): string {
  const { texts, seating } = speaker;
  if (!beat.events.some(({ kind }) => texts.has("short", kind))) return sentence(speaker, beat);
  const told = beat.events.map(
    (event, at) => texts.told("short", event.kind, event, seating) ?? beat.texts[at] ?? "",
  );
  return [...new Set(told)].join(" ");
}

/** All events of a move in few words: like things in one sentence. */
export function inFew(speaker: Speaker, events: readonly { key: string; one: LogText }[]): string {
  const rules = speaker.module.beats ?? {};
  const beats: Beat[] = [];
  for (const { key, one } of events) {
    const before = beats.at(-1);
    const fresh = beatOf(key, one, rules, null);
    if (before && isAlike(before, one, rules)) beats[beats.length - 1] = joined(before, fresh);
    else beats.push(fresh);
  }
  return beats.map((beat) => brief(speaker, beat)).join(" ");
}

/** So many letters of a moment of the past fit into the bar; the history has the rest. */
const PAST_MOST = 120;

/** What happened last before the moment of the past that is looked at, in sentences. */
export function pastSentence(play: {
  momentEntries: readonly Entry[];
  told: () => ReadonlyMap<string, LogText>;
}): string {
  const last = play.momentEntries.findLast(({ kind }) => kind === "moved");
  if (!last) return "";
  const told = play.told();
  const texts = [...keyed([last])].map(([key]) => told.get(key)?.text.trim() ?? "").filter(Boolean);
  const [first = "", ...rest] = new Set(texts);
  let all = first;
  for (const text of rest) {
    if (all.length + text.length > PAST_MOST) return `${all} …`;
    all = `${all} ${text}`;
  }
  return all;
}

function said({ texts, module, seating }: Speaker, beat: Beat, coming: boolean): string {
  const whole = beat.events.length > 1 || beat.gathered === true || coming;
  const merged = whole ? (module.beats?.together?.(beat.events, coming) ?? null) : null;
  const together = merged && texts.told("together", String(beat.events[0]?.kind), merged, seating);
  return together === null ? beat.texts.join(" ") : capital(together);
}
