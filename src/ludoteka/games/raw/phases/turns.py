"""The course of a game: turns and their phases, and what happens until somebody must be asked."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.raw import view
from ludoteka.games.raw.cards import deaths, effects, ledger, piles, table
from ludoteka.games.raw.cards.ledger import HAND, LIVES
from ludoteka.games.raw.phases import combat, raids
from ludoteka.games.raw.pieces import (
    ASK_ATTACK,
    ASK_FEED,
    ASK_HARVEST,
    ASK_LAY,
    ASK_LIFE,
    ASK_NOTHING,
    ASK_RAID,
    ASK_TAKE,
    ASK_TRAP,
    ATTACK,
    BEAST,
    FEEDING,
    HARVEST,
    HUNT_ROW,
    LASTING,
    LAYING,
    LEAVING,
    MOST_TURNS,
    NOBODY,
    NONE,
    OVER,
    RAID,
    STALEMATE,
    STARS,
    TAPPED,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def go_on(state: RawState, chance: Chance, events: list[Event] | None) -> None:
    """Do all that follows by itself, until a seat must choose or the game is over."""
    while True:
        if state.end:
            _finish(state, events)
            return
        if state.text_at != NONE:
            if not effects.run(state, chance, events):
                return
        elif state.queue:
            effects.begin_dead(state)
        elif (state.offers and deaths.ask_for_zombie(state)) or _phase(state, chance, events):
            return


def _phase(state: RawState, chance: Chance, events: list[Event] | None) -> bool:
    """Go on with the phase of the turn; True if its player is asked now."""
    seat = state.active
    state.mover = seat
    if state.phase == LAYING:
        state.ask = ASK_LAY  # always asked: whether the hand has anything to lay is a secret
        return True
    if state.phase == ATTACK:
        return _attack(state, events)
    if state.phase == RAID:
        if raids.raiders(state):
            state.ask = ASK_RAID
            return True
        end_turn(state, events)
        return False
    if state.phase == FEEDING:
        return _feeding(state, events)
    return _harvest(state, chance, events)


# A turn begins.


def begin_turn(state: RawState, seat: int, events: list[Event] | None) -> None:
    """Seven stars, in the very first turn perhaps fewer; old rituals are put away (7, 8, X37)."""
    state.active = seat
    state.turn += 1
    state.stars = STARS if state.turn > 1 else state.rules.opening_stars(state.seats)
    state.phase = HARVEST
    state.harvested = 0
    state.disabled = 0
    state.ran = 0
    if events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "turn": state.turn,
            "first": state.began[seat] == 0,
        }
        events.append(Event("turn_began", public))
    for spot in [spot for spot in state.rituals if state.owner[spot] == seat]:
        table.end_ritual(state, spot, events)


# Harvest.


def _harvest(state: RawState, chance: Chance, events: list[Event] | None) -> bool:
    """A card from the deck or by a variant, then perhaps an own life (11, 12, V4)."""
    seat = state.active
    if state.harvested == 0:
        if state.rules.hunt:
            _fill_row(state, chance, events)
        if state.rules.underworld:
            piles.fill(state, chance, events)  # before the question: V3
        if (state.rules.underworld and state.deck) or _has_row(state):
            state.ask = ASK_HARVEST
            return True
        draw_harvest(state, chance, events)
    if state.harvested == 1:
        state.harvested = 2
        if raids.life_count(state, seat) > 1:
            state.ask = ASK_LIFE
            return True
    state.harvested = 0
    state.phase = FEEDING if state.began[seat] else LAYING  # 10
    return False


def draw_harvest(state: RawState, chance: Chance, events: list[Event] | None) -> None:
    """The card of the deck (11)."""
    piles.draw(state, state.active, chance, events)
    state.harvested = 1


def _has_row(state: RawState) -> bool:
    """Is there a card in the hunt row?"""
    return len(state.hunt) > state.hunt.count(NONE)


def _fill_row(state: RawState, chance: Chance, events: list[Event] | None) -> None:
    """Fill the gaps of the hunt row as far as there are cards (69, V2)."""
    for place in range(HUNT_ROW):
        if state.hunt[place] == NONE and piles.fill(state, chance, events):
            card = piles.pop(state, 0)
            ledger.turned(state, card)
            state.hunt[place] = card
            if events is not None:
                public: dict[str, object] = {
                    "place": place + 1,
                    "card": state.rules.deck.ids[card],
                }
                events.append(Event("row_filled", public))


def hunt(state: RawState, place: int, chance: Chance, events: list[Event] | None) -> None:
    """Take a card of the row instead of the deck's; it is replaced at once (69, V2)."""
    card = state.hunt[place]
    state.hunt[place] = NONE
    seat = state.active
    insort(state.hands[seat], card)
    ledger.given(state, HAND + seat, card)
    if events is not None:
        public: dict[str, object] = {
            "seat": seat,
            "place": place + 1,
            "card": state.rules.deck.ids[card],
        }
        events.append(Event("hunted", public))
    _fill_row(state, chance, events)
    state.harvested = 1


def descend(state: RawState, count: int, events: list[Event] | None) -> None:
    """Pay stars, look at as many cards (70); of a single one there is no choice."""
    seat = state.active
    state.stars -= count
    state.peeked = count
    state.known[seat] = max(state.known[seat], count)
    if events is not None:
        ids = state.rules.deck.ids
        cards = [ids[card] for card in reversed(state.deck[-count:])]
        public: dict[str, object] = {"seat": seat, "count": count, "stars": state.stars}
        events.append(Event("descended", public, {seat: {"cards": cards}}))
    if count == 1:
        take(state, 0, events)
    else:
        state.ask = ASK_TAKE


