/** How large cards are on a wide table: as large as the room allows, one's own never smaller than the others'. */
import { type Laid, placesFor, tallness } from "../view/data";
import { NAMED } from "./spread";

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

const clamp = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));
/** Between two cards of one's army. */
export const ARMY_GAP = 13;
/** The smallest own card that is still read. */
const ARMY_LEAST = NAMED;
/** With so many at the table the others need the height. */
const CROWD = 4;

/** From this width on a card on the table has its keywords, not only their signs. */
export const READ = 120;
/**
 * Above the cards of several rivals stand their names: with their numbers in one line if there is so much
 * room for each.
 */
const [NAMES, NAMES_IN_LINE, IN_LINE] = [66, 46, 310];

/** Lower than this, and the table makes do with less room between its parts, and a smaller hand. */
const SHORT = 730;
/** Lower than this, and names stand beside the cards. */
const LOW = 620;
/** Smallest cards where the height is short: of the hand, and the others', on which names are still read. */
const HAND_LEAST = 84;
const RIVAL_LEAST = NAMED;
/** What stands above and below the army's cards, the hand's, and the others'. */
const [AROUND_ARMY, AROUND_HAND, AROUND_RIVAL] = [28, 14, 28];
/** The row of cards that are shown after the game. */
const OPEN = 86;
/** The others' cards where nobody sits before an own army: at most, and at least before the table is scrolled. */
const [WATCHED_MOST, WATCHED_LEAST] = [150, 52];
/** In how many columns all players stand before an onlooker: four in a square. */
export const columnsFor = (players: number): number => (players === 4 ? 2 : Math.min(players, 3));
/** What an onlooker has beside the players: phases, piles, edges and gaps. */
const WATCHED = 38 + 150 + 36;
/** Phases, the strip, edges and gaps. */
const around = (short: boolean): number => (short ? 38 + 86 + 44 : 38 + 92 + 58);

/**
 * `wide` is what the army has, `table` and `high` what the whole table has. `open`: the others' hands and lives are shown
 * as well; not `seated`: they are all there is, in rows of two or three.
 */
export function sizesFor(
  wide: number,
  high: number,
  rivals: number,
  army: readonly Laid[],
  { open = false, seated = true, table = wide } = {},
): Sizes {
  const crowded = rivals >= CROWD;
  const short = high < SHORT;
  const beside = rivals < 3 || (high < LOW && rivals === 3 && !open);
  const names = beside ? 0 : table / rivals >= IN_LINE ? NAMES_IN_LINE : NAMES;
  // In a low window the table goes before the hand, of which keywords are still read.
  const hand = clamp(104, high * (short ? 0.149 : crowded ? 0.156 : 0.172), 176);
  const fixedRows = around(short) + AROUND_ARMY + AROUND_HAND + AROUND_RIVAL + names;
  // What the hand leaves is shared: a row of one's own, one of the others', and more than one where many sit.
  const left = high - fixedRows - hand * 1.4;
  const tall = tallness(army);
  // The others keep room for whole cards: the hand gives way first, then one's own army.
  const fixed = fixedRows + RIVAL_LEAST * 1.4 + (open && !beside ? OPEN : 0);
  const free = high - fixed;
  const wanted = clamp(66, left / (tall + (crowded ? 1.9 : 1.4)), 170);
  const inHand = clamp(Math.min(HAND_LEAST, hand), Math.floor((free - wanted * tall) / 1.4), hand);
  const most = clamp(ARMY_LEAST, Math.floor((free - inHand * 1.4) / tall), wanted);
  const places = placesFor(army);
  const fits = (wide - 24 - ARMY_GAP * Math.max(army.length - 1, 0)) / Math.max(places, 1);
  const own = clamp(ARMY_LEAST, fits, most);
  return {
    hand: inHand,
    army: own,
    rival: seated ? own : WATCHED_MOST,
    pile: clamp(44, high * 0.074, short ? 50 : 66),
    beside,
    short,
    least: Math.ceil(
      seated
        ? fixed + inHand * 1.4 + own * tall
        : WATCHED +
            Math.ceil(rivals / columnsFor(rivals)) *
              (NAMES_IN_LINE + AROUND_RIVAL + Math.max(WATCHED_LEAST * 1.4, open ? OPEN : 0) + 10),
    ),
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
  const seen =
    known > 0 ? Math.max(KNOWN_LEAST, 25 + PILE_LEAST * (1 + (known - 1) * fannedOf(known))) + 10 : 0;
  const prey = hunt > 0 ? 25 + hunt * PILE_LEAST + (hunt - 1) * 6 + 10 : 0;
  return Math.ceil(18 + 2 * PILE_LEAST + 10 + seen + prey);
}

/** On a phone, what stands around the two rows of cards and the hand, and a hand's card in heights. */
const [PHONE_AROUND, PHONE_LEAST, PHONE_MOST] = [330, 78, 124];

/**
 * How wide cards on the table are on a phone: as large as a whole army has room, and both armies and the hand
 * have height.
 */
export function phoneSize(
  wide: number,
  high: number,
  armies: readonly (readonly Laid[])[],
  hand: number,
): number {
  const places = Math.max(2, ...armies.map((army) => placesFor(army)));
  const tall = armies.reduce((all, army) => all + tallness(army), 0);
  const across = (wide - 40 - ARMY_GAP * (Math.ceil(places) - 1)) / places;
  return clamp(
    PHONE_LEAST,
    Math.floor(Math.min(across, (high - PHONE_AROUND - 1.4 * hand) / Math.max(tall, 1))),
    PHONE_MOST,
  );
}
