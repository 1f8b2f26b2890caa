/** All pieces of a game to look through, such as the cards of a deck: a folder's `library.ts`. */
import type { Component } from "svelte";
import type { Data } from "$/text/words";

export interface Library {
  /** All of it, with filters; `onrule` opens the rules at a number. */
  Page: Component<{ content: Data; onrule?: (number: string) => void }>;
  /** What there is of it in one line, such as "110 cards, 91 different". */
  summary: (content: Data) => string;
}

const found = import.meta.glob<{ default: Library }>("./*/library.ts");

/** Games that have one. */
export const libraries: readonly string[] = Object.keys(found).map((path) => path.split("/")[1] ?? "");

export async function loadLibrary(game: string): Promise<Library | null> {
  const load = found[`./${game}/library.ts`];
  return load ? (await load()).default : null;
}
