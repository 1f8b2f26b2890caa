/** A drawing of an icon set: the inside of an `<svg>` of this size. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}
