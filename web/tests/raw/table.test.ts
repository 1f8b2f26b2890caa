import { describe, expect, it } from "vitest";
import { animate } from "$/games/raw/animation/animator";
import { arrow, freePlace } from "$/games/raw/arrows/shapes";
import { beats } from "$/games/raw/beats";
import { defenders, layout, offered } from "$/games/raw/view/data";
import { Store } from "$/games/raw/store.svelte";
import { nearest } from "$/games/raw/keys";
import { aims, pieces } from "$/games/raw/targets";
import { outcome } from "$/games/raw/view/strikes";
import { unfold } from "$/games/raw/view/scene";
import { lasting, OTHER_MS } from "$/table/beats";
import type { GameEvent } from "$/table/data";
import type { Step } from "$/table/step";
import type { Scene } from "$/table/playback.svelte";
import { choice, content, FakePlay, viewOf } from "./table.svelte";

describe("the table", () => {
  it("puts prisoners under the prison, and hidden monsters under their hideout", () => {
    const view = viewOf({
      "3": { owner: 0, card: "wall" },
      "4": { owner: 1, card: "brute", inside: 3 },
      "5": { owner: 1, card: "ghost" },
    });
    expect(layout(view, 0)).toMatchObject([{ spot: 3, holds: [{ spot: 4 }] }]);
    expect(layout(view, 1).map((laid) => laid.spot)).toEqual([5]);
  });

  it("counts defenders: no ghosts, nobody tapped or imprisoned, guards always (D-B8)", () => {
    const view = viewOf({
      "1": { owner: 0, card: "brute" },
      "2": { owner: 0, card: "brute", tapped: true },
      "3": { owner: 0, card: "ghost" },
      "4": { owner: 0, card: "wall", tapped: true },
      "5": { owner: 0, card: "brute", inside: 9 },
      "6": { owner: 0, card: "brute", inside: 4 },
      "7": { owner: 0, card: "ghost", kind: "blood" },
      "8": { owner: 0, down: true, paid: 1 },
      "9": { owner: 1, card: "bite" },
    });
    expect(defenders(view, content, 0)).toBe(4);
  });

  it("finds choices by their notation, and by what they are about", () => {
    const may = offered([choice("lay", { card: "jaw" }), choice("hunt", { count: 2, card: "jaw" })]);
    expect([...may.byText.keys()]).toEqual(["lay jaw", "hunt 2"]);
    expect([...(may.cards.get("lay") ?? [])]).toEqual(["jaw"]);
    expect(may.cards.has("hunt")).toBe(false);
  });
});

it("foresees an attack with those that are declared already", () => {
  const view = viewOf({ "7": { owner: 1, card: "wall", wounds: 1 } }, { attacks: [[3, "double", [7]]] });
  expect(outcome(view, content, 7, "plain")).toEqual({ wounds: 1, after: 4, endurance: 4, dies: true });
});

describe("telling a step", () => {
  it("changes the table event by event", () => {
    let view = viewOf({
      "3": { owner: 0, card: "brute" },
      "4": { owner: 0, card: "ghost", inside: 7 },
      "7": { owner: 1, card: "wall" },
    });
    view = unfold(view, { kind: "attacked", seat: 0, spot: 3, targets: [7], mode: "double" });
    expect(view.attacks).toEqual([[3, "double", [7]]]);
    expect(view.table["3"]?.tapped).toBe(true);
    view = unfold(view, { kind: "wounded", spot: 7, count: 2, wounds: 2 });
    expect(view.table["7"]?.wounds).toBe(2);
    view = unfold(view, { kind: "died", seat: 1, spot: 7, card: "wall" });
    expect(view.table["7"]).toBeUndefined();
    expect(view.table["4"]?.inside).toBeUndefined();
    expect(view.discard).toEqual(["wall"]);
    view = unfold(view, { kind: "laid", seat: 0, card: "brute", spot: 9, stars: 3 });
    expect(view.shown_hands[0]).toEqual(["jaw"]);
    expect(view.stars).toBe(3);
  });

  it("shows each thing in turn, and the end at once when it is cut short", async () => {
    const play = new FakePlay();
    play.ms = () => 5;
    const store = new Store(play.play);
    const before = viewOf({ "7": { owner: 1, card: "brute" } });
    const events = [
      { kind: "wounded", spot: 7, count: 1, wounds: 1 },
      { kind: "died", seat: 1, spot: 7, card: "brute" },
    ];
    const step = { before, after: viewOf({}), events, entries: [], moves: 2 } as unknown as Step;
    const seen: (string | undefined)[] = [];
    const cut = new AbortController();
    const tell: Scene["tell"] = async (move) => {
      const moving = move?.(cut.signal);
      seen.push(store.beat?.kind);
      await moving;
    };
    const telling = animate(store, { step, show: () => seen.push("shown"), tell, signal: cut.signal });
    expect(store.shadow?.table["7"]?.wounds).toBe(1);
    cut.abort();
    await telling;
    expect(seen).toEqual(["wounded", "shown"]);
    expect([store.beat, store.shadow]).toEqual([null, null]);
  });
});

