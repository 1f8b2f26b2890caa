import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "$/protocol/types";
import { Chair } from "$/table/chair.svelte";
import { FakeServer, WELCOME } from "../net/fakes";

const server = vi.hoisted(() => ({ current: null as unknown }));
vi.mock("$/net/wires", () => ({
  socketWire: (...words: unknown[]) =>
    (server.current as FakeServer).lay(...(words as Parameters<FakeServer["lay"]>)),
  streamWire: () => {
    throw new Error("not in these tests");
  },
}));

const VIEW = { game: "toy", seat: 0, seats: 2, waiting: [0], moves: [1], phase: "x", result: null };
const view = (seq: number): FromServer => ({
  type: "view",
  seat: 0,
  seq,
  digest: "d",
  view: VIEW,
  offer: null,
});
const kept = new Map<string, string>();

/** A page that is loaded, with its chair at the table. */
function load(keeps = true): { chair: Chair; fake: FakeServer } {
  const fake = new FakeServer();
  server.current = fake;
  const chair = new Chair("t", ["token"], { keeps });
  fake.tell(WELCOME);
  fake.tell(view(3));
  return { chair, fake };
}
const moves = (fake: FakeServer): unknown[] => fake.last.said.filter((said) => said.type === "move");

describe("a command that is not acknowledged", () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is sent again, under the same id, by the page that is loaded next", async () => {
    const before = load();
    void before.chair.move("a1").catch(() => undefined);
    before.chair.close();
    await Promise.resolve();
    const after = load();
    expect(moves(after.fake)).toEqual(moves(before.fake));
    expect(after.chair.pending?.kind).toBe("move");
    const { command } = moves(after.fake)[0] as { command: string };
    after.fake.tell({ type: "already", command, seq: 3, digest: "d" });
    await vi.waitFor(() => expect(after.chair.pending).toBeNull());
    expect(kept.size).toBe(0);
    expect(after.chair.late).toBeNull();
  });

  it("is told of when it came too late", async () => {
    const before = load();
    void before.chair.move("a1").catch(() => undefined);
    before.chair.close();
    await Promise.resolve();
    const after = load();
    const { command } = moves(after.fake)[0] as { command: string };
    after.fake.tell({ type: "stale", command, seat: 0, seq: 5, digest: "d", view: VIEW, offer: null });
    await vi.waitFor(() => expect(after.chair.late).toBe("stale"));
    expect(kept.size).toBe(0);
  });

  it("is kept nowhere on a shared device, and one that was is dropped", async () => {
    const before = load();
    void before.chair.move("a1").catch(() => undefined);
    expect(kept.size).toBe(1);
    before.chair.close();
    const shared = load(false);
    expect(kept.size).toBe(0);
    expect(moves(shared.fake)).toEqual([]);
    void shared.chair.move("a1").catch(() => undefined);
    expect(kept.size).toBe(0);
    shared.chair.close();
  });

  it("of another seat is not sent", () => {
    const other = {
      command: { type: "move", command: "c", seat: 1, expected: 3, move: "a1" },
      asking: false,
    };
    kept.set("ludoteka.unsent.t", JSON.stringify(other));
    expect(moves(load().fake)).toEqual([]);
  });
});
