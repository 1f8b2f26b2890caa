/**
 * The past of a game as one pair of eyes saw it, at a running table and in a replay: its moments by
 * the number of moves played, fetched in pages and kept.
 */
import type { Entry, Frame, Moment as Sent } from "$/protocol/types";
import type { CommonView } from "../data";
import type { Step } from "../step";

/** A moment, and the move that led to it, where it was told with it. */
export interface Moment {
  moves: number;
  view: CommonView;
  entry: Entry | null;
}

/** Where moments come from. */
export interface Source {
  /** The number of moves at the first moment: a forked game begins in the middle of another. */
  readonly first: number;
  /** Where the page begins that is asked for to see this moment. */
  pageOf(moves: number): number;
  /** The page that begins there: each moment says what differs from the one before it. */
  page(from: number): Promise<readonly (Sent | Frame)[]>;
}

export class Moments {
  #known = new Map<number, Moment>();
  #asked = new Map<number, Promise<void>>();

  constructor(private readonly source: Source) {}

  get first(): number {
    return this.source.first;
  }

  /** The moment, if it is here already. */
  known(moves: number): Moment | undefined {
    return this.#known.get(moves);
  }

  /** The moment after so many moves; undefined: there is none. */
  async at(moves: number): Promise<Moment | undefined> {
    if (!this.#known.has(moves)) await this.#fetch(moves);
    return this.#known.get(moves);
  }

  /** A step that we saw ourselves need not be fetched. */
  grew(step: Step): void {
    if (step.after) this.#known.set(step.moves, { moves: step.moves, view: step.after, entry: null });
  }

  /** Moves were taken back, perhaps before others that stay: it all is to be looked at again. */
  forget(): void {
    this.#known.clear();
    this.#asked.clear();
  }

  /** The whole story up to this moment; `grown` is told before every page that is still to come. */
  async read(last: number, grown: (entries: Entry[]) => void): Promise<void> {
    const entries: Entry[] = [];
    for (let moves = this.first; moves <= last; moves += 1) {
      if (!this.#known.has(moves) && entries.length > 0) grown([...entries]);
      const entry = (await this.at(moves))?.entry;
      if (!entry) break;
      entries.push(entry);
    }
    grown(entries);
  }

  /** Who asks twice at the same time is answered by one page. */
  #fetch(moves: number): Promise<void> {
    const from = this.source.pageOf(moves);
    const asked = this.#asked.get(from);
    if (asked) return asked;
    const asking = this.#read(from).finally(() => {
      if (this.#asked.get(from) === asking) this.#asked.delete(from);
    });
    this.#asked.set(from, asking);
    return asking;
  }

  async #read(from: number): Promise<void> {
    let view = {} as CommonView;
    for (const sent of await this.source.page(from)) {
      view = { ...view, ...sent.changes } as CommonView;
      for (const name of sent.gone ?? []) Reflect.deleteProperty(view, name);
      if (this.#known.has(sent.moves)) continue;
      this.#known.set(sent.moves, {
        moves: sent.moves,
        view,
        entry: "events" in sent ? entryOf(sent) : null,
      });
    }
  }
}

/** As an entry of a log whose first one is the set-up: `seq` is one more than the moves played. */
function entryOf(frame: Frame): Entry {
  const begins = frame.seat === null;
  return {
    seq: frame.moves + 1,
    at: 0,
    kind: begins ? "started" : "moved",
    ...(begins ? {} : { seat: frame.seat, move: frame.move }),
    events: frame.events,
  };
}
