"""The focus is where one can go on with the keyboard."""

from __future__ import annotations

from walker.checks.finding import Finding

# What is wrong with the element that has the focus, whatever it is.
LOST = """
() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const what = element.outerHTML.slice(0, 120);
  if (element.disabled) return ["disabled", `a disabled element: ${what}`];
  // The picture of a switch or of a radio button stands for the field itself.
  const opacityProperty = element.localName !== "input";
  const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty }) && element.getClientRects().length > 0;
  if (!seen) return ["invisible", `an invisible element: ${what}`];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog && !dialog.contains(element)) return ["behind a dialog", `something behind the dialog: ${what}`];
  return null;
}
"""


def focus_is_sensible(moment):
    """Not on something disabled or invisible; not lost where a dialog closes or a key has acted."""
    wrong = moment.page.evaluate(LOST)
    if wrong:
        return [Finding("focus_is_sensible", wrong[0], f"the focus is on {wrong[1]}")]
    before, after = moment.before, moment.after
    same = all(before.get(name) == after[name] for name in ("born", "path", "screen"))
    if after["focus"] is not None or not same:
        return []
    if before["dialog"] and not after["dialog"] and moment.tab.opener:
        text = f"the dialog is closed and the focus is lost; before it was on {moment.tab.opener}"
        return [Finding("focus_is_sensible", f"lost behind {before['dialog']}", text)]
    if moment.keys and before["focus"] and not before["dialog"]:
        text = f"a key has acted and the focus is lost; it was on {before['focus']}"
        return [Finding("focus_is_sensible", "lost by a key", text)]
    return []
