/** How pieces move: a step is shown event by event, each with its own movement. */
import { tick } from "svelte";
import type { GameEvent } from "$/table/data";
import { pause } from "$/table/pause";
import type { Animator } from "$/table/playback.svelte";
import Cube from "../art/Cube.svelte";
import MiniTile from "../art/MiniTile.svelte";
import { facesOf } from "../art/palette";
import { type Flight, fly, pieceOf } from "./flights";
import { applied, type Scene } from "../view/scene";
import { eventsUntil, gapsAfter } from "../view/history";
import { asView, type Cell, tileFacts } from "../view/data";
import { countOf, mostOfOthers } from "../view/forecast";
import type { Store } from "../store.svelte";

/** Changes that are simply there. */
const QUIET = new Set(["ready", "changed_mind", "set_up"]);

export function animatorOf(store: Store): Animator {
  return async ({ step, show, tell, signal }) => {
    const before = asView(step.before);
    if (!before || step.events.every(({ kind }) => QUIET.has(kind))) {
      show();
      return;
    }
    const first = step.entries[0]?.seq ?? Infinity;
    const told = eventsUntil(
      store.play.chair.entries.filter(({ seq }) => seq < first),
      null,
    );
    const motion = new Motion(store, { view: before, gaps: gapsAfter(told) });
    try {
      for (const event of step.events) {
        if (signal.aborted) break;
        await tell((cut) => motion.show(event, cut));
      }
      show();
    } finally {
      motion.end();
    }
  };
}

class Motion {
  private signal = new AbortController().signal; // of the movement that is shown

  constructor(
    private readonly store: Store,
    private scene: Scene,
  ) {
    store.scene = scene;
  }

  end(): void {
    const { store } = this;
    store.scene = null;
    store.aloft = new Set();
    store.acting = null;
    store.remark = null;
    store.omen = null;
    store.revealing = false;
  }

  async show(event: GameEvent, signal: AbortSignal): Promise<void> {
    this.signal = signal;
    const next = applied(this.scene, event, this.store.content);
    switch (event.kind) {
      case "screens_removed":
        await this.#reveal(next);
        break;
      case "cube_moved":
        await this.#move(next, event.seat as number, event.cell as Cell);
        break;
      case "skipped":
        await this.#skip(event.seat as number, (event.cells as Cell[])[0] ?? "");
        break;
      case "tile_won":
        await this.#win(next, event);
        break;
      case "card_taken":
        await this.#takeCard(event.seat as number, event.card as string);
        break;
      case "boards_cleared":
        await this.#clearBoards(next);
        break;
      case "tile_laid":
        await this.#lay(next, event.cell as Cell, event.tile as string);
        break;
      case "end_tile_put_back":
        await this.#putBack(event.tile as string);
        break;
      case "cubes_taken_back":
        await this.#takeBack(next, event.seat as number);
        break;
      case "cone_passed":
      case "game_over":
        await this.#pause(500);
        break;
      default:
    }
    this.#put(next);
  }

  // The movements, each of which ends with its scene on the board.

