import { describe, expect, it } from "vitest";
import type { Entry } from "$/protocol/types";
import { lockFault } from "$/shell/prompt/undo";
import type { BeatRules } from "$/table/beats";
import { chapters, type Row, rows, standing, takenMoves, type Voice } from "$/table/log/lines";
import { keyed } from "$/table/log/texts";

const moved = (seq: number, seat: number, kind = "went", settled?: string): Entry => ({
  seq,
  at: 0,
  kind: "moved",
  seat,
  settled,
  events: [{ kind, seat }],
});
const unseen = (seq: number, seat: number): Entry => ({ ...moved(seq, seat, "ready"), unseen: true });
const undone = (seq: number, seat: number, moves: number): Entry => ({
  seq,
  at: 0,
  kind: "undone",
  seat,
  moves,
});
const turns = (event: { kind: string }): boolean => event.kind === "turn";

describe("the story of a table", () => {
  const started: Entry = { seq: 2, at: 0, kind: "started", events: [{ kind: "set_up" }] };

  it("counts the moment of every line by the moves that stand", () => {
    const entries = [started, moved(3, 0), moved(4, 0), undone(5, 0, 1), moved(6, 0)];
    const [only] = chapters(entries, turns);
    expect(only?.lines.map((line) => [line.entry.seq, line.moment, line.undone])).toEqual([
      [2, 0, false],
      [3, 1, false],
      [4, null, true],
      [5, 1, false],
      [6, 2, false],
    ]);
  });

  it("begins a chapter with every event that divides, and none with one that was taken back", () => {
    const entries = [started, moved(3, 0, "turn"), moved(4, 1), moved(5, 0, "turn"), undone(6, 0, 1)];
    const found = chapters(entries, turns);
    expect(found.map((chapter) => chapter.heading?.kind ?? null)).toEqual([null, "turn"]);
    expect(found[1]?.lines.map((line) => line.entry.seq)).toEqual([4, 5, 6]);
  });

  it("of a forked game begins in the middle", () => {
    const [only] = chapters([started, moved(3, 0)], turns, 40);
    expect(only?.lines.map((line) => line.moment)).toEqual([40, 41]);
  });

  it("tells chat and tables' own entries, but not who sat down", () => {
    const said: Entry = { seq: 3, at: 0, kind: "said", seat: 1, text: "hello" };
    const seated: Entry = { seq: 1, at: 0, kind: "seated", seat: 1, text: "Boris" };
    const found = chapters([seated, said], turns);
    expect(found.flatMap((chapter) => chapter.lines.map((line) => line.entry.kind))).toEqual(["said"]);
  });

  it("knows the moves that stand, also when several were taken back at once", () => {
    const entries = [moved(3, 0), moved(4, 0), moved(5, 0), undone(6, 0, 2), moved(7, 0)];
    expect(standing(entries).map((entry) => entry.seq)).toEqual([3, 7]);
    expect(standing([moved(3, 0), undone(4, 0, 1)])).toEqual([]);
  });

  it("keeps what others chose in secret between the moves that are taken back", () => {
    const entries = [unseen(3, 0), unseen(4, 1), unseen(5, 0), unseen(6, 2), undone(7, 0, 2)];
    expect(standing(entries).map((entry) => entry.seq)).toEqual([4, 6]);
    const lines = chapters(entries, turns).flatMap((chapter) => chapter.lines);
    expect(lines.map((line) => line.moment)).toEqual([null, 1, null, 2, 2]);
  });

  it("opens the choices again that hung on what was taken back", () => {
    const back: Entry = { ...undone(7, 0, 1), reopened: [{ seat: 1, moves: 2 }] };
    const entries = [moved(3, 1), moved(4, 0), unseen(5, 1), unseen(6, 1), back];
    expect(standing(entries).map((entry) => entry.seq)).toEqual([3]);
    expect(takenMoves(back)).toBe(3);
  });
});

describe("taking back", () => {
  it("is locked where nothing was played, another has acted, or chance has decided", () => {
    expect(lockFault([], 0)).toBe("nothing-to-undo");
    expect(lockFault([moved(3, 1)], 0)).toBe("nothing-to-undo");
    expect(lockFault([moved(3, 0), moved(4, 1)], 0)).toBe("another-acted");
    expect(lockFault([moved(3, 0, "clash", "chance-drawn")], 0)).toBe("chance-drawn");
  });

  it("is free for one's own latest move, and for the one before when that was taken back", () => {
    expect(lockFault([moved(3, 1), moved(4, 0)], 0)).toBeNull();
    expect(lockFault([moved(3, 0), moved(4, 0, "x", "secret-revealed"), undone(5, 0, 1)], 0)).toBeNull();
  });

  it("is free though others have chosen in secret, until all is revealed", () => {
    const reveals = (move: Entry): boolean => (move.events ?? []).some((event) => event.kind === "shown");
    expect(lockFault([unseen(3, 0), unseen(4, 1)], 0, reveals)).toBeNull();
    expect(lockFault([moved(3, 0), unseen(4, 1)], 0, reveals)).toBeNull();
    expect(lockFault([unseen(3, 0), unseen(4, 1), moved(5, 2, "shown")], 0, reveals)).toBe("secret-revealed");
    expect(lockFault([unseen(3, 0), moved(4, 1)], 0, reveals)).toBe("another-acted");
  });
});

