"""The words of the command line, and the commands that need few of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka import __version__, build
from ludoteka.core import registry
from ludoteka.core.content import packaged
from ludoteka.core.match import Replay
from ludoteka.core.record import parse

# The command itself


def test_version(run):
    assert run("--version") == (0, f"ludoteka {__version__} ({build.name()})\n", "")


def test_its_help_says_what_it_can_do(run):
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    for word in ("games", "play", "serve", "simulate", "replay", "verify", "fuzz", "bench"):
        assert word in out


@pytest.mark.parametrize("words", [["--help"], ["help"], ["play", "--help"]])
def test_help(run, words):
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert "usage: ludoteka" in out


WRONG = {
    "ply": "no command 'ply' (did you mean 'play'?)",
    "--vrsion": "no option --vrsion (did you mean '--version'?)",
    "-x": "COMMAND",
    "games extra": "'extra' is one word too many; right is: ludoteka games [--json]",
    "games --jsn": "games: no option --jsn (did you mean '--json'?)",
    "play": "GAME",
    "play envira": "no game 'envira' (did you mean 'envyra'?); there are: envyra",
    "play envyra --sed 1": "no option --sed (did you mean '--seed'?)",
    "play envyra --seed 12": "64 hex digits are right",
    f"play envyra --seed {'zz' * 32}": "64 hex digits are right",
    "play envyra --seats you": "2 to 4 players, not 1",
    "play envyra --seats you,,greedy": "no player ''; there are: you, you:NAME, random, greedy",
    "play envyra --seats you,gredy": "no player 'gredy' (did you mean 'greedy'?)",
    "play envyra --seats you:,greedy": "a name is missing behind 'you:'; right is you:Anna",
    "play envyra --option grid": "NAME=VALUE is right, not 'grid'",
    "play envyra --option gird=3x3": "no option 'gird' (did you mean 'grid'?)",
    "play envyra --option grid=9x9": "option grid takes one of auto, 3x2",
    "play envyra --option simplified=maybe": "option simplified takes yes or no, not 'maybe'",
    "play envyra --option grid=3x3 --option grid=3x2": "option grid is given twice",
    "play envyra --option grid=4x3": "too large for 2 players",
    "play envyra --option start_player=4": "start_player 4 is not at a table of 2",
    "play envyra --content nowhere.toml": "can't read nowhere.toml: No such file",
    "play envyra --content .": "can't read .: Is a directory",
    "play envyra --record no/folder/x.txt": "can't write no/folder/x.txt: No such file",
    "simulate envyra --seats random,random": "--games",
    "simulate envyra --games 3": "--seats",
    "simulate envyra --games 0 --seats random,random": "a number from 1 is right, not '0'",
    "simulate envyra --games -3 --seats random,random": "--games",
    "simulate envyra --games x --seats random,random": "a number is right, such as 100, not 'x'",
    "simulate envyra --games 3 --seats you,random": "no player 'you'; there are: random, greedy",
    "simulate envyra --games 3 --seats random,random --option grid=4x3": "too large",
    "simulate envyra --games 3 --seats random,random --records /dev/null": "can't keep records in",
    "replay": "FILE",
    "replay nowhere.txt": "can't read nowhere.txt: No such file",
    "replay nowhere.txt --to x": "a number is right",
    "verify": "FILE",
    "fuzz envyra": "--games",
    "fuzz envira --games 3": "did you mean 'envyra'?",
    "content": "check|show",
    "content chek envyra x": "no 'chek' (did you mean 'check'?)",
    "content check envyra": "right is: ludoteka content check GAME FILE",
    "content check envyra nowhere": "can't read nowhere",
    "content show envyra x": "right is: ludoteka content show GAME [THING] [--content FILE]",
    "play envyra --language xx": "--language: no texts in 'xx'; there are: en",
    "content show envira": "did you mean 'envyra'?",
    "bench now": "'now' is one word too many",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_words_get_one_line_that_says_what_is_right(run, words):
    code, out, err = run(*words.split(" "))
    assert (code, out) == (2, "")
    assert err.startswith("ludoteka: ")
    assert err.count("\n") == 1
    assert WRONG[words] in err
    assert not Path("ludoteka-records").exists()


def test_a_file_that_is_no_text_or_too_large_is_refused(run):
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("large").write_bytes(b"x" * 1_000_001)
    code, _, err = run("replay", "binary")
    assert (code, err) == (2, "ludoteka: can't read binary: it is no text in UTF-8\n")
    code, _, err = run("replay", "large")
    assert (code, err) == (
        2,
        "ludoteka: can't read large: a file of at most 1000000 bytes is right\n",
    )


def test_a_name_with_steering_characters_is_told_safely(run):
    code, _, err = run("replay", "a\x1b[2J\nb")
    assert code == 2
    assert err.count("\n") == 1
    assert "\x1b" not in err


# games


def test_games(run):
    code, out, err = run("games")
    assert (code, err) == (0, "")
    assert "envyra: Envyra, 2 to 4 players" in out
    assert "Rudy Priecinsky, Rudy3 Publishing" in out
    assert "grid: one of auto, 3x2, 4x2, 3x3, 4x3; default auto" in out
    assert "simplified: yes or no; default no" in out
    assert "everybody places only one cube a round" in out


def test_games_json(run):
    code, out, _ = run("games", "--json")
    assert code == 0
    (game,) = (game for game in json.loads(out) if game["id"] == "envyra")
    assert game["players"] == [2, 4]
    assert game["publisher"] == "Rudy3 Publishing"
    (grid,) = (option for option in game["options"] if option["name"] == "grid")
    assert grid["choices"] == ["auto", "3x2", "4x2", "3x3", "4x3"]
    assert grid["default"] == "auto"
    assert grid["about"]


def test_a_game_that_can_not_be_made_does_not_hide_the_others(run, monkeypatch):
    names = registry.names()
    monkeypatch.setattr(registry, "names", lambda: [*names, "broken"])
    code, out, err = run("games")
    assert code == 1
    assert "Envyra" in out
    assert err.startswith("broken can't be used: ")
    assert err.count("\n") == 1


# simulate


def test_simulate_says_who_won(run):
    words = ("simulate", "envyra", "--games", "6", "--seats", "greedy,random", "--seed", "7")
    code, out, err = run(*words, "--rotate")
    assert (code, err) == (0, "")
    assert "6 games of envyra" in out
    assert "greedy" in out
    assert "seat 1" in out


def test_simulate_json_is_the_same_every_time(run):
    words = ("simulate", "envyra", "--games", "6", "--seats", "greedy,random,random", "--json")
    words += ("--seed", "any text", "--option", "equilibrium=A", "--rotate")
    one, two = json.loads(run(*words)[1]), json.loads(run(*words)[1])
    for data in (one, two):
        for name in ("seconds", "moves_per_s", "games_per_s"):
            assert data.pop(name) > 0
    assert one == two
    assert one["build"] == build.name()
    assert list(one["wins_by_bot"]) == ["greedy", "random"]


def test_simulate_keeps_records_that_verify(run):
    words = ("simulate", "envyra", "--games", "11", "--seats", "greedy,random", "--records", "kept")
    assert run(*words)[0] == 0
    files = sorted(str(path) for path in Path("kept").iterdir())
    assert files[0] == str(Path("kept", "envyra-01.txt"))
    assert len(files) == 11
    code, out, err = run("verify", *files)
    assert (code, err, out.count("OK ")) == (0, "", 11)
    code, _, err = run(*words)
    assert code == 2
    assert "kept is not empty: choose a new or an empty folder" in err


# content


@pytest.fixture
def own_content() -> str:
    text = packaged("ludoteka.games.envyra", "tiles.toml")
    Path("own.toml").write_text(text.replace("Ludoteka's own tiles", "My tiles"), encoding="utf-8")
    return "own.toml"


def test_content_check_and_show(run, own_content):
    code, out, err = run("content", "check", "envyra", own_content)
    assert (code, err) == (0, "")
    assert out.startswith("OK own.toml: My tiles")
    code, out, _ = run("content", "show", "envyra")
    assert code == 0
    assert "tiles (39)" in out
    assert "cards (9)" in out
    assert "mushroom" in out
    code, out, _ = run("content", "show", "envyra", "--content", own_content)
    assert "My tiles" in out


def test_content_check_tells_all_faults(run, own_content):
    text = Path(own_content).read_text(encoding="utf-8")
    text = text.replace('theme = "orange"', 'theme = "orrange"', 1).replace(
        "cubes = 2", "cubes = 0", 1
    )
    text = text.replace('id = "S02"', 'id = "S01"', 1)
    Path("faulty.toml").write_text(text, encoding="utf-8")
    code, out, err = run("content", "check", "envyra", "faulty.toml")
    assert (code, out) == (1, "")
    assert err.count("\n") >= 3
    for fault in ("tile 1 (S01): ", "orrange", "did you mean 'orange'?", "taken already"):
        assert fault in err
    code, out, err = run("play", "envyra", "--content", "faulty.toml")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "all of them: ludoteka content check envyra faulty.toml" in err
    Path("broken.toml").write_text("name = [", encoding="utf-8")
    code, _, err = run("play", "envyra", "--content", "broken.toml")
    assert (code, err.count("\n")) == (2, 1)
    assert "not a TOML file" in err


def test_a_game_with_content_of_ones_own(run, play_whole, own_content):
    code, out, _ = play_whole("--content", own_content, "--record", "game.txt")
    assert code == 0
    assert "Content: My tiles" in out
    assert run("verify", "game.txt", "--content", own_content)[0] == 0
    code, _, err = run("verify", "game.txt")
    assert code == 1
    assert "content of somebody's own" in err
    code, _, err = run("replay", "game.txt")
    assert (code, err.count("\n")) == (1, 1)
    assert "--content FILE" in err
    assert run("replay", "game.txt", "--content", own_content)[0] == 0


# fuzz and bench


def test_fuzz(run):
    code, out, err = run("fuzz", "envyra", "--games", "30", "--seed", "7")
    assert (code, err) == (0, "")
    assert out.startswith("30 games, ")
    assert "0 faults (seed 7)" in out
    assert not Path("ludoteka-faults").exists()


@pytest.fixture
def broken_game(monkeypatch):
    """A game of the kit's own tests, in which peeking raises, instead of the installed one."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "engine" / "kit"))
    from broken import Raising, broken

    game = broken(Raising)
    monkeypatch.setattr("ludoteka.core.registry.find", lambda name: type(game))
    return game


