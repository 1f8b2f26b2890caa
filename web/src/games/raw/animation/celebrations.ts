/**
 * What is celebrated, cut like the cards: a splash and a crack where a card dies, claws over a life that is
 * stolen, a nail through a trophy. A picture above the table, no longer than its beat, gone with a tap.
 */
import type { GameEvent } from "$/table/data";
import type { Pose } from "./flights";
import type { Place } from "./journeys";

export interface Celebration {
  at: Place;
  picture: keyof typeof PICTURES;
  /** How much larger than the card it is. */
  scale: number;
}

export function celebrationOf(event: GameEvent): Celebration | null {
  const place = (kind: Place["kind"], number: unknown): Place => ({ kind, number: Number(number) });
  switch (event.kind) {
    case "died":
      return { at: place("spot", event.spot), picture: "splash", scale: 1.9 };
    case "raided":
      return { at: place(event.trophy ? "trophies" : "lives", event.victim), picture: "claws", scale: 3.2 };
    case "trophy_laid":
      return { at: place("trophies", event.seat), picture: "nail", scale: 2 };
    default:
      return null;
  }
}

/** A blot with long drops, seen from the middle of a square of 200. */
function blot(): string {
  const points: string[] = [];
  const SPIKES = 22;
  for (let at = 0; at < SPIKES * 2; at += 1) {
    const angle = (at / (SPIKES * 2)) * 2 * Math.PI;
    // The same jagged edge every time, and nowhere regular.
    const wild = Math.abs(Math.sin(at * 12.9898) * 43758.5453) % 1;
    const far = at % 2 ? 34 + 16 * wild : 52 + 44 * wild;
    points.push(`${(100 + far * Math.cos(angle)).toFixed(1)} ${(100 + far * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join("L")}z`;
}

const CRACK =
  "M88 8l14 30-12 16 20 22-16 20 18 26-14 22 12 20-8 26 16-30-10-16 18-26-16-24 16-24-20-20 14-18z";
const CLAW = "M30 10c22 40 34 90 28 178 14-60 8-130-14-176z";

export const BLOT = blot();
export const CLAWS = [0, 42, 84].map((x) => ({ d: CLAW, transform: `translate(${x} ${x / 6})` }));

const PICTURES = {
  splash: `<path class="blood" d="${BLOT}"/><path class="ink" d="${CRACK}"/>`,
  claws: CLAWS.map(({ d, transform }) => `<path class="blood" transform="${transform}" d="${d}"/>`).join(""),
  nail: '<path class="ink" d="M70 20h60l-6 22h-14l-10 130-10-130H76z"/><path class="blood" d="M100 176l14 12-14 10-14-10z"/>',
} as const;

/** Shows it at a place of the table; it ends early when it is cut short. */
export async function celebrate(
  root: HTMLElement,
  pose: Pose,
  { picture, scale }: Celebration,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  if (ms <= 0 || signal.aborted) return;
  const size = Math.max(pose.width, 44) * scale;
  const box = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  box.setAttribute("viewBox", "0 0 200 200");
  box.setAttribute("width", String(size));
  box.setAttribute("height", String(size));
  box.setAttribute("aria-hidden", "true");
  box.classList.add("raw-feast");
  box.innerHTML = PICTURES[picture];
  box.style.left = `${pose.x - size / 2}px`;
  box.style.top = `${pose.y - size / 2}px`;
  root.append(box);
  const from = picture === "nail" ? "translateY(-60%) scale(1.2)" : "scale(0.2) rotate(-12deg)";
  const shown = box.animate(
    [
      { transform: from, opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.28, easing: "ease-out" },
      { transform: "none", opacity: 1, offset: 0.7 },
      { transform: "scale(1.06)", opacity: 0 },
    ],
    { duration: ms, fill: "both" },
  );
  const cut = (): void => shown.cancel();
  signal.addEventListener("abort", cut);
  await shown.finished.catch(() => undefined);
  signal.removeEventListener("abort", cut);
  box.remove();
}
