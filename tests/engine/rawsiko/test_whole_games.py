"""Whole games: against a naive second program, with every asset followed by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from engine.rawsiko.naive import Naive
from engine.rawsiko.tables import rawsiko, small, written
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludoteka.bots.random import any_table
from ludoteka.core.chance import Quick
from ludoteka.core.events import Event
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.meta import STEP_LIMIT
from ludoteka.games.rawsiko.state import RawsikoState

OPTIONS = st.fixed_dictionaries(
    {
        "turns": st.integers(3, 7),
        "setup": st.sampled_from(["simple", "territories", "continents"]),
        "starting_assets": st.sampled_from(["auto", "0", "1", "12"]),
        "stranglehold": st.booleans(),
        "trade": st.booleans(),
        "garrison": st.booleans(),
        "after_clash": st.sampled_from(["failed-fresh", "conquerors-fresh", "loss-fresh"]),
    }
)
Will = Callable[[RawsikoState, int, Quick], int]


def any_move(state: RawsikoState, seat: int, chance: Quick) -> int:
    moves = state.moves(seat)
    return moves[chance.below(len(moves))]


def attacks(state: RawsikoState, seat: int) -> list[int]:
    """The legal attacks."""
    notation, places = state.rules.notation, len(state.owner)
    steps = [move for move in state.moves(seat) if move >= notation.first_step]
    targets = [(move - notation.first_step) // 16 % places for move in steps]
    return [
        move for move, at in zip(steps, targets, strict=True) if state.owner[at] not in (-1, seat)
    ]


def warlike(state: RawsikoState, seat: int, chance: Quick) -> int:
    """Attacks whenever it can, with as many as it can; else anything."""
    found = attacks(state, seat)
    return found[-1] if found and chance.below(20) else any_move(state, seat, chance)


def desperate(state: RawsikoState, seat: int, chance: Quick) -> int:
    """Seat 0 makes war; the others gather on one territory and attack with one asset at a time."""
    if seat == 0:
        return warlike(state, seat, chance)
    found = attacks(state, seat)
    return found[0] if found else any_move(state, seat, chance)


def poor() -> str:
    """The small map with all its materials on two rings: most players get no new assets."""
    data = small()
    for place, territory in enumerate(data["territory"]):
        both = [f"M{place % 4 + 1}", f"M{place % 4 + 5}"]
        territory["materials"] = both if place < 8 else []
    return written(data)


def same(naive: Naive, state: RawsikoState) -> None:
    """Both programs have the same table before them."""
    view = state.view(None)
    assert view["territories"] == naive.shown()
    assert view["phase"] == naive.phase
    assert view["turn"] == naive.turn
    assert view["to_place"] == naive.to_place
    assert [view["out"][seat] for seat in naive.out] == list(range(1, len(naive.out) + 1))
    assert sum(1 for out in view["out"] if out) == len(naive.out)
    assert [set(row) for row in view["gained"]] == naive.gained
    assert [set(row) for row in view["materials"]] == [naive.owned(n) for n in range(state.seats)]
    assert naive.made - naive.lost == sum(state.assets)


class Story:
    """One game played by both programs; what came up in it."""

    def __init__(self, game: Rawsiko, seats: int, seed: int, will: Will, every: int = 1) -> None:
        self.naive = Naive(game, seats)
        chance, picks = Quick(seed), Quick(seed + 1)
        events: list[Event] = []
        self.state = state = game.start(seats, chance, events)
        self.steps = 0
        self.most_moves = 0
        self.events: list[Event] = []
        while True:
            for event in events:
                self.naive.hear(event)
            self.events += events
            waiting = state.waiting_for()
            if self.steps % every == 0 or not waiting:
                same(self.naive, state)
            if not waiting:
                break
            (seat,) = waiting
            assert seat == self.naive.asked()
            moves = state.moves(seat)
            self.most_moves = max(self.most_moves, len(moves))
            if self.steps % every == 0:
                assert {game.spell(move) for move in moves} == self.naive.moves(seat)
            events = []
            state.play(seat, will(state, seat, picks), chance, events)
            self.steps += 1
        self.result = state.result()
        assert self.result.scores == [row[0] for row in self.naive.table()]
        assert self.result.ranks == self.naive.ranks()
        for row, columns in zip(self.naive.table(), self.result.columns, strict=True):
            assert row[1:] == (
                columns["applications"],
                columns["materials"],
                columns["territories"],
            )

    def count(self, kind: str) -> int:
        return sum(event.kind == kind for event in self.events)


@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.generate])
@given(OPTIONS, st.integers(3, 5), st.integers(0, 2**32))
def test_a_naive_program_plays_the_same_games(options, seats, seed):
    Story(Rawsiko.make(options), seats, seed, any_move, every=3)


@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.generate])
@given(OPTIONS, st.integers(3, 5), st.integers(0, 2**32))
def test_it_plays_the_same_wars(options, seats, seed):
    Story(Rawsiko.make(options), seats, seed, warlike, every=3)


def test_it_plays_the_same_games_on_a_users_map():
    for seats in (3, 4, 5):
        for setup in ("simple", "territories", "continents"):
            options = {"setup": setup, "turns": 3, "trade": True}
            game = Rawsiko.make(options, written(small()), "small.toml")
            Story(game, seats, seats, any_move)


@pytest.fixture(scope="module")
def wars() -> list[Story]:
    """Long wars with few assets, so that the rarer ends come about as well."""
    options = {"turns": 12, "starting_assets": "0", "stranglehold": True, "trade": True}
    game = Rawsiko.make(options)
    stories = [Story(game, 3 + seed % 3, seed, warlike, every=17) for seed in range(25)]
    game = Rawsiko.make({**options, "after_clash": "conquerors-fresh"}, poor(), "poor.toml")
    return stories + [Story(game, 3 + seed % 3, seed, desperate, every=17) for seed in range(40)]


def test_both_ends_come_about(wars):
    ends = [story.naive.reason for story in wars]
    assert ends.count("one_left") >= 3
    assert ends.count("turns_played") >= 3
    assert {len(story.naive.out) for story in wars} >= {0, 1, 2}
    assert any(story.naive.traders for story in wars)


def test_63_the_eliminated_come_last_and_the_last_of_them_first(wars):
    for story in wars:
        ranks, out = story.result.ranks, story.naive.out
        assert [ranks[seat] for seat in out] == list(
            range(story.state.seats, story.state.seats - len(out), -1)
        )
        assert all(story.result.scores[seat] == 0 for seat in out)


def test_62_the_eliminated_do_nothing_more(wars):
    for story in wars:
        out: set[object] = set()
        for event in story.events:
            if event.kind == "eliminated":
                out.add(event.public["seat"])
            elif "seat" in event.public:
                assert event.public["seat"] not in out


def test_71_the_counter_runs_through_every_turn_once(wars):
    for story in wars:
        turns = sorted(story.naive.began + story.naive.skipped)
        assert turns == list(range(1, story.naive.turn + 1))
        assert story.naive.turn <= 12
        assert story.naive.reason == "one_left" or story.naive.turn == 12


def test_71_each_elimination_shortens_the_game_by_a_turn_until_the_last(wars):
    for story in wars:
        turn = 0
        for before, event in zip([None, *story.events], story.events, strict=False):
            if event.kind == "turn_began":
                turn = event.public["turn"]
            if before is not None and before.kind == "eliminated":
                advanced = event.kind == "counter_advanced"
                assert advanced == (turn < 12 and event.kind != "game_over")
                turn += advanced


def test_39_every_turn_but_the_first_begins_with_an_income(wars):
    for story in wars:
        kinds = [event.kind for event in story.events]
        begun = [at for at, kind in enumerate(kinds) if kind == "turn_began"]
        assert kinds[begun[0] + 1] == "phase_began"
        assert all(kinds[at + 1] == "income" for at in begun[1:])
        assert kinds.count("income") == len(begun) - 1


def test_45_a_phase_ends_once_for_everybody_who_is_not_eliminated_in_it(wars):
    for story in wars:
        cut_short = sum(
            event.kind == "eliminated" and event.public["seat"] == event.public["by"]
            for event in story.events
        )
        last = story.naive.reason == "one_left"
        ended = story.count("phase_ended")
        assert story.count("phase_began") - ended in (cut_short, cut_short + last)


def test_nothing_follows_the_end(wars):
    for story in wars:
        assert story.count("game_over") == 1
        assert story.events[-1].kind == "game_over"


def test_33_so_many_assets_are_made_as_the_rules_give(wars):
    for story in wars:
        seats = story.state.seats
        start = seats * (5 if seats == 3 else 3)
        incomes = [event.public["assets"] for event in story.events if event.kind == "income"]
        left = sum(story.state.to_place)
        assert story.naive.made == start + sum(map(sum, incomes)) - left


@pytest.mark.parametrize("after_clash", ["failed-fresh", "conquerors-fresh", "loss-fresh"])
def test_47_a_phase_has_no_more_moves_than_assets(after_clash):
    """Every step moves an unmoved asset, and every clash takes one away on some side."""
    for seed in range(12):
        chance = Quick(seed)
        game = rawsiko(after_clash=after_clash, setup="territories", starting_assets="12", turns=4)
        state = game.start(3 + seed % 3, chance)
        budget = -1
        mover = turn = -1
        while state.waiting_for():
            seat = state.mover
            if state.view(None)["phase"] == "acting":
                if (seat, state.turn) != (mover, turn):
                    mover, turn, budget = seat, state.turn, sum(state.assets) + 1
                budget -= 1
                assert budget >= 0
            moves = state.moves(seat)
            # Never ends the phase of its own will as long as there is anything else to do.
            state.play(seat, moves[-1 - chance.below(max(1, len(moves) - 1))], chance)


def test_an_unmoved_asset_is_used_up_by_every_step():
    """What is left to do in a phase falls with every move, so that no phase is endless."""
    for seed in range(10):
        chance = Quick(seed)
        game, seats = any_table(Rawsiko, chance)
        state = game.start(seats, chance)
        while state.waiting_for():
            seat, before = state.mover, left_to_do(state)
            phase, turn = state.phase, state.turn
            move = any_move(state, seat, chance)
            state.play(seat, move, chance)
            if move and (state.mover, state.phase, state.turn) == (seat, phase, turn):
                assert left_to_do(state) < before


def left_to_do(state: RawsikoState) -> int:
    """Unmoved assets of the mover, assets of the others, and what is to be placed or chosen."""
    seat = state.mover
    own = sum(n for n, owner in zip(state.fresh, state.owner, strict=True) if owner == seat)
    others = sum(n for n, owner in zip(state.assets, state.owner, strict=True) if owner != seat)
    if state.view(None)["phase"] == "acting":
        return own + others
    if state.view(None)["phase"] in ("choosing", "taking"):
        free = state.owner.count(-1)
        return 2 * free + (state.view(None)["phase"] == "choosing")
    return state.to_place[seat] + state.trades[seat]


def test_legal_moves_and_steps_stay_few(wars):
    """Not more than 16 along each border both ways, and far fewer steps than the limit."""
    for story in wars:
        borders = sum(len(near) for near in story.state.rules.world.neighbours)
        assert story.most_moves <= 1 + 16 * borders
        assert story.steps <= 20 + 2 * 12 * (story.naive.made + story.state.seats)
        assert story.steps < STEP_LIMIT


def test_even_with_everything_on_one_territory_the_moves_are_few():
    game = rawsiko(starting_assets="12", turns=12, setup="territories")
    for seats in (3, 4, 5):
        chance = Quick(seats)
        state = game.start(seats, chance)
        while state.waiting_for():
            seat = state.mover
            moves = state.moves(seat)
            if state.view(None)["phase"] == "acting":
                assert len(moves) <= 1 + 16 * 6 * state.lands[seat]
                state.play(seat, 0, chance)
            else:
                state.play(seat, moves[0], chance)
