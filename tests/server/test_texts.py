"""All that a table of the server refuses, and all quick phrases, have a text in four languages.

The faults are read from the server's sources, with the fields that each place sends: a new one
without texts fails here, and so does one that is put together in a way that can't be followed.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import fluent_folders
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka.core import registry
from ludoteka.core.reasons import Reason
from ludoteka.protocol.values import Phrase
from ludoteka.server.table.log import Lock, Settled
from ludoteka.text import Seating, Texts

PACKAGE = Path(ludoteka.__file__).parent
SOURCES = [PACKAGE / "core/reasons.py", *sorted(PACKAGE.glob("server/**/*.py"))]
# What can be told of a language's numbers; Hungarian nouns stay the same after all of them.
CLASSES = {
    "en": {"one", "other"},
    "sk": {"one", "few", "many", "other"},
    "hu": {"one", "other"},
    "lv": {"zero", "one", "other"},
}
NUMBERS = (0, 1, 2, 5, 11, 21)
SEATING = Seating(["Anna", "Ben", "Eva"], 0)

# Plausible values by fault; what has none is sent without any.
FORM = [{"text": "Envyra is for 2 to 4 players, not 5"}]
FILE = [{**values, "faults": ["the first", "the second"]} for values in FORM]
SEAT = [{"seat": 1}, {"seat": 12}]
STATUSES = [{"status": status} for status in ("gathering", "running", "finished")]
UNDO = [{"seat": 0, "moves": 30, "possible": number} for number in NUMBERS]
SAMPLES: dict[str, list[dict[str, object]]] = {
    "no-such-seat": [{"seat": 7, "seats": number} for number in NUMBERS],
    "no-such-move": [{"move": 12345}],
    "bot-plays": [{"seat": 1}],
    "has-bot": [{"seat": 1}],
    "still-here": [{"seat": 1}],
    "not-waited-for": [{"seat": 1}],
    "too-soon": [{"seat": 1, "seconds": number} for number in NUMBERS],
    "not-your-turn": [{"seat": 0, "waiting": [1]}, {"seat": 0, "waiting": [1, 2]}],
    "unreadable": [{"expected": "'place a1' or 'move a1'"}, {"expected": ""}],
    "ambiguous": [{"candidates": ["place a1", "move a1"]}],
    "another-acted": UNDO,
    "clock-ran-out": UNDO,
    "only-so-many": UNDO,
    "chance-drawn": UNDO,
    "secret-revealed": UNDO,
    "nothing-to-undo": UNDO,
    "not-gathering": STATUSES,
    "not-running": STATUSES,
    "not-finished": STATUSES,
    "not-your-seat": SEAT,
    "nobody-there": SEAT,
    "device-seat-empty": SEAT,
    "not-of-this-device": SEAT,
    "seats-free": [{"seats": list(range(number))} for number in NUMBERS],
    "option-needs-seats": [{"seats": number} for number in NUMBERS],
    "option-for-fewer-seats": [{"most": number} for number in NUMBERS],
    "too-few-seats": [{"least": number} for number in NUMBERS],
    "too-many-seats": [{"most": number} for number in NUMBERS],
    "too-fast": [{"seconds": number} for number in NUMBERS],
    "rules-changed": [{"pinned": 1, "here": 2}],
    "content-changed": [{"pinned": "0f3a", "here": "97bc"}],
    "game-missing": [{"game": "envyra"}],
    "content": FORM,
    "game": FILE,
    "options": FORM,
    "seats": FORM,
    "level": FORM,
    "name": FORM,
    "moves": FORM,
    "record": FILE,
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Faults:
    """The faults of some sources: what can stand for the fault wherever a Reason is made."""

    def __init__(self, sources: list[str]) -> None:
        self.found: dict[str, set[frozenset[str] | None]] = {}  # the fields of each place, if known
        self._calls: list[tuple[ast.Call, list[Function]]] = []
        for source in sources:
            self._walk(ast.parse(source), [])
        for call, within in self._calls:
            if _called(call) == "Reason":
                self._reason(call, within)

    def _walk(self, node: ast.AST, within: list[Function]) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                self._calls.append((child, within))
            self._walk(child, [*within, child] if isinstance(child, Function) else within)

    def _reason(self, call: ast.Call, within: list[Function]) -> None:
        rule, fault = _argument(call, 0, "rule"), _argument(call, 1, "fault")
        assert rule is not None, ast.unparse(call)
        assert fault is not None, ast.unparse(call)
        if isinstance(rule, ast.Attribute) and rule.attr == "rule":
            return  # a reason that was made elsewhere, only sent on
        assert isinstance(rule, ast.Constant), f"which rule? {ast.unparse(call)}"
        assert str(rule.value).startswith("ludoteka."), ast.unparse(call)
        fields = _fields(_argument(call, 2, "values"), within)
        for word in self.words(fault, within):
            self.found.setdefault(word, set()).add(fields)

    def words(self, node: ast.expr, within: list[Function]) -> set[str]:
        """All texts that an expression can be, followed to where they are written."""
        match node:
            case ast.Constant(value=str(word)):
                return {word}
            case ast.IfExp(body=one, orelse=other):
                return self.words(one, within) | self.words(other, within)
            case ast.BoolOp(values=values):
                return {word for value in values for word in self.words(value, within)}
            case ast.FormattedValue(value=value):
                return self.words(value, within)
            case ast.JoinedStr(values=values):
                parts = [sorted(self.words(value, within)) for value in values]
                return {"".join(words) for words in itertools.product(*parts)}
            case ast.Attribute(attr="settled"):
                return set(get_args(Settled)) - {""}
            case ast.Subscript(value=ast.Attribute(attr="locks")):
                return set(get_args(Lock))
            case ast.Attribute(attr="fault"):  # of an error: its first argument
                return self._passed("Unpinned", 0, "fault")
            case ast.Name(id=name) if within:
                parameters = [argument.arg for argument in within[-1].args.args]
                if name in parameters:
                    place = parameters.index(name) - (parameters[0] == "self")
                    return self._passed(within[-1].name, place, name)
                assigned = list(_assigned(within[-1], name))
                if assigned:
                    return {word for value in assigned for word in self.words(value, within)}
        raise AssertionError(f"which fault is this? {ast.unparse(node)}")

    def _passed(self, function: str, place: int, name: str) -> set[str]:
        """What a function is called with, anywhere."""
        words: set[str] = set()
        for call, within in self._calls:
            if _called(call) == function:
                value = _argument(call, place, name)
                assert value is not None, ast.unparse(call)
                words |= self.words(value, within)
        assert words, f"nobody calls {function}"
        return words


def _called(call: ast.Call) -> str:
    """The last word of the name that is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == name]
    return named[0] if named else call.args[place] if place < len(call.args) else None


