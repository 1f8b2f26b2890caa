"""A second opinion on RAWsiko: scores and notebooks from events alone, compared with a state.

It follows what a seat was told as a person with a notebook and a map would, and compares the
notebook with a state; of the rules it uses nothing but the content.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Audit, State
from ludoteka.core.options import Value
from ludoteka.core.typed import text, texts, whole, wholes
from ludoteka.games.rawsiko.state import RawsikoState

PLACES: Final = 4  # applications of an objective


class Notebook:
    """What can be written down while events are told."""

    def __init__(self, seats: int, after_clash: str) -> None:
        self.seats = seats
        self.after_clash = after_clash  # D-17
        self.owner: dict[str, int] = {}
        self.assets: dict[str, int] = {}
        self.unmoved: dict[str, int] = {}
        self.gained: list[list[str]] = [[] for _ in range(seats)]
        self.trades = [0] * seats
        self.to_place = [0] * seats
        self.out: list[int] = []  # in the order of elimination
        self.objectives: list[list[str]] = [[] for _ in range(seats)]
        self.own_objective: list[str] = []
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.rest = 0
        self.phase = "choosing"

    def write(self, event: dict[str, object]) -> None:
        """Write down one event."""
        kind = event["kind"]
        seat = whole(event.get("seat", 0))
        if kind == "set_up":
            self.first = whole(event["first"])
            self.rest = whole(event["rest"])
            self.turns = whole(event["turns"])
            if "objective" in event:
                self.own_objective = texts(event["objective"])
        elif kind == "continent_chosen":
            self.phase = "taking"
        elif kind == "territory_taken":
            self._take_first(text(event["territory"]), seat)
        elif kind == "income":
            self.phase = "investing"
            self.to_place = wholes(event["assets"])
        elif kind == "assets_placed":
            place = text(event["territory"])
            self._put(place, seat, whole(event["count"]), True)
            self.to_place[seat] = whole(event["left"])
        elif kind in ("turn_began", "counter_advanced"):
            self.turn = whole(event["turn"])
        elif kind == "phase_began":
            self.phase = "acting"
            for place, owner in self.owner.items():
                if owner == seat:
                    self.unmoved[place] = self.assets[place]
        elif kind == "assets_moved":
            count = whole(event["count"])
            self._go(text(event["source"]), text(event["target"]), seat, count, False)
        elif kind == "clash":
            self._clash(event, seat)
        elif kind == "eliminated":
            self.out.append(seat)
        elif kind == "trade_began":
            self.phase = "trading"
            rows = event["exclusive"]
            assert isinstance(rows, list)
            self.trades = [len(row) for row in rows]
        elif kind == "material_gained":
            self.gained[seat].append(text(event["material"]))
            self.trades[seat] = whole(event["left"])
        elif kind == "trade_stopped":
            self.trades[seat] = 0
        elif kind == "game_over":
            self.phase = "over"
            rows = event["objectives"]
            assert isinstance(rows, list)
            self.objectives = [texts(row) for row in rows]

    def _take_first(self, territory: str, seat: int) -> None:
        """A starting territory; behind the last of a pick comes a choice, behind the last of all
        the placing (23, 29)."""
        self._put(territory, seat, 1, True)
        three = self.seats == 3
        first, both = (3, 5) if three else (2, 3)
        held = list(self.owner.values()).count(seat)
        if held in (first, both):
            self.phase = "choosing"
        if len(self.owner) == both * self.seats:
            self.phase = "placing"
            self.to_place = [self.rest] * self.seats

    def _clash(self, event: dict[str, object], seat: int) -> None:
        """The dice alone tell who lost what (56, 57)."""
        attack = sorted(wholes(event["attack"]), reverse=True)
        defence = sorted(wholes(event["defence"]), reverse=True)
        source, target = text(event["source"]), text(event["target"])
        lost = sum([1 for high, low in zip(attack, defence, strict=False) if high <= low])
        killed = min(len(attack), len(defence)) - lost
        self._take(target, killed, 0)
        won = target not in self.owner
        unmoved = {  # rawsiko.61
            "failed-fresh": not won,
            "conquerors-fresh": won,
            "loss-fresh": killed > 0,
        }[self.after_clash]
        if won:  # all surviving attackers move in: rawsiko.58
            self._go(source, target, seat, len(attack), unmoved)
        else:
            self._take(source, lost, lost if unmoved else len(attack))

    def _go(self, source: str, target: str, seat: int, count: int, fresh: bool) -> None:
        self._take(source, count, count)
        self._put(target, seat, count, fresh)

    def _put(self, territory: str, seat: int, count: int, fresh: bool) -> None:
        self.owner[territory] = seat
        self.assets[territory] = self.assets.get(territory, 0) + count
        self.unmoved[territory] = self.unmoved.get(territory, 0) + (count if fresh else 0)

    def _take(self, territory: str, count: int, unmoved: int) -> None:
        """Assets gone; so many of the unmoved ones have gone or moved, the rest as D-26 has it."""
        self.assets[territory] -= count
        left = self.assets[territory]
        self.unmoved[territory] = min(self.unmoved[territory] - unmoved, left)
        if left == 0:
            del self.assets[territory], self.unmoved[territory], self.owner[territory]

    def holdings(self) -> dict[str, list[int]]:
        """By territory: its owner, unmoved and all assets on it."""
        return {
            name: [owner, self.unmoved[name], self.assets[name]]
            for name, owner in self.owner.items()
        }


class RawsikoAudit(Audit):
    def __init__(self, content: dict[str, object], options: dict[str, Value]) -> None:
        territories = content["territories"]
        applications = content["applications"]
        continents = content["continents"]
        assert isinstance(territories, dict)
        assert isinstance(continents, dict)
        assert isinstance(applications, dict)
        self.territories: dict[str, dict[str, object]] = territories
        self.applications: dict[str, dict[str, object]] = applications
        deck = content.get("objectives", [])
        assert isinstance(deck, list)
        self.deck = [texts(card) for card in deck]  # empty: any combination
        self.continents = [str(name) for name in continents]
        self.after_clash = str(options["after_clash"])

    def recount(self, seats: int, story: list[Event]) -> list[int]:
        book = Notebook(seats, self.after_clash)
        for event in seen(story, None):
            book.write(event)
        scores: list[int] = []
        for seat in range(seats):
            owned = self._materials(book, seat).union(book.gained[seat])
            score = 0
            for application in book.objectives[seat]:
                needed = texts(self.applications[application]["materials"])
                if seat not in book.out and owned.issuperset(needed):
                    score += whole(self.applications[application]["points"])
            scores.append(score)
        return scores

    def _materials(self, book: Notebook, seat: int) -> set[str]:
        """What lies on the territories of a seat."""
        found: set[str] = set()
        for territory, owner in book.owner.items():
            if owner == seat:
                found.update(texts(self.territories[territory]["materials"]))
        return found

    def contradiction(self, state: State, seat: int, events: list[dict[str, object]]) -> str:
        book = Notebook(state.seats, self.after_clash)
        for event in events:
            book.write(event)
        view = state.view(seat)
        out = [0] * state.seats
        for order, loser in enumerate(book.out):
            out[loser] = order + 1
        materials = [sorted(self._materials(book, other)) for other in range(state.seats)]
        noted: dict[str, object] = {
            "territories": book.holdings(),
            "phase": book.phase,
            "turn": book.turn,
            "turns": book.turns,
            "first": book.first,
            "out": out,
            "to_place": book.to_place,
            "trades": book.trades,
            "gained": [sorted(row) for row in book.gained],
            "materials": materials,
            "income": [(len(row) + 2) // 3 for row in materials],
            "continents": self._presence(book),
        }
        for name, shown in noted.items():
            value = view[name]
            if name in ("gained", "materials") and isinstance(value, list):
                value = [sorted(row) for row in value]
            if value != shown:
                return f"{name} is {value!r}, but seat {seat} was shown {shown!r}"
        objectives = view["objectives"]
        assert isinstance(objectives, list)
        own = [application["application"] for application in objectives[seat]]
        if own != book.own_objective:
            return f"the objective is {own}, but {book.own_objective} was dealt"
        return self._deal_fault(state, book)

    def _presence(self, book: Notebook) -> dict[str, list[int]]:
        """By continent: who holds something there."""
        found: dict[str, list[int]] = {name: [] for name in self.continents}
        for territory, owner in book.owner.items():
            continent = self.territories[territory]["continent"]
            if continent is not None and owner not in found[str(continent)]:
                found[str(continent)].append(owner)
        return {name: sorted(owners) for name, owners in found.items()}

    def _deal_fault(self, state: State, book: Notebook) -> str:
        """Nobody shares an application, and everybody has one of each tier, in order."""
        rows = state.hidden()["objectives"]
        assert isinstance(rows, list)
        dealt = [texts(row) for row in rows]
        if any(book.objectives) and dealt != book.objectives:
            return f"the objectives are {dealt}, but {book.objectives} were shown"
        everything = [application for row in dealt for application in row]
        if len(set(everything)) != len(everything):
            return "an application was dealt twice"
        for row in dealt:
            # Where the content tells no tiers, they are told apart by their points.
            entries = [self.applications[application] for application in row]
            tiers = [whole(one.get("tier", one["points"])) for one in entries]
            if len(row) != PLACES or len(set(tiers)) != PLACES or tiers != sorted(tiers):
                return f"{row} is no objective"
            if self.deck and row not in self.deck:
                return f"{row} is no objective of the deck"
        return ""

    def swap(self, state: State, seat: int, chance: Chance) -> State | None:
        """A rival gets another objective: one of its applications, or of a deck the whole card."""
        if not isinstance(state, RawsikoState):
            raise TypeError("this is an audit of RAWsiko's states")
        if state.result() is not None:
            return None
        rivals = [rival for rival in range(state.seats) if rival != seat]
        one = rivals[chance.below(len(rivals))]
        if state.rules.applications.deck:
            objectives = self._another_card(state, one, chance)
        else:
            objectives = self._another_application(state, one, seat, chance)
        if not objectives:
            return None
        other = state.copy()
        other.objectives = objectives
        return other

    @staticmethod
    def _another_application(
        state: RawsikoState, rival: int, seat: int, chance: Chance
    ) -> list[int]:
        """All objectives, another application in this rival's, none of this seat's."""
        objectives = list(state.objectives)
        place = chance.below(PLACES)
        tiers = state.rules.applications.tier
        mine = objectives[PLACES * rival + place]
        own = objectives[PLACES * seat + place]
        others = [
            application
            for application in range(len(tiers))
            if tiers[application] == tiers[mine] and application not in (mine, own)
        ]
        new = others[chance.below(len(others))]
        if new in objectives:
            objectives[objectives.index(new)] = mine
        objectives[PLACES * rival + place] = new
        return objectives

    @staticmethod
    def _another_card(state: RawsikoState, seat: int, chance: Chance) -> list[int]:
        """All objectives, another one for this seat; nothing if there is no other."""
        objectives = list(state.objectives)
        at = PLACES * seat
        old = objectives[at : at + PLACES]
        taken = {*objectives[:at], *objectives[at + PLACES :]}
        cards = [
            card for card in state.rules.applications.deck if card != old and taken.isdisjoint(card)
        ]
        if not cards:
            return []
        objectives[at : at + PLACES] = cards[chance.below(len(cards))]
        return objectives
