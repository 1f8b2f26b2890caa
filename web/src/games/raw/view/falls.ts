/** How a player fell out of the game: in which turn, and who stole the last life. */
import type { GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { standing } from "$/table/log/lines";
import { playerName, say } from "../words";

interface Fall {
  turn: number;
  /** Who raided them last; null: nobody did. */
  by: number | null;
}

export function fallsOf(events: Iterable<GameEvent>): Map<number, Fall> {
  const found = new Map<number, Fall>();
  let turn = 0;
  let raid = { seat: -1, victim: -1 };
  for (const event of events) {
    if (event.kind === "turn_began") turn = Number(event.turn);
    if (event.kind === "raided") raid = { seat: Number(event.seat), victim: Number(event.victim) };
    if (event.kind === "eliminated")
      found.set(Number(event.seat), { turn, by: raid.victim === event.seat ? raid.seat : null });
  }
  return found;
}

/** The same in a sentence; empty: they did not. */
export function eliminationOf(play: Play, seat: number): string {
  const moves = standing([...play.chair.earlier, ...play.chair.entries]);
  const fall = fallsOf(moves.flatMap(({ events }) => (events ?? []) as GameEvent[])).get(seat);
  if (!fall) return "";
  return fall.by === null
    ? say(play, "fell", { turn: fall.turn })
    : say(play, "fell-by", { turn: fall.turn, name: playerName(play, fall.by) });
}