def _assigned(function: Function, name: str) -> Iterator[ast.expr]:
    """What a name of a function is set to."""
    for node in ast.walk(function):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=found)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value)
            ) if found == name:
                yield value


def _fields(node: ast.expr | None, within: list[Function]) -> frozenset[str] | None:
    """The fields of a reason's values; None if they are put together elsewhere."""
    if node is None:
        return frozenset()
    if isinstance(node, ast.Name) and within:
        assigned = list(_assigned(within[-1], node.id))
        node = assigned[0] if len(assigned) == 1 else node
    if isinstance(node, ast.Dict):
        return frozenset(key.value for key in node.keys if isinstance(key, ast.Constant))
    return None


def faults() -> dict[str, set[frozenset[str] | None]]:
    return Faults([path.read_text(encoding="utf-8") for path in SOURCES]).found


def samples(fault: str) -> Iterator[dict[str, object]]:
    """Values as each place sends them that gives this fault."""
    known = SAMPLES.get(fault, [{}])
    for fields, values in itertools.product(FAULTS[fault], known):
        if fields is None:
            yield values
        else:
            assert fields <= set(values), f"{fault}: SAMPLES lack {sorted(fields - set(values))}"
            yield {name: value for name, value in values.items() if name in fields}


FAULTS = faults()
ENVYRA = registry.make("envyra")


