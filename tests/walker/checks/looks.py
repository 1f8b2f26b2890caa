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
  for (const over of shown(".notice, .card-place, .clash, .zoom, .omen, .toast")) {
    const box = over.getBoundingClientRect();
    for (const thing of things) {
      if (over.contains(thing) || thing.contains(over)) continue;
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const wide = Math.min(right, box.right) - Math.max(left, box.left), high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (wide <= 0 || high <= 0 || wide * high < 0.4 * (right - left) * (bottom - top)) continue;
      const hit = document.elementFromPoint((Math.max(left, box.left) + Math.min(right, box.right)) / 2, (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2);
      if (hit && over.contains(hit)) found.push([`${words(over)} over ${words(thing)}`, `${words(over)} "${over.innerText.trim().slice(0, 60)}" covers ${words(thing)} "${(thing.getAttribute("aria-label") || thing.innerText || "").trim().slice(0, 40)}"`]);
    }
  }
  return found;
}
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
