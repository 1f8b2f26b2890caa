/**
 * What a player's board holds: what is chosen before a move is made, and what is shown of a step
 * that is being told. One for each game that is shown.
 */
import type { Data } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import {
  cardData,
  type Mode,
  NO_AIDS,
  type Offered,
  offered,
  pieceAt,
  playerText,
  type RawAids,
  type RawView,
  readAids,
  type Strikes,
} from "./view/data";
import { begun } from "./view/gestures";
import { bestMode, modesFor, strikesOf } from "./view/strikes";
import { gainsOf } from "./view/gains";
import type { Scroller } from "./layout/scroll";
import { LifeWish } from "./view/lifeWish.svelte";
import { TrapWish } from "./view/trapWish.svelte";
import { say } from "./words";

/** One thing that is being told, and what it is about. */
export interface Beat {
  kind: string;
  spots: number[];
  /** A card to look at, such as the one that burns. */
  card: string | null;
  /** Of a burning check: did it succeed? */
  success?: boolean;
  /** A trap that snaps, and whom it hits. */
  snaps?: { from: number; to: number[] };
}

/** What can be done with an own card on the table. */
export type SpotVerb = "attack" | "skill" | "skill ability" | "raid" | "bury" | "hold" | "turn" | "pay";
const SPOT_VERBS: readonly SpotVerb[] = [
  "attack",
  "skill",
  "skill ability",
  "raid",
  "turn",
  "pay",
  "hold",
  "bury",
];

export class Store {
  /** A card of the hand (or of the pack, the lives, the row), by its place there. */
  held = $state<number | null>(null);
  /** An own card on the table that is to act. */
  source = $state<number | null>(null);
  verb = $state<SpotVerb | null>(null);
  target = $state<number | null>(null);
  second = $state<number | null>(null);
  mode = $state<Mode>("plain");
  player = $state<number | null>(null);
  /** The chosen card is laid face down (71). */
  down = $state(false);
  count = $state(1);
  /** Places of the cards that are kept in hand (2). */
  kept = $state.raw<number[]>([]);
  /** Spots of monsters that get nothing to eat (14). */
  leaving = $state.raw<number[]>([]);
  /** Whose table is open on a phone. */
  tab = $state<number | null>(null);
  /** What is in sight of the table on a phone. */
  scroller: Scroller | null = null;
  /** A pile that is looked through. */
  pile = $state.raw<{ kind: "discard" } | { kind: "trophies"; seat: number } | null>(null);
  /** Moves that follow, once the server asks for them. */
  plan = $state.raw<string[]>([]);
  beat = $state.raw<Beat | null>(null);
  /** The table as far as the step was told. */
  shadow = $state.raw<RawView | null>(null);
  aids = $state.raw<RawAids>(NO_AIDS);
  readonly wish: TrapWish;
  readonly lifeWish: LifeWish;

  constructor(readonly play: Play) {
    this.wish = new TrapWish(this);
    this.lifeWish = new LifeWish(this);
  }

  readonly view: RawView | null = $derived.by(() => this.shadow ?? (this.play.view as RawView | null));
  readonly offered: Offered = $derived.by(() => offered(this.play.choices));
  /** What this seat is asked, if it is asked anything. */
  readonly ask: string = $derived.by(() =>
    this.play.choices.length > 0 ? (this.view?.prompt?.do ?? "") : "",
  );

  get me(): number | null {
    return this.play.seat;
  }

  /** One's own cards in hand, as far as this view shows them. */
  readonly hand: string[] = $derived.by(() =>
    this.me === null ? [] : (this.view?.shown_hands[this.me] ?? []),
  );
  readonly lives: string[] = $derived.by(() =>
    this.me === null ? [] : (this.view?.shown_lives[this.me] ?? []),
  );

  /** The verbs that are possible with an own card on the table. */
  verbsOf(spot: number): SpotVerb[] {
    return SPOT_VERBS.filter((verb) => this.offered.byText.has(verbText(verb, spot)));
  }

  readonly strikes: Strikes | null = $derived.by(() => {
    const { view } = this;
    if (!view) return null;
    if (this.ask === "aim" || this.ask === "split") return strikesOf(this.offered);
    if (this.ask === "attack" && this.verb === "attack" && this.source !== null)
      return this.aids.attacks[String(this.source)] ?? null;
    return null;
  });

