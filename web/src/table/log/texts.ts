/** The log in sentences, made once each: a teller has to hear a story from its first event on. */
import type { Entry } from "$/protocol/types";
import { shellTexts } from "$/text/language.svelte";
import type { Seating } from "$/text/seats";
import type { Teller } from "$/text/teller";
import type { Texts } from "$/text/texts";
import type { GameEvent } from "../data";

/** What somebody said, in their own words or by a phrase that everybody reads in their language. */
export const spoken = (entry: Entry): string =>
  entry.phrase ? shellTexts().say(`phrase-${entry.phrase}`) : (entry.text ?? "");

/** An event as it is told: with what the teller knows besides, and its sentence. */
export interface LogText {
  event: GameEvent;
  /** Empty: it is passed over in silence. */
  text: string;
}

/** The name of an event: the entry that has it, and its place there. */
export const keyOf = (seq: number, index: number): string => `${seq}.${index}`;

/** The events of some entries with their names, in order. */
export function* keyed(entries: Iterable<Entry>): Generator<[key: string, event: GameEvent]> {
  for (const entry of entries) {
    for (const [index, event] of (entry.events ?? []).entries())
      yield [keyOf(entry.seq, index), event as GameEvent];
  }
}

export class LogTexts {
  #texts: Texts | null = null;
  #names = "";
  #teller: Teller | null = null;
  #told = new Map<string, LogText>();

  /** These events as they are told, by their names. */
  tell(
    events: Iterable<[key: string, event: GameEvent]>,
    texts: Texts,
    seating: Seating,
  ): ReadonlyMap<string, LogText> {
    const names = JSON.stringify([seating.names, seating.me]);
    if (texts !== this.#texts || names !== this.#names) {
      this.#texts = texts;
      this.#names = names;
      this.#teller = texts.teller();
      this.#told = new Map();
    }
    const teller = this.#teller ?? texts.teller();
    for (const [key, event] of events) {
      if (this.#told.has(key)) continue;
      const retold = teller.retold(event) as GameEvent;
      this.#told.set(key, { event: retold, text: texts.event(retold, seating, AS_IT_IS) });
    }
    return this.#told;
  }
}

/** For events that were retold already. */
const AS_IT_IS: Teller = { retold: (event) => event };
