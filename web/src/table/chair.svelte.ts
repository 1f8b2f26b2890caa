/**
 * A chair at a table: one eye (a seat's, or an onlooker's), what it sees, and what can be done from
 * there. It holds nothing that another seat may see: to look with other eyes is to take another
 * chair.
 */
import { viewDigest } from "$/net/digest";
import * as http from "$/net/http";
import { type Answer, type Connection, freshId, LineClosed, Line, type Question } from "$/net/line";
import type { Word } from "$/net/tokens";
import { type Command, dropCommand, keepCommand, keptCommand } from "$/net/outbox";
import type {
  Entry,
  FromServer,
  Hello,
  News,
  Offer,
  Presence,
  Reason,
  Revealed,
  TableInfo,
  Section,
} from "$/protocol/types";
import type { Choice, CommonView, Data, GameEvent } from "./data";
import { takenMoves } from "./log/lines";
import type { Step } from "./step";

const PAGE = 500;
/** Tokens that the server can be asked about at once. */
const HELD_MOST = 16;

export type Phrase = NonNullable<Entry["phrase"]>;

/** Something was refused, and why. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(`${reason.rule}: ${reason.fault}`);
  }
}

/** Something had happened that we did not know of; the fresh view is there by now. */
export class StaleMove extends Error {}

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

/** How a chair is tied to its table and to the device. */
export interface Ties {
  /** False: there is nobody at the other end. */
  connects?: boolean;
  /** All tokens of the device: nothing is seen with them, but their seats count as present. */
  held?: readonly string[];
  /** The token of whoever opened the table. */
  host?: string | undefined;
  /** May a command that is not sent yet be kept? Not where several people share the device. */
  keeps?: boolean;
}

/** What the server tells of a board that is not drawn by the page itself. */
export interface Sketch {
  text: string;
  sections: Section[];
  words: Record<string, Record<string, string>>;
}

export class Chair {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  view = $state.raw<CommonView | null>(null);
  offer = $state.raw<Offered>({ prompt: null, choices: [] });
  /** All that happened, as this eye saw it. */
  entries = $state.raw<Entry[]>([]);
  /** What happened before a forked or imported game came here; their seqs are below zero. */
  earlier = $state.raw<Entry[]>([]);
  presence = $state.raw<Presence | null>(null);
  revealed = $state.raw<Revealed | null>(null);
  connection = $state<Connection>("connecting");
  /** How long the last answer of the server was on its way, in milliseconds. */
  delay = $state(0);
  /** Why there is no coming back, such as a table that does not exist. */
  gone = $state<string | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** What became of a command that had waited for a connection, if it was not carried out. */
  late = $state.raw<Reason | "stale" | null>(null);
  /** When it was heard who is there, by this device's clock. */
  presentAt = $state(0);
  /** The seq of the view. */
  seq = $state(0);
  /** Is the log known up to the view? A long one comes page by page. */
  whole = true;
  /** When the board last changed, by this device's clock. */
  since = $state(Date.now());

  /** Is told of every step, in order. */
  onstep: (step: Step) => void = () => undefined;
  /**
   * Is told when the view came as a whole, as it does with every new connection; `since` is the
   * entry of the log up to which this seat had seen everything, null: nothing yet.
   */
  onview: (since: number | null) => void = () => undefined;

  /** Is told which seats the device's tokens open. */
  onheld: (words: Word[], seq: number) => void = () => undefined;
  /** Is told that the token with which it came opens nothing. */
  onvoid: () => void = () => undefined;

  #line: Line | null;
  #held: string[]; // it only grows: what is said of the first ones stays said of them
  #told = 0; // so many of them the server has spoken of, since this chair was taken
  #awaited: { seq: number; resolve: () => void }[] = [];
  #logged = 0; // the seq up to which the entries are known
  #started = false;
  readonly keeps: boolean;
  #watched = false;
  #shown: number | null = null; // the seq up to which the screen has told; null: nobody looks
  #reported: number | null = null; // what the server knows of that

