/**
 * This device at a table: which of its seats is looking, and when the curtain is down between
 * people who share it. While it is down there is only an onlooker's chair: whatever is private has
 * left the page and its memory.
 */
import { type GameModule } from "$/games/module";
import { loadModule } from "$/games/registry";
import * as http from "$/net/http";
import { keep, keepSeats, type Place, placeAt } from "$/net/places";
import { loadGame } from "$/text/language.svelte";
import { Chair } from "./chair.svelte";
import type { Data } from "./data";
import { Play } from "./play.svelte";

export class Sitting {
  chair = $state.raw<Chair>(undefined as unknown as Chair);
  play = $state.raw<Play | null>(null);
  /** Whom the device is to be handed to; null: no curtain. */
  curtain = $state<number | null>(null);
  place = $state.raw<Place | undefined>(undefined);
  /** Why the game can't be shown; `unreachable`: the server did not answer. */
  fault = $state<string | null>(null);

  #brought: Promise<{ module: GameModule; content: Data }> | null = null;
  #closed = false;

  constructor(readonly table: string) {
    this.place = placeAt(table);
    this.#take(this.shared ? null : (this.seats[0] ?? null));
  }

  /** The seats of this device. */
  get seats(): number[] {
    return Object.keys(this.place?.seats ?? {}).map(Number).sort((a, b) => a - b);
  }

  /** Do several people share this device? */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  get tokens(): string[] {
    const { seats = {}, host } = this.place ?? {};
    return [...Object.values(seats), ...(host ? [host] : [])];
  }

  /** The places of this device have changed: look again. */
  refresh(): void {
    const before = JSON.stringify(this.place?.seats ?? {});
    this.place = placeAt(this.table);
    if (JSON.stringify(this.place?.seats ?? {}) !== before) {
      this.#take(this.shared ? null : (this.seats[0] ?? null));
    }
  }

  /**
   * Before the start a host may move or free the seat of this device; the server tells where its
   * token belongs now.
   */
  agree(): void {
    const { chair, seats, place } = this;
    const [seat] = seats;
    if (!chair.info || !chair.hasToken || !place || seat === undefined || this.shared) return;
    if (chair.seat === seat || (chair.seat === null && chair.info.status !== "gathering")) return;
    const token = place.seats[String(seat)] ?? "";
    keepSeats({ table: this.table, seats: chair.seat === null ? {} : { [String(chair.seat)]: token } });
    this.refresh();
  }

  /** The seats have moved to another device: from here on this one only watches. */
  watch(): void {
    keepSeats({ table: this.table, seats: {} });
    this.place = placeAt(this.table);
    this.#take(null);
  }

  /** Lift the curtain for a seat: from here on this device sees with its eyes. */
  lift(seat: number): void {
    this.curtain = null;
    this.#take(seat);
  }

  /** Let the curtain down for the next one. */
  lower(next: number): void {
    if (this.curtain === next) return;
    this.curtain = next;
    if (this.chair.seat !== null) this.#take(null);
  }

  /**
   * Whose turn it is to look at a shared device: called whenever the game has moved on. A person
   * keeps the device until another one of this device is waited for.
   */
  turn(): void {
    const { chair } = this;
    if (!this.shared || !chair.view || chair.info?.status !== "running") {
      if (chair.info?.status === "finished") this.curtain = null;
      return;
    }
    const bots = chair.info.seats.map((seat) => seat.bot ?? null);
    const waited = this.seats.filter((seat) => chair.view?.waiting.includes(seat) && bots[seat] === null);
    if (chair.seat !== null && (waited.length === 0 || waited.includes(chair.seat))) return;
    const next = waited[0];
    if (next !== undefined && !(this.curtain !== null && waited.includes(this.curtain))) this.lower(next);
    else if (next === undefined && chair.seat === null) this.curtain = null;
  }

  /** Make the play of the chair that is there, once there is something to be seen. */
  async show(): Promise<void> {
    const { chair } = this;
    if (!chair.info || !chair.view || this.play?.chair === chair) return;
    this.#brought ??= bring(this.table, chair.info.game);
    this.fault = null;
    try {
      const { module, content } = await this.#brought;
      if (this.#closed || this.chair !== chair || this.play?.chair === chair) return;
      const play = new Play(chair, module);
      play.content = content;
      this.play = play;
    } catch (error) {
      this.#brought = null;
      this.fault = error instanceof http.Unreachable ? "unreachable" : error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.play?.close();
    this.play = null;
    this.chair.close();
  }

  #take(seat: number | null): void {
    this.chair?.close();
    this.play?.close();
    this.play = null;
    const token = seat === null ? undefined : this.place?.seats[String(seat)];
    this.chair = new Chair(this.table, token ? [token] : []);
  }
}

/** What the game's folder, the table and the texts bring. */
async function bring(table: string, game: string): Promise<{ module: GameModule; content: Data }> {
  const [module, answer] = await Promise.all([loadModule(game), http.content(table)]);
  const { teller } = module;
  await loadGame(game, answer.content, teller && (() => teller(answer.content)));
  return { module, content: answer.content };
}

/** Remember what belongs to the table, for the way back and for the proof of the dice. */
export function remember(chair: Chair): void {
  const { info } = chair;
  if (!info) return;
  const known = placeAt(info.id);
  if (!known) return;
  const { game, title, status } = info;
  const finished = status === "finished";
  // A seal that is first told after the end proves nothing.
  const told = status === "running" ? (info.commitment ?? undefined) : undefined;
  const commitment = known.commitment ?? told;
  if (known.game === game && known.finished === finished && known.commitment === commitment) return;
  keep({ table: info.id, game, title, finished, commitment });
}
