"""A view of RAW as headings, lists and tables, in the reader's words."""

from __future__ import annotations

from typing import Any

from ludoteka.core.readers.markup import safe
from ludoteka.core.readers.outline import Outline, Section
from ludoteka.games.raw.readers.card_text import card_text, keywords, kind_name
from ludoteka.games.raw.readers.drawing import SET_UP, Board
from ludoteka.games.raw.readers.teller import sort_of

NONE = "–"  # an empty place of a table would be read as if something were missing


class Telling(Board):
    """The words of the drawing, in sections: the turn, the players, their cards, the own hand."""

    def outline(self) -> Outline:
        view = self.view
        sections = [self._now()]
        if self.seat is not None and view["phase"] != "over":
            sections += self._own_cards(self.seat)
        sections.append(self._standing())
        seats: int = view["seats"]
        first = 0 if self.seat is None else self.seat
        for seat in [(first + offset) % seats for offset in range(seats)]:
            sections += self._cards_of(seat)
        words: dict[str, dict[str, str]] = {}
        if view["ask"] == "keep" and self.seat is not None:
            hand: list[str] = view["shown_hands"][self.seat]
            places = {str(at): self._full_name(ident) for at, ident in enumerate(hand, 1)}
            words["places"] = places
        return Outline(sections, words)

    def _name_of(self, ident: str) -> str:
        return self._say("card", card=ident)

    def _full_name(self, ident: str) -> str:
        return f"{self._name_of(ident)} {self.cards[ident]['cost']}★"

    def _player_name(self, seat: int) -> str:
        name = self.names[seat]
        return f"{name} ({self._say('you')})" if seat == self.seat else name

    def _now(self) -> Section:
        """Whose turn and which phase it is, the stars, and the piles."""
        view = self.view
        phase: str = view["phase"]
        title = self._say(f"phase-{phase}")
        lines: list[str] = []
        if phase not in SET_UP and phase != "over":
            active: int = view["active"]
            key = "turn-own" if active == self.seat else "turn"
            turn = self._say(key, turn=view["turn"], name=self._player_name(active))
            title = f"{turn}, {title}"
            lines.append(f"★ {self._say('stars', stars=view['stars'])}")
            for seat in view["waiting"]:
                asked = self._say(f"ask-{view['ask']}")
                lines.append(self._say("asked", name=self._player_name(seat), what=asked))
        lines += [text for line in self._variants() for text, _ in line]
        lines.append(self._say("deck", deck=view["deck"]))
        if view["discard"]:
            cards = ", ".join([self._name_of(ident) for ident in [*reversed(view["discard"])]])
            lines.append(self._say("discard", discard=len(view["discard"]), cards=cards))
        for key in ("hunt", "known"):
            there = [self._full_name(ident) for ident in view.get(key) or [] if ident]
            if there:
                lines.append(f"{self._say(key)} {', '.join(there)}")
        return Section(title, lines)

    # The players

    def _standing(self) -> Section:
        view = self.view
        rows: list[list[str]] = []
        for seat in range(view["seats"]):
            state = self._say("out") if view["out"][seat] else self._guarded(seat)[0]
            trophies = ", ".join([self._full_name(ident) for ident in view["trophies"][seat]])
            figures = [str(view["lives"][seat]), str(view["hands"][seat])]
            rows.append([self._player_name(seat), *figures, trophies or "0", state or NONE])
        keys = ["col-player", "col-lives", "col-hand", "col-trophies", "col-state"]
        return Section(self._say("players"), None, [self._say(key) for key in keys], rows)

    def _cards_of(self, seat: int) -> list[Section]:
        """The cards of a player on the table; after the game all others too."""
        spots = sorted([s for s, entry in self.table.items() if entry["owner"] == seat], key=int)
        rows = [self._laid(spot) for spot in spots]
        lines: list[str] = []
        if self.view["phase"] == "over":
            for key, shown in (("final-lives", "shown_lives"), ("final-hand", "shown_hands")):
                cards = [self._full_name(ident) for ident in self.view[shown][seat] or []]
                if cards:
                    lines.append(f"{self._say(key)} {', '.join(cards)}")
        if not rows and not lines:
            return []
        keys = ["col-number", "list-name", "list-type", "col-wounds", "list-text", "col-state"]
        title = self._say("table-of", name=self._player_name(seat))
        return [Section(title, lines, [self._say(key) for key in keys] if rows else None, rows)]

    def _laid(self, spot: str) -> list[str]:
        entry = self.table[spot]
        if entry.get("down"):
            name = self._name_of(entry["card"]) if "card" in entry else ""
            paid = f"{entry['paid']}★"
            return [spot, f"{self._say('face-down')} {name}".strip(), NONE, NONE, NONE, paid]
        card = self.cards[entry["card"]]
        kind = entry.get("kind", card.get("kind"))
        wounds = ""
        if "endurance" in card:
            endurance = entry.get("endurance", card["endurance"])
            wounds = self._say("wounds-of", wounds=entry.get("wounds", 0), endurance=endurance)
        text = ", ".join(keywords(card, self.word))
        if "ability" in entry:
            gift = ", ".join(keywords(self.cards[entry["ability"]], self.word))
            text = "; ".join(
                [text, f"{self._name_of(entry['ability'])}: {gift}"] if text else [gift]
            )
        sort = kind_name(kind, self.word) if kind else sort_of(card, self.word)
        state = ", ".join([self._spoken(mark) for mark in self._marks(spot, entry)])
        name = self._name_of(entry["card"])
        return [spot, name, sort, wounds or NONE, text or NONE, state or NONE]

    def _spoken(self, mark: str) -> str:
        """A mark of the drawing; its arrows as words."""
        if mark[0] == "→":
            return self._say("strikes-at", spots=mark[1:])
        return self._say("struck-by", spots=mark[1:]) if mark[0] == "←" else mark

    # What only the reader sees

    def _own_cards(self, seat: int) -> list[Section]:
        view = self.view
        sections: list[Section] = []
        if view["ask"] == "pick" and view.get("pack"):
            sections.append(self._in_rows(self._say("pack"), view["pack"]))
        hand: list[str] = view["shown_hands"][seat]
        section = self._in_rows(self._say("own-hand", hand=len(hand)), hand)
        lives: list[str] = view["shown_lives"][seat]
        if lives:
            listed = ", ".join([self._full_name(ident) for ident in lives])
            section.lines.append(f"{self._say('own-lives', lives=len(lives))} {listed}")
        if view.get("loot"):
            section.lines.append(self._say("loot", card=view["loot"]))
        return [*sections, section]

    def _in_rows(self, title: str, idents: list[str]) -> Section:
        keys = ["list-name", "col-price", "list-type", "col-endurance", "list-text"]
        rows = [self._whole(self.cards[ident], ident) for ident in idents]
        head = [self._say(key) for key in keys] if rows else None
        return Section(title.rstrip(":"), None, head, rows)

    def _whole(self, card: dict[str, Any], ident: str) -> list[str]:
        text = " ".join([safe(line) for line in card_text(card, self.word)])
        row = [self._name_of(ident), f"{card['cost']}★", sort_of(card, self.word)]
        return [*row, str(card.get("endurance", NONE)), text or NONE]
