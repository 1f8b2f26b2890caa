/** Does what is chosen leave its source empty, and what is lost by that? (D-15, R-15, R-16) */
import type { Store } from "../store.svelte";
import { type Leaving, leavingBy } from "../view/emptyLand";
import { change } from "../view/facts";
import { leavingText } from "../words";

/** Surely by a move, by an attack on what conditions; null: it does not. */
export function leavingOf(store: Store, how: { count: number } | { least: number }): Leaving | "sure" | null {
  const { view, source, target } = store;
  if (!view || source === null || target === null) return null;
  if (store.deed(target) === "attack") return leavingBy(view, source, target, how);
  return "count" in how && how.count === view.territories[source]?.[2] && view.options.garrison !== true
    ? "sure"
    : null;
}

/** The same in words, with what is lost by it. */
export function leavingWarning(store: Store, leaving: Leaving | "sure"): string {
  const { play, view, world, facts, source, target } = store;
  if (!view || !facts || source === null || target === null) return "";
  const takes = store.deed(target) === "move" || leaving === "lost" ? [] : [target];
  return leavingText(play, source, change(view, world, facts, { takes, leaves: [source] }).losses, leaving);
}
