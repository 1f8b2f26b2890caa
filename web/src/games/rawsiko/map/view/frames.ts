/** Which part of the map is shown: the whole world, or some places as close as they and their stacks allow. */
import type { Placed } from "../layout/arrangement";
import { around, type Box, shifted, within } from "../layout/boxes";
import type { Frame, Insets, Size } from "./camera";
import type { Point } from "../mapData";

/** No closer than this, however near the places are to each other. */
const CLOSEST = 1.25;
/** No closer while something is told: one must see where in the world it happens. */
const TOLD = 0.8;
/** Whole continents are shown around it, as long as they are no smaller than this: from here on all names are there. */
const NAMED = 0.58;
/** What is placed in one breath is shown together, as long as it is no smaller than this. */
const TOGETHER = 0.45;
const MARGIN = 4;

export interface Sought {
  /** The places that are to be seen whole, with their stacks. */
  ids: readonly string[];
  /** Where a territory is. */
  label: (id: string) => Point | undefined;
  /** The stacks as they stand at a scale. */
  lay: (k: number) => readonly Placed[];
  /** The frame of the whole world: no farther away than that. */
  world: Frame;
  view: Size;
  insets: Insets;
  /** No closer than this. */
  closest?: number;
}

/** What is told: its places are those of the sentence as far as it has come. */
export interface Told extends Sought {
  /** The places of its latest event. */
  latest: readonly string[];
  /** Whatever else is on the continents of some places. */
  surroundings: (ids: readonly string[]) => readonly string[];
  /** What is kept free of the window at all times; `insets` are kept free while this is told. */
  open: Insets;
}

export function frameOf({ ids, label, lay, world, view, insets, closest = CLOSEST }: Sought): Frame {
  const open = {
    width: view.width - 2 * MARGIN,
    height: view.height - insets.top - insets.bottom - 2 * MARGIN,
  };
  const land = around(
    ids
      .map(label)
      .filter((at) => at !== undefined)
      .map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })),
  );
  for (let k = CLOSEST; k > world.k * 1.05; k *= 0.92) {
    if (k > closest) continue;
    // Too far apart even without their names: no need to lay it out.
    if ((land.right - land.left) * k > open.width - 24 || (land.bottom - land.top) * k > open.height - 14)
      continue;
    const { left, right, top, bottom } = stacksBox(ids, lay(k), k);
    if (right - left > open.width || bottom - top > open.height) continue;
    return {
      k,
      x: (view.width - left - right) / 2,
      y: insets.top + MARGIN + (open.height - top - bottom) / 2,
    };
  }
  // The whole world, pushed up if what is looked at would be covered.
  const { top, bottom } = stacksBox(ids, lay(world.k), world.k);
  const over = bottom + world.y - (view.height - insets.bottom - MARGIN);
  const most = Math.max(top + world.y - insets.top - MARGIN, 0);
  return { ...world, y: world.y - Math.min(Math.max(over, 0), most) };
}

/** Where something is told, and which of its places are meant: the latest alone, if all are too far apart. */
export function toldFrame(told: Told): { frame: Frame; ids: readonly string[] } {
  const { ids, latest } = told;
  const frame = continentsAround(told);
  if (frame.k >= TOGETHER || latest.length === ids.length) return { frame, ids };
  return { frame: continentsAround({ ...told, ids: latest }), ids: latest };
}

/** Places with the whole continents around them if there is room; these may go on behind what is covered. */
function continentsAround(told: Told): Frame {
  const { ids, view, insets, open, lay } = told;
  const wide = frameOf({
    ...told,
    ids: [...new Set([...told.surroundings(ids), ...ids])],
    insets: open,
    closest: TOLD,
  });
  if (wide.k >= NAMED) {
    const free: Box = {
      left: MARGIN,
      right: view.width - MARGIN,
      top: insets.top + MARGIN,
      bottom: view.height - insets.bottom - MARGIN,
    };
    const box = shifted(stacksBox(ids, lay(wide.k), wide.k), [wide.x, wide.y]);
    const up = Math.max(box.bottom - free.bottom, 0);
    if (within(shifted(box, [0, -up]), free)) return { ...wide, y: wide.y - up };
  }
  return frameOf({ ...told, closest: TOLD });
}

/** Are the stacks of these places whole in the window? */
export function inView(
  ids: readonly string[],
  placed: readonly Placed[],
  { k, x, y }: Frame,
  view: Size,
  insets: Insets,
): boolean {
  const { left, right, top, bottom } = shifted(stacksBox(ids, placed, k), [x, y]);
  return left >= 0 && right <= view.width && top >= insets.top && bottom <= view.height - insets.bottom;
}

/** The box of some stacks on the screen, from the map's corner. */
export function stacksBox(ids: readonly string[], placed: readonly Placed[], k: number): Box {
  const wanted = new Set(ids);
  return around(
    placed.filter(({ id }) => wanted.has(id)).map(({ box, x, y }) => shifted(box, [x * k, y * k])),
  );
}
