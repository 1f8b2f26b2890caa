/**
 * What comes onto the map for a while, without moving anything that stands there: names on a small
 * world, and a material that somebody looks for.
 */
import type { Placed } from "./arrangement";
import { type Box, boxAt, overlap, shifted, within } from "./boxes";
import type { Point } from "../mapData";
import type { Ground } from "./ground";

export interface Added {
  id: string;
  /** Its middle, and where its line leads if it stands apart: on the map. */
  x: number;
  y: number;
  leader: Point | null;
}

export interface Around {
  placed: readonly Placed[];
  k: number;
  /** What must not be covered, and what it must stay in: pixels on the screen from the map's corner. */
  fixed: readonly Box[];
  room: Box | null;
}

/** Pixels: how near and how far from its stack something may stand, and how finely places are tried. */
const [NEAREST, FARTHEST, STEP] = [2, 90, 3];
/** What stands farther away than this has a line to its stack. */
const APART = 10;

/** A box of a size beside each of these stacks, as near as there is room. */
export function addBoxes(
  wanted: readonly { id: string; width: number; height: number }[],
  { placed, k, fixed, room }: Around,
  fits: (id: string, at: Point) => boolean = () => true,
): Added[] {
  const taken: Box[] = [
    ...fixed,
    ...placed.flatMap(({ parts, x, y }) => parts.map((part) => shifted(part, [x * k, y * k]))),
  ];
  return wanted.flatMap(({ id, width, height }) => {
    const stack = placed.find((one) => one.id === id);
    if (!stack) return [];
    const home = shifted(stack.box, [stack.x * k, stack.y * k]);
    let least: { at: Point; far: number; over: number } | null = null;
    for (const { at, far } of placesAround(home, width, height)) {
      const box = boxAt(at[0], at[1], width, height);
      if (room && !within(box, room)) continue;
      const over = taken.filter((other) => overlap(box, other)).length + (fits(id, at) ? 0 : 1);
      if (!least || over < least.over) least = { at, far, over };
      if (over === 0) break;
    }
    const { at, far } = least ?? {
      at: [(home.left + home.right) / 2, home.top - height / 2] as Point,
      far: 0,
    };
    taken.push(boxAt(at[0], at[1], width, height));
    const middle: Point = [(home.left + home.right) / 2 / k, (home.top + home.bottom) / 2 / k];
    return [{ id, x: at[0] / k, y: at[1] / k, leader: far > APART ? middle : null }];
  });
}

/** Middles of boxes of this size that stand beside a home, the nearest first. */
function placesAround(home: Box, width: number, height: number): { at: Point; far: number }[] {
  const [cx, cy] = [(home.left + home.right) / 2, (home.top + home.bottom) / 2];
  const [aside, above] = [(home.right - home.left + width) / 2, (home.bottom - home.top + height) / 2];
  const found: { at: Point; far: number; off: number }[] = [];
  for (const dx of offsets(aside)) {
    for (const dy of offsets(above)) {
      const far = Math.hypot(Math.max(Math.abs(dx) - aside, 0), Math.max(Math.abs(dy) - above, 0));
      // Sideways a name leads the eye away by all its width, so its middle counts, too.
      if (far >= NEAREST && far <= FARTHEST)
        found.push({ at: [cx + dx, cy + dy], far, off: far + Math.hypot(dx, dy) / 2 });
    }
  }
  return found.sort((one, other) => one.off - other.off);
}

/** From the middle outwards, to where something would stand just beside, and on. */
function offsets(beside: number): number[] {
  const sides = [0];
  for (let at = STEP; at < beside; at += STEP) sides.push(at);
  for (let at = beside + NEAREST; at <= beside + FARTHEST; at += STEP) sides.push(at);
  return sides.flatMap((at) => (at === 0 ? [at] : [at, -at]));
}

/** A chip may stand on its own land or on the sea. */
export function onOwnLand(ground: Ground, k: number, r: number): (id: string, at: Point) => boolean {
  return (id, [x, y]) => {
    const own = ground.numberOf(id);
    return (
      [
        [0, 0],
        [r, 0],
        [-r, 0],
        [0, r],
        [0, -r],
      ] as Point[]
    ).every(([dx, dy]) => ground.at((x + dx) / k, (y + dy) / k, own) !== "foreign");
  };
}
