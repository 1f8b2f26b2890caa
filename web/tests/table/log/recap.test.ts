import { expect, it } from "vitest";
import type { Entry } from "$/protocol/types";
import type { BeatRules } from "$/table/beats";
import type { GameEvent } from "$/table/data";
import { recap } from "$/table/log/recap";
import { keyed } from "$/table/log/texts";

const rules: BeatRules = {
  quiet: ["ready"],
  deeds: ["turn_began"],
  joins: (before, event) => before.kind === "wounded" && event.kind === "died",
  matters: ({ kind }) => kind === "eliminated",
};
const moved = (seq: number, seat: number, ...events: GameEvent[]): Entry =>
  ({ seq, at: 0, kind: "moved", seat, by: "bot", events }) as Entry;
const undone = (seq: number, seat: number, moves: number): Entry =>
  ({ seq, at: 0, kind: "undone", seat, moves }) as Entry;

function lines(entries: Entry[], first = 0, passed?: ReadonlySet<number>) {
  const told = new Map([...keyed(entries)].map(([key, event]) => [key, { event, text: event.kind }]));
  return recap({ entries, first, told: (key) => told.get(key), rules, seat: 0, passed }).map(
    ({ beat, moment, mine }) => [beat.texts.join("+"), moment, mine],
  );
}

it("tells what others did to this seat since it acted, and what matters to all", () => {
  const story = [
    moved(3, 1, { kind: "raided", seat: 1, victim: 0 }),
    moved(4, 0, { kind: "laid", seat: 0 }),
    moved(5, 1, { kind: "wounded", spot_owner: 0 }, { kind: "died", seat: 0 }, { kind: "laid", seat: 1 }),
    moved(6, 2, { kind: "eliminated", seat: 1 }, { kind: "ready", seat: 0 }),
    moved(7, 2, { kind: "turn_began", seat: 0 }),
  ];
  expect(lines(story)).toEqual([
    ["wounded+died", 3, true],
    ["eliminated", 4, false],
  ]);
  expect(lines(story, 10).map(([, moment]) => moment)).toEqual([13, 14]);
});

it("forgets what was taken back, and begins at the beginning for who has not acted yet", () => {
  const story = [
    moved(3, 1, { kind: "raided", seat: 1, victim: 0 }),
    undone(4, 1, 1),
    moved(5, 1, { kind: "stole", seat: 1, victim: 0 }),
  ];
  expect(lines(story)).toEqual([["stole", 1, true]]);
});

it("lists everything of what was passed over, what belongs together in one line", () => {
  const story = [
    moved(3, 1, { kind: "laid", seat: 1 }),
    moved(4, 1, { kind: "wounded", spot_owner: 2 }),
    moved(5, 1, { kind: "died", seat: 2 }, { kind: "ready", seat: 1 }),
    moved(6, 2, { kind: "laid", seat: 2 }),
  ];
  expect(lines(story)).toEqual([]);
  expect(lines(story, 0, new Set([4, 5]))).toEqual([["wounded+died", 3, false]]);
  expect(lines(story, 0, new Set([3, 4, 5, 6])).map(([texts]) => texts)).toEqual([
    "laid",
    "wounded+died",
    "laid",
  ]);
});

it("has nothing to tell right after an own move", () => {
  expect(lines([moved(3, 1, { kind: "raided", victim: 0 }), moved(4, 0, { kind: "laid", seat: 0 })])).toEqual(
    [],
  );
});

it("tells of the own move what the rules had others do after it, and not the player's own", () => {
  const forced = (seat: number): GameEvent => ({ kind: "turn_began", seat, forced: true });
  const story = [
    moved(
      3,
      0,
      { kind: "eliminated", seat: 2 },
      { kind: "laid", seat: 0 },
      forced(1),
      { kind: "eliminated", seat: 1 },
      forced(0),
    ),
  ];
  expect(lines(story)).toEqual([["eliminated", 1, false]]);
});

it("gathers in one line what each of the others took, where it began", () => {
  const took = (seat: number, place: string): GameEvent => ({ kind: "took", seat, place });
  const gathering: BeatRules = {
    ...rules,
    gathered: (event) => (event.kind === "took" ? { ...event, kind: "won" } : null),
  };
  const story = [
    moved(3, 1, took(1, "a")),
    moved(4, 1, { kind: "raided", seat: 1, victim: 0 }),
    moved(5, 2, took(2, "b")),
    moved(6, 1, took(1, "c")),
  ];
  const told = new Map([...keyed(story)].map(([key, event]) => [key, { event, text: event.kind }]));
  const found = recap({ entries: story, first: 0, told: (key) => told.get(key), rules: gathering, seat: 0 });
  expect(
    found.map(({ beat, moment, mine }) => [
      beat.events.map(({ kind, place }) => `${kind} ${place ?? ""}`),
      moment,
      mine,
    ]),
  ).toEqual([
    [["won a", "won c"], 4, false],
    [["raided "], 2, true],
    [["won b"], 3, false],
  ]);
});
