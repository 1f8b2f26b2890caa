import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultSentence, faultsAt } from "$/editor/checker.svelte";
import { fileName } from "$/editor/files";
import { fromData, toToml, type Table } from "$/editor/toml";
import { load } from "$/text/library";
import { pictures } from "$/games/raw/art/pictures";
import {
  asWritten,
  copyOf,
  drawn,
  freeId,
  newCard,
  withFields,
  withType,
  withWords,
  wordsOf,
} from "$/games/raw/editor/cards";
import {
  added,
  CARD,
  contentOf,
  empty,
  moved,
  samples,
  sumOf,
  without,
  withCard,
} from "$/games/raw/editor/deck";
import {
  type DeckForm,
  effectsIn,
  fitted,
  formOf,
  freePlaces,
  freeProperties,
  targetChoices,
} from "$/games/raw/editor/form";
import { type CardData, cardsOf } from "$/games/raw/cards/data/types";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const pythons = [`${root}.venv/bin/python`, `${root}.venv/Scripts/python.exe`];

interface Checked {
  form: unknown;
  own: string;
  digest: string;
  data: Table;
  content: { cards: Record<string, CardData> };
  digests: string[];
}

/** The engine's word: what a deck can say, our own deck, and the digests of these texts. */
function engine(texts: readonly string[] = []): Checked {
  const script = `
import json, sys
from ludoteka.core.content import Reader, packaged
from ludoteka.games.raw import Raw
own = packaged("ludoteka.games.raw", "cards.toml")
texts = json.load(sys.stdin)
json.dump({"form": Raw.content_form(), "own": own, "digest": Raw.make().content_digest, "data": Reader("x", own).plain(),
  "content": Raw.make().content(), "digests": [Raw.make(None, text).content_digest for text in texts]}, sys.stdout)
`;
  const python = pythons.find(existsSync) ?? "python3";
  const env = { ...process.env, LUDOTEKA_BUILD: "plain", PYTHONPATH: `${root}src` };
  return JSON.parse(
    execFileSync(python, ["-c", script], { input: JSON.stringify(texts), env, maxBuffer: 1e8 }).toString(),
  ) as Checked;
}

/** Starting Python takes its time on a busy machine. */
const PATIENT = 60_000;
const word = engine();
const form: DeckForm = formOf(word.form as Table);
const own = fromData(word.data, CARD, word.own);

describe("a file", () => {
  it(
    "comes back as it was: our own deck has the same digest, and its comments",
    () => {
      const text = toToml(own, CARD);
      const strange = toToml(
        {
          top: { name: 'Q"\\\u0007\u2028', "odd key": [1, { a: [] }] },
          entries: [
            {
              key: "a",
              note: "",
              table: { id: "a", name: { en: "x", ž: "y" }, deep: { b: { c: true } }, list: [["a"], []] },
            },
          ],
          note: "",
        },
        CARD,
      );
      expect(engine([text]).digests).toEqual([word.digest]);
      expect(text).toContain("# Zombies, 16 cards");
      expect(strange).toContain('"odd key" = [1, { a = [] }]');
      expect(strange).toContain('name."ž" = "y"');
      expect(strange).toContain('name = "Q\\"\\\\\\u0007');
    },
    PATIENT,
  );

  it("keeps what no editor knows", () => {
    const data = { name: "x", version: 3, card: [{ id: "a", colour: "red", name: "A" }] };
    const deck = fromData(data, CARD);
    const changed = withCard(deck, deck.entries[0]!.key, withFields(deck.entries[0]!.table, { cost: 3 }));
    expect(toToml(changed, CARD)).toBe(
      'name = "x"\nversion = 3\n\n[[card]]\nid = "a"\ncost = 3\nname = "A"\ncolour = "red"\n',
    );
  });

  it("is called after its deck", () => {
    expect(fileName("Môj balík č. 2!", "raw")).toBe("moj-balik-c-2.toml");
    expect(fileName("?", "raw")).toBe("raw.toml");
  });
});

describe("cards of a table", () => {
  it(
    "are written as an author would, and mean the same",
    () => {
      for (const [id, card] of Object.entries(word.content.cards)) {
        const shown = drawn(asWritten(id, card), form);
        expect({ ...shown, effects: shown.effects.map(({ effect, place }) => [effect, place]) }).toEqual({
          ...card,
          icon: shown.icon,
          effects: card.effects.map(({ effect, place }) => [effect, place]),
        });
      }
      const text = toToml(
        {
          top: { name: "n" },
          note: "",
          entries: Object.entries(word.content.cards).map(([id, card]) => ({
            key: id,
            note: "",
            table: asWritten(id, card),
          })),
        },
        CARD,
      );
      expect(engine([text]).digests[0]).toMatch(/^[0-9a-f]{32}$/);
    },
    PATIENT,
  );

  it("give one example of each sort", () => {
    expect(samples(word.content as unknown as Table, "n").entries).toHaveLength(8);
  });
});

