/**
 * What is to be done when others attack: ask, or pass without asking. Whoever passes by itself does so
 * after a while that tells nobody whether there was anything to think about (H6).
 */
import type { Store } from "../store.svelte";
import { defenders } from "./data";

export const WISHES = ["ask", "die", "open", "never"] as const;
export type Wish = (typeof WISHES)[number];

const KEY = "ludoteka.raw.traps";
const SOONEST = 500;
const LATEST = 1500;

/** As long as somebody looks who then does nothing, a little different every time. */
export const glance = (): number => SOONEST + Math.random() * (LATEST - SOONEST);

/** A trap window passes by itself after so long; whoever needs longer stops the ring. */
export const RING_SECONDS = 15;

export class TrapWish {
  wish = $state<Wish>(read());
  /** No trap is asked about until the end of this turn. */
  passing = $state(0);
  /** The ring stands still: take your time. */
  stopped = $state(false);
  left = $state(RING_SECONDS);

  constructor(private readonly store: Store) {}

  choose(wish: Wish): void {
    this.wish = wish;
    try {
      localStorage.setItem(KEY, wish);
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
  }

  passAllTurn(): void {
    this.passing = this.store.view?.turn ?? 0;
    this.store.submit("pass");
  }

  /** Should this window be passed without asking? Only if what is at stake is known. */
  silent(): boolean {
    const { store } = this;
    const { view, me } = store;
    if (!view || me === null) return false;
    if (this.passing === view.turn || this.wish === "never") return true;
    if (this.wish === "ask") return false;
    const dying = store.aids.dying.filter((spot) => view.table[String(spot)]?.owner === me);
    if (this.wish === "die") return dying.length === 0;
    return !falls(store, dying);
  }

  /** After how long, this time. */
  readonly delay = glance;
}

/** Would nothing defend this player any more? */
function falls({ view, play, me }: Store, dying: readonly number[]): boolean {
  if (!view || me === null) return false;
  const table = Object.fromEntries(
    Object.entries(view.table).filter(([spot]) => !dying.includes(Number(spot))),
  );
  return defenders({ ...view, table }, play.content, me) === 0;
}

function read(): Wish {
  try {
    const kept = localStorage.getItem(KEY);
    return WISHES.find((wish) => wish === kept) ?? "ask";
  } catch {
    return "ask";
  }
}
