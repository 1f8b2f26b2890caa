/**
 * Content files that somebody works on, kept in this browser: one key of its store for each, so that
 * tabs which work on different files never touch each other's.
 */
import type { Written } from "./toml";

/** A file in the works. */
export interface Draft {
  readonly written: Written;
  /** When it was changed last, in milliseconds. */
  readonly when: number;
  /** Who changed it last: a tab. */
  readonly by: string;
}

export interface Kept extends Draft {
  readonly id: string;
}

const keyOf = (game: string, id = ""): string => `ludoteka.drafts.${game}.${id}`;

export class Drafts {
  #version = $state(0);
  /** Those that this browser does not keep: they are there as long as the page is. */
  readonly #loose = new Map<string, Draft>();

  constructor(readonly game: string) {
    if (typeof addEventListener === "undefined") return;
    addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(keyOf(game))) this.#version += 1;
    });
  }

  /** All of this game, the latest first. */
  get list(): Kept[] {
    void this.#version;
    const prefix = keyOf(this.game);
    const ids = keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return [...new Set([...ids, ...this.#loose.keys()])]
      .flatMap((id) => {
        const draft = this.read(id);
        return draft ? [{ ...draft, id }] : [];
      })
      .sort((a, b) => b.when - a.when);
  }

  read(id: string): Draft | null {
    return this.#loose.get(id) ?? read(keyOf(this.game, id));
  }

  /** False: this browser does not keep it. */
  write(id: string, draft: Draft): boolean {
    try {
      localStorage.setItem(keyOf(this.game, id), JSON.stringify(draft));
      this.#loose.delete(id);
      return true;
    } catch {
      this.#loose.set(id, draft);
      return false;
    } finally {
      this.#version += 1;
    }
  }

  remove(id: string): void {
    this.#loose.delete(id);
    try {
      localStorage.removeItem(keyOf(this.game, id));
    } catch {
      // Nothing is kept here: there is nothing to remove.
    }
    this.#version += 1;
  }

  /** Another tab has changed this one, or taken it away (null). */
  watch(id: string, heard: (draft: Draft | null) => void): () => void {
    const listen = ({ key }: StorageEvent): void => {
      if (key === keyOf(this.game, id) || key === null) heard(this.read(id));
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }
}

function keys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  } catch {
    return [];
  }
}

function read(key: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whatever another version, or a person, has put there. */
function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null;
  return (
    typeof draft === "object" &&
    draft !== null &&
    typeof draft.written?.top === "object" &&
    Array.isArray(draft.written.entries)
  );
}
