"""What a page shows, in short: enough to know what could be done next."""

from __future__ import annotations

# Resolves when nothing has changed for a while; timers that tick are not waited for.
QUIET = """
([quiet, most]) => new Promise((done) => {
  const end = setTimeout(finish, most);
  let rest = setTimeout(finish, quiet);
  const observer = new MutationObserver(() => { clearTimeout(rest); rest = setTimeout(finish, quiet); });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  function finish() { clearTimeout(end); clearTimeout(rest); observer.disconnect(); done(); }
})
"""

LOOK = """
() => {
  const one = (selector) => document.querySelector(selector);
  const has = (selector) => [...document.querySelectorAll(selector)].some((found) => found.checkVisibility());
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const path = location.pathname;
  const prompt = one(".prompt");
  const game = one(".rawsiko") ? "rawsiko" : one(".raw-table, .keeping, .drafting") ? "raw" : one(".envyra") ? "envyra" : null;
  let screen = "other";
  if (!one("#app")) screen = "nowhere"; // the browser's own page: it is offline
  else if (one("main.landing")) screen = "landing";
  else if (one("main.gathering")) screen = "gathering";
  else if (one("main.curtain")) screen = "curtain";
  else if (one(".screen.replayed")) screen = "replay";
  else if (one(".screen")) screen = "table";
  else if (path.startsWith("/rules/")) screen = "rules";
  else if (path.startsWith("/library/")) screen = "library";
  else if (path.endsWith("/over")) screen = "take-over";
  const active = document.activeElement;
  return {
    screen, path, game,
    born: performance.timeOrigin, // another one after every load
    plain: has(".generic"),
    wide: innerWidth,
    high: innerHeight,
    dialog: dialog ? (dialog.querySelector("[data-page]") ? "menu" : [...dialog.querySelector(".content > *")?.classList ?? []].filter((name) => !name.startsWith("svelte")).join(" ") || "dialog") : null,
    tone: prompt ? ["mine", "waiting", "lost", "past", "paused", "watching", "over"].find((tone) => prompt.classList.contains(tone)) ?? "" : null,
    words: prompt?.querySelector(".words")?.innerText ?? "",
    sending: has(".prompt .sending"),
    handsOn: has(".prompt button.looker"), // a shared device, which its next person is waiting for
    notice: [...one(".notice")?.classList ?? []].find((name) => !["notice"].includes(name) && !name.startsWith("svelte")) ?? null,
    hosts: has(".gathering .bar .button.main"),
    rows: document.querySelectorAll(".gathering section ul.card > li:not(.add)").length,
    join: has("form.join"),
    finished: has(".end[role=region]"),
    coach: has(".coach"),
    tabs: has("nav.tabs"),
    tab: one(".screen")?.dataset.tab ?? null,
    focus: !active || active === document.body ? null : active.outerHTML.slice(0, 160),
  };
}
"""

