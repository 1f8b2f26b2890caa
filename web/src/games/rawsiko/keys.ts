/** RAWsiko's keys; what it uses it takes, so that the shell does not use it too. */
import { endPhase } from "./prompt";
import type { Store } from "./store.svelte";
import { half } from "./view/facts";

export function pressKey(store: Store, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  if (actOf(event.key)?.(store, event)) event.preventDefault();
}

/** What a key does on this board; true: it did something. */
export const actOf = (key: string): Act | undefined => KEYS[key.length === 1 ? key.toLowerCase() : key];

type Act = (store: Store, event: KeyboardEvent) => boolean;

/** Set the number that can be counted up or down now, if there is one. */
const number =
  (wanted: (value: number, most: number) => number): Act =>
  (store) => {
    const set = store.number;
    if (set === null) return false;
    store.set(wanted(set.value, set.most));
    return true;
  };
const more = number((value) => value + 1);
const fewer = number((value) => value - 1);
const DIGITS = Object.fromEntries(
  Array.from({ length: 9 }, (_, at) => [String(at + 1), number(() => at + 1)]),
);

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
  Escape: (store) => {
    if (!store.back()) return false;
    store.play.notice = null;
    return true;
  },
  n: (store, event) => cycle(store, event.shiftKey ? -1 : 1),
  e: (store) => {
    const { phase } = store.view ?? {};
    if ((phase !== "acting" && phase !== "trading") || !store.play.myTurn || store.play.at !== null)
      return false;
    if (phase === "acting") endPhase(store);
    else if (store.offered.stop) void store.play.submit(store.offered.stop);
    return true;
  },
  i: (store, event) => {
    const id = placeOf(event.target) ?? store.target ?? store.source ?? store.hovered;
    if (id === null) return false;
    store.looked = store.looked === id ? null : id;
    return true;
  },
  u: (store) => {
    if (store.target === null || store.deed(store.target) !== "attack") return false;
    store.until = !store.until;
    return true;
  },
  b: (store) => {
    if (store.trade.best.length === 0) return false;
    store.trade.picks = store.trade.best;
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
  m: (store) => {
    store.all = !store.all;
    return true;
  },
  v: (store) => {
    store.list = !store.list;
    return true;
  },
  k: (store) => {
    store.legend = !store.legend;
    return true;
  },
  Enter: (store, event) => {
    if (event.target instanceof Element && event.target.closest("button, a, [role=button]")) return false;
    if (store.target !== null) store.confirm();
    else if (store.continent !== null) store.settleContinent();
    else if (store.trade.picks.length > 0) void store.trade.send();
    else return false;
    return true;
  },
};

/** Where the focus is: a territory of the map. */
function placeOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-t]")?.getAttribute("data-t") ?? null) : null;
}

/** The next territory that can be chosen. */
function cycle(store: Store, by: number): boolean {
  const legal = [...store.legal];
  if (legal.length === 0 || !store.stage) return false;
  const at = legal.indexOf(placeOf(document.activeElement) ?? "");
  const next = legal[at < 0 ? 0 : (at + by + legal.length) % legal.length];
  if (next !== undefined) store.stage.focus(next);
  return true;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable)
  );
}
