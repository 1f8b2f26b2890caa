import { beforeEach, describe, expect, it, vi } from "vitest";
import { NO_AIDS } from "$/games/raw/view/data";
import { panel } from "$/games/raw/panel/decisions";
import { Store, storeOf } from "$/games/raw/store.svelte";
import { aims } from "$/games/raw/targets";
import { choice, FakePlay, viewOf } from "./table.svelte";

let play: FakePlay;
let store: Store;
const sent = (): string[] =>
  play.submit.mock.calls.map(([one]) => (typeof one === "string" ? one : String(one.text)));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  play = new FakePlay();
  store = new Store(play.play);
});

describe("laying", () => {
  beforeEach(() => {
    play.view = viewOf({ "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } });
    play.choices = [choice("end"), { ...choice("lay", { card: "jaw" }), text: "lay jaw" }];
    store.aids = { ...NO_AIDS, bearers: [3, 4] };
  });

  it("an ability is a card, a target and a confirmation", async () => {
    store.tapHand(0);
    expect(store.moves).toBeNull();
    expect([...store.targets]).toEqual([3, 4]);
    store.tapSpot(4);
    expect(store.moves).toEqual(["lay jaw", "target 4"]);
    store.confirm();
    await Promise.resolve();
    expect(sent()).toEqual(["lay jaw"]);
    expect(store.plan).toEqual(["target 4"]);
    play.choices = [
      { ...choice("target", { spot: 3 }), text: "target 3" },
      { ...choice("target", { spot: 4 }), text: "target 4" },
    ];
    store.proceed();
    expect(sent()).toEqual(["lay jaw", "target 4"]);
  });

  it("what the game did by itself is not asked for again (X5)", async () => {
    store.tapHand(0);
    store.tapSpot(3);
    store.confirm();
    await Promise.resolve();
    play.choices = [choice("end")];
    store.proceed();
    expect(sent()).toEqual(["lay jaw"]);
    expect(store.plan).toEqual([]);
  });

  it("a card that can't be laid says why", () => {
    store.tapHand(1);
    expect(play.whyNot).toHaveBeenCalledWith("lay brute");
    expect(store.held).toBeNull();
  });

  it("a caution keeps the plan until it is answered", async () => {
    play.submit.mockImplementationOnce(async () => {
      play.notice = { confirm: () => undefined };
      return false;
    });
    store.tapHand(0);
    store.tapSpot(4);
    store.confirm();
    await Promise.resolve();
    expect(store.plan).toEqual(["target 4"]);
  });
});

describe("attacking", () => {
  beforeEach(() => {
    play.view = viewOf(
      {
        "3": { owner: 0, card: "brute" },
        "7": { owner: 1, card: "wall" },
        "8": { owner: 1, card: "ghost" },
        "9": { owner: 1, card: "bite" },
      },
      { phase: "attack", prompt: { do: "attack" } },
    );
    play.choices = [choice("end"), choice("attack", { spot: 3 })];
    const refused = { "8": { rule: "raw.33", fault: "ghost", values: {} } };
    store.aids = {
      ...NO_AIDS,
      attacks: { "3": { target: [7, 9], double: [7, 9], kill: [], split: { "7": [9], "9": [7] }, refused } },
    };
    store.tapSpot(3);
  });

  it("proposes the mildest way that destroys the target", () => {
    store.tapSpot(9);
    expect(store.mode).toBe("plain");
    store.tapSpot(7);
    expect(store.mode).toBe("double");
    expect(store.moves).toEqual(["attack 3", "double 7"]);
    store.setMode("split");
    expect(store.moves).toEqual(["attack 3", "split 7", "target 9"]);
  });

  it("quotes the rule for a target that can't be struck, with the card's name", () => {
    store.tapSpot(8);
    expect(play.explain).toHaveBeenCalledWith({
      rule: "raw.33",
      fault: "ghost",
      values: { spot: 8, spot_card: "ghost", spot_twin: false },
    });
  });

  it("says what would happen, and that a trap may answer", () => {
    store.tapSpot(7);
    const made = panel(store);
    expect(made?.versus).toMatchObject({ from: 3, to: [7] });
    expect(made?.lines).toEqual(["raw-web-hit-stands", "raw-web-may-trap"]);
    expect(made?.ways.map((way) => way.id)).toEqual(["plain", "double", "split"]);
  });

  it("goes back step by step", () => {
    store.tapSpot(7);
    expect(store.back()).toBe(true);
    expect([store.source, store.target]).toEqual([3, null]);
    expect(store.back()).toBe(true);
    expect(store.source).toBeNull();
    expect(store.back()).toBe(false);
  });
});

it("feeding: those that cost least are let go where stars are missing, in one gesture", () => {
  play.view = viewOf(
    { "3": { owner: 0, card: "brute" }, "4": { owner: 0, card: "ghost" } },
    { phase: "feeding", stars: 1, prompt: { do: "feed" } },
  );
  play.choices = [choice("leave", { spot: 3 }), choice("leave", { spot: 4 })];
  store.tidy();
  expect(store.leaving).toEqual([4]);
  expect(store.moves).toEqual(["leave 4", "feed"]);
  store.tapSpot(4);
  expect(panel(store)?.buttons[0]?.off).toBe(true);
});

it("feeding: whoever was let go is what the coach marks, until all are fed again", () => {
  const own = storeOf(play.play);
  own.leaving = [4];
  expect(aims(choice("feed"), play.play)).toEqual(["spot:4"]);
  own.leaving = [];
  expect(aims(choice("feed"), play.play)).toEqual([]); // then the button
});

it("lives: the choice is sent as places, and all seven can't be kept (TB1)", () => {
  play.view = viewOf(
    {},
    {
      phase: "keeping",
      turn: 0,
      prompt: { do: "keep", most: 6 },
      shown_hands: [["jaw", "jaw", "brute", "brute", "ghost", "wall", "bite"], null],
      choice: null,
    },
  );
  play.choices = [choice("keep", { places: [] })];
  for (const place of [0, 1, 2, 3, 4, 5, 6]) store.toggleKept(place);
  expect(store.kept).toHaveLength(6);
  expect(play.whyNot).toHaveBeenCalled();
  for (const place of [1, 3, 4, 5]) store.toggleKept(place);
  expect(store.moves).toEqual(["keep 1 3"]);
});

describe("one's own lives", () => {
  beforeEach(() => {
    play.view = viewOf({}, { phase: "harvest", prompt: { do: "life" } });
    play.choices = [choice("pass")];
  });
  const press = (id: string): void =>
    panel(store)
      ?.buttons.find((button) => button.id === id)
      ?.run();

  it("are asked about until they are always left, in this game alone", () => {
    expect(store.lifeWish.silent).toBe(false);
    press("always-leave");
    expect(sent()).toEqual(["pass"]);
    expect(store.lifeWish.silent).toBe(true);
    expect(panel(store)).toBeNull();
    expect(new Store(play.play).lifeWish.silent).toBe(true); // the page was loaded again
    const other = new FakePlay();
    other.info = { ...other.info, id: "another" };
    other.view = play.view;
    expect(new Store(other.play).lifeWish.silent).toBe(false);
  });

  it("can be asked about again, and are in a lesson", () => {
    store.lifeWish.choose(true);
    store.lifeWish.choose(false);
    expect(store.lifeWish.silent).toBe(false);
    expect(new Store(play.play).lifeWish.leaves).toBe(false);
    store.lifeWish.choose(true);
    play.coach = { closed: false };
    expect(store.lifeWish.silent).toBe(false);
  });

  it("are passed after half a second to one and a half, whatever they are (H6)", () => {
    const times = Array.from({ length: 200 }, () => store.lifeWish.delay());
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
    expect(store.wish.silent()).toBe(false);
    store.wish.choose("die");
    expect(store.wish.silent()).toBe(true);
    store.aids = { ...NO_AIDS, dying: [3] };
    expect(store.wish.silent()).toBe(false);
    store.wish.choose("open");
    expect(store.wish.silent()).toBe(false);
    play.view = viewOf(
      { ...play.view?.table, "5": { owner: 0, card: "wall" } },
      { turn: 5, prompt: { do: "trap" } },
    );
    expect(store.wish.silent()).toBe(true);
    expect(new Store(play.play).wish.wish).toBe("open");
  });

  it("pass by themselves after half a second to one and a half (H6)", () => {
    const times = Array.from({ length: 200 }, () => store.wish.delay());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...times)).toBeLessThanOrEqual(1500);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(500);
  });

  it("are passed for the rest of one turn only", () => {
    store.wish.passAllTurn();
    expect(store.wish.silent()).toBe(true);
    play.view = viewOf({}, { turn: 6, prompt: { do: "trap" } });
    expect(store.wish.silent()).toBe(false);
  });
});

