/**
 * What a player's board holds: what is chosen, looked at and counted before a move is made. One for
 * each game that is shown, shared by the board and the panel beside it.
 */
import type { Choice, GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import {
  moveText,
  neighboursOf,
  type Offered,
  MOST_AT_ONCE,
  offered,
  placeText,
  type RawsikoView,
  type World,
  worldOf,
} from "./view/data";
import { change, type Facts, factsOf, folded } from "./view/facts";
import { type Leaving, leavingBy } from "./view/emptyLand";
import { leavingText, say } from "./words";

/** What going to a territory means. */
export type Deed = "attack" | "occupy" | "move";

/** A clash as it is shown: rolling, or with so many of its pairs lit. */
export interface ShownClash {
  event: GameEvent;
  rolling: boolean;
  lit: number;
  done: boolean;
}

/** What others do, as long as it is told: from where to where, or where something was placed. */
export interface ToldMove {
  seat: number;
  source: string | null;
  targets: readonly string[];
  grave: boolean;
}

/** All clashes of one order to attack until it is taken. */
export interface Assault {
  source: string;
  target: string;
  /** The last entry of the log before it. */
  since: number;
}

/** What the map can do for an animation; none in the list view. */
export interface Stage {
  roll: (
    from: string,
    to: string,
    seat: number,
    count: number,
    ms: number,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Have them in sight, above the dice if some fall; ends when the map has turned there. */
  look: (
    territories: string[],
    told: { own: boolean; dice: boolean; ms: number; signal: AbortSignal },
  ) => Promise<void>;
  focus: (territory: string) => void;
  /** Closer, or farther away. */
  zoom: (inward: boolean) => void;
  /** The whole world. */
  all: () => void;
  /** Where a territory is on the screen now. */
  where: (territory: string) => [x: number, y: number] | null;
}

export class Store {
  source = $state<string | null>(null);
  target = $state<string | null>(null);
  count = $state(1);
  /** How many unmoved assets are the least to go on attacking with (D-36). */
  least = $state(1);
  /** The order "until" is being made. */
  until = $state(false);
  /** The continent that is about to be chosen (17). */
  continent = $state<string | null>(null);
  /** The territory whose card is open. */
  looked = $state<string | null>(null);
  /** Under the mouse on the map. */
  hovered = $state<string | null>(null);
  /** Pointed at elsewhere, such as by a button of the dock. */
  pointed = $state<string | null>(null);
  /** The material that is pointed at: it is shown on the map wherever it lies. */
  touched = $state<string | null>(null);
  /** The same, until it is put away. */
  sought = $state<string | null>(null);
  /** All materials are shown, at any scale. */
  all = $state(false);
  /** The list instead of the map. */
  list = $state(false);
  /** Assets that a tap places (30, 42). */
  per = $state(1);
  /** Placings that were tapped while another was on its way. */
  queue = $state.raw<string[]>([]);
  /** Materials picked in the Trade with China, not yet told to the server (73). */
  picks = $state.raw<string[]>([]);
  clash = $state.raw<ShownClash | null>(null);
  /** The last order to attack until something is taken. */
  assault = $state.raw<Assault | null>(null);
  /** What the signs mean is shown. */
  legend = $state(false);
  /** A phone so narrow that the bar above has no room for more than what is aimed at. */
  narrow = $state(false);
  /** A phone: there is no room for a notice and a card. */
  small = $state(false);
  /** Assets are being dragged from the source: where the pointer is on the map. */
  drag = $state.raw<[x: number, y: number] | null>(null);
  /** They are dragged by a finger, which chooses a goal and plays nothing. */
  byFinger = $state(false);
  stage: Stage | null = null;
  #deed: Deed | null = null;
  /** What was tapped in vain last. */
  refused = $state<string | null>(null);

  constructor(readonly play: Play) {}

  readonly view = $derived.by(() => {
    const view = this.play.view as RawsikoView | null;
    return view && this.play.folded ? folded(view) : view;
  });
  readonly world: World = $derived.by(() => worldOf(this.play.content));
  readonly offered: Offered = $derived.by(() => offered(this.play.choices));
  readonly facts: Facts | null = $derived.by(() => (this.view ? factsOf(this.view, this.world) : null));

  /** Where the chosen assets may go, with the greatest number of them. */
  readonly targets: ReadonlyMap<string, number> = $derived.by(
    () => (this.source === null ? undefined : this.offered.moves.get(this.source)) ?? NOWHERE,
  );

  readonly material: string | null = $derived.by(() => this.touched ?? this.sought);

  /** The move that is on its way to the server. */
  readonly pending: Choice | null = $derived.by(() => this.play.chair.pending?.choice ?? null);

  /** Is it being told what others did? What can be chosen meanwhile is no matter yet. */
  readonly telling: boolean = $derived.by(
    () => this.play.at === null && this.play.busy && this.play.lastBeat !== null && !this.offered.any,
  );

  /** What others do, on the map: it stands as long as the sentence in the bar. */
  readonly told: ToldMove | null = $derived.by(() => {
    const { play } = this;
    const beat = play.at === null && (play.busy || !play.myTurn) ? play.lastBeat : null;
    const last = beat?.events.at(-1);
    if (!beat || !last || typeof last.seat !== "number" || this.pending !== null || this.source !== null)
      return null;
    const { seat, kind } = last;
    if (kind === "clash" || kind === "assets_moved")
      return { seat, source: String(last.source), targets: [String(last.target)], grave: kind === "clash" };
    if (kind !== "assets_placed" && kind !== "territory_taken") return null;
    return {
      seat,
      source: null,
      targets: [
        ...new Set(
          beat.events.filter((event) => event.kind === kind).map(({ territory }) => String(territory)),
        ),
      ],
      grave: false,
    };
  });

  /** What the last order came to as far as it was shown. */
  readonly toll: { clashes: number; own: number; theirs: number } | null = $derived.by(() => {
    const { assault, play } = this;
    if (assault === null) return null;
    const clashes = play.entries
      .filter(({ seq }) => seq > assault.since)
      .flatMap(({ events }) => (events ?? []) as GameEvent[])
      .filter(
        ({ kind, seat, source, target }) =>
          kind === "clash" && seat === play.seat && source === assault.source && target === assault.target,
      );
    const sum = (field: string): number => clashes.reduce((all, event) => all + Number(event[field]), 0);
    return { clashes: clashes.length, own: sum("attackers_lost"), theirs: sum("defenders_lost") };
  });

  /** Territories that a tap would do something with. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    const { moves, places, takes, continents } = this.offered;
    if (this.source !== null) return new Set(this.targets.keys());
    if (moves.size > 0) return new Set(moves.keys());
    if (places.size > 0) return new Set(places.keys());
    if (takes.size > 0) return takes;
    return new Set([...continents].flatMap((id) => this.free(id)));
  });

  /** Assets tapped onto a territory that the server has not confirmed yet. */
  coming(territory: string): number {
    const waiting = this.queue.filter((text) => text.startsWith(`${territory} `));
    const sent =
      this.pending?.verb === "place" && this.pending.territory === territory ? Number(this.pending.count) : 0;
    return waiting.reduce((all, text) => all + Number(text.split(" ")[1]), sent);
  }

  /** Assets that are still to be placed, without those that are on their way. */
  get left(): number {
    const { view } = this;
    if (!view || view.seat === null) return 0;
    const sent = this.pending?.verb === "place" ? Number(this.pending.count) : 0;
    const waiting = this.queue.reduce((all, text) => all + Number(text.split(" ")[1]), 0);
    return Math.max((view.to_place[view.seat] ?? 0) - sent - waiting, 0);
  }

  free(continent: string): string[] {
    const { view } = this;
    return (this.world.onContinent.get(continent) ?? []).filter((id) => !view?.territories[id]);
  }

  deed(target: string): Deed {
    const owner = this.view?.territories[target]?.[0];
    if (owner === undefined) return "occupy";
    return owner === this.view?.seat ? "move" : "attack";
  }

  /** A territory was tapped, on the map or in the list: everything gets an answer. */
  tap(territory: string): void {
    const { play, offered: may, view } = this;
    const seen = this.clash === null;
    if (this.clash?.done) this.clash = null;
    if (!view) return;
    if (view.phase !== "choosing") this.#stray(`t:${territory}`);
    // What was tapped last is still on its way: a second tap is the same wish, or a hasty one.
    if (this.pending && this.pending.verb !== "place") return;
    if (view.phase === "placing" || view.phase === "investing") return this.#tapToPlace(territory);
    if (!may.any) {
      this.looked = this.looked === territory ? null : territory;
      return;
    }
    if (view.phase === "acting") return this.#tapToAct(territory, seen);
    if (view.phase === "taking") return this.#tapToTake(territory);
    if (view.phase === "choosing")
      return this.chooseContinent(this.world.territories.get(territory)?.continent ?? null);
    if (view.phase === "trading") {
      this.looked = this.looked === territory ? null : territory;
      return;
    }
    void play.whyNot(placeText(territory, 1));
  }

  /** Whoever chooses something else than a hint advises has done with it. */
  #stray(piece: string): void {
    const { notice } = this.play;
    if (notice?.hint && !notice.hint.pieces.includes(piece)) this.play.notice = null;
  }

  #tapToTake(territory: string): void {
    const text = `take ${territory}`;
    if (!this.offered.takes.has(territory)) return this.refuse(territory, text);
    this.submit(text);
  }

  #tapToPlace(territory: string): void {
    const { view, play } = this;
    const mine = view?.territories[territory]?.[0] === view?.seat;
    const count = Math.min(this.per, this.left);
    // While a placing is on its way there are no choices, but taps go on: they wait their turn.
    const placing = this.offered.places.size > 0 || this.pending?.verb === "place";
    if (!placing && !this.offered.any) {
      this.looked = this.looked === territory ? null : territory;
      return;
    }
    if (!mine || !placing || count < 1) return this.refuse(territory, placeText(territory, 1));
    const [first, ...rest] = inParts(count).map((part) => placeText(territory, part));
    const waits = play.chair.pending !== null || this.queue.length > 0;
    this.queue = [...this.queue, ...(waits && first !== undefined ? [first] : []), ...rest];
    if (!waits && first !== undefined) this.submit(first);
  }

  /** The next of the placings that wait, when the last has arrived. */
  proceed(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined || !this.offered.any) return;
    this.queue = rest;
    if (this.offered.places.has(next.split(" ")[0] as string)) this.submit(next);
    else this.queue = [];
  }

  #tapToAct(territory: string, seen: boolean): void {
    const { moves } = this.offered;
    if (this.source === territory) return this.drop();
    if (this.source === null) {
      if (moves.has(territory)) return this.start(territory);
      const [neighbour] = neighboursOf(this.world, territory);
      return this.refuse(territory, moveText(territory, neighbour ?? territory, 1));
    }
    // A second tap on the goal confirms.
    if (this.target === territory) return this.confirm(seen);
    if (this.targets.has(territory)) return this.aimAt(territory);
    if (moves.has(territory)) return this.start(territory);
    this.refuse(territory, moveText(this.source, territory, 1));
  }

  /** Why not: the rule; a second tap opens the card instead, unless something else is being thought about. */
  refuse(territory: string, text: string): void {
    const again = this.refused === territory && this.source === null;
    this.refused = again ? null : territory;
    this.looked = again ? territory : null;
    if (again) this.play.notice = null;
    else void this.play.whyNot(text);
  }

  start(territory: string): void {
    this.source = territory;
    this.target = null;
    this.until = false;
    this.looked = null;
  }

  aimAt(territory: string): void {
    const most = this.mostTo(territory);
    this.target = territory;
    this.#deed = this.deed(territory);
    this.until = false;
    this.least = 1;
    this.looked = null;
    this.count = this.#deed === "attack" ? most : this.#usual(most);
  }

  /** All that can go, but one stays at home if the territory would be empty. */
  #usual(most: number): number {
    const total = this.source === null ? 0 : (this.view?.territories[this.source]?.[2] ?? 0);
    return Math.max(most === total ? most - 1 : most, 1);
  }

  get most(): number {
    return this.target === null ? 1 : this.mostTo(this.target);
  }

  /** How many can go to a target of the source; more than fit into one move go in several (D-25). */
  mostTo(target: string): number {
    const most = this.targets.get(target) ?? 1;
    const holding = this.source === null ? undefined : this.view?.territories[this.source];
    if (most < MOST_AT_ONCE || !holding || this.deed(target) === "attack") return most;
    const [, unmoved, total] = holding;
    return this.view?.options.garrison === true ? Math.min(unmoved, total - 1) : unmoved;
  }

  /** The number that is set now and the greatest it can be: of assets that go, stay, or are placed. */
  get number(): { value: number; most: number } | null {
    if (this.target !== null && this.until) {
      return { value: this.least, most: Math.max(this.view?.territories[this.source ?? ""]?.[1] ?? 1, 1) };
    }
    if (this.target !== null) return { value: this.count, most: this.most };
    if (this.offered.places.size > 0 || this.pending?.verb === "place") {
      const most = Math.max(this.left, 1);
      return { value: Math.min(this.per, most), most };
    }
    return null;
  }

  /** By the stepper, the wheel or a key. */
  set(value: number): void {
    const { number } = this;
    if (number === null) return;
    const next = within(value, number.most);
    if (this.target === null) this.per = next;
    else if (this.until) this.least = next;
    else this.count = next;
  }

  step(by: number): void {
    if (this.number) this.set(this.number.value + by);
  }

  /** Everything that was chosen or opened is put away: one press of Esc or of the X. */
  back(): boolean {
    const something =
      this.looked !== null ||
      this.clash?.done === true ||
      this.source !== null ||
      this.continent !== null ||
      this.picks.length > 0 ||
      this.sought !== null;
    this.looked = null;
    if (this.clash?.done) this.clash = null;
    this.picks = [];
    this.sought = null;
    this.drop();
    return something;
  }

  drop(): void {
    this.source = null;
    this.target = null;
    this.until = false;
    this.continent = null;
    this.drag = null;
    this.#deed = null;
  }

  /** What no longer can be is no longer chosen. */
  tidy(): void {
    const { offered: may, view } = this;
    if (!this.play.live || this.play.chair.pending) return;
    if (this.source !== null && !may.moves.has(this.source)) this.drop();
    if (this.target !== null && (!this.targets.has(this.target) || this.deed(this.target) !== this.#deed))
      this.drop();
    if (this.target !== null) this.count = within(this.count, this.most);
    if (this.continent !== null && !may.continents.has(this.continent)) this.continent = null;
    if (this.picks.some((material) => !may.materials.has(material))) {
      this.picks = this.picks.filter((material) => may.materials.has(material));
    }
    if (view?.phase !== "placing" && view?.phase !== "investing") {
      this.queue = [];
      this.per = 1;
    } else this.per = within(this.per, Math.max(this.left, 1));
  }

  // The tool: confirm and cancel (U9).

  /**
   * `seen`: its outlook was before the player's eyes. If not, an attack that may empty the land behind it
   * asks first.
   */
  confirm(seen = this.clash === null): void {
    const { source, target, count, play } = this;
    if (source === null || target === null || play.chair.pending || play.order !== null) return;
    const fights = this.#deed === "attack";
    const leaves = fights && !seen ? this.leaving(this.until ? { least: this.least } : { count }) : null;
    this.clash = null;
    if (leaves !== null) {
      play.notice = { kind: "caution", text: this.warning(leaves), confirm: () => this.confirm(true) };
      return;
    }
    if (this.until) {
      void this.order();
      return;
    }
    this.assault = null;
    // Of what the panel has told nobody is asked.
    const told = seen && this.leaving({ count }) !== null ? ["abandoning"] : [];
    void this.#send(source, target, count, told).then((sent) => {
      if (sent && !fights && this.source === source && this.target === target) this.drop();
    });
  }

  /** So many assets, in as many moves as it takes; false: they did not all go. */
  async #send(source: string, target: string, count: number, told: readonly string[]): Promise<boolean> {
    const parts = inParts(count);
    for (const [at, part] of parts.entries()) {
      if (at > 0) await this.#offeredAgain();
      if (!(await this.play.submit(this.#choice(moveText(source, target, part)), false, told))) return false;
    }
    return true;
  }

  /**
   * Is the source left empty by what is chosen: surely by a move, by an attack on what conditions? (D-15,
   * R-15, R-16)
   */
  leaving(how: { count: number } | { least: number }): Leaving | "sure" | null {
    const { view, source, target } = this;
    if (!view || source === null || target === null) return null;
    if (this.deed(target) === "attack") return leavingBy(view, source, target, how);
    return "count" in how && how.count === view.territories[source]?.[2] && view.options.garrison !== true
      ? "sure"
      : null;
  }

  /** The same in words, with what is lost by it. */
  warning(leaving: Leaving | "sure"): string {
    const { view, facts, source, target } = this;
    if (!view || !facts || source === null || target === null) return "";
    const takes = this.deed(target) === "move" || leaving === "lost" ? [] : [target];
    return leavingText(
      this.play,
      source,
      change(view, this.world, facts, { takes, leaves: [source] }).losses,
      leaving,
    );
  }

  // Drag and drop: what a mouse lets go over a goal goes there; a finger has only chosen it.

  /** May assets be dragged from here? */
  draggable(territory: string): boolean {
    return this.view?.phase === "acting" && !this.pending && this.offered.moves.has(territory);
  }

  /** The pointer is here on the map, over this territory. */
  dragTo(at: [x: number, y: number], over: string | null): void {
    if (this.source === null) return;
    this.drag = at;
    if (over === this.target) return;
    if (over !== null && this.targets.has(over)) this.aimAt(over);
    else this.target = null;
  }

  letGo(over: string | null): void {
    this.drag = null;
    const { source } = this;
    if (source === null || over === source) return;
    if (over !== null && this.target === over) {
      if (!this.byFinger) this.confirm(false);
    } else if (over !== null) this.refuse(over, moveText(source, over, 1));
  }

  /** The hand has lost what it dragged; a source that was chosen before stays chosen. */
  takeBack(): void {
    if (this.byFinger && this.source !== null) this.start(this.source);
    else this.drop();
    this.drag = null;
  }

  /** After the page was loaded anew: the clashes that were the last thing done, with the way to go on. */
  resume(): void {
    const { play } = this;
    const moved = play.chair.entries.filter(({ kind }) => kind === "moved");
    const rows = moved.map(({ seat, events }) =>
      seat === play.seat ? ((events ?? []) as GameEvent[]).find(({ kind }) => kind === "clash") : undefined,
    );
    const last = rows.at(-1);
    if (
      !last ||
      !this.offered.any ||
      this.view?.phase !== "acting" ||
      this.clash !== null ||
      this.assault !== null
    )
      return;
    const first = rows.findLastIndex(
      (event) => event === undefined || event.source !== last.source || event.target !== last.target,
    );
    this.assault = {
      source: String(last.source),
      target: String(last.target),
      since: moved[first]?.seq ?? 0,
    };
    this.clash = { event: last, rolling: false, lit: 3, done: true };
  }

  /** Attack until it is taken, or fewer than `least` can go on (60, D-36). */
  async order(): Promise<void> {
    const { source, target, least, play } = this;
    if (source === null || target === null) return;
    this.until = false;
    this.clash = null;
    this.assault = { source, target, since: play.chair.entries.at(-1)?.seq ?? 0 };
    await play.follow(`${source}>${target} until${least > 1 ? ` ${least}` : ""}`);
  }

  chooseContinent(continent: string | null): void {
    if (continent === null || this.pending) return;
    this.#stray(`c:${continent}`);
    // A second click on it confirms.
    if (this.continent === continent) return this.settleContinent();
    if (!this.offered.continents.has(continent)) {
      void this.play.whyNot(`continent ${continent}`);
      return;
    }
    this.continent = continent;
  }

  settleContinent(): void {
    if (this.continent === null) return;
    this.submit(`continent ${this.continent}`);
    this.continent = null;
  }

  /** What brings the most points in the Trade, as the server has worked it out (D-24). */
  get best(): string[] {
    const told = (this.play.chair.offer.prompt?.best as string[] | undefined) ?? [];
    return told.filter((material) => this.offered.materials.has(material)).slice(0, this.slots);
  }

  /** Materials that may be picked. */
  get slots(): number {
    const { view } = this;
    return view && view.seat !== null ? (view.trades[view.seat] ?? 0) : 0;
  }

  /** A material of the Trade with China: picked, put back, or refused with its rule (73). */
  pick(material: string): void {
    const { play, offered: may, slots } = this;
    this.#stray(`m:${material}`);
    if (this.picks.includes(material)) {
      this.picks = this.picks.filter((other) => other !== material);
      return;
    }
    if (!may.materials.has(material)) {
      void play.whyNot(`trade ${material}`);
      return;
    }
    if (this.picks.length >= slots) play.tell(say(play, "trade-full", { count: slots }));
    else this.picks = [...this.picks, material];
  }

  /** All picks, one move after the other. */
  async trade(): Promise<void> {
    const picks = this.picks;
    this.picks = [];
    if (picks.length === 0) return;
    for (const material of picks) {
      if (!(await this.play.submit(this.#choice(`trade ${material}`)))) return;
      await this.#offeredAgain();
    }
  }

  /** Ends when there are choices again, or the turn has passed on. */
  async #offeredAgain(): Promise<void> {
    for (let wait = 0; wait < 60 && this.play.myTurn && this.play.choices.length === 0; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  submit(text: string): void {
    void this.play.submit(this.#choice(text)).then((sent) => {
      if (!sent) this.queue = [];
    });
  }

  #choice(text: string): Choice | string {
    return this.play.choices.find((choice) => choice.text === text) ?? text;
  }
}

const NOWHERE: ReadonlyMap<string, number> = new Map();

/** A number of assets as moves: no more than sixteen go in one (D-25). */
const inParts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / MOST_AT_ONCE) }, (_, at) =>
    Math.min(count - at * MOST_AT_ONCE, MOST_AT_ONCE),
  );

const within = (count: number, most: number): number => Math.min(Math.max(count, 1), Math.max(most, 1));

const stores = new WeakMap<Play, Store>();

export function storeOf(play: Play): Store {
  const known = stores.get(play);
  if (known) return known;
  // It outlives the part that asks for it first: what it works out must not end with that.
  let made = null as Store | null;
  $effect.root(() => {
    made = new Store(play);
  });
  const store = made ?? new Store(play);
  stores.set(play, store);
  return store;
}
