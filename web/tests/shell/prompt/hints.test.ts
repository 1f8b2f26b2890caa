import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advisable, moveText, reasonTexts, toldBefore } from "$/shell/prompt/hints.svelte";
import type { Play } from "$/table/play.svelte";
import { load } from "$/text/library";
import { Seating } from "$/text/texts";

const SEATING = new Seating(["Anna", "Beta"], 0);

describe("a hint in words", () => {
  it("says the move and what speaks for it", async () => {
    const texts = await load("en", "envyra");
    const choice = { move: 12, text: "place a1 b1", verb: "place", cells: ["Leaf", "Sun (b1)"] }; // as the game names them
    expect(moveText(choice, choice.text, texts, SEATING)).toBe("Place two cubes: Leaf and Sun (b1)");
    const ground = { name: "points", worth: 3000, values: { cell: "Leaf", points: 3, chance_permille: 340 } };
    expect(reasonTexts([ground, ground], texts, SEATING)).toEqual([
      "Leaf brings 3 points; chance to get it: about 34%.",
    ]);
  });

  it("gives the notation where a game has no words, and leaves out what it can't say", async () => {
    const texts = await load("en", "raw");
    const choice = { move: 1, text: "dance", verb: "dance" };
    expect(moveText(choice, "dance", texts, SEATING)).toBe("dance");
    const unknown = { name: "nonsense", worth: 5, values: {} };
    const life = { name: "life", worth: 3, values: { victim: 1 } };
    expect(reasonTexts([unknown, life], texts, SEATING)).toEqual(["It steals a life from Beta (B)."]);
  });
});

describe("what a hint has told", () => {
  const forewarns = { abandoning: ["empties", "swap"], stopping: ["move-stop"] };
  const ground = (name: string) => ({ name, worth: 1, values: {} });

  it("is what its grounds say, or the move itself", () => {
    const move = { move: 1, text: "India Iran 3", verb: "move" };
    expect(toldBefore(forewarns, move, [ground("land"), ground("empties")])).toEqual(["abandoning"]);
    expect(toldBefore(forewarns, move, [ground("land")])).toEqual([]);
    expect(toldBefore(forewarns, { move: 2, text: "stop", verb: "stop" }, [])).toEqual(["stopping"]);
    expect(toldBefore({}, move, [ground("empties")])).toEqual([]);
  });

  it.each(["raw", "rawsiko", "envyra"])(
    "has a sentence for each caution that need not be asked: %s",
    async (game) => {
      const source = readFileSync(new URL(`../../../src/games/${game}/module.ts`, import.meta.url), "utf8");
      const told = /forewarns: \{(.*)\}/.exec(source)?.[1] ?? "";
      const texts = await load("en", game);
      for (const [, names = ""] of told.matchAll(/\[(.*?)\]/g))
        for (const [, name] of names.matchAll(/"([a-z-]+)"/g))
          expect(texts.has("hint", name ?? ""), name).toBe(true);
    },
  );
});

describe("the moment for a hint", () => {
  const play = (coach: { closed: boolean } | null, myTurn = true): Play =>
    ({
      info: { game: "any" },
      coach,
      myTurn,
      at: null,
      chair: { offer: { choices: [{ move: 1, text: "end", verb: "end" }] } },
    }) as unknown as Play;

  it("is one's own turn; in a lesson the coach must have been sent away", () => {
    expect(advisable(play(null))).toBe(true);
    expect(advisable(play(null, false))).toBe(false);
    expect(advisable(play({ closed: false }))).toBe(false);
    expect(advisable(play({ closed: true }))).toBe(true);
  });
});
