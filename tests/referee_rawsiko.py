"""An outside referee for RAWsiko: checks a whole game that `ludoteka replay FILE --json` prints.

    ludoteka replay FILE --json | python tests/referee_rawsiko.py

It plays every game again by itself, from games/rawsiko/rules.md and docs/replay-format.md alone,
and never by our code: it imports nothing of Ludoteka. It shares with the other referees what has
nothing to do with a game: chance and the comparing of JSON. A plain number in a comment is a rule.
Map and applications are in `referee_rawsiko_world.py` beside it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from itertools import combinations

import referee
from referee import Chance, Fault, Json, checked_options, require, sown
from referee_rawsiko_world import World

PLAYERS = (3, 4, 5)  # 3
DRAFT = {3: (3, 2), 4: (2, 1), 5: (2, 1)}  # 23: territories on the first, on the second continent
REST = {3: 6, 4: 6, 5: 5}  # D-10: starting assets to distribute
DICE = 3  # 53
SIDES = 6  # D-16
AT_ONCE = 16  # D-25
ENDS = {"turns_played": "rawsiko.65", "one_left": "rawsiko.D-19"}
OPTIONS: dict[str, tuple[str | bool | int, ...]] = {
    "turns": tuple(range(3, 13)),  # D-12
    "setup": ("simple", "territories", "continents"),  # 16, 27, D-8
    "starting_assets": ("auto", *map(str, range(13))),  # D-29
    "stranglehold": (False, True),  # 71
    "trade": (False, True),  # 73
    "garrison": (False, True),  # D-15
    "after_clash": ("failed-fresh", "conquerors-fresh", "loss-fresh"),  # D-17
}
# Where to look a wrong event up.
RULES = {
    "set_up": "14, 34, 35, 36, D-4, D-10, D-29",
    "continent_chosen": "17 to 21, D-6, R-7, R-12",
    "territory_taken": "22 to 24, R-6, R-12",
    "assets_placed": "29 to 31, 42",
    "turn_began": "36, 65, 72",
    "income": "39 to 41, D-13",
    "phase_began": "43, 45, D-11, R-2, R-30",
    "assets_moved": "46 to 52",
    "clash": "53 to 59, D-30",
    "eliminated": "62, R-2",
    "counter_advanced": "71, 72, R-9",
    "phase_ended": "45, D-28",
    "trade_began": "73, R-18, R-20",
    "material_gained": "73, 75, R-13",
    "trade_stopped": "75, R-21",
    "game_over": "64, 65, D-27",
}
# A move as it is written; the engine's number follows from its verb (see Table.number).
MOVES = {
    "end": "end",
    "stop": "stop",
    "continent": r"continent (?P<continent>\S+)",
    "take": r"take (?P<territory>\S+)",
    "trade": r"trade (?P<material>\S+)",
    "place": r"(?P<territory>[^\s>]+) (?P<count>[1-9][0-9]*)",
    "move": r"(?P<source>[^\s>]+)>(?P<target>[^\s>]+) (?P<count>[1-9][0-9]*)",
}


@dataclass
class Table:
    """A table of RAWsiko, set up and played by the rules."""

    world: World
    options: dict[str, Json]
    players: int
    chance: Chance
    phase: str = "draft"
    first: int = 0
    turn: int = 0
    active: int = 0
    over: str = ""
    owners: dict[str, int] = field(default_factory=dict)  # 11: who has assets on a territory
    assets: dict[str, int] = field(default_factory=dict)
    unmoved: dict[str, int] = field(default_factory=dict)  # 48: of the player in his phase
    picks: list[tuple[int, int]] = field(default_factory=list)  # 17, 18: seat, territories
    chosen: str = ""  # the continent of the present pick
    sets: list[tuple[str, ...]] = field(default_factory=list)  # which territories it may get
    picked: list[str] = field(default_factory=list)
    queue: list[list[int]] = field(default_factory=list)  # seats and what they still may do
    out: list[int] = field(default_factory=list)  # 62: eliminated, the earliest first
    events: list[Json] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.objectives: list[list[str]] = [[] for _ in range(self.players)]
        self.gained: list[list[str]] = [[] for _ in range(self.players)]
        self.there: dict[str, list[int]] = {name: [] for name in self.world.continents}
        self.turns = int(self.options["turns"])
        wanted = self.options["starting_assets"]  # 34, D-29
        self.rest = REST[self.players] if wanted == "auto" else int(wanted)

    # Set-up

    def deal(self) -> None:
        """14, D-4, A10: cards of which no two share an application, or any one of each tier."""
        if self.world.cards:
            for seat in range(self.players):
                gone = {name for objective in self.objectives for name in objective}
                left = [card for card in self.world.cards if gone.isdisjoint(card)]
                self.objectives[seat] += left[self.chance.below(len(left))]
            return
        for tier in self.world.tiers():
            self.chance.shuffle(tier)
            for seat in range(self.players):
                self.objectives[seat].append(tier[seat])

    def set_up(self) -> None:
        """A3, in the order of draws that belongs to the rules' version."""
        self.first = self.chance.below(self.players)  # D-11
        self.deal()
        shown = {"first": self.first, "turns": self.turns, "rest": self.rest}
        secrets = {str(seat): {"objective": list(o)} for seat, o in enumerate(self.objectives)}
        self.tell("set_up", shown, secrets)
        order = self.order()
        one, two = DRAFT[self.players]  # 23
        self.picks = [(seat, one) for seat in order] + [(seat, two) for seat in reversed(order)]
        self.draft()

    def order(self) -> list[int]:
        """D-11: the players from the first one on."""
        return [(self.first + step) % self.players for step in range(self.players)]

    def living(self) -> list[int]:
        """The players who are not eliminated, in their order."""
        return [seat for seat in self.order() if seat not in self.out]

    def free(self, continent: str) -> list[str]:
        """22: the territories of a continent that belong to nobody."""
        return [name for name in self.world.of(continent) if name not in self.owners]

    def candidates(self) -> list[str]:
        """19 to 21, D-6, R-7: the continents that may be picked now."""
        seat, size = self.picks[0]
        names = self.there.items()
        allowed = [name for name, seats in names if len(seats) < 2 and seat not in seats]
        roomy = [name for name in allowed if len(self.free(name)) >= size] or allowed
        return [name for name in roomy if not self.there[name]] or roomy

    def draft(self) -> None:
        """17, 18, 27: go on to the next choice that a player makes by himself."""
        while self.picks:
            if self.options["setup"] == "simple":
                return
            names = self.candidates()
            self.settle(names[self.chance.below(len(names))], drawn=True)
            if self.options["setup"] == "continents":  # 27 [LV]
                return
            for name in self.sets[self.chance.below(len(self.sets))]:
                self.take(name, drawn=True)
        self.start_placing([self.rest] * self.players)

    def settle(self, continent: str, drawn: bool) -> None:
        """17: a continent is picked; which territories there may go with it (D-5, R-6)."""
        seat, size = self.picks[0]
        self.there[continent].append(seat)
        self.chosen, self.picked = continent, []
        every = list(combinations(self.free(continent), size))
        self.sets = [names for names in every if self.world.connected(names)] or every
        self.tell("continent_chosen", {"seat": seat, "continent": continent, "drawn": drawn})

    def take(self, name: str, drawn: bool) -> None:
        """22, D-9: a territory is picked and receives one asset."""
        seat, size = self.picks[0]
        self.owners[name], self.assets[name] = seat, 1
        self.picked.append(name)
        self.tell("territory_taken", {"seat": seat, "territory": name, "drawn": drawn})
        if len(self.picked) == size:
            self.picks.pop(0)
            self.chosen, self.sets, self.picked = "", [], []

    # Telling

    def tell(self, kind: str, public: Json, private: Json = None) -> None:
        """An event that the record must have."""
        self.events.append({"kind": kind, "public": public, "private": private or {}})

    def waiting(self) -> list[int]:
        """The seat that must do something."""
        if self.over:
            return []
        if self.phase == "action":
            return [self.active]
        return [self.picks[0][0] if self.phase == "draft" else self.queue[0][0]]

    def told(self) -> dict[str, Json]:
        """What a line of the record must say after a move, but for the digest."""
        events, self.events = self.events, []
        told = {"events": events, "chance": self.chance.told(), "waiting": self.waiting()}
        return {**told, "hidden": {"objectives": self.objectives}}

    def position(self) -> str:
        """All that the game depends on from here on."""
        board = (sorted(self.owners.items()), sorted(self.assets.items()))
        draft = (self.chosen, self.picked, self.there) if self.picks else ()
        ours = sorted((name, count) for name, count in self.unmoved.items() if count)
        now = (self.phase, self.turn, self.active, self.queue, self.out, self.gained)
        return repr((board, draft, ours, now, self.over, self.chance.used))

    # Moves

    def number(self, verb: str, words: dict[str, Json]) -> int:
        """The engine's number: end, stop, continents, territories, materials, places, moves."""
        world, lands = self.world, list(self.world.territories)
        if verb in ("end", "stop"):
            return int(verb == "stop")
        if verb == "continent":
            return 2 + world.continents.index(words["continent"])
        trade = 2 + len(world.continents) + len(lands)
        if verb == "take":
            return trade - len(lands) + lands.index(words["territory"])
        if verb == "trade":
            return trade + world.materials.index(words["material"])
        places = list(words.values())[:-1]  # one territory, or source and target
        at = lands.index(places[-1])
        if verb == "move":
            at += len(lands) * (1 + lands.index(places[0]))
        return trade + len(world.materials) + AT_ONCE * at + words["count"] - 1

    def check_move(self, seat: int, verb: str, words: dict[str, Json]) -> None:
        """Complain about a move that the rules don't allow."""
        require(not self.over, "the game is over")
        require([seat] == self.waiting(), f"it is the turn of seat {self.waiting()[0]}")
        for name in ("territory", "source", "target"):
            if name in words:
                require(words[name] in self.world.territories, f"rule 9: no {name} {words[name]}")
        require(words.get("count", 1) <= AT_ONCE, "D-25: more than 16 in one move")
        if verb in ("continent", "take"):
            require(self.phase == "draft", "rule 15: the territories are chosen")
            self.check_pick(verb, **words)
        elif verb == "place":
            require(self.phase in ("placing", "investing"), "rule 40: no assets to place now")
            self.check_placing(seat, **words)
        elif verb in ("move", "end"):
            require(self.phase == "action", "rule 38: not in an action phase")
            if verb == "move":
                self.check_moving(seat, **words)
        else:
            require(self.phase == "trade", "rule 73: there is no Trade now")
            if verb == "trade":
                self.check_trade(seat, **words)

    def check_pick(self, verb: str, continent: str = "", territory: str = "") -> None:
        """17 to 25, R-6, R-7: a continent, then territories on it."""
        if verb == "continent":
            require(continent in self.there, f"rule 9: no continent {continent}")
            require(not self.chosen, f"rule 17: first territories in {self.chosen}")
            legal = self.candidates()
            require(continent in legal, f"rules 19 to 21, R-7: {continent} is none of {legal}")
            return
        require(bool(self.chosen), "rule 17: first a continent")
        require(territory not in self.owners, f"rule 22: {territory} belongs to somebody")
        where = self.world.territories[territory].continent
        require(where == self.chosen, f"rule 17: {territory} is not in {self.chosen}")
        if self.world.connected(self.sets[0]):  # D-5, R-6: if there is one, all sets are
            apart = self.picked and not self.world.touches(territory, self.picked)
            require(not apart, f"D-5: {territory} is not adjacent to {self.picked}")
        wanted = {territory, *self.picked}
        require(any(wanted <= {*names} for names in self.sets), f"R-6: {territory} is too small")

    def check_placing(self, seat: int, territory: str, count: int) -> None:
        """29 to 31, 42: on territories of one's own, not more than there are."""
        require(self.owners.get(territory) == seat, f"rules 29, 42: {territory} is not his")
        left = self.queue[0][1]
        require(count <= left, f"rules 31, 41: {count} to place, but {left} left")

    def check_moving(self, seat: int, source: str, target: str, count: int) -> None:
        """46 to 54: unmoved assets to an adjacent territory."""
        require(self.owners.get(source) == seat, f"rule 46: {source} is not his")
        near = self.world.territories[source].neighbours
        require(target in near, f"rules 10, 46: {source} and {target} are not adjacent")
        fresh = self.unmoved.get(source, 0)
        require(count <= fresh, f"rule 47: {source} has {fresh} unmoved assets, not {count}")
        stays = not self.options["garrison"] or count < self.assets[source]
        require(stays, f"D-15, R-8: nothing stays in {source}")
        clash = self.owners.get(target, seat) != seat
        require(count <= DICE or not clash, "rules 53, 54: at most 3 attack")

    def check_trade(self, seat: int, material: str) -> None:
        """73, 75, R-13, R-19: a material of the map that he hasn't got."""
        require(material in self.world.materials, f"rule 9: no material {material}")
        require(material not in self.materials(seat), f"D-24, R-13: he has {material} already")
        require(material in self.choosable(seat), f"R-19: {material} lies nowhere on the map")

    def play(self, seat: int, verb: str, words: dict[str, Json]) -> None:
        """Make a move, with all that follows from it."""
        self.check_move(seat, verb, words)
        if verb == "continent":
            self.settle(words["continent"], drawn=False)
        elif verb == "take":
            self.take(words["territory"], drawn=False)
            if not self.chosen:
                self.draft()
        elif verb == "place":
            self.place(seat, **words)
        elif verb == "move":
            self.move(seat, **words)
        elif verb == "end":  # 45
            self.tell("phase_ended", {"seat": seat})
            self.next_phase()
        else:
            self.trade(seat, words.get("material"))

    # Placing and investment

    def start_placing(self, counts: list[int]) -> None:
        """31, 44, R-3, R-24: in player order; who has nothing to place is not asked."""
        self.phase = "investing" if self.turn else "placing"
        self.queue = [[seat, counts[seat]] for seat in self.order() if counts[seat]]
        self.next_placing()

    def next_placing(self) -> None:
        """43: the first phase begins when everything is placed."""
        if not self.queue and not self.turn:
            self.begin_turn()
        elif not self.queue:
            self.begin_phase(self.living()[0])

    def place(self, seat: int, territory: str, count: int) -> None:
        """30, 42: more assets on an own territory."""
        self.assets[territory] += count
        self.queue[0][1] -= count
        left = self.queue[0][1]
        shown = {"seat": seat, "territory": territory, "count": count, "left": left}
        self.tell("assets_placed", shown)
        if not left:
            self.queue.pop(0)
            self.next_placing()

    def begin_turn(self) -> None:
        """38 to 41: a turn with its investment phase, but for the very first."""
        self.turn += 1
        self.tell("turn_began", {"turn": self.turn, "turns": self.turns})
        assets = [0] * self.players
        if self.turn > 1:
            materials = [len(self.materials(seat)) for seat in range(self.players)]
            assets = [(many + 2) // 3 for many in materials]  # 41: rounded up
            self.tell("income", {"materials": materials, "assets": assets})
        self.start_placing(assets)

    # Action phase

    def begin_phase(self, seat: int) -> None:
        """45, R-26: all assets of the player can act."""
        self.phase, self.active = "action", seat
        self.unmoved = {name: self.assets[name] for name in self.held(seat)}
        self.tell("phase_began", {"seat": seat})

    def next_phase(self) -> None:
        """45, 65, 72: the next living player, the next turn or the end."""
        order, self.unmoved = self.order(), {}
        later = order[order.index(self.active) + 1 :]
        following = [seat for seat in later if seat not in self.out]
        if following:
            self.begin_phase(following[0])
        elif self.turn < self.turns:
            self.begin_turn()
        elif self.options["trade"]:
            self.begin_trade()
        else:
            self.finish("turns_played")

    def held(self, seat: int) -> list[str]:
        """11: the territories that a player controls."""
        return [name for name in self.world.territories if self.owners.get(name) == seat]

    def materials(self, seat: int) -> set[str]:
        """12, 73: the different materials that a player owns."""
        owned = (self.world.territories[name].materials for name in self.held(seat))
        return set(self.gained[seat]).union(*owned)

    def add(self, name: str, more: int) -> bool:
        """Assets come or go; whether the territory is empty now (13)."""
        self.assets[name] = self.assets.get(name, 0) + more
        if self.assets[name] == 0:
            del self.assets[name], self.owners[name]
        return name not in self.assets

    def occupy(self, seat: int, name: str, count: int, fresh: bool) -> None:
        """47, 49, 50: assets arrive; they have moved, unless they are fresh (D-17)."""
        self.owners[name] = seat
        self.add(name, count)
        self.unmoved[name] = self.unmoved.get(name, 0) + count * fresh

    def move(self, seat: int, source: str, target: str, count: int) -> None:
        """49 to 51: to an empty or an own territory, or into a clash."""
        if self.owners.get(target, seat) != seat:
            self.clash(seat, source, target, count)
            return
        empty = target not in self.owners
        self.unmoved[source] -= count
        abandoned = self.add(source, -count)  # D-15
        self.occupy(seat, target, count, fresh=False)
        shown = {"seat": seat, "source": source, "target": target, "count": count}
        self.tell("assets_moved", {**shown, "occupied": empty, "abandoned": abandoned})

    def rolled(self, dice: int) -> list[int]:
        """55, D-16, D-30: dice from the highest down."""
        return sorted((self.chance.below(SIDES) + 1 for _ in range(dice)), reverse=True)

    def clash(self, seat: int, source: str, target: str, count: int) -> None:
        """53 to 61: the game resolves it."""
        defender = self.owners[target]
        attack = self.rolled(count)  # 54
        defence = self.rolled(min(DICE, self.assets[target]))
        lost, killed = losses(attack, defence)
        conquered = killed == self.assets[target]
        self.add(target, -killed)
        fresh = {  # 61, D-17
            "failed-fresh": not conquered,
            "conquerors-fresh": conquered,
            "loss-fresh": killed > 0,
        }[self.options["after_clash"]]
        if conquered:  # 58
            self.unmoved[source] -= count
            abandoned = self.add(source, -count)
            self.occupy(seat, target, count - lost, fresh)
        else:  # 59
            self.unmoved[source] -= lost if fresh else count
            abandoned = self.add(source, -lost)
        sides = {"seat": seat, "source": source, "target": target, "defender": defender}
        dead = {"attackers_lost": lost, "defenders_lost": killed}
        shown = {**sides, "attack": attack, "defence": defence, **dead}
        self.tell("clash", {**shown, "conquered": conquered, "abandoned": abandoned})
        for victim in (defender, seat):
            if not self.held(victim):
                self.eliminate(victim, seat)

    def eliminate(self, victim: int, mover: int) -> None:
        """62 to 64, 71, 72, R-2, R-9, R-17: out at once."""
        self.out.append(victim)
        self.tell("eliminated", {"seat": victim, "by": mover})
        if len(self.living()) == 1:  # D-19, R-18
            self.finish("one_left")
            return
        if self.options["stranglehold"] and self.turn < self.turns:
            self.turn += 1
            self.tell("counter_advanced", {"turn": self.turn, "turns": self.turns})
        if victim == self.active:
            self.next_phase()

    # Trade with China

    def exclusive(self, seat: int) -> list[str]:
        """73: the continents where this player alone is present."""
        holders = {
            continent: {
                self.owners[name] for name in self.world.of(continent) if name in self.owners
            }
            for continent in self.world.continents
        }
        return [continent for continent, seats in holders.items() if seats == {seat}]

    def choosable(self, seat: int) -> set[str]:
        """73, R-13, R-19: what lies on the map and isn't his."""
        on_map = set().union(*(one.materials for one in self.world.territories.values()))
        return on_map - self.materials(seat)

    def begin_trade(self) -> None:
        """73, 75: before scoring, in player order."""
        self.phase = "trade"
        exclusive = [self.exclusive(seat) for seat in range(self.players)]
        self.tell("trade_began", {"exclusive": exclusive})
        self.queue = [[seat, len(exclusive[seat])] for seat in self.order()]
        self.next_trade()

    def next_trade(self) -> None:
        """R-20: who has nothing to choose is not asked."""
        while self.queue and not (self.queue[0][1] and self.choosable(self.queue[0][0])):
            self.queue.pop(0)
        if not self.queue:
            self.finish("turns_played")

    def trade(self, seat: int, material: str | None) -> None:
        """73, R-21: one material more, or no more."""
        if material is None:
            self.queue[0][1] = 0
            self.tell("trade_stopped", {"seat": seat})
        else:
            self.gained[seat].append(material)
            self.queue[0][1] -= 1
            shown = {"seat": seat, "material": material, "left": self.queue[0][1]}
            self.tell("material_gained", shown)
        self.next_trade()

    # End of the game

    def finish(self, reason: str) -> None:
        """64, 65, D-27: the game ends and objectives are shown."""
        self.over, self.phase, self.queue = reason, "over", []
        shown = {"reason": reason, "rule": ENDS[reason]}
        self.tell("game_over", {**shown, "objectives": self.objectives})

    def fulfilled(self, seat: int) -> list[int]:
        """66: the points of each application whose materials he owns all; else 0."""
        owned = self.materials(seat)
        needed = [self.world.applications[name] for name in self.objectives[seat]]
        return [one.points if one.materials <= owned else 0 for one in needed]

    def columns(self, seat: int) -> dict[str, int]:
        """68: applications, materials, territories."""
        return {
            "applications": sum(points > 0 for points in self.fulfilled(seat)),
            "materials": len(self.materials(seat)),
            "territories": len(self.held(seat)),
        }

    def key(self, seat: int) -> tuple[int, ...]:
        """63, 67, D-18, D-20: what ranks are decided by."""
        if seat in self.out:
            return (0, self.out.index(seat))
        return (1, sum(self.fulfilled(seat)), *self.columns(seat).values())

    def result(self) -> Json:
        """66 to 68: scores, ranks and why the game ended; nothing before the end."""
        if not self.over:
            return None
        seats = range(self.players)
        points = [self.fulfilled(seat) for seat in seats]
        keys = [self.key(seat) for seat in seats]
        return {
            "ranks": [1 + sum(other > key for other in keys) for key in keys],  # D-21, R-11
            "scores": [sum(few) for few in points],
            "parts": [{f"tier_{at}": one for at, one in enumerate(few, 1)} for few in points],
            "columns": [self.columns(seat) for seat in seats],
            "reason": self.over,
            "rule": ENDS[self.over],
        }


def losses(attack: Collection[int], defence: Collection[int]) -> tuple[int, int]:
    """56, 57: how many each side loses; dice are from the highest down, ties lose attackers."""
    pairs = list(zip(attack, defence))
    lost = sum(mine <= yours for mine, yours in pairs)
    return lost, len(pairs) - lost


def understood(text: Json) -> tuple[str, dict[str, Json]]:
    """The verb and the words of a move in notation."""
    for verb, form in MOVES.items():
        found = re.fullmatch(form, str(text))
        if found:
            words: dict[str, Json] = found.groupdict()
            if "count" in words:
                words["count"] = int(words["count"])
            return verb, words
    raise Fault(f"no such move: {json.dumps(text)}")


def opened(line: Json) -> Table:
    """A table set up with the content, the options and the seed of a first line."""
    players = len(line["seats"])
    require(players in PLAYERS, f"rule 3: 3 to 5 players, not {players}")
    world = World(line["content"])
    world.check(players)
    table = Table(world, checked_options(line, OPTIONS), players, sown(line))
    table.set_up()
    return table


class Referee(referee.Referee):
    """Reads a record line by line, with a table of its own beside it."""

    game = "rawsiko"
    rules = RULES
    editions = (1, 2, 3, 4)

    def open(self, line: Json) -> Table:
        return opened(line)

    def play(self, table: Table, seat: int, given: Json) -> tuple[str, int, Json]:
        verb, words = understood(given)
        table.play(seat, verb, words)
        return given, table.number(verb, words), {"verb": verb, **words}


def check(lines: Iterable[str]) -> Table:
    """Check a record; the table at its end, or a Fault that names the line."""
    return referee.check(lines, Referee)


if __name__ == "__main__":
    sys.exit(referee.main(Referee))
