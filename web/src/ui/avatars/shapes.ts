/** What the drawn animals are made of, in a box of 64 by 64. */

export interface Shape {
  d: string;
  /** Its colour; of a line that of the stroke. */
  colour: string;
  /** A line of this width, instead of a surface. */
  line?: number;
  /** Once more on the other side, as in a mirror. */
  twice?: boolean;
}

export const one = (colour: string, d: string): Shape => ({ colour, d });
export const pair = (colour: string, d: string): Shape => ({ colour, d, twice: true });
export const line = (colour: string, width: number, d: string): Shape => ({ colour, d, line: width });
export const lines = (colour: string, width: number, d: string): Shape => ({
  colour,
  d,
  line: width,
  twice: true,
});

export const oval = (x: number, y: number, across: number, up: number): string =>
  `M${x - across} ${y}a${across} ${up} 0 1 0 ${2 * across} 0a${across} ${up} 0 1 0 ${-2 * across} 0z`;
export const dot = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** A round with so many points, between two radii. */
export function star(x: number, y: number, points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = (Math.PI * at) / points;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

/** A round of so many round tufts. */
export function tufts(x: number, y: number, count: number, radius: number, size: number): string {
  const middles = Array.from({ length: count }, (_, at) => (2 * Math.PI * at) / count);
  return middles
    .map((angle) =>
      dot(
        Number((x + radius * Math.sin(angle)).toFixed(1)),
        Number((y - radius * Math.cos(angle)).toFixed(1)),
        size,
      ),
    )
    .join("");
}
