"""A game without anything optional: no sense, texts, content, lesson, board, luck."""

import sys
from pathlib import Path

import pytest
from server.guests import fault_of, house, in_a_loop, party
from server.visits import a_house, answer, visiting

from ludoteka.cli import main
from ludoteka.core import registry
from ludoteka.protocol.client_messages import Hint, Sketch
from ludoteka.server.commands import creation, seats
from ludoteka.server.queries import report as reporting
from ludoteka.server.table.refusals import Refusal

KIT = Path(__file__).resolve().parent.parent / "engine" / "kit"


@pytest.fixture(autouse=True)
def pips(tmp_path, monkeypatch):
    """Pips of the conformance kit, as a package of somebody's brings a game."""
    info = tmp_path / "pips-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pips\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[ludoteka.games]\npips = pips:Pips\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(KIT)
    yield registry.find("pips")
    sys.modules.pop("pips", None)


def test_the_server_offers_only_the_bots_that_can_play_it(tmp_path):
    with visiting(a_house(tmp_path)) as client:
        games = {game["id"]: game for game in answer(client.get("/api/games"))["games"]}
        assert games["pips"]["levels"] == ["random"]
        assert (games["pips"]["hints"], games["pips"]["lessons"]) == (False, 0)
        assert games["pips"]["template"] is False
        assert games["envyra"]["levels"] == ["random", "greedy"]
        assert games["envyra"]["hints"] is True
        assert client.get("/api/games/pips/texts/sk").text == ""
        assert client.get("/api/games/pips/template").status_code == 404
        form = {"game": "pips", "seats": [{"kind": "device"}, {"kind": "bot", "level": "greedy"}]}
        refused = client.post("/api/tables", json=form)
        assert refused.status_code == 422
        assert "pips has no sense of its moves" in refused.text


@in_a_loop
async def test_who_leaves_gets_a_bot_that_can_play_it():
    async with house() as place:
        at = await party(place, "pips", 2, bots=1)
        assert [seat.bot for seat in at.room.info().seats] == [None, None, "random"]
        seat = at.waiting()[0]
        (answered,) = await at.guests[seat].say(Hint(id="h", seat=seat))
        assert fault_of(answered) == "no-hint"
        (*_, told) = await at.guests[seat].say(Sketch(id="s", seat=seat, outline=True))
        assert (told.text, told.sections) == ("", [])
        for person in (0, 1):
            await seats.leave(at.room, await at.caller(at.tokens[person]), person)
        assert [seat.bot for seat in at.room.info().seats] == ["random"] * 3


@in_a_loop
async def test_a_game_of_people_is_played_and_looked_back_at():
    async with house() as place:
        at = await party(place, "pips", 3)
        await at.play()
        assert at.room.sheet.status == "finished"
        report = await reporting.report(at.room, reporting.Reports())
        assert (report.luck, report.best) == ([], [])
        assert report.course[-1].scores == at.room.table.board.state.result().scores


def test_a_bot_that_is_asked_for_by_its_level_must_be_able_to_play_it():
    game = registry.make("pips")
    assert creation.level_of(game, None) == creation.level_of(game, "random") == "random"
    for level in ("greedy", "radnom"):
        with pytest.raises(Refusal) as refused:
            creation.level_of(game, level)
        assert refused.value.reason.fault == "level"


def test_the_terminal_plays_it_and_says_who_can(capsys):
    assert (
        main(["simulate", "pips", "--seats", "random,random", "--games", "3", "--seed", "1"]) == 0
    )
    assert main(["simulate", "pips", "--seats", "greedy,random", "--games", "3"]) == 2
    told = capsys.readouterr()
    assert (
        "pips has no sense of its moves, so 'greedy' can't play it; there are: random" in told.err
    )
