"""The running text of a card: its effects one after another, as far as nobody must be asked.

At most one text runs at a time. Whose it is, which card bears it and how far it has come are
numbers of the state, so that a game can be stored in the middle of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.games.raw.cards import deaths, ledger, piles, table
from ludoteka.games.raw.pieces import (
    A_OTHER,
    A_OWNER,
    ALL,
    ALL_OF_ONE,
    ASK_OPPONENT,
    ASK_TARGET,
    ATTACK_WIDTH,
    ATTACKER,
    DAMAGE,
    DESTROY,
    DISABLE_BURNING,
    DRAW,
    E_AMOUNT,
    E_BURNS,
    E_MANY,
    E_WHAT,
    E_WHOSE,
    EFFECT_WIDTH,
    EXHUME,
    FOE,
    GRANT,
    HEAL,
    HIDE,
    IMPRISON,
    KILL,
    KIND_BITS,
    KINDS,
    MOST_TEXTS,
    NONE,
    ON_DEAD,
    ON_RITUAL,
    ON_SKILL,
    OWN,
    QUEUE_WIDTH,
    REPAIR,
    STEAL,
    SUMMON,
    TAP,
    TAPPED,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


def begin(state: RawState, card: int, place: int, user: int, spot: int, side: int) -> None:
    """Let the text of a card in this place run; `spot` bears it (NONE: a spell in the air)."""
    deck = state.rules.deck
    first = deck.text(card, place)
    if first == NONE:
        return
    if _is_spent(state):
        _end(state)
        return
    state.text_at = first
    state.text_end = deck.text_end(card, place)
    state.text_user = user
    state.text_spot = spot
    state.text_side = side
    state.text_place = place
    state.text_self = NONE
    state.text_burnt = 0


def begin_dead(state: RawState) -> None:
    """Let the first `dead` effect of the queue run (43, S1)."""
    owner, first, end, own = state.queue[:QUEUE_WIDTH]
    del state.queue[:QUEUE_WIDTH]
    if _is_spent(state):
        return
    state.text_at = first
    state.text_end = end
    state.text_user = owner
    state.text_spot = NONE
    state.text_side = 0
    state.text_place = ON_DEAD
    state.text_self = own
    state.text_burnt = 0


def _is_spent(state: RawState) -> bool:
    """Count one more text; after too many in a turn they do nothing any more (X36)."""
    if state.ran == MOST_TEXTS:
        return True
    state.ran += 1
    return False


def run(state: RawState, chance: Chance, events: list[Event] | None) -> bool:
    """Carry out effects until the text has ended; False if a seat must choose first."""
    effects = state.rules.deck.effects
    while state.text_at < state.text_end:
        at = state.text_at
        code = effects[at]
        lasting = code == GRANT or (code == DISABLE_BURNING and state.text_place == ON_RITUAL)
        if not lasting:  # those hold as long as the ritual lies
            spots: list[int] = []
            seats: list[int] = []
            if code == STEAL or effects[at + E_MANY] == ALL_OF_ONE:
                seats = opponents(state)
                possible = len(seats)
            elif code in (DRAW, EXHUME, SUMMON, DISABLE_BURNING):
                possible = 1
            else:
                spots = targets(state)
                possible = len(spots)
            if possible and _burns(state, chance, events):
                if seats:
                    if len(seats) > 1:
                        state.ask = ASK_OPPONENT
                        state.mover = state.text_user
                        return False
                    on_opponent(state, seats[0], chance, events)
                elif spots:
                    if len(spots) > 1 and effects[at + E_MANY] != ALL:
                        state.ask = ASK_TARGET
                        state.mover = state.text_user
                        return False
                    on_targets(state, spots, events)
                else:
                    _on_user(state, chance, events)
        next_effect(state)
    _end(state)
    return True


def next_effect(state: RawState) -> None:
    state.text_at += EFFECT_WIDTH
    state.text_burnt = 0


def _end(state: RawState) -> None:
    """A spell goes to the discard pile when its text has ended (27, X11)."""
    state.text_at = NONE
    state.text_end = NONE
    state.text_spot = NONE
    state.text_self = NONE
    if state.spell != NONE:
        state.discard.append(state.spell)
        state.spell = NONE


def _burns(state: RawState, chance: Chance, events: list[Event] | None) -> bool:
    """Does the effect work: has it no mark, or does it burn (62, X3)?"""
    if not state.rules.deck.effects[state.text_at + E_BURNS] or state.text_burnt:
        return True
    spot = 0 if state.text_spot == NONE else state.text_spot
    if piles.burn(state, state.text_user, spot, chance, events):
        state.text_burnt = 1
        return True
    return False


# Whom and what an effect may be about.


def opponents(state: RawState) -> list[int]:
    """The opponents that an effect can choose: with hand cards (P5), or with fitting cards."""
    effects = state.rules.deck.effects
    at = state.text_at
    user = state.text_user
    if effects[at] == STEAL:
        return [seat for seat in range(state.seats) if seat != user and state.hands[seat]]
    fitting = {state.owner[spot] for spot in targets(state)}
    return [seat for seat in range(state.seats) if seat in fitting]


def targets(state: RawState) -> list[int]:
    """The cards that the running effect may be about, in the order of entering play (P4)."""
    effects = state.rules.deck.effects
    at = state.text_at
    code = effects[at]
    whose = effects[at + E_WHOSE]
    what = effects[at + E_WHAT]
    user = state.text_user
    bearer = state.text_spot
    if code in (HIDE, IMPRISON) and not _can_hold(state, bearer):
        return []
    if whose == ATTACKER:
        found = attackers_on(state, user)
        return [spot for spot in found if table.bits(state, spot) & what]
    itself = bearer if state.text_place == ON_SKILL else NONE  # 63, P6
    found = []
    for spot in state.order:
        if spot == itself or not table.bits(state, spot) & what:
            continue
        owner = state.owner[spot]
        if owner == user:
            if whose == FOE:
                continue
        elif whose == OWN or table.is_hidden(state, spot):
            continue
        found.append(spot)
    if code == HIDE:
        return [spot for spot in found if _may_be_hidden(state, spot)]
    if code == IMPRISON:
        return [spot for spot in found if state.inside[spot] == NONE]  # H2
    return found


def _can_hold(state: RawState, bearer: int) -> bool:
    """A holder is in play and in the open (H5)."""
    return bearer != NONE and state.inside[bearer] == NONE


def _may_be_hidden(state: RawState, spot: int) -> bool:
    """An own monster that is in the open and holds nobody (H5)."""
    return state.inside[spot] == NONE and not table.holds(state, spot)


def attackers_on(state: RawState, seat: int) -> list[int]:
    """Monsters that attack this player's cards in this turn, and are still in play and free."""
    attacks = state.attacks
    found: list[int] = []
    for at in range(0, len(attacks), ATTACK_WIDTH):
        spot = attacks[at]
        if spot != NONE and seat in (attacks[at + A_OWNER], attacks[at + A_OTHER]):
            found.append(spot)
    return found


