/**
 * Were the dice fair? Everything that chance decided in a finished game is drawn again from the
 * seed, here, and compared with what the server told, what this device was told at the start, and
 * what lay on the table.
 */
import type { Draws, Entry } from "$/protocol/types";
import type { GameEvent } from "$/table/data";
import { type Chance, commitment, stream } from "./chance";

/** What there is to judge by. */
export interface Evidence {
  draws: Draws;
  /** What the table says of its own seed. */
  seed: string | null;
  commitment: string | null;
  /** The commitment that this device was told when the game began; undefined: it was not there. */
  kept: string | undefined;
  entries: readonly Entry[];
  /** The dice that an event shows: a list for each roll; null: none. */
  dice: (event: GameEvent) => number[][] | null;
}

/**
 * The steps of the proof, in order. `seal`: each seed is the one that was sealed; `kept`: its seal
 * is the one this device was told before the first move; `draws`: the seed gives every outcome;
 * `dice`: the dice on the table were these outcomes.
 */
export type StepId = "seal" | "kept" | "draws" | "dice";

export interface ProofStep {
  id: StepId;
  /** Held, broken, or nothing to be compared. */
  state: "held" | "broken" | "none";
  /** How many were compared. */
  count: number;
  /** The number of the move at which it broke; 0: the set-up. */
  move?: number;
}

export interface Proof {
  holds: boolean;
  steps: ProofStep[];
  seeds: { seed: string; commitment: string; moves: number }[];
}

type Outcome = readonly [of: number, which: number];

export function prove(evidence: Evidence): Proof {
  const steps = [seal(evidence), kept(evidence), drawn(evidence), shown(evidence)];
  return { holds: steps.every((step) => step.state !== "broken"), steps, seeds: evidence.draws.seeds };
}

/** Every seed has the SHA-256 that was told before it was used, and the table means the last one. */
function seal({ draws, seed, commitment: told }: Evidence): ProofStep {
  const { seeds } = draws;
  const last = seeds.at(-1);
  const fits =
    last !== undefined &&
    seeds.every((one) => safely(() => commitment(one.seed)) === one.commitment) &&
    (seed === null || seed === last.seed) &&
    (told === null || told === last.commitment);
  return { id: "seal", state: fits ? "held" : "broken", count: seeds.length };
}

/** The seal that this device wrote down at the beginning. */
function kept({ draws, kept: told }: Evidence): ProofStep {
  if (told === undefined) return { id: "kept", state: "none", count: 0 };
  const last = draws.seeds.at(-1);
  const same = last !== undefined && safely(() => commitment(last.seed)) === told;
  return { id: "kept", state: same ? "held" : "broken", count: 1 };
}

/** All outcomes once more, in order; a move draws from the last seed with no more moves before it. */
function drawn({ draws }: Evidence): ProofStep {
  const streams = new Map<number, Chance>();
  let count = 0;
  let before = -1;
  for (const [index, one] of draws.draws.entries()) {
    // The set-up comes first, and belongs to the first seed even if another begins right behind it.
    const setUp = index === 0;
    const move = setUp ? 0 : one.moves + 1;
    const number = setUp ? 0 : draws.seeds.findLastIndex((seed) => seed.moves <= one.moves);
    const broken: ProofStep = { id: "draws", state: "broken", count, move };
    if (!setUp && one.moves <= before) return broken;
    before = setUp ? -1 : one.moves;
    const seed = draws.seeds[number];
    if (!seed) return broken;
    const chance = streams.get(number) ?? safely(() => stream(draws.chance_kind, seed.seed));
    if (!chance) return broken;
    streams.set(number, chance);
    for (const [of, which] of outcomesOf(one)) {
      if (safely(() => chance.below(of)) !== which) return { ...broken, count };
      count += 1;
    }
  }
  return { id: "draws", state: count > 0 ? "held" : "none", count };
}

/** The dice of every event are the outcomes of its move, roll by roll. */
function shown({ draws, entries, dice }: Evidence): ProofStep {
  const byEntry = new Map(draws.draws.map((one) => [one.seq, one]));
  let count = 0;
  for (const entry of entries) {
    const rolls = ((entry.events ?? []) as GameEvent[]).flatMap((event) => dice(event) ?? []);
    if (rolls.length === 0) continue;
    const one = byEntry.get(entry.seq);
    const outcomes = one ? [...outcomesOf(one)] : [];
    for (const roll of rolls) {
      const drawn = outcomes.splice(0, roll.length).map(([of, which]) => (of === FACES ? which + 1 : 0));
      if (sorted(drawn) !== sorted(roll))
        return { id: "dice", state: "broken", count, move: one ? one.moves + 1 : undefined };
      count += roll.length;
    }
  }
  return { id: "dice", state: count > 0 ? "held" : "none", count };
}

const FACES = 6;
const sorted = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join();
/** The schema's pairs have no type of their own. */
const outcomesOf = (one: Draws["draws"][number]): readonly Outcome[] => one.outcomes as unknown as Outcome[];

/** Data that can't be read proves nothing. */
function safely<T>(doing: () => T): T | undefined {
  try {
    return doing();
  } catch {
    return undefined;
  }
}
