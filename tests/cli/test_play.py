"""A game at the prompt: moves, questions, several people before one screen."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import SEED

from ludoteka.cli.screen import Screen
from ludoteka.core.record import parse
from ludoteka.games.envyra import Envyra

# play


def test_a_whole_game_from_piped_input(run, play_whole):
    code, out, err = play_whole("--seats", "you,greedy,random", "--option", "equilibrium=C")
    assert (code, err) == (0, "")
    commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert out.index(commitment) < out.index("Round 1, phase I")
    assert "Envyra, 3 players: Player 1 (A), greedy (B) and random (C)" in out
    assert "equilibrium C" in out
    assert "• All screens are removed: you: leaf; greedy (B): ice and dune" in out
    assert "The game is over." in out
    assert "Rule 2" in out  # the rule by which it ended, quoted
    assert "rank  player" in out
    assert f"The seed was:\n  {SEED}\n" in out
    assert out.index(SEED) > out.index("The game is over.")
    (path,) = Path("ludoteka-records").iterdir()
    assert f"The game is saved in {path}" in out
    record = parse(path.read_text(encoding="utf-8"))
    assert record.names == ["Player 1", "greedy", "random"]
    assert record.chance == "sealed"
    code, out, err = run("verify", str(path))
    assert (code, err) == (0, "")
    assert out.startswith(f"OK {path}: envyra, 3 players, {len(record.moves)} moves, ")


def test_the_same_seed_and_answers_give_the_same_record(run, play_whole):
    play_whole("--record", "one.txt")
    play_whole("--record", "two.txt")
    assert Path("one.txt").read_bytes() == Path("two.txt").read_bytes()
    assert not Path("ludoteka-records").exists()


def test_without_a_seed_every_game_is_another(run):
    for name in ("one.txt", "two.txt"):
        run("play", "envyra", "--record", name, typed="1\nquit\n")
    seeds = {parse(Path(name).read_text()).seed for name in ("one.txt", "two.txt")}
    assert len(seeds) == 2


def test_a_record_is_never_overwritten(run, play_whole):
    Path("mine.txt").write_text("mine")
    code, out, err = play_whole("--record", "mine.txt")
    assert (code, out) == (2, "")
    assert err == "ludoteka: mine.txt is there already: choose a name of a new file\n"
    assert Path("mine.txt").read_text() == "mine"
    for _ in range(2):
        run("play", "envyra", typed="1\nquit\n")
    assert len(list(Path("ludoteka-records").iterdir())) == 2


def test_where_nothing_can_be_written_the_record_goes_to_the_temporary_files(
    run, tmp_path, monkeypatch
):
    Path("ludoteka-records").write_text("in the way")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    code, out, _ = run("play", "envyra", typed="1\nquit\n")
    assert code == 0
    assert str(tmp_path / "temporary" / "ludoteka-records") in out
    (tmp_path / "temporary" / "ludoteka-records").rename(tmp_path / "moved")
    (tmp_path / "temporary" / "ludoteka-records").write_text("in the way")
    code, _, err = run("play", "envyra", typed="1\nquit\n")
    assert (code, err) == (
        2,
        "ludoteka: can't write records here: name a file with --record FILE\n",
    )


def test_moves_by_number_by_notation_and_by_cell(run):
    typed = "3\nplace a1 c2\na1 c2\nplace A1,B2\nc1\nquit\n"
    play = ("play", "envyra", "--seed", SEED, "--record", "game.txt")
    _, out, err = run(*play, "--option", "simplified=no", typed=typed)
    assert err == ""
    moves = [notation for seat, notation in parse(Path("game.txt").read_text()).moves if seat == 0]
    assert moves[0] == "place c1"
    assert {"place a1 c2", "place a1 b2"} & set(moves)
    assert "> 3\n" in out


def test_a_bad_move_shows_its_reason_and_loses_nothing(run):
    typed = "move a1\nd1\na1 d3\nhello\n99\n0\n\n[red]\n\x1b[2J\nplace a1\nquit\n"
    code, out, err = run("play", "envyra", "--seed", SEED, "--record", "game.txt", typed=typed)
    assert (code, err) == (0, "")
    assert "The screens are still up: cubes move when everybody has placed." in out
    assert "(rule 12)." in out
    assert "Rule 12: Phase II begins when all screens are removed." in out
    assert "D1 is outside the playing grid (rule 6)." in out
    assert "D3 is outside the playing grid (rule 6)." in out
    assert "“hello” is no move of this game: expected “place a1”" in out
    assert "There is no move 99 in the list of 21." in out
    assert "There is no move 0 in the list of 21." in out
    assert "Type a move, ? for help, or quit." in out
    assert "“[red]” is no move of this game" in out
    assert "\x1b" not in out
    mine = [move for move in parse(Path("game.txt").read_text()).moves if move[0] == 0]
    assert mine == [(0, "place a1")]


def test_questions_at_the_prompt(run):
    typed = "?\nhelp\nwhy\nwhy move b1\nwhy a1\nwhy 2\nwhy d9\nboard\nmoves\n"
    typed += "rule\nrule 10\nrule d-c4\nrule 99\nquit\n"
    code, out, err = run("play", "envyra", "--seed", SEED, typed=typed)
    assert (code, err) == (0, "")
    assert out.count("show this help") == 2
    assert "A leads   A would win the tile as it stands" in out
    assert "Say which move, such as “why place a1”." in out
    assert "move b1: The screens are still up" in out
    assert "place a1 is allowed now." in out
    assert "place b1 is allowed now." in out
    assert "“d9” is no move of this game" in out
    assert out.count("Round 1, phase I") == 2
    assert out.count("21 place b2 c2") == 2
    assert "Say which rule, such as “rule 10”." in out
    assert "Rule 10: In phase I all players at once secretly place" in out
    assert "Rule D-C4: Any position with a tile may be chosen" in out
    assert "There is no rule 99 in our list." in out
    assert "Nothing was played, so nothing was saved." not in out  # the bot has chosen


def test_a_long_list_of_moves_is_shown_when_asked_for(run):
    typed = "moves\nquit\n"
    seats = ("--seats", "you,random,random,random")
    _, out, _ = run("play", "envyra", "--seed", SEED, *seats, typed=typed)
    assert "78 moves are possible: type one, such as “place c3 d3”, or “moves” for the list." in out
    assert out.count("78 place c3 d3") == 1


def test_quit_before_anything_was_played_leaves_nothing(run):
    code, out, err = run("play", "envyra", "--seats", "you,you:Ben", typed="\nquit\n")
    assert (code, err) == (0, "")
    assert "Nothing was played, so nothing was saved." in out
    assert not Path("ludoteka-records").exists()


def test_the_end_of_the_input_saves_the_game(run):
    code, out, err = run("play", "envyra", "--record", "game.txt", typed="1\n")
    assert (code, err) == (1, "ludoteka: the input ended before the game did\n")
    assert "The game was not finished." in out
    code, out, _ = run("verify", "game.txt")
    assert code == 0
    assert "not finished" in out


def test_bots_alone_are_watched(run):
    code, out, err = run("play", "envyra", "--seats", "greedy,greedy", "--seed", SEED)
    assert (code, err) == (0, "")
    assert "• Greedy 2 (B)" in out or "greedy 2 (B)" in out
    assert "The game is over." in out
    assert "\n> " not in out


def test_a_game_without_a_drawing_shows_its_view(run, monkeypatch):
    monkeypatch.setattr(Envyra, "draw", lambda self, view, names, word: "")
    code, out, _ = run("play", "envyra", "--seed", SEED, typed="quit\n")
    assert code == 0
    assert "phase: placing" in out


def test_names_with_markup_and_steering_characters_are_harmless(run, play_whole):
    seats = "you:[/]\x1b[2J[red]A,greedy"
    code, out, err = play_whole("--seats", seats)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert "[/]" in out


# One screen for several people


def between_hand_over_and_reveal(out: str) -> str:
    begin = out.index("Ben (B), press Enter")
    return out[begin : out.index("All screens are removed", begin)]


@pytest.mark.parametrize("placing", ["place c2", "a1 b1", "b2", "8"])
@pytest.mark.parametrize("equilibrium", ["off", "C"])
def test_nothing_of_a_secret_placing_is_shown_to_the_next_person(run, placing, equilibrium):
    """The bytes that Ben sees before the reveal are the same whatever Anna has placed."""
    words = ("play", "envyra", "--seats", "you:Anna,you:Ben", "--seed", SEED)
    words += ("--option", f"equilibrium={equilibrium}")
    shown = []
    for choice in ("place a2 b2", placing):
        typed = f"\n{choice}\n\n\nboard\nmoves\nwhy move a1\nplace a1 c1\nquit\n"
        code, out, _ = run(*words, typed=typed)
        assert code == 0
        shown.append(between_hand_over_and_reveal(out))
    assert shown[0] == shown[1]
    assert "• Anna (A) is ready." in shown[0]
    assert "→A" not in shown[0]


def test_a_choice_can_be_changed_before_the_screen_is_handed_over(run):
    words = ("play", "envyra", "--seats", "you:Anna,you:Ben,greedy", "--seed", SEED)
    typed = "\na1\nb1 b2\nd1\n\n\nc1\nquit\n"
    code, out, err = run(*words, "--record", "game.txt", typed=typed)
    assert (code, err) == (0, "")
    assert "Your choice is place a1. Enter keeps it; another move changes it." in out
    assert "Your choice is place b1 b2." in out
    moves = parse(Path("game.txt").read_text()).moves
    assert [move for move in moves if move[0] == 0] == [(0, "place a1"), (0, "place b1 b2")]
    assert "All screens are removed: Anna (A): ice and mountain (b2); Ben (B): dune" in out


def test_hot_seat_to_the_end(run, monkeypatch):
    last = ""

    def line(self: Screen, text: str = "", style: str = "") -> None:
        nonlocal last
        last = text

    def ask(self: Screen, prompt: str) -> str:
        if prompt.endswith("(yes or no) "):
            return "yes"
        return "1" if prompt == "> " and not last.startswith("Your choice is") else ""

    monkeypatch.setattr(Screen, "line", line)
    monkeypatch.setattr(Screen, "ask", ask)
    words = ("play", "envyra", "--seats", "you:Anna,you:Ben,greedy", "--seed", SEED)
    code, out, err = run(*words, "--option", "equilibrium=B", "--record", "game.txt")
    assert (code, err) == (0, "")
    assert "rank  player" in out
    assert run("verify", "game.txt")[0] == 0


def test_secret_cards_are_only_shown_to_their_owner(run):
    words = ("play", "envyra", "--seats", "you:Anna,you:Ben", "--seed", SEED)
    typed = "\na1\n\n\nboard\nb1\nquit\n"
    _, out, _ = run(*words, "--option", "equilibrium=B", "--record", "game.txt", typed=typed)
    code, lines, _ = run("replay", "game.txt", "--json")
    assert code == 0
    anna, ben = json.loads(lines.splitlines()[0])["hidden"]["secret_cards"]
    handed = out.index("Ben (B), press Enter")
    next_hand_over = out.index("press Enter", handed + 30)
    assert f"your secret: {anna} " in out[:handed]
    assert f" {ben} " not in out[:handed]
    assert f"your secret: {ben} " in out[handed:next_hand_over]
    assert f" {anna} " not in out[handed:next_hand_over]


def test_a_name_that_is_no_text_is_shown_and_saved_all_the_same(run):
    code, _, err = run(
        "play", "envyra", "--seats", "you:\udcff,greedy", "--record", "x.txt", typed="1\nquit\n"
    )
    assert (code, err) == (0, "")
    assert parse(Path("x.txt").read_text(encoding="utf-8")).names == ["�", "greedy"]


def test_a_full_disk_loses_no_game(run, monkeypatch):
    def full(*words, **more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    code, out, err = run("play", "envyra", "--record", "x.txt", typed="1\nquit\n")
    assert (code, err) == (1, "ludoteka: can't write x.txt: No space left on device\n")
    assert parse(out[out.index("ludoteka record 1") :].rstrip("\n") + "\n").moves
    assert not Path("x.txt").exists()


@pytest.mark.parametrize("closed", ["stdin", "stdout", "stderr"])
def test_a_closed_stream_is_no_reason_for_a_traceback(tmp_path, closed):
    number = ("stdin", "stdout", "stderr").index(closed)
    script = f"{sys.executable} -m ludoteka games {number}{'>' if number else '<'}&-"
    done = subprocess.run(
        ["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
