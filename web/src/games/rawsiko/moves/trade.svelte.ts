/** What is picked in the Trade with China, before the server is told of it (73). */
import type { Store } from "../store.svelte";
import { say } from "../words";
import { choiceOf, offeredAgain } from "./sending";

export class Trade {
  /** Materials picked, not yet told to the server. */
  picks = $state.raw<string[]>([]);

  constructor(readonly store: Store) {}

  /** What brings the most points, as the server has worked it out (D-24). */
  get best(): string[] {
    const told = (this.store.play.chair.offer.prompt?.best as string[] | undefined) ?? [];
    return told.filter((material) => this.store.offered.materials.has(material)).slice(0, this.slots);
  }

  /** Materials that may be picked. */
  get slots(): number {
    const { view } = this.store;
    return view && view.seat !== null ? (view.trades[view.seat] ?? 0) : 0;
  }

  /** A material is picked, put back, or refused with its rule. */
  pick(material: string): void {
    const { play, offered: may } = this.store;
    const { slots } = this;
    this.store.stray(`m:${material}`);
    if (this.picks.includes(material)) {
      this.picks = this.picks.filter((other) => other !== material);
      return;
    }
    if (!may.materials.has(material)) {
      void play.whyNot(`trade ${material}`);
      return;
    }
    if (this.picks.length >= slots) play.tell(say(play, "trade-full", { count: slots }));
    else this.picks = [...this.picks, material];
  }

  /** All picks, one move after the other. */
  async send(): Promise<void> {
    const { play } = this.store;
    const { picks } = this;
    this.picks = [];
    if (picks.length === 0) return;
    for (const material of picks) {
      if (!(await play.submit(choiceOf(play, `trade ${material}`)))) return;
      await offeredAgain(play);
    }
  }

  /** What no longer can be picked is no longer picked. */
  tidy(): void {
    const { materials } = this.store.offered;
    if (this.picks.some((material) => !materials.has(material))) {
      this.picks = this.picks.filter((material) => materials.has(material));
    }
  }
}
