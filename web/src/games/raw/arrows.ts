/** Arrows from attackers to their targets: rough, like a cut in lino. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Arrow {
  path: string;
  /** Where its label stands. */
  x: number;
  y: number;
}

type Point = readonly [x: number, y: number];

const STEPS = 24;
const HEAD = 24;
const HALF_HEAD = 17;
const GAP = 8;

/** How far from the middle of a rectangle its edge is, in this direction. */
function toEdge(rect: Rect, [dx, dy]: Point): number {
  const across = Math.abs(dx) > 0.01 ? rect.width / 2 / Math.abs(dx) : Infinity;
  const along = Math.abs(dy) > 0.01 ? rect.height / 2 / Math.abs(dy) : Infinity;
  return Math.min(across, along);
}

const middle = (rect: Rect): Point => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** A bent arrow between two cards, its label so far along it; null if they lie on each other. */
export function arrow(from: Rect, to: Rect, bend = 26, along = 0.48): Arrow | null {
  const [start, end] = [middle(from), middle(to)];
  const far = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (far < 1) return null;
  const way: Point = [(end[0] - start[0]) / far, (end[1] - start[1]) / far];
  const leave = toEdge(from, way) - GAP;
  const reach = toEdge(to, way) + GAP;
  if (far - leave - reach < HEAD + 4) return null;
  const first: Point = [start[0] + way[0] * leave, start[1] + way[1] * leave];
  const last: Point = [end[0] - way[0] * reach, end[1] - way[1] * reach];
  const knee: Point = [(first[0] + last[0]) / 2 - way[1] * bend, (first[1] + last[1]) / 2 + way[0] * bend];
  const at = (s: number): Point => [
    (1 - s) ** 2 * first[0] + 2 * (1 - s) * s * knee[0] + s * s * last[0],
    (1 - s) ** 2 * first[1] + 2 * (1 - s) * s * knee[1] + s * s * last[1],
  ];
  const neck = 1 - HEAD / Math.hypot(last[0] - first[0], last[1] - first[1]);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const s = (step / STEPS) * neck;
    const side = sideways(at(s), at(s + 0.01));
    const half = 2.2 + 6 * s + (step % 2 ? 0.7 : -0.5); // the edge of a cut is never smooth
    left.push(moved(at(s), side, half));
    right.unshift(moved(at(s), side, -half));
  }
  const base = at(neck);
  const side = sideways(base, last);
  const barb: Point = [base[0] - (last[0] - base[0]) * 0.25, base[1] - (last[1] - base[1]) * 0.25];
  const outline = [...left, moved(barb, side, HALF_HEAD), last, moved(barb, side, -HALF_HEAD), ...right];
  const [x, y] = at(along);
  return { path: `M${outline.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}z`, x, y };
}

function sideways(one: Point, other: Point): Point {
  const length = Math.hypot(other[0] - one[0], other[1] - one[1]) || 1;
  return [-(other[1] - one[1]) / length, (other[0] - one[0]) / length];
}

const moved = (point: Point, way: Point, by: number): Point => [point[0] + way[0] * by, point[1] + way[1] * by];
