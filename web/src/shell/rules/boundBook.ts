/** A game's rule book in the reader's language: chapters, rules with their sentences, pictures. */
import type { Book, Figure } from "$/games/book";
import type { Data, Fields, Texts } from "$/text/texts";

export interface Rule {
  number: string;
  /** Other numbers that say the same. */
  also: string[];
  /** The sentence that is quoted, and what there is to say besides. */
  text: string;
  more: string;
  /** Rules that tell what happens in unusual situations. */
  see: string[];
}

export interface BoundChapter {
  id: string;
  title: string;
  folded: boolean;
  parts: (Rule[] | Figure)[];
}

/** A heading with some points. */
export interface Brief {
  title: string;
  points: string[];
}

export interface BoundBook {
  brief: Brief[];
  chapters: BoundChapter[];
}

export const REST = "rest"; // the chapter of the rules that no chapter names

export const isFigure = (part: Rule[] | Figure): part is Figure => !Array.isArray(part);
export const rulesOf = (chapter: BoundChapter): Rule[] =>
  chapter.parts.flatMap((part) => (isFigure(part) ? [] : part));
export const hasNumber = (rule: Rule, number: string): boolean =>
  rule.number === number || rule.also.includes(number);

/** "10 7=D-1": the numbers of a chapter's part, those that say the same together. */
export const numbersIn = (part: string): string[][] =>
  part
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.split("="));

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const ANY = "any"; // the value of an option where there is no table that has agreed on one

/** The options that a book asks for, as a message can choose by them. */
function chosen(book: Book | null, options: Data | null): Fields {
  const told = (value: unknown): string | number => {
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" || typeof value === "string" ? value : ANY;
  };
  return Object.fromEntries((book?.options ?? []).map((name) => [name, told(options?.[name])]));
}

/**
 * `rest` is the heading for what no chapter names; without a book that is everything. With the
 * `options` of a table notes tell how they are played there, without what there is to choose from.
 */
export function bind(book: Book | null, texts: Texts, rest: string, options: Data | null = null): BoundBook {
  const { gameId } = texts;
  const asked = chosen(book, options);
  const left = new Map(texts.rules().map(({ number, text }) => [number, text]));
  const say = (message: string): string => texts.find(`${gameId}-${message}`, asked)?.trim() ?? "";
  const rule = ([number = "", ...also]: string[]): Rule => {
    const text = left.get(number) ?? say(`rule-${number}`);
    for (const one of [number, ...also]) left.delete(one);
    const see = book?.see?.[number]?.split(/\s+/) ?? [];
    return { number, also, text, more: say(`book-${number}`), see };
  };
  const chapters = (book?.chapters ?? []).map(({ id, parts, folded = false }) => ({
    id,
    title: say(`chapter-${id}`),
    folded,
    parts: parts.map((part) => (typeof part === "string" ? numbersIn(part).map(rule) : part)),
  }));
  if (left.size > 0) {
    const parts = [[...left.keys()].map((number) => rule([number]))];
    chapters.push({ id: REST, title: rest, folded: false, parts });
  }
  const brief = (book?.brief ?? []).map((id) => {
    const [title = "", ...points] = linesOf(say(`brief-${id}`));
    return { title, points };
  });
  return { brief, chapters };
}
