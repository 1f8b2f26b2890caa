/** What the coach says, points at and lets through. */
import { beforeEach, expect, test } from "vitest";
import type { Play } from "$/table/play.svelte";
import { Coach } from "$/tutorial/coach.svelte";

const WORDS: Record<string, string> = {
  "pips-tutorial-aim": "Aim.",
  "pips-tutorial-lay": "Lay x.",
  "pips-tutorial-lay-2": "Now the end.",
  "pips-tutorial-lay-else": "Lay x first.",
  "pips-tutorial-lay-else-2": "End!",
  "pips-tutorial-free": "Play on.",
};
const STEPS = [
  { id: "aim", at: 0, asks: [], point: ["ui:aside"] },
  {
    id: "lay",
    at: 0,
    asks: [
      { at: 0, move: "lay x", number: 5 },
      { at: 1, move: "end", number: 0 },
    ],
    point: ["spot:1"],
  },
  { id: "free", at: 3, asks: [], point: [] },
];
const choice = (move: number, text: string, card?: string) => ({
  move,
  text,
  verb: text.split(" ")[0] ?? "",
  card,
});

/** As much of a play as a coach looks at. */
function fake() {
  return {
    info: { id: "t", game: "pips", moves: 0 },
    choices: [choice(5, "what the card says", "x"), choice(0, "end")],
    myTurn: true,
    texts: { find: (id: string) => WORDS[id] ?? null },
    module: { aims: ({ card }: { card?: string }) => (card ? [`card:${card}`] : []) },
  };
}

let play: ReturnType<typeof fake>;
let coach: Coach;
beforeEach(() => {
  play = fake();
  coach = new Coach(play as unknown as Play);
  coach.steps = STEPS;
});

/** The server has taken a move, and the board shows it. */
function moved(moves: number): void {
  play.info.moves = moves;
  coach.moves = moves;
}

test("it tells first, and holds moves back until that is read", () => {
  expect([coach.words, coach.asking, coach.pieces]).toEqual(["Aim.", false, ["ui:aside"]]);
  expect(coach.gate("lay x", null)).not.toBeNull();
  expect(coach.strayed).toBe(false);
  coach.next();
  expect([coach.words, coach.asking]).toEqual(["Lay x.", true]);
});

test("it asks for a move, points at it, and explains when something else is tried", () => {
  coach.next();
  expect(coach.wanted?.move).toBe(5);
  expect(coach.pieces).toEqual(["spot:1", "card:x"]);
  expect(coach.gate("end", null)).toBe("Lay x first.");
  expect(coach.strayed).toBe(true);
  expect(coach.gate("what the card says", choice(5, "what the card says"))).toBeNull();
  expect([coach.strayed, coach.saying]).toEqual([false, "Lay x."]); // nothing of it while the board shows the right one
  moved(1);
  expect(coach.gate("lay y", null)).toBe("End!"); // the second move has words of its own
  expect([coach.words, coach.pieces]).toEqual(["Now the end.", ["spot:1", "ui:actions"]]);
});

test("an order that was carried out is not repeated while what comes of it is shown", () => {
  coach.next();
  expect([coach.done, coach.saying]).toEqual([false, "Lay x."]);
  play.info.moves = 1; // the board has not come so far
  expect(coach.done).toBe(true);
  expect(coach.saying).not.toBe("Lay x.");
  coach.moves = 1;
  expect([coach.done, coach.saying]).toEqual([false, "Now the end."]);
  moved(2);
  play.myTurn = false; // others move
  expect(coach.done).toBe(true);
  coach.back = 1;
  expect([coach.done, coach.saying]).toEqual([false, "Aim."]);
});

test("what is on its way counts before it is shown", () => {
  coach.next();
  play.info.moves = 1;
  expect(coach.asking).toBe(false);
  expect(coach.gate("end", null)).toBeNull();
});

test("it keeps its words while the others move, and looks back and forth", () => {
  coach.next();
  moved(2);
  play.myTurn = false;
  expect([coach.words, coach.now.watch]).toEqual(["Now the end.", true]);
  coach.back = 1;
  expect(coach.words).toBe("Aim.");
  coach.next();
  expect(coach.words).toBe("Now the end.");
});

test("a game that went another way is not held back", () => {
  coach.next();
  play.choices = [choice(9, "lay z", "z"), choice(0, "end")];
  expect(coach.astray).toBe(true);
  expect(coach.gate("lay z", null)).toBeNull();
});

test("the last step lets everything through, and then it is gone until it is called", () => {
  moved(3);
  expect([coach.words, coach.last]).toEqual(["Play on.", true]);
  expect(coach.gate("anything", null)).toBeNull();
  coach.next();
  expect(coach.closed).toBe(true);
  coach.close(false);
  expect([coach.closed, coach.words]).toEqual([false, "Play on."]);
});

test("it keeps room for its longest texts, and finds those of another script by their beginning", () => {
  expect(coach.longest.map(({ words }) => words)).toEqual([
    "Lay x first.",
    "Now the end.",
    "Play on.",
    "Lay x.",
  ]);
  coach.stem = "pips-tutorial-2";
  expect([coach.words, coach.longest]).toEqual(["", []]);
});
