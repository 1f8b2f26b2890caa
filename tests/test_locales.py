"""The Fluent files of all languages: each says all that English says, with the same fields.

And the browser client: it says nothing that web.ftl lacks, and web.ftl nothing that it never says.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import fluent_folders
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
ENGLISH = "en"
OTHERS = ["hu", "lv", "sk"]
FILES = [path.name for path in fluent_folders.files(ENGLISH)]

# Messages in which a language needs a field that English does not, or none where English has one.
OTHER_FIELDS: set[tuple[str, str]] = {
    # The sentences of this field are the content's own, in English only.
    *[(language, "rawsiko-info-because") for language in OTHERS],
}
# Beginnings of messages that the client asks for by a name it puts together far from its `t(`.
PUT_TOGETHER: tuple[str, ...] = ()


class Fields(Visitor):
    """The fields that a message uses, each without its form: `seat` of `$seat-name`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("-")[0])


@cache
def parsed(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(language: str, *files: str) -> dict[str, ast.Message]:
    """The messages of some files of a language, or of all; terms are its own matter."""
    found = [path for path in fluent_folders.files(language) if not files or path.name in files]
    entries = [entry for path in found for entry in parsed(path)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def fields(message: ast.Message) -> set[str]:
    found = Fields()
    found.visit(message)
    return found.names


def is_data(name: str) -> bool:
    """Not said to anybody: of which kinds the words of a field are, the same in all languages."""
    return "-field-" in name


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_every_file_can_be_read_and_says_nothing_twice(language):
    told: Counter[str] = Counter()
    for path in fluent_folders.files(language):
        for entry in parsed(path):
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                told[f"{type(entry).__name__} {entry.id.name}"] += 1
    assert [name for name, times in told.items() if times > 1] == []


def test_files_have_names_of_their_own():
    assert len(FILES) > 50
    assert [name for name, times in Counter(FILES).items() if times > 1] == []


@pytest.mark.parametrize("game", fluent_folders.games())
def test_a_game_names_its_messages_and_files_for_itself(game):
    """So that two games never say the same message, and none takes one of the page's."""
    for language in (ENGLISH, *OTHERS):
        for path in fluent_folders.files(language, [game]):
            assert re.split("[-.]", path.name)[0] == game
            entries = [entry for entry in parsed(path) if isinstance(entry, ast.Message)]
            names = [entry.id.name for entry in entries]
            if path.name == f"{game}-shell.ftl":  # what the pages around the table say of it
                assert [name for name in names if not re.search(rf"^web-.*-{game}\b", name)] == []
                continue
            assert [name for name in names if not name.startswith(f"{game}-")] == [], path


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language, file):
    known = messages(language)
    missing = [name for name in messages(ENGLISH, file) if name not in known and not is_data(name)]
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_territories_have_the_same_forms_in_every_language(language):
    """Full names (D-38) and pieces for sentences; Latvian has a dative besides."""

    def forms(language):
        names = messages(language, "rawsiko-names.ftl").items()
        return {
            name: {attribute.id.name for attribute in message.attributes} - {"dat"}
            for name, message in names
            if name.startswith("rawsiko-territory-")
        }

    english = forms(ENGLISH)
    assert sum("full" in found for found in english.values()) > 20
    assert forms(language) == english


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_says_what_english_does_not(language):
    assert sorted(messages(language).keys() - messages(ENGLISH).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_of_the_same_fields(language):
    english = messages(ENGLISH)
    different = {}
    for name, message in messages(language).items():
        if name in english and (language, name) not in OTHER_FIELDS:
            ours, theirs = fields(english[name]), fields(message)
            if ours != theirs:
                different[name] = {"missing": ours - theirs, "unknown": theirs - ours}
    assert different == {}


def test_the_exceptions_are_needed():
    english = messages(ENGLISH)
    for language, name in OTHER_FIELDS:
        assert fields(messages(language)[name]) != fields(english[name]), (language, name)


# What the browser client says


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<=\n)[ \t]*//[^\n]*", re.DOTALL)


def client_sources() -> Iterator[str]:
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield COMMENT.sub("", path.read_text("utf-8"))


def asked_for(source: str) -> Iterator[str]:
    """The first argument of every call `t(...)`."""
    for call in re.finditer(r"(?<![\w.$])t\(", source):
        depth, end = 0, call.end()
        while end < len(source) and (depth or source[end] not in ",)"):
            depth += (source[end] in "([{") - (source[end] in ")]}")
            end += 1
        yield source[call.end() : end]


def test_the_client_has_all_texts_it_asks_for():
    known = messages(ENGLISH)
    missing = set()
    for source in client_sources():
        for argument in asked_for(source):
            chosen = re.sub(r'[!=]==?\s*"[^"]*"|"[^"]*"\s*[!=]==?', "", argument)
            for name in re.findall(r'"([^"]*)"', chosen):
                if f"web-{name}" not in known:
                    missing.add(name)
            for start in re.findall(r"`([^`$]*)\$\{", chosen):
                if not any(name.startswith(f"web-{start}") for name in known):
                    missing.add(f"{start}...")
    assert sorted(missing) == []


def test_the_client_says_all_texts_of_its_own():
    source = "\n".join(client_sources())
    words = {*re.findall(r"[\"'`]([\w-]+)[\"'`]", source)}
    starts = {*re.findall(r"`([\w-]+-)\$\{", source), *PUT_TOGETHER}
    never = []
    for message in messages(ENGLISH, "web.ftl"):
        names = {message, message.removeprefix("web-")}  # the latter for `t`
        if not names & words and not any(name.startswith(tuple(starts)) for name in names):
            never.append(message)
    assert never == []


def test_the_messages_of_the_client_are_named_for_it():
    names = messages(ENGLISH, "web.ftl")
    assert [name for name in names if not name.startswith("web-")] == []


# What is typed in the terminal stands in quotation marks; the browser has buttons.
TYPED = re.compile(
    r"[“„](?:[A-Z]{3}[ >]|(?:continent|take|trade|stop|end|until|pass|feed|leave|turn|keep)\b)"
)
# The number of a decision or of a source in a sentence, where nothing says what it stands for.
NUMBERED = re.compile(r"\b[DERQ]-[A-Z]?\d+\b|\((?:rule )?[SXQV]\d+\)")
SHOWN = re.compile(r"-(why|rule|hint|web|caution|label|end|together|decided)-")


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_the_browser_shows_no_notation_and_no_bare_numbers(language):
    found = messages(language)
    texts = {name: FluentSerializer().serialize_entry(one) for name, one in found.items()}
    shown = {name: text.partition("=")[2] for name, text in texts.items() if SHOWN.search(name)}
    commands = {name for name in shown if "-web-command" in name}  # the browser's command line
    leaks = {n: t for n, t in shown.items() if TYPED.search(t) or NUMBERED.search(t)}
    assert {name: text for name, text in leaks.items() if name not in commands} == {}
    # A prompt for the terminal has one for the browser beside it.
    for name, text in texts.items():
        game, prompt, what = name.partition("-prompt-")
        if prompt and not game.endswith("-web") and TYPED.search(text):
            assert f"{game}-web-prompt-{what}" in found, name
