/** RAW's keys; what it uses it takes, so that the shell does not use it too. */
import { panel } from "./panel/decisions";
import type { Store } from "./store.svelte";

export function pressKey(store: Store, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  const act =
    KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ??
    (/^[1-9]$/.test(event.key) ? number : undefined);
  if (act?.(store, event)) event.preventDefault();
}

type Act = (store: Store, event: KeyboardEvent) => boolean;

const PIECES = ".raw-table [data-piece]";

const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: (_, event) => walk(event, -1, 0),
  ArrowRight: (_, event) => walk(event, 1, 0),
  ArrowUp: (_, event) => walk(event, 0, -1),
  ArrowDown: (_, event) => walk(event, 0, 1),
  Escape: (store) => (store.play.notice ? false : store.back()),
  n: (_, event) => cycle(event.shiftKey ? -1 : 1),
  h: () =>
    focusOn(document.querySelector(".raw-table [data-hand], .raw-table [data-keep], .raw-table [data-pick]")),
  e: (store) => {
    for (const text of ["end", "pass"]) {
      if (!store.offered.byText.has(text)) continue;
      if (text === "end") store.end();
      else store.submit(text);
      return true;
    }
    return false;
  },
  "+": (store) => step(store, 1),
  "=": (store) => step(store, 1),
  "-": (store) => step(store, -1),
  Enter: (store, event) => {
    if (event.target instanceof Element && event.target.closest("button, a, summary")) return false;
    if (store.moves === null) return false;
    store.confirm();
    return true;
  },
};

function step(store: Store, by: number): boolean {
  const stepper = panel(store)?.stepper;
  if (!stepper) return false;
  store.count = Math.max(stepper.min, Math.min(stepper.max, store.count + by));
  return true;
}

/** The things of the decision panel, else the cards of the hand, by their number. */
function number(store: Store, event: KeyboardEvent): boolean {
  const place = Number(event.key) - 1;
  const made = panel(store);
  const option = made?.options[place];
  if (option) {
    option.choose();
    return true;
  }
  if (store.ask === "keep" && place < store.hand.length) {
    store.toggleKept(place);
    return true;
  }
  if (store.ask === "pick" && place < (store.view?.pack?.length ?? 0)) {
    store.tapOffered(place);
    return true;
  }
  if (store.ask === "lay" && place < store.hand.length) {
    store.tapHand(place);
    focusOn(document.querySelector(`.raw-table [data-hand="${place}"]`));
    return true;
  }
  return false;
}

/** To the nearest card in that direction. */
function walk(event: KeyboardEvent, dx: number, dy: number): boolean {
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>(PIECES) : null;
  if (!here) return false;
  const pieces = [...document.querySelectorAll<HTMLElement>(PIECES)].filter(
    (piece) => piece !== here && piece.getClientRects().length > 0,
  );
  return focusOn(
    pieces[
      nearest(
        here.getBoundingClientRect(),
        pieces.map((piece) => piece.getBoundingClientRect()),
        dx,
        dy,
      )
    ] ?? null,
  );
}

/** Which of these is next in a direction; -1: none. What lies straight ahead goes before what is near. */
export function nearest(from: DOMRect, others: readonly DOMRect[], dx: number, dy: number): number {
  let best = -1;
  let least = Infinity;
  others.forEach((rect, at) => {
    const x = rect.left + rect.width / 2 - (from.left + from.width / 2);
    const y = rect.top + rect.height / 2 - (from.top + from.height / 2);
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 4) return;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

/** The next thing that can be chosen. */
function cycle(by: number): boolean {
  const legal = [
    ...document.querySelectorAll<HTMLElement>(
      ".raw-table .legal, .raw-table .playable, .raw-table button.who, .raw-table [data-option]",
    ),
  ].filter((one) => one.getClientRects().length > 0);
  if (legal.length === 0) return false;
  const at = legal.indexOf(document.activeElement as HTMLElement);
  return focusOn(legal[at < 0 ? 0 : (at + by + legal.length) % legal.length] ?? null);
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  element?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  return element !== null;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable)
  );
}
