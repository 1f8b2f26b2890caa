/**
 * A command that is not acknowledged yet, kept so that a reload does not lose it: it is sent again
 * under the same id, so it is played once. It is kept by the tab, and bound to its seat.
 */
import type { FromClient } from "$/protocol/types";

export type Command = Extract<FromClient, { type: "move" | "undo" }>;

export interface Kept {
  command: Command;
  /** What speaks against it is to be asked first. */
  asking: boolean;
}

const key = (table: string): string => `ludoteka.unsent.${table}`;

export function keepCommand(table: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

export function keptCommand(table: string, seat: number): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Kept | null;
    return kept?.command.seat === seat ? kept : null;
  } catch {
    return null;
  }
}

export function dropCommand(table: string): void {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}
