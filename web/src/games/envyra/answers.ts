/** Typed questions: a cell or a tile by name, the score, the order of moving, the own cubes. */
import type { Play } from "$/table/play.svelte";
import { cellsOf, total } from "./view/data";
import { type Stage, stageOf } from "./store.svelte";

export function answer(words: string, play: Play): string | null {
  const stage = stageOf(play);
  const { view } = stage;
  if (!view) return null;
  const asked = words.trim().toLowerCase();
  const is = (id: string): boolean => asked === stage.words.say(`ask-${id}`).toLowerCase();
  if (is("score")) return score(stage);
  if (is("order")) return stage.words.say("says-order", { names: stage.words.names(view.order) });
  if (is("cubes") && play.seat !== null) return cubes(stage, play.seat);
  const cells = cellsOf(view.columns, view.rows);
  // A cell by itself is a move, in phase II: "tile a1" asks about it.
  const [first = "", ...rest] = asked.split(/\s+/);
  const wanted = first === stage.words.say("ask-tile").toLowerCase() ? rest.join(" ") : null;
  const named = cells.filter((cell) => {
    const tile = view.grid[cell]?.tile;
    const name = tile === undefined ? "" : stage.words.tile(tile).toLowerCase();
    return cell === wanted || (name !== "" && (name === wanted || name === asked));
  });
  return named.length > 0 ? named.map((cell) => about(stage, cell)).join("\n") : null;
}

function about(stage: Stage, cell: string): string {
  const scene = stage.shown;
  if (!scene) return "";
  const spot = scene.view.grid[cell];
  const { seat } = stage.play;
  const said = stage.words.spot(cell, scene);
  if (!spot || seat === null) return said;
  return stage.lacking(cell).length > 0 ? said : `${said} ${stage.words.prospect(cell, scene)}`;
}

function score(stage: Stage): string {
  const { view, play } = stage;
  return play.names
    .map((name, seat) => {
      const parts = view?.score[seat];
      const { tiles = 0, sets = 0, equilibrium = 0 } = parts ?? {};
      return stage.words.say("says-score", { name, points: total(parts), tiles, sets, cards: equilibrium });
    })
    .join("\n");
}

function cubes(stage: Stage, seat: number): string {
  const { view, mine, words } = stage;
  const free = (view?.supply[seat] ?? 0) - (view?.phase === "placing" ? mine.length : 0);
  return words.say("says-cubes-of-mine", { free, board: view ? words.tilesAt(mine, { view }) : "" });
}
