"""People at tables: what they see on their page, what they click, and friends who sit elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time

from playwright.sync_api import expect

from ludoteka.client import Refusal, sit
from ludoteka.core import registry
from ludoteka.protocol.forms import SeatForm
from ludoteka.text import Texts

PATIENCE = 15_000  # milliseconds that a page is given for anything
POLLING = 30
# How many moves have been played: where the scrubber ends, or where it stands if that is now.
MOVES = """
() => {
  const scrubber = document.querySelector(".scrubber input");
  if (!scrubber) return null;
  return Number(new URLSearchParams(location.search).has("at") ? scrubber.max : scrubber.value);
}
"""
SETTINGS = "ludoteka.settings"
PLACES = "ludoteka.places"
# A new tab before it goes anywhere, and one that says that it is offline, have no storage.
OURS = "location.protocol.startsWith('http')"
expect.set_options(timeout=PATIENCE)


def here(name):
    """A seat for somebody on the device that opens the table."""
    return SeatForm(kind="device", name=name)


def bot(name, level="greedy"):
    return SeatForm(kind="bot", name=name, level=level)


def friend():
    return SeatForm(kind="friend")


class Person:
    """Somebody in front of a page. All that is done here, a person could do."""

    def __init__(self, page, language="en"):
        self.page = page
        self.language = language
        self.setting = language  # what was chosen in the settings
        self.texts = Texts(None, language)

    def says(self, message, **fields):
        """What the shell says in this person's language: the message `web-...`."""
        text = self.texts.find(f"web-{message}", fields)
        assert text is not None, f"there is no message web-{message}"
        return text

    # Coming and sitting down.

    def likes(self, **settings):
        """Settings that were chosen on an earlier day."""
        # What the page itself writes later stays.
        kept = f"JSON.parse(localStorage.getItem({SETTINGS!r}) ?? '{{}}')"
        whole = f"JSON.stringify({{ ...{json.dumps(settings)}, ...{kept} }})"
        self.page.add_init_script(f"if ({OURS}) localStorage.setItem({SETTINGS!r}, {whole})")
        return self

    def sits(self, table, *seats, host=False, at=None, game="", path=None):
        """Come back to a table where these seats are this device's."""
        self.keeps(table, *seats, host=host, game=game)
        address = path or f"/t/{table.id}"
        self.page.goto(address if at is None else f"{address}?at={at}")
        return self

    def keeps(self, table, *seats, host=False, game=""):
        """The tokens of these seats are in the browser from an earlier day."""
        places = json.dumps(self.place(table, *seats, host=host, game=game))
        self.page.add_init_script(
            f"if ({OURS} && !localStorage.getItem({PLACES!r}))"
            f" localStorage.setItem({PLACES!r}, {places})"
        )

    def place(self, table, *seats, host=False, game=""):
        """What the browser keeps of seats at a table, as JSON."""
        place = {"table": table.id, "game": game, "title": game, "at": 1}
        place["seats"] = {str(seat): table.tokens[str(seat)] for seat in seats}
        if host:
            place["host"] = table.host
        return json.dumps([place])

    def watches(self, table, at=None):
        """Open a table where this device has no seat."""
        self.page.goto(f"/t/{table.id}" if at is None else f"/t/{table.id}?at={at}")
        return self

    # What there is to see.

    @property
    def prompt(self):
        """The bar that says what is to be done."""
        return self.page.locator(".prompt .words")

    @property
    def notice(self):
        """The answer to something that was tried: why not, or think again."""
        return self.page.locator(".notice")

    @property
    def log(self):
        return self.page.get_by_role("log")

    @property
    def scrubber(self):
        return self.page.locator(".scrubber input")  # on a phone behind a tab

    @property
    def board(self):
        return self.page.get_by_role("main")

    @property
    def curtain(self):
        return self.page.locator("main.curtain")

    @property
    def invitation(self):
        """The link for friends, once the server has told it."""
        return self.page.locator(".invite .link:not(:empty)").inner_text()

    def button(self, message, **fields):
        return self.page.get_by_role("button", name=self.says(message, **fields), exact=True)

    def is_asked(self):
        """It is this person's turn: the bar has another colour, the tab says so."""
        expect(self.page.locator(".prompt.mine")).to_be_visible()

    def sees_moment(self, move):
        """The bar says which moment of the past is looked at, and the board shows it."""
        expect(self.page.locator(".prompt.past")).to_contain_text(f"move {move} of")
        expect(self.board).not_to_have_attribute("aria-busy", "true")

    def reads_board(self):
        """The board in words, once it is there and tells of the very moment that is shown."""
        board = self.page.get_by_role("region", name=self.says("generic-board"))
        expect(board).to_be_visible()
        expect(board.get_by_role("status")).to_have_count(0)
        expect(board).not_to_have_attribute("aria-busy", "true")
        return board.inner_text()

    def sees_the_end(self):
        expect(self.page.locator(".prompt.over")).to_be_visible()

    def sees_moves(self, count):
        """So many moves have been played, as far as this page knows."""
        self.until(f"() => ({MOVES})() === {count}")

    def moves(self):
        return self.page.evaluate(MOVES)

    def until(self, script, arg=None, patience=PATIENCE):
        """Ask the page again and again until the answer is something."""
        deadline = time.monotonic() + patience / 1000
        while not (found := self.page.evaluate(script, arg)):
            if time.monotonic() > deadline:
                raise AssertionError(f"in vain for {patience} ms: {script} {arg or ''}")
            self.page.wait_for_timeout(POLLING)
        return found

    # What can be done at every table.

    def chooses(self, move=0):
        """A move of the board in words: of its first form this thing, or this one of a list."""
        form = self.page.get_by_role("region", name=self.says("generic-moves")).locator("form")
        form.first.wait_for()
        things = form.first.get_by_role("checkbox")
        lists = form.first.get_by_role("combobox")
        if things.count():
            things.nth(move % things.count()).check()
        elif lists.count():
            lists.first.select_option(index=move % lists.first.locator("option").count())
        form.first.get_by_role("button").click()

    def types(self, words):
        """A line in the command line; returns what is answered."""
        answer = self.page.locator("form.line output")
        self.begins_to_type(words)
        expect(answer).not_to_have_text("")
        return answer.inner_text()

    def begins_to_type(self, words):
        """The same, without waiting for an answer."""
        field = self.page.locator("#command")
        field.fill(words)
        field.press("Enter")

    def opens_menu(self):
        self.button("menu").click()
        return self.page.get_by_role("dialog")

    def lifts(self, name):
        """The curtain of a shared device."""
        self.button("curtain-i-am", name=name).click()


