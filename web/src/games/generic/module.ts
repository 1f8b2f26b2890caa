import type { GameModule } from "$/games/module";
import Board from "./Board.svelte";

/** Any game: its view as text, its legal moves as buttons. */
export default { id: "generic", Board } satisfies GameModule;
