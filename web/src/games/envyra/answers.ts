/** Typed questions: a cell or a tile by name, the score, the order of moving, the own cubes. */
import type { Play } from "$/table/play.svelte";
import { cellsOf, total } from "./view/data";
import { type Store, storeOf } from "./store.svelte";

export function answer(words: string, play: Play): string | null {
  const store = storeOf(play);
  const { view } = store;
  if (!view) return null;
  const asked = words.trim().toLowerCase();
  const is = (id: string): boolean => asked === store.words.say(`ask-${id}`).toLowerCase();
  if (is("score")) return score(store);
  if (is("order")) return store.words.say("says-order", { names: store.words.names(view.order) });
  if (is("cubes") && play.seat !== null) return cubes(store, play.seat);
  const cells = cellsOf(view.columns, view.rows);
  // A cell by itself is a move, in phase II: "tile a1" asks about it.
  const [first = "", ...rest] = asked.split(/\s+/);
  const wanted = first === store.words.say("ask-tile").toLowerCase() ? rest.join(" ") : null;
  const named = cells.filter((cell) => {
    const tile = view.grid[cell]?.tile;
    const name = tile === undefined ? "" : store.words.tile(tile).toLowerCase();
    return cell === wanted || (name !== "" && (name === wanted || name === asked));
  });
  return named.length > 0 ? named.map((cell) => about(store, cell)).join("\n") : null;
}

function about(store: Store, cell: string): string {
  const scene = store.shown;
  if (!scene) return "";
  const spot = scene.view.grid[cell];
  const { seat } = store.play;
  const said = store.words.spot(cell, scene);
  if (!spot || seat === null) return said;
  return store.lacking(cell).length > 0 ? said : `${said} ${store.words.prospect(cell, scene)}`;
}

function score(store: Store): string {
  const { view, play } = store;
  return play.names
    .map((name, seat) => {
      const parts = view?.score[seat];
      const { tiles = 0, sets = 0, equilibrium = 0 } = parts ?? {};
      return store.words.say("says-score", { name, points: total(parts), tiles, sets, cards: equilibrium });
    })
    .join("\n");
}

function cubes(store: Store, seat: number): string {
  const { view, mine, words } = store;
  const free = (view?.supply[seat] ?? 0) - (view?.phase === "placing" ? mine.length : 0);
  return words.say("says-cubes-of-mine", { free, board: view ? words.tilesAt(mine, { view }) : "" });
}
