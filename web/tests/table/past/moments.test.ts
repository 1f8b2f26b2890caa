import { expect, test } from "vitest";
import type { Frame } from "$/protocol/types";
import type { Chair } from "$/table/chair.svelte";
import type { CommonView } from "$/table/data";
import { Moments } from "$/table/past/moments";
import { tablePast } from "$/table/past/tablePast";

const PAGE = 50;

/** A game of so many moves, of which the server sends at most `most` at once. */
function pages(last: number, most = PAGE) {
  const asked: number[] = [];
  const frame = (moves: number, first: boolean): Frame => ({
    moves,
    seat: moves ? moves % 2 : null,
    move: moves ? `m${moves}` : null,
    events: [{ kind: "told", moves }],
    changes: first
      ? { moves, still: "same", ...(moves % 3 ? { some: moves } : {}) }
      : { moves, ...(moves % 3 ? { some: moves } : {}) },
    gone: !first && moves % 3 === 0 ? ["some"] : [],
  });
  const page = async (moves: number): Promise<Frame[]> => {
    asked.push(moves);
    const count = Math.min(most, last + 1 - moves);
    return Array.from({ length: count }, (_, index) => frame(moves + index, index === 0));
  };
  return { past: new Moments({ first: 0, pageOf: (moves) => moves, page }), asked };
}

test("every moment is put together from what has changed", async () => {
  const { past, asked } = pages(120);
  for (const moves of [120, 0, 7, 60, 109, 49]) {
    const moment = await past.at(moves);
    expect(moment?.view).toEqual({ moves, still: "same", ...(moves % 3 ? { some: moves } : {}) });
  }
  expect(asked).toEqual([120, 0, 60]); // the rest was there already
});

test("who asks twice at the same time is answered by one page", async () => {
  const { past, asked } = pages(10);
  await Promise.all([past.at(3), past.at(3)]);
  expect(asked).toEqual([3]);
});

test("the story is read to its end, however short the pages are", async () => {
  const { past, asked } = pages(25, 4);
  await past.at(9);
  const told: number[] = [];
  let story: unknown[] = [];
  await past.read(25, (entries) => {
    told.push(entries.length);
    story = entries.map((entry) => [entry.seq, entry.kind, entry.seat ?? null]);
  });
  expect(story.length).toBe(26);
  expect(story.slice(0, 3)).toEqual([
    [1, "started", null],
    [2, "moved", 1],
    [3, "moved", 0],
  ]);
  expect([...told].sort((a, b) => a - b)).toEqual(told);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a page that did not come is asked for again", async () => {
  let fails = true;
  const past = new Moments({
    first: 0,
    pageOf: (moves) => moves,
    page: async () => {
      if (fails) throw new Error("gone");
      return [{ moves: 0, seat: null, move: null, events: [], changes: { a: 1 } }];
    },
  });
  await expect(past.at(0)).rejects.toThrow("gone");
  fails = false;
  expect((await past.at(0))?.view).toEqual({ a: 1 });
  expect(await past.at(1)).toBeUndefined();
});

test("at a table pages have fixed places, what was seen is not fetched, and all is asked again after an undo", async () => {
  const asked: number[] = [];
  const chair = {
    info: { origin: { moves: 3 } },
    past: async (from: number, limit: number) => {
      asked.push(from);
      return {
        moments: Array.from({ length: limit }, (_, at) => ({
          moves: from + at,
          seq: 0,
          changes: { at: from + at },
        })),
      };
    },
  };
  const past = new Moments(tablePast(chair as unknown as Chair));
  past.grew({ before: null, after: { own: 1 } as unknown as CommonView, events: [], entries: [], moves: 30 });
  expect([past.first, (await past.at(30))?.view]).toEqual([3, { own: 1 }]);
  expect([(await past.at(49))?.view, (await past.at(26))?.view, (await past.at(5))?.view]).toEqual([
    { at: 49 },
    { at: 26 },
    { at: 5 },
  ]);
  expect(asked).toEqual([25, 3]);
  past.forget();
  expect((await past.at(30))?.view).toEqual({ at: 30 });
  expect(asked).toEqual([25, 3, 25]);
});
