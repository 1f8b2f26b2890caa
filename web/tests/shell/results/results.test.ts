import { describe, expect, it } from "vitest";
import type { TableInfo } from "$/protocol/types";
import { against, by, counted, csv, type Played, playedAt, streaks, sum } from "$/shell/results/results";

const bot = (name: string, level = "greedy") => ({ kind: "bot" as const, name, taken: true, bot: level });
const person = (name: string, level: string | null = null) => ({
  kind: "friend" as const,
  name,
  taken: true,
  bot: level,
});
const over = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    game: "raw",
    title: "RAW",
    status: "finished",
    created: 1,
    changed: 50,
    ended_by_host: false,
    tutorial: false,
    origin: null,
    ranks: [2, 1, 2],
    seats: [person("Anna"), bot("Beta"), bot("Gamma")],
    ...more,
  }) as TableInfo;
const game = (at: number, won: boolean, more: Partial<Played> = {}): Played => ({
  table: `t${at}`,
  game: "raw",
  title: "RAW",
  at,
  players: 3,
  rank: won ? 1 : 2,
  won,
  levels: ["greedy"],
  people: 0,
  names: ["Beta"],
  ...more,
});

describe("a finished game", () => {
  it("is noted with my place and whom I played against", () => {
    expect(playedAt(over(), [0])).toEqual({
      table: "t",
      game: "raw",
      title: "RAW",
      at: 50,
      players: 3,
      rank: 2,
      won: false,
      levels: ["greedy"],
      people: 0,
      names: ["Beta", "Gamma"],
    });
    expect(playedAt(over({ ranks: [1, 1, 3] }), [0])).toMatchObject({ rank: 1, won: true }); // a shared win is a win
  });
  it("counts for nobody where several people share the device", () => {
    const played = playedAt(
      over({ seats: [person("Anna"), person("Boris"), bot("Gamma")], ranks: [1, 2, 3] }),
      [0, 1],
    );
    expect(played).toMatchObject({ rank: null, won: false, people: 0, levels: ["greedy"] });
    expect(counted([played as Played])).toEqual([]);
  });
  it.each<[string, Partial<TableInfo>, number[]]>([
    ["that still runs", { status: "running" }, [0]],
    ["that was ended early", { ended_by_host: true }, [0]],
    ["without a result", { ranks: null }, [0]],
    ["that is a lesson", { tutorial: true }, [0]],
    ["that began with moves of another", { origin: { table: "x", moves: 3 } }, [0]],
    ["that a bot finished for me", { seats: [person("Anna", "greedy"), bot("Beta"), bot("Gamma")] }, [0]],
    ["that I only watched", {}, []],
  ])("is not noted: one %s", (_, more, seats) => {
    expect(playedAt(over(more), seats)).toBeNull();
  });
});

describe("sums", () => {
  const games = [
    game(1, true),
    game(2, true),
    game(3, false),
    game(4, true),
    game(5, true),
    game(6, true),
    game(7, false, { game: "envyra" }),
    game(8, true),
  ];
  it("count played and won", () => {
    expect(sum(games)).toEqual({ played: 8, won: 6 });
    expect(by(games, (one) => one.game)).toEqual([
      ["raw", { played: 7, won: 6 }],
      ["envyra", { played: 1, won: 0 }],
    ]);
  });
  it("know the longest run of wins, in the order of time", () => {
    expect(streaks([...games].reverse())).toEqual({ longest: 3, current: 1 });
    expect(streaks([])).toEqual({ longest: 0, current: 0 });
  });
  it("tell opponents apart", () => {
    expect(against(game(1, true))).toBe("greedy");
    expect(against(game(1, true, { levels: ["greedy", "random"] }))).toBe("mixed");
    expect(against(game(1, true, { people: 1 }))).toBe("both");
    expect(against(game(1, true, { people: 2, levels: [] }))).toBe("people");
  });
});

describe("the table for other programs", () => {
  it("has a line for each game, quoted where needed, and no formulas", () => {
    const text = csv([
      game(0, true, { names: ['=HYPERLINK("x")', "Eva"] }),
      game(1000, false, { rank: null, names: [] }),
    ]);
    expect(text.split("\r\n")).toEqual([
      "ended,game,players,place,won,bots,people,others,table",
      `1970-01-01T00:00:00.000Z,raw,3,1,1,greedy,0,"'=HYPERLINK(""x""), Eva",t0`,
      "1970-01-01T00:00:01.000Z,raw,3,,,greedy,0,,t1000",
      "",
    ]);
  });
});
