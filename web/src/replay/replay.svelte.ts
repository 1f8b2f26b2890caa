/**
 * A finished game as it is watched again: a play whose steps are played forwards one by one, at a
 * speed, and that jumps everywhere else. Boards see no difference to a play at a table.
 */
import type { GameModule } from "$/games/module";
import * as http from "$/net/http";
import type { Entry, TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { Chair } from "$/table/chair.svelte";
import type { Sketch } from "$/table/chair/questions";
import type { Data } from "$/table/data";
import { type Moment, Moments } from "$/table/past/moments";
import { Play } from "$/table/play.svelte";
import { chapters } from "$/table/log/lines";
import { stepOf } from "$/table/step";
import { t } from "$/text/language.svelte";
import type { Eyes } from "./address";
import { faster, restAfter, Runner, type Speed } from "./runner";

const PAGE = 50;
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
    readonly last: number,
    moments: Moments,
    chair: Chair,
    module: GameModule,
  ) {
    super(chair, module, 0, moments);
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
    const moments = new Moments({
      first: 0,
      pageOf: (moves) => moves,
      page: async (from) => (await http.replay(info.id, eyes, from, PAGE)).frames,
    });
    const [last, first] = await Promise.all([moments.at(info.moves), moments.at(at)]);
    if (!last || !first) throw new Error(`the replay has no moment ${last ? at : info.moves}`);
    const chair = new Spectator(info, eyes, info.moves);
    chair.view = last.view;
    const replay = new Replay(eyes, info.moves, moments, chair, module);
    replay.content = content;
    void replay.#read();
    await replay.goTo(at);
    return replay;
  }

  /** Whoever looks on has nothing to choose. */
  override falls(): boolean {
    return false;
  }

  /** The whole story, however often it takes. */
  async #read(): Promise<void> {
    for (let tries = 0; tries < READ_TRIES && !this.#closed; tries += 1) {
      try {
        await this.moments.read(this.last, (entries) => (this.chair.log.entries = entries));
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
    return this.at ?? this.last;
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
    while (at > 0 && isUnseen(await this.#moment(at))) at -= 1;
    return at;
  }

  /** If the moment can't be fetched, everything stays as it is; a later wish goes before this one. */
  override async goTo(moves: number | null): Promise<void> {
    const wanted = Math.max(moves ?? this.last, 0);
    this.#wanted = wanted;
    const moment = await this.#moment(Math.min(wanted, this.last));
    if (this.#wanted !== wanted) return;
    if (moment === null) return this.#unanswered();
    await super.goTo(wanted);
  }

  /** The moment; null: there was no answer, or none that has it. */
  async #moment(moves: number): Promise<Moment | null> {
    return (await this.moments.at(moves).catch(() => null)) ?? null;
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
      if (rest === null || this.#wanted !== null || !isUnseen(this.moments.known(this.now))) return rest;
    }
  }

  async #advance(): Promise<number | null> {
    if (this.now >= this.last) return null;
    const { now } = this;
    this.#wanted = null;
    const [before, after] = await Promise.all([this.#moment(now), this.#moment(now + 1)]);
    if (!before || !after?.entry) this.#unanswered();
    // Somebody may have jumped elsewhere meanwhile.
    if (!before || !after?.entry || this.#wanted !== null || this.now !== now) return null;
    await this.perform(stepOf(before.view, after.view, after.entry, after.moves));
    if (this.now >= this.last) return null;
    return restAfter(this.speed);
  }
}

/** Did nothing happen that these eyes could see? */
const isUnseen = (moment: Moment | null | undefined): boolean => moment?.entry?.events?.length === 0;
