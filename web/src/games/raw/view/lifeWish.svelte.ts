/** One's own lives at the harvest: asked about every time, or always left where they are. */
import type { Desk } from "../store.svelte";
import { glance } from "./trapWish.svelte";

const KEY = "ludoteka.raw.lives";
/** So many games are remembered. */
const GAMES = 20;

/** One's own lives are left where they are at every harvest, without asking: in this game, on this device. */
export class LifeWish {
  leaves = $state(false);
  #game: string;

  constructor(private readonly desk: Desk) {
    this.#game = `${desk.play.info.id} ${desk.me ?? ""}`;
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
    const { desk } = this;
    return this.leaves && desk.ask === "life" && desk.held === null && desk.play.live && !this.taught;
  }

  get taught(): boolean {
    const { coach } = this.desk.play;
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
