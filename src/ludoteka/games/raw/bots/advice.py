"""Why the sense of RAW likes a move, and how a seat stands: the terms of its own sums."""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import State
from ludoteka.core.reasons import Ground, weightiest
from ludoteka.games.raw import notation
from ludoteka.games.raw.bots import harvest, worth
from ludoteka.games.raw.bots.sense import (
    DEADLY,
    LIFE,
    ONLY_LIVING,
    Plan,
    RawSense,
    best_target,
    card_of,
    first_stars,
    kept_parts,
    of_trophy,
    points_of,
    robbing,
    seen,
    spot_of,
    verb_of,
)
from ludoteka.games.raw.cards import table
from ludoteka.games.raw.phases import raids
from ludoteka.games.raw.pieces import (
    ABILITY,
    ASK_AIM,
    ASK_ATTACK,
    ASK_BOND,
    ASK_FEED,
    ASK_HARVEST,
    ASK_HOLD,
    ASK_KEEP,
    ASK_LAY,
    ASK_LIFE,
    ASK_LOOT,
    ASK_PICK,
    ASK_RAID,
    ASK_ROB,
    ASK_SPLIT,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRAP,
    BEAST,
    DEALT,
    DRAFTING,
    GHOST,
    KEEPING,
    NONE,
    PRISON,
    THING,
)
from ludoteka.games.raw.state import RawState

UNTOLD: Final = "other"  # what is left of a value when its greater terms are told


