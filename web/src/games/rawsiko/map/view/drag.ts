/** Assets are dragged from a territory to another: one gesture for a whole move. */
import type { Desk } from "../../store.svelte";
import type { Pull, Tap, Viewport } from "./viewport.svelte";

/**
 * Null: nothing here can be dragged, so the map is. A finger carries only from a source that is chosen
 * already: a swipe over the map begins on own land as often as not.
 */
export function pulling(desk: Desk, viewport: Viewport, from: Tap, meantBy: (tap: Tap) => string | null): Pull | null {
  const source = meantBy(from);
  if (source === null || !desk.draggable(source) || (from.touch && desk.source !== source)) return null;
  desk.drag = viewport.onMap(from.x, from.y);
  desk.byFinger = from.touch;
  desk.start(source);
  const over = (x: number, y: number): string | null => meantBy({ x, y, touch: from.touch, element: viewport.element(x, y) });
  return {
    moved: (x, y) => desk.dragTo(viewport.onMap(x, y), over(x, y)),
    released: (x, y) => desk.letGo(over(x, y)),
    cancelled: () => desk.takeBack(),
  };
}
