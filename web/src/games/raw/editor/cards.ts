/** Cards of a deck in the works: read out of what is written, and changed. */
import type { Table } from "$/editor/toml";
import { isTable } from "$/text/words";
import { pictureOf } from "../art/pictures";
import type { CardData, CardType, Effect, Kind, Place } from "../cards/data/types";
import { type DeckForm, type EffectTable, fitted, freePlaces, targetOf, typeForm } from "./form";

export const LANGUAGES = ["en", "sk", "hu", "lv"] as const;
export type Words = Readonly<Record<string, string>>;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown, otherwise: number): number =>
  Number.isInteger(value) ? Number(value) : otherwise;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export const idOf = (card: Table): string => text(card.id);
export const propertiesOf = (card: Table): string[] => texts(card.properties);
export const effectsOf = (card: Table): EffectTable[] =>
  Array.isArray(card.effects) ? card.effects.filter(isTable) : [];

/** A text by language; a plain one is English. */
export function wordsOf(card: Table, field: "name" | "flavour"): Words {
  const value = card[field];
  if (!isTable(value)) return text(value) ? { en: text(value) } : {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

/** Its name for a reader of this language. */
export const nameIn = (card: Table, language: string): string => {
  const words = wordsOf(card, "name");
  return words[language] || words.en || Object.values(words).find(Boolean) || "";
};

export const copiesOf = (card: Table): number => Math.max(0, number(card.copies, 1));

/** As it is drawn: with everything that is left out filled in, and drawable whatever is wrong. */
export function drawn(card: Table, form: DeckForm): CardData {
  const type = (typeForm(form, card.type)?.type ?? "beast") as CardType;
  const entry = typeForm(form, type);
  const kind = form.kinds.includes(text(card.kind)) ? text(card.kind) : form.kinds[0];
  const data: CardData = {
    name: wordsOf(card, "name"),
    type,
    ...(entry?.kind ? { kind: kind as Kind } : {}),
    cost: within(number(card.cost, 1), form.cost),
    ...(entry?.endurance ? { endurance: within(number(card.endurance, 1), form.endurance) } : {}),
    copies: copiesOf(card),
    properties: propertiesOf(card).filter((word) => form.types.some((one) => one.properties.includes(word))),
    effects: effectsOf(card).flatMap((effect) => drawnEffect(effect, form)),
    icon: text(card.icon),
    flavour: wordsOf(card, "flavour"),
  };
  return { ...data, icon: pictureOf(idOf(card), data) };
}

function drawnEffect(effect: EffectTable, form: DeckForm): Effect[] {
  const entry = form.effects.find((one) => one.effect === effect.effect);
  if (!entry || !form.types.some((type) => type.places.includes(effect.place ?? ""))) return [];
  const target = targetOf(form, effect) ?? {};
  const place = effect.place as Place;
  return [
    {
      ...effect,
      ...target,
      place,
      effect: entry.effect,
      amount: number(effect.amount, 1),
      kind: effect.kind ?? form.kinds[0],
      property: effect.property ?? form.granted[0],
    },
  ];
}

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

/** Fields in the order in which people write them; what is undefined goes. */
const ORDER = [
  "id",
  "type",
  "kind",
  "cost",
  "endurance",
  "copies",
  "icon",
  "properties",
  "effects",
  "name",
  "flavour",
];

/** The card with these fields changed; undefined takes one away. */
export function withFields(card: Table, fields: Table): Table {
  const all = { ...card, ...fields };
  const names = [
    ...ORDER.filter((name) => name in all),
    ...Object.keys(all).filter((name) => !ORDER.includes(name)),
  ];
  return Object.fromEntries(names.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]));
}

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined);

export const withProperties = (card: Table, words: readonly string[]): Table =>
  withFields(card, { properties: some(words) });
export const withEffects = (card: Table, effects: readonly EffectTable[]): Table =>
  withFields(card, { effects: some(effects) });

