/** How a game against bots is to be: how many, how strong, by which rules, against which clock. */
import type { GameInfo, TableInfo } from "$/protocol/types";
import { fits, type Option, takes, type Value } from "$/shell/options/options";

export interface Choice {
  seats: number;
  level: string;
  /** Only what differs from the usual. */
  options: TableInfo["options"];
  /** Seconds for a move; null: no clock. */
  clock: number | null;
}

/** A value that was chosen and does not go with the number of players. */
export interface Fallen {
  option: Option;
  value: Value;
}

export const optionsOf = (game: Pick<GameInfo, "options">): Option[] => game.options as unknown as Option[];

const LEAST_CLOCK = 5;
const MOST_CLOCK = 604_800;
const USUAL_SEATS = 3;

/** What is taken while nothing was chosen: three players where the game allows it, the strongest bots. */
export function usual(game: GameInfo, levels: readonly string[]): Choice {
  return { seats: within(game, USUAL_SEATS), level: levels.at(-1) ?? "", options: {}, clock: null };
}

/**
 * A choice that can be played, made of what was kept on this device, by whatever version of the
 * program; and what of it had to fall back because of the number of players.
 */
export function settled(
  kept: unknown,
  game: GameInfo,
  levels: readonly string[],
): { choice: Choice; fallen: Fallen[] } {
  const choice = usual(game, levels);
  const fallen: Fallen[] = [];
  if (typeof kept !== "object" || kept === null) return { choice, fallen };
  const { seats, level, options, clock } = kept as Record<string, unknown>;
  if (Number.isInteger(seats)) choice.seats = within(game, Number(seats));
  if (typeof level === "string" && levels.includes(level)) choice.level = level;
  if (Number.isInteger(clock) && Number(clock) >= LEAST_CLOCK && Number(clock) <= MOST_CLOCK)
    choice.clock = Number(clock);
  for (const option of optionsOf(game)) {
    const value = (options as Record<string, unknown> | null | undefined)?.[option.name];
    if (!takes(option, value) || value === option.default) continue;
    if (fits(option, value, choice.seats)) choice.options[option.name] = value;
    else fallen.push({ option, value });
  }
  return { choice, fallen };
}

/** The options that differ from the usual, in the order of the game. */
export function changes(choice: Choice, game: GameInfo): { option: Option; value: Value }[] {
  return optionsOf(game).flatMap((option) => {
    const value = choice.options[option.name];
    return value === undefined || value === option.default ? [] : [{ option, value }];
  });
}

function within(game: GameInfo, seats: number): number {
  const [least = 2, most = 2] = game.seats;
  return Math.min(most, Math.max(least, seats));
}
