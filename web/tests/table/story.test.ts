import { describe, expect, it } from "vitest";
import type { Entry } from "$/protocol/types";
import { lockFault } from "$/shell/undoing";
import { chapters, standing, takenMoves } from "$/table/story";

const moved = (seq: number, seat: number, kind = "went", settled?: string): Entry => ({
  seq,
  at: 0,
  kind: "moved",
  seat,
  settled,
  events: [{ kind, seat }],
});
const unseen = (seq: number, seat: number): Entry => ({ ...moved(seq, seat, "ready"), unseen: true });
const undone = (seq: number, seat: number, moves: number): Entry => ({ seq, at: 0, kind: "undone", seat, moves });
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
