/**
 * The pointer that carries a card. A mouse carries after a few pixels; a finger only if it moves up, away
 * from the row that it would otherwise scroll. Escape, or a second finger, puts the card back.
 */
import type { Data } from "$/table/data";
import { mount, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import { zooming } from "../cards/zoomed.svelte";
import type { Store } from "../store.svelte";
import { drop, type Grip, type Ground, isLoose, pickUp } from "./drops";

const THRESHOLD = 7;
const LIFT = 16;

interface Press {
  id: number;
  x: number;
  y: number;
  touch: boolean;
  grip: Grip;
  from: HTMLElement;
}

export class Carrier {
  /** A card is on its way with the pointer. */
  carrying = $state(false);
  #press: Press | null = null;
  #ghost: { box: HTMLElement; drawn: ReturnType<typeof mount> } | null = null;
  #over: Element | null = null;

  constructor(
    private readonly store: Store,
    private readonly content: Data,
  ) {}

  /** Listens on the whole table; returns what stops it. */
  attach(root: HTMLElement): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    root.addEventListener("pointerdown", (event) => this.#down(event), options);
    addEventListener("pointermove", (event) => this.#move(event, root), options);
    addEventListener("pointerup", (event) => this.#up(event, root), options);
    addEventListener("pointercancel", () => this.#put(), options);
    addEventListener("keydown", (event) => this.#key(event), { ...options, capture: true });
    // The click that ends a drag is none.
    root.addEventListener("click", (event) => this.#swallow(event), { ...options, capture: true });
    root.addEventListener("dragstart", (event) => event.preventDefault(), options);
    return () => {
      stop.abort();
      this.#put();
    };
  }

  #down(event: PointerEvent): void {
    this.#dropped = false;
    if (this.#press) return this.#put();
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const from = event.target.closest<HTMLElement>(".card-button");
    const grip = from && gripOf(from);
    if (!from || !grip || !isLoose(this.store, grip)) return;
    this.#press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      touch: event.pointerType !== "mouse",
      grip,
      from,
    };
  }

  #move(event: PointerEvent, root: HTMLElement): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (zooming.pinned) return this.#put(); // a long press: the card is read, not carried
    if (!this.carrying) {
      if (press.touch ? -dy < LIFT || -dy < Math.abs(dx) : Math.hypot(dx, dy) < THRESHOLD) return;
      this.#begin(press, root);
    }
    event.preventDefault();
    const base = root.getBoundingClientRect();
    const { box } = this.#ghost ?? {};
    if (box)
      box.style.transform = `translate(${event.clientX - base.left - box.offsetWidth / 2}px, ${event.clientY - base.top - box.offsetHeight * (press.touch ? 0.9 : 0.5)}px)`;
    this.#mark(elementAt(event));
  }

  #begin(press: Press, root: HTMLElement): void {
    this.carrying = true;
    zooming.close();
    pickUp(this.store, press.grip);
    const box = document.createElement("div");
    box.className = "raw-flying carried";
    const rect = press.from.getBoundingClientRect();
    box.style.setProperty(
      "--table-w",
      `${Math.round(Math.max(64, Math.min(rect.width, rect.height / 1.4)))}px`,
    );
    const drawn = mount(Card, {
      target: box,
      props: { id: press.from.dataset.card ?? null, content: this.content, size: "table" },
    });
    root.append(box);
    this.#ghost = { box, drawn };
  }

  /** What it hangs over is marked, if it is a place to drop it. */
  #mark(element: Element | null): void {
    const over = element?.closest(".card-button.legal, [data-drop]") ?? null;
    if (over === this.#over) return;
    this.#over?.classList.remove("over");
    over?.classList.add("over");
    this.#over = over;
  }

  #dropped = false;
  #up(event: PointerEvent, root: HTMLElement): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const { carrying } = this;
    const element = elementAt(event);
    this.#put();
    if (!carrying) return;
    this.#dropped = true;
    setTimeout(() => (this.#dropped = false));
    if (element && root.contains(element)) drop(this.store, press.grip, groundOf(element));
    else this.store.clear();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.carrying) return;
    event.preventDefault();
    event.stopPropagation();
    this.#put();
    this.store.clear();
  }

  #swallow(event: MouseEvent): void {
    if (!this.#dropped) return;
    this.#dropped = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #put(): void {
    this.#press = null;
    this.carrying = false;
    this.#mark(null);
    if (!this.#ghost) return;
    const { box, drawn } = this.#ghost;
    this.#ghost = null;
    box.remove();
    void unmount(drawn);
  }
}

const elementAt = (event: PointerEvent): Element | null =>
  document.elementFromPoint(event.clientX, event.clientY);

/** What an element of the table can be taken for. */
export function gripOf({ dataset }: HTMLElement): Grip | null {
  if (dataset.hand !== undefined) return { kind: "hand", place: Number(dataset.hand) };
  if (dataset.spot !== undefined) return { kind: "spot", spot: Number(dataset.spot) };
  const [kind, number] = dataset.piece?.split(":") ?? [];
  if (kind === "hunt") return { kind, place: Number(number) - 1 };
  if (kind === "life") return { kind, place: Number(number) };
  return kind === "deck" ? { kind } : null;
}

/** What lies under the pointer. */
export function groundOf(element: Element): Ground {
  const spot = element.closest<HTMLElement>("[data-spot]")?.dataset.spot;
  const seat = element.closest<HTMLElement>("[data-drop^='seat:']")?.dataset.drop?.slice(5);
  const drop = element.closest<HTMLElement>("[data-drop]")?.dataset.drop;
  const pile = element.closest("[data-piece='discard'], [data-place='discard']");
  const place = pile ? "discard" : drop === "army" || drop === "hand" ? drop : "other";
  return {
    spot: spot === undefined ? null : Number(spot),
    seat: seat === undefined ? null : Number(seat),
    place,
  };
}
