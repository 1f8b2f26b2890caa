"""The figures we promise: speed beside other engines, the cost of a copy, the size of a view.

What is counted, for every program alike: a decision is a point where a seat has more than one legal
move. Forced moves and chance nodes don't count, but the time they take does, and so does the
set-up of each game. All programs play at random on one core and take turns in the same run, one
after the other and again; a rate is the median of a program's turns. Time is processor time, so
that a busy machine disturbs less. Trust the ratios: absolute figures belong to the machine.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from io import StringIO
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from ludoteka import build
from ludoteka.bots.random import any_table, play_out
from ludoteka.core import registry
from ludoteka.core.chance import Chance, Quick
from ludoteka.core.game import Game, State
from ludoteka.lab import peers
from ludoteka.lab.peers import CATANATRON, HEARTS, Play

LEAST_TURNS: Final = 5
COPIES: Final = 200  # of one state at a time
COPIED_STATES: Final = 5  # for each number of seats
VIEWED_GAMES: Final = 300
WIDTH: Final = 100

FROM_PYTHON: Final = "{} (from Python)"


class Figures(dict[str, object]):
    """What `bench --json` prints; beside it, for the table alone, `extra` rates.

    These are the peers' rates if their forced moves counted too, and our games' rates if they were
    driven move by move from Python, as the peers are: the comparison at its hardest for us.
    """

    def __init__(self, data: Mapping[str, object], extra: dict[str, float | None]) -> None:
        super().__init__(data)
        self.extra = extra


class Target(NamedTuple):
    """One promise: what was measured, what was promised (empty: nothing), whether it is kept."""

    what: str
    measured: str
    promised: str
    met: bool | None  # None: nothing promised, or not measured


def measure(
    turns: int = LEAST_TURNS,
    seconds: float = 1.0,
    progress: Callable[[str], None] | None = None,
) -> dict[str, object]:
    """The figures of all installed games and peers: so many turns each, of so many seconds.

    Returns exactly what `bench --json` prints; a peer that is not installed has the rate None.
    """
    if turns < LEAST_TURNS:
        raise ValueError(f"a rate is the median of at least {LEAST_TURNS} turns, not of {turns}")
    say = progress or (lambda _text: None)
    games = {name: registry.make(name) for name in registry.names()}
    found = peers.find()
    programs = {name: in_engine(game) for name, game in games.items()}
    programs |= {name: play for name, play in found.items() if play is not None}
    programs |= {FROM_PYTHON.format(name): from_python(game) for name, game in games.items()}

    for name, play in programs.items():  # one game outside the count: it fills caches and tables
        say(f"warming up: {name}")
        play()
    states = {name: mid_games(game) for name, game in games.items()}
    decision_rates: dict[str, list[float]] = {name: [] for name in programs}
    move_rates: dict[str, list[float]] = {name: [] for name in programs}
    copies: dict[str, list[float]] = {name: [] for name in games}
    for turn in range(1, turns + 1):
        for name, play in programs.items():
            say(f"turn {turn} of {turns}: {name}")
            decisions, moves = take_turn(play, seconds)
            decision_rates[name].append(decisions)
            move_rates[name].append(moves)
        for name in games:
            copies[name] += [copy_time(state) for state in states[name]]

    sizes: dict[str, int] = {}
    for name in games:
        say(f"views: {name}")
        sizes[name] = largest_view(name, VIEWED_GAMES)
    driven = [FROM_PYTHON.format(name) for name in games]
    return Figures(
        {
            "build": build.name(),
            "rates": {name: _median(decision_rates.get(name)) for name in (*games, *found)},
            "copy_us": {name: round(median(times) * 1e6, 3) for name, times in copies.items()},
            "view_bytes": sizes,
        },
        {name: _median(decision_rates[name]) for name in driven}
        | {name: _median(move_rates.get(name)) for name in found},
    )


def in_engine(game: Game) -> Play:
    """Our random play-outs, over all numbers of seats in turn."""
    chance = Quick(peers.SEED)
    seats = itertools.cycle(seat_counts(game))

    def play() -> tuple[int, int]:
        decisions = play_out(game.start(next(seats), chance), chance)
        return decisions, decisions  # it does not tell how many moves were forced

    return play


def from_python(game: Game) -> Play:
    """The same games, but in a loop that no build compiles, as the peers' loops are."""
    chance = Quick(peers.SEED)
    seats = itertools.cycle(seat_counts(game))
    below = chance.below

    def play() -> tuple[int, int]:
        state = game.start(next(seats), chance)
        waiting_for, moves_of, play_move = state.waiting_for, state.moves, state.play
        decisions = forced = 0
        while waiting := waiting_for():
            for seat in waiting:
                moves = moves_of(seat)
                count = len(moves)
                if count > 1:
                    decisions += 1
                    play_move(seat, moves[below(count)], chance)
                else:
                    forced += 1
                    play_move(seat, moves[0], chance)
        return decisions, decisions + forced

    return play


def take_turn(play: Play, seconds: float) -> tuple[float, float]:
    """Whole games, one after the other, for at least so long: decisions and moves a second."""
    decisions = moves = 0
    begin = process_time()
    spent = 0.0
    while spent < seconds or not spent:
        more_decisions, more_moves = play()
        decisions += more_decisions
        moves += more_moves
        spent = process_time() - begin
    return decisions / spent, moves / spent


