/**
 * What a player has in mind in phase I, kept by the tab so that a reload does not lose it: bound to
 * the seat and the round, for nobody else's eyes. A device that several people share keeps nothing.
 */
import type { Cell } from "./view/data";

interface Kept {
  seat: number;
  round: number;
  cells: Cell[];
}

const key = (table: string): string => `ludoteka.envyra.draft.${table}`;

export function keepDraft(table: string, kept: Kept): void {
  try {
    if (kept.cells.length === 0) sessionStorage.removeItem(key(table));
    else sessionStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

/** The cells that this seat had chosen in this round; what belongs to another round or seat is gone then. */
export function keptDraft(table: string, seat: number, round: number): Cell[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Kept | null;
    if (kept?.seat === seat && kept.round === round) return kept.cells;
  } catch {
    // Nothing that can be read was kept.
  }
  dropDraft(table);
  return [];
}

export function dropDraft(table: string): void {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}
