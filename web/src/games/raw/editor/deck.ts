/** A deck in the works: its cards by their keys, their order, and what can be said of the whole. */
import { type Entry, freshKey, type Table, type Written } from "$/editor/toml";
import type { Data } from "$/text/words";
import { type CardData, cardsOf, isRitual } from "../cards/data/types";
import { asWritten, copiesOf, copyOf, drawn, idOf, newCard, wordsOf } from "./cards";
import type { DeckForm } from "./form";

/** The name of the entries in the file. */
export const CARD = "card";

export const nameOfDeck = ({ top }: Written): string => (typeof top.name === "string" ? top.name : "");
export const withName = (deck: Written, name: string): Written => ({ ...deck, top: { ...deck.top, name } });
export const cardAt = (deck: Written, key: string): Entry | undefined =>
  deck.entries.find((entry) => entry.key === key);
export const idsBut = (deck: Written, key: string): string[] =>
  deck.entries.filter((entry) => entry.key !== key).map(({ table }) => idOf(table));

export function withCard(deck: Written, key: string, table: Table): Written {
  return { ...deck, entries: deck.entries.map((entry) => (entry.key === key ? { ...entry, table } : entry)) };
}

/** A new card at the end, or a copy behind the one that it is of; and its key. */
export function added(
  deck: Written,
  form: DeckForm,
  like: string | null = null,
): { deck: Written; key: string } {
  const of = like === null ? undefined : cardAt(deck, like);
  const taken = idsBut(deck, "");
  const entry: Entry = {
    key: freshKey(),
    table: of ? copyOf(of.table, taken, form) : newCard(taken, form),
    note: "",
  };
  const at = of ? deck.entries.indexOf(of) + 1 : deck.entries.length;
  return { deck: { ...deck, entries: deck.entries.toSpliced(at, 0, entry) }, key: entry.key };
}

/** Without a card; a comment above it goes to the next, of whose group it tells. */
export function without(deck: Written, key: string): Written {
  const at = deck.entries.findIndex((entry) => entry.key === key);
  const gone = deck.entries[at];
  if (!gone) return deck;
  const rest = deck.entries.toSpliced(at, 1);
  const next = rest[at];
  if (next && gone.note && !next.note) rest[at] = { ...next, note: gone.note };
  return { ...deck, entries: rest };
}

/** One place up or down. */
export function moved(deck: Written, key: string, by: -1 | 1): Written {
  const at = deck.entries.findIndex((entry) => entry.key === key);
  const entry = deck.entries[at];
  if (!entry || at + by < 0 || at + by >= deck.entries.length) return deck;
  return { ...deck, entries: deck.entries.toSpliced(at, 1).toSpliced(at + by, 0, entry) };
}

/** The deck as cards are drawn from it: by key, since ids may be wrong, or there twice. */
export function contentOf(deck: Written, form: DeckForm, nameless = ""): Data {
  const shown = (table: Table): CardData => {
    const card = drawn(table, form);
    return nameless && Object.values(wordsOf(table, "name")).every((word) => !word)
      ? { ...card, name: { en: nameless } }
      : card;
  };
  return {
    name: nameOfDeck(deck),
    cards: Object.fromEntries(deck.entries.map(({ key, table }) => [key, shown(table)])),
  };
}

export interface Sum {
  readonly all: number;
  readonly different: number;
  /** Monsters of a hundred cards: the chance of every `?`. */
  readonly monsters: number;
  /** So many can play with it; none: it is too small even for two. */
  readonly players: number;
}

export function sumOf(deck: Written, form: DeckForm, seats: readonly number[]): Sum {
  const [least = 2, most = 6] = seats;
  let all = 0;
  let beasts = 0;
  for (const { table } of deck.entries) {
    all += copiesOf(table);
    if (table.type === "beast") beasts += copiesOf(table);
  }
  const players = Math.min(most, Math.floor(all / form.dealt));
  return {
    all,
    different: deck.entries.length,
    monsters: all ? Math.round((100 * beasts) / all) : 0,
    players: players >= least ? players : 0,
  };
}

/** A deck to begin with. */
export const empty = (name: string): Written => ({ top: { name }, entries: [], note: "" });

/** What somebody plays with, as a file to be changed. */
export function fromContent(content: Data, name: string): Written {
  const entries = Object.entries(cardsOf(content)).map(([id, card]): Entry => ({
    key: freshKey(),
    table: asWritten(id, card),
    note: "",
  }));
  return { top: { name }, entries, note: "" };
}

/** One card of each sort, to see how they are made. */
export function samples(content: Data, name: string): Written {
  const all = fromContent(content, name);
  const cards = cardsOf(content);
  const seen = new Set<string>();
  const entries = all.entries.filter(({ table }) => {
    const card = cards[idOf(table)];
    const sort = card ? (isRitual(card) ? "ritual" : (card.kind ?? card.type)) : "";
    const plain = !card || (card.properties.length === 0 && card.effects.length === 0);
    if (plain || seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
  return { ...all, entries };
}
