/** What a deck can say: the server's word (games/raw/form.py), asked for what fits where. */
import type { Data } from "$/text/words";

export interface TypeForm {
  readonly type: string;
  readonly kind: boolean;
  readonly endurance: boolean;
  /** It may say nothing at all. */
  readonly blank: boolean;
  readonly properties: readonly string[];
  readonly places: readonly string[];
}

export interface TargetForm {
  readonly types: readonly string[];
  readonly many: readonly string[];
}

export interface EffectForm {
  readonly effect: string;
  readonly amount: boolean;
  readonly kind: boolean;
  readonly property: boolean;
  /** Where it can stand, and whose cards it can be about there; nobody's: it has no target. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Places where it lasts, so that it can't burn. */
  readonly steady: readonly string[];
  readonly targets: Readonly<Record<string, TargetForm>>;
}

export type Range = readonly [number, number];

export interface DeckForm {
  readonly types: readonly TypeForm[];
  readonly kinds: readonly string[];
  readonly effects: readonly EffectForm[];
  readonly granted: readonly string[];
  /** Places that don't stand on one card together. */
  readonly apart: readonly (readonly string[])[];
  /** Beginnings of properties of which a card has one at most. */
  readonly only_one: readonly string[];
  readonly reserved: readonly string[];
  readonly cost: Range;
  readonly endurance: Range;
  readonly copies: Range;
  readonly amount: Range;
  readonly cards: number;
  readonly effects_of_place: number;
  readonly letters: { readonly id: number; readonly name: number; readonly flavour: number };
  readonly dealt: number;
  readonly hunt: number;
}

export const formOf = (data: Data): DeckForm => data as unknown as DeckForm;

/** An effect as it stands in the file: what is left out is as usual. */
export interface EffectTable {
  readonly place?: string;
  readonly effect?: string;
  readonly burn?: boolean;
  readonly amount?: number;
  readonly kind?: string;
  readonly property?: string;
  readonly whose?: string;
  readonly types?: readonly string[];
  readonly kinds?: readonly string[];
  readonly many?: string;
}

export const typeForm = (form: DeckForm, type: unknown): TypeForm | undefined =>
  form.types.find((one) => one.type === type);
export const effectForm = (form: DeckForm, effect: unknown): EffectForm | undefined =>
  form.effects.find((one) => one.effect === effect);

/** The properties that a card can still take: they fit its type, and are not there yet. */
export function freeProperties(form: DeckForm, type: unknown, has: readonly string[]): string[] {
  const taken = (word: string): boolean =>
    has.includes(word) ||
    form.only_one.some((start) => word.startsWith(start) && has.some((other) => other.startsWith(start)));
  return (typeForm(form, type)?.properties ?? []).filter((word) => !taken(word));
}

/** Where an effect of a card can stand, beside its other effects. */
export function freePlaces(form: DeckForm, type: unknown, others: readonly EffectTable[]): string[] {
  const standing = others.map((other) => other.place);
  return (typeForm(form, type)?.places ?? []).filter((place) => {
    const apart = form.apart.filter((group) => group.includes(place)).flat();
    const full = standing.filter((one) => one === place).length >= form.effects_of_place;
    return !full && !standing.some((one) => one !== place && one !== undefined && apart.includes(one));
  });
}

/** The effects that can stand in a place. */
export const effectsIn = (form: DeckForm, place: string): EffectForm[] =>
  form.effects.filter((one) => place in one.places);

export interface Target {
  readonly whose: string;
  readonly types: readonly string[];
  readonly kinds: readonly string[];
  readonly many: string;
}

/** What an effect is about, with what is left out filled in; null: it has no target. */
export function targetOf(form: DeckForm, effect: EffectTable): Target | null {
  const entry = effectForm(form, effect.effect);
  if (!entry || Object.keys(entry.targets).length === 0) return null;
  const whose = effect.whose ?? "own";
  return {
    whose,
    types: effect.types ?? entry.targets[whose]?.types ?? ["beast"],
    kinds: effect.kinds ?? [],
    many: effect.many ?? "one",
  };
}

/** What there is to choose for the target of an effect. */
export function targetChoices(
  form: DeckForm,
  effect: EffectTable,
): { whose: readonly string[]; types: string[][]; kinds: boolean; many: readonly string[] } | null {
  const entry = effectForm(form, effect.effect);
  const target = targetOf(form, effect);
  if (!entry || !target) return null;
  const offered = entry.targets[target.whose] ?? { types: [], many: [] };
  const types = offered.types.map((type) => [type]);
  if (offered.types.length > 1) types.push([...offered.types]);
  return {
    whose: entry.places[effect.place ?? ""] ?? [],
    types,
    kinds: target.types.join() === "beast",
    many: offered.many,
  };
}

const first = <T>(list: readonly T[]): T | undefined => list[0];
const kept = <T>(value: T | undefined, offered: readonly T[]): T | undefined =>
  value !== undefined && offered.includes(value) ? value : first(offered);

/**
 * An effect after something of it was chosen: whatever does not go with it any more is changed to the
 * first that does, or goes. What is as usual is left out, as people write it. Null: nothing fits.
 */
export function fitted(form: DeckForm, effect: EffectTable, places: readonly string[]): EffectTable | null {
  const known = effectForm(form, effect.effect);
  const possible = places.filter((one) => !known || one in known.places);
  const place = kept(effect.place, possible.length ? possible : places);
  if (place === undefined) return null;
  const entry = known && place in known.places ? known : first(effectsIn(form, place));
  if (!entry) return null;
  const found: { -readonly [K in keyof EffectTable]: EffectTable[K] } = { place, effect: entry.effect };
  if (entry.amount && (effect.amount ?? 1) !== 1) found.amount = effect.amount;
  if (entry.kind) found.kind = kept(effect.kind, form.kinds);
  if (entry.property) found.property = kept(effect.property, form.granted);
  const whose = kept(effect.whose, entry.places[place] ?? []);
  if (whose !== undefined) {
    const offered = entry.targets[whose] ?? { types: [], many: [] };
    found.whose = whose;
    const types = (effect.types ?? offered.types).filter((type) => offered.types.includes(type));
    if (types.length && types.length < offered.types.length) found.types = types;
    const about = found.types ?? offered.types;
    const kinds = (effect.kinds ?? []).filter((kind) => form.kinds.includes(kind));
    if (kinds.length && about.join() === "beast") found.kinds = kinds;
    const many = kept(effect.many ?? "one", offered.many);
    if (many !== "one") found.many = many;
  }
  if (effect.burn && !entry.steady.includes(place)) found.burn = true;
  return found;
}
