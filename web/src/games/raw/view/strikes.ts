/** How an attack can be made, and what it would come to. */
import type { Data } from "$/table/data";
import { gainsOf } from "./gains";
import { enduranceOf, type Mode, type Offered, pieceAt, type RawView, type Strikes } from "./data";

/** The same as the server's aids, read from the moves it offers while an attacker aims. */
export function strikesOf(offered: Offered): Strikes {
  const spots = (verb: string): number[] => [...(offered.spots.get(verb) ?? [])];
  const split = Object.fromEntries(
    spots("split").map((spot) => [String(spot), spots("target").filter((other) => other !== spot)]),
  );
  return { target: spots("target"), double: spots("double"), kill: spots("kill"), split, refused: {} };
}

/** Plain first; a bonus is a choice (28, A2). */
export function modesFor(strikes: Strikes, target: number): Mode[] {
  const modes: Mode[] = [];
  if (strikes.target.includes(target)) modes.push("plain");
  if (strikes.double.includes(target)) modes.push("double");
  if ((strikes.split[String(target)] ?? []).length > 0) modes.push("split");
  if (strikes.kill.includes(target)) modes.push("kill");
  return modes;
}

const woundsOf = (mode: Mode): number => (mode === "double" ? 2 : 1);

/** What is proposed: the mildest way that destroys the card, else the hardest. */
export function bestMode(view: RawView, content: Data, strikes: Strikes, target: number): Mode {
  const modes = modesFor(strikes, target);
  const left = leftOf(view, content, target);
  if (left <= 1 || modes.length <= 1) return "plain";
  if (modes.includes("kill") && !(left <= 2 && modes.includes("double"))) return "kill";
  return modes.includes("double") ? "double" : "plain";
}

/** Wounds that a card can still take, those of declared attacks counted (20, 21). */
function leftOf(view: RawView, content: Data, spot: number): number {
  const piece = pieceAt(view, spot);
  if (!piece) return 0;
  return enduranceOf(content, piece) - (piece.wounds ?? 0) - comingTo(view, spot);
}

/** Wounds that declared attacks will deal to a card. */
function comingTo(view: RawView, spot: number): number {
  return view.attacks.reduce(
    (all, [, mode, targets]) => all + (targets.includes(spot) ? woundsOf(mode) : 0),
    0,
  );
}

export interface Outcome {
  wounds: number;
  /** Wounds on the card afterwards, and how many it can take. */
  after: number;
  endurance: number;
  dies: boolean;
}

/** What an attack would do to its target, if nothing comes between. */
export function outcome(view: RawView, content: Data, target: number, mode: Mode): Outcome {
  const piece = pieceAt(view, target);
  const endurance = piece ? enduranceOf(content, piece) : 0;
  const wounds = woundsOf(mode);
  const after = Math.min((piece?.wounds ?? 0) + comingTo(view, target) + wounds, endurance);
  return { wounds, after, endurance, dies: mode === "kill" || after >= endurance };
}

/** What an attacker pays for its attack: one wound if it is sick, and one for each card that burns back (40, 41). */
export interface Price {
  wounds: number;
  sick: boolean;
  backburn: boolean;
  dies: boolean;
}

export function price(view: RawView, content: Data, source: number, targets: readonly number[]): Price {
  const has = (spot: number, word: string): boolean => gainsOf(view, content, spot).all.has(word);
  const burnt = targets.filter((spot) => has(spot, "backburn")).length;
  const sick = has(source, "sick");
  const wounds = burnt + (sick ? 1 : 0);
  const piece = pieceAt(view, source);
  const dies = piece !== null && wounds > 0 && (piece.wounds ?? 0) + wounds >= enduranceOf(content, piece);
  return { wounds, sick, backburn: burnt > 0, dies };
}