  /** All screens are lifted at the same instant, then cubes appear one after another (12). */
  async #reveal(next: Scene): Promise<void> {
    const { store } = this;
    const ms = this.#ms(450);
    const screens = this.scene.view.boards.flatMap((_, seat) => store.elements(`screen:${seat}`));
    const lifting = screens.map((screen) =>
      screen.animate(
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-70%)", opacity: 0 },
        ],
        { duration: ms, easing: "ease-in", fill: "forwards" },
      ),
    );
    await this.#pause(ms, false);
    for (const animation of lifting) animation.cancel();
    const { boards } = next.view;
    const cubes = boards.flatMap((cells, seat) => cells.map((cell) => `board:${seat}:${cell}`));
    store.revealing = true;
    this.#put(next, cubes);
    const most = Math.max(0, ...boards.map((cells) => cells.length));
    for (let place = 0; place < most; place += 1) {
      await this.#pause(160);
      const shown = new Set(
        boards.flatMap((cells, seat) => cells.slice(0, place + 1).map((cell) => `board:${seat}:${cell}`)),
      );
      store.aloft = new Set(cubes.filter((cube) => !shown.has(cube)));
    }
    await this.#pause(1700); // the moment of the round: who is where
    store.revealing = false;
  }

  /** A cube flies along an arc to the next free slot of its tile. */
  async #move(next: Scene, seat: number, cell: Cell): Promise<void> {
    const { store } = this;
    const place = (next.view.grid[cell]?.cubes.length ?? 1) - 1;
    const from = store.box(`hole:${seat}:${cell}`, `coming:${seat}:${cell}`, `seat:${seat}`, "order");
    store.remark = {
      cell,
      seat,
      tone: "moves",
      text: store.words.say("moves-here", store.words.who(seat)),
      brief: store.words.say("here-moves"),
    };
    // The line keeps its ring on who moves until the cube lies.
    const { order, step } = this.scene.view;
    store.acting = Math.max(0, order.indexOf(seat, step ?? 0));
    this.#put(next, [`slot:${cell}:${place}`]);
    await tick();
    const to = store.box(`slot:${cell}:${place}`);
    if (from && to) {
      const start = centred(from, Math.max(22, Math.min(from.width, from.height, 44)));
      await this.#fly(
        [{ from: start, to, piece: cubeOf(seat), trail: facesOf(seat).side, turn: -9, arc: 0.22 }],
        380,
      );
    }
    store.aloft = new Set();
    await this.#pause(320);
    store.remark = null;
    store.acting = null;
  }

  /** Who can't move is passed over (15, D-C5). */
  async #skip(seat: number, cell: Cell): Promise<void> {
    const { store } = this;
    store.remark = {
      cell,
      seat,
      tone: "skipped",
      text: store.words.say("cannot-move", store.words.who(seat)),
      brief: store.words.say("here-cannot"),
    };
    await this.#pause(900);
    store.remark = null;
  }

  /** The tile shines for its winner; then it flies to its set, and the cubes fly home (17-20). */
  async #win(next: Scene, event: GameEvent): Promise<void> {
    const { store } = this;
    const { seat, cell, tile, unmoved } = event as GameEvent & Won;
    const spot = this.scene.view.grid[cell];
    if (!spot) return;
    const [won, other] = [countOf(spot.cubes, seat), mostOfOthers(spot.cubes, seat)];
    const fields = { ...store.words.who(seat), won, other, level: won === other ? "yes" : "no" };
    store.remark = {
      cell,
      seat,
      tone: "wins",
      text: store.words.say("wins-it", fields),
      brief: store.words.say("here-wins", fields),
    };
    await this.#pause(620);
    const home = spot.cubes.map((owner, place) => this.#homeward(owner, `slot:${cell}:${place}`));
    const back = unmoved.map((owner) =>
      this.#homeward(owner, `hole:${owner}:${cell}`, `coming:${owner}:${cell}`),
    );
    const from = store.box(`tile:${cell}`);
    store.remark = null;
    this.#put(next, [`won:${tile}`]);
    await tick();
    const to = store.box(`won:${tile}`, `sets:${seat}`, `seat:${seat}`);
    const flights = [...home, ...back].filter((flight) => flight !== null);
    if (from && to)
      flights.push({ from: squared(from), to: limited(to), piece: this.#tile(tile), arc: 0.12 });
    await this.#fly(flights, 620);
    store.aloft = new Set();
    await this.#pause(120);
  }

  async #takeCard(seat: number, card: string): Promise<void> {
    const { store } = this;
    const from = store.box(`card:${card}`);
    const [symbol = ""] = store.content.cards[card]?.symbols ?? [];
    const tile = Object.entries(store.content.tiles).find(([, facts]) => facts.symbol === symbol)?.[0];
    const to = store.box(`sets:${seat}`, `seat:${seat}`);
    store.omen = store.words.say("takes-card", { ...store.words.who(seat), card: store.words.card(card) });
    if (from && to && tile)
      await this.#fly([{ from: squared(from), to: limited(to), piece: this.#tile(tile) }], 500);
    await this.#pause(900);
    store.omen = null;
  }

  async #clearBoards(next: Scene): Promise<void> {
    const flights = this.scene.view.boards.flatMap((cells, seat) =>
      cells.map((cell) => this.#homeward(seat, `hole:${seat}:${cell}`, `coming:${seat}:${cell}`)),
    );
    this.#put(next);
    await this.#fly(
      flights.filter((flight) => flight !== null),
      350,
    );
  }

  /** A tile comes out of the bag; the end tile is announced (22, 23). */
  async #lay(next: Scene, cell: Cell, tile: string): Promise<void> {
    const { store } = this;
    this.#put(next, [`tile:${cell}`]);
    await tick();
    const from = store.box("bag", "grid");
    const to = store.box(`tile:${cell}`);
    if (from && to) {
      const start = centred(from, 26);
      await this.#fly([{ from: start, to: squared(to), piece: this.#tile(tile), arc: 0.1 }], 330);
    }
    store.aloft = new Set();
    if (tileFacts(store.content, tile).mark === "end") {
      store.omen = store.words.say("end-tile-laid", { cell });
      await this.#pause(1900);
      store.omen = null;
    }
  }

  /** The end tile shows itself and goes back into the bag (23). */
  async #putBack(tile: string): Promise<void> {
    const { store } = this;
    const bag = store.box("bag", "order", "grid");
    const grid = store.box("grid");
    if (!bag || !grid) return;
    const start = centred(bag, 26);
    const shown = centred(grid, Math.min(110, grid.width / 3));
    await this.#fly([{ from: start, to: shown, piece: this.#tile(tile) }], 450);
    store.omen = store.words.say("end-tile-back");
    await this.#pause(1300);
    store.omen = null;
    await this.#fly([{ from: shown, to: start, piece: this.#tile(tile) }], 350);
  }

  /** Who has no cube left takes all back from the tiles (24). */
  async #takeBack(next: Scene, seat: number): Promise<void> {
    const flights = Object.entries(this.scene.view.grid).flatMap(([cell, { cubes }]) =>
      cubes.flatMap((owner, place) =>
        owner === seat ? [this.#homeward(owner, `slot:${cell}:${place}`)] : [],
      ),
    );
    this.#put(next);
    await this.#fly(
      flights.filter((flight) => flight !== null),
      450,
    );
  }

  // The means.

  #put(scene: Scene, aloft: Iterable<string> = []): void {
    this.scene = scene;
    this.store.scene = scene;
    this.store.aloft = new Set(aloft);
  }

  #homeward(seat: number, ...keys: string[]): Flight | null {
    const from = this.store.box(...keys);
    const to = this.store.box(`supply:${seat}`, `seat:${seat}`, "order");
    return from && to
      ? { from: centred(from, Math.min(from.width, 44)), to: centred(to, 20), piece: cubeOf(seat), arc: 0.15 }
      : null;
  }

  #tile(tile: string) {
    const { content, words } = this.store;
    return pieceOf(MiniTile, {
      facts: tileFacts(content, tile),
      word: words.tile(tile),
      letter: tile === "K" ? "K" : "",
    });
  }

  #ms(usual: number): number {
    return this.store.play.ms(usual);
  }

  #pause(ms: number, scaled = true): Promise<void> {
    return pause(scaled ? this.#ms(ms) : ms, this.signal);
  }

  #fly(flights: Flight[], ms: number): Promise<void> {
    return fly(flights, this.#ms(ms), this.signal);
  }
}

interface Won {
  seat: number;
  cell: Cell;
  tile: string;
  unmoved: number[];
}

const cubeOf = (seat: number) => pieceOf(Cube, { seat });

/** A square of this side in the middle of a box. */
function centred({ left, top, width, height }: DOMRect, side: number): DOMRect {
  return new DOMRect(left + (width - side) / 2, top + (height - side) / 2, side, side);
}

const squared = (box: DOMRect): DOMRect => centred(box, Math.min(box.width, box.height));
const limited = (box: DOMRect): DOMRect => centred(box, Math.min(box.width, box.height, 60));