# Everything that can be pressed, as a path without names and the number among those that share it.
PRESSABLE = """
() => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const simple = (element) => {
    let name = element.localName;
    for (const key of ["data-game", "data-page", "data-one", "data-act", "data-action", "type"]) {
      const value = element.getAttribute(key);
      if (value) name += `[${key}="${value}"]`;
    }
    const words = [...element.classList].filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith("svelte"));
    return name + words.filter((word) => !["hot", "on", "now", "off", "main", "legal", "selected"].includes(word)).map((word) => `.${word}`).join("");
  };
  const path = (element) => {
    const parts = [];
    for (let one = element; one && one !== document.body && parts.length < 4; one = one.parentElement) {
      if (one === element || one.classList.length > 0 || one.localName === "dialog") parts.unshift(simple(one));
    }
    return parts.join(" ");
  };
  const found = new Map();
  for (const element of top.querySelectorAll("button, a[href], select, summary, textarea, input, [role=button]")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: element.localName !== "input" })) continue;
    if (element.disabled || element.matches("input[type=file], a[target], a[download], a[href^='/api/']")) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    if (getComputedStyle(element).pointerEvents === "none") continue; // no more than a sign there
    const key = path(element);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return [...found];
}
"""
# The nth visible element of a path, within the open dialog if there is one.
NTH = """
([path, number]) => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  let found = [...top.querySelectorAll(path)];
  if (top !== document && found.length === 0) found = [...document.querySelectorAll(path)].filter((one) => top.contains(one));
  found = found.filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width >= 1 && getComputedStyle(one).pointerEvents !== "none");
  return found.length > 0 ? found[number % found.length] : null;
}
"""
NAME = """
(element) => (element.getAttribute("aria-label") || element.innerText || element.getAttribute("title")
  || element.labels?.[0]?.innerText || element.value || "").trim().replace(/\\s+/g, " ").slice(0, 60)
"""
# What is seen of an element: within the window and all that cuts it off; what lies over it; and
# which scrolling parts hide it.
SIGHT = """
const name = (element) => {
  const words = [...element.classList].filter((word) => !word.startsWith("svelte")).slice(0, 3).map((word) => `.${word}`).join("");
  const said = (element.getAttribute("aria-label") || element.innerText || "").trim().replace(/\\s+/g, " ").slice(0, 40);
  return [element.localName + words, said];
};
function sight(element) {
  const whole = element.getBoundingClientRect();
  let { left, top, right, bottom } = whole;
  const hiders = [];
  for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (style.position === "fixed") break;
    const cuts = /auto|scroll|hidden|clip/;
    if (one === document.body || !(cuts.test(style.overflowX) || cuts.test(style.overflowY))) continue;
    const box = one.getBoundingClientRect();
    const x = cuts.test(style.overflowX), y = cuts.test(style.overflowY);
    const out = (x && (whole.left > box.right - 8 || whole.right < box.left + 8)) || (y && (whole.top > box.bottom - 8 || whole.bottom < box.top + 8));
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
    if (out) hiders.push({ one, scrolls });
    if (x) { left = Math.max(left, box.left); right = Math.min(right, box.right); }
    if (y) { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
  }
  const page = document.scrollingElement;
  if (hiders.length === 0 && (whole.top > innerHeight - 8 || whole.bottom < 8)) hiders.push({ one: page, scrolls: page.scrollHeight > innerHeight + 1 });
  left = Math.max(left, 0); top = Math.max(top, 0); right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
  if (right - left < 4 || bottom - top < 4) return { seen: false, hiders, over: null };
  let over = null;
  for (const x of [0.5, 0.15, 0.85, 0.3, 0.7]) for (const y of [0.5, 0.15, 0.85]) {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    if (hit && (element.contains(hit) || hit.closest("label")?.contains(element))) return { seen: true, hiders, over: null };
    over = hit;
  }
  // Under the arrow of a row that goes on sideways: no worse than behind the edge.
  const row = element.closest(".sideways");
  if (row && over?.closest(".sideways > button")?.parentElement === row) return { seen: false, hiders: [{ one: row.querySelector(".track"), scrolls: true }], over: null };
  // Under a bar that stays while the rest scrolls: no worse than behind the edge.
  const scroller = scrolling(element);
  for (let bar = over; bar && scroller && bar !== document.body; bar = bar.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(bar).position) && !bar.contains(element)) {
      const box = bar.getBoundingClientRect();
      const peeks = top < box.top - 5 || bottom > box.bottom + 5;
      return { seen: false, hiders: [{ one: scroller, scrolls: true, peeks }], over: null };
    }
  }
  return { seen: false, hiders, over };
}
function scrolling(element) {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement.scrollHeight > innerHeight + 1 ? document.scrollingElement : null;
}
"""
# What lies over an element that was brought to the middle of the window; null: nothing does.
OVER = (
    "(element) => {"
    + SIGHT
    + """
  element.scrollIntoView({ block: "center", inline: "center" });
  const { seen, over } = sight(element);
  return seen || !over ? null : [name(element), name(over)];
}"""
)
