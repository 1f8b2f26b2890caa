"""RAW at the table of the tests: scenes in, words out. Players are the letters A to F.

Most tests play with small cards of their own, written in short:

    ogre: zombie 2/3; double damage; skill damage 2 foe; dead draw ?
    cage: thing 1/2; prison
    bolt*3: magic 1; play damage 2 any beast

The kind or type, cost and endurance, then properties and effects. An effect is its place, its name
and in any order its amount, whose cards, their types or kinds, how many, and `?` if it burns; of a
grant the property stands behind a colon. `CARDS` are always there, `dust` is what a table is full
of: a thing, so that it makes every burning fail.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from engine.table import First, Scripted, kinds, parts, table

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.game import Result
from ludoteka.core.options import Value
from ludoteka.games.raw import Raw
from ludoteka.games.raw.pieces import ASKS, EFFECTS, KINDS, PLACES, TYPES, WHOSE
from ludoteka.games.raw.state import RawState

PLAYERS = "ABCDEF"
CARDS = """
dust*20: thing 1/1
ash*20: thing 1/1
zed*4: zombie 1/1
rotter*2: zombie 2/2
ogre*2: zombie 3/3
bone*4: skull 1/1
ribs*2: skull 2/2
ghoul*2: ghost 1/1
wraith*2: ghost 2/2
fang*2: blood 1/1
count*2: blood 2/3
wall*2: thing 2/3
"""
_GAMES: dict[tuple[object, ...], Raw] = {}


# Cards in short.


def _effect(words: list[str], granted: str) -> dict[str, object]:
    place, name = words[0], words[1]
    effect: dict[str, object] = {"place": place, "effect": name}
    many: list[str] = []
    for word in words[2:]:
        if word == "?":
            effect["burn"] = True
        elif word.isdigit():
            effect["amount"] = int(word)
        elif word in WHOSE:
            effect["whose"] = word
        elif word in KINDS and name == "summon":
            effect["kind"] = word
        elif word in KINDS:
            effect["kinds"] = [*effect.get("kinds", []), word]
            effect["types"] = ["beast"]
        elif word in TYPES:
            effect["types"] = [*effect.get("types", []), word]
        else:
            many.append(word)
    if many:
        effect["many"] = " ".join(many)
    if granted:
        effect["property"] = granted
    return effect


def _inline(table: dict[str, object]) -> str:
    fields = [f"{name} = {json.dumps(value)}" for name, value in table.items()]
    return "{ " + ", ".join(fields) + " }"


def _card(line: str) -> str:
    head, _, rest = line.partition(":")
    ident, _, copies = head.strip().partition("*")
    first, *traits = [part.strip() for part in rest.split(";")]
    word, numbers = first.split()
    cost, _, endurance = numbers.partition("/")
    lines = ["[[card]]", f'id = "{ident}"', f'name = "{ident}"', f"cost = {cost}"]
    lines.append(f'type = "{"beast" if word in KINDS else word}"')
    if word in KINDS:
        lines.append(f'kind = "{word}"')
    if endurance:
        lines.append(f"endurance = {endurance}")
    lines.append(f"copies = {copies or 1}")
    properties: list[str] = []
    effects: list[str] = []
    for trait in traits:
        words, _, granted = trait.partition(" : ")
        if words.split()[0] in PLACES and words.split()[1:2] and words.split()[1] in EFFECTS:
            effects.append(_inline(_effect(words.split(), granted)))
        else:
            properties.append(trait)
    lines.append(f"properties = {json.dumps(properties)}")
    lines.append(f"effects = [{', '.join(effects)}]")
    return "\n".join(lines)


def deck(cards: str) -> str:
    """Cards in short as a deck's file."""
    lines = [line for line in cards.splitlines() if line.strip()]
    return "\n".join(["name = 'test'", *[_card(line) for line in lines]])


def raw(cards: str | None = "", **options: Value) -> Raw:
    """A game with the cards that are always there and these; None: with our own deck."""
    key = (cards, *sorted(options.items()))
    if key not in _GAMES:
        chosen: dict[str, Value] = {"first": "lobby", **options}
        content = None if cards is None else deck(CARDS + cards)
        _GAMES[key] = Raw.make(chosen, content, "test")
    return _GAMES[key]


def only(cards: str, **options: Value) -> Raw:
    """A game with these cards and no others."""
    return Raw.make({"first": "lobby", **options}, deck(cards), "test")


# Scenes in.


def scene(
    text: str, cards: str | None = "", chance: Chance | None = None, **options: Value
) -> RawState:
    """The position; two players and three lives for each unless it says otherwise."""
    return set_up(raw(cards, **options), text, chance)


def set_up(game: Raw, text: str, chance: Chance | None = None) -> RawState:
    entries = [line.split()[:2] for line in text.splitlines() if line.split()]
    if not any(words[0] == "players" for words in entries):
        text += "\nplayers 2"
        entries.append(["players", "2"])
    (seats,) = [int(words[1]) for words in entries if words[0] == "players"]
    out = [line for line in text.splitlines() if line.startswith("out ")]
    for player in PLAYERS[:seats]:
        if ["lives", player] not in entries and player not in " ".join(out):
            text += f"\nlives {player} dust*3"
    return game.scene(text, First() if chance is None else chance)


