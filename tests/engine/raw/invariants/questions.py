"""What is asked fits the phase, and all that the question is about is there."""

from __future__ import annotations

from typing import Final

from ludoteka.games.raw import choices
from ludoteka.games.raw.cards import effects
from ludoteka.games.raw.cards.ledger import CARD, GIVEN, HAND, MOVED, TARGET, ZONES
from ludoteka.games.raw.cards.table import bits, is_imprisoned
from ludoteka.games.raw.phases import combat, laying, raids, turns
from ludoteka.games.raw.pieces import (
    ABILITY,
    ACTED,
    ALL_OF_ONE,
    ASK_AIM,
    ASK_ATTACK,
    ASK_BOND,
    ASK_BURY,
    ASK_FEED,
    ASK_HARVEST,
    ASK_HOLD,
    ASK_KEEP,
    ASK_LAY,
    ASK_LIFE,
    ASK_LOOT,
    ASK_NOTHING,
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
    ATTACK,
    BEAST,
    DISABLE_BURNING,
    DRAFTING,
    DRAW,
    E_BURNS,
    E_MANY,
    EFFECT_WIDTH,
    EXHUME,
    FACE_DOWN,
    FEEDING,
    FRESH,
    GRANT,
    HARVEST,
    KEEPING,
    LAYING,
    MAGIC,
    NOBODY,
    NONE,
    ON_DEAD,
    ON_PLAY,
    ON_RITUAL,
    ON_TRAP,
    ONE,
    OVER,
    PLAIN,
    RAID,
    SPLIT,
    STARS,
    STEAL,
    SUMMON,
    TAPPED,
)
from ludoteka.games.raw.state import RawState

IN_TEXTS: Final = [ASK_TARGET, ASK_OPPONENT]
ASKED_IN: Final = {
    DRAFTING: [ASK_PICK],
    KEEPING: [ASK_KEEP],
    HARVEST: [ASK_HARVEST, ASK_TAKE, ASK_LIFE],
    FEEDING: [ASK_FEED],
    LAYING: [
        ASK_LAY,
        ASK_BOND,
        ASK_BURY,
        ASK_HOLD,
        ASK_STAKE,
        ASK_PAY,
        ASK_ZOMBIE,
        *IN_TEXTS,
    ],
    ATTACK: [ASK_ATTACK, ASK_AIM, ASK_SPLIT, ASK_TRAP, ASK_ZOMBIE, *IN_TEXTS],
    RAID: [ASK_RAID, ASK_ROB, ASK_LOOT, ASK_ZOMBIE, *IN_TEXTS],
    OVER: [ASK_NOTHING],
}
ABOUT_A_SPOT: Final = [ASK_BURY, ASK_HOLD, ASK_PAY, ASK_AIM, ASK_SPLIT, ASK_ROB]
OF_OTHERS: Final = [ASK_TRAP, ASK_ZOMBIE, ASK_TARGET, ASK_OPPONENT]  # not only the active player


def fault(state: RawState) -> str:
    """What can't be so; empty if nothing."""
    return (
        _asked_fault(state)
        or _idle_fault(state)
        or _attack_fault(state)
        or _waiting_fault(state)
        or _text_fault(state)
        or _question_fault(state)
    )


def _asked_fault(state: RawState) -> str:
    """The question belongs to the phase, and to the player who is asked."""
    if state.ask not in ASKED_IN[state.phase]:
        return "this is not asked in this phase"
    together = state.phase <= KEEPING or state.phase == OVER
    if together != (state.mover == NOBODY):
        return "one player is asked, outside the set-up"
    if together:
        return ""
    if state.out[state.mover]:
        return "a player is asked who is out"
    if state.mover != state.active and state.ask not in OF_OTHERS:
        return "another player is asked than the one whose turn it is"
    return ""


def _idle_fault(state: RawState) -> str:
    """What the question is not about is empty."""
    ask = state.ask
    if (state.at != NONE) != (ask in ABOUT_A_SPOT or ask == ASK_ZOMBIE):
        return "a choice is half made, and nothing was chosen, or the other way round"
    if ask in ABOUT_A_SPOT and not 1 <= state.at < len(state.card):
        return "the question is about no spot"
    for value, right in (
        (state.picked, ask == ASK_STAKE),
        (state.aimed, ask == ASK_SPLIT),
        (state.loot, ask == ASK_LOOT),
        (state.victim, ask == ASK_LOOT),
        (state.text_at, ask in IN_TEXTS),
        (state.text_end, ask in IN_TEXTS),
    ):
        if (value != NONE) != right:
            return "something is noted that is not asked about, or is missing"
    if (state.peeked != 0) != (ask == ASK_TAKE):
        return "cards are looked at when one is to be taken, and only then (70)"
    if state.harvested != (2 if ask == ASK_LIFE else 0):
        return "the harvest has come to another step"
    if state.window != NONE and state.phase != ATTACK:
        return "traps are used in the attack only (19)"
    if state.window == 0:
        return "the active player has no trap window"
    if state.attacks and state.phase != ATTACK:
        return "attacks are declared in another phase"
    if state.phase < LAYING and (state.disabled or state.queue or state.offers):
        return "something waits that can't wait yet"
    if state.phase == OVER and (state.queue or state.text_self != NONE):
        return "something waits, and the game is over"
    if state.queue and ask not in IN_TEXTS:
        return "effects of the dead wait while something else is asked"
    return ""


