/** The pieces of an event or of a move, by ids of our own: `t:` territories, `c:` continents, `m:` materials. */
import type { Data } from "$/table/data";

const FIELDS: Record<string, string> = {
  territory: "t",
  source: "t",
  target: "t",
  continent: "c",
  material: "m",
};

export function pieces(event: Data): string[] {
  return Object.entries(FIELDS).flatMap(([field, kind]) => {
    const value = event[field];
    return typeof value === "string" ? [`${kind}:${value}`] : [];
  });
}
