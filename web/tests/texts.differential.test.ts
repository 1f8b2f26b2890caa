/** All that tests/test_client_texts.py has Python say: TypeScript says the same, byte for byte. */
import { describe, expect, test } from "vitest";
import type { CardData } from "$/games/raw/cards/data/types";
import { keywordHelp, keywords, lines, sortOf } from "$/games/raw/cards/data/cardText";
import { teller as envyraTeller } from "$/games/envyra/teller";
import { teller as rawTeller } from "$/games/raw/teller";
import { load, ownGames } from "$/text/library";
import { SHELL } from "$/text/owners";
import type { Teller } from "$/text/teller";
import { type Data, type Fields, type ReasonData, Seating, type Texts } from "$/text/texts";

const TELLERS: Record<string, (content: Data) => Teller> = { raw: rawTeller, envyra: envyraTeller };

interface Reader {
  game: number;
  language: string;
  names: number;
  me: number | null;
}

interface Case extends Reader {
  what: string;
  data: unknown;
  said: unknown;
}

interface Story extends Omit<Reader, "language"> {
  events: Data[];
  said: Record<string, (string | null)[]>;
}

interface Fixture {
  names: string[];
  games: { id: string; content: Data }[];
  stories: Story[];
  cases: Case[];
  messages: [string, string, Fields, string | null][];
}

const path = import.meta.env.LUDOTEKA_SAID as string | undefined;

/** What the two said, where it is not the same. */
class Difference {
  compared = 0;
  readonly found: unknown[] = [];

  compare(about: unknown, python: unknown, typescript: unknown): void {
    this.compared += 1;
    const both = [python, typescript].map((said) => JSON.stringify(said, inOrder));
    if (both[0] !== both[1]) this.found.push({ about, python, typescript });
  }
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
}

describe.skipIf(!path)("TypeScript says what Python says", async () => {
  if (!path) return;
  const file = (await import(/* @vite-ignore */ `${path}?raw`)) as { default: string };
  const fixture = JSON.parse(file.default) as Fixture;
  const loaded = new Map<string, Texts>();

  async function textsOf({ game, language }: Pick<Reader, "game" | "language">): Promise<Texts> {
    const key = `${game} ${language}`;
    const { id, content } = fixture.games[game] ?? { id: SHELL, content: {} };
    const begin = TELLERS[id] && (() => TELLERS[id]?.(content) as Teller);
    const texts = loaded.get(key) ?? (await load(language, id, content, undefined, begin));
    loaded.set(key, texts);
    return texts;
  }

  const seatingOf = ({ names, me }: Pick<Reader, "names" | "me">): Seating =>
    new Seating(fixture.names.slice(0, names), me);

  test("of what happened in whole games", async () => {
    const difference = new Difference();
    for (const story of fixture.stories) {
      const seating = seatingOf(story);
      for (const [language, said] of Object.entries(story.said)) {
        const texts = await textsOf({ game: story.game, language });
        const teller = texts.teller();
        for (const [place, event] of story.events.entries()) {
          const told = teller.retold(event);
          const python = said[place];
          if (typeof python !== "string") continue;
          const typescript = texts.event(told, seating, { retold: (again) => again });
          difference.compare([language, event], python, typescript);
        }
      }
    }
    expect(difference.found.slice(0, 10)).toEqual([]);
    expect(difference.compared).toBeGreaterThan(1000);
  });

  test("of prompts, moves, reasons, rules and words", async () => {
    const difference = new Difference();
    for (const one of fixture.cases) {
      const said = speak(await textsOf(one), one, seatingOf(one));
      difference.compare([one.language, one.what, one.data], one.said, said);
    }
    expect(difference.found.slice(0, 10)).toEqual([]);
    expect(difference.compared).toBeGreaterThan(2000);
  });

  test("in every plural of every message that chooses", async () => {
    const difference = new Difference();
    for (const [language, message, fields, python] of fixture.messages) {
      const [book = ""] = message.split("-", 1);
      const texts = await load(language, ownGames.includes(book) ? book : SHELL);
      difference.compare([language, message, fields], python, texts.find(message, fields));
    }
    expect(difference.found.slice(0, 10)).toEqual([]);
    expect(difference.compared).toBeGreaterThan(2000);
  });
});

function speak(texts: Texts, { what, data }: Case, seating: Seating): unknown {
  const text = data as string;
  const table = data as Data;
  const pair = data as [string, string];
  switch (what) {
    case "event":
      return texts.event(table, seating);
    case "fields":
      return texts.fields(table, seating);
    case "prompt":
      return texts.prompt(table, seating);
    case "move":
      return texts.move(table, seating);
    case "reason":
      return texts.reason(data as ReasonData, seating);
    case "told": {
      const { key, part } = data as { key: string; part: unknown };
      return texts.told("aid", key, { [key]: part }, seating);
    }
    case "end":
      return texts.end(text);
    case "part":
      return texts.part(text);
    case "option":
      return texts.option(text);
    case "rule":
      return texts.rule(text);
    case "expected":
      return texts.expected();
    case "cited":
      return texts.cited(...pair);
    case "word":
      return texts.word(...pair);
    case "board":
      return texts.board(...(data as [string, Fields]));
    case "card": {
      const card = data as CardData;
      const help = keywordHelp(card, texts).map((keyword) => keyword.text);
      return { sort: sortOf(card, texts), lines: lines(card, texts), help, short: keywords(card, texts) };
    }
    case "listing":
      return texts.listing(...(data as [string[], "and" | "or"]));
    default:
      throw new Error(`no such case: ${what}`);
  }
}
