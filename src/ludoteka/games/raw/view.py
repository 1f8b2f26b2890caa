"""What a seat, an onlooker and a referee may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.raw import notation, scoring
from ludoteka.games.raw.cards import piles, table
from ludoteka.games.raw.phases import raids
from ludoteka.games.raw.pieces import (
    A_FIRST,
    A_MODE,
    A_SECOND,
    ACTED,
    ASK_AIM,
    ASK_BOND,
    ASK_BURY,
    ASK_HOLD,
    ASK_KEEP,
    ASK_LAY,
    ASK_LOOT,
    ASK_OPPONENT,
    ASK_PAY,
    ASK_PICK,
    ASK_ROB,
    ASK_SPLIT,
    ASK_STAKE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_ZOMBIE,
    ASKS,
    ATTACK_WIDTH,
    CHANGED,
    DEALT,
    E_AMOUNT,
    EFFECTS,
    FACE_DOWN,
    KINDS,
    MODES,
    NOBODY,
    NONE,
    OVER,
    PHASES,
    PLACES,
    RAIDED,
    SPENT,
    SPENT_ABILITY,
    TAPPED,
    TRUCE_ROUNDS,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

SECRET_ASKS: Final = (ASK_STAKE, ASK_PAY, ASK_BURY)  # the others see somebody laying cards


def look(state: RawState, seat: int | None) -> dict[str, object]:
    """What a seat sees, or an onlooker (None)."""
    everybody = range(state.seats)
    over = state.phase == OVER
    view: dict[str, object] = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active if state.turn else None,
        "first": state.first,
        "stars": state.stars,
        "ask": _ask(state, seat),
        "prompt": _prompt(state, seat),
        "table": table_of(state, seat),
        "hands": [len(state.hands[other]) for other in everybody],
        "lives": [len(state.lives[other]) for other in everybody],
        "trophies": [piles.names(state, state.trophies[other]) for other in everybody],
        "defended": [table.is_defended(state, other) for other in everybody],
        "deck": len(state.deck),
        "discard": piles.names(state, state.discard),
        "hunt": [None if card == NONE else state.rules.deck.ids[card] for card in state.hunt],
        "out": list(state.out),
        "attacks": _attacks(state),
        "disabled": state.disabled == 1,
        "shown_hands": [
            piles.names(state, state.hands[other]) if over or other == seat else None
            for other in everybody
        ],
        "shown_lives": [
            piles.names(state, state.lives[other]) if over or other == seat else None
            for other in everybody
        ],
    }
    if raids.is_truce(state):
        view["truce"] = TRUCE_ROUNDS  # so many rounds nobody raids (X38)
    if state.turn <= 1:
        view["opening"] = state.rules.opening_stars(state.seats)  # of who begins (X37)
    if state.turn == 0:
        view["ready"] = [state.pending[other] != NONE for other in everybody]
        view["choice"] = None if seat is None else _choice(state, seat)
        if state.packs and seat is not None:
            view["pack"] = piles.names(state, state.packs[table.pack_of(state, seat)])
    if seat is not None:
        top = state.known[seat]
        view["known"] = piles.names(state, [state.deck[-1 - depth] for depth in range(top)])
        if state.loot != NONE and seat in (state.active, state.victim):
            view["loot"] = state.rules.deck.ids[state.loot]
    return view


def _choice(state: RawState, seat: int) -> object:
    """What the seat has chosen in a simultaneous phase, as long as it can change it."""
    pending = state.pending[seat]
    if pending == NONE:
        return None
    if state.ask == ASK_PICK:
        return state.rules.deck.ids[pending]
    return [place + 1 for place in range(DEALT) if pending >> place & 1]


def table_of(state: RawState, seat: int | None) -> dict[str, object]:
    """By spot; of each card what is not as usual."""
    found: dict[str, object] = {}
    for spot in range(1, len(state.card)):
        if state.card[spot] != NONE:
            found[str(spot)] = _on_table(state, spot, seat)
    return found


def _on_table(state: RawState, spot: int, seat: int | None) -> dict[str, object]:
    deck = state.rules.deck
    card = state.card[spot]
    owner = state.owner[spot]
    marks = state.marks[spot]
    mine = owner == seat or state.phase == OVER
    entry: dict[str, object] = {"owner": owner}
    if marks & FACE_DOWN:
        entry["down"] = True
        entry["paid"] = state.paid[spot]
        if mine:
            entry["card"] = deck.ids[card]
        return entry
    entry["card"] = deck.ids[card]
    if deck.is_ritual[card]:
        return entry
    if state.wounds[spot]:
        entry["wounds"] = state.wounds[spot]
    endurance = table.endurance(state, spot)
    if endurance != deck.endurance[card]:
        entry["endurance"] = endurance
    if state.ability[spot] != NONE:
        entry["ability"] = deck.ids[state.ability[spot]]
        kind = table.kind(state, spot)
        if kind != deck.kind[card]:
            entry["kind"] = KINDS[kind]
    if state.buried[spot] != NONE:
        entry["buried"] = deck.ids[state.buried[spot]] if mine else True
    holder = state.inside[spot]
    if holder != NONE:
        entry["inside"] = holder >> 1
        if holder & 1:
            entry["inside_ability"] = True
    for bit, name in (
        (TAPPED, "tapped"),
        (ACTED, "acted"),
        (RAIDED, "raided"),
        (SPENT, "spent"),
        (SPENT_ABILITY, "ability_spent"),
        (CHANGED, "changed"),
    ):
        if marks & bit:
            entry[name] = True
    return entry


def _attacks(state: RawState) -> list[object]:
    """Declared attacks of monsters that are still in play and free."""
    found: list[object] = []
    attacks = state.attacks
    for at in range(0, len(attacks), ATTACK_WIDTH):
        if attacks[at] != NONE:
            both = attacks[at + A_FIRST : at + A_SECOND + 1]
            targets = [target for target in both if target != NONE]
            found.append([attacks[at], MODES[attacks[at + A_MODE]], targets])
    return found


def _ask(state: RawState, seat: int | None) -> str:
    """What is asked, as far as it may be seen."""
    if state.ask in SECRET_ASKS and seat != state.mover:
        return ASKS[ASK_LAY]
    return ASKS[state.ask]


def _prompt(state: RawState, seat: int | None) -> dict[str, object] | None:
    """What this seat is to do now."""
    if seat is None or not (state.mover == seat or (state.mover == NOBODY and state.turn == 0)):
        return None
    ids = state.rules.deck.ids
    ask = state.ask
    prompt: dict[str, object] = {"do": ASKS[ask]}
    if ask in (ASK_BURY, ASK_HOLD, ASK_PAY, ASK_AIM, ASK_SPLIT, ASK_ROB):
        prompt["spot"] = state.at
        prompt["card"] = ids[state.card[state.at]]
    if ask == ASK_SPLIT:
        prompt["first"] = state.aimed
    elif ask == ASK_BOND:
        prompt["card"] = ids[state.spell]
    elif ask == ASK_STAKE:
        prompt["card"] = ids[state.picked]
        prompt["cost"] = state.rules.deck.cost[state.picked]
    elif ask == ASK_PAY:
        prompt["rest"] = state.rules.deck.cost[state.card[state.at]] - state.paid[state.at]
    elif ask == ASK_TAKE:
        prompt["count"] = state.peeked
    elif ask == ASK_LOOT:
        prompt["card"] = ids[state.loot]
        prompt["victim"] = state.victim
    elif ask in (ASK_TARGET, ASK_OPPONENT):
        effects = state.rules.deck.effects
        prompt["effect"] = EFFECTS[effects[state.text_at]]
        prompt["amount"] = effects[state.text_at + E_AMOUNT]
        prompt["place"] = PLACES[state.text_place]
        prompt["card"] = _running(state)
    elif ask == ASK_ZOMBIE:
        prompt["card"] = ids[state.discard[state.offers[state.at + 1]]]
    elif ask == ASK_KEEP:
        prompt["most"] = DEALT - 1
    return prompt


def _running(state: RawState) -> str:
    """The card whose text runs; empty if it died and was shuffled into the deck meanwhile."""
    card = state.spell
    if state.text_spot != NONE:
        card = table.bearer(state, state.text_spot, state.text_side)
    elif card == NONE and state.text_self != NONE:
        card = state.discard[state.text_self]
    return "" if card == NONE else state.rules.deck.ids[card]


def final(state: RawState) -> dict[str, object]:
    """What is shown when the game is over (X16)."""
    reason, rule = scoring.end_words(state.end)
    seats = range(state.seats)
    return {
        "reason": reason,
        "rule": rule,
        "lives": [piles.names(state, state.lives[seat]) for seat in seats],
        "hands": [piles.names(state, state.hands[seat]) for seat in seats],
        "table": table.covered(state, NOBODY),
    }


def hidden(state: RawState) -> dict[str, object]:
    """What nobody, or not everybody, may see now."""
    seats = range(state.seats)
    return {
        "deck": piles.names(state, state.deck),
        "hands": [piles.names(state, state.hands[seat]) for seat in seats],
        "lives": [piles.names(state, state.lives[seat]) for seat in seats],
        "packs": [piles.names(state, pack) for pack in state.packs],
        "table": table.covered(state, NOBODY),
        "known": list(state.known),
        "choices": [_spelled(state, pending) for pending in state.pending],
    }


def _spelled(state: RawState, pending: int) -> str | None:
    """A choice of a simultaneous phase in notation."""
    if pending == NONE:
        return None
    moves = state.rules.notation
    first = notation.KEEP if state.ask == ASK_KEEP else moves.of_card(notation.PICK, 0)
    return moves.spell(first + pending)
