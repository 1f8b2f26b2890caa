"""Whole random games: what must hold at every moment of them."""

from __future__ import annotations

from collections import Counter

import pytest
from engine.raw.random_games import EVERYTHING, VARIANTS, Story, named

from ludoteka.games.raw.meta import STEP_LIMIT

TABLES = [(options, seats) for options in [*VARIANTS, EVERYTHING] for seats in range(2, 7)]


@pytest.mark.parametrize(
    ("options", "seats"), TABLES, ids=[f"{named(options)} {seats}" for options, seats in TABLES]
)
def test_a_game_keeps_its_numbers(options, seats):
    """All cards are there at every moment, stars are 0 to 7, one seat is asked, and it ends."""
    story = Story(seats, seats, **(options or {"hunt": False}))
    state = story.state
    copies = story.game.deck.copies
    while state.waiting_for():
        assert 0 <= state.stars <= 7
        if state.turn:
            assert len(state.waiting_for()) == 1
            assert len(state.moves(state.mover)) > 0
        cards = Counter(state.deck + state.discard + [card for card in state.hunt if card >= 0])
        for rows in (state.hands, state.lives, state.trophies, state.packs):
            for row in rows:
                cards.update(row)
        for part in (state.card, state.ability, state.buried):
            cards.update([card for card in part if card >= 0])
        cards.update([state.spell] if state.spell >= 0 else [])
        assert [cards[card] for card in range(len(copies))] == copies
        story.step()
        assert story.moves < STEP_LIMIT
    assert state.result() is not None


def test_q17_nobody_plays_more_than_150_turns():
    longest = 0
    for seed in range(6):
        story = Story(seed, 2, last_standing=True)
        for _ in story.moments(10**6):
            pass
        longest = max(longest, story.state.turn)
        if story.state.turn == 150 and story.state.result().reason == "stalemate":
            assert story.events[-2].kind == "turn_ended"
    assert longest <= 150


def test_10_first_turns_have_no_feeding_attack_or_raid():
    for seed in range(20):
        story = Story(seed)
        while story.state.waiting_for() and story.state.turn <= story.seats:
            fresh = story.step()
            if story.state.turn <= story.seats:
                kinds = {event.kind for event in fresh}
                assert not kinds & {"fed", "left", "attacked", "raided", "skill_used"}


def test_7_stars_are_never_overspent():
    for seed in range(20):
        story = Story(seed)
        stars = 7
        while story.state.waiting_for():
            for event in story.step():
                if event.kind == "turn_began":
                    stars = 7
                elif event.public is not None and "stars" in event.public:
                    left = event.public["stars"]
                    assert 0 <= left <= stars
                    stars = left


def test_6_who_wins_has_most_trophies_and_lives():
    for seed in range(30):
        story = Story(seed, trophies="apart", hunt=True)
        for _ in story.moments(10**6):
            pass
        result = story.state.result()
        cost = story.game.deck.cost
        keys = []
        for seat in range(story.seats):
            cards = story.state.lives[seat] + story.state.trophies[seat]
            keys.append((len(cards), sum(cost[card] for card in cards)))
        assert [1 + sum(key > mine for key in keys) for mine in keys] == result.ranks
        assert result.scores == [count for count, _ in keys]
        assert result.reason in ("life-lost", "stalemate")
        if result.reason == "life-lost":
            assert min(len(lives) for lives in story.state.lives) == 0


def test_72_the_last_one_standing_wins():
    for seed in range(10):
        story = Story(seed, last_standing=True)
        for _ in story.moments(10**6):
            pass
        result = story.state.result()
        if result.reason == "last-standing":
            alive = story.state.out.index(0)
            assert result.ranks[alive] == 1
            assert sorted(result.ranks) == list(range(1, story.seats + 1))
            order = sorted(range(story.seats), key=lambda seat: result.ranks[seat])
            outs = [story.state.out[seat] for seat in order]
            assert outs == [0, *sorted(outs[1:], reverse=True)]
