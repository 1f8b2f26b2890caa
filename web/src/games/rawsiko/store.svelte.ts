/**
 * What a player's board holds: what is chosen, looked at and counted before a move is made. One for
 * each game that is shown, shared by the board and the panel beside it.
 */
import type { Choice } from "$/table/data";
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
import { type Facts, factsOf, folded } from "./view/facts";
import { type Assault, lastAssault, type ShownClash, tollOf } from "./view/assault";
import { type ToldMove, toldMove } from "./view/toldMove";
import type { Stage } from "./animation/stage";
import { leavingOf, leavingWarning } from "./moves/abandoning";
import { Dragging } from "./moves/dragging.svelte";
import { Placing } from "./moves/placing.svelte";
import { choiceOf, sendAssets } from "./moves/sending";
import { Trade } from "./moves/trade.svelte";

/** What going to a territory means. */
export type Deed = "attack" | "occupy" | "move";

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
  clash = $state.raw<ShownClash | null>(null);
  /** The last order to attack until something is taken. */
  assault = $state.raw<Assault | null>(null);
  /** What the signs mean is shown. */
  legend = $state(false);
  /** A phone so narrow that the bar above has no room for more than what is aimed at. */
  narrow = $state(false);
  /** A phone: there is no room for a notice and a card. */
  small = $state(false);
  readonly placing = new Placing(this);
  readonly dragging = new Dragging(this);
  readonly trade = new Trade(this);
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
    return beat && this.pending === null && this.source === null ? toldMove(beat.events) : null;
  });

  /** What the last order came to as far as it was shown. */
  readonly toll = $derived.by(() =>
    this.assault === null ? null : tollOf(this.assault, this.play.seat, this.play.entries),
  );

  /** Territories that a tap would do something with. */
  readonly legal: ReadonlySet<string> = $derived.by(() => {
    const { moves, places, takes, continents } = this.offered;
    if (this.source !== null) return new Set(this.targets.keys());
    if (moves.size > 0) return new Set(moves.keys());
    if (places.size > 0) return new Set(places.keys());
    if (takes.size > 0) return takes;
    return new Set([...continents].flatMap((id) => this.free(id)));
  });

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
    if (view.phase !== "choosing") this.stray(`t:${territory}`);
    // What was tapped last is still on its way: a second tap is the same wish, or a hasty one.
    if (this.pending && this.pending.verb !== "place") return;
    if (view.phase === "placing" || view.phase === "investing") return this.placing.tap(territory);
    if (!may.any) return this.turnCard(territory);
    if (view.phase === "acting") return this.#tapToAct(territory, seen);
    if (view.phase === "taking") return this.#tapToTake(territory);
    if (view.phase === "choosing")
      return this.chooseContinent(this.world.territories.get(territory)?.continent ?? null);
    if (view.phase === "trading") return this.turnCard(territory);
    void play.whyNot(placeText(territory, 1));
  }

  /** Whoever chooses something else than a hint advises has done with it. */
  stray(piece: string): void {
    const { notice } = this.play;
    if (notice?.hint && !notice.hint.pieces.includes(piece)) this.play.notice = null;
  }

  /** The card of a territory is opened, or put away. */
  turnCard(territory: string): void {
    this.looked = this.looked === territory ? null : territory;
  }

  #tapToTake(territory: string): void {
    const text = `take ${territory}`;
    if (!this.offered.takes.has(territory)) return this.refuse(territory, text);
    this.submit(text);
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
    if (this.placing.open) {
      const most = Math.max(this.placing.left, 1);
      return { value: Math.min(this.placing.per, most), most };
    }
    return null;
  }

  /** By the stepper, the wheel or a key. */
  set(value: number): void {
    const { number } = this;
    if (number === null) return;
    const next = within(value, number.most);
    if (this.target === null) this.placing.per = next;
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
      this.trade.picks.length > 0 ||
      this.sought !== null;
    this.looked = null;
    if (this.clash?.done) this.clash = null;
    this.trade.picks = [];
    this.sought = null;
    this.drop();
    return something;
  }

  drop(): void {
    this.source = null;
    this.target = null;
    this.until = false;
    this.continent = null;
    this.dragging.at = null;
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
    this.trade.tidy();
    if (view?.phase !== "placing" && view?.phase !== "investing") {
      this.placing.queue = [];
      this.placing.per = 1;
    } else this.placing.per = within(this.placing.per, Math.max(this.placing.left, 1));
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
    const leaves = fights && !seen ? leavingOf(this, this.until ? { least: this.least } : { count }) : null;
    this.clash = null;
    if (leaves !== null) {
      play.notice = {
        kind: "caution",
        text: leavingWarning(this, leaves),
        confirm: () => this.confirm(true),
      };
      return;
    }
    if (this.until) {
      void this.order();
      return;
    }
    this.assault = null;
    // Of what the panel has told nobody is asked.
    const told = seen && leavingOf(this, { count }) !== null ? ["abandoning"] : [];
    void sendAssets(play, source, target, count, told).then((sent) => {
      if (sent && !fights && this.source === source && this.target === target) this.drop();
    });
  }

  /** After the page was loaded anew: the clashes that were the last thing done, with the way to go on. */
  resume(): void {
    const { play } = this;
    const found = lastAssault(play.seat, play.chair.entries);
    if (
      !found ||
      !this.offered.any ||
      this.view?.phase !== "acting" ||
      this.clash !== null ||
      this.assault !== null
    )
      return;
    this.assault = found.assault;
    this.clash = { event: found.last, rolling: false, lit: 3, done: true };
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
    this.stray(`c:${continent}`);
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

  submit(text: string): void {
    void this.play.submit(choiceOf(this.play, text)).then((sent) => {
      if (!sent) this.placing.queue = [];
    });
  }
}

const NOWHERE: ReadonlyMap<string, number> = new Map();

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
