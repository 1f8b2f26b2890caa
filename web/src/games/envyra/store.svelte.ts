/**
 * What the parts of the board share: the scene that is on it (while a step is being shown: one of
 * its moments), what the player has in mind, and where the pieces are on the screen.
 */
import type { Attachment } from "svelte/attachments";
import type { Play } from "$/table/play.svelte";
import { carried, choiceFor, mostOf, offered, sameCells, toggled } from "./view/draft";
import type { Scene } from "./view/scene";
import { folded, secretCard } from "./view/folded";
import { eventsUntil, gapsAfter, laidBefore, skippedIn } from "./view/history";
import {
  asChoices,
  asContent,
  asView,
  type Cell,
  cellsIn,
  type EnvyraChoice,
  type EnvyraContent,
  type EnvyraView,
  type Theme,
  tileFacts,
} from "./view/data";
import { coloursOf, lackingColours } from "./view/forecast";
import { dropDraft, keepDraft, keptDraft } from "./keptDraft";
import { Words } from "./words";

/** Something that is said on a tile for a moment. */
export interface Remark {
  cell: Cell;
  seat: number;
  text: string;
  /** The same without the name, beside the player's mark. */
  brief: string;
  tone: "moves" | "wins" | "skipped";
}

const stores = new WeakMap<Play, Store>();

/** The one store of a game on the page: the board and the strips of the players share it. */
export function storeOf(play: Play): Store {
  const found = stores.get(play) ?? new Store(play);
  stores.set(play, found);
  return found;
}

export class Store {
  /** A moment of a step that is being shown. */
  scene = $state.raw<Scene | null>(null);
  /** Pieces that are in the air, by their anchors: not drawn where they will lie. */
  aloft = $state.raw<ReadonlySet<string>>(new Set());
  remark = $state.raw<Remark | null>(null);
  /** A sentence across the grid, at the moments of the end tile. */
  omen = $state<string | null>(null);
  /** The screens have just been lifted: cubes on boards appear one after another. */
  revealing = $state(false);

  /** The place in the order of whoever's cube is on its way: the view is behind it already. */
  acting = $state<number | null>(null);

  /** Holes chosen in phase I, not yet locked in. */
  draft = $state.raw<Cell[]>([]);
  /** What was locked in is being changed. */
  changing = $state(false);
  /** The cube chosen in phase II, not yet moved. */
  picked = $state<Cell | null>(null);
  /** The tile that is pointed at, or was tapped last. */
  looked = $state<Cell | null>(null);
  /** The cell over which a cube is being carried. */
  over = $state<Cell | null>(null);
  carrying = $state(false);

  readonly words: Words;
  #anchors = new Map<string, Set<Element>>();

  constructor(readonly play: Play) {
    this.words = new Words(play);
  }

  get content(): EnvyraContent {
    return asContent(this.play.content);
  }

