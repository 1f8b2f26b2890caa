"""RAWsiko with its options, map and applications."""

from __future__ import annotations

from typing import ClassVar

from ludoteka.core.chance import Chance
from ludoteka.core.content import packaged
from ludoteka.core.events import Event
from ludoteka.core.game import Audit, Game, Meta, Sense, Word
from ludoteka.core.options import Value
from ludoteka.core.readers.outline import Outline
from ludoteka.games.rawsiko import scenes
from ludoteka.games.rawsiko.bots.advice import RawsikoAdvice
from ludoteka.games.rawsiko.content import Content, load
from ludoteka.games.rawsiko.meta import META
from ludoteka.games.rawsiko.notation import MOST_AT_ONCE, Notation
from ludoteka.games.rawsiko.packing import unpack
from ludoteka.games.rawsiko.pieces import MOST_DICE, REST
from ludoteka.games.rawsiko.readers import facts, luck
from ludoteka.games.rawsiko.readers.drawing import Board
from ludoteka.games.rawsiko.readers.outline import Telling
from ludoteka.games.rawsiko.setup import set_up
from ludoteka.games.rawsiko.state import RawsikoState
from ludoteka.games.rawsiko.testing.audit import RawsikoAudit


class Rawsiko(Game):
    """A raw-materials rush over the whole world but China; hidden objectives, clashes by dice."""

    meta: ClassVar[Meta] = META

    def __init__(
        self, options: dict[str, Value] | None, content: Content, rules: int | None = None
    ) -> None:
        super().__init__(options, content.name, content.digest, rules)
        self.pieces = content
        self.world = content.world
        self.applications = content.applications
        self.notation = Notation(content.world)
        self.move_count = self.notation.count
        turns = self.setting("turns")
        self.turns = turns if isinstance(turns, int) else 0
        self.setup = str(self.setting("setup"))
        self.rest_option = str(self.setting("starting_assets"))
        self.stranglehold = self.setting("stranglehold") is True
        self.trade = self.setting("trade") is True
        self.garrison = self.setting("garrison") is True
        self.after_clash = str(self.setting("after_clash"))
        # Looked up again and again, so remembered: the game itself never changes. Both by territory
        # and count; departures then by rivals, and empty as long as nobody has asked for them.
        self._placings = self._all_placings()
        self._departures: list[list[tuple[int, ...]]] = [
            [()] * (1 << len(self.world.neighbours[place]))
            for place in range(len(self.world.ids))
            for _ in range(MOST_AT_ONCE + 1)
        ]

    @classmethod
    def make(
        cls,
        options: dict[str, Value] | None = None,
        content: str | None = None,
        file: str = "",
        rules: int | None = None,
    ) -> Rawsiko:
        return Rawsiko(options, load(content, file, rules), rules)

    def start(self, seats: int, chance: Chance, events: list[Event] | None = None) -> RawsikoState:
        self.check_seats(seats)
        return set_up(self, seats, chance, events)

    def spell(self, move: int) -> str:
        return self.notation.spell(move)

    def read(self, text: str) -> int:
        return self.notation.read(text)

    def describe(self, move: int) -> dict[str, object]:
        return self.notation.describe(move)

    def number(self, description: dict[str, object]) -> int:
        return self.notation.number(description)

    def scene(self, text: str) -> RawsikoState:
        return scenes.scene(self, text)

    def unpack(self, data: list[object]) -> RawsikoState:
        return unpack(self, data)

    def sense(self) -> Sense:
        return RawsikoAdvice()

    def audit(self) -> Audit:
        return RawsikoAudit(self.content(), self.options)

    def draw(self, view: dict[str, object], names: list[str], word: Word) -> str:
        return Board(self.content(), view, names, word).draw()

    def outline(self, view: dict[str, object], names: list[str], word: Word) -> Outline:
        return Telling(self.content(), view, names, word).outline()

    def content(self) -> dict[str, object]:
        return self.pieces.data()

    @classmethod
    def template(cls) -> str:
        return packaged("ludoteka.games.rawsiko", "applications.toml")

    def information(self, word: str) -> dict[str, object] | None:
        """A material's card, what a territory covers, why an application needs its materials."""
        for kind in ("materials", "territories", "applications", "continents"):
            table = self.content()[kind]
            assert isinstance(table, dict)
            for ident, entry in table.items():
                if ident.lower() == word.lower():
                    found: dict[str, object] = {"kind": kind, "id": ident, **entry}
                    if kind == "materials":
                        found.update(facts.about(ident))
                    elif kind == "continents":
                        found["territories"] = self._territories_of(ident)
                    return found
        return None

    def luck(self, seats: int, story: list[Event]) -> list[dict[str, object]]:
        return luck.luck(seats, story)

    def _territories_of(self, continent: str) -> list[str]:
        world = self.world
        places = world.on_continent[world.continent_ids.index(continent)]
        return [world.ids[place] for place in places]

    def rest(self, seats: int) -> int:
        """Starting assets that each player distributes (32, D-10)."""
        return REST[seats] if self.rest_option == "auto" else int(self.rest_option)

    def _all_placings(self) -> list[tuple[int, ...]]:
        return [
            tuple([self.notation.placing(place, count + 1) for count in range(most)])
            for place in range(len(self.world.ids))
            for most in range(MOST_AT_ONCE + 1)
        ]

    def placings(self, place: int, most: int) -> tuple[int, ...]:
        """All moves that put up to so many assets on a territory."""
        return self._placings[place * (MOST_AT_ONCE + 1) + min(most, MOST_AT_ONCE)]

    def departures(self, place: int, able: int, rivals: int) -> tuple[int, ...]:
        """All moves of up to so many assets from a territory; `rivals` marks neighbours by bits.

        Into an empty or own neighbour any number goes (D-15), against a rival three at most (53).
        """
        count = min(able, MOST_AT_ONCE)
        by_rivals = self._departures[place * (MOST_AT_ONCE + 1) + count]
        found = by_rivals[rivals]
        if not found:
            steps: list[int] = []
            for at, target in enumerate(self.world.neighbours[place]):
                most = min(count, MOST_DICE) if rivals >> at & 1 else count
                steps += [self.notation.step(place, target, n + 1) for n in range(most)]
            found = tuple(steps)
            by_rivals[rivals] = found
        return found
