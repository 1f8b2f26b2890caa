"""Tables and records of earlier editions play on, and verify.

`fixtures/edition-N` has the database of a real server, made by the program as it was then (1:
Ludoteka 0.1.0; 2: the last state before edition 3): of each game that has this edition a table in
the middle, one with variants, one that has ended and a fork of it, and tables with content of
somebody's own (its file in `edition-1`); `tables.json` has their ids, tokens and how many moves
were played. Nothing in it may be changed.
"""

import asyncio
import contextlib
import json
import lzma
import random
from pathlib import Path

import pytest
from server.halls import a_hall, answer, bearing, visiting

from ludoteka.client import Lobby, sit
from ludoteka.core import registry
from ludoteka.core.record import parse, verify
from ludoteka.drills.serving import FLAGS, Serving
from ludoteka.server.sqlite import SqliteStore
from ludoteka.tutorials import tutorial

FIXTURES = Path(__file__).with_name("fixtures")
EDITIONS = (1, 2, 3)
TABLES = {
    edition: json.loads((FIXTURES / f"edition-{edition}/tables.json").read_text(encoding="utf-8"))
    for edition in EDITIONS
}
BEGUN = ("-running", "-variants", "-forked", "-own-deck", "-own-applications")
MOST = 120  # further moves of a table; by chance some would go on for long


def those(*endings):
    """Edition and name of the tables whose names end so."""
    return [
        (edition, name)
        for edition in EDITIONS
        for name in TABLES[edition]
        if name.endswith(endings)
    ]


def unpacked(edition, folder):
    """The old server's database, as it left it."""
    path = folder / "old.sqlite"
    packed = FIXTURES / f"edition-{edition}/tables.sqlite.xz"
    path.write_bytes(lzma.decompress(packed.read_bytes()))
    return path


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """This program, serving the old files: the address by edition."""
    with contextlib.ExitStack() as stack:
        yield {
            edition: stack.enter_context(
                Serving(unpacked(edition, tmp_path_factory.mktemp("served")), FLAGS)
            ).url
            for edition in EDITIONS
        }


@pytest.fixture
def client(edition, tmp_path):
    store = SqliteStore.open(unpacked(edition, tmp_path))
    with visiting(a_hall(tmp_path, store)) as client:
        yield client


def own_content(name):
    file = FIXTURES / f"edition-1/{name.removesuffix('-finished')}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else None


async def play_on(url, edition, old, chance):
    """Play at random with all seats, every view checked; how many moves, and whether it is over."""
    tokens = old["tokens"]
    async with sit(url, old["id"], tokens, check=True) as chair:
        assert chair.table.stuck is None
        assert chair.table.moves == old["moves"]
        assert chair.table.rules == edition
        for played in range(MOST):
            waiting = chair.view(0)["waiting"]
            if not waiting:
                return played, True
            view = await chair.turn(waiting[0])
            await chair.move(waiting[0], chance.choice(view["moves"]))
        return MOST, False


@pytest.mark.parametrize(("edition", "name"), those(*BEGUN))
def test_a_table_that_was_begun_plays_on(served, edition, name):
    url, old = served[edition], TABLES[edition][name]

    async def scene():
        played, over = await play_on(url, edition, old, random.Random(name))
        async with Lobby(url) as lobby:
            return played, over, await lobby.record(old["id"])

    played, over, export = asyncio.run(scene())
    assert played > 0
    assert export.table.moves == old["moves"] + played
    assert export.finished == over
    if over:
        record = parse(export.record)
        assert record.rules == edition
        verify(record, registry.game_of(record, own_content(name)))


@pytest.mark.parametrize(("edition", "name"), those("-finished"))
def test_a_finished_table_is_looked_back_at(client, edition, name):
    old = TABLES[edition][name]
    path = f"/api/tables/{old['id']}"
    assert answer(client.get(path))["table"]["stuck"] is None
    frames = answer(client.get(f"{path}/replay?seat=all&moves=0&limit=5"))["frames"]
    assert len(frames) == 5
    assert answer(client.get(f"{path}/draws"))["seeds"]
    record = parse(answer(client.get(f"{path}/record"))["record"])
    assert verify(record, registry.game_of(record, own_content(name))) is not None


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        (edition, file.stem)
        for edition in EDITIONS
        for file in sorted(FIXTURES.glob(f"edition-{edition}/*.record"))
    ],
)
def test_an_old_record_verifies_and_can_be_imported(client, edition, name):
    file = FIXTURES / f"edition-{edition}/{name}.record"
    text, content = file.read_text(encoding="utf-8"), own_content(name)
    record = parse(text)
    assert record.rules == edition
    assert verify(record, registry.game_of(record, content)) is not None
    form = {"record": text, "content": content}
    opened = answer(client.post("/api/records", json=form))["table"]
    assert (opened["rules"], opened["status"], opened["stuck"]) == (edition, "finished", None)
    assert opened["content_digest"] == record.content


@pytest.mark.parametrize(("edition", "name"), those("-finished"))
def test_a_rematch_of_an_old_table_takes_the_latest_rules(client, edition, name):
    old = TABLES[edition][name]
    path = f"/api/tables/{old['id']}/rematch"
    table = answer(client.post(path, headers=bearing(old["tokens"][0])))["table"]
    meta = registry.find(table["game"]).meta
    assert table["rules"] == meta.rules_version
    assert sorted(table["options"]) == sorted(option.name for option in meta.options)


@pytest.mark.parametrize(("edition", "name"), those("-lesson"))
def test_a_lesson_that_was_begun_goes_on_by_its_old_script(served, edition, name):
    """The learner plays what the steps of that edition ask for; the others answer as they did."""
    old, url = TABLES[edition][name], served[edition]

    async def scene():
        async with sit(url, old["id"], old["tokens"], check=True) as chair:
            table = chair.table
            assert (table.tutorial, table.rules) == (True, edition)
            lesson = tutorial(table.game, table.lesson, table.rules)
            asks = [ask for step in lesson.steps for ask in step.asks]
            for ask in asks[old["moves"] :]:  # so many the learner has played
                view = await chair.turn(0)
                assert ask.number in view["moves"]
                await chair.move(0, ask.move)
            async with Lobby(url) as lobby:
                return asks[-1].at, (await lobby.record(old["id"])).table.moves

    last, moves = asyncio.run(scene())
    assert moves > last


def test_the_steps_of_a_lesson_are_told_by_edition(tmp_path):
    with visiting(a_hall(tmp_path)) as client:

        def asked(parameters):
            return client.get(f"/api/games/rawsiko/tutorial{parameters}")

        assert answer(asked("?rules=1"))["words"] == "rawsiko-tutorial-edition-1"
        assert answer(asked(""))["words"] == answer(asked("?lesson=1"))["words"]
        assert answer(asked(""))["words"] == "rawsiko-tutorial"
        assert asked("?lesson=2").status_code == asked("?rules=99").status_code == 404


@pytest.mark.parametrize(("edition", "name"), those("-gathering"))
def test_a_table_that_gathers_begins_with_the_rules_it_was_opened_by(client, edition, name):
    old = TABLES[edition][name]
    path, host = f"/api/tables/{old['id']}", bearing(old["host"])
    option = "hunt" if name.startswith("raw-") else "trade"
    table = answer(client.patch(path, json={"options": {option: True}}, headers=host))["table"]
    assert table["options"][option] is True
    table = answer(client.post(f"{path}/start", headers=host))["table"]
    assert (table["rules"], table["status"], table["stuck"]) == (edition, "running", None)
