/** A card as the content has it, and what the view says of one that lies on the table. */
import { type Data, field, isTable } from "$/text/words";
import type { Gain } from "../../view/gains";

export const KINDS = ["zombie", "skull", "ghost", "blood"] as const;
/** Where an effect stands on its card. */
export const PLACES = ["play", "ritual", "skill", "dead", "trap"] as const;

export type CardType = "beast" | "magic" | "ability" | "thing";
export type Kind = (typeof KINDS)[number];
export type Place = (typeof PLACES)[number];
export type Size = "mini" | "table" | "hand" | "zoom";
/** In a hideout of one's own, or in somebody's prison. */
export type Held = "hidden" | "imprisoned";

export interface Effect {
  readonly place: Place;
  readonly effect: string;
  readonly burn?: boolean;
  readonly amount?: number;
  readonly kind?: string;
  readonly property?: string;
  readonly whose?: string;
  readonly many?: string;
  readonly types?: readonly string[];
  readonly kinds?: readonly string[];
}

export interface CardData {
  readonly name: Readonly<Record<string, string>>;
  readonly type: CardType;
  readonly kind?: Kind;
  readonly cost: number;
  readonly endurance?: number;
  readonly copies: number;
  readonly properties: readonly string[];
  readonly effects: readonly Effect[];
  readonly icon: string;
  readonly flavour: Readonly<Record<string, string>>;
}

/** What `games/raw/viewing.py` says of a card on the table; what is as usual is left out. */
export interface TablePiece {
  readonly owner: number;
  /** Not there if it lies face down and is somebody else's. */
  readonly card?: string;
  readonly down?: boolean;
  readonly paid?: number;
  readonly wounds?: number;
  readonly endurance?: number;
  readonly ability?: string;
  readonly kind?: Kind;
  readonly buried?: string | true;
  /** The spot of its hideout or prison. */
  readonly inside?: number;
  /** It is held by the ability of the card there, not by the card. */
  readonly inside_ability?: boolean;
  readonly tapped?: boolean;
  readonly acted?: boolean;
  readonly raided?: boolean;
  readonly spent?: boolean;
  readonly ability_spent?: boolean;
  readonly changed?: boolean;
}

/** One card as it is to be drawn, with what lies on and under it. */
export interface CardProps {
  /** Null: its back. */
  id: string | null;
  content: Data;
  size: Size;
  /** What the view says of it, if it is on the table. */
  piece?: TablePiece | null;
  /** The ability that it bears; if left out, the piece's. */
  ability?: string | null;
  /** Stars paid for a card that lies face down; if left out, the piece's. */
  paid?: number;
  dim?: boolean;
  held?: Held | null;
  /** In hand: with sentences, from 172 px on. */
  words?: boolean;
  /** How much of its width is seen where the next card lies over it, from 0 to 1: its name keeps to that. */
  seen?: number;
  /** What it has from others, such as its ability or a ritual. */
  gains?: readonly Gain[];
  /** Tells it from others of its name. */
  number?: number | null;
  /** No ? works now: the flame is out. */
  extinct?: boolean;
}

/** All cards of the content by their ids, in the order of the file as far as JSON keeps it. */
export function cardsOf(content: Data): Readonly<Record<string, CardData>> {
  const cards = field(content, "cards");
  return (isTable(cards) ? cards : {}) as Readonly<Record<string, CardData>>;
}

export function cardOf(content: Data, id: string): CardData | null {
  const cards = cardsOf(content);
  return Object.hasOwn(cards, id) ? (cards[id] ?? null) : null;
}

/** A spell that stays until its player's next turn (27). */
export const isRitual = (card: CardData): boolean => card.effects.some((effect) => effect.place === "ritual");

/** Does it attack and raid only if it burns (35)? A `?` behind an effect alone is another thing (62). */
export const isBurning = (card: CardData): boolean => card.properties.includes("?");
