"""How long sentences stand on the screen, in the page's own time, which runs faster than ours.

The page's clock is driven by hand: a whole game at normal speed takes a small part of the time that
it takes in front of a person, and every figure is exact.
"""

from __future__ import annotations

from ludoteka.client import sit

# What the bar tells, by the names of the events (the entry's number and the place in it): since
# when it stands, and for how long it stood.
WATCH = """
(() => {
  const stood = (window.stood = {});
  const since = new Map();
  const told = () => document.querySelector(".prompt")?.dataset.beat?.split(" ") ?? [];
  const look = () => {
    const now = performance.now();
    const keys = new Set(told());
    for (const [key, from] of since) {
      if (keys.has(key)) continue;
      stood[key] = Math.max(stood[key] ?? 0, now - from);
      since.delete(key);
    }
    for (const key of keys) if (!since.has(key)) since.set(key, now);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-beat"],
  });
})();
"""
MINE = """
() => {
  const bar = document.querySelector(".prompt");
  const still = !document.querySelector(".prompt .sending");
  return bar && still && (bar.classList.contains("mine") || bar.classList.contains("over"));
}
"""
OVER = "() => document.querySelector('.prompt.over') !== null"
TICK = 50  # milliseconds of the page's time


class Stopwatch:
    """A page whose time is driven by hand, and what stood on it for how long."""

    def __init__(self, person, ticking=TICK):
        self.page = person.page
        self.ticking = ticking
        self.page.clock.install()
        self.page.add_init_script(WATCH)

    def run(self, until, most=600_000):
        """Let time pass in the page until it answers yes; how long that took there."""
        passed = 0
        while not self.page.evaluate(until):
            self.page.clock.run_for(self.ticking)
            passed += self.ticking
            if passed > most:
                raise AssertionError(f"in vain for {most} ms of the page's time: {until}")
        return passed

    def stood(self):
        """By event: the milliseconds for which its sentence stood."""
        return self.page.evaluate("window.stood")


def kept_moves(house, table, seat=0):
    """All moves of the log, as a seat sees them."""

    async def reading():
        async with sit(house.url, table.id, [table.tokens[str(seat)]], transport="socket") as chair:
            found = []
            while True:
                after = found[-1].seq if found else 0
                page = await chair.history(seat, after=after)
                found += page.entries
                if not page.more:
                    return [entry for entry in found if entry.kind == "moved"]

    return house.ask(reading())
