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
}
export type Option = SwitchOption | NumberOption | ChoiceOption;

const part = (word: string): string => word.replace(/[^A-Za-z0-9-]/g, "-");

/** The option's short name: `GAME-label-NAME`, or its name in the data. */
export const labelOf = (option: Named, texts: Texts): string =>
  texts.find(`${texts.gameId}-label-${part(option.name)}`) ?? option.name.replaceAll("_", " ");

/** What a value means: `GAME-label-NAME-VALUE`, or the value itself. */
export const valueLabel = (option: Named, value: boolean | number | string, texts: Texts): string =>
  texts.find(`${texts.gameId}-label-${part(option.name)}-${part(String(value))}`) ?? String(value);

/** What the option is about, as a sentence. */
export function explained(option: Named, texts: Texts): string {
  const text = texts.option(option.name);
  return text.slice(0, 1).toUpperCase() + text.slice(1) + (text && !/[.!?)]$/.test(text) ? "." : "");
}