  constructor(
    readonly table: string,
    readonly tokens: readonly string[],
    { connects = true, held = [], host, keeps = true }: Ties = {},
  ) {
    this.keeps = keeps;
    this.#held = held.slice(-HELD_MOST);
    if (connects && !keeps) dropCommand(table);
    const ends = {
      hello: (): Hello => ({
        type: "hello",
        table,
        tokens: [...tokens, ...(host ? [host] : [])],
        last: this.#logged,
        held: [...this.#held],
      }),
      heard: (message: FromServer) => this.#hear(message),
      connection: (state: Connection) => (this.connection = state),
      delay: (took: number) => (this.delay = took),
    };
    this.#line = connects ? new Line(ends) : null;
  }

  /** The seat whose eyes these are; null: an onlooker's. */
  get seat(): number | null {
    return this.seats[0] ?? null;
  }

  /** These tokens are the device's now. False: it has had too many meanwhile; take another chair. */
  hold(tokens: readonly string[]): boolean {
    const fresh = tokens.filter((token) => !this.#held.includes(token));
    if (this.#held.length + fresh.length > HELD_MOST) return false;
    if (fresh.length > 0) {
      this.#held.push(...fresh);
      this.#line?.greet();
    }
    return true;
  }

  /** The table as the answer to a request had it: perhaps we know better already. */
  hear(table: TableInfo): void {
    if (!this.info || table.seq >= this.info.seq) this.info = table;
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
    this.onheld = () => undefined;
    this.onvoid = () => undefined;
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
    return this.#order({ kind: "move", text, choice }, asking, (command, seat) => ({
      type: "move",
      command,
      seat,
      expected,
      move,
    }));
  }

  /** The screen tells the last event of this entry of the log: bots wait for that; null: for nothing. */
  shown(seq: number | null): void {
    if (!this.#watched) return;
    this.#shown = seq;
    this.#report();
  }

  /** Nobody looks at this page now, or somebody does again: then what is there counts as shown. */
  watch(on: boolean): void {
    if (on === this.#watched) return;
    this.#watched = on;
    this.#shown = on ? this.seq : null;
    this.#report();
  }

  /** Tell the server how far the screen is, if it does not know: after a break of the connection it does not. */
  #report(): void {
    if (this.#shown === this.#reported) return;
    this.#reported = this.#shown;
    this.#line?.say({ type: "shown", seq: this.#shown });
  }

  async undo(moves = 1): Promise<void> {
    const expected = this.seq;
    await this.#order({ kind: "undo", text: "", choice: null }, false, (command, seat) => ({
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
    if (answer.type !== "because") throw new LineClosed();
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
    if (answer.type !== "hinted") throw new LineClosed();
    return answer;
  }

  /** The board as it is drawn for a terminal. */
  async sketch(language: string): Promise<string> {
    return (await this.#sketched(language, false)).text;
  }

  /** The board in headings, lists and tables, or drawn for a terminal if the game has none of these; `moves`: after so many. */
  async outline(language: string, moves: number | null = null): Promise<Sketch> {
    return await this.#sketched(language, true, moves);
  }

  async #sketched(language: string, outline: boolean, moves: number | null = null): Promise<Sketch> {
    const answer = await this.#question({
      type: "sketch",
      id: freshId(),
      seat: this.seat,
      language,
      outline,
      moves,
    });
    if (answer.type !== "sketched") return { text: "", sections: [], words: {} };
    return { text: answer.text, sections: answer.sections ?? [], words: answer.words ?? {} };
  }

  async past(moves: number, limit: number): Promise<Extract<Answer, { type: "moments" }>> {
    const question = { type: "past", id: freshId(), seat: this.seat, moves, limit } as const;
    const answer = await this.#question(question);
    if (answer.type !== "moments") throw new LineClosed();
    return answer;
  }

