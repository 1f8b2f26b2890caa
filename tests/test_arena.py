"""Many games between bots: the same everywhere, counted fairly."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from ludoteka.bots.levels import UnknownBot, make
from ludoteka.bots.match import EndlessGame, own_chances, play_match, play_recorded
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.game import Meta, Result
from ludoteka.core.match import Match, verify
from ludoteka.core.options import OptionError
from ludoteka.core.record import Record, parse
from ludoteka.lab.arena import ArenaReport, game_seed, seating_of, simulate

KEYS = [
    "game",
    "games",
    "moves",
    "seconds",
    "moves_per_s",
    "games_per_s",
    "mean_moves",
    "wins_by_seat",
    "wins_by_bot",
    "build",
]
TIMES = ("seconds", "moves_per_s", "games_per_s", "build")


def outcome(report: ArenaReport) -> dict[str, object]:
    return {name: value for name, value in report.data().items() if name not in TIMES}


def test_the_report_has_the_keys_of_the_issue_and_is_json():
    report = simulate(registry.make("envyra"), ["greedy", "random"], 5, "7")
    assert list(report.data()) == KEYS
    data = json.loads(json.dumps(report.data()))
    assert data["game"] == "envyra"
    assert data["games"] == 5
    assert data["mean_moves"] == data["moves"] / 5
    assert sum(data["wins_by_seat"]) == pytest.approx(5)
    assert sum(data["wins_by_bot"].values()) == pytest.approx(5)


def test_the_same_arguments_give_the_same_result():
    game = registry.make("envyra")
    first = simulate(game, ["random", "greedy", "random"], 12, "seed", rotate=True)
    again = simulate(game, ["random", "greedy", "random"], 12, "seed", rotate=True)
    other = simulate(game, ["random", "greedy", "random"], 12, "other", rotate=True)
    assert outcome(first) == outcome(again)
    assert outcome(first) != outcome(other)


def test_the_result_is_what_it_was():
    """Golden: a change here is a change of the rules, of a bot or of chance."""
    report = simulate(registry.make("envyra"), ["random", "random"], 20, "golden")
    assert outcome(report) == {
        "game": "envyra",
        "games": 20,
        "moves": 1116,
        "mean_moves": 55.8,
        "wins_by_seat": [6.0, 14.0],
        "wins_by_bot": {"random": 20.0},
    }


def test_records_change_nothing_and_verify():
    game = registry.make("envyra", {"equilibrium": "C"})
    bots = ["greedy", "random", "random"]
    kept: list[Record] = []
    with_records = simulate(game, bots, 6, "r", True, keep=lambda _, record: kept.append(record))
    assert outcome(with_records) == outcome(simulate(game, bots, 6, "r", True))
    assert len(kept) == 6
    assert kept[0].names == ["greedy", "random", "random"]
    assert kept[1].names == ["random", "greedy", "random"]
    for number, record in enumerate(kept):
        assert record.seed == game_seed("r", number)
        result = verify(parse(record.text()), game)
        assert result is not None
    assert sum(len(record.moves) for record in kept) == with_records.moves


def test_rotate_moves_everybody_one_seat_on():
    bots = ["a", "b", "c"]
    assert [seating_of(bots, number, True) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]
    assert seating_of(bots, 2, False) == bots


def test_a_shared_win_counts_in_equal_parts_and_equal_bots_add_up():
    report = ArenaReport(registry.make("envyra"), ["random", "greedy", "random"])
    parts: list[dict[str, int]] = [{}, {}, {}]
    report.count(10, Result([1, 1, 1], [5, 5, 5], parts, "", ""), ["random", "greedy", "random"])
    report.count(11, Result([1, 2, 1], [5, 4, 5], parts, "", ""), ["random", "random", "greedy"])
    assert report.wins_by_seat == [Fraction(5, 6), Fraction(1, 3), Fraction(5, 6)]
    assert report.wins_by_bot == {"random": Fraction(7, 6), "greedy": Fraction(5, 6)}
    assert report.moves == 21


def test_greedy_beats_random_clearly():
    report = simulate(registry.make("envyra"), ["greedy", "random"], 60, "clear", rotate=True)
    assert report.wins_by_bot["greedy"] >= 51  # 85 %


def test_progress_is_told_after_every_game():
    told: list[int] = []
    simulate(registry.make("envyra"), ["random", "random"], 4, "p", progress=told.append)
    assert told == [1, 2, 3, 4]


def test_wrong_arguments_are_refused():
    game = registry.make("envyra")
    with pytest.raises(ValueError, match="at least 1 game"):
        simulate(game, ["random", "random"], 0, "x")
    with pytest.raises(OptionError, match="2 to 4 players, not 1"):
        simulate(game, ["random"], 1, "x")
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        simulate(game, ["random", "gredy"], 1, "x")


def test_bots_never_draw_from_the_chance_of_the_game():
    """What is drawn depends on the moves and the seed alone, not on who chose the moves."""
    game = registry.make("envyra")
    seed = bytes(range(32))
    match = Match(game, ["greedy", "greedy"], seed, "quick")
    moves = play_recorded(match, [make("greedy")] * 2, own_chances(seed, 2))
    chance = Quick(seed)
    state = game.start(2, chance)
    for seat, notation in match.moves:
        state.play(seat, game.read(notation), chance)
    assert state.digest() == match.state.digest()
    assert moves == len(match.moves)


def test_an_endless_game_is_stopped(monkeypatch: pytest.MonkeyPatch):
    game = registry.make("envyra")
    meta: Meta = type(game).meta
    monkeypatch.setattr(meta, "step_limit", 3)
    chance = Quick(1)
    with pytest.raises(EndlessGame, match="more than 3 moves"):
        play_match(game.start(2, chance), [make("random")] * 2, chance, own_chances(b"", 2))
    match = Match(game, ["a", "b"], bytes(32), "quick")
    with pytest.raises(EndlessGame, match="more than 3 moves"):
        play_recorded(match, [make("random")] * 2, own_chances(b"", 2))


def test_any_bytes_can_be_a_seed():
    assert len(game_seed("\udcff", 0)) == 32
