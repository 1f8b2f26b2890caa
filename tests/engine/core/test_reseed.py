"""Games that go on with another seed: forks of finished games, and forks of forks."""

import hashlib

import pytest

from ludoteka.core.chance import Quick, commitment, derive
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Replay, fork, stream, verify
from ludoteka.core.record import RecordError, Reseed, parse
from ludoteka.core.registry import make

SEED, SECOND, THIRD = (derive(b"reseed", word) for word in ("first", "second", "third"))
SEATS = {"envyra": 2, "rawsiko": 3, "raw": 2}
GAMES = {name: make(name) for name in SEATS}
ENVYRA = GAMES["envyra"]


def play_on(match: Match, moves: int = 10_000, will: int = 1) -> Match:
    """Random moves, to the end unless there are fewer."""
    chooser = Quick(will)
    while moves and (waiting := match.state.waiting_for()):
        seat = waiting[chooser.below(len(waiting))]
        legal = match.state.moves(seat)
        match.play(seat, legal[chooser.below(len(legal))])
        moves -= 1
    return match


def begun(game: Game = ENVYRA, chance: str = "sealed") -> Match:
    names = ["Ann", "Bob", "Cid"][: SEATS[game.id]]
    return Match(game, names, SEED, chance)


WHOLE = play_on(begun())
# Two reseeds, so that every line with a number has a neighbour of its kind.
FORKED = play_on(fork(WHOLE.record(), ENVYRA, 6, SECOND), 8, will=2)
FORKED.reseed(THIRD)
play_on(FORKED, will=3)
TEXT = FORKED.record().text()
MOVES = len(FORKED.moves)


def checked(text: str) -> str:
    """The text with a check line that fits, as a forger would write it."""
    lines = text.rpartition("check: ")[0].splitlines()
    check = hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
    return "\n".join([*lines, f"check: {check}"]) + "\n"


