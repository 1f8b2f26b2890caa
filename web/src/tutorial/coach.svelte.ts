/** The coach at a table where a lesson is played: what it says, what it points at, what it lets through. */
import type { TutorialStep } from "$/protocol/types";
import type { Choice } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { t } from "$/text/language.svelte";
import { fits, keep, type Progress, progress, recall } from "./progress";

const LONGEST = 4; // by letters; which of them needs the most lines, only the page knows

export class Coach {
  steps = $state.raw<TutorialStep[]>([]);
  /** How the messages of the steps begin. */
  stem = $state("");
  /** Moves that are on the board: the next words wait until a movement has ended. */
  moves = $state(0);
  read = $state(0);
  /** Sent away: the game goes on without it. */
  closed = $state(false);
  /** How many texts back the reader looks. */
  back = $state(0);
  /** Something else was tried. */
  strayed = $state(false);

  constructor(readonly play: Play) {
    const kept = recall(play.info.id);
    this.read = kept.read;
    this.closed = kept.closed;
    this.moves = play.info.moves;
    this.stem = `${play.info.game}-tutorial`;
  }

  get now(): Progress {
    return progress(this.steps, this.moves, this.read);
  }

  /** The step that is shown: the present one, or one that was read before. */
  get shown(): number {
    return Math.max(0, Math.min(this.now.step, this.steps.length - 1) - this.back);
  }

  get last(): boolean {
    return this.shown === this.steps.length - 1;
  }

  /** The asked move, if it can be played now; if it was played too early, the one that was left out. */
  get wanted(): Choice | null {
    const { step, ask } = this.now;
    const asks = this.steps[step]?.asks.slice(0, (ask ?? -1) + 1).reverse() ?? [];
    for (const { number } of asks) {
      const found = this.play.choices.find(({ move }) => move === number);
      if (found) return found;
    }
    return null;
  }

  /** Has everything that happened been seen? */
  get settled(): boolean {
    return this.moves === this.play.info.moves;
  }

  /** Is the learner to do something on the board? */
  get asking(): boolean {
    return this.back === 0 && this.settled && this.#asked() !== null && this.play.myTurn;
  }

  /** The game has gone another way than the lesson: it can't be followed any more. */
  get astray(): boolean {
    const { play } = this;
    return (
      this.settled && this.#asked() !== null && play.myTurn && play.choices.length > 0 && this.wanted === null
    );
  }

  get title(): string {
    return this.#say("title") ?? "";
  }

  /** The words of the step; a further move that it asks for may have words of its own. */
  get words(): string {
    const { ask, step, watch } = this.now;
    const asked = watch ? (this.steps[step]?.asks.length ?? 0) : ask === null ? 0 : ask + 1;
    const further = this.shown === step ? this.#say(String(asked)) : null;
    return further ?? this.#say() ?? "";
  }

  /** What is said when something else is tried than the asked move; it may have words of its own for that. */
  get instead(): string {
    const { ask } = this.now;
    return (ask === null ? null : this.#say(`else-${ask + 1}`)) ?? this.#say("else") ?? t("tutorial-else");
  }

  /** What the step asks for has been done, and what comes of it is still being shown. */
  get done(): boolean {
    const { step, watch } = this.now;
    const asks = this.steps[step]?.asks.length ?? 0;
    return this.back === 0 && !this.strayed && asks > 0 && (!this.settled || watch);
  }

  /** The sentence that is to be read now; nobody need repeat it. An order that was carried out is none any more. */
  get saying(): string {
    if (this.closed) return "";
    return this.strayed ? this.instead : this.done ? t("tutorial-see") : this.words;
  }

  /** The longest of all its texts: the coach keeps room for them, so that the board keeps its size. */
  get longest(): { title: string; words: string }[] {
    const texts = this.steps.flatMap(({ id, asks }) => {
      const title = this.#find(id, "title") ?? "";
      const parts = [undefined, "else", ...asks.flatMap((_, index) => [`${index + 1}`, `else-${index + 1}`])];
      return parts.flatMap((part) => this.#find(id, part) ?? []).map((words) => ({ title, words }));
    });
    return texts.sort((a, b) => b.words.length - a.words.length).slice(0, LONGEST);
  }

  /** The pieces that are meant, by the ids of the game's board; `ui:` are parts of the page. */
  get pieces(): string[] {
    const step = this.steps[this.shown];
    if (!step || this.closed) return [];
    const choice = this.asking ? this.wanted : null;
    if (!choice) return step.asks.length > 0 && this.back === 0 ? [] : step.point;
    const aims = this.play.module.aims?.(choice, this.play) ?? [];
    return [...step.point, ...(aims.length > 0 ? aims : ["ui:actions"])];
  }

  /** Words that speak against a move; null: it may be played. */
  gate(move: string, choice: Choice | null): string | null {
    // A board may send several moves at once: what is on its way counts.
    const now = progress(this.steps, this.play.info.moves, this.read);
    const step = this.steps[now.step];
    if (this.closed || this.astray || !step || now.step === this.steps.length - 1) return null;
    if (now.ask !== null && fits(step, now.ask, move, choice?.move)) {
      this.strayed = false; // what was said against something else is no matter any more
      return null;
    }
    this.back = 0;
    this.strayed = now.ask !== null;
    return now.ask === null ? t("tutorial-read-first") : this.instead;
  }

  next(): void {
    if (this.back > 0) {
      this.back -= 1;
      return;
    }
    this.read = Math.max(this.read, this.now.step + 1);
    this.closed ||= this.now.step >= this.steps.length;
    this.#keep();
  }

  /** Go on without the coach, or have it back. */
  close(closed: boolean): void {
    this.closed = closed;
    this.back = 0;
    if (!closed) this.read = Math.min(this.read, this.steps.length - 1);
    this.#keep();
  }

  #asked(): string | null {
    const { step, ask } = this.now;
    return ask === null ? null : (this.steps[step]?.asks[ask]?.move ?? null);
  }

  #say(part?: string): string | null {
    const id = this.steps[this.shown]?.id;
    return id === undefined ? null : this.#find(id, part);
  }

  #find(id: string, part?: string): string | null {
    return this.play.texts.find(`${this.stem}-${id}${part === undefined ? "" : `-${part}`}`);
  }

  #keep(): void {
    keep({ table: this.play.info.id, read: this.read, closed: this.closed });
  }
}
