/**
 * What the board shows of the truce, the short first turn and the end of a phase; flames, prices and the end
 * of a game.
 */
import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Card from "$/games/raw/cards/Card.svelte";
import { harms, type CardData, type RawView, type TablePiece } from "$/games/raw/view/data";
import { panel } from "$/games/raw/panel/decisions";
import { Store } from "$/games/raw/store.svelte";
import { celebrationOf } from "$/games/raw/animation/celebrations";
import raw from "$/games/raw/module";
import { ending } from "$/games/raw/panel/panel";
import Badges from "$/games/raw/parts/Badges.svelte";
import Crown from "$/games/raw/parts/Crown.svelte";
import Everyone from "$/games/raw/parts/Everyone.svelte";
import Facts from "$/games/raw/panel/Facts.svelte";
import Keep from "$/games/raw/panel/Keep.svelte";
import Phases from "$/games/raw/parts/Phases.svelte";
import Triumph from "$/games/raw/parts/Triumph.svelte";
import { spotName } from "$/games/raw/words";
import { settings } from "$/settings.svelte";
import { moveText } from "$/shell/prompt/hints.svelte";
import { load } from "$/text/library";
import { Seating } from "$/text/texts";
import { choice, content, FakePlay, viewOf } from "./table.svelte";

const LANGUAGES = ["en", "sk", "hu", "lv"] as const;
const TRUCE = {
  en: "Truce: nobody raids in their first 2 turns.",
  sk: "Prímerie: vo svojich prvých 2 ťahoch nikto nerabuje.",
  hu: "Fegyverszünet: az első 2 körében senki sem fosztogat.",
  lv: "Pamiers: savos pirmajos 2 gājienos neviens nelaupa.",
};
let play: FakePlay;
let store: Store;

/** A table in a language. */
async function speaking(language: string): Promise<void> {
  play = new FakePlay();
  play.texts = (await load(language, "raw", content)) as unknown as FakePlay["texts"];
  store = new Store(play.play);
}
const plain = (html: string): string => html.replace(/[\u00a0\u202f]/g, " ").replace(/<!--.*?-->/g, "");
const open = (more: Partial<RawView> = {}): RawView => viewOf({}, { defended: [true, false], ...more });

beforeEach(() => speaking("en"));

describe("the truce (X38)", () => {
  const facts = (view: RawView): string =>
    plain(render(Facts, { props: { play: play.play, view, seat: 1 } }).body);
  const badges = (view: RawView): string =>
    plain(render(Badges, { props: { store, view, rivals: [1], tab: 1 } }).body);
  const phases = (view: RawView): string => plain(render(Phases, { props: { store, view } }).body);

  it("is told where nobody defends a player, instead of the warning of raiders", async () => {
    expect(facts(open())).toContain("raiders may steal lives");
    expect(badges(open())).toContain('class="open');
    for (const language of LANGUAGES) {
      await speaking(language);
      const told = facts(open({ truce: 2 }));
      expect(told).toContain(TRUCE[language].replace(/^.*?: /, ""));
      expect(told).not.toContain('class="open');
      expect(badges(open({ truce: 2 }))).toContain(TRUCE[language].replace(/^.*?: /, ""));
      expect(badges(open({ truce: 2 }))).not.toContain('class="open');
    }
  });

  it("leaves out the raid among the phases, and says why and until when", async () => {
    for (const language of LANGUAGES) {
      await speaking(language);
      expect(phases(viewOf({}, { truce: 2 }))).toContain(`title="${TRUCE[language]}"`);
      expect(phases(viewOf({}, { truce: 2 }))).toContain(`(${TRUCE[language]})`);
      expect(phases(viewOf({}))).not.toContain("skipped");
    }
  });

  it("is told to whoever attacks", () => {
    play.choices = [choice("end")];
    play.view = viewOf({}, { phase: "attack", prompt: { do: "attack", next: "turn" }, truce: 2 });
    expect(panel(store)?.lines.map(plain)).toContain(TRUCE.en);
    play.view = { ...play.view, truce: undefined };
    expect(panel(store)?.lines.map(plain)).not.toContain(TRUCE.en);
  });
});

