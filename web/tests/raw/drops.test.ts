import { beforeEach, describe, expect, it, vi } from "vitest";
import { gripOf } from "$/games/raw/drag/pointer.svelte";
import { NO_AIDS } from "$/games/raw/view/data";
import { Store } from "$/games/raw/store.svelte";
import { drop, type Ground, isLoose, pickUp } from "$/games/raw/drag/drops";
import { choice, FakePlay, viewOf } from "./table.svelte";

let play: FakePlay;
let store: Store;
const sent = (): string[] =>
  play.submit.mock.calls.map(([one]) => (typeof one === "string" ? one : String(one.text)));
const ground = (more: Partial<Ground> = {}): Ground => ({ spot: null, seat: null, place: "other", ...more });

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  play = new FakePlay();
  store = new Store(play.play);
});

describe("a card of the hand", () => {
  beforeEach(() => {
    play.view = viewOf({ "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } });
    play.choices = [choice("end"), choice("lay", { card: "jaw" }), choice("lay", { card: "brute" })];
    store.aids = { ...NO_AIDS, bearers: [3, 4] };
  });

  it("is dropped on the table to be laid, an ability on its monster", () => {
    expect(isLoose(store, { kind: "hand", place: 0 })).toBe(true);
    pickUp(store, { kind: "hand", place: 1 });
    expect(store.heldCard).toBe("brute");
    expect(drop(store, { kind: "hand", place: 1 }, ground({ place: "army" }))).toBe(true);
    expect(sent()).toEqual(["lay brute"]);
    expect(drop(store, { kind: "hand", place: 0 }, ground({ spot: 4, seat: 1 }))).toBe(true);
    expect(sent()).toEqual(["lay brute", "lay jaw"]);
    expect(store.plan).toEqual(["target 4"]);
  });

  it("goes back if it is let go over the hand, and nothing is sent", () => {
    pickUp(store, { kind: "hand", place: 1 });
    expect(drop(store, { kind: "hand", place: 1 }, ground({ place: "hand" }))).toBe(false);
    expect(sent()).toEqual([]);
    expect(store.held).toBeNull();
  });

  it("an ability that is dropped beside all monsters stays chosen and asks for one", () => {
    pickUp(store, { kind: "hand", place: 0 });
    expect(drop(store, { kind: "hand", place: 0 }, ground({ place: "army" }))).toBe(true);
    expect(play.tell).toHaveBeenCalled();
    expect(store.heldCard).toBe("jaw");
    expect(sent()).toEqual([]);
  });
});

describe("a spell", () => {
  beforeEach(() => {
    play.view = viewOf(
      { "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } },
      { shown_hands: [["bolt", "spark"], null] },
    );
    play.choices = [choice("end"), choice("lay", { card: "bolt" }), choice("lay", { card: "spark" })];
  });

  it("is aimed at the card that it is dropped on", () => {
    expect(drop(store, { kind: "hand", place: 0 }, ground({ spot: 4, seat: 1 }))).toBe(true);
    expect(sent()).toEqual(["lay bolt"]);
    expect(store.plan).toEqual(["target 4"]);
    play.choices = [choice("target", { spot: 3 }), choice("target", { spot: 4 })];
    store.proceed();
    expect(sent()).toEqual(["lay bolt", "target 4"]);
  });

  it("that harms is not aimed at an own card by being dropped there; one that does not is", () => {
    expect(drop(store, { kind: "hand", place: 0 }, ground({ spot: 3, place: "army" }))).toBe(true);
    expect(store.plan).toEqual([]);
    expect(drop(store, { kind: "hand", place: 1 }, ground({ spot: 3, place: "army" }))).toBe(true);
    expect(store.plan).toEqual(["target 3"]);
  });
});

describe("a monster", () => {
  it("is dropped on its target to attack; where it can strike in several ways the panel asks", () => {
    play.view = {
      ...viewOf({ "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } }),
      prompt: { do: "attack" },
    };
    play.choices = [choice("end"), choice("attack", { spot: 3 })];
    store.aids = {
      ...NO_AIDS,
      attacks: { "3": { target: [4], double: [], kill: [], split: {}, refused: {} } },
    };
    expect(isLoose(store, { kind: "spot", spot: 3 })).toBe(true);
    expect(isLoose(store, { kind: "spot", spot: 4 })).toBe(false);
    pickUp(store, { kind: "spot", spot: 3 });
    drop(store, { kind: "spot", spot: 3 }, ground({ spot: 4, seat: 1 }));
    expect(sent()).toEqual(["attack 3"]);
    expect(store.plan).toEqual(["target 4"]);
  });

  it("is dropped before a player to raid, and on the discard pile to be let go", () => {
    play.view = { ...viewOf({ "3": { owner: 0, card: "brute" } }), prompt: { do: "raid" } };
    play.choices = [choice("end"), choice("raid", { spot: 3 })];
    drop(store, { kind: "spot", spot: 3 }, ground({ seat: 1 }));
    expect(sent()).toEqual(["raid 3"]);
    expect(store.plan).toEqual(["player B"]);
    play.view = { ...play.view, prompt: { do: "feed" } };
    play.choices = [choice("feed"), choice("leave", { spot: 3 })];
    store.plan = [];
    expect(drop(store, { kind: "spot", spot: 3 }, ground({ place: "discard" }))).toBe(true);
    expect(store.leaving).toEqual([3]);
  });
});

describe("what can be taken hold of", () => {
  it("is known by what the element says", () => {
    const grip = (dataset: DOMStringMap): ReturnType<typeof gripOf> => gripOf({ dataset } as HTMLElement);
    expect(grip({ hand: "2" })).toEqual({ kind: "hand", place: 2 });
    expect(grip({ spot: "7", piece: "spot:7" })).toEqual({ kind: "spot", spot: 7 });
    expect(grip({ piece: "hunt:2" })).toEqual({ kind: "hunt", place: 1 });
    expect(grip({ piece: "discard" })).toBeNull();
  });
});
