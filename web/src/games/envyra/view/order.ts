/** The order of moving as a line that turns back: A B C, C B A (13, 14). */
export interface Node {
  seat: number;
  x: number;
  y: number;
  state: "done" | "now" | "next";
  /** The cubes of this stop could not move (16). */
  skipped: boolean;
}

export interface Line {
  width: number;
  height: number;
  nodes: Node[];
  /** The whole line, and the part of it that has been gone. */
  path: string;
  gone: string;
  arrow: string;
}

const LEFT = 46;

/**
 * `step` is the place in the order where the game waits; null: nobody has moved yet. A flat line has
 * its rows close together, for a phone.
 */
export function lineOf(
  order: readonly number[],
  seats: number,
  step: number | null,
  gap = 92,
  flat = false,
  skipped: ReadonlySet<number> = new Set(),
): Line {
  const TOP = flat ? 21 : 30;
  const BOTTOM = flat ? 61 : 88;
  const BEND = (BOTTOM - TOP) / 2;
  const below = flat ? 21 : 32;
  const back = order.length > seats;
  const xs = Array.from({ length: seats }, (_, place) => LEFT + place * gap);
  const right = (xs.at(-1) ?? LEFT) + 30;
  const at = (place: number): [number, number] =>
    place < seats ? [xs[place] ?? LEFT, TOP] : [xs[2 * seats - 1 - place] ?? LEFT, BOTTOM];
  const now = step ?? -1;
  const nodes = order.map((seat, place): Node => {
    const [x, y] = at(place);
    return {
      seat,
      x,
      y,
      state: place < now ? "done" : place === now ? "now" : "next",
      skipped: skipped.has(place),
    };
  });
  const begin = LEFT - 34;
  const turn = `M${begin} ${TOP}H${right}`;
  const bend = `a${BEND} ${BEND} 0 0 1 0 ${BOTTOM - TOP}`;
  const end = LEFT - 28;
  const path = back ? `${turn}${bend}H${end}` : `${turn}`;
  const arrow = back ? `M${end + 9} ${BOTTOM - 9}l-11 9 11 9` : `M${right - 9} ${TOP - 9}l11 9-11 9`;
  const last = Math.min(now, order.length);
  let gone = "";
  if (last > 0) {
    const [x] = last < order.length ? at(last) : [back ? end : right];
    gone = last < seats || !back ? `M${begin} ${TOP}H${x}` : `${turn}${bend}H${x}`;
  }
  return {
    width: right + (back ? BEND : 0) + 14,
    height: back ? BOTTOM + below : TOP + below,
    nodes,
    path,
    gone,
    arrow,
  };
}
