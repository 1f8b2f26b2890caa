"""Browsers that have never been here before, of any size, language and taste."""

from __future__ import annotations

PATIENCE = 15_000  # milliseconds that a page is given for anything

# From a small phone to a large screen: every board has room on each of them.
SIZES = [
    (360, 740),
    (390, 844),
    (768, 1024),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
]

# Chosen on an earlier day; what is chosen later stays.
SPEED = """
try {
  if (!localStorage.getItem("ludoteka.settings"))
    localStorage.setItem("ludoteka.settings", JSON.stringify({ motion: "SPEED" }));
} catch {}
"""


def new_device(
    browser,
    house,
    faults,
    width=1280,
    height=800,
    touch=False,
    language="en",
    theme="light",
    reduced_motion=True,
    service_worker=False,
    speed="off",
):
    """A context whose pages start at the house and whose complaints are heard.

    `speed` is how quickly its person wants to be told what others do: at once, unless it matters.
    """
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": height},
        screen={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce" if reduced_motion else "no-preference",
        # It fetches the whole shell once more: only for those who are about it.
        service_workers="allow" if service_worker else "block",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SPEED.replace("SPEED", speed))
    faults.watch(context)
    return context
