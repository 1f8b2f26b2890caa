/** How large things are drawn, by the room there is. */
export interface Fit {
  /** The side of a tile. */
  tile: number;
  /** How much taller than wide tiles are: more than 1 where four stand side by side on a phone. */
  ratio: number;
  /** Letters and marks need their larger form. */
  small: boolean;
  /** There is room around the tiles. */
  roomy: boolean;
  gapX: number;
  gapY: number;
}

// As in TileGrid.svelte: the padding of its room, for words above and cubes below.
const ROOM_AROUND = 50;
const SMALL_ROOM_AROUND = 44;

const LARGEST = 204;
const SMALLEST = 68;
const TALLEST = 1.3;
const LEAST_TALL = 1.2; // below it two rows of cubes would be smaller than one

/** The largest tiles of which so many columns and rows fit; room for a word above each row is left. */
export function fit(width: number, height: number, columns: number, rows: number): Fit {
  const roomy = width >= 560 && height >= 420;
  const gapX = roomy ? 28 : columns > 3 ? 9 : 13;
  const gapY = roomy ? 40 : 23;
  const sides = roomy ? 24 : 12; // rings outside the edge
  const byWidth = (width - (columns - 1) * gapX - 2 * sides) / columns;
  const inside = height - (rows - 1) * gapY - (roomy ? ROOM_AROUND : SMALL_ROOM_AROUND);
  const room = inside / rows / byWidth;
  const ratio = byWidth < 96 && room >= LEAST_TALL ? Math.min(TALLEST, room) : 1;
  const byHeight = inside / rows / ratio;
  const tile = Math.floor(Math.max(SMALLEST, Math.min(byWidth, byHeight, LARGEST)));
  return { tile, ratio, small: tile < 128, roomy, gapX, gapY };
}

/** Is there room for a panel beside the grid? Where there is little height, it may be narrow. */
export const isWide = (width: number, height: number): boolean =>
  width > height * 0.95 && width >= (height < 460 ? 640 : 760);

/** The size of won tiles: many of them are drawn smaller, so that they stay in their row. */
export function wonSize(width: number, tiles: number, sets: number, largest: number, smallest: number): number {
  const gaps = sets * 18 + tiles * 4;
  const each = Math.floor((width - gaps) / Math.max(1, tiles));
  return Math.max(smallest, Math.min(largest, each));
}
