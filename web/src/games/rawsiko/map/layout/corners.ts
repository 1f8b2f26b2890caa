/** Where a card may lie on the map without covering what a decision is about. */
import type { Size } from "../view/camera";
import type { Point } from "../mapData";

const CORNERS = ["bottom-right", "top-right", "bottom-left", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];

/** The room that a card takes, with its distance from the edge: an open one, and one for what the mouse rests on. */
const OPEN: Size = { width: 320, height: 360 };
const RESTING: Size = { width: 276, height: 220 };

/** `points` are thought about or can be chosen; `own` is the reader's land, which is better seen, too. */
export function freeCorner(points: readonly Point[], own: readonly Point[], view: Size, open = true): Corner {
  const card = open ? OPEN : RESTING;
  const covers = (corner: Corner): number => 100 * under(corner, points) + under(corner, own);
  const under = (corner: Corner, some: readonly Point[]): number =>
    some.filter(([x, y]) => {
      const across = corner.endsWith("right") ? x > view.width - card.width : x < card.width + 64;
      const along = corner.startsWith("bottom") ? y > view.height - card.height : y < card.height;
      return across && along;
    }).length;
  return CORNERS.reduce((best, corner) => (covers(corner) < covers(best) ? corner : best));
}
