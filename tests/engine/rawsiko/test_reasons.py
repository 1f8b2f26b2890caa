"""Why a move is not allowed: the first rule that forbids it, and its values."""

import re
from pathlib import Path

import pytest
from engine.rawsiko_table import PLAYERS, map_without, scene

from ludoteka.core.chance import Quick
from ludoteka.core.errors import IllegalMove

SOURCE = Path(__file__).parents[3] / "src" / "ludoteka" / "games" / "rawsiko" / "reasons.py"

HOLD = "hold A VNM 2/6, NGU 1\nhold B DEU 2, IND 2\nhold C MEX 3\n"
ACTING = "players 3\n" + HOLD
OUT = "players 3\nhold A VNM 1\nhold B IND 1\nout C\n"
PLACE = ACTING + "phase investing\nplace A 2\n"
DRAFT = "players 4\nphase {phase}\nhold A VNM 1, IDN 1\n"
CHOOSE = DRAFT.format(phase="choosing") + "homes A OCE\n"
TAKE = DRAFT.format(phase="taking") + "homes A OCE, B OCE\n"
SECOND = """
players 4
phase choosing
hold A VNM 1, NGU 1
hold B BRA 1, PER 1
hold C CAN 1, USE 1, FRA 1
hold D MAR 1, DZA 1, UKR 1
homes A OCE, B SAM, C NAM EUR, D AFR EUR
"""
TRADE = ACTING + "phase trading\n"
FROM_VNM = {"territory": "VNM", "unmoved": 2, "total": 6}
VNM_AUS = {"source": "VNM", "target": "AUS"}

CASES = [
    (ACTING, "D end", "ludoteka.seat", "no-such-seat", {"seat": 3, "seats": 3}),
    (ACTING + "over turns_played", "A end", "ludoteka.over", "game-over", {}),
    (ACTING, "B end", "ludoteka.turn", "not-your-turn", {"seat": 1, "waiting": [0]}),
    (OUT, "C end", "rawsiko.62", "out-of-the-game", {"seat": 2}),
    # The draft.
    (CHOOSE, "B end", "rawsiko.17", "choose-a-continent", {}),
    (CHOOSE, "B take VNM", "rawsiko.17", "choose-a-continent", {}),
    (SECOND, "B continent SAM", "rawsiko.21", "continent-chosen-before", {"continent": "SAM"}),
    (
        SECOND,
        "B continent EUR",
        "rawsiko.20",
        "two-players-there",
        {"continent": "EUR", "players": [2, 3]},
    ),
    (
        SECOND,
        "B continent OCE",
        "rawsiko.19",
        "untouched-continent-left",
        {"continent": "OCE", "continents": ["ASI"]},
    ),
    (TAKE, "B end", "rawsiko.17", "take-a-territory", {"continent": "OCE"}),
    (
        TAKE,
        "B take CAN",
        "rawsiko.17",
        "other-continent",
        {"territory": "CAN", "continent": "OCE"},
    ),
    (TAKE, "B take VNM", "rawsiko.22", "taken-by-another", {"territory": "VNM", "owner": 0}),
    (
        TAKE + "hold B NGU 1",
        "B take NGU",
        "rawsiko.22",
        "taken-by-you",
        {"territory": "NGU", "owner": 1},
    ),
    (
        TAKE + "hold B NGU 1",
        "B take THA",
        "rawsiko.D-5",
        "not-connected",
        {"territory": "THA", "continent": "OCE", "territories": ["NGU"]},
    ),
    (
        TAKE,
        "B take THA",
        "rawsiko.R-6",
        "no-room-around",
        {"territory": "THA", "continent": "OCE", "needed": 2},
    ),
    # Placing.
    (PLACE, "A end", "rawsiko.43", "place-first", {"left": 2}),
    (PLACE, "A VNM>THA 1", "rawsiko.43", "place-first", {"left": 2}),
    (PLACE, "A DEU 1", "rawsiko.42", "not-your-territory", {"territory": "DEU"}),
    (PLACE, "A VNM 3", "rawsiko.41", "too-many-to-place", {"count": 3, "left": 2}),
    # The action phase.
    (ACTING, "A VNM 1", "rawsiko.46", "move-or-end", {}),
    (ACTING, "A stop", "rawsiko.46", "move-or-end", {}),
    (ACTING, "A DEU>FRA 1", "rawsiko.46", "not-your-assets", {"territory": "DEU"}),
    (ACTING, "A VNM>AUS 1", "rawsiko.10", "not-adjacent", VNM_AUS),
    (ACTING, "A VNM>THA 3", "rawsiko.47", "moved-already", {**FROM_VNM, "count": 3}),
    (ACTING, "A VNM>IND 4", "rawsiko.47", "moved-already", {**FROM_VNM, "count": 4}),
    (
        ACTING.replace("2/6", "6"),
        "A VNM>IND 4",
        "rawsiko.53",
        "three-at-most",
        {"count": 4},
    ),
    # The Trade with China.
    (TRADE, "A end", "rawsiko.73", "choose-a-material", {"left": 1}),
    (TRADE, "A VNM 1", "rawsiko.73", "choose-a-material", {"left": 1}),
    (TRADE, "A trade Bi", "rawsiko.D-24", "owned-already", {"material": "Bi"}),
]