  #shown = $derived.by<Scene | null>(() => {
    const scene = this.scene ?? this.#present;
    return scene && this.play.folded ? { ...scene, view: folded(scene.view, this.content) } : scene;
  });

  #present = $derived.by<Scene | null>(() => {
    const { play } = this;
    const view = asView(play.view);
    if (!view) return null;
    const full = Object.keys(view.grid).length >= view.columns * view.rows;
    if (full) return { view, gaps: {} };
    const events = eventsUntil(play.chair.entries, play.at, play.moments.first);
    return { view, gaps: gapsAfter(events) };
  });

  /** Cells whose tiles came out of the bag before this round, as long as nothing is chosen. */
  fresh = $derived.by<ReadonlySet<Cell>>(() => {
    const { play } = this;
    if (asView(play.view)?.phase !== "placing" || this.mine.length > 0) return new Set();
    return new Set(laidBefore(eventsUntil(play.chair.entries, play.at, play.moments.first)));
  });

  /** Stops of the order at which somebody was skipped in this round. */
  skipped = $derived.by<ReadonlySet<number>>(() => {
    const { play } = this;
    const view = asView(play.view);
    if (view?.phase !== "moving") return new Set();
    return skippedIn(view.order, eventsUntil(play.chair.entries, play.at, play.moments.first));
  });

  /** What is to be drawn. */
  get shown(): Scene | null {
    return this.#shown;
  }

  get view(): EnvyraView | null {
    return this.#shown?.view ?? null;
  }

  /** Is there a card that only this seat may see? */
  get secretive(): boolean {
    return secretCard(asView(this.play.view)) !== null;
  }

  get choices(): EnvyraChoice[] {
    return this.scene ? [] : asChoices(this.play.choices);
  }

  /** Cells where a cube may be placed, or whose cube may move. */
  get legal(): ReadonlySet<Cell> {
    return offered(this.choices, this.moving ? "move" : "place");
  }

  get moving(): boolean {
    return this.view?.phase === "moving";
  }

  /** The place in the order where the telling is; null: nobody has moved yet. */
  get place(): number | null {
    return this.acting ?? this.view?.step ?? null;
  }

  get most(): number {
    return mostOf(this.choices);
  }

  /** Something is locked in, and not being changed. */
  get locked(): boolean {
    return this.view?.choice != null && !this.changing && !this.scene;
  }

  /** A placing, or a moving cube, that is on its way to the server. */
  get sending(): EnvyraChoice | null {
    const choice = this.play.chair.pending?.choice ?? null;
    return choice === null || this.play.at !== null ? null : (choice as EnvyraChoice);
  }

  /** Are there no screens to look behind? Only in a replay with everything open. */
  get unscreened(): boolean {
    return this.play.open;
  }

  /** The holes of a player's board with a cube in them, as far as they can be seen. */
  boardOf(seat: number): Cell[] {
    const { view, play } = this;
    const secret = play.open ? play.view?.open?.[String(seat)]?.choice : undefined;
    if (view?.phase === "placing" && typeof secret === "string") return cellsIn(secret);
    return view?.boards[seat] ?? [];
  }

  /** The holes of the own board with a cube in them, in either phase. */
  get mine(): Cell[] {
    const { view, play, sending } = this;
    if (!view || play.seat === null) return [];
    if (view.phase !== "placing") return view.boards[play.seat] ?? [];
    if (sending?.verb === "place") return sending.cells;
    if (view.choice !== null && !this.changing) return cellsIn(view.choice);
    return play.at === null ? this.draft : [];
  }

  /** The colours that the reader still has to win before a cube may move to the tile of a cell (15). */
  lacking(cell: Cell): Theme[] {
    const { view, play } = this;
    const spot = view?.grid[cell];
    if (!view || !spot || play.seat === null) return [];
    const { needs } = tileFacts(this.content, spot.tile);
    return lackingColours(needs, coloursOf(this.content, view.won[play.seat] ?? []));
  }

  /** Would all cubes of the draft come back, since their tiles are restricted? */
  get wasted(): boolean {
    return !this.moving && this.draft.length > 0 && this.draft.every((cell) => this.lacking(cell).length > 0);
  }

  /** Forget what was in mind: another round has begun, or another phase. */
  reset(): void {
    this.draft = [];
    this.changing = false;
    this.picked = null;
    this.looked = null;
    this.over = null;
    this.#recall();
  }

  /** A reload, or a look at the past, has not changed what this seat had chosen in this round. */
  #recall(): void {
    const { play } = this;
    const view = asView(play.chair.view);
    if (!view || play.at !== null || play.seat === null) return;
    const table = play.info.id;
    if (!play.chair.keeps || view.phase !== "placing" || view.choice !== null) dropDraft(table);
    else if (!this.scene) this.draft = keptDraft(table, play.seat, view.round);
  }

  /** Keep what is chosen; what was locked in the server keeps. */
  #remember(): void {
    const { play } = this;
    const view = asView(play.chair.view);
    if (!view || play.seat === null || !play.chair.keeps || this.changing) return;
    keepDraft(play.info.id, { seat: play.seat, round: view.round, cells: this.draft });
  }

  // What the player does. Whatever is not allowed is explained by the server.

  /** A tile or a hole is pointed at, or the keyboard has come there: not so after a click elsewhere. */
  look(event: FocusEvent | PointerEvent, cell: Cell): void {
    const there = event.currentTarget as Element;
    const meant = "pointerType" in event ? event.pointerType === "mouse" : there.matches(":focus-visible");
    if (meant) this.looked = cell;
  }

  /** The pointer, or the keyboard, has left the tiles or the holes. */
  lookAway(event: FocusEvent | PointerEvent): void {
    if ("pointerType" in event) {
      if (event.pointerType === "mouse") this.looked = null;
      return;
    }
    const to = event.relatedTarget as Node | null;
    if (!(event.currentTarget as Element).contains(to)) this.looked = null;
  }

  tap(cell: Cell): void {
    this.looked = cell;
    if (this.moving) this.#pick(cell);
    else this.#place(cell);
  }

  #place(cell: Cell): void {
    const { play } = this;
    if (!this.legal.has(cell)) {
      void play.whyNot(`place ${cell}`);
      return;
    }
    this.#edit();
    this.#take(toggled(this.draft, cell, this.most));
    // Taken back: no preview of it stays where the next one belongs.
    if (!this.draft.includes(cell)) this.looked = null;
  }

  /** A cube is dropped on a cell; from no hole: from the supply. */
  drop(from: Cell | null, to: Cell | null): void {
    if (this.moving) {
      if (from !== null && to === from) void this.move(from);
      else if (to !== null) void this.play.whyNot(`move ${to}`);
      return;
    }
    if (to === null) {
      // Carried off the board: taken back.
      if (from !== null && this.legal.has(from)) {
        this.#edit();
        this.draft = this.draft.filter((cell) => cell !== from);
        this.looked = null;
        this.#remember();
      }
      return;
    }
    this.looked = to;
    if (!this.legal.has(to)) {
      void this.play.whyNot(`place ${to}`);
      return;
    }
    this.#edit();
    this.#take(carried(this.draft, from, to, this.most));
  }

  /** Take what is locked in up again. */
  #edit(): void {
    if (!this.locked) return;
    this.draft = cellsIn(this.view?.choice ?? null);
    this.changing = true;
  }

  #take(draft: Cell[] | null): void {
    if (draft) {
      this.draft = draft;
      this.play.notice = null;
      this.#remember();
    } else {
      const { texts } = this.play;
      this.play.tell(texts.cited(this.words.say("both-placed"), "envyra.10"));
    }
  }

  change(): void {
    this.#edit();
  }

  /** Leave what is locked in as it is. */
  keep(): void {
    this.changing = false;
    this.draft = [];
  }

  clear(): void {
    this.draft = [];
    this.looked = null;
    this.#remember();
  }

  async lock(): Promise<void> {
    const { play } = this;
    const cells = this.draft;
    if (this.changing && sameCells(cells, cellsIn(this.view?.choice ?? null))) {
      this.keep();
      return;
    }
    const choice = choiceFor(this.choices, "place", cells);
    if (!choice) {
      if (cells.length === 0) play.tell(play.texts.cited(this.words.say("place-one"), "envyra.10"));
      else await play.whyNot(`place ${cells.join(" ")}`);
      return;
    }
    if (await play.submit(choice)) this.reset();
  }

  #pick(cell: Cell): void {
    if (!this.legal.has(cell)) {
      void this.play.whyNot(`move ${cell}`);
    } else if (this.picked === cell) {
      void this.move(cell);
    } else {
      this.picked = cell;
      this.play.notice = null;
    }
  }

  async move(cell: Cell | null): Promise<void> {
    const { play } = this;
    const choice = cell === null ? undefined : choiceFor(this.choices, "move", [cell]);
    if (!choice) {
      if (cell !== null) await play.whyNot(`move ${cell}`);
      return;
    }
    if (await play.submit(choice)) this.picked = null;
  }

  // Where the pieces are.

  /** An element that shows a piece: pieces fly from one anchor to another. */
  anchor(key: string): Attachment {
    return (element) => {
      const all = this.#anchors.get(key) ?? new Set();
      this.#anchors.set(key, all.add(element));
      return () => {
        all.delete(element);
      };
    };
  }

  elements(key: string): Element[] {
    return [...(this.#anchors.get(key) ?? [])].filter(isVisible);
  }

  /** The box of the first of these anchors that can be seen. */
  box(...keys: string[]): DOMRect | null {
    for (const key of keys) {
      const [element] = this.elements(key);
      if (element) return element.getBoundingClientRect();
    }
    return null;
  }
}

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
