/** Finds the folder of a game; a game without one is shown plainly, and any other on request. */
import type { GameModule } from "./module";

const folders = import.meta.glob<{ default: GameModule }>("./*/module.ts");

export async function loadModule(game: string): Promise<GameModule> {
  const own = folders[`./${game}/module.ts`];
  const generic = folders["./generic/module.ts"];
  const load = own ?? generic;
  if (!load) throw new Error("the client was built without any board");
  const { default: module } = await load();
  if (own) return module;
  return { ...module, id: game };
}

/** The board that shows any game as text, for those who prefer it. */
export async function plainBoard(): Promise<GameModule["Board"]> {
  return (await import("./generic/Board.svelte")).default;
}
