/** Pieces that fly over the page, along an arc; cut short at once by the signal. */
import { type Component, mount, unmount } from "svelte";

export interface Flight {
  from: DOMRect;
  to: DOMRect;
  /** Draws the piece into a box of the larger of both sizes. */
  piece: Piece;
  /** How high the arc is, as a part of the way. */
  arc?: number;
  delay?: number;
  /** Draws a dotted line along the way, in this colour. */
  trail?: string;
  turn?: number;
}

export type Piece = (box: HTMLElement) => () => void;

/** A component as a piece. */
export function pieceOf<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Piece {
  return (box) => {
    const mounted = mount(component, { target: box, props });
    return () => void unmount(mounted);
  };
}

const STEPS = 14;
const SVG = "http://www.w3.org/2000/svg";

export async function fly(flights: Flight[], ms: number, signal: AbortSignal, easing = EASE): Promise<void> {
  if (flights.length === 0 || signal.aborted) return;
  const sky = document.createElement("div");
  sky.setAttribute("aria-hidden", "true");
  Object.assign(sky.style, {
    position: "fixed",
    inset: "0",
    zIndex: "40",
    pointerEvents: "none",
    overflow: "hidden",
  });
  document.body.append(sky);
  const ends: (() => void)[] = [];
  const animations = flights.map((flight) => {
    if (flight.trail) ends.push(trail(sky, flight, flight.trail));
    const size = Math.max(flight.from.width, flight.to.width);
    const box = document.createElement("div");
    Object.assign(box.style, {
      position: "absolute",
      left: "0",
      top: "0",
      width: `${size}px`,
      height: `${size}px`,
      transformOrigin: "0 0",
      filter: "drop-shadow(0 8px 6px rgb(0 0 0 / .35))",
      opacity: flight.delay ? "0" : "1",
    });
    box.style.setProperty("--t", `${size}px`);
    ends.push(flight.piece(box));
    sky.append(box);
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => frame(flight, size, step / STEPS));
    return box.animate(frames, { duration: ms, delay: flight.delay ?? 0, easing, fill: "both" });
  });
  const cut = (): void => animations.forEach((animation) => animation.cancel());
  signal.addEventListener("abort", cut);
  await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
  signal.removeEventListener("abort", cut);
  for (const end of ends) end();
  sky.remove();
}

export const EASE = "cubic-bezier(0.3, 0.1, 0.25, 1)";

function point(flight: Flight, t: number): [number, number] {
  const [x1, y1] = middle(flight.from);
  const [x2, y2] = middle(flight.to);
  const height = Math.hypot(x2 - x1, y2 - y1) * (flight.arc ?? 0.25);
  const [mx, my] = [(x1 + x2) / 2, Math.min((y1 + y2) / 2, Math.max(y1, y2)) - height];
  const s = 1 - t;
  return [s * s * x1 + 2 * s * t * mx + t * t * x2, s * s * y1 + 2 * s * t * my + t * t * y2];
}

function frame(flight: Flight, size: number, t: number): Keyframe {
  const [x, y] = point(flight, t);
  const width = flight.from.width + (flight.to.width - flight.from.width) * t;
  // In the middle of its way a piece is nearer to the eye.
  const scale = (width / size) * (1 + 0.12 * Math.sin(Math.PI * t));
  const half = (size * scale) / 2;
  const turn = (flight.turn ?? 0) * Math.sin(Math.PI * t);
  return {
    opacity: 1,
    transform: `translate(${x - half}px, ${y - half}px) scale(${scale}) rotate(${turn}deg)`,
  };
}

function trail(sky: HTMLElement, flight: Flight, colour: string): () => void {
  const svg = document.createElementNS(SVG, "svg");
  Object.assign(svg.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
  const points = Array.from({ length: STEPS + 1 }, (_, step) => point(flight, step / STEPS).join(" "));
  for (const [stroke, width, dashes] of [
    ["#fffaf0", "7", ""],
    [colour, "3.5", "2 9"],
  ] as const) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M${points.join("L")}`);
    path.setAttribute("fill", "none");
    path.setAttribute("stroke", stroke);
    path.setAttribute("stroke-width", width);
    path.setAttribute("stroke-linecap", "round");
    path.setAttribute("stroke-opacity", ".9");
    if (dashes) path.setAttribute("stroke-dasharray", dashes);
    svg.append(path);
  }
  sky.append(svg);
  return () => svg.remove();
}

const middle = ({ left, top, width, height }: DOMRect): [number, number] => [
  left + width / 2,
  top + height / 2,
];