def place(table, *seats, game="envyra", host=True):
    """What the browser keeps of these seats at a table."""
    return json.loads(Person(None).place(table, *seats, host=host, game=game))[0]


def keeps(page, places, **more):
    """What the browser has from earlier days: places at tables, and whatever else by its key."""
    if SETTINGS in more:
        Person(page).likes(**more.pop(SETTINGS))
    for key, value in {PLACES: places, **more}.items():
        text = json.dumps(json.dumps(value))
        page.context.add_init_script(
            f"if ({OURS} && !localStorage.getItem({key!r})) localStorage.setItem({key!r}, {text})"
        )


class Friends:
    """The others at a table, through the Python client: they choose by lot, but always the same."""

    def __init__(self, house, table, seed=1):
        self.house = house
        self.table = table
        self._chance = random.Random(seed)

    def view(self, seat):
        """What a seat sees now."""
        return self._sit(seat, lambda chair: _nothing(chair.view(seat)))

    def plays(self, seat, move=None):
        """One move of a seat, as soon as it is asked; returns its notation."""
        return self._sit(seat, lambda chair: self._move(chair, seat, move))

    def plays_on(self, *seats, until=lambda view: False, moves=1000):
        """These seats play until one of them sees what it waits for, or it is another's turn."""
        tokens = [self.table.tokens[str(seat)] for seat in seats]

        async def playing():
            async with sit(self.house.url, self.table.id, tokens, transport="socket") as chair:
                for _ in range(moves):
                    await chair.reached(chair.seq)  # by all of its eyes
                    asked = [seat for seat in seats if seat in chair.view(seat)["waiting"]]
                    if chair.over or not asked or any(until(chair.view(s)) for s in seats):
                        break
                    await self._move(chair, asked[0], None)
                return chair.table

        return self.house.ask(playing())

    def plays_out(self, *seats, until=lambda view: False):
        """The whole game, or until the first of them sees what it waits for; returns its last view.

        Everybody else is a bot.
        """
        tokens = [self.table.tokens[str(seat)] for seat in seats]

        async def playing():
            async with sit(self.house.url, self.table.id, tokens, transport="socket") as chair:
                while not chair.over:
                    await chair.reached(chair.seq)
                    if until(chair.view(seats[0])):
                        break
                    asked = await chair.until(lambda: _asked(chair, seats, until))
                    if asked:
                        await self._move(chair, asked[0], None)
                return chair.view(seats[0])

        return self.house.ask(playing())

    def waits_for_moves(self, count):
        """Until so many moves are in the log."""

        async def waiting():
            async with sit(self.house.url, self.table.id, transport="socket") as chair:
                return await chair.until(lambda: chair.table.moves >= count or None)

        return self.house.ask(asyncio.wait_for(waiting(), 10))

    def says(self, seat, text):
        return self._sit(seat, lambda chair: chair.say(seat, text))

    def _sit(self, seat, doing):
        async def sitting():
            token = self.table.tokens[str(seat)]
            async with sit(self.house.url, self.table.id, [token], transport="socket") as chair:
                return await doing(chair)

        return self.house.ask(sitting())

    async def _move(self, chair, seat, move):
        if move is not None:
            await chair.turn(seat)
            await chair.move(seat, move)
            return move
        return await chair.play(seat, lambda view: self._chance.choice(view["moves"]))


