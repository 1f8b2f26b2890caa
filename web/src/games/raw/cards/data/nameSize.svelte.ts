/** How large a name may be written, so that it is never cut. */

/** The width of an average letter, until the type has come. */
const GUESS = 0.5;
const PROBE = 100;
const widths = new Map<string, number>();
let ready = $state(false);
let canvas: CanvasRenderingContext2D | null = null;

function begin(): void {
  canvas = document.createElement("canvas").getContext("2d");
  const type = `800 ${PROBE}px "Grenze Gotisch"`;
  void Promise.all([document.fonts.load(type, "Aa"), document.fonts.load(type, "Čőž")]).then(() => {
    widths.clear();
    ready = true;
  });
}

/** The width of a name in heights of its letters. */
function widthOf(name: string): number {
  if (typeof document === "undefined") return name.length * GUESS;
  if (!canvas) begin();
  if (!ready || !canvas) return name.length * GUESS;
  let width = widths.get(name);
  if (width === undefined) {
    canvas.font = `800 ${PROBE}px "Grenze Gotisch"`;
    width = canvas.measureText(name).width / PROBE;
    widths.set(name, width);
  }
  return width;
}

export interface Fitted {
  /** In units of the card: a twentieth of its width. */
  size: number;
  /** It needs two lines. */
  two: boolean;
}

/**
 * A name in a line of `room` units, at most `most` high; below `least` it takes two lines, if it
 * has several words.
 */
export function fitted(name: string, room: number, most: number, least: number, measure = widthOf): Fitted {
  const one = Math.min(most, room / Math.max(measure(name), 0.1));
  if (one >= least || !name.includes(" ")) return { size: one, two: false };
  const words = name.split(" ");
  let longest = Infinity;
  for (let at = 1; at < words.length; at += 1) {
    const both = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    longest = Math.min(longest, Math.max(...both.map(measure)));
  }
  return { size: Math.min(least, room / longest), two: true };
}
