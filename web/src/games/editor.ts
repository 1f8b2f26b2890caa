/** Where a content file of a game is made, card by card or piece by piece: a folder's `editor.ts`. */
import type { Component } from "svelte";
import type { Content, GameInfo } from "$/protocol/types";

export interface Editor {
  /** All of it: the files in the works, and one of them; `own` is what the game comes with. */
  Page: Component<{ info: GameInfo; own: Content }>;
  /**
   * Begins with the text of a file, which may be faulty: the address where it can be mended; null: it can't
   * be read.
   */
  adopt: (game: string, text: string) => Promise<string | null>;
}

const found = import.meta.glob<{ default: Editor }>("./*/editor.ts");

/** Games that have one. */
export const editors: readonly string[] = Object.keys(found).map((path) => path.split("/")[1] ?? "");

export async function loadEditor(game: string): Promise<Editor | null> {
  const load = found[`./${game}/editor.ts`];
  return load ? (await load()).default : null;
}
