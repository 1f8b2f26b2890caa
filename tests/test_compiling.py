"""The engine is compiled beside the program: nobody waits for it, and the next start uses it."""

import json
import os
import signal
import subprocess
import sys

import pytest
from small_tree import SmallTree, obstacle, wait_until

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="the stand-ins are Unix scripts"),
    pytest.mark.skipif(obstacle() is not None, reason=f"{obstacle()}"),
]

BESIDE = "The engine is being compiled beside"
STILL = "The engine is still being compiled beside"
# Calls the C compiler once, and takes what was really compiled before: mypyc takes its time.
QUICK = """

def _run_quickly(work: Path) -> None:
    if subprocess.run([_compiler(), "--version"], check=False).returncode:
        raise CompileError("error: the compiler has failed")
    shutil.copytree({engine!r}, work / "lib" / "ludoteka")


if __name__ == "__main__":
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory):
    """The compiled engine of a small tree."""
    small = SmallTree(tmp_path_factory.mktemp("engine"))
    done = small.python("tools/compile_engine.py")
    assert done.returncode == 0, done.stderr
    [folder] = small.engines()
    return folder


@pytest.fixture
def real_tree(tmp_path):
    """A small tree whose compiler waits until it is released."""
    small = SmallTree(tmp_path)
    # Among tests that keep all cores busy the lowest priority would get no time at all.
    small.edit("tools/compile_beside.py", "LOWEST: Final = 19", "LOWEST: Final = 1")
    small.compiler_log = small.hold_the_compiler()
    yield small
    small.release_the_compiler()


@pytest.fixture
def tree(real_tree, engine):
    """The same, and it does not compile long: here it counts when that is done, and by whom."""
    tool = "tools/compile_engine.py"
    real_tree.edit(tool, "        _run_mypyc(Path(work))", "        _run_quickly(Path(work))")
    quick = QUICK.format(engine=str(engine))
    real_tree.edit(tool, '\n\nif __name__ == "__main__":\n', quick)
    return real_tree


def build_of(done):
    """The build that a start has run on."""
    return json.loads(done.stdout)["build"]


def compiler_runs(tree):
    """How often the compiler was called, so far."""
    log = tree.compiler_log
    return len(log.read_text().splitlines()) if log.exists() else 0


def test_the_program_comes_first_and_the_next_start_is_compiled(real_tree):
    tree = real_tree
    first = tree.run("serve")
    assert build_of(first) == "plain"
    assert first.stderr.count(BESIDE) == 1
    wait_until(lambda: compiler_runs(tree))
    tree.release_the_compiler()
    second = tree.run("serve")
    assert build_of(second) == "compiled"
    assert second.stderr == ""
    assert [path.name.endswith((".new", ".failed")) for path in tree.engines()] == [False]
    assert not (tree.root / "build" / "compilers").exists()


def test_it_has_the_lowest_priority(tree):
    tree.edit("tools/compile_beside.py", "LOWEST: Final = 1", "LOWEST: Final = 19")
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    assert tree.compiler_log.read_text() == "19\n"
    group = tree.compiler_log.with_name("cc.log.group").read_text()
    assert group == "" or group.endswith(" nice 19\n")  # of its session among all others
    for pid in processes_of(tree):
        os.kill(pid, signal.SIGKILL)


def test_what_compiling_needs_is_installed_beside_and_not_in_the_venv(tree):
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    [_, plain, compilers] = tree.uv_log.read_text().splitlines()
    assert "mypy" not in plain
    assert f" --target {tree.root / 'build' / 'compilers'} mypy==" in compilers


def test_a_start_while_it_is_compiled_waits_for_nothing(tree):
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    second = tree.run("play")
    assert build_of(second) == "plain"
    assert second.stderr.startswith(STILL)
    assert compiler_runs(tree) == 1


def test_two_starts_at_once_compile_once(tree):
    starts = [tree.start(FAKE_UV="slow") for _ in range(2)]
    told = [process.communicate(timeout=60) for process in starts]
    assert [json.loads(out)["build"] for out, _ in told] == ["plain", "plain"]
    tree.release_the_compiler()
    wait_until(lambda: build_of(tree.run()) == "compiled")
    assert compiler_runs(tree) == 1
    assert sum("--target" in line for line in tree.uv_log.read_text().splitlines()) == 1


def test_ctrl_c_ends_the_program_and_not_the_compilation(tree):
    process = tree.start("wait")
    assert json.loads(process.stdout.readline())["build"] == "plain"
    wait_until(lambda: compiler_runs(tree))
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=20)
    assert process.returncode == 130
    assert tree.compiles()
    tree.release_the_compiler()
    assert build_of(tree.run()) == "compiled"


def test_the_program_has_no_compiler_for_a_child(tree):
    """It would stay as a zombie until the program ends."""
    process = tree.start("wait")
    assert process.stdout.readline()
    wait_until(lambda: compiler_runs(tree))
    told = subprocess.run(["ps", "-A", "-o", "ppid="], check=True, capture_output=True, text=True)
    assert str(process.pid) not in told.stdout.split()
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=20)


def test_a_killed_compilation_is_begun_anew_by_the_next_start(tree):
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    for pid in processes_of(tree):
        os.kill(pid, signal.SIGKILL)
    wait_until(lambda: not tree.compiles())
    assert tree.engines() == []
    again = tree.run()
    assert build_of(again) == "plain"
    assert again.stderr.startswith(BESIDE)
    tree.release_the_compiler()
    assert build_of(tree.run()) == "compiled"


def processes_of(tree):
    """The processes that compile this tree, by what they are called with and where they are."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,args="], check=True, capture_output=True, text=True
    )
    rows = [line.split(None, 1) for line in listed.stdout.splitlines()]
    ours = [int(pid) for pid, words in rows if str(tree.root.parent) in words]
    assert ours
    return ours


