/**
 * Shows what happened: one step after another, beat by beat. Nothing is passed over; a person may go
 * on at once. It knows nothing of a table but its steps.
 */
import { tick } from "svelte";
import type { Step } from "./step";
import { type Beat, beatOf, type BeatRules, isOwnDeed, isQuiet, joined, joins, lasting } from "./beats";
import { pause } from "./pause";
import { keyed, type LogText } from "./log/texts";

/** Between two moves that are told in one breath, at normal speed. */
const BREATH_MS = 180;
/** How long the last words stand as they are when nothing follows them, at normal speed: more may be on its way. */
const LINGERS_MS = 1000;

/** What a board is handed to show a step. */
export interface Scene {
  step: Step;
  /** The board may change now: from here on it is as the step left it. */
  show: () => void;
  /**
   * Tell the next event of the step, with its movement. A movement that is cut short ends at once;
   * the next event follows. Ends when the movement has; what it says is left to be read.
   */
  tell: (move?: (signal: AbortSignal) => Promise<unknown>) => Promise<void>;
  /** The words have become others with the movement, as those of dice that have fallen: they are to be read from now on. */
  reworded?: () => void;
  /** Everything is cut short: the board is to let go. */
  signal: AbortSignal;
}

/** Moves the pieces of a step, event by event. */
export type Animator = (scene: Scene) => Promise<void>;

/** What a playback needs to know of the game. */
export interface Showable {
  readonly seat: number | null;
  readonly rules: BeatRules;
  /** The factor for the time to read; 0: everything is there at once. */
  readonly reading: number;
  /** The same for one beat. */
  readingOf(beat: Beat): number;
  /** All is passed over, up to the reader's next decision. */
  readonly hastening: boolean;
  animator(): Animator | null;
  told(key: string, step: Step): LogText;
  sentence(beat: Beat): string;
  /** A step begins. */
  began(step: Step): void;
  /** The board shows the end of this step. */
  shown(step: Step): void;
  /** Everything up to this entry of the log was told, but for its last event, which is being told. */
  reached(seq: number): void;
  /** All of this step was told, but for its last words. */
  performed(step: Step): void;
  /** Does what follows this step wait until the player has said how to go on? */
  pauses(step: Step): boolean;
  /** Ends when that was said. */
  asks(signal: AbortSignal): Promise<void>;
}

export class Playback {
  /** What is being told, or was told last; null: nothing since the player acted. */
  beat = $state.raw<Beat | null>(null);
  /** Is the beat still to be read? */
  telling = $state(false);
  /** Is something on its way to the board, or not read yet? */
  busy = $state(false);
  /** How many steps wait behind the one that is shown. */
  waiting = $state(0);
  /** Is something still to be told of what is on its way? */
  untold = $state(false);
  /** Nothing is on its way any more, but the last words stand a moment longer. */
  lingers = $state(false);
  /** The player's own deed, while it moves and something is to be told after it. */
  deed = $state.raw<Beat | null>(null);

