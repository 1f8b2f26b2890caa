"""Compile the engine with mypyc, out of tree: the same sources, several times faster.

Run in a development tree it makes the compiled copy that `ludoteka.build` looks for; the build
hook of the wheel uses `compile_engine` alone.
"""

import ast
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
# native.py offers mypyc's decorators to plain Python: mypyc can't compile its unreachable half.
NEVER_COMPILED = ("__init__.py", "core/native.py")

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="ludoteka-engine",
    packages=[],
    ext_modules=mypycify(
        ["--config-file=", "--no-color-output", *{modules!r}],
        opt_level="3",
        debug_level="0",
        group_name="ludoteka.engine",
    ),
    script_args=["--quiet", "build_ext", "--build-lib", "lib", "--build-temp", "temp"],
)
"""


class CompileError(Exception):
    """The engine could not be compiled; the text says why."""


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None where it can."""
    if _compiler() is None:
        return "no C compiler was found (cc, gcc, clang or $CC)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of this Python are not installed (on Debian: python3-dev)"
    return None


def compile_engine(package_root: Path, target: Path) -> list[Path]:
    """Compile the engine of the package into `target`, laid out as the package is."""
    with _compiled(package_root) as made:
        shutil.copytree(made, target, dirs_exist_ok=True)
        return [target / file.relative_to(made) for file in made.rglob("*") if file.is_file()]


def compiled_folder(root: Path) -> Path:
    """Where the compiled copy of the present sources of a development tree belongs."""
    folder: Path = _build_module(root).folder(root)
    return folder


def compile_development_tree(root: Path) -> Path:
    """Make the compiled copy of a development tree, and remove those of other sources."""
    folder = compiled_folder(root)
    if folder.exists():
        return folder
    with _compiled(root / "src" / "ludoteka") as made:
        # Before anything is written: perhaps the whole tree is gone by now.
        if folder != compiled_folder(root):
            raise CompileError("The sources were edited while they were compiled.")
        _put_in_place(made, folder)
    for old in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        if old.is_dir() and old != folder:
            shutil.rmtree(old, ignore_errors=True)
        elif old.is_file():
            old.unlink()
    return folder


def _put_in_place(made: Path, folder: Path) -> None:
    """Copy what was made to its folder: whole or not at all, also if the power fails."""
    staging = folder.with_name(folder.name + ".new")
    shutil.rmtree(staging, ignore_errors=True)
    shutil.copytree(made, staging)
    for file in staging.rglob("*"):
        if file.is_file():
            with file.open("r+b") as written:
                os.fsync(written.fileno())
    staging.rename(folder)


@contextmanager
def _compiled(package_root: Path) -> Iterator[Path]:
    """The compiled engine of the package, in a folder that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="ludoteka-engine-") as work:
        _copy_sources(package_root, Path(work, "ludoteka"))
        _run_mypyc(Path(work))
        yield Path(work, "lib", "ludoteka")


def _compiler() -> str | None:
    """The C compiler of this machine."""
    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        studio = Path(programs, "Microsoft Visual Studio", "Installer")
        return shutil.which("cl") or shutil.which("vswhere", path=str(studio))
    if wished := os.environ.get("CC"):
        return wished if shutil.which(shlex.split(wished)[0]) else None
    return next(filter(shutil.which, ("cc", "gcc", "clang")), None)


def _copy_sources(package_root: Path, copy: Path) -> None:
    """Copy the engine's sources, as a package of their own, to where mypyc may leave its traces."""
    copy.mkdir()
    (copy / "__init__.py").touch()
    for part in _build_module(package_root.parent.parent).ENGINE:
        for source in (package_root / part).rglob("*.py"):
            place = copy / source.relative_to(package_root)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, place)


def _run_mypyc(work: Path) -> None:
    """Compile the copied sources in a process of its own, as one group: calls across are direct."""
    sources = set(work.glob("ludoteka/*/**/*.py")) - set(_interpreted(work / "ludoteka"))
    modules = sorted(str(path.relative_to(work)) for path in sources)
    (work / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    environment = dict(os.environ)
    if os.name != "nt":
        environment.setdefault("CC", _compiler() or "cc")
        # Nobody reads what a compiler thinks of generated code, and looking takes a fifth longer.
        # In CPPFLAGS, as CFLAGS would take the place of the flags that Python was built with.
        environment["CPPFLAGS"] = f"{environment.get('CPPFLAGS', '')} -w".strip()
    done = subprocess.run(
        [sys.executable, "setup.py"],
        check=False,
        cwd=work,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        lines = done.stdout.splitlines()
        telling = [line for line in lines if "error:" in line.lower()] or lines[-5:]
        raise CompileError("\n".join(line[:200] for line in telling[:5]) or "mypyc gave no reason")


def _interpreted(package: Path) -> Iterator[Path]:
    """The sources that run as they are: ours, and what a game's `INTERPRETED` names in its folder.

    Modules end in .py, rooms in a slash. The games are read, not imported: compiling needs none.
    """
    for source in package.rglob("*.py"):
        if source.as_posix().endswith(NEVER_COMPILED):
            yield source
    for facts in package.glob("games/*/__init__.py"):
        for name in _interpreted_of(facts):
            place = facts.parent / name
            found = sorted(place.rglob("*.py")) if name.endswith("/") else [place]
            if not found or not all(source.is_file() for source in found):
                raise CompileError(f"{facts.parent.name}: INTERPRETED names {name}: no such thing.")
            yield from found


def _interpreted_of(facts: Path) -> tuple[str, ...]:
    """What a game says in its `__init__.py`; one that says nothing is compiled whole."""
    for statement in ast.parse(facts.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "INTERPRETED":
            return tuple(ast.literal_eval(statement.value))
    return ()


def _build_module(root: Path) -> ModuleType:
    """`ludoteka.build`, loaded by its path: importing the package would already choose a build."""
    path = root / "src" / "ludoteka" / "build.py"
    spec = importlib.util.spec_from_file_location("ludoteka_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    try:
        print(compile_development_tree(ROOT))
    except (CompileError, OSError) as fault:
        sys.exit(f"The engine could not be compiled:\n{fault}")
