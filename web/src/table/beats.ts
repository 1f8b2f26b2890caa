/**
 * What others do is told in beats: one sentence and one movement for each thing that happened, long
 * enough to read; like things are told as one. How long a beat stands follows from what everybody
 * sees of it and from nothing else: bots wait for it, and must not tell a secret by their waiting.
 * So its words are counted in a game that tells everybody the same, and else those of a usual sentence.
 */
import type { Data, GameEvent } from "./data";
import type { LogText } from "./log/texts";

/** How the events of a game are told. */
export interface BeatRules {
  /** Kinds that are told by what follows them, or change nothing that could be seen. */
  quiet?: readonly string[];
  /**
   * What a player does on purpose: whoever did it a moment ago is not told of it, but of what came by itself
   * (`forced`).
   */
  deeds?: readonly string[];
  /** Kinds that stand for the longer time, whomever they touch. */
  weighty?: readonly string[];
  /** Is an event told in one breath with the one before it, and so many sentences? Both as they are retold. */
  joins?: (before: GameEvent, event: GameEvent, sentences?: number) => boolean;
  /** What belongs to every turn of one's own: it is no news when one looks again. */
  routine?: readonly string[];
  /**
   * Several events in one sentence: the fields of the message `GAME-together-KIND`; `coming`: with what is
   * sure to follow.
   */
  together?: (events: readonly GameEvent[], coming?: boolean) => Data | null;
  /** In a lesson, what was told of before stands no longer than usual. */
  repeats?: boolean;
  /** Everybody is told the same: the words themselves are counted. */
  open?: boolean;
  /** Where not: about how many words there are, by what everybody sees of the events and by nothing else. */
  words?: (events: readonly GameEvent[]) => number;
  /** It stands so long at least, in milliseconds, by what everybody sees of it; `touching`: something of the reader's is in it. */
  least?: (events: readonly GameEvent[], touching: boolean) => number;
  /** Is it told at once with all of the same move that joins it? */
  whole?: (event: GameEvent) => boolean;
  /** Is more of the same sure to follow? While it is told, one sentence says what it will be in all. */
  unfinished?: (event: GameEvent) => boolean;
  /** Is this worth telling at the beginning of the next own turn, though it touches others? */
  matters?: (event: GameEvent) => boolean;
  /** Is it the beginning of what the very next thing goes on with? The history tells it with `GAME-went-on-KIND`. */
  goesOn?: (event: GameEvent, next: GameEvent) => boolean;
  /** What it comes to, for a line of that list that has all of a player in one sentence; null: it stands for itself. */
  gathered?: (event: GameEvent) => GameEvent | null;
}

/** What is being told. */
export interface Beat {
  /** Its events by their names in the log. */
  keys: readonly string[];
  events: readonly GameEvent[];
  /** The sentences of the events, each once. */
  texts: readonly string[];
  /** Who did it; null: nobody in particular. */
  seat: number | null;
  /** How long it stands at least, at normal speed. */
  least: number;
  /** Is something of the reader's in it? */
  touching?: boolean;
  /** All of one kind that a player did, not only what was done in one breath. */
  gathered?: boolean;
}

/**
 * A sentence stands as long as its words need; twice as long, at slow speed, bots still wait for it.
 * Milliseconds at normal speed.
 */
const SENTENCE_MS = 800;
const WORD_MS = 50;
const MOST_MS = 2000;
const timeOf = (words: number): number => Math.min(MOST_MS, SENTENCE_MS + WORD_MS * words);

/**
 * Where the reader alone may know the words, all count as a usual sentence; what touches the reader's pieces,
 * lives or land as a long one.
 */
export const OTHER_MS = timeOf(6);
export const TOUCHING_MS = timeOf(12);
/** What touches them stands so long even in one word. */
const LEAST_TOUCHING_MS = 900;

/** How long a beat stands at least, at normal speed. */
export function lasting(beat: Beat, sentence: string, rules: BeatRules): number {
  if (!rules.open) return Math.max(beat.least, timeOf(rules.words?.(beat.events) ?? 0));
  const touching = beat.touching === true;
  const least = Math.max(
    beat.least >= TOUCHING_MS ? LEAST_TOUCHING_MS : 0,
    rules.least?.(beat.events, touching) ?? 0,
  );
  return Math.max(least, timeOf(sentence.split(/\s+/).filter(Boolean).length));
}

/** Has a like thing happened in an earlier entry of the log? Done on purpose, or by the rules, is not alike. */
export function toldBefore(
  entries: readonly { seq: number; events?: readonly Data[] | null }[],
  { keys, events }: Beat,
): boolean {
  const since = parseInt(keys[0] ?? "", 10);
  const nameOf = ({ kind, forced = false }: Data): string => `${String(kind)} ${String(forced)}`;
  const name = nameOf(events.at(-1) ?? {});
  return entries.some((entry) => entry.seq < since && entry.events?.some((event) => nameOf(event) === name));
}

/** Does more of it follow for sure? */
export function isUnfinished(beat: Beat, rules: BeatRules): boolean {
  const last = beat.events.at(-1);
  return last !== undefined && (rules.unfinished?.(last) ?? false);
}

/** Fields that name a seat which an event does something to. */
const CONCERNED = ["seat", "victim", "defender", "spot_owner", "holder_owner", "first_owner", "second_owner"];

/** Is this seat, or something of it, named in the event? */
export const touches = (event: GameEvent, seat: number | null): boolean =>
  seat !== null && CONCERNED.some((field) => event[field] === seat);

export const isQuiet = ({ event, text }: LogText, rules: BeatRules): boolean =>
  !text.trim() || (rules.quiet?.includes(event.kind) ?? false);

/** Did the reader do it on purpose a moment ago? */
export const isOwnDeed = (event: GameEvent, rules: BeatRules, seat: number | null): boolean =>
  isDeedOf(event, rules, seat) && event.forced !== true;

/** Is it of a kind that this seat does on purpose, or that the rules do for it? */
export const isDeedOf = (event: GameEvent, rules: BeatRules, seat: number | null): boolean =>
  seat !== null && event.seat === seat && (rules.deeds?.includes(event.kind) ?? false);

export function beatOf(key: string, { event, text }: LogText, rules: BeatRules, seat: number | null): Beat {
  const touching = touches(event, seat);
  const long = touching || (rules.weighty?.includes(event.kind) ?? false);
  const actor = typeof event.seat === "number" ? event.seat : null;
  return {
    keys: [key],
    events: [event],
    texts: [text],
    seat: actor,
    least: long ? TOUCHING_MS : OTHER_MS,
    touching,
  };
}

export function joins(before: Beat, { event }: LogText, rules: BeatRules): boolean {
  const last = before.events.at(-1);
  return last !== undefined && (rules.joins?.(last, event, before.texts.length) ?? false);
}

/** Is there one sentence for the event and all those before it? */
export const isAlike = (before: Beat, told: LogText, rules: BeatRules): boolean =>
  joins(before, told, rules) && (rules.together?.([...before.events, told.event]) ?? null) !== null;

export function joined(before: Beat, next: Beat): Beat {
  return {
    keys: [...before.keys, ...next.keys],
    events: [...before.events, ...next.events],
    texts: [...new Set([...before.texts, ...next.texts])],
    seat: before.seat,
    least: Math.max(before.least, next.least),
    touching: before.touching || next.touching,
    gathered: before.gathered,
  };
}