def refused(state, move: str, rule: str, fault: str, values: dict) -> None:
    player, _, notation = move.partition(" ")
    seat, number = PLAYERS.index(player), state.rules.read(notation)
    before = state.digest()
    reason = state.why_not(seat, number)
    assert reason is not None
    assert reason.data() == {"rule": rule, "fault": fault, "values": values}
    with pytest.raises(IllegalMove) as error:
        state.play(seat, number, Quick(1))
    assert error.value.reason == reason
    assert state.digest() == before


@pytest.mark.parametrize(("text", "move", "rule", "fault", "values"), CASES)
def test_each_fault_has_its_rule_and_values(text, move, rule, fault, values):
    refused(scene(text, trade=True), move, rule, fault, values)


def test_d15_leave_one():
    state = scene(ACTING.replace("2/6", "2"), garrison=True)
    values = {"territory": "VNM", "count": 2, "unmoved": 2, "total": 2}
    refused(state, "A VNM>THA 2", "rawsiko.D-15", "leave-one", values)


def test_d6_no_room_there():
    state = map_without("CUB", "continent").scene(
        "players 3\nphase choosing\nhold A CAN 1, USE 1, USW 1\nhomes A NAM"
    )
    values = {"continent": "NAM", "free": 2, "needed": 3}
    refused(state, "B continent NAM", "rawsiko.D-6", "no-room-there", values)


@pytest.mark.parametrize("move", [-1, 10**9])
def test_a_move_that_is_none(move):
    state = scene(ACTING)
    assert state.why_not(0, move).data()["fault"] == "no-such-move"
    with pytest.raises(IllegalMove):
        state.play(0, move, Quick(1))


def test_every_fault_of_the_rules_is_tested():
    text = SOURCE.read_text(encoding="utf-8")
    faults = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text))
    tested = {case[3] for case in CASES} | {"leave-one", "no-room-there"}
    assert faults - tested == set()


AGREE = [
    (ACTING, {}),
    (ACTING, {"garrison": True}),
    (ACTING.replace("2/6", "9") + "phase acting C", {}),
    (PLACE, {}),
    (ACTING + "phase placing", {}),
    (CHOOSE, {}),
    (SECOND, {}),
    (TAKE, {}),
    (TAKE + "hold B NGU 1", {}),
    (TRADE, {"trade": True}),
    (OUT, {}),
    (ACTING + "over turns_played", {}),
]


@pytest.mark.parametrize(("text", "options"), AGREE)
def test_moves_and_reasons_agree_on_every_move(text, options):
    state = scene(text, **options)
    for seat in range(-1, state.seats + 1):
        everything = range(-2, state.rules.move_count + 2)
        allowed = [move for move in everything if state.why_not(seat, move) is None]
        assert allowed == sorted(state.moves(seat))
        assert bool(allowed) == (seat in state.waiting_for())


def cautioned(text, move):
    seat, _, notation = move.partition(" ")
    state = scene(text)
    found = state.caution(PLAYERS.index(seat), state.rules.read(notation))
    return None if found is None else found.data()


def test_52_a_move_that_gives_up_a_territory_is_cautioned_about():
    """D-15: what is lost is what no other territory carries, the target's included."""
    assert cautioned(
        "players 3\nhold A NGU 2, PHL 1\nhold B DEU 1\nhold C MEX 1", "A NGU>AUS 2"
    ) == {
        "rule": "rawsiko.D-15",
        "fault": "abandoning",
        "values": {"territory": "NGU", "lost": []},
    }
    found = cautioned("players 3\nhold A NGU 2\nhold B DEU 1\nhold C MEX 1", "A NGU>AUS 2")
    assert found["values"]["lost"] == ["Co"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hold A NGU 3", "A NGU>AUS 2"),  # one stays
        ("hold A NGU 1/2", "A NGU>AUS 1"),  # a moved one stays
        ("hold A NGU 4", "A NGU>AUS 5"),  # not allowed at all
        ("hold A VNM 2", "A VNM>IND 2"),  # an attack: nobody knows yet
        ("hold A NGU 2", "A end"),
        ("hold A NGU 2", "A take NGU"),
    ],
)
def test_d34_other_moves_are_not(text, move):
    assert cautioned(f"players 3\n{text}\nhold B DEU 1, IND 1\nhold C MEX 1", move) is None


def test_r21_a_stop_with_choices_left_is_cautioned_about():
    text = "players 3\nphase trading\nhold A VNM 1\nhold B DEU 1\nhold C MEX 1"
    state = scene(text, trade=True)
    left = state.view(0)["trades"][0]
    assert state.caution(0, state.rules.read("stop")).data() == {
        "rule": "rawsiko.R-21",
        "fault": "stopping",
        "values": {"left": left},
    }
    assert state.caution(0, state.moves(0)[1]) is None
    assert state.caution(1, state.rules.read("stop")) is None
