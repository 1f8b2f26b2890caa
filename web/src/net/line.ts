/**
 * A line to a table that holds: it connects anew by itself, notices when nobody answers, and sends
 * commands again, under the same id, until they are answered. A command is carried out once,
 * whatever the network does.
 */
import type { FromClient, FromServer, Hello } from "$/protocol/types";
import { type Lay, socketWire, streamWire, type Wire, type WireEnd } from "./wires";

const BEAT_MS = 200; // PING, LATE and two beats: a dead line is shown within 3 seconds
const PING_MS = 1000; // after so long without a word
const UNSEEN_PING_MS = 20_000; // where nobody looks, nobody wonders
const ONE_WAY_PING_MS = 4000; // where the server knows by pings alone that we are there
const LATE_MS = 1500; // no word of an answer for so long: something is wrong, and is shown
const LATEST_MS = 6000; // the same, on a line that is known to be slow
const SILENT_MS = 9000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const BLOCKED_AFTER = 2; // WebSockets that never said anything, before the other wire is tried

/** What is asked with an id, and answered with the same id. */
export type Question = Extract<FromClient, { id: string } | { command: string }>;
export type Answer = Extract<FromServer, { id: string } | { command: string }>;

export type Connection = "connecting" | "open" | "late" | "lost" | "closed";

export interface LineListener {
  /** The first words of every new wire. */
  hello(): Hello;
  heard(message: FromServer): void;
  connection(state: Connection): void;
  /** How long an answer was on its way, in milliseconds. */
  delay?(took: number): void;
}

/** The line was closed before the answer came. */
export class LineClosed extends Error {}

interface Open {
  question: Question;
  answered: (answer: Answer) => void;
  failed: (error: Error) => void;
}

export class Line {
  #wire: Wire | null = null;
  #open = new Map<string, Open>();
  #state: Connection = "connecting";
  #pause = FIRST_PAUSE_MS;
  #mute = 0;
  #lay: Lay;
  #heardAt = 0;
  #pingedAt = 0; // the first ping that was not answered
  #took = 0; // how long the last answer to a ping was on its way
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #welcomed = false;
  #greeted = false; // anew, and not welcomed yet
  #waits = false; // told to: what is said meanwhile would not be looked at
  #said: FromClient | null = null; // the last that has no answer: nobody tells whether it was looked at

  constructor(
    private readonly listener: LineListener,
    private readonly lays: Lay[] = [socketWire, streamWire],
  ) {
    this.#lay = lays[0] as Lay;
    this.#connect();
    this.#beat = setInterval(() => this.#tend(), BEAT_MS);
  }

