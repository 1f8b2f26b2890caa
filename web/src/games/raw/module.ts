import type { GameModule } from "$/games/module";
import Board from "$/games/generic/Board.svelte";
import { teller } from "./teller";

/** RAW is shown plainly until its own board is there; its teller already names the cards. */
export default {
  id: "raw",
  Board,
  teller,
  divides: (event) => event.kind === "turn_began",
} satisfies GameModule;
