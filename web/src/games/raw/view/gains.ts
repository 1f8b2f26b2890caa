/** What a monster has now: what is printed on it, what its ability gives, and what rituals lend. */
import type { Data } from "$/text/words";
import { type CardData, cardOf, type Effect, isRitual, type TablePiece } from "../cards/data/types";

/** Something that a card has from another one. */
export interface Gain {
  /** A property as the card language has it, such as `double damage`; or the place of an effect, such as `skill`. */
  what: string;
  from: "ability" | "ritual";
  /** The card that gives it. */
  card: string;
}

export interface GainList {
  gains: Gain[];
  /** All properties, its own and those it gained. */
  all: ReadonlySet<string>;
}

type Table = Readonly<Record<string, TablePiece>>;

const NOTHING: GainList = { gains: [], all: new Set() };

export function gainsOf(view: { table: Table }, content: Data, spot: number): GainList {
  const piece = view.table[String(spot)];
  const card = piece?.card && !piece.down ? cardOf(content, piece.card) : null;
  if (!piece || !card) return NOTHING;
  const gains: Gain[] = [];
  const borne = piece.ability ? cardOf(content, piece.ability) : null;
  if (borne && piece.ability) {
    for (const what of given(borne)) gains.push({ what, from: "ability", card: piece.ability });
  }
  for (const other of Object.values(view.table)) {
    const ritual =
      other.owner === piece.owner && other.card && !other.down ? cardOf(content, other.card) : null;
    if (!ritual || !other.card || !isRitual(ritual)) continue;
    for (const effect of ritual.effects) {
      if (effect.effect !== "grant" || !effect.property || !meets(effect, card, piece)) continue;
      const { property } = effect;
      if (!gains.some((gain) => gain.what === property))
        gains.push({ what: property, from: "ritual", card: other.card });
    }
  }
  // The same property twice is one (61).
  const fresh = gains.filter(({ what }) => !card.properties.includes(what));
  return { gains: fresh, all: new Set([...card.properties, ...gains.map(({ what }) => what)]) };
}

/** What an ability gives: its properties, and the places of its effects. */
function given(ability: CardData): string[] {
  const places = ability.effects.map(({ place }) => place as string).filter((place) => place !== "play");
  return [...ability.properties, ...new Set(places)];
}

/** Is this one of the cards that a ritual names (27)? */
function meets(effect: Effect, card: CardData, piece: TablePiece): boolean {
  const types = effect.types ?? [];
  if (types.length > 0 && !types.includes(card.type)) return false;
  const kinds = effect.kinds ?? [];
  const kind = piece.kind ?? card.kind;
  return kinds.length === 0 || card.type !== "beast" || (kind !== undefined && kinds.includes(kind));
}