  /** Spots that a tap would choose as a target. */
  readonly targets: ReadonlySet<number> = $derived.by(() => {
    const { ask, strikes } = this;
    if (strikes) {
      if (this.mode === "split" && this.target !== null)
        return new Set([...strikes.target, ...(strikes.split[String(this.target)] ?? [])]);
      return new Set(strikes.target);
    }
    if (ask === "lay") {
      if (this.heldCard && this.#bonds(this.heldCard)) return new Set(this.aids.bearers);
      if (this.source !== null && this.verb === "hold")
        return new Set(this.aids.guests[String(this.source)] ?? []);
    }
    return this.offered.spots.get("target") ?? NOWHERE;
  });

  /** Own cards on the table that can act, or be sent away. */
  readonly actors: ReadonlySet<number> = $derived.by(() => {
    if (!["lay", "attack", "raid", "trap"].includes(this.ask)) return NOWHERE;
    const found = new Set<number>();
    for (const [verb, spots] of this.offered.spots)
      if (verb !== "target") for (const spot of spots) found.add(spot);
    return found;
  });

  /** The chosen card of the hand. */
  readonly heldCard: string | null = $derived.by(() =>
    this.held === null ? null : (this.#cards()[this.held] ?? null),
  );

  /** The list that `held` is a place in. */
  #cards(): readonly (string | null)[] {
    const { view, ask } = this;
    if (!view) return [];
    if (view.phase === "drafting") return view.pack ?? [];
    if (ask === "life") return this.lifeCards;
    if (ask === "harvest") return view.hunt;
    if (ask === "take") return (view.known ?? []).slice(0, view.prompt?.count ?? 0);
    return this.hand;
  }

  /** Lives that can be taken into the hand; by option trophies are among them (12, X6). */
  readonly lifeCards: string[] = $derived.by(() => {
    const { view, me } = this;
    if (!view || me === null) return [];
    return view.options.trophies === "lives" ? [...this.lives, ...(view.trophies[me] ?? [])] : this.lives;
  });

  /** Can this card of the hand be used for what is asked? */
  usable(card: string): boolean {
    const { cards } = this.offered;
    switch (this.ask) {
      case "lay":
        if (this.source !== null && this.verb === "bury") return true;
        return (cards.get("lay")?.has(card) ?? false) || (cards.get("down")?.has(card) ?? false);
      case "bury":
        return cards.get("put")?.has(card) ?? false;
      case "zombie":
        return cards.get("discard")?.has(card) ?? false;
      default:
        return false;
    }
  }

  /** A chosen card that could be laid on the table as it is; an ability wants its monster first. */
  get layable(): boolean {
    return (
      this.ask === "lay" &&
      this.heldCard !== null &&
      this.verb !== "bury" &&
      !this.down &&
      this.moves !== null
    );
  }

  /** Could the chosen raider rob this player? */
  robbable(seat: number): boolean {
    const { view } = this;
    if (this.ask !== "raid" || this.source === null || !view || seat === this.me || view.out[seat])
      return false;
    return !view.defended[seat] || this.direct(this.source);
  }

  // Taps. Everything gets an answer.

  /** The table itself: a chosen card is laid there. */
  tapField(): void {
    if (this.layable) this.confirm();
    else if (this.ask === "lay" && this.heldCard !== null && this.verb !== "bury" && !this.down)
      this.play.tell(say(this.play, "bond-choose"));
  }

  tapHand(place: number): void {
    const card = this.hand[place];
    if (card === undefined) return;
    if (!this.usable(card))
      return this.refuse(
        this.ask === "bury" ? `put ${card}` : this.ask === "zombie" ? `discard ${card}` : `lay ${card}`,
      );
    if (this.held === place) return this.#again();
    if (!(this.source !== null && this.verb === "bury")) this.clear();
    this.held = place;
    this.down =
      !(this.offered.cards.get("lay")?.has(card) ?? false) && this.ask === "lay" && this.verb !== "bury";
    this.count = 1;
  }

  tapSpot(spot: number): void {
    const { view, ask, offered: may } = this;
    if (!view) return;
    const mine = pieceAt(view, spot)?.owner === this.me;
    if (ask === "feed") return mine ? this.#toggleLeaving(spot) : this.refuse(`leave ${spot}`);
    if (this.targets.has(spot) && !(ask === "attack" && mine)) return this.#aim(spot);
    if (ask === "trap") {
      const trap = [`trap ${spot}`, `trap ${spot} ability`].find((text) => may.byText.has(text));
      if (trap === undefined) return this.refuse(`trap ${spot}`);
      this.source = this.source === spot ? null : spot;
      return;
    }
    const verbs = this.verbsOf(spot);
    if (verbs.length > 0) {
      if (this.source === spot) return this.#again();
      this.clear();
      this.source = spot;
      this.verb = verbs[0] ?? null;
      this.count = 1;
      return;
    }
    if (ask === "attack" && this.source !== null && this.verb?.startsWith("skill") && !mine)
      return this.#useFirst(view, this.source);
    const refused = this.strikes?.refused[String(spot)];
    if (refused && ask === "attack" && !mine) {
      this.play.explain({ ...refused, values: { ...refused.values, spot, ...named(view, spot) } });
      return;
    }
    this.refuse(`${this.#wanted(spot, mine)} ${spot}`);
  }

  /** What a tap on a card on the table would mean, by what is asked. */
  #wanted(spot: number, mine: boolean): string {
    const { ask, view } = this;
    if (ask !== "lay") return WANTED[ask] ?? (mine ? "attack" : "target");
    // While cards are laid only what holds others does anything; whoever taps another wants to fight.
    const card = mine && view ? cardData(this.play.content, pieceAt(view, spot)?.card) : null;
    return card?.properties.some((one) => one === "hideout" || one === "prison") ? "hold" : "attack";
  }

