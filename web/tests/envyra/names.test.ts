import { describe, expect, it } from "vitest";
import envyra from "$/games/envyra/module";
import { Words } from "$/games/envyra/words";
import type { EnvyraView } from "$/games/envyra/view/data";
import { moveText, reasonTexts } from "$/shell/prompt/hints.svelte";
import type { Play } from "$/table/play.svelte";
import { load } from "$/text/library";
import { Seating } from "$/text/texts";

const SEATING = new Seating(["Anna", "Beta"], 0);
const facts = (symbol: string | null, theme: string | null) => ({
  theme,
  symbol,
  points: 1,
  cubes: 2,
  needs: [],
  mark: "S",
});
const content = {
  tiles: {
    S01: facts("sun", "orange"),
    S02: facts("sun", "orange"),
    S06: facts("leaf", "green"),
    END: facts(null, null),
  },
  cards: {},
};
const spot = (tile: string) => ({ tile, cubes: [], leader: null });
// Two suns, a leaf, the end tile; there is no tile on b2.
const view = {
  game: "envyra",
  phase: "placing",
  grid: { a1: spot("S01"), b1: spot("S06"), c1: spot("S02"), a2: spot("END") },
};

const playOf = async (language: string): Promise<Play> =>
  ({
    view: view as unknown as EnvyraView,
    content,
    seat: 0,
    names: ["Anna", "Beta"],
    texts: await load(language, "envyra"),
  }) as unknown as Play;

describe("tiles in a hint", () => {
  it("are called by their names; a twin with its place", async () => {
    const play = await playOf("en");
    const choice = (cells: string[]) => ({ move: 1, text: `place ${cells.join(" ")}`, verb: "place", cells });
    const told = (cells: string[]): string => {
      const named = envyra.named(choice(cells), play) as ReturnType<typeof choice>;
      return moveText(named, named.text, play.texts, SEATING);
    };
    expect(told(["b1"])).toMatch(/: Leaf$/);
    expect(told(["a1", "b1"])).toBe("Place two cubes: Sun (a1) and Leaf");
    expect(told(["a1", "c1"])).toBe("Place two cubes: Sun (a1) and Sun (c1)");
  });

  it("are called the same in its reasons", async () => {
    const play = await playOf("en");
    const reason = (cell: string): string[] => {
      const values = envyra.named({ cell, points: 3, chance_permille: 340 }, play);
      return reasonTexts([{ name: "points", worth: 3000, values: values as never }], play.texts, SEATING);
    };
    expect(reason("b1")).toEqual(["Leaf brings 3 points; chance to get it: about 34%."]);
    expect(reason("c1")).toEqual(["Sun (c1) brings 3 points; chance to get it: about 34%."]);
  });

  it.each([
    ["sk", "Slnko (a1)", "List"],
    ["hu", "Nap (a1)", "Levél"],
    ["lv", "Saule (a1)", "Lapa"],
  ])("in the reader's language: %s", async (language, twin, single) => {
    const play = await playOf(language);
    expect(envyra.named({ cells: ["a1", "b1"], cell: "b1" }, play)).toEqual({
      cells: [twin, single],
      cell: single,
    });
  });

  it("keep what is no tile, and everything where there is no view", async () => {
    const play = await playOf("en");
    expect(envyra.named({ cell: "b2", points: 2 }, play)).toEqual({ cell: "b2", points: 2 });
    const blind = { ...play, view: null } as unknown as Play;
    expect(envyra.named({ cells: ["a1"] }, blind)).toEqual({ cells: ["a1"] });
  });
});

describe("a tile among some", () => {
  it("has its place only if one of these is its twin", async () => {
    const words = new Words(await playOf("en"));
    const scene = { view: view as unknown as EnvyraView };
    expect(words.tileAt("a1", scene, ["a1", "b1"])).toBe("Sun");
    expect(words.tileAt("a1", scene, ["a1", "c1"])).toBe("Sun (a1)");
    expect(words.tileAt("a2", scene, Object.keys(view.grid))).toBe("End tile");
    expect(words.tilesAt(["b1", "c1"], scene)).toBe("Leaf and Sun (c1)");
  });
});
