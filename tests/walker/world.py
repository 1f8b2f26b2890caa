"""Devices with their tabs, and the tables they have come to: all that a walk goes through."""

from __future__ import annotations

import contextlib
import json
import re
import time

from devices import new_device
from faults import UNANSWERED, Faults
from people import Person
from playwright.sync_api import Error as BrowserError

from walker.sight import LOOK, OVER, QUIET
from walker.truth import Truth

PATIENCE = 4_000  # milliseconds for one click
LOADING = 15_000  # for a page
QUIET_MS = 60
QUIET_MOST_MS = 900
AFTER_OFFLINE = 20.0  # seconds in which requests from before may still fail
STATUS = re.compile(r"responded with a status of|Failed to load resource: the server")
TABS = 3
# All pages of a walk draw the same lots.
LOTS = """
{
  let state = %d;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
"""
STORED = "() => localStorage.getItem('ludoteka.places') ?? '[]'"


class Impossible(Exception):
    """A step that does not fit what the page shows now: nothing is done."""


class Covered(Exception):
    """Something can't be pressed, for something else lies over it: what, and what."""


class Device:
    """A browser that has never been here before, and its tabs."""

    def __init__(self, world, name, width=1280, height=800, **more):
        self.world = world
        self.name = name
        self.touch = more.get("touch", False)
        self.faults = Faults(world.house)
        self.context = new_device(world.browser, world.house, self.faults, width, height, **more)
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(LOADING)
        self.context.add_init_script(LOTS % world.lots)
        self.context.on("response", self._answered)
        self.refused = []  # answers of 400 and above: method, address, status
        self.console = []  # everything that was said, for the record of a failure
        self.context.on("console", lambda said: self.console.append(f"{said.type}: {said.text}"))
        self.context.on(
            "weberror", lambda event: self.console.append(f"uncaught: {event.error.stack}")
        )
        self.tabs = {}
        self.kept = {}  # its places when they were looked at last
        self.offline = False
        self._offline_until = 0.0

    def tab(self, number):
        """The tab of this number; it is opened if there is none."""
        if number not in self.tabs:
            if len(self.tabs) >= TABS:
                raise Impossible("there are enough tabs")
            self.tabs[number] = Tab(self, number, self.context.new_page())
        return self.tabs[number]

    def go_offline(self, offline):
        self.offline = offline
        self._offline_until = time.monotonic() + AFTER_OFFLINE
        self.context.set_offline(offline)

    def places(self):
        """The seats that the browser keeps, by table."""
        for tab in self.tabs.values():
            with contextlib.suppress(BrowserError):  # the browser's own page: it is offline
                kept = json.loads(tab.page.evaluate(STORED))
                return {place["table"]: place for place in kept if "table" in place}
        return self.kept

    def complaints(self):
        """What its pages have complained of since this was asked last."""
        unanswered = self.offline or time.monotonic() < self._offline_until
        found, self.faults.found = self.faults.found, []
        found = [text for text in found if not STATUS.search(text)]
        return [text for text in found if not (unanswered and UNANSWERED.search(text))]

    def refusals(self):
        found, self.refused = self.refused, []
        return found

    def close(self):
        with contextlib.suppress(Exception):
            self.context.close()

    def _answered(self, response):
        if response.status >= 400:
            path = response.url.removeprefix(self.world.house.url)
            self.refused.append((response.request.method, path, response.status))


class Tab:
    """One page of a device."""

    def __init__(self, device, number, page):
        self.device = device
        self.world = device.world
        self.name = f"{device.name}{number}"
        self.page = page
        self.checked = None  # how it looked when it was checked last
        self.opener = None  # had the focus when the dialog came up
        self.vain = 0  # moves in a row that came to nothing

    def look(self):
        """What there is to see now, in short."""
        return self.page.evaluate(LOOK)

    def settle(self):
        """Until nothing has changed for a moment, or for as long as that may take."""
        with contextlib.suppress(Exception):  # it goes to another address just now
            self.page.evaluate(QUIET, [QUIET_MS, QUIET_MOST_MS])

    @property
    def person(self):
        language = self.page.evaluate("() => document.documentElement.lang") or "en"
        return Person(self.page, language.split("-")[0])

    @property
    def table(self):
        """The table that the address names."""
        found = re.search(r"/t/([A-Za-z0-9_-]{16,})$", self.page.url.split("?")[0].split("#")[0])
        return found[1] if found else None

    def goto(self, address):
        self.page.goto(self.world.address(address), wait_until="domcontentloaded")
        self.arrive()

    def arrive(self):
        """Until the page shows something, if it ever does: the server may be away."""
        with contextlib.suppress(BrowserError):
            self.page.locator("#app main").first.wait_for()

    def click(self, locator, **more):
        """With a finger where there is one; Impossible if there is nothing of the kind."""
        if isinstance(locator, str):
            locator = self.page.locator(locator)
        if locator.count() == 0:
            raise Impossible("there is nothing of the kind")
        press(locator.first, self.device.touch, **more)

    def close(self):
        self.device.tabs = {n: tab for n, tab in self.device.tabs.items() if tab is not self}
        self.page.close()


def press(thing, touch=False, **more):
    """A click, or a tap. What says that it is not allowed can be pressed all the same."""
    if thing.get_attribute("aria-disabled") == "true":
        more["force"] = True
    try:
        if touch:
            thing.tap(**more)
        else:
            thing.click(**more)
    except BrowserError as error:
        over = thing.evaluate(OVER) if "intercepts pointer events" in str(error) else None
        if over is None:
            raise
        raise Covered(*(" ".join(words).strip() for words in over)) from None


class World:
    """One episode: fresh devices at a house."""

    def __init__(self, browser, house, lots=1):
        self.browser = browser
        self.house = house
        self.lots = lots
        self.truth = Truth(house.database)
        self.devices = {}
        self.tables = []  # ids, in the order in which the walk has come to them
        self.links = []  # addresses by which a seat moves to another device
        house.was_away = False
        if not house.is_up:
            house.start()

    def device(self, name):
        if name not in self.devices:
            self.devices[name] = Device(self, name)
        return self.devices[name]

    def set_up(self, name, **how):
        if name in self.devices:
            raise Impossible("the device is there already")
        self.devices[name] = Device(self, name, **how)

    def tab(self, name):
        return self.device(name[0]).tab(int(name[1:] or 1))

    def all_tabs(self):
        return [tab for device in self.devices.values() for tab in device.tabs.values()]

    def notice_tables(self):
        for device in self.devices.values():
            device.kept = device.places()
            for table in reversed(device.kept):  # the newest is the first
                if table not in self.tables:
                    self.tables.append(table)

    def place(self, table):
        """What any device keeps of a table, the host's first: invitation and code."""
        found = [device.places().get(table) for device in self.devices.values()]
        found = [place for place in found if place]
        return max(found, key=lambda place: "host" in place, default=None)

    def table_number(self, word):
        """The id of the table that a script means."""
        number = int(word)
        if not 1 <= number <= len(self.tables):
            raise Impossible(f"there is no table {number}")
        return self.tables[number - 1]

    def address(self, text):
        return re.sub(r"\{(\d+)\}", lambda found: self.table_number(found[1]), text)

    def close(self):
        for device in self.devices.values():
            device.close()
        self.devices = {}
