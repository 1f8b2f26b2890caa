/** A finished game as one pair of eyes saw it: its moments, fetched in pages and kept. */
import type { Entry, Frame, Replayed } from "$/protocol/types";
import type { CommonView, GameEvent } from "$/table/data";

export const PAGE = 50;

/** A moment, and the move that led to it. */
export interface Shot {
  moves: number;
  view: CommonView;
  entry: Entry;
}

/** Asks the server for moments: from this one on, so many. */
export type Fetching = (moves: number, limit: number) => Promise<Replayed>;

export class Film {
  #shots = new Map<number, Shot>();
  #asked = new Map<number, Promise<void>>();

  constructor(
    readonly last: number,
    private readonly fetching: Fetching,
  ) {}

  known(moves: number): Shot | undefined {
    return this.#shots.get(moves);
  }

  async shot(moves: number): Promise<Shot> {
    if (!this.#shots.has(moves)) await this.#page(moves);
    const found = this.#shots.get(moves);
    if (!found) throw new Error(`the replay has no moment ${moves}`);
    return found;
  }

  /** The whole story, from the set-up on; `grown` is told before every page that is still to come. */
  async read(grown: (entries: Entry[]) => void): Promise<void> {
    const entries: Entry[] = [];
    for (let moves = 0; moves <= this.last; moves += 1) {
      if (!this.#shots.has(moves)) {
        if (entries.length > 0) grown([...entries]);
        await this.#page(moves);
      }
      const shot = this.#shots.get(moves);
      if (!shot) break;
      entries.push(shot.entry);
    }
    grown(entries);
  }

  #page(moves: number): Promise<void> {
    const asked = this.#asked.get(moves);
    if (asked) return asked;
    const asking = this.#fetch(moves).finally(() => this.#asked.delete(moves));
    this.#asked.set(moves, asking);
    return asking;
  }

  async #fetch(moves: number): Promise<void> {
    const { frames } = await this.fetching(moves, PAGE);
    let view = {} as CommonView;
    for (const frame of frames) {
      view = { ...view, ...frame.changes } as CommonView;
      for (const name of frame.gone ?? []) Reflect.deleteProperty(view, name);
      if (!this.#shots.has(frame.moves))
        this.#shots.set(frame.moves, { moves: frame.moves, view, entry: entryOf(frame) });
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
    events: frame.events as GameEvent[],
  };
}
