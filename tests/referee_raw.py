"""An outside referee for RAW: checks a whole game that `ludoteka replay FILE --json` prints.

    ludoteka replay FILE --json | python tests/referee_raw.py

It plays every game again by itself, from games/raw/rules.md, games/raw/rulings.md,
docs/write-raw-cards.md and docs/replay-format.md alone, and never by our code: it imports nothing
of Ludoteka. It shares with the other referees what has nothing to do with a game: chance and the
comparing of JSON. A plain number in a comment is a rule, an id a decision or ruling.

The course of a game is told by generators: each `yield` is a question to players, and what they
answer is sent back. So everything stands in the order in which it happens at the table. Here are
set-up, turns, the engine's numbers and the reading of a record; board, effects and phases lie in
the files `referee_raw_*.py` beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import accumulate

import referee
from referee import Chance, Json, checked_options, require, sown
from referee_raw_cards import (
    KINDS,
    Card,
    Moves,
    Over,
    ids,
    ordered,
    taken,
    unique,
)
from referee_raw_fighting import Fighting

PLAYERS = (2, 3, 4, 5, 6)
DEALT = 7  # 1
STARS = 7  # 7
FEWER_STARS = {1: 7, 2: 4, 3: 4, 4: 3}  # X37, by edition
ROW = 4  # 69
LAST_TURN = 150  # Q17
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "drafting": (False, True),  # 68
    "hunt": (False, True),  # 69
    "underworld": (False, True),  # 70
    "summoning": (False, True),  # 71
    "last_standing": (False, True),  # 72
    "trophies": ("apart", "lives"),  # X6
    "first": ("random", "lobby"),  # X9
    "opening": ("auto", "short", "full"),  # X37
    "truce": ("auto", "on", "off"),  # X38
}
SINCE = {"opening": 2, "truce": 2}  # the edition of the game that brought an option
# Where to look a wrong event up.
RULES = {
    "set_up": "3, X9",
    "dealt": "1, V1",
    "ready": "X1",
    "packs_passed": "68, V1, X1",
    "hunt_laid": "69, V1, X31",
    "lives_laid": "2, X1",
    "turn_began": "3, 9, 10",
    "ritual_ended": "8, 27, P12",
    "drew": "11, 50, X20",
    "hunted": "69, V2",
    "row_filled": "69, V2",
    "descended": "70, V3",
    "taken": "70, V3, X2",
    "life_taken": "12, V4, X6, X34",
    "fed": "13, P1, X13",
    "left": "14, D-B15, Q15",
    "laid": "15, X10, X30",
    "bonded": "28, D-B14, K4",
    "buried": "32, K5",
    "unburied": "32, D-B15, K1, S1",
    "laid_down": "71, V5",
    "paid": "71, V6",
    "turned": "71, V6",
    "hidden": "46, 56, H1, H4",
    "imprisoned": "47, H1, H3, X19",
    "released": "66, 67, D-B17, S1",
    "skill_used": "17, 42, 48, D-B5, D-B10",
    "trap_sprung": "19, 49, D-B10, Q5",
    "attacked": "17, 36, 37, A2, Q3",
    "burned": "35, 62, P8, X3",
    "wounded": "20, 36, 40, 41, 58, A3, D-B7",
    "healed": "34, 54, 55, A3",
    "tapped": "59, P7",
    "disabled": "60, P8",
    "died": "21, S1, S11",
    "zombie_returned": "31, S7, S10, Q1",
    "stole": "51, P5, X20",
    "exhumed": "53, P9, S9",
    "summoned": "52, D-B13",
    "none_summoned": "52, D-B13, X17",
    "raided": "23, D-B2, R1",
    "trophy_laid": "24, R4",
    "eliminated": "72, D-B19, X8",
    "shuffled": "30, P13",
    "turn_ended": "25",
    "game_over": "6, 72, Q17, R5, X16",
}


class Table(Fighting):
    """A table of RAW, set up and played by the rules."""

    def __init__(self, content: Json, options: dict[str, Json], players: int, chance: Chance):
        super().__init__(content, options, players, chance)
        self.fewer = STARS  # of a short first turn; by edition
        self.numbers = Numbers(list(self.prints), sum(p.copies for p in self.prints.values()))
        self.script = self.course()

    def begin(self) -> None:
        """Set up, until somebody is asked."""
        self.question = next(self.script)

    def play(self, seat: int, notation: str) -> None:
        """Make a move, with all that follows from it."""
        require(not self.over and self.question is not None, "the game is over")
        answers = self.question.answers
        require(0 <= seat < self.players, f"nobody sits on seat {seat}")
        require(seat in answers, f"rules {self.question.rules}: not seat {seat} is asked")
        allowed = notation in answers[seat]
        require(
            allowed,
            f"rules {self.question.rules}: {notation!r} is not allowed, but {answers[seat]}",
        )
        try:
            self.question = self.script.send((seat, notation))
        except StopIteration:
            self.question = None

    # The course of the game

    def course(self) -> Moves:
        """Set-up, then one turn after another."""
        try:
            yield from self.set_up()
            self.active = self.first
            while True:
                yield from self.take_turn()
                self.active = self.living()[1]
        except Over:
            return

    def set_up(self) -> Moves:
        """B1, 68, 69, in the order of draws that the format document gives."""
        if self.options["first"] == "random":  # X9
            self.first = self.chance.below(self.players)
        cards = [
            Card(one, rank)
            for rank, one in enumerate(self.prints.values())
            for _ in range(one.copies)
        ]
        self.chance.shuffle(cards)
        self.deck = cards
        self.tell("set_up", {"first": self.first, "deck": len(cards)})
        dealt = [[self.deck.pop() for _ in range(DEALT)] for _ in range(self.players)]  # 1
        seen = {seat: {"cards": ids(ordered(pack))} for seat, pack in enumerate(dealt)}
        self.tell("dealt", {"count": DEALT}, seen)
        if self.options["drafting"]:
            self.packs = dealt
            yield from self.draft()
        else:
            self.hands = dealt
        if self.options["hunt"]:  # V1, X31
            self.row = [self.deck.pop() for _ in range(ROW)]
            self.tell("hunt_laid", {"cards": [card.id for card in self.row]})
        yield from self.choose_lives()

    def draft(self) -> Moves:
        """68, V1: pick one, pass the rest to the next player; the last one comes by itself."""
        for pick in range(DEALT - 1):
            held = [self.packs[(seat - pick) % self.players] for seat in range(self.players)]
            options = [unique("pick", pack) for pack in held]
            chosen = yield from self.choose_together(options, "68, V1, X1")
            for seat, choice in enumerate(chosen):
                self.hands[seat].append(taken(held[seat], choice.split()[1]))
            private = {
                seat: {
                    "card": self.hands[seat][-1].id,
                    "cards": ids(ordered(held[(seat - 1) % self.players])),
                }
                for seat in range(self.players)
            }
            self.tell("packs_passed", {"left": DEALT - 1 - pick}, private)
        for seat in range(self.players):
            self.hands[seat] += self.packs[(seat - DEALT + 1) % self.players]
        self.packs = []

    def choose_lives(self) -> Moves:
        """2: keep 0 to 6; the others are the life."""
        places = range(1, DEALT + 1)
        keeps = [
            " ".join(["keep", *(str(place) for place in places if bits >> place - 1 & 1)])
            for bits in range(2**DEALT - 1)
        ]
        keeps[0] = "keep none"
        chosen = yield from self.choose_together([keeps] * self.players, "2, X1")
        for seat, choice in enumerate(chosen):
            kept = set(choice.split()[1:])
            cards = ordered(self.hands[seat])
            self.hands[seat] = [card for place, card in enumerate(cards, 1) if str(place) in kept]
            self.lives[seat] = [
                card for place, card in enumerate(cards, 1) if str(place) not in kept
            ]
        private = {seat: {"cards": ids(lives)} for seat, lives in enumerate(self.lives)}
        self.tell("lives_laid", {"lives": [len(lives) for lives in self.lives]}, private)

    def take_turn(self) -> Moves:
        """B3: a whole turn."""
        seat = self.active
        first = seat not in self.had_turn
        self.had_turn.add(seat)
        self.turn += 1
        self.stars = self.fewer if self.turn == 1 and self.short_opening() else STARS  # 7, X37
        for piece in self.pieces:  # D-B10
            piece.marks = set()
        self.tell("turn_began", {"seat": seat, "turn": self.turn, "first": first})
        self.end_rituals(seat)
        phases = [self.harvest, self.feeding, self.laying, self.attack, self.raid]
        if first:  # 10
            phases = [self.harvest, self.laying]
        for phase in phases:
            self.phase = phase.__name__
            yield from phase(seat)
        self.phase = "end"
        for piece in self.owned(seat):  # 25, D-B9
            piece.tapped = False
        self.offers, self.corpses, self.attacks = [], [], []  # S3
        self.disabled = False  # P8
        self.tell("turn_ended", {"seat": seat})
        if self.turn == LAST_TURN:
            self.finish("stalemate")

    def end_rituals(self, seat: int) -> None:
        """8, 27, P12."""
        for piece in self.owned(seat):
            if not piece.down and piece.card.print.type == "magic":
                self.release_all(piece)
                self.pieces.remove(piece)
                self.discard.append(piece.card)
                shown = {"seat": seat, "spot": piece.spot, "card": piece.card.id}
                self.tell("ritual_ended", shown)

    def short_opening(self) -> bool:
        """X37: who begins has fewer stars, with two players unless they agreed otherwise."""
        chosen = self.options.get("opening", "full")
        return chosen == "short" or (chosen == "auto" and self.players == 2)


class Numbers:
    """What the engine calls its moves, and their descriptions."""

    PLAIN = ("end", "pass", "draw", "feed", "hand", "trophy", "free")
    COUNTED = (("underworld", DEALT), ("take", DEALT), ("hunt", ROW))
    CARDS = ("pick", "life", "discard", "lay", "down", "put")
    SPOTS = (
        *("leave", "bury", "hold", "pay", "turn", "attack", "skill", "skill ability", "target"),
        *("double", "split", "kill", "trap", "trap ability", "raid"),
    )

    def __init__(self, cards: list[str], copies: int) -> None:
        self.cards = {card: rank for rank, card in enumerate(cards)}
        blocks = [
            *((verb, 1) for verb in self.PLAIN),
            ("keep", 2**DEALT - 1),
            *self.COUNTED,
            ("player", max(PLAYERS)),
            ("stars", STARS),
            *((verb, len(cards)) for verb in self.CARDS),
            *((verb, copies) for verb in self.SPOTS),
        ]
        ends = accumulate(size for _, size in blocks)
        self.starts = {verb: end - size for (verb, size), end in zip(blocks, ends)}

    def of(self, notation: str) -> tuple[int, dict[str, Json]]:
        """The number and the description of a legal move."""
        verb, *words = notation.split()
        told: dict[str, Json] = {"verb": verb}
        start = self.starts[verb]
        if verb in self.PLAIN:
            return start, told
        if verb == "keep":
            places = [int(word) for word in words if word != "none"]
            bits = sum(1 << place - 1 for place in places)
            return start + bits, {**told, "places": places}
        if verb in self.CARDS:
            return start + self.cards[words[0]], {**told, "card": words[0]}
        if verb == "player":
            seat = "ABCDEF".index(words[0])
            return start + seat, {**told, "seat": seat}
        number = int(words[0])
        if verb not in self.SPOTS:
            return start + number - 1, {**told, "count": number}
        told["spot"] = number
        if verb in ("skill", "trap"):
            told["ability"] = words[1:] == ["ability"]
        return self.starts[" ".join([verb, *words[1:]])] + number - 1, told


def check_deck(table: Table) -> None:
    """26, B12, V1, X23, X24: what the documents ask of a deck."""
    for name, one in table.prints.items():
        lasting = one.type in ("beast", "thing")
        require(one.type in ("beast", "magic", "ability", "thing"), f"rule 26: the type of {name}")
        require((one.kind in KINDS) == (one.type == "beast"), f"rule 26: the kind of {name}")
        require(1 <= one.cost <= STARS, f"Q19: the price of {name}")
        require((1 <= one.endurance <= 12) == lasting, f"rule 26: the endurance of {name}")
        for effect in one.effects:
            bad = (effect.place, effect.effect) in REFUSED
            require(not bad, f"Q19: {effect.effect} of {name}")
            right = effect.place != "trap" or one.type in ("thing", "ability")
            require(right, f"X24: a trap on {name}")
        for word in ("guard", "hideout", "prison"):
            require(word not in one.properties or one.type == "thing", f"X24: {word} on {name}")
    size = sum(one.copies for one in table.prints.values())
    wanted = DEALT * table.players + ROW * bool(table.options["hunt"])
    require(size >= wanted, "X23: too few cards for so many players")


REFUSED = {
    *(("play", "hide"), ("play", "imprison"), ("play", "disable"), ("trap", "tap")),
    *(("dead", "hide"), ("dead", "imprison")),
}


def opened(line: Json) -> Table:
    """A table with the content, the options and the seed of a first line."""
    players = len(line["seats"])
    require(players in PLAYERS, f"RAW is for 2 to 6 players, not {players}")
    edition = line["rules"]
    known = {name: values for name, values in OPTIONS.items() if SINCE.get(name, 1) <= edition}
    table = Table(line["content"], checked_options(line, known), players, sown(line))
    table.fewer = FEWER_STARS[edition]
    check_deck(table)
    table.begin()
    return table


class Referee(referee.Referee):
    """Reads a record line by line, with a table of its own beside it."""

    game = "raw"
    editions = (1, 2, 3, 4)
    rules = RULES

    def open(self, line: Json) -> Table:
        return opened(line)

    def play(self, table: Table, seat: int, given: Json) -> tuple[str, int, Json]:
        require(isinstance(given, str), "a move is a text")
        table.play(seat, given)
        number, description = table.numbers.of(given)
        return given, number, description


def check(lines: Iterable[str]) -> Table:
    """Check a record; the table at its end, or a Fault that names the line."""
    return referee.check(lines, Referee)


if __name__ == "__main__":
    sys.exit(referee.main(Referee))
