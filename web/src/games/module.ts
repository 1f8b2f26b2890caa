/** What a game brings to the browser: its own folder exports one of these as `default`. */
import type { Component } from "svelte";
import type { Choice, CommonView, Data, GameEvent } from "$/table/data";
import type { BeatRules } from "$/table/beats";
import type { Play } from "$/table/play.svelte";
import type { Teller } from "$/text/teller";
import type { IconData } from "$/ui/icon";
import type { Cue } from "$/sound/sounds.svelte";

export interface GameModule {
  id: string;
  /** The middle of the screen: the board with all that is needed to choose a move. */
  Board: Component<{ play: Play }>;
  /** What is public of a player, inside the shell's strip of that player. */
  Strip?: Component<{ play: Play; seat: number }>;
  /** A panel of the game's own, in the rail (on a phone: a tab), such as one's objectives. */
  Aside?: Component<{ play: Play }>;
  /** It is tall: on a wide screen it takes turns with the log, instead of standing above it. */
  asideTall?: boolean;
  /** And it is what people want to see first. */
  asideFirst?: boolean;
  /** The name and sign of that panel: a message of the game's own, or the X of `web-X`. */
  asideTitle?: string;
  asideIcon?: IconData;
  /** A small thing in the top bar, such as the hourglass. */
  Header?: Component<{ play: Play }>;
  /** The winners at the head of the result, instead of the laurels. */
  Crown?: Component<{ play: Play; winners: readonly number[] }>;
  /** What became of a player before the end, for the table of scores; empty: nothing. */
  elimination?: (play: Play, seat: number) => string;
  /** The theme of its table: a dark one makes the whole page dark around it. */
  ground?: () => "dark" | "light";
  /** What the result shows besides the table of scores. */
  Result?: Component<{ play: Play }>;
  /**
   * The table of scores names its total (`GAME-part-points`) and has its further figures beside it;
   * what brought the points is told below, part by part (`GAME-web-part-NAME`).
   */
  figuresFirst?: boolean;
  /** Retells events, as RAW's does: asked anew for every story. */
  teller?: (content: Data) => Teller;
  /** Verbs before which the server is asked whether a person should think again. */
  cautious?: string[];
  /**
   * Cautions that a hint's own words tell, by their faults: the names of its sentences
   * (`GAME-hint-NAME`). Whoever follows such a hint is not asked the same again, but all else.
   */
  forewarns?: Readonly<Record<string, readonly string[]>>;
  /** Verbs that end something; a person may want to be asked before them. */
  ends?: string[];
  /** The rule that tells what is to be done in this view: the rules are opened there. */
  rule?: (view: CommonView) => string;
  /**
   * What stands on its board, as a selector: notices lie there where they cover least of it, a hint and
   * the list since one's last turn on the dock, also beside a rail, which is needed to decide.
   */
  stands?: string;
  /** How its events are told while they happen: what is told as one, and what stands longer. */
  beats?: BeatRules;
  /** What "since your last turn" tells besides the events, in sentences. */
  alarms?: (play: Play) => string[];
  /** How the players stand, as everybody can see: who leads is told by the message `GAME-web-leads`. */
  standing?: (view: CommonView) => number[];
  /**
   * Does this view have something that only its seat may see, and that the board does not fold away
   * (`play.folded`)? Then the curtain falls between people who share a device. Default: always.
   */
  secret?: (view: CommonView) => boolean;
  /** Is a seat out of the game, while others play on? */
  out?: (view: CommonView, seat: number) => boolean;
  /** How the game ended, with the names that its reason has not; null: the reason says it all. */
  ended?: (play: Play) => string | null;
  /** Does this event begin a new part of the log? */
  divides?: (event: GameEvent) => boolean;
  /**
   * Which of the reader's last moves undo takes back as one; and before them those that nobody made by hand.
   * Default: one.
   */
  gesture?: (play: Play) => { moves: number; automatic: number };
  /** The pieces of an event, by ids of the game's own: the board marks those in `play.hot`. */
  pieces?: (event: GameEvent) => string[];
  /** The pieces of a move that could be played, by the same ids. */
  aims?: (choice: Choice, play?: Play) => string[];
  /** The fields of a hint with names of pieces in place of coordinates, where the board shows none. */
  named?: (fields: Data, play: Play) => Data;
  /** The sound of an event, if it has one. */
  cue?: (event: GameEvent, play: Play) => Cue | null;
  /** The dice of an event: a list for each roll, in the order of the draws; null: it has none. */
  dice?: (event: GameEvent) => number[][] | null;
  /** An answer to a typed question ("neighbours India"); null: not one of ours. */
  answer?: (words: string, play: Play) => string | null;
  /** Words that can be typed, for the help: messages as above. */
  commands?: string[];
}
