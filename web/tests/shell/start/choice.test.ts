import { describe, expect, it } from "vitest";
import type { GameInfo } from "$/protocol/types";
import { changes, settled, usual } from "$/shell/start/choice";

const LEVELS = ["random", "greedy", "wise"];
const game: GameInfo = {
  id: "tiles",
  title: "Tiles",
  authors: "",
  publisher: "",
  rules: 1,
  seats: [2, 4],
  events: [],
  options: [
    { name: "grid", type: "choice", default: "auto", choices: ["auto", "4x3"], seats: { "4x3": [3, 4] } },
    { name: "short", type: "switch", default: false },
    { name: "turns", type: "number", default: 6, low: 3, high: 12 },
  ],
};

describe("a game against bots as it was chosen", () => {
  it("is the usual one while nothing was chosen", () => {
    expect(settled(undefined, game, LEVELS)).toEqual({ choice: usual(game, LEVELS), fallen: [] });
    expect(usual(game, LEVELS)).toEqual({ seats: 3, level: "wise", options: {}, clock: null });
    expect(usual({ ...game, seats: [2, 2] }, ["random"])).toEqual({
      seats: 2,
      level: "random",
      options: {},
      clock: null,
    });
    expect(usual({ ...game, seats: [4, 6] }, LEVELS).seats).toBe(4);
  });

  it("keeps what can be played", () => {
    const kept = { seats: 4, level: "greedy", options: { grid: "4x3", short: true, turns: 6 }, clock: 60 };
    const { choice, fallen } = settled(kept, game, LEVELS);
    expect(choice).toEqual({ seats: 4, level: "greedy", options: { grid: "4x3", short: true }, clock: 60 });
    expect(fallen).toEqual([]);
    expect(changes(choice, game).map(({ option }) => option.name)).toEqual(["grid", "short"]);
  });

  it("lets fall what does not go with the number of players, and says what", () => {
    const { choice, fallen } = settled(
      { seats: 2, level: "greedy", options: { grid: "4x3", short: true }, clock: null },
      game,
      LEVELS,
    );
    expect(choice.options).toEqual({ short: true });
    expect(fallen.map(({ option, value }) => [option.name, value])).toEqual([["grid", "4x3"]]);
  });

  it.each([
    ["nonsense", usual(game, LEVELS)],
    [
      { seats: 9, level: "gone", options: { grid: "9x9", old: 1, turns: 99 }, clock: 1 },
      { ...usual(game, LEVELS), seats: 4 },
    ],
    [{ seats: "two", level: 3, options: null, clock: "x" }, usual(game, LEVELS)],
    [null, usual(game, LEVELS)],
  ])("makes the best of what another version has kept: %j", (kept, wanted) => {
    expect(settled(kept, game, LEVELS)).toEqual({ choice: wanted, fallen: [] });
  });
});
