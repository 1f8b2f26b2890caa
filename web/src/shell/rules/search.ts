/** Looking for rules: by number or by words, whatever their accents, capitals and endings. */
import { type BoundChapter, hasNumber, isFigure, type Rule, rulesOf } from "./boundBook";

/** Without accents and capitals: "Príšera" is "prisera". */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (query: string): string[] =>
  folded(query)
    .split(/[\s,;:„“”"]+/)
    .filter(Boolean);

/** "13.", "d-b4" and, with the game before it, "GAME.D-B4" are numbers of rules. */
function numberIn(query: string): string | null {
  const found = /^(?:[a-z]+\.)?([a-z]?(?:-[a-z]?)?\d+)\.?$/i.exec(query.trim());
  return found?.[1] ? found[1].toUpperCase() : null;
}

/** What is found, in the order of the book, with the rule whose number was asked for before all. */
export function search(chapters: readonly BoundChapter[], query: string): BoundChapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...chapters];
  const number = numberIn(query);
  const exact = number === null ? [] : filtered(chapters, (rule) => hasNumber(rule, number));
  const others = filtered(chapters, (rule, title) => {
    if (number !== null) return !hasNumber(rule, number) && wholeWord(rule, folded(number));
    return contains(haystack(rule, title), words);
  });
  if (exact.length + others.length > 0 || number !== null) return [...exact, ...others];
  // Our languages change the ends of words: "príšeru" is to find "príšera" too.
  const stems = words.map((word) => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word));
  return filtered(chapters, (rule, title) => contains(haystack(rule, title), stems));
}

export const count = (chapters: readonly BoundChapter[]): number =>
  chapters.reduce((sum, chapter) => sum + rulesOf(chapter).length, 0);

const haystack = (rule: Rule, title: string): string =>
  folded([rule.number, ...rule.also, title, rule.text, rule.more].join(" "));
const contains = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
const wholeWord = (rule: Rule, word: string): boolean =>
  folded(`${rule.text} ${rule.more}`)
    .split(/[^\p{L}\p{N}-]+/u)
    .includes(word);

/** The chapters with these rules only, and without pictures. */
function filtered(
  chapters: readonly BoundChapter[],
  wanted: (rule: Rule, title: string) => boolean,
): BoundChapter[] {
  return chapters.flatMap((chapter) => {
    const parts = chapter.parts.flatMap((part) => {
      const rules = isFigure(part) ? [] : part.filter((rule) => wanted(rule, chapter.title));
      return rules.length > 0 ? [rules] : [];
    });
    return parts.length > 0 ? [{ ...chapter, parts }] : [];
  });
}

/** A text in pieces: those that were looked for, and those between. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const letters = [...text];
  const plain = letters.map(folded);
  const hits = letters.map(() => false);
  const starts = plain.map((_, at) => plain.slice(0, at).join("").length);
  const whole = plain.join("");
  for (const word of words) {
    for (let at = whole.indexOf(word); word && at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, letter) => {
        if (start >= at && start < at + word.length) hits[letter] = true;
      });
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const hit = hits[at] ?? false;
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
