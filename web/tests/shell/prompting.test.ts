import { expect, it, vi } from "vitest";
import type { GameModule } from "$/games/module";
import type { Entry, TableInfo } from "$/protocol/types";
import { prompted } from "$/shell/prompting";
import type { Chair, Step } from "$/table/chair.svelte";
import type { CommonView } from "$/table/data";
import { Play } from "$/table/play.svelte";

vi.stubGlobal("document", { hidden: false });

const view = (round: number): CommonView => ({ game: "toy", seat: 0, seats: 2, waiting: [0], moves: [1], round, result: null });
const info = {
  id: "t",
  game: "toy",
  status: "running",
  paused: false,
  moves: 5,
  seats: [{ kind: "device", name: "Anna", taken: true }, { kind: "bot", name: "Boris", taken: true }],
} as unknown as TableInfo;

it("asks for nothing while an own deed moves behind which others' deeds are to be told", async () => {
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
    onstep: (_: Step) => undefined as void,
    onview: (_: number | null) => undefined as void,
    whole: true,
    shown: () => undefined,
  };
  const play = new Play(chair as unknown as Chair, { id: "toy", beats: { deeds: ["went"] } } as unknown as GameModule);
  expect(prompted(play).tone).toBe("mine");
  let moved: (() => void) | undefined;
  play.animates(async ({ tell, show }) => {
    await tell(() => new Promise<void>((resolve) => (moved = resolve)));
    await tell();
    show();
  });
  const before = chair.view;
  chair.view = view(2);
  const events = [{ kind: "went", seat: 0 }, { kind: "went", seat: 1 }];
  chair.onstep({ before, after: chair.view, events, entries: [{ seq: 2, at: 0, kind: "moved", seat: 0, events } as unknown as Entry], moves: 6 });
  await vi.waitFor(() => expect(moved).toBeDefined());
  expect(play.beat).toBeNull();
  expect(prompted(play)).toMatchObject({ tone: "told", seat: 0 });
  moved?.();
  await vi.waitFor(() => expect(prompted(play)).toMatchObject({ tone: "told", seat: 1 }));
  await vi.waitFor(() => expect(prompted(play).tone).toBe("mine"), { timeout: 4000 });
});
