/** What happened between two views: what the server has just told, or a move of the past. */
import type { Entry } from "$/protocol/types";
import type { CommonView, GameEvent } from "./data";

export interface Step {
  before: CommonView | null;
  after: CommonView | null;
  events: GameEvent[];
  entries: Entry[];
  /** Moves played by then. */
  moves: number;
}

/** The step of a single move; so many have been played with it. */
export function stepOf(
  before: CommonView | null,
  after: CommonView | null,
  entry: Entry,
  moves: number,
): Step {
  return { before, after, events: (entry.events ?? []) as GameEvent[], entries: [entry], moves };
}
