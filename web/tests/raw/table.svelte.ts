/** RAW's table without a server: it does what the test says. */
import { vi } from "vitest";
import type { RawView, TablePiece } from "$/games/raw/view/data";
import type { Choice, Data } from "$/table/data";
import type { Play } from "$/table/play.svelte";

const card = (type: string, more: Data = {}): Data => ({
  type,
  cost: 2,
  copies: 1,
  properties: [],
  effects: [],
  name: {},
  flavour: {},
  icon: "",
  ...more,
});

export const content: Data = {
  cards: {
    brute: card("beast", { kind: "skull", cost: 4, endurance: 3, properties: ["double damage"] }),
    ghost: card("beast", { kind: "ghost", endurance: 1 }),
    wall: card("thing", { endurance: 4, properties: ["guard"] }),
    bite: card("thing", { endurance: 1, effects: [{ place: "trap", effect: "damage", amount: 2 }] }),
    jaw: card("ability", { cost: 1 }),
    spark: card("magic", { cost: 1 }),
    bolt: card("magic", { cost: 1, effects: [{ place: "play", effect: "damage", amount: 1 }] }),
  },
};

export function viewOf(table: Record<string, TablePiece>, more: Partial<RawView> = {}): RawView {
  return {
    game: "raw",
    seat: 0,
    seats: 2,
    waiting: [0],
    moves: [],
    result: null,
    phase: "laying",
    options: {},
    turn: 5,
    active: 0,
    first: 0,
    stars: 7,
    ask: "lay",
    prompt: { do: "lay" },
    table,
    hands: [2, 3],
    lives: [4, 4],
    trophies: [[], []],
    defended: [true, true],
    deck: 60,
    discard: [],
    hunt: [],
    out: [0, 0],
    attacks: [],
    disabled: false,
    shown_hands: [["jaw", "brute"], null],
    shown_lives: [["spark"], null],
    ...more,
  };
}

/** A move with its notation, as the server spells it. */
export function choice(verb: string, about: Data = {}): Choice {
  const { spot, count, card, ability } = about;
  const thing = spot ?? count ?? card;
  const text = [
    verb,
    ...(thing === undefined ? [] : [String(thing)]),
    ...(ability === true ? ["ability"] : []),
  ].join(" ");
  return { move: 0, text, verb, ...about };
}

export class FakePlay {
  view = $state.raw<RawView | null>(null);
  choices = $state.raw<Choice[]>([]);
  chair = $state({ pending: null, seq: 1, offer: { prompt: null }, entries: [] as unknown[] });
  undo = vi.fn(async (_ = 1) => undefined);
  at = $state<number | null>(null);
  live = $state(true);
  myTurn = $state(true);
  notice = $state<{ confirm?: () => void } | null>(null);
  info = { id: "table", moves: 1 };
  coach: { closed: boolean } | null = null;
  finished = false;
  content = content;
  seat = 0;
  names = ["Anna", "Boris"];
  seating = {};
  hot = new Set<string>();
  changed = new Set<string>();
  texts = {
    find: (id: string) => id,
    word: (_: string, id: string) => id,
    board: (id: string) => id,
    fields: (data: Data) => data,
    prompt: () => "prompt",
    listing: (words: string[]) => words.join(", "),
    teller: () => null,
    event: (event: Data) => String(event.kind),
  };
  submit = vi.fn(async (_: Choice | string) => true);
  whyNot = vi.fn(async (_: string) => undefined);
  explain = vi.fn();
  tell = vi.fn();
  aids = vi.fn(async () => ({}));
  ms = (usual: number): number => usual;

  get play(): Play {
    return this as unknown as Play;
  }
}
