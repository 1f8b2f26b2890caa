/** Which part of the map is looked at: on the screen a point of the map is at `map * k + (x, y)`. */
import type { Point } from "../mapData";

export interface Frame {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is kept free of the view: for buttons above, and for a sheet below. */
export interface Insets {
  top: number;
  bottom: number;
}

const NONE: Insets = { top: 0, bottom: 0 };

/** How far beyond its edge the map may be pulled. */
const SLACK = 48;
/** Between the map and the edge of the window. */
const EDGE = 6;

export const CLOSEST = 4;

/** The scale at which all of the map is to be seen. */
export function fitting(map: Size, view: Size, { top, bottom }: Insets = NONE): number {
  const wide = Math.max(view.width - 2 * EDGE, 40) / map.width;
  const high = Math.max(view.height - top - bottom - 2 * EDGE, 40) / map.height;
  return Math.min(wide, high);
}

export function fit(map: Size, view: Size, insets: Insets = NONE): Frame {
  const k = fitting(map, view, insets);
  const high = view.height - insets.top - insets.bottom;
  return { k, x: (view.width - map.width * k) / 2, y: insets.top + (high - map.height * k) / 2 };
}

/** The frame moved and scaled as far as it may be. */
export function clamped(frame: Frame, map: Size, view: Size, insets: Insets = NONE): Frame {
  const k = Math.min(Math.max(frame.k, fitting(map, view, insets)), CLOSEST);
  return {
    k,
    x: along(frame.x, map.width * k, 0, view.width),
    y: along(frame.y, map.height * k, insets.top, view.height - insets.bottom),
  };
}

/** A map that is smaller than its window stands in the middle of it. */
function along(at: number, size: number, from: number, to: number): number {
  if (size <= to - from) return (from + to - size) / 2;
  return Math.min(Math.max(at, to - size - SLACK), from + SLACK);
}

/** Closer or farther by a factor, with the point under (px, py) staying where it is. */
export function zoomed(
  frame: Frame,
  factor: number,
  px: number,
  py: number,
  map: Size,
  view: Size,
  insets: Insets = NONE,
): Frame {
  const k = Math.min(Math.max(frame.k * factor, fitting(map, view, insets)), CLOSEST);
  const ratio = k / frame.k;
  return clamped({ k, x: px - (px - frame.x) * ratio, y: py - (py - frame.y) * ratio }, map, view, insets);
}

export function panned(
  frame: Frame,
  dx: number,
  dy: number,
  map: Size,
  view: Size,
  insets: Insets = NONE,
): Frame {
  return clamped({ k: frame.k, x: frame.x + dx, y: frame.y + dy }, map, view, insets);
}

/** Are all these points well inside the window? */
export function shows(
  frame: Frame,
  points: readonly Point[],
  view: Size,
  insets: Insets = NONE,
  margin = 40,
): boolean {
  return points.every(([x, y]) => {
    const px = x * frame.k + frame.x;
    const py = y * frame.k + frame.y;
    const high = py >= insets.top + margin && py <= view.height - insets.bottom - margin;
    return px >= margin && px <= view.width - margin && high;
  });
}

/** On the way from one frame to another, with an even zoom: `t` from 0 to 1. */
export function between(from: Frame, to: Frame, t: number): Frame {
  const eased = 1 - (1 - t) ** 3;
  const k = from.k * (to.k / from.k) ** eased;
  const mix = to.k === from.k ? eased : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * mix, y: from.y + (to.y - from.y) * mix };
}
