/**
 * Who is to look at a device that several people share, and whether the curtain falls before.
 * Where nothing is secret the device just looks with the eyes of whoever is to act.
 */
export interface SharedDevice {
  /** Its seats that are waited for. */
  waited: readonly number[];
  /** The seat with whose eyes it looks; null: an onlooker's. */
  eyes: number | null;
  /** For whom the curtain is down; null: it is not. */
  curtain: number | null;
  /** Is there anything now that only one of them may see? */
  secret: boolean;
  /** Has everybody here seen the board with these eyes, because nothing was? */
  exposed: boolean;
  /** Somebody let the curtain down by hand: it stays until somebody lifts it. */
  handed: boolean;
  /** Whoever looks has taken the device out of turn, and keeps it until they have done something. */
  kept: boolean;
}

/** `stay`; look with a seat's eyes; let the curtain down for a seat; or raise it for onlookers' eyes. */
export type Pass = { to: "stay" } | { to: "eyes" | "curtain"; seat: number } | { to: "nobody" };

const STAY: Pass = { to: "stay" };

export function pass({ waited, eyes, curtain, secret, exposed, handed, kept }: SharedDevice): Pass {
  const next = waited[0] ?? null;
  if (handed || (kept && eyes !== null)) return STAY;
  // They still stand round it: from now on only one may look.
  if (secret && exposed && eyes !== null) {
    const seat = waited.includes(eyes) ? eyes : next;
    return seat === null ? { to: "nobody" } : { to: "curtain", seat };
  }
  // A person keeps the device until another one of it is waited for.
  if (curtain === null && eyes !== null && (next === null || waited.includes(eyes))) return STAY;
  if (!secret) {
    const seat = next ?? curtain;
    return seat === null ? STAY : { to: "eyes", seat };
  }
  if (next === null) return curtain === null ? STAY : { to: "nobody" };
  if (curtain !== null && waited.includes(curtain)) return STAY;
  return { to: "curtain", seat: next };
}
