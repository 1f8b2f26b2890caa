"""The benchmark: what it returns, what it counts, what it says when a peer is missing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka import build
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.lab import bench, peers

PEERS = ["openspiel.hearts", "openspiel.crazy_eights", "openspiel.hanabi", "catanatron"]


def fake(which: str, ours: float, copy: float = 1.0, view: int = 1000) -> dict[str, Any]:
    """Figures of Envyra; hearts makes 100 decisions a second, catanatron 10."""
    rates = dict(zip(PEERS, (100.0, 120.0, 80.0, 10.0), strict=True))
    return {
        "build": which,
        "rates": {"envyra": ours, **rates},
        "copy_us": {"envyra": copy},
        "view_bytes": {"envyra": view},
    }


def verdicts(figures: dict[str, Any]) -> dict[str, bool | None]:
    return {target.what: target.met for target in bench.targets(figures)}


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if neither OpenSpiel nor catanatron were installed."""
    for name in ("pyspiel", "catanatron", "catanatron.game", "catanatron.models.player"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.fixture
def toy_peers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Peers that make 3 decisions and 1 forced move a game; the list tells whose turn it was."""
    turns: list[str] = []

    def peer(name: str) -> Callable[[], tuple[int, int]]:
        def play() -> tuple[int, int]:
            turns.append(name)
            return 3, 4

        return play

    monkeypatch.setattr(peers, "find", lambda: {name: peer(name) for name in PEERS})
    monkeypatch.setattr(bench, "VIEWED_GAMES", 1)
    return turns


def test_figures_have_exactly_the_promised_shape(toy_peers: list[str]) -> None:
    figures = bench.measure(seconds=0.0)
    assert list(figures) == ["build", "rates", "copy_us", "view_bytes"]
    assert figures["build"] == build.name()
    games = registry.names()
    data = json.loads(json.dumps(figures))
    assert list(data["rates"]) == [*games, *PEERS]
    assert list(data["copy_us"]) == list(data["view_bytes"]) == games
    assert all(isinstance(rate, float) and rate > 0 for rate in data["rates"].values())
    assert all(isinstance(time, float) and time > 0 for time in data["copy_us"].values())
    assert all(isinstance(size, int) and size > 0 for size in data["view_bytes"].values())


def test_programs_take_turns_and_say_so(toy_peers: list[str]) -> None:
    said: list[str] = []
    bench.measure(turns=6, seconds=0.0, progress=said.append)
    turns = [text for text in said if text.startswith("turn")]
    names = [*registry.names(), *PEERS]
    assert [text for text in turns if text.endswith(tuple(names))] == [
        f"turn {turn} of 6: {name}" for turn in range(1, 7) for name in names
    ]


def test_a_rate_is_the_median_of_the_turns(
    toy_peers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = iter([7.0, 1.0, 900.0, 8.0, 5.0])
    hearts: list[float] = []

    def take_turn(play: Callable[[], tuple[int, int]], seconds: float) -> tuple[float, float]:
        before = len(toy_peers)
        play()
        if toy_peers[before:] == [peers.HEARTS]:
            hearts.append(next(rates))
            return hearts[-1], 2 * hearts[-1]
        return 1.0, 1.0

    monkeypatch.setattr(bench, "take_turn", take_turn)
    figures: Any = bench.measure(turns=5, seconds=0.0)
    assert len(hearts) == 5
    assert figures["rates"][peers.HEARTS] == 7.0
    assert figures.extra[peers.HEARTS] == 14.0


@pytest.mark.parametrize("turns", [4, 1, 0, -1])
def test_fewer_than_five_turns_are_refused(turns: int) -> None:
    with pytest.raises(ValueError, match="at least 5 turns"):
        bench.measure(turns=turns)


def test_a_turn_counts_whole_games_until_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.5, 11.0, 12.0])
    monkeypatch.setattr(bench, "process_time", lambda: next(clock))
    assert bench.take_turn(lambda: (6, 8), 1.5) == (9.0, 12.0)


def test_our_two_loops_play_the_same_games() -> None:
    for name in registry.names():
        game = registry.make(name)
        in_engine, from_python = bench.in_engine(game), bench.from_python(game)
        for _ in range(12):
            decisions, moves = from_python()
            assert in_engine()[0] == decisions
            assert 0 < decisions <= moves


def test_the_copied_states_are_of_running_games_with_all_numbers_of_seats() -> None:
    for name in registry.names():
        game = registry.make(name)
        states = bench.mid_games(game)
        assert all(state.waiting_for() for state in states)
        assert {state.seats for state in states} == set(bench.seat_counts(game))


def test_views_are_measured_as_bytes_of_compact_json() -> None:
    for name in registry.names():
        game = registry.make(name)
        state = game.start(bench.seat_counts(game)[0], Quick(1))
        text = json.dumps(state.view(0), separators=(",", ":"), ensure_ascii=False)
        assert bench.view_bytes(state, 0) == len(text.encode())
        assert bench.largest_view(name, games=6) >= bench.view_bytes(state, 0)


@pytest.mark.parametrize(
    ("figures", "hearts", "catan", "copy", "view"),
    [
        (fake("compiled", 200.0, 3.0, 4096), True, True, True, True),
        (fake("compiled", 199.0, 3.01, 4097), False, True, False, False),
        (fake("compiled", 120.0), False, True, True, True),
        (fake("compiled", 119.0), False, False, True, True),
        (fake("plain", 50.0, 9.0, 4096), True, None, None, True),
        (fake("plain", 49.0, 9.0, 4097), False, None, None, False),
    ],
)
def test_targets_of_each_build(
    figures: dict[str, Any],
    hearts: bool,
    catan: bool | None,
    copy: bool | None,
    view: bool,
) -> None:
    assert verdicts(figures) == {
        "envyra / openspiel.hearts": hearts,
        "envyra / catanatron": catan,
        "envyra: copy": copy,
        "envyra: view": view,
    }


def test_the_table_tells_ratios_and_verdicts() -> None:
    good = bench.table(fake("compiled", 250.0))
    assert "2.50 x" in good
    assert "25.00 x" in good
    assert "yes" in good
    assert "NO" not in good
    bad = bench.table(fake("compiled", 150.0, copy=3.5))
    assert bad.count("NO") == 2
    assert "at most 3 µs" in bad
    assert "installs the peers" not in bad


def test_the_table_tells_the_hardest_comparison_too() -> None:
    extra: dict[str, float | None] = {"envyra (from Python)": 220.0, "openspiel.hearts": 200.0}
    text = bench.table(bench.Figures(fake("compiled", 250.0), extra))
    assert "envyra / openspiel.hearts, at its hardest" in text
    assert "1.10 x" in text


@pytest.mark.usefixtures("no_peers")
def test_without_peers_their_rates_are_null_and_the_table_has_a_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "VIEWED_GAMES", 1)
    assert peers.find() == dict.fromkeys(PEERS)
    figures: Any = bench.measure(seconds=0.0)
    data = json.loads(json.dumps(figures))
    assert [data["rates"][name] for name in PEERS] == [None] * 4
    assert all(data["rates"][name] > 0 for name in registry.names())
    for name in registry.names():
        assert verdicts(data)[f"{name} / openspiel.hearts"] is None
    text = bench.table(figures)
    assert f"{', '.join(PEERS)}: not installed: `python3 run.py bench` installs the peers" in text
    assert "NO" not in text


def test_one_missing_peer_does_not_keep_the_others_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> peers.Play:
        raise ImportError

    monkeypatch.setattr(peers, "open_spiel", lambda _name, _uniform: lambda: (1, 1))
    monkeypatch.setattr(peers, "catanatron", absent)
    found = peers.find()
    assert [name for name, play in found.items() if play is None] == ["catanatron"]


@pytest.mark.parametrize(
    ("point", "outcome"), [(0.0, 7), (0.249, 7), (0.25, 8), (0.74, 8), (0.75, 9), (1.0, 9)]
)
def test_a_chance_node_is_sampled_by_its_probabilities(point: float, outcome: int) -> None:
    assert peers.sample([(7, 0.25), (8, 0.5), (9, 0.25)], point) == outcome


@pytest.mark.parametrize("name", peers.OPEN_SPIEL)
def test_open_spiel_plays_and_its_chance_is_as_uniform_as_we_say(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra `bench` is not installed")
    game, uniform = peers.OPEN_SPIEL[name]
    decisions, moves = peers.open_spiel(game, uniform)()
    assert 0 < decisions <= moves
    state = pyspiel.load_game(game).new_initial_state()
    chance = Quick(1)
    found_uniform = True
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [probability for _, probability in state.chance_outcomes()]
            found_uniform = found_uniform and max(odds) - min(odds) < 1e-9
        actions = state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])
    assert found_uniform == uniform


def test_catanatron_plays() -> None:
    pytest.importorskip("catanatron", reason="the extra `bench` is not installed")
    decisions, moves = peers.catanatron()()
    assert 0 < decisions < moves
