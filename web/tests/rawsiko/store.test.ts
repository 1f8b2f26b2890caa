import { beforeEach, describe, expect, it, vi } from "vitest";
import { aiming, endPhase } from "$/games/rawsiko/prompt";
import { actOf } from "$/games/rawsiko/keys";
import type { Stage } from "$/games/rawsiko/animation/stage";
import { type Store, storeOf } from "$/games/rawsiko/store.svelte";
import { pulling } from "$/games/rawsiko/map/view/drag";
import type { Pull, Viewport } from "$/games/rawsiko/map/view/viewport.svelte";
import { settings } from "$/settings.svelte";
import type { Entry } from "$/protocol/types";
import type { Choice } from "$/table/data";
import { FakePlay, moves, places } from "./table.svelte";
import { viewOf } from "./world";

const END: Choice = { move: 0, verb: "end", text: "end" };
let play: FakePlay;
let store: Store;

const press = (key: string): boolean | undefined => actOf(key)?.(store, {} as KeyboardEvent);
const submitted = (): string[] =>
  play.submit.mock.calls.map(([move]) => (typeof move === "string" ? move : move.text));

beforeEach(() => {
  vi.useRealTimers();
  settings.confirm = false;
  play = new FakePlay();
  store = storeOf(play.play);
});

describe("in the action phase", () => {
  beforeEach(() => {
    play.view = viewOf({ territories: { TUR: [0, 4, 4], UKR: [0, 0, 2], DEU: [1, 2, 2] } });
    play.choices = [END, ...moves("TUR", "DEU", 3), ...moves("TUR", "EGY", 4), ...moves("TUR", "UKR", 4)];
  });

  it("one store belongs to a game", () => {
    expect(storeOf(play.play)).toBe(store);
  });

  it("a source, a target and a number make a move (U9)", () => {
    expect([...store.legal]).toEqual(["TUR"]);
    store.tap("TUR");
    expect([...store.legal].sort()).toEqual(["DEU", "EGY", "UKR"]);
    store.tap("EGY");
    expect(store.deed("EGY")).toBe("occupy");
    expect(store.count).toBe(3); // one stays at home
    store.step(-1);
    store.confirm();
    expect(submitted()).toEqual(["TUR>EGY 2"]);
  });

  it("an attack takes all it can, and stays chosen for the next", async () => {
    store.tap("TUR");
    store.tap("DEU");
    expect([store.deed("DEU"), store.count, store.most]).toEqual(["attack", 3, 3]);
    store.step(5);
    expect(store.count).toBe(3);
    store.confirm();
    await Promise.resolve();
    play.view = viewOf({ territories: { TUR: [0, 2, 2], DEU: [1, 2, 2] } });
    play.choices = [END, ...moves("TUR", "DEU", 2)];
    store.tidy();
    expect([store.source, store.target, store.count]).toEqual(["TUR", "DEU", 2]);
    // Once it is one's own, it is no longer attacked.
    play.view = viewOf({ territories: { TUR: [0, 1, 1], DEU: [0, 0, 2] } });
    play.choices = [END, ...moves("TUR", "DEU", 1)];
    store.tidy();
    expect([store.source, store.target]).toEqual([null, null]);
  });

  it("everything else that is tapped gets an answer", () => {
    store.tap("UKR"); // mine, but all have moved (48)
    expect(play.whyNot).toHaveBeenLastCalledWith(expect.stringMatching(/^UKR>\w+ 1$/));
    store.tap("DEU"); // a rival's
    expect(play.whyNot).toHaveBeenLastCalledWith(expect.stringMatching(/^DEU>\w+ 1$/));
    expect([store.refused, store.looked]).toEqual(["DEU", null]); // the answer, and nothing that covers it
    store.tap("DEU"); // who asks again reads its card
    expect([store.refused, store.looked]).toEqual([null, "DEU"]);
    store.tap("TUR");
    expect(store.looked).toBeNull();
    store.tap("BRA"); // not adjacent
    expect(play.whyNot).toHaveBeenLastCalledWith("TUR>BRA 1");
    expect(store.looked).toBeNull(); // one answer is enough while a move is being chosen
  });

  it("is put away all at once (U9)", () => {
    store.tap("TUR");
    store.tap("DEU");
    store.until = true;
    store.looked = "DEU";
    expect(store.back()).toBe(true);
    expect([store.source, store.target, store.until, store.looked]).toEqual([null, null, false, null]);
    expect(store.back()).toBe(false);
  });

  it("a second tap on the goal confirms, one on the start takes it back", () => {
    store.tap("TUR");
    store.tap("TUR");
    expect(store.source).toBeNull();
    store.tap("TUR");
    store.tap("EGY");
    store.tap("EGY");
    expect(submitted()).toEqual(["TUR>EGY 3"]);
  });

  it("a number is set by one, half, all or itself", () => {
    expect(store.number).toBeNull();
    store.tap("TUR");
    store.tap("EGY");
    expect(store.number).toEqual({ value: 3, most: 4 });
    press("q");
    expect(store.count).toBe(4);
    press("h");
    expect(store.count).toBe(2);
    press("a");
    press("+");
    expect(store.count).toBe(2);
    press("9");
    expect(store.count).toBe(4);
    press("3");
    expect(store.count).toBe(3);
  });

  it("assets are dragged to a goal, and go when they are let go there", () => {
    expect([
      store.dragging.possible("TUR"),
      store.dragging.possible("UKR"),
      store.dragging.possible("DEU"),
    ]).toEqual([true, false, false]);
    store.start("TUR");
    store.dragging.move([1, 2], "BRA");
    expect([store.target, aiming(store).aim?.title]).toEqual([null, "rawsiko-web-aim-source"]);
    store.dragging.move([3, 4], "EGY");
    expect([store.target, store.count, aiming(store).aim?.detail]).toEqual([
      "EGY",
      3,
      "rawsiko-web-drag-occupy",
    ]);
    store.dragging.letGo("EGY");
    expect([store.dragging.at, submitted()]).toEqual([null, ["TUR>EGY 3"]]);
  });

  it("what is let go elsewhere stays, and the reason is told", () => {
    store.start("TUR");
    store.dragging.move([1, 2], "TUR");
    store.dragging.letGo("TUR");
    store.dragging.move([1, 2], "BRA");
    store.dragging.letGo("BRA");
    expect(play.whyNot).toHaveBeenLastCalledWith("TUR>BRA 1");
    store.dragging.move([1, 2], null);
    store.dragging.letGo(null);
    expect([store.source, store.target, submitted()]).toEqual(["TUR", null, []]);
    press("Escape");
    store.dragging.move([5, 5], "EGY"); // the hand goes on, but there is nothing in it
    expect([store.dragging.at, store.target]).toEqual([null, null]);
  });

  it("a finger carries only from a chosen source, and what it lets go is chosen and not played", () => {
    const viewport = { onMap: (x: number, y: number) => [x, y], element: () => null } as unknown as Viewport;
    const there = (x: number): string | null => ({ 1: "TUR", 2: "DEU" })[x] ?? null;
    const pull = (touch: boolean): Pull | null =>
      pulling(store, viewport, { x: 1, y: 0, touch, element: null }, ({ x }) => there(x));
    expect(pull(true)).toBeNull(); // a swipe that pans the map
    expect(store.source).toBeNull();
    store.tap("TUR");
    const finger = pull(true);
    finger?.moved(2, 0);
    expect(aiming(store).aim).toEqual({ title: "rawsiko-web-aim-attack", detail: undefined });
    finger?.released(2, 0);
    expect([store.source, store.target, store.count, store.dragging.at, submitted()]).toEqual([
      "TUR",
      "DEU",
      3,
      null,
      [],
    ]);
    pull(true)?.cancelled(); // another finger came
    expect([store.source, store.target, store.dragging.at]).toEqual(["TUR", null, null]);
    const mouse = pull(false);
    mouse?.moved(2, 0);
    mouse?.released(2, 0);
    expect(submitted()).toEqual(["TUR>DEU 3"]);
  });

  it("of land that the panel has said is left empty nobody is asked again", () => {
    store.tap("TUR");
    store.tap("EGY");
    store.confirm();
    expect(play.submit).toHaveBeenLastCalledWith(expect.anything(), false, []);
    store.count = 4;
    store.confirm();
    expect(play.submit).toHaveBeenLastCalledWith(expect.anything(), false, ["abandoning"]);
    store.confirm(false); // it was carried there, and no panel stood
    expect(play.submit).toHaveBeenLastCalledWith(expect.anything(), false, []);
  });

  it("on a phone a refusal stands alone, and a second tap opens the card", () => {
    store.small = true;
    store.tap("DEU");
    expect([play.whyNot.mock.calls.length, store.looked]).toEqual([1, null]);
    store.tap("DEU");
    expect([play.whyNot.mock.calls.length, store.looked]).toEqual([1, "DEU"]);
    store.tap("DEU");
    expect([play.whyNot.mock.calls.length, store.looked]).toEqual([2, null]);
  });

  it("an attack that would leave its land empty asks, where nobody has seen it coming", () => {
    play.view = viewOf({ territories: { TUR: [0, 3, 3], DEU: [1, 2, 2] } });
    play.choices = [END, ...moves("TUR", "DEU", 3)];
    store.start("TUR");
    store.dragging.move([1, 2], "DEU");
    store.dragging.letGo("DEU");
    expect([submitted(), play.notice]).toEqual([[], expect.objectContaining({ kind: "caution" })]);
    (play.notice as { confirm: () => void }).confirm();
    expect(submitted()).toEqual(["TUR>DEU 3"]);
    // So does another attack from the card of the dice, which hides the outlook.
    store.clash = { event: { kind: "clash" }, rolling: false, lit: 3, done: true };
    store.confirm();
    expect(submitted()).toEqual(["TUR>DEU 3"]);
    store.confirm(); // now the outlook is there
    expect(submitted()).toEqual(["TUR>DEU 3", "TUR>DEU 3"]);
  });

  it("an order to attack until it is taken asks as well, if the dice hid its outlook (D-34, D-36)", () => {
    play.view = viewOf({ territories: { TUR: [0, 3, 3], DEU: [1, 2, 2] } });
    play.choices = [END, ...moves("TUR", "DEU", 3)];
    store.tap("TUR");
    store.tap("DEU");
    store.clash = { event: { kind: "clash" }, rolling: false, lit: 3, done: true };
    press("u");
    store.tap("DEU");
    expect([play.follow.mock.calls, play.notice]).toEqual([[], expect.objectContaining({ kind: "caution" })]);
    expect([store.until, store.clash]).toEqual([true, null]); // the outlook is there now
    (play.notice as { confirm: () => void }).confirm();
    expect(play.follow).toHaveBeenLastCalledWith("TUR>DEU until");
    // Who has seen the outlook gives the order at once, and so does who leaves enough behind.
    store.until = true;
    store.tap("DEU");
    expect(play.follow).toHaveBeenCalledTimes(2);
    store.until = true;
    store.clash = { event: { kind: "clash" }, rolling: false, lit: 3, done: true };
    play.view = viewOf({ territories: { TUR: [0, 3, 4], DEU: [1, 2, 2] } });
    store.tap("DEU");
    expect(play.follow).toHaveBeenCalledTimes(3);
  });

  it("more than sixteen go in several moves by themselves (D-25)", async () => {
    play.view = viewOf({ territories: { TUR: [0, 20, 21] } });
    play.choices = [END, ...moves("TUR", "EGY", 16)];
    store.tap("TUR");
    store.tap("EGY");
    expect([store.count, store.most]).toEqual([20, 20]);
    store.confirm();
    await vi.waitFor(() => expect(submitted()).toEqual(["TUR>EGY 16", "TUR>EGY 4"]));
    play.view = viewOf({ territories: { TUR: [0, 21, 21] }, options: { garrison: true } });
    store.tap("TUR");
    store.tap("EGY");
    expect(store.most).toBe(20);
  });

  it("E ends the phase, and asks before anything was done in it", () => {
    play.chair.entries = [
      { seq: 1, at: 0, kind: "moved", seat: 1, events: [{ kind: "phase_began", seat: 0 }] },
    ];
    press("e");
    expect([submitted(), play.notice]).toEqual([[], expect.objectContaining({ kind: "caution" })]);
    play.chair.entries = [...play.chair.entries, { seq: 2, at: 0, kind: "moved", seat: 0 }];
    press("e");
    expect(submitted()).toEqual(["end"]);
  });

  it("the map comes closer and goes back to the world by keys", () => {
    expect([press("z"), press("0")]).toEqual([false, false]); // the list has no map
    const stage = { zoom: vi.fn(), all: vi.fn() };
    store.stage = stage as unknown as Stage;
    expect(press("z")).toBe(true);
    expect(actOf("Z")?.(store, { shiftKey: true } as KeyboardEvent)).toBe(true);
    expect(stage.zoom.mock.calls).toEqual([[true], [false]]);
    expect([press("0"), stage.all.mock.calls.length]).toEqual([true, 1]);
  });

  it("attacks until (60, D-36)", () => {
    store.tap("TUR");
    store.tap("DEU");
    store.until = true;
    store.confirm();
    expect(play.follow).toHaveBeenLastCalledWith("TUR>DEU until");
    store.until = true;
    store.least = 3;
    store.confirm();
    expect(play.follow).toHaveBeenLastCalledWith("TUR>DEU until 3");
  });

  it("the prompt bar follows", () => {
    expect(aiming(store).aim?.title).toBe("rawsiko-web-aim-act");
    store.tap("TUR");
    expect(aiming(store).aim?.title).toBe("rawsiko-web-aim-source");
    store.tap("DEU");
    expect(aiming(store).aim?.title).toBe("rawsiko-web-aim-attack");
    expect(aiming(store).actions.map((action) => [action.id, action.main])).toEqual([["end", false]]);
    play.myTurn = false;
    expect(aiming(store).aim).toBeNull();
  });

  it("asks before anything was done, and before a move that is chosen is lost", () => {
    const done = { kind: "moved", seat: 0, seq: 2, events: [] } as unknown as Entry;
    endPhase(store);
    expect(play.notice).toMatchObject({ kind: "caution", text: "rawsiko-web-end-caution" });
    play.notice = null;
    play.chair.entries = [done];
    store.tap("TUR");
    store.tap("DEU");
    endPhase(store);
    expect(play.notice).toMatchObject({ kind: "caution", text: "rawsiko-web-end-unconfirmed" });
    expect(submitted()).toEqual([]);
    (play.notice as unknown as { confirm: () => void }).confirm();
    expect(submitted()).toEqual(["end"]);
    expect(store.source).toBeNull();
  });

  it("tells how many can still act, in the button or on a phone in the bar", () => {
    expect(aiming(store).actions[0]?.label).toBe("rawsiko-web-end-phase-able");
    store.small = store.narrow = true;
    expect(aiming(store).actions[0]?.label).toBe("rawsiko-web-end-phase");
    expect(aiming(store).aim?.title).toBe("rawsiko-web-aim-act-able");
  });

  it("after the page was loaded anew the last clashes are shown, with all they came to", () => {
    const clash = (seq: number, target: string) =>
      ({
        kind: "moved",
        seat: 0,
        seq,
        events: [{ kind: "clash", seat: 0, source: "TUR", target, attackers_lost: 1, defenders_lost: 1 }],
      }) as unknown as Entry;
    play.chair.entries = [clash(1, "IRN"), clash(2, "DEU"), clash(3, "DEU")];
    play.entries = play.chair.entries;
    store.resume();
    expect(store.clash).toMatchObject({ done: true, event: { target: "DEU" } });
    expect(store.toll).toEqual({ clashes: 2, own: 2, theirs: 2 });
    store.clash = store.assault = null;
    play.chair.entries = [
      ...play.chair.entries,
      { kind: "moved", seat: 0, seq: 4, events: [{ kind: "assets_moved" }] } as unknown as Entry,
    ];
    store.resume();
    expect(store.clash).toBeNull();
  });

  it("ends at once, or asks whoever wants to be asked", () => {
    play.chair.entries = [{ kind: "moved", seat: 0, seq: 2, events: [] } as unknown as Entry];
    endPhase(store);
    expect(submitted()).toEqual(["end"]);
    settings.confirm = true;
    endPhase(store);
    expect(submitted()).toEqual(["end"]);
    expect(play.notice).toMatchObject({ kind: "caution" });
    play.choices = [];
    play.busy = true;
    endPhase(store);
    expect(play.skip).toHaveBeenCalled();
    expect(play.whyNot).not.toHaveBeenCalled();
    play.busy = false;
    endPhase(store);
    expect(play.whyNot).toHaveBeenLastCalledWith("end");
  });
});