describe("only what fits is offered", () => {
  const everything = form.types.flatMap(({ type, places }) =>
    places.flatMap((place) => effectsIn(form, place).map(({ effect }) => ({ type, place, effect }))),
  );

  it(
    "every effect that can be chosen is accepted by the engine, with every target",
    () => {
      const cards: Table[] = [];
      for (const { type, place, effect } of everything) {
        const first = fitted(form, { place, effect }, [place]);
        expect(first).toMatchObject({ place, effect });
        const choices = targetChoices(form, first!);
        for (const whose of choices?.whose ?? [undefined]) {
          const about = fitted(form, { ...first, whose }, [place])!;
          const more = targetChoices(form, about);
          for (const many of more?.many ?? [undefined]) {
            for (const types of more?.types ?? [undefined]) {
              const made = fitted(form, { ...about, many, types, amount: 3, burn: true, kinds: ["blood"] }, [
                place,
              ])!;
              cards.push(
                withFields(withType({ id: `c${cards.length}`, cost: 1, name: "x" }, type, form), {
                  effects: [made],
                }),
              );
            }
          }
        }
      }
      // 160 cards are a deck at most.
      const decks = Array.from({ length: Math.ceil(cards.length / 100) }, (_, at) =>
        cards.slice(at * 100, at * 100 + 100),
      );
      const beast = withFields(newCard([], form), { id: "zed", name: "Zed" });
      const texts = decks.map((deck) =>
        toToml(
          {
            top: { name: "n" },
            note: "",
            entries: [beast, ...deck].map((table) => ({ key: "", note: "", table })),
          },
          CARD,
        ),
      );
      expect(cards.length).toBeGreaterThan(150);
      expect(engine(texts).digests).toHaveLength(texts.length);
    },
    PATIENT,
  );

  it("keywords go with the type, each once, and one change of kind", () => {
    expect(freeProperties(form, "magic", [])).toEqual([]);
    expect(freeProperties(form, "thing", ["guard"])).not.toContain("guard");
    expect(freeProperties(form, "beast", [])).not.toContain("kind blood");
    expect(freeProperties(form, "ability", ["kind blood"]).filter((one) => one.startsWith("kind "))).toEqual(
      [],
    );
  });

  it("a spell is plain or a ritual, and a place is full after four", () => {
    expect(freePlaces(form, "magic", [])).toEqual(["play", "ritual"]);
    expect(freePlaces(form, "magic", [{ place: "ritual", effect: "draw" }])).toEqual(["ritual"]);
    expect(
      freePlaces(
        form,
        "beast",
        Array.from({ length: 4 }, () => ({ place: "skill", effect: "draw" })),
      ),
    ).toEqual(["dead"]);
  });

  it("another choice takes along what still fits", () => {
    const kill = { place: "skill", effect: "kill", whose: "foe", kinds: ["blood"], many: "all", burn: true };
    expect(fitted(form, { ...kill, effect: "repair" }, ["skill"])).toEqual({
      place: "skill",
      effect: "repair",
      whose: "foe",
      many: "all",
      burn: true,
    });
    expect(fitted(form, { ...kill, effect: "draw" }, ["skill"])).toEqual({
      place: "skill",
      effect: "draw",
      burn: true,
    });
    expect(fitted(form, { ...kill, place: "trap" }, ["trap"])).toMatchObject({
      effect: "kill",
      whose: "attacker",
      kinds: ["blood"],
    });
    expect(fitted(form, { place: "ritual", effect: "grant" }, ["ritual"])).toMatchObject({
      many: "all",
      whose: "own",
      property: "?",
    });
    expect(fitted(form, {}, [])).toBeNull();
  });

  it("another type takes along what it can have", () => {
    const beast = {
      id: "x",
      type: "beast",
      kind: "blood",
      cost: 2,
      endurance: 3,
      properties: ["direct", "backburn"],
      effects: [{ place: "dead", effect: "draw" }],
    };
    const thing = withType(beast, "thing", form);
    expect(thing).toEqual({
      id: "x",
      type: "thing",
      cost: 2,
      endurance: 3,
      properties: ["backburn"],
      effects: [{ place: "skill", effect: "draw" }],
    });
    expect(withType(thing, "magic", form)).toEqual({
      id: "x",
      type: "magic",
      cost: 2,
      effects: [{ place: "play", effect: "draw" }],
    });
    expect(withType({ id: "y", type: "magic", cost: 1 }, "beast", form)).toMatchObject({
      kind: "zombie",
      endurance: 2,
    });
  });
});

