"""Steps are drawn, done and judged; an episode is some dozens of them with fresh browsers."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Error as BrowserError

from walker.acts import ACTS, Situation
from walker.acts.surroundings import device_like
from walker.checks import ACTING, AT_ONCE, LASTING, Finding, Moment
from walker.steps import BadScript, Step
from walker.world import Covered, Impossible, World

DEVICES = "abc"
STAY = 0.75  # the chance that the next step is in the same tab
# What is found is looked at again after so long, and again: it may be about to go. Bots that are
# still being told about may keep a person from acting for longer.
AGAIN_MS = (400, 900)
AGAIN_ACTING_MS = (500, 1500, 4000)
SOON = 3  # steps until a device comes back online, or the server up
THOROUGH = 25  # every so many steps everything is looked at
NOWHERE = {
    "screen": "nowhere",
    "dialog": None,
    "focus": None,
    "path": "",
    "tone": None,
    "notice": None,
}


@dataclass
class Tally:
    """What a walk has come to."""

    steps: Counter = field(default_factory=Counter)
    skipped: Counter = field(default_factory=Counter)
    vain: Counter = field(default_factory=Counter)
    screens: Counter = field(default_factory=Counter)
    times: Counter = field(default_factory=Counter)  # seconds, by what they were spent on
    episodes: int = 0
    seconds: float = 0.0

    @contextmanager
    def timed(self, what):
        began = time.monotonic()
        try:
            yield
        finally:
            self.times[what] += time.monotonic() - began


class Walk:
    """One episode: does steps in a world, and judges every one."""

    def __init__(self, browser, house, lots=1, tally=None, seen=None, only=None):
        self.world = World(browser, house, lots)
        self.tally = tally or Tally()
        self.done = []  # steps, with notes
        self._seen = set() if seen is None else seen  # kinds of screens that axe has looked at
        self._only = only  # names of checks; None: all of them
        self.familiar = set()  # kinds of findings that need no second look
        self._tab = None

    def close(self):
        self.world.close()

    # Drawing.

    def draw(self, chance):
        """The next step: what has to be brought back first, then anything that fits."""
        forced = self._bring_back(chance)
        if forced:
            return forced
        tab = self._choose_tab(chance)
        if tab is None:
            name = next(one for one in DEVICES if one not in self.world.devices)
            return Step(name, "device", device_like(chance))
        if not tab.page.url.startswith(self.world.house.url):
            return Step(tab.name, "open", ("/",))
        self._tab = tab
        situation = Situation(self.world, tab, tab.look(), chance)
        fitting = [act for act in ACTS.values() if act.weight and act.fits(situation)]
        act = chance.choices(fitting, [one.weight for one in fitting])[0]
        args = tuple(map(str, act.draw(situation)))
        who = {"tab": tab.name, "device": tab.device.name, "server": "server"}[act.of]
        return Step(who, act.verb, args)

    def _bring_back(self, chance):
        """Nobody stays offline for long."""
        if not self.world.house.is_up:
            return Step("server", "start-server") if chance.random() < 1 / SOON else None
        for device in self.world.devices.values():
            if device.offline and chance.random() < 1 / SOON:
                return Step(device.name, "online")
        return None

    def _choose_tab(self, chance):
        """Mostly the one before; None: a new device is wanted."""
        tabs = self.world.all_tabs()
        idle = [device for device in self.world.devices.values() if not device.tabs]
        if idle:
            return idle[0].tab(1)
        if not tabs:
            return None
        if len(self.world.devices) < len(DEVICES) and self.world.tables and chance.random() < 0.06:
            return None
        if self._tab in tabs and chance.random() < STAY:
            return self._tab
        return chance.choice(tabs)

    # Doing.

    def do(self, step):
        """Do a step; what is found wrong afterwards. A step that does not fit does nothing."""
        act = ACTS.get(step.verb)
        if act is None:
            raise BadScript(f"there is no verb {step.verb!r}")
        self.tally.steps[step.verb] += 1
        before = self._before(step, act)
        note, keys, found = "", act.keys, []
        try:
            with self.tally.timed(step.verb):
                note = self._act(step, act) or ""
        except Impossible as reason:
            self.tally.skipped[step.verb] += 1
            note, keys = f"nothing done: {reason}", False
        except BrowserError as error:
            note = f"in vain: {str(error).splitlines()[0]}"
            self.tally.vain[step.verb] += 1
        except Covered as covered:
            thing, over = covered.args
            note = f"in vain: {over} lies over {thing}"
            text = f"what is to be pressed can't be: {over} lies over {thing}"
            key = f"{over.split()[0]} over {thing.split()[0]}"
            found.append(Finding("nothing_in_the_way", key, text))
        self.done.append(step.noted(note))
        return [*found, *self._judge(before, keys)]

    def _before(self, step, act):
        if act.of != "tab":
            return self._look(self._tab)
        if step.verb == "open":
            return NOWHERE
        self._tab = self.world.tab(step.who)
        before = self._look(self._tab)
        if not before["dialog"]:
            self._tab.opener = before["focus"]
        return before

    def _act(self, step, act):
        if act.of == "server":
            return act.do(self.world, *step.args)
        if act.of == "device":
            return act.do(self.world, step.who[0], *step.args)
        self._tab = self.world.tab(step.who)
        return act.do(self._tab, *step.args)

    def _look(self, tab):
        if tab is None or tab.page.is_closed():
            return NOWHERE
        try:
            return tab.look()
        except BrowserError:  # between two pages
            return NOWHERE

    # Judging.

    def _judge(self, before, keys):
        tab = self._tab
        if tab is None or tab.page.is_closed() or not tab.page.url.startswith(self.world.house.url):
            return []
        with self.tally.timed("settling"):
            tab.settle()
        after = self._look(tab)
        if after["screen"] == "nowhere":
            return []
        if self.world.house.is_up and not tab.device.offline:
            self.world.notice_tables()
        if before["dialog"] is None and after["dialog"] and not tab.opener:
            tab.opener = before["focus"]
        self.tally.screens[_kind_of(after)] += 1
        kind = tuple(after[name] for name in ("screen", "game", "dialog", "plain", "finished"))
        moment = Moment(
            self.world,
            tab,
            before,
            after,
            keys=keys,
            changed=after != tab.checked,
            new_screen=kind not in self._seen,
            thorough=sum(self.tally.steps.values()) % THOROUGH == 0,
        )
        self._seen.add(kind)
        tab.checked = after
        found = []
        for check in self._chosen(AT_ONCE):
            with self.tally.timed(check.__name__):
                found += check(moment)
        for check in self._chosen(LASTING):
            with self.tally.timed(check.__name__):
                found += self._lasting(check, moment)
        return found

    def _chosen(self, checks):
        return [check for check in checks if self._only is None or check.__name__ in self._only]

    def _lasting(self, check, moment):
        """What a check finds, and finds again a little later."""
        try:
            found = check(moment)
            for wait in AGAIN_ACTING_MS if check in ACTING else AGAIN_MS:
                if all(one.kind in self.familiar for one in found):
                    return found
                moment.page.wait_for_timeout(wait)
                moment.look_again()
                kinds = {one.kind for one in found}
                found = [one for one in check(moment) if one.kind in kinds]
            return found
        except BrowserError:  # the page has gone on to another address by itself
            return []


def _kind_of(look):
    """Screens that look the same to whoever checks them."""
    width = "phone" if look["wide"] < 768 else "tablet" if look["wide"] < 1200 else "wide"
    parts = (look["screen"], look["game"], look["dialog"], look["tone"], look["notice"])
    plain = "plain" if look["plain"] else None
    tab = look["tab"] if look["tabs"] else None
    return " ".join(filter(None, (*parts, plain, tab, "over" if look["finished"] else None, width)))
