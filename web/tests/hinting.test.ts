import { describe, expect, it } from "vitest";
import { advisable, moveText, reasonTexts } from "../src/shell/hinting.svelte";
import type { Play } from "../src/table/play.svelte";
import { load } from "../src/text/library";
import { Seating } from "../src/text/texts";

const SEATING = new Seating(["Anna", "Beta"], 0);

describe("a hint in words", () => {
  it("says the move and what speaks for it", async () => {
    const texts = await load("en", "envyra");
    const choice = { move: 12, text: "place a1 b1", verb: "place", cells: ["a1", "b1"] };
    expect(moveText(choice, choice.text, texts, SEATING)).toBe("Place two cubes: a1 and b1");
    const ground = { name: "points", worth: 3000, values: { cell: "a1", points: 3, chance_permille: 340 } };
    expect(reasonTexts([ground, ground], texts, SEATING)).toEqual(["a1 brings 3 points; chance to get it: about 34%."]);
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

describe("the moment for a hint", () => {
  const play = (coach: { closed: boolean } | null, myTurn = true): Play =>
    ({ coach, myTurn, at: null, chair: { offer: { choices: [{ move: 1, text: "end", verb: "end" }] } } }) as unknown as Play;

  it("is one's own turn; in a lesson the coach must have been sent away", () => {
    expect(advisable(play(null))).toBe(true);
    expect(advisable(play(null, false))).toBe(false);
    expect(advisable(play({ closed: false }))).toBe(false);
    expect(advisable(play({ closed: true }))).toBe(true);
  });
});
