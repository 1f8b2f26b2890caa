"""Tables and records of earlier editions play on, and verify.

`fixtures/edition-N` has the database of a real server, made by the program as it was then (1:
Ludoteka 0.1.0; 2 and 3: the last state before the edition that followed; 4: the present edition of
RAW and RAWsiko, on the day after its content was settled): of each game that has this edition a
table in the middle, one with variants, one that has ended and a fork of it, and tables with content
of somebody's own (its file in `edition-1`); `tables.json` has their ids, tokens and how many moves
were played. Nothing in it may be changed. `edition-1-second` has more of Envyra, with variants,
own tiles and a table that gathers; it was made on 2026-11-19, when neither the rules of Envyra nor
its content had changed since edition 1.

`CONTENT` has the digest of the own content of every edition, the present ones, too: who changes a
card or an objective without a new edition is told so here.
"""

import asyncio
import contextlib
import json
import lzma
import random
from pathlib import Path

import pytest
from server.visits import a_house, answer, bearing, visiting

from ludoteka.client import Lobby, sit
from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, ServerProcess
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.tutorials import tutorial

FIXTURES = Path(__file__).with_name("fixtures")
EDITIONS = {  # by folder
    "edition-1": 1,
    "edition-1-second": 1,
    "edition-2": 2,
    "edition-3": 3,
    "edition-4": 4,
}
TABLES = {
    kept: json.loads((FIXTURES / kept / "tables.json").read_text(encoding="utf-8"))
    for kept in EDITIONS
}
BEGUN = ("-running", "-variants", "-forked", "-own-deck", "-own-applications", "-own-tiles")
CONTENT = {
    ("envyra", 1): "a53fa84cc07ea14f94ecf118b2e814b8",
    ("raw", 1): "ad832ed2099ab51d11f53c0e069bd7bc",
    ("raw", 2): "3eae3eef5e649cb085e2729a5fc49e36",
    ("raw", 3): "4db7054ea5b5eb6ff1934a74c58f34f9",
    ("raw", 4): "be4493f242392be343061759894d75a0",
    ("rawsiko", 1): "a3b91d0c6686461a1cae270bc879fbe1",
    ("rawsiko", 2): "7b861665c9593bc2e459e87f6d3fde72",
    ("rawsiko", 3): "a1922f2a7b7b103db74d634a7a359d03",
    ("rawsiko", 4): "060a3cb8e0725c0765efc37e033398dc",
}
CHANGED = (
    "the own content of {game} is not that of edition {edition} any more (its digest is {digest}), "
    "and tables that were begun by it could not go on: put the file as it was in "
    "editions/{edition} of the game's folder and make the next edition: docs/architecture.md, "
    "Editions"
)
UNPINNED = (
    "edition {edition} of {game} is not pinned: run `tools/keep_edition.py {game}`, add {edition} "
    "to EDITIONS and its digest, {digest}, to CONTENT"
)
MOST = 120  # further moves of a table; by chance some would go on for long


def those(*endings):
    """Folder and name of the tables whose names end so."""
    return [(kept, name) for kept in EDITIONS for name in TABLES[kept] if name.endswith(endings)]


def unpacked(kept, folder):
    """The old server's database, as it left it."""
    path = folder / "old.sqlite"
    packed = FIXTURES / kept / "tables.sqlite.xz"
    path.write_bytes(lzma.decompress(packed.read_bytes()))
    return path


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """This program, serving the old files: the address by folder."""
    with contextlib.ExitStack() as stack:
        yield {
            kept: stack.enter_context(
                ServerProcess(
                    unpacked(kept, tmp_path_factory.mktemp("served")), NO_LIMITS_PER_ADDRESS
                )
            ).url
            for kept in EDITIONS
        }


@pytest.fixture
def client(kept, tmp_path):
    store = SqliteStore.open(unpacked(kept, tmp_path))
    with visiting(a_house(tmp_path, store)) as client:
        yield client


def own_content(name):
    file = FIXTURES / f"edition-1/{name.removesuffix('-finished')}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else None


