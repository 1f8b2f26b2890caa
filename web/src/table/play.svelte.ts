/**
 * A game as it is shown and played, for boards and for all that stands around them: they draw
 * `play.view`, offer `play.choices`, and call `play.submit`. What is on the board is the business of
 * the presentation, what is done there that of the commands.
 */
import type { GameModule } from "$/games/module";
import * as http from "$/net/http";
import type { Entry, Reason, TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { gameTexts } from "$/text/language.svelte";
import { Seating, type Texts } from "$/text/texts";
import { Aids } from "./aids";
import { type Beat, toldBefore } from "./beats";
import type { Chair } from "./chair.svelte";
import { Commands } from "./commands.svelte";
import type { Choice, CommonView, Data } from "./data";
import { standing } from "./log/lines";
import { keyed, LogTexts, type LogText } from "./log/texts";
import { Moments } from "./past/moments";
import { tablePast } from "./past/tablePast";
import type { Animator } from "./playback.svelte";
import { Presentation } from "./presentation.svelte";
import type { Action, Aim, Notice } from "./prompt";
import type { Step } from "./step";

const HIGHLIGHT_MS = 900;

export class Play {
  /** The content of the game at this table. */
  content = $state.raw<Data>({});
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
  /** Where the rules are open: the number of a rule, empty: at the beginning, null: closed. */
  rules = $state<string | null>(null);

  /** Whoever looks only wants to see the end: nothing is told on the way there. */
  hurried = $state(false);

  /** Several people share this device. */
  shared = $state(false);
  /** Whoever looks has asked for what was folded away. */
  unfolded = $state(false);

  readonly commands: Commands;
  readonly presentation: Presentation;
  #logTexts = new LogTexts();
  #before: readonly Entry[] | null = null; // what it was told to begin with
  readonly #aids: Aids;
  #marking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly chair: Chair,
    readonly module: GameModule,
    /** The last entry of the log that this seat had on its screen before; 0: none. */
    readonly since = 0,
    readonly moments = new Moments(tablePast(chair)),
  ) {
    this.#aids = new Aids(chair);
    this.commands = new Commands(this);
    this.presentation = new Presentation(this);
    chair.onstep = (step) => {
      this.#aids.forget();
      this.presentation.enqueue(step);
    };
    chair.onview = (since) => this.presentation.look(since);
    this.presentation.jump();
  }

  /** Let go of everything: no timer and no movement may keep what this seat saw. */
  close(): void {
    clearTimeout(this.#marking);
    this.commands.stopOrder();
    this.presentation.halt();
  }

  // What is there.

  /** The seat whose eyes these are; null: an onlooker's. */
  get seat(): number | null {
    return this.chair.seat;
  }

  get info(): TableInfo {
    return this.chair.info as TableInfo;
  }

  get entries(): Entry[] {
    return this.presentation.entries;
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
    if (this.hurried || this.hastening) return 0;
    return this.info.tutorial && !this.coach?.closed ? settings.learning : settings.reading;
  }

  /** The same for a beat: of what is told again, lessons of some games make no more than a game does. */
  readingOf(beat: Beat): number {
    const { reading } = this;
    if (!this.info.tutorial || !this.module.beats?.repeats || reading <= settings.reading) return reading;
    return toldBefore(this.chair.entries, beat) ? settings.reading : (reading + settings.reading) / 2;
  }

  // What can be done (commands).

  get order(): string | null {
    return this.commands.order;
  }

  submit(move: Choice | string, confirmed = false, told: readonly string[] = []): Promise<boolean> {
    return this.commands.submit(move, confirmed, told);
  }

  undo(moves = 1): Promise<void> {
    return this.commands.undo(moves);
  }

  whyNot(move: string): Promise<void> {
    return this.commands.whyNot(move);
  }

  follow(order: string): Promise<void> {
    return this.commands.follow(order);
  }

  stopOrder(): void {
    this.commands.stopOrder();
  }

  /** A reason of the board's own, with a rule of the game. */
  explain(reason: Reason): void {
    this.commands.refused(reason);
  }

  tell(text: string): void {
    this.notice = { kind: "told", text };
  }

  /** Open the rules where they tell what is to be done now. */
  openRules(): void {
    this.rules = (this.view && this.module.rule?.(this.view)) ?? "";
  }

  /** What can be worked out from this view: odds, previews. */
  readonly aids = (): Promise<Data> =>
    this.seat === null || this.ended ? Promise.resolve({}) : this.#aids.now();

  /** Facts about a thing of the game; null if there are none. */
  async information(word: string): Promise<Data | null> {
    return (await http.information(this.info.id, word)).facts;
  }

  // What is shown (presentation).

  get view(): CommonView | null {
    return this.presentation.view;
  }

  get step(): Step | null {
    return this.presentation.step;
  }

  get at(): number | null {
    return this.presentation.at;
  }

  get fetching(): boolean {
    return this.presentation.fetching;
  }

  get live(): boolean {
    return this.presentation.live;
  }

  get busy(): boolean {
    return this.presentation.busy;
  }

  get beat(): Beat | null {
    return this.presentation.beat;
  }

  get lastBeat(): Beat | null {
    return this.presentation.lastBeat;
  }

  get telling(): Beat | null {
    return this.presentation.telling;
  }

  get lingers(): boolean {
    return this.presentation.lingers;
  }

  get untold(): boolean {
    return this.presentation.untold;
  }

  get queued(): number {
    return this.presentation.queued;
  }

  get missed(): number {
    return this.presentation.missed;
  }

  get fallen(): boolean {
    return this.presentation.fallen;
  }

  get hastening(): boolean {
    return this.presentation.hastening;
  }

  get mayHasten(): boolean {
    return this.presentation.mayHasten;
  }

  hasten(): void {
    this.presentation.hasten();
  }

  slowDown(): void {
    this.presentation.slowDown();
  }

  animates(animator: Animator): () => void {
    return this.presentation.animates(animator);
  }

  onsound(sounded: (step: Step) => void): void {
    this.presentation.onsound(sounded);
  }

  skip(): void {
    this.presentation.skip();
  }

  skipAll(): void {
    this.presentation.skipAll();
  }

  goOn(): void {
    this.presentation.goOn();
  }

  goTo(moves: number | null): Promise<void> {
    return this.presentation.goTo(moves);
  }

  retell(): Promise<void> {
    return this.presentation.retell();
  }

  perform(step: Step): Promise<void> {
    return this.presentation.perform(step);
  }

  point(pieces: Iterable<string>): void {
    this.#pointed = new Set(pieces);
  }

  /** Does this seat fall out of the game with this step, while others play on? */
  falls({ before, after }: Step): boolean {
    const { seat, module } = this;
    if (seat === null || !module.out || !before || !after || (after.result ?? null) !== null) return false;
    return !module.out(before, seat) && module.out(after, seat);
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

  /** Where nothing moves, what has changed is marked for a moment. */
  mark(step: Step): void {
    const pieces = new Set(step.events.flatMap((event) => this.module.pieces?.(event) ?? []));
    this.changed = pieces;
    clearTimeout(this.#marking);
    this.#marking = setTimeout(() => (this.changed = new Set()), HIGHLIGHT_MS);
  }
}
