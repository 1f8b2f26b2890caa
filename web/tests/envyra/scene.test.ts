import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applied, cubesOnTiles, endTileCell, serpentine, type Scene } from "$/games/envyra/view/scene";
import type { EnvyraContent, EnvyraView } from "$/games/envyra/view/data";
import { comingTo, oneMore } from "$/games/envyra/view/forecast";
import type { GameEvent } from "$/table/data";

interface Told {
  content: EnvyraContent;
  games: { begin: EnvyraView; steps: { events: GameEvent[]; changes: Partial<EnvyraView> }[] }[];
}

// Whole games as the engine told them to seat 0: games.py writes them.
const told = JSON.parse(readFileSync(new URL("games.json", import.meta.url), "utf8")) as Told;
const FIELDS = [
  "phase",
  "round",
  "cone",
  "grid",
  "bag",
  "supply",
  "ready",
  "choice",
  "boards",
  "order",
  "won",
  "open_cards",
] as const;

describe("a step told event by event", () => {
  told.games.forEach((game, number) => {
    it(`ends where the server's view is: game ${number}, ${game.begin.seats} players`, () => {
      let view = game.begin;
      let refilled = 0;
      for (const { events, changes } of game.steps) {
        let scene: Scene = { view, gaps: {} };
        for (const event of events) scene = applied(scene, event, told.content);
        view = { ...view, ...changes } as EnvyraView;
        for (const field of FIELDS) expect(scene.view[field], field).toEqual(view[field]);
        // A secret card counts for its owner only, and turns up at the end: it is in no event before.
        const seen = (score: EnvyraView["score"]): unknown => score.map(({ tiles, sets }) => [tiles, sets]);
        expect(seen(scene.view.score)).toEqual(seen(view.score));
        if (view.phase === "moving") expect(scene.view.step).toBeLessThanOrEqual(view.step ?? 0);
        refilled += events.filter(({ kind }) => kind === "tile_laid").length;
      }
      expect(view.phase).toBe("over");
      expect(refilled).toBeGreaterThan(0);
    });
  });

  it("forecasts nobody else than who is told to win, while the closing cube is told", () => {
    let forecasts = 0;
    for (const game of told.games) {
      let view = game.begin;
      for (const { events, changes } of game.steps) {
        let scene: Scene = { view, gaps: {} };
        for (const event of events) {
          if (event.kind === "tile_won") {
            const { cell, tile, seat, unmoved } = event as GameEvent & {
              cell: string;
              tile: string;
              seat: number;
              unmoved: number[];
            };
            const cubes = scene.view.grid[cell]?.cubes ?? [];
            for (const other of unmoved) {
              const line = comingTo(told.content, scene.view, cell);
              const more = oneMore(told.content, tile, cubes, other, scene.view.won[other] ?? [], line);
              expect(more).toMatchObject({ full: true, leader: seat, coming: [], then: null });
              forecasts += 1;
            }
          }
          scene = applied(scene, event, told.content);
        }
        view = { ...view, ...changes } as EnvyraView;
      }
    }
    expect(forecasts).toBeGreaterThan(0);
  });

  it("keeps a gap with its winner until it is filled (E-14)", () => {
    const view = {
      ...told.games[0]?.begin,
      boards: [["a1"], ["a1"]],
      phase: "moving",
      step: 0,
    } as EnvyraView;
    const won = {
      kind: "tile_won",
      seat: 1,
      cell: "a1",
      tile: view.grid.a1?.tile,
      returned: [0, 1],
      unmoved: [1],
    };
    const after = applied({ view, gaps: {} }, won, told.content);
    expect(after.gaps.a1?.seat).toBe(1);
    expect(after.view.boards).toEqual([["a1"], []]);
    const laid = applied(after, { kind: "tile_laid", cell: "a1", tile: "T01", bag: 3 }, told.content);
    expect(laid.gaps).toEqual({});
  });

  it("does not mind an event that it does not know", () => {
    const scene = { view: told.games[0]?.begin as EnvyraView, gaps: {} };
    expect(applied(scene, { kind: "end_tile_put_back", tile: "END" }, told.content)).toBe(scene);
  });
});

describe("the order of moving", () => {
  it("turns back (GC8), and in the simplified variant does not (33)", () => {
    expect(serpentine(3, 0, true)).toEqual([0, 1, 2, 2, 1, 0]);
    expect(serpentine(3, 1, true)).toEqual([1, 2, 0, 0, 2, 1]);
    expect(serpentine(4, 3, false)).toEqual([3, 0, 1, 2]);
  });
});

describe("what lies where", () => {
  it("finds a player's cubes and the end tile", () => {
    const view = {
      grid: {
        a1: { tile: "S01", cubes: [0, 1, 0], leader: 0 },
        b1: { tile: "END", cubes: [], leader: null },
      },
    } as unknown as EnvyraView;
    expect(cubesOnTiles(view, 0)).toEqual(["a1", "a1"]);
    expect(endTileCell(view, told.content)).toBe("b1");
    expect(endTileCell({ ...view, grid: {} } as EnvyraView, told.content)).toBeNull();
  });
});
