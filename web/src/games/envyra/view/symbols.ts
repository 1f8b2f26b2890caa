/** Every symbol of the content: who has it, whether it lies in the grid, how many were not seen yet. */
import { type EnvyraContent, type EnvyraView, type Theme, THEMES, type TileFacts } from "./data";

export interface SymbolRow {
  theme: Theme;
  symbols: SymbolCount[];
}

export interface SymbolCount {
  symbol: string;
  facts: TileFacts;
  /** Seats that have won it, as often as they have. */
  owners: number[];
  inGrid: number;
  /** Still in the bag, or in the box since the set-up: nobody knows which (5). */
  unseen: number;
}

export function symbolsOf(content: EnvyraContent, view: EnvyraView): SymbolRow[] {
  const tiles = Object.entries(content.tiles);
  const grid = Object.values(view.grid).map(({ tile }) => tile);
  return THEMES.map((theme) => {
    const ofTheme = tiles.filter(([, facts]) => facts.theme === theme);
    const names = [...new Set(ofTheme.map(([, { symbol }]) => symbol))].filter((symbol) => symbol !== null);
    const symbols = names.map((symbol) => {
      const all = ofTheme.filter(([, facts]) => facts.symbol === symbol);
      const ids = all.map(([id]) => id);
      const owners = view.won.flatMap((won, seat) =>
        won.filter((tile) => ids.includes(tile)).map(() => seat),
      );
      const inGrid = grid.filter((tile) => ids.includes(tile)).length;
      // With two players the tiles marked 3/4 are out of the game (5, D-C9).
      const playing = all.filter(([, { mark }]) => mark !== "3/4" || view.seats > 2).length;
      const facts = all[0]?.[1] as TileFacts;
      return { symbol, facts, owners, inGrid, unseen: Math.max(0, playing - owners.length - inGrid) };
    });
    return { theme, symbols };
  });
}
