import { expect, test } from "vitest";
import { eyesOf, momentOf, replayPath } from "$/replay/address";

test("an address names the moment and the eyes", () => {
  for (const [at, eyes] of [
    [0, null],
    [7, 2],
    [61, "all"],
  ] as const) {
    const { searchParams, pathname } = new URL(replayPath("x".repeat(22), at, eyes), "http://here");
    expect(pathname).toBe(`/replay/${"x".repeat(22)}`);
    expect(momentOf(searchParams.get("at"), 61)).toBe(at);
    expect(eyesOf(searchParams.get("as"), 3)).toBe(eyes);
  }
  expect(replayPath("x")).toBe("/replay/x");
});

test("what is no moment is the beginning, and what is too late is the end", () => {
  expect(momentOf(null, 9)).toBe(0);
  expect(momentOf("99", 9)).toBe(9);
  for (const word of ["-1", "2.5", "", "x", "1e3", "12345678"]) expect(momentOf(word, 9)).toBe(0);
});

test("whoever has no seat looks on", () => {
  for (const word of [null, "3", "-1", "x", "", "ALL", "01x"]) expect(eyesOf(word, 3)).toBe(null);
});
