/** What the server works out from a view, such as odds and previews: asked for once a view. */
import type { Data } from "./data";

/** A view that has stood for so long is worth a question. */
const SETTLED_MS = 60;

/** Whoever can be asked: a chair. */
interface Asked {
  readonly seq: number;
  aids: () => Promise<Data>;
}

export class Aids {
  #known: { seq: number; aids: Promise<Data> } | null = null;

  constructor(readonly chair: Asked) {}

  now(): Promise<Data> {
    const { seq } = this.chair;
    if (this.#known?.seq !== seq) this.#known = { seq, aids: this.#settled(seq) };
    return this.#known.aids;
  }

  forget(): void {
    this.#known = null;
  }

  /** While moves rain down nobody can read what would be worked out from each of them. */
  async #settled(seq: number): Promise<Data> {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    return this.chair.seq === seq ? this.chair.aids().catch(() => ({})) : {};
  }
}
