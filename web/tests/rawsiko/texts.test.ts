import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const folder = new URL("../../src/games/rawsiko/", import.meta.url);
const locales = new URL("../../../src/ludoteka/games/rawsiko/locales/", import.meta.url);
const source = (readdirSync(folder, { recursive: true }) as string[])
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");
const text = readFileSync(new URL("en/rawsiko-web.ftl", locales), "utf8");
const all = [...text.matchAll(/^rawsiko-web-([a-z-]+) =/gm)].map(([, id]) => id ?? "");
/** The help of the keys is the shell's to say, line by line. */
const written = all.filter((id) => id !== "keys");

/** Messages whose names are put together where they are said. */
const MADE =
  /^((can|do|aim|drag)-(attack|occupy|move)|filter-(all|legal|mine|needed|empty)|strip-(territories|assets|materials|income))$/;
const quoted = new Set([...source.matchAll(/["']([a-z]+(?:-[a-z]+)*)["']/g)].map(([, id]) => id ?? ""));

describe("the texts of the board", () => {
  it("are all there, and no other", () => {
    const calls = [...source.matchAll(/\bsay\(\s*(?:store\.)?play,\s*"([a-z-]+)"/g)].map(
      ([, id]) => id ?? "",
    );
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter((id) => !written.includes(id))).toEqual([]);
    expect(written.filter((id) => !quoted.has(id) && !MADE.test(id))).toEqual([]);
  });

  it.each(["en", "sk", "hu", "lv"])("tell every key of the board in %s", (language) => {
    const own = readFileSync(new URL(`${language}/rawsiko-web.ftl`, locales), "utf8");
    const lines = (/^rawsiko-web-keys =\n((?: {4}.*\n)+)/m.exec(own)?.[1] ?? "").trimEnd().split("\n");
    const told = lines.flatMap((line) => (line.trim().split(/\s{2,}/)[0] ?? "").split(" / "));
    const keys = readFileSync(new URL("keys.ts", folder), "utf8");
    const used = [...keys.matchAll(/^ {2}(?:"(.)"|([a-z])): /gm)].map(([, sign, letter]) =>
      (sign ?? letter ?? "").toUpperCase(),
    );
    expect(used.length).toBeGreaterThan(12);
    for (const key of used.filter((one) => one !== "=")) expect(told, key).toContain(key);
    for (const line of lines) expect(line.trim().split(/\s{2,}/), line).toHaveLength(2);
  });

  it("can be read", () => {
    const errors = new FluentBundle("en").addResource(new FluentResource(text));
    expect(errors).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
  });

  it.each([0, 1, 2, 4, 5, 11, 21, 22])("say %i of something", (count) => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const asked = [...text.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? "");
    const fields = Object.fromEntries(asked.map((name) => [name, count]));
    for (const id of written) {
      const errors: Error[] = [];
      const told = bundle.formatPattern(bundle.getMessage(`rawsiko-web-${id}`)?.value ?? "", fields, errors);
      expect(errors, id).toEqual([]);
      expect(told, id).not.toMatch(/\{|\}|undefined| {2}/);
    }
  });
});
