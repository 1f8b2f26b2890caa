/** A choice in a short line: "3 players · clever bots · 6 turns". */
import type { GameInfo } from "$/protocol/types";
import { botsOf, levelsOf } from "$/shell/options/levels";
import { clockText } from "$/shell/menu/paces";
import { labelOf, type Option, type Value, valueLabel } from "$/shell/options/options";
import { shellTexts, t } from "$/text/language.svelte";
import type { Texts } from "$/text/texts";
import { changes, type Choice, optionsOf } from "./choice";

/** `texts` are those of the game: needed only where something differs from the usual. */
export function summary(choice: Choice, game: GameInfo, texts: Texts): string {
  const levels = levelsOf(game);
  const lengths = optionsOf(game).flatMap(
    (option) => length(option, choice.options[option.name] ?? option.default) ?? [],
  );
  const others = changes(choice, game).filter(({ option, value }) => length(option, value) === null);
  return [
    t("chosen-players", { count: choice.seats }),
    botsOf(choice.level, levels),
    ...lengths,
    ...others.map(({ option, value }) => changed(option, value, texts)),
    ...(choice.clock === null ? [] : [t("chosen-clock", { time: clockText(choice.clock) })]),
  ].join(" · ");
}

/** How long a game is, by an option that says so: `web-chosen-turns`. */
function length(option: Option, value: Value): string | null {
  return option.type === "number"
    ? shellTexts().find(`web-chosen-${option.name}`, { count: Number(value) })
    : null;
}

function changed(option: Option, value: Value, texts: Texts): string {
  const label = labelOf(option, texts);
  return value === true ? label : `${label}: ${valueLabel(option, value, texts)}`;
}
