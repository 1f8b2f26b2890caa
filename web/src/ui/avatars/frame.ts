/** How a portrait and the mark of its seat stand together. */

/** The width of the whole, where the round of the animal is 64 wide. */
export const BOX = 68;
/** The mark is never smaller on the screen, and never more than a third of a large portrait. */
const LEAST_PIXELS = 17;
const SHARE = 0.36;
const MOST = 0.62;
/** A mark, with its edge, is drawn in a box of this width. */
const MARK_BOX = 26;

/** The scale of the mark beside a portrait that is so many pixels wide. */
export function badgeOf(pixels: number): number {
  const share = Math.min(MOST, Math.max(SHARE, LEAST_PIXELS / pixels));
  return (share * BOX) / MARK_BOX;
}
