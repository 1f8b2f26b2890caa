/** What is said to those who listen: each thing once, in order, and in its last words if it grew meanwhile. */
export class Announcing {
  #waiting = new Map<string, string>();
  #said = new Map<string, string>();
  #last = "";

  /** Something is to be said, under a name of its own. Is it news? */
  note(name: string, text: string): boolean {
    if (!text || this.#said.get(name) === text || this.#waiting.get(name) === text) return false;
    this.#waiting.set(name, text);
    return true;
  }

  /** All that waits, as one message; equal ones one after another differ by a space, so that they are read again. */
  message(): string {
    if (this.#waiting.size === 0) return this.#last;
    const text = [...this.#waiting.values()].join(" ");
    this.#said = this.#waiting; // older ones don't come again
    this.#waiting = new Map();
    this.#last = text === this.#last ? `${text}\u00a0` : text;
    return this.#last;
  }
}
