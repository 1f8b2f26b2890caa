/** What "since your last turn" tells besides the events: what a loss has cost, and who stands next door in force. */
import type { Entry } from "$/protocol/types";
import type { GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { standing } from "$/table/log/lines";
import { neighboursOf, type RawsikoView, type World } from "./data";
import type { Facts } from "./facts";
import { storeOf } from "../store.svelte";
import { applicationName, placeName, playerName, say } from "../words";

/** Fewer are no army. */
const ARMY = 4;
const MOST_ARMIES = 2;

export interface Alarms {
  /** Applications that were complete until land was lost. */
  broken: { application: string; points: number }[];
  /** Rivals' land next to mine that has grown, with twice as many as stand on mine. */
  armies: { territory: string; seat: number; count: number }[];
}

export function alarmsOf(
  view: RawsikoView,
  world: World,
  facts: Facts,
  events: readonly GameEvent[],
): Alarms {
  const me = facts.me;
  const owner = (id: string): number | undefined => view.territories[id]?.[0];
  const lost = events.filter(
    ({ kind, conquered, defender, target }) =>
      kind === "clash" && conquered === true && defender === me && owner(String(target)) !== me,
  );
  const gone = new Set(lost.flatMap(({ target }) => world.territories.get(String(target))?.materials ?? []));
  const broken = facts.objective.filter(
    ({ missing }) => missing.length > 0 && missing.every((material) => gone.has(material)),
  );
  const grown = events.flatMap(({ kind, territory, target }) =>
    kind === "assets_placed" ? [String(territory)] : kind === "assets_moved" ? [String(target)] : [],
  );
  const armies = [...new Set(grown)].flatMap((territory) => {
    const [seat = me, , count = 0] = view.territories[territory] ?? [];
    const beside = neighboursOf(world, territory)
      .filter((id) => owner(id) === me)
      .map((id) => view.territories[id]?.[2] ?? 0);
    return seat === null || seat === me || count < ARMY || !beside.some((mine) => count >= 2 * mine)
      ? []
      : [{ territory, seat, count }];
  });
  return { broken, armies: armies.sort((a, b) => b.count - a.count).slice(0, MOST_ARMIES) };
}

/** In sentences, for whoever's turn it is. */
export function alarms(play: Play): string[] {
  const store = storeOf(play);
  const { view, facts } = store;
  if (!view || !facts || play.folded) return [];
  const moves: readonly Entry[] = standing(play.chair.entries);
  const own = moves.findLastIndex(({ seat, by }) => seat === play.seat && by !== "clock");
  const events = moves.slice(own + 1).flatMap((entry) => (entry.events ?? []) as GameEvent[]);
  const { broken, armies } = alarmsOf(view, store.world, facts, events);
  const parts = broken.map(({ application, points }) =>
    say(play, "minus-points", { name: applicationName(play, application), points }),
  );
  return [
    ...(parts.length > 0 ? [say(play, "meanwhile-cost", { applications: play.texts.listing(parts) })] : []),
    ...armies.map(({ territory, seat, count }) =>
      say(play, "meanwhile-massed", {
        territory: placeName(play, territory),
        name: playerName(play, seat),
        count,
      }),
    ),
  ];
}
