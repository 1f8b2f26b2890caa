/**
 * Where on a board a notice stands: where it covers least of what is marked, chosen or needed to act.
 * Everything is measured when it is asked for; nothing is kept here.
 */

/** On what is needed to act, at the head of the board, or at its foot. */
export type Stand = "dock" | "head" | "foot";

/** The part of the board that the game lends it, within the board. */
export interface Lent {
  left: number;
  above: number;
  below: number;
  width: number;
  height: number;
}

/** A stand, and how far from the board's left edge. */
export interface Afloat {
  stand: Stand;
  across: number;
}

/** A box on the screen. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A piece of the board, and what it costs to cover it: a small button more than a large card. */
interface Weighed {
  box: Box;
  weight: number;
}

type Sorts = readonly (readonly [selector: string, weight: number])[];

/** So much more of the board may be covered by a notice that stands where the last one stood: a few names. */
const STAYS_PX = 4000;
/** Its distance from the edges of the board. */
const MARGIN = 8;
/** It is tried at places so far from each other. */
const STEP = 24;

const boardOf = (notice: HTMLElement | undefined): Element | null =>
  notice?.parentElement?.querySelector(".board") ?? null;

/** The height of what is needed to act, at the foot of the board; 0: there is none. */
export function dockHeight(notice: HTMLElement | undefined): number {
  const board = boardOf(notice);
  const found = board?.querySelector("[data-needed]") ?? board?.querySelector(".dock, [data-decision]");
  if (!board || !found) return 0;
  const [area, foot] = [board.getBoundingClientRect(), found.getBoundingClientRect()];
  const reaches =
    foot.bottom > area.bottom - 12 && foot.height < area.height / 2 && foot.width > area.width / 2;
  return reaches ? area.bottom - foot.top : 0;
}

/** The place that the game lends; null: it lends none. */
export function lentPlace(notice: HTMLElement | undefined): Lent | null {
  const board = boardOf(notice);
  const found = [...(board?.querySelectorAll("[data-lent]") ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  if (!board || found.length === 0) return null;
  const area = board.getBoundingClientRect();
  const [left, top] = [
    Math.min(...found.map((part) => part.left)),
    Math.min(...found.map((part) => part.top)),
  ];
  const [right, bottom] = [
    Math.max(...found.map((part) => part.right)),
    Math.max(...found.map((part) => part.bottom)),
  ];
  return {
    left: left - area.left,
    above: top - area.top,
    below: area.bottom - bottom,
    width: right - left,
    height: bottom - top,
  };
}

/**
 * Where it covers least of the pieces that are marked or chosen, and of what is pressed to act.
 * `stands`: what stands all over the board, if anything does.
 */
export function freest(notice: HTMLElement, stands: string | undefined, hint: boolean): Stand {
  const board = boardOf(notice);
  if (!board) return "dock";
  const [here, area] = [notice.getBoundingClientRect(), board.getBoundingClientRect()];
  // A hint brings its own button, any other notice leaves those that are there; both leave one's own
  // pieces in sight. Where pieces stand all over the board, the buttons are the choices a hint speaks of.
  const pieces = weighed(board, [
    ...(stands
      ? ([
          [stands, 1],
          [".dock, .card-place", 6],
        ] as const)
      : []),
    [".pointed, .chosen, .legal, [data-piece].selected, [data-own] [data-piece]", 1],
    [".hot", 6],
    ["[data-decision] .button, [data-needed]", hint ? 1 : 6],
  ]);
  const covered = (top: number): number => coverage(pieces, boxAt(here.left, top, here));
  const [dockwards, head, foot] = [
    { stand: "dock" as const, covered: covered(here.top) },
    { stand: "head" as const, covered: covered(area.top + MARGIN) },
    { stand: "foot" as const, covered: covered(area.bottom - MARGIN - here.height) },
  ];
  // A hint is a sheet at the bottom, and the board stays whole.
  const found = hint && !stands ? [foot, dockwards, head] : [dockwards, head, foot];
  return found.reduce((best, one) => (one.covered < best.covered ? one : best)).stand;
}

/**
 * Above the dock, so high, or at the head of the board, where it covers least of what stands there; where
 * the last one stood, as long as that is hardly worse than the best. Null: there is no board.
 */
export function openest(
  notice: HTMLElement,
  stands: string,
  dock: number,
  last: Afloat | null,
): Afloat | null {
  const board = boardOf(notice);
  if (!board) return null;
  const [here, area] = [notice.getBoundingClientRect(), board.getBoundingClientRect()];
  const pieces = weighed(board, [
    [stands, 1],
    [".hot, .pointed, .chosen, .tools, .pick", 4],
    [".refused, .card-place", 12],
  ]);
  const tops = { dock: area.bottom - dock - MARGIN - here.height, head: area.top + MARGIN };
  const fits = (left: number): boolean => left + here.width + 2 * MARGIN <= area.width;
  const covers = (place: keyof typeof tops, left: number): number =>
    coverage(pieces, boxAt(area.left + MARGIN + left, tops[place], here));
  let best = { stand: "dock" as Stand, across: 0, covered: Infinity };
  for (const place of ["dock", "head"] as const) {
    for (let left = 0; fits(left); left += STEP) {
      const covered = covers(place, left);
      if (covered < best.covered) best = { stand: place, across: left, covered };
    }
  }
  if (last && last.stand !== "foot" && fits(last.across)) {
    const covered = covers(last.stand, last.across);
    if (covered <= best.covered + STAYS_PX) return last;
  }
  return { stand: best.stand, across: best.across };
}

const weighed = (board: Element, sorts: Sorts): Weighed[] =>
  sorts.flatMap(([selector, weight]) =>
    [...board.querySelectorAll(selector)].map((piece) => ({ box: piece.getBoundingClientRect(), weight })),
  );

const boxAt = (left: number, top: number, { width, height }: { width: number; height: number }): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** What it costs to stand there. */
const coverage = (pieces: readonly Weighed[], there: Box): number =>
  pieces.reduce((sum, { box, weight }) => sum + weight * overlap(box, there), 0);

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
