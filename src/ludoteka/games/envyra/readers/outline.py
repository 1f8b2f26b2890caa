"""A view of Envyra as headings, lists and tables, in the reader's words."""

from __future__ import annotations

from typing import Any

from ludoteka.core.readers.outline import Outline, Section
from ludoteka.games.envyra.notation import CELL_NAMES, COLUMNS
from ludoteka.games.envyra.readers.drawing import Board
from ludoteka.games.envyra.readers.forecast import forecast, lacks

NOTHING = "–"  # an empty place of a table would be read as if something were missing


class Telling(Board):
    """The words of the drawing, without its boxes."""

    def outline(self) -> Outline:
        sections = [self._now(), self._tiles()]
        if self.view["seat"] is not None and self.view["phase"] != "over":
            sections.append(self._own_cubes(self.view["seat"]))
        sections.append(self._standing())
        cards = self._all_cards()
        if cards.lines:
            sections.append(cards)
        cells = {cell: self._place(cell) for cell in self._cells()}
        return Outline(sections, {"cells": cells})

    def _cells(self) -> list[str]:
        """The places of the grid, in reading order."""
        found: list[str] = []
        for row in range(self.view["rows"]):
            found += CELL_NAMES[row * COLUMNS : row * COLUMNS + self.view["columns"]]
        return found

    def _player_name(self, seat: int) -> str:
        name = self.names[seat]
        return f"{name} ({self._say('you')})" if self._me(seat) else name

    def _names_of(self, seats: list[int]) -> str:
        return ", ".join([self._player_name(seat) for seat in seats])

    def _now(self) -> Section:
        """Round and phase, the bag, and in phase II who moves when."""
        view = self.view
        phase = self._say(f"phase-{view['phase']}")
        lines = [self._say("bag", bag=view["bag"])]
        lines.append(self._say("starts", name=self._player_name(view["cone"])))
        if view["phase"] == "moving":
            left = view["order"][view["step"] or 0 :]
            lines.append(f"{self._say('order')} {self._names_of(left)}")
        return Section(f"{self._say('round', round=view['round'])}: {phase}", lines)

    # The tiles

    def _tiles(self) -> Section:
        keys = ["place", "tile-name", "points", "cubes-on", "leader", "restricted"]
        moving = self.view["phase"] == "moving"
        if moving:
            keys.append("coming")
        if self._foresees():
            keys.append("yours")
        rows = [self._row(cell, moving) for cell in self._cells()]
        return Section(self._say("tiles"), None, [self._say(key) for key in keys], rows)

    def _row(self, cell: str, moving: bool) -> list[str]:
        there = self.view["grid"].get(cell)
        if there is None:
            rest = 4 + moving + self._foresees()
            return [cell, self._say("no-tile"), *([NOTHING] * rest)]
        tile = self._tile(there["tile"])
        row = [cell, self._tile_name(tile), str(tile["points"]), self._on(there, tile)]
        leader = there["leader"]
        row.append(self._say("nobody") if leader is None else self._player_name(leader))
        row.append(self._condition(tile) or NOTHING)
        if moving:
            row.append(self._names_of(self._waiting_at(cell)) or self._say("nobody"))
        if self._foresees():
            row.append(self._foreseen(cell) or NOTHING)
        return row

    def _foresees(self) -> bool:
        return self.view["seat"] is not None and self.view["phase"] != "over"

    def _foreseen(self, cell: str) -> str:
        """What the reader's next cube would do there; in phase II only of cubes that are there."""
        seat = self.view["seat"]
        if self.view["phase"] == "moving" and cell not in self.view["boards"][seat]:
            return ""
        seen = forecast(self.content["tiles"], self.view, cell, seat)
        return self._say(
            f"foreseen-{seen.kind}",
            name=self._player_name(seen.leader),
            names=self._names_of(seen.coming),
            might=self._names_of(seen.might),
            left=seen.left,
            leading=seen.leading,
            trailing=seen.trailing,
        )

    def _tile_name(self, tile: dict[str, Any]) -> str:
        if tile["theme"] is None:
            return self._say("end-tile")
        return self._say("tile", theme=tile["theme"], symbol=tile["symbol"])

    def _on(self, there: dict[str, Any], tile: dict[str, Any]) -> str:
        cubes: list[int] = there["cubes"]
        count = self._say("so-many", count=len(cubes), needed=tile["cubes"])
        return f"{count}: {self._names_of(cubes)}" if cubes else count

    def _condition(self, tile: dict[str, Any]) -> str:
        """What a restricted tile asks for, and what this seat still lacks (15)."""
        themes: list[str] = tile["needs"]
        if not themes:
            return ""
        needs = self._themes(themes)
        seat = self.view["seat"]
        if seat is None:
            return self._say("needs-colours", needs=needs)
        lacking = lacks(self.content["tiles"], themes, self.view["won"][seat])
        if not lacking:
            return self._say("needs-met", needs=needs)
        return self._say("needs-lacking", needs=needs, lacking=self._themes(lacking))

    def _themes(self, themes: list[str]) -> str:
        return ", ".join([self._say("theme", theme=theme) for theme in themes])

    def _waiting_at(self, cell: str) -> list[int]:
        return [seat for seat, board in enumerate(self.view["boards"]) if cell in board]

    def _place(self, cell: str) -> str:
        """A tile as a choice: what matters of it in one line."""
        there = self.view["grid"].get(cell)
        if there is None:
            return f"{cell}: {self._say('no-tile')}"
        tile = self._tile(there["tile"])
        points = self._say("tile-points", points=tile["points"])
        condition = self._condition(tile)
        parts = [self._tile_name(tile), points, self._on(there, tile)]
        said = f"{cell}: " + ", ".join([*parts, condition] if condition else parts)
        # In phase II two places are to choose between: what each would do belongs to the choice.
        seen = self._foreseen(cell) if self.view["phase"] == "moving" and self._foresees() else ""
        return f"{said}; {seen}" if seen else said

    # The players

    def _own_cubes(self, seat: int) -> Section:
        view = self.view
        lines = [self._say("own-supply", count=view["supply"][seat])]
        chosen = view["boards"][seat] or (view["choice"] or "").split()[1:]
        if chosen:
            places = "; ".join([self._short(cell) for cell in chosen])
            lines.append(self._say("own-choice", places=places))
        return Section(self._say("own-cubes"), lines)

    def _short(self, cell: str) -> str:
        there = self.view["grid"].get(cell)
        return cell if there is None else f"{cell} {self._tile_name(self._tile(there['tile']))}"

    def _standing(self) -> Section:
        view = self.view
        keys = ["player", "points", "won-tiles", "cubes"]
        placing = view["phase"] == "placing"
        if placing:
            keys.append("ready")
        rows: list[list[str]] = []
        for seat in range(view["seats"]):
            won = ", ".join([text for text, _ in self._won(view["won"][seat])])
            row = [self._player_name(seat), self._points(seat), won or NOTHING]
            row.append(str(view["supply"][seat]))
            if placing:
                row.append(self._say("ready-yes" if view["ready"][seat] else "ready-no"))
            rows.append(row)
        return Section(self._say("players"), None, [self._say(key) for key in keys], rows)

    def _points(self, seat: int) -> str:
        """The points and where they come from."""
        parts = self.view["score"][seat]
        fields = {"points": sum(parts.values()), "tiles": parts["tiles"], "sets": parts["sets"]}
        if self.view["open_cards"] or any(self.view["secret_cards"]):
            return self._say("score-cards", **fields, cards=parts["equilibrium"])
        return self._say("score", **fields)

    def _all_cards(self) -> Section:
        lines: list[str] = []
        for card in self.view["open_cards"]:
            taken = card["owner"] is not None
            lines.append(
                self._card_line(card["card"], "open-taken" if taken else "open-free", card["owner"])
            )
        for seat, secret in enumerate(self.view["secret_cards"]):
            if secret is not None:
                lines.append(
                    self._card_line(secret, "secret-own" if self._me(seat) else "secret-of", seat)
                )
        return Section(self._say("cards"), lines)

    def _card_line(self, ident: str, key: str, owner: int | None) -> str:
        card = self.content["cards"][ident]
        points = self._say("tile-points", points=card["points"])
        shown = f"{self._symbols(card['symbols'], ', ')}, {points}"
        name = "" if owner is None else self._player_name(owner)
        return self._say(key, card_text=shown, name=name)
