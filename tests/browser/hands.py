"""How a person plays the boards: with a mouse, a finger, or the keyboard alone.

`play(person, Hands)` clicks until the game is over, or far enough for a daily run. Everything goes through what the page shows:
no move is made that was not offered.
"""

from __future__ import annotations

import random

import extent
from people import MOVES, PATIENCE, POLLING, expect

# What a page waits for: nothing ("wait"), its person ("mine"), the next one ("curtain"), whoever is
# "out" to say what now, or nothing any more ("over").
STATE = """
() => {
  if (document.querySelector("main.curtain")) return "curtain";
  const bar = document.querySelector(".prompt");
  if (!bar) return "wait";
  if (bar.classList.contains("over")) return "over";
  if (document.querySelector(".board [role=alertdialog]")) return "out";
  const sending = document.querySelector(".prompt .sending");
  return bar.classList.contains("mine") && !sending ? "mine" : "wait";
}
"""

# So many moves of each person are made by hand in a daily run, where the rest can be played out.
BY_HAND = 9

# Two clicks on one place within this time are one double click, and boards take them as one.
DOUBLE_CLICK_MS = 520

# The move has arrived: something more is in the log, or the curtain hides it from the next one.
MOVED = f"""
(before) => {{
  if (document.querySelector("main.curtain")) return true;
  return ({MOVES})() > before && !document.querySelector(".prompt .sending");
}}
"""
# Or the page asks whether one means it.
MOVED_OR_ASKED = (
    f"(before) => document.querySelector('.notice.caution') !== null || ({MOVED})(before)"
)

# The element that has the focus without showing it; null: it can be seen, by a ring of at least two
# pixels: an outline, or a border, shadow or stroke in the colour of the focus.
FOCUS = """
() => {
  const element = document.activeElement;
  if (!element || element === document.body) return "nothing";
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--focus)";
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const rings = (style) =>
    (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) ||
    (style.borderTopColor === colour && parseFloat(style.borderTopWidth) >= 2) ||
    (style.stroke === colour && parseFloat(style.strokeWidth) >= 2) ||
    style.boxShadow.includes(colour);
  const around = [...(element.closest("svg") ?? element).querySelectorAll("*")];
  for (let one = element; one && one !== document.body; one = one.parentElement) around.push(one);
  const shown = around.some((one) =>
    [null, "::before", "::after"].some((part) => rings(getComputedStyle(one, part))));
  return shown ? null : element.outerHTML.slice(0, 200);
}
"""


class Hands:
    """One way to use a page: `press` does what a click, a tap or Enter does."""

    def __init__(self, person, by="mouse", seed=7):
        self.person = person
        self.page = person.page
        self.by = by
        self.chance = random.Random(seed)

    def press(self, locator, position=None):
        """In its middle, or where a part of it is known to be in sight."""
        if self.by == "touch":
            locator.tap(position=position)
        elif self.by == "keys":
            self.reach(locator)
            self.page.keyboard.press("Enter")
        else:
            locator.click(position=position)

    def reach(self, locator, most=120):
        """Go there with the Tab key alone; where one arrives can be seen."""
        wanted = locator.element_handle()
        for _ in range(most):
            if self.page.evaluate("wanted => document.activeElement === wanted", wanted):
                self.sees_focus()
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {locator}")

    def sees_focus(self):
        """Whatever has the focus has an outline of at least two pixels, or a ring of a shadow."""
        shown = ""
        for _ in range(20):
            shown = self.page.evaluate(FOCUS)
            if shown is None:
                return
            self.page.wait_for_timeout(POLLING)
        raise AssertionError(f"the focus can't be seen on {shown}")

    def any_of(self, locator):
        """One of the things that a locator finds."""
        return locator.nth(self.chance.randrange(locator.count()))

    def state(self):
        return self.page.evaluate(STATE)

    def wait(self, *states, patience=PATIENCE):
        """Until the page is in one of these states; which one."""
        script = f"() => {{ const now = ({STATE})(); return {[*states]}.includes(now) && now; }}"
        return self.person.until(script, patience=patience)

    def act(self):
        """One move, from the choice to the acknowledgement."""
        raise NotImplementedError

    def settled(self, before):
        """The move has arrived: something more is in the log."""
        self.person.until(MOVED, before)


def play(hands, *, moves=400, rest=None):
    """The whole game, while others do their part; returns how many moves were one's own.

    A daily run makes the first of them by hand, and leaves the others to `rest`, if there is one.
    """
    for made in range(moves):
        state = hands.wait("mine", "out", "over", patience=2 * PATIENCE)
        if state == "over":
            return made
        if state == "out":
            hands.press(hands.person.button("out-watch"))
            hands.wait("wait", "over")
            continue
        if rest is not None and made >= extent.much(moves, BY_HAND):
            rest()
            hands.wait("over")
            return made
        hands.act()
    raise AssertionError(f"the game did not end within {moves} moves")


