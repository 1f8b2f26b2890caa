"""A view of RAW as text for a terminal of 80 columns, in rich's [style]markup[/].

The others lie at the top, in turn order behind the reader, whose own table and hand are nearest to
the prompt. Colour never stands alone. All words come from outside, in the reader's language.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.core.game import Word
from ludoteka.core.readers.markup import (
    Line,
    Piece,
    between,
    cut,
    markup,
    pad,
    safe,
    width,
    wrapped,
)
from ludoteka.games.raw.readers.card_text import card_text, keywords, kind_name
from ludoteka.games.raw.readers.teller import sort_of

LETTERS: Final = "ABCDEF"
SEAT_STYLES: Final = [
    "bold magenta",
    "bold cyan",
    "bold yellow",
    "bold red",
    "bold dodger_blue1",
    "bold green3",
]
KIND_STYLES: Final = {
    "zombie": "green3",
    "skull": "white",
    "ghost": "cyan",
    "blood": "red",
}
MARK: Final = "yellow"
WOUND: Final = "bold red"
OPEN: Final = "bold reverse red"
GOOD: Final = "green3"
BAR: Final = ["harvest", "feeding", "laying", "attack", "raid", "end"]
NOT_IN_FIRST: Final = ["feeding", "attack", "raid"]  # turns (10)
SET_UP: Final = ["drafting", "keeping"]
VARIANTS: Final = ["drafting", "hunt", "underworld", "summoning", "last_standing"]
MODES: Final = {"plain": "", "double": " ×2", "split": "", "kill": " †"}
STARS: Final = 7

WIDTH: Final = 79
HALF: Final = 38  # columns of a card that shares its line with another
GAP: Final = "   "
INDENT: Final = 5
NAME: Final = 14  # most columns for a player's name
CARD: Final = 24  # most columns for the name of a card


class Board:
    """The drawing of one view for one reader."""

    def __init__(
        self,
        cards: dict[str, Any],
        view: dict[str, Any],
        names: list[str],
        word: Word,
        moves: list[dict[str, object]],
    ) -> None:
        self.cards = cards
        self.view = view
        self.names = names
        self.word = word
        self.seat: int | None = view["seat"]
        self.table: dict[str, Any] = view["table"]
        self.spots = {str(move["spot"]) for move in moves if "spot" in move}
        self.layable = {move["card"] for move in moves if move["verb"] == "lay"}
        self.coverable = {move["card"] for move in moves if move["verb"] == "down"}
        self.aims: dict[str, str] = {}  # by attacker: what it strikes at
        self.strikers: dict[str, list[str]] = {}  # by target: who strikes at it
        for spot, mode, targets in view["attacks"]:
            struck = "+".join([str(target) for target in targets])
            self.aims[str(spot)] = f"→{struck}{MODES[mode]}"
            for target in targets:
                self.strikers.setdefault(str(target), []).append(str(spot))

    def draw(self) -> str:
        view = self.view
        lines = [*self._heading(), *self._piles()]
        seats: int = view["seats"]
        first = 0 if self.seat is None else self.seat + 1
        for other in [(first + offset) % seats for offset in range(seats)]:
            lines += self._player(other)
        if self.seat is not None and view["phase"] != "over":
            lines += self._own(self.seat)
        return markup(between([_cut_line(line) for line in lines], "\n"))

    def _say(self, key: str, **fields: str | int) -> str:
        """Words in the reader's language, without characters that would steer the terminal."""
        return safe(self.word(key, fields))

    def _card(self, ident: str) -> str:
        return cut(self._say("card", card=ident), CARD)

    def _priced(self, ident: str) -> str:
        return f"{self._card(ident)} {self.cards[ident]['cost']}★"

    def _who(self, seat: int) -> str:
        return f"{cut(self.names[seat], NAME)} ({LETTERS[seat]})"

    # The turn

    def _heading(self) -> list[Line]:
        """Whose turn it is and who is asked what; then the phases and the stars."""
        view = self.view
        phase: str = view["phase"]
        waiting: list[int] = view["waiting"]
        if phase in SET_UP or phase == "over":
            lines: list[Line] = [[(cut(self._say(f"phase-{phase}"), WIDTH), "bold")]]
            return lines + self._variants()
        active: int = view["active"]
        key = "turn-own" if active == self.seat else "turn"
        title = cut(self._say(key, turn=view["turn"], name=self._who(active)), WIDTH // 2)
        line: Line = [(title, SEAT_STYLES[active])]
        if waiting and not active == waiting[0] == self.seat:  # or else the prompt asks
            said = self._say(f"ask-{view['ask']}")
            if waiting[0] != active:
                key = "asked-own" if waiting[0] == self.seat else "asked"
                said = self._say(key, name=self._who(waiting[0]), what=said)
            line += [("  ", ""), (cut(said, WIDTH - _width(line) - 2), SEAT_STYLES[waiting[0]])]
        return [line, *self._bar(phase), *self._variants()]

    def _bar(self, phase: str) -> list[Line]:
        """All phases in one line, the running one marked, and the stars that are left (7, 9)."""
        view = self.view
        bar: Line = []
        for name in BAR:
            text = self._say(f"phase-{name}")
            skipped = view["turn"] <= view["seats"] and name in NOT_IN_FIRST
            skipped = skipped or ("truce" in view and name == "raid")  # X38
            if name == phase:
                bar.append((f"▐{text}▌", "bold reverse"))
            else:
                bar.append((f" ({text}) " if skipped else f" {text} ", "dim"))
        stars: int = view["stars"]
        counted = self._say("stars", stars=stars)
        filled = [("★" * stars, "bold yellow"), ("☆" * (STARS - stars), "dim")]
        end: Line = [*filled, (" " + cut(counted, 20), "")]
        if _width(bar) + 2 + _width(end) > WIDTH:
            return [bar, end]
        return [[*bar, (" " * (WIDTH - _width(bar) - _width(end)), ""), *end]]

    def _variants(self) -> list[Line]:
        """The variants that are played (68-72, X6), and what holds now (60, X37, X38)."""
        options = self.view["options"]
        played = [
            self._say(f"variant-{name.replace('_', '-')}") for name in VARIANTS if options[name]
        ]
        if options["trophies"] == "lives":
            played.append(self._say("variant-trophies"))
        lines: list[Line] = []
        if played:
            said = self._say("variants", variants=", ".join(played))
            lines.append([(cut(said, WIDTH), "dim")])
        if "truce" in self.view:
            said = self._say("truce", rounds=self.view["truce"])
            lines.append([(cut(said, WIDTH), MARK)])
        if self.view.get("opening", STARS) < STARS:
            first: int = self.view["first"]
            said = self._say("opening", name=self._who(first), stars=self.view["opening"])
            lines.append([(cut(said, WIDTH), MARK)])
        if self.view["disabled"]:
            lines.append([(cut(self._say("disabled"), WIDTH), MARK)])
        return lines

    def _piles(self) -> list[Line]:
        """Deck and discard pile, the hunt row, and what the reader knows of the deck."""
        view = self.view
        discard: list[str] = view["discard"]
        deck = cut(self._say("deck", deck=view["deck"]), WIDTH // 3)
        pieces: list[Piece] = [(deck, "")]
        if discard:
            top = [self._card(ident) for ident in discard[-3:]]
            listed = ", ".join([*reversed(top)]) + ("…" if len(discard) > 3 else "")
            said = self._say("discard", discard=len(discard), cards=listed)
            pieces.append((cut(said, WIDTH - width(deck) - 3), ""))
        lines = [between([[piece] for piece in pieces], " · ")]
        if view["hunt"]:
            row = [
                (f"{place} {self._priced(ident) if ident else '–'}", "" if ident else "dim")
                for place, ident in enumerate(view["hunt"], 1)
            ]
            lines += _labelled(self._say("hunt"), row)
        if view.get("known"):
            known = [
                (f"{place} {self._priced(ident)}", MARK)
                for place, ident in enumerate(view["known"], 1)
            ]
            lines += _labelled(self._say("known"), known)
        return lines

    # A player

    def _player(self, seat: int) -> list[Line]:
        """The line of a player, and below it the cards on the table, two in a line if they fit."""
        view = self.view
        lines = [self._player_line(seat)]
        if view["trophies"][seat]:
            lines += self._listed("trophies", view["trophies"][seat], GOOD)
        if view["phase"] == "over":
            lines += self._listed("final-lives", view["shown_lives"][seat], "")
            lines += self._listed("final-hand", view["shown_hands"][seat], "dim")
        spots = sorted([s for s, entry in self.table.items() if entry["owner"] == seat], key=int)
        cells = [self._spot(spot) for spot in spots if not self.table[spot].get("down")]
        small = [cell for cell in cells if _width(cell) <= HALF]
        for at in range(0, len(small), 2):
            line = small[at]
            if at + 1 < len(small):
                line = [*line, (" " * (HALF - _width(line)) + GAP, ""), *small[at + 1]]
            lines.append(line)
        for cell in cells:
            if _width(cell) > HALF:
                lines += _flowing(cell)
        down = [self._face_down(spot) for spot in spots if self.table[spot].get("down")]
        if down:
            lines += _labelled(f"  ▒ {self._say('face-down')}", down)
        return lines

    def _player_line(self, seat: int) -> Line:
        view = self.view
        turn = "▶" if view["active"] == seat and view["phase"] != "over" else "─"
        first = "▲" if view["first"] == seat else "─"
        name = cut(self.names[seat], NAME)
        if seat == self.seat:
            name = f"{name} ({self._say('you')})"
        head: Line = [(f"{turn}{first} ", "bold"), (LETTERS[seat], SEAT_STYLES[seat])]
        head.append((f" {name} ", "bold" if seat == self.seat else ""))
        if view["out"][seat]:
            facts: list[Piece] = [(self._say("out"), "dim")]
        else:
            facts = [(self._say("lives", lives=view["lives"][seat]), "")]
            if view["trophies"][seat]:
                facts.append((self._say("won", trophies=len(view["trophies"][seat])), GOOD))
            facts.append((self._say("hand", hand=view["hands"][seat]), ""))
            facts.append(self._guarded(seat))
        parts = between([[(cut(text, WIDTH // 4), style)] for text, style in facts], " · ")
        dashes = "─" * max(1, WIDTH - _width(head) - _width(parts) - 4)
        return [*head, (dashes + " ", "dim"), *parts, (" ──", "dim")]

    def _guarded(self, seat: int) -> Piece:
        """Can raiders come (23)? Before the first turn: has the player chosen?"""
        if "ready" in self.view:
            ready = self.view["ready"][seat]
            return (self._say("ready"), GOOD) if ready else (self._say("choosing"), MARK)
        if self.view["defended"][seat]:
            return self._say("defended"), "dim"
        if "truce" in self.view:
            return self._say("undefended"), "dim"
        return self._say("open"), OPEN

    def _listed(self, key: str, idents: list[str] | None, style: str) -> list[Line]:
        """Cards by name and price below a player."""
        if not idents:
            return []
        pieces = [(self._priced(ident), style) for ident in idents]
        return _labelled("     " + self._say(key), pieces)

    # A card on the table

    def _spot(self, spot: str) -> Line:
        """Number, name, kind, wounds and endurance, keywords and marks, each a piece."""
        entry = self.table[spot]
        mark = "▸" if spot in self.spots else " "
        line: Line = [(mark, GOOD), (f"{spot:>3}", "bold")]
        ident: str = entry["card"]
        card = self.cards[ident]
        line.append((f" {self._card(ident)}", "bold" if card["type"] == "beast" else ""))
        kind = entry.get("kind", card.get("kind"))
        sort = kind_name(kind, self.word) if kind else sort_of(card, self.word)
        line.append((f" {sort}", _kind_style(kind)))
        if "endurance" in card:
            wounds = entry.get("wounds", 0)
            endurance = entry.get("endurance", card["endurance"])
            line.append((f" {wounds}/{endurance}", WOUND if wounds else ""))
        line += [(f" · {text}", "dim") for text in keywords(card, self.word)]
        if "ability" in entry:
            gift = ", ".join(keywords(self.cards[entry["ability"]], self.word))
            line += [(f" · +{self._card(entry['ability'])}:", ""), (f" {gift}", "dim")]
        return line + [(f" · {text}", MARK) for text in self._marks(spot, entry)]

    def _face_down(self, spot: str) -> Piece:
        """A card of the variant of summoning (71): the stars paid, and for its owner what it is."""
        entry = self.table[spot]
        mark = "▸" if spot in self.spots else ""
        if "card" not in entry:
            return f"{mark}{spot} ({entry['paid']}★)", MARK
        cost = self.cards[entry["card"]]["cost"]
        return f"{mark}{spot} {self._card(entry['card'])} ({entry['paid']}/{cost}★)", MARK

    def _marks(self, spot: str, entry: dict[str, Any]) -> list[str]:
        """All that is not as usual with a card."""
        found: list[str] = []
        if "inside" in entry:
            hidden = self.table[str(entry["inside"])]["owner"] == entry["owner"]
            key = "hidden" if hidden else "imprisoned"
            if entry.get("inside_ability"):
                key += "-ability"
            found.append(self._say(key, holder=entry["inside"]))
        for other, there in self.table.items():
            if there.get("inside") == int(spot):
                found.append(self._say("holds", spot=int(other)))
        if "buried" in entry:
            buried = entry["buried"]
            known = isinstance(buried, str)
            name = self._card(buried) if known else ""
            found.append(self._say("buried-card", name=name) if known else self._say("buried"))
        if spot in self.aims:
            found.append(self.aims[spot])
        elif entry.get("tapped"):
            found.append(self._say("tapped"))
        elif entry.get("acted"):
            found.append(self._say("acted"))
        used = [name for name in ("raided", "spent", "ability_spent", "changed") if name in entry]
        found += [self._say(name.replace("_", "-")) for name in used]
        if spot in self.strikers:
            found.append("←" + "+".join(self.strikers[spot]))
        if self._leaves(spot, entry):
            found.append(self._say("leaving"))
        return found

    def _leaves(self, spot: str, entry: dict[str, Any]) -> bool:
        """Is it marked not to be fed? Of all that could be, only those can't be marked again."""
        view = self.view
        if view["ask"] != "feed" or view["waiting"] != [self.seat] or entry["owner"] != self.seat:
            return False
        inside = entry.get("inside")
        jailed = inside is not None and self.table[str(inside)]["owner"] != self.seat
        beast = self.cards[entry["card"]]["type"] == "beast"
        return beast and not jailed and spot not in self.spots

    # What only the reader sees

    def _own(self, seat: int) -> list[Line]:
        view = self.view
        lines: list[Line] = []
        if view["ask"] == "pick" and view.get("pack"):
            lines.append([(cut(self._say("pack"), WIDTH), "bold")])
            lines += self._in_full(view["pack"])
        lives: list[str] = view["shown_lives"][seat]
        if lives:
            pieces = [(self._priced(ident), "") for ident in lives]
            lines += _labelled(self._say("own-lives", lives=len(lives)), pieces)
        hand: list[str] = view["shown_hands"][seat]
        if hand or view["ask"] != "pick":
            lines.append([(cut(self._say("own-hand", hand=len(hand)), WIDTH), "bold")])
        lines += self._in_full(hand)
        if view.get("loot"):
            said = self._say("loot", card=view["loot"])
            lines.append([(cut(said, WIDTH), MARK)])
        choice = view.get("choice")
        if choice is not None:
            chosen = choice if isinstance(choice, str) else ""
            places = "" if isinstance(choice, str) else " ".join([str(at) for at in choice])
            key = "choice-pick" if chosen else "choice-keep"
            said = self._say(key, card=chosen, places=places or "–")
            lines.append([(cut(said, WIDTH), GOOD)])
        return lines

    def _in_full(self, idents: list[str]) -> list[Line]:
        """Cards with their price and their text; equal ones once, but not where places count."""
        lines: list[Line] = []
        placed = self.view["ask"] == "keep"
        shown = idents if placed else list(dict.fromkeys(idents))
        for place, ident in enumerate(shown, 1):
            card = self.cards[ident]
            line: Line = [(f"{place:>3}" if placed else self._affordable(ident), GOOD)]
            line.append((f" {card['cost']}★ ", "yellow"))
            copies = idents.count(ident)
            times = f"{copies}× " if copies > 1 and not placed else ""
            line += [(times, ""), (self._card(ident), "bold")]
            style = _kind_style(card.get("kind"))
            line.append((f" {cut(sort_of(card, self.word), CARD)}", style))
            if "endurance" in card:
                line.append((f" 0/{card['endurance']}", ""))
            lines += self._with_text(line, [safe(text) for text in card_text(card, self.word)])
        return lines

    def _affordable(self, ident: str) -> str:
        """Can it be laid now? Or at least be laid face down for a part of its price (71)?"""
        if ident in self.layable:
            return "  ✓"
        return "  ▒" if ident in self.coverable else "   "

    def _with_text(self, line: Line, texts: list[str]) -> list[Line]:
        """A card and its text: behind it if there is room, or below it."""
        if len(texts) == 1 and _width(line) + 2 + width(texts[0]) <= WIDTH:
            return [[*line, ("  " + texts[0], "dim")]]
        lines = [line]
        for text in texts:
            words: Line = [(f" {part}", "dim") for part in text.split(" ")]
            lines += _flowing([(" " * (INDENT + 1), ""), *words], INDENT + 3)
        return lines


def _kind_style(kind: str | None) -> str:
    return KIND_STYLES[kind] if kind else "blue"


def _width(line: Line) -> int:
    return sum([width(text) for text, _ in line])


def _cut_line(line: Line) -> Line:
    """The pieces that fit; the last of them may be shortened."""
    found: Line = []
    room = WIDTH
    for text, style in line:
        if width(text) > room:
            return [*found, (cut(text, room), style)] if room else found
        found.append((text, style))
        room -= width(text)
    return found


def _labelled(label: str, pieces: list[Piece]) -> list[Line]:
    """Words behind a label, broken into lines that fit."""
    label = cut(label, WIDTH // 2)
    indent = width(label) + 1
    lines = wrapped(pieces, WIDTH - indent)
    return [[(pad(label if at == 0 else "", indent), ""), *line] for at, line in enumerate(lines)]


def _flowing(pieces: Line, indent: int = INDENT) -> list[Line]:
    """Pieces that bring their own spaces, broken into lines that fit; the later ones indented."""
    lines: list[Line] = [[]]
    for text, style in pieces:
        if lines[-1] and _width(lines[-1]) + width(text) > WIDTH:
            lines.append([(" " * indent, "")])
        lines[-1].append((cut(text, WIDTH - indent), style))
    return lines
