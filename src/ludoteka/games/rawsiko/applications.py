"""RAWsiko's applications: what they need, what they are worth, and in which tier they are.

An objective has one application of each of four tiers (D-4). A file may tell the tier of each, and
then they may differ in value within it; where it tells none, a tier is all of the same value. And
it may tell which objectives there are, as a deck of cards.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.content import Reader
from ludoteka.games.rawsiko.pieces import MOST_SEATS
from ludoteka.games.rawsiko.world import World, set_of

TIERS: Final = 4  # D-4
UNTOLD: Final = 0  # the tier of an application whose file tells none
LEAST_IN_A_TIER: Final = 5  # so that five players never share one
MOST_APPLICATIONS: Final = 200
MOST_POINTS: Final = 1000
MOST_CARDS: Final = 120
LONGEST_ID: Final = 24


class Applications:
    """By number; never changed once they are read."""

    def __init__(self, reader: Reader, world: World) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.points: list[int] = []
        self.tier: list[int] = []  # 1 to 4
        self.needs: list[int] = []  # a set of materials
        self.because: list[list[str]] = []
        for entry in reader.entries("application"):
            ident = entry.text("id")
            plain = ident.replace("-", "")
            if ident and not (plain.isascii() and plain.isalnum() and len(ident) <= LONGEST_ID):
                entry.fault(
                    f"id should be 1 to {LONGEST_ID} plain letters, digits and hyphens, "
                    f"not {ident!r}"
                )
            self.ids.append(ident)
            self.names.append(entry.text("name"))
            self.points.append(entry.number("points", 1, MOST_POINTS))
            self.tier.append(entry.number("tier", 1, TIERS) if entry.has("tier") else UNTOLD)
            self.needs.append(set_of(entry, world.material_ids))
            if not entry.table.get("materials"):
                entry.fault("an application needs at least one material")
            self.because.append(entry.words("because"))
            entry.close()
        tiers = [tier for tier in self.tier if tier != UNTOLD]
        self.tiers_told = len(tiers) > 0
        if not tiers:
            values = sorted(set(self.points))
            self.tier = [values.index(points) + 1 for points in self.points]
        elif len(tiers) < len(self.tier):
            reader.fault("either every application should tell its tier, or none")
        self.tiers: list[list[int]] = [
            [number for number, own in enumerate(self.tier) if own == tier]
            for tier in range(1, max([TIERS, *self.tier]) + 1)
        ]
        if len(self.ids) > MOST_APPLICATIONS:
            count = len(self.ids)
            reader.fault(f"there can be at most {MOST_APPLICATIONS} applications, not {count}")
        if not tiers:
            self._check_values(reader)
        elif len(tiers) == len(self.tier):
            self._check_tiers(reader)
        self.deck: list[list[int]] = []  # the objectives there are; empty: any combination
        self.card_sets: list[int] = []  # the same as sets of applications
        if "objective" in reader.data:
            self._read_deck(reader)

    def _check_values(self, reader: Reader) -> None:
        """Tiers that are told apart by their points alone."""
        values = sorted(set(self.points))
        if len(values) != TIERS:
            found = ", ".join([str(points) for points in values]) or "none"
            reader.fault(
                f"applications should have {TIERS} different values, one for each place of an "
                f"objective (D-4), not: {found}"
            )
        for points, tier in zip(values, self.tiers, strict=False):
            if len(tier) < LEAST_IN_A_TIER:
                reader.fault(
                    f"{len(tier)} applications have {points} points, at least {LEAST_IN_A_TIER} "
                    "are needed so that five players never share one"
                )

    def _check_tiers(self, reader: Reader) -> None:
        """Tiers by name: each is worth more than the one before it."""
        before = 0
        for number, tier in enumerate(self.tiers, 1):
            if len(tier) < LEAST_IN_A_TIER:
                reader.fault(
                    f"{len(tier)} applications are of tier {number}, at least {LEAST_IN_A_TIER} "
                    "are needed so that five players never share one"
                )
            values = [self.points[application] for application in tier]
            if values and min(values) <= before:
                reader.fault(
                    f"an application of tier {number} gives {min(values)} points, "
                    f"and one of tier {number - 1} gives {before}: a higher tier should give more"
                )
            before = max([before, *values])

    def _read_deck(self, reader: Reader) -> None:
        sound = not reader.faults
        for entry in reader.entries("objective"):
            card = [self.ids.index(name) for name in entry.texts("applications", self.ids)]
            if sound and not reader.faults:
                if [self.tier[one] for one in card] != list(range(1, TIERS + 1)):
                    entry.fault("an objective has one application of each tier, in order (D-4)")
                elif card in self.deck:
                    entry.fault(f"this is objective {self.deck.index(card) + 1} again")
            self.deck.append(card)
            self.card_sets.append(sum([1 << one for one in card]))
            entry.close()
        if len(self.deck) > MOST_CARDS:
            reader.fault(f"there can be at most {MOST_CARDS} objectives, not {len(self.deck)}")

    def check_deck(self, reader: Reader) -> None:
        """Whichever are dealt, a card is left for the next player (of our own a test shows it)."""
        if reader.faults:
            return
        stuck = self._stuck([], list(range(len(self.deck))), self._most_shared())
        if stuck:
            those = ", ".join([str(card + 1) for card in stuck])
            reader.fault(
                f"when objectives {those} have been dealt, each other one shares an "
                f"application with them, and {MOST_SEATS} players can't all have one (D-4)"
            )

    def _most_shared(self) -> int:
        """How many cards at most are gone with one that is dealt, itself among them."""
        return max([len([c for c in self.card_sets if c & own]) for own in self.card_sets] or [0])

    def _stuck(self, dealt: list[int], left: list[int], most_shared: int) -> list[int]:
        """Cards, in the order of the file, after which none is left for the next player."""
        more = MOST_SEATS - 1 - len(dealt)
        if not left:
            return dealt
        if more == 0 or len(left) > more * most_shared:
            return []
        for card in left:
            if not dealt or card > dealt[-1]:
                own = self.card_sets[card]
                rest = [other for other in left if not self.card_sets[other] & own]
                stuck = self._stuck([*dealt, card], rest, most_shared)
                if stuck:
                    return stuck
        return []

    def data(self, world: World) -> dict[str, object]:
        """JSON-able, by id."""
        found: dict[str, object] = {}
        for number, ident in enumerate(self.ids):
            entry: dict[str, object] = {
                "name": self.names[number],
                "points": self.points[number],
                "materials": world.material_words(self.needs[number]),
                "because": list(self.because[number]),
            }
            if self.tiers_told:
                entry["tier"] = self.tier[number]
            found[ident] = entry
        return found

    def deck_words(self) -> list[list[str]]:
        """The objectives there are, as ids of applications."""
        return [[self.ids[application] for application in card] for card in self.deck]
