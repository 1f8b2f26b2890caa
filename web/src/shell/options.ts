/** Options of a game, as the server describes them, in words. */
import type { Texts } from "$/text/texts";

interface Named {
  name: string;
  default: boolean | number | string;
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
  /** Choices that are for tables of so many seats and more. */
  seats?: Record<string, number>;
}
export type Option = SwitchOption | NumberOption | ChoiceOption;

/** So many seats at least a table must have for this value. */
export const seatsFor = (option: Option, value: boolean | number | string): number =>
  option.type === "choice" ? (option.seats?.[String(value)] ?? 1) : 1;

/** The choices that fit the table, and the one that is chosen. */
export const fitting = (option: ChoiceOption, seats: number, chosen: string): string[] =>
  option.choices.filter((choice) => choice === chosen || seatsFor(option, choice) <= seats);

const part = (word: string): string => word.replace(/[^A-Za-z0-9-]/g, "-");

/** The option's short name: `GAME-label-NAME`, or its name in the data. */
export const labelOf = (option: Named, texts: Texts): string =>
  texts.find(`${texts.gameId}-label-${part(option.name)}`) ?? option.name.replaceAll("_", " ");

/** What a value means: `GAME-label-NAME-VALUE`, or the value itself. */
export const valueLabel = (option: Named, value: boolean | number | string, texts: Texts): string =>
  texts.find(`${texts.gameId}-label-${part(option.name)}-${part(String(value))}`) ?? String(value);

/**
 * What the option is about, as a sentence: `GAME-label-NAME-detail`, which speaks of values as the form
 * does, or what the command line says.
 */
export function explained(option: Named, texts: Texts): string {
  const text = texts.find(`${texts.gameId}-label-${part(option.name)}-detail`) ?? texts.option(option.name);
  return text.slice(0, 1).toUpperCase() + text.slice(1) + (text && !/[.!?)]$/.test(text) ? "." : "");
}