def mid_games(game: Game) -> list[State]:
    """States halfway through random games, for every number of seats."""
    states = []
    for seats in seat_counts(game):
        for seed in range(COPIED_STATES):
            chance = Quick(seed)
            length = sum(1 for _ in random_steps(game.start(seats, chance), chance))
            chance = Quick(seed)
            state = game.start(seats, chance)
            for _ in itertools.islice(random_steps(state, chance), length // 2):
                pass
            states.append(state)
    return states


def copy_time(state: State) -> float:
    """Seconds for one copy, the loop that asks for it included."""
    copy = state.copy
    begin = perf_counter()  # finer than processor time on some systems; the median forgives it
    for _ in range(COPIES):
        copy()
    return (perf_counter() - begin) / COPIES


def largest_view(name: str, games: int) -> int:
    """The most bytes of compact JSON of any seat's view in random games over all sorts of options.

    Every seat and the onlooker look at the set-up and at the end; in between, one of them at each
    move. As everywhere, the limit of a view does not include the tail of events.
    """
    largest = 0
    for number in range(games):
        chance = Quick(number)
        game, seats = any_table(registry.find(name), chance)
        state = game.start(seats, chance)
        lookers: list[int | None] = [*range(state.seats), None]
        largest = max(largest, *(view_bytes(state, seat) for seat in lookers))
        for step in random_steps(state, chance):
            largest = max(largest, view_bytes(state, lookers[step % len(lookers)]))
        largest = max(largest, *(view_bytes(state, seat) for seat in lookers))
    return largest


def view_bytes(state: State, seat: int | None) -> int:
    """The size of a view as it would be sent."""
    text = json.dumps(state.view(seat), separators=(",", ":"), ensure_ascii=False)
    return len(text.encode())


def random_steps(state: State, chance: Chance) -> Iterator[int]:
    """Play to the end at random; the number of each move, after it was made."""
    step = 0
    while waiting := state.waiting_for():
        for seat in waiting:
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))], chance)
            yield step
            step += 1


def seat_counts(game: Game) -> range:
    low, high = type(game).meta.seats
    return range(low, high + 1)


def targets(result: Mapping[str, Any]) -> list[Target]:
    """What each game promises for the build that ran, and whether it is kept."""
    which: str = result["build"]
    rates: Mapping[str, float | None] = result["rates"]
    found = []
    for name in result["copy_us"]:
        meta = registry.find(name).meta
        for peer in (HEARTS, CATANATRON):
            ratio = _ratio(rates.get(name), rates.get(peer))
            least = meta.paces.get(which, {}).get(peer)
            met = None if ratio is None or least is None else ratio >= least
            measured = "-" if ratio is None else f"{ratio:.2f} x"
            promised = "" if least is None else f"at least {least:g} x"
            found.append(Target(f"{name} / {peer}", measured, promised, met))
        copy, most = result["copy_us"][name], meta.copy_limit if which == "compiled" else None
        met = None if most is None else copy <= most
        promised = "" if most is None else f"at most {most:g} µs"
        found.append(Target(f"{name}: copy", f"{copy:.2f} µs", promised, met))
        size, limit = result["view_bytes"][name], meta.view_limit
        found.append(
            Target(f"{name}: view", f"{size} bytes", f"at most {limit} bytes", size <= limit)
        )
    return found


def table(result: Mapping[str, Any]) -> str:
    """The figures for people, with the ratios and whether each promise is kept."""
    extra: dict[str, float | None] = result.extra if isinstance(result, Figures) else {}
    rates: Mapping[str, float | None] = result["rates"]

    speeds = Table(title=f"Random play on one core, {result['build']} build")
    speeds.add_column("program")
    speeds.add_column("decisions/s", justify="right")
    speeds.add_column("if forced moves counted", justify="right")
    for name, rate in rates.items():
        speeds.add_row(name, _shown(rate), _shown(extra.get(name)))
        if (driven := FROM_PYTHON.format(name)) in extra:
            speeds.add_row(driven, _shown(extra[driven]), "")
    missing = [name for name, rate in rates.items() if rate is None]

    promises = Table(title="What is promised for this build")
    promises.add_column("figure")
    promises.add_column("measured", justify="right")
    promises.add_column("promised")
    promises.add_column("kept")
    for target in targets(result):
        kept = "" if target.met is None else "yes" if target.met else "NO"
        promises.add_row(target.what, target.measured, target.promised, kept)
    for name in result["copy_us"]:
        for peer in (HEARTS, CATANATRON):
            ratio = _ratio(extra.get(FROM_PYTHON.format(name)), extra.get(peer))
            if ratio is not None:
                promises.add_row(f"{name} / {peer}, at its hardest", f"{ratio:.2f} x")

    text = StringIO()
    console = Console(file=text, width=WIDTH)
    console.print(speeds)
    if missing:
        console.print(f"{', '.join(missing)}: {peers.HINT}.", soft_wrap=True)
    console.print()
    console.print(promises)
    if extra:
        console.print("At its hardest: our loop in Python too, a peer's forced moves counted.")
    return text.getvalue()


def _median(rates: list[float] | None) -> float | None:
    return None if rates is None else round(median(rates), 1)


def _ratio(rate: float | None, other: float | None) -> float | None:
    return None if rate is None or not other else rate / other


def _shown(rate: float | None) -> str:
    return "-" if rate is None else f"{rate:,.0f}"
