"""Records: a game as text that can be replayed and checked, and no other text can."""

import hashlib

import pytest
from engine.envyra_table import envyra

from ludoteka.core.chance import Quick, Sealed, commitment
from ludoteka.core.content import packaged
from ludoteka.core.match import Match, Replay, stream, verify
from ludoteka.core.record import Record, RecordError, parse
from ludoteka.games.envyra import Envyra

SEED = bytes(range(32))


def played(moves: int | None = None, chance: str = "sealed", **options) -> Match:
    """A match of random moves, to the end unless their number is given."""
    match = Match(envyra(**options), ["Ann", "Bob"], SEED, chance)
    will = Quick(1)
    while waiting := match.state.waiting_for():
        if moves is not None and len(match.moves) >= moves:
            break
        seat = waiting[will.below(len(waiting))]
        legal = match.state.moves(seat)
        match.play(seat, legal[will.below(len(legal))])
    return match


FINISHED = played()
TEXT = FINISHED.record().text()


def checked(text: str) -> str:
    """The text with a check line that fits, as a forger would write it."""
    lines = text.splitlines()
    lines = lines[: [line.startswith("check: ") for line in lines].index(True)]
    check = hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
    return "\n".join([*lines, f"check: {check}"]) + "\n"


def test_a_record_is_text_that_a_person_can_read():
    lines = TEXT.splitlines()
    assert lines[:4] == [
        "ludoteka record 1",
        "game: envyra",
        "rules: 1",
        f"content: {envyra().content_digest}",
    ]
    assert "option simplified: no" in lines
    assert "option grid: auto" in lines
    assert "seat 1: Bob" in lines
    assert f"commitment: {hashlib.sha256(SEED).hexdigest()}" in lines
    assert f"{FINISHED.moves[0][0]} {FINISHED.moves[0][1]}" in lines
    assert f"seed: {SEED.hex()}" in lines
    assert f"digest: {FINISHED.state.digest()}" in lines
    assert checked(TEXT) == TEXT


@pytest.mark.parametrize("moves", [None, 0, 1, 9])
@pytest.mark.parametrize("chance", ["sealed", "quick"])
def test_text_and_record_round_trip_and_replay(moves, chance):
    match = played(moves, chance, equilibrium="C")
    text = match.record().text()
    record = parse(text)
    assert record.text() == text
    assert record.moves == match.moves
    game = Envyra.make(record.options)
    result = verify(record, game)
    assert (result is None) == (moves is not None)
    if result is not None:
        assert result.data() == match.state.result().data()


def test_a_replay_tells_the_same_events_and_outcomes_move_by_move():
    match = Match(envyra(), ["Ann", "Bob"], SEED)
    replay = Replay(parse(TEXT), envyra())
    assert replay.match.outcomes == match.outcomes
    assert match.outcomes
    for seat, notation in FINISHED.moves:
        events = match.play(seat, match.game.read(notation))
        assert [event.data() for event in replay.step()] == [event.data() for event in events]
        assert replay.match.outcomes == match.outcomes
        assert replay.match.state.digest() == match.state.digest()
    assert replay.finish().scores == FINISHED.state.result().scores
    assert [event.data() for event in match.events] == [event.data() for event in FINISHED.events]


def test_windows_line_ends_are_the_same_record():
    assert parse(TEXT.replace("\n", "\r\n")).text() == TEXT


def test_names_stay_on_their_line():
    match = Match(envyra(), ["  Ann\nseed: 00\u2028x", " "], SEED)
    text = match.record().text()
    assert "seat 0: Ann seed: 00 x\nseat 1: nobody\n" in text
    assert parse(text).names == ["Ann seed: 00 x", "nobody"]


def test_before_the_end_a_record_may_keep_its_seed_to_itself():
    text = played(5).record(with_seed=False).text()
    assert SEED.hex() not in text
    assert "digest" not in text
    record = parse(text)
    assert record.seed == b""
    with pytest.raises(RecordError, match="has no seed yet"):
        verify(record, envyra())


