"""Who sits where: `you,you:Anna,greedy` as people and bots with names."""

from __future__ import annotations

from ludoteka.bots import levels
from ludoteka.bots.bot import Bot
from ludoteka.cli.complaints import Complaint
from ludoteka.core.game import Game
from ludoteka.core.options import suggestion
from ludoteka.core.readers.markup import safe

PERSON = "you"


class Seats:
    """The table: a name for each seat, and a bot for those that are not a person's."""

    def __init__(self, names: list[str], bots: dict[int, Bot]) -> None:
        self.names = names
        self.bots = bots
        self.people = [seat for seat in range(len(names)) if seat not in bots]


def usual(game: Game) -> str:
    """The usual seats: one person against as few bots as the game can be played with."""
    fewest, _ = type(game).meta.seats
    return ",".join([PERSON, *[levels.strongest(game)] * (fewest - 1)])


def read(game: Game, text: str) -> Seats:
    """The seats of a table where people may play."""
    words = [word.strip() for word in text.split(",")]
    game.check_seats(len(words))
    names: list[str] = []
    bots: dict[int, Bot] = {}
    for seat, word in enumerate(words):
        who, colon, name = word.partition(":")
        if who != PERSON:
            bots[seat] = _bot(game, word, people=True)
            names.append(_free(word, names))
        elif colon and not " ".join(name.split()):
            raise Complaint(f"--seats: a name is missing behind {word!r}; right is you:Anna")
        else:
            own = safe(" ".join(name.split())) or f"Player {seat + 1}"
            names.append(_free(own, names))
    return Seats(names, bots)


def read_bots(game: Game, text: str) -> list[str]:
    """The seats of a table of bots, by the bots' names."""
    words = [word.strip() for word in text.split(",")]
    game.check_seats(len(words))
    for word in words:
        _bot(game, word, people=False)
    return words


def _bot(game: Game, word: str, people: bool) -> Bot:
    fit = levels.levels_for(game)
    if word in fit:
        return levels.make(word)
    known = [*([PERSON, f"{PERSON}:NAME"] if people else []), *fit]
    if word in levels.LEVELS:
        why = f"{game.id} has no sense of its moves, so {word!r} can't play it"
    else:
        why = f"no player {word!r}{suggestion(word, known) if word else ''}"
    raise Complaint(f"--seats: {why}; there are: {', '.join(known)}")


def _free(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    found, number = name, 1
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found
