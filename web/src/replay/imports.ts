/** Record files that somebody brings: looked at here for size, by the server for everything else. */
import * as http from "$/net/http";
import { keep } from "$/net/places";
import { route } from "$/router.svelte";
import { faultText } from "$/shell/page/failures";
import { remember } from "$/shell/start/tableAccess";
import { t } from "$/text/language.svelte";
import { replayPath } from "./address";

/** The server takes no longer ones. */
export const MOST_BYTES = 1_000_000;
const FIRST_LINE = "ludoteka record";

/** What is wrong with a file, where, and what stands there. */
export interface RecordFault {
  text: string;
  /** In the server's words, which are English. */
  detail?: string;
  line?: number;
  quoted?: string;
}

export const isRecord = (text: string): boolean => text.trimStart().startsWith(FIRST_LINE);

/** Where in a record the server's words point: a line of the text, or a move. */
export function placeOf(detail: string, record: string): { line: number; quoted: string } | null {
  const lines = record.split(/\r?\n/);
  const named = /^line (\d+)\b/.exec(detail);
  if (named) return quote(lines, Number(named[1]));
  const moved = /^move (\d+)\b/.exec(detail);
  if (!moved) return null;
  const moves = lines.flatMap((line, index) => (/^\d/.test(line) ? [index + 1] : []));
  return quote(lines, moves[Number(moved[1]) - 1] ?? 0);
}

function quote(lines: string[], line: number): { line: number; quoted: string } | null {
  const quoted = lines[line - 1];
  return quoted === undefined ? null : { line, quoted: quoted.trim().slice(0, 80) };
}

/** The record becomes a table, and is shown at once; otherwise what is wrong with it. */
export async function importText(record: string): Promise<RecordFault | null> {
  if (new Blob([record]).size > MOST_BYTES) return { text: t("import-too-long") };
  if (!isRecord(record)) return { text: t("import-no-record") };
  try {
    const opened = await http.importRecord({ record: record.trimStart() });
    remember(opened);
    const { id, status } = opened.table;
    if (status === "finished") keep({ table: id, finished: true });
    route.go(status === "finished" ? replayPath(id, 0) : `/t/${id}`);
    return null;
  } catch (error) {
    return explained(error, record.trimStart());
  }
}

function explained(error: unknown, record: string): RecordFault {
  const detail = error instanceof http.Failure ? error.reason?.values?.text : undefined;
  if (typeof detail !== "string") return { text: faultText(error) };
  const place = placeOf(detail, record);
  return place
    ? { text: t("import-line-wrong", { line: place.line }), detail, ...place }
    : { text: t("import-wrong"), detail };
}

export async function importFile(file: File): Promise<RecordFault | null> {
  if (file.size > MOST_BYTES) return { text: t("import-too-long") };
  return importText(await file.text());
}
