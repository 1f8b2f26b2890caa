/** Which way an arrow takes over the table: past the cards that have no part in it. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

const STEPS = 24;
/** Between an arrow and the card it leaves or reaches. */
const GAP = 8;
/** The least and the usual length of an arrow's head. */
export const [LAST, HEAD] = [13, 24];

/** How far from the middle of a rectangle its edge is, in this direction. */
function toEdge(rect: Rect, [dx, dy]: Point): number {
  const across = Math.abs(dx) > 0.01 ? rect.width / 2 / Math.abs(dx) : Infinity;
  const along = Math.abs(dy) > 0.01 ? rect.height / 2 / Math.abs(dy) : Infinity;
  return Math.min(across, along);
}

const middle = (rect: Rect): Point => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** A way from edge to edge, a little bent; null if they lie on each other. */
export function bent(from: Rect, to: Rect, bend = 26): Point[] | null {
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
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const s = step / STEPS;
    return [
      (1 - s) ** 2 * first[0] + 2 * (1 - s) * s * knee[0] + s * s * last[0],
      (1 - s) ** 2 * first[1] + 2 * (1 - s) * s * knee[1] + s * s * last[1],
    ];
  });
}

/** What a way should not cross, and how much worse a pixel of it is than a pixel of detour. */
export interface Obstacle extends Rect {
  weight: number;
}

const LANE = 6;
/** A corner is as bad as so many pixels. */
const CORNER = 30;
const NEAR = 0.002;
const CLEAR = 5;
const ROUND = 12;

/** The way that crosses least: straight, or along a lane between the cards, out of one and into the other. */
export function route(
  from: Rect,
  to: Rect,
  obstacles: readonly Obstacle[],
  area: { width: number; height: number },
  bend = 26,
): Point[] | null {
  let best: Point[] | null = null;
  let least = Infinity;
  const weigh = (way: Point[], corners: number): void => {
    const cost = lengthOf(way) + CORNER * corners + crossing(way, obstacles);
    if (cost < least) [best, least] = [way, cost];
  };
  for (const by of [bend, -bend]) {
    const way = bent(from, to, by);
    if (way) weigh(way, 0);
  }
  const top = Math.max(LANE, Math.min(from.top, to.top) - 70);
  const bottom = Math.min(area.height - LANE, Math.max(from.top + from.height, to.top + to.height) + 70);
  for (let lane = top; lane <= bottom; lane += LANE) {
    for (const out of [0.5, 0.2, 0.8]) {
      for (const into of [0.5, 0.2, 0.8]) {
        const way = alongLane(from, to, lane, out, into);
        // Of like ways the one nearest to the middle of the card it begins at.
        if (way) weigh(way, way.length - 2 + Math.abs(lane - middle(from)[1]) * NEAR);
      }
    }
  }
  return best && (best as Point[]).length <= 4 ? rounded(best) : best;
}

/** Out of one card, along a line across the table, into the other; null: there is no room for its head. */
function alongLane(from: Rect, to: Rect, lane: number, out: number, into: number): Point[] | null {
  const [fx, tx] = [from.left + from.width * out, to.left + to.width * into];
  const way: Point[] = [];
  const ahead = tx > fx ? 1 : -1;
  if (within(from, lane)) way.push([middle(from)[0] + (ahead * from.width) / 2 - ahead * GAP, lane]);
  else way.push([fx, lane < from.top ? from.top + GAP : from.top + from.height - GAP], [fx, lane]);
  if (within(to, lane)) way.push([middle(to)[0] - ahead * (to.width / 2 + GAP), lane]);
  else way.push([tx, lane], [tx, lane < to.top ? to.top - CLEAR : to.top + to.height + CLEAR]);
  const [before, last] = way.slice(-2) as [Point, Point];
  if (Math.hypot(last[0] - before[0], last[1] - before[1]) < LAST) return null;
  // Into the side of a card only from outside of it.
  if (within(to, lane) && (last[0] - before[0]) * ahead <= 0) return null;
  return way;
}

const within = (rect: Rect, y: number): boolean => y > rect.top + CLEAR && y < rect.top + rect.height - CLEAR;

export function lengthOf(way: readonly Point[]): number {
  return way
    .slice(1)
    .reduce(
      (all, point, at) => all + Math.hypot(point[0] - (way[at]?.[0] ?? 0), point[1] - (way[at]?.[1] ?? 0)),
      0,
    );
}

/** How much of a way lies on what it should not cross. */
function crossing(way: readonly Point[], obstacles: readonly Obstacle[]): number {
  let all = 0;
  for (const [at, [x, y]] of way.slice(1).entries()) {
    const [px, py] = way[at] as Point;
    const length = Math.hypot(x - px, y - py);
    for (const { left, top, width, height, weight } of obstacles) {
      all +=
        weight *
        length *
        insideOf(px, x, py, y, left - CLEAR, top - CLEAR, left + width + CLEAR, top + height + CLEAR);
    }
  }
  return all;
}

/** Which part of a straight line lies in a box, from 0 to 1. */
function insideOf(
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  let [enter, leave] = [0, 1];
  for (const [start, by, low, high] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, top, bottom],
  ] as const) {
    if (Math.abs(by) < 0.01) {
      if (start <= low || start >= high) return 0;
      continue;
    }
    const [one, other] = [(low - start) / by, (high - start) / by];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return Math.max(0, leave - enter);
}

/** The same way with round corners, in small steps. */
function rounded(way: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (const [at, point] of way.entries()) {
    const [before, after] = [way[at - 1], way[at + 1]];
    if (!before || !after) {
      found.push(point);
      continue;
    }
    const room = Math.min(ROUND, distance(before, point) / 2, distance(point, after) / 2);
    const [one, other] = [towards(point, before, room), towards(point, after, room)];
    for (let step = 0; step <= 4; step += 1) {
      const s = step / 4;
      found.push([
        (1 - s) ** 2 * one[0] + 2 * (1 - s) * s * point[0] + s * s * other[0],
        (1 - s) ** 2 * one[1] + 2 * (1 - s) * s * point[1] + s * s * other[1],
      ]);
    }
  }
  return found;
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(other[0] - one[0], other[1] - one[1]);
export const towards = (from: Point, to: Point, by: number): Point => {
  const far = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) / far) * by, from[1] + ((to[1] - from[1]) / far) * by];
};

/** What is seen of a card on which others lie: the largest strip beside them. */
export function seenOf(card: Rect, covers: readonly Rect[]): Rect {
  let seen = card;
  for (const cover of covers) {
    if (shared(seen, cover) < 40) continue;
    const [right, bottom] = [seen.left + seen.width, seen.top + seen.height];
    const strips = [
      { ...seen, width: cover.left - seen.left },
      { ...seen, left: cover.left + cover.width, width: right - cover.left - cover.width },
      { ...seen, height: cover.top - seen.top },
      { ...seen, top: cover.top + cover.height, height: bottom - cover.top - cover.height },
    ].filter(({ width, height }) => width > 6 && height > 6);
    const [largest] = strips.sort((one, other) => other.width * other.height - one.width * one.height);
    seen = largest ?? seen;
  }
  return seen;
}

/** How much of one rectangle lies on another. */
export function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
