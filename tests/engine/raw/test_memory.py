"""What a seat remembers: every imagined past is one that it could have seen, down to the draft."""

from __future__ import annotations

from collections import Counter

import pytest
from engine.pace import much
from engine.raw.random_games import EVERYTHING, Story, named
from engine.raw_table import only, play, raw, scene, set_up

from ludoteka.core.chance import Quick
from ludoteka.core.digest import canonical
from ludoteka.games.raw.cards.ledger import (
    BANS,
    CARD,
    DRAWN,
    EYES,
    GIVEN,
    HAND,
    KINDS,
    LIVES,
    LOOKED,
    MOVED,
    PACK,
    SHOWN,
    SHUFFLED,
    SOURCE,
    SPOT,
    TARGET,
    TURNED,
    ZONES,
)

LOW = (1 << CARD) - 1
TABLES = [
    {"drafting": True},
    {"drafting": True, "last_standing": True},
    {"drafting": True, "summoning": True, "hunt": True},
    {"drafting": True, "underworld": True, "last_standing": True},
    {"last_standing": True, "summoning": True},
    EVERYTHING,
]


# A state's own ledger, played from the start.


def zones_of(state):
    """Where the ledger says that the hidden cards are now."""
    zones = {}
    for number in state.ledger:
        kind = number & 7
        if kind in (MOVED, SHOWN):
            zones[number >> SOURCE & ZONES].remove(number >> CARD)
        if kind in (DRAWN, GIVEN, MOVED):
            zones.setdefault(number >> TARGET & ZONES, []).append(number >> CARD)
    return {zone: sorted(cards) for zone, cards in zones.items() if cards}


def hidden_zones(state):
    """Where they are."""
    zones = {HAND + seat: cards for seat, cards in enumerate(state.hands)}
    zones |= {LIVES + seat: cards for seat, cards in enumerate(state.lives)}
    zones |= {PACK + pack: cards for pack, cards in enumerate(state.packs)}
    for spot in range(1, len(state.card)):
        if state.marks[spot] & 2:
            zones[SPOT + spot] = [state.card[spot]]
        elif state.buried[spot] >= 0:
            zones[SPOT + spot] = [state.buried[spot]]
    return {zone: sorted(cards) for zone, cards in zones.items() if cards}


def looks(state, seat, ledger):
    """What lay in the packs whenever the seat looked, if this was the past."""
    packs = {}
    found = []
    for number in ledger:
        kind = number & 7
        pack = number >> (TARGET if kind == DRAWN else SOURCE) & ZONES
        if not PACK <= pack < SPOT:
            continue
        if kind == DRAWN:
            packs.setdefault(pack, []).append(number >> CARD)
        elif kind == MOVED:
            packs[pack].remove(number >> CARD)
        elif kind == LOOKED and number >> (EYES + seat) & 1:
            found.append((pack, sorted(packs[pack])))
    return found


def decks(state):
    """By epoch: what the deck gave, or in the last one still holds."""
    rows = [Counter()]
    for number in state.ledger:
        if number & 7 in (DRAWN, TURNED):
            rows[-1][number >> CARD] += 1
        elif number & 7 == SHUFFLED:
            rows.append(Counter())
    rows[-1].update(state.deck)
    return rows


def copies(state):
    """All cards, wherever they are."""
    found = Counter(state.deck + state.discard + state.hunt + state.card + state.ability)
    found.update([*state.buried, state.spell])
    for rows in (state.hands, state.lives, state.trophies, state.packs):
        for row in rows:
            found.update(row)
    del found[-1]
    return [found[card] for card in range(len(state.rules.deck.ids))]


def check(state, seat, imagined):
    """Is this a past and a present that the seat can believe in?"""
    assert zones_of(imagined) == hidden_zones(imagined)
    assert copies(imagined) == state.rules.deck.copies
    assert len(imagined.ledger) == len(state.ledger)
    for was, number in zip(state.ledger, imagined.ledger):
        assert number & LOW == was & LOW
        if was >> (EYES + seat) & 1:
            assert number == was
        if number & 7 == DRAWN:
            assert not state.rules.deck.bits[number >> CARD] & number >> BANS & KINDS
    assert looks(state, seat, imagined.ledger) == looks(state, seat, state.ledger)
    assert decks(imagined) == decks(state)
    for card, bans in zip(imagined.deck, imagined.bans):
        assert not state.rules.deck.bits[card] & bans
    assert canonical(imagined.view(seat)) == canonical(state.view(seat))


# Random games.


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_every_imagined_past_is_one_that_the_seat_could_have_seen(options):
    for seed in range(much(10, 5)):
        story = Story(seed, 2 + seed % 5, **options)
        for number in story.moments(29):
            if story.state.waiting_for():
                for seat in range(story.seats):
                    check(story.state, seat, story.state.imagine(seat, Quick(number)))


@pytest.mark.no_cover
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_it_is_drawn_from_what_the_seat_remembers_and_from_nothing_else(options):
    """Whatever the rivals really had, the same draws lead to the same state."""
    for seed in range(0, 5, much(1, 2)):
        story = Story(seed, 2 + seed, **options)
        for number in story.moments(41):
            for seat in range(story.seats):
                other = story.state.imagine(seat, Quick(number))
                again = other.imagine(seat, Quick(seed)).digest()
                assert story.state.imagine(seat, Quick(seed)).digest() == again


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_long_games_in_which_nearly_everything_was_seen_are_remembered(seats):
    """Who was out had to show all cards: few pasts are left then."""
    for seed in range(1, much(3, 2)):
        story = Story(seed, seats, drafting=True, last_standing=True)
        for _ in story.moments(23):
            state = story.state
            if sum(state.out) and state.waiting_for():
                for seat in range(seats):
                    check(state, seat, state.imagine(seat, Quick(seed)))


