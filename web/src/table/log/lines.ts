/** The log of a table as lines to read: grouped, with the moment each line belongs to. */
import type { Entry } from "$/protocol/types";
import { type Beat, beatOf, type BeatRules, isAlike, joined } from "../beats";
import type { GameEvent } from "../data";
import type { LogText } from "./texts";

/** One thing that happened. */
export interface Line {
  key: string;
  entry: Entry;
  /** An event of the game; null: the entry itself is what happened. */
  event: GameEvent | null;
  /** How many moves were played by then; null: it was taken back, or is no moment of the game. */
  moment: number | null;
  undone: boolean;
}

export interface Chapter {
  key: string;
  heading: GameEvent | null;
  lines: Line[];
}

/** Entries that are told by themselves, not by events. */
const TOLD = new Set([
  "undone",
  "said",
  "paused",
  "resumed",
  "bot",
  "person",
  "host",
  "forked",
  "imported",
  "ended",
  "rematch",
]);

/**
 * Lines in order. `first` is the number of moves before the log began (a forked game); `divides`
 * says which events begin a new chapter.
 */
export function chapters(
  entries: readonly Entry[],
  divides: (event: GameEvent) => boolean,
  first = 0,
): Chapter[] {
  const taken = takenBack(entries);
  const found: Chapter[] = [{ key: "begin", heading: null, lines: [] }];
  let moment = first;
  for (const entry of entries) {
    const undone = taken.has(entry.seq);
    if (entry.kind === "moved" && !undone) moment += 1;
    const base = { entry, moment: undone ? null : moment, undone };
    for (const [index, data] of (entry.events ?? []).entries()) {
      const event = data as GameEvent;
      const key = `${entry.seq}.${index}`;
      if (!undone && divides(event)) found.push({ key, heading: event, lines: [] });
      else found.at(-1)?.lines.push({ ...base, key, event });
    }
    if (TOLD.has(entry.kind)) {
      found.at(-1)?.lines.push({ ...base, key: String(entry.seq), event: null });
    }
  }
  return found.filter((chapter) => chapter.heading !== null || chapter.lines.length > 0);
}

/** What is read as one: a line, or several like ones that the bar tells in one sentence, too. */
export interface Row {
  /** That of its first line, so that it stays when more come. */
  key: string;
  text: string;
  lines: Line[];
  /** It is told to this seat alone. */
  secret: boolean;
}

/** How lines are put into words. */
export interface Voice {
  told: (key: string) => LogText | undefined;
  rules: BeatRules;
  /** Whose eyes these are; null: an onlooker's. */
  seat: number | null;
  sentence: (beat: Beat) => string;
  /** An event that was only the beginning; null: it is told as ever. */
  wentOn: (event: GameEvent) => string | null;
  /** An entry that is told by itself. */
  words: (entry: Entry) => string;
  isSecret: (event: GameEvent) => boolean;
}

/** The lines of a chapter as they are read; of what is passed over in silence there is none. */
export function rows(lines: readonly Line[], voice: Voice): Row[] {
  const found: { row: Row; beat: Beat | null }[] = [];
  for (const line of lines) {
    const told = line.event ? voice.told(line.key) : null;
    const text = line.event ? (told?.text ?? "") : voice.words(line.entry);
    if (!text.trim()) continue;
    const secret = line.event !== null && voice.isSecret(line.event);
    const fresh = told ? beatOf(line.key, told, voice.rules, voice.seat) : null;
    const before = found.at(-1);
    const [begun] = before?.beat?.events ?? [];
    if (
      told &&
      before &&
      begun &&
      stands(before.row) &&
      !line.undone &&
      voice.rules.goesOn?.(begun, told.event)
    ) {
      before.row.text = voice.wentOn(begun) ?? before.row.text;
    }
    if (
      told &&
      fresh &&
      before?.beat &&
      before.row.secret === secret &&
      stands(before.row) &&
      !line.undone &&
      isAlike(before.beat, told, voice.rules)
    ) {
      before.beat = joined(before.beat, fresh);
      before.row.lines.push(line);
    } else {
      found.push({ row: { key: line.key, text, lines: [line], secret }, beat: fresh });
    }
  }
  return found.map(({ row, beat }) =>
    beat && row.lines.length > 1 ? { ...row, text: voice.sentence(beat) } : row,
  );
}

/** Was nothing of it taken back? What was is struck through line by line, as it was played. */
const stands = ({ lines }: Row): boolean => lines.every(({ undone }) => !undone);

/** The moves that were not taken back, in order. */
export function standing(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") found.push(entry);
    if (entry.kind === "undone") takeBack(found, entry, (move) => move.seat);
  }
  return found;
}

/**
 * Take out of a line of moves what an entry `undone` takes back: the latest moves of its seat, and
 * the secret choices of others that hung on them. What others chose in between stays.
 */
export function takeBack<T>(line: T[], entry: Entry, seatOf: (move: T) => number | null | undefined): void {
  for (const { seat, moves } of [{ seat: entry.seat, moves: entry.moves ?? 0 }, ...(entry.reopened ?? [])]) {
    for (let left = moves, place = line.length - 1; left > 0 && place >= 0; place--) {
      if (seatOf(line[place] as T) !== seat) continue;
      line.splice(place, 1);
      left -= 1;
    }
  }
}

/** How many moves an entry `undone` takes out of the line. */
export const takenMoves = (entry: Entry): number =>
  (entry.moves ?? 0) + (entry.reopened ?? []).reduce((sum, { moves }) => sum + moves, 0);

/** The moves that were taken back later, by their seq. */
function takenBack(entries: readonly Entry[]): Set<number> {
  const stand = new Set(standing(entries).map((entry) => entry.seq));
  const moved = entries.filter((entry) => entry.kind === "moved" && !stand.has(entry.seq));
  return new Set(moved.map((entry) => entry.seq));
}