@pytest.mark.parametrize(
    ("game", "edition"),
    [
        (game, edition)
        for game in ("envyra", "raw", "rawsiko")
        for edition in range(1, registry.find(game).meta.rules_version + 1)
    ],
)
def test_the_content_of_an_edition_never_changes(game, edition):
    digest = registry.make(game, {}, rules=edition).content_digest
    said = {"game": game, "edition": edition, "digest": digest}
    assert (game, edition) in CONTENT, UNPINNED.format(**said)
    tables = [name for kept in EDITIONS if EDITIONS[kept] == edition for name in TABLES[kept]]
    assert any(name.startswith(f"{game}-") for name in tables), UNPINNED.format(**said)
    assert digest == CONTENT[game, edition], CHANGED.format(**said)


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


@pytest.mark.parametrize(("kept", "name"), those(*BEGUN))
def test_a_table_that_was_begun_plays_on(served, kept, name):
    url, old, edition = served[kept], TABLES[kept][name], EDITIONS[kept]

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


@pytest.mark.parametrize(("kept", "name"), those("-finished"))
def test_a_finished_table_is_looked_back_at(client, kept, name):
    old = TABLES[kept][name]
    path = f"/api/tables/{old['id']}"
    assert answer(client.get(path))["table"]["stuck"] is None
    frames = answer(client.get(f"{path}/replay?seat=all&moves=0&limit=5"))["frames"]
    assert len(frames) == 5
    assert answer(client.get(f"{path}/draws"))["seeds"]
    record = parse(answer(client.get(f"{path}/record"))["record"])
    assert verify(record, registry.game_of(record, own_content(name))) is not None


@pytest.mark.parametrize(
    ("kept", "name"),
    [(kept, file.stem) for kept in EDITIONS for file in sorted(FIXTURES.glob(f"{kept}/*.record"))],
)
def test_an_old_record_verifies_and_can_be_imported(client, kept, name):
    file, edition = FIXTURES / kept / f"{name}.record", EDITIONS[kept]
    text, content = file.read_text(encoding="utf-8"), own_content(name)
    record = parse(text)
    assert record.rules == edition
    assert verify(record, registry.game_of(record, content)) is not None
    form = {"record": text, "content": content}
    opened = answer(client.post("/api/records", json=form))["table"]
    assert (opened["rules"], opened["status"], opened["stuck"]) == (edition, "finished", None)
    assert opened["content_digest"] == record.content


@pytest.mark.parametrize(("kept", "name"), those("-finished"))
def test_a_rematch_of_an_old_table_takes_the_latest_rules(client, kept, name):
    old = TABLES[kept][name]
    path = f"/api/tables/{old['id']}/rematch"
    table = answer(client.post(path, headers=bearing(old["tokens"][0])))["table"]
    meta = registry.find(table["game"]).meta
    assert table["rules"] == meta.rules_version
    assert sorted(table["options"]) == sorted(option.name for option in meta.options)


@pytest.mark.parametrize(("kept", "name"), those("-lesson"))
def test_a_lesson_that_was_begun_goes_on_by_its_old_script(served, kept, name):
    """The learner plays what the steps of that edition ask for; the others answer as they did."""
    old, url, edition = TABLES[kept][name], served[kept], EDITIONS[kept]

    async def scene():
        async with sit(url, old["id"], old["tokens"], check=True) as chair:
            table = chair.table
            lesson = tutorial(table.game, table.lesson, edition)
            # A script may name an earlier edition that it was written for.
            assert (table.tutorial, table.rules) == (True, lesson.rules)
            assert lesson.rules <= edition
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
    with visiting(a_house(tmp_path)) as client:

        def asked(parameters):
            return client.get(f"/api/games/rawsiko/tutorial{parameters}")

        assert answer(asked("?rules=1"))["words"] == "rawsiko-tutorial-edition-1"
        assert answer(asked(""))["words"] == answer(asked("?lesson=1"))["words"]
        assert answer(asked(""))["words"] == "rawsiko-tutorial"
        assert asked("?lesson=2").status_code == asked("?rules=99").status_code == 404


@pytest.mark.parametrize(("kept", "name"), those("-gathering"))
def test_a_table_that_gathers_begins_with_the_rules_it_was_opened_by(client, kept, name):
    old = TABLES[kept][name]
    path, host = f"/api/tables/{old['id']}", bearing(old["host"])
    option = {"raw": "hunt", "rawsiko": "trade", "envyra": "simplified"}[name.split("-")[0]]
    table = answer(client.patch(path, json={"options": {option: True}}, headers=host))["table"]
    assert table["options"][option] is True
    table = answer(client.post(f"{path}/start", headers=host))["table"]
    assert (table["rules"], table["status"], table["stuck"]) == (EDITIONS[kept], "running", None)
