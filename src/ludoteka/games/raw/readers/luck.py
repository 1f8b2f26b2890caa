"""Whom the deck was kind to: the stars of cards that a seat got blindly, and burning checks.

Measured against the whole deck, as if a seat's cards were the first of it once shuffled; a seat
that has got all of it begins anew. What was picked, hunted or looked at is no luck.
"""

from __future__ import annotations

from fractions import Fraction

from ludoteka.core.events import Event
from ludoteka.core.typed import text, texts, whole
from ludoteka.games.raw.content import Deck
from ludoteka.games.raw.pieces import BEAST


def luck(deck: Deck, seats: int, story: list[Event], drafting: bool) -> list[dict[str, object]]:
    """By seat, from the events of a whole game; a pack that is passed on is not the seat's own."""
    cost = [deck.cost[card] for card in deck.cards()]
    beasts = [1 if deck.type[card] == BEAST else 0 for card in deck.cards()]
    drawn: list[list[int]] = [[] for _ in range(seats)]
    burnt: list[list[int]] = [[] for _ in range(seats)]
    for event in story:
        public = {} if event.public is None else event.public
        if event.kind == "dealt" and not drafting:
            for seat, part in event.private.items():
                drawn[seat] += [deck.cost[deck.number[card]] for card in texts(part["cards"])]
        elif event.kind == "drew":
            seat = whole(public["seat"])
            drawn[seat].append(deck.cost[deck.number[text(event.private[seat]["card"])]])
        elif event.kind == "burned" and public["card"]:  # without a card it always fails: P8
            burnt[whole(public["seat"])].append(1 if public["success"] else 0)
    found: list[dict[str, object]] = []
    for seat in range(seats):
        figures = figure("draws", cost, drawn[seat]) + figure("burning", beasts, burnt[seat])
        found.append({"seat": seat, "figures": figures})
    return found


def figure(name: str, deck: list[int], got: list[int]) -> list[dict[str, object]]:
    """What came, what was to be expected, and the chance that it would come no better."""
    if not got:
        return []
    rounds, count = divmod(len(got), len(deck))
    actual = sum(got) - rounds * sum(deck)
    ways = sums(deck, count)
    all_ways = sum(ways)
    below = sum(ways[: max(0, actual)])
    same = ways[actual] if 0 <= actual < len(ways) else 0
    return [
        {
            "name": name,
            "expected_permille": round(Fraction(1000 * sum(deck) * len(got), len(deck))),
            "actual_permille": 1000 * sum(got),
            "chance_permille": round(Fraction(1000 * (2 * below + same), 2 * all_ways)),
        }
    ]


def sums(deck: list[int], count: int) -> list[int]:
    """By sum: in how many ways so many cards of the deck come to it."""
    most = sum(sorted(deck, reverse=True)[:count])
    ways = [[0] * (most + 1) for _ in range(count + 1)]
    ways[0][0] = 1
    for value in deck:
        for taken in range(count - 1, -1, -1):
            row = ways[taken]
            more = ways[taken + 1]
            for total in range(most - value + 1):
                if row[total]:
                    more[total + value] += row[total]
    return ways[count]
