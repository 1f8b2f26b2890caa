/** What a finger means: stacks have a target of at least 44 pixels, however small they are drawn. */
import type { Placed } from "../layout/arrangement";
import type { Frame } from "./camera";

export function nearestStack(
  placed: readonly Placed[],
  frame: Frame,
  x: number,
  y: number,
  half: number,
): string | null {
  let best: string | null = null;
  let nearest = Infinity;
  for (const { id, box, x: mapX, y: mapY } of placed) {
    const cx = mapX * frame.k + frame.x;
    const cy = mapY * frame.k + frame.y;
    const middle = [(box.left + box.right) / 2 + cx, (box.top + box.bottom) / 2 + cy] as const;
    const wide = Math.max((box.right - box.left) / 2, half);
    const high = Math.max((box.bottom - box.top) / 2, half);
    const [dx, dy] = [Math.abs(x - middle[0]), Math.abs(y - middle[1])];
    if (dx > wide || dy > high) continue;
    const far = Math.hypot(dx / wide, dy / high);
    if (far < nearest) {
      nearest = far;
      best = id;
    }
  }
  return best;
}
