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
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "tools")]
import chromium
from devices import new_device
from faults import Faults
from house import SITE, UNBUILT, House


def pytest_collection_modifyitems(items):
    """`-m browser` is these tests, `-m "not browser"` all others.

    One that fails is tried once more: on a busy machine a page may need longer than it is given.
    The closing lines name it as RERUN, so that a test that often needs it is found and mended.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))


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
        pytest.skip(UNBUILT)
    with House(tmp_path_factory.mktemp("house") / "tables.sqlite") as house:
        yield house


@pytest.fixture
def house(_house):
    """A server that runs: `url`, `open_table()`, `kill()`, `start()`, `restart()`."""
    if not _house.is_up:  # the test before has left it so
        _house.start()
    _house.was_away = False
    return _house


@pytest.fixture
def faults(house):
    """What the pages of a test complain of; `expect(pattern)` excuses what belongs to the test."""
    return Faults(house)


@pytest.fixture
def device(browser, house, faults):
    """Makes pages: each in a browser of its own, that has never been here before."""

    def make(width=1280, height=800, **more):
        return new_device(browser, house, faults, width, height, **more).new_page()

    yield make
    for context in faults.contexts:
        context.close()
