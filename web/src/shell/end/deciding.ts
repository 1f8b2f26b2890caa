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

/** Null: the game does not tell its figures, or nobody was to be beaten. */
export function verdict(result: Result): Verdict | null {
  const deciders = result.deciders ?? [];
  const winners = winnersOf(result);
  const [seat] = winners;
  const behind = Math.min(...result.ranks.filter((rank) => rank > 1));
  const shared = winners.length > 1;
  const rivals = shared ? winners.slice(1) : result.ranks.flatMap((rank, other) => (rank === behind ? [other] : []));
  const [rival] = rivals;
  if (deciders.length === 0 || seat === undefined || rival === undefined) return null;
  const of = (one: number): Record<string, number> => Object.fromEntries(deciders.map(({ name, figures }) => [name, figures[one] ?? 0]));
  const by = deciders.find(({ figures }) => figures[seat] !== figures[rival])?.name;
  return { by: by ?? "shared", seat, rivals, figures: of(seat), rival: of(rival) };
}

/** What decided, in one sentence; empty: nothing is known about it. */
export function decided(play: Play, result: Result): string {
  const found = verdict(result);
  if (!found) return "";
  const { by, seat, rivals, figures, rival } = found;
  const data = { ...figures, seat, rivals, rival };
  const own = play.texts.told("decided", by, data, play.seating);
  if (own !== null) return own;
  if (by !== "points") return "";
  const [points, other] = [figures.points ?? 0, rival.points ?? 0];
  return t("end-decided-points", { by: points - other, points, other, names: String(play.texts.fields({ rivals }, play.seating)["rivals-names"]) });
}
