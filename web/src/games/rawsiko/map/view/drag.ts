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
  if (source === null || !store.draggable(source) || (from.touch && store.source !== source)) return null;
  store.drag = viewport.onMap(from.x, from.y);
  store.byFinger = from.touch;
  store.start(source);
  const over = (x: number, y: number): string | null =>
    meantBy({ x, y, touch: from.touch, element: viewport.element(x, y) });
  return {
    moved: (x, y) => store.dragTo(viewport.onMap(x, y), over(x, y)),
    released: (x, y) => store.letGo(over(x, y)),
    cancelled: () => store.takeBack(),
  };
}
