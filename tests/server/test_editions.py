"""Tables and records of edition 1 (Ludoteka 0.1.0, which made these files) play on, and verify.

`fixtures/edition-1` has the database of a real server: of each game a table in the middle, one with
variants, one that has ended and a fork of it, a lesson, and tables with content of somebody's own;
`tables.json` has their ids, tokens and how many moves were played. Nothing in it may be changed.
"""

import asyncio
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

FIXTURES = Path(__file__).with_name("fixtures") / "edition-1"
TABLES = json.loads((FIXTURES / "tables.json").read_text(encoding="utf-8"))
GAMES = ("envyra", "raw", "rawsiko")
RUNNING = [name for name in TABLES if name.endswith(("-running", "-variants", "-forked"))] + [
    "raw-own-deck",
    "rawsiko-own-applications",
]
FINISHED = [name for name in TABLES if name.endswith("-finished")]
MOST = 120  # further moves of a table; by chance some would go on for long


def unpacked(folder):
    """The old server's database, as it left it."""
    path = folder / "old.sqlite"
    path.write_bytes(lzma.decompress((FIXTURES / "tables.sqlite.xz").read_bytes()))
    return path


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """This program, serving the old file."""
    with Serving(unpacked(tmp_path_factory.mktemp("served")), FLAGS) as serving:
        yield serving.url


@pytest.fixture
def client(tmp_path):
    store = SqliteStore.open(unpacked(tmp_path))
    with visiting(a_hall(tmp_path, store)) as client:
        yield client


def own_content(name):
    file = FIXTURES / f"{name.removesuffix('-finished')}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else None


async def play_on(url, old, chance):
    """Play at random with all seats, every view checked; how many moves, and whether it is over."""
    tokens = old["tokens"]
    async with sit(url, old["id"], tokens, check=True) as chair:
        assert chair.table.stuck is None
        assert chair.table.moves == old["moves"]
        assert chair.table.rules == 1
        for played in range(MOST):
            waiting = chair.view(0)["waiting"]
            if not waiting:
                return played, True
            view = await chair.turn(waiting[0])
            await chair.move(waiting[0], chance.choice(view["moves"]))
        return MOST, False


@pytest.mark.parametrize("name", RUNNING)
def test_a_table_that_was_begun_plays_on(served, name):
    async def scene():
        played, over = await play_on(served, TABLES[name], random.Random(name))
        async with Lobby(served) as lobby:
            return played, over, await lobby.record(TABLES[name]["id"])

    played, over, export = asyncio.run(scene())
    assert played > 0
    assert export.table.moves == TABLES[name]["moves"] + played
    assert export.finished == over
    if over:
        record = parse(export.record)
        assert record.rules == 1
        verify(record, registry.game_of(record, own_content(name)))


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_table_is_looked_back_at(client, name):
    old = TABLES[name]
    path = f"/api/tables/{old['id']}"
    assert answer(client.get(path))["table"]["stuck"] is None
    frames = answer(client.get(f"{path}/replay?seat=all&moves=0&limit=5"))["frames"]
    assert len(frames) == 5
    assert answer(client.get(f"{path}/draws"))["seeds"]
    record = parse(answer(client.get(f"{path}/record"))["record"])
    assert verify(record, registry.game_of(record, own_content(name))) is not None


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.record")), ids=lambda path: path.stem)
def test_an_old_record_verifies_and_can_be_imported(client, file):
    text, content = file.read_text(encoding="utf-8"), own_content(file.stem)
    record = parse(text)
    assert record.rules == 1
    assert verify(record, registry.game_of(record, content)) is not None
    form = {"record": text, "content": content}
    opened = answer(client.post("/api/records", json=form))["table"]
    assert (opened["rules"], opened["status"], opened["stuck"]) == (1, "finished", None)
    assert opened["content_digest"] == record.content


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_of_an_old_table_takes_the_latest_rules(client, game):
    old = TABLES[f"{game}-finished"]
    path = f"/api/tables/{old['id']}/rematch"
    table = answer(client.post(path, headers=bearing(old["tokens"][0])))["table"]
    meta = registry.find(game).meta
    assert table["rules"] == meta.rules_version
    assert sorted(table["options"]) == sorted(option.name for option in meta.options)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_was_begun_goes_on_by_its_old_script(served, game):
    """The learner plays what the steps of that edition ask for; the others answer as they did."""
    old = TABLES[f"{game}-lesson"]

    async def scene():
        async with sit(served, old["id"], old["tokens"], check=True) as chair:
            assert (chair.table.tutorial, chair.table.lesson, chair.table.rules) == (True, 1, 1)
            lesson = tutorial(game, chair.table.lesson, chair.table.rules)
            asks = [ask for step in lesson.steps for ask in step.asks]
            for ask in asks[old["moves"] :]:  # so many the learner has played
                view = await chair.turn(0)
                assert ask.number in view["moves"]
                await chair.move(0, ask.move)
            async with Lobby(served) as lobby:
                return asks[-1].at, (await lobby.record(old["id"])).table.moves

    last, moves = asyncio.run(scene())
    assert moves > last


def test_the_steps_of_a_lesson_are_told_by_edition(client):
    def asked(parameters):
        return answer(client.get(f"/api/games/rawsiko/tutorial{parameters}"))

    assert asked("?rules=1")["words"] == "rawsiko-tutorial-edition-1"
    assert asked("")["words"] == asked("?lesson=1")["words"] == "rawsiko-tutorial"
    assert client.get("/api/games/rawsiko/tutorial?lesson=2").status_code == 404
    assert client.get("/api/games/rawsiko/tutorial?rules=99").status_code == 404


def test_a_table_that_gathers_begins_with_the_rules_it_was_opened_by(client):
    old = TABLES["raw-gathering"]
    path, host = f"/api/tables/{old['id']}", bearing(old["host"])
    changed = {"options": {"hunt": True}}
    table = answer(client.patch(path, json=changed, headers=host))["table"]
    assert table["options"]["hunt"] is True
    table = answer(client.post(f"{path}/start", headers=host))["table"]
    assert (table["rules"], table["status"], table["stuck"]) == (1, "running", None)
