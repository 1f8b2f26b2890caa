"""Games of RAW between reckless players, some with decks that have everything a card can have."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from referee_raw import OPTIONS, Referee
from referee_raw_cards import KINDS
from referee_raw_effects import AIMED
from retelling import retold

from ludoteka.core.match import Match
from ludoteka.core.registry import make

NAMES = ["A", "B", "C", "D", "E", "F"]


PLAIN = {name: values[0] for name, values in OPTIONS.items()}
# What reckless players like more or less than other moves.
LIKES = {
    **dict.fromkeys(("end", "leave"), 0.15),
    **dict.fromkeys(("pass", "raid", "bury", "down"), 0.4),
    **dict.fromkeys(("attack", "lay", "hold", "skill", "split", "feed", "pay"), 3.0),
    **dict.fromkeys(("turn", "trap"), 5.0),
}


# Decks that have everything: what the first deck does not have must be right too.

VERBS = {
    "play": "draw steal exhume summon heal repair kill destroy damage tap",
    "ritual": "draw steal exhume heal kill damage summon disable hide hide imprison grant grant",
    "skill": "draw steal exhume summon disable heal repair kill destroy damage tap hide imprison",
    "dead": "draw steal exhume exhume summon disable heal repair kill destroy damage damage tap",
    "trap": "draw steal exhume summon disable heal kill destroy damage damage imprison imprison",
}
SIDES = {"hide": "own", "imprison": "foe"}
GRANTED = ["?", "double damage", "instant kill", "direct", "sick", "backburn", "protection blood"]
VERSUS = [f"vs {foe}: double damage" for foe in (*KINDS, "beast", "thing")]
VERSUS += [f"vs {foe}: instant kill" for foe in KINDS]
SHIELDS = [f"protection {kind}" for kind in KINDS]
FIGHTING = [*GRANTED, "disable ?", *VERSUS, *SHIELDS]
THINGS = ["backburn", "disable ?", "guard", "hideout", "hideout", "prison", "prison", *SHIELDS]


def some_effect(chooser: random.Random, place: str) -> dict[str, Any]:
    """Any effect that the card language allows there."""
    verb = chooser.choice(VERBS[place].split())
    effect: dict[str, Any] = {"place": place, "effect": verb}
    if verb in ("draw", "steal", "exhume", "damage"):
        effect["amount"] = chooser.choice((1, 1, 2, 3))
    if verb == "summon":
        effect["kind"] = chooser.choice(KINDS)
    if verb == "grant":
        effect |= {"property": chooser.choice(GRANTED), "whose": "own", "many": "all"}
        effect |= {"types": ["beast"], "kinds": chooser.sample(KINDS, 3)}
    elif chooser.random() < 0.25 and (place, verb) != ("ritual", "disable"):
        effect["burn"] = True
    if verb in AIMED:
        whose = SIDES.get(verb) or chooser.choice(("own", "foe", "foe", "any"))
        effect["whose"] = "attacker" if place == "trap" else whose
        if verb not in SIDES and chooser.random() < 0.35:
            one = effect["whose"] == "foe" and chooser.random() < 0.5
            effect["many"] = "all of one" if one else "all"
        if verb in ("kill", "heal", "hide") and chooser.random() < 0.3:
            effect["kinds"] = chooser.sample(KINDS, 2)
    return effect


def some_text(chooser: random.Random, place: str, chance: float) -> list[dict[str, Any]]:
    """What a card says at one place, if anything."""
    many = chooser.choice((1, 1, 1, 2, 3)) if chooser.random() < chance else 0
    return [some_effect(chooser, place) for _ in range(many)]


def some_card(chooser: random.Random, number: int) -> dict[str, Any]:
    """Any card: monsters are two of five."""
    kind = ("beast", "beast", "thing", "ability", "magic")[number % 5]
    card: dict[str, Any] = {"id": f"c{number}", "type": kind, "name": f"Card {number}"}
    card |= {"cost": chooser.choice((1, 1, 2, 2, 3, 4)), "copies": 1}
    pools: dict[str, list[str]] = {"beast": FIGHTING, "thing": THINGS, "ability": FIGHTING}
    properties = chooser.sample(pools.get(kind, []), chooser.choice((0, 1, 2)) * (kind in pools))
    if kind == "ability" and (chooser.random() < 0.5 or not properties):
        properties.append(f"kind {chooser.choice(KINDS)}")
    if kind in ("beast", "thing"):
        card["endurance"] = chooser.choice((1, 2, 2, 3))
    if kind == "beast":
        card["kind"] = chooser.choice(KINDS)
    places = {
        "beast": {"skill": 0.45, "dead": 0.5},
        "thing": {"skill": 0.5, "trap": 0.5},
        "ability": {"skill": 0.3, "dead": 0.3, "trap": 0.3},
        "magic": {chooser.choice(("play", "ritual")): 1.0},
    }[kind]
    card["properties"] = list(dict.fromkeys(properties))
    card["effects"] = [one for place in places for one in some_text(chooser, place, places[place])]
    return card


def some_deck(chooser: random.Random, size: int) -> str:
    """Any deck, as a file."""
    cards = [some_card(chooser, number) for number in range(25)]
    for number in range(25, size):
        cards[number % 25]["copies"] += 1
    lines = ['name = "Some deck"']
    for card in cards:
        effects = [
            ", ".join(f"{name} = {json.dumps(value)}" for name, value in effect.items())
            for effect in card.pop("effects")
        ]
        lines += ["", "[[card]]"]
        lines += [f"{name} = {json.dumps(value)}" for name, value in card.items() if value]
        if effects:
            lines.append("effects = [" + ", ".join(f"{{ {effect} }}" for effect in effects) + "]")
    return "\n".join(lines) + "\n"


# Games in which the engine must offer exactly what the referee allows, and nobody else may move


def offered(match: Match, seat: int) -> dict[str, int]:
    """What the engine offers a seat, in notation."""
    return {match.game.spell(number): number for number in match.state.moves(seat)}


def reckless(chooser: random.Random, moves: dict[str, int]) -> str:
    """One of these moves."""
    likes = [LIKES.get(notation.split()[0], 1.0) for notation in moves]
    return chooser.choices(list(moves), likes)[0]


class Fight:
    """A sealed game of reckless players."""

    def __init__(self, players: int, options: dict[str, Any], seed: str, deck: str | None) -> None:
        self.deck = deck
        self.chooser = random.Random(seed)
        game = make("raw", options, deck)
        self.match = Match(game, NAMES[:players], self.chooser.randbytes(32), "sealed")

    def play(self) -> Iterator[tuple[int, str]]:
        """Move by move, each told before it is made."""
        match, chooser = self.match, self.chooser
        while match.state.waiting_for():
            seat = chooser.choice(match.state.waiting_for())
            if len(match.state.waiting_for()) > 1 and chooser.random() < 0.2:  # X1
                seat = next(other for other in range(match.state.seats) if match.state.moves(other))
            moves = offered(match, seat)
            notation = reckless(chooser, moves)
            yield seat, notation
            match.play(seat, moves[notation])

    def told(self, folder: Path) -> list[str]:
        """The whole game as `replay --json` tells it."""
        for _ in self.play():
            pass
        if self.deck is None:
            return retold(folder / "game.txt", self.match)
        content = folder / "deck.toml"
        content.write_text(self.deck, encoding="utf-8")
        return retold(folder / "game.txt", self.match, content)

    def followed(self, first: str) -> None:
        """The engine must offer every seat exactly what the referee allows."""
        judge = Referee()
        judge.read(first)
        table = judge.table
        for seat, notation in self.play():
            for other in range(table.players):
                assert {*offered(self.match, other)} == {*table.question.answers.get(other, [])}
            assert list(self.match.state.waiting_for()) == table.waiting()
            table.play(seat, notation)
        assert table.over


def variant(number: int) -> dict[str, Any]:
    """Options of a game: every two of them meet."""
    chooser = random.Random(f"variant {number}")
    return {name: chooser.choice(values) for name, values in OPTIONS.items()}


def fight(number: int) -> Fight:
    """One of the games below: the first ones have decks of their own."""
    players = 2 + number % 5
    deck = some_deck(random.Random(f"deck {number}"), 7 * players + 6 + number % 9)
    return Fight(players, variant(number), f"fight {number}", deck if number < OWN else None)


def out_of_it(number: int) -> Fight:
    """A game in which players are out and leave cards that lie face down."""
    options = PLAIN | {"summoning": True, "last_standing": True}
    return Fight(4, options, f"out {number}", some_deck(random.Random(f"out {number}"), 38))


OWN, FIGHTS = 16, 25
GUARDED = 33  # a game in which a life is defended by a thing that guards, and by nothing else (45)
