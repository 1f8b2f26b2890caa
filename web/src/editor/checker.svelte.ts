/** The server's check of a file, asked for whenever it has rested a moment. */
import * as http from "$/net/http";
import type { Checked, ContentFault } from "$/protocol/types";
import type { Texts } from "$/text/texts";

const REST_MS = 500;
const AGAIN_MS = 6000; // when the server could not be asked, or has had enough for now

export class Checker {
  /** What was found last; null: nothing yet. */
  found = $state.raw<Checked | null>(null);
  /** What was found is of this text, not of an earlier one. */
  current = $state(false);
  /** The server does not answer. */
  away = $state(false);
  #text: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    private readonly ask: (game: string, text: string) => Promise<Checked> = http.checkContent,
  ) {}

  look(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.current = false;
    this.#later(REST_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#text = null;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), ms);
  }

  async #look(): Promise<void> {
    const text = this.#text;
    if (text === null) return;
    try {
      const found = await this.ask(this.game, text);
      if (text !== this.#text) return; // it has changed meanwhile, and is looked at again
      this.found = found;
      this.current = true;
      this.away = false;
    } catch (error) {
      if (!(error instanceof http.Failure)) throw error;
      this.away = true;
      if (text === this.#text) this.#later(AGAIN_MS);
    }
  }
}

/** A fault in the reader's language, as far as there is a sentence for it. */
export function faultSentence(fault: ContentFault, texts: Texts): string {
  const { sort, values } = fault;
  if (sort) {
    const said =
      texts.find(`${texts.gameId}-fault-${sort}`, values) ?? texts.find(`web-fault-${sort}`, values);
    if (said !== null) return said;
  }
  return fault.text.replace(/^\w+ \d+(?: \([^)]*\))?: /, "");
}

/** The faults of one place of the file, and of whatever lies in it. */
export const faultsAt = (faults: readonly ContentFault[], ...path: (string | number)[]): ContentFault[] =>
  faults.filter((fault) => path.every((step, at) => fault.path[at] === step));
