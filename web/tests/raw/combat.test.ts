/** What the panel says of attacks and skills: what they cost, what they do, and what comes first. */
import { beforeEach, expect, it } from "vitest";
import { render } from "svelte/server";
import { NO_AIDS, type RawView } from "$/games/raw/view/data";
import { panel } from "$/games/raw/panel/decisions";
import { Store } from "$/games/raw/store.svelte";
import Decision from "$/games/raw/panel/Decision.svelte";
import type { Data } from "$/table/data";
import { load } from "$/text/library";
import { choice, content, FakePlay, viewOf } from "./table.svelte";

const LANGUAGES = ["en", "sk", "hu", "lv"] as const;
const card = (more: Data): Data => ({
  type: "beast",
  kind: "skull",
  cost: 2,
  copies: 1,
  endurance: 3,
  properties: [],
  effects: [],
  name: {},
  flavour: {},
  icon: "",
  ...more,
});
const cards: Data = {
  ...(content.cards as Data),
  butcher: card({ name: { en: "Bog Butcher" }, properties: ["sick"] }),
  leech: card({ name: { en: "Leech Aunt" }, properties: ["backburn"] }),
  corpse: card({
    name: { en: "Party Corpse" },
    effects: [{ place: "skill", effect: "damage", amount: 2, whose: "foe", types: ["beast"], burn: true }],
  }),
};
let play: FakePlay;
let store: Store;
const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f\u2068\u2069]/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/ +/g, " ");

async function speaking(language: string): Promise<void> {
  play = new FakePlay();
  play.content = { cards };
  play.texts = (await load(language, "raw", { cards })) as unknown as FakePlay["texts"];
  store = new Store(play.play);
}
const TABLE = {
  "1": { owner: 0, card: "butcher" },
  "2": { owner: 1, card: "leech" },
  "3": { owner: 0, card: "corpse" },
};
function fighting(more: Partial<RawView> = {}): void {
  play.view = viewOf(TABLE, { phase: "attack", prompt: { do: "attack", next: "raid" }, ...more });
  play.choices = [
    choice("attack", { spot: 1 }),
    choice("attack", { spot: 3 }),
    choice("skill", { spot: 3 }),
    choice("end"),
  ];
  store.aids = {
    ...NO_AIDS,
    attacks: { "1": { target: [2], double: [], kill: [], split: {}, refused: {} } },
  };
}
beforeEach(() => speaking("en"));

it("an attack has a price: sickness and backburn are told before it is made (40, 41)", async () => {
  const priced = (): string => {
    fighting();
    store.tapSpot(1);
    store.tapSpot(2);
    return plain((panel(store)?.lines ?? []).join(" | "));
  };
  expect(priced()).toContain("Bog Butcher: 2 wounds (sick, backburn).");
  for (const language of LANGUAGES) {
    await speaking(language);
    expect(priced().split(" | "), language).toHaveLength(2);
  }
});

it("an attack that kills its own monster says so", () => {
  fighting();
  play.view = viewOf(
    { ...TABLE, "1": { owner: 0, card: "butcher", wounds: 1 } },
    { phase: "attack", prompt: { do: "attack" } },
  );
  store.tapSpot(1);
  store.tapSpot(2);
  expect(plain(panel(store)?.lines.join(" ") ?? "")).toContain("It will be destroyed.");
});

it("the attack tells who is open: whoever does not attack can raid there (22, 23)", () => {
  fighting({ defended: [true, false] });
  expect(plain(panel(store)?.lines.join(" ") ?? "")).toContain(
    "Nobody defends Boris: a monster that does not attack can raid there.",
  );
  fighting();
  expect(plain(panel(store)?.lines.join(" ") ?? "")).not.toContain("Nobody defends");
});

it("a skill is named by what it does, and its target comes after the fire (42, 62)", () => {
  fighting();
  store.tapSpot(3);
  const skill = panel(store)?.ways.find(({ id }) => id === "skill");
  expect(plain(skill?.label ?? "")).toBe("Skill: do damage 2");
  skill?.run();
  store.tapSpot(2);
  expect(play.tell).toHaveBeenCalledWith("First the fire, then you choose: “Use the skill”.");
  expect(play.whyNot).not.toHaveBeenCalled();
});

it("a ? behind an effect is told as fire, not as a question", () => {
  fighting();
  store.tapSpot(3);
  store.verb = "skill";
  const shown = plain(render(Decision, { props: { store, view: play.view as RawView } }).body);
  expect(shown).toContain("? if it burns");
  expect(shown).not.toMatch(/monster \?</);
});
