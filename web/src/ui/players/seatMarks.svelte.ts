/**
 * Whose colours and animals are whose at the table that the page shows: they follow people, not seats.
 * Letters stay with the seats: sentences, notation and the board as text name seats by them.
 */
import type { SeatInfo } from "$/protocol/types";
import { type Animal, isAnimal } from "../avatars/animals";

let shown = $state.raw<readonly number[]>([]);
let animals = $state.raw<readonly (Animal | null)[]>([]);

/** The number of a seat's mark: of its colour, shape and pattern. */
export const markOf = (seat: number): number => shown[seat] ?? seat;

/** The animal that stands for a seat; null: the server knows of none. */
export const avatarOf = (seat: number): Animal | null => animals[seat] ?? null;

/** The page shows a table with these seats; with none every seat has the mark of its number, and no animal. */
export function showMarks(seats: readonly SeatInfo[]): void {
  const marks = seats.map((seat, number) => seat.mark ?? number);
  if (marks.some((mark, number) => mark !== (shown[number] ?? number)) || shown.length > marks.length)
    shown = marks;
  const now = seats.map(({ avatar }) => (isAnimal(avatar) ? avatar : null));
  if (String(now) !== String(animals)) animals = now;
}
