"""The two commands: what they install, when, and what they say when something is missing."""

import contextlib
import errno
import importlib.util
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from small_tree import ROOT, SmallTree, obstacle

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in for uv is a Unix script")
needs_compiler = pytest.mark.skipif(obstacle() is not None, reason=f"{obstacle()}")

PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
OLD_PYTHONS = sorted(
    str(path)
    for pattern in ("2.*", "3.[0-9].*", "3.10.*")
    for path in PYENV.glob(f"{pattern}/bin/python")
)


@pytest.fixture
def tree(tmp_path):
    """A small tree whose engine stays in plain Python."""
    small = SmallTree(tmp_path)
    small.environment["LUDOTEKA_BUILD"] = "plain"
    return small


def assert_sentence(done, sentence):
    """A failure is a sentence on stderr and exit code 1, never a traceback."""
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 1
    assert done.stdout == ""


def test_first_run_installs_and_second_run_touches_nothing(tree):
    first = tree.run("simulate", "envyra", "--games", "10")
    assert first.returncode == 0, first.stderr
    assert json.loads(first.stdout)["words"] == ["simulate", "envyra", "--games", "10"]
    assert "1 of 4: Making .venv took " in first.stderr
    assert "Installing Python packages took " in first.stderr
    wishes = tree.uv_log.read_text().splitlines()[-1].split()[4:]
    assert wishes == ["-e", ".", "-c", "constraints.txt"]  # nothing that only tests need
    begin = time.monotonic()
    second = tree.run(FAKE_UV="no installer may be called now")
    assert second.returncode == 0
    assert second.stderr == ""
    assert json.loads(second.stdout)["words"] == []
    assert tree.installs() == 1
    assert time.monotonic() - begin < 5


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_a_changed_stamp_installs_again(tree, name):
    tree.run()
    with (tree.root / name).open("a") as file:
        file.write("# changed\n")
    assert "Installing" in tree.run().stderr
    assert tree.installs() == 2


def test_a_moved_tree_installs_again(tree):
    tree.run()
    tree.root = tree.root.rename(tree.root.with_name("moved"))
    tree.environment["PYTHONPATH"] = str(tree.root / "src")
    assert tree.run().returncode == 0
    assert tree.installs() == 2


def test_bench_installs_its_extra_once(tree):
    for _ in range(2):
        done = tree.run("bench", "--json")
        assert json.loads(done.stdout)["words"] == ["bench", "--json"]
    [_, install] = tree.uv_log.read_text().splitlines()
    assert install.endswith(" catanatron open_spiel -e . -c constraints.txt")


def test_tests_get_what_they_need_into_the_venv_that_is_there(tree):
    tree.run()
    assert tree.run("test", "-q", "tests/engine").returncode == 0
    [venv, plain, extra] = tree.uv_log.read_text().splitlines()
    assert venv.startswith("venv ")
    assert " -e . " in plain
    assert " pytest " in extra
    assert " -e . " not in extra  # a server may be running on it
    # Nor does anybody have to install anything afterwards.
    for words in ([], ["play"], ["test", "-q", "tests/engine"]):
        done = tree.run(*words, FAKE_UV="no installer may be called now")
        assert (done.returncode, done.stderr) == (0, "")


def test_tests_on_a_fresh_clone_install_all_at_once(tree):
    assert tree.run("test", "-q", "tests/engine").returncode == 0
    [_, install] = tree.uv_log.read_text().splitlines()
    assert " -e . " in install
    assert " pytest " in install
    assert [line for line in tree.npm_words() if "--omit=dev" in line] == []


def test_whoever_had_an_extra_gets_it_again(tree):
    tree.run("test", "-q", "tests/engine")
    with (tree.root / "constraints.txt").open("a") as file:
        file.write("# changed\n")
    tree.run()
    assert " pytest " in tree.uv_log.read_text().splitlines()[-1]


def test_a_killed_install_is_made_good_by_the_next_run(tree):
    assert tree.run(FAKE_UV="kill").returncode == -signal.SIGKILL
    assert tree.run().returncode == 0
    assert tree.uv_log.read_text().count("venv --python") == 2


