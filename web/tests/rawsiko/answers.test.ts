import { beforeEach, describe, expect, it } from "vitest";
import { answer } from "$/games/rawsiko/answers";
import { FakePlay } from "./table.svelte";
import { viewOf } from "./world";

let play: FakePlay;
const ask = (words: string): string | null => answer(words, play.play);

beforeEach(() => {
  play = new FakePlay();
  play.view = viewOf({
    territories: { TUR: [0, 4, 4], DEU: [1, 0, 2] },
    objectives: [
      [
        { application: "fertilisers", points: 3, missing: ["PR"] },
        { application: "window-glass", points: 3, missing: [] },
      ],
      null,
      null,
    ],
  });
  // A message is told by its name and its fields.
  play.texts = {
    ...play.texts,
    find: (id: string, fields: object = {}) =>
      [id.replace("rawsiko-web-", ""), ...Object.values(fields)].join(" "),
  } as typeof play.texts;
});

describe("typed questions", () => {
  it("tell the neighbours of a territory, with who holds them", () => {
    const told = ask("neighbours of tur");
    expect(told).toContain("TUR");
    expect(told).toMatch(/answer-neighbour DEU DEU held Bence 2/);
    expect(told).toMatch(/answer-neighbour-sea EGY EGY empty/);
  });

  it("tell what is known of a material, a territory, a continent", () => {
    expect(ask("info Bi")).toContain("rawsiko-about-Bi");
    expect(ask("info DEU")).toContain("answer-neighbour TUR");
    expect(ask("info EUR")?.split("\n").length).toBeGreaterThan(8);
    expect(ask("where Ge")).toContain("answer-at DEU Bence");
    expect(ask("info Atlantis")).toBe("answer-unknown Atlantis");
  });

  it("tell one's objectives, and nobody else's", () => {
    expect(ask("objectives")).toMatch(
      /^answer-objective fertilisers 3 .*PR.*\nanswer-objective-done window-glass 3$/,
    );
    play.view = viewOf({ seat: null });
    expect(ask("objectives")).toBe("objectives-hidden");
  });

  it("tell how everybody stands, and the odds of a clash", () => {
    expect(ask("score")?.split("\n")).toHaveLength(3);
    expect(ask("mine")).toContain("TUR");
    expect(ask("odds TUR>DEU 3")).toBe("answer-odds 3 2 37 0.9 1.1");
    expect(ask("odds DEU")).toBe("answer-unknown DEU");
  });

  it("leave the rest to others", () => {
    expect(ask("TUR>DEU 3")).toBeNull();
    expect(ask("moves")).toBeNull();
  });
});
