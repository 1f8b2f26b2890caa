/** The story of a game as plain text, in the reader's language: to be copied or kept as a file. */
import type { Entry } from "$/protocol/types";
import { line } from "$/table/sentences";
import { spoken } from "$/table/log/texts";
import { decided } from "$/shell/end/verdict";
import { privateFields } from "$/shell/log/privateFields.svelte";
import { titleOf } from "$/shell/page/gameTitles";
import type { Beat } from "$/table/beats";
import type { GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { type Chapter, chapters, type Row, rows } from "$/table/log/lines";
import { language, shellTexts, t } from "$/text/language.svelte";

/** An entry that is told by itself. */
export function wordsOf(entry: Entry, names: readonly string[], me: number | null = null): string {
  const name = names[entry.seat ?? -1] ?? "";
  const mine = me !== null && entry.seat === me ? "yes" : "no";
  if (entry.kind === "said") return spoken(entry);
  if (entry.kind === "host")
    return entry.seat === undefined || entry.seat === null
      ? t("log-host-back")
      : t("log-host", { name, me: mine });
  const opened = (entry.reopened ?? []).map(({ seat }) =>
    seat === me ? shellTexts().say("you") : (names[seat] ?? ""),
  );
  if (opened.length > 0)
    return t("log-undone-reopened", { name, me: mine, names: shellTexts().listing(opened) });
  return t(`log-${entry.kind}`, { name, me: mine, count: entry.moves ?? 0 });
}

/** The chapters of a game, with what was played before it came to this table. */
function wholeStory(play: Play, entries: readonly Entry[]): Chapter[] {
  const { earlier } = play.chair;
  const divides = play.module.divides ?? (() => false);
  if (earlier.length === 0) return chapters(entries, divides, play.moments.first);
  const here: Entry = { seq: 0, at: 0, kind: play.info.origin?.table ? "forked" : "imported" };
  return chapters([...earlier, here, ...entries], divides);
}

/** A chapter as it is read. */
export interface Passage {
  key: string;
  /** Empty: it has none. */
  heading: string;
  rows: Row[];
}

/** The game so far, for the history and for whoever copies it. */
export function passages(play: Play, entries: readonly Entry[]): Passage[] {
  const told = play.told();
  const { names, seat } = play;
  const hidden = privateFields(play.info.game);
  const voice = {
    told: (key: string) => told.get(key),
    rules: play.module.beats ?? {},
    seat,
    sentence: (beat: Beat) => line(play, beat),
    wentOn: (event: GameEvent) => play.texts.told("went-on", event.kind, event, play.seating),
    words: (entry: Entry) => wordsOf(entry, names, seat),
    isSecret: (event: GameEvent) => (hidden.get(event.kind) ?? []).some((field) => field in event),
  };
  return wholeStory(play, entries).map(({ key, heading, lines }) => ({
    key,
    heading: heading ? (told.get(key)?.text ?? "") : "",
    rows: rows(lines, voice),
  }));
}

/** What happened, line by line; an empty line before every new part. */
export function storyText(play: Play): string {
  const lines = ({ heading, rows }: Passage): string[] => [
    ...(heading ? ["", heading] : []),
    ...rows.filter((row) => row.lines.every((line) => !line.undone)).map(({ text }) => text),
  ];
  return passages(play, play.chair.entries).flatMap(lines).join("\n").trim();
}

/** The same with a heading and the result. */
export function transcriptOf(play: Play): string {
  const { info } = play;
  const day = new Intl.DateTimeFormat(language.current, { dateStyle: "long" }).format(info.created);
  const result = play.chair.view?.result ?? null;
  const scores = result
    ? play.names.map((name, seat) => `${result.ranks[seat]}. ${name}: ${result.scores[seat]}`)
    : [];
  scores.sort((a, b) => parseInt(a, 10) - parseInt(b, 10));
  const end = result
    ? [play.texts.end(result.reason), decided(play, result), ...scores].filter(Boolean)
    : [t("end-no-result")];
  return [
    `${titleOf(info)} – ${day}`,
    play.texts.listing(play.names),
    "",
    storyText(play),
    "",
    ...end,
    "",
  ].join("\n");
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
