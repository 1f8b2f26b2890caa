"""Packed states: what never was a state is named, and not played."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from engine.pace import much
from engine.rawsiko.tables import acting, positions, put, rawsiko, small, written

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.packing import PackedError
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.pieces import ACTING, TRADING
from ludoteka.games.rawsiko.state import RawsikoState

NAMES = [
    "head",
    "owner",
    "assets",
    "fresh",
    "lands",
    "to_place",
    "out",
    "homes",
    "picked",
    "gained",
    "trades",
    "objectives",
]
HEAD, OWNER, ASSETS, FRESH, LANDS, TO_PLACE = range(6)
OUT, HOMES, PICKED, GAINED, TRADES, OBJECTIVES = range(6, 12)
PHASE, MOVER, TURN, STEP, CONTINENT, END = range(1, 7)

PHASES = ["choosing", "taking", "placing", "investing", "acting", "trading", "over"]


def moment(
    phase: str, seats: int = 3, skip: int = 2, seed: int = 1, **options: Any
) -> RawsikoState:
    """A moment of this phase in a random game; `skip` such moments pass before."""
    game = rawsiko(turns=3, **{"trade": True, **options})
    for at in range(seed, seed + 50):
        chance = Quick(at)
        state = game.start(seats, chance)
        passed = 0
        while state.view(None)["phase"] != phase or passed < skip:
            passed += state.view(None)["phase"] == phase
            if not state.waiting_for():
                break
            moves = state.moves(state.mover)
            state.play(state.mover, moves[chance.below(len(moves))], chance)
        if state.view(None)["phase"] == phase:
            return state
    raise AssertionError(f"no game came to {phase}")


@pytest.fixture(scope="module", params=PHASES)
def packed(request) -> tuple[Rawsiko, list[Any]]:
    skips = {"choosing": 3, "taking": 4, "acting": 20, "trading": 0, "over": 0}
    state = moment(request.param, skip=skips.get(request.param, 1))
    return state.rules, state.pack()


def changed(packed: list[Any], *changes: tuple[int, int, object]) -> list[Any]:
    data = copy.deepcopy(packed)
    for part, place, value in changes:
        data[part][place] = value
    return data


def refused(state: RawsikoState, *changes: tuple[int, int, object]) -> str:
    """Why the state is refused with these values changed: (part, place, value)."""
    with pytest.raises(PackedError) as error:
        state.rules.unpack(changed(state.pack(), *changes))
    return str(error.value).removeprefix("packed state: ")


def refused_or_plays_on(game: Rawsiko, data: list[Any]) -> bool:
    """Never another exception, never a dead end; True if it was refused."""
    try:
        state = game.unpack(data)
    except PackedError:
        return True
    assert state.pack() == data
    chance = Quick(3)
    for _ in range(200_000):
        waiting = state.waiting_for()
        if not waiting:
            break
        moves = state.moves(waiting[0])
        assert moves, "a dead end"
        state.play(waiting[0], moves[chance.below(len(moves))], chance)
    assert state.result() is not None
    assert game.unpack(state.pack()).digest() == state.digest()
    return False


def test_a_state_survives_packing(packed):
    game, data = packed
    assert game.unpack(json.loads(json.dumps(data))).pack() == data


@pytest.mark.parametrize("value", [-2, -1, 0, 10**9, True, "x", None, []], ids=repr)
def test_whatever_number_is_damaged_it_is_refused_or_plays_on(packed, value):
    """Each single number of the packed state, one after the other."""
    game, data = packed
    count = 0
    for part, numbers in enumerate(data):
        for place, number in enumerate(numbers):
            if number != value or isinstance(value, bool):
                count += refused_or_plays_on(game, changed(data, (part, place, value)))
    assert count > 50


@pytest.mark.parametrize("value", [True, False, "x", None, [], 1.0, {}, "1"], ids=repr)
def test_what_is_no_number_is_always_refused_by_the_name_of_its_part(packed, value):
    game, data = packed
    for part, numbers in enumerate(data):
        for place in range(0, len(numbers), much(1, 4)):
            with pytest.raises(PackedError) as error:
                game.unpack(changed(data, (part, place, value)))
            if part != HEAD:
                assert NAMES[part] in str(error.value)


def test_numbers_that_could_be_are_refused_or_play_on(packed):
    """Small numbers where they might fit: heads, homes, elimination, picks, trades, objectives."""
    game, data = packed
    for part in (HEAD, LANDS, TO_PLACE, OUT, HOMES, PICKED, GAINED, TRADES):
        for place, number in enumerate(data[part]):
            for value in range(-1, 8):
                if value != number:
                    refused_or_plays_on(game, changed(data, (part, place, value)))


def test_two_damaged_numbers_are_refused_or_play_on():
    chance = Quick(8)
    kept = 0
    for seed in range(much(8, 3)):
        for state in positions(seed, every=29):
            for _ in range(12):
                data = copy.deepcopy(state.pack())
                for _ in range(2):
                    part = data[chance.below(len(data))]
                    if part:
                        part[chance.below(len(part))] = chance.below(8) - 1
                kept += not refused_or_plays_on(state.rules, data)
    assert kept > much(20, 7)


def test_a_damaged_draft_on_a_map_of_small_continents_never_comes_to_a_dead_end():
    game = Rawsiko.make({"turns": 3}, written(small()), "small.toml")
    for seats in (3, 4, 5):
        chance = Quick(seats)
        state = game.start(seats, chance)
        while state.view(None)["phase"] in ("choosing", "taking"):
            data = state.pack()
            for place in range(2 * seats):
                for value in range(-1, 6):
                    refused_or_plays_on(game, changed(data, (HOMES, place, value)))
            moves = state.moves(state.mover)
            state.play(state.mover, moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("part", range(12), ids=NAMES)
@pytest.mark.parametrize("value", [None, 3, "x", {}, True], ids=repr)
def test_a_part_that_is_no_list_is_refused(packed, part, value):
    game, data = packed
    data = copy.deepcopy(data)
    data[part] = value
    with pytest.raises(PackedError, match=f"{NAMES[part]} should be a list"):
        game.unpack(data)


@pytest.mark.parametrize("part", [n for n in range(12) if n not in (LANDS, PICKED)])
def test_a_part_that_is_too_short_or_too_long_is_refused(packed, part):
    game, data = packed
    for values in ([], data[part][:-1], [*data[part], data[part][-1]]):
        other = copy.deepcopy(data)
        other[part] = values
        with pytest.raises(PackedError, match=f"{NAMES[part]} should have"):
            game.unpack(other)


def seats_claimed(count: int) -> list[Any]:
    data = acting("TUR 0 4").pack()
    data[LANDS] = [1] * count
    return data


@pytest.mark.parametrize("count", [4, 5])
def test_lands_of_more_seats_than_everything_else_are_refused(count):
    with pytest.raises(PackedError, match=f"to_place should have {count} numbers, not 3"):
        rawsiko().unpack(seats_claimed(count))


@pytest.mark.parametrize("count", [0, 1, 2, 6])
def test_a_number_of_seats_that_no_table_has_is_refused(count):
    with pytest.raises(PackedError, match=f"there are 3 to 5 seats, not {count}"):
        rawsiko().unpack(seats_claimed(count))


@pytest.mark.parametrize("count", [0, 1, 11, 13])
def test_the_number_of_parts(packed, count):
    game, data = packed
    with pytest.raises(PackedError, match=f"should have 12 parts, not {count}"):
        game.unpack([*data, []][:count])


def test_the_map():
    state = acting("TUR 0 4, DEU 1 2")
    tur, irn = state.rules.world.ids.index("TUR"), state.rules.world.ids.index("IRN")
    held = "a territory is held exactly while assets are on it"
    assert refused(state, (ASSETS, tur, 0)) == held
    assert refused(state, (OWNER, tur, -1)) == held
    assert refused(state, (ASSETS, irn, 1)) == held
    assert refused(state, (OWNER, irn, 0)) == held
    assert refused(state, (FRESH, tur, 5)) == "no more assets can be unmoved than there are"
    assert refused(state, (OWNER, tur, 1)) == "seat 0 does not hold 2 territories"
    assert refused(state, (LANDS, 2, 0)) == "seat 2 does not hold 0 territories"


def test_objectives():
    state = acting("TUR 0 4")
    tiers = state.rules.applications.tiers
    assert refused(state, (OBJECTIVES, 0, tiers[1][9])) == (
        "an objective has one application of each tier"
    )
    assert refused(state, (OBJECTIVES, 0, tiers[0][1])) == "an application is dealt twice"


def test_the_draft():
    choosing = moment("choosing", skip=2)
    assert "in snake order" in refused(choosing, (HOMES, 2 * choosing.first, -1))
    later = (choosing.mover + 1) % 3
    assert refused(choosing, (HOMES, 2 * later + 1, 1)) == "continents are chosen in snake order"
    assert refused(choosing, (HEAD, MOVER, later)) == "it is another player's pick"
    lasting = "the draft has a step while it lasts, and no longer"
    assert refused(choosing, (HEAD, STEP, 6)) == lasting
    assert refused(acting("TUR 0 4"), (HEAD, STEP, 5)) == lasting
    assert refused(acting("TUR 0 4"), (HOMES, 0, -1)) == "somebody has not chosen a continent"
    assert refused(choosing, (HEAD, CONTINENT, 0)) == (
        "a pick has a continent while territories are taken, and only then"
    )


def test_the_running_pick():
    taking = moment("taking", skip=4)
    assert taking.picked
    place = taking.picked[0]
    elsewhere = next(n for n, owner in enumerate(taking.owner) if owner != taking.mover)
    theirs = "a picked territory is not the picker's, or lies elsewhere"
    assert refused(taking, (PICKED, 0, elsewhere)) == theirs
    data = taking.pack()
    data[PICKED] = [place, place]
    with pytest.raises(PackedError, match="a territory is picked twice"):
        taking.rules.unpack(data)
    other = (taking.continent + 1) % 6
    assert refused(taking, (HEAD, CONTINENT, other)) == (
        "the pick is on another continent than was chosen"
    )


def test_seats():
    state = acting("TUR 0 4, DEU 1 2")
    assert refused(state, (OUT, 1, 2)) == "the eliminated are numbered from 1, in their order"
    assert refused(state, (OUT, 1, 1)) == "seat 1 is out and yet holds territories"
    assert refused(state, (TO_PLACE, 1, 1)) == "seat 1 has assets to place that it can't have"
    assert refused(state, (TRADES, 1, 1)) == "seat 1 trades, and there is no trade"
    assert refused(state, (GAINED, 1, 1)) == "seat 1 trades, and there is no trade"
    put(state, "KOR", -1, 0)
    assert refused(state) == "seat 2 holds nothing and yet is not out"


def test_phases():
    state = acting("TUR 0 4, DEU 1 2")
    over = "a game that is over has its reason and waits for nobody, and no other does"
    assert refused(state, (HEAD, END, 1)) == over
    assert refused(state, (HEAD, PHASE, 6)) == over
    assert refused(state, (HEAD, MOVER, -1)) == over
    assert refused(state, (HEAD, TURN, 0)) == "turns are counted from the first action phase on"
    ended = (HEAD, PHASE, 6), (HEAD, MOVER, -1)
    assert refused(state, *ended, (HEAD, END, 2)) == "the end is of another kind"
    nothing = "the player to place has nothing to place"
    assert refused(state, (HEAD, PHASE, 3), (HEAD, TURN, 2)) == nothing
    trading = refused(state, (HEAD, PHASE, 5), (HEAD, TURN, 6))
    assert trading == "the player to trade has nothing to choose"
    put(state, "CHL", -1, 0)
    put(state, "TUR", -1, 0)
    state.out = [1, 0, 0]
    assert refused(state) == "the player to act is out of the game"


@pytest.mark.parametrize("part", range(7))
def test_heads_have_their_limits(part):
    state = acting("TUR 0 4")
    name = ["first", "phase", "mover", "turn", "step", "continent", "end"][part]
    for value in (-2, 10**9):
        assert refused(state, (HEAD, part, value)).startswith(f"{name} should be from ")


def test_62_nobody_is_out_in_the_draft():
    state = rawsiko().start(3, Quick(1))
    state.out[2] = 1
    assert refused(state) == "nobody is out before the first action phase"


def test_d19_a_running_game_has_two_players_left():
    state = acting("TUR 0 4")
    put(state, "MDG", -1, 0)
    put(state, "KOR", -1, 0)
    state.out = [0, 1, 2]
    assert state.phase == ACTING
    assert refused(state) == "one player is left, and yet the game goes on"


def test_75_the_eliminated_trade_nothing():
    state = acting("TUR 0 4", trade=True)
    put(state, "KOR", -1, 0)
    state.out = [0, 0, 1]
    state.phase, state.turn = TRADING, 6
    state.trades = [1, 0, 1]
    assert refused(state) == "seat 2 trades and yet is out"


def test_73_a_trade_comes_after_the_last_turn():
    state = acting("TUR 0 4", trade=True)
    state.phase, state.turn = TRADING, 2
    state.trades = [1, 0, 0]
    assert refused(state) == "the trade comes after the last turn"


def test_73_there_is_no_trade_without_the_option():
    state = acting("TUR 0 4", trade=False)
    state.phase, state.turn = TRADING, 6
    state.trades = [1, 0, 0]
    assert refused(state) == "seat 0 trades, and there is no trade"


def test_39_there_is_no_investment_in_the_first_turn():
    state = acting("TUR 0 4")
    state.phase = 3
    state.to_place = [1, 0, 0]
    assert refused(state) == "there is no investment phase in the first turn"


def test_d5_the_picked_territories_hang_together():
    game = rawsiko()
    state = game.start(3, Quick(1))
    mover = state.mover
    state.play(mover, game.read("continent NAM"), Quick(1))
    for name in ("CAN", "GTM"):
        put(state, name, mover, 1)
        state.picked.append(game.world.ids.index(name))
    assert refused(state) == "the picked territories do not hang together"


def test_a_state_of_every_moment_is_taken_up_again():
    for seed in range(much(10, 4)):
        for state in positions(seed, every=11):
            other = state.rules.unpack(json.loads(json.dumps(state.pack())))
            assert other.digest() == state.digest()
            one, two = Quick(seed), Quick(seed)
            if seed < 2:
                mine = state.copy()
                play_out(mine, one)
                play_out(other, two)
                assert mine.digest() == other.digest()


def given_away(state, seat, names):
    """The state packed, with these territories in the hands of a seat."""
    other = state.copy()
    for name in names:
        put(other, name, seat, 1)
    return other


def test_23_a_finished_pick_has_its_territories_and_nobody_holds_others():
    taking = moment("taking", skip=4)
    rival = (taking.mover + 1) % 3
    world = taking.rules.world
    free = [world.ids[n] for n, owner in enumerate(taking.owner) if owner < 0]
    strays = "a pick has another number of territories than it should"
    others = "somebody holds a territory that was not picked"
    for name in free:
        found = refused(given_away(taking, rival, [name]))
        assert found in (strays, others, "the pick can't be finished")


def test_27_chance_takes_all_territories_of_a_pick_at_once():
    taking = moment("taking", skip=4)
    with pytest.raises(PackedError, match="chance takes all territories"):
        rawsiko(setup="territories").unpack(taking.pack())


def test_as_many_assets_as_there_can_be_are_taken_up_and_no_more():
    state = acting("TUR 0 50, DEU 1 50")
    place = state.rules.world.ids.index("TUR")
    most = 300 + 3 * state.turn * 11  # a third of 31 materials for each, each turn
    rest = sum(state.assets) - state.assets[place]
    for count, fits in ((most - rest, True), (most - rest + 1, False)):
        state.assets[place] = state.fresh[place] = count
        if fits:
            assert state.rules.unpack(state.pack()).digest() == state.digest()
        else:
            assert refused(state) == f"there are more than {most} assets"
