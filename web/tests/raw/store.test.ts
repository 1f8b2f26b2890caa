import { beforeEach, describe, expect, it, vi } from "vitest";
import { NO_AIDS } from "$/games/raw/view/data";
import { panel } from "$/games/raw/panel/decisions";
import { Desk, deskOf } from "$/games/raw/store.svelte";
import { aims } from "$/games/raw/targets";
import { choice, FakePlay, viewOf } from "./table.svelte";

let play: FakePlay;
let desk: Desk;
const sent = (): string[] => play.submit.mock.calls.map(([one]) => (typeof one === "string" ? one : String(one.text)));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  play = new FakePlay();
  desk = new Desk(play.play);
});

describe("laying", () => {
  beforeEach(() => {
    play.view = viewOf({ "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } });
    play.choices = [choice("end"), { ...choice("lay", { card: "jaw" }), text: "lay jaw" }];
    desk.aids = { ...NO_AIDS, bearers: [3, 4] };
  });

  it("an ability is a card, a target and a confirmation", async () => {
    desk.tapHand(0);
    expect(desk.moves).toBeNull();
    expect([...desk.targets]).toEqual([3, 4]);
    desk.tapSpot(4);
    expect(desk.moves).toEqual(["lay jaw", "target 4"]);
    desk.confirm();
    await Promise.resolve();
    expect(sent()).toEqual(["lay jaw"]);
    expect(desk.plan).toEqual(["target 4"]);
    play.choices = [{ ...choice("target", { spot: 3 }), text: "target 3" }, { ...choice("target", { spot: 4 }), text: "target 4" }];
    desk.proceed();
    expect(sent()).toEqual(["lay jaw", "target 4"]);
  });

  it("what the game did by itself is not asked for again (X5)", async () => {
    desk.tapHand(0);
    desk.tapSpot(3);
    desk.confirm();
    await Promise.resolve();
    play.choices = [choice("end")];
    desk.proceed();
    expect(sent()).toEqual(["lay jaw"]);
    expect(desk.plan).toEqual([]);
  });

  it("a card that can't be laid says why", () => {
    desk.tapHand(1);
    expect(play.whyNot).toHaveBeenCalledWith("lay brute");
    expect(desk.held).toBeNull();
  });

  it("a caution keeps the plan until it is answered", async () => {
    play.submit.mockImplementationOnce(async () => {
      play.notice = { confirm: () => undefined };
      return false;
    });
    desk.tapHand(0);
    desk.tapSpot(4);
    desk.confirm();
    await Promise.resolve();
    expect(desk.plan).toEqual(["target 4"]);
  });
});

describe("attacking", () => {
  beforeEach(() => {
    play.view = viewOf({ "3": { owner: 0, card: "brute" }, "7": { owner: 1, card: "wall" }, "8": { owner: 1, card: "ghost" }, "9": { owner: 1, card: "bite" } }, { phase: "attack", prompt: { do: "attack" } });
    play.choices = [choice("end"), choice("attack", { spot: 3 })];
    const refused = { "8": { rule: "raw.33", fault: "ghost", values: {} } };
    desk.aids = { ...NO_AIDS, attacks: { "3": { target: [7, 9], double: [7, 9], kill: [], split: { "7": [9], "9": [7] }, refused } } };
    desk.tapSpot(3);
  });

  it("proposes the mildest way that destroys the target", () => {
    desk.tapSpot(9);
    expect(desk.mode).toBe("plain");
    desk.tapSpot(7);
    expect(desk.mode).toBe("double");
    expect(desk.moves).toEqual(["attack 3", "double 7"]);
    desk.setMode("split");
    expect(desk.moves).toEqual(["attack 3", "split 7", "target 9"]);
  });

  it("quotes the rule for a target that can't be struck, with the card's name", () => {
    desk.tapSpot(8);
    expect(play.explain).toHaveBeenCalledWith({ rule: "raw.33", fault: "ghost", values: { spot: 8, spot_card: "ghost", spot_twin: false } });
  });

  it("says what would happen, and that a trap may answer", () => {
    desk.tapSpot(7);
    const made = panel(desk);
    expect(made?.versus).toMatchObject({ from: 3, to: [7] });
    expect(made?.lines).toEqual(["raw-web-hit-stands", "raw-web-may-trap"]);
    expect(made?.ways.map((way) => way.id)).toEqual(["plain", "double", "split"]);
  });

  it("goes back step by step", () => {
    desk.tapSpot(7);
    expect(desk.back()).toBe(true);
    expect([desk.source, desk.target]).toEqual([3, null]);
    expect(desk.back()).toBe(true);
    expect(desk.source).toBeNull();
    expect(desk.back()).toBe(false);
  });
});

it("feeding: those that cost least are let go where stars are missing, in one gesture", () => {
  play.view = viewOf({ "3": { owner: 0, card: "brute" }, "4": { owner: 0, card: "ghost" } }, { phase: "feeding", stars: 1, prompt: { do: "feed" } });
  play.choices = [choice("leave", { spot: 3 }), choice("leave", { spot: 4 })];
  desk.tidy();
  expect(desk.leaving).toEqual([4]);
  expect(desk.moves).toEqual(["leave 4", "feed"]);
  desk.tapSpot(4);
  expect(panel(desk)?.buttons[0]?.off).toBe(true);
});

it("feeding: whoever was let go is what the coach marks, until all are fed again", () => {
  const own = deskOf(play.play);
  own.leaving = [4];
  expect(aims(choice("feed"), play.play)).toEqual(["spot:4"]);
  own.leaving = [];
  expect(aims(choice("feed"), play.play)).toEqual([]); // then the button
});

it("lives: the choice is sent as places, and all seven can't be kept (TB1)", () => {
  play.view = viewOf({}, { phase: "keeping", turn: 0, prompt: { do: "keep", most: 6 }, shown_hands: [["jaw", "jaw", "brute", "brute", "ghost", "wall", "bite"], null], choice: null });
  play.choices = [choice("keep", { places: [] })];
  for (const place of [0, 1, 2, 3, 4, 5, 6]) desk.toggleKept(place);
  expect(desk.kept).toHaveLength(6);
  expect(play.whyNot).toHaveBeenCalled();
  for (const place of [1, 3, 4, 5]) desk.toggleKept(place);
  expect(desk.moves).toEqual(["keep 1 3"]);
});

describe("one's own lives", () => {
  beforeEach(() => {
    play.view = viewOf({}, { phase: "harvest", prompt: { do: "life" } });
    play.choices = [choice("pass")];
  });
  const press = (id: string): void => panel(desk)?.buttons.find((button) => button.id === id)?.run();

  it("are asked about until they are always left, in this game alone", () => {
    expect(desk.lifeWish.silent).toBe(false);
    press("always-leave");
    expect(sent()).toEqual(["pass"]);
    expect(desk.lifeWish.silent).toBe(true);
    expect(panel(desk)).toBeNull();
    expect(new Desk(play.play).lifeWish.silent).toBe(true); // the page was loaded again
    const other = new FakePlay();
    other.info = { ...other.info, id: "another" };
    other.view = play.view;
    expect(new Desk(other.play).lifeWish.silent).toBe(false);
  });

  it("can be asked about again, and are in a lesson", () => {
    desk.lifeWish.choose(true);
    desk.lifeWish.choose(false);
    expect(desk.lifeWish.silent).toBe(false);
    expect(new Desk(play.play).lifeWish.leaves).toBe(false);
    desk.lifeWish.choose(true);
    play.coach = { closed: false };
    expect(desk.lifeWish.silent).toBe(false);
  });

  it("are passed after half a second to one and a half, whatever they are (H6)", () => {
    const times = Array.from({ length: 200 }, () => desk.lifeWish.delay());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...times)).toBeLessThanOrEqual(1500);
  });
});

