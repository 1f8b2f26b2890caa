/** In words: whose turn it is to move a cube, or why nobody's. */
import type { Store } from "../store.svelte";

export function turnsOf(store: Store): string {
  const { view, words, place } = store;
  if (view?.phase === "placing")
    return words.say(view.ready.every(Boolean) ? "screens-go-up" : "order-later");
  if (view?.phase !== "moving" || place === null) return words.say("order-over");
  const now = view.order[place];
  if (now === undefined) return words.say("order-done");
  return words.say(store.legal.size > 0 ? "order-choose" : "order-now", words.who(now));
}

/** In words: who moves when, and who does now. */
export function orderOf({ view, words, place }: Store): string {
  if (!view) return "";
  const now = place === null ? undefined : view.order[place];
  const order = words.say("says-order", { names: words.names(view.order) });
  return now === undefined ? order : `${order} ${words.say("says-now", words.who(now))}`;
}

/** The turns of a seat in the order of this round, counted from 1. */
export function stopsOf({ view, place, skipped }: Store, seat: number): Stop[] {
  return (view?.order ?? []).flatMap((one, at) => {
    if (one !== seat) return [];
    const state = place === null || at > place ? "next" : at === place ? "now" : "done";
    return [{ number: at + 1, state, skipped: skipped.has(at) }];
  });
}

export interface Stop {
  number: number;
  state: "done" | "now" | "next";
  skipped: boolean;
}
