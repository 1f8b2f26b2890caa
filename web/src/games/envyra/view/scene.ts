/**
 * A step of the game event by event, so that its movements can be shown one after another: one move
 * can lift the screens, move several cubes, fill the grid anew and begin a round. What comes out at
 * the end is what the server's next view says; a test holds the two side by side.
 */
import type { GameEvent } from "$/table/data";
import { type Cell, type EnvyraContent, type EnvyraView, type Parts, tileFacts } from "./data";
import { leaderOf, setPoints, tilePoints } from "./forecast";

/** Who won the tile that lay on a cell of which only the gap is left (E-14). */
export interface Gap {
  seat: number;
  tile: string;
}

export type Gaps = Readonly<Record<Cell, Gap>>;

export interface Scene {
  view: EnvyraView;
  gaps: Gaps;
}

const HAND = 5; // a player's set of cubes (2)

export function applied(scene: Scene, event: GameEvent, content: EnvyraContent): Scene {
  const { view } = scene;
  switch (event.kind) {
    case "ready": {
      const { seat, cells } = event as Told<{ seat: number; cells?: Cell[] }>;
      const choice = cells ? `place ${cells.join(" ")}` : view.choice;
      return changed(scene, { ready: put(view.ready, seat, true), choice });
    }
    case "changed_mind": {
      const { cells } = event as Told<{ cells: Cell[] }>;
      return changed(scene, { choice: `place ${cells.join(" ")}` });
    }
    case "screens_removed": {
      const { boards } = event as Told<{ boards: Cell[][] }>;
      return changed(scene, {
        phase: "moving",
        step: 0,
        boards,
        supply: view.supply.map((cubes, seat) => cubes - (boards[seat]?.length ?? 0)),
        ready: view.ready.map(() => false),
        choice: null,
        waiting: [],
      });
    }
    case "cube_moved": {
      const { seat, cell } = event as Told<{ seat: number; cell: Cell }>;
      const spot = view.grid[cell];
      const cubes = [...(spot?.cubes ?? []), seat];
      const grid = spot ? { ...view.grid, [cell]: { ...spot, cubes, leader: leaderOf(cubes) } } : view.grid;
      const boards = put(view.boards, seat, without(view.boards[seat], cell));
      return changed(scene, { grid, boards, step: stepAfter(view, seat), waiting: [] });
    }
    case "skipped":
      return changed(scene, { step: stepAfter(view, (event as Told<{ seat: number }>).seat) });
    case "tile_won":
      return tileWon(scene, event as Told<TileWon>, content);
    case "card_taken": {
      const { seat, card } = event as Told<{ seat: number; card: string }>;
      const open = view.open_cards.map((one) => (one.card === card ? { card, owner: seat } : one));
      const points = content.cards[card]?.points ?? 0;
      const before = view.score[seat] ?? NO_PARTS;
      const score = put(view.score, seat, { ...before, equilibrium: before.equilibrium + points });
      return changed(scene, { open_cards: open, score });
    }
    case "boards_cleared": {
      const { returned } = event as Told<{ returned: number[] }>;
      return changed(scene, { boards: view.boards.map(() => []), supply: sum(view.supply, returned) });
    }
    case "tile_laid": {
      const { cell, tile, bag } = event as Told<{ cell: Cell; tile: string; bag: number }>;
      const { [cell]: _, ...gaps } = scene.gaps;
      const grid = { ...view.grid, [cell]: { tile, cubes: [], leader: null } };
      return { view: { ...view, grid, bag }, gaps };
    }
    case "cubes_taken_back":
      return takenBack(scene, (event as Told<{ seat: number }>).seat);
    case "cone_passed": {
      const { seat, round } = event as Told<{ seat: number; round: number }>;
      const order = serpentine(view.seats, seat, view.order.length > view.seats);
      const fresh = { cone: seat, round, order, step: null, phase: "placing" as const, choice: null };
      return { view: { ...view, ...fresh, ready: view.ready.map(() => false) }, gaps: {} };
    }
    case "game_over":
      return changed(scene, { phase: "over", step: null, waiting: [] });
    default:
      return scene;
  }
}

type Told<Fields> = GameEvent & Fields;

interface TileWon {
  seat: number;
  cell: Cell;
  tile: string;
  returned: number[];
  unmoved: number[];
}

const NO_PARTS: Parts = { tiles: 0, sets: 0, equilibrium: 0 };

function tileWon(scene: Scene, event: TileWon, content: EnvyraContent): Scene {
  const { view } = scene;
  const { seat, cell, tile, returned, unmoved } = event;
  const { [cell]: _, ...grid } = view.grid;
  const ids = Object.keys(content.tiles);
  const tiles = [...(view.won[seat] ?? []), tile].sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
  const before = view.score[seat] ?? NO_PARTS;
  const score = {
    ...before,
    tiles: tilePoints(content, tiles),
    sets: setPoints(content, tiles),
  };
  const boards = view.boards.map((board, other) => (unmoved.includes(other) ? without(board, cell) : board));
  return {
    view: {
      ...view,
      grid,
      boards,
      supply: sum(view.supply, returned),
      won: put(view.won, seat, tiles),
      score: put(view.score, seat, score),
    },
    gaps: { ...scene.gaps, [cell]: { seat, tile } },
  };
}

/** Who has no cube left takes all back from the tiles (24). */
function takenBack(scene: Scene, seat: number): Scene {
  const { view } = scene;
  const grid: EnvyraView["grid"] = {};
  for (const [cell, spot] of Object.entries(view.grid)) {
    const cubes = spot.cubes.filter((owner) => owner !== seat);
    grid[cell] = cubes.length === spot.cubes.length ? spot : { ...spot, cubes, leader: leaderOf(cubes) };
  }
  return changed(scene, { grid, supply: put(view.supply, seat, HAND) });
}

/** The place in the order behind this seat's next opportunity (13, 14). */
function stepAfter(view: EnvyraView, seat: number): number {
  const now = view.step ?? 0;
  const at = view.order.indexOf(seat, now);
  return at < 0 ? now : at + 1;
}

/** From the start player clockwise, then back (13, 14); simplified: forward only (33). */
export function serpentine(seats: number, cone: number, back: boolean): number[] {
  const forward = Array.from({ length: seats }, (_, place) => (cone + place) % seats);
  return back ? [...forward, ...[...forward].reverse()] : forward;
}

const changed = (scene: Scene, parts: Partial<EnvyraView>): Scene => ({
  view: { ...scene.view, ...parts } as EnvyraView,
  gaps: scene.gaps,
});

const put = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, place) => (place === at ? value : old));

const without = (cells: readonly Cell[] | undefined, cell: Cell): Cell[] =>
  (cells ?? []).filter((other) => other !== cell);

const sum = (numbers: readonly number[], more: readonly number[]): number[] =>
  numbers.map((number, at) => number + (more[at] ?? 0));

/** A seat's cubes on tiles, by cell, as often as they lie there. */
export const cubesOnTiles = (view: EnvyraView, seat: number): Cell[] =>
  Object.entries(view.grid).flatMap(([cell, spot]) =>
    spot.cubes.filter((owner) => owner === seat).map(() => cell),
  );

/** Is an end tile lying in the grid, and where? */
export const endTileCell = (view: EnvyraView, content: EnvyraContent): Cell | null =>
  Object.entries(view.grid).find(([, spot]) => tileFacts(content, spot.tile).mark === "end")?.[0] ?? null;
