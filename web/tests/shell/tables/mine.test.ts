import { describe, expect, it } from "vitest";
import type { Place } from "$/net/places";
import type { TableInfo } from "$/protocol/types";
import { losses, type Row, rowsOf, sorted, when } from "$/shell/tables/rows";
import { live, othersAt, turnKeys, turnsOf, withPeople } from "$/shell/tables/turns";
import { ago, day } from "$/text/dates";

const seat = (
  name: string,
  kind: "device" | "friend" | "bot" = "device",
  bot: string | null = kind === "bot" ? "greedy" : null,
) => ({ kind, name, taken: true, bot });
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    status: "running",
    paused: false,
    moves: 5,
    created: 1,
    changed: 10,
    seats: [seat("Anna"), seat("Beta", "bot")],
    waiting: [{ seat: 0, since: 7 }],
    ...more,
  }) as TableInfo;
const place = (id: string, more: Partial<Place> = {}): Place => ({
  table: id,
  game: "raw",
  title: "RAW",
  seats: { "0": "token" },
  at: 3,
  ...more,
});

describe("whose turn it is", () => {
  it("is mine where one of my seats is waited for", () => {
    expect(turnsOf(table("a"), [0])).toEqual([{ seat: 0, since: 7 }]);
    expect(turnsOf(table("a"), [1])).toEqual([]);
  });
  it("has the same name in every tab, and while others choose at the same time", () => {
    expect(turnKeys(table("a"), [0])).toEqual(["a@5", "a/0/7"]);
    expect(turnKeys(table("a", { moves: 6 }), [0])).toEqual(["a@6", "a/0/7"]);
    expect(turnKeys(table("a"), [1])).toEqual([]);
  });
  it("follows the moves that a page is told", () => {
    const info = table("a");
    expect(live(info, [0, 1], 20)).toMatchObject({
      waiting: [
        { seat: 0, since: 7 },
        { seat: 1, since: 20 },
      ],
      changed: 20,
    });
    expect(live(info, [], 20).waiting).toEqual([]);
    expect(live(info, undefined, 20)).toBe(info);
    expect(live(table("a", { status: "finished" }), [0], 20).waiting).toEqual([{ seat: 0, since: 7 }]);
  });
  it("calls nobody to a game that is paused, over, stuck, or played by a bot for them", () => {
    const stuck = { rule: "ludoteka.stuck", fault: "other-rules", values: {} };
    for (const more of [
      { paused: true },
      { status: "finished" },
      { status: "gathering" },
      { stuck },
      { seats: [seat("Anna", "device", "greedy")] },
    ] as Partial<TableInfo>[]) {
      expect(turnsOf(table("a", more), [0])).toEqual([]);
    }
  });
  it("tells the others apart from those at this device", () => {
    const info = table("a", {
      seats: [seat("Anna"), seat("Boris"), seat("Eva", "friend"), { ...seat("", "friend"), taken: false }],
    });
    expect(othersAt(info, [0, 1])).toEqual(["Eva"]);
    expect(withPeople(info, [0, 1])).toBe(true);
    expect(withPeople(info, [0, 1, 2])).toBe(false);
    expect(withPeople(table("a"), [0])).toBe(false);
  });
});

describe("the list of my tables", () => {
  it("has my turn first, then what goes on, then what waits for people, at last what is gone", () => {
    const found: Record<string, TableInfo | null> = {
      old: table("old", { changed: 1 }),
      new: table("new", { changed: 9 }),
      theirs: table("theirs", { waiting: [{ seat: 1, since: 1 }], changed: 99 }),
      gathers: table("gathers", { status: "gathering", waiting: [] }),
      gone: null,
    };
    const rows = rowsOf(
      ["gone", "gathers", "unknown", "old", "theirs", "new"].map((id) => place(id)),
      found,
    );
    expect(sorted(rows).map((row) => row.place.table)).toEqual([
      "new",
      "old",
      "theirs",
      "unknown",
      "gathers",
      "gone",
    ]);
    expect(rows.map(when)).toEqual([3, 10, 3, 1, 99, 9]);
  });
  it.each<[string, Row, string[]]>([
    ["gone from the server", { place: place("a", { host: "h" }), info: null }, ["gone"]],
    ["alone with bots", { place: place("a", { host: "h" }), info: table("a") }, ["alone"]],
    [
      "with people",
      { place: place("a"), info: table("a", { seats: [seat("Anna"), seat("Eva", "friend")] }) },
      ["others"],
    ],
    [
      "with people, as host",
      {
        place: place("a", { host: "h" }),
        info: table("a", { seats: [seat("Anna"), seat("Eva", "friend")] }),
      },
      ["others", "host"],
    ],
    [
      "before the start",
      { place: place("a", { host: "h" }), info: table("a", { status: "gathering" }) },
      ["gathering", "host"],
    ],
    ["over", { place: place("a", { host: "h" }), info: table("a", { status: "finished" }) }, ["finished"]],
    ["over, and not asked for yet", { place: place("a", { finished: true }), info: undefined }, ["finished"]],
  ])("says what is lost with a table: %s", (_, row, wanted) => {
    expect(losses(row)).toEqual(wanted);
  });
});

describe("when it was", () => {
  const now = Date.UTC(2026, 10, 17, 12);
  const hours = (count: number): number => now - count * 3_600_000;
  it("is told in the reader's language", () => {
    expect([0, 0.5, 3, 24, 72, 24 * 15].map((count) => ago(hours(count), now, "en"))).toEqual([
      "now",
      "30 minutes ago",
      "3 hours ago",
      "yesterday",
      "3 days ago",
      "2 weeks ago",
    ]);
    expect(ago(hours(72), now, "sk")).toBe("pred 3 dňami");
    expect(ago(hours(3), now, "hu")).toBe("3 órával ezelőtt");
    expect(ago(hours(3), now, "lv")).toBe("pirms 3 stundām");
    expect(ago(now + 5000, now, "en")).toBe("now"); // a clock that goes wrong
  });
  it("is British in English", () => {
    expect(day(now, "en")).toBe("17 Nov 2026");
    expect(day(now, "sk")).toBe("17. 11. 2026");
  });
});
