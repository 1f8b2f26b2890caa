import { describe, expect, it } from "vitest";
import { type ChoiceOption, fits, fitting, optionsSince, seatsFor, takes } from "$/shell/options/options";

describe("options of a table", () => {
  const first: ChoiceOption = {
    name: "first",
    type: "choice",
    default: "any",
    choices: ["any", "2", "4", "duel"],
    seats: { "2": [2, 4], "4": [4, 4], duel: [2, 2] },
  };
  const turns = { name: "turns", type: "number", default: 6, low: 3, high: 12 } as const;

  it("offers what fits the seats, and what is chosen already", () => {
    expect(fitting(first, 1, "any")).toEqual(["any"]);
    expect(fitting(first, 2, "any")).toEqual(["any", "2", "duel"]);
    expect(fitting(first, 3, "any")).toEqual(["any", "2"]);
    expect(fitting(first, 3, "4")).toEqual(["any", "2", "4"]);
    expect(fitting({ ...first, seats: undefined }, 1, "any")).toEqual(["any", "2", "4", "duel"]);
  });

  it("knows how many seats a value needs, and how many are too many", () => {
    expect(seatsFor(first, "4")).toEqual({ least: 4, most: 4 });
    expect(seatsFor(first, "any")).toEqual({ least: 1, most: Infinity });
    expect(seatsFor(turns, 12)).toEqual({ least: 1, most: Infinity });
    expect([2, 3].map((seats) => fits(first, "duel", seats))).toEqual([true, false]);
  });

  it("knows which values an option takes", () => {
    expect([3, 12, 2, 13, 3.5, "3", true, undefined].map((value) => takes(turns, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(["any", "none", 2].map((value) => takes(first, value))).toEqual([true, false, false]);
    expect(
      [true, "yes"].map((value) => takes({ name: "trade", type: "switch", default: false }, value)),
    ).toEqual([true, false]);
  });
});

it("a table that was begun before an option came does not have it", () => {
  const form = [{ name: "hunt" }, { name: "handicap", since: 2 }];
  expect(optionsSince(form, 1).map((option) => option.name)).toEqual(["hunt"]);
  expect(optionsSince(form, 2).map((option) => option.name)).toEqual(["hunt", "handicap"]);
});
