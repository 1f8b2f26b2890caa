/**
 * Arithmetic on what lies open: who would win a tile, what one more cube would do, sets and points.
 * No move is judged here: the server alone says what is allowed.
 */
import { type Cell, type EnvyraContent, type EnvyraView, type Theme, THEMES, tileFacts } from "./data";

/** Most cubes; of several with most, the one whose newest cube is the newest (18, E-29). */
export function leaderOf(cubes: readonly number[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (const seat of [...cubes].reverse()) {
    const count = countOf(cubes, seat);
    if (count > most) {
      most = count;
      best = seat;
    }
  }
  return best;
}

export const countOf = (cubes: readonly number[], seat: number): number =>
  cubes.filter((owner) => owner === seat).length;

/** The most cubes that anybody but this seat has on a tile. */
export function mostOfOthers(cubes: readonly number[], seat: number): number {
  const others = new Set(cubes.filter((owner) => owner !== seat));
  return Math.max(0, ...[...others].map((owner) => countOf(cubes, owner)));
}

/** How many tiles of each colour have been won. */
export function coloursOf(content: EnvyraContent, won: readonly string[]): Record<Theme, number> {
  const count: Record<Theme, number> = { orange: 0, green: 0, blue: 0 };
  for (const tile of won) {
    const { theme } = tileFacts(content, tile);
    if (theme) count[theme] += 1;
  }
  return count;
}

/** For each icon of a tile: is there a won tile for it (15)? One tile an icon, none used up (E-5). */
export function metIcons(needs: readonly Theme[], have: Record<Theme, number>): boolean[] {
  const used: Record<Theme, number> = { orange: 0, green: 0, blue: 0 };
  return needs.map((theme) => {
    used[theme] += 1;
    return used[theme] <= have[theme];
  });
}

/** The colours that are still missing for a restricted tile, one word an icon (15). */
export function lackingColours(needs: readonly Theme[], have: Record<Theme, number>): Theme[] {
  const met = metIcons(needs, have);
  return needs.filter((_, icon) => !met[icon]);
}

/** What one more cube of a seat would do to a tile as it stands (15, 17, 18). */
export interface OneMore {
  /** Colours that the seat would have to win first; then the cube could not move at all. */
  lacking: Theme[];
  /** It is full already, and about to be won: the cube would come back (19). */
  full: boolean;
  /** Which cube it would be: the third. */
  nth: number;
  /** Cubes that would still be missing after it. */
  left: number;
  /** It would fill the tile (17). */
  closes: boolean;
  /** Who would win it, or lead on it, then (18). */
  leader: number;
  /** Cubes of that leader, and the most that anybody else would have. */
  leading: number;
  trailing: number;
  /** Others whose cubes for this tile lie open on their boards, and what there is when they have come. */
  coming: number[];
  then: Lead | null;
}

/** Who has most of some cubes, and so would win them (18). */
export interface Lead {
  leader: number;
  leading: number;
  trailing: number;
  closes: boolean;
}

/**
 * `line` are the seats whose cubes for this tile are still to move, the reader's among them, in the
 * order in which they come (`comingTo`); empty while nobody can see them.
 */
export function oneMore(
  content: EnvyraContent,
  tile: string,
  cubes: readonly number[],
  seat: number,
  won: readonly string[],
  line: readonly number[] = [],
): OneMore {
  const facts = tileFacts(content, tile);
  const full = cubes.length >= facts.cubes;
  const after = full ? cubes : [...cubes, seat];
  const left = Math.max(0, facts.cubes - after.length);
  // Whoever comes before the reader may close it, too.
  const coming =
    full || (left === 0 && line.indexOf(seat) <= 0) ? [] : line.filter((other) => other !== seat);
  const all = [...cubes, ...(line.includes(seat) ? line : [seat, ...line])];
  return {
    lacking: lackingColours(facts.needs, coloursOf(content, won)),
    full,
    nth: after.length,
    left,
    ...leadOf(after, facts.cubes, seat),
    coming,
    then: coming.length > 0 ? leadOf(all.slice(0, facts.cubes), facts.cubes, seat) : null,
  };
}

function leadOf(cubes: readonly number[], needed: number, seat: number): Lead {
  const leader = leaderOf(cubes) ?? seat;
  return {
    leader,
    leading: countOf(cubes, leader),
    trailing: mostOfOthers(cubes, leader),
    closes: cubes.length >= needed,
  };
}

/**
 * The seats whose cubes for a tile lie on their boards and may move there (12, 15), in the order of
 * their next turns. Who has two cubes may send the other one first: then it comes a turn later.
 */
export function comingTo(content: EnvyraContent, view: EnvyraView, cell: Cell): number[] {
  const spot = view.grid[cell];
  if (view.phase !== "moving" || !spot) return [];
  const { needs } = tileFacts(content, spot.tile);
  const rest = view.order.slice(view.step ?? 0);
  const seats = view.boards.flatMap((board, seat) => (board.includes(cell) ? [seat] : []));
  return seats
    .filter(
      (seat) =>
        rest.includes(seat) && lackingColours(needs, coloursOf(content, view.won[seat] ?? [])).length === 0,
    )
    .sort((one, other) => rest.indexOf(one) - rest.indexOf(other));
}

/** Who may come to a tile besides a seat, and who may have it in the end. */
export interface Open {
  coming: number[];
  /** Whoever may have most cubes on it in the end. */
  might: number[];
  /** May it be full then? */
  closes: boolean;
}

/**
 * What is still open about a tile after the next cube of a seat; null: nothing is left to choose.
 * Who has two cubes chooses which goes first, so either may come now or a turn later (13); a cube
 * on a restricted tile may still be let in by a tile won meanwhile (D-C5); and the end tile may
 * end the round before (26).
 */
export function openAt(content: EnvyraContent, view: EnvyraView, cell: Cell, seat: number): Open | null {
  const spot = view.grid[cell];
  if (view.phase !== "moving" || !spot) return null;
  const needed = tileFacts(content, spot.tile).cubes;
  const rest = view.order.slice(view.step ?? 0);
  const coming = view.boards.flatMap((_, other) =>
    other !== seat && stopsOf(content, view, cell, other).length > 0 ? [other] : [],
  );
  let ways: [number, number][][] = [[[rest.indexOf(seat), seat]]];
  for (const other of coming) {
    const stops = stopsOf(content, view, cell, other);
    ways = ways.flatMap((way) =>
      stops.map((stop): [number, number][] => (stop === null ? way : [...way, [stop, other]])),
    );
  }
  const ends = ways.map((way) => {
    const line = way.sort(([one], [other]) => one - other).map(([, other]) => other);
    return leadOf([...spot.cubes, ...line].slice(0, needed), needed, seat);
  });
  const cut = Object.keys(view.grid).some(
    (other) =>
      other !== cell &&
      tileFacts(content, view.grid[other]?.tile ?? "").theme === null &&
      canFill(content, view, other),
  );
  const told = new Set(ends.map((end) => JSON.stringify(end)));
  if (told.size === 1 && !(cut && coming.length > 0)) return null;
  const might = [...new Set(ends.map(({ leader }) => leader))].sort((one, other) => one - other);
  return { coming, might, closes: ends.some(({ closes }) => closes) };
}

/** At which of the turns left the cube of a seat for a tile may come; null among them: perhaps never. */
function stopsOf(content: EnvyraContent, view: EnvyraView, cell: Cell, seat: number): (number | null)[] {
  const board = view.boards[seat] ?? [];
  const spot = view.grid[cell];
  const rest = view.order.slice(view.step ?? 0);
  const stops = rest.flatMap((one, at) => (one === seat ? [at] : []));
  if (!spot || !board.includes(cell) || stops.length === 0) return [];
  const { needs } = tileFacts(content, spot.tile);
  const lacking = lackingColours(needs, coloursOf(content, view.won[seat] ?? []));
  if (lacking.length > 0) {
    const chances = Object.keys(view.grid).filter((other) => {
      const { theme } = tileFacts(content, view.grid[other]?.tile ?? "");
      const takesPart = board.includes(other) || view.grid[other]?.cubes.includes(seat);
      return (
        other !== cell &&
        theme !== null &&
        lacking.includes(theme) &&
        takesPart &&
        canFill(content, view, other)
      );
    });
    return chances.length < lacking.length ? [] : [...stops, null];
  }
  if (board.length === 1) return stops.slice(0, 1);
  return stops.length > 1 ? stops : [...stops, null];
}

/** Do so many cubes wait for a tile that it may be full in this round? */
function canFill(content: EnvyraContent, view: EnvyraView, cell: Cell): boolean {
  const spot = view.grid[cell];
  if (!spot) return false;
  const waiting = view.boards.filter((board) => board.includes(cell)).length;
  return waiting > 0 && spot.cubes.length + waiting >= tileFacts(content, spot.tile).cubes;
}

/** Points for a set, by its number of different symbols (30). */
const SET_VALUE: readonly number[] = [0, 0, 2, 4, 7];
const setValue = (symbols: number): number => SET_VALUE[Math.min(symbols, 4)] ?? 0;

export interface TileSet {
  theme: Theme | null;
  tiles: string[];
  value: number;
}

/**
 * Won tiles in their best sets: again and again one tile of each symbol of a theme (29, D-C1); the
 * end tile stands alone behind them (D-C12).
 */
export function setsOf(content: EnvyraContent, won: readonly string[]): TileSet[] {
  const sets: TileSet[] = [];
  for (const theme of THEMES) {
    let rest = won.filter((tile) => tileFacts(content, tile).theme === theme);
    while (rest.length > 0) {
      const tiles: string[] = [];
      for (const tile of rest) {
        const { symbol } = tileFacts(content, tile);
        if (!tiles.some((other) => tileFacts(content, other).symbol === symbol)) tiles.push(tile);
      }
      sets.push({ theme, tiles, value: setValue(tiles.length) });
      rest = rest.filter((tile) => !tiles.includes(tile));
    }
  }
  for (const tile of won) {
    if (tileFacts(content, tile).theme === null) sets.push({ theme: null, tiles: [tile], value: 0 });
  }
  return sets;
}

export const setPoints = (content: EnvyraContent, won: readonly string[]): number =>
  setsOf(content, won).reduce((sum, { value }) => sum + value, 0);

export const tilePoints = (content: EnvyraContent, won: readonly string[]): number =>
  won.reduce((sum, tile) => sum + tileFacts(content, tile).points, 0);

/** For each symbol of a card: is there a won tile for it (34, E-26)? */
export function metSymbols(
  content: EnvyraContent,
  symbols: readonly string[],
  won: readonly string[],
): boolean[] {
  const used = new Map<string, number>();
  return symbols.map((symbol) => {
    const needed = (used.get(symbol) ?? 0) + 1;
    used.set(symbol, needed);
    return won.filter((tile) => tileFacts(content, tile).symbol === symbol).length >= needed;
  });
}

/** The set that would gain most by one more symbol, for a word of advice: "A third green symbol: +2." */
export interface NextStep {
  theme: Theme;
  symbols: number;
  gain: number;
}

export function nextStep(content: EnvyraContent, won: readonly string[]): NextStep | null {
  let best: NextStep | null = null;
  for (const theme of THEMES) {
    // The largest set of a theme is its first one (D-C1).
    const first = setsOf(content, won).find((set) => set.theme === theme);
    const symbols = first?.tiles.length ?? 0;
    if (symbols === 0 || symbols >= 4) continue;
    const gain = setValue(symbols + 1) - setValue(symbols);
    if (!best || gain > best.gain || (gain === best.gain && symbols > best.symbols)) {
      best = { theme, symbols: symbols + 1, gain };
    }
  }
  return best;
}
