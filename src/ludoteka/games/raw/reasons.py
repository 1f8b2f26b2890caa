"""Why a move is not allowed: the first rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.reasons import Reason, game_over, no_such_move, no_such_seat, not_your_turn
from ludoteka.games.raw.cards import effects, table
from ludoteka.games.raw.phases import combat, raids
from ludoteka.games.raw.pieces import (
    ABILITY,
    ACTED,
    ASK_AIM,
    ASK_ATTACK,
    ASK_BOND,
    ASK_BURY,
    ASK_FEED,
    ASK_HARVEST,
    ASK_HOLD,
    ASK_LAY,
    ASK_LIFE,
    ASK_OPPONENT,
    ASK_PAY,
    ASK_PICK,
    ASK_RAID,
    ASK_ROB,
    ASK_SPLIT,
    ASK_STAKE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRAP,
    ASK_ZOMBIE,
    ASKS,
    CHANGED,
    FACE_DOWN,
    FRESH,
    GHOST,
    HIDEOUT,
    KEEPING,
    KINDS,
    LAYING,
    NOBODY,
    NONE,
    ON_SKILL,
    ON_TRAP,
    PRISON,
    RAIDED,
    SKULL,
    SPENT,
    SPENT_ABILITY,
    STEAL,
    TAPPED,
    TRUCE_ROUNDS,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState

PHASE_RULES: Final = {  # the rule that says when a verb has its time
    "lay": "raw.16",
    "down": "raw.71",
    "turn": "raw.71",
    "pay": "raw.71",
    "bury": "raw.32",
    "hold": "raw.H1",
    "attack": "raw.17",
    "skill": "raw.42",
    "trap": "raw.19",
    "raid": "raw.23",
    "feed": "raw.13",
    "leave": "raw.13",
    "draw": "raw.11",
    "hunt": "raw.69",
    "underworld": "raw.70",
    "life": "raw.12",
    "pick": "raw.68",
    "keep": "raw.2",
    "discard": "raw.31",
    "hand": "raw.24",
    "trophy": "raw.24",
}
ANSWERS: Final = {  # which verbs about a card on the table answer a question
    ASK_LAY: ("bury", "hold", "pay", "turn"),
    ASK_FEED: ("leave",),
    ASK_ATTACK: ("attack", "skill"),
    ASK_AIM: ("target", "double", "split", "kill"),
    ASK_SPLIT: ("target",),
    ASK_TARGET: ("target",),
    ASK_BOND: ("target",),
    ASK_HOLD: ("target",),
    ASK_TRAP: ("trap",),
    ASK_RAID: ("raid",),
}


def why_not(state: RawState, seat: int, move: int) -> Reason | None:
    if not 0 <= seat < state.seats:
        return no_such_seat(seat, state.seats)
    if not 0 <= move < state.rules.move_count:
        return no_such_move(move)
    if state.end:
        return game_over()
    if state.mover not in (NOBODY, seat):
        return not_your_turn(seat, list(state.waiting_for()))
    if move in state.moves(seat):
        return None
    data = state.rules.notation.describe(move)
    verb = str(data["verb"])
    reason = _in_set_up(state, data, verb) if state.phase <= KEEPING else None
    if reason is None:
        reason = _about(state, data, verb)
    if reason is not None:
        return reason
    values: dict[str, object] = {"verb": verb, "asked": ASKS[state.ask]}
    if verb == "raid" and raids.is_truce(state):
        return Reason("raw.X38", "truce", {"rounds": TRUCE_ROUNDS})
    if verb in ("attack", "skill", "raid", "feed") and _is_first_turn(state):
        return Reason("raw.10", "first-turn", values)
    if verb in ("attack", "skill") and state.ask == ASK_LAY:
        return Reason(PHASE_RULES[verb], "after-laying", values)
    return Reason(PHASE_RULES.get(verb, "raw.9"), "not-now", values)


def _is_first_turn(state: RawState) -> bool:
    return state.phase == LAYING and not state.began[state.active]


def _in_set_up(state: RawState, data: dict[str, object], verb: str) -> Reason | None:
    if state.ask == ASK_PICK and verb == "pick":
        return Reason("raw.68", "not-in-pack", {"card": data["card"]})
    return None


def _about(state: RawState, data: dict[str, object], verb: str) -> Reason | None:
    """What is wrong with a move of the kind that is asked for; None: it is of another kind."""
    ask = state.ask
    if "card" in data:
        card = state.rules.deck.number[str(data["card"])]
        return _about_card(state, verb, card)
    if "spot" in data:
        spot = data["spot"]
        assert isinstance(spot, int)
        return _about_spot(state, verb, spot, data.get("ability") is True)
    if "seat" in data:
        other = data["seat"]
        assert isinstance(other, int)
        return _about_seat(state, other)
    count = data.get("count")
    if verb == "stars" and ask in (ASK_STAKE, ASK_PAY):
        return Reason("raw.71", "wrong-payment", {"count": count, "stars": state.stars})
    if verb == "hunt" and ask == ASK_HARVEST:
        if not state.rules.hunt:
            return Reason("raw.69", "no-variant", {"variant": "hunt"})
        return Reason("raw.V2", "empty-place", {"count": count})
    if verb == "underworld" and ask == ASK_HARVEST:
        if not state.rules.underworld:
            return Reason("raw.70", "no-variant", {"variant": "underworld"})
        values: dict[str, object] = {"count": count, "stars": state.stars, "deck": len(state.deck)}
        return Reason("raw.V3", "too-deep", values)
    if verb == "take" and ask == ASK_TAKE:
        return Reason("raw.70", "not-seen", {"count": count, "seen": state.peeked})
    if verb == "feed" and ask == ASK_FEED:
        return Reason("raw.13", "too-few-stars", {"stars": state.stars})
    if verb == "free" and ask == ASK_HOLD:
        return Reason("raw.H1", "nobody-inside", {"spot": state.at})
    return None


def _about_card(state: RawState, verb: str, card: int) -> Reason | None:
    deck = state.rules.deck
    name: dict[str, object] = {"card": deck.ids[card]}
    ask = state.ask
    if ask == ASK_LAY and verb in ("lay", "down"):
        if verb == "down" and not state.rules.summoning:
            return Reason("raw.71", "no-variant", {"variant": "summoning"})
        if card not in state.hands[state.active]:
            return Reason("raw.15", "not-in-hand", name)
        name["cost"] = deck.cost[card]
        name["stars"] = state.stars
        if verb == "down":
            if deck.cost[card] == 1:
                return Reason("raw.V5", "no-part", name)
            return Reason("raw.71", "no-stars", name)
        if deck.cost[card] > state.stars:
            return Reason("raw.15", "too-dear", name)
        assert deck.type[card] == ABILITY
        return Reason("raw.K4", "no-bearer", name)
    if (ask == ASK_BURY and verb == "put") or (ask == ASK_ZOMBIE and verb == "discard"):
        return Reason("raw.32" if verb == "put" else "raw.31", "not-in-hand", name)
    if ask == ASK_LIFE and verb == "life":
        return Reason("raw.12", "no-life", name)
    return None


def _about_seat(state: RawState, other: int) -> Reason | None:
    if state.ask not in (ASK_ROB, ASK_OPPONENT):
        return None
    values: dict[str, object] = {"other": other}
    if other >= state.seats:
        return no_such_seat(other, state.seats)
    if other == state.mover:
        return Reason("raw.9", "yourself", values)
    if state.out[other]:
        return Reason("raw.72", "is-out", values)
    if state.ask == ASK_ROB:
        return Reason("raw.23", "defended", values)
    if state.rules.deck.effects[state.text_at] == STEAL:
        return Reason("raw.P5", "empty-hand", values)
    return Reason("raw.P4", "no-target", values)


def _about_spot(state: RawState, verb: str, spot: int, side: bool) -> Reason | None:
    ask = state.ask
    if verb not in ANSWERS.get(ask, ()):
        return None
    if verb in ("pay", "turn") and not state.rules.summoning:
        return Reason("raw.71", "no-variant", {"variant": "summoning"})
    if spot >= len(state.card) or state.card[spot] == NONE:
        return Reason("raw.X10", "no-card-there", {"spot": spot})
    if ask == ASK_LAY:
        return _about_laying(state, verb, spot)
    if ask == ASK_FEED:
        return Reason("raw.P1", "not-to-feed", {"spot": spot})
    if ask in (ASK_AIM, ASK_SPLIT):
        return _about_target(state, verb, spot)
    if ask in (ASK_ATTACK, ASK_TRAP, ASK_RAID):
        return _about_actor(state, verb, spot, side)
    return _about_choice(state, spot)


def _about_laying(state: RawState, verb: str, spot: int) -> Reason:
    values: dict[str, object] = {"spot": spot}
    seat = state.active
    marks = state.marks[spot]
    down = marks & FACE_DOWN != 0
    if state.owner[spot] != seat:
        return Reason("raw.15", "not-yours", values)
    if verb in ("pay", "turn"):
        if not down:
            return Reason("raw.71", "not-face-down", values)
        if marks & FRESH:
            return Reason("raw.V5", "just-laid", values)
        rest = state.rules.deck.cost[state.card[spot]] - state.paid[spot]
        values["rest"] = rest
        if verb == "turn":
            return (
                Reason("raw.71", "not-paid", values)
                if rest
                else Reason("raw.K4", "no-bearer", {"card": state.rules.deck.ids[state.card[spot]]})
            )
        return Reason("raw.V6", "all-paid" if rest == 0 else "no-stars", values)
    if down:
        return Reason("raw.D-B16", "face-down", values)
    if verb == "bury":
        if not table.is_beast(state, spot) or table.kind(state, spot) != SKULL:
            return Reason("raw.32", "no-skeleton", values)
        if state.buried[spot] != NONE:
            return Reason("raw.32", "already-buried", values)
        if table.is_imprisoned(state, spot):
            return Reason("raw.K5", "imprisoned", values)
        return Reason("raw.32", "no-hand-card", values)
    if not state.rules.deck.properties[state.card[spot]] & (HIDEOUT | PRISON):
        return Reason("raw.H1", "no-holder", values)
    if marks & TAPPED:
        return Reason("raw.Q11", "tapped", values)
    if marks & CHANGED:
        return Reason("raw.H1", "already-changed", values)
    return Reason("raw.H1", "nobody-to-hold", values)


def _about_actor(state: RawState, verb: str, spot: int, side: bool) -> Reason:
    """Why a card can't attack, use its skill, spring its trap or raid now."""
    values: dict[str, object] = {"spot": spot}
    marks = state.marks[spot]
    if state.owner[spot] != state.mover:
        return Reason("raw.17", "not-yours", values)
    if marks & FACE_DOWN:
        return Reason("raw.D-B16", "face-down", values)
    if spot in state.rituals:
        return Reason("raw.27", "a-ritual", values)
    beast = table.is_beast(state, spot)
    if verb in ("skill", "trap"):
        card = table.bearer(state, spot, 1 if side else 0)
        place = ON_SKILL if verb == "skill" else ON_TRAP
        if card == NONE or not effects.has_text(state, card, place):
            return Reason("raw.42" if verb == "skill" else "raw.49", f"no-{verb}", values)
    elif not beast:
        return Reason("raw.29", "a-thing", values)
    if table.is_imprisoned(state, spot):
        return Reason("raw.66", "imprisoned", values)
    if marks & TAPPED:
        return Reason("raw.64", "tapped", values)
    if verb == "trap" or not beast:
        spent = SPENT_ABILITY if side and verb == "trap" else SPENT
        if marks & spent:
            return Reason("raw.D-B10", "spent", values)
    if verb in ("attack", "skill"):
        if marks & ACTED:
            return Reason("raw.D-B5", "acted", values)
        return Reason("raw.17", "nothing-to-attack", values)
    if marks & RAIDED:
        return Reason("raw.23", "raided", values)
    return Reason("raw.23", "all-defended", values)


