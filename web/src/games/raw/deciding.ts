/** What the decision panel says and offers, by what is asked. */
import { lines } from "./cards/wording";
import { cardData, type Mode, pieceAt, playerText, type RawView } from "./data";
import type { Desk, SpotVerb } from "./desk.svelte";
import { outcome } from "./striking";
import { cardName, playerName, say, spotName } from "./wording";

export interface PanelButton {
  id: string;
  label: string;
  run: () => void;
  main?: boolean;
  /** Pressed, of several ways to do it. */
  on?: boolean;
  /** It can't be had yet; a tap says why. */
  off?: boolean;
}

/** One of several things to choose from, with its picture. */
export interface Option {
  id: string;
  card: string | null;
  spot: number | null;
  seat: number | null;
  title: string;
  text: string;
  on: boolean;
  choose: () => void;
}

export interface Panel {
  title: string;
  lines: string[];
  /** An attack as a picture: who strikes whom. */
  versus?: { from: number; to: number[]; words: string };
  /** The card it is about. */
  card?: string;
  options: Option[];
  stepper?: { label: string; min: number; max: number };
  /** Ways to do what is chosen. */
  ways: PanelButton[];
  buttons: PanelButton[];
  /** Others wait for a trap: the ring runs. */
  ring?: boolean;
}

const empty = (title: string, told: string[] = []): Panel => ({ title, lines: told, options: [], ways: [], buttons: [] });

