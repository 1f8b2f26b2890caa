/** What a player has in mind in phase I, before it is locked in: holes for one or two cubes (10). */
import type { Cell, EnvyraChoice } from "./data";

/** How many cubes may be placed now: as many as the largest placing on offer has. */
export const mostOf = (choices: readonly EnvyraChoice[]): number =>
  Math.max(0, ...choices.filter(({ verb }) => verb === "place").map(({ cells }) => cells.length));

/** The cells that moves of this kind are offered for. */
export const offered = (choices: readonly EnvyraChoice[], verb: EnvyraChoice["verb"]): ReadonlySet<Cell> =>
  new Set(choices.filter((choice) => choice.verb === verb).flatMap(({ cells }) => cells));

/** The offered move with exactly these cells, in whatever order they were chosen. */
export function choiceFor(
  choices: readonly EnvyraChoice[],
  verb: EnvyraChoice["verb"],
  cells: readonly Cell[],
): EnvyraChoice | undefined {
  return choices.find(
    (choice) =>
      choice.verb === verb &&
      choice.cells.length === cells.length &&
      choice.cells.every((cell) => cells.includes(cell)),
  );
}

/**
 * A tap on a cell: takes its cube back, or puts one there. A single cube moves to where it is
 * wanted; with two placed a third has to be refused: null.
 */
export function toggled(draft: readonly Cell[], cell: Cell, most: number): Cell[] | null {
  if (draft.includes(cell)) return draft.filter((other) => other !== cell);
  if (draft.length < most) return [...draft, cell];
  return most === 1 ? [cell] : null;
}

/** A cube carried from one hole to another, or from the supply (no hole); null: no cube is left. */
export function carried(draft: readonly Cell[], from: Cell | null, to: Cell, most: number): Cell[] | null {
  if (from === to) return [...draft];
  const rest = from === null ? [...draft] : draft.filter((cell) => cell !== from);
  if (rest.includes(to)) return from === null ? rest : [...draft];
  if (rest.length >= most) return most === 1 ? [to] : null;
  return [...rest, to];
}

export const sameCells = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every((cell) => other.includes(cell));
