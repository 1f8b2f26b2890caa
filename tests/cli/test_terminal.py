"""The command as a process: pipes, signals, and games in a real terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from terminal import COMMAND, SEED, Terminal, environment, strip

from ludoteka import __version__

# As a process of its own


def test_the_command_as_a_process(tmp_path):
    done = subprocess.run(
        [*COMMAND, "--version"], env=environment(), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"ludoteka {__version__} (plain)\n")
    done = subprocess.run(
        [*COMMAND, "--help"], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "opens tables in this machine's browser" in done.stdout
    assert done.stderr == ""


def test_a_stream_of_few_characters_is_no_obstacle():
    done = subprocess.run(
        [*COMMAND, "play", "envyra", "--seed", SEED],
        env=environment(PYTHONIOENCODING="ascii"),
        input=b"\xff\xfe\n1\nquit\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Round 1" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="pipes are closed otherwise there")
def test_a_closed_pipe_is_no_traceback(run, play_whole):
    play_whole("--record", "game.txt")
    for more in (["--json"], []):
        process = subprocess.Popen(
            [*COMMAND, "replay", "game.txt", *more],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        said = process.stderr.read()
        process.stderr.close()
        assert process.wait() in (0, 141)  # 0: all was in the pipe before it was closed
        assert said == b""


def start_playing(*more: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [*COMMAND, "play", "envyra", "--record", "game.txt", *more],
        env=environment(PYTHONUNBUFFERED="1"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    assert process.stdout is not None
    while not process.stdout.readline().startswith("• All screens are removed"):
        pass
    time.sleep(0.2)  # until it waits for the next answer
    return process


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_game_that_is_broken_off_is_saved(run, number, code):
    process = start_playing("--seed", SEED)
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (code, "")
    assert "The game is saved in game.txt" in out
    assert run("verify", "game.txt")[0] == 0


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
def test_ctrl_c_ends_a_simulation_quietly():
    process = subprocess.Popen(
        [*COMMAND, "simulate", "envyra", "--games", "1000000", "--seats", "greedy,greedy"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, b"", b"")


HAND_OVER = "only you can see the screen. "
pty_only = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX")


@pty_only
def test_a_whole_game_in_a_terminal(run):
    """A game against a greedy bot, played here to its end."""
    terminal = Terminal("play", "envyra")
    shown = terminal.read_until("> ")
    assert "\x1b[1;38;5;" in shown  # themes are coloured
    prompts = 0
    while terminal.process.poll() is None and prompts < 2000:
        terminal.type("yes" if strip(shown).endswith("(yes or no) ") else "1")
        shown = terminal.read_until("> ", "(yes or no) ")
        if not strip(shown).endswith(("> ", "(yes or no) ")):
            break
        prompts += 1
    assert terminal.close() == 0
    assert prompts > 5
    assert "The game is over." in terminal.shown
    assert "Traceback" not in terminal.shown
    for line in strip(terminal.shown).splitlines():
        if line[:1] in "┌├│└":
            assert len(line) <= 80
    (path,) = Path("ludoteka-records").iterdir()
    assert run("verify", str(path))[0] == 0


@pty_only
def test_no_color_is_respected():
    terminal = Terminal("play", "envyra", "--seed", SEED, NO_COLOR="1")
    shown = terminal.read_until("> ")
    terminal.type("quit")
    assert terminal.close() == 0
    assert "38;5;" not in shown
    assert "orange" in shown


@pty_only
def test_the_screen_is_wiped_before_it_is_handed_over():
    terminal = Terminal("play", "envyra", "--seats", "you:Anna,you:Ben", "--seed", SEED)
    opening = terminal.read_until(HAND_OVER)
    assert "SHA-256" in opening  # the commitment is still there to be read
    assert "Anna (A), press Enter" in opening
    terminal.type("")
    terminal.read_until("> ")
    terminal.type("b1 c2")
    chosen = terminal.read_until("> ")
    assert "Your choice is place b1 c2." in chosen
    terminal.type("")
    handed = terminal.read_until(HAND_OVER)
    wiped = handed.rindex("\x1b[2J\x1b[3J\x1b[H")
    assert "Ben (B), press Enter" in handed[wiped:]
    terminal.type("")
    seen = handed[wiped:] + terminal.read_until("> ")
    assert "b1 c2" not in strip(seen).replace("place b1 c2", "", 1)  # but in the list of moves
    assert "→A" not in seen
    terminal.type("a1")
    assert "All screens are removed" in terminal.read_until("> ")
    terminal.type("quit")
    assert terminal.close() == 0


@pty_only
def test_a_bar_is_shown_only_to_a_terminal():
    terminal = Terminal("simulate", "envyra", "--games", "200", "--seats", "greedy,random")
    assert terminal.close() == 0
    assert "Playing" in terminal.shown
    assert "200 games of envyra" in terminal.shown


@pty_only
def test_ctrl_d_is_a_way_to_quit():
    terminal = Terminal("play", "envyra", "--record", "game.txt")
    terminal.read_until("> ")
    terminal.type("1")
    terminal.read_until("> ")
    os.write(terminal.master, b"\x04")
    assert terminal.close() == 0
    assert "The game is saved in game.txt" in terminal.shown
