/**
 * What the board of a play shows: the present, the steps that lead there one after another with their
 * movements, or a moment of the past.
 */
import { untrack } from "svelte";
import type { Entry } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import type { Beat, BeatRules } from "./beats";
import type { CommonView } from "./data";
import type { LogText } from "./log/texts";
import { hasMissed, missedSteps } from "./past/missed";
import type { Play } from "./play.svelte";
import { type Animator, Playback } from "./playback.svelte";
import { elsewhere } from "./reasons";
import { sentence } from "./sentences";
import type { Step } from "./step";

const NO_RULES: BeatRules = {};

export class Presentation {
  /** The view on the board: the present one, or one of the past. */
  view = $state.raw<CommonView | null>(null);
  /** What happened last, as shown. */
  step = $state.raw<Step | null>(null);
  /** The moment that is looked at; null: the present. */
  at = $state<number | null>(null);
  /** The moment of the past that the board has shown last. */
  #reached = $state<number | null>(null);
  /** What happened while the past was looked at. */
  missed = $state(0);
  /** The last entry of the log that the board has shown, while there are more. */
  #shownSeq = $state(0);
  /** This seat has just fallen out of the game, as it was told: what follows waits for `goOn`. */
  fallen = $state(false);
  #going: (() => void) | null = null;
  /** What others do is passed over at once, until this seat is asked something, or falls out. */
  hastening = $state(false);
  /** The entries of the log that were passed over in this way. */
  passed = $state.raw<ReadonlySet<number>>(new Set());
  #begun: Step | null = null; // what is being told, or was told last

  readonly #playback: Playback;
  #later = $state.raw<Step[] | null>(null); // what has happened while missed moves are fetched
  #since = 0; // the entry of the log behind which those that are being fetched begin
  #animator: Animator | null = null;
  #sounded: (step: Step) => void = () => undefined;

  constructor(private readonly play: Play) {
    this.#playback = new Playback(this.#showable());
  }

  /** The moment that is asked for is on its way; the board still shows another one. */
  get fetching(): boolean {
    return this.at !== null && this.at !== this.#reached;
  }

  /** Is the present on the board, with nothing left to move? */
  get live(): boolean {
    return this.at === null && this.view === this.play.chair.view;
  }

  /** Is something on its way to the board, or still to be read? */
  get busy(): boolean {
    return this.#playback.busy || this.#later !== null;
  }

  /** What is being told now; null: nothing that still has to be read. */
  get beat(): Beat | null {
    return this.at === null && this.#playback.telling ? this.#playback.beat : null;
  }

  /** What was told last, as long as this player has not acted since. */
  get lastBeat(): Beat | null {
    return this.#playback.beat;
  }

  /**
   * What was told last, or is about to be: meanwhile what the player has just done. Null: nothing is on its
   * way that is told.
   */
  get telling(): Beat | null {
    if (!this.busy) return null;
    return this.#playback.beat ?? (this.#playback.untold ? this.#playback.deed : null);
  }

  /** Has the last sentence just been told, so that the next may be on its way? */
  get lingers(): boolean {
    return this.at === null && this.#playback.lingers;
  }

  /** Is something on its way that has not been told? What is to be done after it is no matter yet. */
  get untold(): boolean {
    return this.#later !== null || (this.#playback.busy && this.#playback.untold);
  }

  /** How many steps wait behind the one that is shown. */
  get queued(): number {
    return this.#playback.waiting;
  }

