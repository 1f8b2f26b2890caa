"""Play aids against brute force: what a player could work out with pencil and patience (U6, U7)."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from engine.rawsiko.tables import acting, at, positions, put, rawsiko
from engine.table import Scripted

from ludoteka.core.chance import Quick
from ludoteka.games.rawsiko.help import aids, odds
from ludoteka.games.rawsiko.pieces import ACTING, TRADING
from ludoteka.games.rawsiko.state import RawsikoState

SEEDS = range(12)


def moments(every: int = 25) -> Iterator[RawsikoState]:
    """Many moments of random games, of every phase."""
    for seed in SEEDS:
        yield from positions(seed, every)


def shown(state: RawsikoState) -> dict[str, list[int]]:
    """What the map shows: by territory its owner, unmoved and all assets."""
    return state.view(None)["territories"]


def owned(state: RawsikoState, seat: int) -> set[str]:
    """The materials of a seat, from the map alone."""
    places = content()["territories"]
    held = [name for name, place in shown(state).items() if place[0] == seat]
    return {material for name in held for material in places[name]["materials"]}


def words(state: RawsikoState, carried: int) -> set[str]:
    return set(state.rules.world.material_words(carried))


@cache
def content() -> dict[str, Any]:
    return rawsiko().content()


@cache
def distances() -> dict[tuple[str, str], int]:
    """Steps between any two territories: Floyd and Warshall's way."""
    places = content()["territories"]
    far = 10**6
    steps = {(one, other): far for one in places for other in places}
    for one, place in places.items():
        steps[(one, one)] = 0
        for other in (*place["land"], *place["sea"]):
            steps[(one, other)] = 1
    for middle, one, other in itertools.product(places, repeat=3):
        way = steps[(one, middle)] + steps[(middle, other)]
        if way < steps[(one, other)]:
            steps[(one, other)] = way
    return steps


def test_moments_of_every_phase_are_looked_at():
    assert {state.phase for state in moments()} == set(range(7))


