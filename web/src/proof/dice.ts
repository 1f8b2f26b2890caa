/** Dice that an event shows, to be compared with what was drawn. */
import type { GameEvent } from "$/table/data";

/** Fields that hold dice, in the order in which they are rolled. */
const ROLLS = ["attack", "defence"];
const FACES = 6;

/**
 * The dice of an event: one list for each roll, each in any order; null: it shows none.
 * A stand-in for a hook of the game's module: RAWsiko's `clash` is the only event with dice.
 */
export function diceOf(event: GameEvent): number[][] | null {
  if (event.kind !== "clash") return null;
  const rolls = ROLLS.map((name) => event[name]).filter(isRoll);
  return rolls.length > 0 ? rolls : null;
}

const isRoll = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((die) => Number.isInteger(die) && die >= 1 && die <= FACES);
