/**
 * A chair at a table: one eye (a seat's, or an onlooker's), what it sees, and what can be done from
 * there. It holds nothing that another seat may see: to look with other eyes is to take another
 * chair.
 */
import { viewDigest } from "$/net/digest";
import { type Answer, type Connection, Line, LineClosed, type Question } from "$/net/line";
import { dropCommand } from "$/net/outbox";
import type { Word } from "$/net/tokens";
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
} from "$/protocol/types";
import type { Choice, CommonView, Data, GameEvent } from "./data";
import { takenMoves } from "./log/lines";
import { Log } from "./log/log.svelte";
import { Questions, type Sketch } from "./chair/questions";
import { type Pending, type Phrase, Sender } from "./chair/sender.svelte";
import type { Step } from "./step";

/** Tokens that the server can be asked about at once. */
const HELD_MOST = 16;

/** What this seat can do now. */
export interface Offered {
  prompt: Data | null;
  choices: Choice[];
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

export class Chair {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  view = $state.raw<CommonView | null>(null);
  offer = $state.raw<Offered>({ prompt: null, choices: [] });
  presence = $state.raw<Presence | null>(null);
  revealed = $state.raw<Revealed | null>(null);
  connection = $state<Connection>("connecting");
  /** How long the last answer of the server was on its way, in milliseconds. */
  delay = $state(0);
  /** Why there is no coming back, such as a table that does not exist. */
  gone = $state<string | null>(null);
  /** When it was heard who is there, by this device's clock. */
  presentAt = $state(0);
  /** The seq of the view. */
  seq = $state(0);
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

  readonly log: Log;
  readonly questions: Questions;
  readonly sender: Sender;
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
    const ask = (question: Question): Promise<Answer> => this.#ask(question);
    const seat = (): number | null => this.seat;
    this.log = new Log(table, seat, ask);
    this.questions = new Questions(seat, ask);
    this.sender = new Sender(this, this.questions, ask, (seq) => this.#reached(seq));
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

  // What happened (log).

  get entries(): Entry[] {
    return this.log.entries;
  }

  get earlier(): Entry[] {
    return this.log.earlier;
  }

  get whole(): boolean {
    return this.log.whole;
  }

  // What can be done (sender), and asked (questions).

  get pending(): Pending | null {
    return this.sender.pending;
  }

  get late(): Reason | "stale" | null {
    return this.sender.late;
  }

  move(text: string, choice: Choice | null = null, asking = false): Promise<Reason | null> {
    return this.sender.move(text, choice, asking);
  }

  undo(moves = 1): Promise<void> {
    return this.sender.undo(moves);
  }

  say(words: { text: string } | { phrase: Phrase }): Promise<void> {
    return this.sender.say(words);
  }

  why(move: string | number): ReturnType<Questions["why"]> {
    return this.questions.why(move);
  }

  follow(order: string): Promise<string | null> {
    return this.questions.follow(order);
  }

  aids(): Promise<Data> {
    return this.questions.aids();
  }

  hint(): ReturnType<Questions["hint"]> {
    return this.questions.hint();
  }

  sketch(language: string): Promise<string> {
    return this.questions.sketch(language);
  }

  outline(language: string, moves: number | null = null): Promise<Sketch> {
    return this.questions.outline(language, moves);
  }

  past(moves: number, limit: number): ReturnType<Questions["past"]> {
    return this.questions.past(moves, limit);
  }

  // How far the screen is.

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

  // What is heard.

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seats = message.seats;
        this.host = message.host;
        this.gone = null;
        this.log.add(message.entries ?? []);
        this.#logged = message.seq;
        this.log.whole = message.complete !== false;
        this.#reported = null; // a new wire knows nothing of it
        void this.sender.resume();
        if (message.table.origin && this.earlier.length === 0)
          void this.log.readBefore(message.table.origin.moves, this.tokens);
        if (message.complete === false) void this.log.readOn(message.entries?.at(-1)?.seq ?? 0, message.seq);
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
    this.log.add(news.entries);
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
}
