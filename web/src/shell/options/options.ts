/** Options of a game, as the server describes them, in words. */
import { t } from "$/text/language.svelte";
import type { Texts } from "$/text/texts";

interface Named {
  name: string;
  default: boolean | number | string;
  /** The edition of the game that brought it; left out: it was always there. */
  since?: number;
}
export interface SwitchOption extends Named {
  type: "switch";
}
export interface NumberOption extends Named {
  type: "number";
  low: number;
  high: number;
}
export interface ChoiceOption extends Named {
  type: "choice";
  choices: string[];
  /** Choices that are for certain tables only: the least and the greatest number of seats. */
  seats?: Record<string, readonly number[]>;
}
export type Option = SwitchOption | NumberOption | ChoiceOption;

export type Value = boolean | number | string;

/** The options that a table has whose game was begun by these rules. */
export const optionsSince = <T extends Record<string, unknown>>(form: readonly T[], rules: number): T[] =>
  form.filter((option) => Number(option.since ?? 1) <= rules);

/** How many seats a table must have for this value: at least, and at most. */
export function seatsFor(option: Option, value: Value): { least: number; most: number } {
  const [least = 1, most = Infinity] = (option.type === "choice" && option.seats?.[String(value)]) || [];
  return { least, most };
}

/** Whether a table of so many seats can be played with this value. */
export function fits(option: Option, value: Value, seats: number): boolean {
  const { least, most } = seatsFor(option, value);
  return least <= seats && seats <= most;
}

/** The choices that fit the table, and the one that is chosen. */
export const fitting = (option: ChoiceOption, seats: number, chosen: string): string[] =>
  option.choices.filter((choice) => choice === chosen || fits(option, choice, seats));

/** Whether the option takes this value at all. */
export function takes(option: Option, value: unknown): value is Value {
  if (option.type === "switch") return typeof value === "boolean";
  if (option.type === "number")
    return Number.isInteger(value) && Number(value) >= option.low && Number(value) <= option.high;
  return typeof value === "string" && option.choices.includes(value);
}

const part = (word: string): string => word.replace(/[^A-Za-z0-9-]/g, "-");

/** The option's short name: `GAME-label-NAME`, or its name in the data. */
export const labelOf = (option: Named, texts: Texts): string =>
  texts.find(`${texts.gameId}-label-${part(option.name)}`) ?? option.name.replaceAll("_", " ");

/** What a value means: `GAME-label-NAME-VALUE`, or the value itself. */
export const valueLabel = (option: Named, value: Value, texts: Texts): string =>
  texts.find(`${texts.gameId}-label-${part(option.name)}-${part(String(value))}`) ?? String(value);

/**
 * What the option is about, as a sentence: `GAME-label-NAME-detail`, which speaks of values as the form
 * does, or what the command line says.
 */
export function explained(option: Named, texts: Texts): string {
  const text = texts.find(`${texts.gameId}-label-${part(option.name)}-detail`) ?? texts.option(option.name);
  return text.slice(0, 1).toUpperCase() + text.slice(1) + (text && !/[.!?)]$/.test(text) ? "." : "");
}

/** What is said when a chosen value does not go with the number of seats, and the usual one holds again. */
export const fellText = (option: Option, value: Value, seats: number, texts: Texts): string =>
  t("option-fell", {
    option: labelOf(option, texts),
    value: valueLabel(option, value, texts),
    now: valueLabel(option, option.default, texts),
    seats,
  });