describe("a stolen card", () => {
  const asked = (options: Record<string, string | boolean>) => {
    play.view = viewOf({}, { options, ask: "loot", prompt: { do: "loot" }, loot: "brute" });
    play.choices = [choice("trophy"), choice("hand")];
    return panel(store);
  };
  const main = (options: Record<string, string | boolean>): string[] =>
    (asked(options)?.buttons ?? []).filter((one) => one.main).map((one) => one.id);

  it("is best hung up where trophies count at the end", () => {
    expect(main({})).toEqual(["trophy"]);
  });

  it("is best taken into the hand where only the living win (72), unless trophies are lives (X6)", () => {
    expect(main({ last_standing: true })).toEqual(["hand"]);
    expect(main({ last_standing: true, trophies: "lives" })).toEqual(["trophy"]);
  });
});

describe("a draft", () => {
  const pack = (choice: string | null, moves: number): void => {
    play.view = viewOf({}, { phase: "drafting", prompt: { do: "pick" }, pack: ["brute", "ghost"], choice });
    play.choices = ["brute", "ghost"].map((card) => ({ ...choiceOf(card), text: `pick ${card}` }));
    play.info.moves = moves;
    store.tidy();
  };
  const choiceOf = (card: string) => choice("pick", { card });

  it("a choice stays while others pick, and while it is told", () => {
    pack(null, 1);
    store.tapOffered(1);
    play.choices = []; // what another does is told
    store.tidy();
    pack(null, 2);
    expect(store.heldCard).toBe("ghost");
    expect(store.moves).toEqual(["pick ghost"]);
  });

  it("is put away with its pack", () => {
    pack(null, 1);
    store.tapOffered(1);
    play.view = viewOf({}, { phase: "drafting", prompt: { do: "pick" }, pack: ["wall"], choice: null });
    store.tidy();
    expect(store.held).toBeNull();
  });
});

