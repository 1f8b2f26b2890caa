/**
 * Texts in the reader's language, from Fluent files: the engine speaks in data, and here it becomes
 * sentences, by messages whose names follow from the data. docs/texts.md has the names and the
 * fields. The twin of src/ludoteka/text.py: both say the same, byte for byte, and a test compares
 * them (tests/test_client_texts.py).
 */
import { type FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { letter, type Seating } from "./seats";
import type { Teller } from "./teller";
import { type Data, field, id, isTable, plainly, safe, sentence, spelled } from "./words";

export { letter, Seating } from "./seats";
export type { Teller } from "./teller";
export type { Data } from "./words";

export const ENGLISH = "en";
export const PSEUDO = "qps"; // English, longer and with accents: for tests of the layout
const NOTHING = "none"; // what a message can choose by where a value is missing
const FULL = "full"; // the attribute of a name that is longer than the label, and tells more
const PLACED = "@"; // in a list: a thing, and behind it the place where it lies
const COUNTED = "*"; // in a list: a thing, and behind it how many of it
const THOUSANDTHS = "_permille"; // how the name of a field ends that counts thousandths

/** As the terminal writes numbers: 1 000 in groups everywhere, 0.0005 rounded to even. */
const NUMBERS: Intl.NumberFormatOptions = { useGrouping: "always", roundingMode: "halfEven" };

export type Fields = Record<string, string | number>;

/** The messages of one language. */
export interface Source {
  readonly tag: string;
  readonly bundle: FluentBundle;
}

/** Why something is not allowed, as it comes from the server. */
export interface ReasonData {
  readonly rule: string;
  readonly fault: string;
  readonly values?: Data;
}

/** All texts of a game in one language, with English for what is not translated. */
export class Texts {
  readonly gameId: string;
  readonly content: Data;
  readonly languages: readonly string[];
  private readonly sources: readonly Source[];
  private readonly begin: (() => Teller) | undefined;
  private readonly kinds = new Map<string, readonly string[]>();

  /** `sources` stand in the order in which to look; English is the last. */
  constructor(gameId: string, sources: readonly Source[], content: Data = {}, begin?: () => Teller) {
    this.gameId = gameId;
    this.content = content;
    this.languages = sources.map((source) => source.tag);
    this.sources = sources;
    this.begin = begin;
  }

  /** Whoever retells the events of one story: to be handed to `event` from the first one on. */
  teller(): Teller {
    return this.begin ? this.begin() : { retold: (event) => event };
  }

  /**
   * A message by its name (`NAME.full`: its attribute); null if there is none, or it asks for a field that is
   * missing.
   */
  find(message: string, fields: Fields = {}): string | null {
    return this.findIn(this.sources, message, fields);
  }

  /** A message that we have; should it be missing, its name and fields. */
  say(message: string, fields: Fields = {}): string {
    return this.find(`ludoteka-${message}`, fields) ?? plainly(message, fields);
  }

  /** What happened, as one who saw this much of it would tell it. */
  event(event: Data, seating: Seating, teller: Teller = this.teller()): string {
    const { kind, ...data } = teller.retold(event);
    const word = spelled(kind);
    const found = this.find(`${this.gameId}-event-${id(word)}`, this.fields(data, seating));
    return sentence(found ?? plainly(word, data));
  }

  /** A story from its first event on. */
  events(events: readonly Data[], seating: Seating): string[] {
    const teller = this.teller();
    return events.map((event) => this.event(event, seating, teller));
  }

  /** Why a move is not allowed; its rule is told elsewhere. */
  why(reason: ReasonData, seating: Seating): string {
    const values = reason.values ?? {};
    const found = this.find(
      `${before(reason.rule, ".")}-why-${id(reason.fault)}`,
      this.fields(values, seating),
    );
    return sentence(found ?? plainly(reason.fault, values));
  }

  /** The same with the number of the rule. */
  reason(reason: ReasonData, seating: Seating): string {
    const book = before(reason.rule, ".");
    const text = this.why(reason, seating);
    // What the table refuses is its own order, no rule of a book.
    return book === this.gameId && book !== "ludoteka" ? this.cited(text, reason.rule) : text;
  }

  /** A sentence with the number of the rule it comes from. */
  cited(text: string, rule: string): string {
    return this.say("with-rule", { text: text.replace(/\.$/, ""), rule: behind(rule, ".") });
  }

  /** What a seat is to do now, from its offer's prompt. */
  prompt(prompt: Data, seating: Seating): string {
    const action = spelled(field(prompt, "do") ?? "");
    const message = `${this.gameId}-prompt-${id(action)}`;
    return sentence(this.find(message, this.fields(prompt, seating)) ?? plainly(action, prompt));
  }

  /** What a move of the offer means, by its verb; empty if nothing is said of it. */
  move(description: Data, seating: Seating): string {
    const verb = id(spelled(field(description, "verb") ?? ""));
    if (!this.has("move", verb)) return "";
    return this.find(`${this.gameId}-move-${verb}`, this.fields(description, seating)) ?? "";
  }

  /** What an option is about; empty if nothing is said of it. */
  option(name: string): string {
    return this.find(`${this.gameId}-option-${id(name)}`) ?? "";
  }

  /** How the game ended. */
  end(reason: string): string {
    return this.find(`${this.gameId}-end-${id(reason)}`) || sentence(plainly(reason, {}));
  }

  /** All rules of the game that have a sentence, in the order of the English file. */
  rules(): { number: string; text: string }[] {
    const prefix = `${this.gameId}-rule-`;
    const english = this.sources.at(-1)?.bundle;
    const ids = [...(english?._messages.keys() ?? [])].filter((id) => id.startsWith(prefix));
    return ids.map((id) => ({ number: id.slice(prefix.length), text: this.find(id) ?? "" }));
  }

  /** A rule in one sentence, by its full number such as `envyra.10`; empty if unknown. */
  rule(rule: string): string {
    return this.find(`${id(before(rule, "."))}-rule-${id(behind(rule, "."))}`) ?? "";
  }

  /** The heading of a part of the score. */
  part(name: string): string {
    return this.find(`${this.gameId}-part-${id(name)}`) || name.replaceAll("_", " ");
  }

  /** Words of the game's board, by their key; a word of the content by its field's name. */
  board(key: string, fields: Fields): string {
    const told = table();
    for (const [name, value] of Object.entries(fields)) {
      told[name] = typeof value === "string" ? this.word(name, value) : value;
      if (typeof value === "string") Object.assign(told, this.entry(name, value));
    }
    const found = this.find(`${this.gameId}-board-${id(key)}`, told);
    if (found !== null) return found;
    return key in told ? spelled(told[key]) : plainly(key, fields);
  }

  /** A part of a game's hints or facts, by a message like `GAME-aid-KEY`, if any. */
  told(what: string, key: string, data: Data, seating: Seating): string | null {
    if (!this.has(what, key)) return null;
    return this.find(`${this.gameId}-${what}-${id(key)}`, this.fields(data, seating));
  }

  /** Is there a message of the game for this key? */
  has(what: string, key: string): boolean {
    const message = `${this.gameId}-${what}-${id(key)}`;
    return this.sources.some(({ bundle }) => bundle.hasMessage(message));
  }

  /** What a move looks like; empty if nothing is said of it. */
  expected(): string {
    return this.find(`${this.gameId}-expected`) ?? "";
  }

  /** Words as a list in a sentence: a, b and c. Only commas, where a name itself has the "and": x and y, z. */
  listing(words: readonly string[], joiner: "and" | "or" = "and"): string {
    const last = words.at(-1);
    if (last === undefined) return this.say("list-none");
    if (words.length === 1) return last;
    const joint = this.say(`list-${joiner}`, { first: "", last: "" });
    if (words.some((word) => word.includes(joint))) return words.join(", ");
    return this.say(`list-${joiner}`, { first: words.slice(0, -1).join(", "), last });
  }

  /** The fields of some data, and the forms made of them, for a message to choose from. */
  fields(data: Data, seating: Seating): Fields {
    const fields = table();
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === "boolean") fields[name] = value ? "yes" : "no";
      else if (Number.isInteger(value)) {
        Object.assign(fields, this.number(name, value as number, seating));
      } else if (typeof value === "number") fields[name] = value;
      else if (value === null || value === undefined) fields[name] = NOTHING;
      else if (typeof value === "string") {
        fields[name] = this.word(name, value);
        fields[`${name}-full`] = this.word(name, value, FULL);
        fields[`${name}-id`] = safe(value) || NOTHING;
        Object.assign(fields, this.entry(name, value));
      } else if (Array.isArray(value)) Object.assign(fields, this.list(name, value, seating));
      else if (isTable(value)) Object.assign(fields, this.table(name, value, seating));
    }
    return fields;
  }

  /**
   * A word in the reader's language, by a message like `envyra-theme-orange`, or as it is.
   *
   * Without one, `GAME-field-NAME` tells of which kinds the words of this field are, and the content
   * may name the thing. With a `form`, the attribute of the message, where it has one.
   */
  word(name: string, value: string, form = ""): string {
    if (!value) return "";
    const names = field(this.thing(name, value), "name");
    const title = isTable(names) ? field(names, ENGLISH) : names;
    for (const kind of [name, ...this.kindsOf(name)]) {
      const message = `${this.gameId}-${id(kind)}-${id(value)}`;
      const found = this.find(message);
      if (found !== null && !this.isAnothers(message, title))
        return (form ? this.find(`${message}.${form}`) : null) ?? found;
    }
    return safe(this.own(names) || value);
  }

  /** A text of the content, or of several languages the reader's; empty if it is none. */
  own(text: unknown): string {
    if (!isTable(text)) return typeof text === "string" ? text : "";
    for (const language of this.languages) {
      const words = field(text, language);
      if (typeof words === "string") return words;
    }
    return "";
  }

  private findIn(sources: readonly Source[], message: string, fields: Fields): string | null {
    const given: Record<string, FluentVariable> = table();
    for (const [name, value] of Object.entries(fields)) {
      given[name] = typeof value === "number" ? new FluentNumber(value, NUMBERS) : value;
    }
    const [name = "", attribute] = message.split(".", 2);
    for (const { bundle } of sources) {
      const found = bundle.getMessage(name);
      const pattern = (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
      if (pattern === null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, given, errors);
      if (!errors.length) return text;
    }
    return null;
  }

  private number(name: string, value: number, seating: Seating): Fields {
    const fields: Fields = {
      [name]: value,
      [`${name}-name`]: this.who(value, seating),
      [`${name}-me`]: value === seating.me ? "yes" : "no",
      [`${name}-letter`]: letter(value),
    };
    if (name.endsWith(THOUSANDTHS)) {
      const short = name.slice(0, -THOUSANDTHS.length);
      fields[`${short}-percent`] = percent(value);
      fields[`${short}-decimal`] = decimal(value);
    }
    return fields;
  }

  private list(name: string, items: readonly unknown[], seating: Seating): Fields {
    const fields = table();
    fields[`${name}-count`] = items.length;
    const last = items.filter(isTable).at(-1);
    if (last) return Object.assign(fields, this.inner(`${name}-last`, last, seating));
    const words = items.map((item) => this.item(name, item));
    fields[name] = this.listing(words);
    fields[`${name}-row`] = items.map((item) => safe(spelled(item))).join(" ");
    fields[`${name}-ids`] = items.map((item) => safe(spelled(item))).join(", ");
    const seats = items.filter(isWhole).map(Number);
    if (seats.length === items.length) {
      fields[`${name}-names`] = this.listing(seats.map((seat) => this.who(seat, seating)));
    }
    if (items.length === seating.names.length) {
      const [behindName, joint] = items.some(Array.isArray) ? [": ", "; "] : [" ", ", "];
      const shares = words
        .map((word, seat) => `${this.who(seat, seating)}${behindName}${word}`)
        .filter((_, seat) => !isNoShare(items[seat]));
      fields[`${name}-shares`] = shares.join(joint) || this.say("list-none");
    }
    return fields;
  }

  /** Data within the data: as pairs, by its fields and, if it counts things, by number. */
  private table(name: string, inside: Data, seating: Seating): Fields {
    const entries = Object.entries(inside);
    const pairs = entries.map(([key, item]) => `${safe(key)} ${safe(this.item(name, item))}`);
    const fields = table();
    fields[name] = pairs.join(", ");
    fields[`${name}-count`] = pairs.length;
    Object.assign(fields, this.inner(name, inside, seating));
    const numbers = new Map<number, unknown>(); // each as it was written first: 1, or True
    for (const [, item] of entries) {
      if (isWhole(item) && !numbers.has(Number(item))) numbers.set(Number(item), item);
    }
    const groups = [...numbers]
      .sort(([one], [other]) => one - other)
      .map(([number, shown]) => {
        const same = entries.filter(([, item]) => isNumber(item) && Number(item) === number);
        return `${spelled(shown)}: ${same.map(([key]) => safe(key)).join(", ")}`;
      });
    fields[`${name}-groups`] = groups.join("; ");
    return fields;
  }

  private inner(name: string, inside: Data, seating: Seating): Fields {
    const fields = table();
    for (const [key, value] of Object.entries(this.fields(inside, seating))) {
      fields[`${name}-${key}`] = value;
    }
    return fields;
  }

  private item(name: string, item: unknown): string {
    if (Array.isArray(item)) return this.listing(item.map((inner) => this.item(name, inner)));
    if (typeof item !== "string") return spelled(item);
    const [counted, number] = [before(item, COUNTED), behind(item, COUNTED)];
    if (counted && /^\d+$/.test(number)) return `${this.word(name, counted)} ${number}`;
    const [word, place] = [before(item, PLACED), behind(item, PLACED)];
    if (!word || !place) return this.word(name, item);
    return this.say("at-place", { thing: this.word(name, word), place: safe(place) });
  }

  private who(seat: number, seating: Seating): string {
    return seat === seating.me ? this.say("you") : seating.name(seat);
  }

  /** Does the message name another thing than the content does, which is a user's own? */
  private isAnothers(message: string, title: unknown): boolean {
    if (typeof title !== "string") return false;
    const bundle = this.sources.at(-1)?.bundle;
    const pattern = bundle?.getMessage(message)?.value ?? null;
    if (!bundle || pattern === null) return false;
    return bundle.formatPattern(pattern, {}, []).toLowerCase() !== title.toLowerCase();
  }

  /** Of which kinds the words in a field may be: those in `source` may be territories. */
  private kindsOf(name: string): readonly string[] {
    let kinds = this.kinds.get(name);
    if (!kinds) {
      const plain = this.sources.filter((source) => source.tag !== PSEUDO);
      const told = this.findIn(plain, `${this.gameId}-field-${id(name)}`, {});
      kinds = told ? told.trim().split(/\s+/) : [name];
      this.kinds.set(name, kinds);
    }
    return kinds;
  }

  /** The content's entry of a thing that a field names; empty if it has none. */
  private thing(name: string, value: string): Data {
    for (const kind of this.kindsOf(name)) {
      const several = kind.endsWith("y") ? `${kind.slice(0, -1)}ies` : `${kind}s`;
      const things = field(this.content, several);
      const entry = isTable(things) ? field(things, value) : undefined;
      if (isTable(entry)) return entry;
    }
    return {};
  }

  /** The fields of the content's entry: a tile S01 is looked up among the tiles. */
  private entry(name: string, value: string): Fields {
    const fields = table();
    for (const [key, item] of Object.entries(this.thing(name, value))) {
      const form = `${name}-${key}`;
      if (typeof item === "string") fields[form] = this.word(key, item);
      else if (Array.isArray(item)) {
        fields[form] = this.listing(item.map((one) => this.item(key, one)));
      } else fields[form] = isWhole(item) ? Number(item) : safe(this.own(item));
    }
    return fields;
  }
}