describe("names", () => {
  it("English goes with one's own language, and the id with English, until somebody writes another", () => {
    let card = newCard(["card"], form);
    expect(card.id).toBe("card-2");
    card = withWords(card, "name", "sk", "Zlá myš", [], form);
    expect(wordsOf(card, "name")).toEqual({ sk: "Zlá myš", en: "Zlá myš" });
    expect(card.id).toBe("zla-mys");
    card = withWords(card, "name", "en", "Bad Mouse", ["bad-mouse"], form);
    expect(card.id).toBe("bad-mouse-2");
    card = withWords(card, "name", "sk", "Zlá myška", [], form);
    expect(wordsOf(card, "name")).toEqual({ sk: "Zlá myška", en: "Bad Mouse" });
    card = withWords(withFields(card, { id: "mine" }), "name", "en", "Good Mouse", [], form);
    expect(card.id).toBe("mine");
    card = withWords(card, "flavour", "hu", "Cin.", [], form);
    expect(
      withWords(withWords(card, "flavour", "hu", "", [], form), "flavour", "en", "", [], form).flavour,
    ).toBeUndefined();
  });

  it("ids are free, short, and no words of the game", () => {
    expect(freeId("Pass", [], form)).toBe("pass-2");
    expect(freeId("?!", ["card"], form)).toBe("card-2");
    const long = freeId("a".repeat(40), ["a".repeat(24)], form);
    expect(long).toBe(`${"a".repeat(22)}-2`);
    expect(copyOf({ id: "imp-2" }, ["imp", "imp-2"], form).id).toBe("imp-3");
    const imp = { id: "imp", type: "beast", name: { en: "Imp", sk: "Čert" } };
    const twin = copyOf(imp, ["imp"], form);
    expect([twin.id, twin.name]).toEqual(["imp-2", { en: "Imp 2", sk: "Čert 2" }]);
    expect(drawn(twin, form).icon).toBe(drawn(imp, form).icon);
  });
});

describe("a deck", () => {
  it("gets cards, loses them, and has them moved", () => {
    const one = added(empty("n"), form);
    const two = added(one.deck, form, one.key);
    expect(two.deck.entries.map(({ table }) => table.id)).toEqual(["card", "card-2"]);
    expect(moved(two.deck, two.key, -1).entries[0]?.key).toBe(two.key);
    expect(moved(two.deck, two.key, 1)).toBe(two.deck);
    expect(without(two.deck, one.key).entries).toHaveLength(1);
  });

  it("hands the comment of a group to the next card", () => {
    const first = own.entries[0]!;
    expect(first.note).toContain("Zombies");
    expect(without(own, first.key).entries[0]?.note).toBe(first.note);
  });

  it("is summed up, and drawn whatever is wrong with it", () => {
    expect(sumOf(own, form, [2, 6])).toMatchObject({ different: own.entries.length, players: 6 });
    expect(sumOf(empty("n"), form, [2, 6])).toEqual({ all: 0, different: 0, monsters: 0, players: 0 });
    const odd = {
      top: {},
      note: "",
      entries: [
        {
          key: "k",
          note: "",
          table: {
            type: 7,
            cost: "x",
            properties: [3, "fly"],
            effects: [{ effect: "fly" }, 3],
            icon: "none",
          },
        },
      ],
    };
    const card = cardsOf(contentOf(odd as never, form)).k!;
    expect(card).toMatchObject({ type: "beast", cost: 1, properties: [], effects: [] });
    expect(card.icon in pictures).toBe(true);
  });
});

describe("faults", () => {
  const fault = (path: (string | number)[], sort: string, values = {}) => ({
    text: "card 2 (x): effects 1: wrong",
    path,
    sort,
    values,
  });

  it("are told in the reader's language, or as the server says", async () => {
    const texts = await load("sk", "raw");
    expect(faultSentence(fault([CARD, 1, "cost"], "out-of-range", { low: 1, high: 7 }), texts)).toBe(
      "Tu má byť číslo od 1 do 7.",
    );
    expect(faultSentence(fault([], "no-beast"), texts)).toContain("príšery");
    expect(faultSentence(fault([], "unheard-of"), texts)).toBe("effects 1: wrong");
  });

  it("are found at their field", () => {
    const all = [
      fault([CARD, 1, "cost"], ""),
      fault([CARD, 1, "effects", 0, "many"], ""),
      fault([CARD, 2], ""),
    ];
    expect(faultsAt(all, CARD, 1)).toHaveLength(2);
    expect(faultsAt(all, CARD, 1, "effects", 0)).toEqual([all[1]]);
    expect(faultsAt(all, CARD, 0)).toEqual([]);
  });
});

describe("pictures", () => {
  it("every picture has a name in four languages, and our deck has all of its own", async () => {
    for (const tag of ["en", "sk", "hu", "lv"]) {
      const texts = await load(tag, "raw");
      for (const name of Object.keys(pictures))
        expect(texts.find(`raw-motif-${name}`), `${tag} ${name}`).toBeTruthy();
    }
    for (const card of Object.values(word.content.cards)) expect(card.icon in pictures, card.icon).toBe(true);
  });
});
