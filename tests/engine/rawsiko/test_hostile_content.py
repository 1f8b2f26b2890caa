"""Content that means harm, or makes no sense at all, is refused in words that can be shown."""

from __future__ import annotations

import json

import pytest
from engine.rawsiko.content_files import (
    changed,
    changed_entry,
    faults,
)
from engine.rawsiko.tables import Raw, small, written

from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError
from ludoteka.games.rawsiko import Rawsiko

ODD = [
    0,
    -1,
    10**14,
    1.5,
    Raw("nan"),
    Raw("-inf"),
    Raw("1979-05-27T07:32:00Z"),
    True,
    "",
    " ",
    "x" * 5000,
    "\u001b[2J",
    "\u0000",
    "RA",
    "M1",
    "A1",
    "until",
    [],
    [[]],
    [""],
    [1, "A1"],
    [Raw("{}")],
    {},
    {"id": "A1"},
]
FIELDS = [
    ("continent", "id"),
    ("continent", "name"),
    ("material", "id"),
    ("material", "name"),
    ("territory", "id"),
    ("territory", "name"),
    ("territory", "continent"),
    ("territory", "covers"),
    ("territory", "materials"),
    ("territory", "land"),
    ("territory", "sea"),
    ("application", "id"),
    ("application", "name"),
    ("application", "points"),
    ("application", "materials"),
    ("application", "because"),
]


def loads_or_is_refused(text: str) -> None:
    """Never another exception; and what loads can be set up."""
    found: list[str] = []
    try:
        game = Rawsiko.make(None, text, "odd.toml")
    except ContentError as error:
        found = error.faults
    else:
        game.start(3, Quick(1))
        found = [json.dumps(game.content())]
    assert found
    assert all(found)


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_whatever_stands_in_a_field_is_refused_or_right(kind, field):
    for value in ODD:
        loads_or_is_refused(written(changed_entry(kind, 0, **{field: value})))


@pytest.mark.parametrize("kind", ["name", "continent", "material", "territory", "application"])
@pytest.mark.parametrize("value", ODD, ids=str)
def test_whatever_stands_for_a_whole_part_is_refused_or_right(kind, value):
    loads_or_is_refused(written({**small(), kind: value}))


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_the_wrong_type_is_a_fault_of_its_entry(kind, field):
    for value in (7, 1.5, True, {"a": 1}):
        if (field, value) == ("points", 7):
            continue
        said = faults(changed_entry(kind, 0, **{field: value}))
        assert any(fault.startswith(f"{kind} 1") for fault in said)
        assert any(f"{field} should be" in fault for fault in said)


@pytest.mark.parametrize("value", [[1], [True], [""], [["a"]]])
def test_because_is_a_list_of_sentences(value):
    assert len(faults(changed_entry("application", 0, because=value))) == 1


@pytest.mark.parametrize("kind", ["continent", "material", "territory", "application"])
@pytest.mark.parametrize("name", ["\u001b[2J", "a\nb", "a\u0000", "\u202eabc"])
def test_a_name_has_no_control_characters(kind, name):
    assert len(faults(changed_entry(kind, 0, name=name))) == 1


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "0x" + "f" * 5000, "-" + "9" * 30])
def test_huge_numbers(number):
    data = changed_entry("application", 0, points=Raw(number))
    assert len(faults(data)) == 1


@pytest.mark.parametrize("depth", [30, 1000, 20000])
def test_deep_nesting(depth):
    data = changed("A1", "materials", Raw("[" * depth + "]" * depth))
    assert len(faults(data)) == 1


def test_half_a_character():
    faults(written(small()).replace("Land A1", "\ud800"))


def many(count: int, neighbour: str) -> str:
    data = small()
    data["territory"] += [
        {"id": f"X{n}", "name": "More", "land": [neighbour]} for n in range(count)
    ]
    return written(data)


def test_hundreds_of_territories_are_refused():
    assert faults(many(500, "A1"))[0] == "there can be at most 60 territories, not 524"


def test_the_faults_of_a_file_that_is_too_large_stay_readable():
    assert max(len(fault) for fault in faults(many(300, "QQ"))) < 1000


def test_ten_thousand_territories_are_refused():
    assert faults(many(10_000, "A1"))[0] == "there can be at most 60 territories, not 10024"
