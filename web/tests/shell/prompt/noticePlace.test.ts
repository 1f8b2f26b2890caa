import { describe, expect, it } from "vitest";
import { dockHeight, freest, lentPlace, openest } from "$/shell/prompt/noticePlace";

type Rect = [left: number, top: number, width: number, height: number];

const boxed = ([left, top, width, height]: Rect): object => ({
  getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
});

/** A notice over a board of 1000 by 600 at (100, 50), on which these things stand, by their selectors. */
function notice(at: Rect, things: Record<string, Rect[]>): HTMLElement {
  const named = (selector: string): object[] => (things[selector] ?? []).map(boxed);
  const board = {
    ...boxed([100, 50, 1000, 600]),
    querySelector: (selector: string) => named(selector)[0] ?? null,
    querySelectorAll: named,
  };
  const parentElement = { querySelector: (selector: string) => (selector === ".board" ? board : null) };
  return { ...boxed(at), parentElement } as unknown as HTMLElement;
}
const nowhere = { parentElement: null } as unknown as HTMLElement;

const HERE: Rect = [100, 500, 400, 80];
const DOCK = ".dock, [data-decision]";
const MARKED = ".pointed, .chosen, .legal, [data-piece].selected, [data-own] [data-piece]";
const AFLOAT = ".hot, .pointed, .chosen, .tools, .pick";

describe("what is needed to act", () => {
  it("has its height where it reaches the foot of the board", () => {
    expect(dockHeight(notice(HERE, { [DOCK]: [[100, 560, 1000, 90]] }))).toBe(90);
    expect(dockHeight(notice(HERE, { [DOCK]: [[100, 560, 1000, 50]] }))).toBe(0);
    expect(dockHeight(notice(HERE, { [DOCK]: [[100, 560, 400, 90]] }))).toBe(0);
    expect(dockHeight(notice(HERE, { [DOCK]: [[100, 250, 1000, 400]] }))).toBe(0);
  });

  it("is what is marked so, and otherwise the dock", () => {
    const both = {
      "[data-needed]": [[100, 600, 1000, 50]] as Rect[],
      [DOCK]: [[100, 560, 1000, 90]] as Rect[],
    };
    expect(dockHeight(notice(HERE, both))).toBe(50);
    expect(dockHeight(notice(HERE, {}))).toBe(0);
    expect(dockHeight(nowhere)).toBe(0);
    expect(dockHeight(undefined)).toBe(0);
  });
});

it("the place that a game lends is around all its parts, within the board", () => {
  const parts: Rect[] = [
    [150, 100, 200, 40],
    [400, 90, 100, 60],
  ];
  expect(lentPlace(notice(HERE, { "[data-lent]": parts }))).toEqual({
    left: 50,
    above: 40,
    below: 500,
    width: 350,
    height: 60,
  });
  expect(lentPlace(notice(HERE, {}))).toBeNull();
  expect(lentPlace(nowhere)).toBeNull();
});

describe("on a board without a place for it, a notice stands", () => {
  it("on the dock, and a hint at the foot, if nothing is covered there", () => {
    expect(freest(notice(HERE, {}), undefined, false)).toBe("dock");
    expect(freest(notice(HERE, {}), undefined, true)).toBe("foot");
    expect(freest(notice(HERE, {}), "[data-t]", true)).toBe("dock");
    expect(freest(nowhere, undefined, true)).toBe("dock");
  });

  it("where it covers least of the pieces", () => {
    const below: Rect = [120, 500, 50, 150];
    expect(freest(notice(HERE, { [MARKED]: [below] }), undefined, false)).toBe("head");
    expect(freest(notice(HERE, { [MARKED]: [below, [120, 50, 300, 60]] }), undefined, false)).toBe("dock");
  });

  it("rather on a piece than on what is advised or pressed", () => {
    const things = { [MARKED]: [[100, 500, 60, 60]] as Rect[], ".hot": [[120, 60, 50, 20]] as Rect[] };
    expect(freest(notice([100, 500, 400, 150], things), undefined, false)).toBe("dock");
  });

  it("on buttons, if it is a hint, which brings its own", () => {
    const things = {
      "[data-decision] .button, [data-needed]": [[100, 500, 100, 150]] as Rect[],
      [MARKED]: [[100, 58, 100, 150]] as Rect[],
    };
    const tall: Rect = [100, 500, 400, 140];
    expect(freest(notice(tall, things), undefined, false)).toBe("head");
    expect(freest(notice(tall, things), undefined, true)).toBe("foot");
  });
});

describe("afloat, a notice stands", () => {
  it("above the dock and at the left, if nothing stands there", () => {
    expect(openest(notice(HERE, {}), "[data-t]", 90, null)).toEqual({ stand: "dock", across: 0 });
    expect(openest(nowhere, "[data-t]", 90, null)).toBeNull();
  });

  it("beside what stands there", () => {
    const things = { "[data-t]": [[100, 450, 200, 200]] as Rect[] };
    const found = openest(notice(HERE, things), "[data-t]", 90, null);
    expect(found).toEqual({ stand: "dock", across: 192 });
  });

  it("at the head, if what is chosen fills the foot", () => {
    const things = { [AFLOAT]: [[100, 400, 1000, 250]] as Rect[] };
    expect(openest(notice(HERE, things), "[data-t]", 90, null)).toEqual({ stand: "head", across: 0 });
  });

  it("where the last one stood, unless that covers much more", () => {
    const last = { stand: "head", across: 480 } as const;
    const little = { "[data-t]": [[600, 60, 60, 60]] as Rect[] };
    expect(openest(notice(HERE, little), "[data-t]", 90, last)).toEqual(last);
    const much = { "[data-t]": [[600, 60, 80, 60]] as Rect[] };
    expect(openest(notice(HERE, much), "[data-t]", 90, last)).toEqual({ stand: "dock", across: 0 });
    expect(openest(notice(HERE, {}), "[data-t]", 90, { stand: "head", across: 600 })?.across).toBe(0);
    expect(openest(notice(HERE, {}), "[data-t]", 90, { stand: "foot", across: 0 })?.stand).toBe("dock");
  });
});