it("leaves those who die together in their places until the last blow has fallen", async () => {
  const play = new FakePlay();
  play.ms = () => 0;
  const store = new Store(play.play);
  const before = viewOf({
    "6": { owner: 1, card: "brute" },
    "7": { owner: 1, card: "brute" },
    "8": { owner: 1, card: "wall" },
  });
  const events = [6, 7].map((spot) => ({ kind: "died", seat: 1, spot, card: "brute" }));
  const step = { before, after: viewOf({}), events, entries: [], moves: 2 } as unknown as Step;
  const seen: string[][] = [];
  const spots = (): string[] => Object.keys((store.shadow ?? before).table);
  const tell: Scene["tell"] = async (move) => {
    const moving = move?.(new AbortController().signal);
    seen.push(spots()); // while the blow falls
    await moving;
    seen.push(spots());
  };
  await animate(store, { step, show: () => undefined, tell, signal: new AbortController().signal });
  expect(seen).toEqual([["6", "7", "8"], ["6", "7", "8"], ["6", "7", "8"], ["8"]]);
});

describe("the time to read", () => {
  const lasts = (...events: GameEvent[]): number =>
    lasting({ keys: [], events, texts: [], seat: 1, least: OTHER_MS }, "", beats);

  it("grows with what is named, up to two seconds", () => {
    const one = lasts({ kind: "attacked", seat: 1, spot: 3, targets: [7], mode: "plain" });
    const two = lasts({ kind: "attacked", seat: 1, spot: 3, targets: [7, 8], mode: "split" });
    expect(one).toBeGreaterThan(OTHER_MS);
    expect(two).toBeGreaterThan(one);
    expect(lasts({ kind: "lives_laid", lives: [3, 4, 5, 2, 6] })).toBe(2000);
    expect(lasts({ kind: "drew", seat: 1, card: null })).toBe(OTHER_MS);
  });

  it("is the same whoever may know the cards", () => {
    for (const [kind, hidden] of [
      ["drew", "card"],
      ["raided", "card"],
      ["buried", "card"],
      ["descended", "cards"],
      ["lives_laid", "cards"],
    ] as const) {
      const event = { kind, seat: 1, spot: 3, count: 3, lives: [5, 4] };
      const known = hidden === "cards" ? ["wall", "jaw", "ghost", "brute"] : "wall";
      expect(lasts({ ...event, [hidden]: known }), kind).toBe(lasts({ ...event, [hidden]: null }));
    }
  });

  it("is there for each player's dead apart", () => {
    const died = (seat: number): GameEvent => ({ kind: "died", seat, spot: 1, card: "wall" });
    expect(beats.joins?.(died(1), died(1))).toBe(true);
    expect(beats.joins?.(died(1), died(2))).toBe(false);
    expect(beats.joins?.({ kind: "wounded", spot: 1 }, died(2))).toBe(true);
  });

  it("has a skill and whom it is used on together, whosever cards these are", () => {
    const used: GameEvent = { kind: "skill_used", seat: 1, spot: 3 };
    expect(beats.joins?.(used, { kind: "wounded", spot: 1 })).toBe(true);
    expect(beats.joins?.(used, { kind: "died", seat: 0, spot: 1 })).toBe(true);
    expect(beats.joins?.(used, { kind: "burned", seat: 1, spot: 3 })).toBe(false);
  });

  it("is there for two wounds at a time, not for five sentences at once", () => {
    const wounded: GameEvent = { kind: "wounded", spot: 1, count: 1, wounds: 1 };
    expect(beats.joins?.(wounded, wounded, 1)).toBe(true);
    expect(beats.joins?.(wounded, wounded, 2)).toBe(false);
  });
});

it("an arrow leads from edge to edge; there is none between cards on each other", () => {
  const at = (left: number, top: number) => ({ left, top, width: 80, height: 112 });
  const drawn = arrow(at(0, 400), at(300, 0));
  expect(drawn?.path).toMatch(/^M[\d. L-]+z$/);
  expect(drawn?.x).toBeGreaterThan(80);
  expect(arrow(at(0, 0), at(10, 10))).toBeNull();
});

it("a label stands where it covers nothing that is needed, or else least of it", () => {
  const size = { width: 40, height: 20 };
  const facts = { left: 0, top: 90, width: 200, height: 30 };
  const places = [
    { x: 100, y: 100 },
    { x: 100, y: 60 },
    { x: 100, y: 20 },
  ];
  expect(freePlace(places, size, [facts])).toBe(places[1]);
  expect(freePlace(places, size, [facts, { left: 90, top: 50, width: 20, height: 20 }])).toBe(places[2]);
  expect(freePlace(places.slice(0, 2), size, [facts, { left: 0, top: 50, width: 110, height: 6 }])).toBe(
    places[1],
  );
  expect(freePlace([], size, [facts])).toBeUndefined();
});

it("arrow keys go to what lies ahead before what is merely near", () => {
  const at = (x: number, y: number): DOMRect => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect;
  const others = [at(30, 40), at(60, 0), at(-50, 0)];
  expect(nearest(at(0, 0), others, 1, 0)).toBe(1);
  expect(nearest(at(0, 0), others, -1, 0)).toBe(2);
  expect(nearest(at(0, 0), others, 0, 1)).toBe(0);
  expect(nearest(at(0, 0), others, 0, -1)).toBe(-1);
});

it("points at the cards of an event", () => {
  expect(pieces({ kind: "attacked", spot: 3, targets: [7, 9] })).toEqual(["spot:3", "spot:7", "spot:9"]);
  expect(pieces({ kind: "hunted", seat: 1, card: "jaw" })).toEqual(["card:jaw"]);
  expect(aims(choice("keep", { places: [1, 3] }))).toEqual(["keep:1", "keep:3"]);
  expect(aims(choice("player", { seat: 2 }))).toEqual(["seat:2"]);
  expect(aims(choice("attack", { spot: 3 }))).toEqual(["spot:3"]);
  expect(pieces({ kind: "raided", spot: 3, victim: 1, trophy: "" })).toEqual(["spot:3", "seat:1"]);
});
