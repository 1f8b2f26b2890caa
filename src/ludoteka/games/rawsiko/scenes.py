"""A position written in notation: for tests, lessons and puzzles.

One entry a line, in any order; `#` begins a comment. Players are the letters A to E.

    players 3
    first B                           the first player (35); A unless it says otherwise
    turn 4                            1 unless it says otherwise, or the phase: 2 for investing, the
                                      last for trading and turns_played, none in the set-up
    hold A VNM 2/4, NGU 1, AUS 3      a line for each player: `2/4` is unmoved/total (48), and 1
                                      are all unmoved
    objective A tyres robots          a line for each player who has one; what is left open is dealt
                                      in the order of the file, by seat (D-4)
    phase acting B                    choosing, taking, placing, investing, acting or trading, and
                                      whose choice it is; acting unless it says otherwise
    homes A OCE EUR, B ASI            the continents chosen in the set-up (17)
    place A 4, B 2                    placing and investing: assets still to place
    gained A Bi PR, B Co              trading and later: materials gained (73)
    trade A 2, C 1                    trading: choices left
    out C B                           the eliminated, the first of them first (62)
    over turns_played                 a finished game instead of a phase: pieces.END_REASONS

Only `players` must be there, and behind the draft a `hold` for everybody who is not out. A phase
begins as in a game: without `place` everybody has the starting assets or the income to place, and
without `trade` a choice for each continent with exclusive presence, less what is gained already.
Whose choice it is follows from that, but for acting, where it is the first player's unless it says
otherwise; who writes it elsewhere has it checked.

In the draft `homes` are the continents chosen so far. With `taking` the last of them is the running
pick, and what the picker holds there is what was picked, in the order written. Behind the draft
nothing depends on the homes: without them they are the first two continents of what one holds.

A scene need not be reachable by play, but it can always be played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.scene_reader import Sheet
from ludoteka.games.rawsiko import scoring
from ludoteka.games.rawsiko.applications import TIERS
from ludoteka.games.rawsiko.phases import draft, trade
from ludoteka.games.rawsiko.pieces import (
    ACTING,
    CHOOSING,
    END_REASONS,
    INVESTING,
    MOST_AT_FIRST,
    MOST_SEATS,
    NO_CONTINENT,
    NOBODY,
    ONE_LEFT,
    OVER,
    PHASES,
    PLACING,
    RUNNING,
    TAKING,
    TRADING,
    income_of,
)
from ludoteka.games.rawsiko.setup import bare
from ludoteka.games.rawsiko.state import RawsikoState

if TYPE_CHECKING:
    from ludoteka.games.rawsiko.game import Rawsiko

LETTERS: Final = "ABCDE"
LEAST_SEATS: Final = 3
FOR_EACH: Final = ["hold", "objective"]
ENTRIES: Final = [
    *("players", "first", "turn", "phase", "homes", "place", "gained", "trade", "out", "over"),
    *FOR_EACH,
]


def scene(game: Rawsiko, text: str) -> RawsikoState:
    """The position, at its first choice."""
    sheet = Sheet(text, ENTRIES, LETTERS, FOR_EACH)
    seats = sheet.number("players", LEAST_SEATS, MOST_SEATS, None)
    first = sheet.seat("first", sheet.rest("first"), seats) if sheet.has("first") else 0
    state = bare(game, seats, first, _objectives(game, sheet, seats))
    state.phase, mover = _phase(sheet, seats)
    held = _hold(state, sheet)
    _put_out(state, sheet)
    _choose_homes(state, sheet, held)
    _count_turns(state, sheet)
    _gain(state, sheet)
    for name, phases in (("place", [PLACING, INVESTING]), ("trade", [TRADING])):
        if sheet.has(name) and state.phase not in phases:
            when = " and ".join([PHASES[phase] for phase in phases])
            raise sheet.fault(name, f"belongs to {when}, not to {PHASES[state.phase]}")
    if state.phase in (CHOOSING, TAKING):
        _draft(state, sheet, held)
    elif state.phase in (PLACING, INVESTING):
        _place(state, sheet)
    elif state.phase == TRADING:
        _trade(state, sheet)
    elif state.phase == ACTING:
        _act(state, sheet, mover)
    else:
        state.end = sheet.known("over", "ending", sheet.rest("over"), END_REASONS[RUNNING + 1 :])
        state.end += RUNNING + 1
    _check_end(state, sheet)
    if mover not in (NOBODY, state.mover):
        raise sheet.fault("phase", f"the choice is player {LETTERS[state.mover]}'s")
    return state


def _phase(sheet: Sheet, seats: int) -> tuple[int, int]:
    """The phase, and the player whose choice it is said to be."""
    if sheet.has("over"):
        if sheet.has("phase"):
            raise sheet.fault("over", "a finished game has no phase")
        return OVER, NOBODY
    words = sheet.rest("phase").split() if sheet.has("phase") else [PHASES[ACTING]]
    phase = sheet.known("phase", "phase", words[0], PHASES[:OVER])
    if len(words) > 2:
        raise sheet.fault("phase", "should be a phase and at most one player")
    return phase, sheet.seat("phase", words[1], seats) if len(words) > 1 else NOBODY


def _objectives(game: Rawsiko, sheet: Sheet, seats: int) -> list[int]:
    """One application of each tier for each seat; nobody shares one (D-4)."""
    ids = game.applications.ids
    tiers = game.applications.tiers
    found = [-1] * (TIERS * seats)
    for seat, name in sheet.lines_of("objective", seats).items():
        for word in sheet.rest(name).split():
            application = sheet.known(name, "application", word, ids)
            if application in found:
                raise sheet.fault(name, f"application {word} is there twice (D-4)")
            tier = [application in tier for tier in tiers].index(True)
            at = TIERS * seat + tier
            if found[at] >= 0:
                both = f"{ids[found[at]]} and {word}"
                raise sheet.fault(
                    name, f"{both} are both of tier {tier + 1}, only one may be (D-4)"
                )
            found[at] = application
    for at, application in enumerate(found):
        if application < 0:
            left = [other for other in tiers[at % TIERS] if other not in found]
            found[at] = left[0]
    return found


def _hold(state: RawsikoState, sheet: Sheet) -> list[list[int]]:
    """Territories with their assets; by seat in the order written."""
    held: list[list[int]] = [[] for _ in range(state.seats)]
    for seat, name in sheet.lines_of("hold", state.seats).items():
        for words in sheet.groups(name):
            place = sheet.known(name, "territory", words[0], state.rules.world.ids)
            if state.owner[place] != NOBODY:
                raise sheet.fault(name, f"territory {words[0]} is there twice")
            fresh, stroke, total = " ".join(words[1:]).partition("/")
            assets = sheet.whole(name, total if stroke else fresh, 1, MOST_AT_FIRST)
            state.owner[place] = seat
            state.assets[place] = assets
            state.fresh[place] = sheet.whole(name, fresh, 0, assets)
            state.lands[seat] += 1
            held[seat].append(place)
            if sum(state.assets) > MOST_AT_FIRST:
                raise sheet.fault(name, f"there are more than {MOST_AT_FIRST} assets on the map")
    return held


def _put_out(state: RawsikoState, sheet: Sheet) -> None:
    """The eliminated have nothing; behind the draft all others have something (62)."""
    for number, letter in enumerate(sheet.rest("out").split(), 1):
        seat = sheet.seat("out", letter, state.seats)
        if state.out[seat]:
            raise sheet.fault("out", f"player {letter} is there twice")
        if state.lands[seat]:
            raise sheet.fault("out", f"player {letter} holds territories (62)")
        state.out[seat] = number
    if state.phase <= PLACING and sheet.has("out"):
        raise sheet.fault("out", "nobody can be out before the first turn (62)")
    for seat in range(state.seats):
        if state.phase > TAKING and not state.lands[seat] and not state.out[seat]:
            letter = LETTERS[seat]
            raise sheet.fault(f"hold {letter}", f"is missing: who has nothing is out {letter} (62)")


def _choose_homes(state: RawsikoState, sheet: Sheet, held: list[list[int]]) -> None:
    """The continents of the draft; behind it, two for everybody."""
    world = state.rules.world
    for seat, words in sheet.by_seat("homes", state.seats).items():
        if len(words) > 2:
            raise sheet.fault("homes", f"player {LETTERS[seat]} chooses two, not {len(words)} (18)")
        for number, word in enumerate(words):
            continent = sheet.known("homes", "continent", word, world.continent_ids)
            if continent in state.homes[2 * seat : 2 * seat + 2]:
                raise sheet.fault("homes", f"player {LETTERS[seat]} has {word} twice (21)")
            if state.homes.count(continent) > 1:
                raise sheet.fault("homes", f"{word} would have three players (20)")
            state.homes[2 * seat + number] = continent
    if state.phase in (CHOOSING, TAKING):
        return
    state.step = 2 * state.seats
    for seat in range(state.seats):
        own = [world.continent[place] for place in held[seat]]
        for number in (2 * seat, 2 * seat + 1):
            if state.homes[number] == NO_CONTINENT:
                pair = state.homes[2 * seat : 2 * seat + 2]  # NO_CONTINENT is a territory's NOWHERE
                rest = [home for home in [*own, *range(2)] if home not in pair]
                state.homes[number] = rest[0]


def _count_turns(state: RawsikoState, sheet: Sheet) -> None:
    """Turns are counted from the first action phase on; the Trade comes after the last (65, 73)."""
    last = state.rules.turns
    if state.phase <= PLACING:
        if sheet.has("turn"):
            raise sheet.fault("turn", f"{PHASES[state.phase]} comes before the first turn")
        return
    late = state.phase == TRADING or sheet.rest("over") == END_REASONS[RUNNING + 1]
    state.turn = sheet.number("turn", last if late else 1, last, last if late else 1)
    if state.phase == INVESTING and state.turn == 1 and sheet.has("turn"):
        raise sheet.fault("turn", "the first turn has no investment phase (39)")
    if state.phase == INVESTING and state.turn == 1:
        state.turn = 2


def _gain(state: RawsikoState, sheet: Sheet) -> None:
    """Materials of the Trade with China."""
    for name in ("gained", "trade"):
        if sheet.has(name) and not state.rules.trade:
            raise sheet.fault(name, "the game is played without it: see its option trade")
    if sheet.has("gained") and state.phase < TRADING:
        raise sheet.fault("gained", "materials are gained after the last turn (73)")
    ids = state.rules.world.material_ids
    for seat, words in sheet.by_seat("gained", state.seats).items():
        for word in words:
            material = sheet.known("gained", "material", word, ids)
            if state.out[seat]:
                raise sheet.fault("gained", f"player {LETTERS[seat]} is out (75)")
            if scoring.materials(state, seat) >> material & 1:
                raise sheet.fault("gained", f"player {LETTERS[seat]} owns {word} already (R-13)")
            state.gained[seat] |= 1 << material


def _draft(state: RawsikoState, sheet: Sheet, held: list[list[int]]) -> None:
    """As far as the homes go, in snake order (18); each finished pick has its territories (23)."""
    world = state.rules.world
    chosen = 2 * state.seats - state.homes.count(NO_CONTINENT)
    taking = state.phase == TAKING
    if chosen == 2 * state.seats and not taking:
        raise sheet.fault("homes", "all have chosen both: write phase placing")
    if chosen == 0 and taking:
        raise sheet.fault("homes", "is missing: territories are taken on a continent (17)")
    wanted = list(held)
    for step in range(chosen):
        state.step = step
        seat = draft.drafter(state)
        home = state.homes[2 * seat + (0 if step < state.seats else 1)]
        letter = LETTERS[seat]
        if home == NO_CONTINENT:
            raise sheet.fault("homes", f"player {letter} would have chosen before others (18)")
        there = [place for place in held[seat] if world.continent[place] == home]
        wanted[seat] = [place for place in wanted[seat] if place not in there]
        size = draft.size(state)
        running = taking and step == chosen - 1
        if len(there) >= size if running else len(there) != size:
            number = f"fewer than {size}" if running else f"{size}"
            text = f"{len(there)} territories on {world.continent_ids[home]}"
            raise sheet.fault(f"hold {letter}", f"{text}, but the pick should have {number} (23)")
        if running:
            state.continent = home
            state.picked = there
    for seat, rest in enumerate(wanted):
        if rest:
            name = world.ids[rest[0]]
            raise sheet.fault(f"hold {LETTERS[seat]}", f"{name} is on no continent of theirs (17)")
    if not taking:
        state.step = chosen
    state.mover = draft.drafter(state)
    if taking:
        _check_pick(state, sheet)
    if taking and state.rules.setup == "territories":
        raise sheet.fault("phase", "chance takes them all at once: see the option setup (27)")


def _check_pick(state: RawsikoState, sheet: Sheet) -> None:
    """The running pick can be finished, and hangs together if it can (D-5, D-6)."""
    world = state.rules.world
    where = world.continent_ids[state.continent]
    free = draft.free_on(state, state.continent)
    left = draft.size(state) - len(state.picked)
    if len(free) < left:
        text = f"{where} has {len(free)} free territories, but the pick needs {left} more (D-6)"
        raise sheet.fault("homes", text)
    if draft.is_apart(state):
        text = f"the territories on {where} do not hang together (D-5)"
        raise sheet.fault(f"hold {LETTERS[state.mover]}", text)


def _place(state: RawsikoState, sheet: Sheet) -> None:
    """What is written, or what everybody has at the beginning of the phase (29, 41)."""
    if sheet.has("place"):
        for seat, words in sheet.by_seat("place", state.seats).items():
            room = MOST_AT_FIRST - sum(state.assets) - sum(state.to_place)
            count = sheet.whole("place", " ".join(words), 0, room)
            if count and state.out[seat]:
                raise sheet.fault("place", f"player {LETTERS[seat]} is out (62)")
            state.to_place[seat] = count
    else:
        for seat in range(state.seats):
            owned = scoring.territory_materials(state, seat)
            income = income_of(owned.bit_count())
            start = state.rules.rest(state.seats)
            state.to_place[seat] = start if state.phase == PLACING else income
    state.mover = _first(state, [count > 0 for count in state.to_place])
    if state.mover == NOBODY:
        raise sheet.fault("place", "nobody has anything to place: write phase acting (R-24)")


def _trade(state: RawsikoState, sheet: Sheet) -> None:
    """What is written, or what is left of the choices that exclusive presence gives (73)."""
    if not state.rules.trade:
        raise sheet.fault("phase", "the game is played without it: see its option trade")
    alone = [len(continents) for continents in scoring.exclusive(state)]
    if sheet.has("trade"):
        for seat, words in sheet.by_seat("trade", state.seats).items():
            most = 0 if state.out[seat] else len(state.rules.world.continent_ids)
            state.trades[seat] = sheet.whole("trade", " ".join(words), 0, most)
    else:
        for seat in range(state.seats):
            state.trades[seat] = max(0, alone[seat] - state.gained[seat].bit_count())
    able = [
        state.trades[seat] > 0 and len(trade.choices(state, seat)) > 0
        for seat in range(state.seats)
    ]
    state.mover = _first(state, able)
    if state.mover == NOBODY:
        text = "nobody has anything to choose, so it is not held: write over turns_played (R-20)"
        raise sheet.fault("phase", text)


def _act(state: RawsikoState, sheet: Sheet, mover: int) -> None:
    state.mover = mover
    if mover == NOBODY:
        state.mover = _first(state, [out == 0 for out in state.out])
    elif state.out[mover]:
        raise sheet.fault("phase", f"player {LETTERS[mover]} is out (62)")


def _first(state: RawsikoState, able: list[bool]) -> int:
    """The first of these in player order (35)."""
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        if able[seat]:
            return seat
    return NOBODY


def _check_end(state: RawsikoState, sheet: Sheet) -> None:
    """One left ends the game, and then nothing else has (D-19)."""
    alive = state.out.count(0)
    if (alive == 1) != (state.end == ONE_LEFT) or not alive:
        text = f"a game is over by one_left if one is left (D-19), and there are {alive}"
        raise sheet.fault("over", text)
    if state.end == ONE_LEFT and sheet.has("gained"):
        raise sheet.fault("gained", "the Trade is not held when one is left (R-18)")
