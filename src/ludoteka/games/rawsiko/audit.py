"""A second opinion on RAWsiko, written from the rule text and the events alone.

It follows what a seat was told as a person with a notebook and a map would, and compares the
notebook with a state; of the rules it uses nothing but the content.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Audit, State
from ludoteka.core.options import Value
from ludoteka.games.rawsiko.state import RawsikoState

PLACES: Final = 4  # applications of an objective


class Notebook:
    """What can be written down while events are told."""

    def __init__(self, seats: int) -> None:
        self.owner: dict[str, int] = {}
        self.assets: dict[str, int] = {}
        self.gained: list[list[str]] = [[] for _ in range(seats)]
        self.to_place = [0] * seats
        self.out: list[int] = []  # in the order of elimination
        self.objectives: list[list[str]] = [[] for _ in range(seats)]
        self.own_objective: list[str] = []
        self.first = 0
        self.turn = 0
        self.rest = 0

    def write(self, event: dict[str, object]) -> None:
        """Write down one event."""
        kind = event["kind"]
        if kind == "set_up":
            self.first = _int(event["first"])
            self.rest = _int(event["rest"])
            if "objective" in event:
                self.own_objective = _texts(event["objective"])
        elif kind == "territory_taken":
            self._put(_text(event["territory"]), _int(event["seat"]), 1)
        elif kind == "assets_placed":
            self._put(_text(event["territory"]), _int(event["seat"]), _int(event["count"]))
        elif kind in ("turn_began", "counter_advanced"):
            self.turn = _int(event["turn"])
        elif kind == "assets_moved":
            count = _int(event["count"])
            self._take(_text(event["source"]), count)
            self._put(_text(event["target"]), _int(event["seat"]), count)
        elif kind == "clash":
            self._clash(event)
        elif kind == "eliminated":
            self.out.append(_int(event["seat"]))
        elif kind == "material_gained":
            self.gained[_int(event["seat"])].append(_text(event["material"]))
        elif kind == "game_over":
            rows = event["objectives"]
            assert isinstance(rows, list)
            self.objectives = [_texts(row) for row in rows]

    def _clash(self, event: dict[str, object]) -> None:
        """The dice alone tell who lost what (56, 57)."""
        attack = sorted(_ints(event["attack"]), reverse=True)
        defence = sorted(_ints(event["defence"]), reverse=True)
        source, target = _text(event["source"]), _text(event["target"])
        for high, low in zip(attack, defence, strict=False):
            self._take(target if high > low else source, 1)
        if target not in self.owner:  # all surviving attackers move in: rawsiko.58
            self._take(source, len(attack))
            self._put(target, _int(event["seat"]), len(attack))

    def _put(self, territory: str, seat: int, count: int) -> None:
        self.owner[territory] = seat
        self.assets[territory] = self.assets.get(territory, 0) + count

    def _take(self, territory: str, count: int) -> None:
        self.assets[territory] -= count
        if self.assets[territory] == 0:
            del self.assets[territory]
            del self.owner[territory]

    def holdings(self) -> dict[str, list[int]]:
        """By territory: its owner and all assets on it."""
        return {name: [owner, self.assets[name]] for name, owner in self.owner.items()}


class RawsikoAudit(Audit):
    def __init__(self, content: dict[str, object], options: dict[str, Value]) -> None:
        territories = content["territories"]
        applications = content["applications"]
        assert isinstance(territories, dict)
        assert isinstance(applications, dict)
        self.territories: dict[str, dict[str, object]] = territories
        self.applications: dict[str, dict[str, object]] = applications
        self.options = options

    def recount(self, seats: int, story: list[Event]) -> list[int]:
        book = Notebook(seats)
        for event in seen(story, None):
            book.write(event)
        scores: list[int] = []
        for seat in range(seats):
            owned = set(book.gained[seat])
            for territory, owner in book.owner.items():
                if owner == seat:
                    owned.update(_texts(self.territories[territory]["materials"]))
            score = 0
            for application in book.objectives[seat]:
                needed = _texts(self.applications[application]["materials"])
                if seat not in book.out and owned.issuperset(needed):
                    score += _int(self.applications[application]["points"])
            scores.append(score)
        return scores

    def contradiction(self, state: State, seat: int, told: list[dict[str, object]]) -> str:
        book = Notebook(state.seats)
        for event in told:
            book.write(event)
        view = state.view(seat)
        held = view["territories"]
        objectives = view["objectives"]
        assert isinstance(held, dict)
        assert isinstance(objectives, list)
        noted: dict[str, object] = {}
        for name, place in held.items():
            noted[name] = [place[0], place[2]]
        if noted != book.holdings():
            return f"the map is {noted}, but {book.holdings()} was shown"
        out = [0] * state.seats
        for order, loser in enumerate(book.out):
            out[loser] = order + 1
        for name, shown in (
            ("turn", book.turn),
            ("first", book.first),
            ("out", out),
            ("gained", [sorted(row) for row in book.gained]),
        ):
            value = view[name]
            if name == "gained" and isinstance(value, list):
                value = [sorted(row) for row in value]
            if value != shown:
                return f"{name} is {value!r}, but seat {seat} was shown {shown!r}"
        own = [application["application"] for application in objectives[seat]]
        if own != book.own_objective:
            return f"the objective is {own}, but {book.own_objective} was dealt"
        return self._deal_fault(state, book)

    def _deal_fault(self, state: State, book: Notebook) -> str:
        """Nobody shares an application, and everybody has one of each value."""
        rows = state.hidden()["objectives"]
        assert isinstance(rows, list)
        dealt = [_texts(row) for row in rows]
        if any(book.objectives) and dealt != book.objectives:
            return f"the objectives are {dealt}, but {book.objectives} were shown"
        everything = [application for row in dealt for application in row]
        if len(set(everything)) != len(everything):
            return "an application was dealt twice"
        for row in dealt:
            values = {_int(self.applications[application]["points"]) for application in row}
            if len(row) != PLACES or len(values) != PLACES:
                return f"{row} is no objective"
        return ""

    def swap(self, state: State, seat: int, chance: Chance) -> State | None:
        """Two rivals change one application of the same value, or one gets an undealt one."""
        if not isinstance(state, RawsikoState):
            raise TypeError("this is an audit of RAWsiko's states")
        if state.result() is not None:
            return None
        other = state.copy()
        objectives = list(state.objectives)
        rivals = [rival for rival in range(state.seats) if rival != seat]
        one = rivals[chance.below(len(rivals))]
        place = chance.below(PLACES)
        points = state.rules.applications.points
        mine = objectives[PLACES * one + place]
        own = objectives[PLACES * seat + place]
        others = [
            application
            for application in range(len(points))
            if points[application] == points[mine] and application not in (mine, own)
        ]
        new = others[chance.below(len(others))]
        if new in objectives:
            objectives[objectives.index(new)] = mine
        objectives[PLACES * one + place] = new
        other.objectives = objectives
        return other


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _text(value: object) -> str:
    assert isinstance(value, str)
    return value


def _texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [_text(item) for item in value]


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [_int(item) for item in value]