  /** The log as far as the board has come; what people say is heard at once. */
  get entries(): Entry[] {
    const { entries } = this.play.chair;
    return this.busy ? entries.filter(({ seq, kind }) => seq <= this.#shownSeq || kind === "said") : entries;
  }

  /** Nothing is told any more. */
  halt(): void {
    this.#playback.halt();
  }

  /** What was told before is no matter any more. */
  forget(): void {
    this.hastening = false;
    this.#playback.forget();
  }

  /** Ends when all is told that there is to tell. */
  done(): Promise<void> {
    return this.#playback.done();
  }

  /** A board says how it moves pieces; the returned function takes it back. */
  animates(animator: Animator): () => void {
    this.#animator = animator;
    return () => {
      if (this.#animator === animator) this.#animator = null;
    };
  }

  onsound(sounded: (step: Step) => void): void {
    this.#sounded = sounded;
  }

  /** Go on at once with the next thing that happened: a tap, the space bar, or its button. */
  skip(): void {
    this.#playback.skip();
  }

  /** Show the present, whatever was still to be told. */
  skipAll(): void {
    if (this.at === null) this.jump();
  }

  /** Is there a next decision of the reader to go on to? A lesson tells everything. */
  get mayHasten(): boolean {
    const { seat, module, info } = this.play;
    if (seat === null || this.view === null || !this.play.mayAct || info.tutorial) return false;
    return this.at === null && !this.fallen && !this.play.finished && !module.out?.(this.view, seat);
  }

  /** Go on at once to the reader's next decision: what is told now, and what comes before it. */
  hasten(): void {
    if (!this.mayHasten) return;
    this.hastening = true;
    // What stands in the bar may not have been read, and what has begun is not told to its end.
    const cut = this.#playback.telling ? (this.#playback.beat?.keys ?? []) : [];
    const begun = this.busy ? (this.#begun?.entries ?? []) : [];
    this.#pass([...cut.map((key) => parseInt(key)), ...begun.map(({ seq }) => seq)]);
    this.skip();
  }

  /** From here on everything is told again. */
  slowDown(): void {
    this.hastening = false;
  }

  #pass(entries: readonly number[]): void {
    this.passed = new Set([...this.passed, ...entries]);
  }

  /** A step was passed over: does it ask something of this seat that is not answered yet, or end the game? */
  #passes(step: Step): void {
    if (!this.hastening) return;
    this.#pass(step.entries.map(({ seq }) => seq));
    if (asks(step.after, this.play.seat) && !this.#isAnswered(step)) this.hastening = false;
  }

  /** Has this seat moved behind this step, as from another page, or by a standing wish? */
  #isAnswered(step: Step): boolean {
    const last = step.entries.at(-1)?.seq ?? 0;
    const { seat, chair } = this.play;
    return chair.entries.some((entry) => entry.seq > last && entry.kind === "moved" && entry.seat === seat);
  }

  /** Whoever has fallen out wants to see what follows. */
  goOn(): void {
    this.fallen = false;
    this.#going?.();
  }

  /** Look at the past, after so many moves; null: the present. */
  async goTo(moves: number | null): Promise<void> {
    const last = this.play.info.moves;
    this.play.notice = null;
    this.hastening = false;
    this.#reached = null;
    this.#playback.halt(); // what was being shown is not the moment that is asked for
    if (moves === null || moves >= last) {
      this.at = null;
      this.missed = 0;
      this.jump();
      return;
    }
    const wanted = Math.max(moves, this.play.moments.first);
    this.at = wanted;
    try {
      const moment = await this.play.moments.at(wanted);
      if (this.at !== wanted || !moment) return; // another moment is asked for meanwhile
      this.view = moment.view;
      this.#reached = wanted;
    } catch (error) {
      this.at = null;
      this.jump();
      this.play.commands.failed(error);
    }
  }

  /**
   * Show again what has happened since this seat last looked, such as a reveal behind the curtain of
   * a shared device. What happens meanwhile follows it.
   */
  async retell(): Promise<void> {
    if (this.play.since === 0 || !this.play.animated || !hasMissed(this.play.chair.entries, this.play.since))
      return;
    this.view = null;
    await this.#tellMissed(this.play.since);
  }

  /** Fetch what was missed, and tell it; what happens meanwhile comes after it. */
  async #tellMissed(since: number): Promise<void> {
    const later: Step[] = (this.#later = []);
    this.#since = since;
    try {
      const steps = await missedSteps(
        this.play.chair.entries,
        since,
        this.play.info.moves,
        async (moves) => (await this.play.moments.at(moves))?.view,
      );
      if (this.#later !== later) return; // it is no matter any more
      if (!this.#playback.busy) this.view = steps[0]?.before ?? null;
      for (const step of [...steps, ...later]) this.#playback.add(step);
    } catch {
      this.jump();
    } finally {
      if (this.#later === later) this.#later = null;
    }
  }

  /** Show a step of the past with its movements, as if it happened now; ends when it is shown. */
  async perform(step: Step): Promise<void> {
    this.#playback.halt();
    this.play.notice = null;
    this.at = this.#reached = step.moves < this.play.info.moves ? step.moves : null;
    this.#add(step);
    await this.#playback.done();
  }

  enqueue(step: Step): void {
    this.play.moments.grew(step);
    const advised = this.play.notice?.hint?.choice.move;
    if (advised !== undefined && !this.play.chair.offer.choices.some(({ move }) => move === advised))
      this.play.notice = null;
    if (this.play.notice && (this.play.notice.kind === "told" || elsewhere(step))) this.play.notice = null;
    if (step.entries.some((entry) => entry.kind === "undone")) this.play.moments.forget();
    if (this.at !== null) {
      this.missed += 1;
      this.play.chair.shown(this.play.chair.seq); // whoever looks elsewhere holds up nobody
      return;
    }
    if (document.hidden) {
      this.#sounded(step);
      this.jump();
    } else {
      this.#add(step);
    }
  }

  #add(step: Step): void {
    if (this.#later) return void this.#later.push(step);
    if (!this.busy) {
      const first = step.entries[0]?.seq;
      if (first !== undefined) this.#shownSeq = first - 1;
    }
    this.#playback.add(step);
  }

  /** What the playback may know of this play. */
  #showable() {
    const { play } = this;
    return {
      get seat() {
        return play.seat;
      },
      get rules() {
        return play.module.beats ?? NO_RULES;
      },
      get reading() {
        return play.reading;
      },
      readingOf: (beat: Beat) => this.play.readingOf(beat),
      get hastening() {
        return play.hastening;
      },
      animator: () => (play.animated ? this.#animator : null),
      told: (key: string, step: Step) => this.play.told(step.entries).get(key) as LogText,
      sentence: (beat: Beat) => sentence(this.play, beat),
      began: (step: Step) => {
        this.#begun = step;
        this.#sounded(step);
        if (settings.pace === 0) this.play.mark(step);
      },
      shown: (step: Step) => this.#show(step),
      reached: (seq: number) => this.play.chair.shown(seq),
      performed: (step: Step) => this.#passes(step),
      pauses: (step: Step) => this.at === null && !this.play.hurried && this.play.falls(step),
      asks: (signal: AbortSignal) => this.#wait(signal),
    };
  }

  /** Until the player goes on; nobody waits for them meanwhile. */
  async #wait(signal: AbortSignal): Promise<void> {
    this.fallen = true;
    this.hastening = false;
    this.play.chair.shown(null);
    await new Promise<void>((resolve) => {
      this.#going = resolve;
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    this.#going = null;
    this.fallen = false;
  }

  #show(step: Step): void {
    const seq = step.entries.at(-1)?.seq ?? this.#shownSeq;
    const changed = this.play.chair.entries.findLast(({ kind }) => kind === "moved" || kind === "undone");
    // What was fetched is like the present, but the present itself is what can be played in.
    this.view = this.at === null && seq >= (changed?.seq ?? 0) ? this.play.chair.view : step.after;
    this.step = step;
    this.#shownSeq = seq;
  }

  /**
   * The server has shown the present anew, as it does after every break of the connection: what was
   * still to be told is told, and what was missed after it.
   */
  look(since: number | null): void {
    const told = this.play.animated || this.hastening; // what is passed over at once is told, too
    if (since === null || this.at !== null || document.hidden || !told) return this.jump();
    const from = this.#later === null ? since : this.#since; // it may happen again while it is fetched
    const back = this.play.chair.entries.some((entry) => entry.kind === "undone" && entry.seq > from);
    if (back || !this.play.chair.whole) return this.jump();
    if (hasMissed(this.play.chair.entries, from)) void this.#tellMissed(from);
    else if (!this.busy) this.jump();
  }

  /** Show the present, without any movement. */
  jump(): void {
    this.#later = null;
    this.#playback.halt();
    if (untrack(() => this.at) === null) this.view = this.play.chair.view;
    if (asks(this.play.chair.view, this.play.seat)) this.hastening = false;
    this.play.chair.shown(this.play.chair.seq);
  }
}

/** Is this seat to act, or is the game over? */
const asks = (view: CommonView | null, seat: number | null): boolean =>
  view !== null && ((seat !== null && view.waiting.includes(seat)) || (view.result ?? null) !== null);
