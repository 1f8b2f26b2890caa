/**
 * What a player does at a table: moves, standing orders, taking back, asking why not; and what is said
 * of it where it is not carried out.
 */
import { LineClosed } from "$/net/line";
import type { Reason } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { t } from "$/text/language.svelte";
import { Refused, StaleMove } from "./chair/refusals";
import type { Choice } from "./data";
import type { Play } from "./play.svelte";
import { noticeOf } from "./reasons";

export class Commands {
  /** A standing order that is being carried out. */
  order = $state<string | null>(null);

  constructor(private readonly play: Play) {}

  /**
   * Play a move, after a caution was confirmed, if there is one; of what was told before (its faults) nobody
   * is asked.
   */
  async submit(move: Choice | string, confirmed = false, told: readonly string[] = []): Promise<boolean> {
    const text = typeof move === "string" ? move : move.text;
    const choice = typeof move === "string" ? null : move;
    this.play.notice = null;
    this.play.presentation.forget();
    if (this.#kept(text, choice)) return false;
    const go = (): void => void this.submit(move, true);
    if (!confirmed && settings.confirm && choice && this.play.module.ends?.includes(choice.verb)) {
      this.play.notice = { kind: "caution", text: t("confirm-end"), confirm: go };
      return false;
    }
    try {
      const asking =
        !confirmed &&
        !this.#taught(choice) &&
        (choice === null || (this.play.module.cautious?.includes(choice.verb) ?? false));
      const caution = await this.play.chair.move(text, choice, asking);
      if (caution && told.includes(caution.fault)) return await this.submit(move, true);
      if (caution) this.play.notice = noticeOf(this.play, "caution", caution, go);
      return caution === null;
    } catch (error) {
      return this.failed(error);
    }
  }

  async undo(moves = 1): Promise<void> {
    this.play.notice = null;
    try {
      await this.play.chair.undo(moves);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Say why a move is not allowed; for everything that can be tapped and does nothing. */
  async whyNot(move: string): Promise<void> {
    if (this.play.beat) return; // the click was to go on
    if (this.play.at !== null) {
      this.play.tell(t("past-only-looking"));
      return;
    }
    if (this.play.seat === null) {
      this.play.tell(t("onlooker-only-looking"));
      return;
    }
    try {
      const { reason } = await this.play.chair.why(move);
      if (reason) this.refused(reason);
      else this.play.tell(t("allowed-now"));
    } catch (error) {
      this.failed(error);
    }
  }

  /** Carry out a standing order, move by move, as the dice fall; until it is done or stopped. */
  async follow(order: string): Promise<void> {
    this.play.notice = null;
    if (this.#kept(order)) return;
    this.order = order;
    try {
      while (this.order === order) {
        const next = await this.play.chair.follow(order);
        if (next === null) break;
        await this.play.chair.move(next);
        await this.play.presentation.done();
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.order = null;
    }
  }

  stopOrder(): void {
    this.order = null;
  }

  /** Is it the very move that a lesson asks for? Then nothing speaks against it. */
  #taught(choice: Choice | null): boolean {
    return (
      choice !== null &&
      this.play.coach !== null &&
      !this.play.coach.closed &&
      this.play.coach.wanted?.move === choice.move
    );
  }

  /** Did the coach keep it back? It has said why. */
  #kept(move: string, choice: Choice | null = null): boolean {
    const against = this.play.gate?.(move, choice) ?? null;
    if (against !== null) this.play.tell(against);
    return against !== null;
  }

  refused(reason: Reason): false {
    this.play.notice = noticeOf(this.play, "why", reason);
    return false;
  }

  failed(error: unknown): false {
    if (error instanceof Refused) return this.refused(error.reason);
    if (error instanceof StaleMove) this.play.notice = { kind: "error", text: t("stale") };
    else if (!(error instanceof LineClosed)) throw error;
    return false;
  }
}
