/** The rule book of a game: its folder may export one of these from `book.ts` as `default`. */
import type { Component } from "svelte";
import type { Data, Texts } from "$/text/texts";

/** A picture made of the pieces of the board. */
export interface Figure {
  /** GAME-figure-ID is the caption, GAME-figure-ID-text what is to be seen, for those who can't. */
  id: string;
  Picture: Component<{ texts: Texts }>;
}

export interface Chapter {
  /** GAME-chapter-ID is its heading. */
  id: string;
  /** In this order: numbers of rules, "7=D-1" for two that say the same, and pictures. */
  parts: (string | Figure)[];
  /** Unusual situations: closed until somebody wants them. */
  folded?: boolean;
}

/**
 * A rule is the message GAME-rule-NUMBER, one sentence that can be quoted; where that is too little
 * to learn from, GAME-book-NUMBER says more.
 */
export interface Book {
  /** One page in short: each GAME-brief-ID has a heading in its first line, then a line a point. */
  brief: string[];
  chapters: Chapter[];
  /** Rulings and decisions that belong to a rule, by its number: { "31": "S3 S5" }. */
  see?: Readonly<Record<string, string>>;
  /** Names of the options that GAME-book-NUMBER and GAME-brief-ID ask for, as $NAME. */
  options?: readonly string[];
  /** What the pictures show, where there is no table whose content could be shown. */
  content?: Data;
  /** What is printed on the components for a rule, such as a keyword with its sign. */
  Sign?: Component<{ number: string }>;
}

const books = import.meta.glob<{ default: Book }>("./*/book.ts");

/** The book of a game; null: it has none, and its rules are listed as they come. */
export async function loadBook(game: string): Promise<Book | null> {
  const found = books[`./${game}/book.ts`];
  return found ? (await found()).default : null;
}
