"""Packed states: what never was a state is named, and not played."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from engine.pace import much
from engine.raw.random_games import EVERYTHING, SWITCHES, Story, raw

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Chance, Quick
from ludoteka.core.packing import PackedError
from ludoteka.games.raw import Raw
from ludoteka.games.raw.cards.ledger import CARD
from ludoteka.games.raw.packing import PARTS, REGISTERS, ROWS
from ludoteka.games.raw.pieces import ASKS
from ludoteka.games.raw.state import RawState

NAMES = ["head", *PARTS, *ROWS]
Place = tuple[int, ...]


def at(name: str, *rest: int) -> Place:
    """The place of a register, or of a number in a list."""
    return (0, REGISTERS.index(name)) if name in REGISTERS else (NAMES.index(name), *rest)


def changed(packed: list[Any], *changes: tuple[Place, object]) -> list[Any]:
    data = copy.deepcopy(packed)
    for place, value in changes:
        inner = data
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = value
    return data


def refused(state: RawState, *changes: tuple[Place, object]) -> str:
    """Why the state is refused with these values changed."""
    with pytest.raises(PackedError) as error:
        state.rules.unpack(changed(state.pack(), *changes))
    return str(error.value).removeprefix("packed state: ")


def moment(ask: str, seed: int = 0, seats: int = 3, cards: int = 0, **options: Any) -> RawState:
    """The first moment of a random game in which this is asked, with so many cards in play."""
    for number in range(seed, seed + 80):
        story = Story(number, seats, **(options or {**EVERYTHING, "trophies": "apart"}))
        while story.state.waiting_for():
            if ASKS[story.state.ask] == ask and len(story.state.order) >= cards:
                return story.state
            story.step()
        if ask == "nothing":
            return story.state
    raise AssertionError(f"nobody was ever asked {ask}")


def works(state: RawState, seed: int) -> None:
    """Everything that can be asked of a state, and the game to its end."""
    for seat in (None, *range(state.seats)):
        json.dumps(state.view(seat))
    for seat in range(state.seats):
        for move in (*state.moves(seat), 0, 1, 7, state.rules.move_count - 1):
            state.why_not(seat, move)
            state.caution(seat, move)
    for seat in state.waiting_for():
        assert state.moves(seat)
    json.dumps([state.hidden(), state.pack()])
    other = state.copy()
    play_out(other, Quick(seed))
    assert other.result() is not None


def tried(game: Raw, data: list[object], seed: int) -> bool:
    """Is it taken up? Then it can be played."""
    try:
        state = game.unpack(data)
    except PackedError:
        return False
    works(state, seed)
    return True


def places(data: list[Any]) -> Iterator[Place]:
    for part, row in enumerate(data):
        for number, value in enumerate(row):
            if isinstance(value, list):
                yield from [(part, number, inner) for inner in range(len(value))]
            else:
                yield (part, number)


def valued(data: list[Any], place: Place) -> int:
    for step in place:
        data = data[step]
    assert isinstance(data, int)
    return data


def test_a_state_of_every_moment_is_taken_up_again():
    for seed in range(40):
        story = Story(seed)
        for _ in story.moments(9):
            data = json.loads(json.dumps(story.state.pack()))
            other = story.game.unpack(data)
            assert other.digest() == story.state.digest()


def test_it_plays_on_as_before():
    for seed in range(6):
        story = Story(seed)
        for _ in story.moments(60):
            mine = story.state.copy()
            other = story.game.unpack(mine.pack())
            play_out(mine, Quick(seed))
            play_out(other, Quick(seed))
            assert mine.digest() == other.digest()


@pytest.mark.no_cover
@pytest.mark.parametrize("ask", [ask for ask in ASKS if ask != "split"])
def test_any_single_number_changed_is_refused_or_can_be_played(ask):
    """Every number of a packed state becomes another one; of the ledger only some do.

    The plain build does it with some of them.
    """
    state = moment(ask, seed=len(ask))
    chance = Quick(ask.encode())
    data = state.pack()
    taken = 0
    for place in places(data):
        value = valued(data, place)
        if chance.below(much(1, 3)) or (NAMES[place[0]] == "ledger" and chance.below(4)):
            continue
        others = {value + 1, value - 1, -1, 0, chance.below(120), value ^ 1 << chance.below(34)}
        for other in sorted(others - {value}):
            if NAMES[place[0]] in ("deck", "discard", "paid", "wounds") and chance.below(3):
                continue
            taken += tried(state.rules, changed(data, (place, other)), other)
    assert taken < 400


def test_several_numbers_changed_at_once_are_refused_or_can_be_played():
    for seed in range(6):
        story = Story(seed)
        chance = Quick(seed)
        for _ in story.moments(40):
            data = story.state.pack()
            spots = list(places(data))
            for _ in range(25):
                changes: list[tuple[Place, object]] = []
                for _ in range(2 + chance.below(3)):
                    place = spots[chance.below(len(spots))]
                    if chance.below(2):
                        place = (0, chance.below(len(REGISTERS)))
                    changes.append((place, chance.below(9) - 1))
                tried(story.game, changed(data, *changes), seed)


def exchanges(data: list[Any], chance: Chance) -> list[Any]:
    """Two numbers of the same kind change places: all counts stay right."""
    cards = [place for place in places(data) if NAMES[place[0]] in CARD_PLACES]
    one, two = cards[chance.below(len(cards))], cards[chance.below(len(cards))]
    return changed(data, (one, valued(data, two)), (two, valued(data, one)))


CARD_PLACES = ["card", "ability", "buried", "deck", "discard", "hunt", "hands", "lives", "trophies"]


@pytest.mark.no_cover
def test_cards_exchanged_are_refused_or_can_be_played():
    for seed in range(much(8, 3)):
        story = Story(seed)
        chance = Quick(seed)
        for _ in story.moments(40):
            for _ in range(30):
                tried(story.game, exchanges(story.state.pack(), chance), seed)


ODD: list[Any] = [None, True, 1.0, "1", [], [1], {}, {"a": 1}, 10**30, -(10**30), float("nan")]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_nothing_but_numbers_is_read(odd):
    state = moment("lay")
    data = state.pack()
    game = state.rules
    for part in range(len(data)):
        with pytest.raises(PackedError):
            game.unpack([*data[:part], odd, *data[part + 1 :]] if odd != [] else data[:part])
        for number in range(min(len(data[part]), 40)):
            if data[part][number] == odd and not isinstance(odd, (bool, float)):
                continue
            with pytest.raises(PackedError):
                game.unpack(changed(data, ((part, number), odd)))
    with pytest.raises(PackedError):
        game.unpack([odd] * len(data))


def test_every_list_has_its_length():
    state = moment("lay")
    data = state.pack()
    for part in range(len(data)):
        if data[part]:
            short, long = copy.deepcopy(data), copy.deepcopy(data)
            short[part].pop()
            long[part].append(long[part][-1])
            for other in (short, long):
                if NAMES[part] not in ("known", "pending") or other is short:
                    assert not tried(state.rules, other, 1), NAMES[part]
    with pytest.raises(PackedError, match="should have 27 parts, not 28"):
        state.rules.unpack([*data, []])
    with pytest.raises(PackedError, match="should have 27 parts, not 0"):
        state.rules.unpack([])


@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_impossible_numbers_of_seats_are_refused(seats):
    state = moment("lay", seats=6)
    data = state.pack()
    for row in range(1 + len(PARTS), len(data)):
        data[row] = (data[row] * 2)[:seats]
    for name in ("known", "pending", "began", "out"):
        part = NAMES.index(name)
        data[part] = (data[part] * 2)[:seats]
    with pytest.raises(PackedError, match=f"there are 2 to 6 seats, not {seats}"):
        state.rules.unpack(data)


@pytest.mark.parametrize("name", REGISTERS)
def test_registers_have_their_limits(name):
    state = moment("lay")
    for value in (-2, 10**9):
        assert refused(state, (at(name), value)).startswith(f"{name} should be from ")


def test_other_options_refuse_what_is_only_a_variant():
    state = moment("stake")
    for name in SWITCHES:
        options = {**EVERYTHING, "trophies": "apart", name: False}
        game = raw(**options)
        if name in ("hunt", "summoning", "drafting"):
            with pytest.raises(PackedError):
                game.unpack(state.pack())


def test_every_card_is_counted():
    state = moment("lay")
    card = state.deck[0]
    other = next(one for one in state.deck if one != card)
    said = refused(state, (at("deck", 0), other))
    assert said.startswith("there are ")
    assert f" of {state.rules.deck.ids[min(card, other)]}, not " in said


def test_hands_are_sorted():
    state = moment("lay", seed=3)
    seat = next(seat for seat in range(3) if len(set(state.lives[seat])) > 1)
    row = state.lives[seat]
    swapped = [
        ((NAMES.index("lives"), seat, 0), row[-1]),
        ((NAMES.index("lives"), seat, -1), row[0]),
    ]
    assert refused(state, *swapped) == "hands, lives and packs are sorted"


def test_the_question_fits_the_phase_and_what_it_is_about():
    state = moment("lay")
    asks = {name: number for number, name in enumerate(ASKS)}
    assert refused(state, (at("ask"), asks["raid"])) == "this is not asked in this phase"
    assert refused(state, (at("ask"), asks["bond"])) == "no ability is to be given"
    half = "a choice is half made, and nothing was chosen, or the other way round"
    assert refused(state, (at("ask"), asks["bury"])) == half
    assert refused(state, (at("at"), 1)) == half
    assert refused(state, (at("mover"), -1)) == "one player is asked, outside the set-up"
    other = "another player is asked than the one whose turn it is"
    assert refused(state, (at("mover"), (state.mover + 1) % 3)) == other
    assert "noted" in refused(state, (at("loot"), 1))
    assert refused(state, (at("window"), 1)) == "traps are used in the attack only (19)"
    ended = "a game that is over has its reason, and no other has"
    assert refused(state, (at("end"), 1)) == ended
    assert refused(state, (at("turn"), 0)) == "turns are counted from the set-up on"


def test_cards_on_the_table_are_what_they_can_be():
    state = moment("raid", cards=3)
    spot = next(one for one in state.order if state.rules.deck.type[state.card[one]] == 0)
    assert "as many wounds as it can take" in refused(state, (at("wounds", spot), 12))
    one, two = state.order[:2]
    assert "there once" in refused(state, (at("order", 0), two))
    assert "there once" in refused(state, (at("order", 1), one))
    assert refused(state, (at("owner", spot), -1)) == f"spot {spot}: it is nobody's who plays"
    assert "marks that it can't have" in refused(state, (at("marks", spot), 128))
    assert "stars lie on a card that is open" in refused(state, (at("paid", spot), 1))
    assert "what holds spot" in refused(state, (at("inside", spot), 2 * spot))
    assert "nothing lies on spot 0" in refused(state, (at("owner", 0), 1))


def test_the_ledger_leads_to_the_state():
    state = moment("raid")
    assert state.ledger[0] & 7 == 0
    said = refused(state, (at("ledger", 0), state.ledger[0] ^ 1 << CARD))
    assert "ledger" in said or "deck" in said or "left a place" in said
    data = state.pack()
    data[NAMES.index("ledger")].pop()
    with pytest.raises(PackedError):
        state.rules.unpack(data)
    for wrong in (6 | 9 << 27, 5 | 1 << 3, 7, 3, 4, 2, 1 | 1 << 3):
        assert refused(state, (at("ledger", -1), wrong)) != ""


def test_a_packed_state_may_be_any_list():
    game = raw()
    chance = Quick(5)
    for _ in range(300):
        data: list[Any] = [
            [chance.below(9) - 1 for _ in range(chance.below(30))] for _ in range(26)
        ]
        with pytest.raises(PackedError):
            game.unpack(data)
