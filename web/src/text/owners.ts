/** Whose texts a Fluent file has, by its name. */

/** The texts of the page and of every game, without those of any. */
export const SHELL = "ludoteka";

const isShells = (stem: string): boolean => /^(core|table|web)(-|$)/.test(stem);

/** The games that have a file which is named for them alone. */
export const gamesOf = (stems: readonly string[]): string[] => [
  ...new Set(stems.filter((stem) => !isShells(stem) && !stem.includes("-"))),
];

/** raw-cards has texts of raw, rawsiko-names of rawsiko, web of the shell. */
export function ownerOf(stem: string, games: readonly string[]): string {
  if (isShells(stem)) return SHELL;
  const fitting = games.filter((game) => stem === game || stem.startsWith(`${game}-`));
  return fitting.reduce((best, game) => (game.length > best.length ? game : best), "");
}