/** Another type: what the new one can't have goes, what it must have comes. */
export function withType(card: Table, type: string, form: DeckForm): Table {
  const entry = typeForm(form, type);
  if (!entry) return card;
  const effects: EffectTable[] = [];
  for (const effect of effectsOf(card)) {
    const places = freePlaces(form, type, effects);
    const next =
      entry.places.includes(effect.place ?? "") && places.includes(effect.place ?? "")
        ? effect
        : fitted(form, effect, places);
    // An effect that would have to become another one is not what was meant.
    if (next && next.effect === effect.effect) effects.push(next);
  }
  return withFields(card, {
    type,
    kind: entry.kind ? (card.kind ?? form.kinds[0]) : undefined,
    endurance: entry.endurance ? (card.endurance ?? Math.max(form.endurance[0], 2)) : undefined,
    properties: some(propertiesOf(card).filter((word) => entry.properties.includes(word))),
    effects: some(effects),
  });
}

/** A letter or two that ids have, of any word. */
export function slug(words: string, most: number): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, most)
    .replace(/-+$/, "");
}

/** An id that no other card has, and that means nothing else. */
export function freeId(words: string, taken: readonly string[], form: DeckForm): string {
  const most = form.letters.id;
  const base = slug(words, most) || "card";
  for (let count = 1; ; count += 1) {
    const tail = count === 1 ? "" : `-${count}`;
    const id = `${base.slice(0, most - tail.length).replace(/-+$/, "")}${tail}`;
    if (!taken.includes(id) && !form.reserved.includes(id)) return id;
  }
}

/**
 * A name or a flavour in one language. English is a must: as long as nobody has written it, it goes
 * with what is written in the reader's own language; and the id goes with the English name.
 */
export function withWords(
  card: Table,
  field: "name" | "flavour",
  language: string,
  said: string,
  taken: readonly string[],
  form: DeckForm,
): Table {
  const before = wordsOf(card, field);
  const words: Record<string, string> = { ...before, [language]: said };
  if (language !== "en" && (!before.en || before.en === before[language])) words.en = said;
  const full = Object.fromEntries(Object.entries(words).filter(([, one]) => one !== ""));
  const next = withFields(card, { [field]: Object.keys(full).length ? full : undefined });
  if (field !== "name" || !followsName(card, before.en ?? "", form)) return next;
  return withFields(next, { id: freeId(full.en ?? "", taken, form) });
}

/** Was the id made of this name, by us? */
const followsName = (card: Table, name: string, form: DeckForm): boolean =>
  ["", slug(name, form.letters.id).replace(/-\d+$/, "") || "card"].includes(idOf(card).replace(/-\d+$/, ""));

/** A new card: a monster without a name. */
export function newCard(taken: readonly string[], form: DeckForm): Table {
  return withType(
    { id: freeId("card", taken, form), cost: 2, copies: 2 },
    form.types[0]?.type ?? "beast",
    form,
  );
}

/** The same card again, picture and all, under an id of its own; the number of that stands behind its name, too. */
export function copyOf(card: Table, taken: readonly string[], form: DeckForm): Table {
  const id = freeId(idOf(card).replace(/-\d+$/, ""), taken, form);
  const number = /-(\d+)$/.exec(id)?.[1];
  const names = Object.entries(wordsOf(card, "name")).map(([language, name]) => [
    language,
    number ? `${name.replace(/ \d+$/, "")} ${number}` : name,
  ]);
  return withFields(card, {
    id,
    icon: drawn(card, form).icon || undefined,
    ...(names.length > 0 ? { name: Object.fromEntries(names) } : {}),
  });
}

/** Cards of the content in use, as an author would write them: what is as usual is left out. */
export function asWritten(id: string, card: CardData): Table {
  const { name, flavour, copies, properties, effects, icon, ...rest } = card;
  return withFields(
    {},
    {
      id,
      ...rest,
      copies: copies === 1 ? undefined : copies,
      icon: icon || undefined,
      properties: some(properties),
      effects: some(effects.map(bare)),
      name,
      flavour: Object.keys(flavour).length ? flavour : undefined,
    },
  );
}

function bare(effect: Effect): EffectTable {
  const { burn, amount, kinds, many, ...rest } = effect;
  return {
    ...rest,
    ...(amount === undefined || amount === 1 ? {} : { amount }),
    ...(kinds?.length ? { kinds } : {}),
    ...(many === undefined || many === "one" ? {} : { many }),
    ...(burn ? { burn } : {}),
  };
}