# Carrying an effect out.


def _on_user(state: RawState, chance: Chance, events: list[Event] | None) -> None:
    effects = state.rules.deck.effects
    code = effects[state.text_at]
    amount = effects[state.text_at + E_AMOUNT]
    user = state.text_user
    if code == DRAW:
        while amount and piles.draw(state, user, chance, events):
            amount -= 1
    elif code == EXHUME:
        while amount and piles.exhume(state, user, events):
            amount -= 1
    elif code == SUMMON:
        _summon(state, user, amount, chance, events)
    else:
        state.disabled = 1  # until the end of the turn: P8
        if events is not None:
            events.append(Event("disabled", {"seat": user}))


def _summon(
    state: RawState, user: int, kind: int, chance: Chance, events: list[Event] | None
) -> None:
    """The nearest monster of a kind in the deck comes into play, free of charge (52, D-B13).

    Everybody sees how many cards were skipped, and knows that they are of no such kind (X17).
    """
    deck = state.rules.deck
    piles.fill(state, chance, events)
    size = len(state.deck)
    for depth in range(size):
        at = size - 1 - depth
        card = state.deck[at]
        state.bans[at] |= KIND_BITS[kind]
        if deck.kind[card] == kind:
            piles.pop(state, depth)
            ledger.turned(state, card)
            spot = table.enter(state, card, user, 0)
            state.order.append(spot)
            if events is not None:
                public: dict[str, object] = {
                    "seat": user,
                    "card": deck.ids[card],
                    "spot": spot,
                    "skipped": depth,
                }
                events.append(Event("summoned", public))
            return
    if events is not None:
        events.append(Event("none_summoned", {"seat": user, "kind_wanted": KINDS[kind]}))


def on_opponent(state: RawState, victim: int, chance: Chance, events: list[Event] | None) -> None:
    """The effect for the chosen opponent."""
    effects = state.rules.deck.effects
    at = state.text_at
    if effects[at] != STEAL:
        on_targets(state, [s for s in targets(state) if state.owner[s] == victim], events)
        return
    amount = effects[at + E_AMOUNT]
    while amount and state.hands[victim]:
        piles.steal(state, state.text_user, victim, chance, events)
        amount -= 1


def on_targets(state: RawState, spots: list[int], events: list[Event] | None) -> None:
    """The effect for these cards, all at the same moment (X12)."""
    effects = state.rules.deck.effects
    code = effects[state.text_at]
    if code == DAMAGE:
        amount = effects[state.text_at + E_AMOUNT]
        for spot in table.in_turn_order(state, spots):
            wound(state, spot, amount, events)
        deaths.check(state, spots, events)
    elif code in (KILL, DESTROY):
        deaths.die(state, spots, events)
    elif code in (HEAL, REPAIR):
        for spot in table.in_turn_order(state, spots):
            state.wounds[spot] = 0
            if events is not None:
                events.append(Event("healed", {"spot": spot, "wounds": 0}))
    elif code == TAP:
        for spot in table.in_turn_order(state, spots):
            state.marks[spot] |= TAPPED
            if events is not None:
                events.append(Event("tapped", {"spot": spot}))
    else:
        table.put_inside(state, spots[0], 2 * state.text_spot + state.text_side, events)


def wound(state: RawState, spot: int, count: int, events: list[Event] | None) -> None:
    state.wounds[spot] += count
    if events is not None:
        events.append(
            Event("wounded", {"spot": spot, "count": count, "wounds": state.wounds[spot]})
        )


def has_text(state: RawState, card: int, place: int) -> bool:
    return state.rules.deck.text(card, place) != NONE