def _about_target(state: RawState, verb: str, spot: int) -> Reason:
    """Why this card can't be struck in this way."""
    values: dict[str, object] = {"spot": spot}
    attacker = state.at
    if state.marks[spot] & FACE_DOWN:
        return Reason("raw.D-B16", "face-down", values)
    if spot in state.rituals:
        return Reason("raw.A1", "a-ritual", values)
    if state.owner[spot] == state.active:
        return Reason("raw.A1", "your-own", values)
    if table.is_hidden(state, spot):
        return Reason("raw.65", "hidden", values)
    kind = table.kind(state, attacker)
    values["attacker"] = KINDS[kind]
    bits = table.bits(state, spot)
    if bits & combat.GHOST_BIT and kind != GHOST:
        return Reason("raw.33", "ghost", values)
    if not combat.may_hit(state, kind, spot):
        return Reason("raw.39", "protected", values)
    if verb == "kill":
        if not table.is_beast(state, spot):
            return Reason("raw.37", "thing-unkillable", values)
        return Reason("raw.37", "no-instant-kill", values)
    if verb == "target":  # of a split attack
        return Reason("raw.A7", "not-split", values)
    if combat.bonus_double(state, attacker) & bits:
        return Reason("raw.36", "no-second", values)
    return Reason("raw.36", "no-double", values)


def _about_choice(state: RawState, spot: int) -> Reason:
    """Why this card can't be chosen as a target of a text, an ability or a holder."""
    values: dict[str, object] = {"spot": spot}
    ask = state.ask
    if state.marks[spot] & FACE_DOWN:
        return Reason("raw.V9", "face-down", values)
    if spot in state.rituals:
        return Reason("raw.P4", "a-ritual", values)
    if state.owner[spot] != state.mover and table.is_hidden(state, spot):
        return Reason("raw.46", "hidden", values)
    if ask == ASK_BOND:
        if not table.is_beast(state, spot):
            return Reason("raw.28", "no-monster", values)
        return Reason("raw.D-B14", "has-ability", values)
    if ask == ASK_HOLD:
        if not table.is_beast(state, spot):
            return Reason("raw.H1", "no-monster", values)
        if state.inside[spot] != NONE:
            return Reason("raw.H2", "inside-already", values)
        if state.owner[spot] == state.mover and table.holds(state, spot):
            return Reason("raw.H5", "a-holder", values)
        return Reason("raw.H1", "wrong-side", values)
    if spot == state.text_spot and state.text_place == ON_SKILL:
        return Reason("raw.63", "itself", values)
    return Reason("raw.P4", "wrong-target", values)