def test_41_incomes_are_a_third_of_the_materials_rounded_up():
    for state in moments():
        counted = [-(-len(owned(state, seat)) // 3) for seat in range(state.seats)]
        assert aids.incomes(state) == counted
        assert state.view(None)["income"] == counted


def test_66_missing_is_what_an_application_needs_and_the_seat_lacks():
    for state in moments():
        hidden = state.hidden()["objectives"]
        for seat in range(state.seats):
            found = [words(state, lack) for lack in aids.missing(state, seat)]
            needs = [set(content()["applications"][one]["materials"]) for one in hidden[seat]]
            assert found == [need - mine(state, seat) for need in needs]


def test_reach_is_the_shortest_way():
    steps = distances()
    places = content()["territories"]
    for state in moments():
        map_shown = shown(state)
        for seat in range(state.seats):
            held = [name for name, place in map_shown.items() if place[0] == seat]
            near = {name: min((steps[(one, name)] for one in held), default=-1) for name in places}
            gained = state.view(None)["gained"][seat]
            ways = [
                min(near[name] for name, place in places.items() if material in place["materials"])
                if material not in gained
                else 0
                for material in content()["materials"]
            ]
            assert aids.reach(state, seat) == ways


def test_73_what_was_gained_by_trade_is_not_away_any_more():
    state = acting("TUR 0 1", trade=True)
    state.phase = TRADING
    state.trades[0] = 2
    state.play(0, state.rules.read("trade Nb"), Quick(1))
    assert "Nb" not in state.aids(0)["steps"]


def test_who_holds_nothing_reaches_nothing():
    state = acting("TUR 0 1")
    put(state, "KOR", -1, 0)
    assert set(aids.reach(state, 2)) == {-1}
    assert aids.in_reach_now(state, 2) == (0, 0)
    assert state.aids(2)["steps"] == {}


def test_in_reach_now_is_what_the_legal_moves_come_to():
    """If the seat acts now; else in its next action phase, when all are unmoved again (R-26)."""
    for state in moments():
        for seat in range(state.seats):
            asked = state.copy()
            if (state.phase, state.mover) != (ACTING, seat):
                asked.phase, asked.mover, asked.fresh = ACTING, seat, state.assets[:]
            have = mine(state, seat)
            map_shown = shown(state)
            free: set[str] = set()
            contested: set[str] = set()
            for move in asked.moves(seat):
                said = asked.game.describe(move)
                if said["verb"] == "move":
                    target = said["target"]
                    carried = set(content()["territories"][target]["materials"])
                    if target not in map_shown:
                        free |= carried
                    elif map_shown[target][0] != seat:
                        contested |= carried
            found = aids.in_reach_now(state, seat)
            assert words(state, found[0]) == free - have
            assert words(state, found[1]) == contested - free - have


def test_attacks_are_exactly_the_legal_ones():
    seen = 0
    for state in moments():
        map_shown = shown(state)
        for seat in range(state.seats):
            pairs: dict[tuple[str, str], int] = {}
            for move in state.moves(seat):
                said = state.game.describe(move)
                if said["verb"] == "move" and map_shown.get(said["target"], [seat])[0] != seat:
                    pair = (said["source"], said["target"])
                    pairs[pair] = max(pairs.get(pair, 0), said["count"])
            found = {(one["source"], one["target"]): one for one in aids.attacks(state, seat)}
            assert found.keys() == pairs.keys()
            for pair, one in found.items():
                assert len(one["clash"]) == pairs[pair] == min(3, one["able"])
                assert one["defenders"] == map_shown[pair[1]][2]
                seen += 1
    assert seen > 100


@pytest.mark.parametrize("garrison", [False, True])
@pytest.mark.parametrize("after_clash", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
def test_attacks_tell_exact_odds(garrison, after_clash):
    state = acting("TUR 0 5, DEU 1 2", garrison=garrison, after_clash=after_clash)
    (found,) = aids.attacks(state, 0)
    able = 4 if garrison else 5
    assert (found["source"], found["target"]) == ("TUR", "DEU")
    assert (found["able"], found["defenders"]) == (able, 2)
    assert [one["ways"] for one in found["clash"]] == [
        [55, 161],
        [295, 420, 581],
        [2890, 2611, 2275],
    ]
    assert [one["conquest_permille"] for one in found["clash"]] == [0, 228, 372]
    assert found["until"] == permille(state, followed(state))
    assert found["stops"][0] == found["until"]
    assert found["stops"][1] == permille(state, followed(state, 2))
    assert len(found["stops"]) == 5


@pytest.mark.parametrize("garrison", [False, True])
@pytest.mark.parametrize("after_clash", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
@pytest.mark.parametrize("moved", [0, 1, 2])
@pytest.mark.parametrize(("own", "rivals"), [(1, 1), (2, 3), (4, 4), (5, 4), (7, 2)])
def test_until_is_what_following_the_order_comes_to(garrison, after_clash, moved, own, rivals):
    """D-17, R-8: through the engine, every outcome of every clash with its weight."""
    state = acting(
        f"TUR 0 {own + moved}, DEU 1 {rivals}", garrison=garrison, after_clash=after_clash
    )
    state.fresh[state.rules.world.ids.index("TUR")] = own
    found = aids.attacks(state, 0)
    expected = permille(state, followed(state))
    if garrison and own + moved == 1:
        assert found == []
    else:
        assert found[0]["until"] == expected


def permille(state, parts):
    names = ("conquest_permille", "attackers_lost_permille", "defenders_lost_permille")
    return {name: round(part * 1000) for name, part in zip(names, parts, strict=True)}


def followed(state, until=1) -> tuple[Fraction, Fraction, Fraction]:
    """Chance of conquest and average losses, by playing what `TUR>DEU until` comes to."""
    move = state.follow(0, f"TUR>DEU until {until}")
    if move is None:
        won = state.owner[state.rules.world.ids.index("DEU")] == 0
        return Fraction(won), Fraction(0), Fraction(0)
    attackers = state.rules.describe(move)["count"]
    defenders = min(3, state.assets[state.rules.world.ids.index("DEU")])
    clash = odds.clash(attackers, defenders)  # which test_odds proves by counting
    total = [Fraction(0)] * 3
    for lost in range(clash.pairs + 1):
        after = state.copy()
        dice = [4] * attackers + [5] * lost + [3] * (defenders - lost)
        after.play(0, move, Scripted(*[die - 1 for die in dice]))
        later = followed(after, until)
        losses = (0, lost, clash.pairs - lost)
        for part in range(3):
            total[part] += clash.chance(lost) * (losses[part] + later[part])
    return total[0], total[1], total[2]


def test_48_what_has_moved_attacks_nobody():
    state = acting("TUR 0 5, DEU 1 2")
    state.fresh[at(state, "TUR")] = 1
    (found,) = aids.attacks(state, 0)
    assert (found["able"], len(found["clash"])) == (1, 1)
    state.fresh[at(state, "TUR")] = 0
    assert aids.attacks(state, 0) == []


def test_only_who_acts_is_told_of_attacks():
    state = acting("TUR 0 5, DEU 1 2")
    assert aids.attacks(state, 1) == []
    state.phase = TRADING
    assert aids.attacks(state, 0) == []


def mine(state: RawsikoState, seat: int) -> set[str]:
    """All materials of a seat, with those it has traded for."""
    return owned(state, seat) | set(state.view(None)["gained"][seat])


def worth(state: RawsikoState, seat: int, materials: set[str]) -> tuple[int, int]:
    """Points and applications of a seat with these materials."""
    applications = content()["applications"]
    done = [
        applications[one]["points"]
        for one in state.hidden()["objectives"][seat]
        if materials.issuperset(applications[one]["materials"])
    ]
    return sum(done), len(done)


def best_of_all(state: RawsikoState, seat: int, trades: int) -> tuple[int, int]:
    """The most that so many further materials can bring: every combination is tried.

    Those that no application of the seat needs can't bring anything.
    """
    applications = content()["applications"]
    needs = [
        (frozenset(applications[one]["materials"]), applications[one]["points"])
        for one in state.hidden()["objectives"][seat]
    ]
    have = mine(state, seat)
    lacking = sorted(frozenset().union(*(need for need, _ in needs)) - have)
    best = (0, 0)
    for chosen in itertools.combinations(lacking, min(trades, len(lacking))):
        with_them = have.union(chosen)
        done = [points for need, points in needs if need <= with_them]
        best = max(best, (sum(done), len(done)))
    return best


def test_75_the_best_trade_is_the_best_of_all_combinations():
    changed = 0
    for seed in SEEDS:
        for state in positions(seed, every=170):
            for seat in range(state.seats):
                for trades in (0, 1, 2, 3, 4):
                    asked = state.copy()
                    asked.trades[seat] = trades
                    ids = asked.rules.world.material_ids
                    gained = {ids[material] for material in aids.best_trade(asked, seat)}
                    have = mine(asked, seat)
                    best = best_of_all(asked, seat, trades)
                    assert worth(asked, seat, have | gained) == best
                    changed += best > worth(asked, seat, have)
    assert changed > 50  # often the trade does bring something


def test_75_a_proposal_can_be_carried_out_and_uses_every_choice():
    for state in moments(every=97):
        for seat in range(state.seats):
            lacking = len(state.rules.world.material_ids) - len(mine(state, seat))
            for trades in range(7) if state.lands[seat] else ():
                asked = state.copy()
                asked.phase, asked.mover, asked.end = TRADING, seat, 0
                asked.trades = [trades if other == seat else 0 for other in range(state.seats)]
                proposal = aids.best_trade(asked, seat)
                assert len(set(proposal)) == len(proposal) == min(trades, lacking)
                for material in proposal:
                    asked.play(seat, asked.rules.notation.first_trade + material, Quick(1))
                assert not proposal or asked.result() is not None


def test_67_choices_that_no_application_needs_are_filled():
    state = acting("TUR 0 1")
    state.trades[0] = 6
    for seat, place in enumerate(("TUR", "DEU", "BEL")):
        put(state, place, seat, 1)
    assert len(aids.best_trade(state, 0)) == 6


def test_a_proposal_is_shown_to_the_trader_alone():
    state = acting("TUR 0 1", trade=True)
    state.phase = TRADING
    state.trades[0] = 2
    assert len(state.aids(0)["trade"]) == 2
    assert state.aids(1)["trade"] == []


def test_aids_can_be_written_as_json_and_change_nothing():
    for state in moments():
        before = state.digest()
        for seat in range(state.seats):
            found = state.aids(seat)
            assert json.loads(json.dumps(found)) == found
            assert list(found) == [
                *("income", "needed", "able", "steps"),
                *("free", "contested", "attacks", "trade"),
            ]
        assert state.digest() == before


def test_aids_tell_nothing_of_the_objectives_of_others():
    differed = 0
    for state in moments():
        for seat in range(state.seats):
            other = state.imagine(seat, Quick(7))
            differed += other.hidden() != state.hidden()
            assert other.aids(seat) == state.aids(seat)
    assert differed > 100


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_only_a_seat_at_the_table_is_aided(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        acting("TUR 0 1").aids(seat)


def test_what_the_objective_still_needs_and_what_can_still_move_is_gathered():
    for state in moments():
        for seat in range(state.seats):
            found = state.aids(seat)
            view = state.view(seat)
            lacking = {one for row in view["objectives"][seat] for one in row["missing"]}
            assert set(found["needed"]) == lacking
            moves = [state.rules.describe(move) for move in state.moves(seat)]
            sources = {move["source"] for move in moves if move["verb"] == "move"}
            assert set(found["able"]) == sources
            for name, count in found["able"].items():
                _, unmoved, total = view["territories"][name]
                assert count == (min(unmoved, total - 1) if state.rules.garrison else unmoved)
