#!/usr/bin/env python3
"""The two commands: `python3 run.py` starts Ludoteka, `python3 run.py test` tests it.

`python3 run.py test ARGUMENTS` hands the arguments to pytest; any other words are handed to the
command `ludoteka`. Standard library only, and in a syntax that an old Python can read, so that
it can say that it is too old.
"""

from __future__ import print_function

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Ludoteka needs Python 3.11 or newer, and this is Python %d.%d (%s). "
        "Install a newer one and start it with that: python3.11 run.py"
        % (sys.version_info[0], sys.version_info[1], sys.executable)
    )

import contextlib
import errno
import hashlib
import importlib.util
import os
import pathlib
import shutil
import subprocess
import time

WINDOWS = os.name == "nt"
ROOT = os.path.dirname(os.path.realpath(__file__))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts" if WINDOWS else "bin", "python.exe" if WINDOWS else "python")
BUILD = os.path.join(ROOT, "build")
LOG = os.path.join(BUILD, "run.log")
CLIENT_FAILURE = os.path.join(BUILD, "client.failed")
# Run by the Python of .venv itself, this is the one that stays when .venv is made anew.
BASE_PYTHON = getattr(sys, "_base_executable", None) or sys.executable

EXTRAS = ("test", "bench", "node")
# What covers the engine: its own tests, and those of the parts that are never compiled.
ENGINE_TESTS = ("tests/engine", "tests/readers")

CAUSES = (
    (("no space left", "disk full"), "The disk is full: free some 500 MB and start again."),
    (
        ("connection", "name resolution", "dns error", "unreachable", "timed out", "proxyerror"),
        "The package registry could not be reached: check the network and start again.",
    ),
)


def main(words):
    """Install what is missing, compile what has changed, and run what the words ask for."""
    if os.environ.get("LUDOTEKA_BUILD", "") not in ("", "plain", "compiled"):
        fail("LUDOTEKA_BUILD can be 'plain', 'compiled' or unset.")
    need("test")
    if words[:1] == ["test"]:
        return test(words[1:])
    if words[:1] == ["bench"]:
        need("bench")
    build_client(words)
    compile_engine()
    return start(words)


def start(words):
    """Become the program; where a process can't do that (Windows), wait for it."""
    command = [PYTHON, "-P", "-m", "ludoteka"] + words
    os.environ["LUDOTEKA_PROGRAM"] = "python3 " + sys.argv[0]
    if WINDOWS:
        return subprocess.call(command)
    return os.execv(PYTHON, command)


def test(arguments):
    """Run pytest: the engine on both builds, with coverage on the plain one, and the rest once."""
    codes = [0 if build_client(["test"]) else 1]
    find_chromium()
    if arguments:
        return start_pytest(os.environ.get("LUDOTEKA_BUILD") or "plain", arguments).wait()
    parallel = ["-n", "auto", "--dist", "worksteal"]
    if compilable():
        say("The engine's tests, on the plain build:")
        covering = [path for path in ENGINE_TESTS if os.path.exists(os.path.join(ROOT, path))]
        # Whole games at length count for no coverage: the compiled build plays them, far faster.
        plain = start_pytest("plain", parallel + covering + ["--cov", "-m", "not no_cover"])
        compiled = compile_engine(beside=True)  # one core is enough for it, and there are others
        codes.append(plain.wait())
        if compiled:
            say("All tests, on the compiled build:")
            ignored = ["--ignore=" + path for path in ENGINE_TESTS[1:]]
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


def start_pytest(build, arguments):
    """Start pytest in the development tree on one build of the engine."""
    environment = dict(os.environ, LUDOTEKA_BUILD=build)
    command = [PYTHON, "-P", "-m", "pytest"] + arguments
    return subprocess.Popen(command, cwd=ROOT, env=environment)


def need(extra):
    """Have an extra installed, or give up."""
    failure = install(extra)
    if failure:
        fail(failure)


def install(extra):
    """Install Ludoteka with an extra into .venv, unless that is done already; why it failed."""
    if installed(extra):
        return None
    with alone() as lock:
        if installed(extra):  # by the start that held the lock
            return None
        if not installed("test"):
            make_venv(lock)
        wish = "-e .[%s] -c constraints.txt" % extra
        begun = stamp()  # of the files as they are now, not as somebody edits them meanwhile
        # An editable install builds nothing: this keeps the build hook from fetching mypy and Node.
        environment = dict(os.environ, LUDOTEKA_EDITABLE="yes")
        text = "Installing Ludoteka with the extra '%s' into .venv" % extra
        if step(text, installer() + wish.split(), lock, environment):
            return "Installing failed. " + cause()
        with open(mark(extra), "w") as file:
            file.write(begun)
        return None


