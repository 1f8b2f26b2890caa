"""Players, piles and the table: every card is what it can be, where it can be, and there once."""

from __future__ import annotations

from typing import Final

from ludoteka.games.raw.cards import table
from ludoteka.games.raw.phases.raids import life_count
from ludoteka.games.raw.pieces import (
    ABILITY,
    ACTED,
    BEAST,
    CHANGED,
    DEALT,
    DRAFTING,
    EFFECT_WIDTH,
    FACE_DOWN,
    FEEDING,
    FRESH,
    HARVEST,
    HIDE,
    HIDEOUT,
    HUNT_ROW,
    IMPRISON,
    KEEPING,
    LAST_STANDING,
    LAYING,
    LEAVING,
    LIFE_LOST,
    MOST_TURNS,
    NONE,
    OVER,
    PLACES,
    PRISON,
    RAIDED,
    SKULL,
    SPENT,
    SPENT_ABILITY,
    TAPPED,
    THING,
)
from ludoteka.games.raw.state import RawState

LASTS_A_TURN: Final = TAPPED | ACTED | RAIDED | SPENT | SPENT_ABILITY | CHANGED | LEAVING


def fault(state: RawState) -> str:
    """What can't be so; empty if nothing."""
    return (
        _seat_fault(state)
        or _phase_fault(state)
        or _pile_fault(state)
        or _table_fault(state)
        or _holding_fault(state)
        or _number_fault(state)
        or _end_fault(state)
    )


def _seat_fault(state: RawState) -> str:
    """Who is out is numbered and has nothing left. (Scenes may begin in any turn.)"""
    outs = sorted([out for out in state.out if out])
    if outs != list(range(1, len(outs) + 1)):
        return "the players who are out are numbered from 1, in their order"
    if outs and not state.rules.last_standing:
        return "somebody is out, which is a variant (72)"
    for seat in range(state.seats):
        if state.out[seat] and (state.hands[seat] or state.lives[seat] or state.trophies[seat]):
            return f"seat {seat} is out and yet has cards"
        if state.began[seat] and state.turn == 0:
            return f"seat {seat} has had a turn in the set-up"
    if state.out[state.active]:
        return "it is the turn of a player who is out"
    return ""


def _phase_fault(state: RawState) -> str:
    if (state.turn == 0) != (state.phase <= KEEPING):
        return "turns are counted from the set-up on"
    if (state.phase == OVER) != (state.end != 0):
        return "a game that is over has its reason, and no other has"
    if state.phase == DRAFTING and not state.rules.drafting:
        return "there is no draft without the variant (68)"
    if state.phase <= KEEPING:
        if state.active != state.first or state.stars or state.known != [0] * state.seats:
            return "nobody has a turn in the set-up"
        if NONE not in state.pending:
            return "everybody has chosen, and yet the game waits"
        if len(state.card) > 1 or state.discard:
            return "nothing lies on the table in the set-up"
    elif state.pending != [NONE] * state.seats:
        return "choices are made at the same time in the set-up only"
    if state.phase == OVER and state.stars:
        return "a game that is over has no stars"
    if not state.began[state.active] and state.phase not in (DRAFTING, KEEPING, HARVEST, LAYING):
        return "there is no such phase in a player's first turn (10)"
    return ""