describe("traps", () => {
  beforeEach(() => {
    play.view = viewOf(
      { "3": { owner: 0, card: "brute" }, "4": { owner: 0, card: "bite" }, "7": { owner: 1, card: "brute" } },
      { phase: "attack", active: 1, prompt: { do: "trap" }, attacks: [[7, "double", [3]]] },
    );
    play.choices = [choice("pass"), choice("trap", { spot: 4, ability: false })];
  });

  it("are asked about, or passed as was wished", () => {
    expect(desk.wish.silent()).toBe(false);
    desk.wish.choose("die");
    expect(desk.wish.silent()).toBe(true);
    desk.aids = { ...NO_AIDS, dying: [3] };
    expect(desk.wish.silent()).toBe(false);
    desk.wish.choose("open");
    expect(desk.wish.silent()).toBe(false);
    play.view = viewOf({ ...play.view?.table, "5": { owner: 0, card: "wall" } }, { turn: 5, prompt: { do: "trap" } });
    expect(desk.wish.silent()).toBe(true);
    expect(new Desk(play.play).wish.wish).toBe("open");
  });

  it("pass by themselves after half a second to one and a half (H6)", () => {
    const times = Array.from({ length: 200 }, () => desk.wish.delay());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...times)).toBeLessThanOrEqual(1500);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(500);
  });

  it("are passed for the rest of one turn only", () => {
    desk.wish.passAllTurn();
    expect(desk.wish.silent()).toBe(true);
    play.view = viewOf({}, { turn: 6, prompt: { do: "trap" } });
    expect(desk.wish.silent()).toBe(false);
  });
});

describe("a stolen card", () => {
  const asked = (options: Record<string, string | boolean>) => {
    play.view = viewOf({}, { options, ask: "loot", prompt: { do: "loot" }, loot: "brute" });
    play.choices = [choice("trophy"), choice("hand")];
    return panel(desk);
  };
  const main = (options: Record<string, string | boolean>): string[] => (asked(options)?.buttons ?? []).filter((one) => one.main).map((one) => one.id);

  it("is best hung up where trophies count at the end", () => {
    expect(main({})).toEqual(["trophy"]);
  });

  it("is best taken into the hand where only the living win (72), unless trophies are lives (X6)", () => {
    expect(main({ last_standing: true })).toEqual(["hand"]);
    expect(main({ last_standing: true, trophies: "lives" })).toEqual(["trophy"]);
  });
});
