/** Pictures put together of several drawings, cut apart like lino: what lies in front keeps a gap around it. */
import type { IconData } from "$/ui/icon";

/** One drawing in a box of 512: an icon, or a path of our own. */
export interface Piece {
  readonly icon?: IconData;
  readonly path?: string;
  /** Its middle, and its height; of a path: moved and scaled as drawn in a box of 512. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
  /** Not drawn itself: cut out of everything behind it. */
  readonly hole?: boolean;
}

const BOX = 512;
const GAP = 26;

function drawing({
  icon,
  path,
  x = BOX / 2,
  y = BOX / 2,
  size = BOX,
  turn = 0,
  flip = false,
}: Piece): string {
  const high = icon?.height ?? BOX;
  const wide = icon?.width ?? BOX;
  const scale = size / high;
  const moved = `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(${-wide / 2} ${-high / 2})`;
  const body = icon ? icon.body : `<path fill="currentColor" fill-rule="evenodd" d="${path ?? ""}"/>`;
  return `<g transform="${moved}">${body}</g>`;
}

/** As a mask takes it away, with a gap around what is not a hole. */
function cut(piece: Piece): string {
  const scale = (piece.size ?? BOX) / (piece.icon?.height ?? BOX);
  const line = piece.hole
    ? ""
    : ` stroke="#000" stroke-width="${(GAP / scale).toFixed(1)}" stroke-linejoin="round"`;
  return `<g color="#000"${line}>${drawing(piece)}</g>`;
}

/** The pieces, from the back to the front; `name` keeps their masks apart from others'. */
export function composed(name: string, pieces: readonly Piece[]): IconData {
  const body = pieces.map((piece, at) => {
    if (piece.hole) return "";
    const before = pieces.slice(at + 1);
    if (before.length === 0) return drawing(piece);
    const id = `raw-cut-${name}-${at}`;
    const room = 'maskUnits="userSpaceOnUse" x="-64" y="-64" width="640" height="640"';
    return (
      `<mask id="${id}" ${room}><rect x="-64" y="-64" width="640" height="640" fill="#fff"/>${before.map(cut).join("")}</mask>` +
      `<g mask="url(#${id})">${drawing(piece)}</g>`
    );
  });
  return { body: body.join(""), width: BOX, height: BOX };
}
