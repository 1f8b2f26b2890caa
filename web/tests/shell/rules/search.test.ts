import { beforeAll, describe, expect, it } from "vitest";
import { loadBook } from "$/games/book";
import { bind, type BoundChapter, isFigure, rulesOf } from "$/shell/rules/boundBook";
import { count, marked, search, wordsOf } from "$/shell/rules/search";
import { load } from "$/text/library";

let english: BoundChapter[];
let slovak: BoundChapter[];

beforeAll(async () => {
  const book = await loadBook("raw");
  english = bind(book, await load("en", "raw"), "rest").chapters;
  slovak = bind(book, await load("sk", "raw"), "rest").chapters;
});

const numbers = (chapters: readonly BoundChapter[]): string[] =>
  chapters.flatMap(rulesOf).map(({ number }) => number);

describe("looking for a rule", () => {
  it("finds everything without words", () => {
    expect(search(english, "  ")).toEqual(english);
    expect(count(english)).toBeGreaterThan(150);
  });

  it("finds words without accents and capitals", () => {
    const found = numbers(search(slovak, "KOSTLIVCA kartu"));
    expect(found).toContain("32");
    expect(found).toEqual(numbers(search(slovak, "kostlivca kartu")));
    expect(found.length).toBeLessThan(30);
  });

  it("finds a number first, then where it stands in a sentence", () => {
    const found = numbers(search(english, "7"));
    expect(found[0]).toBe("7");
    expect(found).toContain("X23"); // 7 cards for each player
    expect(found).not.toContain("17");
    for (const query of ["D-B4", "d-b4", "raw.D-B4"]) expect(numbers(search(english, query))[0]).toBe("D-B4");
    expect(numbers(search(english, "999"))).toEqual([]);
  });

  it("finds another form of a word if there is none like it", () => {
    expect(numbers(search(slovak, "kostlivcami")).length).toBeGreaterThan(0);
    expect(search(slovak, "xyzzy")).toEqual([]);
  });

  it("finds by the heading of the chapter", () => {
    expect(numbers(search(slovak, "rabovanie"))).toContain("24");
  });

  it("keeps the order of the book, and leaves out pictures", () => {
    const all = numbers(english);
    const found = search(english, "trap");
    const places = numbers(found).map((number) => all.indexOf(number));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(found.flatMap(({ parts }) => parts).some(isFigure)).toBe(false);
  });
});

describe("marking what was found", () => {
  it("marks letters with their accents", () => {
    expect(marked("Ťahá príšera.", wordsOf("prisera"))).toEqual([
      { text: "Ťahá ", hit: false },
      { text: "príšera", hit: true },
      { text: ".", hit: false },
    ]);
  });

  it("marks several words that touch as one", () => {
    expect(marked("abc", ["ab", "bc"])).toEqual([{ text: "abc", hit: true }]);
  });
});

describe("a game without a book", () => {
  it("is listed as it comes", async () => {
    const { brief, chapters } = bind(null, await load("en", "envyra"), "Rules");
    expect(brief).toEqual([]);
    expect(chapters.map(({ title }) => title)).toEqual(["Rules"]);
    expect(numbers(chapters).slice(0, 2)).toEqual(["1", "2"]);
  });
});