@cache
def bundle_of(language: str) -> FluentBundle:
    """The messages of one language alone: nothing is said in English instead."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in fluent_folders.files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def said(language: str, message: str, fields: dict[str, str | int | float]) -> str:
    bundle = bundle_of(language)
    assert bundle.has_message(message), f"{language} has no {message}"
    text, errors = bundle.format_pattern(bundle.get_message(message).value, fields)
    assert errors == [], (language, message, fields, errors)
    assert text.strip(), (language, message)
    assert text == text.strip(), (language, message)
    assert "{" not in text, (language, text)
    return str(text)


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_every_fault_has_a_sentence_in_every_language(fault: str):
    for values in samples(fault):
        reason = Reason("ludoteka.form", fault, values)
        told = []
        for language in CLASSES:
            fields = Texts(None, language).fields(values, SEATING)
            sentence = said(language, f"ludoteka-why-{fault}", fields)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            if "text" in values:
                assert str(values["text"]) in sentence
            assert Texts(ENVYRA, language).reason(reason, SEATING) == sentence
            told.append(sentence)
        assert len(set(told)) == len(told), told


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_every_phrase_is_there_in_every_language(phrase: str):
    told = [said(language, f"ludoteka-phrase-{phrase}", {}) for language in CLASSES]
    assert len(set(told)) == len(told), told


def test_phrases_differ():
    for language in CLASSES:
        told = [said(language, f"ludoteka-phrase-{phrase}", {}) for phrase in get_args(Phrase)]
        assert len(set(told)) == len(told), told


def test_nothing_is_left_over():
    """No texts of faults and phrases that are gone, and no values for them."""
    assert set(SAMPLES) <= set(FAULTS)
    known = {f"ludoteka-why-{fault}" for fault in FAULTS}
    known |= {f"ludoteka-phrase-{phrase}" for phrase in get_args(Phrase)}
    for language in CLASSES:
        table = (PACKAGE / "locales" / language / "table.ftl").read_text(encoding="utf-8")
        entries = parse(table).body
        assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
        messages = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
        assert len(set(messages)) == len(messages)
        assert set(messages) <= known


class Plurals(Visitor):
    """The classes of each choice by a number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, fluent.Identifier)}
        if keys & {"zero", "one", "two", "few", "many"}:
            self.found.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("language", CLASSES)
def test_a_choice_by_number_has_all_classes_of_the_language(language: str):
    plurals = Plurals()
    for file in ("core.ftl", "table.ftl"):
        path = PACKAGE / "locales" / language / file
        plurals.visit(parse(path.read_text(encoding="utf-8")))
    assert all(keys == CLASSES[language] for keys in plurals.found), plurals.found
    assert plurals.found or language == "hu"


def test_faults_are_found_however_they_are_written():
    assert FAULTS.keys() >= {
        "not-gathering", "not-running", "not-finished", "chance-drawn", "secret-revealed",
        "nothing-to-undo", "rules-changed", "content-changed", "level", "not-your-turn",
    }  # fmt: skip
    assert FAULTS["too-fast"] == {frozenset({"seconds"})}
    assert FAULTS["no-such-seat"] == {frozenset({"seat", "seats"})}
    source = """
def plain():
    raise Refusal(Reason("ludoteka.x", "brand-new", {"seat": 1}))
def unfit(fault, text):
    return Refusal(Reason("ludoteka.form", fault, {"text": text}), 422)
class Room:
    def expect(self, status):
        raise refusals.wrong(self.status, wanted=status)
def wrong(status, wanted):
    return Refusal(Reason(rule="ludoteka.status", fault=f"not-{wanted}"))
async def asked(room):
    room.expect("open" if room else "shut")
    word = "late"
    raise refusals.unfit(word or "early", "x")
"""
    assert Faults([source]).found == {
        "brand-new": {frozenset({"seat"})},
        "not-open": {frozenset()},
        "not-shut": {frozenset()},
        "late": {frozenset({"text"})},
        "early": {frozenset({"text"})},
    }


@pytest.mark.parametrize(
    "source", ['Reason("ludoteka.x", secret())', 'Reason(rule(), "x")', 'Reason("ludoteka.x", x)']
)
def test_a_fault_that_can_not_be_followed_is_told(source: str):
    with pytest.raises(AssertionError, match="which"):
        Faults([source])
