/**
 * What follows from a view and the content: which materials are whose, which are needed and how much
 * each is worth, what taking or leaving a territory would change. Legality is the server's business.
 */
import { type Aimed, neighboursOf, type RawsikoView, type World } from "./data";

/** How a material on a territory looks to a seat (U7). */
export type Standing = "own" | "owned" | "need" | "other";

export interface Facts {
  /** The seat whose eyes these are; null: an onlooker's. */
  me: number | null;
  /** Materials that I own: by territories, and by the Trade with China (12, 73). */
  owned: ReadonlySet<string>;
  /** What my objective still lacks, the most valuable first. */
  needed: readonly string[];
  objective: readonly Aimed[];
  /** Points as it stands, and all that could be had (66). */
  points: number;
  most: number;
}

/** The view with the own objectives turned face down. */
export const folded = (view: RawsikoView): RawsikoView => ({
  ...view,
  objectives: view.objectives.map((aims, seat) =>
    seat === view.seat && view.phase !== "over" ? null : aims,
  ),
});

export function factsOf(view: RawsikoView, world: World): Facts {
  const me = view.seat;
  const objective = me === null ? [] : (view.objectives[me] ?? []);
  const owned = new Set(me === null ? [] : [...(view.materials[me] ?? []), ...(view.gained[me] ?? [])]);
  const needed = neededBy(objective, view, world);
  return {
    me,
    owned,
    needed,
    objective,
    points: sum(objective.filter((aim) => aim.missing.length === 0).map((aim) => aim.points)),
    most: sum(objective.map((aim) => aim.points)),
  };
}

/** A material is worth a share of the points of each application that lacks it; near ones first. */
function neededBy(objective: readonly Aimed[], view: RawsikoView, world: World): string[] {
  const worth = new Map<string, number>();
  for (const aim of objective) {
    for (const material of aim.missing) {
      worth.set(material, (worth.get(material) ?? 0) + aim.points / aim.missing.length);
    }
  }
  const near = inReach(view, world);
  for (const [material, value] of worth) if (near.has(material)) worth.set(material, value * 1.6);
  return [...worth].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([material]) => material);
}

/** Materials on territories next to mine. */
function inReach(view: RawsikoView, world: World): Set<string> {
  const found = new Set<string>();
  for (const [id, [owner]] of Object.entries(view.territories)) {
    if (owner !== view.seat) continue;
    for (const other of neighboursOf(world, id)) {
      for (const material of world.territories.get(other)?.materials ?? []) found.add(material);
    }
  }
  return found;
}

/** A material on a territory, as U7 and the guide have it. */
export function standing(facts: Facts, mine: boolean, material: string): Standing {
  if (facts.owned.has(material)) return mine ? "own" : "owned";
  return facts.needed.includes(material) ? "need" : "other";
}

/** The materials on a seat's territories, if it took and left some: they alone bring assets (41). */
export function landMaterials(
  view: RawsikoView,
  world: World,
  seat: number,
  takes: readonly string[] = [],
  leaves: readonly string[] = [],
): Set<string> {
  const held = Object.keys(view.territories).filter(
    (id) => view.territories[id]?.[0] === seat && !leaves.includes(id),
  );
  return new Set([...held, ...takes].flatMap((id) => world.territories.get(id)?.materials ?? []));
}

/** What would change for me if I gained and lost these territories, or gained these materials. */
export interface Change {
  gains: string[];
  losses: string[];
  /** Applications that would be fulfilled, or would no longer be. */
  completes: Aimed[];
  breaks: Aimed[];
  /** Of the gains: what the objective needs. */
  useful: string[];
  /** Points more or fewer, as it stands. */
  points: number;
  /** New assets in the next turn, now and then (41); the same where there is no next turn. */
  income: [now: number, then: number];
}

export const incomeOf = (materials: number): number => Math.ceil(materials / 3);

export function change(
  view: RawsikoView,
  world: World,
  facts: Facts,
  { takes = [], leaves = [], trades = [] }: { takes?: string[]; leaves?: string[]; trades?: string[] },
): Change {
  const me = facts.me ?? 0;
  const land = landMaterials(view, world, me, takes, leaves);
  const then = new Set([...land, ...(view.gained[me] ?? []), ...trades]);
  const completes: Aimed[] = [];
  const breaks: Aimed[] = [];
  for (const aim of facts.objective) {
    const had = aim.missing.length === 0;
    const has = (world.applications.get(aim.application)?.materials ?? []).every((material) =>
      then.has(material),
    );
    if (has && !had) completes.push(aim);
    if (had && !has) breaks.push(aim);
  }
  const gains = [...then].filter((material) => !facts.owned.has(material));
  return {
    gains,
    losses: [...facts.owned].filter((material) => !then.has(material)),
    completes,
    breaks,
    useful: gains.filter((material) => facts.needed.includes(material)),
    points: sum(completes.map((aim) => aim.points)) - sum(breaks.map((aim) => aim.points)),
    income: nextIncome(view, me) === null ? [0, 0] : [view.income[me] ?? 0, incomeOf(land.size)],
  };
}

/** Of a seat: territories, and assets on them. */
export function held(view: RawsikoView, seat: number): { territories: number; assets: number } {
  const mine = Object.values(view.territories).filter(([owner]) => owner === seat);
  return { territories: mine.length, assets: sum(mine.map(([, , total]) => total)) };
}

/** Who has exclusive presence on a continent (73); null: nobody. */
export function aloneOn(view: RawsikoView, continent: string): number | null {
  const there = view.continents[continent] ?? [];
  return there.length === 1 ? (there[0] as number) : null;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Half of so many assets, the larger one. */
export const half = (count: number): number => Math.max(Math.ceil(count / 2), 1);

/** What the next investment phase would bring a seat as it stands (U6); null: there is none for it any more. */
export function nextIncome(view: RawsikoView, seat: number): number | null {
  const none =
    view.turn >= view.turns || view.phase === "trading" || view.phase === "over" || (view.out[seat] ?? 0) > 0;
  return none ? null : (view.income[seat] ?? 0);
}

/** While its owner acts what has moved matters; before, that of the last turn is no matter any more (48). */
const acts = (view: RawsikoView, owner: number): boolean =>
  view.phase === "acting" && owner === view.seat && view.waiting.includes(owner);

/** Both numbers matter while assets can move; else there is only how many they are (48). */
export function wagonText(view: RawsikoView, id: string, more = 0): string {
  const [owner, unmoved, total] = view.territories[id] ?? [-1, 0, 0];
  return acts(view, owner) ? `${unmoved}/${total + more}` : String(total + more);
}

/** Has everything here moved? */
export function parked(view: RawsikoView, id: string): boolean {
  const [owner, unmoved] = view.territories[id] ?? [-1, 1];
  return acts(view, owner) && unmoved === 0;
}
