"""Where hidden cards went, and who saw which: the memory that `imagine` is built on.

Every movement of a card that not everybody can see both ends of is one number in the state's
ledger: what happened, from where to where, which card, and which seats saw the card. What happened
and where is known to everybody; the card only to those. A seat's perfect recall is the ledger with
its own eyes (docs/architecture.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

# Zones whose cards may be hidden.
HAND: Final = 0  # and the seat
LIVES: Final = 6
PACK: Final = 12  # of the draft
SPOT: Final = 18  # and the spot: a buried card, or one that lies face down

# What happened.
DRAWN: Final = 0  # from the deck into a zone
TURNED: Final = 1  # from the deck into the open
GIVEN: Final = 2  # from the open into a zone
MOVED: Final = 3  # from a zone into another
SHOWN: Final = 4  # from a zone into the open
SHUFFLED: Final = 5  # the discard pile has become the deck
LOOKED: Final = 7  # a seat sees a whole zone

SOURCE: Final = 3  # shifts of the parts of a number
TARGET: Final = 12
EYES: Final = 21
BANS: Final = 27  # kinds of monsters that a drawn card can't be, as everybody knows
CARD: Final = 31
KINDS: Final = 15
ZONES: Final = 511
SEATS: Final = 63


def drawn(state: RawState, zone: int, card: int, eyes: int, bans: int) -> None:
    number = DRAWN | zone << TARGET | eyes << EYES | bans << BANS | card << CARD
    state.ledger.append(number)


def turned(state: RawState, card: int) -> None:
    state.ledger.append(TURNED | SEATS << EYES | card << CARD)


def given(state: RawState, zone: int, card: int) -> None:
    state.ledger.append(GIVEN | zone << TARGET | SEATS << EYES | card << CARD)


def moved(state: RawState, source: int, target: int, card: int, eyes: int) -> None:
    number = MOVED | source << SOURCE | target << TARGET | eyes << EYES | card << CARD
    state.ledger.append(number)


def shown(state: RawState, zone: int, card: int) -> None:
    state.ledger.append(SHOWN | zone << SOURCE | SEATS << EYES | card << CARD)


def shuffled(state: RawState) -> None:
    state.ledger.append(SHUFFLED)


def looked(state: RawState, zone: int, seat: int) -> None:
    state.ledger.append(LOOKED | zone << SOURCE | 1 << (EYES + seat))
