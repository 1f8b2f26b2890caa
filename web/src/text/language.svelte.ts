/** The reader's language: chosen, kept, and switched for the whole page at once. */
import { load } from "./library";
import { SHELL } from "./owners";
import { type Data, ENGLISH, type Fields, PSEUDO, type Teller, Texts } from "./texts";

/** Each language by its tag, with the name that its speakers give it. */
export const ownNames: Readonly<Record<string, string>> = {
  en: "English",
  sk: "Slovenčina",
  hu: "Magyar",
  lv: "Latviešu",
};
export const languages: readonly string[] = Object.keys(ownNames);

interface Wanted {
  readonly content: Data;
  readonly teller: (() => Teller) | undefined;
}

/** All that is said in one language: replaced as a whole, so that no page is half switched. */
interface Spoken {
  readonly language: string;
  readonly ready: boolean;
  readonly shell: Texts;
  readonly games: ReadonlyMap<string, Texts>;
}

let spoken = $state.raw<Spoken>({
  language: ENGLISH,
  ready: false,
  shell: new Texts(SHELL, []),
  games: new Map(),
});
const wanted = new Map<string, Wanted>(); // games on the page, to be loaded in every language
const silent = new Map<string, Texts>(); // of games whose texts are still on their way
let save: (tag: string) => void = () => undefined;
let switches = 0;

export const language = {
  get current(): string {
    return spoken.language;
  },
  get ready(): boolean {
    return spoken.ready;
  },
  /** Loads all texts of a language, then switches to it; a later call wins over an earlier one. */
  async set(tag: string): Promise<void> {
    const known = choice(tag, []);
    if (await speak(known)) save(known);
  },
};

/** Begins with the language that was chosen here before, or the first of the browser's we have. */
export async function begin(stored: string | null, keep: (tag: string) => void): Promise<void> {
  save = keep;
  const tag = choice(stored, typeof navigator === "undefined" ? [] : (navigator.languages ?? []));
  try {
    await speak(tag);
  } catch (fault) {
    if (tag === ENGLISH) throw fault;
    await speak(ENGLISH); // better than an empty page
  }
}

/** Which language to begin with. */
export function choice(stored: string | null, asked: readonly string[]): string {
  for (const tag of stored === null ? asked : [stored, ...asked]) {
    if (tag === PSEUDO && tag === stored) return tag;
    const short = tag.toLowerCase().split("-", 1)[0] ?? "";
    if (languages.includes(short)) return short;
  }
  return ENGLISH;
}

/** A text of the page: the message `web-ID`. */
export function t(id: string, fields: Readonly<Record<string, string | number>> = {}): string {
  return spoken.shell.find(`web-${id}`, whole(fields)) ?? lacking(id);
}

/** What every game says in the same words: the messages `ludoteka-...`. */
export function shellTexts(): Texts {
  return spoken.shell;
}

/** Loads the texts of a game; from then on they follow the reader's language. */
export async function loadGame(
  game: string,
  content: Readonly<Record<string, unknown>>,
  teller?: () => Teller,
): Promise<void> {
  const order: Wanted = { content, teller };
  wanted.set(game, order);
  try {
    for (;;) {
      const tag = spoken.language;
      const texts = await load(tag, game, content, undefined, teller);
      if (wanted.get(game) !== order) return; // asked for again, with other content
      if (spoken.language !== tag) continue;
      spoken = { ...spoken, games: new Map(spoken.games).set(game, texts) };
      return;
    }
  } catch (fault) {
    if (wanted.get(game) === order) wanted.delete(game);
    throw fault;
  }
}

/** The texts of a game, once they are loaded; until then all is said plainly, as data. */
export function gameTexts(game: string): Texts {
  const found = spoken.games.get(game) ?? silent.get(game);
  if (found) return found;
  const texts = new Texts(game, []);
  silent.set(game, texts);
  return texts;
}

/** How often which message was asked for in vain. */
export const missing = new Map<string, number>();

function lacking(id: string): string {
  if (!spoken.ready) return "";
  const before = missing.get(id) ?? 0;
  missing.set(id, before + 1);
  if (import.meta.env.DEV && !before) console.warn(`no text "web-${id}", or a field is missing`);
  return import.meta.env.DEV ? `web-${id}` : id.replaceAll("-", " ");
}

/** Fields without holes, should a value not have come yet. */
function whole(fields: Readonly<Record<string, string | number | null | undefined>>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""]));
}

async function speak(tag: string): Promise<boolean> {
  const turn = ++switches;
  for (;;) {
    const orders = new Map(wanted);
    const shell = load(tag, SHELL);
    const games = [...orders].map(
      async ([game, { content, teller }]) =>
        [game, await load(tag, game, content, undefined, teller)] as const,
    );
    const loaded = { shell: await shell, games: new Map(await Promise.all(games)) };
    if (turn !== switches) return false;
    if ([...wanted].some(([game, order]) => orders.get(game) !== order)) continue;
    spoken = { language: tag, ready: true, ...loaded };
    if (typeof document !== "undefined") {
      document.documentElement.lang = tag === PSEUDO ? `${ENGLISH}-x-${PSEUDO}` : tag;
    }
    return true;
  }
}