describe("the short first turn (X37)", () => {
  const set = (more: Partial<RawView>): RawView =>
    viewOf(
      {},
      {
        phase: "keeping",
        turn: 0,
        active: null,
        ready: [false, false],
        prompt: { do: "keep", most: 6 },
        shown_hands: [["jaw", "brute"], null],
        choice: null,
        ...more,
      },
    );
  const keeping = (view: RawView): string => {
    play.view = view;
    return plain(render(Keep, { props: { store, view } }).body);
  };
  const everyone = (view: RawView): string =>
    plain(render(Everyone, { props: { store, view, text: "" } }).body);

  it("is in the price of the first hand, for who begins and nobody else", () => {
    expect(keeping(set({ opening: 3, first: 0 }))).toContain(
      "You begin: 3★ in your first turn, then 7★ a turn.",
    );
    expect(keeping(set({ opening: 3, first: 1 }))).toContain("You have 7★ a turn.");
    expect(keeping(set({ opening: 7, first: 0 }))).toContain("You have 7★ a turn.");
  });

  it("stands beside the name of who begins, and in that turn where the stars are", () => {
    expect(everyone(set({ opening: 3, first: 1 }))).toMatch(/Boris.*begins, 3★/s);
    expect(everyone(set({ opening: 7, first: 1 }))).not.toContain("begins");
    const phases = (turn: number, opening?: number): string =>
      plain(render(Phases, { props: { store, view: viewOf({}, { turn, stars: 3, opening }) } }).body);
    expect(phases(1, 3)).toContain("Who begins has only 3★ in the first turn");
    expect(phases(1, 7)).not.toContain("Who begins");
    expect(phases(2)).not.toContain("Who begins");
  });

  it("is told to who lays then", () => {
    play.choices = [choice("end")];
    play.view = viewOf({}, { turn: 1, stars: 3, opening: 3, prompt: { do: "lay", next: "turn" } });
    expect(panel(store)?.lines.map(plain).join(" ")).toContain("Who begins has only 3★");
  });
});

describe("the end of a phase", () => {
  const NEXT = {
    attack: "On to the attack",
    wounds: "Let the wounds fall",
    raid: "On to the raid",
    turn: "End your turn",
  } as const;
  const about = (next: keyof typeof NEXT): void => {
    play.choices = [choice("end")];
    play.view = viewOf({}, { phase: "attack", prompt: { do: "attack", next } });
  };

  it.each(Object.keys(NEXT) as (keyof typeof NEXT)[])("is named by what it leads to: %s", (next) => {
    about(next);
    expect(ending(store)).toMatchObject({ id: "end", label: NEXT[next] });
  });

  it("is advised in the words of its button", async () => {
    for (const language of LANGUAGES) {
      await speaking(language);
      for (const next of Object.keys(NEXT) as (keyof typeof NEXT)[]) {
        about(next);
        const advised = moveText(
          { move: 0, text: "end", verb: "end", asked: "attack", next },
          "end",
          play.play.texts,
          new Seating(["Anna", "Beta"], 0),
        );
        expect(advised, language).toBe(ending(store).label);
      }
    }
  });
});

describe("what can still be done", () => {
  it.each([
    ["turn", "Paid in full: brute. Choose it to turn it over."],
    ["pay", "You can pay more for brute."],
    ["bury", "You can bury a card under brute."],
    ["hold", "You can put a monster into brute, or let one out."],
  ])("is said below the question: %s", (verb, sentence) => {
    play.choices = [choice("end"), choice(verb, { spot: 3 })];
    play.view = viewOf({
      "3": { owner: 0, card: "brute", ...(verb === "turn" ? { down: true, paid: 4 } : {}) },
    });
    expect(panel(store)).toMatchObject({ title: "Lay cards" });
    expect(panel(store)?.lines.map(plain)).toEqual([
      "With 7 stars you can lay nothing more from your hand.",
      sentence,
    ]);
  });

  it("is said of a card that waits for the next turn, too", () => {
    play.choices = [choice("end")];
    play.view = viewOf({ "3": { owner: 0, card: "brute", down: true, paid: 4 } });
    expect(panel(store)?.lines.map(plain)).toContain(
      "Paid in full: brute. It can be turned over from your next turn on.",
    );
  });
});

