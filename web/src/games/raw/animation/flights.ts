/**
 * Cards that travel over the table. What flies is a picture above everything: the cards beneath keep
 * their places, can be clicked all the while, and nothing is left behind.
 */
import { mount, unmount } from "svelte";
import type { Data } from "$/table/data";
import Card from "../cards/Card.svelte";
import { type Celebration, celebrate } from "./celebrations";
import type { Journey, Place } from "./journeys";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** A card that goes into a number, such as those of another hand, is still seen to be a card. */
const SMALLEST = 22;
/** On its way it is a little nearer to the eye. */
const LIFT = 1.08;

/** The middle of a card, and how wide it is. */
export interface Pose {
  x: number;
  y: number;
  width: number;
}

export class FlightLayer {
  constructor(
    private readonly root: HTMLElement,
    private readonly content: Data,
  ) {}

  /** Where a card is, or would be; null: that place is not on the screen. */
  pose(place: Place, card: string | null): Pose | null {
    const element = this.#element(place, card);
    return element && poseOf(element.getBoundingClientRect(), this.root.getBoundingClientRect());
  }

  /** From where it was to where it is by now; ends early when it is cut short. */
  async fly(from: Pose, { to, card }: Journey, ms: number, signal: AbortSignal): Promise<void> {
    const target = this.#element(to, card);
    const base = this.root.getBoundingClientRect();
    const end = target && poseOf(target.getBoundingClientRect(), base);
    if (!target || !end || signal.aborted || Math.hypot(end.x - from.x, end.y - from.y) < 8) return;
    const size = Math.max(from.width, end.width);
    const box = document.createElement("div");
    box.className = "raw-flying";
    box.style.setProperty("--table-w", `${size}px`);
    const drawn = mount(Card, { target: box, props: { id: card, content: this.content, size: "table" } });
    this.root.append(box);
    const flight = box.animate(frames(from, end, size), { duration: ms, easing: EASE, fill: "both" });
    // Until it has arrived it is not there yet.
    const arriving = card !== null && target.dataset.card === card ? target.querySelector(".picture") : null;
    const absence = arriving?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
    const cut = (): void => flight.cancel();
    signal.addEventListener("abort", cut);
    await flight.finished.catch(() => undefined);
    signal.removeEventListener("abort", cut);
    absence?.cancel();
    box.remove();
    void unmount(drawn);
  }

  /** Celebrates something at a place of the table. */
  celebrate(at: Pose, merry: Celebration, ms: number, signal: AbortSignal): Promise<void> {
    return celebrate(this.root, at, merry, ms, signal);
  }

  #element(place: Place, card: string | null): HTMLElement | null {
    for (const selector of selectors(place, card)) {
      const found = [...this.root.querySelectorAll<HTMLElement>(selector)].findLast(
        (one) => one.getClientRects().length > 0,
      );
      if (found) return found;
    }
    return null;
  }
}

/** Where a place is shown, the best one first: not every screen has room for all of them. */
export function selectors({ kind, number }: Place, card: string | null): string[] {
  switch (kind) {
    case "spot":
      return [`[data-spot="${number}"]`];
    case "hunt":
      return [`[data-piece="hunt:${number}"]`, `[data-place="hunt:${number}"]`];
    case "deck":
    case "discard":
      return [`[data-piece="${kind}"]`, `[data-place="${kind}"]`];
    default: {
      const there = [
        `[data-place="${kind}:${number}"]`,
        `[data-piece="seat:${number}"]`,
        `[data-seat="${number}"]`,
      ];
      const shown = `[data-place="${kind}:${number}"] [data-card="${card ?? ""}"]`;
      return card === null ? there : [shown, ...there];
    }
  }
}

/** A tapped card lies in a square, a hand is wider than a card; what is out of sight is at the edge. */
export function poseOf(rect: DOMRect, base: DOMRect): Pose {
  const width = Math.max(SMALLEST, Math.min(rect.width, rect.height / 1.4));
  const inside = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(value, most));
  return {
    x: inside(rect.left + rect.width / 2, base.left, base.right) - base.left,
    y: inside(rect.top + rect.height / 2, base.top, base.bottom) - base.top,
    width,
  };
}

/** The keyframes of a card of this size, by its upper left corner. */
export function frames(from: Pose, to: Pose, size: number): Keyframe[] {
  const at = ({ x, y, width }: Pose, lift = 1): Keyframe => {
    const scale = (width / size) * lift;
    return {
      transform: `translate(${x - (size * scale) / 2}px, ${y - (size * 1.4 * scale) / 2}px) scale(${scale})`,
    };
  };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2 };
  return [at(from), at(middle, LIFT), at(to)];
}
