import { describe, expect, it } from "vitest";
import { type ChoiceOption, fitting, seatsFor } from "$/shell/options";

describe("options of a table", () => {
  const first: ChoiceOption = { name: "first", type: "choice", default: "any", choices: ["any", "2", "4"], seats: { "2": 2, "4": 4 } };

  it("offers what fits the seats, and what is chosen already", () => {
    expect(fitting(first, 1, "any")).toEqual(["any"]);
    expect(fitting(first, 3, "any")).toEqual(["any", "2"]);
    expect(fitting(first, 3, "4")).toEqual(["any", "2", "4"]);
    expect(fitting({ ...first, seats: undefined }, 1, "any")).toEqual(["any", "2", "4"]);
  });

  it("knows how many seats a value needs", () => {
    expect(seatsFor(first, "4")).toBe(4);
    expect(seatsFor(first, "any")).toBe(1);
    expect(seatsFor({ name: "turns", type: "number", default: 6, low: 3, high: 12 }, 12)).toBe(1);
  });
});
