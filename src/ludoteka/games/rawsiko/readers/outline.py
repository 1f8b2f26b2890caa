"""A view of RAWsiko as headings, lists and tables, in the reader's words."""

from __future__ import annotations

from typing import Any

from ludoteka.core.readers.outline import Outline, Section
from ludoteka.games.rawsiko.readers.drawing import BEFORE_TURNS, Board


class Telling(Board):
    """The words of the drawing, in sections: turn, players, objective, continents."""

    def outline(self) -> Outline:
        sections = [self._now(), self._standing()]
        if self.view["phase"] == "over":
            everybody = range(self.view["seats"])
            sections += [self._applications(seat, self._player_name(seat)) for seat in everybody]
        elif self.seat is not None and self.view["objectives"][self.seat]:
            sections.append(self._applications(self.seat, self._own_title()))
        for continent in [*self.content["continents"], None]:
            section = self._lands(continent)
            if section.rows:
                sections.append(section)
        lands = {ident: self._choice(ident) for ident in self.content["territories"]}
        return Outline(sections, {"territory": lands, "source": lands, "target": lands})

    def _player_name(self, seat: int) -> str:
        name = self.names[seat]
        if self.view["out"][seat]:
            return f"{name} ({self._say('out')})"
        return f"{name} ({self._say('you')})" if seat == self.seat else name

    def _now(self) -> Section:
        view = self.view
        turn = self._say("turn", turn=view["turn"], turns=view["turns"])
        if view["phase"] in BEFORE_TURNS:
            turn = self._say("set-up")
        lines: list[str] = []
        if self.mover is not None:
            lines.append(self._say("to-move", name=self._player_name(self.mover)))
        lines.append(self._say("begins", name=self._player_name(view["first"])))
        lines += [text for line in self._optional_rules() for text, _ in line]
        return Section(f"{turn}: {self._say('phase-' + view['phase'])}", lines)

    def _standing(self) -> Section:
        """The figures of the drawing's columns, whole."""
        columns = self._columns(99)
        seats = range(self.view["seats"])
        rows = [
            [self._player_name(seat), *[column[seat + 1].strip() for column in columns[1:]]]
            for seat in seats
        ]
        head = [column[0].strip() for column in columns]
        return Section(self._say("players"), None, head, rows)

    def _own_title(self) -> str:
        objective = self.view["objectives"][self.seat]
        done = sum([part["points"] for part in objective if not part["missing"]])
        most = sum([part["points"] for part in objective])
        return self._say("objective", points=done, most=most)

    def _applications(self, seat: int, title: str) -> Section:
        rows: list[list[str]] = []
        for part in self.view["objectives"][seat] or []:
            needs = self.content["applications"][part["application"]]["materials"]
            owned = [ident for ident in needs if ident not in part["missing"]]
            row = [self._application(part), str(part["points"])]
            rows.append(
                [*row, self._listed_materials(owned), self._listed_materials(part["missing"])]
            )
        keys = ["application-name", "points", "owned", "missing"]
        return Section(title, None, [self._say(key) for key in keys], rows)

    def _listed_materials(self, idents: list[str]) -> str:
        names = [self._thing("material", "materials", ident) for ident in idents]
        return ", ".join(names) or self._say("none")

    # The map

    def _lands(self, continent: str | None) -> Section:
        title = self._say("no-continent")
        lines: list[str] = []
        if continent is not None:
            title = self._thing("continent", "continents", continent)
            present: list[int] = self.view["continents"][continent]
            names = ", ".join([self._player_name(seat) for seat in present])
            lines.append(self._say("present", names=names or self._say("nobody")))
        rows = [
            self._land(ident, land)
            for ident, land in self.content["territories"].items()
            if land["continent"] == continent
        ]
        keys = ["territory-name", "holder", "assets", "materials", "neighbours"]
        return Section(title, lines, [self._say(key) for key in keys], rows)

    def _land(self, ident: str, land: dict[str, Any]) -> list[str]:
        materials = ", ".join([self._signed(one) for one in land["materials"]])
        near = [self._territory_name(other) for other in land["land"]]
        near += [self._say("by-sea", name=self._territory_name(other)) for other in land["sea"]]
        return [
            self._territory_name(ident),
            self._owner(ident),
            self._strength(ident),
            materials,
            ", ".join(near),
        ]

    def _territory_name(self, ident: str) -> str:
        return self._thing("territory", "territories", ident)

    def _owner(self, ident: str) -> str:
        held = self.view["territories"].get(ident)
        return self._say("nobody") if held is None else self._player_name(held[0])

    def _strength(self, ident: str) -> str:
        held = self.view["territories"].get(ident)
        if held is None:
            return ""
        if self.view["phase"] != "acting" or held[0] != self.mover:
            return str(held[2])  # what moved in the turn before is no matter any more
        return self._say("strength", assets=held[2], unmoved=held[1])

    def _signed(self, ident: str) -> str:
        """A material, and whether the reader has it or needs it: in words, not in colour."""
        name = self._thing("material", "materials", ident)
        if ident in self.owned:
            return self._say("have-it", name=name)
        return self._say("need-it", name=name) if ident in self.needed else name

    def _choice(self, ident: str) -> str:
        """A territory as a choice: whose it is, and what is found there."""
        held = self.view["territories"].get(ident)
        about = [self._signed(one) for one in self.content["territories"][ident]["materials"]]
        if held is not None:
            about = [self._player_name(held[0]), self._strength(ident), *about]
        name = self._territory_name(ident)
        return f"{name} ({', '.join(about)})" if about else name
