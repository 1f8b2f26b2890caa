/** The focus is not lost with the button that had it: the nearest part it lay in takes it. */

type Focusable = HTMLElement | SVGElement;
/** An element, and all that it lies in, from the inside out. */
export type Trail = readonly Focusable[];

export function trailOf(element: Element | null): Trail {
  const trail: Focusable[] = [];
  for (let one = element; one && one !== document.body && one.id !== "app"; one = one.parentElement)
    trail.push(one as Focusable);
  return trail;
}

const isAble = (element: Focusable): boolean => element.isConnected && !element.matches(":disabled");

/** Where nothing of the trail is left, or nothing had the focus (a tap on the map), the page's main part takes it. */
export function focusNearest(trail: Trail): void {
  const nearest =
    trail.find((one) => isAble(one) && one.checkVisibility()) ?? document.querySelector<HTMLElement>("main");
  nearest?.focus({ preventScroll: true });
  if (!nearest || document.activeElement === nearest) return;
  nearest.setAttribute("tabindex", "-1"); // nothing that can be pressed by mistake
  nearest.addEventListener("blur", () => nearest.removeAttribute("tabindex"), { once: true });
  nearest.focus({ preventScroll: true });
}

/** For the whole page; whatever has a better idea of where to go on has had its say before. */
export function keepFocus(): void {
  let trail: Trail = [];
  document.addEventListener("focusin", ({ target }) => {
    trail = trailOf(target as Element);
  });
  // Whoever leaves it for nothing, by a click beside it, does not want it back.
  document.addEventListener("focusout", ({ target }) => {
    queueMicrotask(() => {
      const [one] = trail;
      if (one === target && one && isAble(one)) trail = [];
    });
  });
  new MutationObserver(() => {
    const [one] = trail;
    if (!one || isAble(one)) return;
    const lost = trail;
    trail = [];
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === one) focusNearest(lost);
    });
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
}
