/** The state of the line to a table, in the four words that people are told. */
import type { Connection } from "$/net/line";

export type LineState = "good" | "slow" | "again" | "lost";

/** An answer that takes longer than this is felt. */
export const SLOW_MS = 700;

/** `delay`: how long the last answer was on its way, in milliseconds. */
export function lineState(connection: Connection, delay: number): LineState {
  if (connection === "open") return delay > SLOW_MS ? "slow" : "good";
  return connection === "late" || connection === "connecting" ? "again" : "lost";
}
