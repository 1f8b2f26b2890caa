/** RAWsiko's keys; what it uses it takes, so that the shell does not use it too. */
import { endPhase } from "./aiming";
import type { Desk } from "./desk.svelte";

export function pressKey(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act?.(desk, event)) event.preventDefault();
}

type Act = (desk: Desk, event: KeyboardEvent) => boolean;

/** Is there a number to count up or down? */
const counting = (desk: Desk): boolean => desk.target !== null || desk.offered.places.size > 0;

const step =
  (by: number): Act =>
  (desk) => {
    if (!counting(desk)) return false;
    desk.step(by);
    return true;
  };

const KEYS: Record<string, Act> = {
  "+": step(1),
  "=": step(1),
  w: step(1),
  "-": step(-1),
  s: step(-1),
  q: step(99),
  a: step(-99),
  Escape: (desk) => (desk.play.notice ? false : desk.back()),
  n: (desk, event) => cycle(desk, event.shiftKey ? -1 : 1),
  e: (desk) => {
    if (desk.view?.phase !== "acting" || !desk.play.myTurn || desk.play.at !== null) return false;
    endPhase(desk);
    return true;
  },
  i: (desk, event) => {
    const id = placeOf(event.target) ?? desk.target ?? desk.source ?? desk.hovered;
    if (id === null) return false;
    desk.looked = desk.looked === id ? null : id;
    return true;
  },
  u: (desk) => {
    if (desk.target === null || desk.deed(desk.target) !== "attack") return false;
    desk.until = !desk.until;
    return true;
  },
  m: (desk) => {
    desk.all = !desk.all;
    return true;
  },
  v: (desk) => {
    desk.list = !desk.list;
    return true;
  },
  Enter: (desk, event) => {
    if (event.target instanceof Element && event.target.closest("button, a, [role=button]")) return false;
    if (desk.target !== null) desk.confirm();
    else if (desk.continent !== null) desk.settleContinent();
    else return false;
    return true;
  },
};

/** Where the focus is: a territory of the map. */
function placeOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-t]")?.getAttribute("data-t") ?? null) : null;
}

/** The next territory that can be chosen. */
function cycle(desk: Desk, by: number): boolean {
  const legal = [...desk.legal];
  if (legal.length === 0 || !desk.stage) return false;
  const at = legal.indexOf(placeOf(document.activeElement) ?? "");
  const next = legal[at < 0 ? 0 : (at + by + legal.length) % legal.length];
  if (next !== undefined) desk.stage.focus(next);
  return true;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}
