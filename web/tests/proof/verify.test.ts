import { describe, expect, it } from "vitest";
import { type Evidence, prove, type StepId } from "$/proof/verify";
import type { Draws, Entry } from "$/protocol/types";
import told from "./games.json";

interface Told {
  draws: { seeds: { seed: string; commitment: string }[] };
  entries: unknown[];
}

/** A fresh copy, so that each test can spoil its own. */
function evidence(game: Told): Evidence {
  const { draws, entries } = structuredClone(game) as unknown as { draws: Draws; entries: Entry[] };
  const last = draws.seeds.at(-1);
  return {
    draws,
    entries,
    dice: (event) => (event.kind === "clash" ? [event.attack as number[], event.defence as number[]] : null),
    seed: last?.seed ?? null,
    commitment: last?.commitment ?? null,
    kept: last?.commitment,
  };
}

/** Pairs as the server sends them; the schema's types do not say so. */
const pairs = (draws: Draws, index: number): [number, number][] =>
  draws.draws[index]?.outcomes as unknown as [number, number][];

const states = (given: Evidence): Record<StepId, string> =>
  Object.fromEntries(prove(given).steps.map((step) => [step.id, step.state])) as Record<StepId, string>;
const held = { seal: "held", kept: "held", draws: "held", dice: "held" };

describe("a game that was fair", () => {
  it("is proved, with every draw and every die", () => {
    const given = evidence(told.rawsiko);
    const proof = prove(given);
    expect(proof.holds).toBe(true);
    expect(states(given)).toEqual(held);
    const count = (id: StepId): number => proof.steps.find((step) => step.id === id)?.count ?? 0;
    const drawn = given.draws.draws.reduce((sum, one) => sum + one.outcomes.length, 0);
    const dice = given.draws.draws.slice(1).reduce((sum, one) => sum + one.outcomes.length, 0);
    expect(count("draws")).toBe(drawn);
    expect(count("dice")).toBe(dice);
    expect(dice).toBeGreaterThan(20);
  });

  it("is proved with the seeds of a fork, and the dice of this table", () => {
    const given = evidence(told.forked);
    given.entries = given.entries.filter((entry) => entry.seq > 42); // older ones are another table's
    for (const one of given.draws.draws) if (one.seq <= 42) one.seq = 0;
    expect(states(given)).toEqual(held);
  });

  it("is proved if it was forked before its first move, or simulated", () => {
    expect(states(evidence(told.forked_at_once))).toEqual({ ...held, dice: "none" });
    expect(states(evidence(told.simulated))).toEqual({ ...held, dice: "none" });
  });

  it("says so if this device was not there at the beginning", () => {
    const given = { ...evidence(told.rawsiko), kept: undefined };
    expect(states(given)).toEqual({ ...held, kept: "none" });
    expect(prove(given).holds).toBe(true);
  });
});

describe("a game that was tampered with", () => {
  it("fails at the move whose draw was changed", () => {
    const given = evidence(told.rawsiko);
    const index = 4;
    const first = pairs(given.draws, index)[0];
    if (first) first[1] = (first[1] + 1) % first[0];
    const step = prove(given).steps.find((one) => one.id === "draws");
    expect(step).toMatchObject({ state: "broken", move: (given.draws.draws[index]?.moves ?? 0) + 1 });
    expect(prove(given).holds).toBe(false);
  });

  it("fails in the set-up too", () => {
    const given = evidence(told.forked_at_once);
    const first = pairs(given.draws, 0)[0];
    if (first) first[1] = (first[1] + 1) % first[0];
    expect(prove(given).steps.find((one) => one.id === "draws")).toMatchObject({ state: "broken", move: 0 });
  });

  it("fails if a draw is left out, comes twice, or in another order", () => {
    const less = evidence(told.rawsiko);
    less.draws.draws.splice(3, 1);
    expect(states(less)).toMatchObject({ draws: "broken", dice: "broken" });
    const more = evidence(told.rawsiko);
    pairs(more.draws, 3).push([6, 0], [6, 0], [6, 0]);
    expect(states(more).draws).toBe("broken");
    const other = evidence(told.rawsiko);
    const [one] = other.draws.draws.splice(3, 1);
    if (one) other.draws.draws.splice(5, 0, one);
    expect(states(other).draws).toBe("broken");
  });

  it("fails if other dice lay on the table", () => {
    const given = evidence(told.rawsiko);
    const clash = given.entries[2]?.events?.find((event) => event.kind === "clash");
    const dice = clash?.attack as number[];
    dice[0] = ((dice[0] ?? 1) % 6) + 1;
    expect(states(given)).toEqual({ ...held, dice: "broken" });
  });

  it("fails if the server shows another seed than it sealed", () => {
    const given = evidence(told.rawsiko);
    const seed = given.draws.seeds[0];
    if (seed) seed.seed = "ff".repeat(32);
    expect(states(given)).toMatchObject({ seal: "broken", kept: "broken", draws: "broken" });
  });

  it("fails if seed and seal were exchanged together: this device remembers the first seal", () => {
    const given = evidence(told.forked_at_once);
    given.kept = told.rawsiko.draws.seeds[0]?.commitment;
    expect(states(given)).toMatchObject({ seal: "held", kept: "broken", draws: "held" });
  });

  it("fails, and does not crash, with seeds that are none", () => {
    const given = evidence(told.rawsiko);
    const seed = given.draws.seeds[0];
    if (seed) seed.seed = "nonsense";
    expect(prove(given).holds).toBe(false);
    expect(prove({ ...given, draws: { ...given.draws, seeds: [], draws: [] } }).holds).toBe(false);
  });
});
