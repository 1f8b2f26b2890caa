/** The pictures of the games that have a folder here, for the start page. */
const files = import.meta.glob<string>("./*/cover.webp", { query: "?url", import: "default", eager: true });

/** Addresses by the game's id. */
export const covers: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.split("/")[1] ?? "", address]),
);

/** How a game shows itself on the start page: its folder's look.ts. */
export interface Look {
  /** Of its button; white is read on it. */
  colour: string;
  /** Smaller is further to the front. */
  place: number;
}

const found = import.meta.glob<{ default: Look }>("./*/look.ts", { eager: true });

export const looks: Record<string, Look> = Object.fromEntries(
  Object.entries(found).map(([path, { default: look }]) => [path.split("/")[1] ?? "", look]),
);

/** Games that have a look, in the order of their places. */
export const shown = Object.keys(looks).sort((a, b) => (looks[a]?.place ?? 0) - (looks[b]?.place ?? 0));