def _attack_fault(state: RawState) -> str:
    """Attacks are six numbers each: attacker, mode, two targets, their owners."""
    attacks = state.attacks
    if len(attacks) % 6:
        return "an attack has six numbers"
    seen: list[int] = []
    for at in range(0, len(attacks), 6):
        attacker, mode, one, two, owner, other = attacks[at : at + 6]
        if attacker != NONE:
            if attacker not in state.order or attacker in seen:
                return "an attacker is not in play"
            if state.owner[attacker] != state.active or is_imprisoned(state, attacker):
                return "an attacker is not free, or not the active player's"
            if state.marks[attacker] & (TAPPED | ACTED) != TAPPED | ACTED:
                return "an attacker is not tapped"
            if state.rules.deck.type[state.card[attacker]] != BEAST:
                return "an attacker is no monster"
            seen.append(attacker)
        if not PLAIN <= mode <= 3:
            return "an attack is of no known mode"
        if (mode == SPLIT) != (other != NONE) or (two != NONE and mode != SPLIT):
            return "a split attack has two targets, and no other has"
        for target, whose in ((one, owner), (two, other)):
            if whose >= state.seats or whose == state.active:
                return "the owner of a target is no opponent"
            if target != NONE and (target not in state.order or state.owner[target] != whose):
                return "a target is not in play"
        if owner == NONE or (one != NONE and one == two):
            return "an attack has no target"
    return ""


def _waiting_fault(state: RawState) -> str:
    """`dead` effects and zombies that wait, with their places on the discard pile."""
    deck = state.rules.deck
    queue = state.queue
    offers = state.offers
    if len(queue) % 4 or len(offers) % 2:
        return "effects of the dead are four numbers each, offers two"
    for at in range(0, len(queue), 4):
        owner, first, end, place = queue[at : at + 4]
        if not 0 <= owner < state.seats or state.out[owner]:
            return "an effect of the dead is nobody's"
        if _bearer(state, ON_DEAD, first, end) == NONE or first < 0:
            return "no card has such an effect of the dead"
        if place != NONE and not _is_dead_beast(state, place):
            return "a dead monster is not on the discard pile"
    places: list[int] = []
    for at in range(0, len(offers), 2):
        owner, place = offers[at : at + 2]
        if owner >= state.seats or state.out[owner]:
            return "a dead zombie is nobody's"
        if not _is_dead_beast(state, place) or place in places:
            return "a dead zombie is not on the discard pile"
        places.append(place)
    if state.text_self != NONE and not _is_dead_beast(state, state.text_self):
        return "the monster whose death has an effect is not on the discard pile"
    return "" if deck.ids else "there is no deck"


def _is_dead_beast(state: RawState, place: int) -> bool:
    if not 0 <= place < len(state.discard):
        return False
    return state.rules.deck.type[state.discard[place]] == BEAST


def _bearer(state: RawState, place: int, at: int, end: int) -> int:
    """The card with a text of this place that ends here and has an effect there; or NONE."""
    deck = state.rules.deck
    for card in range(len(deck.ids)):
        first = deck.text(card, place)
        if first != NONE and first <= at < end == deck.text_end(card, place):
            return card if (at - first) % EFFECT_WIDTH == 0 else NONE
    return NONE


def _text_fault(state: RawState) -> str:
    """The running text is one that there is, and is borne by the card that bears it."""
    deck = state.rules.deck
    spot = state.text_spot
    if state.ask not in IN_TEXTS:
        if spot != NONE or state.text_self != NONE:
            return "a text is noted that does not run"
        if state.spell == NONE:
            return "" if state.ask != ASK_BOND else "no ability is to be given"
        if state.ask != ASK_BOND or deck.type[state.spell] != ABILITY:
            return "a spell is in the air that nobody has cast"
        return ""
    place = state.text_place
    card = _bearer(state, place, state.text_at, state.text_end)
    if card == NONE:
        return "no card has the running text"
    user = state.text_user
    if user != state.mover:
        return "another player is asked than the one whose text runs"
    if (place == ON_PLAY) != (state.spell != NONE):
        return "a spell is in the air while its text runs, and only then (X11)"
    if place == ON_PLAY and (state.spell != card or deck.type[card] != MAGIC):
        return "the running text is not the spell's"
    if place in (ON_PLAY, ON_DEAD) and spot != NONE:
        return "the running text is borne by no card on the table"
    if place != ON_DEAD and state.text_self != NONE:
        return "only an effect of the dead has a dead monster"
    if place in (ON_PLAY, ON_RITUAL) and state.phase != LAYING:
        return "a spell is cast in another phase"
    if place == ON_RITUAL and spot == NONE:
        return "a ritual has left before its end"
    if place not in (ON_PLAY, ON_RITUAL, ON_DEAD) and state.phase != ATTACK:
        return "a skill or trap is used in another phase"
    if place == ON_TRAP and (state.window == NONE or user == state.active):
        return "a trap is used outside its window"
    if place not in (ON_TRAP, ON_DEAD) and (user != state.active or state.window != NONE):
        return "spells and skills are the active player's"
    if state.text_side and place in (ON_PLAY, ON_RITUAL, ON_DEAD):
        return "the running text is no ability's"
    if spot != NONE:
        if not 1 <= spot < len(state.card) or state.owner[spot] != user:
            return "the running text is on another's card"
        if state.marks[spot] & FACE_DOWN or is_imprisoned(state, spot):
            return "the running text is on a card that can do nothing"
        bearer = state.ability[spot] if state.text_side else state.card[spot]
        if bearer != card:
            return "the running text is on another card"
    return _effect_fault(state)


