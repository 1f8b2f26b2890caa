import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const folder = new URL("../../src/games/envyra/", import.meta.url);
const locales = new URL("../../../src/ludoteka/games/envyra/locales/", import.meta.url);
const source = (readdirSync(folder, { recursive: true }) as string[])
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");
const text = readFileSync(new URL("en/envyra-web.ftl", locales), "utf8");
const written = [...text.matchAll(/^envyra-web-([a-z-]+) =/gm)].map(([, id]) => id ?? "");

/** Messages whose names are put together where they are said. */
const MADE =
  /^(phase-(placing|moving|refill)|ask-(score|order|cubes|tile)|(more|short|brief)-(full|lacking|closes|stays|then|then-leads)|sign-[a-z]+|go-on-restricted|tutorial-watch)$/;
const said = new Set([...source.matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)].map(([, id]) => id ?? ""));

describe("the texts of the board", () => {
  it("are all there, and no other", () => {
    const calls = [...source.matchAll(/\bsay\("([a-z-]+)"/g)]
      .map(([, id]) => id ?? "")
      .filter((id) => id !== "you");
    expect(calls.filter((id) => !written.includes(id))).toEqual([]);
    expect(written.filter((id) => !said.has(id) && !MADE.test(id))).toEqual([]);
  });

  it("can be read", () => {
    const errors = new FluentBundle("en").addResource(new FluentResource(text));
    expect(errors).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
  });

  it.each([0, 1, 2, 4, 5, 11, 21, 22])("say %i of something", (count) => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const words = [
      "name",
      "tile",
      "theme",
      "tiles",
      "names",
      "needs",
      "lacking",
      "cell",
      "cells",
      "symbol",
      "symbols",
      "card",
      "text",
      "board",
    ];
    const numbers = [
      "count",
      "number",
      "most",
      "bag",
      "round",
      "points",
      "needed",
      "placed",
      "value",
      "gain",
      "left",
      "leading",
      "trailing",
      "won",
      "other",
      "sets",
      "cards",
      "grid",
      "unseen",
      "free",
    ];
    for (const me of ["yes", "no"]) {
      const fields = {
        ...Object.fromEntries(words.map((word) => [word, word])),
        ...Object.fromEntries(numbers.map((name) => [name, count])),
        me,
        level: me,
        filled: me,
      };
      for (const id of written) {
        const errors: Error[] = [];
        const message = bundle.getMessage(`envyra-web-${id}`);
        const told = bundle.formatPattern(
          message?.value ?? "",
          id === "says-score" ? { ...fields, tiles: count } : fields,
          errors,
        );
        expect(errors, id).toEqual([]);
        expect(told, id).not.toMatch(/\{|\}|undefined| {2}/);
      }
    }
  });
});
