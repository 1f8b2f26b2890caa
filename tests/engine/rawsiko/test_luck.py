"""Whom the dice were kind to: exact, against all ways in which the dice could have fallen."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.events import Event
from ludoteka.games.rawsiko.phases.actions import compare


def clash(seat, defender, attack, defence):
    lost, killed = compare(attack, defence)
    events = {"seat": seat, "defender": defender, "attack": attack, "defence": defence}
    return Event("clash", {**events, "attackers_lost": lost, "defenders_lost": killed})


def dice(*faces):
    return sorted(faces, reverse=True)


STORIES = [
    [clash(0, 1, [6], [1])],
    [clash(0, 1, [3], [3])],
    [clash(0, 1, [6, 2], [4, 4])],
    [clash(0, 1, [5], [2]), clash(1, 0, [4, 3], [4])],
    [clash(0, 1, [1], [6]), clash(1, 0, [2], [2, 1])],
    [clash(2, 0, [6, 6, 6], [5, 5])],
]


def counted(story, seat):
    """Losses that could have come, each as often as it could, in all clashes of a seat."""
    own = [e.public for e in story if seat in (e.public["seat"], e.public["defender"])]
    sizes = [(len(events["attack"]), len(events["defence"])) for events in own]
    for faces in itertools.product(range(1, 7), repeat=sum(map(sum, sizes))):
        left, total = list(faces), 0
        for events, (attackers, defenders) in zip(own, sizes, strict=True):
            attack, defence = dice(*left[:attackers]), dice(*left[attackers:][:defenders])
            del left[: attackers + defenders]
            total += compare(attack, defence)[0 if events["seat"] == seat else 1]
        yield total


@pytest.mark.parametrize("story", STORIES)
def test_figures_are_those_of_all_ways_the_dice_could_fall(story):
    game = registry.make("rawsiko")
    events = game.luck(3, [Event("turn_began", {"turn": 1, "turns": 6}), *story])
    assert [one["seat"] for one in events] == [0, 1, 2]
    for seat in range(3):
        figures = {figure["name"]: figure for figure in events[seat]["figures"]}
        own = [e.public for e in story if seat in (e.public["seat"], e.public["defender"])]
        if not own:
            assert figures == {}
            continue
        lost = sum(t["attackers_lost" if t["seat"] == seat else "defenders_lost"] for t in own)
        pairs = sum(min(len(t["attack"]), len(t["defence"])) for t in own)
        ways = list(counted(story, seat))
        expected = Fraction(sum(ways), len(ways))
        halves = sum(2 * (other > lost) + (other == lost) for other in ways)
        chance = round(Fraction(halves, 2 * len(ways)) * 1000)
        assert figures == {
            "losses": {
                "name": "losses",
                "expected_permille": round(expected * 1000),
                "actual_permille": lost * 1000,
                "chance_permille": chance,
            },
            "kills": {
                "name": "kills",
                "expected_permille": round((pairs - expected) * 1000),
                "actual_permille": (pairs - lost) * 1000,
                "chance_permille": chance,
            },
        }


def test_one_clash_is_lucky_when_it_is_won_and_unlucky_when_it_is_lost():
    game = registry.make("rawsiko")
    for attack, defence, attacker, defender in (([6], [1], 792, 208), ([1], [6], 292, 708)):
        events = game.luck(2, [clash(0, 1, attack, defence)])
        chances = [one["figures"][0]["chance_permille"] for one in events]
        assert chances == [attacker, defender]


def test_luck_is_500_on_average():
    """Over all ways in which the dice can fall, weighed by their chance."""
    game = registry.make("rawsiko")
    total = 0
    for first, second, third in itertools.product(range(1, 7), repeat=3):
        events = game.luck(2, [clash(0, 1, dice(first, second), [third])])
        total += events[0]["figures"][0]["chance_permille"]
    assert round(total / 6**3) == 500


def test_a_whole_game_adds_up():
    """What one side loses, another kills."""
    game = registry.make("rawsiko", {"turns": 3})
    chance, story = Quick(6), []
    state = game.start(3, chance, story)
    while waiting := state.waiting_for():
        moves = state.moves(waiting[0])
        state.play(waiting[0], moves[chance.below(len(moves))], chance, story)
    events = game.luck(3, story)
    figures = [f for one in events for f in one["figures"]]
    losses = [figure for figure in figures if figure["name"] == "losses"]
    kills = [figure for figure in figures if figure["name"] == "kills"]
    assert sum(f["actual_permille"] for f in losses) == sum(f["actual_permille"] for f in kills) > 0
    off = sum(f["expected_permille"] for f in losses) - sum(f["expected_permille"] for f in kills)
    assert abs(off) <= 3  # rounded
    assert all(0 < figure["chance_permille"] < 1000 for figure in figures)


def test_a_game_in_which_chance_treats_all_alike_measures_none():
    assert registry.make("envyra").luck(3, []) == []


def test_very_many_clashes_are_quickly_counted(monkeypatch):
    """Numbers are cut where nobody looks: the figures are the same as without it."""
    game = registry.make("rawsiko")
    story = [clash(0, 1, [6, 5, 4], [6, 5, 1]), clash(1, 0, [3, 2], [5])] * 60
    events = game.luck(2, story)
    monkeypatch.setattr("ludoteka.games.rawsiko.readers.luck.BITS", 10**6)
    assert game.luck(2, story) == events
