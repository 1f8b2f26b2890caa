"""A real server in a process of its own, for all tests that want one."""

import asyncio
import contextlib
import os
import random
from types import SimpleNamespace

import pytest
from server.tabs import UNLIMITED, nothing_crashed
from server.visits import a_house, visiting

from ludoteka.client import Lobby
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, ServerProcess
from ludoteka.protocol.forms import NewTable, SeatForm
from ludoteka.server.bots import scheduler
from ludoteka.server.commands import lifecycle


@pytest.fixture(autouse=True)
def same_chance(monkeypatch):
    """Tables in the test's own process are dealt the same in every run, and bots draw the same.

    A game that goes wrong goes wrong again. Tokens are not fixed. LUDOTEKA_CHANCE names another
    chance, as in tests/browser; "real" leaves it to chance.
    """
    word = os.environ.get("LUDOTEKA_CHANCE", "1")
    if word == "real":
        return
    deals, draws = random.Random(word), random.Random(word)
    monkeypatch.setattr(lifecycle, "secrets", SimpleNamespace(token_bytes=deals.randbytes))
    drawn = SimpleNamespace(
        token_bytes=draws.randbytes, choice=draws.choice, randbelow=draws.randrange
    )
    monkeypatch.setattr(scheduler, "secrets", drawn)


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """Requests to a house within the test's own process."""
    with visiting(a_house(tmp_path_factory.mktemp("house"))) as client:
        yield client


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Its `url` and its `database`; shared, so that tests open tables of their own."""
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with ServerProcess(database, NO_LIMITS_PER_ADDRESS) as serving:
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
            return stack.enter_context(ServerProcess(database, flags))

        yield start


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory):
    """A server without limits, for all tests that leave it as it was; nothing crashes there."""
    with ServerProcess(tmp_path_factory.mktemp("faults") / "tables.sqlite", UNLIMITED) as serving:
        yield serving
        asyncio.run(nothing_crashed(serving))
