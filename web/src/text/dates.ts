/** Days and times in the reader's language. */
import { language } from "./language.svelte";
import { ENGLISH, PSEUDO } from "./texts";

/** The language as Intl is to take it: our English is British. */
export const localeOf = (tag: string): string => (tag === ENGLISH || tag === PSEUDO ? "en-GB" : tag);

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago it was: "3 days ago", "yesterday", "now". */
export function ago(at: number, now = Date.now(), tag = language.current): string {
  const format = new Intl.RelativeTimeFormat(localeOf(tag), { numeric: "auto" });
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, size] = UNITS.find(([, long]) => seconds >= long) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / size) || 0, unit);
}

export const day = (at: number, tag = language.current): string =>
  new Intl.DateTimeFormat(localeOf(tag), { dateStyle: "medium" }).format(at);