describe("while others act", () => {
  it("a tap opens a territory's card", () => {
    play.view = viewOf({ territories: { DEU: [1, 2, 2] } });
    play.myTurn = false;
    store.tap("DEU");
    expect(store.looked).toBe("DEU");
    store.tap("DEU");
    expect(store.looked).toBeNull();
    expect(play.whyNot).not.toHaveBeenCalled();
  });
});

describe("placing assets", () => {
  beforeEach(() => {
    play.view = viewOf({
      phase: "investing",
      territories: { TUR: [0, 2, 2], DEU: [1, 2, 2] },
      to_place: [4, 0, 0],
    });
    play.choices = places("TUR", 4);
  });

  it("a tap adds one, or as many as are set (30, 42)", () => {
    store.tap("TUR");
    store.placing.per = 3;
    store.tap("TUR");
    expect(submitted()).toEqual(["TUR 1", "TUR 3"]);
  });

  it("more than sixteen on one territory go in several moves (D-25)", () => {
    play.view = viewOf({ phase: "investing", territories: { TUR: [0, 2, 2] }, to_place: [20, 0, 0] });
    play.choices = places("TUR", 16);
    press("q");
    expect(store.placing.per).toBe(20);
    store.tap("TUR");
    expect([submitted(), store.placing.queue]).toEqual([["TUR 16"], ["TUR 4"]]);
  });

  it("quick taps wait their turn, and none is lost", () => {
    store.tap("TUR");
    play.chair.pending = { choice: places("TUR", 1)[0] as Choice };
    play.choices = [];
    expect(store.placing.left).toBe(3);
    store.tap("TUR");
    store.tap("TUR");
    store.tap("TUR");
    expect([store.placing.left, store.placing.coming("TUR"), store.placing.queue.length]).toEqual([0, 4, 3]);
    store.tap("TUR"); // no more are left
    expect(play.whyNot).toHaveBeenCalled();
    play.chair.pending = null;
    play.view = viewOf({ ...(play.view as object), to_place: [3, 0, 0] });
    play.choices = places("TUR", 3);
    store.tidy();
    store.placing.proceed();
    expect(submitted()).toEqual(["TUR 1", "TUR 1"]);
    expect(store.placing.queue).toHaveLength(2);
  });

  it("what was refused does not go on", async () => {
    play.submit.mockResolvedValueOnce(false);
    store.placing.queue = ["TUR 1", "TUR 1"];
    store.placing.proceed();
    await vi.waitFor(() => expect(store.placing.queue).toEqual([]));
  });

  it("not on others' land", () => {
    store.tap("DEU");
    expect(play.whyNot).toHaveBeenLastCalledWith("DEU 1");
    expect(submitted()).toEqual([]);
  });
});

