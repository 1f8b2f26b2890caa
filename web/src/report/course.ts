/** What is plotted of a report: points as if the game had ended there, or the bots' view of it. */
import type { Report, Standing } from "$/protocol/types";
import type { Sample } from "./geometry";

export type Plotted = "scores" | "standings";

/** The samples of one kind; moments that say nothing of it, such as the set-up, are left out. */
export function samplesOf(course: readonly Standing[], what: Plotted): Sample[] {
  return course.flatMap(({ moves, scores, standings, round }) => {
    const values = what === "scores" ? scores : standings.map((value) => Math.round(value / 100) / 10);
    return values.length > 0 ? [{ moves, values, round }] : [];
  });
}

/** Which kinds there are: a line needs two points, and points that never change say nothing. */
export function kindsOf(report: Pick<Report, "course">): Plotted[] {
  const kinds: Plotted[] = ["scores", "standings"];
  return kinds.filter((kind) => {
    const samples = samplesOf(report.course ?? [], kind);
    return new Set(samples.map(({ values }) => String(values))).size > 1;
  });
}
