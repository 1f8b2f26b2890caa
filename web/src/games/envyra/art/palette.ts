/** Envyra's pieces keep their own colours in both themes; told apart by shape and ground as well. */
import { markOf } from "$/ui/players/seatMarks.svelte";
import type { Theme } from "../view/data";

export interface Ink {
  main: string;
  deep: string;
  light: string;
  middle: string;
}

export const INKS: Record<Theme, Ink> = {
  orange: { main: "#d9822b", deep: "#7a3d08", light: "#f9e2bf", middle: "#efb367" },
  green: { main: "#5f8a3a", deep: "#26450f", light: "#e3edcd", middle: "#a3c374" },
  blue: { main: "#3a86b4", deep: "#0d3f5f", light: "#d8eaf4", middle: "#86bbdb" },
};

export const PAPER = "#fffaf0";
export const NIGHT = "#2b2620";

/** The icon of a theme in a box of 24: triangle, leaf, drop. */
export const THEME_SHAPES: Record<Theme, string> = {
  orange: "M12 2.5L22.5 21H1.5z",
  green: "M3 21C1 9 9 3 21 3c.5 12-6 19-15 16z",
  blue: "M12 1.5c3.6 5 7 9 7 13.2a7 7 0 0 1-14 0c0-4.2 3.4-8.2 7-13.2z",
};

/** The three faces of a seat's cubes: front, top, side. */
export interface Faces {
  front: string;
  top: string;
  side: string;
}

const FACES: readonly Faces[] = [
  { front: "#0072b2", top: "#3f9bd0", side: "#004f7d" },
  { front: "#d55e00", top: "#f08a3c", side: "#9c4300" },
  { front: "#009e73", top: "#3ec29c", side: "#006b4e" },
  { front: "#cc79a7", top: "#e3a5c6", side: "#9c4d79" },
];

export const facesOf = (seat: number): Faces => FACES[markOf(seat) % FACES.length] as Faces;