describe("in the set-up", () => {
  it("a continent is looked at, then chosen (17)", () => {
    play.view = viewOf({ phase: "choosing" });
    play.choices = [{ move: 1, verb: "continent", text: "continent OCE", continent: "OCE" }];
    expect(store.legal.has("VNM")).toBe(true);
    store.tap("VNM");
    expect(store.continent).toBe("OCE");
    store.chooseContinent("OCE"); // a second click on its portrait confirms
    expect(submitted()).toEqual(["continent OCE"]);
    play.chair.pending = { choice: play.choices[0] as Choice };
    store.tap("DEU"); // the second half of a double click
    store.chooseContinent("EUR");
    expect(play.whyNot).not.toHaveBeenCalled();
    play.chair.pending = null;
    store.tap("DEU");
    expect(play.whyNot).toHaveBeenLastCalledWith("continent EUR");
  });

  it("a hint goes when something else is chosen, and stays when it is followed", () => {
    play.view = viewOf({ phase: "choosing" });
    play.choices = ["OCE", "EUR"].map((continent, move) => ({
      move,
      verb: "continent",
      text: `continent ${continent}`,
      continent,
    }));
    play.notice = { kind: "hint", text: "", hint: { pieces: ["c:OCE"], reasons: [] } };
    store.chooseContinent("OCE");
    expect(play.notice).not.toBeNull();
    store.chooseContinent("EUR");
    expect(play.notice).toBeNull();
  });

  it("territories are taken at a tap", () => {
    play.view = viewOf({ phase: "taking", picking: { continent: "OCE", territories: [], left: 3 } });
    play.choices = [{ move: 1, verb: "take", text: "take VNM", territory: "VNM" }];
    store.tap("VNM");
    store.tap("AUS");
    expect(submitted()).toEqual(["take VNM"]);
    expect(play.whyNot).toHaveBeenLastCalledWith("take AUS");
  });
});

describe("the Trade with China", () => {
  beforeEach(() => {
    play.view = viewOf({ phase: "trading", trades: [2, 0, 0] });
    play.choices = ["Bi", "PR", "W"].map((material) => ({
      move: 1,
      verb: "trade",
      text: `trade ${material}`,
      material,
    }));
  });

  it("fills its slots, and is made in one go (D-24)", async () => {
    store.trade.pick("Bi");
    store.trade.pick("W");
    store.trade.pick("PR");
    expect(play.tell).toHaveBeenCalled(); // no slot is left
    store.trade.pick("W");
    store.trade.pick("PR");
    expect(store.trade.picks).toEqual(["Bi", "PR"]);
    await store.trade.send();
    expect(submitted()).toEqual(["trade Bi", "trade PR"]);
    expect(store.trade.picks).toEqual([]);
  });

  it("refuses what is owned already (R-13)", () => {
    store.trade.pick("Sb");
    expect(play.whyNot).toHaveBeenLastCalledWith("trade Sb");
  });
});
