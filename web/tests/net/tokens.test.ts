import { describe, expect, it } from "vitest";
import {
  given,
  type Held,
  heldOf,
  type Holding,
  keptOf,
  merged,
  NOTHING,
  seatsOf,
  told,
  type Word,
} from "$/net/tokens";

const holding = (tokens: Record<string, string>, seq = 1): Holding => given(NOTHING, tokens, seq);

describe("the tokens of a device", () => {
  it("stay when another one has their seat, until the server speaks of them", () => {
    const now = given(holding({ 0: "a", 1: "b" }), { 1: "c" }, 5);
    expect(seatsOf(now.held)).toEqual({ 0: "a", 1: "c" });
    expect(seatsOf(told(now, [{ token: "b", seat: 2 }], 5).held)).toEqual({ 0: "a", 1: "c", 2: "b" });
  });

  it("stay when nothing is said of them", () => {
    const before = holding({ 0: "a", 1: "b" });
    expect(told(before, [], 9)).toEqual(before);
    expect(seatsOf(told(before, [{ token: "a", seat: null }], 9).held)).toEqual({ 1: "b" });
  });

  it("do not follow words that are older than what is known", () => {
    const now = told(holding({ 0: "a" }), [{ token: "a", seat: 2 }], 7);
    expect(told(now, [{ token: "a", seat: 1 }], 6)).toEqual(now);
    expect(told(now, [{ token: "a", seat: null }], 6)).toEqual(now);
  });

  it("do not come back from another tab once they are ended", () => {
    const before = holding({ 0: "a", 1: "b" });
    const now = merged(told(before, [{ token: "b", seat: null }], 3), before.held);
    expect(seatsOf(now.held)).toEqual({ 0: "a" });
  });

  it("are not lost because a tab, or the store, does not know them", () => {
    expect(seatsOf(merged(holding({ 0: "a" }), []).held)).toEqual({ 0: "a" });
  });

  it("survive the store, whoever has written it", () => {
    const { held } = given(holding({ 0: "a", 1: "b" }), { 1: "c" }, 5);
    expect(heldOf(keptOf(held))).toEqual(held);
    expect(heldOf({ seats: { 3: "x" } })).toEqual([{ token: "x", seat: 3, seq: 0 }]);
    expect(
      seatsOf(heldOf({ seats: { 3: "x" }, held: [{ token: 7, seat: "?" } as unknown as Held] })),
    ).toEqual({ 3: "x" });
  });
});

/** Mulberry32: the same numbers for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The model: what the server knows. A seat has the token of whoever sits there, or none. */
class Table {
  seq = 1;
  seats: (string | null)[] = [null, null, null];
  #made = 0;

  fresh(): string {
    return `token ${++this.#made}`;
  }

  words(tokens: readonly string[]): Word[] {
    return tokens.map((token) => ({
      token,
      seat: this.seats.indexOf(token) < 0 ? null : this.seats.indexOf(token),
    }));
  }
}

/** A tab: its own memory, a store that all tabs share, and words that are still on their way to it. */
class Tab {
  holding: Holding = NOTHING;
  coming: { words: Word[]; seq: number }[] = [];

  constructor(readonly store: { held: readonly Held[] }) {
    this.read();
  }

  get tokens(): string[] {
    return this.holding.held.map(({ token }) => token);
  }

  read(): void {
    this.holding = merged(this.holding, this.store.held);
  }

  give(tokens: Record<string, string>, seq: number): void {
    this.store.held = given({ ...NOTHING, held: this.store.held }, tokens, seq).held;
    this.read();
  }

  hear({ words, seq }: { words: Word[]; seq: number }): void {
    this.store.held = told({ ...NOTHING, held: this.store.held }, words, seq).held;
    this.holding = told(this.holding, words, seq);
    this.read();
  }
}

/** One random life of a table: everybody changes seats, tabs reload, answers are lost or late. */
function live(seed: number): void {
  const pick = chance(seed);
  const table = new Table();
  const store = { held: [] as readonly Held[] };
  let tabs = [new Tab(store)];
  const mine = new Set<string>(); // tokens that have reached this device
  const tellAll = (): void => {
    for (const tab of tabs) tab.coming.push({ words: table.words(tab.tokens), seq: table.seq });
  };
  for (let step = 0; step < 60; step++) {
    const tab = tabs[pick(tabs.length)] as Tab;
    const seat = pick(Math.max(1, table.seats.length));
    switch (pick(9)) {
      case 0: // a seat is set to this device (or is taken again): a new token, if the answer arrives
      case 1: {
        const token = table.fresh();
        table.seats[seat] = token;
        table.seq += 1;
        if (pick(4) > 0) {
          tab.give({ [String(seat)]: token }, table.seq);
          mine.add(token);
          for (const other of tabs) if (pick(2)) other.read(); // told of the store sooner or later
        }
        break;
      }
      case 2: // to a bot, or to anybody; or somebody elsewhere sits down, or takes it over
        table.seats[seat] = pick(2) ? null : `elsewhere ${step}`;
        table.seq += 1;
        break;
      case 3: // another order
        table.seats.push(...table.seats.splice(seat, 1));
        table.seq += 1;
        break;
      case 4: // one more, or one fewer
        if (table.seats.length < 6 && pick(2)) table.seats.push(null);
        else table.seats.splice(seat, 1);
        table.seq += 1;
        break;
      case 5: // a reload: what was on its way is lost, the new page asks
        tabs = tabs.filter((one) => one !== tab);
        tabs.push(new Tab(store));
        break;
      case 6: // another tab of the browser
        if (tabs.length < 3) tabs.push(new Tab(store));
        break;
      case 7: // some words arrive, perhaps not in order
        if (tab.coming.length > 0)
          tab.hear(tab.coming.splice(pick(tab.coming.length), 1)[0] as Tab["coming"][0]);
        break;
      default: // the tabs notice what the others have stored
        for (const one of tabs) one.read();
    }
    if (pick(2)) tellAll();
    // Whatever happens: a token that opens a seat, and that this device was given, is never lost.
    const kept = new Set(
      [...store.held, ...tabs.flatMap((one) => one.holding.held)].map(({ token }) => token),
    );
    const lost = table.seats.filter((token) => token !== null && mine.has(token) && !kept.has(token));
    if (lost.length > 0) expect(lost, `seed ${seed}, step ${step}`).toEqual([]);
  }
  // And when everything has arrived, all know what the server knows.
  const own = Object.fromEntries(
    table.seats.flatMap((token, seat) => (token && mine.has(token) ? [[String(seat), token]] : [])),
  );
  for (const tab of tabs) {
    for (const late of tab.coming) tab.hear(late);
    tab.read();
    tab.hear({ words: table.words(tab.tokens), seq: table.seq });
    expect(seatsOf(tab.holding.held), `seed ${seed}`).toEqual(own);
  }
  expect(seatsOf(store.held), `seed ${seed}`).toEqual(own);
}

describe("whatever happens to a table", () => {
  it("no seat of this device is lost, and none is imagined", () => {
    for (let seed = 1; seed <= 500; seed++) live(seed);
  });
});
