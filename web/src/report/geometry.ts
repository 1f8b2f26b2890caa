/** Where things stand in the plot of a game: pure numbers, in pixels. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One thing that is plotted: the value of every seat after so many moves. */
export interface Sample {
  moves: number;
  values: number[];
  /** The round or turn that was played; 0 or none: unknown. */
  round?: number;
}

/** A frame of this width; narrow ones are lower, and need less room at their sides. */
export function frameOf(width: number): Frame {
  const narrow = width < 480;
  return {
    width,
    height: narrow ? 230 : 280,
    left: narrow ? 32 : 40,
    right: 40,
    top: 26,
    bottom: narrow ? 40 : 42,
  };
}

/** Round steps from the least to the most value, both within; at most so many, at least two. */
export function ticks(least: number, most: number, count = 5): number[] {
  const low = Math.min(0, least);
  const high = Math.max(1, most);
  const rough = (high - low) / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 1);
  const first = Math.floor(low / step) * step;
  const found = [];
  for (let at = first; at < high + step; at += step) found.push(Math.round(at));
  return found;
}

export const xOf = (frame: Frame, last: number, moves: number): number =>
  frame.left + (moves * (frame.width - frame.left - frame.right)) / Math.max(1, last);

export function yOf(frame: Frame, axis: readonly number[], value: number): number {
  const low = axis[0] ?? 0;
  const high = axis.at(-1) ?? 1;
  return (
    frame.height -
    frame.bottom -
    ((value - low) * (frame.height - frame.top - frame.bottom)) / Math.max(1, high - low)
  );
}

/** A line that keeps its height until the value changes. */
export function stepPath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], at) =>
      at === 0
        ? `M${short(x)} ${short(y)}`
        : y === points[at - 1]?.[1]
          ? `H${short(x)}`
          : `H${short(x)}V${short(y)}`,
    )
    .join("");
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Marks that would lie on each other move apart, within these bounds; in the order they came in. */
export function spread(places: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const found = [...places];
  let least = top;
  for (const at of order) {
    found[at] = Math.max(least, found[at] ?? 0);
    least = (found[at] ?? 0) + apart;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    found[at] = Math.min(most, found[at] ?? 0);
    most = (found[at] ?? 0) - apart;
  }
  return found;
}

/** The sample that is nearest to a place; -1 if there are none. */
export function nearest(samples: readonly Sample[], frame: Frame, last: number, x: number): number {
  let best = -1;
  let least = Infinity;
  samples.forEach(({ moves }, at) => {
    const far = Math.abs(xOf(frame, last, moves) - x);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

/** Where something changed, and the end: at most so many rows of a table, evenly chosen. */
export function rowsOf(samples: readonly Sample[], most = 40): Sample[] {
  const changed = samples.filter(
    ({ values }, at) =>
      at === 0 || at === samples.length - 1 || String(values) !== String(samples[at - 1]?.values),
  );
  if (changed.length <= most) return changed;
  const last = changed.length - 1;
  const places = Array.from({ length: most }, (_, at) => Math.round((at * last) / (most - 1)));
  return places.flatMap((at) => changed[at] ?? []);
}
