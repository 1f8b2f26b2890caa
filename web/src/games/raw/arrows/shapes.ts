/** Arrows from attackers to their targets: rough, like a cut in lino. */
import { bent, distance, HEAD, LAST, lengthOf, type Point, type Rect, shared, towards } from "./routes";

export interface Arrow {
  path: string;
  /** Where its label stands. */
  x: number;
  y: number;
}

const STEPS = 48;
const HALF_HEAD = 17;

/** A bent arrow between two cards, its label so far along it; null if they lie on each other. */
export function arrow(from: Rect, to: Rect, bend = 26, along = 0.48): Arrow | null {
  const way = bent(from, to, bend);
  return way && ribbon(way, along);
}

/** The point so far along a way, from 0 to 1. */
function pointAt(way: readonly Point[], along: number): Point {
  let left = lengthOf(way) * along;
  for (const [at, point] of way.slice(1).entries()) {
    const before = way[at] as Point;
    const length = distance(before, point);
    if (left <= length) return towards(before, point, left);
    left -= length;
  }
  return way.at(-1) as Point;
}

/** How long the end of a way is straight, or nearly. */
function tailOf(way: readonly Point[]): number {
  const last = way.at(-1) as Point;
  let walked = 0;
  for (let at = way.length - 2; at >= 0; at -= 1) {
    const next = walked + distance(way[at] as Point, way[at + 1] as Point);
    if (distance(way[at] as Point, last) < next * 0.985) break;
    walked = next;
  }
  return walked;
}

/** A way as an arrow that grows towards its head, rough at its edges. */
export function ribbon(way: readonly Point[], along = 0.48): Arrow {
  const last = way.at(-1) as Point;
  const long = lengthOf(way);
  const head = Math.max(LAST, Math.min(HEAD, tailOf(way)));
  const scale = Math.max(0.6, head / HEAD);
  const neck = 1 - head / long;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const s = (step / STEPS) * neck;
    const side = sideways(pointAt(way, s), pointAt(way, s + 0.01));
    const half = 2.2 + 6 * s * scale + (step % 2 ? 0.6 : -0.5); // the edge of a cut is never smooth
    left.push(moved(pointAt(way, s), side, half));
    right.unshift(moved(pointAt(way, s), side, -half));
  }
  const base = pointAt(way, neck);
  const side = sideways(base, last);
  const barb: Point = [base[0] - (last[0] - base[0]) * 0.25, base[1] - (last[1] - base[1]) * 0.25];
  const wing = HALF_HEAD * scale;
  const outline = [...left, moved(barb, side, wing), last, moved(barb, side, -wing), ...right];
  const [x, y] = pointAt(way, along);
  return { path: `M${outline.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}z`, x, y };
}

/** The first of these middles where a label of this size covers nothing that is needed; else where it covers least. */
export function freePlace<P extends { x: number; y: number }>(
  places: readonly P[],
  size: { width: number; height: number },
  needed: readonly Rect[],
): P | undefined {
  let best: P | undefined;
  let least = Infinity;
  for (const place of places) {
    const own = { left: place.x - size.width / 2, top: place.y - size.height / 2, ...size };
    const covered = needed.reduce((all, rect) => all + shared(own, rect), 0);
    if (covered < least) [best, least] = [place, covered];
    if (covered === 0) break;
  }
  return best;
}

function sideways(one: Point, other: Point): Point {
  const length = Math.hypot(other[0] - one[0], other[1] - one[1]) || 1;
  return [-(other[1] - one[1]) / length, (other[0] - one[0]) / length];
}

const moved = (point: Point, way: Point, by: number): Point => [
  point[0] + way[0] * by,
  point[1] + way[1] * by,
];
