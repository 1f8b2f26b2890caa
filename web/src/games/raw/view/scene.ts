/**
 * The table while a step is being told: each event changes the view a little. Only what can be seen
 * on the table; when all is told the server's view takes its place.
 */
import type { GameEvent } from "$/table/data";
import type { Mode, RawView, TablePiece } from "./data";

type Table = Record<string, TablePiece>;

export function unfold(view: RawView, event: GameEvent): RawView {
  const change = CHANGES[event.kind];
  return change ? change(view, event) : view;
}

type Change = (view: RawView, event: GameEvent) => RawView;

const CHANGES: Readonly<Record<string, Change>> = {
  turn_began: (view, event) => ({
    ...view,
    turn: num(event.turn),
    active: num(event.seat),
    phase: "harvest",
    stars: 7,
    attacks: [],
  }),
  drew: (view, event) => ({
    ...hand(view, num(event.seat), 1, event.card),
    deck: Math.max(view.deck - 1, 0),
  }),
  hunted: (view, event) => ({
    ...hand(view, num(event.seat), 1, event.card),
    hunt: view.hunt.map((card, at) => (at === num(event.place) - 1 ? null : card)),
  }),
  row_filled: (view, event) => ({
    ...view,
    deck: Math.max(view.deck - 1, 0),
    hunt: view.hunt.map((card, at) => (at === num(event.place) - 1 ? String(event.card) : card)),
  }),
  taken: (view, event) => ({
    ...hand(view, num(event.seat), 1, event.card),
    deck: Math.max(view.deck - 1, 0),
  }),
  life_taken: (view, event) =>
    hand(
      event.trophy
        ? untrophied(view, num(event.seat), event.trophy)
        : bereft(view, num(event.seat), event.card),
      num(event.seat),
      1,
      event.trophy || event.card,
    ),
  fed: (view, event) => ({ ...view, phase: "feeding", stars: num(event.stars) }),
  left: (view, event) => gone(view, num(event.spot)),
  laid: (view, event) => {
    const paid = {
      ...hand(view, num(event.seat), -1, event.card),
      phase: "laying" as const,
      stars: num(event.stars),
    };
    return num(event.spot) === 0
      ? paid
      : put(paid, num(event.spot), { owner: num(event.seat), card: String(event.card) });
  },
  laid_down: (view, event) => {
    const piece: TablePiece = {
      owner: num(event.seat),
      down: true,
      paid: num(event.paid),
      ...(typeof event.card === "string" ? { card: event.card } : {}),
    };
    return put(
      { ...hand(view, num(event.seat), -1, event.card), stars: num(event.stars) },
      num(event.spot),
      piece,
    );
  },
  paid: (view, event) => ({
    ...altered(view, num(event.spot), { paid: num(event.paid) }),
    stars: num(event.stars),
  }),
  turned: (view, event) =>
    event.stays === false
      ? gone(view, num(event.spot))
      : put(view, num(event.spot), { owner: num(event.seat), card: String(event.card) }),
  summoned: (view, event) => ({
    ...put(view, num(event.spot), { owner: num(event.seat), card: String(event.card) }),
    deck: Math.max(view.deck - 1, 0),
  }),
  bonded: (view, event) => altered(view, num(event.spot), { ability: String(event.card) }),
  buried: (view, event) =>
    altered(hand(view, num(event.seat), -1, event.card), num(event.spot), { buried: true }),
  unburied: (view, event) =>
    altered(hand(view, num(event.seat), 1, event.card), num(event.spot), { buried: undefined }),
  hidden: inside,
  imprisoned: inside,
  released: (view, event) => altered(view, num(event.spot), { inside: undefined, inside_ability: undefined }),
  attacked: (view, event) => {
    const targets = Array.isArray(event.targets) ? event.targets.map(Number) : [];
    const struck = altered(view, num(event.spot), { tapped: true, acted: true });
    const others = view.attacks.filter(([spot]) => spot !== num(event.spot));
    return {
      ...struck,
      phase: "attack",
      attacks: [...others, [num(event.spot), String(event.mode) as Mode, targets]],
    };
  },
  wounded: (view, event) => altered({ ...view, attacks: [] }, num(event.spot), { wounds: num(event.wounds) }),
  healed: (view, event) => altered(view, num(event.spot), { wounds: num(event.wounds) }),
  tapped: (view, event) => altered(view, num(event.spot), { tapped: true }),
  burned: (view, event) =>
    event.card
      ? { ...view, discard: [...view.discard, String(event.card)], deck: Math.max(view.deck - 1, 0) }
      : view,
  died: (view, event) => gone(view, num(event.spot)),
  ritual_ended: (view, event) => gone(view, num(event.spot)),
  zombie_returned: (view, event) => {
    const back = unearthed(view, event);
    return { ...hand(back, num(event.seat), -1, event.paid), discard: [...back.discard, String(event.paid)] };
  },
  exhumed: (view, event) => unearthed(view, event),
  stole: (view, event) => hand(hand(view, num(event.victim), -1, event.card), num(event.seat), 1, event.card),
  raided: (view, event) => {
    const robbed = event.trophy
      ? untrophied(view, num(event.victim), event.trophy)
      : bereft(view, num(event.victim), event.card);
    return { ...hand(robbed, num(event.seat), 1, event.trophy || event.card), phase: "raid" };
  },
  trophy_laid: (view, event) => ({
    ...hand(view, num(event.seat), -1, event.card),
    trophies: view.trophies.map((cards, seat) =>
      seat === num(event.seat) ? [...cards, String(event.card)] : cards,
    ),
  }),
};

