/** RAW's data as the server gives it: the deck, views and choices, with their shapes. */
import type { Reason } from "$/protocol/types";
import type { Choice, CommonView, Data } from "$/table/data";
import { type CardData, cardOf, type TablePiece } from "../cards/data/types";

export type { CardData, Kind, TablePiece } from "../cards/data/types";

export type Phase = "drafting" | "keeping" | "harvest" | "feeding" | "laying" | "attack" | "raid" | "over";
export type Mode = "plain" | "double" | "split" | "kill";
export type Attack = [attacker: number, mode: Mode, targets: number[]];

export interface RawPrompt extends Data {
  do: string;
  spot?: number;
  card?: string;
  first?: number;
  cost?: number;
  rest?: number;
  count?: number;
  victim?: number;
  effect?: string;
  amount?: number;
  place?: string;
  most?: number;
  /** What the end of laying, of declaring attacks or of raiding leads to (10, 20, X35). */
  next?: "attack" | "wounds" | "raid" | "turn";
}

export interface RawView extends CommonView {
  phase: Phase;
  options: Record<string, string | number | boolean>;
  turn: number;
  active: number | null;
  first: number;
  stars: number;
  ask: string;
  prompt: RawPrompt | null;
  table: Record<string, TablePiece>;
  hands: number[];
  lives: number[];
  trophies: string[][];
  defended: boolean[];
  deck: number;
  /** The last one lies on top. */
  discard: string[];
  hunt: (string | null)[];
  out: number[];
  attacks: Attack[];
  disabled: boolean;
  /** During the truce: the rounds in which nobody raids (X38). */
  truce?: number;
  /** The stars of who begins, until that first turn is over (X37). */
  opening?: number;
  shown_hands: (string[] | null)[];
  shown_lives: (string[] | null)[];
  ready?: boolean[];
  choice?: string | number[] | null;
  pack?: string[];
  /** The top of the deck as this seat knows it, the uppermost first. */
  known?: string[];
  loot?: string;
}

/** How a monster can strike at what; of other cards the reason why it can't. */
export interface Strikes {
  target: number[];
  double: number[];
  kill: number[];
  /** By the first target: what the second wound may go to (36). */
  split: Record<string, number[]>;
  refused: Record<string, Reason>;
}

/** What the server works out of an attack phase, and of laying: who can be chosen for what. */
export interface RawAids {
  /** By attacker: how it can strike at what. */
  attacks: Record<string, Strikes>;
  /** The monsters that an ability can be given to (28). */
  bearers: number[];
  /** By hideout or prison: who could go in (H1). */
  guests: Record<string, number[]>;
  /** If nothing happens to the declared attacks: wounds that fall, and who dies. */
  wounds: Record<string, number>;
  dying: number[];
}

export const NO_AIDS: RawAids = { attacks: {}, bearers: [], guests: {}, wounds: {}, dying: [] };

/** Aids as they came, with everything that a past or strange server leaves out. */
export function readAids(data: Data): RawAids {
  return { ...NO_AIDS, ...(data as Partial<RawAids>) };
}

export const cardData = (content: Data, id: string | null | undefined): CardData | null =>
  id ? cardOf(content, id) : null;

/** What is done to others' cards rather than to one's own. */
export const HARM: ReadonlySet<string> = new Set(["damage", "kill", "destroy", "tap"]);
const HARMFUL: readonly string[] = ["sick", "?"];
/** Would one rather have it done, or given, to somebody else? */
export const harms = (card: CardData | null): boolean =>
  card !== null &&
  (card.type === "ability"
    ? card.properties.some((one) => HARMFUL.includes(one))
    : card.effects.some((one) => HARM.has(one.effect)));

/** A spot of the table with what lies there. */
export interface Laid {
  spot: number;
  piece: TablePiece;
  /** Those under it: hidden, or locked up. */
  holds: Laid[];
}

/**
 * The cards before a seat: each with those it holds. A prisoner lies with its prison, at another
 * player's place; `owned` is what still belongs to the seat.
 */
export function layout(view: RawView, seat: number): Laid[] {
  const found: Laid[] = [];
  for (const [key, piece] of Object.entries(view.table)) {
    if (piece.owner !== seat || piece.inside !== undefined) continue;
    found.push({ spot: Number(key), piece, holds: held(view, Number(key)) });
  }
  return found.sort((a, b) => rank(a.piece) - rank(b.piece) || a.spot - b.spot);
}

