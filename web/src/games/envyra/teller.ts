/** The twin of games/envyra/telling.py: tiles are told by their names, cards by their symbols. */
import type { Data } from "$/text/words";
import type { Teller } from "$/text/teller";
import { asContent, type Cell, cardFacts, tileFacts } from "./view/data";
import { tieOf } from "./view/history";

export function teller(content: Data): Teller {
  const { tiles } = asContent(content);
  let grid = new Map<Cell, string>(); // the tile of each place

  const symbolsOf = (card: unknown): string[] => cardFacts(asContent(content), String(card)).symbols;
  const symbolOf = (tile: string): string =>
    tile in tiles ? (tileFacts(asContent(content), tile).symbol ?? "end") : tile;
  const hasTwin = (cell: Cell): boolean =>
    [...grid].some(([other, tile]) => other !== cell && symbolOf(tile) === symbolOf(grid.get(cell) ?? ""));

  /** A tile's symbol, and its place behind it if it needs one; an unknown place as it is. */
  function nameOf(cell: Cell): string {
    const tile = grid.get(cell);
    if (tile === undefined) return cell;
    return hasTwin(cell) ? `${symbolOf(tile)}@${cell}` : symbolOf(tile);
  }
  const named = (cells: unknown): string[] =>
    Array.isArray(cells) ? cells.map((cell) => nameOf(String(cell))) : [];

  function aboutOne(bare: Data, cell: Cell, tile: string): Data {
    const event = bare.kind === "tile_won" ? { ...bare, ...tieOf(bare) } : bare;
    // A story without its beginning.
    if (grid.size === 0) return { ...event, tiles: [`${symbolOf(tile)}@${cell}`], twin: true };
    grid.set(cell, tile);
    const told = { ...event, tiles: named([cell]), twin: hasTwin(cell) };
    if (event.kind === "tile_won") grid.delete(cell);
    return told;
  }

  function retold(event: Data): Data {
    if ("tiles" in event) return event; // it was retold already
    if (event.kind === "set_up") grid = new Map(Object.entries((event.grid ?? {}) as Record<Cell, string>));
    else if (event.kind === "screens_removed")
      return { ...event, tiles: ((event.boards ?? []) as unknown[]).map(named) };
    else if (event.kind === "game_over")
      return { ...event, secret_symbols: ((event.secret_cards ?? []) as unknown[]).map(symbolsOf) };
    else if ("tile" in event && "cell" in event)
      return aboutOne(event, String(event.cell), String(event.tile));
    else if ("cells" in event) return { ...event, tiles: named(event.cells) };
    return event;
  }
  return { retold };
}
