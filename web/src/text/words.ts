/** Words of the data as text: what every sentence is put together from. */

/** Data of the engine, as it comes in JSON. */
export type Data = Readonly<Record<string, unknown>>;

/** Is it a table of the data: no list, and not nothing? */
export function isTable(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a field that need not be there; what every object inherits does not count. */
export function field(table: Data, name: string): unknown {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Text of a file or a person, without characters that would steer its reader's screen. */
export function safe(text: string): string {
  return text.replace(/[^\P{C}]|[^\P{Z} \u00a0\u202f]/gu, "\ufffd");
}

/** A word of the data as a part of a message's name. */
export function id(word: string): string {
  return word.replace(/[^A-Za-z0-9-]/gu, "-");
}

/** Data told without a message for it. */
export function plainly(what: string, data: Data): string {
  const values = Object.entries(data).map(([name, value]) => `${name} ${safe(spelled(value))}`);
  const words = safe(what).replace(/[_-]/g, " ");
  return values.length ? `${words}: ${values.join(", ")}` : words;
}

/** Text with a capital at its beginning. */
export function sentence(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return text;
  const letter = String.fromCodePoint(first);
  return letter.toUpperCase() + text.slice(letter.length);
}

/** A value as the terminal, written in Python, spells it: both tell the same. */
export function spelled(value: unknown): string {
  return typeof value === "string" ? value : literal(value);
}

function literal(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === true) return "True";
  if (value === false) return "False";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (!isTable(value)) return value === null || value === undefined ? "None" : String(value);
  const pairs = Object.entries(value).map(([name, item]) => `${quoted(name)}: ${literal(item)}`);
  return `{${pairs.join(", ")}}`;
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replace(/[^\P{C}]|[^\P{Z} ]|[\\'"]/gu, (sign) => {
    if (sign === "'" || sign === '"') return sign === mark ? `\\${sign}` : sign;
    return ESCAPES[sign] ?? escaped(sign.codePointAt(0) ?? 0);
  });
  return mark + inner + mark;
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(code: number): string {
  const digits = code.toString(16);
  if (code < 0x100) return `\\x${digits.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}
