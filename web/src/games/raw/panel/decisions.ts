/** What the decision panel says and offers, by what is asked. */
import { cardData, HARM, harms, pieceAt, playerText, type RawView, shortOpening } from "../view/data";
import type { Desk } from "../store.svelte";
import { attack, raid, striking, trap } from "./combat";
import { cancelling, confirming, empty, ending, leaving, type Option, type Panel, prompted, simple, spotOption, told, ways } from "./panel";
import { cardName, playerName, say, spotName } from "../words";

export function panel(desk: Desk): Panel | null {
  const { view, ask } = desk;
  if (!view || !ask || desk.lifeWish.silent) return null;
  return PANELS[ask]?.(desk, view) ?? null;
}

type Maker = (desk: Desk, view: RawView) => Panel;

const PANELS: Readonly<Record<string, Maker>> = {
  harvest,
  take: (desk, view) => picking(desk, view, "take", "take-card"),
  life,
  feed,
  lay,
  attack,
  aim: (desk, view) => striking(desk, view, view.prompt?.spot ?? 0),
  split: target,
  target,
  bond: target,
  hold: target,
  bury: fromHand,
  zombie: fromHand,
  stake: stars,
  pay: stars,
  trap,
  raid,
  rob: player,
  opponent: player,
  loot,
};

function harvest(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const made = empty(say(play, "harvest-title"), [say(play, "harvest-deck", { deck: view.deck })]);
  const deep = desk.offered.counts.get("underworld") ?? [];
  if (desk.held !== null && desk.heldCard) {
    made.card = desk.heldCard;
    made.title = say(play, "ask-hunt", { card: cardName(play, desk.heldCard) });
    made.lines = [...priced(desk, desk.heldCard), ...told(desk, desk.heldCard)];
    made.buttons = [confirming(desk, say(play, "hunt-card", { card: cardName(play, desk.heldCard) })), cancelling(desk)];
    return made;
  }
  if (desk.offered.counts.has("hunt")) made.lines.push(say(play, "harvest-hunt"));
  made.buttons = [simple(desk, "draw", say(play, "draw"), true)];
  if (deep.length > 0) {
    const max = Math.max(...deep);
    const count = Math.min(desk.count, max);
    made.lines.push(say(play, "harvest-underworld"));
    made.stepper = { label: say(play, "underworld-stars"), min: 1, max };
    made.buttons.push({ id: "underworld", label: say(play, "underworld-go", { count }), run: () => desk.submit(`underworld ${count}`) });
  }
  return made;
}

/** Cards to choose one from, each with what stands on it. */
function offeredCards(desk: Desk, verb: string, cards: readonly string[]): Option[] {
  return cards.map((card, place) => ({
    id: `${verb}-${place}`,
    card,
    spot: null,
    seat: null,
    title: cardName(desk.play, card),
    cost: cardData(desk.play.content, card)?.cost ?? null,
    text: told(desk, card).join(" · "),
    on: desk.held === place,
    choose: () => desk.tapOffered(place),
  }));
}

/** One of several cards that only this player sees. */
function picking(desk: Desk, view: RawView, verb: string, label: string): Panel {
  const { play } = desk;
  const made = empty(prompted(desk));
  made.options = offeredCards(desk, verb, (view.known ?? []).slice(0, view.prompt?.count ?? 0));
  if (desk.heldCard) made.buttons = [confirming(desk, say(play, label, { card: cardName(play, desk.heldCard) }))];
  return made;
}

function life(desk: Desk): Panel {
  const { play } = desk;
  const made = empty(say(play, "life-title"), [say(play, "life-text", { lives: desk.lifeCards.length })]);
  made.options = offeredCards(desk, "life", desk.lifeCards);
  if (desk.heldCard) made.buttons = [confirming(desk, say(play, "take-card", { card: cardName(play, desk.heldCard) }))];
  made.buttons.push(simple(desk, "pass", say(play, "keep-lives"), desk.heldCard === null));
  if (desk.heldCard === null && !desk.lifeWish.taught && !desk.lifeWish.leaves) {
    const always = (): void => {
      desk.lifeWish.choose(true);
      desk.submit("pass");
    };
    made.buttons.push({ id: "always-leave", label: say(play, "keep-lives-always"), run: always, quiet: true });
  }
  return made;
}

function feed(desk: Desk, view: RawView): Panel {
  const { play, leaving } = desk;
  const all = [...(desk.offered.spots.get("leave") ?? [])];
  const fed = all.length - leaving.length;
  const made = empty(say(play, "feed-title"), [
    say(play, "feed-text"),
    say(play, "feed-count", { fed, stars: Math.max(view.stars - fed, 0) }),
  ]);
  if (leaving.length > 0) {
    const names = leaving.map((spot) => spotName(play, view, spot));
    made.lines.push(say(play, "feed-leaving", { names: play.texts.listing(names), count: names.length }));
  }
  const tooMany = fed > view.stars;
  if (tooMany) made.lines.push(say(play, "feed-too-many", { count: fed - view.stars }));
  made.buttons = [{ ...confirming(desk, say(play, "feed-go", { fed })), off: tooMany, run: () => (tooMany ? desk.refuse("feed") : desk.confirm()) }];
  return made;
}