def test_fuzz_saves_a_record_of_every_fault_at_once(run, broken_game):
    for times in (1, 2):
        code, out, err = run("fuzz", "pips", "--games", "300", "--seed", "1", "--out", "found")
        assert (code, err) == (1, "")
        assert "20 faults (seed 1)" in out
        assert "FAULT plays on (" in out
        assert "ZeroDivisionError: peeking is broken" in out
        assert len(list(Path("found").iterdir())) == 20 * times
    record = parse(Path("found/pips-fault-1.txt").read_text())
    again = Replay(record, broken_game.make(record.options))
    with pytest.raises(ZeroDivisionError, match="peeking is broken"):
        again.finish()
    assert again.at == len(record.moves) - 1


def test_fuzz_says_at_once_that_faults_could_not_be_saved(run):
    Path("taken").write_text("a file")
    code, out, err = run("fuzz", "envyra", "--games", "3", "--out", "taken/here")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "can't write into taken/here" in err


def test_bench(run, monkeypatch):
    figures = {"build": "plain", "rates": {"envyra": 1.0}, "copy_us": {}, "view_bytes": {}}
    monkeypatch.setattr("ludoteka.lab.bench.measure", lambda progress=None: figures)
    monkeypatch.setattr("ludoteka.lab.bench.table", lambda result: f"[{result['build']}]")
    code, out, _ = run("bench", "--json")
    assert code == 0
    assert json.loads(out) == figures
    assert run("bench") == (0, "[plain]\n", "")


def test_records_without_a_folder_are_not_silently_dropped(run):
    words = ("simulate", "envyra", "--games", "2", "--seats", "random,random", "--records", "")
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err == "ludoteka: --records needs the name of a new or an empty folder\n"
