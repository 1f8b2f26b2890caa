"""Why a move is not allowed: the first rule that forbids it, and its values."""

import pytest
from engine.envyra_table import envyra, scene

from ludoteka.core.chance import Quick
from ludoteka.core.errors import IllegalMove

PLACING = "players 2\ngrid S04 S05 S10 / S15 - T01\n"
MOVING = "players 2\ngrid S04 S05 S10\nboards A a1 b1, B c1\n"

CASES = [
    (PLACING, 2, "place a1", "ludoteka.seat", "no-such-seat", {"seat": 2, "seats": 2}),
    (PLACING, -1, "place a1", "ludoteka.seat", "no-such-seat", {"seat": -1, "seats": 2}),
    (PLACING, 0, 90, "ludoteka.move", "no-such-move", {"move": 90}),
    (PLACING, 0, -1, "ludoteka.move", "no-such-move", {"move": -1}),
    (PLACING, 0, "move a1", "envyra.12", "screens-are-up", {"waiting": [0, 1]}),
    (PLACING + "choices B a1", 0, "move a1", "envyra.12", "screens-are-up", {"waiting": [0]}),
    (
        PLACING + "cubes a1 AA, c1 AA",
        0,
        "place a1 b1",
        "envyra.10",
        "not-enough-cubes",
        {"cubes": 2, "supply": 1},
    ),
    (PLACING, 0, "place d1", "envyra.6", "outside-the-grid", {"cell": "d1"}),
    (PLACING, 0, "place a1 b3", "envyra.6", "outside-the-grid", {"cell": "b3"}),
    (PLACING, 0, "place b2 b3", "envyra.6", "outside-the-grid", {"cell": "b3"}),
    (PLACING, 0, "place b2", "envyra.D-C4", "no-tile-there", {"cells": ["b2"]}),
    (PLACING, 0, "place a1 b2", "envyra.D-C4", "no-tile-there", {"cells": ["b2"]}),
    (MOVING, 0, "place a1", "envyra.12", "screens-are-removed", {}),
    (MOVING, 1, "move c1", "envyra.13", "another-moves-first", {"seat": 1, "waiting": [0]}),
    (MOVING, 0, "move c1", "envyra.13", "no-cube-there", {"cell": "c1", "board": ["a1", "b1"]}),
    (PLACING + "over round_limit", 0, "place a1", "ludoteka.over", "game-over", {}),
]


@pytest.mark.parametrize(("text", "seat", "move", "rule", "fault", "values"), CASES)
def test_each_fault_has_its_rule_and_values(text, seat, move, rule, fault, values):
    state = scene(text)
    number = move if isinstance(move, int) else envyra().read(move)
    reason = state.why_not(seat, number)
    assert reason.data() == {"rule": rule, "fault": fault, "values": values}
    with pytest.raises(IllegalMove) as e:
        state.play(seat, number, Quick(1))
    assert e.value.reason == reason
    assert e.value.notation == (str(move) if isinstance(move, int) else move)


def test_33_simplified_two_cubes_are_refused_by_that_rule():
    reason = scene(PLACING, simplified=True).why_not(0, envyra().read("place a1 b1"))
    assert (reason.rule, reason.fault) == ("envyra.33", "one-cube-a-round")


def test_what_is_allowed_has_no_reason():
    assert scene(PLACING).why_not(0, 0) is None
    assert scene(PLACING + "choices A a1").why_not(0, 0) is None  # to change its mind
    assert scene(MOVING).why_not(0, envyra().read("move b1")) is None


@pytest.mark.parametrize("text", [PLACING, PLACING + "choices A a1", MOVING, MOVING + "step 1"])
def test_moves_and_reasons_agree_on_every_move(text):
    state = scene(text)
    for seat in range(-1, 4):
        allowed = [move for move in range(-2, 93) if state.why_not(seat, move) is None]
        assert allowed == list(state.moves(seat))
        if seat in state.waiting_for():
            assert allowed


WASTED = "players 2\ngrid T02 T11 S15\n"  # T02 asks for green, T11 for orange


def cautioned(text, move, seat=0, **options):
    found = scene(text, **options).caution(seat, envyra().read(move))
    return None if found is None else found.data()


def test_15_a_placing_of_which_no_cube_can_move_is_cautioned_about():
    assert cautioned(WASTED, "place a1") == {
        "rule": "envyra.15",
        "fault": "restricted",
        "values": {"cells": ["a1"], "cubes": 1, "missing": ["green"], "hope": False},
    }
    both = cautioned(WASTED, "place a1 b1")["values"]
    assert (both["cubes"], both["missing"]) == (2, ["orange", "green"])


def test_15_every_icon_without_a_tile_is_missing():
    text = "players 3\ngrid T21 S10\nwon A S01"  # two orange and a green one
    assert cautioned(text, "place a1")["values"]["missing"] == ["orange", "green"]


def test_d_c5_a_tile_that_others_may_close_leaves_hope():
    assert cautioned(WASTED + "cubes c1 A", "place a1")["values"]["hope"] is False  # a blue one
    text = "players 2\ngrid T02 S06 S10\ncubes b1 A"  # S06 is green
    assert cautioned(text, "place a1")["values"]["hope"] is True
    assert cautioned(text, "place a1", seat=1)["values"]["hope"] is False


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (WASTED, "place c1"),
        (WASTED, "place a1 c1"),  # the other cube moves, and may win what is missing
        (WASTED + "won A S06", "place a1"),
        (WASTED + "won A S06", "place a1 b1"),
        (WASTED, "place d1"),  # not allowed at all
        (MOVING, "move a1"),
        (PLACING + "over round_limit", "place a1"),
    ],
)
def test_nothing_is_cautioned_about_where_a_cube_can_move(text, move):
    assert cautioned(text, move) is None
