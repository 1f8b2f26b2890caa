import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Legend from "$/games/envyra/parts/Legend.svelte";
import { LINES, MARKS, type Marked, markOf } from "$/games/envyra/view/marks";
import type { Store } from "$/games/envyra/store.svelte";

const folder = new URL("../../src/games/envyra/", import.meta.url);
const locales = new URL("../../../src/ludoteka/games/envyra/locales/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), "utf8");

const nothing: Marked = {
  meant: new Set(),
  advised: [],
  told: new Set(),
  fresh: new Set(),
  changed: new Set(),
};
const piece = new Set(["tile:b1"]);

describe("why a tile is marked", () => {
  it.each([
    ["lesson", { meant: piece }],
    ["advice", { advised: ["tile:a1", "tile:b1"] }],
    ["pointed", { told: piece }],
    ["new", { fresh: new Set(["b1"]) }],
    ["pointed", { changed: piece }],
    [null, {}],
  ])("%s", (mark, marked) => {
    expect(markOf("b1", { ...nothing, ...marked })).toBe(mark);
    expect(markOf("c1", { ...nothing, ...marked })).toBeNull();
  });

  it("is told by the weightiest", () => {
    const all: Marked = {
      meant: piece,
      advised: ["tile:b1"],
      told: piece,
      fresh: new Set(["b1"]),
      changed: piece,
    };
    expect(markOf("b1", all)).toBe("lesson");
    expect(markOf("b1", { ...all, meant: new Set() })).toBe("advice");
    expect(markOf("b1", { ...all, meant: new Set(), advised: [] })).toBe("pointed");
    expect(markOf("b1", { ...nothing, fresh: new Set(["b1"]), changed: piece })).toBe("new");
  });
});

/** What a legend explains, by its messages. */
function explained(all: boolean): string[] {
  const store = { play: { seat: 1 }, words: { say: (id: string) => `[${id}]` } } as unknown as Store;
  const { body } = render(Legend, { props: { store, all } });
  return [...body.matchAll(/\[sign-([a-z]+)\]/g)].map(([, id]) => id ?? "");
}

// A new drawing is either a piece of the game, which the rule book tells of, or a sign.
const PIECES = [
  "Cube",
  "CubeOutline",
  "EndSymbol",
  "Ground",
  "MiniTile",
  "OrderLine",
  "Screen",
  "Star",
  "SymbolArt",
  "ThemeIcon",
  "Tile",
];
const SIGNS: Record<string, readonly string[]> = {
  Cone: ["cone"],
  Crown: ["leader"],
  Padlock: ["locked", "open"],
  Ring: MARKS,
};

describe("the legend", () => {
  it("explains every drawing that is a sign", () => {
    const drawings = readdirSync(new URL("art/", folder)).filter((file) => file.endsWith(".svelte"));
    expect(drawings.map((file) => file.replace(".svelte", "")).sort()).toEqual(
      [...PIECES, ...Object.keys(SIGNS)].sort(),
    );
    expect(explained(true)).toEqual(expect.arrayContaining(Object.values(SIGNS).flat()));
  });

  it("explains every line at a tile's edge", () => {
    const styles = read("grid/TileGrid.svelte").split("<style>")[1] ?? "";
    const lines = new Set([...styles.matchAll(/\.([a-z]+)::after/g)].map(([, name]) => name ?? ""));
    // Of all tiles; as one that is chosen; and with words beside it, for a moment.
    for (const known of ["cell", "over", "winning"]) expect(lines.delete(known), known).toBe(true);
    expect([...lines].sort()).toEqual([...LINES].sort());
    expect(explained(false)).toEqual(expect.arrayContaining([...LINES, ...MARKS, "locked", "focus"]));
  });

  it("explains every line and ring in a sample that looks like it", () => {
    expect(read("parts/Legend.svelte")).toMatch(/class="sample \{line\}"/);
    const ring = read("art/Ring.svelte");
    for (const mark of MARKS.filter((one) => one !== "lesson"))
      expect(ring).toMatch(new RegExp(`\\.${mark} \\{[^}]*border: \\d`));
    const borders = [...ring.matchAll(/border: \d+px (\w+)/g)].map(([, style]) => style);
    expect(new Set(borders).size).toBe(borders.length); // no two alike, also without their colours
  });

  it("explains what stands on a tile and below it", () => {
    expect(explained(true)).toEqual(expect.arrayContaining(["start", "players", "met", "coming"]));
    expect(new Set(explained(true)).size).toBe(explained(true).length);
  });

  it.each(["en", "sk", "hu", "lv"])("has words for all, and no others: %s", (language) => {
    const text = readFileSync(new URL(`${language}/envyra-web.ftl`, locales), "utf8");
    const written = [...text.matchAll(/^envyra-web-sign-([a-z]+) = \S/gm)].map(([, id]) => id ?? "");
    expect(written.sort()).toEqual(explained(true).sort());
  });
});
