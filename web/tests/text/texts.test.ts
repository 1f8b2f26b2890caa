/** Texts by themselves; that they say the same as Python is in texts.differential.test.ts. */
import { existsSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { teller } from "$/games/raw/teller";
import { fallbacks, load, ownGames } from "$/text/library";
import { SHELL } from "$/text/owners";
import { lengthened } from "$/text/pseudo";
import { type Data, letter, Seating, Texts } from "$/text/texts";
import { id, plainly, safe, sentence, spelled } from "$/text/words";

const CLASH: Data = {
  kind: "clash",
  seat: 0,
  source: "TUR",
  target: "DEU",
  defender: 1,
  attack: [5, 4, 1],
  defence: [5, 4],
  attackers_lost: 2,
  defenders_lost: 0,
  conquered: false,
  abandoned: false,
};
const TABLE = ["Anna", "Ben", "Eva"];

function speaking(...sources: [tag: string, fluent: string][]): Texts {
  const bundles = sources.map(([tag, fluent]) => {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    bundle.addResource(new FluentResource(fluent));
    return { tag, bundle };
  });
  return new Texts("game", bundles);
}

describe("words", () => {
  test("what steers a screen is made visible, spaces and letters stay", () => {
    expect(safe("Zoë\u202e\u0007 \u00a0\u202f李👩‍🚀")).toBe("Zoë\ufffd\ufffd \u00a0\u202f李👩\ufffd🚀");
  });

  test("a word of the data as a part of a name, one sign for one", () => {
    expect(id("no_such 👩Ž-1")).toBe("no-such----1");
  });

  test("data without a message are told as the terminal tells them", () => {
    expect(plainly("no_such-thing", { a: [1, "it's", null], b: true, c: { d: "e" } })).toBe(
      "no such thing: a [1, \"it's\", None], b True, c {'d': 'e'}",
    );
    expect(spelled("text")).toBe("text");
    expect(spelled(undefined)).toBe("None");
  });

  test("a sentence begins with a capital, whatever its letter", () => {
    expect(["žaba", "ßa", "", "😀 a"].map(sentence)).toEqual(["Žaba", "SSa", "", "😀 a"]);
  });
});

describe("seats", () => {
  test("have letters, and names if anybody is there", () => {
    const seating = new Seating(["Anna\n"], 0);
    expect([seating.name(0), seating.name(3), seating.name(-1)]).toEqual([
      "Anna\ufffd (A)",
      "seat 3",
      "seat -1",
    ]);
    expect([letter(25), letter(26), letter(-1)]).toEqual(["Z", "26", "-1"]);
  });
});

describe("messages", () => {
  test("come from the first language that can say them", () => {
    const texts = speaking(
      ["sk-SK", "game-a = A sk-SK"],
      ["sk", "game-a = A sk\ngame-b = B { $x } sk"],
      ["en", "game-b = B en\ngame-c = C en"],
    );
    expect(texts.find("game-a")).toBe("A sk-SK");
    expect(texts.find("game-b", { x: 1 })).toBe("B 1 sk");
    expect(texts.find("game-b")).toBe("B en"); // without the field it can't be said in Slovak
    expect(texts.find("game-c")).toBe("C en");
    expect(texts.find("game-d")).toBeNull();
  });

  test("group their numbers as the terminal does", () => {
    for (const [tag, thousand, half] of [
      ["en", "1,000", "0.5"],
      ["sk", "1\u00a0000", "0,5"],
      ["hu", "1\u00a0000", "0,5"],
      ["lv", "1\u00a0000", "0,5"],
    ] as const) {
      const texts = speaking([tag, "game-x = { $x }"]);
      expect([texts.find("game-x", { x: 1000 }), texts.find("game-x", { x: 0.5 })]).toEqual([thousand, half]);
      expect(texts.find("game-x", { x: 0.0005 })).toBe("0");
    }
  });

  test("that are missing never stop anything", () => {
    const texts = new Texts("game", []);
    const seating = new Seating([]);
    expect(texts.event({ kind: "odd_event", x: undefined, y: null }, seating)).toBe(
      "Odd event: x None, y None",
    );
    expect(texts.event({}, seating)).toBe("None");
    expect(texts.prompt({}, seating)).toBe("");
    expect(texts.move({}, seating)).toBe("");
    expect(texts.reason({ rule: "game.3", fault: "no-way" }, seating)).toBe("with rule: text No way, rule 3");
    expect(texts.listing(["a", "b"])).toBe("list and: first a, last b");
  });
});

describe("our games", () => {
  test("tell of a clash in every language", async () => {
    const english = await load("en", "rawsiko");
    expect(english.event(CLASH, new Seating(TABLE, 0))).toBe(
      "You attack Germany from Turkey, A 5 4 1 against B 5 4: " +
        "you lose 2 assets, Ben (B) none; the territory holds.",
    );
    const slovak = await load("sk-SK", "rawsiko");
    expect(slovak.languages).toEqual(["sk-SK", "sk", "en"]);
    expect(slovak.event(CLASH, new Seating(TABLE, 0))).toContain("Nemecko");
    expect((await load("lv", "rawsiko")).word("territory", "DEU")).toBe("Vācija");
  });

  test("say a card by its spot, also when it has just gone", async () => {
    const content = { cards: { "iron-jaw": { name: { en: "Iron Jaw" }, endurance: 2 } } };
    const one = teller(content);
    one.retold({ kind: "laid", seat: 1, card: "iron-jaw", spot: 3, stars: 0 });
    expect(one.retold({ kind: "wounded", spot: 3, count: 1, wounds: 1 })).toMatchObject({
      spot_card: "iron-jaw",
      spot_owner: 1,
      endurance: 2,
    });
    one.retold({ kind: "buried", seat: 1, spot: 3 });
    expect(one.retold({ kind: "wounded", spot: 3, count: 1, wounds: 2 })).toMatchObject({
      endurance: 3,
    });
    one.retold({ kind: "eliminated", seat: 1, by: 0, hand: [], table: {} });
    expect(one.retold({ kind: "tapped", spot: 3 })).toMatchObject({
      spot_card: "iron-jaw",
      spot_owner: null,
    });
  });
});

describe("files", () => {
  test("belong to the game whose folder they lie in", () => {
    const folder = new URL("../../../src/ludoteka/games/", import.meta.url);
    const games = readdirSync(folder).filter((game) => existsSync(new URL(`${game}/locales/en`, folder)));
    expect(games.length).toBeGreaterThan(2);
    expect(ownGames).toEqual(games.sort());
  });

  test("are looked for in this order", () => {
    expect(["sk-SK", "sk", "en-GB", "en"].map(fallbacks)).toEqual([
      ["sk-SK", "sk", "en"],
      ["sk", "en"],
      ["en-GB", "en"],
      ["en"],
    ]);
  });

  test("of a game that is not ours come from the server, and once", async () => {
    const loader = vi.fn((game: string, language: string) =>
      Promise.resolve(language === "sk" ? `${game}-help = Pomoc` : null),
    );
    const texts = await load("sk", "chess", {}, loader);
    expect(texts.find("chess-help")).toBe("Pomoc");
    expect(texts.say("list-and", { first: "a", last: "b" })).toBe("a a b");
    await load("sk", "chess", {}, loader);
    expect(loader.mock.calls).toEqual([
      ["chess", "sk"],
      ["chess", "en"],
    ]);
  });

  test("that did not come are asked for again", async () => {
    const loader = vi
      .fn<(game: string, language: string) => Promise<string | null>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue("go-help = Help");
    await expect(load("en", "go", {}, loader)).rejects.toThrow("offline");
    expect((await load("en", "go", {}, loader)).find("go-help")).toBe("Help");
  });
});

describe("the language for tests of the layout", () => {
  test("is English, 40 % longer", () => {
    const text = "The game waits for a move of somebody";
    const long = lengthened(text);
    expect(long.length / text.length).toBeCloseTo(1.4, 1);
    expect(long).not.toMatch(/[aeiou]/);
    expect(long.split(" ").length).toBe(text.split(" ").length);
    expect(lengthened(" → ")).toBe(" → ");
  });

  test("keeps names, numbers and the kinds of words", async () => {
    const texts = await load("qps", "rawsiko");
    const said = texts.event(CLASH, new Seating(TABLE, 1));
    expect(said).toContain("Anna (A)");
    expect(said).toContain("5 4 1");
    expect(said).toContain(lengthened("Germany"));
    expect((await load("qps", SHELL)).find("ludoteka-why-game-over")).toBe(lengthened("The game is over."));
  });
});
