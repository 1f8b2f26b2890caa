/**
 * Cards that are dragged: what can be picked up, and what comes of dropping it somewhere. The same moves
 * as by clicks; a drop is the last click of them.
 */
import { cardData, harms, type Mode, pieceAt, playerText } from "../view/data";
import type { Store } from "../store.svelte";
import { bestMode, modesFor } from "../view/strikes";
import { say } from "../words";

/** What is picked up: a card of the hand by its place, a card on the table, of the hunt or the lives, or the deck. */
export type Grip =
  | { kind: "hand"; place: number }
  | { kind: "spot"; spot: number }
  | { kind: "hunt"; place: number }
  | { kind: "life"; place: number }
  | { kind: "deck" };

/** Where it is dropped: on a card, before a player, on one's own side of the table, in the hand, on a pile. */
export interface Ground {
  spot: number | null;
  seat: number | null;
  place: "army" | "hand" | "discard" | "other";
}

/** Can it be picked up now? Otherwise a press on it is no more than a click. */
export function isLoose(store: Store, grip: Grip): boolean {
  const { ask, offered } = store;
  switch (grip.kind) {
    case "hand": {
      const card = store.hand[grip.place];
      return (
        card !== undefined &&
        (store.usable(card) || (ask === "lay" && (offered.spots.get("bury")?.size ?? 0) > 0))
      );
    }
    case "spot":
      if (ask === "feed") return offered.spots.get("leave")?.has(grip.spot) ?? false;
      if (ask === "lay")
        return store.verbsOf(grip.spot).includes("hold") || holdersFor(store, grip.spot).length > 0;
      return (ask === "attack" || ask === "raid") && store.actors.has(grip.spot);
    case "hunt":
      return offered.byText.has(`hunt ${grip.place + 1}`);
    case "life":
      return ask === "life";
    case "deck":
      return offered.byText.has("draw");
  }
}

/** Choose what is picked up, so that the table shows where it may go. */
export function pickUp(store: Store, grip: Grip): void {
  if (grip.kind === "hand") {
    if (store.held !== grip.place && store.usable(store.hand[grip.place] ?? "")) {
      store.clear();
      store.tapHand(grip.place);
    }
  } else if (
    grip.kind === "spot" &&
    store.ask !== "feed" &&
    store.actors.has(grip.spot) &&
    store.source !== grip.spot
  ) {
    store.clear();
    store.tapSpot(grip.spot);
    if (store.verbsOf(grip.spot).includes("attack")) store.verb = "attack";
  }
}

/** It was let go there. False: nothing came of it, and it goes back. */
export function drop(store: Store, grip: Grip, ground: Ground): boolean {
  const done = DROPS[grip.kind](store, grip as never, ground);
  if (!done) store.clear();
  return done;
}

type Drop<G extends Grip> = (store: Store, grip: G, ground: Ground) => boolean;

const DROPS: { [K in Grip["kind"]]: Drop<Extract<Grip, { kind: K }>> } = {
  hand: dropCard,
  spot: dropSpot,
  hunt: (store, { place }, ground) => taken(store, `hunt ${place + 1}`, ground),
  life: (store, { place }, ground) => taken(store, `life ${store.lifeCards[place] ?? ""}`, ground),
  deck: (store, _, ground) => taken(store, "draw", ground),
};

function taken(store: Store, move: string, ground: Ground): boolean {
  if (ground.place !== "hand" && ground.place !== "army") return false;
  store.submit(move);
  return true;
}

/** A card of the hand: under a skeleton, to a monster, onto the table. */
function dropCard(store: Store, { place }: { place: number }, ground: Ground): boolean {
  const card = store.hand[place];
  const { view, offered } = store;
  if (!view || card === undefined) return false;
  if (store.ask === "bury" || store.ask === "zombie") {
    const fits = store.ask === "bury" ? ground.spot === view.prompt?.spot : ground.place === "discard";
    if (fits) store.confirm();
    return fits;
  }
  if (store.ask !== "lay") return false;
  const type = cardData(store.play.content, card)?.type;
  const may = offered.cards.get("lay")?.has(card) ?? false;
  if (ground.spot !== null) {
    if (type === "ability" && may && store.aids.bearers.includes(ground.spot))
      return gone(store, [`lay ${card}`, `target ${ground.spot}`]);
    if (offered.byText.has(`bury ${ground.spot}`)) return gone(store, [`bury ${ground.spot}`, `put ${card}`]);
    // A spell that is let go on a card is aimed at it, if it can be; but nobody hurts their own in passing.
    const own = pieceAt(view, ground.spot)?.owner === store.me;
    if (type === "magic" && may && !(own && harms(cardData(store.play.content, card))))
      return gone(store, [`lay ${card}`, `target ${ground.spot}`]);
  }
  const table =
    ground.place === "army" || (ground.place === "other" && (ground.seat !== null || ground.spot !== null));
  if (!table && ground.place !== "discard") return false;
  if (!may) {
    // Only face down, for some stars: the panel asks how many.
    if (!(offered.cards.get("down")?.has(card) ?? false)) return refused(store, `lay ${card}`);
    return true;
  }
  if (type === "ability") {
    store.play.tell(say(store.play, "bond-choose"));
    return true;
  }
  return gone(store, [`lay ${card}`]);
}

/** A card on the table: at its target, on a player who is raided, away, into a hideout. */
function dropSpot(store: Store, { spot }: { spot: number }, ground: Ground): boolean {
  const { view, ask } = store;
  if (!view) return false;
  if (ask === "feed") {
    const away = ground.place === "discard" || ground.seat !== null;
    if (away === store.leaving.includes(spot)) return away;
    store.tapSpot(spot);
    return true;
  }
  if (ask === "lay") return ground.spot !== null && held(store, spot, ground.spot);
  if (ask === "raid") {
    const seat = ground.seat ?? (ground.spot === null ? null : (pieceAt(view, ground.spot)?.owner ?? null));
    if (seat === null || seat === store.me) return false;
    return gone(store, [`raid ${spot}`, playerText(seat)]);
  }
  if (ask !== "attack" || ground.spot === null || ground.spot === spot) return false;
  const strikes = store.aids.attacks[String(spot)];
  if (!strikes?.target.includes(ground.spot)) {
    store.tapSpot(ground.spot); // says why not
    return true;
  }
  store.target = ground.spot;
  store.second = null;
  const mode: Mode = bestMode(view, store.play.content, strikes, ground.spot);
  store.mode = mode;
  // Where it can be done in several ways, the panel asks in which.
  if (modesFor(strikes, ground.spot).length === 1) store.confirm();
  return true;
}

/** A monster is put into a hideout or prison, from either side. */
function held(store: Store, one: number, other: number): boolean {
  for (const [holder, guest] of [
    [one, other],
    [other, one],
  ] as const) {
    if (store.offered.byText.has(`hold ${holder}`) && store.aids.guests[String(holder)]?.includes(guest))
      return gone(store, [`hold ${holder}`, `target ${guest}`]);
  }
  return false;
}

const holdersFor = (store: Store, guest: number): string[] =>
  Object.keys(store.aids.guests).filter(
    (holder) => store.offered.byText.has(`hold ${holder}`) && store.aids.guests[holder]?.includes(guest),
  );

function gone(store: Store, moves: string[]): boolean {
  store.go(moves);
  return true;
}

function refused(store: Store, move: string): boolean {
  store.refuse(move);
  return false;
}