def installed(extra):
    """Whether the extra was installed, to the end, from the present files by this Python."""
    try:
        with open(mark(extra)) as file:
            return file.read() == stamp() and os.path.exists(PYTHON)
    except (OSError, ValueError):
        return False


def mark(extra):
    """The file whose stamp says that the extra is installed; it goes when .venv goes."""
    return os.path.join(VENV, "installed-" + extra)


def stamp():
    """A digest of all that an installation depends on."""
    total = hashlib.sha256(repr((ROOT, sys.version, sys.base_prefix)).encode())
    for name in ("pyproject.toml", "constraints.txt"):
        with open(os.path.join(ROOT, name), "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def make_venv(lock):
    """Make .venv from nothing, with uv or with Python's own means."""
    for extra in EXTRAS:  # first: half a removal must not pass for an installation
        with contextlib.suppress(FileNotFoundError):
            os.remove(mark(extra))
    if os.path.lexists(VENV):
        shutil.rmtree(VENV)
    if shutil.which("uv"):
        command = ["uv", "venv", "--python", BASE_PYTHON, VENV]
    else:
        command = [BASE_PYTHON, "-m", "venv", VENV]
        if not has_module("venv") or not (has_module("ensurepip") or has_module("pip")):
            fail(
                "This Python (%s) lacks the modules venv and pip. Install them (on Debian and "
                "Ubuntu: apt install python3-venv) or uv, and start again." % BASE_PYTHON
            )
        if not has_module("ensurepip"):
            command.insert(3, "--without-pip")
    if step("Making .venv", command, lock):
        fail("Making .venv failed. " + cause())


def installer():
    """The command that installs into .venv, with what there is: uv, its own pip, or Python's."""
    if shutil.which("uv"):
        return ["uv", "pip", "install", "--python", PYTHON]
    quiet = ["install", "--no-input", "--disable-pip-version-check"]
    if subprocess.call([PYTHON, "-c", "import pip"], stderr=subprocess.DEVNULL) == 0:
        return [PYTHON, "-m", "pip"] + quiet
    return [BASE_PYTHON, "-m", "pip", "--python", PYTHON] + quiet


def has_module(name):
    """Whether this Python has a module."""
    return importlib.util.find_spec(name) is not None


def build_client(words):
    """Build the browser client as it is now, where it can be; whether it is built.

    What has failed is not tried again until the client changes, or is what is asked for.
    """
    tool = load("tools/build_client.py")
    root = pathlib.Path(ROOT)
    tests = words == ["test"]  # they want node_modules, and Node itself, in any case
    built = tool.is_built(root)
    if built and not tests:
        return True
    present = tool.digest(root)
    if words and words[0] not in ("serve", "test") and read(CLIENT_FAILURE) == present:
        return False
    failure = install("node") if tool.system_node() is None else None
    if not failure and not (built and tool.modules_installed(root)):
        failure = build_into_site(tool, ["--modules"] if tests else [])
    if not failure:
        with contextlib.suppress(FileNotFoundError):
            os.remove(CLIENT_FAILURE)
        return True
    with open(CLIENT_FAILURE, "w") as file:
        file.write(present)
    say(tool.FAILED + failure)
    if not words and not os.path.exists(os.path.join(ROOT, tool.SITE)):
        fail("Without it there is nothing to show; `python3 run.py play` plays in the terminal.")
    return False


def build_into_site(tool, arguments):
    """Run the tool that builds the client; why it failed."""
    with alone() as lock:
        command = [PYTHON, os.path.join(ROOT, "tools", "build_client.py")] + arguments
        if step("Building the browser client", command, lock):
            return read(LOG).rpartition(tool.FAILED)[2].rstrip()
        return None


def find_chromium():
    """Have a Chromium for the tests in a browser, if one can be had; they tell where none is."""
    finder = os.path.join(ROOT, "tools", "chromium.py")
    if not os.path.exists(finder) or subprocess.call([PYTHON, finder]) == 0:
        return
    with alone() as lock:
        command = [PYTHON, "-m", "playwright", "install", "chromium"]
        if step("Getting a Chromium for the tests", command, lock):
            say("There is no Chromium, and none could be had: tests in a browser are skipped.")


def read(path):
    """The text of a file, or nothing where it is missing."""
    try:
        with open(path, errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def compilable():
    """Whether there is a compiled engine, or one can be made; whoever asks for it by name gets it.

    All others are told why not, and go on without.
    """
    wish = os.environ.get("LUDOTEKA_BUILD", "")
    if wish == "plain":
        return False
    obstacle = load("tools/compile_engine.py").obstacle()
    if obstacle and not os.path.isdir(compiled_folder()):
        (fail if wish else say)("The engine is not compiled, because %s." % obstacle)
        return False
    return True


def compile_engine(beside=False):
    """Compile the engine as it is now, perhaps beside something else; whether it is compiled."""
    if not compilable():
        return False
    folder = compiled_folder()
    if os.path.isdir(folder):
        return True
    wish = os.environ.get("LUDOTEKA_BUILD", "")
    failure = folder + ".failed"
    reason = "%s says why; without that file the next start tries again" % failure
    try:
        if (wish or not os.path.exists(failure)) and compile_into(folder, failure, beside):
            return True
    except OSError as fault:
        reason = explain(fault)
    (fail if wish else say)("The engine could not be compiled: %s." % reason.rstrip("."))
    return False


def compiled_folder():
    """Where the compiled copy of the present sources belongs."""
    return str(load("src/ludoteka/build.py").folder(pathlib.Path(ROOT)))


def compile_into(folder, failure, beside):
    """Run the compiling tool; its log is kept when it fails, and keeps it from running in vain."""
    with alone() as lock:
        command = [PYTHON, os.path.join(ROOT, "tools", "compile_engine.py")]
        text = "Compiling the engine"
        if os.path.isdir(folder) or not step(text, command, lock, beside=beside):
            return True
        say(last_lines())
        os.makedirs(os.path.dirname(failure), exist_ok=True)
        shutil.copyfile(LOG, failure)
        return False


def load(path):
    """A module of this tree, by its path."""
    spec = importlib.util.spec_from_file_location("loaded", os.path.join(ROOT, path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def step(text, command, lock, environment=None, beside=False):
    """Run a command with its output in the log; a line says what is done and how long it takes.

    Beside something else that writes to the terminal only its beginning and its end are told.
    """
    begin = time.monotonic()
    show = "%s ..." % text
    counting = sys.stderr.isatty() and not beside
    say(show, end="\n" if beside else "")
    with open(LOG, "wb") as log:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            # If this process is killed, the command it leaves behind still holds the lock.
            pass_fds=() if WINDOWS else (lock,),
        )
        try:
            while process.poll() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(1)
                if counting:
                    say("\r%s %d s" % (show, time.monotonic() - begin), end="")
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            raise
    seconds = "%.1f s" % (time.monotonic() - begin)
    if beside:
        say("%s took %s" % (text, seconds))
    else:
        say("\r%s %s" % (show, seconds) if counting else " " + seconds)
    return process.returncode


@contextlib.contextmanager
def alone():
    """Hold the lock that keeps two starts at once from working on the same files."""
    os.makedirs(BUILD, exist_ok=True)
    with open(os.path.join(BUILD, "run.lock"), "ab") as lock:
        if not grab(lock):
            say("Another start is at work here; waiting for it ...")
            while not grab(lock):
                time.sleep(0.2)
        yield lock.fileno()


def grab(lock):
    """Try to get the lock; the system takes it back when the last process that holds it ends."""
    if WINDOWS:
        import msvcrt

        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: go on without one
            pass
    return True


def cause():
    """What the log says about a failure, in one sentence."""
    with open(LOG, errors="replace") as file:
        text = file.read().lower()
    for signs, sentence in CAUSES:
        if any(sign in text for sign in signs):
            return sentence
    say(last_lines())
    return "The lines above, and all of %s, say why." % os.path.relpath(LOG, ROOT)


def last_lines():
    """The end of the log, indented."""
    with open(LOG, errors="replace") as file:
        return "".join("  | " + line for line in file.readlines()[-8:]).rstrip()


def say(text, end="\n"):
    """Tell what is going on; on stderr, because stdout belongs to the program."""
    sys.stderr.write(text + end)
    sys.stderr.flush()


def fail(text):
    """Give up with a sentence that says what to do."""
    sys.exit(text)


def explain(fault):
    """A fault of the file system as a sentence that says what to do."""
    if fault.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "%s can't be written to: copy Ludoteka to a folder of your own." % fault.filename
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return CAUSES[0][1]
    return "Ludoteka could not be started: %s." % fault


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("")
        sys.exit(130)
    except OSError as fault:
        fail(explain(fault))
