/** The mark of a seat: a colour, a shape and a letter, so that none of them is needed alone. */
import { markOf } from "./seatMarks.svelte";

export const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon", "pentagon"] as const;
export type Shape = (typeof SHAPES)[number];

export const shapeOf = (seat: number): Shape => SHAPES[markOf(seat) % SHAPES.length] as Shape;

/** The outline of a shape in a box from -12 to 12. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M0-10.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z",
  triangle: "M0-11.5L12 9.5H-12z",
  square: "M-10-10H10V10H-10z",
  diamond: "M0-12L12 0L0 12L-12 0z",
  hexagon: "M-6-10.4H6L12 0L6 10.4H-6L-12 0z",
  pentagon: "M0-11.5L11.4-3.2L7 10.2H-7L-11.4-3.2z",
};

/** Where the letter stands, up or down. */
export const LETTER_DY: Record<Shape, number> = {
  circle: 0,
  triangle: 3,
  square: 0,
  diamond: 0,
  hexagon: 0,
  pentagon: 0.6,
};

/** The letter is white on blue alone; on the others it is ink. */
export const inkOn = (seat: number): string => (markOf(seat) % SHAPES.length === 0 ? "#fff" : "#1f1b16");

export const colourOf = (seat: number): string => `var(--p${markOf(seat) % SHAPES.length})`;
