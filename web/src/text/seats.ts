import { safe } from "./words";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Who sits where, for sentences: the names by seat, and which seat the reader has. */
export class Seating {
  readonly names: readonly string[];
  readonly me: number | null;

  constructor(names: readonly string[], me: number | null = null) {
    this.names = names.map(safe);
    this.me = me;
  }

  /** The name with the letter that marks this seat on the board. */
  name(seat: number): string {
    const name = this.names[seat];
    return name === undefined ? `seat ${seat}` : `${name} (${letter(seat)})`;
  }
}

/** The letter of a seat, as on its cubes and cards. */
export function letter(seat: number): string {
  return LETTERS[seat] ?? String(seat);
}