def test_a_killed_install_of_an_extra_leaves_what_was_there_and_is_begun_anew(tree):
    tree.run()
    assert tree.run("test", FAKE_UV="kill").returncode == -signal.SIGKILL
    assert tree.run(FAKE_UV="no installer may be called now").returncode == 0
    assert tree.run("test", "-q", "tests/engine").returncode == 0
    assert tree.uv_log.read_text().count("venv --python") == 2
    [*_, install] = tree.uv_log.read_text().splitlines()
    assert " pytest " in install
    assert " -e . " in install


def test_ctrl_c_while_installing(tree):
    process = tree.start(FAKE_UV="hang")
    while tree.installs() == 0:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert tree.run().returncode == 0
    assert tree.installs() == 2


def test_ctrl_c_in_the_program(tree):
    tree.run()
    process = tree.start("wait")
    assert process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert errors == ""


def test_two_starts_at_once_install_once(tree):
    processes = [tree.start(FAKE_UV="slow") for _ in range(2)]
    errors = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert tree.installs() == 1
    assert sum("Another start is at work here" in text for text in errors) == 1


def test_a_failed_install_shows_the_end_of_its_log(tree):
    done = tree.run(FAKE_UV="no such version of anything")
    assert_sentence(
        done, "Installing failed. The lines above, and all of build/install.log, say why."
    )
    assert "  | no such version of anything" in done.stderr


def test_a_full_disk(tree):
    done = tree.run(FAKE_UV="OSError: [Errno 28] No space left on device")
    assert_sentence(done, "Installing failed. The disk is full: free some 500 MB and start again.")


def test_no_network(tree):
    tree.without_uv()
    done = tree.run(
        PIP_CONFIG_FILE=os.devnull,
        PIP_FIND_LINKS="",
        PIP_INDEX_URL="http://127.0.0.1:9/simple",
        PIP_RETRIES="1",
    )
    assert_sentence(done, "The package registry could not be reached: check the network")


def test_no_venv_and_no_pip(tree):
    tree.without_uv()
    done = tree.python("-c", hidden_modules("venv", "ensurepip", "pip"))
    assert_sentence(done, "lacks the modules venv and pip. Install them")


def hidden_modules(*names):
    """A program that is run.py on a Python without some modules."""
    return f"""
import importlib.util, runpy
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name in {names} else find(name)
runpy.run_path("run.py", run_name="__main__")
"""


def test_a_file_in_the_way(tree):
    (tree.root / "build").write_text("not a folder")
    assert_sentence(tree.run(), "Ludoteka could not be started: ")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EROFS, "build/run.lock can't be written to: copy Ludoteka to a folder of your own."),
        (
            errno.EACCES,
            "build/run.lock can't be written to: copy Ludoteka to a folder of your own.",
        ),
        (errno.ENOSPC, "The disk is full: free some 500 MB and start again."),
        (errno.EIO, "Ludoteka could not be started: [Errno 5] broken: 'build/run.lock'."),
    ],
)
def test_faults_of_the_file_system(number, sentence):
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    run = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(run)
    assert run.explain(OSError(number, "broken", "build/run.lock")) == sentence


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anywhere")
def test_a_read_only_folder(tree):
    tree.root.chmod(0o555)
    try:
        assert_sentence(tree.run(), "can't be written to: copy Ludoteka to a folder of your own.")
    finally:
        tree.root.chmod(0o755)


def test_an_unknown_build(tree):
    done = tree.run(LUDOTEKA_BUILD="fast")
    assert_sentence(done, "LUDOTEKA_BUILD can be 'plain', 'compiled' or unset.")


def test_a_python_that_says_it_is_old(tree):
    done = tree.python(
        "-c",
        "import runpy, sys; sys.version_info = (3, 10, 13);"
        "runpy.run_path('run.py', run_name='__main__')",
    )
    assert_sentence(done, "Ludoteka needs Python 3.11 or newer, and this is Python 3.10")


