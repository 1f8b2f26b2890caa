/** Where a panel stands: beside what it is about, and not over what must stay in sight. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 8;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Does it lie over any of these? */
export const covers = (panel: Box, others: readonly Box[]): boolean =>
  others.some((one) => overlap(panel, one) > 0);

/** So many places along each side of the window are tried, where beside the card there is none. */
const STEPS = 8;

/** The corner of a panel beside `by`, inside the window, over as little of `avoid` as can be, and then as near as can be. */
export function placed(
  by: Box,
  panel: Extent,
  avoid: readonly Box[],
  window: Extent,
): { left: number; top: number } {
  const inside = (value: number, size: number, most: number): number =>
    Math.max(MARGIN, Math.min(value, most - size - MARGIN));
  const middle = { x: (by.left + by.right - panel.width) / 2, y: (by.top + by.bottom - panel.height) / 2 };
  const wanted = [
    { left: by.right + GAP, top: middle.y },
    { left: by.left - GAP - panel.width, top: middle.y },
    { left: middle.x, top: by.top - GAP - panel.height },
    { left: middle.x, top: by.bottom + GAP },
    { left: MARGIN, top: MARGIN },
    { left: window.width, top: MARGIN },
  ];
  let best = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  const attempt = (place: { left: number; top: number }, far: number): void => {
    const left = inside(place.left, panel.width, window.width);
    const top = inside(place.top, panel.height, window.height);
    const box = { left, top, right: left + panel.width, bottom: top + panel.height };
    // The decision matters most; the card itself may be covered before that.
    const bad = avoid.reduce((sum, one) => sum + 10 * overlap(box, one), far) + overlap(box, by);
    if (bad >= least) return;
    least = bad;
    best = { left, top };
  };
  for (const place of wanted) attempt(place, 0);
  const box = { ...best, right: best.left + panel.width, bottom: best.top + panel.height };
  // Nothing is free beside it: anywhere else, as near as can be.
  for (let step = 0; covers(box, avoid) && step < (STEPS + 1) ** 2; step += 1) {
    const left = ((window.width - panel.width) * (step % (STEPS + 1))) / STEPS;
    const top = ((window.height - panel.height) * Math.floor(step / (STEPS + 1))) / STEPS;
    attempt({ left, top }, Math.hypot(left - by.left, top - by.top));
  }
  return best;
}
