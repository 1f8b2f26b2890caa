import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "$/games/module";
import type { Entry, Reason, TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import type { Chair } from "$/table/chair.svelte";
import { Refused, StaleMove } from "$/table/chair/refusals";
import type { Step } from "$/table/step";
import type { Choice, CommonView } from "$/table/data";
import { Play } from "$/table/play.svelte";

vi.stubGlobal("document", { hidden: false });

const view = (round: number): CommonView => ({
  game: "toy",
  seat: 0,
  seats: 2,
  waiting: [0],
  moves: [1],
  round,
  result: null,
});
const CHOICE: Choice = { move: 1, text: "a1", verb: "go" };
const END: Choice = { move: 2, text: "end", verb: "end" };
const info = {
  id: "t",
  game: "toy",
  status: "running",
  paused: false,
  moves: 5,
  seats: [
    { kind: "device", name: "Anna", taken: true },
    { kind: "device", name: "Boris", taken: true },
  ],
} as unknown as TableInfo;

/** A chair that does what the test says. */
function fakeChair() {
  return {
    seat: 0,
    info,
    view: view(1),
    seq: 1,
    pending: null,
    entries: [] as Entry[],
    earlier: [] as Entry[],
    offer: { prompt: null, choices: [CHOICE, END] },
    onstep: (_: Step): void => undefined,
    whole: true,
    onview: (_: number | null): void => undefined,
    why: vi.fn(async () => ({ move: "a1", reason: null, caution: null as object | null })),
    move: vi.fn(async (): Promise<Reason | null> => null),
    shown: vi.fn((_: number): void => undefined),
    undo: vi.fn(async () => undefined),
    follow: vi.fn(async (): Promise<string | null> => null),
    aids: vi.fn(async () => ({ odds: 1 })),
    past: vi.fn(async (from: number) => ({
      moments: [0, 1, 2, 3, 4]
        .slice(from)
        .map((moves) => ({ moves, seq: moves + 2, changes: { ...view(-moves) }, gone: [] })),
      last: 5,
    })),
  };
}

const module = { id: "toy", cautious: ["go"], ends: ["end"], pieces: () => ["x"] } as unknown as GameModule;

describe("a play", () => {
  let chair: ReturnType<typeof fakeChair>;
  let play: Play;
  const step = (round: number, kind = "moved"): Step => {
    const before = chair.view;
    chair.view = view(round);
    chair.seq = round;
    const events = [{ kind: "went" }];
    const entries = [{ seq: round, at: 0, kind, seat: 1, events }] as Entry[];
    return { before, after: chair.view, events, entries, moves: round };
  };
  beforeEach(() => {
    settings.motion = "normal";
    settings.confirm = false;
    chair = fakeChair();
    play = new Play(chair as unknown as Chair, module);
  });

  it("says you to nobody where several people read it, and no curtain falls at times", () => {
    expect(play.seating.me).toBe(0);
    play.shared = true;
    expect(play.seating.me).toBe(0); // the curtain is always down between them: one reads at a time
    const open = new Play(chair as unknown as Chair, { ...module, secret: () => true });
    open.shared = true;
    expect(open.seating.me).toBeNull();
  });

  it("shows the chair's view, and offers its choices", () => {
    expect(play.view).toBe(chair.view);
    expect(play.live).toBe(true);
    expect(play.choices).toEqual([CHOICE, END]);
    expect(play.myTurn).toBe(true);
  });

  it("offers nothing while a step is still being shown, and ends with the server's view", async () => {
    let release = (): void => undefined;
    play.animates(async ({ show }) => {
      await new Promise<void>((resolve) => (release = resolve));
      show();
    });
    chair.onstep(step(2));
    expect(play.busy).toBe(true);
    expect(play.view?.round).toBe(1);
    expect(play.choices).toEqual([]);
    release();
    await vi.waitFor(() => expect(play.busy).toBe(false), { timeout: 4000 });
    expect(play.view).toBe(chair.view);
    expect(play.choices).toHaveLength(2);
  });

  it("tells slowly in a lesson, unless a speed was chosen or the coach sent away", () => {
    expect(play.reading).toBe(1);
    chair.info = { ...info, tutorial: true } as TableInfo;
    expect(play.reading).toBe(2);
    play.coach = { closed: true, close: () => undefined, saying: "", wanted: null };
    expect(play.reading).toBe(1);
    play.coach = null;
    settings.paced = true;
    expect(play.reading).toBe(1);
    settings.paced = false;
    settings.motion = "fast";
    expect(play.reading).toBe(0.5);
  });

  it("cuts a movement short", async () => {
    play.animates(({ tell }) =>
      tell((cut) => new Promise<void>((resolve) => cut.addEventListener("abort", () => resolve()))),
    );
    chair.onstep(step(2));
    await vi.waitFor(() => expect(play.beat).not.toBeNull());
    play.skip();
    await vi.waitFor(() => expect(play.busy).toBe(false), { timeout: 4000 });
    expect(play.view?.round).toBe(2);
  });

  describe("on the way to the reader's turn", () => {
    const asking = (round: number, whom: number): Step => {
      const made = step(round);
      const after = { ...view(round), waiting: [whom] };
      chair.view = after;
      return { ...made, after };
    };
    beforeEach(() => {
      chair.view = { ...view(1), waiting: [1] };
      play = new Play(chair as unknown as Chair, module);
      chair.shown.mockClear();
    });

    it("shows at once what is told and what comes, and tells again what follows the question", async () => {
      const moved: number[] = [];
      play.animates(async ({ step: { moves }, tell, show }) => {
        await tell(async (cut) => void (cut.aborted || moved.push(moves)));
        show();
      });
      for (const round of [2, 3]) chair.onstep(asking(round, 1));
      await vi.waitFor(() => expect(play.beat).not.toBeNull());
      const pressed = performance.now();
      play.hasten();
      await vi.waitFor(() => expect(play.busy).toBe(false));
      expect(play.hastening).toBe(true); // the others are not done
      chair.onstep(asking(4, 0));
      await vi.waitFor(() => expect(play.live).toBe(true));
      expect(performance.now() - pressed).toBeLessThan(500);
      expect(moved).toEqual([2]); // it had moved before
      // Every entry is reported, in its order and not before it is shown: bots wait for nothing else.
      expect(chair.shown.mock.calls.map(([seq]) => seq)).toEqual([2, 3, 4]);
      expect(play.hastening).toBe(false);
      expect([...play.presentation.passed]).toEqual([2, 3, 4]);
      expect(play.choices).toHaveLength(2);
      chair.onstep(asking(5, 0));
      await vi.waitFor(() => expect(play.beat?.keys).toEqual(["5.0"]));
      expect([...play.presentation.passed]).toEqual([2, 3, 4]);
    });

    it("does not run past a question that is behind it already", async () => {
      chair.onstep(asking(2, 1));
      chair.onstep(asking(3, 0));
      chair.onstep(asking(4, 0));
      play.hasten();
      await vi.waitFor(() => expect(play.beat?.keys).toEqual(["4.0"]));
      expect([...play.presentation.passed]).toEqual([2, 3]);
    });

    it("goes past a question that was answered meanwhile, as from another page", async () => {
      const steps = [asking(2, 0), asking(3, 1), asking(4, 1)];
      for (const entry of steps[1]?.entries ?? []) entry.seat = 0;
      chair.entries = steps.flatMap(({ entries }) => entries);
      for (const one of steps) chair.onstep(one);
      play.hasten();
      await vi.waitFor(() => expect(play.busy).toBe(false));
      expect(play.hastening).toBe(true);
      expect([...play.presentation.passed]).toEqual([2, 3, 4]);
    });

    it("stops where the reader falls out of the game", async () => {
      const out = (one: CommonView): boolean => Number(one.round) >= 3;
      play = new Play(chair as unknown as Chair, { ...module, out } as GameModule);
      const steps = [2, 3, 4].map((round) => asking(round, 1));
      chair.entries = steps.flatMap(({ entries }) => entries);
      for (const one of steps) chair.onstep(one);
      play.hasten();
      await vi.waitFor(() => expect(play.fallen).toBe(true), { timeout: 3000 });
      expect(play.view?.round).toBe(3);
      expect(play.hastening).toBe(false);
      expect(play.mayHasten).toBe(false);
    });

    it("can be broken off, and ends where the past is looked at", async () => {
      play.hasten();
      play.slowDown();
      chair.onstep(asking(2, 1));
      await vi.waitFor(() => expect(play.beat?.keys).toEqual(["2.0"]));
      play.hasten();
      await play.goTo(1);
      expect(play.hastening).toBe(false);
    });

    it("is not offered to onlookers, nor in a lesson", () => {
      expect(play.mayHasten).toBe(true);
      chair.info = { ...info, tutorial: true } as TableInfo;
      expect(play.mayHasten).toBe(false);
      play.hasten();
      expect(play.hastening).toBe(false);
    });
  });

  it("survives a board whose movement fails", async () => {
    play.animates(() => Promise.reject(new Error("no such element")));
    chair.onstep(step(2));
    await vi.waitFor(() => expect(play.view?.round).toBe(2));
  });

  it("gives the end away only when it has been told", async () => {
    let go: () => void = () => undefined;
    play.animates(({ tell }) => tell(() => new Promise<void>((resolve) => (go = resolve))));
    chair.onstep(step(2));
    const last = step(3);
    chair.view = { ...chair.view, result: { scores: [1, 2] } } as unknown as CommonView;
    chair.onstep({ ...last, after: chair.view });
    await vi.waitFor(() => expect(play.beat).not.toBeNull());
    expect([play.ended, play.finished]).toEqual([true, false]);
    await vi.waitFor(() => (go(), expect(play.finished).toBe(true)));
  });

  it("marks what has changed where nothing moves", async () => {
    settings.motion = "off";
    chair.onstep(step(2));
    await vi.waitFor(() => expect(play.view?.round).toBe(2));
    expect([...play.changed]).toEqual(["x"]);
  });

  it("looks at the past without moves, counts what is missed, and comes back", async () => {
    await play.goTo(2);
    expect(play.at).toBe(2);
    expect(play.view?.round).toBe(-2);
    expect(play.choices).toEqual([]);
    chair.onstep(step(6));
    expect(play.missed).toBe(1);
    expect(play.view?.round).toBe(-2);
    await play.goTo(null);
    expect(play.view?.round).toBe(6);
    expect([play.at, play.missed]).toEqual([null, 0]);
  });

  it("fetches a page of the past once", async () => {
    await play.goTo(2);
    await play.goTo(3);
    await play.goTo(1);
    expect(chair.past).toHaveBeenCalledTimes(1);
  });

  it("asks about a cautious move, and plays it when that is confirmed", async () => {
    chair.move.mockResolvedValueOnce({ rule: "toy.3", fault: "leaves", values: {} });
    expect(await play.submit(CHOICE)).toBe(false);
    expect(chair.move).toHaveBeenLastCalledWith("a1", CHOICE, true);
    expect(play.notice?.kind).toBe("caution");
    play.notice?.confirm?.();
    await vi.waitFor(() => expect(chair.move).toHaveBeenLastCalledWith("a1", CHOICE, false));
  });

  it("does not ask what was told before, as by the words of a hint, but all else", async () => {
    chair.move.mockResolvedValueOnce({ rule: "toy.3", fault: "leaves", values: {} });
    expect(await play.submit(CHOICE, false, ["leaves"])).toBe(true);
    expect(chair.move.mock.calls).toEqual([
      ["a1", CHOICE, true],
      ["a1", CHOICE, false],
    ]);
    chair.move.mockResolvedValueOnce({ rule: "toy.4", fault: "hurts", values: {} });
    expect(await play.submit(CHOICE, false, ["leaves"])).toBe(false);
    expect(play.notice?.kind).toBe("caution");
    expect(chair.move).toHaveBeenCalledTimes(3);
  });

  it("asks nothing about the very move of a lesson, as long as its coach is there", async () => {
    const coach = { closed: false, close: () => undefined, saying: "", wanted: CHOICE };
    play.coach = coach;
    await play.submit(CHOICE);
    expect(chair.move).toHaveBeenLastCalledWith("a1", CHOICE, false);
    play.coach = { ...coach, wanted: END };
    await play.submit(CHOICE);
    expect(chair.move).toHaveBeenLastCalledWith("a1", CHOICE, true);
    play.coach = { ...coach, closed: true };
    await play.submit(CHOICE);
    expect(chair.move).toHaveBeenLastCalledWith("a1", CHOICE, true);
  });

  it("asks before something ends only if the person wants it", async () => {
    await play.submit(END);
    expect(chair.move).toHaveBeenCalledTimes(1);
    settings.confirm = true;
    expect(await play.submit(END)).toBe(false);
    expect(chair.move).toHaveBeenCalledTimes(1);
    play.notice?.confirm?.();
    await vi.waitFor(() => expect(chair.move).toHaveBeenCalledTimes(2));
  });

  it("says why something was refused, with its rule", async () => {
    chair.move.mockRejectedValueOnce(new Refused({ rule: "toy.7", fault: "too-far" }));
    expect(await play.submit(END)).toBe(false);
    expect(play.notice).toMatchObject({ kind: "why", rule: { number: "7" } });
    chair.move.mockRejectedValueOnce(new StaleMove());
    await play.submit(END);
    expect(play.notice?.kind).toBe("error");
  });

  it("carries out an order until it is done", async () => {
    chair.follow.mockResolvedValueOnce("a1").mockResolvedValueOnce("a2").mockResolvedValueOnce(null);
    await play.follow("a until");
    expect(chair.move.mock.calls.map((call) => (call as unknown[])[0])).toEqual(["a1", "a2"]);
    expect(play.order).toBeNull();
  });

  it("stops an order when it is told to", async () => {
    chair.follow.mockImplementation(async () => "a1");
    chair.move.mockImplementation(async () => (play.stopOrder(), null));
    await play.follow("a until");
    expect(chair.move).toHaveBeenCalledTimes(1);
  });

  it("tells the log no further than the board has come, but what is said at once", async () => {
    let go: () => void = () => undefined;
    play.animates(() => new Promise((resolve) => (go = resolve)));
    const said = { seq: 9, at: 0, kind: "said", seat: 1 } as Entry;
    const later = step(3);
    chair.entries = [{ seq: 2, at: 0, kind: "moved", seat: 0 } as Entry, ...later.entries, said];
    chair.onstep(later);
    expect(play.entries.map(({ seq }) => seq)).toEqual([2, 9]);
    go();
    await vi.waitFor(() => expect(play.busy).toBe(false), { timeout: 4000 });
    expect(play.entries).toHaveLength(3);
  });

  it("breaks off what is being shown when the past is asked for", async () => {
    let end: () => void = () => undefined;
    play.animates(
      ({ signal }) =>
        new Promise((resolve) => {
          end = resolve;
          signal.addEventListener("abort", () => resolve());
        }),
    );
    chair.onstep(step(3));
    expect(play.busy).toBe(true);
    await play.goTo(2);
    const past = play.view;
    end();
    await Promise.resolve();
    expect([play.busy, play.at, play.view]).toEqual([false, 2, past]);
    expect(past).toMatchObject(view(-2));
  });

  it("forgets what it said as soon as something else is asked, or of others", () => {
    play.explain({ rule: "toy.3", fault: "no", values: {} });
    const later = step(3);
    chair.onstep({ ...later, after: { ...later.after, waiting: [1] } as CommonView });
    expect(play.notice).toBeNull();
  });

  describe("after a break of the connection", () => {
    const told: number[] = [];
    const entry = (seq: number, kind = "moved"): Entry =>
      ({ seq, at: 0, kind, seat: 1, events: [{ kind: "went" }] }) as Entry;
    /** The server shows the present anew: this is its log, and this is its last entry. */
    const comesBack = (entries: Entry[], since: number | null): void => {
      chair.entries = entries;
      chair.seq = entries.at(-1)?.seq ?? 0;
      chair.view = view(100);
      chair.info = { ...info, moves: entries.length };
      chair.onview(since);
    };
    beforeEach(() => {
      told.length = 0;
      settings.motion = "fast";
      play.animates(async ({ step: { entries }, show, tell }) => {
        for (const { seq } of entries) await tell(async () => void told.push(seq));
        show();
      });
    });

    it("goes on telling what was not told yet", async () => {
      for (const round of [2, 3, 4]) chair.onstep(step(round));
      comesBack([entry(2), entry(3), entry(4)], 4);
      expect(play.busy).toBe(true);
      await vi.waitFor(() => expect(play.busy).toBe(false), 5000);
      expect(told).toEqual([2, 3, 4]);
      expect(play.live).toBe(true);
    });

    it("tells what was missed after it, and what happens meanwhile at last", async () => {
      chair.onstep(step(2));
      comesBack([entry(2), entry(3), entry(4)], 2);
      chair.entries = [...chair.entries, entry(5)];
      chair.onstep({ ...step(5), moves: 4 });
      await vi.waitFor(() => expect(play.busy).toBe(false), 5000);
      expect(told).toEqual([2, 3, 4, 5]);
      expect(play.live).toBe(true);
    });

    it("tells each thing once, though the connection breaks again", async () => {
      comesBack([entry(2), entry(3)], 1);
      comesBack([entry(2), entry(3)], 3);
      comesBack([entry(2), entry(3), entry(4)], 3);
      await vi.waitFor(() => expect(play.busy).toBe(false), 5000);
      expect(told).toEqual([2, 3, 4]);
      expect(play.live).toBe(true);
    });

    it("shows the present at once where moves were taken back, or the log is not known", () => {
      comesBack([entry(2), entry(3, "undone")], 2);
      expect([play.busy, play.live]).toEqual([false, true]);
      chair.whole = false;
      comesBack([entry(2), entry(3, "undone"), entry(4)], 3);
      expect([play.busy, play.live]).toEqual([false, true]);
    });
  });

  it("asks for aids once a view", async () => {
    await play.aids();
    await play.aids();
    expect(chair.aids).toHaveBeenCalledTimes(1);
    chair.onstep(step(2));
    await play.aids();
    expect(chair.aids).toHaveBeenCalledTimes(2);
  });
});
