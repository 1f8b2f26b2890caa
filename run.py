#!/usr/bin/env python3
"""The two commands: `python3 run.py` starts Ludoteka, `python3 run.py test` tests it.

`python3 run.py test ARGUMENTS` hands the arguments to pytest, but for `--thorough` alone, with
which all tests go further (tests/extent.py), and `--changed`, which stands for the test files that
a change can break (tools/changed_tests.py); `python3 run.py walk ARGUMENTS` hands them to the
random user of tests/walker; any other words are handed to the command `ludoteka`. Standard
library only, and in a syntax that an old Python can read, so that it can say that it is too old.
What has to be done before something can run is in tools/starting.
"""

from __future__ import print_function

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Ludoteka needs Python 3.11 or newer, and this is Python %d.%d (%s). "
        "Install a newer one and start it with that: python3.11 run.py"
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )

import os
import subprocess
from pathlib import Path

ROOT = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, os.path.join(ROOT, "tools"))

from starting import client, engine, locks, packages, steps
from starting.messages import explain, fail, say
from starting.places import BUILD, PYTHON, WINDOWS

# What covers the engine: its own tests, and those of the parts that are never compiled.
ENGINE_TESTS = ("tests/engine", "tests/readers")
THOROUGH = "--thorough"
CHANGED = "--changed"
# Whoever measures wants the engine at its best, and nothing beside that takes its time.
MEASURING = ("bench", "load")
HELP = """\
usage: python3 run.py                    open tables in this machine's browser
       python3 run.py test               run the tests, as far as for every day
       python3 run.py test --thorough    run them at length: whole games, long walks and drills
       python3 run.py test --changed     run what a change against HEAD can break; --changed=REV
       python3 run.py test ARGUMENTS     run pytest with these arguments
       python3 run.py walk [ARGUMENTS]   let a random user loose on the browser client
       python3 run.py COMMAND ...        what `ludoteka` can do:
"""


def main(words):
    """Install what is missing, build what has changed, and run what the words ask for."""
    if engine.wish() not in ("", "plain", "compiled"):
        fail("LUDOTEKA_BUILD can be 'plain', 'compiled' or unset.")
    word = words[0] if words else ""
    testing = word in ("test", "walk")
    extras = {"test"} if testing else {"bench"} & {word}
    built = set_up(words, extras, everything=testing)
    if word == "test":
        return test(words[1:], built)
    if word == "walk":
        return walk(words[1:], built)
    if engine.wish() or word in MEASURING:
        engine.compile_now()
    else:
        engine.compile_beside()
    if word in ("-h", "--help", "help"):
        print(HELP, flush=True)
    os.environ["LUDOTEKA_PROGRAM"] = "python3 " + sys.argv[0]
    return become(["ludoteka"] + words)


def set_up(words, extras, everything):
    """Have the packages and the client, side by side where they can be; whether it is built."""
    if not any(chain.steps for chain in to_do(words, extras, everything)):
        return client.told(steps.Chain([]), words)
    with locks.alone(locks.SETTING_UP, "Another start is at work here; waiting for it ...") as lock:
        python, browser = to_do(words, extras, everything)  # less, if the other one has done it
        steps.run([python, browser], lock)
        if python.failed:
            packages.give_up()
        return client.told(browser, words)


def to_do(words, extras, everything):
    """What has to be done before the program can run."""
    python = packages.to_install(extras)
    return python, client.to_build(words, everything, after=python)


def become(module):
    """Become a program of .venv; where a process can't do that (Windows), wait for it."""
    command = [str(PYTHON), "-P", "-m"] + module
    if WINDOWS:
        return subprocess.call(command)
    return os.execv(command[0], command)


def walk(arguments, built):
    """Let the random user of tests/walker loose, on the build of the engine that there is."""
    if not built:
        fail("There is nothing to walk through: see above why the client could not be built.")
    if not find_chromium():
        fail("Nobody can walk without a Chromium.")
    folders = [os.path.join(ROOT, "tests"), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, folders))
    return become(["walker"] + arguments)


def test(arguments, built):
    """Run pytest: the engine on both builds, with coverage on the plain one, and the rest once."""
    codes = [0 if built else 1]
    if not find_chromium():
        say("Tests in a browser are skipped.")
    if arguments and arguments[0].partition("=")[0] == CHANGED:
        return test_changed(arguments, codes)
    if arguments not in ([], [THOROUGH]):
        return start_pytest(engine.wish() or "plain", arguments).wait()
    parallel = ["-n", "auto", "--dist", "worksteal"] + arguments
    if engine.compilable():
        say("The engine's tests, on the plain build:")
        covering = [path for path in ENGINE_TESTS if os.path.exists(os.path.join(ROOT, path))]
        # Whole games at length count for no coverage: the compiled build plays them, far faster.
        plain = start_pytest("plain", parallel + covering + ["--cov", "-m", "not no_cover"])
        compiled = engine.compile_now(live=False)  # one core is enough for it; there are others
        codes.append(plain.wait())
        if compiled:
            say("All tests, on the compiled build:")
            ignored = ["--ignore=" + path for path in ENGINE_TESTS[1:]]
            # Many of these wait for a server or a page: one more worker uses that time.
            parallel[1] = str((os.cpu_count() or 1) + 1)
            codes.append(start_pytest("compiled", parallel + ignored).wait())
        else:
            say("The tests on the compiled build were NOT run.")
            codes.append(1)
    else:
        say("All tests, on the plain build:")
        codes.append(start_pytest("plain", parallel + ["--cov"]).wait())
        say("The tests on the compiled build were NOT run.")
    if codes[0]:
        say("The tests in a browser were NOT run: see above why it could not be built.")
    return 1 if any(codes) else 0


def test_changed(arguments, codes):
    """Run pytest on the test files that a change can break, with the further arguments."""
    import changed_tests

    base = arguments[0].partition("=")[2] or "HEAD"
    try:
        files = changed_tests.select(Path(ROOT), base)
    except changed_tests.NoBase as fault:
        fail("What has changed can't be told: %s" % fault)
    if not files:
        say("Nothing has changed since %s." % base)
        return max(codes)
    say("%d test files can be broken by what has changed since %s." % (len(files), base))
    parallel = ["-n", "auto", "--dist", "worksteal"]
    codes.append(start_pytest(engine.wish() or "plain", parallel + arguments[1:] + files).wait())
    return 1 if any(codes) else 0


def start_pytest(build, arguments):
    """Start pytest in the development tree on one build of the engine."""
    environment = dict(os.environ, LUDOTEKA_BUILD=build)
    command = [str(PYTHON), "-P", "-m", "pytest"] + arguments
    return subprocess.Popen(command, cwd=ROOT, env=environment)


def find_chromium():
    """Have a Chromium for the browser, if one can be had; whether there is one."""
    finder = os.path.join(ROOT, "tools", "chromium.py")
    if not os.path.exists(finder) or subprocess.call([str(PYTHON), finder]) == 0:
        return True
    command = [PYTHON, "-m", "playwright", "install", "chromium"]
    text = "Getting a Chromium for the tests"
    chain = steps.Chain([steps.Step(text, "Chromium", lambda: command, BUILD / "chromium.log")])
    with locks.alone(locks.SETTING_UP, "Another start is at work here; waiting for it ...") as lock:
        steps.run([chain], lock)
    if chain.failed:
        say("There is no Chromium, and none could be had.")
    return not chain.failed


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("")
        sys.exit(130)
    except OSError as fault:
        fail(explain(fault))
