/** A wagon that rolls from one stack to another, frame by frame. */
import { type Curve, point } from "../map/routes/curves";

export interface Rolling {
  key: number;
  seat: number;
  count: number;
  at: { x: number; y: number };
}

/** Calls `draw` with the place on the way for every frame; ends at once when cut short. */
export function roll(
  ways: readonly Curve[],
  ms: number,
  signal: AbortSignal,
  draw: (at: { x: number; y: number }) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const next = (now: number): void => {
      const t = ms > 0 ? Math.max((now - began) / ms, 0) : 1;
      if (signal.aborted || t >= 1 || ways.length === 0) return resolve();
      draw(placeAt(ways, t));
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Slow at both ends; a way over the edge of the map has two parts. */
export function placeAt(ways: readonly Curve[], t: number): { x: number; y: number } {
  const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
  const along = Math.min(eased * ways.length, ways.length - 0.0001);
  const [x, y] = point(ways[Math.floor(along)] as Curve, along % 1);
  return { x, y };
}
