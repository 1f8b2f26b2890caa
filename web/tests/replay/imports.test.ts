import { expect, test } from "vitest";
import { complete, formsOf } from "$/replay/fork";
import { isRecord, placeOf } from "$/replay/imports";

const RECORD = "ludoteka record 1\ngame: envyra\nrules: x\n\n0 place a1\n1 place b1 c1\n10 move\n\nseed: 00";

test("a fault is found in the text: by its line, or by the number of its move", () => {
  expect(placeOf("line 3: rules should be a number", RECORD)).toEqual({ line: 3, quoted: "rules: x" });
  expect(placeOf("move 2 (seat 1): no such move", RECORD)).toEqual({ line: 6, quoted: "1 place b1 c1" });
  expect(placeOf("move 9 (seat 1): no such move", RECORD)).toBeNull();
  expect(placeOf("'check' is missing", RECORD)).toBeNull();
  expect(placeOf("line 99: nothing", RECORD)).toBeNull();
});

test("a record is known by its first line", () => {
  expect(isRecord(RECORD)).toBe(true);
  expect(isRecord("\n  ludoteka record 1")).toBe(true);
  expect(isRecord("Dear diary, ludoteka record 1")).toBe(false);
});

test("the seats of a fork: people of this device keep theirs, bots get a level", () => {
  expect(formsOf(["device", "bot", "friend"], ["Anna", "B", ""])).toEqual([
    { kind: "device", name: "Anna", keep: 0 },
    { kind: "bot", name: "B", avatar: null },
    { kind: "friend" },
  ]);
  expect(complete(["device", "bot"])).toBe(true);
  expect(complete(["device", "friend"])).toBe(false);
});
