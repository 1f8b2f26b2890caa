/** Where a lesson has come to: it follows from the moves played and from what was read. */
import type { TutorialStep } from "$/protocol/types";

export interface Progress {
  /** The step whose words are shown. */
  step: number;
  /** Which of its asked moves is next; null: it asks for nothing, or nothing more. */
  ask: number | null;
  /** The others move first: the next step comes when they have. */
  watch: boolean;
}

/**
 * `read` counts the steps that were read to their end on this device. On another device a step is
 * read, too, when something was played that a later one asks for.
 */
export function progress(steps: readonly TutorialStep[], moves: number, read: number): Progress {
  const current = steps.findIndex((_, index) => !done(steps, index, moves, read));
  if (current < 0) return { step: steps.length, ask: null, watch: false };
  const step = steps[current] as TutorialStep;
  if (moves < step.at && current > 0) return { step: current - 1, ask: null, watch: true };
  const next = step.asks.findIndex(({ at }) => at >= moves);
  return { step: current, ask: next < 0 ? null : next, watch: false };
}

function done(steps: readonly TutorialStep[], index: number, moves: number, read: number): boolean {
  const last = steps[index]?.asks.at(-1);
  if (last) return moves > last.at;
  return (
    index < read || steps.slice(index + 1).some(({ asks }) => asks[0] !== undefined && moves > asks[0].at)
  );
}

/** Is it the asked move, or another of the step's that may as well come first, like "lay x" for "lay y"? */
export function fits(step: TutorialStep, ask: number, move: string, number?: number): boolean {
  const asked = step.asks[ask];
  const tried = step.asks.find((one) => one.number === number || one.move === move);
  if (!asked || !tried) return false;
  const [verb, ...rest] = asked.move.split(" ");
  return tried.number === asked.number || (rest.length > 0 && tried.move.split(" ")[0] === verb);
}

const KEY = "ludoteka.lessons";
const KEPT_MOST = 20;

/** What this device knows of a lesson: how much was read, and whether the coach was sent away. */
export interface Kept {
  table: string;
  read: number;
  closed: boolean;
}

export function recall(table: string): Kept {
  return all().find((kept) => kept.table === table) ?? { table, read: 0, closed: false };
}

export function keep(kept: Kept): void {
  const others = all().filter(({ table }) => table !== kept.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, KEPT_MOST)));
  } catch {
    // A browser that keeps nothing: what was read is told again.
  }
}

function all(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return found.filter((kept) => typeof kept.table === "string" && Number.isInteger(kept.read));
  } catch {
    return [];
  }
}