it("set-up: cards that are kept stay chosen while others lock theirs in", () => {
  const keeping = (moves: number): void => {
    play.view = viewOf({}, { phase: "keeping", prompt: { do: "keep" }, choice: [1] });
    play.choices = [choice("keep")];
    play.info.moves = moves;
    store.tidy();
  };
  keeping(1);
  store.toggleKept(1);
  keeping(2);
  expect(store.kept).toEqual([0, 1]);
});

describe("the end of a phase", () => {
  beforeEach(() => {
    play.view = viewOf(
      { "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } },
      { phase: "attack", prompt: { do: "attack" } },
    );
    play.choices = [choice("end"), choice("attack", { spot: 3 })];
    store.aids = {
      ...NO_AIDS,
      attacks: { "3": { target: [4], double: [], kill: [], split: {}, refused: {} } },
    };
  });

  it("asks before an attack that is prepared is lost, and goes on once it is confirmed", () => {
    store.tapSpot(3);
    store.tapSpot(4);
    store.end();
    expect(play.submit).not.toHaveBeenCalled();
    expect(play.notice).toMatchObject({ kind: "caution", text: "raw-web-unmade-attack" });
    play.notice?.confirm?.();
    expect(play.submit).toHaveBeenCalledWith(expect.objectContaining({ text: "end" }), true);
  });

  it("asks nothing where nothing is chosen", () => {
    store.end();
    expect(sent()).toEqual(["end"]);
  });
});

describe("a tap that does nothing while cards are laid", () => {
  beforeEach(() => {
    play.view = viewOf({ "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "ghost" } });
    play.choices = [choice("end"), { ...choice("lay", { card: "brute" }), text: "lay brute" }];
  });

  it("on a monster is answered by when monsters fight", () => {
    store.tapSpot(3);
    expect(play.whyNot).toHaveBeenCalledWith("attack 3");
    store.tapSpot(4);
    expect(play.whyNot).toHaveBeenCalledWith("attack 4");
  });

  it("the table is named only where something on it can be chosen", () => {
    expect(panel(store)?.lines[0]).toBe("raw-web-lay-text");
    play.choices = [...play.choices, choice("bury", { spot: 3 })];
    expect(panel(store)?.lines[0]).toBe("raw-web-lay-text-table");
  });
});
