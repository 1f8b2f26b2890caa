/** One file that is being worked on: every change is kept at once, and can be taken back. */
import type { Draft, Drafts } from "./drafts.svelte";
import { freshKey, type Written } from "./toml";

const STEPS = 200; // that can be taken back
/** This tab. */
const TAB = typeof crypto === "undefined" ? "tab" : freshKey();

export class OpenDraft {
  written = $state.raw<Written>({ top: {}, entries: [], note: "" });
  #past = $state.raw<readonly Written[]>([]);
  #future = $state.raw<readonly Written[]>([]);
  /** This browser keeps nothing: a file should be saved. */
  unkept = $state(false);
  /** Another tab has changed the same file; what was here can be got back by undo. */
  elsewhere = $state(false);
  #lastField = "";
  #when = 0;
  #stop: () => void;

  constructor(
    readonly drafts: Drafts,
    readonly id: string,
    draft: Draft,
  ) {
    this.written = draft.written;
    this.#when = draft.when;
    this.#stop = drafts.watch(id, (other) => other && this.#adopt(other));
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }
  get redoable(): boolean {
    return this.#future.length > 0;
  }

  /** The next state of it; changes of one field in a row (typing) are one step. */
  change(next: Written, field = ""): void {
    if (next === this.written) return;
    this.#hear();
    if (!field || field !== this.#lastField) this.#past = [...this.#past, this.written].slice(-STEPS);
    this.#lastField = field;
    this.#future = [];
    this.#show(next);
  }

  /** What is typed from now on is a step of its own. */
  pause(): void {
    this.#lastField = "";
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.written];
    this.#lastField = "";
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.written];
    this.#lastField = "";
    this.#show(after);
  }

  close(): void {
    this.#stop();
  }

  #show(next: Written): void {
    this.written = next;
    this.#when = Math.max(Date.now(), this.#when + 1);
    this.unkept = !this.drafts.write(this.id, { written: next, when: this.#when, by: TAB });
  }

  /** Another tab's change may not have been told yet: it becomes a step before this one. */
  #hear(): void {
    const kept = this.drafts.read(this.id);
    if (kept && kept.by !== TAB && kept.when > this.#when) this.#adopt(kept);
  }

  #adopt(other: Draft): void {
    if (other.when <= this.#when || other.by === TAB) return;
    this.#past = [...this.#past, this.written].slice(-STEPS);
    this.#future = [];
    this.#lastField = "";
    this.written = other.written;
    this.#when = other.when;
    this.elsewhere = true;
  }
}