  #queue: Step[] = [];
  #run: AbortController | null = null; // what is running; aborted: it is to let go
  #cut = new AbortController(); // what is being told; aborted: go on
  #readable = 0; // when the words of the beat came up
  #arrived: (() => void) | null = null;
  #awaited: (() => void)[] = [];
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Showable) {}

  add(step: Step): void {
    this.#queue.push(step);
    this.waiting = this.#queue.length;
    if (this.#run && !this.untold) this.untold = this.#tells(step);
    this.#arrived?.();
    if (!this.#run) void this.#start();
  }

  /** Go on at once: the next thing. */
  skip(): void {
    this.#cut.abort();
    this.#linger(0);
  }

  /** Let go of everything that was to be shown. */
  halt(): void {
    this.#queue = [];
    this.waiting = 0;
    const run = this.#run;
    this.#run = null;
    run?.abort();
    this.#cut.abort();
    this.#rest();
    this.#linger(0);
  }

  /** What was told is no matter any more: the player has acted. */
  forget(): void {
    if (!this.busy) this.beat = null;
  }

  /** Ends when everything is shown. */
  done(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.#awaited.push(resolve)) : Promise.resolve();
  }

  #rest(): void {
    this.telling = false;
    this.busy = false;
    this.untold = false;
    this.deed = null;
    for (const resolve of this.#awaited.splice(0)) resolve();
  }

  #linger(ms: number): void {
    clearTimeout(this.#lingering);
    this.lingers = ms > 0;
    if (ms > 0) this.#lingering = setTimeout(() => (this.lingers = false), ms);
  }

  async #start(): Promise<void> {
    const run = new AbortController();
    this.#run = run;
    this.busy = true;
    for (;;) {
      const step = this.#queue.shift();
      this.waiting = this.#queue.length;
      if (step) {
        await this.#perform(step, run);
        if (this.#run === run) this.play.performed(step);
        await this.#ask(step, run);
      } else {
        await this.#read(run.signal, true);
      }
      if (this.#run !== run) return;
      if (!step && this.#queue.length === 0) break;
    }
    this.#run = null;
    this.#rest();
    this.#linger(run.signal.aborted ? 0 : LINGERS_MS * this.play.reading);
  }

  /** Once what happened could be read. */
  async #ask(step: Step, run: AbortController): Promise<void> {
    if (this.#run !== run || !this.play.pauses(step)) return;
    await this.#read(run.signal);
    if (this.#run === run) await this.play.asks(run.signal);
  }

  /** Is there anything in a step that is told to this player? */
  #tells(step: Step): boolean {
    const { rules, seat } = this.play;
    return [...keyed(step.entries)].some(([key]) => {
      const told = this.play.told(key, step);
      return !isQuiet(told, rules) && !isOwnDeed(told.event, rules, seat);
    });
  }

  /** What the player has done in a step on purpose. */
  #deedIn(step: Step): Beat | null {
    const { rules, seat } = this.play;
    for (const [key] of keyed(step.entries)) {
      const told = this.play.told(key, step);
      if (!isQuiet(told, rules) && isOwnDeed(told.event, rules, seat)) return beatOf(key, told, rules, seat);
    }
    return null;
  }

  async #perform(step: Step, run: AbortController): Promise<void> {
    this.untold = [step, ...this.#queue].some((one) => this.#tells(one));
    this.deed = this.#deedIn(step);
    // While an own deed moves, what others did before it is no news any more.
    if (this.deed && !this.telling) this.beat = null;
    this.play.began(step);
    const events = [...keyed(step.entries)];
    let next = 0;
    const tell = async (move?: (signal: AbortSignal) => Promise<unknown>): Promise<void> => {
      const [key] = events[next++] ?? [];
      if (key !== undefined) await this.#announce(key, step, run.signal);
      if (run.signal.aborted) return;
      if (next === events.length) report();
      if (this.play.hastening) this.#cut.abort(); // also of a step that has begun to be told slowly
      await move?.(this.#cut.signal);
    };
    const report = (): void => {
      const last = step.entries.at(-1);
      if (last) this.play.reached(last.seq);
    };
    let changed = false;
    const show = (): void => {
      if (changed || this.#run !== run) return;
      changed = true;
      this.play.shown(step);
    };
    const reworded = (): void => {
      if (this.#run === run && this.telling) this.#appear();
    };
    const animator = step.before && this.play.animator();
    if (animator) await animator({ step, show, tell, reworded, signal: run.signal }).catch(() => undefined);
    // What the board did not tell of is told nevertheless.
    while (next < events.length && this.#run === run) await tell(async () => show());
    show();
    if (events.length === 0 && this.#run === run) report();
  }

  /** The words of the next event, once those before it could be read. */
  async #announce(key: string, step: Step, run: AbortSignal): Promise<void> {
    const { rules, seat } = this.play;
    const told = this.play.told(key, step);
    if (isQuiet(told, rules) || isOwnDeed(told.event, rules, seat)) {
      this.#cut = new AbortController();
      return;
    }
    if (this.telling && this.beat?.keys.includes(key)) {
      this.#cut = new AbortController();
      return; // told with what it joins
    }
    const fresh = this.#whole(beatOf(key, told, rules, seat), step);
    const before = this.telling ? this.beat : null;
    const together = before !== null && joins(before, told, rules);
    if (!together) await this.#read(run);
    // Of one move, what has no movement of its own is told at once with what follows it.
    else if (!step.entries.some(({ seq }) => before.keys.at(-1)?.startsWith(`${seq}.`)))
      await pause(BREATH_MS * this.play.reading - this.#stood, this.#cut.signal);
    if (run.aborted) return;
    this.#cut = new AbortController();
    this.beat = together ? joined(before, fresh) : fresh;
    this.telling = true;
    await tick();
    this.#appear();
  }

  /** The beat with all of its step that follows and joins it, where the game tells that at once. */
  #whole(beat: Beat, step: Step): Beat {
    const { rules, seat } = this.play;
    const last = beat.events.at(-1);
    if (!last || !rules.whole?.(last)) return beat;
    const keys = [...keyed(step.entries)].map(([key]) => key);
    let all = beat;
    for (const key of keys.slice(keys.indexOf(beat.keys.at(-1) ?? "") + 1)) {
      const told = this.play.told(key, step);
      if (isQuiet(told, rules) || !joins(all, told, rules)) break;
      all = joined(all, beatOf(key, told, rules, seat));
    }
    return all;
  }

  /** The words count as readable from the moment at which they are painted. */
  #appear(): void {
    const { beat } = this;
    this.#readable = performance.now();
    if (typeof requestAnimationFrame === "undefined") return;
    requestAnimationFrame(() => {
      if (this.beat === beat) this.#readable = performance.now();
    });
  }

  get #stood(): number {
    return performance.now() - this.#readable;
  }

  /** Until the words could be read; `lazily`: or until something comes. */
  async #read(run: AbortSignal, lazily = false): Promise<void> {
    const cut = AbortSignal.any([run, this.#cut.signal]);
    while (this.telling && this.beat && !cut.aborted) {
      const left =
        lasting(this.beat, this.play.sentence(this.beat), this.play.rules) * this.play.readingOf(this.beat) -
        this.#stood;
      if (left <= 0) return;
      const read = pause(Math.ceil(left), cut);
      if (!lazily) {
        await read;
        continue;
      }
      const arrived = new Promise<void>((resolve) => (this.#arrived = resolve));
      await Promise.race([read, arrived]);
      this.#arrived = null;
      if (this.#queue.length > 0) return;
    }
  }
}
