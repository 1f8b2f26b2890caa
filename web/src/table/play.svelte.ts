/**
 * A game as it is shown and played: the chair's view now, or a moment of the past; steps one after
 * another, with their movements; a choice on its way; what was asked and what was answered. Boards
 * draw `play.view`, offer `play.choices`, and call `play.submit`.
 */
import { untrack } from "svelte";
import type { GameModule } from "$/games/module";
import * as http from "$/net/http";
import { LineClosed } from "$/net/line";
import type { Entry, Reason, TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { gameTexts, t } from "$/text/language.svelte";
import { Seating, type Texts } from "$/text/texts";
import { Aids } from "./aids";
import type { Action, Aim, Notice } from "./prompt";
import { type Beat, type BeatRules, toldBefore } from "./beats";
import { type Chair, Refused, StaleMove, type Step } from "./chair.svelte";
import type { Choice, CommonView, Data } from "./data";
import { hasMissed, missedSteps } from "./past/missed";
import { Moments } from "./past/moments.svelte";
import { sentence } from "./sentences";
import { elsewhere, noticeOf } from "./reasons";
import { type Animator, Playback } from "./playback.svelte";
import { standing } from "./log/lines";
import { keyed, LogTexts, type LogText } from "./log/texts";

const NO_RULES: BeatRules = {};
const HIGHLIGHT_MS = 900;

export class Play {
  /** The view on the board: the present one, or one of the past. */
  view = $state.raw<CommonView | null>(null);
  /** The content of the game at this table. */
  content = $state.raw<Data>({});
  /** What happened last, as shown. */
  step = $state.raw<Step | null>(null);
  /** The moment that is looked at; null: the present. */
  at = $state<number | null>(null);
  /** The moment of the past that the board has shown last. */
  #reached = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  aim = $state.raw<Aim | null>(null);
  actions = $state.raw<Action[]>([]);
  /** Pieces that the coach of a lesson means, by the ids that the game's module gives them. */
  meant = $state.raw<ReadonlySet<string>>(new Set());
  #pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The coach, where a lesson is played. */
  coach = $state.raw<{
    closed: boolean;
    close: (closed: boolean) => void;
    saying: string;
    wanted: Choice | null;
    strayed?: boolean;
  } | null>(null);
  /** What speaks against a move before it is sent, as the coach of a lesson does; null: nothing. */
  gate: ((move: string, choice: Choice | null) => string | null) | null = null;
  /** Pieces that have just changed, where nothing may move. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** A standing order that is being carried out. */
  order = $state<string | null>(null);
  /** What happened while the past was looked at. */
  missed = $state(0);
  /** The last entry of the log that the board has shown, while there are more. */
  #shownSeq = $state(0);
  /** Where the rules are open: the number of a rule, empty: at the beginning, null: closed. */
  rules = $state<string | null>(null);

  /** Whoever looks only wants to see the end: nothing is told on the way there. */
  hurried = $state(false);

  /** This seat has just fallen out of the game, as it was told: what follows waits for `goOn`. */
  fallen = $state(false);
  #going: (() => void) | null = null;

  /** Several people share this device. */
  shared = $state(false);
  /** Whoever looks has asked for what was folded away. */
  unfolded = $state(false);

  readonly moments: Moments;
  #logTexts = new LogTexts();
  #before: readonly Entry[] | null = null; // what it was told to begin with
  readonly #playback: Playback;
  #later = $state.raw<Step[] | null>(null); // what has happened while missed moves are fetched
  #since = 0; // the entry of the log behind which those that are being fetched begin
  #animator: Animator | null = null;
  readonly #aids: Aids;
  #sounded: (step: Step) => void = () => undefined;
  #marking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly chair: Chair,
    readonly module: GameModule,
    /** The last entry of the log that this seat had on its screen before; 0: none. */
    readonly since = 0,
  ) {
    this.moments = new Moments(chair);
    this.#aids = new Aids(chair);
    this.#playback = new Playback(this.#showable());
    chair.onstep = (step) => this.#enqueue(step);
    chair.onview = (since) => this.#look(since);
    this.#jump();
  }

  /** Let go of everything: no timer and no movement may keep what this seat saw. */
  close(): void {
    clearTimeout(this.#marking);
    this.order = null;
    this.#playback.halt();
  }

  // What is there.

  /** The moment that is asked for is on its way; the board still shows another one. */
  get fetching(): boolean {
    return this.at !== null && this.at !== this.#reached;
  }

  /** The seat whose eyes these are; null: an onlooker's. */
  get seat(): number | null {
    return this.chair.seat;
  }

  get info(): TableInfo {
    return this.chair.info as TableInfo;
  }

  /** Is the present on the board, with nothing left to move? */
  get live(): boolean {
    return this.at === null && this.view === this.chair.view;
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

  /** What was told last, or is about to be: meanwhile what the player has just done. Null: nothing is on its way that is told. */
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
    const { entries } = this.chair;
    return this.busy ? entries.filter(({ seq, kind }) => seq <= this.#shownSeq || kind === "said") : entries;
  }

  /** The log as far as the moment that is on the board: of a moment of the past, up to its last move. */
  get momentEntries(): Entry[] {
    if (this.at === null) return this.entries;
    const { entries } = this.chair;
    const move = standing(entries)[this.at - this.moments.first - 1];
    return move ? entries.filter(({ seq }) => seq <= move.seq) : [];
  }

  /** Is the game over? The last moves may still have to be told. */
  get ended(): boolean {
    return this.info.status === "finished" || (this.chair.view?.result ?? null) !== null;
  }

  /** Is the game over, and has it been told? Nobody wants to know the end before. */
  get finished(): boolean {
    const telling = this.at === null && this.busy;
    return this.ended && (!telling || (this.view?.result ?? null) !== null);
  }

  /** The legal moves; none while something is on its way, or another moment is on the board. */
  get choices(): Choice[] {
    return this.live && !this.beat && !this.chair.pending && this.mayAct ? this.chair.offer.choices : [];
  }

  /** Is it this seat that must act? */
  get myTurn(): boolean {
    const { view } = this.chair;
    return this.mayAct && view !== null && this.seat !== null && view.waiting.includes(this.seat);
  }

  get mayAct(): boolean {
    const bot = this.seat === null ? null : (this.info.seats[this.seat]?.bot ?? null);
    return (
      this.seat !== null &&
      bot === null &&
      !this.info.paused &&
      !this.info.stuck &&
      this.info.status === "running"
    );
  }

  /** Is everything open, as in a replay that hides nothing? `view.open` has the secrets by seat. */
  get open(): boolean {
    return this.view?.open !== undefined;
  }

  /**
   * Is what only this seat may see to be folded away? On a shared device, while no curtain falls
   * between people (module.secret): they all look at it.
   */
  get folded(): boolean {
    const { view } = this.chair; // as it is now: a moment of the past must not open it
    return this.shared && !this.unfolded && view !== null && this.module.secret?.(view) === false;
  }

  get names(): string[] {
    return this.info.seats.map((seat) => seat.name);
  }

  /**
   * Whom "you" means. Nobody on a shared device where no curtain falls between people at times
   * (module.secret): they all read what is told, and what one of them was told stays in the history.
   */
  get reader(): number | null {
    return this.shared && this.module.secret !== undefined ? null : this.seat;
  }

  get seating(): Seating {
    return new Seating(this.names, this.reader);
  }

  get texts(): Texts {
    return gameTexts(this.info.game);
  }

  /** Pieces to mark: pointed at in the log, meant by the coach, or of a hint. */
  get hot(): ReadonlySet<string> {
    const advised = this.notice?.hint?.pieces ?? [];
    if (this.meant.size === 0 && advised.length === 0) return this.#pointed;
    return new Set([...this.#pointed, ...this.meant, ...advised]);
  }

  /** Movements last so many milliseconds that would take `usual` at normal speed. */
  ms(usual: number): number {
    return Math.round(usual * settings.pace);
  }

  /** Does the board follow what happens event by event, or is it there at once? */
  get animated(): boolean {
    return this.reading > 0;
  }

  /** The factor for the time in which something is to be read; 0: nothing is waited for. */
  get reading(): number {
    if (this.hurried) return 0;
    return this.info.tutorial && !this.coach?.closed ? settings.learning : settings.reading;
  }

  /** The same for a beat: of what is told again, lessons of some games make no more than a game does. */
  readingOf(beat: Beat): number {
    const { reading } = this;
    if (!this.info.tutorial || !this.module.beats?.repeats || reading <= settings.reading) return reading;
    return toldBefore(this.chair.entries, beat) ? settings.reading : (reading + settings.reading) / 2;
  }

  // What can be done.

  /** Play a move, after a caution was confirmed, if there is one; of what was told before (its faults) nobody is asked. */
  async submit(move: Choice | string, confirmed = false, told: readonly string[] = []): Promise<boolean> {
    const text = typeof move === "string" ? move : move.text;
    const choice = typeof move === "string" ? null : move;
    this.notice = null;
    this.#playback.forget();
    if (this.#kept(text, choice)) return false;
    const go = (): void => void this.submit(move, true);
    if (!confirmed && settings.confirm && choice && this.module.ends?.includes(choice.verb)) {
      this.notice = { kind: "caution", text: t("confirm-end"), confirm: go };
      return false;
    }
    try {
      const asking =
        !confirmed &&
        !this.#taught(choice) &&
        (choice === null || (this.module.cautious?.includes(choice.verb) ?? false));
      const caution = await this.chair.move(text, choice, asking);
      if (caution && told.includes(caution.fault)) return await this.submit(move, true);
      if (caution) this.notice = noticeOf(this, "caution", caution, go);
      return caution === null;
    } catch (error) {
      return this.#failed(error);
    }
  }

  async undo(moves = 1): Promise<void> {
    this.notice = null;
    try {
      await this.chair.undo(moves);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Say why a move is not allowed; for everything that can be tapped and does nothing. */
  async whyNot(move: string): Promise<void> {
    if (this.beat) return; // the click was to go on
    if (this.at !== null) {
      this.tell(t("past-only-looking"));
      return;
    }
    if (this.seat === null) {
      this.tell(t("onlooker-only-looking"));
      return;
    }
    try {
      const { reason } = await this.chair.why(move);
      if (reason) this.#refused(reason);
      else this.tell(t("allowed-now"));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** A reason of the board's own, with a rule of the game. */
  explain(reason: Reason): void {
    this.#refused(reason);
  }

  tell(text: string): void {
    this.notice = { kind: "told", text };
  }

  /** Open the rules where they tell what is to be done now. */
  openRules(): void {
    this.rules = (this.view && this.module.rule?.(this.view)) ?? "";
  }

  /** Carry out a standing order, move by move, as the dice fall; until it is done or stopped. */
  async follow(order: string): Promise<void> {
    this.notice = null;
    if (this.#kept(order)) return;
    this.order = order;
    try {
      while (this.order === order) {
        const next = await this.chair.follow(order);
        if (next === null) break;
        await this.chair.move(next);
        await this.#playback.done();
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.order = null;
    }
  }

  stopOrder(): void {
    this.order = null;
  }

  /** What can be worked out from this view: odds, previews. */
  readonly aids = (): Promise<Data> =>
    this.seat === null || this.ended ? Promise.resolve({}) : this.#aids.now();

  /** Facts about a thing of the game; null if there are none. */
  async information(word: string): Promise<Data | null> {
    return (await http.information(this.info.id, word)).facts;
  }

  /** Is it the very move that a lesson asks for? Then nothing speaks against it. */
  #taught(choice: Choice | null): boolean {
    return (
      choice !== null && this.coach !== null && !this.coach.closed && this.coach.wanted?.move === choice.move
    );
  }

  /** Did the coach keep it back? It has said why. */
  #kept(move: string, choice: Choice | null = null): boolean {
    const against = this.gate?.(move, choice) ?? null;
    if (against !== null) this.tell(against);
    return against !== null;
  }

  #refused(reason: Reason): false {
    this.notice = noticeOf(this, "why", reason);
    return false;
  }

  #failed(error: unknown): false {
    if (error instanceof Refused) return this.#refused(error.reason);
    if (error instanceof StaleMove) this.notice = { kind: "error", text: t("stale") };
    else if (!(error instanceof LineClosed)) throw error;
    return false;
  }

  // What is shown.

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
    if (this.at === null) this.#jump();
  }

  /** Whoever has fallen out wants to see what follows. */
  goOn(): void {
    this.fallen = false;
    this.#going?.();
  }

  /** Look at the past, after so many moves; null: the present. */
  async goTo(moves: number | null): Promise<void> {
    const last = this.info.moves;
    this.notice = null;
    this.#reached = null;
    this.#playback.halt(); // what was being shown is not the moment that is asked for
    if (moves === null || moves >= last) {
      this.at = null;
      this.missed = 0;
      this.#jump();
      return;
    }
    const wanted = Math.max(moves, this.moments.first);
    this.at = wanted;
    try {
      const view = await this.moments.view(wanted);
      if (this.at !== wanted || !view) return; // another moment is asked for meanwhile
      this.view = view;
      this.#reached = wanted;
    } catch (error) {
      this.at = null;
      this.#jump();
      this.#failed(error);
    }
  }

  /**
   * Show again what has happened since this seat last looked, such as a reveal behind the curtain of
   * a shared device. What happens meanwhile follows it.
   */
  async retell(): Promise<void> {
    if (this.since === 0 || !this.animated || !hasMissed(this.chair.entries, this.since)) return;
    this.view = null;
    await this.#tellMissed(this.since);
  }

  /** Fetch what was missed, and tell it; what happens meanwhile comes after it. */
  async #tellMissed(since: number): Promise<void> {
    const later: Step[] = (this.#later = []);
    this.#since = since;
    try {
      const steps = await missedSteps(this.chair.entries, since, this.info.moves, (moves) =>
        this.moments.view(moves),
      );
      if (this.#later !== later) return; // it is no matter any more
      if (!this.#playback.busy) this.view = steps[0]?.before ?? null;
      for (const step of [...steps, ...later]) this.#playback.add(step);
    } catch {
      this.#jump();
    } finally {
      if (this.#later === later) this.#later = null;
    }
  }

  /** Show a step of the past with its movements, as if it happened now; ends when it is shown. */
  async perform(step: Step): Promise<void> {
    this.#playback.halt();
    this.notice = null;
    this.at = this.#reached = step.moves < this.info.moves ? step.moves : null;
    this.#add(step);
    await this.#playback.done();
  }

  point(pieces: Iterable<string>): void {
    this.#pointed = new Set(pieces);
  }

  #enqueue(step: Step): void {
    this.moments.grew(step);
    this.#aids.forget();
    const advised = this.notice?.hint?.choice.move;
    if (advised !== undefined && !this.chair.offer.choices.some(({ move }) => move === advised))
      this.notice = null;
    if (this.notice && (this.notice.kind === "told" || elsewhere(step))) this.notice = null;
    if (step.entries.some((entry) => entry.kind === "undone")) this.moments.forget();
    if (this.at !== null) {
      this.missed += 1;
      this.chair.shown(this.chair.seq); // whoever looks elsewhere holds up nobody
      return;
    }
    if (document.hidden) {
      this.#sounded(step);
      this.#jump();
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
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- `this` of a getter below is the object it stands in
    const play = this;
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
      readingOf: (beat: Beat) => this.readingOf(beat),
      animator: () => (play.animated ? this.#animator : null),
      told: (key: string, step: Step) => this.told(step.entries).get(key) as LogText,
      sentence: (beat: Beat) => sentence(this, beat),
      began: (step: Step) => {
        this.#sounded(step);
        if (settings.pace === 0) this.#mark(step);
      },
      shown: (step: Step) => this.#show(step),
      reached: (seq: number) => this.chair.shown(seq),
      pauses: (step: Step) => this.at === null && !this.hurried && this.falls(step),
      asks: (signal: AbortSignal) => this.#wait(signal),
    };
  }

  /** Does this seat fall out of the game with this step, while others play on? */
  protected falls({ before, after }: Step): boolean {
    const { seat, module } = this;
    if (seat === null || !module.out || !before || !after || (after.result ?? null) !== null) return false;
    return !module.out(before, seat) && module.out(after, seat);
  }

  /** Until the player goes on; nobody waits for them meanwhile. */
  async #wait(signal: AbortSignal): Promise<void> {
    this.fallen = true;
    this.chair.shown(null);
    await new Promise<void>((resolve) => {
      this.#going = resolve;
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    this.#going = null;
    this.fallen = false;
  }

  /** The story so far in sentences, by the names of its events; what was played elsewhere first. */
  told(more: readonly Entry[] = []): ReadonlyMap<string, LogText> {
    const { chair } = this;
    // What was played elsewhere comes later than the rest, and a teller begins at the beginning.
    if (this.#before !== chair.earlier) [this.#before, this.#logTexts] = [chair.earlier, new LogTexts()];
    return this.#logTexts.tell(
      keyed([...chair.earlier, ...chair.entries, ...more]),
      this.texts,
      this.seating,
    );
  }

  #show(step: Step): void {
    const seq = step.entries.at(-1)?.seq ?? this.#shownSeq;
    const changed = this.chair.entries.findLast(({ kind }) => kind === "moved" || kind === "undone");
    // What was fetched is like the present, but the present itself is what can be played in.
    this.view = this.at === null && seq >= (changed?.seq ?? 0) ? this.chair.view : step.after;
    this.step = step;
    this.#shownSeq = seq;
  }

  /** Where nothing moves, what has changed is marked for a moment. */
  #mark(step: Step): void {
    const pieces = new Set(step.events.flatMap((event) => this.module.pieces?.(event) ?? []));
    this.changed = pieces;
    clearTimeout(this.#marking);
    this.#marking = setTimeout(() => (this.changed = new Set()), HIGHLIGHT_MS);
  }

  /**
   * The server has shown the present anew, as it does after every break of the connection: what was
   * still to be told is told, and what was missed after it.
   */
  #look(since: number | null): void {
    if (since === null || this.at !== null || document.hidden || !this.animated) return this.#jump();
    const from = this.#later === null ? since : this.#since; // it may happen again while it is fetched
    const back = this.chair.entries.some((entry) => entry.kind === "undone" && entry.seq > from);
    if (back || !this.chair.whole) return this.#jump();
    if (hasMissed(this.chair.entries, from)) void this.#tellMissed(from);
    else if (!this.busy) this.#jump();
  }

  /** Show the present, without any movement. */
  #jump(): void {
    this.#later = null;
    this.#playback.halt();
    if (untrack(() => this.at) === null) this.view = this.chair.view;
    this.chair.shown(this.chair.seq);
  }
}
