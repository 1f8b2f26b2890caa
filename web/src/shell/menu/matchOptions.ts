/** What holds at a table, as lines of words: every option with its value, and what the host has set. */
import type { GameInfo, TableInfo } from "$/protocol/types";
import { optionsOf } from "$/shell/start/choice";
import { explained, labelOf, type Option, type Value, valueLabel } from "$/shell/options/options";
import { t } from "$/text/language.svelte";
import type { Texts } from "$/text/texts";
import { clockText, nearest } from "./paces";

export interface Holding {
  name: string;
  label: string;
  value: string;
  detail: string;
}

const yes = (on: boolean): string => t(on ? "match-on" : "match-off");

/** The game's options in its order, those at their usual value too; then those that it has no more. */
export function optionLines(
  info: TableInfo,
  game: Pick<GameInfo, "options"> | undefined,
  texts: Texts,
): Holding[] {
  const known = optionsOf(game ?? { options: [] }).filter(({ name }) => name in info.options);
  const other = Object.keys(info.options).filter((name) => !known.some((option) => option.name === name));
  const lines = [...known, ...other.map((name): Pick<Option, "name" | "default"> => ({ name, default: "" }))];
  return lines.map((option) => {
    const value = info.options[option.name] as Value;
    return {
      name: option.name,
      label: labelOf(option, texts),
      value: typeof value === "boolean" ? yes(value) : valueLabel(option, value, texts),
      detail: explained(option, texts),
    };
  });
}

/** What the host has set, for every game. */
export function tableLines(info: TableInfo): Holding[] {
  const line = (name: string, label: string, value: string, detail = ""): Holding => ({
    name,
    label,
    value,
    detail,
  });
  return [
    line("players", t("match-players"), String(info.seats.length)),
    line("clock", t("host-clock"), clockText(info.clock ?? 0), info.clock ? t("host-clock-detail") : ""),
    line("hints", t("hints"), yes(info.hints !== false)),
    line("chat", t("host-chat"), yes(info.chat)),
    line("pace", t("host-pace"), t(`pace-${nearest(info.pace)}`)),
    ...(info.own_content ? [line("content", t("match-content"), info.content)] : []),
  ];
}
