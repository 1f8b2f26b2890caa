/** Where a sea link leads over the edge of the map, it says where to (U11). */
import type { Box, Room } from "./boxes";
import type { Drawing, Point } from "../mapData";
import { groundOf } from "./ground";

export interface Exit {
  key: string;
  text: string;
  /** Where the text begins or ends, and its line: on the map. */
  at: Point;
  anchor: "start" | "end";
}

export const EXIT_SIZE = 11;

/**
 * Beside the map where the window has room for it, else on its edge: above the line, or below if there is
 * land above.
 */
export function exitsOf(
  drawing: Drawing,
  name: (territory: string) => string,
  k: number,
  room: Room | null,
  measure: (text: string) => number,
): Exit[] {
  const found: Exit[] = [];
  for (const { between, path } of drawing.sea) {
    const parts = path.split("M").filter(Boolean);
    if (parts.length < 2) continue;
    parts.forEach((part, number) => {
      const numbers = part.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      const [x, y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
      const other = between[number === 0 ? 1 : 0];
      const right = x > drawing.width / 2;
      const text = right ? `${name(other)} →` : `← ${name(other)}`;
      const width = measure(text) * EXIT_SIZE + 8;
      const spare = room ? (right ? room.open.right - drawing.width * k : -room.open.left) : 0;
      const tool = room?.tools.find(
        ({ top, bottom }) => !right && top < y * k + 4 && bottom > y * k - EXIT_SIZE,
      );
      const outside = spare > width && (tool?.right ?? -Infinity) < -width;
      const edge = right ? drawing.width - 4 : Math.max(4, ((tool?.right ?? 0) + 4) / k);
      found.push({
        key: `${other}-${number}`,
        text,
        at: outside
          ? [right ? drawing.width + 4 / k : -4 / k, y + 4 / k]
          : [edge, isLand(drawing, [edge, y - 9 / k], (right ? -width : width) / k) ? y + 13 / k : y - 5 / k],
        anchor: right === outside ? "start" : "end",
      });
    });
  }
  return found;
}

/** The number of no territory. */
const NOBODYS = -1;

/** Does a word that begins here lie on land, or touch it? */
function isLand(drawing: Drawing, [x, y]: Point, length: number): boolean {
  const ground = groundOf(drawing);
  return Array.from({ length: 9 }, (_, at) => x + (length * at) / 8).some(
    (place) => ground.at(place, y, NOBODYS) !== "sea",
  );
}

export function exitBoxes(exits: readonly Exit[], k: number, measure: (text: string) => number): Box[] {
  return exits.map(({ text, at: [x, y], anchor }) => {
    const width = measure(text) * EXIT_SIZE + 2;
    const left = anchor === "start" ? x * k : x * k - width;
    return { left, right: left + width, top: y * k - EXIT_SIZE, bottom: y * k + 3 };
  });
}
