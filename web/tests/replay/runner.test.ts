import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faster, restAfter, Runner } from "$/replay/runner";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A runner over so many steps, and what it did. */
function running(steps: number, rest = 100) {
  const done: number[] = [];
  const states: boolean[] = [];
  const runner = new Runner({
    step: async () => {
      done.push(done.length);
      return done.length < steps ? rest : null;
    },
    running: (runs) => void states.push(runs),
  });
  return { runner, done, states };
}

test("it goes step by step, with rests, and stops at the end", async () => {
  const { runner, done, states } = running(3);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(done.length).toBe(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(done.length).toBe(1);
  await vi.advanceTimersByTimeAsync(101);
  expect(done.length).toBe(3);
  expect(runner.running).toBe(false);
  expect(states).toEqual([true, false]);
});

test("a pause ends it at once, and only one run is ever under way", async () => {
  const { runner, done, states } = running(100);
  runner.start();
  runner.start();
  await vi.advanceTimersByTimeAsync(150);
  expect(done.length).toBe(2);
  runner.stop();
  runner.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done.length).toBe(2);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(done.length).toBe(3); // it does not wait for the rest of the run before
  await vi.advanceTimersByTimeAsync(100);
  expect(done.length).toBe(4);
  expect(states).toEqual([true, false, true]);
});

test("a step that fails ends the run", async () => {
  const states: boolean[] = [];
  const runner = new Runner({
    step: () => Promise.reject(new Error("no answer")),
    running: (runs) => void states.push(runs),
  });
  runner.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual([true, false]);
});

test("speeds have ends, and rests follow them", () => {
  expect(faster(1, 1)).toBe(2);
  expect(faster(4, 1)).toBe(4);
  expect(faster(0.5, -1)).toBe(0.5);
  expect(restAfter(4) * 8).toBe(restAfter(0.5));
});