/** A table of fields that inherits none. */
function table(): Fields {
  return Object.create(null) as Fields;
}

/** A whole number, or a flag, which counts as 0 or 1. */
function isWhole(item: unknown): item is number | boolean {
  return typeof item === "boolean" || Number.isInteger(item);
}

function isNumber(item: unknown): boolean {
  return typeof item === "boolean" || typeof item === "number";
}

function isNoShare(item: unknown): boolean {
  return item === 0 || item === false || item === "" || (Array.isArray(item) && !item.length);
}

function before(text: string, mark: string): string {
  const place = text.indexOf(mark);
  return place < 0 ? text : text.slice(0, place);
}

function behind(text: string, mark: string): string {
  const place = text.indexOf(mark);
  return place < 0 ? "" : text.slice(place + mark.length);
}

/** Per cent without decimals; what is only nearly none or all says so. */
function percent(thousandths: number): string {
  if (0 < thousandths && thousandths < 5) return "<1";
  if (995 < thousandths && thousandths < 1000) return ">99";
  return String(Math.floor((thousandths + 5) / 10));
}

/** Thousandths with one decimal; a half that a float can hold goes to the even neighbour. */
function decimal(thousandths: number): number {
  if (Math.abs(thousandths % 500) !== 250) return Number((thousandths / 1000).toFixed(1));
  const lower = Math.floor(thousandths / 100);
  return (lower % 2 ? lower + 1 : lower) / 10;
}