def test_a_tree_that_is_gone_is_not_made_anew(tree):
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    moved = tree.root.rename(tree.root.with_name("moved"))
    (tree.root.parent / "cc.log.go").touch()
    old, tree.root = tree.root, moved
    wait_until(lambda: not tree.compiles())
    assert not old.exists()
    assert tree.engines() == []


def test_who_insists_waits_for_the_one_that_is_at_it(tree):
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    insisting = tree.start(LUDOTEKA_BUILD="compiled")
    assert "is being compiled already; waiting for it" in insisting.stderr.readline()
    tree.release_the_compiler()
    told, _ = insisting.communicate(timeout=60)
    assert json.loads(told)["build"] == "compiled"


@pytest.mark.parametrize("word", ["bench", "load"])
def test_who_measures_waits_for_the_compiled_engine(tree, word):
    (tree.root.parent / "cc.log.go").touch()
    done = tree.run(word)
    assert build_of(done) == "compiled"
    assert "1 of 2: Installing what compiling needs took " in done.stderr
    assert "2 of 2: Compiling the engine took " in done.stderr


def test_plain_never_compiles(tree):
    done = tree.run(LUDOTEKA_BUILD="plain")
    assert build_of(done) == "plain"
    assert "compiled" not in done.stderr
    assert not (tree.root / "build" / "compile.lock").exists()
    (tree.root / "build" / "compile.lock").touch()  # for the end of this test


def test_a_compiler_that_fails_is_told_and_not_tried_again(tree):
    failing = {"CC": "false"}
    first = tree.run(**failing)
    assert build_of(first) == "plain"
    wait_until(lambda: tree.engines() and not tree.compiles())
    [failure] = tree.engines()
    assert failure.name.endswith(".failed")
    assert "error" in failure.read_text()
    second = tree.run(**failing)
    assert build_of(second) == "plain"
    assert BESIDE not in second.stderr
    assert "without that file the next start tries again" in second.stderr
    demanded = tree.run(LUDOTEKA_BUILD="compiled", **failing)
    assert demanded.returncode == 1
    assert "Traceback" not in demanded.stderr
    assert "The engine could not be compiled: " in demanded.stderr
    (tree.root.parent / "cc.log.go").touch()
    assert build_of(tree.run(LUDOTEKA_BUILD="compiled")) == "compiled"


def test_a_compiler_that_can_not_be_installed_is_tried_again(tree):
    tree.run(LUDOTEKA_BUILD="plain")
    tree.run(FAKE_UV="no such version of mypy")
    wait_until(lambda: "no such version of mypy" in beside_log(tree))
    wait_until(lambda: not tree.compiles())
    assert tree.engines() == []
    assert BESIDE in tree.run().stderr


def beside_log(tree):
    """What the compilation beside has said."""
    return (tree.root / "build" / "compile-beside.log").read_text()


def test_sources_that_were_edited_meanwhile_have_not_failed(tree):
    tree.run()
    wait_until(lambda: compiler_runs(tree))
    tree.edit("src/ludoteka/core/game.py", "41", "42")
    tree.release_the_compiler()
    assert tree.engines() == []
    assert BESIDE in tree.run().stderr


def test_compiled_demanded_without_a_compiler(tree):
    done = tree.run(LUDOTEKA_BUILD="compiled", CC="no-such-compiler")
    assert done.returncode == 1
    assert "The engine is not compiled, because no C compiler was found" in done.stderr
    (tree.root / "build" / "compile.lock").touch()


def test_what_a_program_starts_stays_on_its_build(tree):
    """The server starts processes for its bots at any time: also when the compiler is done."""
    (tree.root.parent / "cc.log.go").touch()
    program = """
import subprocess, sys
from ludoteka import build
child = [sys.executable, "-c", "import ludoteka; print(ludoteka.build.name())"]
print(build.name(), flush=True)
sys.stdin.readline()
subprocess.run(child, check=True)
"""
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=tree.root,
        env=tree.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "plain\n"
    assert build_of(tree.run(LUDOTEKA_BUILD="compiled")) == "compiled"
    told, _ = process.communicate("\n", timeout=20)
    assert told == "plain\n"
    assert build_of(tree.run()) == "compiled"
