/** Decks to begin with: from a file, ours, or a table's. */
import { Drafts } from "$/editor/drafts.svelte";
import { freshKey, fromData, type Written } from "$/editor/toml";
import * as http from "$/net/http";
import type { ContentFault } from "$/protocol/types";
import { CARD, fromContent } from "./deck";

/** What is written in a file, whatever is wrong with its cards; or why it can't be read. */
export async function readFile(game: string, text: string): Promise<Written | ContentFault[]> {
  const { data, faults } = await http.checkContent(game, text);
  return data ? fromData(data, CARD, text) : faults;
}

export async function fromTable(table: string): Promise<Written> {
  const { content, name } = await http.content(table);
  return fromContent(content, name);
}

/** Keeps a new deck; its address. */
export function begin(game: string, drafts: Drafts, written: Written): string {
  const id = freshKey();
  drafts.write(id, { written, when: Date.now(), by: "" });
  return `/decks/${game}?deck=${id}`;
}

/** A file that somebody has at hand, as a deck in the works; null: it is none. */
export async function adopt(game: string, text: string): Promise<string | null> {
  const read = await readFile(game, text);
  return Array.isArray(read) ? null : begin(game, new Drafts(game), read);
}
