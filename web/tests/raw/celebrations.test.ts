/** Splash, claws and nail above the table: as long as they are told, and never where nothing moves. */
import { beforeEach, expect, it, vi } from "vitest";
import { celebrate } from "$/games/raw/animation/celebrations";

const POSE = { x: 50, y: 50, width: 80 };
const DIED = { at: { kind: "spot", number: 3 }, picture: "splash", scale: 2 } as const;
let there: Set<unknown>;
let root: HTMLElement;
let end: () => void;

beforeEach(() => {
  there = new Set();
  const box = {
    setAttribute: () => undefined,
    classList: { add: (name: string) => expect(name).toBe("raw-feast") },
    style: {},
    remove: () => there.delete(box),
    animate: () => {
      const finished = new Promise<void>((resolve) => (end = resolve));
      return { finished, cancel: () => end() };
    },
  };
  vi.stubGlobal("document", { createElementNS: () => box });
  root = { append: (one: unknown) => there.add(one) } as unknown as HTMLElement;
});

it("a picture lies above the table until its time is over", async () => {
  const done = celebrate(root, POSE, DIED, 400, new AbortController().signal);
  expect(there.size).toBe(1);
  end();
  await done;
  expect(there.size).toBe(0);
});

it("it is gone at once when it is cut short", async () => {
  const cut = new AbortController();
  const done = celebrate(root, POSE, DIED, 400, cut.signal);
  cut.abort();
  await done;
  expect(there.size).toBe(0);
});

it("there is none where nothing moves", async () => {
  await celebrate(root, POSE, DIED, 0, new AbortController().signal);
  expect(there.size).toBe(0);
});
