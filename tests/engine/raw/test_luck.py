"""Whom the deck was kind to: against all ways in which a small deck could have been dealt."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.events import Event
from ludoteka.games.raw.readers.luck import figure, sums


@pytest.mark.parametrize("deck", [[1, 2, 2, 3, 5], [0, 1, 0, 1, 1, 0], [4]])
def test_figures_are_those_of_all_ways_to_draw(deck):
    for count in range(1, len(deck) + 1):
        hands = [sum(hand) for hand in itertools.combinations(deck, count)]
        ways = sums(deck, count)
        assert {at: n for at, n in enumerate(ways) if n} == {
            total: hands.count(total) for total in set(hands)
        }
        for got in itertools.combinations(deck, count):
            (events,) = figure("draws", deck, list(got))
            worse = sum(1 for one in hands if one < sum(got))
            same = hands.count(sum(got))
            chance = Fraction(2 * worse + same, 2 * len(hands))
            assert events["chance_permille"] == round(1000 * chance)
            assert events["expected_permille"] == round(Fraction(1000 * sum(hands), len(hands)))
            assert events["actual_permille"] == 1000 * sum(got)


def test_whoever_has_got_all_of_the_deck_begins_anew():
    (events,) = figure("draws", [1, 2, 3], [1, 2, 3, 3])
    assert events == {
        "name": "draws",
        "expected_permille": 8000,
        "actual_permille": 9000,
        "chance_permille": 833,
    }


def test_what_a_seat_got_blindly_is_counted_and_nothing_else():
    game = registry.make("raw")
    strong, weak = (
        max(game.deck.ids, key=lambda one: game.deck.cost[game.deck.number[one]]),
        min(game.deck.ids, key=lambda one: game.deck.cost[game.deck.number[one]]),
    )
    story = [
        Event("dealt", {"count": 1}, {0: {"cards": [strong]}, 1: {"cards": [weak]}}),
        Event("drew", {"seat": 0}, {0: {"card": strong}}),
        Event("hunted", {"seat": 1, "place": 1, "card": strong}),
        Event("burned", {"seat": 1, "spot": 3, "card": strong, "success": True}),
        Event("burned", {"seat": 1, "spot": 3, "card": "", "success": False}),
    ]
    first, second, third = game.luck(3, story)
    assert [one["name"] for one in first["figures"]] == ["draws"]
    cost = game.deck.cost[game.deck.number[strong]]
    assert first["figures"][0]["actual_permille"] == 2000 * cost
    assert first["figures"][0]["chance_permille"] > 900
    assert [one["name"] for one in second["figures"]] == ["draws", "burning"]
    assert second["figures"][0]["chance_permille"] < 300
    assert second["figures"][1]["actual_permille"] == 1000
    assert third["figures"] == []
    drafted = registry.make("raw", {"drafting": True})
    assert drafted.luck(3, story)[1]["figures"][0]["name"] == "burning", "packs are passed on"


def test_luck_is_even_on_average():
    """A mean of many games, all with seeds of their own: neither luck nor bad luck."""
    game = registry.make("raw")
    chances = []
    for seed in range(40):
        events: list[Event] = []
        game.start(4, Quick(seed), events)
        chances += [one["figures"][0]["chance_permille"] for one in game.luck(4, events)]
    assert 430 < sum(chances) / len(chances) < 570
