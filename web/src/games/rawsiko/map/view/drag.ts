/** Assets are dragged from a territory to another: one gesture for a whole move. */
import type { Store } from "../../store.svelte";
import type { Pull, Tap, Viewport } from "./viewport.svelte";

/**
 * Null: nothing here can be dragged, so the map is. A finger carries only from a source that is chosen
 * already: a swipe over the map begins on own land as often as not.
 */
export function pulling(
  store: Store,
  viewport: Viewport,
  from: Tap,
  meantBy: (tap: Tap) => string | null,
): Pull | null {
  const source = meantBy(from);
  if (source === null || !store.dragging.possible(source) || (from.touch && store.source !== source))
    return null;
  store.dragging.begin(source, viewport.onMap(from.x, from.y), from.touch);
  const over = (x: number, y: number): string | null =>
    meantBy({ x, y, touch: from.touch, element: viewport.element(x, y) });
  return {
    moved: (x, y) => store.dragging.move(viewport.onMap(x, y), over(x, y)),
    released: (x, y) => store.dragging.letGo(over(x, y)),
    cancelled: () => store.dragging.takeBack(),
  };
}
