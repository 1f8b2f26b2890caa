/** The clashes of one order to attack, read from the log, and one of them as it is shown. */
import type { Entry } from "$/protocol/types";
import type { GameEvent } from "$/table/data";

/** All clashes of one order to attack until it is taken. */
export interface Assault {
  source: string;
  target: string;
  /** The last entry of the log before it. */
  since: number;
}

/** A clash as it is shown: rolling, or with so many of its pairs lit. */
export interface ShownClash {
  event: GameEvent;
  rolling: boolean;
  lit: number;
  done: boolean;
}

const eventsOf = ({ events }: Entry): GameEvent[] => (events ?? []) as GameEvent[];

/** What it came to as far as these entries tell it. */
export function tollOf(
  assault: Assault,
  seat: number | null,
  entries: readonly Entry[],
): { clashes: number; own: number; theirs: number } {
  const clashes = entries
    .filter(({ seq }) => seq > assault.since)
    .flatMap(eventsOf)
    .filter(
      (event) =>
        event.kind === "clash" &&
        event.seat === seat &&
        event.source === assault.source &&
        event.target === assault.target,
    );
  const sum = (field: string): number => clashes.reduce((all, event) => all + Number(event[field]), 0);
  return { clashes: clashes.length, own: sum("attackers_lost"), theirs: sum("defenders_lost") };
}

/** The assault that was the last thing the seat did, with its last clash; null: it was something else. */
export function lastAssault(
  seat: number | null,
  entries: readonly Entry[],
): { assault: Assault; last: GameEvent } | null {
  const moved = entries.filter(({ kind }) => kind === "moved");
  const rows = moved.map((entry) =>
    entry.seat === seat ? eventsOf(entry).find(({ kind }) => kind === "clash") : undefined,
  );
  const last = rows.at(-1);
  if (!last) return null;
  const before = rows.findLastIndex(
    (event) => event === undefined || event.source !== last.source || event.target !== last.target,
  );
  const [source, target] = [String(last.source), String(last.target)];
  return { assault: { source, target, since: moved[before]?.seq ?? 0 }, last };
}
