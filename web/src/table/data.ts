/** Data of a game: JSON that the shell hands on and only the game's own folder understands. */
export type Data = Record<string, unknown>;

/** A legal move as the server offers it. */
export interface Choice extends Data {
  /** Its number. */
  move: number;
  /** Its notation. */
  text: string;
  verb: string;
}

/** An event as this seat sees it. */
export interface GameEvent extends Data {
  kind: string;
}

/** The fields that the views of all games have. */
export interface CommonView extends Data {
  game: string;
  seat: number | null;
  seats: number;
  waiting: number[];
  moves: number[];
  prompt?: Data | null;
  phase?: string;
  result: Result | null;
  /** In a replay with everything open: by seat what an onlooker's view has no place for. */
  open?: Record<string, Data>;
}

export interface Result {
  ranks: number[];
  scores: number[];
  parts: Record<string, number>[];
  columns: Record<string, number>[];
  reason: string;
  rule: string;
  /** All figures by which the seats were ranked, in the order in which they count; more is better. */
  deciders?: { name: string; figures: number[] }[];
}
