"""What to ask before a move: it is allowed, but hardly anybody would want it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.reasons import Reason
from ludoteka.games.raw import notation
from ludoteka.games.raw.cards import effects, table
from ludoteka.games.raw.phases import combat, laying, raids, turns
from ludoteka.games.raw.pieces import (
    ABILITY,
    ASK_ATTACK,
    ASK_KEEP,
    ASK_LAY,
    ASK_LOOT,
    ASK_TARGET,
    ATTACK,
    BURNS,
    DAMAGE,
    DEALT,
    DESTROY,
    DRAW,
    E_WHOSE,
    EXHUME,
    HEAL,
    KILL,
    MAGIC,
    NOBODY,
    NONE,
    ON_PLAY,
    ON_RITUAL,
    ON_SKILL,
    OWN,
    REPAIR,
    SICK,
    STEAL,
    SUMMON,
    TAP,
)

if TYPE_CHECKING:
    from ludoteka.games.raw.state import RawState


# So many stars are not left by intention.
WORTH_ASKING: Final = 2


def caution(state: RawState, seat: int, move: int) -> Reason | None:
    """Before lives or the whole hand are given up, a turn ends that could still be used, a card
    does nothing or the wrong thing, or the last loot of the game goes into the hand."""
    if state.mover not in (NOBODY, seat) or move not in state.moves(seat):
        return None
    if state.ask == ASK_KEEP and state.mover == NOBODY:
        return _about_keeping((move - notation.KEEP).bit_count())
    if state.ask == ASK_LAY:
        if move == notation.END:
            return _about_the_end(state, seat)
        return _about_laying(state, move)
    if state.ask == ASK_ATTACK:
        if move == notation.END:
            return _about_unused(state)
        return _about_skill(state, move)
    if state.ask == ASK_LOOT and move == notation.HAND and not state.rules.last_standing:
        if raids.life_count(state, state.victim) == 0:
            return Reason("raw.6", "counts-no-more", {"victim": state.victim})
        return None
    if state.ask == ASK_TARGET:
        code = state.rules.deck.effects[state.text_at]
        spot = move - state.rules.notation.of_spot(notation.TARGET, 0)
        if code in (DAMAGE, KILL, DESTROY, TAP) and state.owner[spot] == seat:
            return Reason("raw.P4", "hurts-your-own", {"spot": spot})
        if code in (HEAL, REPAIR) and not state.wounds[spot]:
            hurt = [one for one in effects.targets(state) if state.wounds[one]]
            if [one for one in hurt if state.owner[one] == seat]:
                return Reason("raw.54", "not-wounded", {"spot": spot})
    return None


def after(state: RawState) -> str:
    """What `end` leads to: attack, wounds, raid, or the end of the turn (10, 20, X35)."""
    if state.ask == ASK_LAY:
        return _after_laying(state)
    if state.ask == ASK_ATTACK:
        if state.attacks:
            return "wounds"
        return "raid" if raids.raiders(state) else "turn"
    return "turn"


def _after_laying(state: RawState) -> str:
    if not state.began[state.active]:
        return "turn"
    stage = state.copy()
    stage.phase = ATTACK
    stage.window = NONE
    if turns.can_act(stage):
        return "attack"
    return "raid" if raids.raiders(stage) else "turn"


def _about_keeping(kept: int) -> Reason | None:
    if kept == DEALT - 1:
        return Reason("raw.2", "one-life", {"kept": kept})
    return Reason("raw.2", "empty-handed", {"lives": DEALT}) if kept == 0 else None


def _about_the_end(state: RawState, seat: int) -> Reason | None:
    """Laying would end, and a card could still be laid; of the last star nobody is asked who
    has laid something."""
    laid = [spot for spot in range(1, len(state.card)) if state.card[spot] != NONE]
    if state.stars < WORTH_ASKING and seat in [state.owner[spot] for spot in laid]:
        return None
    card = _still_to_lay(state, seat)
    if card == NONE:
        return None
    values: dict[str, object] = {"stars": state.stars, "card": state.rules.deck.ids[card]}
    ends = _after_laying(state) == "turn"
    return Reason("raw.16", "still-to-lay" if ends else "stars-lost", values)


def _about_unused(state: RawState) -> Reason | None:
    """The turn would end, and a monster could still attack. Where it could raid instead, or others
    attack, that is a choice; and a skill is not always worth its use."""
    if after(state) != "turn":
        return None
    exposed = combat.exposed(state)
    ready = [
        spot
        for spot in state.order
        if state.owner[spot] == state.active and turns.can_attack(state, spot, exposed)
    ]
    if not ready:
        return None
    return Reason("raw.17", "still-to-attack", {"spot": ready[0], "count": len(ready)})


def _still_to_lay(state: RawState, seat: int) -> int:
    """The dearest card that can be laid now and that nothing speaks against."""
    first = state.rules.notation.of_card(notation.LAY, 0)
    best = NONE
    for move in state.moves(seat):
        card = move - first
        if not 0 <= card < state.rules.notation.cards or _about_laying(state, move) is not None:
            continue
        if best == NONE or state.rules.deck.cost[card] > state.rules.deck.cost[best]:
            best = card
    return best


def _about_laying(state: RawState, move: int) -> Reason | None:
    """A spell or an ability, laid from the hand or turned over."""
    card = _card_laid(state, move)
    if card == NONE:
        return None
    deck = state.rules.deck
    if deck.type[card] == ABILITY:
        return _about_ability(state, card)
    if deck.type[card] != MAGIC:
        return None
    if not deck.is_ritual[card] and _is_idle(state, card):
        return Reason("raw.Q10", "no-effect", {"card": deck.ids[card]})
    place = ON_RITUAL if deck.is_ritual[card] else ON_PLAY
    return _about_text(state, card, place, NONE, 0)


def _card_laid(state: RawState, move: int) -> int:
    moves = state.rules.notation
    card = move - moves.of_card(notation.LAY, 0)
    if 0 <= card < moves.cards:
        return card
    spot = move - moves.of_spot(notation.TURN, 0)
    return state.card[spot] if 0 < spot < moves.spots else NONE


def _about_ability(state: RawState, card: int) -> Reason | None:
    """The only monster it can go to is on the wrong side, and nobody will be asked (28, X5)."""
    bearers = laying.bearers(state)
    deck = state.rules.deck
    if len(bearers) != 1 or deck.new_kind[card] != NONE:
        return None
    spot = bearers[0]
    harms = deck.properties[card] & (SICK | BURNS) != 0
    own = state.owner[spot] == state.mover
    if harms != own:
        return None
    fault = "only-your-own" if harms else "only-a-rivals"
    return Reason("raw.28", fault, {"card": deck.ids[card], "spot": spot})


def _about_skill(state: RawState, move: int) -> Reason | None:
    moves = state.rules.notation
    for side, verb in enumerate((notation.SKILL, notation.SKILL_OF_ABILITY)):
        spot = move - moves.of_spot(verb, 0)
        if 0 < spot < moves.spots:
            card = table.bearer(state, spot, side)
            found = _about_text(state, card, ON_SKILL, spot, side)
            return found or _about_healing(state, card, spot, side)
    return None


def _about_healing(state: RawState, card: int, spot: int, side: int) -> Reason | None:
    """All that a skill does is heal, and nobody has wounds (54, 55)."""
    deck = state.rules.deck
    probe = state.copy()
    effects.begin(probe, card, ON_SKILL, state.mover, spot, side)
    if probe.text_at == NONE:
        return None
    while probe.text_at < probe.text_end:
        if deck.effects[probe.text_at] not in (HEAL, REPAIR):
            return None
        if [one for one in effects.targets(probe) if state.wounds[one]]:
            return None
        effects.next_effect(probe)
    return Reason("raw.54", "nobody-wounded", {"card": deck.ids[card]})


def _about_text(state: RawState, card: int, place: int, spot: int, side: int) -> Reason | None:
    """An effect that hurts would find cards of its user and no others (P4)."""
    deck = state.rules.deck
    probe = state.copy()
    effects.begin(probe, card, place, state.mover, spot, side)
    while probe.text_at < probe.text_end:
        at = probe.text_at
        harms = deck.effects[at] in (DAMAGE, KILL, DESTROY, TAP)
        if harms and deck.effects[at + E_WHOSE] != OWN:  # a price in own cards is no slip
            hit = effects.targets(probe)
            if hit and {state.owner[one] for one in hit} == {state.mover}:
                values: dict[str, object] = {"card": deck.ids[card], "spot": hit[0]}
                return Reason("raw.P4", "only-your-own", values)
        effects.next_effect(probe)
    return None


def _is_idle(state: RawState, card: int) -> bool:
    """Would this spell find nothing to do?"""
    deck = state.rules.deck
    probe = state.copy()
    effects.begin(probe, card, ON_PLAY, state.mover, NONE, 0)
    while probe.text_at < probe.text_end:
        code = deck.effects[probe.text_at]
        if code in (DRAW, SUMMON, EXHUME):
            return False
        if effects.opponents(probe) if code == STEAL else effects.targets(probe):
            return False
        effects.next_effect(probe)
    return True
