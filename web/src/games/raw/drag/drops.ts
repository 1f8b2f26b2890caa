/**
 * Cards that are dragged: what can be picked up, and what comes of dropping it somewhere. The same moves
 * as by clicks; a drop is the last click of them.
 */
import { cardData, harms, type Mode, pieceAt, playerText } from "../view/data";
import type { Desk } from "../store.svelte";
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
export function isLoose(desk: Desk, grip: Grip): boolean {
  const { ask, offered } = desk;
  switch (grip.kind) {
    case "hand": {
      const card = desk.hand[grip.place];
      return card !== undefined && (desk.usable(card) || (ask === "lay" && (offered.spots.get("bury")?.size ?? 0) > 0));
    }
    case "spot":
      if (ask === "feed") return offered.spots.get("leave")?.has(grip.spot) ?? false;
      if (ask === "lay") return desk.verbsOf(grip.spot).includes("hold") || holdersFor(desk, grip.spot).length > 0;
      return (ask === "attack" || ask === "raid") && desk.actors.has(grip.spot);
    case "hunt":
      return offered.byText.has(`hunt ${grip.place + 1}`);
    case "life":
      return ask === "life";
    case "deck":
      return offered.byText.has("draw");
  }
}

/** Choose what is picked up, so that the table shows where it may go. */
export function pickUp(desk: Desk, grip: Grip): void {
  if (grip.kind === "hand") {
    if (desk.held !== grip.place && desk.usable(desk.hand[grip.place] ?? "")) {
      desk.clear();
      desk.tapHand(grip.place);
    }
  } else if (grip.kind === "spot" && desk.ask !== "feed" && desk.actors.has(grip.spot) && desk.source !== grip.spot) {
    desk.clear();
    desk.tapSpot(grip.spot);
    if (desk.verbsOf(grip.spot).includes("attack")) desk.verb = "attack";
  }
}

/** It was let go there. False: nothing came of it, and it goes back. */
export function drop(desk: Desk, grip: Grip, ground: Ground): boolean {
  const done = DROPS[grip.kind](desk, grip as never, ground);
  if (!done) desk.clear();
  return done;
}

type Drop<G extends Grip> = (desk: Desk, grip: G, ground: Ground) => boolean;

const DROPS: { [K in Grip["kind"]]: Drop<Extract<Grip, { kind: K }>> } = {
  hand: dropCard,
  spot: dropSpot,
  hunt: (desk, { place }, ground) => taken(desk, `hunt ${place + 1}`, ground),
  life: (desk, { place }, ground) => taken(desk, `life ${desk.lifeCards[place] ?? ""}`, ground),
  deck: (desk, _, ground) => taken(desk, "draw", ground),
};

function taken(desk: Desk, move: string, ground: Ground): boolean {
  if (ground.place !== "hand" && ground.place !== "army") return false;
  desk.submit(move);
  return true;
}

/** A card of the hand: under a skeleton, to a monster, onto the table. */
function dropCard(desk: Desk, { place }: { place: number }, ground: Ground): boolean {
  const card = desk.hand[place];
  const { view, offered } = desk;
  if (!view || card === undefined) return false;
  if (desk.ask === "bury" || desk.ask === "zombie") {
    const fits = desk.ask === "bury" ? ground.spot === view.prompt?.spot : ground.place === "discard";
    if (fits) desk.confirm();
    return fits;
  }
  if (desk.ask !== "lay") return false;
  const type = cardData(desk.play.content, card)?.type;
  const may = offered.cards.get("lay")?.has(card) ?? false;
  if (ground.spot !== null) {
    if (type === "ability" && may && desk.aids.bearers.includes(ground.spot)) return gone(desk, [`lay ${card}`, `target ${ground.spot}`]);
    if (offered.byText.has(`bury ${ground.spot}`)) return gone(desk, [`bury ${ground.spot}`, `put ${card}`]);
    // A spell that is let go on a card is aimed at it, if it can be; but nobody hurts their own in passing.
    const own = pieceAt(view, ground.spot)?.owner === desk.me;
    if (type === "magic" && may && !(own && harms(cardData(desk.play.content, card)))) return gone(desk, [`lay ${card}`, `target ${ground.spot}`]);
  }
  const table = ground.place === "army" || (ground.place === "other" && (ground.seat !== null || ground.spot !== null));
  if (!table && ground.place !== "discard") return false;
  if (!may) {
    // Only face down, for some stars: the panel asks how many.
    if (!(offered.cards.get("down")?.has(card) ?? false)) return refused(desk, `lay ${card}`);
    return true;
  }
  if (type === "ability") {
    desk.play.tell(say(desk.play, "bond-choose"));
    return true;
  }
  return gone(desk, [`lay ${card}`]);
}

/** A card on the table: at its target, on a player who is raided, away, into a hideout. */
function dropSpot(desk: Desk, { spot }: { spot: number }, ground: Ground): boolean {
  const { view, ask } = desk;
  if (!view) return false;
  if (ask === "feed") {
    const away = ground.place === "discard" || ground.seat !== null;
    if (away === desk.leaving.includes(spot)) return away;
    desk.tapSpot(spot);
    return true;
  }
  if (ask === "lay") return ground.spot !== null && held(desk, spot, ground.spot);
  if (ask === "raid") {
    const seat = ground.seat ?? (ground.spot === null ? null : (pieceAt(view, ground.spot)?.owner ?? null));
    if (seat === null || seat === desk.me) return false;
    return gone(desk, [`raid ${spot}`, playerText(seat)]);
  }
  if (ask !== "attack" || ground.spot === null || ground.spot === spot) return false;
  const strikes = desk.aids.attacks[String(spot)];
  if (!strikes?.target.includes(ground.spot)) {
    desk.tapSpot(ground.spot); // says why not
    return true;
  }
  desk.target = ground.spot;
  desk.second = null;
  const mode: Mode = bestMode(view, desk.play.content, strikes, ground.spot);
  desk.mode = mode;
  // Where it can be done in several ways, the panel asks in which.
  if (modesFor(strikes, ground.spot).length === 1) desk.confirm();
  return true;
}

/** A monster is put into a hideout or prison, from either side. */
function held(desk: Desk, one: number, other: number): boolean {
  for (const [holder, guest] of [[one, other], [other, one]] as const) {
    if (desk.offered.byText.has(`hold ${holder}`) && desk.aids.guests[String(holder)]?.includes(guest)) return gone(desk, [`hold ${holder}`, `target ${guest}`]);
  }
  return false;
}

const holdersFor = (desk: Desk, guest: number): string[] =>
  Object.keys(desk.aids.guests).filter((holder) => desk.offered.byText.has(`hold ${holder}`) && desk.aids.guests[holder]?.includes(guest));

function gone(desk: Desk, moves: string[]): boolean {
  desk.go(moves);
  return true;
}

function refused(desk: Desk, move: string): boolean {
  desk.refuse(move);
  return false;
}
