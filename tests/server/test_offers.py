"""What a seat can do, told as data beside its view: for clients without our code."""

import msgspec
import pytest
from server.guests import Guest, house, in_a_loop, party

from ludoteka.core import registry
from ludoteka.protocol.client_messages import Move, Why
from ludoteka.protocol.server_messages import Because, News, Offer, Stale, View
from ludoteka.server.table import views
from ludoteka.server.table.board import Board

GAMES = [("envyra", 2, {}), ("rawsiko", 3, {"setup": "territories"}), ("raw", 3, {"hunt": True})]


def offer_now(guest, seat):
    """The offer as a client keeps it."""
    found = None
    for message in guest.told:
        if isinstance(message, View | Stale | News) and message.seat == seat:
            found = found if message.offer is msgspec.UNSET else message.offer
    return found


def expected(game, view):
    """By the contract, from a view as the client has it."""
    prompt = view["prompt"]
    return Offer(
        prompt=None if prompt is None else game.gloss(dict(prompt), view),
        choices=[
            game.gloss(game.describe(move), view) | {"text": game.spell(move), "move": move}
            for move in view["moves"]
        ],
    )


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_an_offer_follows_the_view(game, seats, options):
    async with house() as place:
        at = await party(place, game, seats, options=options)
        made = at.room.table.board.game
        idle = 0
        for _ in range(40):
            await at.play(1)
            at.listen()
            for seat, guest in at.guests.items():
                offer = offer_now(guest, seat)
                assert offer == expected(made, guest.views[seat])
                idle += offer == Offer(prompt=None, choices=[])
            assert offer_now(at.onlooker, None) is None
        assert idle > 0 or game == "envyra"
        back = Guest(place, at.table, [at.tokens[0]])
        await back.hello()
        assert offer_now(back, 0) == offer_now(at.guests[0], 0)
        assert at.guests[0].of(View)[0].offer is None, "before the start there is nothing to do"


@in_a_loop
async def test_an_offer_that_stays_is_not_sent_again():
    async with house() as place:
        at = await party(place, "envyra", 2)
        guest = at.guests[0]
        await at.guests[1].move(1)  # behind the screen: seat 0 still chooses
        guest.listen()
        assert guest.of(News)[-1].offer is msgspec.UNSET
        answer = await guest.move(0, expected=0)
        assert isinstance(answer, Stale)
        assert answer.offer == offer_now(guest, 0)
        await guest.chat(0, "hm")
        assert guest.of(News)[-1].offer is msgspec.UNSET


@in_a_loop
async def test_offers_stay_over_a_sleep():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        before = {seat: offer_now(guest, seat) for seat, guest in at.guests.items()}
        at.room.sleep()
        (seat,) = at.waiting()
        await at.guests[seat].move(seat)
        at.listen()
        for other, guest in at.guests.items():
            assert offer_now(guest, other) == expected(at.room.table.board.game, guest.views[other])
        assert offer_now(at.guests[seat], seat) != before[seat]


@pytest.mark.parametrize("name", registry.names())
def test_the_number_of_a_choice_is_ours(name, monkeypatch):
    """Whatever a game adds for readers."""
    game = registry.make(name)
    monkeypatch.setattr(type(game), "gloss", lambda self, data, view: data | {"move": -1})
    fields = {"moves": b"[0,1]", "prompt": b"null"}
    choices = msgspec.json.decode(views.offered(game, fields))["choices"]
    assert [choice["move"] for choice in choices] == [0, 1]


@in_a_loop
async def test_reasons_have_what_a_reader_asks_next():
    """RAW: which card lies on a numbered spot; the same to `why`, `move` and in our own texts."""
    async with house() as place:
        at = await party(place, "raw", 2)
        await at.play(25)
        board: Board = at.room.table.board
        found = 0
        for seat, guest in at.guests.items():
            view = board.state.view(seat)
            for move in range(0, board.game.move_count, 7):
                reason = board.state.why_not(seat, move)
                if reason is None or board.game.gloss(reason.values, view) == reason.values:
                    continue
                found += 1
                *_, because = await guest.say(Why(id="w", seat=seat, move=move))
                assert isinstance(because, Because)
                refused = await guest.answer(
                    Move(command=f"m{move}", seat=seat, expected=guest.seqs[seat], move=move)
                )
                expected = board.game.gloss(dict(reason.values), view)
                assert because.reason.values == refused.reason.values == expected
                if found > 20:
                    return
        assert found > 0
