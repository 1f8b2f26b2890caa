/**
 * What a chair sends to be carried out: one command at a time, on its way from the click on until it is
 * stored, and kept meanwhile, so that a reload does not lose it.
 */
import { type Answer, freshId, LineClosed, type Question } from "$/net/line";
import { type Command, dropCommand, keepCommand, keptCommand } from "$/net/outbox";
import type { Entry, Reason } from "$/protocol/types";
import type { Choice } from "../data";
import type { Questions } from "./questions";
import { done, mine, Refused, StaleMove } from "./refusals";

export type Phrase = NonNullable<Entry["phrase"]>;

/** What the chair is waiting for the server to acknowledge. */
export interface Pending {
  kind: "move" | "undo" | "say";
  text: string;
  choice: Choice | null;
}

/** Who sends. */
interface Sending {
  readonly table: string;
  readonly seat: number | null;
  /** The entry of the log that its view is of. */
  readonly seq: number;
  /** May a command that is not sent yet be kept? */
  readonly keeps: boolean;
}

export class Sender {
  pending = $state.raw<Pending | null>(null);
  /** What became of a command that had waited for a connection, if it was not carried out. */
  late = $state.raw<Reason | "stale" | null>(null);

  constructor(
    private readonly chair: Sending,
    private readonly questions: Questions,
    private readonly ask: (question: Question) => Promise<Answer>,
    /** Ends when the view is of this entry of the log, or of a later one. */
    private readonly reached: (seq: number) => Promise<void>,
  ) {}

  /**
   * Play a move; ends when it is stored. Refused: it is not allowed. StaleMove: look again. With
   * `asking` what speaks against it is asked first: if anything does, that is returned, and the
   * move is not played.
   */
  async move(text: string, choice: Choice | null = null, asking = false): Promise<Reason | null> {
    const move = choice?.move ?? text; // a game may have put words of its own in place of the notation
    const expected = this.chair.seq;
    return this.#order({ kind: "move", text, choice }, asking, (command, seat) => ({
      type: "move",
      command,
      seat,
      expected,
      move,
    }));
  }

  async undo(moves = 1): Promise<void> {
    const expected = this.chair.seq;
    await this.#order({ kind: "undo", text: "", choice: null }, false, (command, seat) => ({
      type: "undo",
      command,
      seat,
      expected,
      moves,
    }));
  }

  async say(words: { text: string } | { phrase: Phrase }): Promise<void> {
    const seat = mine(this.chair.seat);
    const command = freshId();
    done(await this.ask({ type: "say", command, seat, ...words }));
  }

  /** From here on it is on its way: a second click does nothing, and nothing can be called back. */
  async #order(
    pending: Pending,
    asking: boolean,
    say: (command: string, seat: number) => Command,
  ): Promise<Reason | null> {
    if (this.pending) return null;
    return this.#carryOut(pending, asking, say(freshId(), mine(this.chair.seat)));
  }

  async #carryOut(pending: Pending, asking: boolean, command: Command): Promise<Reason | null> {
    this.pending = pending;
    this.late = null;
    let closed = false;
    if (this.chair.keeps) keepCommand(this.chair.table, { command, asking });
    try {
      const caution = asking && command.type === "move" ? await this.#caution(command.move) : null;
      if (caution) return caution;
      const answer = await this.ask(command);
      done(answer);
      // The acknowledgement comes before the news: until those are here the old view stands.
      if ("seq" in answer) await this.reached(answer.seq);
      return null;
    } catch (error) {
      closed = error instanceof LineClosed;
      throw error;
    } finally {
      this.pending = null;
      if (this.chair.keeps && !closed) dropCommand(this.chair.table);
    }
  }

  async #caution(move: string | number): Promise<Reason | null> {
    const { reason, caution } = await this.questions.why(move);
    if (reason) throw new Refused(reason);
    return caution;
  }

  /** What was not acknowledged before the page was loaded again is sent once more. */
  async resume(): Promise<void> {
    const kept =
      this.chair.keeps && this.chair.seat !== null && !this.pending
        ? keptCommand(this.chair.table, this.chair.seat)
        : null;
    if (!kept) return;
    const { command, asking } = kept;
    const text = command.type === "move" ? String(command.move) : "";
    try {
      this.late = await this.#carryOut({ kind: command.type, text, choice: null }, asking, command);
    } catch (error) {
      if (error instanceof Refused) this.late = error.reason;
      else if (error instanceof StaleMove) this.late = "stale";
      else if (!(error instanceof LineClosed)) throw error;
    }
  }
}
