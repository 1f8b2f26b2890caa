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
