/** Assets that are placed by taps, faster than the server confirms them (30, 42). */
import type { Store } from "../store.svelte";
import { placeText } from "../view/data";
import { inParts } from "./sending";

export class Placing {
  /** Assets that a tap places. */
  per = $state(1);
  /** Placings that were tapped while another was on its way. */
  queue = $state.raw<string[]>([]);

  constructor(readonly store: Store) {}

  /** Can assets be placed, or is one placing on its way? There are no choices then, but taps go on. */
  get open(): boolean {
    return this.store.offered.places.size > 0 || this.store.pending?.verb === "place";
  }

  /** Assets that are still to be placed, without those that are on their way. */
  get left(): number {
    const { view, pending } = this.store;
    if (!view || view.seat === null) return 0;
    const sent = pending?.verb === "place" ? Number(pending.count) : 0;
    const waiting = this.queue.reduce((all, text) => all + Number(text.split(" ")[1]), 0);
    return Math.max((view.to_place[view.seat] ?? 0) - sent - waiting, 0);
  }

  /** Assets tapped onto a territory that the server has not confirmed yet. */
  coming(territory: string): number {
    const { pending } = this.store;
    const waiting = this.queue.filter((text) => text.startsWith(`${territory} `));
    const sent = pending?.verb === "place" && pending.territory === territory ? Number(pending.count) : 0;
    return waiting.reduce((all, text) => all + Number(text.split(" ")[1]), sent);
  }

  tap(territory: string): void {
    const { store } = this;
    const { view, play } = store;
    const mine = view?.territories[territory]?.[0] === view?.seat;
    const count = Math.min(this.per, this.left);
    if (!this.open && !store.offered.any) return store.turnCard(territory);
    if (!mine || !this.open || count < 1) return store.refuse(territory, placeText(territory, 1));
    const [first, ...rest] = inParts(count).map((part) => placeText(territory, part));
    const waits = play.chair.pending !== null || this.queue.length > 0;
    this.queue = [...this.queue, ...(waits && first !== undefined ? [first] : []), ...rest];
    if (!waits && first !== undefined) store.submit(first);
  }

  /** The next of the placings that wait, when the last has arrived. */
  proceed(): void {
    const { offered } = this.store;
    const [next, ...rest] = this.queue;
    if (next === undefined || !offered.any) return;
    this.queue = rest;
    if (offered.places.has(next.split(" ")[0] as string)) this.store.submit(next);
    else this.queue = [];
  }
}
