/** What of a table is in sight: all of it on a wide screen, one tab at a time on a phone. */

export type Tab = "board" | "aside" | "log" | "players";
/** Which of the two is in the rail, where a tall panel takes turns with the log. */
export type Turn = "log" | "aside";

export class Layout {
  tab = $state<Tab>("board");
  /** Is the rail drawn out? Where there is room it always is. */
  rail = $state(false);
  turn = $state<Turn>("log");

  constructor(turn: Turn = "log") {
    this.turn = turn;
  }

  /** The whole of it. */
  openBoard(): void {
    this.tab = "board";
    this.rail = false;
  }

  /** Wherever the log is on this screen. */
  openLog(): void {
    this.tab = "log";
    this.turn = "log";
    this.rail = true;
  }
}
