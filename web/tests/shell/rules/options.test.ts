import { beforeAll, describe, expect, it } from "vitest";
import { type Book, loadBook } from "$/games/book";
import { bind, rulesOf } from "$/shell/rules/boundBook";
import { languages } from "$/text/language.svelte";
import { load } from "$/text/library";
import type { Data, Texts } from "$/text/texts";

const AGREED = {
  turns: 4,
  setup: "territories",
  starting_assets: "9",
  stranglehold: true,
  trade: false,
  garrison: true,
};

/** rawsiko.61 and others: what is an option is told as this table plays it. */
describe("the notes of RAWsiko's book", () => {
  let book: Book;
  let spoken: Texts[];

  beforeAll(async () => {
    const found = await loadBook("rawsiko");
    if (!found) throw new Error("it has none");
    book = found;
    spoken = await Promise.all(languages.map((language) => load(language, "rawsiko")));
  });

  const note = (texts: Texts, number: string, options: Data | null): string =>
    bind(book, texts, "rest", options)
      .chapters.flatMap(rulesOf)
      .find((rule) => rule.number === number)?.more ?? "";

  it("tell another reading of rule 61 at every table, and all without one", () => {
    for (const texts of spoken) {
      const told = ["failed-fresh", "conquerors-fresh", "loss-fresh"].map((after_clash) =>
        note(texts, "61", { ...AGREED, after_clash }),
      );
      expect(new Set(told).size, texts.languages[0]).toBe(3);
      const all = note(texts, "61", null);
      expect(all.length).toBeGreaterThan(Math.max(...told.map((one) => one.length)));
      expect(told).not.toContain(all);
    }
  });

  it("tell the number of turns and the rules that are played", () => {
    const options = { ...AGREED, after_clash: "failed-fresh" };
    const english = spoken[languages.indexOf("en")];
    if (!english) throw new Error("no English");
    expect(note(english, "36", options)).toBe("This table plays 4 turns.");
    expect(note(english, "36", null)).toBe("It is agreed before the game, from 3 to 12.");
    expect(note(english, "71", options)).toMatch(/It is played at this table\.$/);
    expect(note(english, "73", options)).toMatch(/It is not played at this table\.$/);
    expect(note(english, "73", null)).not.toMatch(/at this table/);
    expect(note(english, "34", options)).toBe("At this table everybody distributes 9.");
    expect(note(english, "34", null)).toBe("");
    expect(
      bind(book, english, "rest", options)
        .brief.flatMap(({ points }) => points)
        .join(" "),
    ).toContain("After the last turn (4)");
  });

  it("have no note that is missing in a language or for a value", () => {
    const values: Data[] = ["failed-fresh", "conquerors-fresh", "loss-fresh"].flatMap((after_clash) =>
      ["simple", "territories", "continents"].map((setup) => ({ ...AGREED, after_clash, setup })),
    );
    for (const texts of spoken) {
      for (const options of [null, ...values]) {
        const rules = bind(book, texts, "rest", options).chapters.flatMap(rulesOf);
        for (const { number, more } of rules)
          expect(more, `${texts.languages[0]} ${number}`).toMatch(/^$|[.“”]$/);
        expect(rules.filter(({ more }) => more).length).toBeGreaterThan(20);
      }
    }
  });
});
