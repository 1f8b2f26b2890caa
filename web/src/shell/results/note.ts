/** A finished game is noted when its end is seen on this device. */
import type { TableInfo } from "$/protocol/types";
import { add } from "./store";
import { playedAt } from "./results";

export function note(info: TableInfo, seats: readonly number[]): void {
  const played = playedAt(info, seats);
  if (played) add(played);
}
