import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "$/protocol/types";
import { type Beat, type BeatRules, OTHER_MS, TOUCHING_MS } from "$/table/beats";
import type { Step } from "$/table/step";
import type { CommonView, GameEvent } from "$/table/data";
import { type Animator, Playback } from "$/table/playback.svelte";

const RULES: BeatRules = {
  quiet: ["ready"],
  deeds: ["placed"],
  joins: (before, event) => before.kind === "placed" && event.kind === "placed" && before.seat === event.seat,
};

/** What stood on the screen: its events, since when, and for how long. */
interface Stood {
  keys: string;
  from: number;
  lasted: number;
}

class Screen {
  readonly seat = 0;
  rules = RULES;
  reading = 1;
  readingOf = (): number => this.reading;
  reported: number[] = [];
  shownMoves: number[] = [];
  stood: Stood[] = [];
  animate: Animator | null = null;
  readonly playback = new Playback(this);
  #now: Stood | null = null;

  animator = (): Animator | null => this.animate;
  began = (): void => undefined;
  told = (key: string, step: Step) => {
    const [seq = "", index = ""] = key.split(".");
    const entry = step.entries.find((one) => one.seq === Number(seq));
    const event = entry?.events?.[Number(index)] as GameEvent;
    return { event, text: `${event.kind} ${key}` };
  };
  sentence = (beat: Beat): string => beat.texts.join(" ");
  performed = (): void => undefined;
  hastening = false;
  shown = (step: Step): void => void this.shownMoves.push(step.moves);
  reached = (seq: number): void => void this.reported.push(seq);
  /** After this many moves the player is asked. */
  stop = 0;
  goOn: (() => void) | null = null;
  pauses = ({ moves }: Step): boolean => moves === this.stop;
  asks = (): Promise<void> => new Promise((resolve) => (this.goOn = resolve));

