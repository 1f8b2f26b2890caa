/**
 * "Your turn", told outside of the page: once for each turn, whichever of the browser's tabs sees it
 * first, and not at all where somebody is looking already.
 */
import { placeAt } from "$/net/places";
import type { TableInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { shellTexts, t } from "$/text/language.svelte";
import { type Heard, mine } from "../tables/mine.svelte";
import { othersAt, seatsOf, turnKeys } from "../tables/turns";
import { titleOf } from "../page/gameTitles";

const TOLD = "ludoteka.told";
const KEPT_MOST = 100;

/** Whether this browser has notices at all. */
export const hasNotices = (): boolean => "Notification" in globalThis;

/** Ask to be allowed to notify; only ever upon a click. */
export async function allowNotices(): Promise<boolean> {
  if (!hasNotices()) return false;
  return (
    (Notification.permission === "default"
      ? await Notification.requestPermission()
      : Notification.permission) === "granted"
  );
}

/** Once a page. */
export function begin(): void {
  mine.onheard((ids, how) => ids.forEach((id) => void heard(id, how)));
}

/** What this tab shows while it is there, so that others need not tell of it. */
const OPEN = "ludoteka.open.";
const LIST = "ludoteka.list";

/** For an effect: other tabs know that this one shows a table, or that somebody looks at the list of them. */
export function present(table: string | null, listed: boolean): (() => void) | undefined {
  const name = table === null ? (listed ? LIST : null) : OPEN + table;
  if (name === null || !("locks" in navigator)) return undefined;
  const leaving = new AbortController();
  let leave = (): void => leaving.abort();
  void navigator.locks
    .request(
      name,
      { mode: "shared", signal: leaving.signal },
      () => new Promise<void>((done) => (leave = done)),
    )
    .catch(() => undefined);
  return () => leave();
}

/** It was my turn there when this page looked last. */
let before: string | null = null;

async function heard(id: string, how: Heard): Promise<void> {
  const info = mine.found[id];
  if (!info || how === "told") return;
  const seats = seatsOf(placeAt(id));
  const keys = turnKeys(info, seats);
  if (how === "seen") {
    // A page of the table is told every move: whatever it has shown is known, and it calls once a turn.
    const begins = keys.length > 0 && before !== id;
    before = keys.length > 0 ? id : null;
    if ((await claim(keys)) && begins && document.hidden) await notify(info, seats);
    return;
  }
  const held = await shownElsewhere();
  if (held.includes(OPEN + id)) return; // the page of the table tells it, and sooner
  const looked = (mine.listed && !document.hidden) || held.includes(LIST);
  if ((await claim(keys)) && !looked) await notify(info, seats);
}

/** What the tabs of this browser show. */
async function shownElsewhere(): Promise<string[]> {
  if (!("locks" in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => name ?? []);
}

/** True for the first tab that comes with this turn. */
async function claim(keys: readonly string[]): Promise<boolean> {
  const take = (): boolean => {
    const told = read();
    const fresh = keys.filter((key) => !told.includes(key));
    if (fresh.length > 0) write([...fresh, ...told].slice(0, KEPT_MOST));
    return keys.length > 0 && fresh.length === keys.length;
  };
  return "locks" in navigator ? await navigator.locks.request("ludoteka.told", take) : take();
}

async function notify(info: TableInfo, seats: readonly number[]): Promise<void> {
  if (!settings.notices || !hasNotices() || Notification.permission !== "granted") return;
  const others = othersAt(info, seats);
  const title = t("notice-title", { title: titleOf(info) });
  const body = others.length > 0 ? t("notice-with", { names: shellTexts().listing(others) }) : "";
  const path = `/t/${info.id}`;
  const options: NotificationOptions = { body, icon: "/icon-turn.svg", tag: info.id, data: { path } };
  // Phones show notices of a service worker only; it also finds the tab that is to be shown.
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
    if (location.pathname !== path) location.assign(path);
  };
}

function read(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(TOLD) ?? "[]");
    return Array.isArray(told) ? (told as string[]) : [];
  } catch {
    return [];
  }
}

function write(told: string[]): void {
  try {
    localStorage.setItem(TOLD, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing: a turn may be told twice.
  }
}

/** For an effect: the number on the icon of an installed page. */
export function badge(count: number): void {
  const shown = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const done = count > 0 ? shown.setAppBadge?.(count) : shown.clearAppBadge?.();
  void done?.catch(() => undefined);
}
