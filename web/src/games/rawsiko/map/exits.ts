/** Where a sea link leads over the edge of the map, it says where to (U11). */
import { type Box } from "./boxes";
import type { Drawing, Point } from "./drawing";

export interface Exit {
  key: string;
  text: string;
  /** Where the text begins or ends, on the map. */
  at: Point;
  anchor: "start" | "end";
}

export const EXIT_SIZE = 11;

export function exitsOf(drawing: Drawing, name: (territory: string) => string): Exit[] {
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
      found.push({ key: `${other}-${number}`, text, at: [right ? drawing.width - 4 : 4, y], anchor: right ? "end" : "start" });
    });
  }
  return found;
}

export function exitBoxes(exits: readonly Exit[], k: number, measure: (text: string) => number): Box[] {
  return exits.map(({ text, at: [x, y], anchor }) => {
    const width = measure(text) * EXIT_SIZE + 2;
    const left = anchor === "start" ? x * k : x * k - width;
    return { left, right: left + width, top: y * k - 5 - EXIT_SIZE, bottom: y * k - 2 };
  });
}
