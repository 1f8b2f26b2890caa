"""Which tests a change can break: tools/changed_tests.py, on a small tree and on ours."""

from __future__ import annotations

import importlib.util
import subprocess

import pytest
from small_tree import ROOT

FILES = {
    "src/ludoteka/__init__.py": "",
    "src/ludoteka/core/__init__.py": "",
    "src/ludoteka/core/registry.py": "",
    "src/ludoteka/core/dice.py": "",
    "src/ludoteka/games/__init__.py": "",
    "src/ludoteka/games/nim/__init__.py": "from ludoteka.core import dice",
    "src/ludoteka/games/nim/rules.py": "",
    "src/ludoteka/text.py": "",
    "src/ludoteka/server.py": "def serve():\n    from ludoteka import text",
    "tests/helper.py": "import ludoteka.games.nim.rules",
    "tests/conftest.py": "",
    "tests/test_house.py": "",
    "tests/test_dice.py": "from ludoteka.core import dice",
    "tests/test_rules.py": "import helper",
    "tests/test_all_games.py": "from ludoteka.core import registry",
    "tests/test_server.py": "from ludoteka import server",
    "tests/test_program.py": "import subprocess",
    "tests/test_docs.py": "MANUAL = 'manual.md'",
    "tests/test_client.py": "",
    "tests/browser/conftest.py": "import hands",
    "tests/browser/hands.py": "",
    "tests/browser/test_page.py": "",
}


def tool():
    """tools/changed_tests.py as a module."""
    spec = importlib.util.spec_from_file_location("tool", ROOT / "tools" / "changed_tests.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/ludoteka/core/dice.py", "dice rules all_games program"),
        ("src/ludoteka/games/nim/rules.py", "rules all_games program"),
        ("src/ludoteka/games/nim/gone.py", ""),
        ("src/ludoteka/games/nim/data/pile.toml", "rules all_games program client browser/page"),
        ("src/ludoteka/text.py", "server program"),  # also by an import within a function
        ("src/ludoteka/locales/sk/web.ftl", "server program client browser/page"),
        ("src/ludoteka/__init__.py", "dice rules all_games server program"),
        ("tests/helper.py", "rules"),
        ("tests/test_dice.py", "dice"),
        ("tests/browser/hands.py", "browser/page"),
        ("tests/browser/conftest.py", "browser/page"),
        ("web/src/app.ts", "client browser/page"),
        ("docs/manual.md", "docs"),
    ],
)
def test_what_a_change_can_break(tree, changed, tests):
    wanted = [f"tests/{'/test_'.join(['', *name.split('/')][-2:])}.py" for name in tests.split()]
    wanted = {name.replace("tests//", "tests/") for name in wanted}
    house = {"tests/test_house.py"} if wanted else set()
    assert set(tool().broken(tree, [changed])) == wanted | house


@pytest.mark.parametrize("changed", ["pyproject.toml", "run.py", "tests/conftest.py", "tools/x.py"])
def test_in_doubt_all_of_them(tree, changed):
    everything = {name for name in FILES if "/test_" in name}
    assert set(tool().broken(tree, [changed])) == everything


def test_a_module_that_is_gone_breaks_whoever_imports_it(tree):
    (tree / "src/ludoteka/core/dice.py").unlink()
    found = tool().broken(tree, ["src/ludoteka/core/dice.py"])
    assert "tests/test_dice.py" in found
    assert "tests/test_rules.py" in found


def test_what_has_changed_is_asked_of_git(tree):
    def git(*words):
        subprocess.run(["git", *words], cwd=tree, check=True, capture_output=True)

    git("init", "-q")
    git("add", "-A")
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c")
    git(*who, "commit", "-qm", "one")
    assert tool().select(tree) == []
    (tree / "src/ludoteka/core/dice.py").write_text("SIDES = 6")
    (tree / "tests/test_new.py").write_text("")
    found = tool().select(tree)
    assert {"tests/test_dice.py", "tests/test_new.py", "tests/test_house.py"} <= set(found)
    assert "tests/test_server.py" not in found
    git("add", "-A")
    git(*who, "commit", "-qm", "two")
    assert tool().select(tree) == []
    assert tool().select(tree, "HEAD~1") == found
    changed_tests = tool()
    with pytest.raises(changed_tests.NoBase, match="nowhere"):
        changed_tests.select(tree, "nowhere")


def test_games_do_not_break_each_others_rules():
    """In our own tree: otherwise the choice would be no choice."""
    found = tool().broken(ROOT, ["src/ludoteka/games/raw/moves.py"])
    assert "tests/engine/raw/test_attack.py" in found
    assert "tests/engine/envyra/test_scoring.py" not in found