def take(state: RawState, depth: int, events: list[Event] | None) -> None:
    """Take one of the cards; the others stay on top in their order (70, X2)."""
    seat = state.active
    state.peeked = 0
    eyes = piles.eyes_on(state, depth)
    bans = state.bans[-1 - depth]
    card = piles.pop(state, depth)
    insort(state.hands[seat], card)
    ledger.drawn(state, HAND + seat, card, eyes, bans)
    if events is not None:
        shown: dict[str, object] = {"card": state.rules.deck.ids[card]}
        private = {eye: dict(shown) for eye in piles.seats_in(state, eyes)}
        events.append(Event("taken", {"seat": seat, "place": depth + 1}, private))
    state.harvested = 1


def take_life(state: RawState, card: int, events: list[Event] | None) -> None:
    """Take one of the own lives into the hand (12, D-B1); by option a trophy (X6)."""
    seat = state.active
    ids = state.rules.deck.ids
    if card in state.lives[seat]:
        state.lives[seat].remove(card)
        ledger.moved(state, LIVES + seat, HAND + seat, card, 1 << seat)
        if events is not None:
            shown: dict[str, object] = {"card": ids[card]}
            events.append(Event("life_taken", {"seat": seat, "trophy": ""}, {seat: shown}))
    else:
        state.trophies[seat].remove(card)
        ledger.given(state, HAND + seat, card)
        if events is not None:
            events.append(Event("life_taken", {"seat": seat, "trophy": ids[card]}))
    insort(state.hands[seat], card)


# Feeding.


def feedable(state: RawState) -> list[int]:
    """Own monsters in play and not imprisoned, in their order (13, P1, D-B18)."""
    seat = state.active
    deck = state.rules.deck
    return [
        spot
        for spot in state.order
        if state.owner[spot] == seat
        and deck.type[state.card[spot]] == BEAST
        and not table.is_imprisoned(state, spot)
    ]


def _feeding(state: RawState, events: list[Event] | None) -> bool:
    """Ask who is to be fed, as long as there is a choice (X5, X13)."""
    spots = feedable(state)
    hungry = [spot for spot in spots if not state.marks[spot] & LEAVING]
    if hungry and state.stars:
        state.ask = ASK_FEED
        return True
    for spot in hungry:
        state.marks[spot] |= LEAVING
    if spots:
        feed(state, events)
    state.phase = LAYING
    return False


def feed(state: RawState, events: list[Event] | None) -> None:
    """A star for each monster that stays; the others leave, without `dead` effects (14, Q15)."""
    spots = feedable(state)
    leaving = [spot for spot in spots if state.marks[spot] & LEAVING]
    fed = len(spots) - len(leaving)
    state.stars -= fed
    if events is not None:
        public: dict[str, object] = {"seat": state.active, "count": fed, "stars": state.stars}
        events.append(Event("fed", public))
    for spot in leaving:
        if events is not None:
            card = state.rules.deck.ids[state.card[spot]]
            events.append(Event("left", {"seat": state.active, "spot": spot, "card": card}))
        table.leave(state, spot, events)
    state.phase = LAYING


# Attack, raid, end.


def end_laying(state: RawState, events: list[Event] | None) -> None:
    """The first turn of every player ends here (10)."""
    if state.began[state.active]:
        state.phase = ATTACK
        state.window = NONE
    else:
        end_turn(state, events)


def _attack(state: RawState, events: list[Event] | None) -> bool:
    """Declarations, then trap windows, then wounds (D-B4)."""
    if state.window == NONE:
        if can_act(state):
            state.ask = ASK_ATTACK
            return True
        close_declarations(state)
    if state.attacks and combat.next_window(state):
        state.ask = ASK_TRAP
        return True
    if state.attacks:
        combat.deal_wounds(state, events)
    state.window = NONE
    state.phase = RAID
    return False


def can_act(state: RawState) -> bool:
    """Is there an attack or a skill left for the active player?"""
    able: list[int] = []
    for spot in state.order:
        if state.owner[spot] == state.active:
            if combat.has_skill(state, spot, 0) or combat.has_skill(state, spot, 1):
                return True
            if combat.is_able(state, spot):
                able.append(spot)
    if not able:
        return False
    spots = combat.exposed(state)
    return any(can_attack(state, spot, spots) for spot in able)


def can_attack(state: RawState, spot: int, spots: list[int]) -> bool:
    """Is any of these cards a legal target of this monster (17)?"""
    if combat.is_able(state, spot):
        kind = table.kind(state, spot)
        for target in spots:
            if combat.may_hit(state, kind, target):
                return True
    return False


def close_declarations(state: RawState) -> None:
    """The first trap window is that of the player after the active one (D-B4)."""
    state.window = 1


def end_turn(state: RawState, events: list[Event] | None) -> None:
    """Untap, lose the stars left, hand over (25); after many turns it is a stalemate (Q17)."""
    seat = state.active
    marks = state.marks
    for spot in range(1, len(marks)):
        marks[spot] &= LASTING
        if state.owner[spot] == seat:
            marks[spot] &= ~TAPPED
    state.began[seat] = 1
    state.stars = 0
    state.offers = []  # only in the very turn: 31
    if events is not None:
        events.append(Event("turn_ended", {"seat": seat}))
    if state.turn >= MOST_TURNS:
        state.end = STALEMATE
        return
    following = (seat + 1) % state.seats
    while state.out[following]:
        following = (following + 1) % state.seats
    begin_turn(state, following, events)


def _finish(state: RawState, events: list[Event] | None) -> None:
    """Nobody is asked any more, and everything is shown (X16)."""
    state.phase = OVER
    state.ask = ASK_NOTHING
    state.mover = NOBODY
    state.stars = 0
    if events is not None:
        events.append(Event("game_over", view.final(state)))