class Peaceful(Friends):
    """Friends who do no more than they must of some verbs: a game of RAW without raids is long."""

    def __init__(self, house, table, game, shunned, seed=1):
        super().__init__(house, table, seed)
        self._game = registry.make(game, {})
        self._shunned = shunned

    async def _move(self, chair, seat, move):
        if move is not None:
            return await super()._move(chair, seat, move)

        def choose(view):
            verbs = {one: self._game.describe(one)["verb"] for one in view["moves"]}
            liked = [one for one, verb in verbs.items() if verb not in self._shunned]
            return self._chance.choice(liked or view["moves"])

        return await chair.play(seat, choose)


class Hunters(Friends):
    """Friends at RAW who are all against one of them, who lets it happen: out first in any deal."""

    def __init__(self, house, table, hunted=0, seed=1):
        super().__init__(house, table, seed)
        self._game = registry.make("raw", {})
        self._hunted = hunted

    async def _move(self, chair, seat, move):
        if move is not None:
            return await super()._move(chair, seat, move)

        def choose(view):
            told = {one: self._game.describe(one) for one in view["moves"]}
            if seat == self._hunted:
                wishes = [lambda one: one["verb"] in ("end", "pass")]
            else:
                wishes = [
                    lambda one: one["verb"] == "player" and one["seat"] == self._hunted,
                    lambda one: one["verb"] == "raid",
                    lambda one: one["verb"] != "player",
                ]
            for wish in wishes:
                if liked := [one for one, what in told.items() if wish(what)]:
                    return self._chance.choice(liked)
            return self._chance.choice(view["moves"])

        return await chair.play(seat, choose)


def _asked(chair, seats, until):
    """Those who have to act; nobody if it is over, or what is waited for is seen; None: wait."""
    if chair.over or until(chair.view(seats[0])):
        return ()
    return tuple(seat for seat in seats if seat in chair.view(seat)["waiting"]) or None


async def _nothing(value):
    return value


def exactly(text):
    """This text and nothing else, for locators."""
    return re.compile(f"^\\s*{re.escape(text)}\\s*$")


__all__ = [
    "Friends",
    "Hunters",
    "Person",
    "Refusal",
    "bot",
    "exactly",
    "expect",
    "friend",
    "here",
    "keeps",
    "place",
]
