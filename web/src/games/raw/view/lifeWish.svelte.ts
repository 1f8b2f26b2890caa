/** One's own lives at the harvest: asked about every time, or always left where they are. */
import type { Store } from "../store.svelte";
import { glance } from "./trapWish.svelte";

const KEY = "ludoteka.raw.lives";
/** So many games are remembered. */
const GAMES = 20;

/** One's own lives are left where they are at every harvest, without asking: in this game, on this device. */
export class LifeWish {
  leaves = $state(false);
  #game: string;

  constructor(private readonly store: Store) {
    this.#game = `${store.play.info.id} ${store.me ?? ""}`;
    this.leaves = kept().includes(this.#game);
  }

  choose(leaves: boolean): void {
    this.leaves = leaves;
    const others = kept().filter((game) => game !== this.#game);
    try {
      localStorage.setItem(KEY, JSON.stringify(leaves ? [...others, this.#game].slice(-GAMES) : others));
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
  }

  /** Is it left without asking now? Not while the lives are looked at, nor where a lesson asks. */
  get silent(): boolean {
    const { store } = this;
    return this.leaves && store.ask === "life" && store.held === null && store.play.live && !this.taught;
  }

  get taught(): boolean {
    const { coach } = this.store.play;
    return coach !== null && !coach.closed;
  }

  /** After how long, this time. */
  readonly delay = glance;
}

function kept(): string[] {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(games) ? games.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}
