/** The games that the server has, asked for once. */
import * as http from "$/net/http";
import type { GameInfo } from "$/protocol/types";

const AGAIN_MS = 4000;

class Catalogue {
  list = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  fault = $state<string | null>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= http.games().then(
      (answer) => {
        this.list = answer.games;
        this.levels = answer.levels;
        this.fault = null;
      },
      (error: unknown) => {
        this.fault = String(error);
        this.#asked = null;
        setTimeout(() => void this.load(), AGAIN_MS);
      },
    );
    return this.#asked;
  }
}

export const allGames = new Catalogue();
void allGames.load();
