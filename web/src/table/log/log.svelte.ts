/** The log of a table as one eye saw it: what is told now, what was missed of it, and what was played elsewhere. */
import * as http from "$/net/http";
import { type Answer, freshId, type Question } from "$/net/line";
import type { Entry } from "$/protocol/types";

const PAGE = 500;

export class Log {
  /** All that happened, as this eye saw it. */
  entries = $state.raw<Entry[]>([]);
  /** What happened before a forked or imported game came here; their seqs are below zero. */
  earlier = $state.raw<Entry[]>([]);
  /** Is the log known up to the view? A long one comes page by page. */
  whole = true;

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly ask: (question: Question) => Promise<Answer>,
  ) {}

  add(entries: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
  }

  /** What was played elsewhere, page by page. */
  async readBefore(moves: number, tokens: readonly string[]): Promise<void> {
    const found: Entry[] = [];
    try {
      for (let after = 0, more = moves > 0; more; after += PAGE) {
        const page = await http.before(this.table, this.seat(), after, PAGE, [...tokens]);
        for (const { moves: number, seat, events } of page.moves) {
          found.push({
            seq: number - moves - 1,
            at: 0,
            kind: number === 0 ? "started" : "moved",
            seat,
            events,
          });
        }
        more = page.more;
      }
    } catch (error) {
      if (!(error instanceof http.Failure)) throw error;
      return; // the game can be played without it; the next welcome asks again
    }
    this.earlier = found;
  }

  /** The rest of a long log, page by page. */
  async readOn(after: number, until: number): Promise<void> {
    const found: Entry[] = [];
    for (let from = after; from < until;) {
      const question = {
        type: "history",
        id: freshId(),
        seat: this.seat(),
        after: from,
        limit: PAGE,
      } as const;
      const page = await this.ask(question).catch(() => null);
      if (page?.type !== "page") return;
      found.push(...page.entries);
      if (!page.more || page.seq <= from) break;
      from = page.seq;
    }
    const known = new Set(this.entries.map((entry) => entry.seq));
    const all = [...this.entries, ...found.filter((entry) => !known.has(entry.seq))];
    this.entries = all.sort((a, b) => a.seq - b.seq);
    this.whole = true;
  }
}
