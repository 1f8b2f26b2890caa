"""The real application in the test's own process: a house, a visitor over HTTP, tables at hand."""

import itertools
import warnings
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, msgpack
from server.guests import Thoughtless

from ludoteka.protocol.table import Patience
from ludoteka.server.app import make_app, make_rooms
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.limits import Limits
from ludoteka.server.services import Services
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.work.tasks import check_content, examine

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would like another httpx
    from starlette.testclient import TestClient

NOWHERE = Path("no browser client is needed for this")
PLENTY = Limits(joins=1_000_000, checks=1_000_000, messages=1_000_000, chats=1_000_000)
_numbers = itertools.count()


class Examiners(Thoughtless):
    """Bots get a move by lot, but files are looked at as ever, only in this process."""

    async def faults(self, claim):
        return examine(msgpack.encode(claim))

    async def checked(self, claim):
        return check_content(msgpack.encode(claim))


def a_house(folder, store=None, **more):
    """A house with a store of its own in this folder; `more` is of the Config."""
    store = store or SqliteStore.open(folder / f"tables-{next(_numbers)}.sqlite")
    config = {"limits": PLENTY, "patience": Patience(gone=0, idle=0), **more}
    return make_rooms(Services(store, LocalBus(), Examiners(), Config(**config)))


@contextmanager
def visiting(house, site=NOWHERE):
    """A client of the application while it is open; `site` is the browser client's folder."""
    with TestClient(make_app(house, site), base_url="http://table.test") as client:
        yield client


def bearing(*tokens):
    """The headers that show these tokens."""
    return {"Authorization": "Bearer " + ", ".join(tokens)} if tokens else {}


class Scene(Struct):
    """A table of Envyra: Ann (seat 0, this device) and Bob (seat 1, a friend)."""

    id: str
    host: str
    ann: str
    bob: str
    invitation: str
    code: str

    @property
    def path(self):
        return f"/api/tables/{self.id}"


def a_scene(client, stage="gathering", **more):
    """A table: gathering (with a third, open seat), full, running, left to bots, or finished."""
    seats = [{"kind": "device", "name": "Ann"}, {"kind": "friend"}]
    if stage == "gathering":
        seats.append({"kind": "open"})
    told = answer(client.post("/api/tables", json={"game": "envyra", "seats": seats, **more}))
    path = f"/api/tables/{told['table']['id']}"
    form = {"name": "Bob", "seat": 1, "invitation": told["invitation"]}
    bob = answer(client.post(f"{path}/join", json=form))["token"]
    steps = {"running": ("start",), "left": ("start",), "finished": ("start", "end")}
    for step in steps.get(stage, ()):
        answer(client.post(f"{path}/{step}", headers=bearing(told["host"])))
    if stage == "left":
        for seat, token in enumerate((told["seats"]["0"], bob)):
            answer(client.post(f"{path}/seats/{seat}/leave", headers=bearing(token)))
    return Scene(
        id=told["table"]["id"],
        host=told["host"],
        ann=told["seats"]["0"],
        bob=bob,
        invitation=told["invitation"],
        code=told["code"],
    )


def answer(response):
    """What a request was answered with, if it went well."""
    assert response.status_code == 200, response.text
    return response.json()
