/**
 * The odds of one clash (53-57), exact. They come with the server's aids; until those are there, and
 * for what they do not hold, the same numbers are counted here.
 */
import type { Data } from "$/table/data";

export interface ClashOdds {
  attackers: number;
  defenders: number;
  /** By the attacker's losses: chances from 0 to 1. The defender loses the rest of the pairs. */
  chances: number[];
  pairs: number;
  /** The chance that the territory is taken in this one clash (58). */
  conquest: number;
  attackersLost: number;
  defendersLost: number;
}

export interface UntilOdds {
  conquest: number;
  attackersLost: number;
  defendersLost: number;
}

const SIDES = 6;
const MOST_DICE = 3;
const known = new Map<string, number[]>();

/** In how many of all rolls the attacker loses 0, 1, 2 … assets. */
export function ways(attackers: number, defenders: number): number[] {
  const key = `${attackers}:${defenders}`;
  const found = known.get(key);
  if (found) return found;
  const pairs = Math.min(attackers, defenders);
  const counted = new Array<number>(pairs + 1).fill(0);
  for (const attack of rolls(attackers)) {
    for (const defence of rolls(defenders)) {
      let lost = 0;
      for (let pair = 0; pair < pairs; pair += 1) if ((attack[pair] ?? 0) <= (defence[pair] ?? 0)) lost += 1;
      counted[lost] = (counted[lost] ?? 0) + 1;
    }
  }
  known.set(key, counted);
  return counted;
}

/** All rolls of so many dice, each with its highest die first. */
function rolls(dice: number): number[][] {
  let all: number[][] = [[]];
  for (let die = 0; die < dice; die += 1) {
    all = all.flatMap((roll) => Array.from({ length: SIDES }, (_, face) => [...roll, face + 1]));
  }
  return all.map((roll) => roll.sort((a, b) => b - a));
}

export function clash(attackers: number, defenders: number): ClashOdds {
  const attacking = Math.min(attackers, MOST_DICE);
  const defending = Math.min(defenders, MOST_DICE);
  const counted = ways(attacking, defending);
  const all = counted.reduce((total, one) => total + one, 0);
  const chances = counted.map((one) => one / all);
  const pairs = Math.min(attacking, defending);
  const attackersLost = chances.reduce((total, chance, lost) => total + chance * lost, 0);
  return {
    attackers: attacking,
    defenders: defending,
    chances,
    pairs,
    conquest: pairs === defenders ? (chances[0] ?? 0) : 0,
    attackersLost,
    defendersLost: pairs - attackersLost,
  };
}

/** The same from the aids, where they hold this attack. */
export function clashFrom(aids: Data, source: string, target: string, attackers: number): ClashOdds | null {
  const attack = attackOf(aids, source, target);
  const singles = Array.isArray(attack?.clash) ? (attack.clash as Data[]) : [];
  const found = singles.find((one) => one.attackers === attackers);
  if (!found || !Array.isArray(found.ways)) return null;
  const counted = found.ways as number[];
  const defenders = Number(attack?.defenders);
  return {
    attackers,
    defenders: Math.min(defenders, MOST_DICE),
    chances: counted.map((one) => one / Number(found.outcomes)),
    pairs: counted.length - 1,
    conquest: Number(found.conquest_permille) / 1000,
    attackersLost: Number(found.attackers_lost_permille) / 1000,
    defendersLost: Number(found.defenders_lost_permille) / 1000,
  };
}

function attackOf(aids: Data, source: string, target: string): Data | undefined {
  const attacks = Array.isArray(aids.attacks) ? (aids.attacks as Data[]) : [];
  return attacks.find((one) => one.source === source && one.target === target);
}

/** The odds of going on until it is taken or nobody can attack any more, if the aids tell them. */
export function until(aids: Data, source: string, target: string, least = 1): UntilOdds | null {
  const found = attackOf(aids, source, target);
  if (!found) return null;
  const stops = Array.isArray(found.stops) ? (found.stops as Data[]) : null;
  const data = least > 1 ? stops?.[least - 1] : (found.until as Data | undefined);
  if (!data) return null;
  return {
    conquest: Number(data.conquest_permille) / 1000,
    attackersLost: Number(data.attackers_lost_permille) / 1000,
    defendersLost: Number(data.defenders_lost_permille) / 1000,
  };
}

/** Per cent for reading: what is only nearly none or all says so. */
export function percent(chance: number): string {
  const thousandths = Math.round(chance * 1000);
  if (thousandths > 0 && thousandths < 5) return "<1";
  if (thousandths > 995 && thousandths < 1000) return ">99";
  return String(Math.floor((thousandths + 5) / 10));
}

/**
 * Per cent of outcomes that are shown side by side: together they are 100, each next to its own (those
 * with the largest remainders are rounded up).
 */
export function percents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map((value) => Math.floor(value + 1e-9));
  const left =
    Math.round(exact.reduce((all, one) => all + one, 0)) - whole.reduce((all, one) => all + one, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - (whole[at] ?? 0) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

/** What is possible is never called none, nor what may fail sure. */
export const spokenPercent = (whole: number, chance: number): string =>
  whole === 0 && chance > 0 ? "<1" : whole === 100 && chance < 1 ? ">99" : String(whole);

/** The chance that one clash takes it, as it stands among the outcomes; null: it can't. */
export const conquestPercent = ({ conquest, chances }: ClashOdds): string | null =>
  conquest > 0 ? spokenPercent(percents(chances)[0] ?? 0, chances[0] ?? 0) : null;

/** How the dice of a clash were paired: the highest with the highest, and so on (56, 57). */
export interface Pair {
  attack: number | null;
  defence: number | null;
  /** Who loses an asset; null: a die without a partner. */
  loser: "attacker" | "defender" | null;
  tie: boolean;
}

export function pairs(attack: readonly number[], defence: readonly number[]): Pair[] {
  const rows = Math.max(attack.length, defence.length);
  return Array.from({ length: rows }, (_, row): Pair => {
    const own = attack[row] ?? null;
    const rival = defence[row] ?? null;
    if (own === null || rival === null) return { attack: own, defence: rival, loser: null, tie: false };
    return { attack: own, defence: rival, loser: own > rival ? "defender" : "attacker", tie: own === rival };
  });
}
