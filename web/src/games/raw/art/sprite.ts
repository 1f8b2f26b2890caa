/** Pictures that are drawn once and shown many times: `<use href="#...">` points at them. */
import type { CardType, Kind } from "../cards/data/types";
import { back, frame, picture } from "./linocut";
import { pictures } from "./pictures";
import { signs } from "./signs";

const made = new Set<string>();
let sheet: SVGSVGElement | null = null;

/** Draws it where the page keeps such things, if it is not there yet; the address to use. */
function kept(id: string, width: number, height: number, draw: () => string): string {
  const address = `#${id}`;
  if (made.has(id) || typeof document === "undefined") return address;
  if (!sheet?.isConnected) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.setAttribute("width", "0");
    sheet.setAttribute("height", "0");
    sheet.setAttribute("aria-hidden", "true");
    sheet.classList.add("unseen");
    document.body.append(sheet);
    made.clear();
  }
  made.add(id);
  const fit = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
  sheet.insertAdjacentHTML("beforeend", `<symbol id="${id}" ${fit}>${draw()}</symbol>`);
  return address;
}

/**
 * Takes away what nothing on the page shows any more: while the next person is waited for, nobody
 * must find here which cards were in the hand of the one before.
 */
export function tidy(): void {
  for (const symbol of [...(sheet?.children ?? [])]) {
    if (document.querySelector(`use[href="#${symbol.id}"]`)) continue;
    symbol.remove();
    made.delete(symbol.id);
  }
}

/** How high the picture is, if the card is 200 wide: without a name, with one, above ever more words. */
export type Shape = "mini" | "table" | "hand" | "words" | "low" | "lower";
const HEIGHTS: Readonly<Record<Shape, number>> = {
  mini: 206,
  table: 156,
  hand: 137,
  words: 114,
  low: 92,
  lower: 72,
};

export function art(name: string, type: CardType, kind: Kind | undefined, shape: Shape): string {
  const width = type === "ability" ? 169 : 185;
  const id = `raw-${name}-${type}-${kind ?? "none"}-${shape}`;
  return kept(id, width, HEIGHTS[shape], () => {
    const icon = pictures[name];
    return icon ? picture(id, icon, type, kind, width, HEIGHTS[shape]) : "";
  });
}

export const frameOf = (type: CardType): string => kept(`raw-frame-${type}`, 200, 280, () => frame(type));
export const backOf = (): string => kept("raw-back", 200, 280, back);

/** A sign of a type, kind or keyword. */
export function sign(key: string): string {
  const icon = signs[key];
  return kept(`raw-sign-${key}`, icon?.width ?? 512, icon?.height ?? 512, () => icon?.body ?? "");
}
