"""A real server in a process of its own, for all tests that want one."""

import asyncio
import contextlib
import random
from types import SimpleNamespace

import pytest
from server.halls import a_hall, visiting
from server.tabs import UNLIMITED, nothing_crashed

from ludoteka.client import Lobby
from ludoteka.drills.serving import FLAGS, Serving
from ludoteka.protocol.forms import NewTable, SeatForm


@pytest.fixture
def the_same_dice(monkeypatch):
    """Tables are dealt the same in every run: seeds are fixed, tokens are not."""
    fixed = SimpleNamespace(token_bytes=random.Random(1).randbytes)
    monkeypatch.setattr("ludoteka.server.hosting.secrets", fixed)


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """Requests to a hall within the test's own process."""
    with visiting(a_hall(tmp_path_factory.mktemp("hall"))) as client:
        yield client


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Its `url` and its `database`; shared, so that tests open tables of their own."""
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with Serving(database, FLAGS) as serving:
        yield serving


@pytest.fixture
def opened(server):
    """Opens a table of seats on this device, and starts it: `opened("envyra", 2)`."""

    def open_table(game, seats=2, start=True, **more):
        async def ask():
            async with Lobby(server.url) as lobby:
                forms = [SeatForm(kind="device", name=f"P{seat}") for seat in range(seats)]
                told = await lobby.open_table(NewTable(game=game, seats=forms, **more))
                if start:
                    await lobby.start(told.table.id, told.host)
                tokens = [told.seats[str(seat)] for seat in range(seats)]
                return SimpleNamespace(id=told.table.id, host=told.host, tokens=tokens, told=told)

        return asyncio.run(ask())

    return open_table


@pytest.fixture
def own(tmp_path):
    """A server of the test's own; its flags are the arguments."""
    with contextlib.ExitStack() as stack:

        def start(*flags, database=tmp_path / "tables.sqlite"):
            return stack.enter_context(Serving(database, flags))

        yield start


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory):
    """A server without limits, for all tests that leave it as it was; nothing crashes there."""
    with Serving(tmp_path_factory.mktemp("faults") / "tables.sqlite", UNLIMITED) as serving:
        yield serving
        asyncio.run(nothing_crashed(serving))
