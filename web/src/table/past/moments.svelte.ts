/** The past of a table as this eye saw it: views by the number of moves played, fetched in pages. */
import type { Chair, Step } from "../chair.svelte";
import type { CommonView } from "../data";

const PAGE = 25;

export class Moments {
  #views = new Map<number, CommonView>();
  #asked = new Map<number, Promise<void>>();

  constructor(private readonly chair: Chair) {}

  /** The number of moves at the first moment: a forked game begins in the middle of another. */
  get first(): number {
    return this.chair.info?.origin?.moves ?? 0;
  }

  /** The view after so many moves. */
  async view(moves: number): Promise<CommonView | undefined> {
    if (!this.#views.has(moves)) await this.#fetch(moves);
    return this.#views.get(moves);
  }

  /** A step that we saw ourselves need not be fetched. */
  grew(step: Step): void {
    if (step.after) this.#views.set(step.moves, step.after);
  }

  /** Moves were taken back, perhaps before others that stay: it all is to be looked at again. */
  forget(): void {
    this.#views.clear();
    this.#asked.clear();
  }

  #fetch(moves: number): Promise<void> {
    const from = Math.max(this.first, moves - (moves % PAGE));
    const known = this.#asked.get(from);
    if (known) return known;
    const asked = this.#read(from).catch((error: unknown) => {
      this.#asked.delete(from);
      throw error;
    });
    this.#asked.set(from, asked);
    return asked;
  }

  async #read(from: number): Promise<void> {
    const { moments } = await this.chair.past(from, PAGE);
    let view = {} as CommonView;
    for (const moment of moments) {
      view = { ...view, ...moment.changes } as CommonView;
      for (const name of moment.gone ?? []) Reflect.deleteProperty(view, name);
      if (!this.#views.has(moment.moves)) this.#views.set(moment.moves, view);
    }
    // The last page grows: it is asked for again next time.
    if (moments.length < PAGE) this.#asked.delete(from);
  }
}
