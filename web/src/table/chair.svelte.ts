/**
 * A chair at a table: one eye (a seat's, or an onlooker's), what it sees, and what can be done from
 * there. It holds nothing that another seat may see: to look with other eyes is to take another
 * chair.
 */
import { viewDigest } from "$/net/digest";
import { type Answer, type Connection, freshId, Hung, Line, type Question } from "$/net/line";
import type { Entry, FromServer, News, Offer, Presence, Reason, Revealed, TableInfo } from "$/protocol/types";
import type { Choice, CommonView, Data, GameEvent } from "./data";

const PAGE = 500;

export type Phrase = NonNullable<Entry["phrase"]>;

/** Something was refused, and why. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(`${reason.rule}: ${reason.fault}`);
  }
}

/** Something had happened that we did not know of; the fresh view is there by now. */
export class StaleMove extends Error {}

/** What happened between two views. */
export interface Step {
  before: CommonView | null;
  after: CommonView | null;
  events: GameEvent[];
  entries: Entry[];
  /** Moves played by then. */
  moves: number;
}

/** What this seat can do now. */
export interface Offered {
  prompt: Data | null;
  choices: Choice[];
}

/** What the chair is waiting for the server to acknowledge. */
export interface Pending {
  kind: "move" | "undo" | "say";
  text: string;
  choice: Choice | null;
}

export class Chair {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  view = $state.raw<CommonView | null>(null);
  offer = $state.raw<Offered>({ prompt: null, choices: [] });
  /** All that happened, as this eye saw it. */
  entries = $state.raw<Entry[]>([]);
  presence = $state.raw<Presence | null>(null);
  revealed = $state.raw<Revealed | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no coming back, such as a table that does not exist. */
  gone = $state<string | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The seq of the view. */
  seq = $state(0);
  /** When the board last changed, by this device's clock. */
  since = $state(Date.now());

  /** Is told of every step, in order. */
  onstep: (step: Step) => void = () => undefined;
  /** Is told when the view was replaced as a whole: there is nothing to animate. */
  onview: () => void = () => undefined;

  #line: Line | null;
  #awaited: { seq: number; resolve: () => void }[] = [];
  #logged = 0; // the seq up to which the entries are known
  #started = false;

