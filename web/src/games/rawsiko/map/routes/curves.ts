/** The way of an arrow, or of a rolling wagon, from one stack to another. */
import type { Placed } from "../layout/arrangement";
import { type Drawing, type Point, wraps } from "../mapData";

/** Curves as Bézier points; two of them if the way leads over the edge of the map. */
export type Curve = [from: Point, bend: Point, to: Point];

export function curves(drawing: Drawing, from: Placed, to: Placed, unit: number): Curve[] {
  const [start, end] = [foot(from, unit), foot(to, unit)];
  if (!wraps(drawing, from.id, to.id)) return [bent(start, end)];
  // Off one edge, in over the other.
  const leftward = start[0] < end[0];
  const out: Point = [leftward ? -24 : drawing.width + 24, (start[1] + end[1]) / 2];
  const back: Point = [leftward ? drawing.width + 24 : -24, (start[1] + end[1]) / 2];
  return [bent(start, out), bent(back, end)];
}

/** Where the wagon of a stack stands, or else the middle of the stack. */
function foot(placed: Placed, unit: number): Point {
  const [x, y] = placed.wagon ?? [
    (placed.box.left + placed.box.right) / 2,
    (placed.box.top + placed.box.bottom) / 2,
  ];
  return [placed.x + x * unit, placed.y + y * unit];
}

/** How far from its foot a line must stay so as not to cover a stack: on the map. */
export function clearance(placed: Placed, [dx, dy]: Point, unit: number, wagon: [number, number]): number {
  const { box } = placed;
  const [cx, cy] = placed.wagon ?? [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const half: Point = [
    placed.wagon ? wagon[0] / 2 + 4 : (dx < 0 ? cx - box.left : box.right - cx) + 3,
    (dy < 0 ? cy - box.top : box.bottom - cy) + 3,
  ];
  const far = Math.hypot(dx, dy) || 1;
  const across = Math.abs(dx / far) > 0.001 ? half[0] / Math.abs(dx / far) : Infinity;
  const along = Math.abs(dy / far) > 0.001 ? half[1] / Math.abs(dy / far) : Infinity;
  return Math.min(across, along) * unit;
}

/** So much of an arrow must be seen, in pixels on the screen. */
const LEAST_PX = 34;
/** Of a way between neighbours whose stacks stand close so much is left out: more before the name of the target. */
const LEFT_OUT = { start: 0.24, stop: 0.42 };

/** The gaps of an arrow that has hardly room between two stacks, so that it is seen nevertheless; null: it has room. */
export function shortened(
  [from, , to]: Curve,
  start: number,
  stop: number,
  unit: number,
): { start: number; stop: number } | null {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (far - start - stop >= LEAST_PX * unit) return null;
  return { start: Math.min(start, far * LEFT_OUT.start), stop: Math.min(stop, far * LEFT_OUT.stop) };
}

function bent(from: Point, to: Point): Curve {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const lift = Math.min(far * 0.16, 26);
  const side = dx >= 0 ? -1 : 1;
  return [
    from,
    [(from[0] + to[0]) / 2 - (dy / far) * lift * -side, (from[1] + to[1]) / 2 + (dx / far) * lift * side],
    to,
  ];
}

/** The curve without its ends, which would cover the wagons. */
export function drawn([from, bend, to]: Curve, gapFrom: number, gapTo: number): string {
  const a = towards(from, bend, gapFrom);
  const b = towards(to, bend, gapTo);
  return `M${n(a[0])} ${n(a[1])}Q${n(bend[0])} ${n(bend[1])} ${n(b[0])} ${n(b[1])}`;
}

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const far = Math.hypot(tx - x, ty - y);
  if (far <= by * 1.05) return [x + (tx - x) * 0.5, y + (ty - y) * 0.5];
  return [x + ((tx - x) / far) * by, y + ((ty - y) / far) * by];
}

/** The head of the arrow, a little before its end. */
export function head([, bend, to]: Curve, gap: number, size: number): string {
  const tip = towards(to, bend, gap + size * 0.6);
  const [dx, dy] = [to[0] - bend[0], to[1] - bend[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / far) * size, (dy / far) * size];
  const corners: Point[] = [
    [tip[0] + ux, tip[1] + uy],
    [tip[0] - ux * 0.7 - uy * 0.8, tip[1] - uy * 0.7 + ux * 0.8],
    [tip[0] - ux * 0.25, tip[1] - uy * 0.25],
    [tip[0] - ux * 0.7 + uy * 0.8, tip[1] - uy * 0.7 - ux * 0.8],
  ];
  return `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

export function point([from, bend, to]: Curve, t: number): Point {
  const s = 1 - t;
  return [
    s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0],
    s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1],
  ];
}

const n = (value: number): number => Math.round(value * 10) / 10;
