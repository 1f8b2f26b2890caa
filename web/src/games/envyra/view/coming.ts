/** The cubes that are still to come to a tile in this round, shown below it. */
import { type Cell, type EnvyraContent, type EnvyraView, tileFacts } from "./data";

/** The seats whose cubes are still to come; one that is in the air just now is on no board. */
export const comingTo = (view: EnvyraView, aloft: ReadonlySet<string>, cell: Cell): number[] =>
  view.boards.flatMap((board, seat) =>
    board.includes(cell) && !aloft.has(`board:${seat}:${cell}`) ? [seat] : [],
  );

/** One more cube fills the tile, and one is on its way. */
export function isClosing(
  view: EnvyraView,
  content: EnvyraContent,
  aloft: ReadonlySet<string>,
  cell: Cell,
): boolean {
  const spot = view.grid[cell];
  if (!spot || view.phase !== "moving") return false;
  const missing = tileFacts(content, spot.tile).cubes - spot.cubes.length;
  return missing === 1 && comingTo(view, aloft, cell).length > 0;
}