class RawAdvice(RawSense):
    def reasons(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        terms = self.terms(imagined, seat, move, chance)
        return weightiest([term for term in terms if term.name != UNTOLD])

    def terms(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        """All that its value is made of; for a move that does nothing, what the next best lacks."""
        state = seen(imagined)
        moves = state.moves(seat)
        values = self.weigh(state, seat, chance)
        value = values[moves.index(move)]
        if move in (notation.END, notation.PASS):
            others = [one for at, one in enumerate(values) if moves[at] != move]
            return [_idling(state, move, value - max(others))] if others else []
        found = _terms(state, seat, move, value)
        rest = value - sum([one.worth for one in found])
        return [*found, Ground(UNTOLD, rest)] if rest else found

    def standing(self, state: State) -> list[int]:
        now = seen(state)
        if now.phase in (DRAFTING, KEEPING):  # hands and lives are still being chosen
            return []
        return [_standing(now, seat) for seat in range(now.seats)]

    def hangs(self, state: State) -> bool:
        """Attacks are declared, and their wounds have not fallen yet (D-B4)."""
        return bool(seen(state).attacks)


def _idling(state: RawState, move: int, value: int) -> Ground:
    """Why nothing is done: who attacks can't raid, and somebody is open (22, 23)."""
    if state.ask == ASK_ATTACK and move == notation.END:
        fresh = raids.raiders(state)
        victims = raids.open_to(state)
        if fresh and victims:
            return Ground("fresh", value, {"spot": fresh[0], "victim": victims[0]})
    return Ground("rest", value)


def _standing(state: RawState, seat: int) -> int:
    """Lives and trophies, half of what lies on the table, a quarter of the hand."""
    if state.out[seat]:
        return 0
    deck = state.rules.deck
    own = [spot for spot in state.order if state.owner[spot] == seat]
    value = LIFE * points_of(state, seat)
    value += sum([worth.on_table(state, spot) for spot in own]) // 2
    return value + sum([worth.of_card(deck, card) for card in state.hands[seat]]) // 4


def _terms(state: RawState, seat: int, move: int, value: int) -> list[Ground]:
    """The greater terms by themselves; what is not told is left over for the caller."""
    ask = state.ask
    if ask == ASK_KEEP:
        return _keeping(state, seat, move)
    if ask == ASK_PICK:
        return _card(state, card_of(state, move))
    if ask == ASK_TAKE:
        return _card(state, state.deck[-1 - (move - notation.TAKE)])
    if ask == ASK_HARVEST:
        if move == notation.DRAW:
            return _card(state, state.deck[-1]) if state.known[seat] else [Ground("draw", value)]
        if move >= notation.HUNT:
            return _card(state, state.hunt[move - notation.HUNT])
        count = move - notation.UNDERWORLD + 1
        idle = count <= harvest.spare(state, seat)
        return [Ground("choice-idle" if idle else "choice", value, {"count": count})]
    if ask == ASK_ATTACK:
        return _attacking(state, move, value)
    if ask in (ASK_AIM, ASK_SPLIT):
        return _aiming(state, move)
    if ask == ASK_LAY:
        return _laying(state, seat, move, value)
    if ask in (ASK_RAID, ASK_ROB):
        return _raiding(state, seat, move)
    if ask == ASK_LOOT:
        return _looting(state, seat, move, value)
    if ask == ASK_LIFE:
        return _reviving(state, seat, move)
    if ask == ASK_FEED and move == notation.FEED:
        return [Ground("feed", value)]
    if ask == ASK_TRAP:
        return [Ground("trap", value, {"spot": spot_of(state, move)})]
    if ask == ASK_TARGET:
        return [Ground("target", value, {"spot": spot_of(state, move)})]
    if ask in (ASK_BOND, ASK_HOLD) and move != notation.FREE:
        name = "bearer" if ask == ASK_BOND else "held"
        return [Ground(name, value, {"spot": spot_of(state, move)})]
    return []


def _keeping(state: RawState, seat: int, move: int) -> list[Ground]:
    deck = state.rules.deck
    kept = move - notation.KEEP
    hand = [state.hands[seat][place] for place in range(DEALT) if kept >> place & 1]
    lives, defence, others = kept_parts(deck, hand, first_stars(state, seat))
    few = DEALT - len(hand) < 3
    defending = [worth.is_defender(deck, card) for card in hand]
    first = [deck.ids[card] for card, defends in zip(hand, defending, strict=True) if defends]
    second = [deck.ids[card] for card, defends in zip(hand, defending, strict=True) if not defends]
    return [
        Ground("keep-few" if few else "keep-lives", lives, {"count": DEALT - len(hand)}),
        Ground("keep-defenders", defence, {"cards": first}),
        Ground("keep-others", others, {"cards": second}),
    ]


def _card(state: RawState, card: int) -> list[Ground]:
    """`worth.of_card` in its parts: what it costs says how strong it is."""
    deck = state.rules.deck
    ident = deck.ids[card]
    cost = 1000 * deck.cost[card] + 300
    value = worth.of_card(deck, card)
    about: dict[str, object] = {"card": ident, "stars": deck.cost[card]}
    found = [Ground("strong", cost, dict(about))]
    beast = 700 if deck.type[card] == BEAST else 0
    if beast:
        found.append(Ground("monster", beast, dict(about)))
    if value > cost + beast:
        found.append(Ground("keyword", (value - cost - beast), dict(about)))
    return found


def _attacking(state: RawState, move: int, value: int) -> list[Ground]:
    verb = verb_of(state, move)
    spot = spot_of(state, move)
    if verb != notation.ATTACK:
        if value <= 0:
            return []
        free = 0 if table.is_beast(state, spot) else 10_000
        found = [Ground("skill", value - free, {"spot": spot})]
        return [*found, Ground("skill-first", free, {"spot": spot})] if free else found
    plan = Plan(state)
    _, target, hits = best_target(state, plan, spot)
    return [] if target == NONE else _blow(plan, spot, target, hits)


def _blow(plan: Plan, attacker: int, target: int, hits: int) -> list[Ground]:
    state = plan.state
    wounds, opens, back = plan.blow_parts(attacker, target, hits)
    kills = "kills" if 0 < plan.rest(target) <= hits else "wounds"
    about: dict[str, object] = {"spot": target, "owner": state.owner[target]}
    found = [Ground(kills, wounds, about)]
    if opens:
        found.append(Ground("opens", opens, {"victim": plan.victim}))
    if back:
        found.append(Ground("backburn", back))
    return found


def _aiming(state: RawState, move: int) -> list[Ground]:
    verb = verb_of(state, move)
    hits = DEADLY if verb == notation.KILL else 2 if verb == notation.DOUBLE else 1
    plan = Plan(state)
    target = spot_of(state, move)
    if verb == notation.SPLIT and plan.rest(target) != 1:
        return []
    return _blow(plan, state.at, target, hits)


def _laying(state: RawState, seat: int, move: int, value: int) -> list[Ground]:
    deck = state.rules.deck
    verb = verb_of(state, move)
    if verb == notation.TURN:
        return [Ground("turn", value, {"spot": spot_of(state, move)})]
    if verb == notation.HOLD:
        spot = spot_of(state, move)
        prison = deck.properties[state.card[spot]] & PRISON != 0
        return [Ground("prison" if prison else "hideout", value, {"spot": spot})]
    if verb == notation.PAY:
        return [Ground("pay", value, {"spot": spot_of(state, move)})]
    if verb == notation.BURY:
        return [Ground("bury", value, {"spot": spot_of(state, move)})]
    card = card_of(state, move)
    about: dict[str, object] = {"card": deck.ids[card], "stars": deck.cost[card]}
    if move >= state.rules.notation.of_card(notation.DOWN, 0):
        return [Ground("down", value, about)]
    kind = deck.type[card]
    if kind not in (BEAST, THING):
        return [Ground("ability" if kind == ABILITY else "spell", value, about)]
    found = _card(state, card)
    more = value - worth.of_card(deck, card)
    defends = kind == THING or (more > 1500 and deck.kind[card] != GHOST)
    if more:
        found.append(Ground("defends" if defends else "attacks", more, about))
    return found


def _raiding(state: RawState, seat: int, move: int) -> list[Ground]:
    if state.ask == ASK_ROB:
        rival = move - notation.PLAYER
    else:
        found = raids.victims(state, spot_of(state, move), raids.open_to(state))
        values = [robbing(state, seat, one) for one in found]
        rival = found[values.index(max(values))]
    value = robbing(state, seat, rival)
    about: dict[str, object] = {"victim": rival}
    last = raids.life_count(state, rival) == 1
    if last and not state.rules.last_standing:
        return [Ground("wins", value, about)]
    rich = 300 * points_of(state, rival)
    terms = [Ground("life", LIFE, about), Ground("richest", rich, dict(about))]
    return [*terms, Ground("throws-out", value - LIFE - rich, dict(about))] if last else terms


def _looting(state: RawState, seat: int, move: int, value: int) -> list[Ground]:
    if move == notation.TROPHY:
        return [Ground("trophy-life" if state.rules.trophies_live else "trophy", value)]
    if value < 0:
        return []
    needs = 1500 if len(state.hands[seat]) <= 1 else 0
    saved = ONLY_LIVING if of_trophy(state) == 0 else 0
    card = state.rules.deck.ids[state.loot]
    found = [Ground("loot-card", value - needs - saved, {"card": card})]
    if needs:
        found.append(Ground("empty-hand", needs))
    return [*found, Ground("only-living", saved)] if saved else found


def _reviving(state: RawState, seat: int, move: int) -> list[Ground]:
    deck = state.rules.deck
    card = card_of(state, move)
    strong, idle, _ = harvest.revival_parts(state, seat, card)
    about: dict[str, object] = {"card": deck.ids[card], "stars": deck.cost[card]}
    found = [Ground("strong", strong, about)]
    if idle:
        bare = not table.is_defended(state, seat) and worth.is_defender(deck, card)
        found.append(Ground("idle-defence" if bare else "idle-stars", idle, dict(about)))
    return found
