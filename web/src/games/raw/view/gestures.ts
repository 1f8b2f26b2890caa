/** What the reader did last, as deeds: several moves may be one gesture, and some are made by a wish. */
import type { Entry } from "$/protocol/types";
import type { Play } from "$/table/play.svelte";
import { standing } from "$/table/log/lines";
import type { RawView } from "./data";

/** How many of the last moves undo takes back together, and how many before them were never made by hand. */
export interface Gesture {
  moves: number;
  automatic: number;
}

/** What ends a gesture, by the verb of the move that begins it: "bury 3", "put doormat" (32). */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  bury: ["put"],
  hold: ["target", "free"],
  lay: ["target"],
  down: ["stars"],
  pay: ["stars"],
  attack: ["target", "double", "kill", "split"],
};
/** What is asked after the first move of a gesture. */
const ASKED: Readonly<Record<string, string>> = {
  bury: "bury",
  hold: "hold",
  lay: "bond",
  down: "stake",
  pay: "pay",
  attack: "aim",
};

const ownMoves = (play: Play): Entry[] =>
  standing(play.chair.entries).filter(({ seat }) => seat === play.seat);
const verbOf = (move: Entry | undefined): string => move?.move?.split(" ")[0] ?? "";

export function gestureOf(play: Play, leaves: boolean): Gesture {
  const moves = ownMoves(play);
  const view = play.view as RawView | null;
  // Lives that are always left where they are: that is answered again at once.
  const early = view?.phase === "feeding" || view?.phase === "laying";
  const automatic = leaves && early && view?.active === play.seat && moves.at(-1)?.move === "pass" ? 1 : 0;
  if (automatic) moves.pop();
  const split = verbOf(moves.at(-1)) === "target" && verbOf(moves.at(-2)) === "split" ? 1 : 0;
  const [first, last] = [moves.at(-2 - split), moves.at(-1 - split)];
  const whole = first && !first.settled && ENDS[verbOf(first)]?.includes(verbOf(last));
  return { moves: whole ? 2 + split : 1, automatic };
}

/** Is only the first move of a gesture made, and can it still be taken back? */
export function begun(play: Play, ask: string): boolean {
  const last = ownMoves(play).at(-1);
  return last !== undefined && !last.settled && ASKED[verbOf(last)] === ask;
}
