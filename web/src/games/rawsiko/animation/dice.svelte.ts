/** The clash whose dice are still to fall: until they lie, nothing tells how it ended. */
import type { GameEvent } from "$/table/data";

let rolling = $state.raw<GameEvent | null>(null);

export function roll(event: GameEvent): void {
  rolling = event;
}

export function fallen(event: GameEvent): void {
  if (rolling === event) rolling = null;
}

/** Also of an event that was retold: then it is another object with the same dice. */
export const isRolling = (event: GameEvent): boolean =>
  rolling !== null &&
  event.kind === "clash" &&
  (rolling === event || FIELDS.every((field) => String(rolling?.[field]) === String(event[field])));

const FIELDS = ["seat", "source", "target", "attack", "defence"];