  #mine(): number {
    if (this.seat === null)
      throw new Refused({ rule: "ludoteka.seat", fault: "not-your-seat", values: { seat: 0 } });
    return this.seat;
  }

  /** From here on it is on its way: a second click does nothing, and nothing can be called back. */
  async #order(
    pending: Pending,
    asking: boolean,
    say: (command: string, seat: number) => Command,
  ): Promise<Reason | null> {
    if (this.pending) return null;
    return this.#carryOut(pending, asking, say(freshId(), this.#mine()));
  }

  async #carryOut(pending: Pending, asking: boolean, command: Command): Promise<Reason | null> {
    this.pending = pending;
    this.late = null;
    let closed = false;
    if (this.keeps) keepCommand(this.table, { command, asking });
    try {
      const caution = asking && command.type === "move" ? await this.#caution(command.move) : null;
      if (caution) return caution;
      const answer = await this.#ask(command);
      done(answer);
      // The acknowledgement comes before the news: until those are here the old view stands.
      if ("seq" in answer) await this.#reached(answer.seq);
      return null;
    } catch (error) {
      closed = error instanceof LineClosed;
      throw error;
    } finally {
      this.pending = null;
      if (this.keeps && !closed) dropCommand(this.table);
    }
  }

  async #caution(move: string | number): Promise<Reason | null> {
    const { reason, caution } = await this.why(move);
    if (reason) throw new Refused(reason);
    return caution;
  }

  /** What was not acknowledged before the page was loaded again is sent once more. */
  async #resume(): Promise<void> {
    const kept =
      this.keeps && this.seat !== null && !this.pending ? keptCommand(this.table, this.seat) : null;
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
    return this.#line ? this.#line.ask(question) : Promise.reject(new LineClosed());
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
        this.whole = message.complete !== false;
        this.#reported = null; // a new wire knows nothing of it
        void this.#resume();
        if (message.table.origin && this.earlier.length === 0)
          void this.#readBefore(message.table.origin.moves);
        if (message.complete === false) void this.#readOn(message.entries?.at(-1)?.seq ?? 0, message.seq);
        // Tokens that came while the hello was on its way were not in it.
        if (this.#told < this.#held.length) this.#line?.greet();
        break;
      case "held":
        this.#told = message.seats.length;
        this.onheld(
          message.seats.map((seat, place) => ({ token: this.#held[place] ?? "", seat })),
          message.seq,
        );
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
        this.hear(message.table);
        break;
      case "presence":
        this.presence = message;
        this.presentAt = Date.now();
        break;
      case "revealed":
        this.revealed = message;
        break;
      case "fault":
        if (message.code === "wrong-token") {
          this.#line?.close();
          this.onvoid();
        } else if (!this.info || message.code === "unknown-table") {
          this.gone = message.code;
          this.#line?.close();
        }
        break;
      default:
    }
  }

  #see(seq: number, view: CommonView | null, offer: Offer | null): void {
    const since = this.#started && view?.seat === this.view?.seat ? this.seq : null;
    this.view = view;
    this.#reach(seq);
    this.#take(offer);
    this.#started = view !== null;
    this.onview(since);
    this.#report();
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
      for (const name of news.gone ?? []) Reflect.deleteProperty(after, name);
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
      if (entry.kind === "undone") moves -= takenMoves(entry);
    }
    if (moves !== this.info.moves) this.info = { ...this.info, moves };
    return moves;
  }

  #log(entries: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
  }

  /** What was played elsewhere, page by page. */
  async #readBefore(moves: number): Promise<void> {
    const found: Entry[] = [];
    try {
      for (let after = 0, more = moves > 0; more; after += PAGE) {
        const page = await http.before(this.table, this.seat, after, PAGE, [...this.tokens]);
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
    if (this.#line) this.earlier = found;
  }

  /** The rest of a long log, page by page. */
  async #readOn(after: number, until: number): Promise<void> {
    const found: Entry[] = [];
    for (let from = after; from < until;) {
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
    this.whole = true;
  }
}

function done(answer: Answer): void {
  if (answer.type === "refused") throw new Refused(answer.reason);
  if (answer.type === "stale") throw new StaleMove();
}
