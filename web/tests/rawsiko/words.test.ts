/** What the dock and the dice say, drawn as a browser would have it. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { beats } from "$/games/rawsiko/beats";
import ClashCard from "$/games/rawsiko/cards/ClashCard.svelte";
import ChangeLine from "$/games/rawsiko/dock/ChangeLine.svelte";
import { storeOf, type Store } from "$/games/rawsiko/store.svelte";
import { change, factsOf } from "$/games/rawsiko/view/facts";
import type { GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { load } from "$/text/library";
import { Seating, type Texts } from "$/text/texts";
import { FakePlay } from "./table.svelte";
import { viewOf, world } from "./world";

let texts: Texts;
beforeAll(async () => {
  texts = await load("en", "rawsiko");
});

const drawn = (body: string): string =>
  body.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, " ").replace(/&[a-z]+;|\s+/g, " ");

describe("what would come of a move", () => {
  it("names what is completed and what no longer is, and the sum of both (12, 66)", () => {
    const aim = (application: string, points: number, ...missing: string[]) => ({
      application,
      points,
      missing,
    });
    const view = viewOf({
      territories: { MEX: [0, 4, 4], KAZ: [0, 1, 1], FIN: [0, 1, 1] },
      objectives: [[aim("tyres", 3, "NR"), aim("paints", 6)], null, null],
    });
    const found = change(view, world, factsOf(view, world), { takes: ["GTM"], leaves: ["MEX"] });
    expect([found.completes.length, found.breaks.length, found.points]).toEqual([1, 1, -3]);
    const told = drawn(
      render(ChangeLine, { props: { play: { texts } as unknown as Play, change: found } }).body,
    );
    expect(told).toContain("Tyres +3, Paints −6, net −3");
    expect(told).not.toContain("+-");
  });
});

describe("the dice", () => {
  function verdict(seat: number, defender: number, conquered: boolean): string {
    const play = new FakePlay();
    play.view = viewOf({ territories: { DEU: [0, 2, 2] } });
    Object.assign(play, { texts, info: { tutorial: null, seats: [] } });
    const store: Store = storeOf(play.play);
    const event = {
      kind: "clash",
      seat,
      defender,
      source: "TUR",
      target: "DEU",
      attack: [6],
      defence: [1],
      attackers_lost: conquered ? 0 : 1,
      defenders_lost: conquered ? 1 : 0,
      conquered,
    };
    const { body } = render(ClashCard, {
      props: { store, shown: { event, rolling: false, lit: 1, done: true } },
      context: new Map(),
    });
    return `${/class="verdict ?([a-z]*)/.exec(body)?.[1]}: ${/<b[^>]*>(?:<!--[^>]*-->)*([^<]*lost|[^<]*taken|[^<]*holds)/.exec(body)?.[1]}`;
  }

  it("say how it went for the reader: a loss is no success (58)", () => {
    expect(verdict(0, 1, true)).toBe("won: Germany: taken");
    expect(verdict(1, 0, true)).toBe("failed: Germany: lost");
    expect(verdict(1, 0, false)).toBe("won: Germany: holds");
    expect(verdict(0, 1, false)).toBe("failed: Germany: holds");
    expect(verdict(1, 2, true)).toBe(": Germany: taken");
  });
});

it("several placings in one sentence have their numbers (42)", () => {
  const placed = (territory: string, count: number, left: number): GameEvent => ({
    kind: "assets_placed",
    seat: 1,
    territory,
    count,
    left,
  });
  const told = (...events: GameEvent[]) =>
    texts.told("together", "assets_placed", beats.together?.(events) ?? {}, new Seating(["Anna", "Ben"], 0));
  expect(told(placed("BRA", 1, 8), placed("JPN", 7, 1), placed("BRA", 1, 0))).toContain(
    "9 assets: Brazil 2 and Japan 7.",
  );
  expect(told(placed("BRA", 1, 8), placed("BRA", 8, 0))).toContain("9 assets: Brazil.");
});
