/** How quickly bots answer and how long a player has, in steps that a host can choose. */
import { t } from "$/text/language.svelte";

/** Milliseconds before a bot's move. */
export const PACES = [0, 300, 600, 1500] as const;

/** The step that is nearest to what the table has. */
export function nearest(pace: number): number {
  return PACES.reduce(
    (best: number, one) => (Math.abs(one - pace) < Math.abs(best - pace) ? one : best),
    PACES[0],
  );
}

/** Seconds for a move; 0: no clock. A table may have another time, which is then among them. */
const CLOCKS = [0, 30, 60, 120, 300, 900, 86_400, 259_200];

export function clocks(current: number | null): number[] {
  return [...new Set([...CLOCKS, current ?? 0])].sort((one, other) => one - other);
}

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

export function clockText(seconds: number): string {
  if (seconds === 0) return t("clock-off");
  if (seconds % DAY === 0) return t("clock-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return t("clock-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("clock-minutes", { count: seconds / MINUTE });
  return t("clock-seconds", { count: seconds });
}
