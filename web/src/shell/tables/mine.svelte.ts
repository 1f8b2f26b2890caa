/**
 * The tables of this device, and what the server says of them. One tab of the browser asks for all,
 * a page that shows one tells what it sees, and every tab hears it.
 */
import * as http from "$/net/http";
import { forget, keep, keepGone, PLACES, type Place, places } from "$/net/places";
import type { TableInfo } from "$/protocol/types";
import { note } from "$/shell/results/note";
import { readShelf, SHELF, writeShelf } from "./shelf";
import { seatsOf, turnsOf } from "./turns";

const ASKED_MOST = 50; // as the server takes them
const LOOKED_AT_MS = 15_000; // how often a list is renewed that somebody is looking at
const ELSEWHERE_MS = 30_000; // and the same where nobody is
const CHANNEL = "ludoteka.tables";

/** How this tab came to know: by asking, by its own page of the table, or told by another tab. */
export type Heard = "asked" | "seen" | "told";

class MyTables {
  places = $state.raw<readonly Place[]>([]);
  shelf = $state.raw(readShelf());
  /** By table what the server said last; null: it has it no more. */
  found = $state.raw<Readonly<Record<string, TableInfo | null>>>({});
  /** The server did not answer. */
  away = $state(false);
  /** The table that this tab shows: it is told what happens there, and need not ask. */
  shown = $state<string | null>(null);
  /** This tab shows the list. */
  listed = $state(false);

  #asked = 0;
  #leads = false;
  #channel: BroadcastChannel | null = null;
  #heard: ((ids: string[], how: Heard) => void)[] = [];

  /** Those that go on: neither over nor put away. */
  readonly open = $derived(
    this.places.filter((place) => !place.finished && !this.shelf[place.table]?.archived),
  );
  readonly archived = $derived(this.places.filter((place) => this.shelf[place.table]?.archived));
  readonly finished = $derived(
    this.places.filter((place) => place.finished && !this.shelf[place.table]?.archived),
  );
  /** The tables where it is the turn of somebody of this device. */
  readonly turns = $derived(
    this.open.flatMap((place) => {
      const info = this.found[place.table];
      return info && turnsOf(info, seatsOf(place)).length > 0 ? [place.table] : [];
    }),
  );

  /** Once a page: from now on this tab hears of the tables, and asks if it is the one that does. */
  begin(): void {
    this.places = places();
    addEventListener("storage", ({ key }) => {
      if (key === PLACES) this.places = places();
      if (key === SHELF) this.shelf = readShelf();
    });
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = ({
        data,
      }: MessageEvent<{ found: Record<string, TableInfo | null>; all: boolean }>) => {
        if (data.all) this.#asked = Date.now();
        this.#take(data.found, "told");
      };
    }
    if ("locks" in navigator)
      void navigator.locks.request(
        "ludoteka.asking",
        () => ((this.#leads = true), new Promise(() => undefined)),
      );
    else this.#leads = true;
    setInterval(() => void this.#tick(), 5000);
    document.addEventListener("visibilitychange", () => void this.#tick());
  }

  /** Be told whenever something new is known of tables. */
  onheard(listener: (ids: string[], how: Heard) => void): void {
    this.#heard.push(listener);
  }

  /** Places were changed in this tab. */
  refresh(): void {
    this.places = places();
  }

  /** Ask the server for all tables that go on, in one request. */
  async ask(): Promise<void> {
    this.refresh();
    this.#asked = Date.now();
    const ids = this.open.map((place) => place.table).filter((table) => table !== this.shown);
    await this.#fetch(ids, true);
  }

  /** What became of tables that are over, or put away: asked once. */
  async look(ids: readonly string[]): Promise<void> {
    await this.#fetch(
      ids.filter((id) => !(id in this.found)),
      false,
    );
  }

  /** What the page of a table sees there. */
  tell(info: TableInfo): void {
    const found = { [info.id]: info };
    this.#take(found, "seen");
    this.#channel?.postMessage({ found, all: false });
  }

  archive(table: string, archived: boolean): void {
    const { [table]: _, ...others } = this.shelf;
    this.shelf = archived ? { ...others, [table]: { archived } } : others;
    writeShelf(this.shelf);
  }

  /** This device forgets the table and its seats. */
  remove(table: string): void {
    forget(table);
    this.archive(table, false);
    this.refresh();
  }

  async #tick(): Promise<void> {
    const looked = this.listed && !document.hidden;
    if (!looked && !this.#leads) return;
    if (Date.now() - this.#asked >= (looked ? LOOKED_AT_MS : ELSEWHERE_MS)) await this.ask();
  }

  async #fetch(ids: readonly string[], all: boolean): Promise<void> {
    if (ids.length === 0) return;
    const asked = ids.slice(0, ASKED_MOST);
    const rest = ids.slice(ASKED_MOST);
    try {
      const { tables } = await http.glances(asked);
      const known = Object.fromEntries(tables.map((info) => [info.id, info]));
      const found = Object.fromEntries(asked.map((id) => [id, known[id] ?? null]));
      this.away = false;
      this.#take(found, "asked");
      this.#channel?.postMessage({ found, all });
      await this.#fetch(rest, all);
    } catch (error) {
      if (!(error instanceof http.Failure)) throw error;
      this.away = true;
    }
  }

  #take(found: Record<string, TableInfo | null>, how: Heard): void {
    this.found = { ...this.found, ...found };
    for (const [id, info] of Object.entries(found)) {
      keepGone(id, info === null);
      const place = info && this.places.find((one) => one.table === info.id);
      if (!info || !place || info.status !== "finished") continue;
      note(info, seatsOf(place));
      if (!place.finished) keep({ table: info.id, finished: true });
    }
    this.refresh();
    for (const listener of this.#heard) listener(Object.keys(found), how);
  }
}

export const mine = new MyTables();
