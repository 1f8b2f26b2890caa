"""What a page is looked over for: axe's findings, text that is cut off, pages that scroll sideways."""

from __future__ import annotations

from functools import cache
from pathlib import Path

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """
async (rules) => {
  const only = rules ? { runOnly: { type: "rule", values: rules } } : {};
  // A style sheet that is still on its way, or was lost offline, axe would fetch and put into the
  // page, which the Content-Security-Policy stops.
  const readable = (sheet) => { try { return sheet.cssRules !== null; } catch { return false; } };
  const preload = [...document.styleSheets].every(readable);
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload, ...only });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => [impact, `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split("\\n")[1]?.trim() ?? ""})`]));
}
"""


@cache
def _axe():
    return AXE.read_text(encoding="utf-8")


def findings(page, rules=None):
    """What axe-core calls serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    return [text for impact, text in page.evaluate(RUN, rules) if impact in GRAVE]


def look_over(page, state):
    """Nothing serious in this state, in light and in dark colours; only contrast depends on them."""
    _colours(page, "light")
    found = [f"{state}, light: {text}" for text in findings(page)]
    _colours(page, "dark")
    found += [f"{state}, dark: {text}" for text in findings(page, ["color-contrast"])]
    _colours(page, "light")
    return found


def speak(page, language):
    """Switch the page, as another tab would: all its texts at once, without a reload."""
    page.evaluate(
        """language => {
          const key = "ludoteka.settings";
          const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
          localStorage.setItem(key, JSON.stringify({ ...kept, language }));
          dispatchEvent(new StorageEvent("storage", { key }));
        }""",
        language,
    )
    page.wait_for_function(
        "tag => document.documentElement.lang.split('-').includes(tag)", arg=language, polling=20
    )
    # Letters of a language may have to be fetched, and words to be fitted.
    page.evaluate(
        "document.fonts.ready.then(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 30)))"
    )


def _colours(page, theme):
    """Let the system ask for these colours, and everything change to them."""
    page.emulate_media(color_scheme=theme)
    page.wait_for_function(
        "theme => document.documentElement.dataset.theme === theme"
        " && document.getAnimations().every(({ playState }) => playState !== 'running')",
        arg=theme,
        polling=50,
    )


# Buttons whose words do not fit, whatever hides them; elements beside the page; sideways scrolling.
CLIPPED = """
() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} px wide`);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const words = (element) => (element.innerText || element.getAttribute("aria-label") || "").trim().slice(0, 60);
  const scrolls = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX)) return true;
    }
    return false;
  };
  for (const button of document.querySelectorAll("button, a.button, select, [role=button], label, summary, .tag")) {
    if (!shown(button) || button.closest("svg")) continue;
    for (const part of [button, ...button.querySelectorAll("*")]) {
      if (!(part instanceof HTMLElement) || part.matches(".unseen, .unseen *, option") || !part.innerText?.trim()) continue;
      const { overflowX, overflowY, position } = getComputedStyle(part);
      if (/auto|scroll/.test(overflowX + overflowY) || position === "absolute") continue;
      if (part.clientWidth === 0) continue; // inline
      if (part.dataset.overhang !== undefined) continue; // a word above it may stick out
      const over = part.scrollWidth - part.clientWidth;
      if (over > 1) found.push(`"${words(button)}" lacks ${over} px (${part.tagName} ${part.className})`);
    }
    const { left, right, width } = button.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 1 || left < -1) && !scrolls(button.parentElement)) {
      found.push(`"${words(button)}" is beside the page`);
    }
  }
  return found;
}
"""

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


def cut_words(page, state):
    """Words that can't be read to their end in this state."""
    return [f"{state}: {text}" for _, text in page.evaluate(CUT_TEXT)]


def cut_off(page, state):
    """What does not fit in this state."""
    return [f"{state}: {text}" for text in page.evaluate(CLIPPED)]


def overlaps(one, other):
    """Have two elements a common spot on the screen?"""
    a, b = one.bounding_box(), other.bounding_box()
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0 and down > 0