/** Face-down cards and rituals come last: they neither fight nor are fought. */
function rank(piece: TablePiece): number {
  return piece.down ? 1 : 0;
}

function held(view: RawView, holder: number): Laid[] {
  return Object.entries(view.table)
    .filter(([, piece]) => piece.inside === holder)
    .map(([key, piece]) => ({ spot: Number(key), piece, holds: [] }));
}

/** How many widths of a card these take beside each other: one that is tapped, or bears an ability, takes more. */
export const placesFor = (cards: readonly Laid[]): number =>
  cards.reduce((all, card) => all + spanOf(card), 0);

/** How high a row of cards is, in widths: whoever looks out above a card, or lies beneath it, makes it higher. */
export const tallness = (cards: readonly Laid[]): number =>
  cards.some(({ holds }) => holds.length > 0)
    ? 1.96
    : cards.some(({ piece }) => piece.buried !== undefined)
      ? 1.5
      : 1.4;

/** How much wider than another a card lies there. */
export const spanOf = ({ piece }: Laid): number => (piece.tapped ? 1.4 : piece.ability ? 1.12 : 1);

export const pieceAt = (view: RawView, spot: number): TablePiece | null => view.table[String(spot)] ?? null;

/** How many wounds it can take, as it lies there. */
export function enduranceOf(content: Data, piece: TablePiece): number {
  return piece.endurance ?? cardData(content, piece.card)?.endurance ?? 0;
}

/** The stars of every turn (7). */
export const STARS = 7;

/** The stars of who begins, where the first turn is short (X37). */
export const shortOpening = (view: RawView): number | null =>
  view.opening !== undefined && view.opening < STARS ? view.opening : null;

/** How many cards defend a player (22, D-B8): untapped monsters that are no ghosts, and guards. */
export function defenders(view: RawView, content: Data, seat: number): number {
  return Object.values(view.table).filter((piece) => piece.owner === seat && defends(view, content, piece))
    .length;
}

function defends(view: RawView, content: Data, piece: TablePiece): boolean {
  const card = cardData(content, piece.card);
  if (!card || piece.down) return false;
  const guards = [card, cardData(content, piece.ability)].some((one) => hasProperty(one, "guard"));
  if (guards) return !imprisoned(view, piece);
  return (
    card.type === "beast" &&
    !piece.tapped &&
    (piece.kind ?? card.kind) !== "ghost" &&
    !imprisoned(view, piece)
  );
}

const hasProperty = (card: CardData | null, word: string): boolean =>
  card?.properties.includes(word) ?? false;

/** Under a card of somebody else's: a prison takes others' monsters, a hideout one's own (H1). */
export function imprisoned(view: RawView, piece: TablePiece): boolean {
  if (piece.inside === undefined) return false;
  return pieceAt(view, piece.inside)?.owner !== piece.owner;
}

/** What choices there are, sorted for looking them up. */
export interface Offered {
  /** By notation: "lay doormat", "attack 3". */
  byText: ReadonlyMap<string, Choice>;
  /** By verb, the spots that it is possible for. */
  spots: ReadonlyMap<string, ReadonlySet<number>>;
  /** By verb, the cards. */
  cards: ReadonlyMap<string, ReadonlySet<string>>;
  /** By verb, the numbers. */
  counts: ReadonlyMap<string, readonly number[]>;
  players: ReadonlySet<number>;
  any: boolean;
}

export function offered(choices: readonly Choice[]): Offered {
  const byText = new Map<string, Choice>();
  const spots = new Map<string, Set<number>>();
  const cards = new Map<string, Set<string>>();
  const counts = new Map<string, number[]>();
  const players = new Set<number>();
  for (const choice of choices) {
    byText.set(choice.text, choice);
    const { verb, spot, card, count, seat } = choice;
    if (typeof spot === "number") add(spots, verb, spot);
    else if (typeof count === "number") counts.set(verb, [...(counts.get(verb) ?? []), count]);
    else if (typeof seat === "number") players.add(seat);
    else if (typeof card === "string") add(cards, verb, card);
  }
  return { byText, spots, cards, counts, players, any: choices.length > 0 };
}

function add<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

const LETTERS = "ABCDEF";

export const playerText = (seat: number): string => `player ${LETTERS[seat] ?? ""}`;
