/** RAWsiko's keys; what it uses it takes, so that the shell does not use it too. */
import { endPhase } from "./prompt";
import type { Desk } from "./store.svelte";
import { half } from "./view/facts";

export function pressKey(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  if (actOf(event.key)?.(desk, event)) event.preventDefault();
}

/** What a key does on this board; true: it did something. */
export const actOf = (key: string): Act | undefined => KEYS[key.length === 1 ? key.toLowerCase() : key];

type Act = (desk: Desk, event: KeyboardEvent) => boolean;

/** Set the number that can be counted up or down now, if there is one. */
const number =
  (wanted: (value: number, most: number) => number): Act =>
  (desk) => {
    const set = desk.number;
    if (set === null) return false;
    desk.set(wanted(set.value, set.most));
    return true;
  };
const more = number((value) => value + 1);
const fewer = number((value) => value - 1);
const DIGITS = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), number(() => at + 1)]));

const KEYS: Record<string, Act> = {
  ...DIGITS,
  "+": more,
  "=": more,
  w: more,
  "-": fewer,
  s: fewer,
  q: number((_, most) => most),
  h: number((_, most) => half(most)),
  a: number(() => 1),
  Escape: (desk) => {
    if (!desk.back()) return false;
    desk.play.notice = null;
    return true;
  },
  n: (desk, event) => cycle(desk, event.shiftKey ? -1 : 1),
  e: (desk) => {
    const { phase } = desk.view ?? {};
    if ((phase !== "acting" && phase !== "trading") || !desk.play.myTurn || desk.play.at !== null) return false;
    if (phase === "acting") endPhase(desk);
    else if (desk.offered.stop) void desk.play.submit(desk.offered.stop);
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
  b: (desk) => {
    if (desk.best.length === 0) return false;
    desk.picks = desk.best;
    return true;
  },
  z: ({ stage }, event) => {
    stage?.zoom(event.shiftKey !== true);
    return stage !== null;
  },
  "0": ({ stage }) => {
    stage?.all();
    return stage !== null;
  },
  m: (desk) => {
    desk.all = !desk.all;
    return true;
  },
  v: (desk) => {
    desk.list = !desk.list;
    return true;
  },
  k: (desk) => {
    desk.legend = !desk.legend;
    return true;
  },
  Enter: (desk, event) => {
    if (event.target instanceof Element && event.target.closest("button, a, [role=button]")) return false;
    if (desk.target !== null) desk.confirm();
    else if (desk.continent !== null) desk.settleContinent();
    else if (desk.picks.length > 0) void desk.trade();
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
