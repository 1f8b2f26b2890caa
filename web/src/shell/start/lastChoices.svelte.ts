/** What was chosen last for each game, kept on this device. */
import type { GameInfo } from "$/protocol/types";
import { levelsOf } from "$/shell/options/levels";
import { type Choice, settled } from "./choice";

const KEY = "ludoteka.choices";

class Choices {
  #kept = $state.raw<Record<string, unknown>>(read());

  constructor() {
    if (typeof addEventListener === "undefined") return;
    addEventListener("storage", ({ key }) => {
      if (key === KEY) this.#kept = read();
    });
  }

  of(game: GameInfo): Choice {
    return settled(this.#kept[game.id], game, levelsOf(game)).choice;
  }

  /** Something was chosen here before. */
  has(game: string): boolean {
    return game in this.#kept;
  }

  keep(game: string, choice: Choice | null): void {
    const { [game]: _, ...others } = this.#kept;
    this.#kept = choice === null ? others : { ...others, [game]: choice };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: the choice holds until the page is left.
    }
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

export const choices = new Choices();