def forged(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return checked(TEXT.replace(old, new))


def places(match: Match) -> list[tuple[int, bytes]]:
    return [(reseed.at, reseed.seed) for reseed in match.reseeds]


def drawn(kind: str, seed: bytes, outcomes: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same questions, asked at the beginning of a seed's stream."""
    chance = stream(kind, seed)
    return [(n, chance.below(n)) for n, _ in outcomes]


def outcomes_after(match: Match, at: int, to: int) -> list[tuple[int, int]]:
    """What the moves behind `at` drew, up to `to`, when they are replayed."""
    replay = Replay(match.record(), match.game)
    found: list[tuple[int, int]] = []
    while replay.at < to:
        replay.step()
        if replay.at > at:
            found += replay.match.outcomes
    return found


# Playing


@pytest.mark.parametrize("chance", ["sealed", "quick"])
@pytest.mark.parametrize("name", SEATS)
def test_a_fork_of_each_game_can_be_verified(name, chance):
    game = GAMES[name]
    whole = play_on(begun(game, chance))
    middle = len(whole.moves) // 2
    for to in (0, middle, len(whole.moves)):
        forked = fork(parse(whole.record().text()), game, to, SECOND)
        assert forked.moves == whole.moves[:to]
        play_on(forked, will=7)
        text = forked.record().text()
        record = parse(text)
        assert record.text() == text
        result = verify(record, game)
        assert result is not None
        assert result.data() == forked.state.result().data()
        found = outcomes_after(forked, to, len(forked.moves))
        assert found == drawn(chance, SECOND, found)
        assert bool(found) == (to < len(whole.moves))


def test_the_lines_of_a_reseed_stand_behind_those_of_the_first_seed():
    lines = TEXT.splitlines()
    at = lines.index(f"commitment: {commitment(SEED)}")
    assert lines[at + 1 : at + 4] == [
        f"commitment 6: {commitment(SECOND)}",
        f"commitment 14: {commitment(THIRD)}",
        "",
    ]
    at = lines.index(f"seed: {SEED.hex()}")
    assert lines[at + 1 : at + 3] == [f"seed 6: {SECOND.hex()}", f"seed 14: {THIRD.hex()}"]
    assert lines[at + 3].startswith("digest: ")


def test_a_reseed_holds_from_its_move_to_the_next_reseed():
    record = parse(TEXT)
    assert [reseed.at for reseed in record.reseeds] == [6, 14]
    for at, seed, to in ((6, SECOND, 14), (14, THIRD, MOVES)):
        found = outcomes_after(FORKED, at, to)
        assert found
        assert found == drawn("sealed", seed, found)
    assert verify(record, ENVYRA).scores == FORKED.state.result().scores


def test_a_fork_tells_the_same_story_up_to_its_point():
    forked = fork(WHOLE.record(), ENVYRA, 6, SECOND)
    again = play_on(begun(), 6)
    assert [event.data() for event in forked.events] == [event.data() for event in again.events]
    assert forked.state.digest() == again.state.digest()
    assert forked.seed == SEED


@pytest.mark.parametrize(
    ("to", "kept"),
    [
        (3, [(3, THIRD)]),
        (6, [(6, THIRD)]),
        (9, [(6, SECOND), (9, THIRD)]),
        (14, [(6, SECOND), (14, THIRD)]),
        (20, [(6, SECOND), (14, THIRD), (20, THIRD)]),
    ],
)
def test_a_fork_of_a_fork_keeps_the_reseeds_before_it(to, kept):
    again = play_on(fork(parse(TEXT), ENVYRA, to, THIRD), will=9)
    assert places(again) == kept
    assert verify(parse(again.record().text()), ENVYRA) is not None


def test_a_replay_is_reseeded_before_its_next_move():
    """Who goes on from a replay never draws from the seed before."""
    replay = Replay(parse(TEXT), ENVYRA)
    for at in range(MOVES + 1):
        events = [(6, SECOND)] * (at >= 6) + [(14, THIRD)] * (at >= 14)
        assert places(replay.match) == events
        if at < MOVES:
            replay.step()
    assert replay.match.record().text() == TEXT


def test_a_reseed_before_the_first_and_after_the_last_move_of_a_record():
    match = begun()
    match.reseed(SECOND)
    play_on(match, 5)
    match.reseed(THIRD)
    text = match.record().text()
    assert verify(parse(text), ENVYRA) is None
    replay = Replay(parse(text), ENVYRA)
    assert places(replay.match) == [(0, SECOND)]
    replay.finish()
    assert places(replay.match) == [(0, SECOND), (5, THIRD)]
    play_on(match)
    play_on(replay.match)
    assert replay.match.record().text() == match.record().text()


def test_a_seed_that_nothing_used_is_replaced():
    match = begun()
    match.reseed(SECOND)
    match.reseed(THIRD)
    assert places(match) == [(0, THIRD)]
    play_on(match)
    assert verify(parse(match.record().text()), ENVYRA) is not None


@pytest.mark.parametrize("chance", ["sealed", "quick"])
def test_a_seed_of_another_length_changes_nothing(chance):
    match = play_on(begun(chance=chance), 3)
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 3"):
        match.reseed(b"abc")
    assert match.reseeds == []
    undisturbed = play_on(begun(chance=chance), 3)
    assert play_on(match).record().text() == play_on(undisturbed).record().text()


@pytest.mark.parametrize("to", [-1, MOVES + 1])
def test_a_fork_is_within_the_game(to):
    with pytest.raises(RecordError, match=f"forks after 0 to {MOVES}, not {to}"):
        fork(parse(TEXT), ENVYRA, to, SECOND)


# Keeping the last seed


def test_before_the_end_only_the_last_seed_is_kept():
    forked = play_on(fork(parse(TEXT), ENVYRA, 9, THIRD), 4)
    text = forked.record(with_seed=False).text()
    assert f"seed: {SEED.hex()}\nseed 6: {SECOND.hex()}\ncheck: " in text
    assert f"commitment 9: {commitment(THIRD)}" in text
    assert THIRD.hex() not in text
    record = parse(text)
    assert record.text() == text
    assert [reseed.seed for reseed in record.reseeds] == [SECOND, b""]
    with pytest.raises(RecordError, match="no seed yet for draws after 9 moves"):
        verify(record, ENVYRA)
    assert places(forked) == [(6, SECOND), (9, THIRD)]
    assert verify(parse(forked.record().text()), ENVYRA) is None


def test_a_game_with_one_seed_is_written_as_ever():
    text = WHOLE.record().text()
    assert "commitment " not in text
    assert "seed " not in text
    assert parse(text).reseeds == []
    assert "seed" not in WHOLE.record(with_seed=False).text()


# Faults

FIRST, OTHER = f"commitment 6: {commitment(SECOND)}", f"commitment 14: {commitment(THIRD)}"
TOLD = f"seed 6: {SECOND.hex()}"

PARSE_FAULTS = [
    (forged(FIRST, f"{FIRST}\n{FIRST}"), "'commitment 6' is there twice"),
    (forged(TOLD, f"{TOLD}\n{TOLD}"), "'seed 6' is there twice"),
    (forged(f"{FIRST}\n{OTHER}", f"{OTHER}\n{FIRST}"), "commitment 6 should be 15 or more here"),
    (
        forged(OTHER, f"commitment {MOVES + 1}: {commitment(THIRD)}").replace(
            "seed 14:", f"seed {MOVES + 1}:"
        ),
        f"commitment {MOVES + 1} is beyond the last move, {MOVES}",
    ),
    (forged(f"{FIRST}\n", ""), "'seed 6' has no 'commitment 6' made before it"),
    (forged(FIRST, "commitment 6: xy"), "commitment 6 should be hex digits, not 'xy'"),
    (forged(FIRST, "commitment 6: 00"), "commitment 6 should have 32 bytes, not 1"),
    (forged(TOLD, "seed 6: xy"), "seed 6 should be hex digits, not 'xy'"),
    (forged(TOLD, "seed 6: 00"), "seed 6 should have 32 bytes, not 1"),
    (forged(TOLD, f"seed 6: {SEED.hex()}"), "seed 6 does not fit commitment 6, made before it"),
    (
        forged(FIRST, f"commitment 6: {commitment(SECOND).upper()}"),
        "seed 6 does not fit commitment 6",
    ),
    (forged("seed 6:", "seed x:"), "as in 'seed 12', not 'x'"),
    (forged("commitment 6:", "commitment :"), "as in 'commitment 12', not ''"),
    (forged("commitment 6:", "commitment -6:"), "as in 'commitment 12', not '-6'"),
    (forged("commitment 6:", "commitment 06:"), "as in 'commitment 12', not '06'"),
    (forged("commitment 6:", "commitment ²:"), "as in 'commitment 12', not '²'"),
    (forged("commitment 6:", f"commitment {'1' * 5000}:"), "takes the number of moves before it"),
    (forged("commitment 6:", "commitments 6:"), "unknown entry 'commitments 6'"),
    (forged("commitment 6:", "digest 6:"), "unknown entry 'digest 6'"),
]


@pytest.mark.parametrize(("text", "fault"), PARSE_FAULTS, ids=[fault for _, fault in PARSE_FAULTS])
def test_what_can_not_be_read_says_why(text, fault):
    with pytest.raises(RecordError) as error:
        parse(checked(text))
    assert fault in str(error.value)


VERIFY_FAULTS = [
    (forged(f"{TOLD}\n", ""), "no seed yet for draws after 6 moves"),
    (forged(f"seed: {SEED.hex()}\n", ""), "has no seed yet, so nothing"),
    (forged(f"{FIRST}\n", "").replace(f"{TOLD}\n", ""), ""),
    (forged("commitment 14:", "commitment 8:").replace("seed 14:", "seed 8:"), ""),
]


@pytest.mark.parametrize(("text", "fault"), VERIFY_FAULTS)
def test_what_does_not_say_what_happened_is_refused(text, fault):
    record = parse(checked(text))
    with pytest.raises(RecordError) as error:
        verify(record, ENVYRA)
    assert fault in str(error.value)


@pytest.mark.parametrize("line", [at for at, line in enumerate(TEXT.splitlines()) if line])
def test_a_change_in_any_line_is_refused(line):
    lines = TEXT.splitlines()
    for changed in ([lines[line] + "x"], [lines[line]] * 2, []):
        with pytest.raises(RecordError):
            verify(parse("\n".join([*lines[:line], *changed, *lines[line + 1 :]]) + "\n"), ENVYRA)


@pytest.mark.parametrize(
    ("reseeds", "fault"),
    [
        ([Reseed(-1, commitment(SECOND), SECOND)], "commitment -1 should be 0 or more"),
        ([Reseed(4, commitment(SECOND), SECOND)] * 2, "commitment 4 should be 5 or more"),
        ([Reseed(999, commitment(SECOND), SECOND)], "commitment 999 is beyond the last move"),
        ([Reseed(4, commitment(SECOND), THIRD)], "seed 4 does not fit commitment 4"),
        ([Reseed(4, commitment(SECOND))], "no seed yet for draws after 4 moves"),
    ],
)
def test_a_record_made_by_hand_is_checked_too(reseeds, fault):
    record = WHOLE.record()
    record.reseeds = reseeds
    with pytest.raises(RecordError, match=fault):
        Replay(record, ENVYRA)
