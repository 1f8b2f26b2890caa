"""States drawn from what a seat was shown, and from nothing else: perfect recall."""

from __future__ import annotations

import pytest
from engine.pace import much
from engine.raw import invariants
from engine.raw.random_games import EVERYTHING, VARIANTS, Story, named

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.digest import canonical

TABLES = [pytest.param(options, id=named(options)) for options in [*VARIANTS, EVERYTHING]]


@pytest.mark.parametrize("options", TABLES)
def test_it_agrees_with_everything_the_seat_was_ever_told(options):
    for seats in (2, 3, 4, 6):
        story = Story(seats, seats, **(options or {"hunt": False}))
        audit = story.game.audit()
        for number in story.moments(45):
            for seat in range(seats):
                imagined = story.state.imagine(seat, Quick(number))
                assert audit.contradiction(imagined, seat, story.told(seat)) == ""


@pytest.mark.no_cover
def test_it_agrees_over_many_mixes_of_options():
    for seed in range(much(30, 8)):
        story = Story(seed)
        audit = story.game.audit()
        for number in story.moments(80):
            for seat in range(story.seats):
                imagined = story.state.imagine(seat, Quick(number))
                fault = audit.contradiction(imagined, seat, story.told(seat))
                assert fault == "", (seed, number, seat)


def test_v5_it_knows_that_a_card_face_down_costs_more_than_was_paid():
    looked = 0
    for seed in range(10):
        story = Story(seed, 3, summoning=True)
        cost = story.game.deck.cost
        for number in story.moments(20):
            for seat in range(3):
                imagined = story.state.imagine(seat, Quick(number))
                for spot in range(1, len(imagined.card)):
                    if imagined.marks[spot] & 2:
                        assert cost[imagined.card[spot]] >= max(2, imagined.paid[spot])
                        looked += imagined.owner[spot] != seat
    assert looked > 100


def test_it_looks_the_same_to_its_seat():
    for seed in range(12):
        story = Story(seed)
        for number in story.moments(60):
            for seat in range(story.seats):
                other = story.state.imagine(seat, Quick(number))
                assert canonical(other.view(seat)) == canonical(story.state.view(seat))
                assert canonical(other.view(None)) == canonical(story.state.view(None))
                assert story.game.unpack(other.pack()).digest() == other.digest()
                assert invariants.fault(other) == ""


def test_what_is_imagined_varies():
    """Hands, lives and decks of others differ from draw to draw; the own never do."""
    for seed in range(6):
        story = Story(seed, 3, hunt=True, underworld=True)
        for _ in range(60):
            if story.state.waiting_for():
                story.step()
        if not story.state.waiting_for():
            continue
        drawn = [story.state.imagine(0, Quick(number)).hidden() for number in range(12)]
        for name in ("hands", "lives"):
            for seat in (1, 2):
                if drawn[0][name][seat]:
                    different = {tuple(hidden[name][seat]) for hidden in drawn}
                    assert len(different) > 1 or name == "hands", (seed, name)
            assert len({tuple(hidden[name][0]) for hidden in drawn}) == 1
        assert len({tuple(hidden["deck"]) for hidden in drawn}) == 12


def test_it_depends_on_what_is_visible_only():
    for seed in range(10):
        story = Story(seed)
        audit = story.game.audit()
        for number in story.moments(70):
            for seat in range(story.seats):
                swapped = audit.swap(story.state, seat, Quick(number))
                if swapped is not None:
                    one = story.state.imagine(seat, Quick(9))
                    assert one.digest() == swapped.imagine(seat, Quick(9)).digest()


def test_it_can_be_played_to_the_end_and_does_not_touch_the_state():
    for seed in range(8):
        story = Story(seed)
        for number in story.moments(90):
            before = story.state.digest()
            imagined = story.state.imagine(number % story.seats, Quick(2))
            play_out(imagined, Quick(3))
            assert imagined.result() is not None
            assert story.state.digest() == before


def test_x16_when_the_game_is_over_everything_is_known():
    for seed in range(6):
        story = Story(seed)
        for _ in story.moments(10**6):
            pass
        for seat in range(story.seats):
            assert story.state.imagine(seat, Quick(1)).digest() == story.state.digest()


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_only_a_seat_at_the_table_imagines(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        Story(1, 3, hunt=True).state.imagine(seat, Quick(1))
