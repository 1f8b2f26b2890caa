import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type Book, loadBook } from "$/games/book";
import { bind, isFigure, numbersIn, REST, rulesOf } from "$/shell/rules/boundBook";
import { load, ownGames } from "$/text/library";
import { languages } from "$/text/language.svelte";
import type { Texts } from "$/text/texts";

describe.each(ownGames)("the rule book of %s", (game) => {
  let book: Book;
  let spoken: Texts[];

  beforeAll(async () => {
    const found = await loadBook(game);
    if (!found) throw new Error("it has none");
    book = found;
    spoken = await Promise.all(languages.map((language) => load(language, game)));
  });

  const named = (): string[] =>
    book.chapters
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (typeof part === "string" ? numbersIn(part).flat() : []));

  it("has every rule once, and no other", () => {
    const all = spoken[0]?.rules().map(({ number }) => number) ?? [];
    expect(all.length).toBeGreaterThan(60);
    expect([...named()].sort()).toEqual([...all].sort());
  });

  it("says everything in every language", () => {
    for (const texts of spoken) {
      const { brief, chapters } = bind(book, texts, "rest");
      expect(chapters.map(({ id }) => id)).not.toContain(REST);
      for (const { title, points } of brief) {
        expect(title).not.toMatch(/\.$/);
        expect(points.length).toBeGreaterThan(0);
        for (const point of points) expect(point).toMatch(/\.$/);
      }
      for (const chapter of chapters) {
        expect(chapter.title, chapter.id).not.toBe("");
        for (const rule of rulesOf(chapter)) expect(rule.text, rule.number).toMatch(/\.$/);
      }
      for (const figure of chapters.flatMap(({ parts }) => parts).filter(isFigure)) {
        for (const message of [`${game}-figure-${figure.id}`, `${game}-figure-${figure.id}-text`]) {
          expect(texts.find(message), message).toMatch(/\.$/);
        }
      }
    }
  });

  it("asks in its notes for no option that it does not name", () => {
    const asked = new Set(book.options);
    for (const { bundle } of spoken.flatMap((texts) => texts["sources"])) {
      for (const id of bundle._messages.keys()) {
        if (!id.startsWith(`${game}-book-`) && !id.startsWith(`${game}-brief-`)) continue;
        const named = [
          ...JSON.stringify(bundle.getMessage(id)?.value).matchAll(/"type":"var","name":"([^"]+)"/g),
        ];
        for (const [, name = ""] of named) expect(asked, id).toContain(name);
      }
    }
  });

  it("uses all that was written for it", () => {
    const figures = book.chapters
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (typeof part === "string" ? [] : [part.id]));
    const known: Record<string, string[]> = {
      chapter: book.chapters.map(({ id }) => id),
      brief: book.brief,
      book: named(),
    };
    const file = new URL(
      `../../../../src/ludoteka/games/${game}/locales/en/${game}-book.ftl`,
      import.meta.url,
    );
    const written = [...readFileSync(file, "utf8").matchAll(new RegExp(`^${game}-([a-z]+)-(\\S+) =`, "gm"))];
    expect(written.length).toBeGreaterThan(40);
    for (const [message, what = "", id = ""] of written) {
      if (what === "figure")
        expect(
          figures.some((figure) => id === figure || id.startsWith(`${figure}-`)),
          message,
        ).toBe(true);
      else expect(known[what], message).toContain(id);
    }
  });

  it("points only to rules that there are", () => {
    const all = new Set(named());
    for (const [from, to] of Object.entries(book.see ?? {})) {
      for (const number of [from, ...to.split(" ")]) expect(all, `${from}: ${to}`).toContain(number);
    }
  });

  it("tells the unusual last", () => {
    const folded = book.chapters.map((chapter) => chapter.folded === true);
    expect(folded).toEqual([...folded].sort());
    expect(folded[0]).toBe(false);
    expect(folded.at(-1)).toBe(true);
  });
});
