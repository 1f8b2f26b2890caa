/** Which land lies where, looked up in a raster of the drawing: so that nothing stands on foreign land. */
import type { Drawing } from "../mapData";

/** Units of the map for a cell. */
const CELL = 2;
const SEA = 0;
/** China, and land that belongs to no territory. */
const CLOSED = 255;
const SCENERY = 254;

export interface Ground {
  /** Whose land a point of the map is, for a territory. */
  at: (x: number, y: number, territory: number) => Soil;
  /** The number that stands for a territory. */
  numberOf: (territory: string) => number;
}

export type Soil = "own" | "foreign" | "scenery" | "sea";

const known = new WeakMap<Drawing, Ground>();

export function groundOf(drawing: Drawing): Ground {
  let ground = known.get(drawing);
  if (!ground) {
    ground = read(drawing);
    known.set(drawing, ground);
  }
  return ground;
}

function read(drawing: Drawing): Ground {
  const wide = Math.ceil(drawing.width / CELL);
  const high = Math.ceil(drawing.height / CELL);
  const cells = new Uint8Array(wide * high);
  for (const { path } of drawing.scenery) fill(cells, wide, high, path, SCENERY);
  for (const { path } of drawing.closed) fill(cells, wide, high, path, CLOSED);
  const numbers = new Map(drawing.territories.map(({ id }, at) => [id, at + 1]));
  drawing.territories.forEach(({ path }, at) => fill(cells, wide, high, path, at + 1));
  const at = (x: number, y: number, territory: number): Soil => {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    const found = column < 0 || row < 0 || column >= wide || row >= high ? SEA : cells[row * wide + column];
    if (found === territory) return "own";
    return found === SEA ? "sea" : found === SCENERY ? "scenery" : "foreign";
  };
  return { at, numberOf: (territory) => numbers.get(territory) ?? CLOSED };
}

type Edge = [x: number, y: number, toX: number, toY: number];

/** All edges of a path of straight lines: "M x y l dx dy … z". */
function edgesOf(path: string): Edge[] {
  const edges: Edge[] = [];
  for (const part of path.split("M").filter(Boolean)) {
    const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
    const [startX, startY] = [x, y];
    for (let at = 2; at + 1 < numbers.length; at += 2) {
      const [toX, toY] = [x + (numbers[at] as number), y + (numbers[at + 1] as number)];
      edges.push([x, y, toX, toY]);
      [x, y] = [toX, toY];
    }
    edges.push([x, y, startX, startY]);
  }
  return edges;
}

/** Every cell whose middle is inside the path, row by row. */
function fill(cells: Uint8Array, wide: number, high: number, path: string, value: number): void {
  const crossings: number[][] = Array.from({ length: high }, () => []);
  for (const [x, y, toX, toY] of edgesOf(path)) {
    const [top, bottom] = y < toY ? [y, toY] : [toY, y];
    const first = Math.max(Math.ceil(top / CELL - 0.5), 0);
    const last = Math.min(Math.ceil(bottom / CELL - 0.5) - 1, high - 1);
    for (let row = first; row <= last; row += 1) {
      const middle = (row + 0.5) * CELL;
      crossings[row]?.push(x + ((middle - y) / (toY - y)) * (toX - x));
    }
  }
  crossings.forEach((found, row) => {
    found.sort((a, b) => a - b);
    for (let at = 0; at + 1 < found.length; at += 2) {
      const from = Math.max(Math.ceil((found[at] as number) / CELL - 0.5), 0);
      const to = Math.min(Math.ceil((found[at + 1] as number) / CELL - 0.5), wide);
      cells.fill(value, row * wide + from, row * wide + to);
    }
  });
}
