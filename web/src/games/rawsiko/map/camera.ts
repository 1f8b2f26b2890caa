/** Which part of the map is looked at: on the screen a point of the map is at `map * k + (x, y)`. */
import type { Point } from "./drawing";

export interface Frame {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far beyond its edge the map may be pulled. */
const SLACK = 48;

export const CLOSEST = 4;

/** The scale at which all of the map is to be seen. */
export function fitting(map: Size, view: Size, inset = 6): number {
  const wide = Math.max(view.width - 2 * inset, 40) / map.width;
  const high = Math.max(view.height - 2 * inset, 40) / map.height;
  return Math.min(wide, high);
}

export function fit(map: Size, view: Size): Frame {
  const k = fitting(map, view);
  return { k, x: (view.width - map.width * k) / 2, y: (view.height - map.height * k) / 2 };
}

/** The frame moved and scaled as far as it may be; below, so much of the view is covered. */
export function clamped(frame: Frame, map: Size, view: Size, covered = 0): Frame {
  const k = Math.min(Math.max(frame.k, fitting(map, view)), CLOSEST);
  return {
    k,
    x: along(frame.x, map.width * k, view.width, 0),
    y: along(frame.y, map.height * k, view.height, covered),
  };
}

/** A map that is smaller than its window stands in the middle of it, or a little higher. */
function along(at: number, size: number, window: number, covered: number): number {
  if (size <= window - covered) return (window - covered - size) / 2;
  return Math.min(Math.max(at, window - covered - size - SLACK), SLACK);
}

/** Closer or farther by a factor, with the point under (px, py) staying where it is. */
export function zoomed(frame: Frame, factor: number, px: number, py: number, map: Size, view: Size): Frame {
  const k = Math.min(Math.max(frame.k * factor, fitting(map, view)), CLOSEST);
  const ratio = k / frame.k;
  return clamped({ k, x: px - (px - frame.x) * ratio, y: py - (py - frame.y) * ratio }, map, view);
}

export function panned(frame: Frame, dx: number, dy: number, map: Size, view: Size): Frame {
  return clamped({ k: frame.k, x: frame.x + dx, y: frame.y + dy }, map, view);
}

export interface Bounds {
  closest: number;
  /** Rather than farther away than this, only the first of the points is in the middle. */
  least?: number;
  room?: number;
}

/** A frame with these points of the map in its middle. */
export function around(points: readonly Point[], { closest, least = 0, room = 70 }: Bounds, map: Size, view: Size): Frame {
  const [first] = points;
  if (!first) return fit(map, view);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const fits = Math.min((view.width - 2 * room) / Math.max(right - left, 1), (view.height - 2 * room) / Math.max(bottom - top, 1));
  const k = Math.max(Math.min(closest, fits), Math.min(least, closest), fitting(map, view));
  const [x, y] = fits < least ? first : [(left + right) / 2, (top + bottom) / 2];
  return clamped({ k, x: view.width / 2 - x * k, y: view.height / 2 - y * k }, map, view);
}

/** Are all these points well inside the window? */
export function shows(frame: Frame, points: readonly Point[], view: Size, inset = 40): boolean {
  return points.every(([x, y]) => {
    const px = x * frame.k + frame.x;
    const py = y * frame.k + frame.y;
    return px >= inset && px <= view.width - inset && py >= inset && py <= view.height - inset;
  });
}

/** On the way from one frame to another, with an even zoom: `t` from 0 to 1. */
export function between(from: Frame, to: Frame, t: number): Frame {
  const eased = 1 - (1 - t) ** 3;
  const k = from.k * (to.k / from.k) ** eased;
  const mix = to.k === from.k ? eased : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * mix, y: from.y + (to.y - from.y) * mix };
}
