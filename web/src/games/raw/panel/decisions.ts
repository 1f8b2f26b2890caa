/** What the decision panel says and offers, by what is asked. */
import { cardData, HARM, harms, pieceAt, playerText, type RawView, shortOpening } from "../view/data";
import type { Store } from "../store.svelte";
import { attack, raid, striking, trap } from "./combat";
import {
  cancelling,
  confirming,
  empty,
  ending,
  leaving,
  type Option,
  type Panel,
  prompted,
  simple,
  spotOption,
  told,
  ways,
} from "./panel";
import { cardName, playerName, say, spotName } from "../words";

export function panel(store: Store): Panel | null {
  const { view, ask } = store;
  if (!view || !ask || store.lifeWish.silent) return null;
  return PANELS[ask]?.(store, view) ?? null;
}

type Maker = (store: Store, view: RawView) => Panel;

const PANELS: Readonly<Record<string, Maker>> = {
  harvest,
  take: (store, view) => picking(store, view, "take", "take-card"),
  life,
  feed,
  lay,
  attack,
  aim: (store, view) => striking(store, view, view.prompt?.spot ?? 0),
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

function harvest(store: Store, view: RawView): Panel {
  const { play } = store;
  const made = empty(say(play, "harvest-title"), [say(play, "harvest-deck", { deck: view.deck })]);
  const deep = store.offered.counts.get("underworld") ?? [];
  if (store.held !== null && store.heldCard) {
    made.card = store.heldCard;
    made.title = say(play, "ask-hunt", { card: cardName(play, store.heldCard) });
    made.lines = [...priced(store, store.heldCard), ...told(store, store.heldCard)];
    made.buttons = [
      confirming(store, say(play, "hunt-card", { card: cardName(play, store.heldCard) })),
      cancelling(store),
    ];
    return made;
  }
  if (store.offered.counts.has("hunt")) made.lines.push(say(play, "harvest-hunt"));
  made.buttons = [simple(store, "draw", say(play, "draw"), true)];
  if (deep.length > 0) {
    const max = Math.max(...deep);
    const count = Math.min(store.count, max);
    made.lines.push(say(play, "harvest-underworld"));
    made.stepper = { label: say(play, "underworld-stars"), min: 1, max };
    made.buttons.push({
      id: "underworld",
      label: say(play, "underworld-go", { count }),
      run: () => store.submit(`underworld ${count}`),
    });
  }
  return made;
}

/** Cards to choose one from, each with what stands on it. */
function offeredCards(store: Store, verb: string, cards: readonly string[]): Option[] {
  return cards.map((card, place) => ({
    id: `${verb}-${place}`,
    card,
    spot: null,
    seat: null,
    title: cardName(store.play, card),
    cost: cardData(store.play.content, card)?.cost ?? null,
    text: told(store, card).join(" · "),
    on: store.held === place,
    choose: () => store.tapOffered(place),
  }));
}

/** One of several cards that only this player sees. */
function picking(store: Store, view: RawView, verb: string, label: string): Panel {
  const { play } = store;
  const made = empty(prompted(store));
  made.options = offeredCards(store, verb, (view.known ?? []).slice(0, view.prompt?.count ?? 0));
  if (store.heldCard)
    made.buttons = [confirming(store, say(play, label, { card: cardName(play, store.heldCard) }))];
  return made;
}

function life(store: Store): Panel {
  const { play } = store;
  const made = empty(say(play, "life-title"), [say(play, "life-text", { lives: store.lifeCards.length })]);
  made.options = offeredCards(store, "life", store.lifeCards);
  if (store.heldCard)
    made.buttons = [confirming(store, say(play, "take-card", { card: cardName(play, store.heldCard) }))];
  made.buttons.push(simple(store, "pass", say(play, "keep-lives"), store.heldCard === null));
  if (store.heldCard === null && !store.lifeWish.taught && !store.lifeWish.leaves) {
    const always = (): void => {
      store.lifeWish.choose(true);
      store.submit("pass");
    };
    made.buttons.push({
      id: "always-leave",
      label: say(play, "keep-lives-always"),
      run: always,
      quiet: true,
    });
  }
  return made;
}

function feed(store: Store, view: RawView): Panel {
  const { play, leaving } = store;
  const all = [...(store.offered.spots.get("leave") ?? [])];
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
  made.buttons = [
    {
      ...confirming(store, say(play, "feed-go", { fed })),
      off: tooMany,
      run: () => (tooMany ? store.refuse("feed") : store.confirm()),
    },
  ];
  return made;
}

function lay(store: Store, view: RawView): Panel {
  const { play, heldCard, source } = store;
  if (heldCard && store.verb !== "bury") return laying(store, view, heldCard);
  if (source !== null) return using(store, view, source);
  const can = [...store.hand].filter((card) => store.usable(card)).length;
  const more = besides(store, view);
  const first =
    can > 0
      ? store.actors.size > 0
        ? "lay-text-table"
        : "lay-text"
      : more.length > 0
        ? "lay-hand-nothing"
        : "lay-nothing";
  const made = empty(say(play, "lay-title"), [say(play, first, { stars: view.stars }), ...more]);
  const short = view.turn === 1 ? shortOpening(view) : null;
  if (short !== null) made.lines.push(say(play, "begins-text", { stars: short }));
  made.buttons = [{ ...ending(store), main: can === 0 && more.length === 0 }];
  return made;
}

/** What a card costs, as a line. */
function priced(store: Store, id: string): string[] {
  const card = cardData(store.play.content, id);
  return card ? [say(store.play, "costs", { cost: card.cost })] : [];
}

/** What else can be done in the laying phase, with cards that lie on the table. */
function besides(store: Store, view: RawView): string[] {
  const { play, offered } = store;
  const found: string[] = [];
  for (const verb of ["turn", "pay", "bury", "hold"]) {
    const names = [...(offered.spots.get(verb) ?? [])].map((spot) => spotName(play, view, spot));
    if (names.length > 0)
      found.push(say(play, `still-${verb}`, { names: play.texts.listing(names), count: names.length }));
  }
  const full = Object.entries(view.table).filter(([spot, piece]) => {
    const paid =
      piece.owner === store.me &&
      piece.down &&
      piece.paid !== undefined &&
      piece.paid >= (cardData(play.content, piece.card)?.cost ?? Infinity);
    return paid && !offered.spots.get("turn")?.has(Number(spot));
  });
  if (full.length > 0)
    found.push(
      say(play, "still-waits", {
        names: play.texts.listing(full.map(([spot]) => spotName(play, view, Number(spot)))),
        count: full.length,
      }),
    );
  return found;
}

function laying(store: Store, view: RawView, id: string): Panel {
  const { play } = store;
  const card = cardData(play.content, id);
  const question = store.down
    ? "ask-down"
    : card?.type === "ability"
      ? "ask-bond"
      : card?.type === "magic"
        ? "ask-cast"
        : "ask-lay";
  const made = empty(say(play, question, { card: cardName(play, id) }), told(store, id));
  made.card = id;
  const cost = card?.cost ?? 0;
  const may = store.offered.cards;
  if (store.down) {
    const max = Math.min(cost - 1, view.stars);
    made.stepper = { label: say(play, "stake-stars", { cost }), min: 1, max };
    made.lines = [say(play, "down-text")];
    made.buttons.push(confirming(store, say(play, "down-go", { count: Math.min(store.count, max) })));
  } else {
    made.lines.push(say(play, "stars-after", { cost, stars: view.stars - cost }));
    const bonds = card?.type === "ability";
    if (bonds && store.target === null) made.lines.push(say(play, "bond-choose"));
    if (bonds && store.target !== null)
      made.lines.push(say(play, "bond-on", { name: spotName(play, view, store.target) }));
    const label = card?.type === "magic" ? "cast-go" : "lay-go";
    made.buttons.push({
      ...confirming(store, say(play, label, { cost })),
      off: store.moves === null,
      run: () => (store.moves ? store.confirm() : play.tell(say(play, "bond-choose"))),
    });
  }
  if ((may.get("down")?.has(id) ?? false) && (may.get("lay")?.has(id) ?? false)) {
    made.ways = [
      { id: "up", label: say(play, "way-up"), on: !store.down, run: () => (store.down = false) },
      {
        id: "down",
        label: say(play, "way-down"),
        on: store.down,
        run: () => ((store.down = true), (store.target = null)),
      },
    ];
  }
  made.buttons.push(cancelling(store));
  return made;
}

/** Something with an own card on the table, in the laying phase. */
function using(store: Store, view: RawView, spot: number): Panel {
  const { play } = store;
  const piece = pieceAt(view, spot);
  const made = empty(
    store.verb
      ? say(play, `ask-${store.verb}`, { name: spotName(play, view, spot) })
      : spotName(play, view, spot),
  );
  if (piece?.card) made.card = piece.card;
  made.ways = ways(store, spot);
  const { verb } = store;
  if (verb === "hold") {
    const inside = Object.entries(view.table).find(([, one]) => one.inside === spot && !one.inside_ability);
    made.lines = [say(play, "hold-choose")];
    if (store.target !== null)
      made.buttons.push(
        confirming(store, say(play, "hold-go", { name: spotName(play, view, store.target) })),
      );
    if (inside)
      made.buttons.push({
        id: "free",
        label: say(play, "free-go", { name: spotName(play, view, Number(inside[0])) }),
        run: () => store.go([`hold ${spot}`, "free"]),
      });
  } else if (verb === "bury") {
    made.lines = [say(play, "bury-choose")];
    if (store.heldCard)
      made.buttons.push(confirming(store, say(play, "bury-go", { card: cardName(play, store.heldCard) })));
  } else if (verb === "pay") {
    const cost = cardData(play.content, piece?.card)?.cost ?? 0;
    const max = Math.min(cost - (piece?.paid ?? 0), view.stars);
    made.lines = [say(play, "pay-text", { paid: piece?.paid ?? 0, cost })];
    made.stepper = { label: say(play, "pay-stars"), min: 1, max };
    made.buttons.push(confirming(store, say(play, "pay-go", { count: Math.min(store.count, max) })));
  } else if (verb === "turn") {
    made.lines = [say(play, "turn-text"), ...(piece?.card ? told(store, piece.card) : [])];
    made.buttons.push(confirming(store, say(play, "turn-go")));
  }
  made.buttons.push(cancelling(store));
  return made;
}

function target(store: Store, view: RawView): Panel {
  const { play } = store;
  const made = empty(prompted(store));
  if (view.prompt?.card) {
    made.card = view.prompt.card;
    made.lines = told(store, view.prompt.card);
  }
  made.options = inOrder(store, view).map((spot) => spotOption(store, view, spot));
  if (store.target !== null)
    made.buttons = [confirming(store, say(play, "target-go", { name: spotName(play, view, store.target) }))];
  if (store.offered.byText.has("free")) made.buttons.push(simple(store, "free", say(play, "free-only")));
  made.buttons.push(...leaving(store));
  return made;
}

/** Player by player, clockwise: whoever harms begins with the others' cards, everybody else with their own. */
function inOrder(store: Store, view: RawView): number[] {
  const { effect, card } = view.prompt ?? {};
  const harm =
    store.ask === "split" ||
    (effect === undefined ? harms(cardData(store.play.content, card)) : HARM.has(effect));
  const place = (spot: number): number => {
    const away = ((pieceAt(view, spot)?.owner ?? 0) - (store.me ?? 0) + view.seats) % view.seats;
    return away === 0 && harm ? view.seats : away;
  };
  return [...store.targets].sort((one, other) => place(one) - place(other) || one - other);
}

function fromHand(store: Store, view: RawView): Panel {
  const { play, ask } = store;
  const made = empty(prompted(store));
  if (view.prompt?.card) made.card = view.prompt.card;
  made.lines = [say(play, ask === "zombie" ? "zombie-text" : "bury-choose")];
  if (store.heldCard) {
    const label = ask === "zombie" ? "zombie-go" : "bury-go";
    made.buttons = [confirming(store, say(play, label, { card: cardName(play, store.heldCard) }))];
  }
  if (store.offered.byText.has("pass")) made.buttons.push(simple(store, "pass", say(play, "zombie-pass")));
  made.buttons.push(...leaving(store));
  return made;
}

function stars(store: Store, view: RawView): Panel {
  const { play } = store;
  const counts = store.offered.counts.get("stars") ?? [1];
  const made = empty(prompted(store));
  if (view.prompt?.card) made.card = view.prompt.card;
  made.stepper = { label: say(play, "pay-stars"), min: 1, max: Math.max(...counts) };
  made.buttons = [confirming(store, say(play, "pay-go", { count: store.count })), ...leaving(store)];
  return made;
}

function player(store: Store, view: RawView): Panel {
  const { play } = store;
  const made = empty(prompted(store));
  made.options = [...store.offered.players].map((seat) => ({
    id: playerText(seat),
    card: null,
    spot: null,
    seat,
    title: playerName(play, seat),
    cost: null,
    text: say(play, "player-facts", { lives: view.lives[seat] ?? 0, hand: view.hands[seat] ?? 0 }),
    on: store.player === seat,
    choose: () => store.tapPlayer(seat),
  }));
  if (store.player !== null)
    made.buttons = [confirming(store, say(play, "player-go", { name: playerName(play, store.player) }))];
  return made;
}

function loot(store: Store, view: RawView): Panel {
  const { play } = store;
  const card = view.loot ?? view.prompt?.card ?? "";
  const made = empty(say(play, "loot-title", { card: cardName(play, card) }), told(store, card));
  made.card = card;
  const counts = worthOfTrophy(view.options);
  made.lines.push(say(play, "loot-text", { counts }));
  const trophy = simple(store, "trophy", say(play, "loot-trophy"), counts !== "nothing");
  const hand = simple(store, "hand", say(play, "loot-hand"), counts === "nothing");
  made.buttons = counts === "nothing" ? [hand, trophy] : [trophy, hand];
  return made;
}

/** What a trophy is good for: a point at the end, a life until then (X6), both, or nothing (72). */
export function worthOfTrophy(options: RawView["options"]): "point" | "life" | "both" | "nothing" {
  if (options.trophies === "lives") return options.last_standing === true ? "life" : "both";
  return options.last_standing === true ? "nothing" : "point";
}
