"""The contract itself: packing, reasons, and what a game must bring."""

import json

import pytest
from engine.envyra_table import envyra, scene

from ludoteka.core.chance import Quick
from ludoteka.core.game import Audit, Game, Sense, State
from ludoteka.core.options import OptionError
from ludoteka.core.packing import PackedError, ints, number, part
from ludoteka.core.reasons import Reason, game_over, no_such_move, no_such_seat, not_your_turn

TEXT = "players 3\ngrid S04 S05 S10\ncubes a1 AB\nwon C S01\nchoices B a1\ncone C\nround 9"


def test_a_packed_state_is_taken_up_again():
    moving = "players 2\ngrid S04 S05\nboards A a1 b1, B a1"
    over = "players 2\ngrid S04 S05\nwon A S01 S03\nover round_limit"
    for text in (TEXT, moving, over):
        state = scene(text)
        packed = json.loads(json.dumps(state.pack()))
        again = envyra().unpack(packed)
        assert again.digest() == state.digest()
        for seat in (None, 0, 1):
            assert again.view(seat) == state.view(seat)
        if state.waiting_for():
            seat = state.waiting_for()[0]
            for one in (state, again):
                one.play(seat, one.moves(seat)[0], Quick(1))
            assert again.digest() == state.digest()


@pytest.mark.parametrize("at", range(12))
def test_a_damaged_packed_state_is_named(at):
    packed = scene(TEXT).pack()
    with pytest.raises(PackedError, match=f"should have 12 parts, not {at}"):
        envyra().unpack(packed[:at])
    with pytest.raises(PackedError, match="should be a list, not 'x'"):
        envyra().unpack([*packed[:at], "x", *packed[at + 1 :]])
    with pytest.raises(PackedError, match=r"should (be from|have 9).* not"):
        envyra().unpack([*packed[:at], [None], *packed[at + 1 :]])
    if at not in (3, 8, 9):  # their length is free
        with pytest.raises(PackedError, match="should have"):
            envyra().unpack([*packed[:at], [*packed[at], 1, 1], *packed[at + 1 :]])


def test_a_packed_state_of_too_many_players():
    packed = scene(TEXT).pack()
    with pytest.raises(OptionError, match="2 to 4 players, not 5"):
        envyra().unpack([*packed[:3], [1, 1, 1, 1, 1], *packed[4:]])


def test_parts_of_packed_data():
    assert part([[1], "x"], 0, "head") == [1]
    assert ints([[1, 2]], 0, "head", 1, 2) == [1, 2]
    assert ints([[1, 2]], 0, "head", 1, 2, 2) == [1, 2]
    with pytest.raises(PackedError, match="packed state: head should have 3 numbers, not 2"):
        ints([[1, 2]], 0, "head", 1, 2, 3)
    for wrong in (True, "1", None, 0, 3):
        with pytest.raises(PackedError, match=f"head should be from 1 to 2, not {wrong!r}"):
            ints([[wrong]], 0, "head", 1, 2)
    with pytest.raises(PackedError, match="cone should be from 0 to 3, not None"):
        number([], 0, "cone", 0, 3)


def test_a_packed_state_with_a_number_that_can_not_be():
    packed = scene(TEXT).pack()
    for at, values in enumerate(packed):
        for place in range(len(values)):
            damaged = [*values[:place], 1 << 40, *values[place + 1 :]]
            with pytest.raises(PackedError, match="should be from"):
                envyra().unpack([*packed[:at], damaged, *packed[at + 1 :]])


def test_reasons_are_compared_by_what_they_say():
    one = Reason("envyra.10", "not-enough-cubes", {"cubes": 2, "supply": 1})
    assert one == Reason("envyra.10", "not-enough-cubes", {"supply": 1, "cubes": 2})
    assert one != Reason("envyra.10", "not-enough-cubes")
    assert one != "envyra.10"
    assert len({one, Reason("envyra.10", "not-enough-cubes", {"supply": 1, "cubes": 2})}) == 1
    assert str(one) == "envyra.10: not-enough-cubes (cubes 2, supply 1)"
    assert str(Reason("envyra.12", "screens-are-removed")) == "envyra.12: screens-are-removed"
    assert repr(Reason("r", "f", {"a": 1})) == "Reason('r', 'f', {'a': 1})"


def test_reasons_that_all_games_share():
    assert no_such_seat(5, 3).data()["values"] == {"seat": 5, "seats": 3}
    assert no_such_move(-1).fault == "no-such-move"
    assert game_over().values == {}
    assert not_your_turn(1, [0]).data() == {
        "rule": "ludoteka.turn",
        "fault": "not-your-turn",
        "values": {"seat": 1, "waiting": [0]},
    }


class Bare(Game):
    """A game that brings nothing of its own."""

    meta = envyra().meta


def test_what_a_game_does_not_bring_it_says_so():
    game = Bare(None, "none", "0")
    for ask in (
        Bare.make,
        lambda: game.start(2, Quick(1)),
        lambda: game.spell(0),
        lambda: game.read(""),
        lambda: game.describe(0),
        lambda: game.number({}),
        lambda: game.scene(""),
        lambda: game.unpack([]),
        game.audit,
        lambda: Sense().weigh(State(game, 2), 0, Quick(1)),
        lambda: Audit().recount(2, []),
        lambda: Audit().contradiction(State(game, 2), 0, []),
        lambda: Audit().swap(State(game, 2), 0, Quick(1)),
    ):
        with pytest.raises(NotImplementedError):
            ask()
    assert game.sense() is None
    assert game.draw({}, [], lambda key, fields: key) == ""
    assert game.content() == {}


def test_what_a_state_does_not_bring_it_says_so():
    state = State(Bare(None, "none", "0"), 2)
    for ask in (
        state.waiting_for,
        lambda: state.moves(0),
        lambda: state.play(0, 0, Quick(1)),
        lambda: state.why_not(0, 0),
        state.result,
        state.copy,
        lambda: state.look(0),
        state.hidden,
        lambda: state.imagine(0, Quick(1)),
        state.pack,
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_move_refused_without_a_reason_is_a_fault_of_the_game():
    with pytest.raises(AssertionError, match="refused without a reason"):
        scene(TEXT).refuse(0, 0)


def test_two_games_differ_by_options_and_content():
    assert envyra().identity() != envyra(end_tile="K").identity()
    assert set(envyra().identity()) == {"game", "rules", "content", "options"}
    one, two = (
        envyra(end_tile=tile).scene("players 2\ngrid S01\nbag -") for tile in ("original", "K")
    )
    assert one.pack() == two.pack()
    assert one.digest() != two.digest()


def test_facts_of_envyra():
    meta = envyra().meta
    assert (meta.id, meta.title, meta.authors) == ("envyra", "Envyra", "Rudy Priecinsky")
    assert meta.publisher == "Rudy3 Publishing"
    assert meta.rules_version == 1
    assert len({kind.name for kind in meta.events}) == len(meta.events)
