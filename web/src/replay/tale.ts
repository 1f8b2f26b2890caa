/** The story of a game as plain text, in the reader's language: to be copied or kept as a file. */
import type { Entry } from "$/protocol/types";
import { spoken } from "$/table/telling";
import { titleOf } from "$/shell/titles";
import type { Play } from "$/table/play.svelte";
import { type Chapter, chapters } from "$/table/story";
import { language, shellTexts, t } from "$/text/language.svelte";

/** An entry that is told by itself. */
export function wordsOf(entry: Entry, names: readonly string[]): string {
  const name = names[entry.seat ?? -1] ?? "";
  if (entry.kind === "said") return spoken(entry);
  if (entry.kind === "host") return entry.seat === undefined || entry.seat === null ? t("log-host-back") : t("log-host", { name });
  const opened = (entry.reopened ?? []).map(({ seat }) => names[seat] ?? "");
  if (opened.length > 0) return t("log-undone-reopened", { name, names: shellTexts().listing(opened) });
  return t(`log-${entry.kind}`, { name, count: entry.moves ?? 0 });
}

/** The chapters of a game, with what was played before it came to this table. */
export function wholeStory(play: Play, entries: readonly Entry[]): Chapter[] {
  const { earlier } = play.chair;
  const divides = play.module.divides ?? (() => false);
  if (earlier.length === 0) return chapters(entries, divides, play.moments.first);
  const here: Entry = { seq: 0, at: 0, kind: play.info.origin?.table ? "forked" : "imported" };
  return chapters([...earlier, here, ...entries], divides);
}

/** What happened, line by line; an empty line before every new part. */
export function storyText(play: Play): string {
  const parts = wholeStory(play, play.chair.entries);
  const told = play.told();
  const lines = (part: Chapter): string[] => [
    ...(part.heading ? ["", told.get(part.key)?.text ?? ""] : []),
    ...part.lines.filter((line) => !line.undone).map((line) => (line.event ? (told.get(line.key)?.text ?? "") : wordsOf(line.entry, play.names))),
  ];
  const all = parts.flatMap(lines);
  return all.filter((line, index) => line || all[index - 1]).join("\n").trim();
}

/** The same with a heading and the result. */
export function taleOf(play: Play): string {
  const { info } = play;
  const day = new Intl.DateTimeFormat(language.current, { dateStyle: "long" }).format(info.created);
  const result = play.chair.view?.result ?? null;
  const scores = result ? play.names.map((name, seat) => `${result.ranks[seat]}. ${name}: ${result.scores[seat]}`) : [];
  scores.sort((a, b) => parseInt(a, 10) - parseInt(b, 10));
  const end = result ? [play.texts.end(result.reason), ...scores] : [t("end-no-result")];
  return [`${titleOf(info)} – ${day}`, play.texts.listing(play.names), "", storyText(play), "", ...end, ""].join("\n");
}

/** Give the reader a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
