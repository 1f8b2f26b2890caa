/** Rectangles on the screen. */
import type { Point } from "../mapData";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The window, and the buttons on it: in pixels from the map's corner. */
export interface Room {
  open: Box;
  tools: readonly Box[];
}

export const EMPTY: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export const shifted = (box: Box, [x, y]: Point): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const within = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;

export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return EMPTY;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