def _pile_fault(state: RawState) -> str:
    """Hands and lives are sorted; the set-up has its numbers of cards."""
    for rows in (state.hands, state.lives, state.packs):
        for row in rows:
            if row != sorted(row):
                return "hands, lives and packs are sorted"
    if len(state.hunt) != (HUNT_ROW if state.rules.hunt and state.phase >= KEEPING else 0):
        return "the hunt row has four places, if there is one (69)"
    if max(state.known) and not state.rules.underworld:
        return "nobody can know cards of the deck without the underworld (70)"
    if state.phase > KEEPING:
        return ""
    if NONE in state.hunt:
        return "the hunt row has a gap in the set-up"
    sizes = [len(hand) for hand in state.hands]
    if min(sizes) != max(sizes) or [row for row in state.lives + state.trophies if row]:
        return "everybody has the same number of cards in the set-up, and no lives"
    if state.phase == KEEPING:
        if sizes[0] != DEALT:
            return "seven cards are dealt to everybody (1)"
        return "" if max(state.pending) < 127 else "all seven cards can't be kept (2)"
    if sizes[0] > DEALT - 2 or [pack for pack in state.packs if len(pack) + sizes[0] != DEALT]:
        return "packs and hands have seven cards together (68)"
    for seat in range(state.seats):
        pick = state.pending[seat]
        if pick != NONE and pick not in state.packs[table.pack_of(state, seat)]:
            return f"seat {seat} has picked a card that is not in its pack"
    return ""


def _table_fault(state: RawState) -> str:
    """Every card on the table is what it can be, and stands where it belongs."""
    for spot in range(len(state.card)):
        if state.card[spot] == NONE:
            rest = [state.owner[spot], state.ability[spot], state.buried[spot], state.inside[spot]]
            if rest != [NONE] * 4 or state.wounds[spot] or state.marks[spot] or state.paid[spot]:
                return f"nothing lies on spot {spot}, and yet it has something"
            if spot in state.order or spot in state.rituals:
                return f"nothing lies on spot {spot}, and yet it is in play"
        else:
            fault = "nothing can lie there" if spot == 0 else _spot_fault(state, spot)
            if fault:
                return f"spot {spot}: {fault}"
    return ""


def _spot_fault(state: RawState, spot: int) -> str:
    deck = state.rules.deck
    card = state.card[spot]
    owner = state.owner[spot]
    marks = state.marks[spot]
    if owner == NONE or state.out[owner]:
        return "it is nobody's who plays"
    in_play = state.order.count(spot)
    ritual = state.rituals.count(spot)
    plain = state.ability[spot] == NONE and state.buried[spot] == NONE
    plain = plain and state.inside[spot] == NONE
    if marks & FACE_DOWN:
        least = max(state.paid[spot], state.wounds[spot] + 1)
        if not 1 <= state.wounds[spot] <= state.paid[spot] or deck.cost[card] < least:
            return "so much can't have been paid for it (V5, V6)"
        if not state.rules.summoning:
            return "it lies face down, which is a variant (71)"
        if in_play or ritual or not plain or marks & ~(FACE_DOWN | FRESH):
            return "it lies face down and yet is in play"
        least = 0 if not marks & FRESH else 1
        if not 1 <= state.paid[spot] <= deck.cost[card] - least or deck.cost[card] < 2:
            return f"{state.paid[spot]} stars lie on a card that costs {deck.cost[card]}"
        if marks & FRESH and (owner != state.active or state.phase < LAYING):
            return "it was laid face down in this turn, which was not so"
        return ""
    if state.paid[spot]:
        return "stars lie on a card that is open"
    if deck.is_ritual[card]:
        unhurt = plain and not marks and not state.wounds[spot]
        return "" if ritual == 1 and not in_play and unhurt else "a ritual is no more"
    if deck.type[card] not in (BEAST, THING) or in_play != 1 or ritual:
        return "a card in play is a monster or a thing, and there once"
    return _in_play_fault(state, spot)