# The draft (68).


def drafted(seats, seed):
    """A table at the end of its draft."""
    state = raw(None, drafting=True).start(seats, Quick(seed))
    chance = Quick(seed)
    while state.packs:
        seat = state.waiting_for()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance)
    return state


def test_68_of_two_players_each_knows_all_that_the_other_took_but_the_first_card():
    for seed in range(10):
        state = drafted(2, seed)
        unknown = set()
        for number in range(20):
            hand = Counter(state.imagine(0, Quick(number)).hands[1])
            truth = Counter(state.hands[1])
            assert (truth & hand).total() >= 6
            unknown |= set(hand - truth)
        assert len(unknown) > 5


def test_68_of_three_players_two_share_what_the_third_passed_on():
    """Of a pack of mine B and C take one card each, then two more: who took which is not known."""
    for seed in range(10):
        state = drafted(3, seed)
        truth = Counter(state.hands[1] + state.hands[2])
        hands = set()
        for number in range(30):
            other = state.imagine(0, Quick(number))
            both = Counter(other.hands[1] + other.hands[2])
            assert (truth & both).total() >= 11  # but for B's first two cards and C's first
            hands.add(tuple(other.hands[1]))
        assert len(hands) > 15


def test_68_while_the_draft_goes_on_a_pack_that_was_seen_is_what_is_left_of_it():
    for seed in range(10):
        state = raw(None, drafting=True).start(4, Quick(seed))
        chance = Quick(seed)
        while state.packs:
            for seat in range(4):
                check(state, seat, state.imagine(seat, Quick(seed)))
            seat = state.waiting_for()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))], chance)


# What is certain, and what is not.


def imagined(state, seat, times=40):
    return [state.imagine(seat, Quick(number)) for number in range(times)]


def buried(state, spot):
    return state.rules.deck.ids[state.buried[spot]]


def in_hand(state, seat):
    return [state.rules.deck.ids[card] for card in state.hands[seat]]


RESCUE = "rescue: magic 1; play exhume\n"


def test_32_a_card_that_its_holder_had_alone_is_known_when_it_is_buried():
    state = scene("phase laying B\nhand B rescue\ntable B 1 bone\ndiscard ogre", RESCUE)
    play(state, "B lay rescue", "B bury 1", "B put ogre")
    assert {buried(other, 1) for other in imagined(state, 0)} == {"ogre"}


def test_32_one_of_two_cards_is_buried_and_the_known_one_is_here_or_there():
    state = scene("phase laying B\nhand B rescue fang\ntable B 1 bone\ndiscard ogre", RESCUE)
    play(state, "B lay rescue", "B bury 1", "B put fang")
    places = set()
    for other in imagined(state, 0):
        places.add(buried(other, 1) == "ogre")
        assert "ogre" in [buried(other, 1), *in_hand(other, 1)]
    assert places == {True, False}


def test_32_a_card_that_is_seen_again_was_not_the_one_that_was_buried():
    state = scene("phase laying B\nhand B rescue fang\ntable B 1 bone\ndiscard ogre", RESCUE)
    play(state, "B lay rescue", "B bury 1", "B put fang", "B lay ogre")
    for other in imagined(state, 0):
        check(state, 0, other)
        assert other.hands[1] == []
    assert len({buried(other, 1) for other in imagined(state, 0)}) > 5


CALL = "call: magic 1; play summon ghost\n"
GHOSTS = CALL + "ghoul*3: ghost 1/1\nzed*8: zombie 1/1\ndust*6: thing 1/1\n"


def test_52_what_a_failed_summons_looked_for_is_not_in_the_deck():
    """Three ghosts there are; one is A's own, so B, who called in vain, has the others."""
    text = "phase laying B\nhand A ghoul\nhand B ghoul*2 call\nlives A dust\nlives B zed"
    state = set_up(only(GHOSTS), f"{text}\ndeck zed*3 dust*2")
    play(state, "B lay call")
    for other in imagined(state, 0):
        held = Counter(other.hands[1] + other.lives[1])
        assert held[other.rules.deck.ids.index("ghoul")] == 2
        check(state, 0, other)


def test_x17_the_cards_that_a_summons_skipped_are_of_other_kinds():
    text = "phase laying B\nhand B call\nlives A dust\nlives B zed"
    state = set_up(only(GHOSTS), f"{text}\ndeck zed dust zed ghoul ghoul zed")
    play(state, "B lay call")
    ids = state.rules.deck.ids
    tops = set()
    for other in imagined(state, 0):
        assert "ghoul" not in [ids[card] for card in other.deck[-3:]]
        tops.add(ids[other.deck[-4]])
        check(state, 0, other)
    assert "ghoul" in tops


def test_v5_v6_a_card_face_down_costs_more_than_its_first_payment_and_not_less_than_all():
    looked = 0
    for seed in range(6):
        story = Story(seed, 3, summoning=True, drafting=True)
        cost = story.game.deck.cost
        for number in story.moments(20):
            for seat in range(3):
                other = story.state.imagine(seat, Quick(number))
                for spot in range(1, len(other.card)):
                    if other.marks[spot] & 2:
                        assert cost[other.card[spot]] > other.wounds[spot]
                        assert cost[other.card[spot]] >= other.paid[spot]
                        looked += other.owner[spot] != seat
    assert looked > 50
