/** The log in sentences, made once each: a teller has to hear a story from its first event on. */
import type { GameEvent } from "$/table/data";
import type { Seating } from "$/text/seating";
import type { Teller } from "$/text/teller";
import type { Texts } from "$/text/texts";
import type { Entry } from "$/protocol/types";
import { shellTexts } from "$/text/language.svelte";

/** What somebody said, in their own words or by a phrase that everybody reads in their language. */
export const spoken = (entry: Entry): string =>
  entry.phrase ? shellTexts().say(`phrase-${entry.phrase}`) : (entry.text ?? "");

export class Telling {
  #texts: Texts | null = null;
  #names = "";
  #teller: Teller | null = null;
  #told = new Map<string, string>();

  /** Sentences of these events by their keys; an empty one is passed over in silence. */
  tell(events: Iterable<[key: string, event: GameEvent]>, texts: Texts, seating: Seating): Map<string, string> {
    const names = JSON.stringify([seating.names, seating.me]);
    if (texts !== this.#texts || names !== this.#names) {
      this.#texts = texts;
      this.#names = names;
      this.#teller = texts.teller();
      this.#told = new Map();
    }
    const teller = this.#teller ?? texts.teller();
    for (const [key, event] of events) {
      if (!this.#told.has(key)) this.#told.set(key, texts.event(event, seating, teller));
    }
    return this.#told;
  }
}
