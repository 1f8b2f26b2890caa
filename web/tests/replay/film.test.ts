import { expect, test } from "vitest";
import type { Frame, Replayed } from "$/protocol/types";
import { Film, PAGE } from "$/replay/film";

/** A game of so many moves, of which the server sends at most `most` at once. */
function filmed(last: number, most = PAGE) {
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
  const fetching = async (moves: number, limit: number): Promise<Replayed> => {
    asked.push(moves);
    const count = Math.min(limit, most, last + 1 - moves);
    return { frames: Array.from({ length: count }, (_, index) => frame(moves + index, index === 0)), last };
  };
  return { film: new Film(last, fetching), asked };
}

test("every moment is put together from what has changed", async () => {
  const { film, asked } = filmed(120);
  for (const moves of [120, 0, 7, 60, 109, 49]) {
    const { view } = await film.shot(moves);
    expect(view).toEqual({ moves, still: "same", ...(moves % 3 ? { some: moves } : {}) });
  }
  expect(asked).toEqual([120, 0, 60]); // the rest was there already
});

test("who asks twice at the same time is answered by one page", async () => {
  const { film, asked } = filmed(10);
  await Promise.all([film.shot(3), film.shot(3)]);
  expect(asked).toEqual([3]);
});

test("the story is read to its end, however short the pages are", async () => {
  const { film, asked } = filmed(25, 4);
  await film.shot(9);
  const told: number[] = [];
  let story: unknown[] = [];
  await film.read((entries) => {
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
  const film = new Film(0, async () => {
    if (fails) throw new Error("gone");
    return { frames: [{ moves: 0, seat: null, move: null, events: [], changes: { a: 1 } }], last: 0 };
  });
  await expect(film.shot(0)).rejects.toThrow("gone");
  fails = false;
  expect((await film.shot(0)).view).toEqual({ a: 1 });
  await expect(film.shot(1)).rejects.toThrow("moment 1");
});