  /** Look at the screen every few milliseconds, for so long. */
  async watch(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 5) {
      await vi.advanceTimersByTimeAsync(5);
      const keys = this.playback.telling ? (this.playback.beat?.keys.join(" ") ?? "") : "";
      if (keys === (this.#now?.keys ?? "")) continue;
      const now = performance.now();
      if (this.#now) this.stood.push({ ...this.#now, lasted: now - this.#now.from });
      this.#now = keys ? { keys, from: now, lasted: 0 } : null;
    }
  }
}

const view = { waiting: [0] } as unknown as CommonView;
function step(seq: number, ...events: GameEvent[]): Step {
  const entry = { seq, at: 0, kind: "moved", seat: 1, events } as unknown as Entry;
  return { before: view, after: view, events, entries: [entry], moves: seq };
}
const moved = (seat = 1, more = {}): GameEvent => ({ kind: "moved", seat, ...more });

describe("playback", () => {
  let screen: Screen;
  beforeEach(() => {
    vi.useFakeTimers();
    screen = new Screen();
  });
  afterEach(() => vi.useRealTimers());

  it("waits behind a step at which the player is asked, once it was read", async () => {
    const screen = new Screen();
    screen.stop = 1;
    screen.playback.add(step(1, { kind: "fell", seat: 0 } as GameEvent));
    screen.playback.add(step(2, { kind: "moved", seat: 1 } as GameEvent));
    await screen.watch(TOUCHING_MS - 50);
    expect(screen.goOn).toBeNull();
    await screen.watch(5000);
    expect(screen.shownMoves).toEqual([1]);
    screen.goOn?.();
    await screen.watch(100);
    expect(screen.shownMoves).toEqual([1, 2]);
  });

  it("passes over nothing, however much comes at once, and gives everything its time", async () => {
    for (let seq = 1; seq <= 20; seq += 1)
      screen.playback.add(step(seq, moved(), moved(1, { victim: seq % 2 ? 0 : 2 })));
    await screen.watch(60_000);
    expect(screen.stood.map(({ keys }) => keys)).toEqual(
      Array.from({ length: 20 }, (_, at) => [`${at + 1}.0`, `${at + 1}.1`]).flat(),
    );
    for (const { keys, lasted } of screen.stood) {
      const [seq = "", index] = keys.split(".");
      const least = index === "1" && Number(seq) % 2 ? TOUCHING_MS : OTHER_MS;
      expect(lasted).toBeGreaterThanOrEqual(least - 5);
    }
    expect(screen.playback.busy).toBe(false);
    expect(screen.reported.at(-1)).toBe(20);
  });

  it("reports when the last words are up, so that bots may think while they are read", async () => {
    screen.playback.add(step(7, moved(), moved()));
    await screen.watch(OTHER_MS - 40);
    expect(screen.reported).toEqual([]);
    await screen.watch(80);
    expect(screen.reported).toEqual([7]);
    screen.playback.add(step(8, moved()));
    await screen.watch(OTHER_MS - 80);
    expect(screen.reported).toEqual([7]);
    expect(screen.playback.beat?.keys).toEqual(["7.1"]);
    await screen.watch(80);
    expect(screen.reported).toEqual([7, 8]);
  });

  it("tells what a game tells whole at once with all that joins it, and no more", async () => {
    screen.rules = { ...RULES, whole: ({ kind }) => kind === "placed" };
    const placed = (seat: number): GameEvent => ({ kind: "placed", seat });
    screen.playback.add(step(1, placed(1), placed(1), placed(1), moved()));
    await screen.watch(9000);
    expect(screen.stood.map(({ keys }) => keys)).toEqual(["1.0 1.1 1.2", "1.3"]);
    expect(screen.reported).toEqual([1]);
  });

  it("tells like things as one, and lets the next of them come before it is read", async () => {
    const placed = (seat: number): GameEvent => ({ kind: "placed", seat });
    screen.playback.add(step(1, placed(1)));
    await screen.watch(50);
    expect(screen.reported).toEqual([1]);
    screen.playback.add(step(2, placed(1)));
    screen.playback.add(step(3, placed(2)));
    await screen.watch(3000);
    expect(screen.stood.map(({ keys }) => keys)).toEqual(["1.0", "1.0 2.0", "3.0"]);
    expect(screen.stood[1]?.lasted).toBeGreaterThanOrEqual(OTHER_MS - 5);
  });

  it("gives words that come up with the movement, such as what dice came to, their whole time", async () => {
    screen.rules = { ...RULES, open: true, least: (_, touching) => (touching ? 2500 : 2000) };
    screen.animate = async ({ tell, reworded }) => {
      await tell(async () => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        reworded?.();
      });
    };
    screen.playback.add(step(1, moved()));
    screen.playback.add(step(2, moved(1, { victim: 0 })));
    screen.playback.add(step(3, moved()));
    await screen.watch(12_000);
    const [others, mine] = screen.stood.map(({ lasted }) => lasted);
    expect(others).toBeGreaterThanOrEqual(2700 - 5);
    expect(mine).toBeGreaterThanOrEqual(3200 - 5);
  });

  it("gives a sentence the time of its words where everybody is told the same", async () => {
    screen.rules = { ...RULES, open: true };
    screen.sentence = ({ keys }) =>
      keys[0] === "1.0" ? "Short." : "It has twelve words, so that it needs longer to be read.";
    screen.playback.add(step(1, moved()));
    screen.playback.add(step(2, moved()));
    await screen.watch(5000);
    const [short, long] = screen.stood.map(({ lasted }) => lasted);
    expect(short).toBeGreaterThanOrEqual(845);
    expect(short).toBeLessThan(950);
    expect(long).toBeGreaterThanOrEqual(1395);
    expect(long).toBeLessThan(1500);
  });

  it("knows as long as an own deed moves that more is to be told, and keeps the deed for the bar", async () => {
    screen.animate = async ({ step: { events }, tell, show }) => {
      for (const _ of events) await tell(() => new Promise((resolve) => setTimeout(resolve, 600)));
      show();
    };
    const placed: GameEvent = { kind: "placed", seat: 0 };
    screen.playback.add(step(1, placed, moved()));
    await screen.watch(300);
    expect([screen.playback.busy, screen.playback.beat, screen.playback.untold]).toEqual([true, null, true]);
    expect(screen.playback.deed?.keys).toEqual(["1.0"]);
    await screen.watch(5000);
    expect([screen.playback.busy, screen.playback.untold, screen.playback.deed]).toEqual([
      false,
      false,
      null,
    ]);
    screen.playback.forget();
    screen.playback.add(step(2, placed));
    await screen.watch(300);
    expect([screen.playback.busy, screen.playback.untold]).toEqual([true, false]); // nothing follows: the bar asks at once
    screen.playback.add(step(3, moved()));
    expect(screen.playback.untold).toBe(true);
    await screen.watch(5000);
  });

  it("tells of an own piece that the rules moved by themselves", async () => {
    screen.playback.add(step(1, { kind: "placed", seat: 0 }, { kind: "placed", seat: 0, forced: true }));
    await screen.watch(3000);
    expect(screen.stood.map(({ keys }) => keys)).toEqual(["1.1"]);
  });

  it("counts no words that the reader alone may know", async () => {
    screen.sentence = ({ keys }) =>
      keys[0] === "1.0" ? "Short." : "It has twelve words, so that it needs longer to be read.";
    screen.playback.add(step(1, moved()));
    screen.playback.add(step(2, moved()));
    screen.playback.add(step(3, moved(1, { victim: 0 })));
    await screen.watch(8000);
    const [short = 0, long = 0, mine = 0] = screen.stood.map(({ lasted }) => lasted);
    expect(Math.abs(short - long)).toBeLessThan(20);
    expect(short).toBeGreaterThanOrEqual(1095);
    expect(mine).toBeGreaterThanOrEqual(1395);
  });

  it("says nothing of what is quiet, nor of what the player did a moment ago", async () => {
    screen.playback.add(step(1, { kind: "ready", seat: 1 }, { kind: "placed", seat: 0 }));
    await screen.watch(100);
    expect(screen.stood).toEqual([]);
    expect([screen.playback.busy, screen.playback.beat, screen.reported]).toEqual([false, null, [1]]);
  });

  it("goes on at once when somebody wants it, one thing at a time", async () => {
    screen.playback.add(step(1, moved(), moved(), moved()));
    await screen.watch(50);
    screen.playback.skip();
    await screen.watch(20);
    expect(screen.playback.beat?.keys).toEqual(["1.1"]);
    await screen.watch(4000);
    expect(screen.stood.map(({ keys }) => keys)).toEqual(["1.0", "1.1", "1.2"]);
    expect(screen.stood[0]?.lasted).toBeLessThan(100);
    expect(screen.stood[1]?.lasted).toBeGreaterThanOrEqual(OTHER_MS - 5);
  });

  it("cuts a movement short without losing the next", async () => {
    const movements: string[] = [];
    screen.animate = async ({ step: { events }, tell, show }) => {
      for (const event of events) {
        await tell(
          (cut) =>
            new Promise<void>((resolve) => {
              movements.push(String(event.name));
              const timer = setTimeout(resolve, 5000);
              cut.addEventListener("abort", () => {
                clearTimeout(timer);
                resolve();
              });
            }),
        );
      }
      show();
    };
    screen.playback.add(step(1, moved(1, { name: "a" }), moved(1, { name: "b" })));
    await screen.watch(100);
    expect(movements).toEqual(["a"]);
    screen.playback.skip();
    await screen.watch(50);
    expect(movements).toEqual(["a", "b"]);
    expect(screen.shownMoves).toEqual([]);
    await screen.watch(6000);
    expect(screen.shownMoves).toEqual([1]);
  });

  it("tells what a board forgets to tell, also when its movement fails", async () => {
    screen.animate = async ({ tell }) => {
      await tell();
      throw new Error("no such element");
    };
    screen.playback.add(step(1, moved(), moved()));
    await screen.watch(3000);
    expect(screen.stood.map(({ keys }) => keys)).toEqual(["1.0", "1.1"]);
    expect(screen.shownMoves).toEqual([1]);
  });

  it("waits for nothing where everything is to be there at once", async () => {
    screen.reading = 0;
    for (let seq = 1; seq <= 9; seq += 1) screen.playback.add(step(seq, moved()));
    await screen.watch(30);
    expect([screen.playback.busy, screen.reported.at(-1)]).toEqual([false, 9]);
  });

  it("lets go of everything", async () => {
    screen.playback.add(step(1, moved(), moved()));
    screen.playback.add(step(2, moved()));
    await screen.watch(50);
    const done = screen.playback.done();
    screen.playback.halt();
    await done;
    await screen.watch(3000);
    expect([screen.playback.busy, screen.shownMoves]).toEqual([false, [1]]);
  });
});
