"""The compiled engine: made beside the program for its next start, or waited for."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import compile_engine as tool

from starting import packages, steps
from starting.locks import COMPILING, alone, taken
from starting.messages import cause, explain, fail, last_lines, say
from starting.places import BASE_PYTHON, BUILD, PYTHON, ROOT
from starting.steps import Chain, Step

VARIABLE: Final = "LUDOTEKA_BUILD"
LOG: Final = BUILD / "compile.log"
BESIDE_LOG: Final = BUILD / "compile-beside.log"
COMPILERS: Final = BUILD / "compilers"  # what compiling needs, until it is done
BESIDE: Final = ROOT / "tools" / "compile_beside.py"


def wish() -> str:
    """Which build is insisted on; nothing where either will do."""
    return os.environ.get(VARIABLE, "")


def compilable() -> bool:
    """Whether there is a compiled engine, or one can be made; whoever asks for it by name gets it.

    All others are told why not, and go on without.
    """
    if wish() == "plain":
        return False
    obstacle = tool.obstacle()
    if obstacle and not tool.compiled_folder(ROOT).is_dir():
        _give_way(f"The engine is not compiled, because {obstacle}.")
        return False
    return True


def compile_beside() -> None:
    """Have the engine compiled while the program runs, if that is still to be done, and say so."""
    if not compilable() or tool.compiled_folder(ROOT).is_dir():
        return
    if _failure().exists():
        say(f"The engine could not be compiled: {_again()}.")
        return
    if taken(COMPILING):
        say("The engine is still being compiled beside: this start is slow, too.")
        return
    try:
        _start_beside()
    except OSError as fault:
        say(f"The engine could not be compiled: {explain(fault)}")
        return
    say(
        "The engine is being compiled beside, to the end even if you stop: "
        "from the next start on it is some six times faster."
    )


def compile_now(live: bool = True) -> bool:
    """Compile the engine as it is now, and wait for it; whether it is compiled."""
    if not compilable():
        return False
    if tool.compiled_folder(ROOT).is_dir():
        return True
    reason = _again()
    try:
        if (wish() or not _failure().exists()) and compile_into_folder(live):
            return True
    except OSError as fault:
        reason = explain(fault)
    _give_way(f"The engine could not be compiled: {reason.rstrip('.')}.")
    return False


def compile_into_folder(live: bool) -> bool:
    """Run the compiling tool; its log is kept when it fails, and keeps it from running in vain."""
    with alone(COMPILING, "The engine is being compiled already; waiting for it ...") as lock:
        folder, failure = tool.compiled_folder(ROOT), _failure()
        if folder.is_dir():
            return True
        chain = Chain([])
        if not packages.installed("test"):  # whoever tests has the compiler in .venv
            chain.steps.append(_compilers())
        environment = {"PYTHONPATH": str(COMPILERS)} if chain.steps else {}
        command = [PYTHON, ROOT / "tools" / "compile_engine.py"]
        chain.steps.append(
            Step("Compiling the engine", "engine", lambda: command, LOG, environment)
        )
        shutil.rmtree(COMPILERS, ignore_errors=True)
        try:
            steps.run([chain], lock, live)
        finally:
            shutil.rmtree(COMPILERS, ignore_errors=True)
        if chain.failed is None:
            return True
        if len(chain.steps) > 1 and chain.failed is chain.steps[0]:
            say(f"What compiling needs could not be installed. {cause(LOG)}")
        # It is the compiler that has failed, unless it was killed or the sources are others now.
        elif (chain.failed.code or 0) > 0 and folder == tool.compiled_folder(ROOT):
            say(last_lines(LOG))
            failure.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(LOG, failure)
        return False


def _compilers() -> Step:
    """Install what compiling needs in a folder of its own: .venv is in use, and stays light."""
    text = "Installing what compiling needs"
    return Step(text, "compiler", lambda: packages.into_folder(COMPILERS, "compile"), LOG)


def _start_beside() -> None:
    """Start the program that compiles with low priority; it outlives this one and its terminal."""
    flags: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        flags = {
            "creationflags": subprocess.BELOW_NORMAL_PRIORITY_CLASS
            | subprocess.CREATE_NEW_PROCESS_GROUP
            | subprocess.CREATE_NO_WINDOW
        }
    with BESIDE_LOG.open("wb") as log:
        process = subprocess.Popen(
            [BASE_PYTHON, str(BESIDE)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            **flags,
        )
    if sys.platform != "win32":
        process.wait()  # it has a child that does the work


def _failure() -> Path:
    """The log of a compilation of the present sources that has failed."""
    folder = tool.compiled_folder(ROOT)
    return folder.with_name(folder.name + ".failed")


def _again() -> str:
    return f"{_failure()} says why; without that file the next start tries again"


def _give_way(text: str) -> None:
    """Go on with the plain engine, or give up where the compiled one is insisted on."""
    if wish():
        fail(text)
    say(text)
