import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeOf, type Store } from "$/games/envyra/store.svelte";
import type { Play } from "$/table/play.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const spot = { tile: "S01", cubes: [], leader: null };
const view = (round: number, choice: string | null = null) => ({
  game: "envyra",
  phase: "placing",
  round,
  columns: 3,
  rows: 1,
  grid: { a1: spot, b1: spot, c1: spot },
  boards: [[], []],
  won: [[], []],
  choice,
});
const CHOICES = [["a1"], ["b1"], ["c1"], ["a1", "b1"], ["a1", "c1"], ["b1", "c1"]].map((cells, move) => ({
  move,
  text: `place ${cells.join(" ")}`,
  verb: "place",
  cells,
}));

/** A page that has just been loaded: seat, round and device are what the test says. */
function load({ seat = 0, round = 1, keeps = true, choice = null as string | null } = {}): Store {
  const now = view(round, choice);
  const play = {
    seat,
    at: null,
    info: { id: "t" },
    view: now,
    chair: { view: now, entries: [], pending: null, keeps },
    choices: CHOICES,
    content: { tiles: { S01: { needs: [] } }, cards: {} },
    moments: { first: 0 },
    notice: null,
    open: false,
    folded: false,
  };
  const store = storeOf(play as unknown as Play);
  store.reset();
  return store;
}

describe("what a player has in mind", () => {
  beforeEach(() => kept.clear());

  it("is there again after a reload, as it was", () => {
    const before = load();
    before.tap("a1");
    before.tap("c1");
    expect(load().draft).toEqual(["a1", "c1"]);
    before.tap("a1");
    expect(load().draft).toEqual(["c1"]);
    before.clear();
    expect(load().draft).toEqual([]);
  });

  it("is shown to no other seat, and gone then", () => {
    load().tap("a1");
    expect(load({ seat: 1 }).draft).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it("is gone when the round is over, or when it is locked in", () => {
    load().tap("a1");
    expect(load({ round: 2 }).draft).toEqual([]);
    load().tap("a1");
    expect(load({ choice: "place a1" }).draft).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it("is kept nowhere on a device that several people share", () => {
    load({ keeps: false }).tap("a1");
    expect(kept.size).toBe(0);
    load().tap("a1");
    expect(load({ keeps: false }).draft).toEqual([]);
    expect(kept.size).toBe(0);
  });
});

describe("the tile that is pointed at", () => {
  const tile = { matches: () => true, contains: (other: unknown) => other === "another tile" };
  const focus = (relatedTarget: unknown) => ({ currentTarget: tile, relatedTarget }) as unknown as FocusEvent;

  it("is forgotten when the keyboard leaves the tiles", () => {
    const store = load();
    store.look(focus(null), "a1");
    store.lookAway(focus("another tile"));
    expect(store.looked).toBe("a1");
    store.lookAway(focus("the button"));
    expect(store.looked).toBeNull();
  });

  it("is none where the focus came by itself, after a click", () => {
    const store = load();
    const given = { currentTarget: { matches: () => false } } as unknown as FocusEvent;
    store.look(given, "a1");
    expect(store.looked).toBeNull();
  });

  it("is forgotten when its cube is taken back, and with the round", () => {
    const store = load();
    store.tap("a1");
    store.tap("a1");
    expect(store.looked).toBeNull();
    store.tap("b1");
    store.reset();
    expect(store.looked).toBeNull();
  });
});