def take_turns(*players, moves=400, rest=None):
    """Several pages, in turn, to the end; `rest` is that of `play`."""
    acted = 0
    for made in range(moves):
        states = [hands.state() for hands in players]
        if all(state == "over" for state in states):
            return made
        if rest is not None and acted >= extent.much(moves, BY_HAND * len(players)):
            rest()
            for hands in players:
                hands.wait("over")
            return made
        for hands, state in zip(players, states, strict=True):
            if state == "mine":
                hands.act()
                acted += 1
                break
        else:
            players[made % len(players)].page.wait_for_timeout(20)
    raise AssertionError(f"the game did not end within {moves} moves")


class Generic(Hands):
    """The board in words: a form with one button for every verb."""

    def act(self):
        before = self.person.moves()
        region = self.page.get_by_role("region", name=self.person.says("generic-moves"))
        form = self.any_of(region.locator("form"))
        things = form.get_by_role("checkbox")
        if things.count():
            thing = self.any_of(things)
            if self.by == "keys":
                self.reach(thing)
                self.page.keyboard.press("Space")
            else:
                thing.check()
        for one in form.get_by_role("combobox").all():
            one.select_option(index=self.chance.randrange(one.locator("option").count()))
        self.press(form.get_by_role("button"))
        self.person.until(MOVED_OR_ASKED, before)
        asked = self.page.locator(".notice.caution .button.grave")
        if asked.count():
            self.press(asked)
        self.settled(before)


class Envyra(Hands):
    """Envyra's tiles and the button that locks in."""

    def act(self):
        before = self.person.moves()
        deciding = self.page.locator(".deciding .button.main")
        expect(deciding).to_be_visible()
        self.choose(self.any_of(self.page.locator(".grid [data-cell][aria-pressed]")))
        expect(deciding).to_have_attribute("aria-disabled", "false")
        self.press(deciding)
        self.person.until(MOVED_OR_ASKED, before)
        self.means_it()
        self.settled(before)

    def means_it(self):
        """A round wasted on restricted tiles is asked about."""
        asked = self.page.locator(".notice.caution .button.grave")
        if asked.count():
            self.press(asked)

    def act_and_hand_over(self):
        """The same on a device that several people share: the curtain may fall at once."""
        deciding = self.page.locator(".deciding .button.main")
        self.choose(self.any_of(self.page.locator(".grid [data-cell][aria-pressed]")))
        self.press(deciding)
        self.person.until(
            "() => document.querySelector('.notice.caution')"
            " || !document.querySelector('.deciding .main[aria-disabled=false]')"
        )
        self.means_it()
        self.person.until("() => !document.querySelector('.deciding .main[aria-disabled=false]')")

    def choose(self, cell):
        if self.by != "keys":
            self.press(cell)
            return
        # Tab leads to one tile, arrow keys to the others.
        wanted = cell.get_attribute("data-cell")
        self.reach(self.page.locator(".grid [data-cell][tabindex='0']"))
        for _ in range(8):
            now = self.page.evaluate("() => document.activeElement.dataset.cell")
            if now == wanted:
                break
            self.page.keyboard.press(_towards(now, wanted))
        self.sees_focus()
        self.page.keyboard.press("Enter")


def _towards(now, wanted):
    if now[0] != wanted[0]:
        return "ArrowRight" if now[0] < wanted[0] else "ArrowLeft"
    return "ArrowDown" if now[1] < wanted[1] else "ArrowUp"


