/** What stands on each territory of the map for this reader, before it is given a place. */
import type { RawsikoView, World } from "../../view/data";
import { type Facts, standing, wagonText } from "../../view/facts";
import { type Drawing, lines } from "../mapData";
import type { Chip, Level, Stack } from "./forms";

interface Shown {
  view: RawsikoView;
  world: World;
  facts: Facts;
  name: (territory: string) => string;
  level: Level;
  /** Every material is asked for. */
  all: boolean;
}

export function stacksOf(drawing: Drawing, shown: Shown): Stack[] {
  const { view, world, facts } = shown;
  return drawing.territories.map((drawn) => {
    const holding = view.territories[drawn.id];
    const mine = holding !== undefined && holding[0] === facts.me;
    const materials = world.territories.get(drawn.id)?.materials ?? [];
    const chips = materials.map((material): Chip => ({ material, kind: standing(facts, mine, material) }));
    return {
      drawn,
      lines: lines(shown.name(drawn.id)),
      wagon: holding ? wagonText(view, drawn.id) : null,
      chips: chips.filter((chip) => isShown(shown, chip)),
    };
  });
}

/** What one owns on one's land, and what one needs, at every scale; the rest where there is room. */
function isShown({ view, facts, level, all }: Shown, { kind }: Chip): boolean {
  if (kind === "own" || kind === "need" || all || level === "near") return true;
  if (level === "world") return false;
  // In the Trade with China every material that one does not own is a button (73); and who only looks
  // on needs none of them more than another.
  return kind === "other" && (view.phase === "trading" || (facts.me === null && level === "mid"));
}

/** Widths of texts in the map's letters, at a size of 1. */
export function measuring(): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  if (context) context.font = '760 100px "Inter Variable", Inter, sans-serif';
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = context ? context.measureText(text).width / 100 : text.length * 0.56;
      known.set(text, width);
    }
    return width;
  };
}