const num = (value: unknown): number => Number(value ?? 0);

function inside(view: RawView, event: GameEvent): RawView {
  const attacks = view.attacks.filter(([spot]) => event.kind !== "imprisoned" || spot !== num(event.spot));
  return altered({ ...view, attacks }, num(event.spot), {
    inside: num(event.holder),
    inside_ability: event.ability === true || undefined,
  });
}

function put(view: RawView, spot: number, piece: TablePiece): RawView {
  return { ...view, table: { ...view.table, [String(spot)]: piece } };
}

function altered(view: RawView, spot: number, change: Partial<TablePiece>): RawView {
  const piece = view.table[String(spot)];
  return piece ? put(view, spot, { ...piece, ...change }) : view;
}

/** A card leaves the table; whoever it held lies there again (D-B17). */
function gone(view: RawView, spot: number): RawView {
  const table: Table = {};
  let left: string | undefined;
  for (const [key, piece] of Object.entries(view.table)) {
    if (Number(key) === spot) left = piece.card;
    else
      table[key] = piece.inside === spot ? { ...piece, inside: undefined, inside_ability: undefined } : piece;
  }
  const attacks = view.attacks.filter(([attacker]) => attacker !== spot);
  return { ...view, table, attacks, discard: left ? [...view.discard, left] : view.discard };
}

/** From the discard pile into a hand. */
function unearthed(view: RawView, event: GameEvent): RawView {
  const { discard } = view;
  const place = discard.lastIndexOf(String(event.card));
  const left = discard.filter((_, at) => at !== place);
  return hand({ ...view, discard: left }, num(event.seat), 1, event.card);
}

/** A seat has one life less. */
function bereft(view: RawView, seat: number, card: unknown): RawView {
  const shown = view.shown_lives.map((cards, at) => (at === seat && cards ? without(cards, card) : cards));
  return { ...view, lives: counted(view.lives, seat, -1), shown_lives: shown };
}

function untrophied(view: RawView, seat: number, card: unknown): RawView {
  return {
    ...view,
    trophies: view.trophies.map((cards, at) => (at === seat ? without(cards, card) : cards)),
  };
}

/** One card of that name less. */
function without(cards: string[], card: unknown): string[] {
  const place = cards.indexOf(String(card));
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

const counted = (counts: number[], seat: number, by: number): number[] =>
  counts.map((count, at) => (at === seat ? Math.max(count + by, 0) : count));

/** A hand grows or shrinks; its cards too, where this eye sees them. */
function hand(view: RawView, seat: number, by: 1 | -1, card: unknown): RawView {
  const shown = view.shown_hands.map((cards, at) => {
    if (at !== seat || cards === null || typeof card !== "string") return cards;
    return by > 0 ? [...cards, card] : without(cards, card);
  });
  return { ...view, hands: counted(view.hands, seat, by), shown_hands: shown };
}
