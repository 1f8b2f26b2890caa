/** Content files as text: what an editor holds is written as the TOML that the engine reads. */

export type Table = Readonly<Record<string, unknown>>;

/** One `[[entry]]` of a file, with the comment above it. */
export interface Entry {
  /** Its name in the editor: it stays while everything else of the entry changes. */
  readonly key: string;
  readonly table: Table;
  readonly note: string;
}

/** A whole file: what stands outside all entries, and the entries of the one list it is about. */
export interface Written {
  readonly top: Table;
  readonly entries: readonly Entry[];
  /** The comment at its head. */
  readonly note: string;
}

const BARE = /^[A-Za-z0-9_-]+$/;
const LONG = 88; // letters in a line

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const key = (name: string): string => (BARE.test(name) ? name : quoted(name));

/** A text in quotes; whatever steers a terminal, or is half a character, is written as a number. */
function quoted(text: string): string {
  const inside = text.replace(/["\\\p{Cc}\p{Cs}]/gu, (letter) => {
    if (letter === '"' || letter === "\\") return `\\${letter}`;
    const plain = { "\n": "\\n", "\t": "\\t", "\r": "\\r" }[letter];
    return plain ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${inside}"`;
}

function inline(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isTable(value)) return '""';
  const fields = Object.entries(value).map(([name, inner]) => `${key(name)} = ${inline(inner)}`);
  return fields.length ? `{ ${fields.join(", ")} }` : "{}";
}

function field(name: string, value: unknown): string[] {
  const whole = `${key(name)} = ${inline(value)}`;
  // Texts by language stand one below the other, and so do the members of a list that is long.
  if (
    isTable(value) &&
    Object.values(value).every((inner) => typeof inner === "string") &&
    Object.keys(value).length
  ) {
    return Object.entries(value).map(([inner, text]) => `${key(name)}.${key(inner)} = ${inline(text)}`);
  }
  if (Array.isArray(value) && whole.length > LONG)
    return [`${key(name)} = [`, ...value.map((one) => `    ${inline(one)},`), "]"];
  return [whole];
}

const commented = (note: string): string[] =>
  note ? note.split("\n").map((line) => (line ? `# ${line}` : "#")) : [];

/** The file as text; `list` is the name of its entries. */
export function toToml({ top, entries, note }: Written, list: string): string {
  const head = Object.entries(top).flatMap(([name, value]) => field(name, value));
  const parts = [[...commented(note), ...(note ? [""] : []), ...head]];
  for (const entry of entries) {
    const fields = Object.entries(entry.table).flatMap(([name, value]) => field(name, value));
    parts.push([...(entry.note ? [...commented(entry.note), ""] : []), `[[${list}]]`, ...fields]);
  }
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** A file of the engine's data, with the comments of its text where they are of use to a person. */
export function fromData(data: Table, list: string, text = "", newKey: () => string = freshKey): Written {
  const { [list]: tables, ...top } = data;
  const { head, above } = notesOf(text, list);
  const entries = (Array.isArray(tables) ? tables : []).map((table: unknown, at): Entry => ({
    key: newKey(),
    table: isTable(table) ? table : {},
    note: above[at] ?? "",
  }));
  return { top: Array.isArray(tables) || tables === undefined ? top : data, entries, note: head };
}

/** The comments of a file: at its head, and above each entry. */
function notesOf(text: string, list: string): { head: string; above: string[] } {
  const above: string[] = [];
  let head: string | null = null;
  let notes: string[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line.startsWith("#")) notes.push(line.replace(/^# ?/, ""));
    else if (line === `[[${list}]]`) {
      head ??= "";
      above.push(notes.join("\n"));
      notes = [];
    } else if (line) {
      head ??= notes.join("\n");
      notes = [];
    }
  }
  return { head: head ?? "", above };
}

export function freshKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return `k${[...numbers].map((number) => number.toString(36)).join("")}`;
}
