"""Nothing is cut off, and nothing covers what it speaks of."""

from __future__ import annotations

import re

from inspecting import CLIPPED

from walker.checks.finding import Finding

# Words that something cuts off without a way to see the rest, and without three dots.
CUT_TEXT = """
() => {
  const found = [];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, own = node.parentElement;
    if (!node.data.trim() || own.closest("svg, .unseen, script, style, option, pre, textarea")) continue;
    if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const { left, right, top: upper, bottom, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    for (let one = own; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.textOverflow === "ellipsis" || (style.webkitLineClamp && style.webkitLineClamp !== "none")) break;
      if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) break;
      if (one.clientWidth <= 2 || /rect|inset/.test(style.clip + style.clipPath)) break; // for screen readers
      const cutX = /hidden|clip/.test(style.overflowX), cutY = /hidden|clip/.test(style.overflowY);
      if (cutX || cutY) {
        const box = one.getBoundingClientRect();
        const x = cutX ? Math.max(right - box.right, box.left - left) : 0;
        const y = cutY ? Math.max(bottom - box.bottom, box.top - upper) : 0;
        const gone = right <= box.left + 1 || left >= box.right - 1 || bottom <= box.top + 1 || upper >= box.bottom - 1;
        if (gone) break; // put out of sight on purpose, and whole
        if ((x > 3 || y > 0.45 * parseFloat(getComputedStyle(own).fontSize))) {
          const words = (element) => element.localName + [...element.classList].filter((word) => !word.startsWith("svelte")).map((word) => `.${word}`).join("");
          found.push([`${words(own)} in ${words(one)}`, `"${node.data.trim().slice(0, 60)}" is cut off by ${Math.round(Math.max(x, y))} px (${words(own)} in ${words(one)})`]);
          break;
        }
      }
      if (style.position === "fixed") break;
    }
  }
  return found;
}
"""
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
