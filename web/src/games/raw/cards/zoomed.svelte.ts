/** Which card is looked at closely; there is one such card on a page. */
import type { Held, TablePiece } from "./data/types";

export interface Zoomed {
  id: string;
  piece: TablePiece | null;
  ability: string | null;
  /** Where it lies on the table. */
  spot?: number;
  held?: Held | null;
  /** What it belongs to on the page: it is shown beside that. */
  by: HTMLElement;
}

const HOVER_MS = 250;
export const PRESS_MS = 450;
/** A finger that has moved so many pixels is no long press. */
export const STILL = 8;

class Zooming {
  shown = $state.raw<Zoomed | null>(null);
  /** It stays until it is closed, and can be worked with. */
  pinned = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #at: { x: number; y: number } | null = null;

  /**
   * Has the mouse moved since it was heard of last? Where the page changes under one that rests, it
   * enters what comes there, and nobody has asked to read that.
   */
  moves({ screenX: x, screenY: y }: { screenX: number; screenY: number }): boolean {
    const moved = this.#at === null || this.#at.x !== x || this.#at.y !== y;
    this.#at = { x, y };
    return moved;
  }

  /** The mouse rests on a card. */
  hover(card: Zoomed): void {
    if (this.pinned) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => (this.shown = card), HOVER_MS);
  }

  /** It is gone again. */
  leave(by: HTMLElement): void {
    clearTimeout(this.#waiting);
    if (!this.pinned && this.shown?.by === by) this.shown = null;
  }

  /** A long press, or the key Z. */
  pin(card: Zoomed): void {
    clearTimeout(this.#waiting);
    this.shown = card;
    this.pinned = true;
  }

  close(): void {
    clearTimeout(this.#waiting);
    const { shown, pinned } = this;
    this.shown = null;
    this.pinned = false;
    if (pinned && shown?.by.isConnected) shown.by.focus({ preventScroll: true });
  }
}

export const zooming = new Zooming();
