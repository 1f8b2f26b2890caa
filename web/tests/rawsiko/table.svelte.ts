/** A game as the board sees it, without a server: it does what the test says. */
import { vi } from "vitest";
import type { RawsikoView } from "$/games/rawsiko/view/data";
import type { Entry } from "$/protocol/types";
import type { Choice } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { content } from "./world";

export class FakePlay {
  view = $state.raw<RawsikoView | null>(null);
  choices = $state.raw<Choice[]>([]);
  chair = $state({
    pending: null as { choice: Choice } | null,
    seq: 1,
    offer: { prompt: null },
    entries: [] as Entry[],
  });
  entries: Entry[] = [];
  info = { tutorial: null };
  at = $state<number | null>(null);
  live = $state(true);
  myTurn = $state(true);
  busy = $state(false);
  lastBeat = $state.raw<{ events: object[] } | null>(null);
  skip = vi.fn();
  order = $state<string | null>(null);
  notice = $state<object | null>(null);
  meant = $state.raw<ReadonlySet<string>>(new Set());
  content = content;
  seat = 0;
  names = ["Anna", "Bence", "Cecília"];
  texts = {
    find: (id: string) => id,
    word: (_: string, id: string) => id,
    listing: (words: string[]) => words.join(", "),
  };
  submit = vi.fn(async (_: Choice | string) => true);
  whyNot = vi.fn(async (_: string) => undefined);
  tell = vi.fn((_: string) => undefined);
  follow = vi.fn(async (_: string) => undefined);

  get play(): Play {
    return this as unknown as Play;
  }
}

export const moves = (source: string, target: string, most: number): Choice[] =>
  Array.from({ length: most }, (_, at) => ({
    move: at,
    verb: "move",
    text: `${source}>${target} ${at + 1}`,
    source,
    target,
    count: at + 1,
  }));

export const places = (territory: string, most: number): Choice[] =>
  Array.from({ length: most }, (_, at) => ({
    move: at,
    verb: "place",
    text: `${territory} ${at + 1}`,
    territory,
    count: at + 1,
  }));
