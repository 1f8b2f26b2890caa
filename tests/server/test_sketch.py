"""A board as plain text: the game's own drawing for one eye, in the reader's language."""

import pytest
from rich.text import Text
from server.guests import fault_of, house, in_a_loop, party

from ludoteka.core import registry
from ludoteka.protocol.client_messages import Sketch
from ludoteka.protocol.server_messages import Sketched
from ludoteka.text import Texts


async def sketch(guest, seat, language="en"):
    *_, answer = await guest.say(Sketch(id="s", seat=seat, language=language))
    assert isinstance(answer, Sketched), answer
    return answer


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_every_eye_gets_the_drawing_of_its_own_view(game):
    async with house() as place:
        at = await party(place, game, 3)
        await at.play(12)
        board = at.room.table.board
        for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
            answer = await sketch(guest, eye)
            word = Texts(board.game).board
            drawing = board.game.draw(board.state.view(eye), ["P0", "P1", "P2"], word)
            assert answer.text == Text.from_markup(drawing, emoji=False).plain
            assert answer.seq == at.room.sheet.seq
            assert "[/]" not in answer.text
            if answer.text:  # a game need not have a drawing
                assert "P2" in answer.text
                assert max(map(len, answer.text.splitlines())) <= 80


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_whoever_asks_for_it_gets_headings_lists_and_tables_instead(game):
    async with house() as place:
        at = await party(place, game, 3)
        await at.play(12)
        board = at.room.table.board
        for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
            *_, answer = await guest.say(Sketch(id="s", seat=eye, outline=True))
            names = ["P0", "P1", "P2"]
            outline = board.game.outline(board.state.view(eye), names, Texts(board.game).board)
            assert [one.title for one in answer.sections] == [s.title for s in outline.sections]
            assert [one.rows for one in answer.sections] == [s.rows for s in outline.sections]
            assert (answer.text, answer.words) == ("", outline.words)


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_a_moment_of_the_past_is_told_as_it_was_then(game):
    async with house() as place:
        at = await party(place, game, 3)
        told = {}
        for moves in range(0, 70, 35):  # there and back, farther than from one packed state on
            await at.play(35 if moves else 5)
            for eye, guest in [(0, at.guests[0]), (None, at.onlooker)]:
                *_, now = await guest.say(Sketch(id="s", seat=eye, outline=True))
                told[eye, at.room.sheet.moves] = now.sections
        for (eye, moves), sections in told.items():
            guest = at.onlooker if eye is None else at.guests[eye]
            *_, then = await guest.say(Sketch(id="s", seat=eye, outline=True, moves=moves))
            assert then.sections == sections
        if any(told.values()):  # a game need not have its board in words
            for eye in (0, None):
                moments = [str(told[key]) for key in told if key[0] == eye]
                assert len(set(moments)) == len(moments)
        *_, later = await at.onlooker.say(Sketch(id="s", outline=True, moves=100_000))
        assert later.sections == told[None, at.room.sheet.moves]


@in_a_loop
async def test_names_are_shown_as_they_are():
    async with house() as place:
        at = await party(place, "envyra", 2)
        at.room.sheet.seats[0].name = "[bold]\x1b"
        assert "[bold]�" in (await sketch(at.guests[0], 0)).text


@in_a_loop
async def test_the_language_is_the_readers_or_the_nearest():
    async with house() as place:
        at = await party(place, "envyra", 2)
        english = (await sketch(at.onlooker, None)).text
        assert (await sketch(at.onlooker, None, "tlh")).text == english
        slovak = (await sketch(at.onlooker, None, "sk")).text
        assert (await sketch(at.onlooker, None, "sk-SK")).text == slovak


@in_a_loop
async def test_nobody_sketches_with_anothers_eyes_or_before_the_start():
    async with house() as place:
        at = await party(place, "raw", 2, start=False)
        await at.onlooker.hello()
        *_, answer = await at.onlooker.say(Sketch(id="s"))
        assert fault_of(answer) == "not-running"
        await at.start()
        for who, eye in ((at.guests[0], 1), (at.onlooker, 0)):
            *_, answer = await who.say(Sketch(id="s", seat=eye))
            assert fault_of(answer) == "not-your-seat"
        *_, fault = await at.onlooker.say('{"type":"sketch","id":"s","language":"../en"}')
        assert fault.code == "unreadable"


@in_a_loop
async def test_a_game_without_a_drawing_has_none(monkeypatch):
    async with house() as place:
        at = await party(place, "envyra", 2)
        monkeypatch.setattr(type(at.room.table.board.game), "draw", lambda *seen: "")
        assert (await sketch(at.guests[0], 0)).text == ""
