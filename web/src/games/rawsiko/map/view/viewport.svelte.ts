/**
 * The window onto the map. While it is dragged or pinched only one CSS transform of the whole drawing
 * changes, which costs next to nothing on a slow phone; when the fingers rest, the drawing is laid
 * out anew for the scale (`frame`), sharp and with as much text as has room.
 */
import { untrack } from "svelte";
import { settings } from "$/settings.svelte";
import {
  between,
  clamped,
  fit,
  type Frame,
  fitting,
  type Insets,
  panned,
  shows,
  type Size,
  zoomed,
} from "./camera";
import type { Point } from "../mapData";

/** The drawing is this much larger than the window on each side, so that a pull shows no edge. */
const MARGIN = 0.3;
/** Movements shorter than this are taps. */
const SLIP = 8;
const REST_MS = 160;
const STEP = 1.35;
const DOUBLE_MS = 300;
const FLIGHT_MS = 260;

export interface Tap {
  x: number;
  y: number;
  touch: boolean;
  element: Element | null;
}

/** Something on the map that is pulled by itself, while the map stays where it is. */
export interface Pull {
  moved: (x: number, y: number) => void;
  released: (x: number, y: number) => void;
  /** Another finger came, or the pointer was lost. */
  cancelled: () => void;
}

export class Viewport {
  /** The frame that the drawing is laid out for. */
  frame = $state.raw<Frame>({ k: 1, x: 0, y: 0 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Something is being dragged. */
  dragging = $state(false);
  /** All of the map is to be seen. */
  whole = $state(true);
  /** A person has moved the map: it is not taken out of their hands. */
  byHand = $state(false);
  /** What is kept free of the window. */
  insets = $state.raw<Insets>({ top: 0, bottom: 0 });

  ontap: (tap: Tap) => void = () => undefined;
  /** A press begins to move: what was pressed may be pulled instead of the map. */
  onpull: (from: Tap) => Pull | null = () => null;
  /** Told of every frame, also while dragging. */
  onlive: (frame: Frame) => void = () => undefined;

  #live: Frame = { k: 1, x: 0, y: 0 };
  #window: HTMLElement | null = null;
  #sheet: SVGElement | null = null;
  #pointers = new Map<number, Point>();
  #pinch = 0;
  #moved = false;
  #down: { x: number; y: number; element: Element | null } | null = null;
  #pull: Pull | null = null;
  #velocity: Point = [0, 0];
  #lastMove = 0;
  #lastTap = -Infinity;
  #rest = 0;
  #flight = 0;
  /** What is to be seen: the whole world, a chosen part of it, or whatever a person has turned to. */
  #aim: (() => Frame) | null = () => this.world;

  constructor(readonly map: Size) {}

  get live(): Frame {
    return this.#live;
  }

  get least(): number {
    return fitting(this.map, this.size, this.insets);
  }

  /** The frame of the whole map. */
  get world(): Frame {
    return fit(this.map, this.size, this.insets);
  }

  /** The drawing's own overhang, in pixels. */
  get overhang(): Point {
    return [Math.round(this.size.width * MARGIN), Math.round(this.size.height * MARGIN)];
  }

  /** For Svelte's `{@attach}`: the element that is the window, with the drawing inside. */
  attach = (window: HTMLElement): (() => void) => {
    this.#window = window;
    this.#sheet = window.querySelector("svg");
    const watch = new ResizeObserver(() => this.#resize(window));
    watch.observe(window);
    // Whatever its size hangs on, the window is attached once: a flight must not end with it.
    untrack(() => this.#resize(window));
    const wheel = (event: WheelEvent): void => this.#wheel(event);
    window.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watch.disconnect();
      window.removeEventListener("wheel", wheel);
      cancelAnimationFrame(this.#flight);
      clearTimeout(this.#rest);
      this.#window = null;
      this.#sheet = null;
    };
  };

  #resize(window: HTMLElement): void {
    const next = { width: window.clientWidth, height: window.clientHeight };
    if (next.width === 0 || next.height === 0) return;
    const before = this.size;
    if (before.width === next.width && before.height === next.height) return;
    this.size = next;
    cancelAnimationFrame(this.#flight);
    if (this.#aim) this.#set(this.#aim());
    else {
      // The same place stays in the middle.
      const dx = (next.width - before.width) / 2;
      const dy = (next.height - before.height) / 2;
      this.#set(panned(this.#live, dx, dy, this.map, next, this.insets));
    }
    this.commit();
  }

  /** Keep so much free; the map turns to what is to be seen. */
  keepFree(insets: Insets): void {
    if (insets.top === this.insets.top && insets.bottom === this.insets.bottom) return;
    this.insets = insets;
    if (this.size.width === 0 || !this.#aim) return;
    cancelAnimationFrame(this.#flight);
    this.#set(this.#aim());
    this.commit();
  }

  /** Show a frame now, cheaply. */
  #set(frame: Frame): void {
    this.#live = frame;
    const { k, x, y } = this.frame;
    const ratio = frame.k / k;
    const [ox, oy] = this.overhang;
    const dx = frame.x + ox - ratio * (x + ox);
    const dy = frame.y + oy - ratio * (y + oy);
    if (this.#sheet) this.#sheet.style.transform = `translate(${dx}px, ${dy}px) scale(${ratio})`;
    this.onlive(frame);
    // Beyond its overhang, or much closer, the drawing must be laid out in between.
    const beyond = Math.abs(frame.x - x * ratio) > ox * 1.6 || Math.abs(frame.y - y * ratio) > oy * 1.6;
    if (beyond || ratio > 1.9 || ratio < 0.5) this.commit();
  }

  /** Lay the drawing out for where we are. */
  commit(): void {
    clearTimeout(this.#rest);
    const live = this.#aim ? this.#live : clamped(this.#live, this.map, this.size, this.insets);
    this.#live = live;
    this.whole = live.k <= this.least * 1.02;
    this.frame = live;
    if (this.#sheet) this.#sheet.style.transform = "";
    this.onlive(live);
  }

  #soon(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.commit(), REST_MS);
  }

  // What buttons and keys do.

  zoom(inward: boolean): void {
    const { width, height } = this.size;
    const factor = inward ? STEP : 1 / STEP;
    this.#letGo();
    this.#flyTo(zoomed(this.#live, factor, width / 2, height / 2, this.map, this.size, this.insets));
  }

  /** The whole world. */
  all(): void {
    this.aim(() => this.world);
  }

  /** Turn to a part of the map, and stay with it when the window changes. */
  aim(frame: () => Frame, ms = FLIGHT_MS * settings.pace): void {
    this.#aim = frame;
    this.byHand = false;
    if (this.size.width > 0) this.#flyTo(frame(), ms);
  }

  pull(dx: number, dy: number): void {
    this.#letGo();
    this.#flyTo(panned(this.#live, dx, dy, this.map, this.size, this.insets));
  }

  /** See to it that a place is in the window, at the same scale. */
  reveal(point: Point): void {
    if (this.size.width === 0 || this.whole || shows(this.#live, [point], this.size, this.insets, 48)) return;
    const { k } = this.#live;
    const { width, height } = this.size;
    const { top, bottom } = this.insets;
    this.#letGo();
    const x = width / 2 - point[0] * k;
    const y = (top + height - bottom) / 2 - point[1] * k;
    this.#flyTo(clamped({ k, x, y }, this.map, this.size, this.insets));
  }

  #letGo(): void {
    this.#aim = null;
    this.byHand = true;
  }

  #flyTo(goal: Frame, lasts = FLIGHT_MS * settings.pace): void {
    cancelAnimationFrame(this.#flight);
    const from = this.#live;
    if (from.k === goal.k && from.x === goal.x && from.y === goal.y) return this.commit();
    if (lasts === 0 || !this.#window) {
      this.#set(goal);
      this.commit();
      return;
    }
    const began = performance.now();
    const tick = (now: number): void => {
      // A frame may be dated a little before its flight began.
      const t = Math.min(Math.max((now - began) / lasts, 0), 1);
      this.#set(between(from, goal, t));
      if (t < 1) this.#flight = requestAnimationFrame(tick);
      else this.commit();
    };
    this.#flight = requestAnimationFrame(tick);
  }

  // What fingers and the mouse do.

  #at(event: MouseEvent): Point {
    const box = this.#window?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  }

  /** A place of the window, as the map counts. */
  onMap(x: number, y: number): Point {
    const { k, x: left, y: top } = this.#live;
    return [(x - left) / k, (y - top) / k];
  }

  /** What of the drawing lies there; nothing where something else covers it. */
  element(x: number, y: number): Element | null {
    const box = this.#window?.getBoundingClientRect();
    const found = document.elementFromPoint(x + (box?.left ?? 0), y + (box?.top ?? 0));
    return found && this.#window?.contains(found) ? found : null;
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    cancelAnimationFrame(this.#flight);
    this.#letGo();
    const [x, y] = this.#at(event);
    const unit = event.deltaMode === 1 ? 18 : 1;
    // Two fingers sideways on a touchpad pull; up and down, or a pinch, zooms.
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.#set(panned(this.#live, -event.deltaX * unit, 0, this.map, this.size, this.insets));
    } else {
      const factor = Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016));
      this.#set(zoomed(this.#live, factor, x, y, this.map, this.size, this.insets));
    }
    this.#soon();
  }

  pressed = (event: PointerEvent): void => {
    if (event.button > 0) return;
    cancelAnimationFrame(this.#flight);
    const at = this.#at(event);
    this.#pointers.set(event.pointerId, at);
    if (this.#pointers.size === 1) {
      this.#moved = false;
      this.#velocity = [0, 0];
      this.#down = { x: at[0], y: at[1], element: event.target instanceof Element ? event.target : null };
    } else {
      this.#moved = true;
      this.#pull?.cancelled();
      this.#pull = null;
      this.#pinch = this.#spread();
    }
  };

  moved = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const at = this.#at(event);
    if (!this.#moved) {
      const slip = event.pointerType === "touch" ? SLIP + 4 : SLIP - 2;
      if (Math.hypot(at[0] - (this.#down?.x ?? 0), at[1] - (this.#down?.y ?? 0)) < slip) return;
      this.#moved = true;
      this.#window?.setPointerCapture(event.pointerId);
      const { x = 0, y = 0, element = null } = this.#down ?? {};
      this.#pull = this.onpull({ x, y, element, touch: event.pointerType === "touch" });
      this.dragging = this.#pull === null;
    }
    if (this.#pull) {
      this.#pointers.set(event.pointerId, at);
      this.#pull.moved(...at);
      return;
    }
    this.#letGo();
    this.#pointers.set(event.pointerId, at);
    if (this.#pointers.size === 1) {
      const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
      this.#velocity = [this.#velocity[0] * 0.6 + dx * 0.4, this.#velocity[1] * 0.6 + dy * 0.4];
      this.#lastMove = performance.now();
      this.#set(panned(this.#live, dx, dy, this.map, this.size, this.insets));
      return;
    }
    const [first, second] = [...this.#pointers.values()] as [Point, Point];
    const spread = this.#spread();
    const [mx, my] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
    const shift: Point = [(at[0] - before[0]) / 2, (at[1] - before[1]) / 2];
    const pulled = panned(this.#live, shift[0], shift[1], this.map, this.size, this.insets);
    this.#set(zoomed(pulled, spread / (this.#pinch || spread), mx, my, this.map, this.size, this.insets));
    this.#pinch = spread;
  };

  released = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#pointers.size > 0) {
      this.#pinch = this.#spread();
      this.#velocity = [0, 0];
      return;
    }
    this.dragging = false;
    if (this.#pull) {
      if (event.type === "pointercancel") this.#pull.cancelled();
      else this.#pull.released(...this.#at(event));
      this.#pull = null;
      return;
    }
    if (this.#moved) {
      this.#glide();
      return;
    }
    if (event.type === "pointercancel") return;
    const [x, y] = this.#at(event);
    this.ontap({ x, y, touch: event.pointerType === "touch", element: this.#down?.element ?? null });
  };

  /** On the open sea two quick taps come closer, or show the whole world again. */
  seaTap(x: number, y: number): boolean {
    const now = performance.now();
    const twice = now - this.#lastTap < DOUBLE_MS;
    this.#lastTap = twice ? -Infinity : now;
    if (!twice) return false;
    if (this.#live.k > this.least * 1.5) this.all();
    else {
      this.#letGo();
      this.#flyTo(zoomed(this.#live, 2.2, x, y, this.map, this.size, this.insets));
    }
    return true;
  }

  #spread(): number {
    const [first, second] = [...this.#pointers.values()];
    return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0;
  }

  /** A quick pull goes on a little. */
  #glide(): void {
    let [vx, vy] = this.#velocity;
    const late = performance.now() - this.#lastMove > 60;
    if (settings.pace === 0 || late || Math.hypot(vx, vy) < 2) {
      this.commit();
      return;
    }
    const tick = (): void => {
      vx *= 0.92;
      vy *= 0.92;
      this.#set(panned(this.#live, vx, vy, this.map, this.size, this.insets));
      if (Math.hypot(vx, vy) > 0.4) this.#flight = requestAnimationFrame(tick);
      else this.commit();
    };
    this.#flight = requestAnimationFrame(tick);
  }
}
