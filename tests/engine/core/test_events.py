"""Events: what happened, who may know it, and whether it keeps to its sheet."""

import pytest
from engine.envyra_table import envyra

from ludoteka.core.chance import Quick
from ludoteka.core.events import TYPES, Event, EventKind, seen


def test_an_event_is_seen_in_its_public_and_the_seats_own_part():
    event = Event("drawn", {"count": 2}, {1: {"cards": ["a", "b"]}})
    assert event.seen_by(None) == {"kind": "drawn", "count": 2}
    assert event.seen_by(0) == {"kind": "drawn", "count": 2}
    assert event.seen_by(1) == {"kind": "drawn", "count": 2, "cards": ["a", "b"]}


def test_an_event_without_a_public_part_did_not_happen_for_others():
    event = Event("changed", None, {1: {"to": 3}})
    assert event.seen_by(None) is None
    assert event.seen_by(0) is None
    assert event.seen_by(1) == {"kind": "changed", "to": 3}
    assert seen([event, Event("open", {})], 0) == [{"kind": "open"}]
    assert [part["kind"] for part in seen([event, Event("open", {})], 1)] == ["changed", "open"]


def test_what_is_seen_is_not_the_event_itself():
    event = Event("open", {"count": 1})
    event.seen_by(0)["count"] = 2
    assert event.public == {"count": 1}


def test_an_event_as_data_has_all_of_it():
    event = Event("drawn", {"count": 2}, {1: {"card": "a"}})
    assert event.data() == {
        "kind": "drawn",
        "public": {"count": 2},
        "private": {"1": {"card": "a"}},
    }
    assert repr(event) == "Event('drawn', {'count': 2}, {1: {'card': 'a'}})"


SHEET = EventKind("drawn", {"count": "int"}, {"card": "text"}, reveals=True)


def test_an_event_that_keeps_to_its_sheet():
    assert SHEET.fault(Event("drawn", {"count": 2}, {1: {"card": "a"}})) == ""
    assert SHEET.fault(Event("drawn", {"count": 2})) == ""


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (Event("drawn", None), "drawn: the public part must be there"),
        (Event("drawn", {}), "drawn: field 'count' is missing"),
        (Event("drawn", {"count": "2"}), "drawn: field 'count' should be int, not '2'"),
        (Event("drawn", {"count": True}), "drawn: field 'count' should be int, not True"),
        (Event("drawn", {"count": 1, "x": 1}), "drawn: field 'x' is not on the sheet"),
        (
            Event("drawn", {"count": 1}, {2: {"card": 3}}),
            "drawn, for seat 2: field 'card' should be text, not 3",
        ),
        (Event("drawn", {"count": 1}, {2: {}}), "drawn, for seat 2: field 'card' is missing"),
    ],
)
def test_an_event_that_does_not(event, fault):
    assert SHEET.fault(event) == fault


def test_a_private_kind_has_no_public_part():
    sheet = EventKind("changed", None, {"to": "int"})
    assert sheet.fault(Event("changed", None, {0: {"to": 1}})) == ""
    assert sheet.fault(Event("changed", {})) == "changed: the public part must not be there"


VALUES = {
    "int": (1, [True, "1", 1.0, None]),
    "text": ("a", [1, None, ["a"]]),
    "flag": (True, [1, 0, "yes"]),
    "ints": ([1, 2], [[True], ["1"], 1, (1,)]),
    "texts": (["a"], [[1], "a"]),
    "table": ({"a": 1}, [[1], 1]),
    "seat": (0, [-1, True, "0", None]),
    "seats": ([0, 2], [[-1], 0, ["0"]]),
    "by_seat": ([-3, 5], [3, [None]]),
    "rows_by_seat": ([[1], []], [[1], {}, "ab"]),
}


@pytest.mark.parametrize("kind", TYPES)
def test_every_type_of_field(kind):
    right, wrong = VALUES[kind]
    sheet = EventKind("e", {"f": kind})
    assert sheet.fault(Event("e", {"f": right})) == ""
    for value in wrong:
        assert (
            sheet.fault(Event("e", {"f": value})) == f"e: field 'f' should be {kind}, not {value!r}"
        )


def test_a_sheet_as_data():
    assert SHEET.data() == {
        "kind": "drawn",
        "public": {"count": "int"},
        "private": {"card": "text"},
        "reveals": True,
    }


def test_every_event_of_envyra_keeps_to_its_sheet():
    sheets = {sheet.name: sheet for sheet in envyra().meta.events}
    happened = set()
    for seed in range(60):
        chance = Quick(seed)
        events: list[Event] = []
        options = {"equilibrium": "ABC"[seed % 3], "simplified": seed % 4 == 0}
        state = envyra(**options).start(2 + seed % 3, chance, events)
        while waiting := state.waiting_for():
            seat = waiting[chance.below(len(waiting))]
            moves = state.moves(seat)
            for _ in range(1 + chance.below(2) * (len(waiting) > 1)):  # some change their minds
                state.play(seat, moves[chance.below(len(moves))], chance, events)
        for event in events:
            happened.add(event.kind)
            assert sheets[event.kind].fault(event) == ""
    assert happened == set(sheets)
