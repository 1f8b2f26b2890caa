"""What every seat sees, and what it does not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from engine.raw.random_games import EVERYTHING, VARIANTS, Story, named, positions

from ludoteka.core.digest import canonical
from ludoteka.games.raw.state import RawState

LIMIT = 8192


def cards_in(data: object, ids: set[str]) -> Counter[str]:
    """All ids of cards that stand anywhere in the data."""
    found: Counter[str] = Counter()
    if isinstance(data, str):
        found[data] += data in ids
    elif isinstance(data, dict):
        for value in data.values():
            found += cards_in(value, ids)
    elif isinstance(data, list):
        for value in data:
            found += cards_in(value, ids)
    return +found


def seen_by(state: RawState, seat: int | None) -> Counter[str]:
    """The cards that this seat may see now, counted by the rules (not by the view)."""
    ids = state.rules.deck.ids
    found = Counter(ids[card] for card in state.discard)
    found.update(ids[card] for card in state.hunt if card >= 0)
    for row in state.trophies:
        found.update(ids[card] for card in row)
    for spot in range(1, len(state.card)):
        down = state.marks[spot] & 2
        mine = state.owner[spot] == seat
        if state.card[spot] >= 0 and (not down or mine):
            found[ids[state.card[spot]]] += 1
        if state.ability[spot] >= 0:
            found[ids[state.ability[spot]]] += 1
        if state.buried[spot] >= 0 and mine:
            found[ids[state.buried[spot]]] += 1
    if seat is not None:
        found.update(ids[card] for card in state.hands[seat] + state.lives[seat])
        found.update(ids[card] for card in state.deck[len(state.deck) - state.known[seat] :])
        if state.packs:
            pack = (seat - len(state.hands[seat])) % state.seats
            found.update(ids[card] for card in state.packs[pack])
    return found


@pytest.mark.parametrize("options", [*VARIANTS, EVERYTHING], ids=named)
def test_no_hidden_card_stands_in_a_view(options):
    """Of every card as often as the seat can see it; what it is asked about may be named again."""
    for seats in (2, 3, 6):
        for state in positions(seats, 7, seats, **(options or {"hunt": False})):
            if not state.waiting_for():
                continue
            ids = set(state.rules.deck.ids)
            for seat in (None, *range(seats)):
                view = state.view(seat)
                if seat not in (None, state.active, state.victim):
                    assert "loot" not in view
                for again in ("prompt", "loot", "choice"):
                    named_again = cards_in(view.pop(again, None), ids)
                    own = seen_by(state, seat)
                    if state.loot >= 0 and seat in (state.active, state.victim):
                        own[state.rules.deck.ids[state.loot]] += 1
                    if state.spell >= 0:
                        own[state.rules.deck.ids[state.spell]] += 1
                    assert set(named_again) <= set(own)
                assert cards_in(view, ids) == seen_by(state, seat)


def test_moves_of_others_are_not_shown():
    for seed in range(5):
        for state in positions(seed, 11):
            for seat in range(state.seats):
                view = state.view(seat)
                assert view["moves"] == list(state.moves(seat))
                if seat not in state.waiting_for() and state.turn:
                    assert view["moves"] == []
                    assert view["prompt"] is None
            assert state.view(None)["moves"] == []
            assert state.view(None)["prompt"] is None


def test_an_onlooker_sees_what_everybody_sees():
    own = {"seat", "moves", "prompt", "shown_hands", "shown_lives", "table", "ask"}
    for state in positions(3, 9):
        looker = state.view(None)
        for seat in range(state.seats):
            view = state.view(seat)
            for name, value in looker.items():
                if name not in (*own, "choice"):
                    assert view[name] == value, name
        if state.waiting_for():
            assert looker["shown_hands"] == looker["shown_lives"] == [None] * state.seats
            assert "known" not in looker
            assert "pack" not in looker


def test_x1_in_the_set_up_others_see_who_is_ready_and_nothing_else():
    story = Story(1, 3, drafting=True)
    state = story.state
    state.play(0, state.moves(0)[0], story.chance)
    for seat in (None, 1, 2):
        view = state.view(seat)
        assert view["ready"] == [True, False, False]
        assert view["choice"] is None
        assert view["waiting"] == [1, 2]
    assert state.view(0)["choice"] == state.view(0)["pack"][0]
    before = [canonical(state.view(seat)) for seat in (None, 1, 2)]
    state.play(0, state.moves(0)[-1], story.chance)
    assert before == [canonical(state.view(seat)) for seat in (None, 1, 2)]
    assert state.view(0)["choice"] == state.view(0)["pack"][-1]


def test_x35_what_is_laid_face_down_or_buried_is_asked_in_secret():
    asked = set()
    for seed in range(30):
        for state in positions(seed, 1, 3, **{**EVERYTHING, "last_standing": False}):
            mover = state.view(state.mover) if state.mover >= 0 else {"ask": ""}
            if mover["ask"] in ("stake", "pay", "bury"):
                asked.add(mover["ask"])
                for seat in (None, *range(3)):
                    if seat != state.mover:
                        assert state.view(seat)["ask"] == "lay"
                        assert state.view(seat)["prompt"] is None
        if len(asked) == 3:
            return
    raise AssertionError(f"only {asked} came up")


def test_x16_in_the_end_everything_is_shown():
    for seed in range(8):
        *_, state = positions(seed, 1000, 3, summoning=True)
        for seat in (None, 0, 1, 2):
            view = state.view(seat)
            hidden = state.hidden()
            assert view["shown_hands"] == hidden["hands"]
            assert view["shown_lives"] == hidden["lives"]
            for spot, card in hidden["table"].items():
                entry = view["table"][spot]
                assert card == (entry["card"] if entry.get("down") else entry["buried"])
            assert view["result"] is not None


def test_views_stay_small():
    largest = 0
    for seed in range(25):
        for state in positions(seed, 10, 2 + seed % 5, **EVERYTHING):
            for seat in (None, *range(state.seats)):
                largest = max(largest, len(canonical(state.view(seat))))
    assert largest <= LIMIT


def test_even_with_every_card_on_the_table_a_view_stays_small():
    """Nobody ends a turn early: as much as possible is laid, nothing attacks."""
    largest = 0
    for seats in (2, 6):
        story = Story(seats, seats, **{**EVERYTHING, "last_standing": False})
        while story.state.waiting_for() and story.moves < 900:
            waiting = story.state.waiting_for()
            seat = waiting[0]
            moves = story.state.moves(seat)
            words = [story.game.spell(move).split()[0] for move in moves]
            liked = [
                move
                for move, word in zip(moves, words, strict=True)
                if word in ("lay", "down", "bury", "put", "stars", "draw", "feed", "target")
            ]
            move = (liked or list(moves))[0]
            story.state.play(seat, move, story.chance, story.events)
            story.moves += 1
            largest = max(largest, len(canonical(story.state.view(seat))))
    assert 2000 < largest <= LIMIT


def test_a_view_is_plain_data():
    for state in positions(2, 20):
        for seat in (None, *range(state.seats)):
            view: dict[str, Any] = state.view(seat)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_only_seats_at_the_table_look(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        Story(1, 3, hunt=True).state.view(seat)