  /** A skill has no target yet: it is used first, and if it burns then one is chosen (42, 62). */
  #useFirst(view: RawView, source: number): void {
    const piece = pieceAt(view, source);
    const card = cardData(this.play.content, this.verb === "skill ability" ? piece?.ability : piece?.card);
    const burns = card?.effects.some(({ place, burn }) => place === "skill" && burn) ?? false;
    this.play.tell(say(this.play, "skill-first", { burns: burns ? "yes" : "no" }));
  }

  tapPlayer(seat: number): void {
    if (this.robbable(seat)) return this.go([`raid ${String(this.source)}`, playerText(seat)]);
    if (!this.offered.players.has(seat)) return void (this.tab = seat);
    if (this.player === seat) return this.confirm();
    this.player = seat;
  }

  /** A card of the pack, the hunt row, the underworld or the lives. */
  tapOffered(place: number): void {
    if (this.held === place) return this.#again();
    this.held = place;
  }

  toggleKept(place: number): void {
    const kept = this.kept.includes(place) ? this.kept.filter((one) => one !== place) : [...this.kept, place];
    if (kept.length > 6) return this.refuse("keep 1 2 3 4 5 6 7");
    this.kept = kept.sort((a, b) => a - b);
  }

  #toggleLeaving(spot: number): void {
    if (!this.offered.spots.get("leave")?.has(spot)) return this.refuse(`leave ${spot}`);
    this.leaving = this.leaving.includes(spot)
      ? this.leaving.filter((one) => one !== spot)
      : [...this.leaving, spot];
  }

  #aim(spot: number): void {
    const { strikes } = this;
    if (strikes && this.mode === "split" && this.target !== null && this.target !== spot) {
      if (strikes.split[String(this.target)]?.includes(spot)) {
        if (this.second === spot) return this.confirm();
        this.second = spot;
        return;
      }
    }
    if (this.target === spot) return this.confirm();
    this.target = spot;
    this.second = null;
    if (strikes && this.view) this.mode = bestMode(this.view, this.play.content, strikes, spot);
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    this.second = null;
    const seconds = this.target === null ? [] : (this.strikes?.split[String(this.target)] ?? []);
    if (mode === "split" && seconds.length === 1) this.second = seconds[0] ?? null;
  }

  /** The ways in which the chosen target can be struck. */
  get modes(): Mode[] {
    return this.strikes && this.target !== null ? modesFor(this.strikes, this.target) : [];
  }

  /** What is chosen was tapped once more: do it if it is whole, else put it back. */
  #again(): void {
    if (this.moves !== null) this.confirm();
    else this.clear();
  }

  /** Does this monster raid even where there are defenders (38)? */
  direct(spot: number): boolean {
    return this.view !== null && gainsOf(this.view, this.play.content, spot).all.has("direct");
  }

  /** Say why not. */
  refuse(notation: string): void {
    void this.play.whyNot(notation);
  }

  #bonds(card: string): boolean {
    const cards = this.play.content.cards as Record<string, Data> | undefined;
    return cards?.[card]?.type === "ability" && !this.down;
  }

  // What the choice comes to.

  /** The moves that were chosen, in order; null: something is missing. */
  readonly moves: string[] | null = $derived.by(() => this.#moves());

  #moves(): string[] | null {
    const { ask, source, target, verb, heldCard } = this;
    switch (ask) {
      case "lay":
        if (verb === "bury" && source !== null)
          return heldCard ? [`bury ${source}`, `put ${heldCard}`] : null;
        if (heldCard) {
          if (this.down) return [`down ${heldCard}`, `stars ${this.count}`];
          if (this.#bonds(heldCard)) return target === null ? null : [`lay ${heldCard}`, `target ${target}`];
          return [`lay ${heldCard}`];
        }
        if (source === null) return null;
        if (verb === "hold") return target === null ? null : [`hold ${source}`, `target ${target}`];
        if (verb === "pay") return [`pay ${source}`, `stars ${this.count}`];
        return verb === "turn" ? [`turn ${source}`] : null;
      case "attack":
        if (source === null || verb === null) return null;
        if (verb !== "attack") return [verbText(verb, source)];
        return this.#strike([`attack ${source}`]);
      case "aim":
        return this.#strike([]);
      case "trap": {
        if (source === null) return null;
        const text = [`trap ${source}`, `trap ${source} ability`].find((one) => this.offered.byText.has(one));
        return text === undefined ? null : [text];
      }
      case "raid":
        return source === null ? null : [`raid ${source}`];
      case "rob":
      case "opponent":
        return this.player === null ? null : [playerText(this.player)];
      case "bond":
      case "hold":
      case "target":
      case "split":
        return target === null ? null : [`target ${target}`];
      case "bury":
        return heldCard ? [`put ${heldCard}`] : null;
      case "zombie":
        return heldCard ? [`discard ${heldCard}`] : null;
      case "life":
        return heldCard ? [`life ${heldCard}`] : null;
      case "pick":
        return heldCard ? [`pick ${heldCard}`] : null;
      case "take":
        return this.held === null ? null : [`take ${this.held + 1}`];
      case "harvest":
        return this.held === null ? null : [`hunt ${this.held + 1}`];
      case "stake":
      case "pay":
        return [`stars ${this.count}`];
      case "keep":
        return [`keep ${this.kept.length ? this.kept.map((place) => place + 1).join(" ") : "none"}`];
      case "feed":
        return [...this.leaving.map((spot) => `leave ${spot}`), "feed"];
      default:
        return null;
    }
  }

  #strike(first: string[]): string[] | null {
    const { target, second, mode } = this;
    if (target === null) return null;
    if (mode === "split") return second === null ? null : [...first, `split ${target}`, `target ${second}`];
    return [...first, `${mode === "plain" ? "target" : mode} ${target}`];
  }

  confirm(): void {
    const { moves } = this;
    if (moves) this.go(moves);
  }

  /** Play these, one after another as they are asked for. */
  go(moves: readonly string[]): void {
    this.plan = [...moves];
    this.proceed();
  }

  /** The next move of the plan, if the server asks for it now. */
  proceed(): void {
    const [next, ...rest] = this.plan;
    const { play } = this;
    if (next === undefined || !play.live || play.chair.pending) return;
    if (play.choices.length === 0) {
      if (!play.myTurn) this.plan = [];
      return;
    }
    const choice = this.offered.byText.get(next);
    if (!choice) {
      // Where only one thing was possible the game has done it by itself (X5).
      this.plan = [];
      return;
    }
    this.plan = rest;
    void play.submit(choice).then((done) => {
      if (!done && play.notice?.confirm === undefined) this.plan = [];
    });
  }

  /** One move of the offer, by its notation; or why it is not there. */
  submit(text: string): void {
    this.plan = [];
    const choice = this.offered.byText.get(text);
    if (choice) void this.play.submit(choice);
    else this.refuse(text);
  }

  /** The end of a phase; what is chosen and not done yet would be lost by it. */
  end(): void {
    const { play, offered: may } = this;
    const choice = may.byText.get("end");
    if (!choice || (this.source === null && this.heldCard === null)) return this.submit("end");
    const attack = this.verb === "attack" && this.moves !== null;
    play.notice = {
      kind: "caution",
      text: say(play, attack ? "unmade-attack" : "unmade-choice"),
      confirm: () => {
        this.plan = [];
        void play.submit(choice, true);
      },
    };
  }

  // Letting go.

  clear(): void {
    this.held = null;
    this.source = null;
    this.verb = null;
    this.target = null;
    this.second = null;
    this.mode = "plain";
    this.player = null;
    this.down = false;
    this.plan = [];
  }

  /** Only half of a gesture is made, such as burying: it can be left again. */
  get begun(): boolean {
    return this.play.live && begun(this.play, this.ask);
  }

  /** One step back; false: nothing was chosen. */
  back(): boolean {
    if (this.begun && this.held === null && this.target === null) void this.play.undo();
    else if (this.second !== null) this.second = null;
    else if (this.target !== null && (this.source !== null || this.held !== null)) this.target = null;
    else if (this.held !== null || this.source !== null || this.target !== null || this.player !== null)
      this.clear();
    else return false;
    return true;
  }

  /**
   * The question that a choice was made for. In the set-up all choose at once: what others do
   * meanwhile, and a moment in which nothing can be played, are no new question.
   */
  #asked(view: RawView): string {
    if (view.phase === "drafting") return `${(view.pack ?? []).join(" ")} ${JSON.stringify(view.choice)}`;
    if (view.phase === "keeping") return `${this.hand.join(" ")} ${JSON.stringify(view.choice)}`;
    const { spot = "", card = "", effect = "" } = view.prompt ?? {};
    return `${view.turn} ${this.ask} ${spot} ${card} ${effect} ${this.play.info.moves}`;
  }

  /** What was chosen for another question is put away. */
  #question = "";
  tidy(): void {
    const { view } = this;
    const question = view ? this.#asked(view) : "";
    if (question === this.#question || this.play.chair.pending) return;
    this.#question = question;
    const { plan } = this;
    this.clear();
    this.plan = plan;
    this.leaving = [];
    this.count = 1;
    if (view?.phase === "keeping" && Array.isArray(view.choice))
      this.kept = (view.choice as number[]).map((place) => place - 1);
    if (view?.phase === "drafting" && typeof view.choice === "string") {
      const place = view.pack?.indexOf(view.choice) ?? -1;
      this.held = place < 0 ? null : place;
    }
    if (this.ask === "aim") this.source = view?.prompt?.spot ?? null;
    if (this.ask === "bury" || this.ask === "hold") this.source = view?.prompt?.spot ?? null;
    if (this.ask === "feed" && view) this.leaving = hungriest(this, view);
  }

  /** What the server works out of the table, for this view. */
  async learn(): Promise<void> {
    const { play } = this;
    const { seq } = play.chair;
    const data = play.at === null && play.seat !== null && !play.ended ? await play.aids() : {};
    if (play.chair.seq !== seq) return;
    this.aids = readAids(data);
  }
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The verb of a tap on a card on the table. */
const WANTED: Readonly<Record<string, string>> = {
  attack: "attack",
  raid: "raid",
  trap: "trap",
};

const verbText = (verb: SpotVerb, spot: number): string =>
  verb === "skill ability" ? `skill ${spot} ability` : `${verb} ${spot}`;

/** The name of a card for a sentence about its spot. */
function named(view: RawView, spot: number): Data {
  const card = pieceAt(view, spot)?.card ?? null;
  const twins = Object.values(view.table).filter((piece) => piece.card === card);
  return { spot_card: card, spot_twin: card !== null && twins.length > 1 };
}

/** With too few stars somebody must go: those that cost least are proposed (14). */
function hungriest(store: Store, view: RawView): number[] {
  const spots = [...(store.offered.spots.get("leave") ?? [])];
  const cards = store.play.content.cards as Record<string, Data> | undefined;
  const worth = (spot: number): number => Number(cards?.[pieceAt(view, spot)?.card ?? ""]?.cost ?? 0);
  return spots.sort((a, b) => worth(a) - worth(b)).slice(0, Math.max(spots.length - view.stars, 0));
}

const stores = new WeakMap<Play, Store>();

/** The store of a game that is shown; made when it is first asked for. */
export function storeOf(play: Play): Store {
  let store = stores.get(play);
  if (!store) {
    store = new Store(play);
    stores.set(play, store);
  }
  return store;
}
