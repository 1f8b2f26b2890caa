/** What the log tells beyond the view: whose gap is in the grid, and which tiles decided the game. */
import type { Entry } from "$/protocol/types";
import type { Data, GameEvent } from "$/table/data";
import { takeBack } from "$/table/log/lines";
import type { Gap, Gaps } from "./scene";
import type { Cell, EnvyraContent } from "./data";
import { setPoints, tilePoints } from "./forecast";

/** The events of a table up to so many moves, without what was taken back; null: all of them. */
export function eventsUntil(entries: readonly Entry[], moves: number | null, first = 0): GameEvent[] {
  const parts: { seat: number | null | undefined; events: GameEvent[] }[] = [];
  const before: GameEvent[] = []; // what happened before the first move: the set-up
  for (const entry of entries) {
    const events = (entry.events ?? []) as GameEvent[];
    if (entry.kind === "undone") takeBack(parts, entry, (part) => part.seat);
    else if (entry.kind === "moved") parts.push({ seat: entry.seat, events });
    else before.push(...events);
  }
  const shown = moves === null ? parts : parts.slice(0, Math.max(0, moves - first));
  return [...before, ...shown.flatMap((part) => part.events)];
}

/** The stops of the order of this round at which a player was skipped (16). */
export function skippedIn(order: readonly number[], events: readonly GameEvent[]): Set<number> {
  const round = events.slice(events.findLastIndex(({ kind }) => kind === "screens_removed") + 1);
  const done = round.filter(({ kind }) => kind === "cube_moved" || kind === "skipped");
  const found = new Set<number>();
  for (const seat of new Set(order)) {
    const stops = order.flatMap((one, place) => (one === seat ? [place] : []));
    done
      .filter((event) => event.seat === seat)
      .forEach(({ kind }, at) => {
        const stop = stops[at];
        if (kind === "skipped" && stop !== undefined) found.add(stop);
      });
  }
  return found;
}

/** The gaps that tiles won in this round have left (E-14). */
export function gapsAfter(events: readonly GameEvent[]): Gaps {
  let gaps: Record<Cell, Gap> = {};
  for (const event of events) {
    if (event.kind === "cone_passed") gaps = {};
    if (event.kind === "tile_won") {
      const { cell, seat, tile } = event as GameEvent & Gap & { cell: Cell };
      gaps[cell] = { seat, tile };
    }
    if (event.kind === "tile_laid") Reflect.deleteProperty(gaps, event.cell as Cell);
  }
  return gaps;
}

/** The cells that were filled from the bag before this round (22). */
export function laidBefore(events: readonly GameEvent[]): Cell[] {
  let laid: Cell[] = [];
  let before: Cell[] = [];
  for (const event of events) {
    if (event.kind === "tile_laid") laid.push(event.cell as Cell);
    if (event.kind === "cone_passed") [before, laid] = [laid, []];
  }
  return before;
}

/** How many cubes of its winner lay on a tile that was won, and whether others had as many (18). */
export function tieOf(event: Data): { most: number; tie: boolean } | null {
  const { seat, returned, unmoved } = event;
  if (typeof seat !== "number" || !Array.isArray(returned) || !Array.isArray(unmoved)) return null;
  // What came back from boards was not on the tile.
  const cubes = (returned as number[]).map((back, other) => back - (unmoved.includes(other) ? 1 : 0));
  const most = cubes[seat] ?? 0;
  return { most, tie: cubes.filter((count) => count === most).length > 1 };
}

/** A tile that changed the score of the player who won it. */
export interface Moment {
  round: number;
  seat: number;
  tile: string;
  /** Points on the tile, more for sets, and of Equilibrium cards taken with it. */
  points: number;
  sets: number;
  cards: number;
  /** Somebody else's cube filled it. */
  given: number | null;
  /** So many cubes others had on it, too; 0: nobody had as many. */
  tied: number;
  ends: boolean;
}

/** The tiles that brought most, in the order in which they were won. */
export function decisive(events: readonly GameEvent[], content: EnvyraContent, most = 3): Moment[] {
  const won = new Map<number, string[]>();
  const moments: Moment[] = [];
  let round = 1;
  let mover: number | null = null;
  for (const event of events) {
    if (event.kind === "cone_passed") round = event.round as number;
    if (event.kind === "cube_moved") mover = event.seat as number;
    if (event.kind === "tile_won") {
      const { seat, tile } = event as GameEvent & Gap;
      const before = won.get(seat) ?? [];
      const tied = tieOf(event);
      const after = [...before, tile];
      won.set(seat, after);
      moments.push({
        round,
        seat,
        tile,
        points: tilePoints(content, [tile]),
        sets: setPoints(content, after) - setPoints(content, before),
        cards: 0,
        tied: tied?.tie ? tied.most : 0,
        given: mover === seat ? null : mover,
        ends: content.tiles[tile]?.mark === "end",
      });
    }
    const last = moments.at(-1);
    if (event.kind === "card_taken" && last) last.cards += content.cards[event.card as string]?.points ?? 0;
  }
  const gain = (moment: Moment): number => moment.points + moment.sets + moment.cards;
  const best = [...moments].sort((a, b) => gain(b) - gain(a)).slice(0, most);
  return moments.filter((moment) => best.includes(moment));
}
