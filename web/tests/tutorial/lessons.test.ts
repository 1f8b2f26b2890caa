/** Which lesson comes next, by what this device has seen to the end. */
import { beforeEach, expect, test, vi } from "vitest";
import { isLearned, lessonsOf, markLearned, nextLesson } from "$/tutorial/lessons";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("the first lesson leads to the second, and after the last one may begin anew", () => {
  expect(lessonsOf(2)).toEqual([1, 2]);
  expect(nextLesson("raw", 2)).toBe(1);
  markLearned("raw", 1);
  markLearned("raw", 1);
  expect([isLearned("raw", 1), isLearned("raw", 2), isLearned("rawsiko", 1)]).toEqual([true, false, false]);
  expect(nextLesson("raw", 2)).toBe(2);
  markLearned("raw", 2);
  expect(nextLesson("raw", 2)).toBe(1);
});

test("a device that keeps nonsense, or nothing, has learned nothing", () => {
  localStorage.setItem("ludoteka.learned", "{");
  expect(nextLesson("raw", 2)).toBe(1);
  localStorage.setItem("ludoteka.learned", "[1, null]");
  expect(isLearned("raw", 1)).toBe(false);
});