  constructor(
    readonly table: string,
    private readonly tokens: string[],
    connects = true,
  ) {
    const ends = {
      hello: () => ({ type: "hello", table, tokens, last: this.#logged }) as const,
      heard: (message: FromServer) => this.#hear(message),
      connection: (state: Connection) => (this.connection = state),
    };
    this.#line = connects ? new Line(ends) : null;
  }

  /** The seat whose eyes these are; null: an onlooker's. */
  get seat(): number | null {
    return this.seats[0] ?? null;
  }

  /** Did we come with a token, whether or not it still opens a seat? */
  get hasToken(): boolean {
    return this.tokens.length > 0;
  }

  get started(): boolean {
    return this.#started;
  }

  hurry(): void {
    this.#line?.hurry();
  }

  doubt(): void {
    this.#line?.doubt();
  }

  close(): void {
    this.#line?.close();
    this.onstep = () => undefined;
    this.onview = () => undefined;
  }

  // What can be done.

  /**
   * Play a move; ends when it is stored. Refused: it is not allowed. StaleMove: look again. With
   * `asking` what speaks against it is asked first: if anything does, that is returned, and the
   * move is not played.
   */
  async move(text: string, choice: Choice | null = null, asking = false): Promise<Reason | null> {
    const move = choice?.move ?? text; // a game may have put words of its own in place of the notation
    const expected = this.seq;
    const ask = async (): Promise<Reason | null> => {
      const { reason, caution } = await this.why(move);
      if (reason) throw new Refused(reason);
      return caution;
    };
    return this.#order({ kind: "move", text, choice }, asking ? ask : null, (command, seat) => ({
      type: "move",
      command,
      seat,
      expected,
      move,
    }));
  }

  async undo(moves = 1): Promise<void> {
    const expected = this.seq;
    await this.#order({ kind: "undo", text: "", choice: null }, null, (command, seat) => ({
      type: "undo",
      command,
      seat,
      expected,
      moves,
    }));
  }

  async say(words: { text: string } | { phrase: Phrase }): Promise<void> {
    const seat = this.#mine();
    const command = freshId();
    done(await this.#ask({ type: "say", command, seat, ...words }));
  }

  /** Is this move allowed? If not: why; if so: what speaks against it, perhaps. */
  async why(move: string | number): Promise<{ move: string; reason: Reason | null; caution: Reason | null }> {
    const answer = await this.#question({ type: "why", id: freshId(), seat: this.#mine(), move });
    if (answer.type !== "because") throw new Hung();
    return { move: answer.move, reason: answer.reason ?? null, caution: answer.caution ?? null };
  }

  /** What a standing order comes to now; null: it is carried out. */
  async follow(order: string): Promise<string | null> {
    const answer = await this.#question({ type: "follow", id: freshId(), seat: this.#mine(), order });
    return answer.type === "next" ? answer.move : null;
  }

  async aids(): Promise<Data> {
    const answer = await this.#question({ type: "aids", id: freshId(), seat: this.#mine() });
    return answer.type === "helped" ? answer.aids : {};
  }

  /** What a bot would do in this seat, and why; Refused if it can't say. */
  async hint(): Promise<Extract<Answer, { type: "hinted" }>> {
    const answer = await this.#question({ type: "hint", id: freshId(), seat: this.#mine() });
    if (answer.type !== "hinted") throw new Hung();
    return answer;
  }

  async sketch(language: string): Promise<string> {
    const answer = await this.#question({ type: "sketch", id: freshId(), seat: this.seat, language });
    return answer.type === "sketched" ? answer.text : "";
  }

  async past(moves: number, limit: number): Promise<Extract<Answer, { type: "moments" }>> {
    const question = { type: "past", id: freshId(), seat: this.seat, moves, limit } as const;
    const answer = await this.#question(question);
    if (answer.type !== "moments") throw new Hung();
    return answer;
  }

  #mine(): number {
    if (this.seat === null) throw new Refused({ rule: "ludoteka.seat", fault: "not-your-seat", values: { seat: 0 } });
    return this.seat;
  }

  /** From here on it is on its way: a second click does nothing, and nothing can be called back. */
  async #order(
    pending: Pending,
    ask: (() => Promise<Reason | null>) | null,
    say: (command: string, seat: number) => Question,
  ): Promise<Reason | null> {
    if (this.pending) return null;
    const question = say(freshId(), this.#mine());
    this.pending = pending;
    try {
      const caution = ask && (await ask());
      if (caution) return caution;
      const answer = await this.#ask(question);
      done(answer);
      // The acknowledgement comes before the news: until those are here the old view stands.
      if ("seq" in answer) await this.#reached(answer.seq);
      return null;
    } finally {
      this.pending = null;
    }
  }

  #reached(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ seq, resolve }));
  }

  /** The view is of this entry of the log now. */
  #reach(seq: number): void {
    this.seq = seq;
    for (const awaited of this.#awaited) if (awaited.seq <= seq) awaited.resolve();
    this.#awaited = this.#awaited.filter((awaited) => awaited.seq > seq);
  }

  #ask(question: Question): Promise<Answer> {
    return this.#line ? this.#line.ask(question) : Promise.reject(new Hung());
  }

  async #question(question: Question): Promise<Answer> {
    const answer = await this.#ask(question);
    if (answer.type === "refused") throw new Refused(answer.reason);
    return answer;
  }

  // What is heard.

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seats = message.seats;
        this.host = message.host;
        this.gone = null;
        this.#log(message.entries ?? []);
        this.#logged = message.seq;
        if (message.complete === false) void this.#readOn(message.entries?.at(-1)?.seq ?? 0, message.seq);
        break;
      case "view":
        this.#see(message.seq, message.view as CommonView | null, message.offer ?? null);
        break;
      case "stale":
        this.#see(message.seq, message.view as CommonView | null, message.offer ?? null);
        break;
      case "news":
        this.#learn(message);
        break;
      case "table":
        this.info = message.table;
        break;
      case "presence":
        this.presence = message;
        break;
      case "revealed":
        this.revealed = message;
        break;
      case "fault":
        if (!this.info || message.code === "unknown-table" || message.code === "wrong-token") {
          this.gone = message.code;
          this.#line?.close();
        }
        break;
      default:
    }
  }

  #see(seq: number, view: CommonView | null, offer: Offer | null): void {
    this.view = view;
    this.#reach(seq);
    this.#take(offer);
    this.#started = view !== null;
    this.onview();
  }

  #take(offer: Offer | null): void {
    this.offer = {
      prompt: offer?.prompt ?? null,
      choices: (offer?.choices ?? []) as unknown as Choice[],
    };
  }

  #learn(news: News): void {
    if (news.seat !== this.seat) return;
    if (news.since !== this.seq) {
      if (news.seq > this.seq) this.#line?.greet(); // something was missed
      return;
    }
    const before = this.view;
    const touched = Object.keys(news.changes ?? {}).length > 0 || (news.gone ?? []).length > 0;
    let after = before;
    if (touched) {
      after = { ...before, ...news.changes } as CommonView;
      for (const name of news.gone ?? []) delete after[name];
      if (this.info && viewDigest(this.info, after) !== news.digest) {
        this.#line?.greet(); // we see something else than the server: look again
        return;
      }
    }
    this.view = after;
    this.#reach(news.seq);
    if (touched) this.since = Date.now();
    this.#logged = Math.max(this.#logged, news.seq);
    if (news.offer !== undefined) this.#take(news.offer);
    this.#log(news.entries);
    const moves = this.#count(news.entries);
    if (touched || news.entries.some((entry) => entry.events?.length)) {
      const events = news.entries.flatMap((entry) => (entry.events ?? []) as GameEvent[]);
      this.onstep({ before, after, events, entries: news.entries, moves });
    }
  }

  /** Keep `info.moves` true: the table itself is told only of greater changes. */
  #count(entries: Entry[]): number {
    if (!this.info) return 0;
    let { moves } = this.info;
    for (const entry of entries) {
      if (entry.kind === "moved") moves += 1;
      if (entry.kind === "undone") moves -= entry.moves ?? 0;
    }
    if (moves !== this.info.moves) this.info = { ...this.info, moves };
    return moves;
  }

  #log(entries: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
  }

  /** The rest of a long log, page by page. */
  async #readOn(after: number, until: number): Promise<void> {
    const found: Entry[] = [];
    for (let from = after; from < until; ) {
      const question = { type: "history", id: freshId(), seat: this.seat, after: from, limit: PAGE } as const;
      const page = await this.#ask(question).catch(() => null);
      if (page?.type !== "page") return;
      found.push(...page.entries);
      if (!page.more || page.seq <= from) break;
      from = page.seq;
    }
    const known = new Set(this.entries.map((entry) => entry.seq));
    const all = [...this.entries, ...found.filter((entry) => !known.has(entry.seq))];
    this.entries = all.sort((a, b) => a.seq - b.seq);
  }
}

function done(answer: Answer): void {
  if (answer.type === "refused") throw new Refused(answer.reason);
  if (answer.type === "stale") throw new StaleMove();
}