def _effect_fault(state: RawState) -> str:
    """The effect asks for what is asked."""
    effects = state.rules.deck.effects
    at = state.text_at
    code = effects[at]
    if effects[at + E_BURNS] != state.text_burnt:
        return "an effect is chosen for when it has burnt (X3)"
    by_player = code == STEAL or effects[at + E_MANY] == ALL_OF_ONE
    if by_player != (state.ask == ASK_OPPONENT):
        return "the running effect asks for something else"
    if not by_player and (
        effects[at + E_MANY] != ONE or code in (DRAW, EXHUME, SUMMON, DISABLE_BURNING, GRANT)
    ):
        return "the running effect has nothing to ask"
    return ""


def _question_fault(state: RawState) -> str:
    """There is something to choose."""
    ask = state.ask
    if state.mover == NOBODY:
        return ""
    fault = _can_be_asked(state)
    if fault:
        return fault
    if ask != ASK_LAY and len(choices.choices(state)) < _fewest(ask):
        return "there is nothing to choose"
    return ""


def _fewest(ask: int) -> int:
    """A question with one answer is not asked (X5), but where that would tell a secret (X35)."""
    return 1 if ask in (ASK_BURY, ASK_STAKE, ASK_PAY, ASK_FEED) else 2


def _can_be_asked(state: RawState) -> str:
    ask = state.ask
    seat = state.active
    if ask in (ASK_HARVEST, ASK_TAKE) and state.stars + state.peeked > STARS:
        return "there are more stars than seven (7)"
    if ask == ASK_TAKE:
        if not state.rules.underworld or state.peeked > state.known[seat] or state.peeked < 2:
            return "cards are looked at that are not known (70)"
    elif ask == ASK_LIFE:
        return "" if raids.life_count(state, seat) > 1 else "the last life can't be taken (12)"
    elif ask == ASK_FEED:
        return "" if turns.feedable(state) else "nobody is to be fed"
    elif ask == ASK_BURY:
        return "" if laying.may_bury(state, state.at) else "nothing can be buried there"
    elif ask == ASK_HOLD:
        return "" if laying.may_change(state, state.at) else "nobody can be put in there"
    elif ask == ASK_STAKE:
        if not state.rules.summoning or state.picked not in state.hands[seat]:
            return "this card can't be laid face down"
    elif ask == ASK_PAY:
        marks = state.marks[state.at]
        if state.owner[state.at] != seat or not marks & FACE_DOWN or marks & FRESH:
            return "nothing is to be paid there"
    elif ask in (ASK_ATTACK, ASK_AIM, ASK_SPLIT):
        if state.window != NONE:
            return "the declarations are closed"
        if ask != ASK_ATTACK:
            return _aim_fault(state)
    elif ask == ASK_TRAP:
        due = (seat + state.window) % state.seats
        if not 1 <= state.window < state.seats or state.mover != due:
            return "it is another player's trap window"
        return "" if effects.attackers_on(state, due) else "nobody attacks this player"
    elif ask == ASK_ZOMBIE:
        if state.at % 2 or state.at >= len(state.offers) or state.offers[state.at] != state.mover:
            return "another zombie is offered"
    elif ask == ASK_ROB:
        return "" if raids.may_raid(state, state.at) else "this monster can't raid"
    elif ask == ASK_LOOT:
        return _loot_fault(state)
    return ""


def _aim_fault(state: RawState) -> str:
    spot = state.at
    if state.card[spot] == NONE or not combat.is_able(state, spot):
        return "this monster can't attack"
    if state.ask == ASK_SPLIT:
        exposed = combat.exposed(state)
        double = combat.bonus_double(state, spot)
        if state.aimed not in exposed or not double & bits(state, state.aimed):
            return "the first target of the split attack is none"
    return ""


def _loot_fault(state: RawState) -> str:
    """The last thing that happened is that the thief got the card."""
    seat = state.active
    if state.loot not in state.hands[seat] or state.victim == seat or state.out[state.victim]:
        return "the stolen life is not in the thief's hand (X7)"
    last = state.ledger[-1] if state.ledger else 0
    if last & 7 not in (MOVED, GIVEN) or last >> TARGET & ZONES != HAND + seat:
        return "no life was stolen"
    return "" if last >> CARD == state.loot else "another life was stolen"
