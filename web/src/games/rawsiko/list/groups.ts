/** The territories as a list: which of them, in what order (an equal alternative to the map). */
import type { RawsikoView, World } from "../view/data";
import type { Facts } from "../view/facts";

export const FILTERS = ["all", "legal", "mine", "needed", "empty"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Group {
  /** Null: of no continent. */
  continent: string | null;
  ids: string[];
}

interface Listed {
  view: RawsikoView;
  world: World;
  facts: Facts;
  legal: ReadonlySet<string>;
  name: (id: string) => string;
  language: string;
}

export function groups({ view, world, facts, legal, name, language }: Listed, filter: Filter): Group[] {
  const passes = (id: string): boolean => {
    const owner = view.territories[id]?.[0];
    if (filter === "legal") return legal.has(id);
    if (filter === "mine") return owner !== undefined && owner === facts.me;
    if (filter === "empty") return owner === undefined;
    if (filter === "needed") {
      return (world.territories.get(id)?.materials ?? []).some((material) => facts.needed.includes(material));
    }
    return true;
  };
  const order = new Intl.Collator(language);
  const found = new Map<string | null, string[]>(world.continents.map((id) => [id, []]));
  for (const { id, continent } of world.territories.values()) {
    if (!passes(id)) continue;
    const ids = found.get(continent) ?? [];
    ids.push(id);
    found.set(continent, ids);
  }
  return [...found]
    .filter(([, ids]) => ids.length > 0)
    .map(([continent, ids]) => ({ continent, ids: ids.sort((a, b) => order.compare(name(a), name(b))) }));
}
