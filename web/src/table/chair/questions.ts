/** What a chair asks its table: why not, what a bot would do, odds, the past, the board in words. */
import { type Answer, freshId, LineClosed, type Question } from "$/net/line";
import type { Reason, Section } from "$/protocol/types";
import type { Data } from "../data";
import { mine, Refused } from "./refusals";

/** What the server tells of a board that is not drawn by the page itself. */
export interface Sketch {
  text: string;
  sections: Section[];
  words: Record<string, Record<string, string>>;
}

export class Questions {
  constructor(
    private readonly seat: () => number | null,
    private readonly ask: (question: Question) => Promise<Answer>,
  ) {}

  /** Is this move allowed? If not: why; if so: what speaks against it, perhaps. */
  async why(move: string | number): Promise<{ move: string; reason: Reason | null; caution: Reason | null }> {
    const answer = await this.#question({ type: "why", id: freshId(), seat: mine(this.seat()), move });
    if (answer.type !== "because") throw new LineClosed();
    return { move: answer.move, reason: answer.reason ?? null, caution: answer.caution ?? null };
  }

  /** What a standing order comes to now; null: it is carried out. */
  async follow(order: string): Promise<string | null> {
    const answer = await this.#question({ type: "follow", id: freshId(), seat: mine(this.seat()), order });
    return answer.type === "next" ? answer.move : null;
  }

  async aids(): Promise<Data> {
    const answer = await this.#question({ type: "aids", id: freshId(), seat: mine(this.seat()) });
    return answer.type === "helped" ? answer.aids : {};
  }

  /** What a bot would do in this seat, and why; Refused if it can't say. */
  async hint(): Promise<Extract<Answer, { type: "hinted" }>> {
    const answer = await this.#question({ type: "hint", id: freshId(), seat: mine(this.seat()) });
    if (answer.type !== "hinted") throw new LineClosed();
    return answer;
  }

  /** The board as it is drawn for a terminal. */
  async sketch(language: string): Promise<string> {
    return (await this.#sketched(language, false)).text;
  }

  /**
   * The board in headings, lists and tables, or drawn for a terminal if the game has none of these; `moves`:
   * after so many.
   */
  async outline(language: string, moves: number | null = null): Promise<Sketch> {
    return await this.#sketched(language, true, moves);
  }

  async #sketched(language: string, outline: boolean, moves: number | null = null): Promise<Sketch> {
    const answer = await this.#question({
      type: "sketch",
      id: freshId(),
      seat: this.seat(),
      language,
      outline,
      moves,
    });
    if (answer.type !== "sketched") return { text: "", sections: [], words: {} };
    return { text: answer.text, sections: answer.sections ?? [], words: answer.words ?? {} };
  }

  async past(moves: number, limit: number): Promise<Extract<Answer, { type: "moments" }>> {
    const question = { type: "past", id: freshId(), seat: this.seat(), moves, limit } as const;
    const answer = await this.#question(question);
    if (answer.type !== "moments") throw new LineClosed();
    return answer;
  }

  async #question(question: Question): Promise<Answer> {
    const answer = await this.ask(question);
    if (answer.type === "refused") throw new Refused(answer.reason);
    return answer;
  }
}