describe("the rows of the history", () => {
  const rules: BeatRules = {
    joins: (before, event) => before.kind === event.kind && before.seat === event.seat,
    goesOn: (event, next) => event.kind === "fought" && next.kind === "fought" && event.seat === next.seat,
    together: (events) =>
      events.every(({ kind }) => kind === "placed" || kind === "drew") ? { count: events.length } : null,
  };
  const placed = (seq: number, seat: number): Entry => moved(seq, seat, "placed");
  const drew = (seq: number, ...cards: (string | null)[]): Entry => ({
    ...moved(seq, 0),
    events: cards.map((card) => ({ kind: "drew", seat: 0, ...(card ? { card } : {}) })),
  });
  const back = (seq: number): Entry => undone(seq, 0, 1);

  function read(entries: Entry[], silent: string[] = []): Row[] {
    const told = new Map(
      [...keyed(entries)].map(([key, event]) => [
        key,
        { event, text: silent.includes(event.kind) ? "" : `${event.kind}.` },
      ]),
    );
    const voice: Voice = {
      told: (key) => told.get(key),
      rules,
      seat: 0,
      sentence: ({ events }) => `${events.length} of ${events[0]?.kind}`,
      wentOn: ({ kind }) => `${kind} on.`,
      words: ({ kind }) => kind,
      isSecret: (event) => "card" in event,
    };
    return chapters(entries, turns).flatMap((chapter) => rows(chapter.lines, voice));
  }
  const texts = (entries: Entry[], silent?: string[]): string[] =>
    read(entries, silent).map(({ text }) => text);

  it("tell like things of one player in one sentence, under the name of the first", () => {
    const found = read([placed(3, 0), placed(4, 0), placed(5, 0), placed(6, 1)]);
    expect(found.map(({ key, text }) => [key, text])).toEqual([
      ["3.0", "3 of placed"],
      ["6.0", "placed."],
    ]);
    expect(found[0]?.lines.map(({ moment }) => moment)).toEqual([1, 2, 3]);
  });

  it("leave apart what has no sentence of its own, what is in between, and other chapters", () => {
    expect(texts([moved(3, 0), moved(4, 0)])).toEqual(["went.", "went."]);
    const said: Entry = { seq: 4, at: 0, kind: "said", seat: 1, text: "hello" };
    expect(texts([placed(3, 0), said, placed(5, 0)])).toEqual(["placed.", "said", "placed."]);
    expect(texts([placed(3, 0), moved(4, 1, "turn"), placed(5, 0)])).toEqual(["placed.", "placed."]);
    expect(texts([placed(3, 0), moved(4, 0, "hushed"), placed(5, 0)], ["hushed"])).toEqual(["2 of placed"]);
  });

  it("never hold what was taken back, nor what stands beside it", () => {
    const found = read([placed(3, 0), placed(4, 0), placed(5, 0), back(6), placed(7, 0), placed(8, 0)]);
    expect(found.map(({ text, lines }) => [text, lines.some((line) => line.undone)])).toEqual([
      ["2 of placed", false],
      ["placed.", true],
      ["undone", false],
      ["2 of placed", false],
    ]);
    expect(texts([placed(3, 0), placed(4, 0), undone(5, 0, 2)])).toEqual(["placed.", "placed.", "undone"]);
  });

  it("say of what went on at once that it did, and of the last how it ended", () => {
    const fought = (seq: number, seat: number): Entry => ({ ...moved(seq, seat, "fought") });
    const apart: BeatRules["joins"] = rules.joins;
    rules.joins = () => false;
    expect(texts([fought(3, 0), fought(4, 0), fought(5, 0), fought(6, 1)])).toEqual([
      "fought on.",
      "fought on.",
      "fought.",
      "fought.",
    ]);
    expect(texts([fought(3, 0), placed(4, 0), fought(5, 0)])).toEqual(["fought.", "placed.", "fought."]);
    rules.joins = apart;
  });

  it("don't mix what only this seat sees with what all see", () => {
    const found = read([drew(3, "a", "b", null, null)]);
    expect(found.map(({ text, secret, lines }) => [text, secret, lines.length])).toEqual([
      ["2 of drew", true, 2],
      ["2 of drew", false, 2],
    ]);
  });
});
