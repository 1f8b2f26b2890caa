/**
 * This device at a table: which of its seats is looking, and when the curtain is down between
 * people who share it. While it is down there is only an onlooker's chair: whatever is private has
 * left the page and its memory.
 */
import { tick } from "svelte";
import { type GameModule } from "$/games/module";
import { loadModule } from "$/games/registry";
import * as http from "$/net/http";
import { heldOf, type Holding, keptOf, merged, NOTHING, told, type Word } from "$/net/tokens";
import { forget, keep, keepTold, type Place, placeAt, tokensOf } from "$/net/places";
import { lastSeen, see } from "$/net/seen";
import type { TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { loadGame, t } from "$/text/language.svelte";
import type { Animal } from "$/ui/avatars/animals";
import { Chair } from "./chair.svelte";
import type { Data } from "./data";
import { pass } from "./handover";
import { Play } from "./play.svelte";

interface Brought {
  module: GameModule;
  content: Data;
}

export class Device {
  chair = $state.raw<Chair>(undefined as unknown as Chair);
  play = $state.raw<Play | null>(null);
  /** Whom the device is to be handed to; null: no curtain. */
  curtain = $state<number | null>(null);
  place = $state.raw<Place | undefined>(undefined);
  /** Why the game can't be shown; `unreachable`: the server did not answer. */
  fault = $state<string | null>(null);

  /** A seat of this device went elsewhere: it was handed over, or somebody else has set it anew. */
  parted = $state(false);

  #holding: Holding = NOTHING;
  #doubted = new Set<string>(); // tokens that were refused: nobody looks with them until they are told
  #crowded = false; // several people shared the device when we last looked
  #lifted: string | null = null; // the token of whoever has lifted the curtain
  #coming: Chair | null = null; // the eyes that are about to look, without a curtain
  #exposed = false; // everybody here has looked with these eyes
  #handed = false; // the curtain was let down by hand
  #kept: number | null = null; // since this entry somebody has had the device out of turn
  #brought: Promise<Brought> | null = null;
  #closed = false;

  constructor(readonly table: string) {
    this.#read();
    this.#look();
  }

  /** The seats of this device. */
  get seats(): number[] {
    return Object.keys(this.place?.seats ?? {})
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** Do several people share this device? */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  get tokens(): string[] {
    return tokensOf(this.place);
  }

  /** Another animal for a seat of this device; empty: any that is free. Alone here, one keeps it for other tables. */
  async wear(seat: number, animal: Animal | ""): Promise<void> {
    const token = this.#tokenOf(seat);
    if (!this.shared) {
      settings.avatar = animal;
      settings.save();
    }
    if (token) this.chair.hear((await http.setAvatar(this.table, seat, animal || null, token)).table);
  }

  /** What proves the host's right: the host's own token, or that of the seat that it has passed to. */
  get hostToken(): string | undefined {
    const deputy = this.chair.info?.deputy ?? null;
    return this.place?.host ?? (deputy === null ? undefined : this.place?.seats[String(deputy)]);
  }

  /** The tokens of seats that this device holds, also those whose seat is not known for sure. */
  get held(): string[] {
    return this.#holding.held.map(({ token }) => token);
  }

  /** The places of this device have changed, by this tab or by another one: look again. */
  refresh(): void {
    this.#read();
    this.#look();
    if (this.play) this.play.shared = this.shared;
  }

  /** The server has given this device tokens, and said of the others what they open. */
  learn(tokens: Record<string, string>, words: Word[], table: TableInfo): void {
    keep({ table: this.table, seats: tokens }, table.seq);
    this.#hear(words, table.seq);
    this.chair.hear(table);
  }

  #hear(words: Word[], seq: number): void {
    const before = this.seats.length;
    keepTold(this.table, words, seq);
    this.#holding = told(this.#holding, words, seq);
    for (const { token } of words) this.#doubted.delete(token);
    this.refresh();
    if (this.seats.length >= before) return;
    if (this.play) this.play.tell(t("device-moved"));
    else this.parted = true;
  }

  /** What this tab knows, and what others have kept; what is gone from there is not gone yet. */
  #read(): void {
    const kept = placeAt(this.table);
    this.#holding = merged(this.#holding, kept ? heldOf(kept) : []);
    const place = kept ?? this.place;
    this.place = place && { ...place, ...keptOf(this.#holding.held) };
  }

  /** Look with the eyes that are to look, which may be those of before. */
  #look(): void {
    const [only] = this.seats;
    const alone = this.#crowded && !this.shared && only !== undefined;
    // Whoever is left at a device that was shared is not necessarily who looks at it.
    if (alone && this.chair?.info?.status === "running") this.curtain ??= only;
    this.#crowded = this.shared;
    const token = this.shared ? this.#lifted : this.curtain === null ? this.#tokenOf(only) : null;
    const able = token !== null && this.held.includes(token) && !this.#doubted.has(token) ? token : null;
    const now = this.chair?.tokens[0] ?? null;
    if (this.#coming && this.#coming.tokens[0] === able && this.#coming.hold(this.held)) return;
    if (!this.chair || now !== able || !this.chair.hold(this.held)) this.#take(able);
  }

  #tokenOf(seat: number | undefined): string | null {
    return seat === undefined ? null : (this.place?.seats[String(seat)] ?? null);
  }

  // Who looks.

  /** How far a seat of this device has seen the game: the last entry that was on its screen. */
  lastSeen(seat: number): number {
    return lastSeen(this.table, seat);
  }

  /** What is on the board has been seen: by whoever looks, and where nothing is secret by all here. */
  see(): void {
    const { play } = this;
    if (!play || play.busy || play.at !== null || this.curtain !== null) return;
    see(this.table, this.secret && play.seat !== null ? [play.seat] : this.seats, play.chair.seq);
  }

  /** Is there anything now, whatever moment is on the board, that only one of those here may see? */
  get secret(): boolean {
    const { play } = this;
    const view = play?.chair.view;
    return !play || !view || settings.plain || (play.module.secret?.(view) ?? true);
  }

  /** Lift the curtain for a seat: from here on this device sees with its eyes. */
  lift(seat: number): void {
    this.curtain = null;
    this.#handed = false;
    this.#exposed = false;
    this.#lifted = this.#tokenOf(seat);
    // Out of turn, to look again or to change something: until it is done, or handed on.
    this.#kept = this.#waited.includes(seat) ? null : this.chair.seq;
    this.#look();
  }

  /** Let the curtain down for the next one. */
  lower(next: number): void {
    if (this.curtain === next) return;
    this.curtain = next;
    this.#lifted = null;
    this.#kept = null;
    this.#exposed = false;
    this.#look();
  }

  /** The same because somebody wants it: it stays down until somebody lifts it. */
  handOver(next: number): void {
    this.#handed = true;
    this.lower(next);
  }

  /** What everybody may see, for everybody. */
  #raise(): void {
    this.curtain = null;
    this.#lifted = null;
    this.#exposed = false;
    this.#look();
  }

  /** Those of this device who are waited for, and who play themselves. */
  get #waited(): number[] {
    const { info, view } = this.chair;
    return this.seats.filter((seat) => view?.waiting.includes(seat) && !info?.seats[seat]?.bot);
  }

  /** Somebody else of this device is waited for, while whoever looks has the device out of turn. */
  get next(): number | null {
    const { play } = this;
    if (
      !this.shared ||
      !play ||
      play.seat === null ||
      this.curtain !== null ||
      play.info.status !== "running"
    )
      return null;
    return this.#waited.includes(play.seat) ? null : (this.#waited[0] ?? null);
  }

  /** Whoever had it out of turn gives it to the one who is waited for. */
  goOn(): void {
    this.#kept = null;
    this.turn();
  }

  /** Called whenever the game has moved on and all of it was shown. */
  turn(): void {
    const { chair, play } = this;
    if (chair.info?.status === "finished") this.curtain = null;
    if (!this.shared || chair.info?.status !== "running" || play?.chair !== chair || play.busy) return;
    if (this.#kept !== null && this.#acted(this.#kept)) this.#kept = null;
    const { curtain, secret } = this;
    if (!secret) this.#exposed = true;
    const held = { handed: this.#handed, kept: this.#kept !== null };
    const passed = pass({
      waited: this.#waited,
      eyes: chair.seat,
      curtain,
      secret,
      exposed: this.#exposed,
      ...held,
    });
    if (passed.to === "nobody") this.#raise();
    if (passed.to === "curtain") this.lower(passed.seat);
    if (passed.to === "eyes") this.#pass(passed.seat);
  }

  /** Has whoever looks done something since? */
  #acted(since: number): boolean {
    const { entries, seat } = this.chair;
    return entries.some(
      (entry) =>
        entry.seq > since && entry.seat === seat && (entry.kind === "moved" || entry.kind === "undone"),
    );
  }

  /** Look with the eyes of the next one; what is on the board stays until theirs is there. */
  #pass(seat: number): void {
    const token = this.#tokenOf(seat);
    if (token === null || this.#coming?.tokens[0] === token) return;
    this.curtain = null;
    this.#lifted = token;
    this.#kept = null;
    const coming = this.#seated(token);
    this.#coming?.close();
    this.#coming = coming;
    coming.onview = () => void this.#arrive(coming);
  }

  async #arrive(chair: Chair): Promise<void> {
    const brought = await this.#brought;
    if (this.#closed || this.#coming !== chair || !brought || !chair.view) return;
    this.#coming = null;
    this.chair.close();
    this.play?.close();
    this.chair = chair;
    this.play = this.#played(chair, brought);
  }

  /** Make the play of the chair that is there, once there is something to be seen. */
  async show(): Promise<void> {
    const { chair } = this;
    if (!chair.info || !chair.view || this.play?.chair === chair) return;
    this.#brought ??= bring(this.table, chair.info.game);
    this.fault = null;
    try {
      const brought = await this.#brought;
      if (this.#closed || this.chair !== chair || this.play?.chair === chair) return;
      const play = this.#played(chair, brought);
      this.play = play;
      if (!this.parted) return;
      this.parted = false;
      if (this.tokens.length === 0) forget(this.table);
      await tick(); // the bar has taken its place, and says nothing yet
      play.tell(t("device-moved"));
    } catch (error) {
      this.#brought = null;
      this.fault =
        error instanceof http.Unreachable
          ? "unreachable"
          : error instanceof Error
            ? error.message
            : String(error);
    }
  }

  #played(chair: Chair, { module, content }: Brought): Play {
    const play = new Play(chair, module, chair.seat === null ? 0 : this.lastSeen(chair.seat));
    play.content = content;
    play.shared = this.shared;
    if (this.shared && chair.seat !== null) void play.retell();
    return play;
  }

  close(): void {
    this.#closed = true;
    this.#coming?.close();
    this.play?.close();
    this.play = null;
    this.chair.close();
  }

  #take(token: string | null): void {
    const { info } = this.chair ?? {};
    this.#coming?.close();
    this.#coming = null;
    this.chair?.close();
    this.play?.close();
    this.play = null;
    const chair = this.#seated(token);
    if (info?.status === "gathering") chair.hear(info); // it is the same for all eyes: nothing flickers
    this.chair = chair;
  }

  #seated(token: string | null): Chair {
    const chair = new Chair(this.table, token === null ? [] : [token], {
      held: this.held,
      host: this.place?.host,
      keeps: !this.shared,
    });
    chair.onheld = (words, seq) => this.#hear(words, seq);
    chair.onvoid = () => {
      if (token !== null) this.#doubted.add(token);
      this.#look();
    };
    return chair;
  }
}

/** What the game's folder, the table and the texts bring. */
async function bring(table: string, game: string): Promise<Brought> {
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
