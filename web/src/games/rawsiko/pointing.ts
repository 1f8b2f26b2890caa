/** The pieces of an event, by ids of our own: `t:` territories, `c:` continents, `m:` materials. */
import type { GameEvent } from "$/table/data";

const FIELDS: Record<string, string> = { territory: "t", source: "t", target: "t", continent: "c", material: "m" };

export function pieces(event: GameEvent): string[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const value = event[field];
    return typeof value === "string" ? [`${kind}:${value}`] : [];
  });
}
