/** A cube that is carried with a finger or a mouse; a plain tap stays a tap. */
import type { Attachment } from "svelte/attachments";
import Cube from "../art/Cube.svelte";
import { pieceOf } from "../animation/flights";
import type { Cell } from "../view/data";
import type { Store } from "../store.svelte";

const BEGIN = 7; // pixels until a press becomes a carrying

/** The element is a cube of the reader's: in a hole, or in the supply (no hole). */
export function carries(store: Store, from: Cell | null, allowed: boolean): Attachment<HTMLElement> {
  return (element) => {
    if (!allowed) return undefined;
    element.style.touchAction = "none";
    let stop: (() => void) | null = null;
    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      stop?.();
      stop = begin(store, element, from, event);
    };
    element.addEventListener("pointerdown", press);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.style.touchAction = "";
      stop?.();
    };
  };
}

function begin(store: Store, element: HTMLElement, from: Cell | null, first: PointerEvent): () => void {
  const id = first.pointerId;
  let ghost: { box: HTMLElement; end: () => void } | null = null;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < BEGIN) return;
      ghost = lift(store, Math.max(34, Math.min(56, element.getBoundingClientRect().width)));
      store.carrying = true;
    }
    event.preventDefault();
    ghost.box.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -62%) rotate(-6deg)`;
    store.over = cellUnder(event);
  };
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== id) return;
    const carried = ghost !== null;
    const to = cellUnder(event);
    end();
    if (!carried) return;
    // The click that follows a carrying is none.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    store.drop(from, to);
  };
  const cancel = (event: PointerEvent | KeyboardEvent): void => {
    if (event instanceof KeyboardEvent && event.key !== "Escape") return;
    end();
  };
  function end(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", cancel);
    ghost?.end();
    ghost = null;
    store.carrying = false;
    store.over = null;
  }
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", cancel);
  return end;
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const cellUnder = (event: PointerEvent): Cell | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]")?.dataset
    .cell ?? null;

function lift(store: Store, size: number): { box: HTMLElement; end: () => void } {
  const box = document.createElement("div");
  box.setAttribute("aria-hidden", "true");
  Object.assign(box.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "45",
    width: `${size}px`,
    height: `${size}px`,
    pointerEvents: "none",
    filter: "drop-shadow(0 10px 8px rgb(0 0 0 / .4))",
  });
  const unmount = pieceOf(Cube, { seat: store.play.seat ?? 0 })(box);
  document.body.append(box);
  return {
    box,
    end: () => {
      unmount();
      box.remove();
    },
  };
}
