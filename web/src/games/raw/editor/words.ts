/** The editor's own words, in the reader's language. */
import { gameTexts } from "$/text/language.svelte";

export const say = (key: string, fields: Record<string, string | number> = {}): string =>
  gameTexts("raw").find(`raw-editor-${key}`, fields) ?? "";