def test_an_illegal_move_is_not_written_down():
    match = Match(envyra(), ["Ann", "Bob"], SEED)
    with pytest.raises(ValueError, match="not allowed now"):
        match.play(0, 78)
    assert match.moves == []
    assert len(match.events) == 1


@pytest.mark.parametrize("line", range(len(TEXT.splitlines())))
def test_a_change_in_any_line_is_refused(line):
    lines = TEXT.splitlines()
    changes = [
        [*lines[:line], lines[line] + "x", *lines[line + 1 :]],
        [*lines[:line], lines[line], lines[line], *lines[line + 1 :]],
    ]
    if line != len(lines):
        changes.append([*lines[:line], *lines[line + 1 :]])
    for changed in changes:
        with pytest.raises(RecordError):
            verify(parse("\n".join(changed) + "\n"), envyra())


@pytest.mark.parametrize("line", range(len(TEXT.splitlines()) - 1))
def test_a_line_left_out_is_refused_even_with_a_new_check_line(line):
    """Only empty lines and names may be changed by a forger."""
    lines = TEXT.splitlines()
    if not lines[line] or lines[line].startswith("option"):
        return
    forged = checked("\n".join([*lines[:line], *lines[line + 1 :]]))
    with pytest.raises(RecordError):
        verify(parse(forged), envyra())


