"""Recorded games: told, checked, and checked again without our code."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from ludoteka.core import registry
from ludoteka.core.match import Match
from ludoteka.core.record import parse

# replay and verify


@pytest.fixture
def record(run, play_whole) -> str:
    """A game of four with both kinds of Equilibrium cards."""
    seats = ("--seats", "you:Anna,greedy,random,greedy")
    play_whole(*seats, "--option", "equilibrium=C", "--record", "game.txt")
    return "game.txt"


def test_replay_tells_the_story(run, record):
    code, out, err = run("replay", record)
    assert (code, err) == (0, "")
    assert "1. greedy (B): place" in out
    assert "• Anna (A) has only one cube to move: to " in out
    assert "the game is over" in out
    assert "rank  player" in out
    assert "you" not in out.split("The seed is sealed")[1].split("Round", 1)[0]


def test_replay_to_a_move(run, record):
    code, out, _ = run("replay", record, "--to", "4")
    assert code == 0
    assert "4. Anna (A): place a1" in out
    assert "\n5. " not in out
    assert "4 of " in out
    code, out, _ = run("replay", record, "--to", "0")
    assert code == 0
    assert "Round 1, phase I" in out
    code, _, err = run("replay", record, "--to", "9999")
    assert code == 2
    assert "--to 9999: the record has" in err
    assert err.count("\n") == 1


def test_replay_json_to_a_move(run, record):
    _, out, _ = run("replay", record, "--json", "--to", "3")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["line"] for line in lines] == ["set_up", "move", "move", "move", "result"]
    assert lines[-1]["result"] is None
    assert lines[-1]["finished"] is False
    assert lines[3]["digest"] == lines[-1]["digest"]


def words_of(kind: str, seed: bytes):
    """The stream of 32-bit words by docs/replay-format.md, with hashlib only."""
    if kind == "sealed":
        block = 0
        while True:
            data = hashlib.blake2b(block.to_bytes(8, "little"), key=seed).digest()
            for at in range(0, 64, 4):
                yield int.from_bytes(data[at : at + 4], "little")
            block += 1
    start = hashlib.sha256(seed).digest()
    x, y, z, w = (int.from_bytes(start[at : at + 4], "little") for at in (0, 4, 8, 12))
    w |= 1
    while True:
        t = x ^ (x << 11 & 0xFFFFFFFF)
        x, y, z = y, z, w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        yield w


def below(words, n: int) -> int:
    limit = 2**32 - 2**32 % n
    return next(word for word in words if word < limit) % n


def shuffled(items: list[str], draws) -> list[str]:
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        n, other = next(draws)
        assert n == last + 1
        items[last], items[other] = items[other], items[last]
    return items


def drawn(bag: list[str], draws) -> str:
    """A tile from the bag; the last one takes its place."""
    n, at = next(draws)
    assert n == len(bag)
    tile, bag[at] = bag[at], bag[-1]
    bag.pop()
    return tile


def check_independently(text: str) -> None:
    """Check a replay without the engine: every outcome, the set-up, every tile that is drawn."""
    lines = [json.loads(line) for line in text.splitlines()]
    first, moves, last = lines[0], lines[1:-1], lines[-1]
    seed = bytes.fromhex(first["seed"])
    assert hashlib.sha256(seed).hexdigest() == first["commitment"]
    words = words_of(first["chance_kind"], seed)
    for line in lines[:-1]:
        for n, outcome in line["chance"]:
            assert outcome == below(words, n)

    tiles, seats = first["content"]["tiles"], len(first["seats"])
    draws = iter(first["chance"])
    start = shuffled([tile for tile in tiles if tiles[tile]["mark"] == "S"], draws)
    start = start[{2: 4, 3: 2, 4: 1}[seats] :]
    basic = [tile for tile in tiles if tiles[tile]["mark"] in ("", "3/4")]
    if seats == 2:
        basic = [tile for tile in basic if tiles[tile]["mark"] == ""]
    basic = shuffled(basic, draws)[: {2: 8, 3: 16, 4: 21}[seats]]
    (told,) = (event for event in first["events"] if event["kind"] == "set_up")
    grid = told["public"]["grid"]
    assert list(grid.values()) == start[: len(grid)]
    end = "K" if first["options"]["end_tile"] == "K" else "END"
    bag = start[len(grid) :] + basic + [end]
    assert bag == first["hidden"]["bag"]
    assert next(draws) == [seats, told["public"]["cone"]]
    cards = first["content"]["cards"]
    used = [card for card in cards if seats == 4 or cards[card]["points"] != 4]
    if first["options"]["equilibrium"] != "off":
        used = shuffled(used, draws)
    if first["options"]["equilibrium"] in "AC":
        assert told["public"]["open_cards"] == used[:2]
        used = used[2:]
    if first["options"]["equilibrium"] in "BC":
        assert first["hidden"]["secret_cards"] == used[:seats]
        assert told["private"] == {str(seat): {"secret_card": used[seat]} for seat in range(seats)}
    assert list(draws) == []

    instead = ""  # drawn in place of the end tile, and laid by the next event
    for number, line in enumerate(moves, 1):
        assert line["n"] == number
        assert line["notation"].split() == [
            line["description"]["verb"],
            *line["description"]["cells"],
        ]
        draws = iter(line["chance"])
        for event in line["events"]:
            if event["kind"] == "end_tile_put_back":
                assert drawn(bag, draws) == end
                instead = drawn(bag, draws)
                bag.append(end)
            elif event["kind"] == "tile_laid":
                tile = instead or drawn(bag, draws)
                instead = ""
                assert tile == event["public"]["tile"]
                assert len(bag) == event["public"]["bag"]
        left = list(draws)
        if left:  # envyra.27: the last tile was the end tile, drawn in vain
            assert (left, bag) == ([[1, 0]], [end])
            assert last["result"]["rule"] == "envyra.27"
        assert bag == line["hidden"]["bag"]
    assert last["finished"] == (last["result"] is not None)


def test_replay_json_can_be_checked_without_our_code(run, record):
    code, out, err = run("replay", record, "--json")
    assert (code, err) == (0, "")
    check_independently(out)
    words = (
        "simulate",
        "envyra",
        "--games",
        "12",
        "--seats",
        "random,greedy,random",
        "--seed",
        "j",
    )
    run(*words, "--records", "three", "--option", "equilibrium=B", "--option", "end_tile=K")
    run("simulate", "envyra", "--games", "12", "--seats", "random,random", "--records", "two")
    for path in [*Path("three").iterdir(), *Path("two").iterdir()]:
        code, out, err = run("replay", str(path), "--json")
        assert (code, err) == (0, "")
        check_independently(out)


def test_verify_says_what_is_wrong(run, record):
    good = Path(record).read_text(encoding="utf-8")
    line = next(line for line in good.splitlines() if line.startswith("0 place"))
    cases = {
        "changed.txt": (good.replace(line, "0 place b1", 1), "the text was changed"),
        "short.txt": (good.rpartition("check:")[0], "'check' is missing"),
        "empty.txt": ("", "this is no record"),
        "nothing.txt": (None, "can't read nothing.txt: No such file"),
        "binary.txt": (b"\xff\xff", "it is no text in UTF-8"),
    }
    for name, (content, _) in cases.items():
        if isinstance(content, bytes):
            Path(name).write_bytes(content)
        elif content is not None:
            Path(name).write_text(content, encoding="utf-8")
    code, out, err = run("verify", record, *cases)
    assert code == 1
    assert out.startswith(f"OK {record}: ")
    assert out.count("\n") == 1
    said = err.splitlines()
    assert len(said) == len(cases)
    for line, (name, (_, wrong)) in zip(said, cases.items(), strict=True):
        assert line.startswith(f"WRONG {name}: ")
        assert wrong in line


def recheck(text: str) -> str:
    """A record with a check line that fits again, as a forger would make it."""
    lines = text.rpartition("check:")[0].rstrip("\n").split("\n")
    check = hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
    return "\n".join([*lines, f"check: {check}"]) + "\n"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("game: envyra", "game: envira", "did you mean 'envyra'?"),
        ("rules: 1", "rules: 0", "version 0 of the rules"),
        ("content: ", "content: 0", "content of somebody's own"),
        ("option equilibrium: C", "option equilibrium: A", ""),
        ("option equilibrium: C", "option equilibrium: Z", "option equilibrium takes one of"),
        ("option equilibrium: C", "option weather: wet", "no option 'weather'"),
        ("seat 3: greedy 2\n", "", ""),
        ("seed: 07", "seed: 08", "does not fit the commitment"),
        ("ranks: ", "ranks: 4", ""),
        ("digest: ", "digest: 0", "another state"),
        ("0 place a1", "0 move a1", "move "),
        ("0 place a1", "9 place a1", "move "),
    ],
)
def test_a_forged_record_is_refused(run, record, old, new, wrong):
    good = Path(record).read_text(encoding="utf-8")
    assert old in good
    Path("forged.txt").write_text(recheck(good.replace(old, new, 1)), encoding="utf-8")
    code, out, err = run("verify", "forged.txt")
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert wrong in err
    code, _, err = run("replay", "forged.txt")
    assert code in (1, 2)
    assert err.count("\n") == 1
    code, _, err = run("replay", "forged.txt", "--json")
    assert code in (1, 2)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 0, "options": {"house_rule": "yes"}}, "played by version 0 of the rules"),
        ({"options": {"house_rule": "yes"}}, "no option 'house_rule'"),
        ({"game": "envira"}, "no game 'envira' (did you mean 'envyra'?)"),
    ],
)
def test_a_record_that_can_not_be_played_here_says_why(run, change, said):
    """An older version says so before anything else: its options may be gone by now."""
    match = Match(registry.make("envyra"), ["A", "B"], bytes(32))
    record = match.record()
    for name, value in change.items():
        setattr(record, name, value)
    Path("old.txt").write_text(record.text())
    for command in ("replay", "verify"):
        code, _, err = run(command, "old.txt")
        assert (code, err.count("\n")) == (1, 1)
        assert said in err


def test_a_seat_of_thousands_of_digits_is_no_seat(run):
    text = Match(registry.make("envyra"), ["A", "B"], bytes(32)).record().text()
    Path("long.txt").write_text(text.replace("\n\n", "\n\n" + "1" * 5000 + " place a1\n", 1))
    code, _, err = run("replay", "long.txt")
    assert (code, err.count("\n")) == (1, 1)
    assert "a move is a seat and its notation" in err


def test_a_recorded_game_is_looked_back_at(run):
    run("simulate", "raw", "--games", "1", "--seats", "greedy,random", "--records", "kept")
    (file,) = Path("kept").iterdir()
    code, out, err = run("report", str(file), "--language", "en")
    assert (code, err) == (0, "")
    for heading in ("How it went", "Turning points", "Everybody’s best move", "Luck"):
        assert heading in out
    code, out, _ = run("report", str(file), "--json")
    told = json.loads(out)
    assert code == 0
    assert told["course"][-1]["scores"] == parse(file.read_text()).scores
    assert run("report", "nothing.txt")[0] != 0
