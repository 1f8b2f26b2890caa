"""Aids: what can be chosen for what, and what falls; all of it open to everybody."""

from random import Random

from engine.raw_table import play, scene

from ludoteka.core import registry
from ludoteka.core.chance import Quick

CARDS = """
twin: zombie 1/2; double damage; instant kill
mist: ghost 1/1
"""
TABLE = "phase attack A\ntable A 1 twin, 2 zed, 3 zed\ntable B 4 ogre, 5 wall, 6 mist"


def test_17_36_37_how_a_monster_can_strike_and_why_not():
    state = scene(TABLE, CARDS)
    strikes = state.aids(0)["attacks"]["1"]
    assert strikes["target"] == [4, 5]
    assert strikes["double"] == [4, 5]
    assert strikes["kill"] == [4]
    assert strikes["split"] == {"4": [5], "5": [4]}
    assert strikes["refused"]["6"]["rule"] == "raw.33"
    assert state.aids(0)["attacks"]["2"]["double"] == []
    assert "attacks" not in state.aids(1)


def test_20_21_what_falls_if_nothing_comes_between():
    state = scene(TABLE, CARDS)
    play(state, "A attack 1", "A kill 4", "A attack 2", "A target 5")
    for seat in (0, 1):
        assert state.aids(seat)["dying"] == [4]
        assert state.aids(seat)["wounds"] == {"5": 1}


def test_h1_aids_tell_a_seat_nothing_that_its_view_does_not():
    """The same for every state that agrees with what the seat has seen; and they are the moves."""
    game = registry.make("raw", {"hunt": True, "summoning": True})
    chance, lot = Quick(4), Random(4)
    compared = 0
    for seats in (2, 4):
        state = game.start(seats, chance)
        while state.result() is None:
            for seat in state.waiting_for():
                aids = state.aids(seat)
                if aids and lot.random() < 0.3:
                    compared += 1
                    assert state.imagine(seat, chance).aids(seat) == aids
                assert state.answers(seat) == (state.view(seat)["ask"] == "trap")
            seat = lot.choice(list(state.waiting_for()))
            state.play(seat, lot.choice(state.moves(seat)), chance)
    assert compared > 10
