/**
 * A finished game as it is watched again: a play whose steps are played forwards one by one, at a
 * speed, and that jumps everywhere else. Boards see no difference to a play at a table.
 */
import type { GameModule } from "$/games/module";
import * as http from "$/net/http";
import type { Entry, TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { Chair, type Sketch, type Step } from "$/table/chair.svelte";
import type { Data, GameEvent } from "$/table/data";
import { Play } from "$/table/play.svelte";
import { chapters } from "$/table/log/lines";
import { t } from "$/text/language.svelte";
import type { Eyes } from "./address";
import { Film, type Shot } from "./film";
import { faster, restAfter, Runner, type Speed } from "./runner";

const READ_TRIES = 20;
const READ_AGAIN_MS = 3000;

/** One who watches a replay: there is nobody at the other end. */
class Spectator extends Chair {
  constructor(
    info: TableInfo,
    private readonly eyes: Eyes,
    private readonly last: number,
  ) {
    super(info.id, [], { connects: false });
    // The whole game is here, whatever it was made from.
    this.info = { ...info, origin: null, waiting: [] };
    this.seats = typeof eyes === "number" ? [eyes] : [];
    this.connection = "open";
  }

  override async outline(language: string, moves: number | null = null): Promise<Sketch> {
    const { sections, text = "" } = await http.outline(this.table, this.eyes, moves ?? this.last, language);
    return { sections, text, words: {} };
  }
}

export class Replay extends Play {
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly #runner: Runner;
  #closed = false;
  #wanted: number | null = null; // the moment that was asked for last

  private constructor(
    readonly eyes: Eyes,
    private readonly film: Film,
    chair: Chair,
    module: GameModule,
  ) {
    super(chair, module);
    this.#runner = new Runner({ step: () => this.#forward(), running: (runs) => (this.playing = runs) });
  }

  /** Begin at a moment; the rest of the story is fetched while it is looked at. */
  static async begin(
    info: TableInfo,
    eyes: Eyes,
    at: number,
    module: GameModule,
    content: Data,
  ): Promise<Replay> {
    const film = new Film(info.moves, (moves, limit) => http.replay(info.id, eyes, moves, limit));
    const [last] = await Promise.all([film.shot(film.last), film.shot(at)]);
    const chair = new Spectator(info, eyes, film.last);
    chair.view = last.view;
    const replay = new Replay(eyes, film, chair, module);
    replay.content = content;
    void replay.#read();
    await replay.goTo(at);
    return replay;
  }

  /** Whoever looks on has nothing to choose. */
  protected override falls(): boolean {
    return false;
  }

  /** The whole story, however often it takes. */
  async #read(): Promise<void> {
    for (let tries = 0; tries < READ_TRIES && !this.#closed; tries += 1) {
      try {
        await this.film.read((entries) => (this.chair.entries = entries));
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
      }
    }
  }

  override close(): void {
    this.#closed = true;
    this.#runner.stop();
    super.close();
  }

  /** How many moves have been played at the moment on the board. */
  get now(): number {
    return this.at ?? this.film.last;
  }

  get last(): number {
    return this.film.last;
  }

  /** The log as far as the caption: what is still to come would spoil it. */
  override get entries(): Entry[] {
    return this.chair.entries.slice(0, this.now + 1);
  }

  /** As far as the board is concerned: at an earlier moment the game still goes on. */
  override get finished(): boolean {
    return this.at === null;
  }

  override ms(usual: number): number {
    return Math.round(super.ms(usual) / this.speed);
  }

  override get animated(): boolean {
    return settings.pace > 0;
  }

  /** The runner rests after each move: there is no other time to read. */
  override get reading(): number {
    return 0;
  }

  hurry(by: 1 | -1): void {
    this.speed = faster(this.speed, by);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.start();
  }

  /** From the end it starts anew. */
  async start(): Promise<void> {
    if (this.now >= this.last) await this.goTo(0);
    this.#runner.start();
  }

  stop(): void {
    this.#runner.stop();
  }

  /** One step: forwards it is played, with its movements; a second one cuts the first short. */
  async walk(by: 1 | -1): Promise<void> {
    this.stop();
    if (by < 0) await this.goTo(await this.#told(this.now - 1));
    else if (this.busy) await this.goTo(this.now);
    else await this.#forward();
  }

  /** The moment itself, or the last one before it of which something could be seen. */
  async #told(moves: number): Promise<number> {
    let at = Math.max(moves, 0);
    while (at > 0 && isUnseen(await this.film.shot(at).catch(() => null))) at -= 1;
    return at;
  }

  /** If the moment can't be fetched, everything stays as it is; a later wish goes before this one. */
  override async goTo(moves: number | null): Promise<void> {
    const wanted = Math.max(moves ?? this.last, 0);
    this.#wanted = wanted;
    const shot = await this.film.shot(Math.min(wanted, this.last)).catch(() => null);
    if (this.#wanted !== wanted) return;
    if (shot === null) return this.#unanswered();
    this.moments.grew({ before: null, after: shot.view, events: [], entries: [], moves: shot.moves });
    await super.goTo(wanted);
  }

  #unanswered(): void {
    this.notice = { kind: "error", text: t("no-answer") };
  }

  /** A jump to a moment, which ends what runs. */
  async jump(moves: number): Promise<void> {
    this.stop();
    await this.goTo(Math.min(Math.max(moves, 0), this.last));
  }

  /** To the beginning of the next round, or of this one, or of the one before. */
  async leap(by: 1 | -1): Promise<void> {
    const { now } = this;
    const starts = this.rounds;
    const found = by > 0 ? starts.find((start) => start > now) : starts.findLast((start) => start < now);
    await this.jump(found ?? (by > 0 ? this.last : 0));
  }

  /** The moments at which a new part of the story begins. */
  readonly rounds: number[] = $derived.by(() => {
    const divides = this.module.divides ?? (() => false);
    const parts = chapters(this.chair.entries, divides).filter((chapter) => chapter.heading !== null);
    return [...new Set(parts.map((chapter) => parseInt(chapter.key, 10) - 1))];
  });

  /** The next move of which something can be seen, with those before it. */
  async #forward(): Promise<number | null> {
    for (;;) {
      const rest = await this.#advance();
      if (rest === null || this.#wanted !== null || !isUnseen(this.film.known(this.now))) return rest;
    }
  }

  async #advance(): Promise<number | null> {
    if (this.now >= this.last) return null;
    const { now } = this;
    this.#wanted = null;
    const shots = await Promise.all([this.film.shot(now), this.film.shot(now + 1)]).catch(() => null);
    if (shots === null) this.#unanswered();
    // Somebody may have jumped elsewhere meanwhile.
    if (shots === null || this.#wanted !== null || this.now !== now) return null;
    const [before, after] = shots;
    await this.perform(stepOf(before, after));
    if (this.now >= this.last) return null;
    return restAfter(this.speed);
  }
}

/** Did nothing happen that these eyes could see? */
const isUnseen = (shot: Shot | null | undefined): boolean => shot?.entry.events?.length === 0;

function stepOf(before: Shot, after: Shot): Step {
  const events = (after.entry.events ?? []) as GameEvent[];
  return { before: before.view, after: after.view, events, entries: [after.entry], moves: after.moves };
}
