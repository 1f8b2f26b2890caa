/** Whom chance was kind to, in words and bars. */
import type { Figure, Luck } from "$/protocol/types";
import type { Texts } from "$/text/texts";
import type { Seating } from "$/text/seats";

/** Figures that tell the same of one seat: those of equal chance. */
export interface Fortune {
  seat: number;
  figures: Figure[];
  /** How far from the middle: -1 is the worst luck, 1 the best. */
  lean: number;
  /** In how many of a hundred such games it would have come worse, or better. */
  percent: number;
  kind: "lucky" | "unlucky" | "even";
}

/** So near the middle that it is neither luck nor bad luck: 40 to 60 of 100. */
const EVEN = 0.2;

export function fortunes(luck: readonly Luck[]): Fortune[] {
  return luck.flatMap(({ seat, figures }) => {
    const groups = new Map<number, Figure[]>();
    for (const figure of figures) {
      groups.set(figure.chance_permille, [...(groups.get(figure.chance_permille) ?? []), figure]);
    }
    return [...groups].map(([chance, same]) => fortune(seat, chance, same));
  });
}

function fortune(seat: number, chance: number, figures: Figure[]): Fortune {
  const lean = (chance - 500) / 500;
  const kind = Math.abs(lean) <= EVEN ? "even" : lean > 0 ? "lucky" : "unlucky";
  // Never "all of 100": something worse, or better, could always have come.
  const percent = Math.min(99, Math.round((lean > 0 ? chance : 1000 - chance) / 10));
  return { seat, figures, lean, percent, kind };
}

/** A figure by `GAME-luck-NAME`: what came, and what was to be expected. */
export function figureText(figure: Figure, texts: Texts, seating: Seating): string {
  const { name, expected_permille, actual_permille, chance_permille } = figure;
  const told = texts.told("luck", name, { expected_permille, actual_permille, chance_permille }, seating);
  return (
    told ??
    `${name.replaceAll("_", " ")}: ${actual_permille / 1000} (${(expected_permille / 1000).toFixed(1)})`
  );
}
