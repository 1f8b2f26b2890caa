import { describe, expect, it } from "vitest";
import type { Data } from "$/table/data";
import { load } from "$/text/library";
import { Seating } from "$/text/texts";
import { kindsOf, samplesOf } from "$/report/course";
import { deedTexts, leadOf, momentOf } from "$/report/keyMoves";
import { frameOf, nearest, rowsOf, spread, stepPath, ticks, xOf, yOf } from "$/report/geometry";

const FRAME = frameOf(640);

describe("axes", () => {
  it("has round steps that hold all values", () => {
    expect(ticks(0, 46)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0, 0)).toEqual([0, 1]);
    expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
    for (const most of [1, 3, 9, 10, 11, 99, 100, 101, 3000]) {
      const axis = ticks(0, most);
      expect(axis[0]).toBe(0);
      expect(axis.at(-1)).toBeGreaterThanOrEqual(most);
      expect(axis.length).toBeGreaterThanOrEqual(2);
      expect(axis.length).toBeLessThanOrEqual(7);
      expect(new Set(axis).size).toBe(axis.length);
    }
  });

  it("puts the first move to the left, the last to the right, the most at the top", () => {
    expect(xOf(FRAME, 80, 0)).toBe(FRAME.left);
    expect(xOf(FRAME, 80, 80)).toBe(FRAME.width - FRAME.right);
    expect(yOf(FRAME, [0, 10], 0)).toBe(FRAME.height - FRAME.bottom);
    expect(yOf(FRAME, [0, 10], 10)).toBe(FRAME.top);
    expect(yOf(FRAME, [-5, 5], 0)).toBe((FRAME.top + FRAME.height - FRAME.bottom) / 2);
  });
});

describe("lines", () => {
  it("keep their height until the value changes", () => {
    expect(
      stepPath([
        [0, 5],
        [10, 5],
        [20, 2],
        [30, 2],
      ]),
    ).toBe("M0 5H10H20V2H30");
    expect(stepPath([])).toBe("");
  });

  it("have marks at their ends that do not lie on each other, nor outside", () => {
    for (const places of [
      [100, 100, 100],
      [10, 200, 12],
      [290, 295, 300],
      [0, 0, 0, 0, 0, 0],
    ]) {
      const found = spread(places, 20, 10, 240);
      const sorted = [...found].sort((a, b) => a - b);
      expect(sorted[0]).toBeGreaterThanOrEqual(10);
      expect(sorted.at(-1)).toBeLessThanOrEqual(240);
      sorted.slice(1).forEach((place, at) => expect(place - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(20));
    }
    expect(spread([50, 150], 20, 10, 240)).toEqual([50, 150]);
    // Whoever is higher stays higher.
    expect(spread([101, 100], 20, 10, 240)).toEqual([120, 100]);
  });
});

describe("samples", () => {
  const course = [
    { moves: 0, scores: [0, 0], standings: [] },
    { moves: 4, scores: [1, 0], standings: [1250, -340] },
    { moves: 8, scores: [1, 0], standings: [2000, 900] },
    { moves: 9, scores: [1, 5], standings: [2000, 5000] },
  ];

  it("are found by the pointer", () => {
    const samples = samplesOf(course, "scores");
    expect(nearest(samples, FRAME, 9, xOf(FRAME, 9, 3))).toBe(1);
    expect(nearest(samples, FRAME, 9, -50)).toBe(0);
    expect(nearest(samples, FRAME, 9, 5000)).toBe(3);
    expect(nearest([], FRAME, 9, 0)).toBe(-1);
  });

  it("leave out what says nothing", () => {
    expect(samplesOf(course, "standings")).toEqual([
      { moves: 4, values: [1.3, -0.3] },
      { moves: 8, values: [2, 0.9] },
      { moves: 9, values: [2, 5] },
    ]);
    expect(kindsOf({ course })).toEqual(["scores", "standings"]);
    expect(kindsOf({ course: course.slice(0, 1) })).toEqual([]);
    expect(kindsOf({ course: course.map((one) => ({ ...one, standings: [] })) })).toEqual(["scores"]);
  });

  it("are rows of a table where something changed, and not too many", () => {
    expect(rowsOf(samplesOf(course, "scores")).map(({ moves }) => moves)).toEqual([0, 4, 9]);
    const long = Array.from({ length: 500 }, (_, moves) => ({ moves, values: [moves] }));
    const rows = rowsOf(long, 40);
    expect(rows.length).toBe(40);
    expect([rows[0]?.moves, rows.at(-1)?.moves]).toEqual([0, 499]);
  });
});

describe("a deed in sentences", () => {
  it("tells what the player did before what others did, until something new begins", async () => {
    const texts = await load("en", "envyra");
    const moved = (seat: number, cell: string): Data => ({
      kind: "cube_moved",
      seat,
      cell,
      tile: "S01",
      forced: false,
    });
    const events = [
      moved(0, "a1"),
      moved(1, "b1"),
      moved(1, "b2"),
      moved(1, "b3"),
      moved(0, "c1"),
      moved(0, "c2"),
      { kind: "cone_passed", seat: 0, round: 2 },
    ];
    const told = deedTexts(
      { events, move: "move a1", seat: 0 },
      texts,
      new Seating(["Anna", "Beta"], null),
      ({ kind }) => kind === "cone_passed",
    );
    expect(told.map((text) => /\b[abc][123]\b/.exec(text)?.[0])).toEqual(["a1", "c1", "c2"]);
    expect(deedTexts({ events: [], move: "end", seat: 0 }, texts, new Seating([], null))).toEqual(["end"]);
  });
});

describe("the lead", () => {
  type Leads = [before: number | null, after: number | null];
  const of = ([leader_before, leader_after]: Leads, [favourite_before, favourite_after]: Leads): string =>
    Object.values(leadOf({ leader_before, leader_after, favourite_before, favourite_after, seat: 1 })).join(
      " ",
    );

  it("is told only where another has most points", () => {
    expect([of([0, 1], [0, 1]), of([null, 1], [1, 1]), of([0, 2], [0, 0]), of([0, null], [0, 1])]).toEqual([
      "taken 1",
      "taken 1",
      "changed 2",
      "shared 1",
    ]);
  });

  it("gives way to the prospects where the points stay", () => {
    expect([
      of([0, 0], [0, 1]),
      of([0, 0], [1, 2]),
      of([0, 0], [1, null]),
      of([0, 0], [1, 1]),
      of([0, 0], [0, 0]),
    ]).toEqual(["best 1", "best 2", "even 1", "better 1", "closer 1"]);
  });

  it("leads to the round in which the move was made, not behind it", () => {
    expect(momentOf({ moves: 25, round: 5 })).toBe(24);
    expect(momentOf({ moves: 25, round: 0 })).toBe(25);
  });
});
