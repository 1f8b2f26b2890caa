/** Where the portraits of the continents stand, and how large they are (U4). */
import type { Box, Level } from "./arranging";
import type { Drawing } from "./drawing";

/** The width of a player's portrait, in pixels on the screen. */
export const PORTRAIT = 25;

export interface Portrait {
  id: string;
  /** Its middle, on the map. */
  x: number;
  y: number;
  /** In pixels on the screen. */
  width: number;
  height: number;
  /** Where the first mark stands, from the middle. */
  marks: number;
  name: string;
  note: string;
  button: boolean;
}

interface Told {
  level: Level;
  token: number;
  measure: (text: string) => number;
  name: (continent: string) => string;
  there: (continent: string) => readonly number[];
  choosable: (continent: string) => boolean;
  free: (continent: string) => string;
}

export function portraits(drawing: Drawing, told: Told): Portrait[] {
  const { token, measure, level } = told;
  return drawing.continents.map(({ id, portrait: [x, y] }) => {
    const button = told.choosable(id);
    const title = told.name(id);
    if (button && level === "world") {
      // The button of a small screen: its name alone; the dock has the rest.
      const width = 30 + measure(title) * 11.4;
      return { id, x, y, width, height: 26, marks: 0, name: title, note: "", button };
    }
    if (button) {
      const note = told.free(id);
      const width = (56 + Math.max(measure(title) * 14.6, measure(note) * 11)) * token;
      return { id, x, y, width, height: 44 * token, marks: 0, name: title, note, button };
    }
    const count = told.there(id).length;
    // At a small scale there is room for the marks alone.
    const name = level === "world" ? "" : title;
    const words = name ? measure(name) * 12.2 + 6 : 0;
    const crown = count === 1 && name ? 20 : 0;
    const empty = count === 0 && name ? 22 : 0;
    const width = (28 + words + count * PORTRAIT + crown + empty + 4) * token;
    const marks = -width / 2 + (28 + words + 10) * token;
    return { id, x, y, width, height: 28 * token, marks, name, note: "", button };
  });
}

/** The room they need on the screen, for the stacks to keep clear of. */
export function boxes(shown: readonly Portrait[], k: number): Box[] {
  return shown.map(({ x, y, width, height }) => ({
    left: x * k - width / 2,
    right: x * k + width / 2,
    top: y * k - height / 2,
    bottom: y * k + height / 2,
  }));
}
