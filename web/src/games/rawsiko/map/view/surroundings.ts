/**
 * What is to be seen on the map: where one goes from and where one could go, or where something is to
 * be placed; the whole world the rest of the time. On a small screen also what others do, as it is told.
 */
import type { Store } from "../../store.svelte";
import { neighboursOf, type World } from "../../view/data";

/**
 * On a small screen the map stays where something was told for so long, in case that the next thing happens
 * there, too.
 */
export const LINGERS_MS = 2600;

/** The ids of territories; null: the world; undefined: whatever it was. */
export function watched(store: Store): string[] | null | undefined {
  const { source, view, world, play } = store;
  // While it is told what others do, the map follows that (`look`).
  if (play.at !== null) return play.busy ? undefined : null;
  if (store.telling) return undefined;
  // Neighbours, not the moves on offer: while a move is on its way there are none, and the map stays.
  if (source !== null) return [source, ...neighboursOf(world, source)];
  if (store.pending !== null || store.clash?.event.seat === play.seat) return undefined;
  if (!view) return null;
  if (!play.myTurn) return view.phase === "placing" ? undefined : null;
  if (view.phase === "taking" && view.picking)
    return [...(world.onContinent.get(view.picking.continent) ?? [])];
  if (view.phase === "placing" || view.phase === "investing") {
    const mine = Object.keys(view.territories).filter((id) => view.territories[id]?.[0] === view.seat);
    return mine.length > 0 ? mine : null;
  }
  return meant(store);
}

/** The territories that the coach of a lesson names; null: none. */
function meant({ play }: Store): string[] | null {
  const named = [...(play.meant ?? [])].filter((piece) => piece.startsWith("t:"));
  return named.length > 0 ? named.map((piece) => piece.slice(2)) : null;
}

/** All territories of the continents that some are on. */
export function surroundings(world: World, ids: readonly string[]): string[] {
  const continents = new Set(ids.map((id) => world.territories.get(id)?.continent ?? ""));
  return [...continents].flatMap((continent) => world.onContinent.get(continent) ?? []);
}
