/** Envyra's view and content, as src/ludoteka/games/envyra/viewing.py and content.py write them. */
import type { Choice, CommonView, Data } from "$/table/data";

export const THEMES = ["orange", "green", "blue"] as const;
export type Theme = (typeof THEMES)[number];

/** A cell of the grid and of every player board, such as "b2". */
export type Cell = string;

export interface TileFacts {
  theme: Theme | null;
  symbol: string | null;
  cubes: number;
  points: number;
  needs: Theme[];
  mark: string;
}

export interface CardFacts {
  symbols: string[];
  points: number;
}

export interface EnvyraContent {
  tiles: Record<string, TileFacts>;
  cards: Record<string, CardFacts>;
}

/** A tile of the grid: its cubes from first to newest, and who would win it as it stands. */
export interface Spot {
  tile: string;
  cubes: number[];
  leader: number | null;
}

/** The three parts of a score (30). */
export interface Parts {
  tiles: number;
  sets: number;
  equilibrium: number;
}

export interface OpenCard {
  card: string;
  owner: number | null;
}

export interface EnvyraView extends CommonView {
  phase: "placing" | "moving" | "over";
  round: number;
  cone: number;
  columns: number;
  rows: number;
  grid: Record<Cell, Spot>;
  bag: number;
  supply: number[];
  ready: boolean[];
  /** What this seat has locked in, as it is spelled: "place a1 c2". */
  choice: string | null;
  boards: Cell[][];
  order: number[];
  step: number | null;
  won: string[][];
  score: Parts[];
  open_cards: OpenCard[];
  secret_cards: (string | null)[];
}

/** A legal move: cells to place cubes in, or the cell whose cube moves. */
export interface EnvyraChoice extends Choice {
  verb: "place" | "move";
  cells: Cell[];
}

const NO_CONTENT: EnvyraContent = { tiles: {}, cards: {} };

export const asView = (view: CommonView | null): EnvyraView | null => view as EnvyraView | null;

export function asContent(content: Data): EnvyraContent {
  return "tiles" in content ? (content as unknown as EnvyraContent) : NO_CONTENT;
}

export const asChoices = (choices: Choice[]): EnvyraChoice[] => choices as EnvyraChoice[];

const UNKNOWN: TileFacts = { theme: null, symbol: null, cubes: 1, points: 0, needs: [], mark: "" };

export const tileFacts = (content: EnvyraContent, tile: string): TileFacts => content.tiles[tile] ?? UNKNOWN;

export const cardFacts = (content: EnvyraContent, card: string): CardFacts =>
  content.cards[card] ?? { symbols: [], points: 0 };

/** The cells of a grid in reading order, from the corner card (6). */
export function cellsOf(columns: number, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 0; column < columns; column += 1) cells.push(cellAt(column, row - 1));
  }
  return cells;
}

/** The cell of a column and a row, both from 0. */
const cellAt = (column: number, row: number): Cell => `${"abcd"[column] ?? "?"}${row + 1}`;

const columnOf = (cell: Cell): number => cell.charCodeAt(0) - "a".charCodeAt(0);
const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;

/** The cells that a spelled move is about: "place a1 c2" is about a1 and c2. */
export const cellsIn = (spelled: string | null): Cell[] => spelled?.split(" ").slice(1) ?? [];

export const total = (parts: Parts | undefined): number =>
  parts ? parts.tiles + parts.sets + parts.equilibrium : 0;

/** The cell that an arrow key leads to; null: it is no arrow key, or the edge is reached. */
export function neighbour(cell: Cell, key: string, columns: number, rows: number): Cell | null {
  const column = columnOf(cell);
  const row = rowOf(cell);
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [columns - 1, row],
  };
  const target = steps[key];
  if (!target) return null;
  const [x, y] = target;
  return x < 0 || y < 0 || x >= columns || y >= rows ? null : cellAt(x, y);
}