describe("a list to choose from", () => {
  it("has the prices of the cards", () => {
    play.choices = [choice("take", { count: 1 }), choice("take", { count: 2 })];
    play.view = viewOf({}, { phase: "harvest", prompt: { do: "take", count: 2 }, known: ["brute", "jaw"] });
    expect(panel(store)?.options.map(({ card, cost }) => [card, cost])).toEqual([
      ["brute", 4],
      ["jaw", 1],
    ]);
    play.choices = [choice("target", { spot: 3 }), choice("target", { spot: 4 })];
    play.view = viewOf(
      { "3": { owner: 0, card: "brute" }, "4": { owner: 1, down: true, paid: 1 } },
      { prompt: { do: "target" } },
    );
    expect(panel(store)?.options.map(({ cost }) => cost)).toEqual([4, null]);
  });

  it("of monsters for an ability that burns or makes sick begins with the others' (P4)", () => {
    const ability = (...properties: string[]): CardData => ({
      ...(content.cards as Record<string, CardData>).jaw!,
      properties,
    });
    expect([harms(ability("?")), harms(ability("sick")), harms(ability("double damage"))]).toEqual([
      true,
      true,
      false,
    ]);
    play.content = { cards: { ...(content.cards as object), jaw: ability("?") } };
    play.choices = [choice("target", { spot: 3 }), choice("target", { spot: 4 })];
    play.view = viewOf(
      { "3": { owner: 0, card: "brute" }, "4": { owner: 1, card: "brute" } },
      { prompt: { do: "bond", card: "jaw" } },
    );
    expect(panel(store)?.options.map(({ spot }) => spot)).toEqual([4, 3]);
  });
});

describe("a card that lies face down", () => {
  it("has its number, which the history tells it by", () => {
    const view = viewOf({ "12": { owner: 1, down: true, paid: 1 } });
    expect(plain(spotName(play.play, view, 12))).toBe("a card face down (12)");
  });
});

describe("the flame", () => {
  const drawn = (more: Partial<CardData>, piece: TablePiece | null = null): string => {
    const brute = { ...(content.cards as Record<string, CardData>).brute!, ...more };
    return render(Card, { props: { id: "brute", content: { cards: { brute } }, size: "table", piece } }).body;
  };

  it("is on monsters that burn when they attack, and not where only an effect does (35, 62)", () => {
    expect(drawn({ properties: ["?"] })).toContain('class="burn ');
    expect(drawn({ properties: [] })).not.toContain('class="burn ');
    expect(
      drawn({ properties: [], effects: [{ place: "skill", effect: "draw", burn: true }] }),
    ).not.toContain('class="burn ');
    expect(drawn({ properties: ["?"] }, { owner: 0, down: true })).not.toContain('class="burn ');
  });
});

describe("a celebration", () => {
  afterEach(() => Object.assign(settings, { still: false, motion: "normal" }));

  it("is there for the dead, for stolen lives and for trophies", () => {
    expect(celebrationOf({ kind: "died", seat: 1, spot: 3, card: "wall" })).toMatchObject({
      picture: "splash",
      at: { kind: "spot", number: 3 },
    });
    expect(celebrationOf({ kind: "raided", seat: 0, victim: 1, trophy: "" })).toMatchObject({
      picture: "claws",
      at: { kind: "lives", number: 1 },
    });
    expect(celebrationOf({ kind: "raided", seat: 0, victim: 1, trophy: "jaw" })).toMatchObject({
      at: { kind: "trophies" },
    });
    expect(celebrationOf({ kind: "trophy_laid", seat: 0, card: "jaw" })).toMatchObject({ picture: "nail" });
    expect(celebrationOf({ kind: "drew", seat: 0 })).toBeNull();
  });

  it("of the winner bites the table, but not where nothing moves", () => {
    store.beat = { kind: "game_over", spots: [], card: null };
    Object.assign(play.chair, { view: { result: { ranks: [1, 2] } } });
    const triumph = (): string => plain(render(Triumph, { props: { store } }).body);
    expect(triumph()).toMatch(/class="triumph.*You win!/s);
    play.ms = () => 0;
    expect(triumph()).not.toContain("triumph");
  });

  it("of the result stands still under reduced motion", () => {
    const crown = (): string => render(Crown, { props: { play: play.play, winners: [0] } }).body;
    expect(crown()).not.toMatch(/class="crown [^"]*still/);
    settings.still = true;
    expect(crown()).toMatch(/class="crown [^"]*still/);
  });
});

it("a card that is turned over is asked about like one that is laid (P4, 71)", () => {
  expect(raw.cautious).toEqual(expect.arrayContaining(["lay", "turn"]));
});
