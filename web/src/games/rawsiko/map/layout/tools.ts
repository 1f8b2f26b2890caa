/** Where the buttons of the map lie on it, as MapTools has them. */
import type { Box } from "./boxes";
import type { Size } from "../view/camera";

/** On a phone they stand in a row above everything else, in the room that is kept free for them. */
export const TOOLS_ROW = 60;
const EDGE = 12;
const WIDE = 42;
const TALL = 240;

export function toolBoxes({ width, height }: Size): Box[] {
  if (width < 768) return [];
  const flat = height <= 340;
  return [
    {
      left: 0,
      right: EDGE + (flat ? 2 * WIDE + 8 : WIDE) + 4,
      top: height - EDGE - (flat ? TALL / 2 : TALL) - 4,
      bottom: height,
    },
  ];
}
