/** What a play puts into the prompt bar, and what it tells a person about what they tried. */
import type { Choice } from "./data";

/** A button of the prompt bar that a board puts there, such as the end of a turn. */
export interface Action {
  id: string;
  label: string;
  run: () => void;
  /** The one that is most likely wanted. */
  main?: boolean;
  /** Dice or a loss follow. */
  grave?: boolean;
}

/** What the prompt bar says instead of the prompt, while a board has something chosen. */
export interface Aim {
  title: string;
  detail?: string;
}

/** Something that a person is told about what they tried. */
export interface Notice {
  kind: "why" | "caution" | "error" | "told" | "hint";
  text: string;
  /** The number of a rule and its sentence, if a rule is behind it. */
  rule?: { number: string; text: string };
  /** A caution asks: go on? In words of the game's own, if it has any. */
  confirm?: () => void;
  going?: string;
  /**
   * Of a hint: the move, what speaks for it, its pieces, and the cautions (their faults) that its own words
   * have told.
   */
  hint?: { choice: Choice; reasons: string[]; pieces: string[]; told: string[] };
}
