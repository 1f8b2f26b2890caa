"""Objectives: four applications, one of each tier, and how they are dealt (14, D-4).

The content may tell which objectives there are, as a deck of cards; where it tells none, any four
applications of the four tiers make one. Either way no two players share an application.

The order of draws when a game begins is part of the rules' version. Of a deck: by seat, a card out
of those that share nothing with the cards dealt before, in the order of the file. Without one: the
applications of each tier shuffled, from the least points to the most, and dealt from the front.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.games.rawsiko.applications import TIERS, Applications

NOT_DEALT: Final = -1


def deal(applications: Applications, seats: int, chance: Chance) -> list[int]:
    """An objective for every seat, one behind the other."""
    objectives = [NOT_DEALT] * (TIERS * seats)
    if applications.deck:
        _deal_cards(applications, objectives, chance)
        return objectives
    for tier, those in enumerate(applications.tiers):
        pile = those[:]
        chance.shuffle(pile)
        for seat in range(seats):
            objectives[TIERS * seat + tier] = pile[seat]
    return objectives


def deal_others(
    applications: Applications, objectives: list[int], seat: int, chance: Chance
) -> list[int]:
    """As if everybody but this seat were dealt an objective once more.

    Where the seat's own is no card of the deck (in a position that was set up), neither need the
    others' be.
    """
    own = objectives[TIERS * seat : TIERS * (seat + 1)]
    if own in applications.deck:
        found = [NOT_DEALT] * len(objectives)
        found[TIERS * seat : TIERS * (seat + 1)] = own
        _deal_cards(applications, found, chance)
        return found
    found = objectives[:]
    for tier, those in enumerate(applications.tiers):
        pile = [application for application in those if application != own[tier]]
        chance.shuffle(pile)
        for at in range(tier, len(found), TIERS):
            if at != TIERS * seat + tier:
                found[at] = pile.pop()
    return found


def _deal_cards(applications: Applications, objectives: list[int], chance: Chance) -> None:
    """A card for every seat that has none; the deck has one, whatever was dealt before."""
    sets = applications.card_sets
    taken = 0
    for application in objectives:
        if application != NOT_DEALT:
            taken |= 1 << application
    left = [card for card in range(len(sets)) if not sets[card] & taken]
    for at in range(0, len(objectives), TIERS):
        if objectives[at] == NOT_DEALT:
            drawn = left[chance.below(len(left))]
            objectives[at : at + TIERS] = applications.deck[drawn]
            taken = sets[drawn]
            left = [card for card in left if not sets[card] & taken]
