"""The audit, the kit's second opinion on RAWsiko, notices every kind of contradiction."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from engine.rawsiko.tables import rawsiko

from ludoteka.core.chance import Quick
from ludoteka.core.events import Event, seen
from ludoteka.core.game import State


class Claimed(State):
    """A state that shows something else than the true one."""

    def __init__(self, truth: State, view: dict[str, Any], hidden: dict[str, Any]) -> None:
        super().__init__(truth.game, truth.seats)
        self.truth = truth
        self.claimed_view = view
        self.claimed_hidden = hidden

    def view(self, seat, events=None):
        return {**self.truth.view(seat), **self.claimed_view}

    def hidden(self):
        return {**self.truth.hidden(), **self.claimed_hidden}


class Table:
    """A random game of three, up to its third turn, or to its end; seat 0 looks on."""

    def __init__(self, turns: int = 3, seed: int = 2) -> None:
        self.game = rawsiko(trade=True, turns=3, stranglehold=True)
        chance = Quick(seed)
        self.events: list[Event] = []
        self.state = self.game.start(3, chance, self.events)
        while self.state.waiting_for() and self.state.view(None)["turn"] < turns:
            seat = self.state.waiting_for()[0]
            moves = self.state.moves(seat)
            self.state.play(seat, moves[chance.below(len(moves))], chance, self.events)
        self.seen = seen(self.events, 0)
        self.view = self.state.view(0)
        self.hidden = self.state.hidden()

    def fault(
        self, view: dict[str, Any] | None = None, hidden: dict[str, Any] | None = None
    ) -> str:
        """What the audit says of the state if it shows these things instead."""
        claimed = Claimed(self.state, view or {}, hidden or {})
        return self.game.audit().contradiction(claimed, 0, self.seen)

    def fault_of_story(self, events: list[dict[str, Any]]) -> str:
        """What the audit says of the true state if something else was told."""
        return self.game.audit().contradiction(self.state, 0, events)

    def recount(self, events: list[Event]) -> list[int]:
        return self.game.audit().recount(3, events)


@pytest.fixture(scope="module")
def table() -> Table:
    return Table()


@pytest.fixture(scope="module")
def ended() -> Table:
    return Table(turns=99)


def test_nothing_contradicts_the_truth(table, ended):
    assert table.fault() == ""
    assert ended.fault() == ""
    assert ended.recount(ended.events) == ended.state.result().scores


@pytest.mark.parametrize(
    ("name", "other"),
    [("turn", 9), ("first", 7), ("out", [0, 0, 1]), ("gained", [["Bi"], [], []])],
)
def test_what_lies_open_must_be_as_told(table, name, other):
    assert table.fault({name: other}).startswith(f"{name} is {other!r}, but seat 0 was shown")


def one_held(table: Table) -> tuple[dict[str, Any], str]:
    held = copy.deepcopy(table.view["territories"])
    return held, min(held)


def test_owners_and_assets_must_be_as_told(table):
    held, name = one_held(table)
    held[name][0] = (held[name][0] + 1) % 3
    assert table.fault({"territories": held}).startswith("territories is")
    held, name = one_held(table)
    held[name][2] += 1
    assert table.fault({"territories": held}).startswith("territories is")
    held, name = one_held(table)
    del held[name]
    assert table.fault({"territories": held}).startswith("territories is")


def test_what_was_never_taken_is_held_by_nobody(table):
    held, _ = one_held(table)
    empty = next(name for name in table.game.content()["territories"] if name not in held)
    held[empty] = [0, 1, 1]
    assert table.fault({"territories": held}).startswith("territories is")


def test_14_the_own_objective_is_as_dealt(table):
    rows = copy.deepcopy(table.view["objectives"])
    rows[0][0]["application"] = "nothing"
    assert table.fault({"objectives": rows}).startswith("the objective is ['nothing'")


def test_14_nobody_shares_an_application(table):
    rows = copy.deepcopy(table.hidden["objectives"])
    rows[1][2] = rows[2][2]
    assert table.fault(None, {"objectives": rows}) == "an application was dealt twice"


def test_14_an_objective_has_one_of_each_tier(table):
    rows = copy.deepcopy(table.hidden["objectives"])
    rows[1][0], rows[2][1] = rows[2][1], rows[1][0]
    assert table.fault(None, {"objectives": rows}).endswith("is no objective")
    rows = copy.deepcopy(table.hidden["objectives"])
    rows[1].pop()
    assert table.fault(None, {"objectives": rows}).endswith("is no objective")


def test_d27_objectives_that_were_shown_are_those_that_were_dealt(ended):
    rows = copy.deepcopy(ended.hidden["objectives"])
    rows[1][0], rows[2][0] = rows[2][0], rows[1][0]
    assert "were shown" in ended.fault(None, {"objectives": rows})


def retold(table: Table, kind: str, **fields: object) -> list[dict[str, Any]]:
    """What was told, with the last event of a kind told otherwise."""
    events = copy.deepcopy(table.seen)
    last = next(event for event in reversed(events) if event["kind"] == kind)
    assert all(last[name] != value for name, value in fields.items())
    last.update(fields)
    return events


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("assets_placed", {"count": 9}),
        ("assets_moved", {"count": 99}),
        ("turn_began", {"turn": 1}),
        ("set_up", {"first": 9}),
        ("set_up", {"objective": []}),
    ],
)
def test_another_story_contradicts_the_state(table, kind, fields):
    assert table.fault_of_story(retold(table, kind, **fields)) != ""


def doubt(table: Table, events: list[dict[str, Any]]) -> str:
    """What the audit says; assets that nobody was told of are a contradiction too."""
    try:
        return table.fault_of_story(events)
    except KeyError as error:
        return f"nobody was told of {error}"


def test_56_other_dice_contradict_the_state(table):
    events = copy.deepcopy(table.seen)
    clash = next(event for event in reversed(events) if event["kind"] == "clash")
    high, low = (6, 1) if clash["attackers_lost"] else (1, 6)
    clash["attack"] = [high] * len(clash["attack"])
    clash["defence"] = [low] * len(clash["defence"])
    assert doubt(table, events)


@pytest.mark.parametrize("kind", ["territory_taken", "clash", "assets_moved", "assets_placed"])
def test_an_event_that_was_not_told_is_missed(table, kind):
    events = copy.deepcopy(table.seen)
    del events[max(at for at, event in enumerate(events) if event["kind"] == kind)]
    assert doubt(table, events)


def test_48_unmoved_assets_must_be_as_told(table):
    held, name = one_held(table)
    held[name][1] = 99
    assert table.fault({"territories": held}) != ""


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("to_place", [9, 9, 9]),
        ("trades", [5, 0, 0]),
        ("turns", 99),
        ("materials", [[], [], []]),
        ("income", [9, 9, 9]),
        ("continents", {}),
        ("phase", "trading"),
    ],
)
def test_what_else_lies_open_must_be_as_told(table, name, other):
    assert table.fault({name: other}) != ""


def test_66_scores_are_recounted_from_the_story_alone(ended):
    """With another objective in the last event, another score: the state is not asked."""
    needs = ended.game.content()["applications"]
    owned = set(ended.view["materials"][0]) | set(ended.view["gained"][0])
    hit = next(one for one in needs if owned.issuperset(needs[one]["materials"]))
    miss = next(one for one in needs if not owned.issuperset(needs[one]["materials"]))
    *before, last = ended.events
    assert last.kind == "game_over"
    story = [*before, Event("game_over", {**last.public, "objectives": [[hit, miss], [], []]})]
    assert ended.recount(story) == [needs[hit]["points"], 0, 0]


def test_r28_the_eliminated_are_recounted_as_nothing(ended):
    story = list(ended.events)
    before = ended.recount(story)
    best = before.index(max(before))
    assert before[best] > 0
    story.insert(-1, Event("eliminated", {"seat": best, "by": best}))
    assert ended.recount(story)[best] == 0


def test_73_what_was_gained_by_trade_is_recounted(ended):
    rows = [(seat, one) for seat in range(3) for one in ended.view["objectives"][seat]]
    seat, application = next(row for row in rows if row[1]["missing"])
    assert not ended.view["out"][seat]
    story = list(ended.events)
    for material in application["missing"]:
        story.insert(-1, Event("material_gained", {"seat": seat, "material": material, "left": 0}))
    more = ended.recount(story)[seat] - ended.recount(ended.events)[seat]
    assert more >= application["points"]


def test_the_audit_is_of_rawsikos_states(table):
    with pytest.raises(TypeError, match="an audit of RAWsiko's states"):
        table.game.audit().swap(State(table.game, 3), 0, Quick(1))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_swap_differs_only_in_what_the_seat_may_not_know(table, seat):
    events = seen(table.events, seat)
    for seed in range(60):
        swapped = table.game.audit().swap(table.state, seat, Quick(seed))
        assert swapped is not None
        assert swapped.hidden() != table.hidden
        assert swapped.view(seat) == table.state.view(seat)
        assert table.game.audit().contradiction(swapped, seat, events) == ""
        assert table.game.unpack(swapped.pack()).digest() == swapped.digest()


def test_when_all_is_shown_nothing_can_be_swapped(ended):
    assert ended.game.audit().swap(ended.state, 0, Quick(1)) is None
