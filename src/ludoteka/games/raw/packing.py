"""RAW's state from packed data, with care: damaged data is named, never played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.packing import PackedError, ints, number, part
from ludoteka.games.raw import bookkeeping, questions
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
    MOST_TEXTS,
    MOST_TURNS,
    NOBODY,
    NONE,
    OVER,
    PLACES,
    PRISON,
    RAIDED,
    SKULL,
    SPENT,
    SPENT_ABILITY,
    STARS,
    TAPPED,
    THING,
)
from ludoteka.games.raw.state import RawState

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw

REGISTERS: Final = [
    "phase",
    "ask",
    "mover",
    "first",
    "active",
    "turn",
    "stars",
    "end",
    "harvested",
    "peeked",
    "disabled",
    "window",
    "at",
    "picked",
    "aimed",
    "loot",
    "victim",
    "text_at",
    "text_end",
    "text_user",
    "text_spot",
    "text_side",
    "text_place",
    "text_self",
    "text_burnt",
    "spell",
    "ran",
]
PARTS: Final = [
    "card",
    "owner",
    "wounds",
    "marks",
    "ability",
    "buried",
    "inside",
    "paid",
    "order",
    "rituals",
    "deck",
    "discard",
    "hunt",
    "known",
    "pending",
    "began",
    "out",
    "attacks",
    "queue",
    "offers",
    "ledger",
    "bans",
]
ROWS: Final = ["hands", "lives", "trophies", "packs"]
MOST_WOUNDS: Final = 255
MOST_LEDGER: Final = 1 << 44
LASTS_A_TURN: Final = TAPPED | ACTED | RAIDED | SPENT | SPENT_ABILITY | CHANGED | LEAVING


def unpack(game: Raw, data: list[object]) -> RawState:
    """`RawState.pack` backwards; what never was a state is refused."""
    count = 1 + len(PARTS) + len(ROWS)
    if len(data) != count:
        raise PackedError(f"packed state: should have {count} parts, not {len(data)}")
    head = part(data, 0, "head")
    if len(head) != len(REGISTERS):
        raise PackedError(
            f"packed state: head should have {len(REGISTERS)} numbers, not {len(head)}"
        )
    first_row = 1 + len(PARTS)
    seats = len(part(data, first_row, "hands"))
    low, high = type(game).meta.seats
    if not low <= seats <= high:
        raise PackedError(f"packed state: there are {low} to {high} seats, not {seats}")
    state = RawState(game, seats)
    state.lay_out(0, [])
    _read_head(state, head)
    _read_parts(state, data)
    state.hands = _rows(state, data, first_row, seats)
    state.lives = _rows(state, data, first_row + 1, seats)
    state.trophies = _rows(state, data, first_row + 2, seats)
    state.packs = _rows(state, data, first_row + 3, seats if state.phase == DRAFTING else 0)
    fault = (
        _seat_fault(state)
        or _phase_fault(state)
        or _pile_fault(state)
        or _table_fault(state)
        or _holding_fault(state)
        or _number_fault(state)
        or _end_fault(state)
        or questions.fault(state)
        or bookkeeping.fault(state)
    )
    if fault:
        raise PackedError(f"packed state: {fault}")
    return state


def _read_head(state: RawState, head: list[object]) -> None:
    last = state.seats - 1
    designs = len(state.rules.deck.ids) - 1
    spots = state.rules.deck.size
    effects = len(state.rules.deck.effects)
    state.phase = number(head, 0, "phase", DRAFTING, OVER)
    state.ask = number(head, 1, "ask", 0, 22)
    state.mover = number(head, 2, "mover", NOBODY, last)
    state.first = number(head, 3, "first", 0, last)
    state.active = number(head, 4, "active", 0, last)
    state.turn = number(head, 5, "turn", 0, MOST_TURNS)
    state.stars = number(head, 6, "stars", 0, STARS)
    state.end = number(head, 7, "end", 0, 3)
    state.harvested = number(head, 8, "harvested", 0, 2)
    state.peeked = number(head, 9, "peeked", 0, STARS)
    state.disabled = number(head, 10, "disabled", 0, 1)
    state.window = number(head, 11, "window", NONE, state.seats)
    state.at = number(head, 12, "at", NONE, 2 * spots)
    state.picked = number(head, 13, "picked", NONE, designs)
    state.aimed = number(head, 14, "aimed", NONE, spots)
    state.loot = number(head, 15, "loot", NONE, designs)
    state.victim = number(head, 16, "victim", NONE, last)
    state.text_at = number(head, 17, "text_at", NONE, effects)
    state.text_end = number(head, 18, "text_end", NONE, effects)
    state.text_user = number(head, 19, "text_user", NONE, last)
    state.text_spot = number(head, 20, "text_spot", NONE, spots)
    state.text_side = number(head, 21, "text_side", 0, 1)
    state.text_place = number(head, 22, "text_place", 0, len(PLACES) - 1)
    state.text_self = number(head, 23, "text_self", NONE, spots)
    state.text_burnt = number(head, 24, "text_burnt", 0, 1)
    state.spell = number(head, 25, "spell", NONE, designs)
    state.ran = number(head, 26, "ran", 0, MOST_TEXTS)


def _read_parts(state: RawState, data: list[object]) -> None:
    seats = state.seats
    designs = len(state.rules.deck.ids) - 1
    spots = state.rules.deck.size
    effects = len(state.rules.deck.effects)
    state.card = ints(data, 1, "card", NONE, designs)
    count = len(state.card)
    if not 1 <= count <= spots + 1:
        raise PackedError(f"packed state: card should have 1 to {spots + 1} numbers, not {count}")
    state.owner = ints(data, 2, "owner", NONE, seats - 1, count)
    state.wounds = ints(data, 3, "wounds", 0, MOST_WOUNDS, count)
    state.marks = ints(data, 4, "marks", 0, 511, count)
    state.ability = ints(data, 5, "ability", NONE, designs, count)
    state.buried = ints(data, 6, "buried", NONE, designs, count)
    state.inside = ints(data, 7, "inside", NONE, 2 * count - 1, count)
    state.paid = ints(data, 8, "paid", 0, STARS, count)
    state.order = ints(data, 9, "order", 1, count - 1)
    state.rituals = ints(data, 10, "rituals", 1, count - 1)
    state.deck = ints(data, 11, "deck", 0, designs)
    state.discard = ints(data, 12, "discard", 0, designs)
    state.hunt = ints(data, 13, "hunt", NONE, designs)
    state.known = ints(data, 14, "known", 0, len(state.deck), seats)
    state.pending = ints(data, 15, "pending", NONE, 1 << 10, seats)
    state.began = ints(data, 16, "began", 0, 1, seats)
    state.out = ints(data, 17, "out", 0, seats - 1, seats)
    state.attacks = ints(data, 18, "attacks", NONE, max(count, seats) - 1)
    state.queue = ints(data, 19, "queue", NONE, max(effects, spots))
    state.offers = ints(data, 20, "offers", 0, max(seats, len(state.discard)))
    state.ledger = ints(data, 21, "ledger", 0, MOST_LEDGER)
    state.bans = ints(data, 22, "bans", 0, 15, len(state.deck))


def _rows(state: RawState, data: list[object], at: int, count: int) -> list[list[int]]:
    name = ROWS[at - 1 - len(PARTS)]
    rows = part(data, at, name)
    if len(rows) != count:
        raise PackedError(f"packed state: {name} should have {count} lists, not {len(rows)}")
    designs = len(state.rules.deck.ids) - 1
    return [ints(rows, place, name, 0, designs) for place in range(count)]


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