export function panel(desk: Desk): Panel | null {
  const { view, ask } = desk;
  if (!view || !ask) return null;
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

const prompted = (desk: Desk): string => {
  const { play } = desk;
  const prompt = play.chair.offer.prompt;
  if (!prompt) return "";
  const fields = play.texts.fields(prompt, play.seating);
  return play.texts.find(`raw-web-prompt-${String(prompt.do)}`, fields) ?? play.texts.prompt(prompt, play.seating);
};

const confirming = (desk: Desk, label: string): PanelButton => ({ id: "confirm", label, run: () => desk.confirm(), main: true });
const cancelling = (desk: Desk): PanelButton => ({ id: "cancel", label: say(desk.play, "cancel"), run: () => desk.clear() });
const simple = (desk: Desk, id: string, label: string, main = false): PanelButton => ({ id, label, run: () => desk.submit(id), main });

/** What stands on a card, line by line. */
function told(desk: Desk, id: string): string[] {
  const card = cardData(desk.play.content, id);
  return card ? lines(card, desk.play.texts) : [];
}

function harvest(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const made = empty(say(play, "harvest-title"), [say(play, "harvest-deck", { deck: view.deck })]);
  const deep = desk.offered.counts.get("underworld") ?? [];
  if (desk.held !== null && desk.heldCard) {
    made.card = desk.heldCard;
    made.lines = told(desk, desk.heldCard);
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
  const made = empty(say(play, "lay-title"), [say(play, can > 0 ? "lay-text" : "lay-nothing", { stars: view.stars })]);
  made.buttons = [{ ...ending(desk), main: can === 0 }];
  return made;
}

function laying(desk: Desk, view: RawView, id: string): Panel {
  const { play } = desk;
  const card = cardData(play.content, id);
  const made = empty(cardName(play, id), told(desk, id));
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
  const made = empty(spotName(play, view, spot));
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

/** The things that can be done with a card, if there are several. */
function ways(desk: Desk, spot: number): PanelButton[] {
  const verbs = desk.verbsOf(spot);
  if (verbs.length < 2) return [];
  return verbs.map((verb) => ({
    id: verb,
    label: say(desk.play, `way-${verb.replace(" ", "-")}`),
    on: desk.verb === verb,
    run: () => {
      desk.verb = verb satisfies SpotVerb;
      desk.target = null;
      desk.second = null;
    },
  }));
}

export function ending(desk: Desk): PanelButton {
  const { play, view } = desk;
  const first = view?.phase === "laying" && isFirstTurn(view);
  const next = view?.phase === "laying" ? (first ? "end-turn" : "to-attack") : view?.phase === "attack" ? (view.attacks.length > 0 ? "let-fall" : "to-raid") : "end-turn";
  return { id: "end", label: say(play, next), run: () => desk.submit("end") };
}

/** Every player's first turn ends after laying (10). */
export const isFirstTurn = (view: RawView): boolean => view.turn > 0 && view.turn <= view.seats;

function attack(desk: Desk, view: RawView): Panel {
  const { play, source } = desk;
  if (source !== null) return desk.verb === "attack" ? striking(desk, view, source) : skill(desk, view, source);
  const ready = desk.actors.size;
  const made = empty(say(play, "attack-title"), [say(play, "attack-text", { count: ready })]);
  if (view.attacks.length > 0) made.lines.push(...declared(desk, view));
  made.buttons = [{ ...ending(desk), main: view.attacks.length > 0 || ready === 0 }];
  return made;
}

/** What was declared, and what will come of it. */
function declared(desk: Desk, view: RawView): string[] {
  const { play } = desk;
  return view.attacks.map(([from, mode, targets]) =>
    say(play, "declared", {
      name: spotName(play, view, from),
      targets: play.texts.listing(targets.map((spot) => spotName(play, view, spot))),
      mode,
    }),
  );
}

function skill(desk: Desk, view: RawView, spot: number): Panel {
  const { play } = desk;
  const piece = pieceAt(view, spot);
  const id = desk.verb === "skill ability" ? piece?.ability : piece?.card;
  const made = empty(spotName(play, view, spot), id ? told(desk, id) : []);
  if (id) made.card = id;
  made.ways = ways(desk, spot);
  made.buttons = [confirming(desk, say(play, "skill-go")), cancelling(desk)];
  return made;
}

function striking(desk: Desk, view: RawView, source: number): Panel {
  const { play, target: to, second, mode } = desk;
  const name = spotName(play, view, source);
  const made = empty(say(play, "strike-title", { name }));
  made.ways = desk.ask === "attack" ? ways(desk, source) : [];
  const cancel = desk.ask === "attack" ? [cancelling(desk)] : [];
  if (to === null) {
    made.lines = [say(play, "strike-choose")];
    made.options = [...desk.targets].map((spot) => spotOption(desk, view, spot));
    made.buttons = cancel;
    return made;
  }
  const hits = mode === "split" && second !== null ? [to, second] : [to];
  made.versus = { from: source, to: hits, words: modeWords(desk, mode) };
  made.lines = hits.map((spot) => hitWords(desk, view, spot, mode));
  if (mode === "split" && second === null) made.lines.push(say(play, "split-choose"));
  const owner = pieceAt(view, to)?.owner;
  if (owner !== undefined && mayTrap(desk, view, owner)) made.lines.push(say(play, "may-trap", { name: playerName(play, owner) }));
  if (desk.modes.length > 1) {
    made.ways = desk.modes.map((one) => ({ id: one, label: say(play, `mode-${one}`), on: mode === one, run: () => desk.setMode(one) }));
  }
  const off = desk.moves === null;
  made.buttons = [{ ...confirming(desk, say(play, "strike-go")), off, run: () => (off ? play.tell(say(play, "split-choose")) : desk.confirm()) }, ...cancel];
  return made;
}

export function modeWords(desk: Desk, mode: Mode): string {
  return say(desk.play, `hit-${mode}`);
}

function hitWords(desk: Desk, view: RawView, spot: number, mode: Mode): string {
  const { play } = desk;
  const { after, endurance, dies } = outcome(view, play.content, spot, mode);
  return say(play, dies ? "hit-dies" : "hit-stands", { name: spotName(play, view, spot), after, endurance });
}

/** Has this player an open trap that is not used up (49)? */
function mayTrap(desk: Desk, view: RawView, seat: number): boolean {
  return Object.values(view.table).some((piece) => {
    if (piece.owner !== seat || piece.tapped || piece.down) return false;
    const springs = (id: string | undefined, spent: boolean | undefined): boolean =>
      !spent && (cardData(desk.play.content, id)?.effects.some((effect) => effect.place === "trap") ?? false);
    return springs(piece.card, piece.spent) || springs(piece.ability, piece.ability_spent);
  });
}

function spotOption(desk: Desk, view: RawView, spot: number): Option {
  const { play } = desk;
  const owner = pieceAt(view, spot)?.owner ?? null;
  return {
    id: `spot-${spot}`,
    card: null,
    spot,
    seat: null,
    title: spotName(play, view, spot),
    text: owner === null ? "" : owner === desk.me ? say(play, "your-own") : playerName(play, owner),
    on: desk.target === spot,
    choose: () => desk.tapSpot(spot),
  };
}

function target(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const made = empty(prompted(desk));
  if (view.prompt?.card) {
    made.card = view.prompt.card;
    made.lines = told(desk, view.prompt.card);
  }
  made.options = [...desk.targets].map((spot) => spotOption(desk, view, spot));
  if (desk.target !== null) made.buttons = [confirming(desk, say(play, "target-go", { name: spotName(play, view, desk.target) }))];
  if (desk.offered.byText.has("free")) made.buttons.push(simple(desk, "free", say(play, "free-only")));
  return made;
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
  return made;
}

function stars(desk: Desk, view: RawView): Panel {
  const { play } = desk;
  const counts = desk.offered.counts.get("stars") ?? [1];
  const made = empty(prompted(desk));
  if (view.prompt?.card) made.card = view.prompt.card;
  made.stepper = { label: say(play, "pay-stars"), min: 1, max: Math.max(...counts) };
  made.buttons = [confirming(desk, say(play, "pay-go", { count: desk.count }))];
  return made;
}

function trap(desk: Desk, view: RawView): Panel {
  const { play, me, aids } = desk;
  const made = empty(say(play, "trap-title"));
  made.ring = true;
  const mine = (spot: number): boolean => pieceAt(view, spot)?.owner === me;
  made.lines = view.attacks
    .filter(([, , targets]) => targets.some(mine))
    .map(([from, mode, targets]) => {
      const names = targets.filter(mine).map((spot) => spotName(play, view, spot));
      return say(play, "trap-attacked", { name: spotName(play, view, from), targets: play.texts.listing(names), mode });
    });
  const dying = aids.dying.filter(mine).map((spot) => spotName(play, view, spot));
  made.lines.push(dying.length > 0 ? say(play, "trap-if-pass", { names: play.texts.listing(dying), count: dying.length }) : say(play, "trap-if-pass-none"));
  made.options = [...desk.actors].map((spot) => {
    const side = desk.offered.byText.has(`trap ${spot}`) ? "card" : "ability";
    const id = pieceAt(view, spot)?.[side] ?? null;
    return {
      id: `trap-${spot}`,
      card: typeof id === "string" ? id : null,
      spot,
      seat: null,
      title: typeof id === "string" ? cardName(play, id) : "",
      text: typeof id === "string" ? told(desk, id).join(" · ") : "",
      on: desk.source === spot,
      choose: () => desk.tapSpot(spot),
    };
  });
  if (desk.moves) made.buttons.push(confirming(desk, say(play, "trap-go")));
  made.buttons.push(simple(desk, "pass", say(play, "pass")), { id: "pass-all", label: say(play, "pass-all"), run: () => desk.wish.passAllTurn() });
  return made;
}

function raid(desk: Desk, view: RawView): Panel {
  const { play, source } = desk;
  const open = view.defended.flatMap((defended, seat) => (!defended && seat !== desk.me && !view.out[seat] ? [playerName(play, seat)] : []));
  const made = empty(say(play, "raid-title"), [say(play, "raid-text")]);
  if (open.length > 0) made.lines.push(say(play, "raid-open", { names: play.texts.listing(open), count: open.length }));
  if (source !== null) {
    made.buttons = [confirming(desk, say(play, "raid-go", { name: spotName(play, view, source) })), cancelling(desk)];
  } else {
    made.options = [...desk.actors].map((spot) => ({ ...spotOption(desk, view, spot), text: "" }));
    made.buttons = [ending(desk)];
  }
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
  made.lines.push(say(play, "loot-text"));
  made.buttons = [simple(desk, "trophy", say(play, "loot-trophy"), true), simple(desk, "hand", say(play, "loot-hand"))];
  return made;
}
