/** What happened to a player since they acted last: for the beginning of a turn, or for coming back. */
import type { Entry } from "$/protocol/types";
import { type Beat, beatOf, type BeatRules, isDeedOf, isQuiet, joined, joins, touches } from "../beats";
import type { GameEvent } from "../data";
import { keyOf, type LogText } from "./texts";
import { standing } from "./lines";

export interface RecapLine {
  beat: Beat;
  /** How many moves were played by then. */
  moment: number;
  /** It touches the reader's own pieces, lives or land. */
  mine: boolean;
  /** It was passed over on the way to the reader's turn. */
  passed?: boolean;
}

interface Story {
  entries: readonly Entry[];
  /** The number of moves before the log began. */
  first: number;
  told: (key: string) => LogText | undefined;
  rules: BeatRules;
  seat: number;
  /** Entries of the log that were passed over: of these everything is listed. */
  passed?: ReadonlySet<number>;
}

/** The latest move of this seat that a person made, by its place among the moves; -1: there is none. */
function lastOwn(moves: readonly Entry[], seat: number): number {
  return moves.findLastIndex((entry) => entry.seat === seat && entry.by !== "clock");
}

/**
 * What others did since then that touches this seat, matters to everybody, or was passed over; in order. What is gathered stands
 * where it began. Of the own move, what the rules had others do after it (`forced`).
 */
export function recap({ entries, first, told, rules, seat, passed: unseen }: Story): RecapLine[] {
  const moves = standing(entries);
  const own = lastOwn(moves, seat);
  const lines: RecapLine[] = [];
  for (const [index, entry] of moves.entries()) {
    if (index < own || (index > own && entry.seat === seat)) continue;
    const passed = unseen?.has(entry.seq) ?? false;
    const events = (entry.events ?? []) as GameEvent[];
    const begin =
      index === own ? events.findIndex((event) => event.forced === true && event.seat !== seat) : 0;
    if (begin < 0) continue; // nothing but what the own move was
    for (const place of [...events.keys()].slice(begin)) {
      const key = keyOf(entry.seq, place);
      const one = told(key);
      if (!one || isQuiet(one, rules) || isDeedOf(one.event, rules, seat)) continue;
      if (one.event.seat === seat && rules.routine?.includes(one.event.kind)) continue;
      const mine = touches(one.event, seat);
      const short = mine ? null : (rules.gathered?.(one.event) ?? null);
      if (short) {
        gather(
          lines,
          { ...beatOf(key, { ...one, event: short }, rules, seat), gathered: true },
          first + index + 1,
        );
        continue;
      }
      if (!mine && !passed && !(rules.matters?.(one.event) ?? false)) continue;
      const beat = beatOf(key, one, rules, seat);
      const before = lines.at(-1);
      const moment = first + index + 1;
      const near = before && (before.moment === moment || (passed && before.passed));
      if (near && joins(before.beat, one, rules)) {
        lines[lines.length - 1] = {
          ...before,
          beat: joined(before.beat, beat),
          moment,
          mine: before.mine || mine,
        };
      } else {
        lines.push({ beat, moment, mine, passed });
      }
    }
  }
  return lines;
}

/** Beside what else was gathered of the same player. */
function gather(lines: RecapLine[], beat: Beat, moment: number): void {
  const at = lines.findIndex((line) => line.beat.gathered && line.beat.seat === beat.seat);
  const before = lines[at];
  if (before) lines[at] = { ...before, beat: joined(before.beat, beat), moment };
  else lines.push({ beat, moment, mine: false });
}