def play(state: RawState, *moves: str, outcomes: tuple[int, ...] | None = None) -> list[Event]:
    """Play moves such as 'A attack 1'; what is drawn is the first of all unless it is said."""
    chance: Chance = First() if outcomes is None else Scripted(*outcomes)
    events: list[Event] = []
    for move in moves:
        player, _, notation = move.partition(" ")
        seat = PLAYERS.index(player)
        state.play(seat, state.rules.read(notation), chance, events)
        check(state)
    assert not isinstance(chance, Scripted) or not chance.outcomes, "not drawn"
    return events


# Words out.


def waiting(state: RawState) -> str:
    return "".join(PLAYERS[seat] for seat in state.waiting_for())


def asked(state: RawState) -> str:
    """'B trap': who is asked what."""
    return f"{waiting(state)} {ASKS[state.ask]}".strip()


def moves(state: RawState) -> list[str]:
    """In words, what the player who is asked may do."""
    (seat,) = state.waiting_for()
    return [state.rules.spell(move) for move in state.moves(seat)]


def why_not(state: RawState, move: str) -> str:
    """'A attack 1': the rule that forbids it, and the fault; empty if it is allowed."""
    player, _, notation = move.partition(" ")
    reason = state.why_not(PLAYERS.index(player), state.rules.read(notation))
    return "" if reason is None else f"{reason.rule.removeprefix('raw.')} {reason.fault}"


def on(state: RawState, spot: int) -> str:
    """'A ogre wounds 1 tapped inside 3': a card on the table; empty if there is none."""
    shown = table(state)["table"].get(str(spot))
    if shown is None:
        return ""
    words = [PLAYERS[shown["owner"]], shown.get("card", "down")]
    words += [f"{name} {shown[name]}" for name in ("wounds", "paid", "inside") if name in shown]
    words += ["of ability"] if "inside_ability" in shown else []
    words += ["tapped"] if "tapped" in shown else []
    return " ".join(words)


def wounds(state: RawState, spot: int) -> int:
    """Wounds on a card that is in play; -1 if it is gone."""
    shown = table(state)["table"].get(str(spot))
    return -1 if shown is None else shown.get("wounds", 0)


def view(state: RawState, player: str) -> dict[str, Any]:
    """What a player sees."""
    found: dict[str, Any] = state.view(PLAYERS.index(player))
    return found


def named(state: RawState, cards: list[int]) -> str:
    return " ".join(state.rules.deck.ids[card] for card in cards)


def hand(state: RawState, player: str) -> str:
    return named(state, state.hands[PLAYERS.index(player)])


def lives(state: RawState, player: str) -> str:
    return named(state, state.lives[PLAYERS.index(player)])


def trophies(state: RawState, player: str) -> str:
    return named(state, state.trophies[PLAYERS.index(player)])


def discard(state: RawState) -> str:
    """The discard pile from its top."""
    return named(state, state.discard[::-1])


def top(state: RawState, count: int = 1) -> str:
    """The top cards of the deck, the topmost first."""
    return named(state, state.deck[::-1][:count])


def lengths(state: RawState) -> list[int]:
    """How many cards everybody has in hand."""
    return [len(row) for row in state.hands]


def result(state: RawState) -> Result:
    found = state.result()
    assert found is not None, "the game is not over"
    return found


def died(events: list[Event]) -> list[str]:
    """The cards that died, in order."""
    return [part["card"] for part in parts(events, "died")]


def check(state: RawState) -> None:
    """What always holds: every card is in one place, and no card is what it can't be."""
    deck = state.rules.deck
    everywhere = Counter(state.deck + state.discard)
    for rows in (state.hands, state.lives, state.trophies, state.packs):
        for row in rows:
            everywhere.update(row)
    for cards in (state.card, state.ability, state.buried, state.hunt, [state.spell]):
        everywhere.update(card for card in cards if card >= 0)
    assert everywhere == Counter(deck.cards())
    assert 0 <= state.stars <= 7
    assert all(row == sorted(row) for row in state.hands + state.lives)
    in_play = {*state.order, *state.rituals}
    for spot, card in enumerate(state.card):
        holder = state.inside[spot]
        if card < 0:
            rest = [state.owner[spot], state.ability[spot], state.buried[spot], holder]
            assert rest == [-1] * 4
            assert state.wounds[spot] == state.paid[spot] == state.marks[spot] == 0
            continue
        is_down = state.paid[spot] > 0
        assert (spot in in_play) != is_down
        if spot in state.order:
            endurance = deck.endurance[card] + (state.buried[spot] >= 0)
            assert 0 <= state.wounds[spot] < endurance
        if holder >= 0:
            assert state.inside.count(holder) == 1
            assert holder >> 1 in in_play
            assert state.inside[holder >> 1] == -1
            assert 2 * spot not in state.inside
            assert 2 * spot + 1 not in state.inside
    assert len(in_play) == len(state.order) + len(state.rituals)


__all__ = ["First", "Scripted", "kinds", "parts", "table"]