  /** Ask, or order; the promise ends with the answer, however often we had to connect. */
  ask(question: Question): Promise<Answer> {
    if (this.#state === "closed") return Promise.reject(new LineClosed());
    return new Promise((answered, failed) => {
      this.#open.set(idOf(question), { question, answered, failed });
      if (this.#welcomed) this.#wire?.send(question);
    });
  }

  /**
   * Say how something is, which has no answer: lost with the wire. Whoever is told to wait says the
   * last of it afterwards.
   */
  say(message: FromClient): void {
    if (!this.#welcomed) return;
    this.#said = message;
    if (!this.#waits) this.#wire?.send(message);
  }

  /** Say hello again on the same wire: with other tokens, or because something was missed. */
  greet(): void {
    this.#greeted = true;
    this.#wire?.send(this.listener.hello());
  }

  /** Try at once, if we are waiting to try. */
  hurry(): void {
    if (this.#state === "lost" && !this.#wire) this.#connect();
  }

  /** The system says that there is no network: show it, and ask whether it is true. */
  doubt(): void {
    if (this.#state !== "open") return;
    this.#become("late");
    this.#ping();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    clearInterval(this.#beat);
    this.#wire?.close();
    this.#wire = null;
    this.#become("closed");
    for (const { failed } of this.#open.values()) failed(new LineClosed());
    this.#open.clear();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#welcomed = false;
    this.#greeted = false;
    this.#waits = false;
    this.#said = null;
    clearTimeout(this.#patience);
    this.#took = 0;
    this.#heardAt = Date.now();
    const wire = this.#lay(this.listener.hello(), {
      heard: (message) => this.#hear(message),
      ended: (end) => this.#lose(wire, end),
    });
    this.#wire = wire;
  }

  #hear(message: FromServer): void {
    const now = Date.now();
    if (this.#pingedAt > this.#heardAt) {
      this.#took = now - this.#pingedAt;
      this.listener.delay?.(this.#took);
    }
    this.#heardAt = now;
    this.#mute = 0;
    if (this.#state !== "open" && message.type === "welcome") this.#become("open");
    if (this.#state === "late") this.#become("open");
    if (message.type === "pong" || message.type === "session") return;
    const id = "command" in message ? message.command : "id" in message ? message.id : undefined;
    if (message.type === "wait") {
      // It was not looked at: ask again what is open, a little later, and once for all such words.
      clearTimeout(this.#patience);
      this.#waits = true;
      this.#patience = setTimeout(
        () => {
          this.#waits = false;
          if (this.#greeted) this.greet();
          this.#again();
          if (this.#welcomed && this.#said) this.#wire?.send(this.#said);
        },
        message.seconds * 1000 + 50,
      );
      return;
    }
    if (message.type === "welcome") this.#greeted = false;
    this.listener.heard(message);
    if (message.type === "welcome") {
      this.#welcomed = true;
      this.#pause = FIRST_PAUSE_MS;
      this.#again();
    }
    const open = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined && open) {
      this.#open.delete(id);
      open.answered(message as Answer);
    }
  }

  #again(): void {
    if (this.#welcomed) for (const { question } of this.#open.values()) this.#wire?.send(question);
  }

  #tend(): void {
    if (!this.#wire) return;
    const now = Date.now();
    const silent = now - this.#heardAt;
    const asked = this.#pingedAt > this.#heardAt ? now - this.#pingedAt : 0; // and not answered
    if (asked > SILENT_MS || (!this.#welcomed && silent > SILENT_MS)) {
      const wire = this.#wire;
      wire.close();
      this.#lose(wire, { heard: true });
    } else if (asked > this.#late && this.#state === "open") {
      this.#become("late");
    } else if (this.#welcomed && !asked && (silent > this.#calm || now - this.#pingedAt > this.#quiet)) {
      this.#ping();
    }
  }

  /** How long silence is nothing to wonder about. */
  get #calm(): number {
    return typeof document !== "undefined" && document.hidden ? UNSEEN_PING_MS : PING_MS;
  }

  /** How long an answer may take: a line that is slow but living is not called lost. */
  get #late(): number {
    return Math.min(Math.max(LATE_MS, 2 * this.#took), LATEST_MS);
  }

  /** How long the server may hear nothing of us. */
  get #quiet(): number {
    return this.#wire?.oneWay ? ONE_WAY_PING_MS : Infinity;
  }

  #ping(): void {
    this.#pingedAt = Date.now();
    this.#wire?.send({ type: "ping" });
  }

  #lose(wire: Wire, end: WireEnd): void {
    if (this.#wire !== wire || this.#state === "closed") return;
    this.#wire = null;
    this.#welcomed = false;
    if (end.sentAway) this.#pause = LONGEST_PAUSE_MS;
    if (!end.heard) this.#mute += 1;
    if (this.#mute >= BLOCKED_AFTER) {
      // Nobody has said a word on it: perhaps a proxy blocks this kind of wire.
      this.#lay = this.lays[(this.lays.indexOf(this.#lay) + 1) % this.lays.length] as Lay;
      this.#mute = 0;
    }
    this.#become("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE_MS);
  }

  #become(state: Connection): void {
    if (this.#state === state) return;
    this.#state = state;
    this.listener.connection(state);
  }
}

const idOf = (question: Question): string => ("command" in question ? question.command : question.id);

/** A fresh id for a command or a question. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
