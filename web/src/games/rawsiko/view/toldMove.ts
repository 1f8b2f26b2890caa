/** What others do, as the map shows it while it is told. */
import type { GameEvent } from "$/table/data";

/** From where to where, or where something was placed. */
export interface ToldMove {
  seat: number;
  source: string | null;
  targets: readonly string[];
  grave: boolean;
}

/** By the last of these events; null: it is nothing that the map shows. */
export function toldMove(events: readonly GameEvent[]): ToldMove | null {
  const last = events.at(-1);
  if (!last || typeof last.seat !== "number") return null;
  const { seat, kind } = last;
  if (kind === "clash" || kind === "assets_moved")
    return { seat, source: String(last.source), targets: [String(last.target)], grave: kind === "clash" };
  if (kind !== "assets_placed" && kind !== "territory_taken") return null;
  const places = events.filter((event) => event.kind === kind).map(({ territory }) => String(territory));
  return { seat, source: null, targets: [...new Set(places)], grave: false };
}
