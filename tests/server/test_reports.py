"""What a client reads beside the table: texts, facts, and after the end luck and all draws."""

import asyncio
import hashlib

import pytest
from fluent.syntax import ast, parse
from server.guests import Guest, Thoughtless, house, in_a_loop, party, refused
from server.visits import a_scene, answer

from ludoteka.core import registry
from ludoteka.core.match import Replay
from ludoteka.fluent_files import source
from ludoteka.protocol.forms import RecordForm
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.queries import report as reporting
from ludoteka.server.queries.export import record_of

# Texts and facts.


@pytest.mark.parametrize("game", registry.names())
def test_the_texts_of_a_game(client, game):
    told = client.get(f"/api/games/{game}/texts/en")
    assert told.status_code == 200
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    entries = [e for e in parse(told.text).body if not isinstance(e, ast.BaseComment)]
    names = {entry.id.name for entry in entries}
    if source(registry.find(game), "en"):
        assert {f"{game}-help", f"{game}-expected"} <= names
    others = {entry for entry in names if not entry.startswith(f"{game}-")}
    assert others == set(), "no text of another game, nor of the terminal"


def test_a_language_that_has_no_texts(client):
    told = client.get("/api/games/envyra/texts/tlh-Latn")
    assert (told.status_code, told.text) == (200, "")


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("nothing/texts/en", "unknown-game"),
        ("envyra/texts/EN", "no-such-language"),
        ("envyra/texts/..", "not-found"),
        ("envyra/texts/%2e%2e%2fen", "not-found"),
        ("x" * 65 + "/texts/en", "no-such-game"),
    ],
)
def test_texts_that_can_not_be(client, path, error):
    told = client.get(f"/api/games/{path}")
    assert (told.status_code, told.json()["error"]) == (404, error)
    if error == "unknown-game":
        assert "envyra" in told.json()["text"]


def test_a_game_from_elsewhere_brings_its_own_texts(tmp_path, monkeypatch):
    """As one file, with the name that it likes."""
    (tmp_path / "elsewhere_game.py").write_text(
        "from ludoteka.games.envyra import Envyra\n\n\nclass Elsewhere(Envyra):\n    pass\n"
    )
    (tmp_path / "locales" / "sk").mkdir(parents=True)
    (tmp_path / "locales" / "sk" / "some.ftl").write_text("envyra-help = Pomoc\n")
    monkeypatch.syspath_prepend(tmp_path)
    import elsewhere_game

    assert "envyra-help = Pomoc" in source(elsewhere_game.Elsewhere, "sk")
    assert "Pomoc" not in source(elsewhere_game.Elsewhere, "en")


def test_facts_of_a_thing(client):
    scene = a_scene(client, "running")
    game = registry.make("envyra")
    told = answer(client.get(f"{scene.path}/information/S01"))
    assert told == {"facts": game.information("S01")}
    assert answer(client.get(f"{scene.path}/information/nothing")) == {"facts": None}


# After the end.


@pytest.mark.parametrize("what", ["report", "draws"])
def test_nothing_is_told_before_the_end(client, what):
    for stage in ("gathering", "running"):
        scene = a_scene(client, stage)
        told = client.get(f"{scene.path}/{what}")
        assert (told.status_code, told.json()["error"]) == (409, "not-finished")


def test_a_table_that_ended_before_its_game_has_nothing_to_tell(client):
    scene = a_scene(client)
    headers = {"Authorization": f"Bearer {scene.host}"}
    answer(client.post(f"{scene.path}/end", headers=headers))
    nothing = {"luck": [], "course": [], "turning": [], "best": []}
    assert answer(client.get(f"{scene.path}/report")) == nothing
    nothing = {"chance_kind": "sealed", "seeds": [], "draws": []}
    assert answer(client.get(f"{scene.path}/draws")) == nothing


def outcome(words, n):
    """By docs/replay-format.md."""
    while (word := next(words)) >= 2**32 - 2**32 % n:
        pass
    return word % n


def words_of(seed):
    number = 0
    while True:
        block = hashlib.blake2b(number.to_bytes(8, "little"), key=seed).digest()
        yield from (int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4))
        number += 1


def recomputed(draws):
    """Every outcome anew from the seeds alone, as a browser does it."""
    seeds = draws.seeds
    for seed in seeds:
        assert hashlib.sha256(bytes.fromhex(seed.seed)).hexdigest() == seed.commitment
    current, words, found = 0, words_of(bytes.fromhex(seeds[0].seed)), []
    for number, drawn in enumerate(draws.draws):
        while number and current + 1 < len(seeds) and seeds[current + 1].moves <= drawn.moves:
            current += 1
            words = words_of(bytes.fromhex(seeds[current].seed))
        found.append([(n, outcome(words, n)) for n, _ in drawn.outcomes])
    return found


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_all_draws_can_be_recomputed(game):
    async with house() as place:
        at = await party(place, game, 3)
        await at.play(40)
        if at.room.sheet.status == "running":
            await lifecycle.end(at.room, await at.host())
        draws = await reporting.draws(at.room)
        assert draws.chance_kind == "sealed"
        assert recomputed(draws) == [drawn.outcomes for drawn in draws.draws]
        assert (draws.draws[0].moves, draws.draws[0].seq) == (0, 2)
        async with at.room.entered() as table:
            record, made = await record_of(at.room), table.game()
        replay, later = Replay(record, made), []
        for number in range(len(record.moves)):
            replay.step()
            if replay.match.outcomes:
                later.append((number, number + 3, replay.match.outcomes))
        assert [(d.moves, d.seq, d.outcomes) for d in draws.draws[1:]] == later


