/**
 * Can an attack leave the land behind it empty? By a win, if all that stood there went (D-15, R-15), and
 * by a defeat, if all of them fell. At most three go in a clash (53), so of more some stay.
 */
import type { RawsikoView } from "./data";
import { clash } from "./odds";

/**
 * `either`: however it ends; `won`: if it is won, and only then; `lost`: only if all fall; `both`: if it is
 * won, or all fall; `may`: it hangs on how many are left when it is won.
 */
export type Leaving = "either" | "won" | "lost" | "both" | "may";

const MOST_DICE = 3;
/** What is less likely is called impossible by the odds beside it, too. */
const HARDLY = 0.005;

/** With so many in one clash, or (`least`) in one clash after the other while so many unmoved are left (D-36). */
export function leavingBy(
  view: RawsikoView,
  source: string,
  target: string,
  how: { count: number } | { least: number },
): Leaving | null {
  const [, unmoved = 0, total = 0] = view.territories[source] ?? [];
  const defenders = view.territories[target]?.[2] ?? 0;
  // What has moved already stays there, whatever becomes of the rest.
  if (view.options.garrison === true || unmoved < total || unmoved < 1 || defenders < 1) return null;
  const once = "count" in how;
  const least = once ? Infinity : Math.max(how.least, 1);
  const ends = { wonEmpty: 0, wonKept: 0, lostEmpty: 0, lostKept: 0 };
  const reached = new Map([[`${unmoved},${defenders}`, 1]]);
  // Every clash costs somebody an asset: whatever leads to a number of them has been seen before it.
  for (let all = unmoved + defenders; all > 1; all -= 1) {
    for (let own = Math.min(unmoved, all - 1); own > 0; own -= 1) {
      const rivals = all - own;
      const chance = reached.get(`${own},${rivals}`);
      if (chance === undefined) continue;
      const goes = once ? Math.min(how.count, own) : Math.min(own, MOST_DICE);
      const { chances, pairs } = clash(goes, rivals);
      for (const [lost, share] of chances.entries()) {
        const likely = chance * share;
        const [left, rest] = [own - lost, rivals - pairs + lost];
        const spent = lost < goes && areSpent(view, pairs - lost);
        const next = `${left},${rest}`;
        if (rest === 0) ends[goes === own ? "wonEmpty" : "wonKept"] += likely;
        else if (left === 0) ends.lostEmpty += likely;
        else if (left >= least && !spent) reached.set(next, (reached.get(next) ?? 0) + likely);
        else {
          // Those that are spent stay there, whatever becomes of the rest.
          ends.lostKept += likely;
          if (spent && own - goes >= least) ends.wonKept += likely;
        }
      }
    }
  }
  const [wonEmpty, wonKept, lostEmpty, lostKept] = [
    ends.wonEmpty,
    ends.wonKept,
    ends.lostEmpty,
    ends.lostKept,
  ].map((likely) => likely >= HARDLY);
  if (!wonEmpty && !lostEmpty) return null;
  if (wonEmpty && wonKept) return "may";
  if (!wonEmpty) return "lost";
  if (!lostEmpty) return "won";
  return lostKept ? "both" : "either";
}

/** Have those moved who have failed, so that they can't go on? (61, D-17) */
function areSpent(view: RawsikoView, killed: number): boolean {
  const reading = view.options.after_clash;
  return reading === "conquerors-fresh" || (reading === "loss-fresh" && killed === 0);
}