def forged(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return checked(TEXT.replace(old, new))


PARSE_FAULTS = [
    ("", "line 1 should be 'ludoteka record 1'"),
    ("ludoteka record 2\n", "line 1 should be 'ludoteka record 1'"),
    (TEXT.replace("game: envyra", "game envyra"), "line 2: neither 'key: value' nor a move"),
    (TEXT.replace("game: envyra", "gme: envyra"), "line 2: unknown entry 'gme'"),
    (TEXT.replace("rules: 1", "game: x"), "line 3: 'game' is there twice"),
    (TEXT.replace("option end_tile: original", "option grid: 3x2"), "'option grid' is there twice"),
    (TEXT.replace("seat 1: Bob", "seat 2: Bob"), "seat 1 should come next, not 'seat 2'"),
    (TEXT.replace("\n\n", "\n\n0\n", 1), "a move is a seat and its notation, not '0'"),
    (TEXT.replace("\n\n", "\n\n0x place a1\n", 1), "its notation, not '0x place a1'"),
    (TEXT.replace("\n\n", "\n\n² place a1\n", 1), "its notation, not '² place a1'"),
    (TEXT.replace("Ann", "Eve"), "the text was changed: its check line does not fit"),
    (TEXT + "0 place a1\n", "nothing may follow the check line"),
    (TEXT.rpartition("check: ")[0], "'check' is missing"),
    (forged("rules: 1", "rules: one"), "rules should be a number, not 'one'"),
    (forged("rules: 1\n", ""), "'rules' is missing"),
    (forged("chance: sealed", "chance: dice"), "chance is one of sealed, quick, not 'dice'"),
    (forged("seat 0: Ann\nseat 1: Bob\n", ""), "no seats are named"),
    (forged(f"seed: {SEED.hex()}", "seed: xy"), "seed should be hex digits, not 'xy'"),
    (forged(f"seed: {SEED.hex()}", "seed: 00"), "seed should have 32 bytes, not 1"),
    (forged("ranks: ", "ranks: x "), "ranks should be a number, not 'x'"),
    (forged("scores: ", "scores: 1.5 "), "scores should be a number, not '1.5'"),
]


@pytest.mark.parametrize(("text", "fault"), PARSE_FAULTS, ids=[fault for _, fault in PARSE_FAULTS])
def test_what_can_not_be_read_says_why(text, fault):
    with pytest.raises(RecordError) as error:
        parse(text)
    assert fault in str(error.value)


OTHER_SEED = bytes(31) + b"x"
FIRST_SEAT, FIRST_MOVE = FINISHED.moves[0]

VERIFY_FAULTS = [
    (forged("game: envyra", "game: raw"), "this is a record of raw, not of envyra"),
    (
        forged("rules: 1", "rules: 0"),
        "played by version 0 of the rules of envyra; this program has",
    ),
    (
        forged(f"content: {envyra().content_digest}", "content: abc"),
        "played with other content (abc) than Ludoteka's own tiles",
    ),
    (forged("option simplified: no", "option simplified: yes"), "played with other options"),
    (forged("option simplified: no", "option simplfied: no"), "no option 'simplfied'"),
    (forged("option grid: auto", "option grid: 9x9"), "option grid takes one of auto"),
    (
        forged(f"seed: {SEED.hex()}", f"seed: {OTHER_SEED.hex()}"),
        "the seed does not fit the commitment made before the game",
    ),
    (forged("seat 1: Bob\n", ""), "Envyra is for 2 to 4 players, not 1"),
    (
        forged(f"\n\n{FIRST_SEAT} {FIRST_MOVE}\n", f"\n\n{FIRST_SEAT} move a1\n"),
        f"move 1 (seat {FIRST_SEAT}): 'move a1' is not allowed now: envyra.12",
    ),
    (
        forged(f"\n\n{FIRST_SEAT} {FIRST_MOVE}\n", f"\n\n{FIRST_SEAT} a1\n"),
        f"move 1 (seat {FIRST_SEAT}): 'a1' could mean any of",
    ),
    (
        forged(f"\n\n{FIRST_SEAT} {FIRST_MOVE}\n", f"\n\n{FIRST_SEAT} dance\n"),
        f"move 1 (seat {FIRST_SEAT}): can't read 'dance'",
    ),
    (
        forged(f"\n\n{FIRST_SEAT} {FIRST_MOVE}\n", f"\n\n{FIRST_SEAT} {FIRST_MOVE.upper()}\n"),
        "not as it is spelled",
    ),
    (forged(f"digest: {FINISHED.state.digest()}", "digest: 00"), "lead to another state"),
    (forged(f"digest: {FINISHED.state.digest()}\n", ""), "than the record says (nothing)"),
    (forged("scores: ", "scores: 9"), "the result is"),
    (forged("ranks: ", "ranks: 1 "), "the result is"),
]


@pytest.mark.parametrize(
    ("text", "fault"), VERIFY_FAULTS, ids=[fault for _, fault in VERIFY_FAULTS]
)
def test_what_does_not_say_what_happened_is_refused(text, fault):
    with pytest.raises(RecordError) as error:
        verify(parse(text), envyra())
    assert fault in str(error.value)


def test_the_seed_of_a_sealed_record_is_not_that_of_a_quick_one():
    with pytest.raises(RecordError):
        verify(parse(forged("chance: sealed", "chance: quick")), envyra())


def test_a_record_of_other_content_says_so_in_both_directions():
    own = packaged("ludoteka.games.envyra", "tiles.toml").replace("own tiles", "other tiles")
    with pytest.raises(RecordError, match="than Ludoteka's other tiles"):
        verify(parse(TEXT), Envyra.make(None, own, "other"))


def test_a_record_can_be_made_by_hand():
    record = Record("envyra", 1, "abc", {"fast": True}, ["A"], "quick", commitment(SEED))
    again = parse(record.text())
    assert (again.game, again.rules, again.content) == ("envyra", 1, "abc")
    assert again.options == {"fast": "yes"}
    assert again.moves == []


def test_the_streams_of_a_record():
    assert isinstance(stream("sealed", SEED), Sealed)
    assert isinstance(stream("quick", SEED), Quick)
    with pytest.raises(RecordError, match="chance is one of sealed, quick, not 'dice'"):
        stream("dice", SEED)
