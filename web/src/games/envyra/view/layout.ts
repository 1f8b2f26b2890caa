/** How large things are drawn, by the room there is. */
export interface Fit {
  /** The side of a tile. */
  tile: number;
  /** How much taller than wide tiles are: more than 1 where there is height to spare. */
  ratio: number;
  /** Letters and marks need their larger form, and stand on the tile itself. */
  small: boolean;
  gapX: number;
  gapY: number;
}

// As in TileGrid.svelte: the padding of its room. Around large tiles words stand above and cubes below.
const ROOM_AROUND = 50;
const SMALL_ROOM_AROUND = 34;

const LARGEST = 204;
const LEAST_LARGE = 150;
const SMALLEST = 56; // a finger still finds it, and three rows fit on the smallest phone that is passed on
const TALLEST = 1.3;

/** The largest tiles of which so many columns and rows fit; on small ones all marks stand on the tile. */
export function fit(width: number, height: number, columns: number, rows: number): Fit {
  const [gapX, gapY, sides] = [28, 40, 24]; // rings and words outside the edge
  const tile = Math.floor(
    Math.min(
      (width - (columns - 1) * gapX - 2 * sides) / columns,
      (height - (rows - 1) * gapY - ROOM_AROUND) / rows,
      LARGEST,
    ),
  );
  if (width >= 560 && height >= 420 && tile >= LEAST_LARGE)
    return { tile, ratio: 1, small: false, gapX, gapY };
  return fitSmall(width, height, columns, rows);
}

function fitSmall(width: number, height: number, columns: number, rows: number): Fit {
  const gapX = columns > 3 ? 10 : 13;
  const gapY = 22; // who leads and whose cubes come stand there, so that no picture is covered
  const byWidth = Math.min((width - (columns - 1) * gapX - 20) / columns, LEAST_LARGE);
  const inside = (height - (rows - 1) * gapY - SMALL_ROOM_AROUND) / rows;
  const ratio = Math.min(TALLEST, Math.max(1, inside / byWidth));
  const tile = Math.floor(Math.max(SMALLEST, Math.min(byWidth, inside / ratio)));
  return { tile, ratio, small: true, gapX, gapY };
}

/** Is there room for a panel beside the grid? Where there is little height, it may be narrow. */
export const isWide = (width: number, height: number): boolean =>
  width > height * 0.95 && width >= (height < 460 ? 640 : 760);

/** The size of won tiles: many of them are drawn smaller, so that they stay in their row. */
export function wonSize(
  width: number,
  tiles: number,
  sets: number,
  largest: number,
  smallest: number,
): number {
  const gaps = sets * 18 + tiles * 4;
  const each = Math.floor((width - gaps) / Math.max(1, tiles));
  return Math.max(smallest, Math.min(largest, each));
}
