/** Keeps the keyboard's place: where the focused button goes away, another of the same part takes over. */

export function keepsFocus(part: HTMLElement): () => void {
  let inside = false;
  const came = (): void => {
    inside = true;
  };
  const went = (event: FocusEvent): void => {
    // A button that is taken away leaves the focus to nobody.
    const to = event.relatedTarget;
    inside = to === null ? inside : to instanceof Node && part.contains(to);
  };
  const left = (event: PointerEvent): void => {
    if (event.target instanceof Node && !part.contains(event.target)) inside = false;
  };
  const watch = new MutationObserver(() => {
    if (!inside || document.activeElement !== document.body) return;
    const next =
      part.querySelector<HTMLElement>("[data-next]:not(:disabled)") ??
      part.querySelector<HTMLElement>('button:not(:disabled, [aria-disabled="true"])');
    next?.focus({ preventScroll: true });
  });
  watch.observe(part, { childList: true, subtree: true });
  part.addEventListener("focusin", came);
  part.addEventListener("focusout", went);
  document.addEventListener("pointerdown", left);
  return () => {
    watch.disconnect();
    part.removeEventListener("focusin", came);
    part.removeEventListener("focusout", went);
    document.removeEventListener("pointerdown", left);
  };
}
