/** The address of a moment of a replay: how many moves were played, and with whose eyes it is seen. */

/** A seat's eyes, an onlooker's (null), or everything open. */
export type Eyes = number | null | "all";

export function eyesOf(word: string | null, seats: number): Eyes {
  if (word === "all") return "all";
  if (word === null || !/^\d{1,2}$/.test(word)) return null;
  const seat = Number(word);
  return seat < seats ? seat : null;
}

/** The moment that is asked for, as far as there is one; none: the beginning. */
export function momentOf(word: string | null, last: number): number {
  if (word === null || !/^\d{1,6}$/.test(word)) return 0;
  return Math.min(Number(word), last);
}

/** The path of a moment, behind the server's own address. */
export function replayPath(table: string, at?: number, eyes: Eyes = null): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (eyes !== null) query.set("as", String(eyes));
  const text = query.toString();
  return `/replay/${table}${text && `?${text}`}`;
}
