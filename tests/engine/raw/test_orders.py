"""Orders: an attack in one breath comes to ordinary moves."""

import pytest
from engine.raw_table import asked, play, scene, wounds

from ludoteka.core.chance import Quick
from ludoteka.core.errors import UnreadableMove

CARDS = """
twin: zombie 1/2; double damage; instant kill
gambler: skull 1/2; ?
"""
TABLE = "phase attack A\ntable A 1 twin, 2 zed, 3 gambler\ntable B 4 ogre, 5 wall"


def carry_out(state, order):
    """Follow the order to its end; the moves it came to."""
    found = []
    while (move := state.follow(0, order)) is not None:
        assert state.why_not(0, move) is None
        found.append(state.game.spell(move))
        state.play(0, move, Quick(1))
    return found


@pytest.mark.parametrize(
    ("order", "came_to", "hurt"),
    [
        ("1>4", ["attack 1", "target 4"], (1, 0)),
        ("1>5 double", ["attack 1", "double 5"], (0, 2)),
        ("1>4+5", ["attack 1", "split 4"], (1, 1)),
        ("1>5+4 double", ["attack 1", "split 5"], (1, 1)),
        ("1 -> 4 KILL", ["attack 1", "kill 4"], (-1, 0)),
        ("2→5", ["attack 2", "target 5"], (0, 1)),
    ],
)
def test_17_36_37_an_attack_in_one_breath(order, came_to, hurt):
    state = scene(TABLE, CARDS)
    assert carry_out(state, order) == came_to
    play(state, "A end")
    assert (wounds(state, 4), wounds(state, 5)) == hurt


def test_36_a_second_target_is_named_when_there_is_a_choice():
    state = scene(TABLE + ", 6 wall", CARDS)
    assert carry_out(state, "1>4+6") == ["attack 1", "split 4", "target 6"]


def test_x5_an_attack_without_a_choice_is_one_move():
    state = scene("phase attack A\ntable A 1 zed, 2 zed\ntable B 3 ogre", CARDS)
    assert carry_out(state, "1>3") == ["attack 1"]


@pytest.mark.parametrize("card", ["zed", "dust"])
def test_35_it_ends_with_the_check_whatever_it_shows(card):
    state = scene(TABLE + f"\ndeck {card}", CARDS)
    assert carry_out(state, "3>4") == ["attack 3", "target 4"]
    assert asked(state) == "A attack"


def test_it_ends_with_the_phase():
    state = scene("phase attack A\ntable A 1 zed\ntable B 3 ogre, 4 wall", CARDS)
    assert carry_out(state, "1>3") == ["attack 1", "target 3"]
    assert asked(state) == "B life"
    assert state.follow(0, "1>3") is None


def test_33_an_order_against_the_rules_is_refused_like_its_move():
    state = scene("phase attack A\ntable A 1 zed, 2 wall\ntable B 3 ghoul, 4 ogre, 5 wall", CARDS)
    play(state, "A attack 1")
    move = state.follow(0, "1>3")
    assert state.why_not(0, move).rule == "raw.33"
    # Of another attacker than the one that strikes just now.
    assert state.game.spell(state.follow(0, "2>3")) == "attack 2"


def test_17_before_the_attack_phase_the_rules_say_why_not():
    state = scene("hand A zed", CARDS)
    assert state.why_not(0, state.follow(0, "1>3")).rule == "raw.17"
    assert state.follow(1, "1>3") is None


@pytest.mark.parametrize(
    "order",
    [
        *("", "1", "1>", ">4", "1>4 5", "1>4 twice", "1>4+5 kill", "1>4 kill now", "a>4", "1>b"),
        *("0>4", "1>999", "1>4+", "1>4+x", "1>99999", "1>²", "1>4>5"),
    ],
)
def test_what_is_no_order_can_not_be_read(order):
    with pytest.raises(UnreadableMove) as error:
        scene(TABLE, CARDS).follow(0, order)
    assert error.value.text == order
    assert "'3>17'" in str(error.value)


def test_asking_changes_nothing():
    state = scene(TABLE, CARDS)
    before = state.digest()
    state.follow(0, "1>4+5")
    assert state.digest() == before


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("table A 1 zed, 5 zed\ntable B 3 ghoul, 4 ogre", "1>3"),
        ("table A 1 zed, 5 zed\ntable B 4 ogre", "1>4 kill"),
        ("table A 1 zed, 5 zed\ntable B 3 ogre, 4 ogre", "1>4+3"),
    ],
)
def test_x5_an_order_never_strikes_otherwise_than_it_says(text, order):
    state = scene("phase attack A\n" + text, CARDS)
    assert state.why_not(0, state.follow(0, order)) is not None
