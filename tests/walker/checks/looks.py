"""Nothing is cut off, and nothing covers what it speaks of."""

from __future__ import annotations

import re

from inspecting import CLIPPED, CUT_TEXT

from walker.checks.finding import Finding

# What speaks of something, and what is spoken of.
COVERED = """
() => {
  const found = [];
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const words = (element) => element.localName + [...element.classList].filter((word) => !word.startsWith("svelte")).slice(0, 3).map((word) => `.${word}`).join("");
  const things = shown(".hot, .coach, [data-piece].selected, .dock .place.on, .prompt .acts .act, [data-decision] .button");
  const shared = (one, left, top, right, bottom) => {
    const wide = Math.min(right, one.right) - Math.max(left, one.left), high = Math.min(bottom, one.bottom) - Math.max(top, one.top);
    return wide > 0 && high > 0 ? (wide * high) / (one.width * one.height) : 0;
  };
  // Where most of what there is was chosen, a notice has no place that is free of it.
  const isCrowded = (notice) => {
    const board = document.querySelector("main.board")?.getBoundingClientRect();
    if (!board) return false;
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const { left, right, height } = notice.getBoundingClientRect();
    for (let top = board.top + 8; top + height < board.bottom; top += 8) {
      if (boxes.every((box) => shared(box, left, top, right, top + height) < 0.4)) return false;
    }
    return true;
  };
  for (const over of shown(".notice, .card-place, .clash, .zoom, .omen, .toast")) {
    const box = over.getBoundingClientRect();
    for (const thing of things) {
      if (over.contains(thing) || thing.contains(over)) continue;
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      if (shared(thing.getBoundingClientRect(), box.left, box.top, box.right, box.bottom) < 0.4) continue;
      if (thing.matches(".selected:not(.hot)") && over.matches(".notice") && isCrowded(over)) continue;
      const hit = document.elementFromPoint((Math.max(left, box.left) + Math.min(right, box.right)) / 2, (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2);
      if (hit && over.contains(hit)) found.push([`${words(over)} over ${words(thing)}`, `${words(over)} "${over.innerText.trim().slice(0, 60)}" covers ${words(thing)} "${(thing.getAttribute("aria-label") || thing.innerText || "").trim().slice(0, 40)}"`]);
    }
  }
  return found;
}
"""
# Parts that can't be scrolled by hand, but were by the focus: what they hold lies in the wrong place.
SHIFTED = """
() => [...document.querySelectorAll("main *, main")].filter((one) => {
  if (!one.scrollLeft && !one.scrollTop) return false;
  const style = getComputedStyle(one);
  return (one.scrollLeft && style.overflowX === "hidden") || (one.scrollTop && style.overflowY === "hidden");
}).map((one) => [one.localName + [...one.classList].filter((word) => !word.startsWith("svelte")).map((word) => `.${word}`).join(""), one.scrollLeft, one.scrollTop])
"""
LACKS = re.compile(r"\((\w+ [^)]*)\)$|(the page is) \d+ px wide|is (beside the page)")


def text_is_whole(moment):
    """No words are cut off, no button is beside the page, no page scrolls sideways."""
    if not moment.changed:
        return []
    found = dict(moment.page.evaluate(CUT_TEXT))
    for text in moment.page.evaluate(CLIPPED):
        part = next(filter(None, LACKS.search(text).groups()), text) if LACKS.search(text) else text
        found.setdefault(re.sub(r"svelte-\w+", "", part).strip(), text)
    where = f"{moment.after['screen']} {moment.after['wide']}x{moment.after['high']}"
    return [Finding("text_is_whole", key, f"{where}: {text}") for key, text in found.items()]


def overlays_stand_apart(moment):
    """No notice, hint, card or zoom lies over the thing it speaks of, or over what is to be pressed."""
    if moment.after["dialog"]:
        return []
    found = dict(moment.page.evaluate(COVERED))
    return [Finding("overlays_stand_apart", key, text) for key, text in found.items()]


def hidden_parts_stand_still(moment):
    """Nothing has been scrolled that nobody could scroll back."""
    return [
        Finding("hidden_parts_stand_still", part, f"{part} was scrolled by {left}, {top}")
        for part, left, top in moment.page.evaluate(SHIFTED)
    ]