def _in_play_fault(state: RawState, spot: int) -> str:
    deck = state.rules.deck
    card = state.card[spot]
    marks = state.marks[spot]
    ability = state.ability[spot]
    beast = deck.type[card] == BEAST
    mine = state.owner[spot] == state.active
    used = marks & (CHANGED | SPENT | SPENT_ABILITY | ACTED | RAIDED)
    if ability != NONE and (not beast or deck.type[ability] != ABILITY):
        return "an ability is given to a monster"
    if state.buried[spot] != NONE and (not beast or table.kind(state, spot) != SKULL):
        return "a card is buried under what is no skeleton (32)"
    if state.wounds[spot] >= table.endurance(state, spot):
        return "it has as many wounds as it can take, and yet lives (21)"
    if marks & ~LASTS_A_TURN:
        return "it has marks that it can't have"
    if (marks & (ACTED | RAIDED) and not beast) or (marks & SPENT and beast):
        return "monsters act, and things are spent"
    if marks & SPENT_ABILITY and ability == NONE:
        return "the trap of an ability is spent that is not there"
    if marks & CHANGED and not deck.properties[card] & (HIDEOUT | PRISON):
        return "it was used as a hideout or prison, which it is not"
    if used and state.phase < LAYING:
        return "it was used in this turn, which has only begun"
    eats = state.phase == FEEDING and mine and beast and not table.is_imprisoned(state, spot)
    if marks & LEAVING and not eats:
        return "it is to leave, and nobody feeds it"
    return ""


def _holding_fault(state: RawState) -> str:
    """A holder can hold, is in play and in the open, and holds one monster (67, H5)."""
    deck = state.rules.deck
    for spot in range(1, len(state.card)):
        holder = state.inside[spot]
        if holder == NONE:
            continue
        keeper = holder >> 1
        if keeper == spot or keeper == 0 or state.card[keeper] == NONE:
            return f"what holds spot {spot} is not there"
        if deck.type[state.card[spot]] != BEAST or state.inside.count(holder) > 1:
            return f"spot {spot} can't be held"
        if state.inside[keeper] != NONE or state.marks[keeper] & FACE_DOWN:
            return f"what holds spot {spot} can't hold anything"
        card = state.ability[keeper] if holder & 1 else state.card[keeper]
        hides = state.owner[keeper] == state.owner[spot]
        if hides and table.holds(state, spot):
            return f"spot {spot} is hidden and holds another (H5)"
        if card == NONE or not can_hold(state, card, hides):
            return f"spot {spot} is in a card that can't hold it"
    return ""


def can_hold(state: RawState, card: int, hides: bool) -> bool:
    """Can a card with this text hide, or imprison, a monster?"""
    deck = state.rules.deck
    if deck.properties[card] & (HIDEOUT if hides else PRISON):
        return True
    for place in range(len(PLACES)):
        first = deck.text(card, place)
        if first != NONE:
            for at in range(first, deck.text_end(card, place), EFFECT_WIDTH):
                if deck.effects[at] == (HIDE if hides else IMPRISON):
                    return True
    return False


def _number_fault(state: RawState) -> str:
    """Of every card there are as many as in the deck's file, all places together."""
    deck = state.rules.deck
    counts = [0] * (len(deck.ids) + 1)  # behind the last: none
    rows = [state.card, state.ability, state.buried, state.deck, state.discard, state.hunt]
    rows += state.hands + state.lives + state.trophies + state.packs
    for row in rows:
        for card in row:
            counts[card] += 1
    counts[state.spell] += 1
    for card, copies in enumerate(deck.copies):
        if counts[card] != copies:
            return f"there are {counts[card]} of {deck.ids[card]}, not {copies}"
    return ""


def _end_fault(state: RawState) -> str:
    """Who has no life left is out, or the game is over; and it ends for a reason."""
    if state.turn == 0:
        return ""
    alive = [seat for seat in range(state.seats) if not state.out[seat]]
    dead = [seat for seat in alive if life_count(state, seat) == 0]
    if state.end == LIFE_LOST:
        return "" if dead and not state.rules.last_standing else "nobody has lost the last life"
    if state.end == LAST_STANDING or len(alive) == 1:
        return "" if state.end == LAST_STANDING and len(alive) == 1 else "more are left than one"
    if state.end and (state.turn != MOST_TURNS or dead):
        return "there is no stalemate yet (Q17)"
    if dead and dead != [state.victim]:
        return "somebody has no life left and is not out"
    return ""
