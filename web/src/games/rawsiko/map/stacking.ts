/** What stands on each territory of the map for this reader, before it is given a place. */
import type { RawsikoView, World } from "../data";
import { type Facts, type Standing, standing, wagonText } from "../facts";
import { type Chip, IMPORTANT, LOOKED_FOR, NEEDED, OWN, type Stack } from "./arranging";
import { type Drawing, lines } from "./drawing";

interface Shown {
  view: RawsikoView;
  world: World;
  facts: Facts;
  name: (territory: string) => string;
  /** A material that is shown wherever it lies. */
  material: string | null;
  picks: readonly string[];
  favoured: ReadonlySet<string>;
}

export function stacksOf(drawing: Drawing, shown: Shown): Stack[] {
  const { view, world, facts } = shown;
  return drawing.territories.map((drawn) => {
    const holding = view.territories[drawn.id];
    const mine = holding !== undefined && holding[0] === facts.me;
    const materials = world.territories.get(drawn.id)?.materials ?? [];
    const chips = materials.map((material): Chip => {
      const kind = standing(facts, mine, material);
      return { material, kind, weight: weight(shown, kind, material) };
    });
    return {
      drawn,
      lines: lines(shown.name(drawn.id)),
      wagon: holding ? wagonText(view, drawn.id) : null,
      chips,
      favoured: mine || shown.favoured.has(drawn.id),
    };
  });
}

function weight({ view, facts, material: looked, picks }: Shown, kind: Standing, material: string): number {
  if (material === looked || picks.includes(material)) return LOOKED_FOR;
  if (kind === "own") return OWN;
  if (kind === "need") return facts.important.has(material) ? IMPORTANT : NEEDED;
  // In the Trade with China every material that one does not own is a button (73); and who only looks
  // on needs none of them more than another.
  return kind === "other" && (view.phase === "trading" || facts.me === null) ? OWN : 0;
}

/** Widths of texts in the map's letters, at a size of 1. */
export function measuring(): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  if (context) context.font = '650 100px "Inter Variable", Inter, sans-serif';
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = context ? context.measureText(text).width / 100 : text.length * 0.56;
      known.set(text, width);
    }
    return width;
  };
}