@pytest.mark.parametrize("python", OLD_PYTHONS)
def test_an_old_python(tree, python):
    done = subprocess.run(
        [python, "run.py"], check=False, cwd=tree.root, capture_output=True, text=True
    )
    assert_sentence(done, "Ludoteka needs Python 3.11 or newer, and this is Python")


def test_test_arguments_go_to_pytest_on_the_plain_build(tree):
    del tree.environment["LUDOTEKA_BUILD"]
    done = tree.run("test", "-q", "tests/engine")
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout
    assert "Compiling" not in done.stderr
    assert not (tree.root / "build" / "engine").exists()


@needs_compiler
def test_test_runs_on_both_builds_and_fails_if_either_fails(tree):
    del tree.environment["LUDOTEKA_BUILD"]
    done = tree.run("test")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("= 1 passed in") == 2
    tree.edit("tests/engine/test_answer.py", "== 41", "== 41 and build.name() == 'plain'")
    done = tree.run("test")
    assert "= 1 passed in" in done.stdout
    assert "= 1 failed in" in done.stdout
    assert done.returncode == 1


def test_test_without_a_compiler_says_what_was_not_run(tree):
    done = tree.run("test", LUDOTEKA_BUILD="", CC="no-such-compiler")
    assert done.returncode == 0, done.stdout
    assert "The engine is not compiled, because no C compiler was found" in done.stderr
    assert "The tests on the compiled build were NOT run." in done.stderr


def test_test_fails_below_the_coverage_we_want(tree):
    lines = "".join(f"    x = {number}\n" for number in range(20))
    (tree.root / "src/ludoteka/games/small.py").write_text(f"def never() -> None:\n{lines}")
    done = tree.run("test")
    assert done.returncode == 1
    assert "Required test coverage of 95.0% not reached" in done.stdout


def test_walk_runs_the_walker_with_all_that_tests_need(tree):
    walker = tree.root / "tests" / "walker"
    walker.mkdir()
    (walker / "__main__.py").write_text(
        "import ludoteka, sys\nprint(*sys.argv[1:])\nsys.exit(3 if sys.flags.safe_path else 4)\n"
    )
    done = tree.run("walk", "--minutes", "2", "--seed", "7")
    assert (done.returncode, done.stdout) == (3, "--minutes 2 --seed 7\n"), done.stderr
    assert " pytest " in tree.uv_log.read_text()
    assert [line for line in tree.npm_words() if "--omit=dev" in line] == []


def test_nobody_walks_without_a_client_or_a_chromium(tree):
    done = tree.run("walk", FAKE_NPM="it broke")
    assert_sentence(done, "There is nothing to walk through: see above why")
    (tree.root / "tools" / "chromium.py").write_text("import sys; sys.exit(1)")
    (tree.root / "src" / "playwright.py").write_text("import sys; sys.exit('no network')")
    assert_sentence(tree.run("walk"), "Nobody can walk without a Chromium.")


def test_help_names_the_words_of_run_py_itself(tree):
    told = tree.run("--help").stdout
    assert "python3 run.py test" in told
    assert "python3 run.py walk" in told
    assert '"words": ["--help"]' in told  # and goes on with those of the program


def test_a_terminal_shows_how_far_it_is(tree):
    """Packages and client are got side by side, and one line tells of both."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "run.py"],
        cwd=tree.root,
        env=tree.environment | {"FAKE_UV": "slow", "FAKE_NPM_SECONDS": "1", "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=slave,
        text=True,
    )
    os.close(slave)
    shown = b""
    with contextlib.suppress(OSError):  # it has closed its side
        while data := os.read(master, 4096):
            shown += data
    process.communicate(timeout=20)
    lines = shown.decode().replace("\r", "\n").split("\n")
    told = re.compile(
        r"\d\+\d of 4: (Python|npm) packages 1 of \d, (Python|npm) packages 1 of \d \.\.\. \d"
    )
    assert any(map(told.match, lines)), lines
    assert any(line.startswith("4 of 4: Building the browser client took ") for line in lines)


def test_ci_runs_the_tests():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "python3 run.py test" in script.read_text()
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0
