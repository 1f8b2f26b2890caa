import { expect, it } from "vitest";
import { faultsIn, grouped } from "$/shell/options/contentFaults";

it("faults of a content file are shown card by card", () => {
  const faults = [
    "card 1 (jaw): cost is missing",
    "no beast: nobody could attack",
    "card 1 (jaw): effects 2: tap is not for traps",
    "card 3: id is missing",
  ];
  expect(grouped(faults)).toEqual([
    { entry: "card 1 (jaw)", faults: ["cost is missing", "effects 2: tap is not for traps"] },
    { entry: "", faults: ["no beast: nobody could attack"] },
    { entry: "card 3", faults: ["id is missing"] },
  ]);
  expect(faultsIn({ faults }, "text")).toEqual(faults);
  expect(faultsIn(undefined, "too long")).toEqual(["too long"]);
});
