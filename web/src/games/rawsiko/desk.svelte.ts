/**
 * What lies on the player's desk: what is chosen, looked at and counted before a move is made. One for
 * each game that is shown, shared by the board and the panel beside it.
 */
import type { Choice, GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import {
  moveText,
  neighboursOf,
  type Offered,
  offered,
  placeText,
  type RawsikoView,
  type World,
  worldOf,
} from "./data";
import { type Facts, factsOf, folded } from "./facts";
import { say } from "./wording";

/** What going to a territory means. */
export type Deed = "attack" | "occupy" | "move";

/** A clash as it is shown: rolling, or with so many of its pairs lit. */
export interface ShownClash {
  event: GameEvent;
  rolling: boolean;
  lit: number;
  done: boolean;
}

/** What the map can do for an animation; none in the list view. */
export interface Stage {
  roll: (from: string, to: string, seat: number, count: number, ms: number, signal: AbortSignal) => Promise<void>;
  look: (territories: string[]) => void;
  focus: (territory: string) => void;
  /** Where a territory is on the screen now. */
  where: (territory: string) => [x: number, y: number] | null;
}

export class Desk {
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
  stage: Stage | null = null;
  #deed: Deed | null = null;

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
    const sent = this.pending?.verb === "place" && this.pending.territory === territory ? Number(this.pending.count) : 0;
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
    if (this.clash?.done) this.clash = null;
    if (!view) return;
    if (view.phase === "placing" || view.phase === "investing") return this.#tapToPlace(territory);
    if (!may.any) {
      this.looked = this.looked === territory ? null : territory;
      return;
    }
    if (view.phase === "acting") return this.#tapToAct(territory);
    if (view.phase === "taking") return this.#tapToTake(territory);
    if (view.phase === "choosing") return this.chooseContinent(this.world.territories.get(territory)?.continent ?? null);
    if (view.phase === "trading") {
      this.looked = this.looked === territory ? null : territory;
      return;
    }
    void play.whyNot(placeText(territory, 1));
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
    if (!mine || !placing || count < 1) return this.refuse(territory, placeText(territory, Math.max(count, 1)));
    const text = placeText(territory, count);
    if (play.chair.pending || this.queue.length > 0) this.queue = [...this.queue, text];
    else this.submit(text);
  }

  /** The next of the placings that wait, when the last has arrived. */
  proceed(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined || !this.offered.any) return;
    this.queue = rest;
    if (this.offered.places.has(next.split(" ")[0] as string)) this.submit(next);
    else this.queue = [];
  }

  #tapToAct(territory: string): void {
    const { moves } = this.offered;
    if (this.source === territory) return this.drop();
    if (this.source === null) {
      if (moves.has(territory)) return this.start(territory);
      const [neighbour] = neighboursOf(this.world, territory);
      return this.refuse(territory, moveText(territory, neighbour ?? territory, 1));
    }
    if (this.target === territory) {
      this.target = null;
      return;
    }
    if (this.targets.has(territory)) return this.aimAt(territory);
    if (moves.has(territory)) return this.start(territory);
    this.refuse(territory, moveText(this.source, territory, 1));
  }

  /** Why not: the rule, and the card of what was tapped. */
  refuse(territory: string, text: string): void {
    this.looked = territory;
    void this.play.whyNot(text);
  }

  start(territory: string): void {
    this.source = territory;
    this.target = null;
    this.until = false;
    this.looked = null;
  }

  aimAt(territory: string): void {
    const most = this.targets.get(territory) ?? 1;
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
    return this.target === null ? 1 : (this.targets.get(this.target) ?? 1);
  }

  /** More or fewer assets, by the stepper, the wheel or a key. */
  step(by: number): void {
    if (this.target !== null) this.count = within(this.count + by, this.most);
    else if (this.offered.places.size > 0) this.per = within(this.per + by, Math.max(this.left, 1));
  }

  /** Take back the last thing that was chosen. */
  back(): boolean {
    if (this.looked !== null) this.looked = null;
    else if (this.clash?.done) this.clash = null;
    else if (this.until) this.until = false;
    else if (this.target !== null) this.target = null;
    else if (this.source !== null) this.source = null;
    else if (this.continent !== null) this.continent = null;
    else if (this.picks.length > 0) this.picks = [];
    else if (this.sought !== null) this.sought = null;
    else return false;
    return true;
  }

  drop(): void {
    this.source = null;
    this.target = null;
    this.until = false;
    this.continent = null;
    this.#deed = null;
  }

  /** What no longer can be is no longer chosen. */
  tidy(): void {
    const { offered: may, view } = this;
    if (!this.play.live || this.play.chair.pending) return;
    if (this.source !== null && !may.moves.has(this.source)) this.drop();
    if (this.target !== null && (!this.targets.has(this.target) || this.deed(this.target) !== this.#deed)) this.drop();
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

  confirm(): void {
    const { source, target, count, play } = this;
    if (source === null || target === null) return;
    if (this.until) {
      void this.order();
      return;
    }
    const fights = this.#deed === "attack";
    this.clash = null;
    void play.submit(this.#choice(moveText(source, target, count))).then((sent) => {
      if (sent && !fights && this.source === source && this.target === target) this.drop();
    });
  }

  /** Attack until it is taken, or fewer than `least` can go on (60, D-36). */
  async order(): Promise<void> {
    const { source, target, least, play } = this;
    if (source === null || target === null) return;
    this.until = false;
    this.clash = null;
    await play.follow(`${source}>${target} until${least > 1 ? ` ${least}` : ""}`);
  }

  chooseContinent(continent: string | null): void {
    if (continent === null) return;
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

  /** A material of the Trade with China: picked, put back, or refused with its rule (73). */
  pick(material: string): void {
    const { play, offered: may, view } = this;
    if (this.picks.includes(material)) {
      this.picks = this.picks.filter((other) => other !== material);
      return;
    }
    if (!may.materials.has(material)) {
      void play.whyNot(`trade ${material}`);
      return;
    }
    const slots = view && view.seat !== null ? (view.trades[view.seat] ?? 0) : 0;
    if (this.picks.length >= slots) play.tell(say(play, "trade-full", { count: slots }));
    else this.picks = [...this.picks, material];
  }

  /** All picks, one move after the other. */
  async trade(): Promise<void> {
    const picks = this.picks;
    this.picks = [];
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

const within = (count: number, most: number): number => Math.min(Math.max(count, 1), Math.max(most, 1));

const desks = new WeakMap<Play, Desk>();

export function deskOf(play: Play): Desk {
  const known = desks.get(play);
  if (known) return known;
  // It outlives the part that asks for it first: what it works out must not end with that.
  let made = null as Desk | null;
  $effect.root(() => {
    made = new Desk(play);
  });
  const desk = made ?? new Desk(play);
  desks.set(play, desk);
  return desk;
}
