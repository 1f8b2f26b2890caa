/** Whom one waits for though they are gone, and when a bot may play for them. */
import type { Play } from "$/table/play.svelte";

export interface Lingering {
  seat: number;
  /** Seconds until a bot may play; 0: now. */
  left: number;
}

/** Somebody of another device who keeps the others waiting; `here` are the seats of this device. */
export function lingering(play: Play, here: readonly number[], host: boolean, now: number): Lingering | null {
  const { chair, info } = play;
  if (
    info.status !== "running" ||
    info.paused ||
    play.at !== null ||
    info.stuck ||
    chair.connection !== "open"
  )
    return null;
  if (play.myTurn) return null; // the others wait for this one
  const { gone: fair = 60, idle: longest = 180 } = info.patience ?? {};
  const waited = (chair.view?.waiting ?? []).filter((seat) => {
    const place = info.seats[seat];
    return place && place.kind !== "bot" && !place.bot && !here.includes(seat);
  });
  const found = waited.flatMap((seat): Lingering[] => {
    const { presence, presentAt, since } = chair;
    if (!presence) return [];
    if (!presence.seats[seat]) {
      const gone = (presence.gone?.[seat] ?? 0) + (now - presentAt);
      return [{ seat, left: Math.max(0, Math.ceil(fair - gone / 1000)) }];
    }
    // Whoever is here is left alone; only the host may do something about it, and late.
    const idle = (now - since) / 1000;
    return host && idle >= longest ? [{ seat, left: 0 }] : [];
  });
  return found.sort((a, b) => a.left - b.left)[0] ?? null;
}
