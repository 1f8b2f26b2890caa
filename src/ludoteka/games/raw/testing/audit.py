"""A second opinion on RAW: scores and notebooks from events alone, compared with a whole state.

A seat's notebook is compared with what a state shows to the seat, with its hidden places, and with
its ledger. Of hidden places alone many things can be said at once: what must lie where, what can't.
Whether there is a past at all that leads there would need a search; but a state brings its past
with it, and that one is gone through card by card.
"""

from __future__ import annotations

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event, seen
from ludoteka.core.game import Audit, State
from ludoteka.core.options import Value
from ludoteka.core.typed import text, texts, whole, wholes
from ludoteka.games.raw.state import RawState
from ludoteka.games.raw.testing.notebook import Notebook
from ludoteka.games.raw.testing.notes import STARS, Laid
from ludoteka.games.raw.testing.past import Past, rows
from ludoteka.games.raw.testing.swap import swapped


class RawAudit(Audit):
    def __init__(self, content: dict[str, object], settings: dict[str, Value], rules: int) -> None:
        cards = content["cards"]
        assert isinstance(cards, dict)
        self.cards: dict[str, dict[str, object]] = cards
        self.ids = [str(ident) for ident in cards]
        self.drafting = settings["drafting"] is True
        self.opening = settings["opening"]
        self.fewer = 3 if rules >= 4 else 4  # stars of a short first turn (X37)

    def _book(self, seats: int, seat: int | None) -> Notebook:
        short = self.opening == "short" or (self.opening == "auto" and seats == 2)  # X37
        opening = self.fewer if short else STARS
        return Notebook(seats, seat, self.cards, self.drafting, opening)

    def recount(self, seats: int, story: list[Event]) -> list[int]:
        book = self._book(seats, None)
        for event in seen(story, None):
            book.write(event)
        return [len(book.trophies[seat]) + book.lives[seat] for seat in range(seats)]

    def contradiction(self, state: State, seat: int, events: list[dict[str, object]]) -> str:
        book = self._book(state.seats, seat)
        for event in events:
            book.write(event)
        view = state.view(seat)
        hidden = state.hidden()
        fault = (
            self._open_fault(book, view)
            or self._table_fault(book, view)
            or self._own_fault(book, view)
            or self._hidden_fault(book, hidden)
            or self._choice_fault(book, hidden)
            or self._deck_fault(book, hidden)
            or self._number_fault(book, hidden)
            or self._sighting_fault(book, hidden)
        )
        if not fault and isinstance(state, RawState):
            fault = Past(self.cards, book, state).fault(hidden)
        return fault

    # What lies open.

    def _open_fault(self, book: Notebook, view: dict[str, object]) -> str:
        noted: dict[str, object] = {
            "turn": book.turn,
            "active": book.active if book.turn else None,
            "first": book.first,
            "stars": book.stars,
            "hands": book.hands,
            "lives": book.lives,
            "deck": book.deck,
            "hunt": [card or None for card in book.hunt],
            "out": book.out,
            "disabled": book.disabled,
        }
        if book.turn == 0:
            noted["phase"] = book.phase
            noted["ready"] = book.ready
        for name, shown in noted.items():
            if view[name] != shown:
                return f"{name} is {view[name]!r}, but seat {book.seat} was shown {shown!r}"
        if (view["phase"] == "over") != (book.over is not None):
            return f"the phase is {view['phase']!r}, but seat {book.seat} was shown otherwise"
        trophies = view["trophies"]
        assert isinstance(trophies, list)
        if [sorted(row) for row in trophies] != [sorted(row) for row in book.trophies]:
            return f"trophies are {trophies!r}, but seat {book.seat} was shown {book.trophies!r}"
        discard = sorted(texts(view["discard"]))
        if discard != sorted(book.discard) and discard != sorted([*book.discard, book.airborne]):
            return f"the discard pile is {discard}, but seat {book.seat} was shown {book.discard}"
        attacks = view["attacks"]
        declared: list[object] = [
            [attack[0], mode, [target for target in attack[1:] if target]]
            for attack, mode in zip(book.attacks, book.modes, strict=True)
        ]
        if attacks != declared and attacks != []:  # nobody is told when they have been carried out
            return f"the attacks are {attacks}, but seat {book.seat} was shown {declared}"
        return ""

    def _table_fault(self, book: Notebook, view: dict[str, object]) -> str:
        table = view["table"]
        assert isinstance(table, dict)
        if sorted([int(spot) for spot in table]) != sorted(book.table):
            return f"on the table are {list(table)}, but {sorted(book.table)} were laid"
        certain = True
        for spot, laid in book.table.items():
            shown = dict(table[str(spot)])
            noted = self._entry(book, laid)
            for mark in laid.unsure:
                certain = certain and mark != "tapped"
                shown.pop(mark, None)
                noted.pop(mark, None)
            if shown != noted:
                return f"spot {spot} is {shown}, but seat {book.seat} was shown {noted}"
        defended = [self._is_defended(book, seat) for seat in range(book.seats)]
        if certain and view["defended"] != defended:
            return f"defended are {view['defended']}, but it should be {defended}"
        return ""

    def _entry(self, book: Notebook, laid: Laid) -> dict[str, object]:
        """A card on the table as a view should show it."""
        entry: dict[str, object] = {"owner": laid.owner}
        mine = laid.owner == book.seat
        if laid.down:
            entry["down"] = True
            entry["paid"] = laid.paid
            if mine:
                entry["card"] = laid.card
            elif book.over is not None:
                entry["card"] = self._turned_up(book, laid)
            return entry
        entry["card"] = laid.card
        if laid.wounds:
            entry["wounds"] = laid.wounds
        if laid.is_burdened:
            entry["endurance"] = whole(self.cards[laid.card]["endurance"]) + 1
            entry["buried"] = laid.buried if mine else True
            if book.over is not None:
                entry["buried"] = self._turned_up(book, laid)
        if laid.ability:
            entry["ability"] = laid.ability
            kind = self._kind(book, laid)
            if kind != self.cards[laid.card].get("kind"):
                entry["kind"] = kind
        if laid.inside:
            entry["inside"] = laid.inside
            if laid.inside_ability:
                entry["inside_ability"] = True
        for mark in laid.marks:
            entry[mark] = True
        return entry

    def _turned_up(self, book: Notebook, laid: Laid) -> str:
        """What is shown in the end of a card that lay hidden on the table (X16)."""
        assert book.over is not None
        shown = book.over["table"]
        assert isinstance(shown, dict)
        spot = next(number for number, other in book.table.items() if other is laid)
        return text(shown[str(spot)])

    def _kind(self, book: Notebook, laid: Laid) -> str:
        for word in book.properties_of(laid.ability):
            if word.startswith("kind "):
                return word[5:]
        return str(self.cards[laid.card].get("kind", ""))

    def _is_defended(self, book: Notebook, seat: int) -> bool:
        """By a monster that is no ghost, neither tapped nor imprisoned, or by a guard (D-B8)."""
        for laid in book.table.values():
            if laid.owner != seat or laid.down:
                continue
            if book.type_of(laid.card) == "beast":
                jailed = laid.inside and book.table[laid.inside].owner != seat
                if self._kind(book, laid) != "ghost" and not jailed and "tapped" not in laid.marks:
                    return True
            elif "guard" in book.properties_of(laid.card):
                return True
        return False

    def _own_fault(self, book: Notebook, view: dict[str, object]) -> str:
        """The own cards, and those of the deck's top that the seat knows."""
        hands = view["shown_hands"]
        lives = view["shown_lives"]
        assert isinstance(hands, list)
        assert isinstance(lives, list)
        for name, shown, noted in (
            ("hand", hands[book.seat], self._sorted(book.hand)),
            ("life", lives[book.seat], self._sorted(book.life)),
            ("known top of the deck", view["known"], book.top),
        ):
            if shown != noted:
                return f"the own {name} is {shown}, but seat {book.seat} was shown {noted}"
        if book.pack and view["pack"] != book.pack:
            return f"the pack is {view['pack']}, but seat {book.seat} was shown {book.pack}"
        if view.get("loot", book.loot) != book.loot:
            return f"the loot is {view['loot']}, but seat {book.seat} was shown {book.loot}"
        return ""

    def _sorted(self, cards: list[str]) -> list[str]:
        return [ident for ident in self.ids for _ in range(cards.count(ident))]

    # What is hidden.

    def _hidden_fault(self, book: Notebook, hidden: dict[str, object]) -> str:
        """How many cards lie where; own ones as they are known; in the end, all as shown."""
        hands = rows(hidden["hands"])
        lives = rows(hidden["lives"])
        packs = rows(hidden["packs"])
        below = hidden["table"]
        assert isinstance(below, dict)
        if [len(row) for row in hands] != book.hands or [len(row) for row in lives] != book.lives:
            return f"hands are {hands} and lives {lives}: more or fewer cards than was shown"
        if self._sorted(hands[book.seat]) != self._sorted(book.hand):
            return f"the own hand is {hands[book.seat]}, but seat {book.seat} has {book.hand}"
        if self._sorted(lives[book.seat]) != self._sorted(book.life):
            return f"the own life is {lives[book.seat]}, but seat {book.seat} has {book.life}"
        left = len(book.pack)
        if [len(pack) for pack in packs] != ([left] * book.seats if left else []):
            return f"the packs are {packs}, but each has {left} cards"
        if left and packs[(book.seat - len(book.hand)) % book.seats] != book.pack:
            return f"the packs are {packs}, but seat {book.seat} holds {book.pack}"
        covered = [spot for spot, laid in book.table.items() if laid.down or laid.is_burdened]
        if sorted([int(spot) for spot in below]) != sorted(covered):
            return f"hidden on the table are {below}, but it should be at {covered}"
        for spot in covered:
            laid = book.table[spot]
            card = text(below[str(spot)])
            known = laid.card if laid.down else laid.buried
            if known not in ("", card):
                return f"at {spot} lies {card}, but seat {book.seat} knows it to be {known}"
            cost = whole(self.cards[card]["cost"])
            if laid.down and not (laid.stake < cost and laid.paid <= cost):
                return f"{card} lies face down at {spot} for {laid.paid} stars, its price is {cost}"
        if book.over is not None:
            for name, noted in (("hands", hands), ("lives", lives), ("table", below)):
                if book.over[name] != noted:
                    return f"{name} are {noted}, but {book.over[name]} were shown in the end"
        return ""

    def _choice_fault(self, book: Notebook, hidden: dict[str, object]) -> str:
        """Who is ready has chosen something it can choose, and nobody else has (2, 68, X1)."""
        choices = hidden["choices"]
        assert isinstance(choices, list)
        packs = rows(hidden["packs"])
        for seat, choice in enumerate(choices):
            if (choice is not None) != (bool(book.ready) and book.ready[seat]):
                return f"seat {seat} has chosen {choice!r}, but was shown otherwise"
            if choice is None:
                continue
            verb, *rest = text(choice).split()
            if book.phase == "drafting":
                pack = packs[(seat - book.hands[seat]) % book.seats]
                if verb != "pick" or rest[0] not in pack:
                    return f"seat {seat} can't have chosen {choice!r} from {pack}"
            elif verb != "keep" or len(rest) > 6:
                return f"seat {seat} can't have chosen {choice!r}"
        return ""

    def _deck_fault(self, book: Notebook, hidden: dict[str, object]) -> str:
        deck = texts(hidden["deck"])
        known = wholes(hidden["known"])
        if len(deck) != book.deck:
            return f"the deck has {len(deck)} cards, not {book.deck}"
        for depth, card in enumerate(book.top):
            if deck[-1 - depth] != card:
                return f"card {depth + 1} of the deck is {deck[-1 - depth]}, not {card}"
        for seat in range(book.seats):
            if not book.least_known[seat] <= known[seat] <= book.most_known[seat]:
                return (
                    f"seat {seat} knows {known[seat]} cards of the deck, but it should be "
                    f"{book.least_known[seat]} to {book.most_known[seat]}"
                )
        for card, most in book.pool.items():
            if deck.count(card) > most:
                return f"{card} is in the deck, where at most {most} of it can be"
        for depth, kinds in enumerate(book.bans):
            if self.cards[deck[-1 - depth]].get("kind") in kinds:
                return f"card {depth + 1} of the deck is {deck[-1 - depth]}, of a kind it is not"
        return ""

    def _number_fault(self, book: Notebook, hidden: dict[str, object]) -> str:
        """Of each card there are as many as the deck's file says, all places together."""
        everything = list(book.discard) + list(book.hunt) + hidden_cards(hidden)
        everything += texts(hidden["deck"])
        everything += [card for row in book.trophies for card in row]
        for laid in book.table.values():
            everything.append("" if laid.down else laid.card)
            everything.append(laid.ability)
        everything += [book.airborne, book.bonding]
        for ident, card in self.cards.items():
            if everything.count(ident) != card["copies"]:
                return f"there are {everything.count(ident)} of {ident}, not {card['copies']}"
        return ""

    def _sighting_fault(self, book: Notebook, hidden: dict[str, object]) -> str:
        """What was seen going into hidden places is still there, as far as it must be."""
        missing = book.away.missing(hidden_cards(hidden))
        if missing:
            return f"{missing} can only be in hidden places, but are not there"
        hands = rows(hidden["hands"])
        lives = rows(hidden["lives"])
        below = hidden["table"]
        assert isinstance(below, dict)
        for seat in range(book.seats):
            if seat == book.seat:
                continue
            missing = book.in_hand[seat].missing(hands[seat])
            if missing:
                return f"the hand of seat {seat} is {hands[seat]}, without {missing}"
            held = hands[seat] + lives[seat]
            held += [text(below[spot]) for spot in below if book.table[int(spot)].owner == seat]
            missing = book.with_player[seat].missing(held)
            if missing:
                return f"seat {seat} has {held}, without {missing}"
        return ""

    def swap(self, state: State, seat: int, chance: Chance) -> State | None:
        if not isinstance(state, RawState):
            raise TypeError("this is an audit of RAW's states")
        return swapped(state, seat, chance)


def hidden_cards(hidden: dict[str, object]) -> list[str]:
    """All hidden cards outside the deck."""
    below = hidden["table"]
    assert isinstance(below, dict)
    found = [text(card) for card in below.values()]
    for name in ("hands", "lives", "packs"):
        for row in rows(hidden[name]):
            found += row
    return found
