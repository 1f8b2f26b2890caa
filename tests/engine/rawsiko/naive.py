"""A naive second program of RAWsiko, written from the rule text: every asset is a thing of its own.

It hears the events of a game and keeps its own table; of the engine it uses the content alone.
"""

from __future__ import annotations

import itertools
from typing import Any

from ludoteka.core.events import Event
from ludoteka.games.rawsiko import Rawsiko

FIRST = {3: 3, 4: 2, 5: 2}  # rawsiko.23
SECOND = {3: 2, 4: 1, 5: 1}
REST = {3: 6, 4: 6, 5: 5}  # D-10


class Asset:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moved = False


class Naive:
    def __init__(self, game: Rawsiko, seats: int) -> None:
        self.options = game.options
        content: dict[str, Any] = game.content()
        self.places: dict[str, dict[str, Any]] = content["territories"]
        self.near = {name: {*one["land"], *one["sea"]} for name, one in self.places.items()}
        self.continents = list(content["continents"])
        self.materials = list(content["materials"])
        self.applications: dict[str, dict[str, Any]] = content["applications"]
        self.seats = seats
        self.board: dict[str, list[Asset]] = {name: [] for name in self.places}
        self.made = self.lost = 0
        self.picks: list[tuple[int, str, list[str]]] = []  # seat, continent, territories
        self.to_place = [0] * seats
        self.out: list[int] = []
        self.turn = 0
        self.phase = "choosing"
        self.mover = -1
        self.first = -1
        self.acted: list[int] = []  # in the running turn
        self.began: list[int] = []  # turns that began, and those that were skipped
        self.skipped: list[int] = []
        self.gained: list[set[str]] = [set() for _ in range(seats)]
        self.trades = [0] * seats
        self.traders: list[int] = []
        self.objectives: list[list[str]] = []
        self.reason = ""

    # What is on the table

    def owner(self, place: str) -> int | None:
        assets = self.board[place]
        assert len({asset.seat for asset in assets}) <= 1
        return assets[0].seat if assets else None

    def lands(self, seat: int) -> list[str]:
        return [place for place in self.places if self.owner(place) == seat]

    def owned(self, seat: int) -> set[str]:
        return {one for place in self.lands(seat) for one in self.places[place]["materials"]}

    def shown(self) -> dict[str, list[int]]:
        """By held territory: owner, unmoved and all assets (48)."""
        return {
            place: [assets[0].seat, sum(not one.moved for one in assets), len(assets)]
            for place, assets in self.board.items()
            if assets
        }

    def order(self) -> list[int]:
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def living(self) -> list[int]:
        return [seat for seat in self.order() if seat not in self.out]

    def size(self) -> int:
        """Territories of the running pick, or of the next one (23)."""
        done = len(self.picks) - (self.phase == "taking")
        return (FIRST if done < self.seats else SECOND)[self.seats]

    # What is told

    def hear(self, event: Event) -> None:
        events: dict[str, Any] = dict(event.public or {})
        getattr(self, f"_{event.kind}")(events)

    def _set_up(self, events: dict[str, Any]) -> None:
        self.first = events["first"]
        assert events["turns"] == self.options["turns"]
        chosen = self.options["starting_assets"]
        assert events["rest"] == (REST[self.seats] if chosen == "auto" else int(str(chosen)))
        self.rest = events["rest"]

    def drafter(self) -> int:
        snake = self.order() + self.order()[::-1]
        return snake[len(self.picks) - (self.phase == "taking")]

    def _continent_chosen(self, events: dict[str, Any]) -> None:
        assert self.phase == "choosing"
        assert events["seat"] == self.drafter()
        assert events["continent"] in self.open_continents()
        assert events["drawn"] == (self.options["setup"] != "simple")
        self.picks.append((events["seat"], events["continent"], []))
        self.phase = "taking"

    def _territory_taken(self, events: dict[str, Any]) -> None:
        assert self.phase == "taking"
        assert events["seat"] == self.drafter()
        # Drawn sets are told in the order of the map: only a whole one must hang together.
        if self.options["setup"] != "territories":
            assert events["territory"] in self.open_territories()
        assert events["drawn"] == (self.options["setup"] == "territories")
        self.board[events["territory"]].append(Asset(events["seat"]))
        self.made += 1
        picked = self.picks[-1][2]
        picked.append(events["territory"])
        if len(picked) == self.size():
            assert self.connected(picked)
            self.phase = "choosing"
            if len(self.picks) == 2 * self.seats:
                self.phase = "placing"
                self.to_place = [self.rest] * self.seats

    def _assets_placed(self, events: dict[str, Any]) -> None:
        seat = events["seat"]
        assert self.phase in ("placing", "investing")
        assert seat == next(one for one in self.order() if self.to_place[one])  # 31, D-13
        assert self.owner(events["territory"]) == seat
        assert 1 <= events["count"] <= self.to_place[seat]
        self.to_place[seat] -= events["count"]
        assert events["left"] == self.to_place[seat]
        self.board[events["territory"]] += [Asset(seat) for _ in range(events["count"])]
        self.made += events["count"]

    def _turn_began(self, events: dict[str, Any]) -> None:
        assert not any(self.to_place)
        if self.turn:
            assert self.acted == [seat for seat in self.order() if seat in self.acted]
            assert set(self.living()) <= set(self.acted)
            assert self.turn < int(self.options["turns"])
        self.turn += 1
        self.began.append(events["turn"])
        assert events == {"turn": self.turn, "turns": self.options["turns"]}
        self.acted = []
        self.phase = "acting"
        self.mover = -1

    def _income(self, events: dict[str, Any]) -> None:
        assert self.turn > 1  # rawsiko.39
        counts = [len(self.owned(seat)) for seat in range(self.seats)]
        assert events["materials"] == counts
        assert events["assets"] == [(count + 2) // 3 for count in counts]
        self.to_place = list(events["assets"])
        self.phase = "investing"

    def _phase_began(self, events: dict[str, Any]) -> None:
        seat = events["seat"]
        assert not any(self.to_place)  # rawsiko.43
        assert seat not in self.acted
        waiting = [one for one in self.living() if one not in self.acted]
        assert seat == waiting[0]
        self.phase = "acting"
        self.mover = seat
        self.acted.append(seat)
        for assets in self.board.values():
            for asset in assets:
                if asset.seat == seat:
                    asset.moved = False

    def _phase_ended(self, events: dict[str, Any]) -> None:
        assert events["seat"] == self.mover

    def _unmoved(self, place: str, count: int) -> list[Asset]:
        """So many unmoved assets of the one who acts; they are there, or a rule was broken."""
        assert self.owner(place) == self.mover
        found = [asset for asset in self.board[place] if not asset.moved][:count]
        assert len(found) == count
        if self.options["garrison"]:
            assert len(self.board[place]) > count
        return found

    def _assets_moved(self, events: dict[str, Any]) -> None:
        source, target = events["source"], events["target"]
        assert events["seat"] == self.mover
        assert target in self.near[source]
        assert self.owner(target) in (None, self.mover)
        assert events["occupied"] == (self.owner(target) is None)
        for asset in self._unmoved(source, events["count"]):
            asset.moved = True
            self.board[source].remove(asset)
            self.board[target].append(asset)
        assert events["abandoned"] == (not self.board[source])

    def _clash(self, events: dict[str, Any]) -> None:
        source, target = events["source"], events["target"]
        attack, defence = events["attack"], events["defence"]
        rivals = self.board[target]
        assert events["seat"] == self.mover
        assert target in self.near[source]
        assert events["defender"] == self.owner(target) != self.mover
        assert 1 <= len(attack) <= 3
        assert len(defence) == min(3, len(rivals))  # rawsiko.54
        assert all(1 <= face <= 6 for face in attack + defence)
        attackers = self._unmoved(source, len(attack))
        beaten = [high > low for high, low in zip(attack, defence, strict=False)]
        assert attack == sorted(attack, reverse=True)
        assert defence == sorted(defence, reverse=True)
        assert events["attackers_lost"] == beaten.count(False)
        assert events["defenders_lost"] == beaten.count(True)
        self.lost += len(beaten)
        for won in beaten:
            if won:
                rivals.remove(max(rivals, key=lambda asset: asset.moved))  # D-26
            else:
                self.board[source].remove(attackers.pop())
        assert events["conquered"] == (not rivals)
        counts_as_moved = {  # rawsiko.61, D-17
            "failed-fresh": events["conquered"],
            "conquerors-fresh": not events["conquered"],
            "loss-fresh": True not in beaten,
        }[str(self.options["after_clash"])]
        for asset in attackers:
            if events["conquered"]:
                self.board[source].remove(asset)
                self.board[target].append(asset)
            asset.moved = counts_as_moved
        assert events["abandoned"] == (not self.board[source])

    def _eliminated(self, events: dict[str, Any]) -> None:
        assert events["by"] == self.mover
        assert self.lands(events["seat"]) == []
        assert events["seat"] not in self.out
        self.out.append(events["seat"])

    def _counter_advanced(self, events: dict[str, Any]) -> None:
        assert self.options["stranglehold"]
        assert self.turn < int(self.options["turns"])
        self.turn += 1
        self.skipped.append(events["turn"])
        assert events == {"turn": self.turn, "turns": self.options["turns"]}

    def exclusive(self, seat: int) -> list[str]:
        found = []
        for continent in self.continents:
            inside = [name for name, one in self.places.items() if one["continent"] == continent]
            if {self.owner(name) for name in inside} - {None} == {seat}:
                found.append(continent)
        return found

    def _trade_began(self, events: dict[str, Any]) -> None:
        assert self.options["trade"]
        assert self.turn == self.options["turns"]
        assert set(self.living()) <= set(self.acted)
        assert events["exclusive"] == [self.exclusive(seat) for seat in range(self.seats)]
        self.trades = [len(row) for row in events["exclusive"]]
        self.phase = "trading"

    def _material_gained(self, events: dict[str, Any]) -> None:
        seat = events["seat"]
        assert events["material"] not in self.owned(seat) | self.gained[seat]
        self.gained[seat].add(events["material"])
        self.trades[seat] -= 1
        assert events["left"] == self.trades[seat] >= 0
        if self.traders[-1:] != [seat]:
            self.traders.append(seat)

    def _trade_stopped(self, events: dict[str, Any]) -> None:
        assert self.trades[events["seat"]] > 0
        self.trades[events["seat"]] = 0
        if self.traders[-1:] != [events["seat"]]:
            self.traders.append(events["seat"])

    def _game_over(self, events: dict[str, Any]) -> None:
        self.phase = "over"
        self.reason = events["reason"]
        self.objectives = events["objectives"]
        if self.reason == "one_left":
            assert len(self.living()) == 1
        else:
            assert self.turn == self.options["turns"]
            assert len(self.living()) > 1
            assert set(self.living()) <= set(self.acted)
        assert self.traders == [seat for seat in self.order() if seat in self.traders]

    # What may be done

    def open_continents(self) -> list[str]:
        seat = self.drafter()
        there = {
            name: {who for who, continent, _ in self.picks if continent == name}
            for name in self.continents
        }
        possible = [
            name
            for name in self.continents
            if len(there[name]) < 2
            and seat not in there[name]
            and len(self.free(name)) >= self.size()
        ]
        return [name for name in possible if not there[name]] or possible

    def free(self, continent: str) -> list[str]:
        return [
            name
            for name, one in self.places.items()
            if one["continent"] == continent and self.owner(name) is None
        ]

    def connected(self, group: list[str]) -> bool:
        reached = {group[0]}
        for _ in group:
            reached |= {name for name in group if self.near[name] & reached}
        return reached == set(group)

    def open_territories(self) -> list[str]:
        """All that some connected set of the right size goes on with (R-6)."""
        _, continent, picked = self.picks[-1]
        free = self.free(continent)
        sets = [
            group
            for more in itertools.combinations(free, self.size() - len(picked))
            if self.connected(group := [*picked, *more])
        ]
        return [
            name
            for name in free
            if self.connected([*picked, name]) and any(name in group for group in sets)
        ]

    def moves(self, seat: int) -> set[str]:
        """All that a seat may do now, in words."""
        if self.phase == "choosing":
            return {f"continent {name}" for name in self.open_continents()}
        if self.phase == "taking":
            return {f"take {name}" for name in self.open_territories()}
        if self.phase in ("placing", "investing"):
            most = min(16, self.to_place[seat])
            counts = range(1, most + 1)
            return {f"{name} {count}" for name in self.lands(seat) for count in counts}
        if self.phase == "trading":
            left = set(self.materials) - self.owned(seat) - self.gained[seat]
            return {"stop"} | {f"trade {name}" for name in left}
        found = {"end"}
        for source in self.lands(seat):
            able = sum(not asset.moved for asset in self.board[source])
            if self.options["garrison"]:
                able = min(able, len(self.board[source]) - 1)
            for target in self.near[source]:
                most = min(16 if self.owner(target) in (None, seat) else 3, able)
                found |= {f"{source}>{target} {count + 1}" for count in range(most)}
        return found

    def asked(self) -> int | None:
        """Who is to do something now."""
        if self.phase in ("choosing", "taking"):
            return self.drafter()
        if self.phase in ("placing", "investing"):
            return next(seat for seat in self.order() if self.to_place[seat])
        if self.phase == "trading":
            everything = set(self.materials)
            waiting = [
                seat
                for seat in self.order()
                if self.trades[seat] and everything - self.owned(seat) - self.gained[seat]
            ]
            return waiting[0]
        return None if self.phase == "over" else self.mover

    # How it ends

    def table(self) -> list[tuple[int, ...]]:
        """By seat: points, applications, materials, territories (68)."""
        rows = []
        for seat in range(self.seats):
            have = self.owned(seat) | self.gained[seat]
            done = [
                self.applications[one]["points"]
                for one in self.objectives[seat]
                if seat not in self.out and have.issuperset(self.applications[one]["materials"])
            ]
            rows.append((sum(done), len(done), len(have), len(self.lands(seat))))
        return rows

    def ranks(self) -> list[int]:
        """Survivors by the table, then the eliminated, the last one first (63, 67, D-18)."""
        table = self.table()
        survivors = sorted(self.living(), key=lambda seat: table[seat], reverse=True)
        ranks = [0] * self.seats
        for place, seat in enumerate(survivors, 1):
            before = survivors[place - 2] if place > 1 else None
            tied = before is not None and table[before] == table[seat]
            ranks[seat] = ranks[before] if tied and before is not None else place
        for place, seat in enumerate(reversed(self.out), len(survivors) + 1):
            ranks[seat] = place
        return ranks
