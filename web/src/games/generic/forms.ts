/**
 * All moves that a player may choose from as few forms, one a verb: a button, a list to pick from,
 * things to tick, or a few lists one after another. Nothing here knows a game.
 */
import type { Choice } from "$/table/data";

export type Form =
  | { kind: "button"; verb: string; choices: Choice[] }
  /** A list of whole moves. */
  | { kind: "pick"; verb: string; choices: Choice[] }
  /** One field of each move is a list of things. */
  | { kind: "tick"; verb: string; choices: Choice[]; field: string; items: string[] }
  /** One list a field, each offering what goes with those before. */
  | { kind: "steps"; verb: string; choices: Choice[]; fields: string[] };

/** More moves than this are not read through: they are chosen field by field. */
const READABLE = 12;
const NOT_FIELDS = new Set(["verb", "text", "move"]);

export function formsOf(choices: readonly Choice[]): Form[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice]);
  return [...verbs].map(([verb, group]) => formOf(verb, group));
}

function formOf(verb: string, choices: Choice[]): Form {
  if (choices.length === 1) return { kind: "button", verb, choices };
  const field = tickedField(choices);
  if (field !== null) {
    const items = [...new Set(choices.flatMap((choice) => itemsOf(choice, field)))];
    return { kind: "tick", verb, choices, field, items: items.sort(natural) };
  }
  const fields = choices.length > READABLE ? stepFields(choices) : null;
  return fields ? { kind: "steps", verb, choices, fields } : { kind: "pick", verb, choices };
}

export const itemsOf = (choice: Choice, field: string): string[] =>
  ((choice[field] as unknown[] | undefined) ?? []).map(String);

/**
 * The field in which the moves are lists of things, no two of them the same; some have several. Where
 * another field tells the moves apart, lists are only what is to be known about them.
 */
function tickedField(choices: readonly Choice[]): string | null {
  if (
    simpleFields(choices).some(
      (field) => new Set(choices.map((choice) => choice[field])).size === choices.length,
    )
  )
    return null;
  for (const field of Object.keys(choices[0] ?? {})) {
    if (NOT_FIELDS.has(field) || !choices.every((choice) => Array.isArray(choice[field]))) continue;
    const sets = new Set(choices.map((choice) => itemsOf(choice, field).sort().join(" ")));
    if (sets.size === choices.length && choices.some((choice) => itemsOf(choice, field).length > 1))
      return field;
  }
  return null;
}

/** The fewest fields, from the first on, by which the moves can be told apart; null: there are none, or one. */
function stepFields(choices: readonly Choice[]): string[] | null {
  const fields: string[] = [];
  for (const field of simpleFields(choices)) {
    fields.push(field);
    const told = new Set(choices.map((choice) => fields.map((one) => String(choice[one])).join("\n")));
    if (told.size === choices.length) return fields.length > 1 ? fields : null;
  }
  return null;
}

/** Fields in which moves differ by a word or a number: words, which name things, before numbers. */
function simpleFields(choices: readonly Choice[]): string[] {
  const found = Object.keys(choices[0] ?? {}).filter((field) => {
    const values = choices.map((choice) => choice[field]);
    const simple = values.every((value) => typeof value === "string" || typeof value === "number");
    return !NOT_FIELDS.has(field) && simple && new Set(values).size > 1;
  });
  const isWord = (field: string): boolean => typeof choices[0]?.[field] === "string";
  return [...found.filter(isWord), ...found.filter((field) => !isWord(field))];
}

/** The values of a field that go with what was chosen in those before it. */
export function valuesOf(form: Form & { kind: "steps" }, chosen: readonly string[], step: number): string[] {
  const before = form.fields.slice(0, step);
  const fitting = form.choices.filter((choice) =>
    before.every((field, at) => String(choice[field]) === chosen[at]),
  );
  return [...new Set(fitting.map((choice) => String(choice[form.fields[step] ?? ""])))];
}

/** What is chosen in every list: as it was, as far as it still goes with the lists before; else the first. */
export function settled(form: Form & { kind: "steps" }, wanted: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const step of form.fields.keys()) {
    const values = valuesOf(form, chosen, step);
    const kept = wanted[step];
    chosen.push(kept !== undefined && values.includes(kept) ? kept : (values[0] ?? ""));
  }
  return chosen;
}

/** The move that all lists together say. */
export const stepped = (form: Form & { kind: "steps" }, chosen: readonly string[]): Choice | undefined =>
  form.choices.find((choice) => form.fields.every((field, at) => String(choice[field]) === chosen[at]));

/** The move of exactly the things that are ticked. */
export function tickedChoice(form: Form & { kind: "tick" }, ticked: readonly string[]): Choice | undefined {
  return form.choices.find((choice) => {
    const items = itemsOf(choice, form.field);
    return items.length === ticked.length && items.every((item) => ticked.includes(item));
  });
}

/** How many things stand side by side: places of a grid as in its first row, else two. */
export function columnsOf(items: readonly string[]): number {
  const places = items.map((item) => item.match(/^([a-z])\d+$/)?.[1]);
  return places.every((column) => column !== undefined) ? new Set(places).size : 2;
}

const natural = (one: string, other: string): number => {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isNaN(a) || Number.isNaN(b)) {
    // Places of a grid are read row by row: a1, b1, a2.
    const [row, rows] = [one.match(/^[a-z](\d+)$/)?.[1], other.match(/^[a-z](\d+)$/)?.[1]];
    if (row !== undefined && rows !== undefined && row !== rows) return Number(row) - Number(rows);
    return one < other ? -1 : 1;
  }
  return a - b;
};
