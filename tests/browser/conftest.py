"""A real browser on a real server: what all tests of this folder are made of.

    def test_something(house, device):
        page = device(390, 844, touch=True, language="sk")
        page.goto("/")

`house` is a server that can be killed and started again; all tests of a worker share it, one after
another, each with tables of its own. `device(...)` is a page in a browser that has never been here
before. A test fails on any error in the console of any of its pages, on anything that the
Content-Security-Policy stops, and on any request to others than the house;
`faults.expect("status of 404")` excuses what a test means to bring about.

In these tests Playwright's loop counts as running: `house.ask(coroutine)` is what asyncio.run is
elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest

from ludoteka.client import Lobby
from ludoteka.drills.serving import FLAGS as UNBOUNDED
from ludoteka.drills.serving import Serving
from ludoteka.protocol.forms import NewTable, SeatForm

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "tools")]
import chromium

ROOT = Path(__file__).resolve().parent.parent.parent
SITE = ROOT / "src" / "ludoteka" / "site"
PICTURES = ROOT / "build" / "browser"  # what the screens of failed tests showed
PATIENCE = 15_000  # milliseconds that a page is given for anything
# What a browser says of a server that does not answer, which is nobody's fault once it was killed.
UNANSWERED = re.compile(
    r"net::ERR_|WebSocket connection to|WebSocket is already in CLOSING|when fetching the script"
)
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`Content-Security-Policy: ${event.violatedDirective} stops ${event.blockedURI}`));
"""


def pytest_collection_modifyitems(items):
    """`-m browser` is these tests, `-m "not browser"` all others."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """A test that went well but for what its pages complain of has failed."""
    faults = item.funcargs.get("faults")
    try:
        result = yield
    except BaseException:
        if faults is not None:
            faults.settle()
            faults.picture(item.name)
            item.add_report_section("call", "faults of the pages", "\n".join(faults.found))
        raise
    if faults is not None:
        faults.settle()
        if faults.found:
            faults.picture(item.name)
            pytest.fail("\n".join(faults.found), pytrace=False)
    return result


@pytest.fixture(scope="session")
def _browser():
    """One Chromium for all tests of a worker, and the loop by which it is driven."""
    sync_api = pytest.importorskip("playwright.sync_api")
    program = chromium.find()
    if program is None:
        pytest.skip(chromium.MISSING)
    playwright = sync_api.sync_playwright().start()
    loop = asyncio._get_running_loop()
    try:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.FLAGS)
        asyncio._set_running_loop(None)
        yield SimpleNamespace(browser=browser, loop=loop)
        asyncio._set_running_loop(loop)
        browser.close()
    finally:
        asyncio._set_running_loop(loop)
        playwright.stop()
        asyncio._set_running_loop(None)


@pytest.fixture
def browser(_browser):
    """The browser itself. Its loop counts as running only here: other tests have their own."""
    asyncio._set_running_loop(_browser.loop)
    yield _browser.browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def _house(tmp_path_factory):
    """One server for all tests of a worker: to start one takes longer than many a test."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the browser client is not built: python3 run.py --version builds it")
    with House(tmp_path_factory.mktemp("house") / "tables.sqlite", UNBOUNDED) as house:
        yield house


@pytest.fixture
def house(_house):
    """A server that runs: `url`, `open_table()`, `kill()`, `start()`, `restart()`."""
    if not _house.is_up:  # the test before has left it so
        _house.start()
    _house.was_away = False
    return _house


class House(Serving):
    """A server that comes back on the same port, and remembers that it was away."""

    program = (str(Path(__file__).parent / "same_chance.py"),)
    was_away = False
    is_up = False

    def start(self):
        super().start()
        self.is_up = True

    def kill(self):
        self.was_away = True
        self.is_up = False
        super().kill()

    def restart(self):
        """SIGKILL, and up again."""
        self.kill()
        self.start()

    def ask(self, coroutine):
        """What a coroutine returns: asyncio.run, in a thread that has no loop yet."""
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, coroutine).result()

    def open_table(self, game, seats=2, start=True, **more):
        """A table by HTTP: its `id`, its `host` token, and the `tokens` of its seats.

        `seats` is a number of people on this device, or the SeatForms themselves.
        """
        if isinstance(seats, int):
            seats = [SeatForm(kind="device", name=f"P{seat}") for seat in range(seats)]

        async def opened():
            async with Lobby(self.url) as lobby:
                told = await lobby.open_table(NewTable(game=game, seats=seats, **more))
                if start:
                    await lobby.start(told.table.id, told.host)
                tokens = dict(told.seats)
                return SimpleNamespace(id=told.table.id, host=told.host, tokens=tokens, told=told)

        return self.ask(opened())


@pytest.fixture
def faults(house):
    """What the pages of a test complain of; `expect(pattern)` excuses what belongs to the test."""
    return Faults(house)


class Faults:
    """Collects what goes wrong in pages, whoever notices it."""

    def __init__(self, house):
        self.found = []
        self.contexts = []
        self._house = house
        self._expected = []

    def expect(self, pattern):
        """Excuse faults whose text holds a pattern, now and before."""
        self._expected.append(re.compile(pattern))
        self.found = [text for text in self.found if not self._excused(text)]

    def watch(self, context):
        """Listen to a context and to all of its pages."""
        self.contexts.append(context)
        context.on("console", self._said)
        context.on("weberror", lambda event: self._add(f"uncaught: {event.error}"))
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", lambda page: page.on("websocket", lambda made: self._asked(made.url)))

    def settle(self):
        """Let everything arrive that the pages have said so far."""
        for context in self.contexts:
            with contextlib.suppress(Exception):  # a page or context that the test has closed
                for page in context.pages:
                    page.evaluate("new Promise((done) => setTimeout(done))")

    def picture(self, name):
        """Keep what the pages show."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            file = PICTURES / f"{re.sub('[^a-zA-Z0-9]+', '-', name)}-{number}.png"
            with contextlib.suppress(Exception):
                page.screenshot(path=file, timeout=PATIENCE)

    def _said(self, message):
        if message.type == "error":
            where = message.location
            self._add(f"console: {message.text} ({where['url']}:{where['lineNumber']})")

    def _asked(self, url):
        parts, own = urlsplit(url), urlsplit(self._house.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != own.netloc:
            self._add(f"a request to others than the house: {url}")

    def _add(self, text):
        if not self._excused(text):
            self.found.append(text)

    def _excused(self, text):
        if self._house.was_away and UNANSWERED.search(text):
            return True
        return any(pattern.search(text) for pattern in self._expected)


@pytest.fixture
def device(browser, house, faults):
    """Makes pages: each in a browser of its own, that has never been here before."""

    def make(
        width=1280,
        height=800,
        touch=False,
        language="en",
        theme="light",
        reduced_motion=True,
        service_worker=False,
    ):
        context = browser.new_context(
            base_url=house.url,
            viewport={"width": width, "height": height},
            screen={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            # It fetches the whole shell once more: only for tests that are about it.
            service_workers="allow" if service_worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        faults.watch(context)
        return context.new_page()

    yield make
    for context in faults.contexts:
        context.close()
