/** Drag and drop: what a mouse lets go over a goal goes there; a finger has only chosen it. */
import type { Store } from "../store.svelte";
import { moveText } from "../view/data";

export class Dragging {
  /** Assets are being dragged from the source: where the pointer is on the map. */
  at = $state.raw<[x: number, y: number] | null>(null);
  /** They are dragged by a finger, which chooses a goal and plays nothing. */
  byFinger = $state(false);

  constructor(readonly store: Store) {}

  /** May assets be dragged from here? */
  possible(territory: string): boolean {
    const { view, pending, offered } = this.store;
    return view?.phase === "acting" && !pending && offered.moves.has(territory);
  }

  /** A hand takes what stands here. */
  begin(source: string, at: [x: number, y: number] | null, byFinger: boolean): void {
    this.at = at;
    this.byFinger = byFinger;
    this.store.start(source);
  }

  /** The pointer is here on the map, over this territory. */
  move(at: [x: number, y: number], over: string | null): void {
    const { store } = this;
    if (store.source === null) return;
    this.at = at;
    if (over === store.target) return;
    if (over !== null && store.targets.has(over)) store.aimAt(over);
    else store.target = null;
  }

  letGo(over: string | null): void {
    const { store } = this;
    const { source } = store;
    this.at = null;
    if (source === null || over === source) return;
    if (over !== null && store.target === over) {
      if (!this.byFinger) store.confirm(false);
    } else if (over !== null) store.refuse(over, moveText(source, over, 1));
  }

  /** The hand has lost what it dragged; a source that was chosen before stays chosen. */
  takeBack(): void {
    const { store } = this;
    if (this.byFinger && store.source !== null) store.start(store.source);
    else store.drop();
    this.at = null;
  }
}
