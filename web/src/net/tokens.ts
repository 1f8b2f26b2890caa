/**
 * The tokens that this device holds at a table, and the seats they open as far as it knows.
 *
 * A token is a seat's key: told once, never again. So none is ever dropped because it was missing
 * somewhere, or because another one has the same seat now: only the server's word for that very
 * token ends it. Words may come late and in any order (by a socket, as the answer to a request, by
 * another tab of the browser); each bears the number of the log's entry that it was true for.
 */

export interface Held {
  readonly token: string;
  /** The seat it opens, as far as we know. */
  readonly seat: number;
  /** The entry of the table's log that this was true for; 0: nobody has said so yet. */
  readonly seq: number;
}

/** What a page knows: the tokens, and those of which the server has said that they open nothing. */
export interface Holding {
  readonly held: readonly Held[];
  readonly ended: readonly string[];
}

export const NOTHING: Holding = { held: [], ended: [] };

/** What the server says of a token: the seat it opens; null: none, and never again. */
export interface Word {
  readonly token: string;
  readonly seat: number | null;
}

/** Tokens were given to this device: it has opened a table, sat down, or taken a seat over. */
export function given(holding: Holding, tokens: Readonly<Record<string, string>>, seq: number): Holding {
  const fresh = Object.entries(tokens).map(([seat, token]): Held => ({ token, seat: Number(seat), seq }));
  return merged(holding, fresh);
}

/** The server says what tokens open at an entry of the log; older words than we have are no news. */
export function told(holding: Holding, words: readonly Word[], seq: number): Holding {
  const said = new Map(words.map(({ token, seat }) => [token, seat]));
  const ended: string[] = [];
  const held = holding.held.flatMap((one) => {
    const seat = said.get(one.token);
    if (seat === undefined || seq < one.seq) return [one];
    if (seat !== null) return [{ ...one, seat, seq }];
    ended.push(one.token);
    return [];
  });
  return { held, ended: [...holding.ended, ...ended] };
}

/** With what others know, such as another tab: of each token the newer word. */
export function merged(mine: Holding, theirs: readonly Held[]): Holding {
  const all = new Map(mine.held.map((one) => [one.token, one]));
  for (const one of theirs) {
    const known = all.get(one.token);
    if (!mine.ended.includes(one.token) && (!known || one.seq >= known.seq)) all.set(one.token, one);
  }
  return { ...mine, held: [...all.values()] };
}

/** The token that opens each seat: where two were last heard to, the one that was heard of later. */
export function seatsOf(held: readonly Held[]): Record<string, string> {
  const found = new Map<number, Held>();
  for (const one of held) {
    const other = found.get(one.seat);
    if (!other || one.seq >= other.seq) found.set(one.seat, one);
  }
  return Object.fromEntries(
    [...found].sort(([a], [b]) => a - b).map(([seat, { token }]) => [String(seat), token]),
  );
}

/** As the browser's store has it: tokens by seat, and what is known of each. */
export interface Kept {
  seats: Record<string, string>;
  held?: readonly Held[];
}

export function heldOf({ seats, held = [] }: Kept): readonly Held[] {
  const sound = held.filter(
    ({ token, seat, seq }) => typeof token === "string" && Number.isInteger(seat) && Number.isInteger(seq),
  );
  const known = new Set(sound.map(({ token }) => token));
  // An older page, perhaps still open in another tab, writes only these.
  const others = Object.entries(seats).filter(([, token]) => !known.has(token));
  return given({ held: sound, ended: [] }, Object.fromEntries(others), 0).held;
}

export const keptOf = (held: readonly Held[]): Required<Kept> => ({ seats: seatsOf(held), held });
