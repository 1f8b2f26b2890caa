import { expect, it, vi } from "vitest";
import type { GameModule } from "$/games/module";
import type { Entry, TableInfo } from "$/protocol/types";
import { prompted } from "$/shell/prompt/prompt";
import type { Chair } from "$/table/chair.svelte";
import type { Step } from "$/table/step";
import type { CommonView } from "$/table/data";
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
const info = {
  id: "t",
  game: "toy",
  status: "running",
  paused: false,
  moves: 5,
  seats: [
    { kind: "device", name: "Anna", taken: true },
    { kind: "bot", name: "Boris", taken: true },
  ],
} as unknown as TableInfo;

function seated() {
  const chair = {
    seat: 0,
    info,
    view: view(1),
    seq: 1,
    pending: null,
    connection: "open",
    entries: [] as Entry[],
    earlier: [] as Entry[],
    offer: { prompt: { do: "place" }, choices: [{ move: 1, text: "a1", verb: "go" }] },
    onstep: (_: Step): void => undefined,
    onview: (_: number | null): void => undefined,
    whole: true,
    shown: () => undefined,
  };
  return {
    chair,
    play: new Play(
      chair as unknown as Chair,
      { id: "toy", beats: { deeds: ["went"] } } as unknown as GameModule,
    ),
  };
}

/** A move of this seat arrives. */
function moves(chair: ReturnType<typeof seated>["chair"], seq: number, ...seats: number[]): void {
  const before = chair.view;
  chair.view = view(seq);
  const events = seats.map((seat) => ({ kind: "went", seat }));
  chair.onstep({
    before,
    after: chair.view,
    events,
    entries: [{ seq, at: 0, kind: "moved", seat: seats[0], events } as unknown as Entry],
    moves: seq,
  });
}

it("asks for nothing while an own deed moves behind which others' deeds are to be told", async () => {
  const { chair, play } = seated();
  expect(prompted(play).tone).toBe("mine");
  let moved: (() => void) | undefined;
  play.animates(async ({ tell, show }) => {
    await tell(() => new Promise<void>((resolve) => (moved = resolve)));
    await tell();
    show();
  });
  moves(chair, 2, 0, 1);
  await vi.waitFor(() => expect(moved).toBeDefined());
  expect(play.beat).toBeNull();
  expect(prompted(play)).toMatchObject({ tone: "told", seat: 0 });
  moved?.();
  await vi.waitFor(() => expect(prompted(play)).toMatchObject({ tone: "told", seat: 1 }));
  await vi.waitFor(() => expect(prompted(play).tone).toBe("mine"), { timeout: 4000 });
});

it("tells nothing of others while one's own deed moves, also when an order sends one after the other", async () => {
  const { chair, play } = seated();
  moves(chair, 2, 1);
  await vi.waitFor(() => expect(prompted(play)).toMatchObject({ tone: "told", seat: 1 }));
  await vi.waitFor(() => expect(prompted(play).tone).toBe("mine"), { timeout: 4000 });
  let moved: (() => void) | undefined;
  play.animates(async ({ tell, show }) => {
    await tell(() => new Promise<void>((resolve) => (moved = resolve)));
    show();
  });
  play.aim = { title: "You go" };
  moves(chair, 3, 0);
  await vi.waitFor(() => expect(moved).toBeDefined());
  expect(prompted(play)).toMatchObject({ tone: "mine", title: "You go" });
  moved?.();
});

it("keeps the last sentence as it is for a moment: others' next move may be on its way", async () => {
  const { chair, play } = seated();
  const others = (seq: number): void => {
    moves(chair, seq, 1);
    chair.view = { ...chair.view, waiting: [1] };
    chair.offer = { prompt: null, choices: [] } as unknown as typeof chair.offer;
  };
  others(2);
  await vi.waitFor(() => expect(play.busy).toBe(true));
  await vi.waitFor(() => expect(play.busy).toBe(false), { timeout: 4000, interval: 10 });
  const told = prompted(play);
  expect([told.tone, told.seat, told.detail]).toEqual(["told", 1, undefined]);
  await vi.waitFor(
    () =>
      expect(prompted(play)).toMatchObject({
        tone: "waiting",
        title: told.title,
        detail: expect.any(String),
      }),
    { timeout: 4000 },
  );
});

it("says that one watches, but not to people who share a device and are not to act yet", () => {
  const { chair, play } = seated();
  Object.assign(chair, { seat: null, keeps: true, offer: { prompt: null, choices: [] } });
  expect(prompted(play).tone).toBe("watching");
  Object.assign(chair, { keeps: false });
  expect(prompted(play)).toMatchObject({ tone: "waiting" });
  expect(prompted(play).detail).toBeUndefined();
});
