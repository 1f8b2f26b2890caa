/** What of a table is in sight: all of it on a wide screen, one tab at a time on a phone. */

export type Tab = "board" | "aside" | "log" | "players";
/** Which of them is in the rail, where a tall panel takes turns with the log and the chat. */
export type Turn = "log" | "aside" | "chat";

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

  /** Can what people say be read, on a screen with a rail or without one? The log tells it, too. */
  hears(rail: boolean): boolean {
    return this.tab === "players" || this.tab === "log" || ((rail || this.rail) && this.turn !== "aside");
  }

  /** Wherever the log is on this screen. */
  openLog(): void {
    this.tab = "log";
    this.turn = "log";
    this.rail = true;
  }
}
