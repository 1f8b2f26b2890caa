/** What came of the last thing that was tried, told beside its button for a while. */
const SHOWN_MS = 6000;

export class ButtonStatus {
  #last = $state.raw<{ at: string; text: string } | null>(null);

  say(at: string, text: string): void {
    const one = { at, text };
    this.#last = one;
    setTimeout(() => {
      if (this.#last === one) this.#last = null;
    }, SHOWN_MS);
  }

  /** What is to be read at a button: what came of it, or what it usually says. */
  at(at: string, usual: string): string {
    return this.#last?.at === at ? this.#last.text : usual;
  }
}
