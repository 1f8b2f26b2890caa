/** RAW's cards: what they say, how they are drawn, found and labelled. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Dice, picture } from "$/games/raw/art/linocut";
import { pictureOf, pictures } from "$/games/raw/art/pictures";
import { signs } from "$/games/raw/art/signs";
import { keywordsOf, listed, NO_FILTER, plain } from "$/games/raw/cards/data/filter";
import { fitted } from "$/games/raw/cards/data/nameSize.svelte";
import { labelOf } from "$/games/raw/cards/data/labels";
import { reading } from "$/games/raw/cards/data/textAmount";
import { covers, placed } from "$/games/raw/cards/placement";
import { zooming } from "$/games/raw/cards/zoomed.svelte";
import type { CardData, Effect } from "$/games/raw/cards/data/types";
import { keywordHelp, keywordName, parts, typeLine } from "$/games/raw/cards/data/cardText";
import { load } from "$/text/library";

const effect = (more: Partial<Effect>): Effect => ({ place: "play", effect: "draw", burn: false, ...more });
const card = (more: Partial<CardData>): CardData => ({
  name: { en: "Some Card" },
  type: "beast",
  kind: "skull",
  cost: 3,
  endurance: 2,
  copies: 1,
  properties: [],
  effects: [],
  icon: "",
  flavour: {},
  ...more,
});
const HOOK = card({ properties: ["vs zombie: double damage", "?"], name: { en: "Old Hook" }, copies: 2 });
const CANNON = card({
  type: "thing",
  kind: undefined,
  cost: 4,
  name: { en: "Cannon", sk: "Delo" },
  effects: [
    effect({ place: "skill", effect: "summon", kind: "ghost", burn: true }),
    effect({ place: "trap", effect: "kill", whose: "attacker" }),
  ],
});
const HOUR = card({
  type: "magic",
  kind: undefined,
  endurance: undefined,
  cost: 2,
  name: { en: "Čierna hodina" },
  effects: [effect({ place: "ritual", effect: "disable" })],
});
const content = { cards: { hook: HOOK, cannon: CANNON, hour: HOUR } };
const english = await load("en", "raw", content);
const slovak = await load("sk", "raw", content);

describe("what a card says", () => {
  it("in parts: the word, where it stands, what it does, and whether it burns", () => {
    const [summon, kill] = parts(CANNON, english);
    expect(summon).toMatchObject({
      sign: "summon",
      place: "skill",
      when: "skill",
      head: "summon ghost",
      burns: true,
    });
    expect(summon?.text).toBe("The nearest ghost in the deck comes into play");
    expect(kill).toMatchObject({ place: "trap", head: "kill", burns: false });
    expect(parts(HOOK, english).map((part) => [part.sign, part.head])).toEqual([
      ["vs", "vs. zombie: double damage!"],
      ["burning", "?"],
    ]);
  });

  it("in the reader's language, one word for each thing", () => {
    expect(parts(HOOK, slovak)[0]?.head).toBe("proti zombíkom: dvojité zranenie!");
    expect(parts(HOOK, slovak)[0]?.text).not.toBe(parts(HOOK, english)[0]?.text);
    expect(typeLine(HOOK, slovak)).toBe("príšera / kostlivec");
    expect(typeLine(HOUR, slovak)).toBe("rituál");
  });

  it("explains every keyword with a rule that the book has", () => {
    for (const one of [HOOK, CANNON, HOUR]) {
      for (const { key, text, rule } of keywordHelp(one, english)) {
        expect(text, key).toContain("–");
        expect(english.rule(`raw.${rule}`), key).not.toBe("");
        expect(Object.hasOwn(signs, key), key).toBe(true);
      }
    }
    expect(keywordName("grant", english)).toBe("ritual with a property");
  });

  it("aloud: name, type, cost, wounds and states", () => {
    const label = labelOf("hook", content, english, {
      owner: 0,
      wounds: 1,
      tapped: true,
      ability: "cannon",
      kind: "ghost",
    });
    expect(label).toBe(
      "Old Hook, monster / ghost, costs 3 stars, 1 wound of 2, exhausted, with the ability Cannon, with ?. vs. zombie: double damage",
    );
    expect(labelOf(null, content, english, { owner: 1, down: true, paid: 2 })).toBe(
      "face-down card, 2 stars paid",
    );
    expect(labelOf("cannon", content, slovak, null, "hidden")).toContain("ukrytá");
  });
});

describe("the deck", () => {
  const ids = (filter: Partial<typeof NO_FILTER>, texts = english): string[] =>
    listed(content, { ...NO_FILTER, ...filter }, texts).map(({ id }) => id);

  it("is filtered by type, kind, cost, keyword and words of any language", () => {
    expect(ids({})).toEqual(["hook", "hour", "cannon"]);
    expect(ids({ sort: "skull" })).toEqual(["hook"]);
    expect(ids({ sort: "ritual" })).toEqual(["hour"]);
    expect(ids({ cost: 4 })).toEqual(["cannon"]);
    expect(ids({ keyword: "burning" })).toEqual(["hook", "cannon"]);
    expect(ids({ keyword: "skill", words: "GHOST" })).toEqual(["cannon"]);
    expect(ids({ words: "cierna" })).toEqual(["hour"]);
    expect(ids({ words: "delo" }, slovak)).toEqual(["cannon"]);
    expect(ids({ sort: "blood" })).toEqual([]);
    expect(keywordsOf(content)).toEqual([
      "burning",
      "disable-burning",
      "double-damage",
      "kill",
      "ritual",
      "skill",
      "summon",
      "trap",
      "vs",
    ]);
    expect(plain("Čeľusť")).toBe("celust");
  });

  it("has a picture of its own for every card of ours, and always the same for others", () => {
    const file = readFileSync(new URL("../../../src/ludoteka/games/raw/cards.toml", import.meta.url), "utf8");
    const icons = [...file.matchAll(/^icon = "(.*)"$/gm)].map(([, name = ""]) => name);
    expect(icons.filter((name) => !Object.hasOwn(pictures, name))).toEqual([]);
    expect(new Set(icons).size).toBe(icons.length);
    for (const one of [HOOK, CANNON, HOUR, card({ icon: "no-such" }), card({ icon: "constructor" })]) {
      expect(Object.hasOwn(pictures, pictureOf("mine", one))).toBe(true);
    }
    expect(pictureOf("mine", HOOK)).toBe(pictureOf("mine", HOOK));
    expect(pictureOf("mine", card({ icon: "coffin" }))).toBe("coffin");
  });
});

describe("the drawing", () => {
  it("follows from the card alone, without inline styles, in two inks", () => {
    const icon = { body: '<path fill="currentColor" d="M0 0"/>', width: 512, height: 512 };
    for (const [type, kind] of [
      ["beast", "zombie"],
      ["beast", "ghost"],
      ["beast", "blood"],
      ["beast", "skull"],
      ["magic"],
      ["ability"],
      ["thing"],
    ] as const) {
      const drawn = picture("a", icon, type, kind, 185, 114);
      expect(drawn).toBe(picture("a", icon, type, kind, 185, 114));
      expect(drawn).not.toContain("style=");
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      expect(new Set(drawn.match(/var\(--[a-z-]+\)/g))).toEqual(
        new Set(["var(--raw-ink)", "var(--raw-paper)"]),
      );
    }
    expect(new Dice("x").next()).not.toBe(new Dice("y").next());
  });

  it("shrinks names to fit, and gives long ones two lines", () => {
    const measure = (name: string): number => name.length * 0.5;
    expect(fitted("Doormat", 17.6, 3.1, 2.3, measure)).toEqual({ size: 3.1, two: false });
    const middle = fitted("Bloated Landlor", 17.6, 3.1, 2.3, measure);
    expect(middle).toEqual({ size: 17.6 / 7.5, two: false });
    expect(fitted("Grand Piano of Teeth", 17.6, 3.1, 2.3, measure)).toEqual({ size: 2.3, two: true });
    expect(fitted("Donaudampfschifffahrtsgesellschaft", 17.6, 3.1, 2.3, measure).two).toBe(false);
  });

  it("leaves out sentences before it cuts them", () => {
    const much = card({
      effects: Array.from({ length: 4 }, () =>
        effect({
          place: "skill",
          effect: "damage",
          whose: "foe",
          many: "all of one",
          types: ["beast", "thing"],
        }),
      ),
    });
    const long = parts(much, english);
    expect(reading(long, "", false, true, false)).toMatchObject({ told: false });
    expect(reading(long, "reminder", true, true, false)).toMatchObject({ told: true, reminded: false });
    expect(reading(parts(HOOK, english).slice(0, 1), "reminder", true, true, false)).toMatchObject({
      told: true,
      reminded: true,
      dense: false,
    });
    expect(reading([], "", false, false, false).shape).toBe("hand");
  });
});

describe("the zoomed card", () => {
  const window = { width: 1000, height: 800 };
  const panel = { width: 300, height: 400 };

  it("stands beside its card, and not over the decision", () => {
    const by = { left: 400, top: 600, right: 500, bottom: 740 };
    const free = placed(by, panel, [], window);
    expect(free).toEqual({ left: 514, top: 392 });
    const decision = { left: 700, top: 300, right: 1000, bottom: 800 };
    const moved = placed(by, panel, [decision], window);
    expect(moved.left + panel.width).toBeLessThanOrEqual(decision.left);
    expect(moved.left).toBe(86);
  });

  it("finds a free corner where nothing beside its card is free", () => {
    const by = { left: 450, top: 350, right: 550, bottom: 490 };
    const choices = { left: 120, top: 100, right: 1000, bottom: 800 };
    const slim = { width: 100, height: 90 };
    const at = placed(by, slim, [choices], window);
    expect(covers({ ...at, right: at.left + 100, bottom: at.top + 90 }, [choices])).toBe(false);
  });

  it("is asked for by a mouse that moves, and not by a page that changes under it", () => {
    expect(zooming.moves({ screenX: 5, screenY: 5 })).toBe(true);
    expect(zooming.moves({ screenX: 5, screenY: 5 })).toBe(false);
    expect(zooming.moves({ screenX: 6, screenY: 5 })).toBe(true);
  });

  it("stays inside the window, however small that is", () => {
    expect(
      placed({ left: 0, top: 0, right: 90, bottom: 120 }, panel, [], { width: 320, height: 420 }),
    ).toEqual({ left: 12, top: 8 });
  });
});