function lay(desk: Desk, view: RawView): Panel {
  const { play, heldCard, source } = desk;
  if (heldCard && desk.verb !== "bury") return laying(desk, view, heldCard);
  if (source !== null) return using(desk, view, source);
  const can = [...desk.hand].filter((card) => desk.usable(card)).length;
  const more = besides(desk, view);
  const first = can > 0 ? "lay-text" : more.length > 0 ? "lay-hand-nothing" : "lay-nothing";
  const made = empty(say(play, "lay-title"), [say(play, first, { stars: view.stars }), ...more]);
  const short = view.turn === 1 ? shortOpening(view) : null;
  if (short !== null) made.lines.push(say(play, "begins-text", { stars: short }));
  made.buttons = [{ ...ending(desk), main: can === 0 && more.length === 0 }];
  return made;
}

/** What a card costs, as a line. */
function priced(desk: Desk, id: string): string[] {
  const card = cardData(desk.play.content, id);
  return card ? [say(desk.play, "costs", { cost: card.cost })] : [];
}

/** What else can be done in the laying phase, with cards that lie on the table. */
function besides(desk: Desk, view: RawView): string[] {
  const { play, offered } = desk;
  const found: string[] = [];
  for (const verb of ["turn", "pay", "bury", "hold"]) {
    const names = [...(offered.spots.get(verb) ?? [])].map((spot) => spotName(play, view, spot));
    if (names.length > 0) found.push(say(play, `still-${verb}`, { names: play.texts.listing(names), count: names.length }));
  }
  const full = Object.entries(view.table).filter(([spot, piece]) => {
    const paid = piece.owner === desk.me && piece.down && piece.paid !== undefined && piece.paid >= (cardData(play.content, piece.card)?.cost ?? Infinity);
    return paid && !offered.spots.get("turn")?.has(Number(spot));
  });
  if (full.length > 0) found.push(say(play, "still-waits", { names: play.texts.listing(full.map(([spot]) => spotName(play, view, Number(spot)))), count: full.length }));
  return found;
}

function laying(desk: Desk, view: RawView, id: string): Panel {
  const { play } = desk;
  const card = cardData(play.content, id);
  const question = desk.down ? "ask-down" : card?.type === "ability" ? "ask-bond" : card?.type === "magic" ? "ask-cast" : "ask-lay";
  const made = empty(say(play, question, { card: cardName(play, id) }), told(desk, id));
  made.card = id;
  const cost = card?.cost ?? 0;
  const may = desk.offered.cards;
  if (desk.down) {
    const max = Math.min(cost - 1, view.stars);
    made.stepper = { label: say(play, "stake-stars", { cost }), min: 1, max };
    made.lines = [say(play, "down-text")];
    made.buttons.push(confirming(desk, say(play, "down-go", { count: Math.min(desk.count, max) })));
  } else {
    made.lines.push(say(play, "stars-after", { cost, stars: view.stars - cost }));
    const bonds = card?.type === "ability";
    if (bonds && desk.target === null) made.lines.push(say(play, "bond-choose"));
    if (bonds && desk.target !== null) made.lines.push(say(play, "bond-on", { name: spotName(play, view, desk.target) }));
    const label = card?.type === "magic" ? "cast-go" : "lay-go";
    made.buttons.push({ ...confirming(desk, say(play, label, { cost })), off: desk.moves === null, run: () => (desk.moves ? desk.confirm() : play.tell(say(play, "bond-choose"))) });
  }
  if ((may.get("down")?.has(id) ?? false) && (may.get("lay")?.has(id) ?? false)) {
    made.ways = [
      { id: "up", label: say(play, "way-up"), on: !desk.down, run: () => (desk.down = false) },
      { id: "down", label: say(play, "way-down"), on: desk.down, run: () => ((desk.down = true), (desk.target = null)) },
    ];
  }
  made.buttons.push(cancelling(desk));
  return made;
}

