"""RAWsiko's moves as numbers, as words and as data. They follow from the map, in this order:

    end                 end the action phase (45)
    stop                take no further material in the Trade with China (R-21)
    continent OCE       choose a continent in the set-up (17)
    take VNM            choose a starting territory there (17)
    trade Bi            gain a material in the Trade with China (73)
    UKR 2               put 2 assets on a territory (30, 42)
    VNM>IND 2           move 2 assets, or attack with 2 (46, 54)

At most `MOST_AT_ONCE` assets go in one move. It hinders nobody: more go in two moves, as each asset
moves by itself (47), and a clash takes three at most (53).
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.errors import AmbiguousMove, UnreadableMove
from ludoteka.games.rawsiko.world import World

MOST_AT_ONCE: Final = 16
END: Final = 0
STOP: Final = 1
FIRST_CONTINENT: Final = 2

EXPECTED: Final = (
    "'UKR 2' to place, 'VNM>IND 2' to move or attack, 'end', "
    "and in the set-up 'continent OCE' or 'take VNM', in the Trade with China 'trade Bi' or 'stop'"
)


class Notation:
    """The numbers of the moves on one map, and their words."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.first_take = FIRST_CONTINENT + len(world.continent_ids)
        self.first_trade = self.first_take + len(world.ids)
        self.first_placing = self.first_trade + len(world.material_ids)
        self.first_step = self.first_placing + len(world.ids) * MOST_AT_ONCE
        self.places = len(world.ids)
        self.count = self.first_step + self.places * self.places * MOST_AT_ONCE
        self._continents = _by_word(world.continent_ids)
        self._territories = _by_word(world.ids)
        self._materials = _by_word(world.material_ids)

    def placing(self, territory: int, count: int) -> int:
        return self.first_placing + territory * MOST_AT_ONCE + count - 1

    def step(self, source: int, target: int, count: int) -> int:
        """Between any two territories: that they are no neighbours is for the rules to say."""
        return self.first_step + (source * self.places + target) * MOST_AT_ONCE + count - 1

    def check(self, move: int) -> None:
        if not 0 <= move < self.count:
            raise ValueError(f"RAWsiko's moves on this map are 0 to {self.count - 1}, not {move}")

    def spell(self, move: int) -> str:
        self.check(move)
        world = self.world
        if move >= self.first_step:
            ends, count = divmod(move - self.first_step, MOST_AT_ONCE)
            source, target = divmod(ends, self.places)
            return f"{world.ids[source]}>{world.ids[target]} {count + 1}"
        if move >= self.first_placing:
            territory, count = divmod(move - self.first_placing, MOST_AT_ONCE)
            return f"{world.ids[territory]} {count + 1}"
        if move >= self.first_trade:
            return f"trade {world.material_ids[move - self.first_trade]}"
        if move >= self.first_take:
            return f"take {world.ids[move - self.first_take]}"
        if move >= FIRST_CONTINENT:
            return f"continent {world.continent_ids[move - FIRST_CONTINENT]}"
        return "end" if move == END else "stop"

    def read(self, text: str) -> int:
        """Small letters will do, and so will the name alone where it means one thing only."""
        words = text.lower().replace("->", ">").replace("→", ">").replace(">", " > ").split()
        if not words:
            raise UnreadableMove(text, EXPECTED)
        if ">" in words:
            return self._read_step(text, words)
        if len(words) == 1:
            return self._read_word(text, words[0])
        if len(words) == 2:
            return self._read_pair(text, words[0], words[1])
        raise UnreadableMove(text, EXPECTED)

    def _read_step(self, text: str, words: list[str]) -> int:
        if len(words) not in (3, 4) or words[1] != ">":
            raise UnreadableMove(text, EXPECTED)
        source = self._territory(text, words[0])
        target = self._territory(text, words[2])
        if len(words) == 3:
            counts = range(1, MOST_AT_ONCE + 1)
            candidates = [self.spell(self.step(source, target, count)) for count in counts]
            raise AmbiguousMove(text, candidates)
        return self.step(source, target, _count(text, words[3]))

    def _read_word(self, text: str, word: str) -> int:
        if word in ("end", "stop"):
            return END if word == "end" else STOP
        if word in self._continents:
            return FIRST_CONTINENT + self._continents[word]
        if word in self._materials:
            return self.first_trade + self._materials[word]
        territory = self._territory(text, word)
        take = self.first_take + territory
        raise AmbiguousMove(text, [self.spell(take), self.spell(self.placing(territory, 1))])

    def _read_pair(self, text: str, first: str, second: str) -> int:
        if first == "continent" and second in self._continents:
            return FIRST_CONTINENT + self._continents[second]
        if first == "trade" and second in self._materials:
            return self.first_trade + self._materials[second]
        if first == "take":
            return self.first_take + self._territory(text, second)
        return self.placing(self._territory(text, first), _count(text, second))

    def _territory(self, text: str, word: str) -> int:
        if word not in self._territories:
            raise UnreadableMove(text, EXPECTED)
        return self._territories[word]

    def describe(self, move: int) -> dict[str, object]:
        self.check(move)
        world = self.world
        if move >= self.first_step:
            ends, count = divmod(move - self.first_step, MOST_AT_ONCE)
            source, target = divmod(ends, self.places)
            return {
                "verb": "move",
                "source": world.ids[source],
                "target": world.ids[target],
                "count": count + 1,
            }
        if move >= self.first_placing:
            territory, count = divmod(move - self.first_placing, MOST_AT_ONCE)
            return {"verb": "place", "territory": world.ids[territory], "count": count + 1}
        if move >= self.first_trade:
            return {"verb": "trade", "material": world.material_ids[move - self.first_trade]}
        if move >= self.first_take:
            return {"verb": "take", "territory": world.ids[move - self.first_take]}
        if move >= FIRST_CONTINENT:
            return {"verb": "continent", "continent": world.continent_ids[move - FIRST_CONTINENT]}
        return {"verb": "end" if move == END else "stop"}

    def number(self, description: dict[str, object]) -> int:
        verb = description.get("verb")
        count = description.get("count")
        if verb == "move":
            source = self._named(description, "source", self._territories)
            target = self._named(description, "target", self._territories)
            return self.step(source, target, _checked(description, count))
        if verb == "place":
            place = self._named(description, "territory", self._territories)
            return self.placing(place, _checked(description, count))
        if verb == "take":
            return self.first_take + self._named(description, "territory", self._territories)
        if verb == "continent":
            return FIRST_CONTINENT + self._named(description, "continent", self._continents)
        if verb == "trade":
            return self.first_trade + self._named(description, "material", self._materials)
        if verb in ("end", "stop"):
            return END if verb == "end" else STOP
        raise UnreadableMove(str(description), EXPECTED)

    def _named(self, description: dict[str, object], field: str, known: dict[str, int]) -> int:
        word = str(description.get(field)).lower()
        if word not in known:
            raise UnreadableMove(str(description), EXPECTED)
        return known[word]


def _by_word(ids: list[str]) -> dict[str, int]:
    return {ident.lower(): number for number, ident in enumerate(ids)}


def _checked(description: dict[str, object], count: object) -> int:
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST_AT_ONCE:
        raise UnreadableMove(str(description), f"a count from 1 to {MOST_AT_ONCE}")
    return count


def _count(text: str, word: str) -> int:
    digits = word.isascii() and word.isdigit() and len(word) < 4
    if not digits or not 1 <= int(word) <= MOST_AT_ONCE:
        raise UnreadableMove(text, f"a number of assets from 1 to {MOST_AT_ONCE}")
    return int(word)
