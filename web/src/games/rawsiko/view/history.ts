/** The story of a finished game, from its events: points turn by turn, and what decided it. */
import type { GameEvent } from "$/table/data";
import type { Aimed, World } from "./data";
import { sum } from "./facts";

export interface Chronicle {
  /** By seat: points at the set-up's end and after each turn; the last are those of the result. */
  points: number[][];
  /** The names of these moments: 0 is the start. */
  turns: number[];
  /** When each material was gained last, by seat: the number of the event. */
  gained: Map<string, number>[];
}

/** Null: the events do not begin with the set-up (a game that was forked from another). */
export function chronicle(
  events: readonly GameEvent[],
  world: World,
  objectives: readonly (readonly Aimed[] | null)[],
  seats: number,
): Chronicle | null {
  if (events[0]?.kind !== "set_up") return null;
  const owner = new Map<string, number>();
  const traded = Array.from({ length: seats }, () => new Set<string>());
  const points: number[][] = Array.from({ length: seats }, () => []);
  const gained = Array.from({ length: seats }, () => new Map<string, number>());
  let before = Array.from({ length: seats }, () => new Set<string>());
  const turns: number[] = [];

  const owned = (seat: number): Set<string> => {
    const held = [...owner].filter(([, holder]) => holder === seat).map(([id]) => id);
    return new Set([
      ...held.flatMap((id) => world.territories.get(id)?.materials ?? []),
      ...(traded[seat] ?? []),
    ]);
  };
  const score = (seat: number): number => {
    const has = owned(seat);
    const aims = (objectives[seat] ?? []).filter((aim) =>
      (world.applications.get(aim.application)?.materials ?? []).every((material) => has.has(material)),
    );
    return [...owner.values()].includes(seat) ? sum(aims.map((aim) => aim.points)) : 0;
  };
  const note = (turn: number): void => {
    turns.push(turn);
    points.forEach((row, seat) => row.push(score(seat)));
  };

  let turn = 0;
  events.forEach((event, number) => {
    apply(event, owner, traded);
    if (event.kind === "turn_began") {
      note(turn);
      turn = Number(event.turn);
    } else if (event.kind === "counter_advanced") turn = Number(event.turn);
    const now = before.map((_, seat) => owned(seat));
    now.forEach((has, seat) => {
      for (const material of has) if (!before[seat]?.has(material)) gained[seat]?.set(material, number);
    });
    before = now;
  });
  note(turn);
  return { points, turns, gained };
}

function apply(event: GameEvent, owner: Map<string, number>, traded: Set<string>[]): void {
  const seat = Number(event.seat);
  if (event.kind === "territory_taken") owner.set(String(event.territory), seat);
  else if (event.kind === "assets_moved") {
    if (event.occupied === true) owner.set(String(event.target), seat);
    if (event.abandoned === true) owner.delete(String(event.source));
  } else if (event.kind === "clash") {
    if (event.conquered === true) owner.set(String(event.target), seat);
    if (event.abandoned === true) owner.delete(String(event.source));
  } else if (event.kind === "material_gained") traded[seat]?.add(String(event.material));
}

/** The material that decided: the last one of the winner's most valuable fulfilled application. */
export function deciding(
  told: Chronicle,
  winner: number,
  objective: readonly Aimed[],
  world: World,
): { material: string; application: string } | null {
  const [best] = objective.filter((aim) => aim.missing.length === 0).sort((a, b) => b.points - a.points);
  if (!best) return null;
  const when = (material: string): number => told.gained[winner]?.get(material) ?? -1;
  const [last] = [...(world.applications.get(best.application)?.materials ?? [])].sort(
    (a, b) => when(b) - when(a),
  );
  return last === undefined ? null : { material: last, application: best.application };
}
