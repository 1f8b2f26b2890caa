import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "$/games/module";
import type { Frame, TableInfo } from "$/protocol/types";
import { Replay } from "$/replay/replay.svelte";
import { settings } from "$/settings.svelte";
import type { Step } from "$/table/step";

const LAST = 12;
const info = {
  id: "t",
  game: "toy",
  status: "finished",
  moves: LAST,
  origin: { table: null, moves: LAST },
  seats: [{ name: "Anna" }, { name: "Boris" }],
} as unknown as TableInfo;
/** A round begins at the set-up, and after 4 and 8 moves. */
const module = { id: "toy", divides: (event) => event.kind === "round" } as GameModule;

const asked: string[] = [];
let hidden: number[] = []; // moves of which nothing is seen
let lost = -1; // the page that does not come

function frame(moves: number): Frame {
  const open = { "0": { choice: moves } };
  return {
    moves,
    seat: moves ? moves % 2 : null,
    move: moves ? `m${moves}` : null,
    events: hidden.includes(moves)
      ? []
      : moves % 4 === 0
        ? [{ kind: "round", moves }]
        : [{ kind: "went", moves }],
    changes: { game: "toy", seat: null, seats: 2, waiting: [], moves: [], played: moves, result: null, open },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const { searchParams } = new URL(path, "http://here");
    const first = Number(searchParams.get("moves"));
    if (first === lost) throw new TypeError("no network");
    const frames = Array.from({ length: Math.min(5, LAST + 1 - first) }, (_, index) => frame(first + index));
    return Response.json({ frames, last: LAST });
  });
  settings.motion = "normal";
  settings.still = false;
  asked.length = 0;
  hidden = [];
  lost = -1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begun = (at: number): Promise<Replay> => Replay.begin(info, "all", at, module, {});
const played = (replay: Replay): unknown => replay.view?.played;

test("the whole game is there, also what an import began with", async () => {
  const replay = await begun(3);
  await vi.advanceTimersByTimeAsync(10);
  expect([replay.now, replay.last, played(replay), replay.open, replay.finished]).toEqual([
    3,
    LAST,
    3,
    true,
    false,
  ]);
  expect(asked.every((path) => path.includes("seat=all"))).toBe(true);
  expect(replay.chair.entries.map((entry) => entry.seq)).toEqual(
    Array.from({ length: LAST + 1 }, (_, at) => at + 1),
  );
  await replay.jump(99);
  expect([replay.now, replay.at, played(replay), replay.finished]).toEqual([LAST, null, LAST, true]);
  await replay.jump(-5);
  expect([replay.now, played(replay)]).toEqual([0, 0]);
  replay.close();
});

test("forwards a step is played, everywhere else it jumps", async () => {
  const replay = await begun(3);
  const steps: Step[] = [];
  replay.animates(async ({ step, show }) => {
    steps.push(step);
    show();
  });
  await replay.walk(1);
  expect(
    steps.map(({ moves, before, after, events }) => [moves, before?.played, after?.played, events[0]?.kind]),
  ).toEqual([[4, 3, 4, "round"]]);
  await replay.walk(-1);
  await replay.jump(11);
  await replay.walk(1);
  expect([replay.now, replay.at, played(replay)]).toEqual([LAST, null, LAST]);
  await replay.walk(1);
  expect(steps.map((step) => step.moves)).toEqual([4, LAST]);
  replay.close();
});

test("steps go past moves of which nothing could be seen; a jump may end on one", async () => {
  hidden = [4, 5];
  const replay = await begun(3);
  await replay.walk(1);
  expect([replay.now, played(replay)]).toEqual([6, 6]);
  await replay.walk(-1);
  expect([replay.now, played(replay)]).toEqual([3, 3]);
  await replay.jump(5);
  expect(replay.now).toBe(5);
  hidden = [LAST];
  replay.close();
  const other = await begun(LAST - 1);
  await other.walk(1);
  expect(other.now).toBe(LAST);
  other.close();
});

test("a jump ends a movement for good", async () => {
  const replay = await begun(3);
  let finish: () => void = () => undefined;
  replay.animates(() => new Promise((resolve) => (finish = resolve)));
  void replay.walk(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(replay.busy).toBe(true);
  await replay.jump(7);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.now, played(replay), replay.busy]).toEqual([7, 7, false]);
  replay.close();
});

test("rounds are leapt over", async () => {
  const replay = await begun(5);
  await vi.advanceTimersByTimeAsync(10);
  const stops: number[] = [];
  for (const by of [1, 1, -1, -1, -1, -1] as const) {
    await replay.leap(by);
    stops.push(replay.now);
  }
  expect(replay.rounds).toEqual([0, 4, 8, 12]);
  expect(stops).toEqual([8, 12, 8, 4, 0, 0]);
  replay.close();
});

test("it runs to the end at its speed, and from there from the beginning", async () => {
  const replay = await begun(10);
  await vi.advanceTimersByTimeAsync(10);
  expect(replay.ms(100)).toBe(100);
  replay.hurry(1);
  replay.hurry(1);
  expect([replay.speed, replay.ms(100)]).toEqual([4, 25]);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  expect([replay.now, replay.playing]).toEqual([LAST, false]);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(20);
  expect([replay.now, replay.playing]).toEqual([1, true]);
  await replay.jump(6);
  expect([replay.now, replay.playing]).toEqual([6, false]);
  replay.close();
});

test("without an answer everything stays as it is, and the latest wish is the one that counts", async () => {
  lost = 10;
  const replay = await begun(0);
  await vi.advanceTimersByTimeAsync(10);
  await replay.jump(10);
  expect([replay.now, played(replay), replay.notice?.kind]).toEqual([0, 0, "error"]);
  const late = replay.jump(11);
  await replay.jump(2);
  await late;
  expect([replay.now, played(replay), replay.notice]).toEqual([2, 2, null]);
  // The rest of the story comes as soon as it can.
  expect(replay.chair.entries.length).toBe(10);
  lost = -1;
  await vi.advanceTimersByTimeAsync(3000);
  expect(replay.chair.entries.length).toBe(LAST + 1);
  replay.close();
});
