"""What the README says is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_games_of_the_readme_play_as_it_says():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_every_link_leads_somewhere():
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
    assert len(pages) > 6
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"


def files_in_the_tree(text: str) -> list[Path]:
    """Every module and folder that the tree of docs/architecture.md names, with its path."""
    found = []
    folders: list[tuple[int, Path]] = []
    for line in text.strip().splitlines():
        indent = len(line) - len(line.lstrip())
        names = re.findall(r"(?<![\w/])[\w/]+(?:\.py|/)(?!\w)", line)
        while folders and folders[-1][0] >= indent:
            folders.pop()
        parent = folders[-1][1] if folders else ROOT
        if line.split()[0] in names and line.split()[0].endswith("/"):
            parent /= names.pop(0)
            found.append(parent)
            folders.append((indent, parent))
        # A page of the documentation or a folder of the repository may be named from the root.
        found += [ROOT / name if (ROOT / name).exists() else parent / name for name in names]
    return found


def is_there(path: Path) -> bool:
    """`NAME` in a path stands for a game: not every game has all that games may have."""
    games = [folder for folder in (ROOT / "src/ludoteka/games").iterdir() if folder.is_dir()]
    return any(Path(str(path).replace("NAME", game.name)).exists() for game in games)


def test_the_tree_of_the_architecture_is_true():
    """What it names is there, and in the server's rooms nothing is there that it does not name."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = files_in_the_tree(page.split("```")[1])
    package = ROOT / "src" / "ludoteka"
    assert package / "server" / "queries" / "past.py" in named
    built = package / "site"
    assert [path for path in named if not is_there(path) and path != built] == []
    for folder in ("core", "protocol", "server"):
        modules = {path for path in (package / folder).rglob("*.py") if path.stem != "__init__"}
        modules = {path for path in modules if path.parent.name != "routes"}
        details = {path for path in modules if path.name.startswith("sqlite_")}
        assert modules - details - set(named) == set(), folder


def test_every_module_that_a_page_names_is_there():
    """A path in backquotes, from the repository, the package, the server or a game."""
    package = ROOT / "src" / "ludoteka"
    roots = [ROOT, ROOT / "src", package, package / "server", *(package / "games").iterdir()]
    named = 0
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for name in re.findall(r"`([a-z_]+(?:/[a-z_]+)+\.py)`", page.read_text(encoding="utf-8")):
            named += 1
            assert any((root / name).exists() for root in roots), f"{page.name}: {name}"
    assert named > 20


def test_every_module_of_the_client_that_its_page_names_is_there():
    """A path in backquotes that begins with a folder of web/src, or of a game's in there."""
    games = ROOT / "web" / "src" / "games"
    roots = [games.parent, games, *(path for path in games.iterdir() if path.is_dir())]
    page = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
    named = 0
    for name in re.findall(r"`([a-z]+(?:/\w+)+)(?:/|(?:\.svelte)?(?:\.ts)?)`", page):
        folders = [(root / name).parent for root in roots if (root / name.split("/")[0]).is_dir()]
        named += bool(folders)
        modules = {path.name.split(".")[0] for folder in folders for path in folder.glob("*")}
        assert not folders or name.split("/")[-1] in modules, name
    assert named > 30
