/** Loads the Fluent files: our own come with the client, those of other games from the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import shelf from "virtual:texts";
import { SHELL } from "./owners";
import { lengthened } from "./pseudo";
import type { Teller } from "./teller";
import { ENGLISH, PSEUDO, type Source, Texts } from "./texts";
import type { Data } from "./words";

/** The texts of a game that is not ours, in one language; null: it has none. */
export type Loader = (game: string, language: string) => Promise<string | null>;

/** The games whose texts come with the client. */
export const ownGames: readonly string[] = [
  ...new Set(Object.keys(shelf).map((key) => key.split("/")[1] ?? "")),
].filter((owner) => owner !== SHELL);

/** Where to look, in this order: sk-SK, sk, en. */
export function fallbacks(language: string): string[] {
  return [...new Set([language, language.split("-", 1)[0] ?? language, ENGLISH])];
}

/** What the server has of a game that was installed there. */
const fromServer: Loader = async (game, language) => {
  const path = [game, "texts", language].map(encodeURIComponent).join("/");
  const answer = await fetch(`/api/games/${path}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the texts of ${game} did not come: ${answer.status}`);
  return await answer.text();
};

/** All texts of the page, or of a game, in a language, with English for what it lacks. */
export async function load(
  language: string,
  scope: string,
  content: Data = {},
  loader: Loader = fromServer,
  teller?: () => Teller,
): Promise<Texts> {
  const tags = fallbacks(language);
  const sources = await Promise.all(tags.map((tag) => source(tag, scope, loader)));
  return new Texts(scope, sources, content, teller);
}

const known = new WeakMap<Loader, Map<string, Promise<Source>>>();

/** The messages of one language, kept for the next time; what did not come is asked for again. */
function source(tag: string, scope: string, loader: Loader): Promise<Source> {
  const kept = known.get(loader) ?? new Map<string, Promise<Source>>();
  known.set(loader, kept);
  const key = `${tag} ${scope}`;
  let found = kept.get(key);
  if (!found) {
    found = bundled(tag, scope, loader);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

async function bundled(tag: string, scope: string, loader: Loader): Promise<Source> {
  const pseudo = tag === PSEUDO;
  const language = pseudo ? ENGLISH : tag;
  const options = pseudo ? { useIsolating: false, transform: lengthened } : { useIsolating: false };
  const bundle = new FluentBundle(language, options);
  for (const text of await Promise.all(texts(language, scope, loader))) {
    if (text) bundle.addResource(new FluentResource(text));
  }
  return { tag, bundle };
}

/** The shell's texts first: of two messages of one name the first is taken. */
function texts(language: string, scope: string, loader: Loader): Promise<string | null>[] {
  const owners = scope === SHELL ? [SHELL] : [SHELL, scope];
  const found: Promise<string | null>[] = owners.flatMap((owner) => {
    const read = shelf[`${language}/${owner}`];
    return read ? [read().then((module) => module.default)] : [];
  });
  if (scope !== SHELL && !ownGames.includes(scope)) found.push(loader(scope, language));
  return found;
}