class Rawsiko(Hands):
    """RAWsiko: territories are chosen in the dock, in the list, or with the keyboard on the map."""

    def __init__(self, person, by="mouse", seed=7, *, listed=False):
        super().__init__(person, by, seed)
        self.listed = listed
        self.acted = 0  # in this action phase
        self.dock = self.page.locator(".rawsiko .dock")
        self.end = self.page.locator(".prompt [data-action]").first

    def act(self):
        before = self.person.moves()
        goes_on = self.page.locator(".clash .button.main")
        if goes_on.count():
            self.press(goes_on)
        continents = self.dock.locator(".continent:not(.closed)")
        offers = self.dock.locator(".offer[aria-pressed=false]")
        self.dock.locator(".continent, .place, .go, .offer").or_(self.end).first.wait_for()
        if continents.count():
            self.press(self.any_of(continents))
            self.press(self.dock.locator(".go"))
        elif offers.count():
            self.press(offers.first)
            self.press(self.dock.locator(".china"))
        elif not self.end.count():  # territories to take, assets to place
            if self.by == "keys":
                self.page.keyboard.press("q")  # all that are left, at once
            else:  # the next one may stand where the last one stood
                self.page.wait_for_timeout(DOUBLE_CLICK_MS)
            self.choose()
        elif self.acted >= 2 or not self.dock.locator(".place").count():
            self.acted = 0
            self.end_phase()
            self.confirm(before)  # also that something is left undone
        else:
            self.acted += 1
            self.choose()
            self.choose()
            self.press(self.dock.locator(".go"))
            self.confirm(before)
        self.settled(before)

    def choose(self):
        """One of the territories that can be chosen."""
        if self.by == "keys":
            if not self.page.evaluate("() => document.activeElement.matches('path[data-t]')"):
                self.reach(self.page.locator("path[data-t][tabindex='0']"))
            for _ in range(self.chance.randrange(1, 4)):
                self.page.keyboard.press("n")
            self.sees_focus()
            self.page.keyboard.press("Enter")
        elif self.listed:
            self.press(self.any_of(self.page.locator(".list li.legal:not(.source) .row")))
        else:
            self.press(self.any_of(self.dock.locator(".place")))

    def end_phase(self):
        if self.by == "keys":
            self.page.keyboard.press("e")
        else:
            self.press(self.end)

    def confirm(self, before):
        """A move that leaves something empty is asked about: go on."""
        self.person.until(MOVED_OR_ASKED, before)
        caution = self.page.locator(".notice.caution .grave")
        if caution.count():
            self.press(caution)


# On a phone one's lives may be folded away while they can be taken from the panel.
IN_SIGHT = ".legal:visible, .playable:visible, [data-option]:visible"


class Raw(Hands):
    """RAW's table: cards are tapped, then the decision panel confirms; with keys `n`, Enter, `e`."""

    def __init__(self, person, by="mouse", seed=7):
        super().__init__(person, by, seed)
        self.table = self.page.locator(".raw-table")
        self.decision = self.page.locator(".raw-table .decision.asked")

    def act(self):
        before = self.person.moves()
        if self.page.locator(".keeping").count():
            self.keep()
        elif self.page.locator(".drafting").count():
            self.any_card("[data-pick]")
            self.go()
        else:
            self.decision.wait_for()
            self.decide(before)
        self.settled(before)

    def keep(self):
        """Five cards into the hand: with two lives a game is soon over."""
        for place in range(5):
            if self.by == "keys":
                self.page.keyboard.press(str(place + 1))
            else:
                self.press(self.page.locator(f"[data-keep='{place}']"))
        self.go()

    def decide(self, before):
        """Choose and confirm until the move is on its way; now and then nothing is chosen."""
        for turn in range(8):
            if self.can("confirm") and self.goes():
                break
            if self.by != "keys" and self.decision.locator("[data-option]").count():
                self.press(self.any_of(self.decision.locator("[data-option]")))
            elif turn < 6 and self.chance.random() < 0.85 and self.cards().count():
                self.any_card(".legal:visible, .playable:visible")
            elif self.end():
                break
        self.person.until(MOVED_OR_ASKED, before)
        caution = self.page.locator(".notice.caution .grave")
        if caution.count():
            self.press(caution)

    def can(self, act):
        return self.page.locator(f"[data-act={act}]:not([aria-disabled])").count() > 0

    def go(self):
        self.press(self.page.locator("[data-act=confirm]"))

    def goes(self):
        """The same, unless the table has changed meanwhile: then one looks again."""
        self.page.wait_for_timeout(POLLING)
        if not self.can("confirm"):
            return False
        self.go()
        return True

    def cards(self):
        return self.table.locator(IN_SIGHT)

    def any_card(self, which):
        if self.by != "keys":
            card = self.any_of(self.table.locator(which))
            under = "under" in card.get_attribute("class").split()
            # A hidden monster looks out above the card that hides it.
            self.press(card, {"x": 24, "y": 12} if under else None)
            return
        for _ in range(self.chance.randrange(1, 4)):
            self.page.keyboard.press("n" if "pick" not in which else "ArrowRight")
        if "pick" in which:
            self.page.keyboard.press(str(self.chance.randrange(1, 3)))
        else:
            self.sees_focus()
            self.page.keyboard.press("Enter")

    def end(self):
        """What can be done without choosing anything; False: nothing yet, so one looks again."""
        for act in ("cancel", "draw", "pass", "end", "trophy", "free"):
            button = self.page.locator(f".decision [data-act={act}]")
            if button.count():
                if self.by == "keys" and act in ("pass", "end"):
                    self.page.keyboard.press("e")
                else:
                    self.press(button)
                if act != "cancel":
                    return True
        if not self.cards().count():
            self.page.wait_for_timeout(POLLING)
            return False
        self.any_card(IN_SIGHT)
        return self.goes()
