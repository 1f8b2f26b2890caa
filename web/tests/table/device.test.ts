import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, TableInfo } from "$/protocol/types";
import { FakeServer, WELCOME } from "../net/fakes";

const server = vi.hoisted(() => ({ current: null as unknown, secret: true }));
vi.mock("$/net/wires", () => ({
  socketWire: (...words: unknown[]) =>
    (server.current as FakeServer).lay(...(words as Parameters<FakeServer["lay"]>)),
  streamWire: () => {
    throw new Error("not in these tests");
  },
}));
vi.mock("$/games/registry", () => ({
  loadModule: () => Promise.resolve({ id: "toy", Board: null, secret: () => server.secret }),
}));
vi.mock("$/net/http", () => ({
  content: () => Promise.resolve({ content: {} }),
  Unreachable: class extends Error {},
}));
vi.mock("$/text/language.svelte", () => ({
  loadGame: () => Promise.resolve(),
  t: (name: string) => name,
  gameTexts: () => null,
  shellTexts: () => null,
}));

const base = (WELCOME as Extract<FromServer, { type: "welcome" }>).table;
const seat = (name: string) => ({ kind: "device" as const, name, taken: true });
const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...base,
  seats: [seat("Anna"), seat("Boris")],
  ...more,
});
const view = (looker: number | null, waiting: number[]) => ({
  game: "toy",
  seat: looker,
  seats: 2,
  waiting,
  moves: [],
  phase: "x",
  result: null,
});

describe("a device at a table", () => {
  let fake: FakeServer;
  let places: typeof import("$/net/places");
  let Device: typeof import("$/table/device.svelte").Device;
  beforeEach(async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("document", { hidden: false });
    fake = new FakeServer();
    server.current = fake;
    server.secret = true;
    vi.resetModules();
    places = await import("$/net/places");
    ({ Device } = await import("$/table/device.svelte"));
    places.keep({ table: "t", seats: { 0: "a", 1: "b" }, host: "h" }, 3);
  }, 30_000); // everything is loaded anew

  /** The server answers the hello of the last chair. */
  function welcome(looker: number | null, table: TableInfo, waiting: number[] | null): void {
    fake.tell({
      type: "welcome",
      table,
      seats: looker === null ? [] : [looker],
      host: false,
      seq: table.seq,
    });
    const seen = waiting === null ? null : view(looker, waiting);
    fake.tell({ type: "view", seat: looker, seq: table.seq, digest: "d", view: seen, offer: null });
  }

  it("keeps its other seats when one is given away, whatever it hears first", () => {
    const device = new Device("t");
    fake.tell({ type: "held", seats: [0, 1], seq: 3 });
    welcome(null, info({ status: "gathering" }), null);
    const changed = info({
      status: "gathering",
      seq: 4,
      seats: [seat("Anna"), { kind: "bot", name: "Beta", taken: true, bot: "greedy" }],
    });
    device.learn(
      {},
      [
        { token: "a", seat: 0 },
        { token: "b", seat: null },
      ],
      changed,
    );
    expect(device.seats).toEqual([0]);
    expect(places.placeAt("t")?.seats).toEqual({ 0: "a" });
    expect(fake.last.hello.tokens).toEqual(["a", "h"]); // another chair, which nobody has welcomed yet
    device.chair.hear(changed);
    device.refresh();
    expect(device.seats).toEqual([0]);
    expect(device.chair.info?.seats[1]?.kind).toBe("bot"); // and nothing flickers
    device.close();
  });

  it("does not take a refused token for a lost one until it is told", () => {
    places.keepTold("t", [{ token: "b", seat: null }], 4);
    const device = new Device("t");
    expect(fake.last.hello.tokens).toEqual(["a", "h"]);
    fake.tell({ type: "fault", code: "wrong-token", text: "…" });
    expect(fake.last.hello).toMatchObject({ tokens: ["h"], held: ["a"] });
    expect(device.seats).toEqual([0]);
    fake.tell({ type: "held", seats: [null], seq: 9 });
    expect([device.seats, device.parted]).toEqual([[], true]);
    device.close();
  });

  it("lets the curtain down when everything was shown, not before", async () => {
    const device = new Device("t");
    welcome(null, info(), [0]);
    await device.show();
    device.turn();
    expect(device.curtain).toBe(0);
    device.lift(0);
    welcome(0, info({ seq: 5 }), [1]);
    await device.show();
    if (!device.play) throw new Error("there is nothing to be seen");
    const busy = vi.spyOn(device.play, "busy", "get").mockReturnValue(true);
    device.turn();
    expect(device.curtain).toBeNull();
    busy.mockReturnValue(false);
    device.goOn();
    expect(device.curtain).toBe(1);
    expect(fake.last.hello).toMatchObject({ tokens: ["h"], held: ["a", "b"] });
    device.close();
  });

  it("looks with the eyes of whoever is to act where nothing is secret, once theirs are there", async () => {
    server.secret = false;
    const device = new Device("t");
    welcome(null, info(), [1]);
    await device.show();
    device.turn();
    expect(device.curtain).toBeNull();
    expect(device.play?.seat).toBeNull(); // what was there stays until then
    welcome(1, info(), [1]);
    await vi.waitFor(() => expect(device.play?.seat).toBe(1));
    expect(fake.wires[0]?.closed).toBe(true);
    expect(device.play?.folded).toBe(true);
    device.see();
    expect([device.lastSeen(0), device.lastSeen(1)]).toEqual([3, 3]);
    device.handOver(0); // by hand there is a curtain, and it stays
    device.turn();
    expect(device.curtain).toBe(0);
    device.close();
  });
});
