"""What a bot values in RAW: one small scale for every question, in thousandths of a star.

It looks at one imagined state and plans no further than the raid of this turn: who can be stripped
of defenders, with how many hits, and how many monsters are left to raid then.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import Sense, State
from ludoteka.games.raw import notation
from ludoteka.games.raw.bots import harvest, worth
from ludoteka.games.raw.cards import effects, table
from ludoteka.games.raw.content import Deck
from ludoteka.games.raw.phases import combat, laying, raids
from ludoteka.games.raw.pieces import (
    A_FIRST,
    A_MODE,
    A_SECOND,
    ABILITY,
    ACTED,
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
    ASK_OPPONENT,
    ASK_PICK,
    ASK_RAID,
    ASK_ROB,
    ASK_SPLIT,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRAP,
    ASK_ZOMBIE,
    ATTACK_WIDTH,
    BACKBURN,
    BEAST,
    BURNS,
    DEALT,
    DIRECT,
    GHOST,
    GUARD,
    KILLING,
    NONE,
    PRISON,
    SICK,
    STARS,
    STEAL,
    THING,
    TWICE,
)
from ludoteka.games.raw.state import RawState

LIFE: Final = 3500  # a stolen life
A_LIFE: Final = 3000  # one more of one's own at the start
ONLY_LIVING: Final = 2500  # a card in the hand where a trophy would be worth nothing
FEW_LIVES: Final = 5000  # each one below three at the start
PLANNED: Final = 6000  # a hit that opens the way to a raid
DEADLY: Final = 99  # hits that no card survives


class RawSense(Sense):
    def weigh(self, imagined: State, seat: int, chance: Chance) -> list[int]:
        state = seen(imagined)
        ask = state.ask
        moves = state.moves(seat)
        if state.mover < 0:
            return [_first_choice(state, seat, move) for move in moves]
        if ask == ASK_ATTACK:
            plan = Plan(state)
            return [_attack(state, plan, move) for move in moves]
        if ask in (ASK_AIM, ASK_SPLIT):
            plan = Plan(state)
            return [_aim(state, plan, move) for move in moves]
        if ask == ASK_LAY:
            needy = not _defence(state, seat)
            return [_lay(state, seat, needy, move) for move in moves]
        return [_other(state, seat, move) for move in moves]


def seen(state: State) -> RawState:
    """A state of this game; a sense of it understands no others."""
    if not isinstance(state, RawState):
        raise TypeError("this is a sense of RAW's states")
    return state


def spot_of(state: RawState, move: int) -> int:
    return (move - state.rules.notation.first_of_spot) % (state.rules.notation.spots - 1) + 1


def verb_of(state: RawState, move: int) -> int:
    """The verb of a move about a card on the table; NONE for other moves."""
    number = move - state.rules.notation.first_of_spot
    return number // (state.rules.notation.spots - 1) if number >= 0 else NONE


def card_of(state: RawState, move: int) -> int:
    return (move - notation.FIRST_OF_CARD) % state.rules.notation.cards


# The set-up.


def _first_choice(state: RawState, seat: int, move: int) -> int:
    deck = state.rules.deck
    if state.ask == ASK_PICK:
        return worth.of_card(deck, card_of(state, move))
    assert state.ask == ASK_KEEP
    kept = move - notation.KEEP
    hand = [state.hands[seat][place] for place in range(DEALT) if kept >> place & 1]
    return sum(kept_parts(deck, hand, first_stars(state, seat)))


def first_stars(state: RawState, seat: int) -> int:
    """What a seat will have for its first turn (7, X37)."""
    return state.rules.opening_stars(state.seats) if seat == state.first else STARS


def kept_parts(deck: Deck, hand: list[int], stars: int) -> list[int]:
    """A first hand: lives given up for it, and what two turns can lay of it, defenders first."""
    lives = DEALT - len(hand)
    parts = [A_LIFE * lives - FEW_LIVES * max(0, 3 - lives)]
    now = stars
    later = STARS
    for defends in (True, False):
        total = 0
        for cost in range(1, STARS + 1):
            for card in hand:
                if deck.cost[card] != cost or worth.is_defender(deck, card) != defends:
                    continue
                value = 1000 * cost + (1500 if defends else 0)
                if deck.type[card] == BEAST:
                    value += 500
                elif deck.type[card] != THING:
                    value -= 1000
                if cost <= now:
                    now -= cost
                    total += value
                    later -= 1 if deck.type[card] == BEAST else 0  # it will have to be fed
                elif cost <= later:
                    later -= cost
                    total += value * 2 // 5
        parts.append(total)
    return parts


# Harvest, feeding and all that is asked in between.


def _other(state: RawState, seat: int, move: int) -> int:
    ask = state.ask
    deck = state.rules.deck
    if ask == ASK_TARGET:
        return worth.of_target(state, spot_of(state, move), seat)
    if ask == ASK_FEED:
        if move == notation.FEED:
            return 1000
        return -worth.on_table(state, spot_of(state, move))
    if ask == ASK_LIFE:
        if move == notation.PASS:
            return 0
        return sum(harvest.revival_parts(state, seat, card_of(state, move)))
    if ask == ASK_HARVEST:
        return _harvest(state, seat, move)
    if ask == ASK_TAKE:
        return worth.of_card(deck, state.deck[-1 - (move - notation.TAKE)])
    if ask == ASK_ZOMBIE:
        if move == notation.PASS:
            return 0
        zombie = state.discard[state.offers[state.at + 1]]
        return worth.of_card(deck, zombie) - worth.of_card(deck, card_of(state, move)) - 300
    if ask == ASK_TRAP:
        return 0 if move == notation.PASS else 2000 - spot_of(state, move)
    if ask in (ASK_RAID, ASK_ROB, ASK_LOOT):
        return _raid(state, seat, move)
    if ask == ASK_OPPONENT:
        return _opponent(state, move - notation.PLAYER)
    if ask == ASK_BOND:
        return worth.of_bond(state, state.spell, spot_of(state, move), seat)
    if ask == ASK_HOLD:
        if move == notation.FREE:
            return -5000
        return worth.on_table(state, spot_of(state, move))
    if ask == ASK_BURY:
        return -worth.of_card(deck, card_of(state, move))
    return move - notation.PAYMENT  # stars for a card that lies face down: the more, the sooner


def _harvest(state: RawState, seat: int, move: int) -> int:
    if move == notation.DRAW:
        return harvest.of_draw(state, seat)
    if move >= notation.HUNT:
        return worth.of_card(state.rules.deck, state.hunt[move - notation.HUNT]) + 200
    return sum(harvest.descent_parts(state, seat, move - notation.UNDERWORLD + 1))


def _opponent(state: RawState, rival: int) -> int:
    if state.rules.deck.effects[state.text_at] == STEAL:
        return 100 * len(state.hands[rival]) + len(state.lives[rival])
    hit = [spot for spot in effects.targets(state) if state.owner[spot] == rival]
    return sum([worth.of_target(state, spot, state.text_user) for spot in hit])


# Laying.


def _defence(state: RawState, seat: int) -> bool:
    """Will anything defend this player when its turn is over?"""
    for spot in state.order:
        if state.owner[spot] == seat and table.could_defend(state, spot):
            return True
    return False


def _lay(state: RawState, seat: int, needy: bool, move: int) -> int:
    if move == notation.END:
        return 0
    deck = state.rules.deck
    verb = verb_of(state, move)
    if verb == NONE:
        card = card_of(state, move)
        if move >= state.rules.notation.of_card(notation.DOWN, 0):
            if deck.cost[card] <= state.stars or deck.type[card] != BEAST:
                return -100
            return deck.cost[card]  # better than letting stars go
        return _laid(state, seat, needy, card)
    spot = spot_of(state, move)
    if verb == notation.TURN:
        return 20_000
    if verb == notation.PAY:
        return 150
    if verb == notation.BURY:
        cheapest = min([worth.of_card(deck, card) for card in state.hands[seat]])
        return 100 if cheapest < 2600 or len(state.hands[seat]) > 3 else -100
    return _change(state, spot)


def _laid(state: RawState, seat: int, needy: bool, card: int) -> int:
    deck = state.rules.deck
    value = worth.of_card(deck, card)
    if deck.type[card] == BEAST:
        return value + (6000 if needy and deck.kind[card] != GHOST else 1500)
    if deck.type[card] == THING:
        return value + (5000 if needy and deck.properties[card] & GUARD else 0)
    if deck.type[card] == ABILITY:
        return max([worth.of_bond(state, card, spot, seat) for spot in laying.bearers(state)])
    return worth.of_spell(state, card, seat)


def _change(state: RawState, holder: int) -> int:
    """A hideout or prison that is empty is worth filling."""
    if table.held_by(state, 2 * holder) != NONE:
        return -100
    prison = state.rules.deck.properties[state.card[holder]] & PRISON != 0
    return 8000 if prison else 300


# Attack: which opponent can be stripped of defenders so that monsters are left to raid?


class Plan:
    """Hits that are declared already, and the opponent worth being opened up."""

    def __init__(self, state: RawState) -> None:
        self.state = state
        self.pending = [0] * len(state.card)
        attacks = state.attacks
        for at in range(0, len(attacks), ATTACK_WIDTH):
            if attacks[at] == NONE:
                continue
            mode = attacks[at + A_MODE]
            hits = DEADLY if mode == KILLING else 2 if mode == TWICE else 1
            for target in (attacks[at + A_FIRST], attacks[at + A_SECOND]):
                if target != NONE:
                    self.pending[target] += hits
        self.able = [
            spot for spot in state.order if combat.is_able(state, spot) and spot != state.at
        ]
        if state.at != NONE:
            self.able.append(state.at)
        self.raiders = len([s for s in state.order if raids.may_raid(state, s)])
        self.truce = raids.is_truce(state)  # nobody can be robbed this turn (X38)
        self.open = False  # somebody can be robbed as it is
        self.victim = NONE
        self._choose()

    def rest(self, spot: int) -> int:
        """Wounds that the card can still take, declared hits counted."""
        state = self.state
        left = table.endurance(state, spot) - state.wounds[spot]
        return max(0, left - self.pending[spot])

    def defenders(self, rival: int) -> list[int]:
        """Cards that will keep raiders off when the declared hits have fallen."""
        state = self.state
        return [
            spot
            for spot in state.order
            if state.owner[spot] == rival and self.rest(spot) and table.defends(state, spot)
        ]

    def _choose(self) -> None:
        state = self.state
        best = 0
        for rival in range(state.seats):
            if rival == state.active or raids.life_count(state, rival) == 0:
                continue
            defenders = self.defenders(rival)
            if not defenders:
                self.open = not self.truce
                continue
            needed = 0
            for spot in defenders:
                if table.is_hidden(state, spot) or not self._reachable(spot):
                    needed += DEADLY  # out of reach
                needed += self.rest(spot)
            left = self.raiders - needed
            if left > 0:
                value = min(left, raids.life_count(state, rival)) * 10 - needed
                if value > best:
                    best = value
                    self.victim = rival

    def _reachable(self, target: int) -> bool:
        state = self.state
        kinds = {table.kind(state, spot) for spot in self.able}
        return True in [combat.may_hit(state, kind, target) for kind in kinds]

    def blow(self, attacker: int, target: int, hits: int) -> int:
        """What so many wounds on a card are worth."""
        return sum(self.blow_parts(attacker, target, hits))

    def blow_parts(self, attacker: int, target: int, hits: int) -> list[int]:
        """The wounds by themselves, the way they open to a raid, and what comes back."""
        state = self.state
        rest = self.rest(target)
        if rest == 0:
            return [-4000, 0, 0]
        value = worth.on_table(state, target) * min(hits, rest) // rest
        if hits >= rest:
            value += 800
        opens = state.owner[target] == self.victim and target in self.defenders(self.victim)
        back = 0
        properties = table.properties(state, target)
        if properties & BACKBURN:
            hurt = table.endurance(state, attacker) - state.wounds[attacker]
            back = worth.on_table(state, attacker) if hurt <= 1 else 400
        return [value, PLANNED if opens else 0, -back]


def _attack(state: RawState, plan: Plan, move: int) -> int:
    if move == notation.END:
        return 0
    verb = verb_of(state, move)
    spot = spot_of(state, move)
    if verb == notation.ATTACK:
        return _best_blow(state, plan, spot)
    side = 1 if verb == notation.SKILL_OF_ABILITY else 0
    card = table.bearer(state, spot, side)
    value = worth.of_skill(state, card, spot)
    if table.is_beast(state, spot):
        return value if value > 0 else -500
    return value + 10_000 if value > 0 else -500  # things first: they lose nothing by it


def _best_blow(state: RawState, plan: Plan, spot: int) -> int:
    """The best that this monster can do by attacking; raiding may be better."""
    return best_target(state, plan, spot)[0] + drawbacks(state, plan, spot)


def best_target(state: RawState, plan: Plan, spot: int) -> tuple[int, int, int]:
    """What the best blow of this monster is worth, on which card, and with how many hits."""
    kind = table.kind(state, spot)
    double = combat.bonus_double(state, spot)
    instant = combat.bonus_instant(state, spot)
    best = (-9000, NONE, 0)
    for target in combat.exposed(state):
        if not combat.may_hit(state, kind, target):
            continue
        bits = table.bits(state, target)
        hits = DEADLY if instant & bits else 2 if double & bits else 1
        value = plan.blow(spot, target, hits)
        if value > best[0]:
            best = (value, target, hits)
    return best


def drawbacks(state: RawState, plan: Plan, spot: int) -> int:
    """What speaks against attacking with this monster, whomever it hits."""
    value = 0
    properties = table.properties(state, spot)
    raids = plan.open or (properties & DIRECT != 0 and not plan.truce)
    if properties & SICK and state.wounds[spot] + 1 >= table.endurance(state, spot):
        value -= worth.on_table(state, spot)  # it would die of it
    if raids and not state.marks[spot] & ACTED:
        value -= LIFE if not properties & BURNS else LIFE // 2
    return value


def _aim(state: RawState, plan: Plan, move: int) -> int:
    verb = verb_of(state, move)
    target = spot_of(state, move)
    if verb == notation.KILL:
        return plan.blow(state.at, target, DEADLY) + 10
    if verb == notation.DOUBLE:
        return plan.blow(state.at, target, 2) + (5 if plan.rest(target) > 1 else -200)
    if verb == notation.SPLIT:
        return plan.blow(state.at, target, 1) * 3 // 2 if plan.rest(target) == 1 else -300
    return plan.blow(state.at, target, 1)


# Raid.


def points_of(state: RawState, seat: int) -> int:
    """What counts at the end: lives and trophies (6); of the last one standing only lives (72)."""
    if state.rules.last_standing:
        return raids.life_count(state, seat)
    return len(state.trophies[seat]) + len(state.lives[seat])


def of_trophy(state: RawState) -> int:
    """A point, or a life by option; where only the living count, nothing (24, 72, X6)."""
    return 0 if state.rules.last_standing and not state.rules.trophies_live else 2500


def _raid(state: RawState, seat: int, move: int) -> int:
    if state.ask == ASK_LOOT:
        if move == notation.TROPHY:
            return of_trophy(state)
        ends = raids.life_count(state, state.victim) == 0 and not state.rules.last_standing
        needs = 1500 if len(state.hands[seat]) <= 1 else 0
        if ends:
            return -1
        saved = ONLY_LIVING if of_trophy(state) == 0 else 0
        return worth.of_card(state.rules.deck, state.loot) // 3 + needs + saved
    if state.ask == ASK_ROB:
        return robbing(state, seat, move - notation.PLAYER)
    if move == notation.END:
        return 0
    spot = spot_of(state, move)
    found = raids.victims(state, spot, raids.open_to(state))
    return max([robbing(state, seat, rival) for rival in found])


def robbing(state: RawState, seat: int, rival: int) -> int:
    """A life of the richest is best; the last life only if it wins."""
    lives = raids.life_count(state, rival)
    value = LIFE + 300 * points_of(state, rival)
    if lives > 1 or state.rules.last_standing:
        return value + (3000 if lives == 1 else 0)
    mine = points_of(state, seat) + 1
    theirs = max([points_of(state, other) for other in range(state.seats) if other != seat])
    return 50_000 if mine > theirs else -1000
