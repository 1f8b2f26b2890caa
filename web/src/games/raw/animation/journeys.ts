/** Where a card comes from and where it goes in an event, so that it can be seen to travel. */
import type { Data, GameEvent } from "$/table/data";
import { cardData } from "../view/data";

/** A place of the table, as elements name it in `data-spot`, `data-piece` and `data-place`. */
export interface Place {
  kind: "spot" | "hand" | "lives" | "trophies" | "hunt" | "deck" | "discard";
  /** The number of the spot, the place in the row, or the seat. */
  number: number;
}

export interface Journey {
  from: Place;
  to: Place;
  /** The face that is seen on the way; null: its back. */
  card: string | null;
}

export function journeyOf(event: GameEvent, content: Data): Journey | null {
  const way = WAYS[event.kind]?.(event, content) ?? null;
  return way && { from: way[0], to: way[1], card: known(event.card) ?? known(event.trophy) };
}

type Way = [from: Place, to: Place];

const WAYS: Readonly<Record<string, (event: GameEvent, content: Data) => Way | null>> = {
  drew: (event) => [DECK, hand(event)],
  taken: (event) => [DECK, hand(event)],
  hunted: (event) => [place("hunt", event.place), hand(event)],
  row_filled: (event) => [DECK, place("hunt", event.place)],
  life_taken: (event) => [place(event.trophy ? "trophies" : "lives", event.seat), hand(event)],
  left: (event) => [spot(event), DISCARD],
  laid: (event, content) => {
    if (Number(event.spot) > 0) return [hand(event), spot(event)];
    // An ability goes on to its monster when that is chosen (28).
    return cardData(content, known(event.card))?.type === "ability" ? null : [hand(event), DISCARD];
  },
  laid_down: (event) => [hand(event), spot(event)],
  bonded: (event) => [hand(event), spot(event)],
  buried: (event) => [hand(event), spot(event)],
  unburied: (event) => [spot(event), hand(event)],
  turned: (event) => (event.stays === false ? [spot(event), DISCARD] : null),
  summoned: (event) => [DECK, spot(event)],
  hidden: (event) => [spot(event), spot(event)],
  imprisoned: (event) => [spot(event), spot(event)],
  released: (event) => [spot(event), spot(event)],
  burned: (event) => (event.card ? [DECK, DISCARD] : null),
  died: (event) => [spot(event), DISCARD],
  ritual_ended: (event) => [spot(event), DISCARD],
  zombie_returned: (event) => [DISCARD, hand(event)],
  exhumed: (event) => [DISCARD, hand(event)],
  stole: (event) => [place("hand", event.victim), hand(event)],
  raided: (event) => [place(event.trophy ? "trophies" : "lives", event.victim), hand(event)],
  trophy_laid: (event) => [hand(event), place("trophies", event.seat)],
};

const DECK: Place = { kind: "deck", number: 0 };
const DISCARD: Place = { kind: "discard", number: 0 };

const place = (kind: Place["kind"], number: unknown): Place => ({ kind, number: Number(number) });
const hand = (event: GameEvent): Place => place("hand", event.seat);
const spot = (event: GameEvent): Place => place("spot", event.spot);
const known = (card: unknown): string | null => (typeof card === "string" && card ? card : null);
