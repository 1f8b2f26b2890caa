/** How large cards are on a wide table: as large as the room allows, one's own never smaller than the others'. */
import { type Laid, placesFor, tallness } from "./data";
import { NAMED } from "./spreading";

export interface Sizes {
  /** Widths in pixels: of the hand, one's own army, the others' cards at most, the piles. */
  hand: number;
  army: number;
  rival: number;
  pile: number;
  /** The others' names stand beside their cards, not above them. */
  beside: boolean;
  /** A low table: little room between its parts. */
  short: boolean;
  /** What the table needs at least; where there is less it is scrolled. */
  least: number;
}

const clamp = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)));
/** Between two cards of one's army. */
export const ARMY_GAP = 13;
/** The smallest own card that is still read. */
const ARMY_LEAST = NAMED;
/** With so many at the table the others need the height. */
const CROWD = 4;

/** From this width on a card on the table has its keywords, not only their signs. */
export const READ = 120;
/** The height of all that has no cards to grow: phases, the strip with lives and piles, edges and gaps. */
const FIXED = 262;
/** Above the cards of several rivals stand their names. */
const NAMES = 66;

/** Lower than this, and the table makes do with less room between its parts. */
const SHORT = 620;
/** Smallest cards where the height is short: of the hand, and the others', on which names are still read. */
const HAND_LEAST = 84;
const RIVAL_LEAST = NAMED;
/** What stands above and below the army's cards, the hand's, and the others'. */
const [AROUND_ARMY, AROUND_HAND, AROUND_RIVAL] = [28, 14, 28];
/** The row of cards that are shown after the game. */
const OPEN = 86;
/** What an onlooker has beside the players: phases, piles, edges and gaps. */
const WATCHED = 38 + 150 + 36;
/** Phases, the strip, edges and gaps. */
const around = (short: boolean): number => (short ? 38 + 86 + 44 : 38 + 92 + 58);

/**
 * `wide` is what the army has, `high` what the whole table has. `open`: the others' hands and lives are shown
 * as well; not `seated`: they are all there is, in rows of three.
 */
export function sizesFor(wide: number, high: number, rivals: number, army: readonly Laid[], { open = false, seated = true } = {}): Sizes {
  const crowded = rivals >= CROWD;
  const hand = clamp(104, high * (crowded ? 0.156 : 0.172), 176);
  // What the hand leaves is shared: a row of one's own, one of the others', and more than one where many sit.
  const left = high - FIXED - hand * 1.4 - (rivals > 2 ? NAMES : 0);
  const short = high < SHORT;
  const beside = rivals < 3 || (short && rivals === 3 && !open);
  const tall = tallness(army);
  // The others keep room for whole cards: the hand gives way first, then one's own army.
  const fixed = around(short) + AROUND_ARMY + AROUND_HAND + AROUND_RIVAL + RIVAL_LEAST * 1.4 + (beside ? 0 : NAMES + (open ? OPEN : 0));
  const free = high - fixed;
  const wanted = clamp(66, left / (tall + (crowded ? 2.36 : 1.4)), 170);
  const inHand = clamp(Math.min(HAND_LEAST, hand), Math.floor((free - wanted * tall) / 1.4), hand);
  const most = clamp(ARMY_LEAST, Math.floor((free - inHand * 1.4) / tall), wanted);
  const places = placesFor(army);
  const fits = (wide - 24 - ARMY_GAP * Math.max(army.length - 1, 0)) / Math.max(places, 1);
  const own = clamp(ARMY_LEAST, fits, most);
  return {
    hand: inHand,
    army: own,
    rival: own,
    pile: clamp(44, high * 0.074, short ? 50 : 66),
    beside,
    short,
    least: Math.ceil(seated ? fixed + inHand * 1.4 + own * tall : WATCHED + Math.ceil(rivals / 3) * (NAMES + AROUND_RIVAL + RIVAL_LEAST * 1.4 + (open ? OPEN : 0) + 10)),
  };
}

/** The hand: how far one card lies from the next, and how wide it is. */
export interface Fan {
  card: number;
  step: number;
  /** How much of a covered card is seen, from 0 to 1. */
  seen: number;
}

const HAND_GAP = 10;
/** Less of a card than this shows no name. */
const LEAST_SEEN = 0.46;

/** `least` is how small a card may become before cards cover each other more than names allow. */
export function fanOf(cards: number, wide: number, most: number, least: number): Fan {
  if (cards < 2) return { card: most, step: most + HAND_GAP, seen: 1 };
  const step = (card: number): number => Math.min(card + HAND_GAP, (wide - card) / (cards - 1));
  let card = most;
  while (card > least && step(card) < card * 0.62) card -= 1;
  const apart = Math.max(step(card), card * LEAST_SEEN);
  return { card, step: apart, seen: Math.min(1, apart / card) };
}

/** The smallest card of a pile that is still touched. */
export const PILE_LEAST = 44;
/** The name of what is known of the deck needs this much. */
export const KNOWN_LEAST = 116;
/** How much of a card is seen under the next one of those known, with few and with many. */
export const fannedOf = (known: number): number => (known > 3 ? 0.34 : 0.55);

/** What deck, known cards, hunt and discard pile need side by side when they are as small as can be. */
export function leastOf(hunt: number, known: number): number {
  const seen = known > 0 ? Math.max(KNOWN_LEAST, 25 + PILE_LEAST * (1 + (known - 1) * fannedOf(known))) + 10 : 0;
  const prey = hunt > 0 ? 25 + hunt * PILE_LEAST + (hunt - 1) * 6 + 10 : 0;
  return Math.ceil(18 + 2 * PILE_LEAST + 10 + seen + prey);
}
