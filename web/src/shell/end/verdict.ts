/** What decided a game: the first figure, in the order in which they count, that tells the best apart. */
import type { Result } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import { t } from "$/text/language.svelte";
import { winnersOf } from "./scores";

/** What the winner's figures are compared with: those of whoever is next. */
export interface Verdict {
  /** The name of the figure; `shared`: nothing tells the winners apart. */
  by: string;
  seat: number;
  rivals: number[];
  figures: Record<string, number>;
  rival: Record<string, number>;
}

/** A seat compared with those who are next to it; null: the game does not tell its figures. */
function compared({ deciders = [] }: Result, seat: number | undefined, rivals: number[]): Verdict | null {
  const [rival] = rivals;
  if (deciders.length === 0 || seat === undefined || rival === undefined) return null;
  const of = (one: number): Record<string, number> =>
    Object.fromEntries(deciders.map(({ name, figures }) => [name, figures[one] ?? 0]));
  const by = deciders.find(({ figures }) => figures[seat] !== figures[rival])?.name;
  return { by: by ?? "shared", seat, rivals, figures: of(seat), rival: of(rival) };
}

/** Who has the first rank behind this one. */
function nextTo({ ranks }: Result, rank: number): number[] {
  const next = Math.min(...ranks.filter((other) => other > rank));
  return ranks.flatMap((other, seat) => (other === next ? [seat] : []));
}

/** Null: the game does not tell its figures, or nobody was to be beaten. */
export function verdict(result: Result): Verdict | null {
  const winners = winnersOf(result);
  const shared = winners.length > 1;
  return compared(result, winners[0], shared ? winners.slice(1) : nextTo(result, 1));
}

/**
 * Why seats behind the first stand before others with the same score: the figure that tells them
 * apart. What decided the first place is told above all of them.
 */
export function tieBreaks(result: Result): Verdict[] {
  const { ranks, scores, deciders = [] } = result;
  const counted = deciders.findIndex(({ figures }) => String(figures) === String(scores));
  return ranks.flatMap((rank, seat) => {
    const found = rank > 1 ? compared(result, seat, nextTo(result, rank)) : null;
    if (!found || scores[seat] !== scores[found.rivals[0] ?? seat]) return [];
    // What goes before points, such as who lasted longer, has words of its own.
    return deciders.findIndex(({ name }) => name === found.by) > counted ? [found] : [];
  });
}

/** The game's own words for what decided; null: it has none. */
const spoken = (play: Play, { by, seat, rivals, figures, rival }: Verdict): string | null =>
  play.texts.told("decided", by, { ...figures, seat, rivals, rival }, play.seating);

/** By seat: why it stands before the next one with the same score. */
export const tieTexts = (play: Play, result: Result): Map<number, string> =>
  new Map(tieBreaks(result).map((found) => [found.seat, spoken(play, found) ?? ""]));

/** What decided, in one sentence; empty: nothing is known about it. */
export function decided(play: Play, result: Result): string {
  const found = verdict(result);
  if (!found) return "";
  const own = spoken(play, found);
  if (own !== null) return own;
  if (found.by !== "points") return "";
  const { rivals, figures, rival } = found;
  const [points, other] = [figures.points ?? 0, rival.points ?? 0];
  return t("end-decided-points", {
    by: points - other,
    points,
    other,
    names: String(play.texts.fields({ rivals }, play.seating)["rivals-names"]),
  });
}
