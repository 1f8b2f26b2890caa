import { expect, it } from "vitest";
import { Announcing } from "$/shell/table/announcements";

it("says each thing once, in its last words", () => {
  const announcing = new Announcing();
  expect(announcing.note("1.0", "One tile comes.")).toBe(true);
  expect(announcing.note("1.0", "One tile comes.")).toBe(false);
  expect(announcing.note("1.0", "Two tiles come.")).toBe(true);
  expect(announcing.note("2.0", "Round 2 begins.")).toBe(true);
  expect(announcing.message()).toBe("Two tiles come. Round 2 begins.");
  expect(announcing.note("2.0", "Round 2 begins.")).toBe(false);
  expect(announcing.message()).toBe("Two tiles come. Round 2 begins.");
});

it("says an equal thing that has happened again", () => {
  const announcing = new Announcing();
  announcing.note("1", "Boris passes.");
  expect(announcing.message()).toBe("Boris passes.");
  announcing.note("2", "Boris passes.");
  expect(announcing.message()).toBe("Boris passes.\u00a0");
  announcing.note("3", "Boris passes.");
  expect(announcing.message()).toBe("Boris passes.");
  expect(announcing.note("3", "")).toBe(false);
});
