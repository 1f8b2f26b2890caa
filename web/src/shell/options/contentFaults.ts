/** What is wrong with a content file, sorted by what it is about. */

export interface Group {
  /** The entry of the file, such as `card 3 (iron-jaw)`; empty: the whole file. */
  entry: string;
  faults: string[];
}

/** Faults begin with the entry they are about: `card 3 (iron-jaw): cost is missing`. */
const ABOUT = /^(\w+ \d+(?: \([^)]*\))?): (.*)$/s;

export function grouped(faults: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const fault of faults) {
    const [, entry = "", text = fault] = ABOUT.exec(fault) ?? [];
    groups.set(entry, [...(groups.get(entry) ?? []), text]);
  }
  return [...groups].map(([entry, found]) => ({ entry, faults: found }));
}

/** The faults that the server has found, out of its refusal; what else it says is one. */
export function faultsIn(values: Readonly<Record<string, unknown>> | undefined, text: string): string[] {
  const found = values?.faults;
  return Array.isArray(found) && found.length > 0 ? found.map(String) : [text];
}
