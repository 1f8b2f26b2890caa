/**
 * On a phone not everything is in sight at once. What is told is brought there, and what can be chosen:
 * only if it is out of sight, no further than it needs, and never under somebody's finger.
 */
import { settings } from "$/settings.svelte";
import { pause } from "$/table/pause";
import type { GameEvent } from "$/table/data";
import { pieceAt, type RawView } from "../view/data";

/** A part of the table that lies across the whole screen. */
export type Row = "rival" | "own" | "army" | "hand";

/** What is seen of a column: from where, and how much; `covered`: above it, something always lies over it. */
export interface Window {
  top: number;
  room: number;
  covered: number;
}

/** Where a thing lies in the column. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Where the window has to begin to show them all, the last of them if there is no room for all; `null`: they
 * are in sight.
 */
export function topFor({ top, room, covered }: Window, spans: readonly Span[]): number | null {
  const last = spans.at(-1);
  if (!last) return null;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const fits = to - from <= room - covered;
  const [first, end] = fits ? [from, to] : [last.from, last.to];
  const wanted =
    first - covered < top ? first - covered : end - room > top ? Math.min(end - room, first - covered) : top;
  return Math.abs(wanted - top) < 2 ? null : Math.max(0, wanted);
}

/** The others' tabs are in sight as a whole, or not at all: what begins below them is nearer than what is cut. */
export const whole = (top: number, tabs: Span | null): number =>
  tabs && top > tabs.from && top < tabs.to ? tabs.to : top;

/** Whose table an event is seen on; null: nobody's, or the reader's own. */
export function tableOf(event: GameEvent, view: RawView, me: number | null): number | null {
  const owner = (spot: unknown): number | undefined =>
    typeof spot === "number" ? pieceAt(view, spot)?.owner : undefined;
  // Whoever is locked up lies under its prison.
  const found = [owner(event.holder), owner(event.spot), event.seat].find((seat) => typeof seat === "number");
  return typeof found === "number" && found !== me ? found : null;
}

/** The rows in which an event is seen, whatever matters most last. */
export function rowsOf(event: GameEvent, view: RawView, me: number | null): Row[] {
  const rows: Row[] = tableOf(event, view, me) === null ? [] : ["rival"];
  const targets = Array.isArray(event.targets) ? event.targets : [];
  const spots = [event.spot, event.holder, ...targets].filter(
    (spot): spot is number => typeof spot === "number" && spot > 0,
  );
  const mine = spots.some((spot) => pieceAt(view, spot)?.owner === me);
  if (event.victim === me && me !== null) rows.push("own");
  if (mine || (event.seat === me && spots.length > 0)) rows.push("army");
  if (event.seat === me && me !== null && TO_HAND.has(event.kind)) rows.push("hand");
  return rows;
}
const TO_HAND = new Set([
  "drew",
  "taken",
  "hunted",
  "life_taken",
  "zombie_returned",
  "exhumed",
  "stole",
  "unburied",
]);

const ELEMENTS: Readonly<Record<Row, string>> = {
  rival: ".rival",
  own: ".between",
  army: ".army",
  hand: ".hand",
};

/** The table of a phone, as far as it is in sight. */
export class Scroller {
  /** Is a finger on it? */
  #touched = false;

  constructor(private readonly box: HTMLElement) {}

  /** Watches the finger, until it is called off. */
  watch(): () => void {
    const down = (): void => void (this.#touched = true);
    const up = (event: TouchEvent): void => void (this.#touched = event.touches.length > 0);
    const ends = ["touchend", "touchcancel"] as const;
    this.box.addEventListener("touchstart", down, { passive: true });
    for (const end of ends) window.addEventListener(end, up, { passive: true });
    return () => {
      this.box.removeEventListener("touchstart", down);
      for (const end of ends) window.removeEventListener(end, up);
    };
  }

  /** Brings these rows into sight; ends when they are, or when it is cut short. */
  async show(rows: readonly Row[], ms: number, signal: AbortSignal): Promise<void> {
    if (this.bring(rows)) await pause(ms, signal);
  }

  /** The same without waiting; false: there was nothing to do, or a finger holds the table. */
  bring(rows: readonly Row[]): boolean {
    const found = this.#touched
      ? null
      : topFor(
          this.#window,
          rows.flatMap((row) => this.#span(row)),
        );
    const top = found === null ? null : whole(found, this.#tabs);
    if (top === null) return false;
    this.box.scrollTo({ top, behavior: settings.pace === 0 ? "instant" : "smooth" });
    return true;
  }

  get #tabs(): Span | null {
    const tabs = this.box.querySelector(".badges")?.getBoundingClientRect();
    const base = this.box.getBoundingClientRect().top - this.box.scrollTop;
    return tabs && tabs.height > 0 ? { from: tabs.top - base, to: tabs.bottom - base } : null;
  }

  /** A card in a row that is longer than the screen. */
  turnTo(spot: number): void {
    const card = this.box.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    const track = card?.closest<HTMLElement>(".track");
    if (!card || !track || this.#touched) return;
    const [at, room] = [card.getBoundingClientRect(), track.getBoundingClientRect()];
    const by =
      at.left < room.left + EDGE ? at.left - room.left - EDGE : Math.max(0, at.right - room.right + EDGE);
    if (Math.abs(by) > 1) track.scrollBy({ left: by, behavior: "instant" });
  }

  get #window(): Window {
    const { scrollTop: top, clientHeight: room } = this.box;
    return {
      top,
      room,
      covered: this.box.querySelector<HTMLElement>(".whose:not(.away)")?.offsetHeight ?? 0,
    };
  }

  #span(row: Row): Span[] {
    const element = this.box.querySelector(ELEMENTS[row]);
    if (!element) return [];
    const { top, bottom, height } = element.getBoundingClientRect();
    const base = this.box.getBoundingClientRect().top - this.box.scrollTop;
    return height === 0 ? [] : [{ from: top - base, to: bottom - base }];
  }
}
/** A row fades at its edges. */
const EDGE = 30;
