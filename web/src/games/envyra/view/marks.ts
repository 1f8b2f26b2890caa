/** The lines and signs around tiles: what each means, and which goes first where several are due. */

/** Why a tile is marked from outside: each kind has a line of its own, and most have a sign too. */
export type Mark = "advice" | "lesson" | "new" | "pointed";

/** What the legend explains of them. */
export const MARKS: readonly Mark[] = ["advice", "lesson", "new", "pointed"];

/** What is said about a tile by a line at its edge, as a class. */
export const LINES = ["legal", "chosen", "closing"] as const;

/** What there is to say of the pieces of a board. */
export interface Marked {
  /** The coach of a lesson means them. */
  meant: ReadonlySet<string>;
  /** A hint advises them. */
  advised: readonly string[];
  /** The history tells of them. */
  told: ReadonlySet<string>;
  /** They came out of the bag before this round. */
  fresh: ReadonlySet<string>;
  /** They have just changed, where nothing may move. */
  changed: ReadonlySet<string>;
}

/** Why the tile of a cell is marked, the weightiest first. */
export function markOf(cell: string, { meant, advised, told, fresh, changed }: Marked): Mark | null {
  const piece = `tile:${cell}`;
  if (meant.has(piece)) return "lesson";
  if (advised.includes(piece)) return "advice";
  if (told.has(piece)) return "pointed";
  if (fresh.has(cell)) return "new";
  return changed.has(piece) ? "pointed" : null;
}