/** Something with an own card on the table, in the laying phase. */
function using(desk: Desk, view: RawView, spot: number): Panel {
  const { play } = desk;
  const piece = pieceAt(view, spot);
  const made = empty(desk.verb ? say(play, `ask-${desk.verb}`, { name: spotName(play, view, spot) }) : spotName(play, view, spot));
  if (piece?.card) made.card = piece.card;
  made.ways = ways(desk, spot);
  const { verb } = desk;
  if (verb === "hold") {
    const inside = Object.entries(view.table).find(([, one]) => one.inside === spot && !one.inside_ability);
    made.lines = [say(play, "hold-choose")];
    if (desk.target !== null) made.buttons.push(confirming(desk, say(play, "hold-go", { name: spotName(play, view, desk.target) })));
    if (inside) made.buttons.push({ id: "free", label: say(play, "free-go", { name: spotName(play, view, Number(inside[0])) }), run: () => desk.go([`hold ${spot}`, "free"]) });
  } else if (verb === "bury") {
    made.lines = [say(play, "bury-choose")];
    if (desk.heldCard) made.buttons.push(confirming(desk, say(play, "bury-go", { card: cardName(play, desk.heldCard) })));
  } else if (verb === "pay") {
    const cost = cardData(play.content, piece?.card)?.cost ?? 0;
    const max = Math.min(cost - (piece?.paid ?? 0), view.stars);
    made.lines = [say(play, "pay-text", { paid: piece?.paid ?? 0, cost })];
    made.stepper = { label: say(play, "pay-stars"), min: 1, max };
    made.buttons.push(confirming(desk, say(play, "pay-go", { count: Math.min(desk.count, max) })));
  } else if (verb === "turn") {
    made.lines = [say(play, "turn-text"), ...(piece?.card ? told(desk, piece.card) : [])];
    made.buttons.push(confirming(desk, say(play, "turn-go")));
  }
  made.buttons.push(cancelling(desk));
  return made;
}

function target(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const made = empty(prompted(desk));
  if (view.prompt?.card) {
    made.card = view.prompt.card;
    made.lines = told(desk, view.prompt.card);
  }
  made.options = inOrder(desk, view).map((spot) => spotOption(desk, view, spot));
  if (desk.target !== null) made.buttons = [confirming(desk, say(play, "target-go", { name: spotName(play, view, desk.target) }))];
  if (desk.offered.byText.has("free")) made.buttons.push(simple(desk, "free", say(play, "free-only")));
  made.buttons.push(...leaving(desk));
  return made;
}

/** Player by player, clockwise: whoever harms begins with the others' cards, everybody else with their own. */
function inOrder(desk: Desk, view: RawView): number[] {
  const { effect, card } = view.prompt ?? {};
  const harm = desk.ask === "split" || (effect === undefined ? harms(cardData(desk.play.content, card)) : HARM.has(effect));
  const place = (spot: number): number => {
    const away = ((pieceAt(view, spot)?.owner ?? 0) - (desk.me ?? 0) + view.seats) % view.seats;
    return away === 0 && harm ? view.seats : away;
  };
  return [...desk.targets].sort((one, other) => place(one) - place(other) || one - other);
}

function fromHand(desk: Desk, view: RawView): Panel {
  const { play, ask } = desk;
  const made = empty(prompted(desk));
  if (view.prompt?.card) made.card = view.prompt.card;
  made.lines = [say(play, ask === "zombie" ? "zombie-text" : "bury-choose")];
  if (desk.heldCard) {
    const label = ask === "zombie" ? "zombie-go" : "bury-go";
    made.buttons = [confirming(desk, say(play, label, { card: cardName(play, desk.heldCard) }))];
  }
  if (desk.offered.byText.has("pass")) made.buttons.push(simple(desk, "pass", say(play, "zombie-pass")));
  made.buttons.push(...leaving(desk));
  return made;
}

function stars(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const counts = desk.offered.counts.get("stars") ?? [1];
  const made = empty(prompted(desk));
  if (view.prompt?.card) made.card = view.prompt.card;
  made.stepper = { label: say(play, "pay-stars"), min: 1, max: Math.max(...counts) };
  made.buttons = [confirming(desk, say(play, "pay-go", { count: desk.count })), ...leaving(desk)];
  return made;
}

function player(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const made = empty(prompted(desk));
  made.options = [...desk.offered.players].map((seat) => ({
    id: playerText(seat),
    card: null,
    spot: null,
    seat,
    title: playerName(play, seat),
    cost: null,
    text: say(play, "player-facts", { lives: view.lives[seat] ?? 0, hand: view.hands[seat] ?? 0 }),
    on: desk.player === seat,
    choose: () => desk.tapPlayer(seat),
  }));
  if (desk.player !== null) made.buttons = [confirming(desk, say(play, "player-go", { name: playerName(play, desk.player) }))];
  return made;
}

function loot(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const card = view.loot ?? view.prompt?.card ?? "";
  const made = empty(say(play, "loot-title", { card: cardName(play, card) }), told(desk, card));
  made.card = card;
  const counts = worthOfTrophy(view.options);
  made.lines.push(say(play, "loot-text", { counts }));
  const trophy = simple(desk, "trophy", say(play, "loot-trophy"), counts !== "nothing");
  const hand = simple(desk, "hand", say(play, "loot-hand"), counts === "nothing");
  made.buttons = counts === "nothing" ? [hand, trophy] : [trophy, hand];
  return made;
}

/** What a trophy is good for: a point at the end, a life until then (X6), both, or nothing (72). */
export function worthOfTrophy(options: RawView["options"]): "point" | "life" | "both" | "nothing" {
  if (options.trophies === "lives") return options.last_standing === true ? "life" : "both";
  return options.last_standing === true ? "nothing" : "point";
}