@in_a_loop
async def test_draws_of_a_fork_come_from_both_seeds():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        await at.play(60)
        await lifecycle.end(at.room, await at.host())
        for moves in (0, 30):
            forked = await creation.fork_table(at.room, moves)
            room = place.room(forked.table.id)
            async with room.entered() as table:
                host = table.sheet.caller([table.sheet.host])
            await lifecycle.start(room, host)
            guest = Guest(place, room.id, list(forked.seats.values()))
            await guest.hello()
            for number in range(25):
                (seat,) = guest.views[0]["waiting"]
                legal = guest.views[seat]["moves"]
                await guest.move(seat, legal[number * 7 % len(legal)])
                guest.listen()
            await lifecycle.end(room, host)
            draws = await reporting.draws(room)
            assert [seed.moves for seed in draws.seeds] == [0, moves]
            assert recomputed(draws) == [drawn.outcomes for drawn in draws.draws]
            before = [d for d in draws.draws if d.seq == 0]
            assert before[0].moves == 0
            assert all(d.moves < max(moves, 1) for d in before)
            assert all(d.moves >= moves for d in draws.draws if d.seq)


@in_a_loop
async def test_the_seed_of_a_fork_is_told_though_nothing_was_drawn_from_it():
    """Its commitment was shown: so it can be compared."""
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.play(4)
        await lifecycle.end(at.room, await at.host())
        forked = await creation.fork_table(at.room, 4)
        room = place.room(forked.table.id)
        async with room.entered() as table:
            host = table.sheet.caller([table.sheet.host])
        await lifecycle.start(room, host)
        await lifecycle.end(room, host)
        draws = await reporting.draws(room)
        info = room.info()
        assert [seed.moves for seed in draws.seeds] == [0, 4]
        assert (draws.seeds[-1].seed, draws.seeds[-1].commitment) == (info.seed, info.commitment)
        assert recomputed(draws) == [drawn.outcomes for drawn in draws.draws]


@in_a_loop
async def test_luck_is_reported_after_the_end():
    async with house() as place:
        at = await party(place, "rawsiko", 3, options={"turns": 3})
        assert await refused(reporting.report(at.room, reporting.Reports())) == "not-finished"
        await at.play()
        report = await reporting.report(at.room, reporting.Reports())
        assert [one.seat for one in report.luck] == [0, 1, 2]
        names = {figure.name for one in report.luck for figure in one.figures}
        assert names == {"losses", "kills"}
        async with at.room.entered():
            record = (await record_of(at.room)).text()
        opened = await creation.import_record(place.services, RecordForm(record=record))
        room = place.room(opened.table.id)
        assert await reporting.report(room, reporting.Reports()) == report
        assert {drawn.seq for drawn in (await reporting.draws(room)).draws} == {0}
        other = await party(place, "envyra", 2)
        await other.play()
        assert (await reporting.report(other.room, reporting.Reports())).luck == []


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_a_report_tells_how_the_game_went(game):
    async with house() as place:
        at = await party(place, game, 3, options={"turns": 3} if game == "rawsiko" else {})
        await at.play()
        report = await reporting.report(at.room, reporting.Reports())
        result = at.onlooker.views[None]["result"]
        assert report.course[-1].scores == result["scores"]
        assert report.course[-1].moves == at.room.info().moves
        assert len({deed.seat for deed in report.best}) == len(report.best)
        if registry.make(game).sense() is None:
            assert (report.turning, report.best) == ([], []), "nobody can tell what was good"
            return
        assert 1 <= len(report.turning) <= 3
        assert any(deed.events for deed in report.turning)


class Counting(Thoughtless):
    """Works out reports, or fails to, and counts how often it is asked."""

    asked, able = 0, True

    async def look_back(self, claim):
        self.asked += 1
        return await super().look_back(claim) if self.able else None


@in_a_loop
async def test_a_report_is_worked_out_once_for_all_who_ask():
    pool, kept = Counting(), reporting.Reports()
    async with house(pool=pool) as place:
        at = await party(place, "envyra", 2)
        await at.play()
        pool.able = False
        assert await refused(reporting.report(at.room, kept)) == "no-report"
        pool.able = True
        reports = await asyncio.gather(*(reporting.report(at.room, kept) for _ in range(5)))
        assert reports[0].course
        assert all(report == reports[0] for report in reports)
        assert pool.asked == 2
