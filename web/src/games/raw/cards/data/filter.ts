/** Which cards of a deck somebody wants to see. */
import type { Texts } from "$/text/texts";
import type { Data } from "$/text/words";
import { type CardData, cardsOf, isRitual } from "./types";
import { keysOf, lines, nameOf, typeLine } from "./cardText";

export interface Filter {
  /** A type, "ritual", or a kind; empty: all. */
  sort: string;
  /** In stars; 0: whatever it costs. */
  cost: number;
  keyword: string;
  words: string;
}

export const NO_FILTER: Filter = { sort: "", cost: 0, keyword: "", words: "" };

/** Without accents and case, so that "celust" finds "Čeľusť". */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export interface Listed {
  id: string;
  card: CardData;
}

const ORDER = ["zombie", "skull", "ghost", "blood", "magic", "ability", "thing"];
const place = (card: CardData): number => ORDER.indexOf(card.kind ?? card.type);

/** The cards that fit, monsters by kind first, cheap ones before dear ones. */
export function listed(content: Data, filter: Filter, texts: Texts): Listed[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  return Object.entries(cardsOf(content))
    .map(([id, card]) => ({ id, card, name: nameOf(id, texts) }))
    .filter(({ id, card, name }) => fits(card, filter) && hasWords(id, card, name, words, texts))
    .sort(
      (a, b) => place(a.card) - place(b.card) || a.card.cost - b.card.cost || a.name.localeCompare(b.name),
    )
    .map(({ id, card }) => ({ id, card }));
}

function fits(card: CardData, { sort, cost, keyword }: Filter): boolean {
  const sorts: (string | undefined)[] = [card.type, card.kind, isRitual(card) ? "ritual" : undefined];
  if (sort && !sorts.includes(sort)) return false;
  if (cost && card.cost !== cost) return false;
  return !keyword || keysOf(card).includes(keyword);
}

function hasWords(id: string, card: CardData, name: string, words: readonly string[], texts: Texts): boolean {
  if (words.length === 0) return true;
  const all = plain([id, name, typeLine(card, texts), ...lines(card, texts)].join(" "));
  return words.every((word) => all.includes(word));
}

/** The keywords that some card of the deck has, in the order of their names. */
export function keywordsOf(content: Data): string[] {
  return [...new Set(Object.values(cardsOf(content)).flatMap(keysOf))].sort();
}
