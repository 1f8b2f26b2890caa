"""Texts in the reader's language, from Fluent files: one source for terminal, server and browser.

The engine speaks in data: events, reasons, options. Here they become sentences, by messages whose
names follow from the data: `envyra-event-tile-won`, `envyra-why-no-tile-there`, `envyra-rule-10`.
What has no message is told plainly, as data; a missing text never stops a game.

A message may use every field of the data, and forms made of it (docs/texts.md):

    $seat-name, $seat-me        a number, as the name of that seat; is it the reader's (yes, no)?
    $cells, $cells-count        a list, joined; how many
    $waiting-names              a list of numbers, as names of seats
    $returned-shares            a list with one entry for each seat: "Anna (A) 2, Ben (B) 1"
    $territory-full             the full name of a thing, where it is longer than its label
    $tile-symbol                a field of the content's entry that the value names
    $until-conquest             a field of some data within the data
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ludoteka import fluent_files
from ludoteka.core.game import Game
from ludoteka.core.readers.markup import safe
from ludoteka.core.reasons import Reason
from ludoteka.fluent_files import ENGLISH

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NOTHING: Final = "none"  # what a message can choose by where a value is missing
FULL: Final = "full"  # the attribute of a name that is longer than the label, and tells more
PLACED: Final = "@"  # in a list: a thing, and behind it the place where it lies
COUNTED: Final = "*"  # in a list: a thing, and behind it how many of it
THOUSANDTHS: Final = "_permille"  # how the name of a field ends that counts thousandths

Fields: TypeAlias = dict[str, str | int | float]


class Seating:
    """Who sits where, for sentences: the names by seat, and which seat the reader has."""

    def __init__(self, names: Sequence[str], me: int | None = None) -> None:
        self.names = [safe(name) for name in names]
        self.me = me

    def name(self, seat: int) -> str:
        """The name with the letter that marks this seat on the board."""
        if not 0 <= seat < len(self.names):
            return f"seat {seat}"
        return f"{self.names[seat]} ({letter(seat)})"


def letter(seat: int) -> str:
    """The letter of a seat, as on its cubes and cards."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


class Texts:
    """All texts of a game in one language, with English for what is not translated."""

    def __init__(self, game: Game | None = None, language: str = ENGLISH) -> None:
        self.game_id = "ludoteka" if game is None else game.id
        self.content: Mapping[str, object] = {} if game is None else game.content()
        self.languages = fluent_files.fallbacks(language)
        self._game = game
        modules = () if game is None else fluent_files.modules_of(type(game))
        self._bundles = [fluent_files.bundle(tag, modules) for tag in self.languages]
        self._kinds: dict[str, list[str]] = {}

    def find(
        self, message: str, fields: Mapping[str, str | int | float] | None = None
    ) -> str | None:
        """A message by its name; None if there is none, or it asks for a field that is missing.

        `NAME.full` is the attribute `full` of the message.
        """
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(fields or {}))
            if not errors:
                return str(text)
        return None

    def say(self, message: str, **fields: str | int) -> str:
        """A message that we have; should it be missing, its name and fields."""
        found = self.find(f"ludoteka-{message}", fields)
        return _plainly(message, fields) if found is None else found

    def event(self, event: Mapping[str, object], seating: Seating) -> str:
        """What happened, as one who saw this much of it would tell it."""
        kind = str(event["kind"])
        told = dict(event) if self._game is None else self._game.teller().retold(dict(event))
        data = {name: value for name, value in told.items() if name != "kind"}
        found = self.find(f"{self.game_id}-event-{_id(kind)}", self.fields(data, seating))
        return _sentence(_plainly(kind, data) if found is None else found)

    def reason(
        self, reason: Reason, seating: Seating, view: Mapping[str, object] | None = None
    ) -> str:
        """Why a move is not allowed, with the number of the rule."""
        book = reason.rule.partition(".")[0]
        fields = self.fields(self._glossed(reason.values, view), seating)
        found = self.find(f"{book}-why-{_id(reason.fault)}", fields)
        text = _sentence(_plainly(reason.fault, reason.values) if found is None else found)
        if book != self.game_id or self._game is None:  # the table's own order, no rule of a book
            return text
        return self.cited(text, reason.rule)

    def cited(self, text: str, rule: str) -> str:
        """A sentence with the number of the rule it comes from."""
        return self.say("with-rule", text=text.removesuffix("."), rule=rule.partition(".")[2])

    def prompt(
        self,
        prompt: Mapping[str, object],
        seating: Seating,
        view: Mapping[str, object] | None = None,
    ) -> str:
        """What a seat is to do now, from its view's prompt."""
        do = str(prompt.get("do", ""))
        fields = self.fields(self._glossed(prompt, view), seating)
        found = self.find(f"{self.game_id}-prompt-{_id(do)}", fields)
        return _sentence(_plainly(do, prompt) if found is None else found)

    def move(
        self, description: Mapping[str, object], seating: Seating, view: Mapping[str, object]
    ) -> str:
        """What a move means, by its verb; empty if nothing is said of it."""
        verb = _id(str(description.get("verb", "")))
        if not self.has("move", verb):
            return ""
        fields = self.fields(self._glossed(description, view), seating)
        return self.find(f"{self.game_id}-move-{verb}", fields) or ""

    def _glossed(
        self, data: Mapping[str, object], view: Mapping[str, object] | None
    ) -> Mapping[str, object]:
        """Data with what the game adds to it for a reader."""
        return data if self._game is None else self._game.gloss(dict(data), dict(view or {}))

    def option(self, name: str) -> str:
        """What an option is about; empty if nothing is said of it."""
        return self.find(f"{self.game_id}-option-{_id(name)}") or ""

    def end(self, reason: str) -> str:
        """How the game ended."""
        return self.find(f"{self.game_id}-end-{_id(reason)}") or _sentence(_plainly(reason, {}))

    def rule(self, rule: str) -> str:
        """A rule in one sentence, by its full number such as `envyra.10`; empty if unknown."""
        book, _, number = rule.partition(".")
        return self.find(f"{_id(book)}-rule-{_id(number)}") or ""

    def part(self, name: str) -> str:
        """The heading of a part of the score."""
        return self.find(f"{self.game_id}-part-{_id(name)}") or name.replace("_", " ")

    def help(self) -> str:
        """How to read the game's board and type its moves; empty if nothing is said of it."""
        return self.find(f"{self.game_id}-help") or ""

    def board(self, key: str, fields: Mapping[str, str | int]) -> str:
        """Words of the game's board, by their key; a word of the content by its field's name."""
        told: Fields = {}
        for name, value in fields.items():
            told[name] = self._word(name, value) if isinstance(value, str) else value
            told.update(self._entry(name, value) if isinstance(value, str) else {})
        found = self.find(f"{self.game_id}-board-{_id(key)}", told)
        if found is not None:
            return found
        return str(told[key]) if key in told else _plainly(key, fields)

    def told(self, what: str, key: str, data: Mapping[str, object], seating: Seating) -> str | None:
        """A part of a game's hints or facts, by a message like `GAME-aid-KEY`, if any."""
        if not self.has(what, key):
            return None
        return self.find(f"{self.game_id}-{what}-{_id(key)}", self.fields(data, seating))

    def has(self, what: str, key: str) -> bool:
        """Is there a message of the game for this key?"""
        message = f"{self.game_id}-{what}-{_id(key)}"
        return any(bundle.has_message(message) for bundle in self._bundles)

    def expected(self) -> str:
        """What a move looks like; empty if nothing is said of it."""
        return self.find(f"{self.game_id}-expected") or ""

    def listing(self, words: Sequence[str], joiner: str = "and") -> str:
        """Words as a list in a sentence: a, b and c.

        Only commas, where a name itself has the "and": x and y, z.
        """
        if not words:
            return self.say("list-none")
        if len(words) == 1:
            return words[0]
        joint = self.say(f"list-{joiner}", first="", last="")
        if any(joint in word for word in words):
            return ", ".join(words)
        return self.say(f"list-{joiner}", first=", ".join(words[:-1]), last=words[-1])

    def fields(self, data: Mapping[str, object], seating: Seating) -> Fields:
        """The fields of some data, and the forms made of them, for a message to choose from."""
        fields: Fields = {}
        for name, value in data.items():
            if isinstance(value, bool):
                fields[name] = "yes" if value else "no"
            elif isinstance(value, int):
                fields.update(self._number(name, value, seating))
            elif isinstance(value, float):
                fields[name] = value
            elif value is None:
                fields[name] = NOTHING
            elif isinstance(value, str):
                fields[name] = self._word(name, value)
                fields[f"{name}-full"] = self._word(name, value, FULL)
                fields[f"{name}-id"] = safe(value) or NOTHING
                fields.update(self._entry(name, value))
            elif isinstance(value, list):
                fields.update(self._list(name, value, seating))
            elif isinstance(value, dict):
                fields.update(self._table(name, value, seating))
        return fields

    def _number(self, name: str, value: int, seating: Seating) -> Fields:
        fields: Fields = {
            name: value,
            f"{name}-name": self._who(value, seating),
            f"{name}-me": "yes" if value == seating.me else "no",
            f"{name}-letter": letter(value),
        }
        if name.endswith(THOUSANDTHS):
            short = name.removesuffix(THOUSANDTHS)
            fields[f"{short}-percent"] = _percent(value)
            fields[f"{short}-decimal"] = round(value / 1000, 1)
        return fields

    def _list(self, name: str, items: list[object], seating: Seating) -> Fields:
        fields: Fields = {f"{name}-count": len(items)}
        tables = [item for item in items if isinstance(item, dict)]
        if tables:
            fields.update(self._inner(f"{name}-last", tables[-1], seating))
            return fields
        words = [self._item(name, item) for item in items]
        fields[name] = self.listing(words)
        fields[f"{name}-row"] = " ".join(safe(str(item)) for item in items)
        fields[f"{name}-ids"] = ", ".join(safe(str(item)) for item in items)
        seats = [item for item in items if isinstance(item, int)]
        if len(seats) == len(items):
            fields[f"{name}-names"] = self.listing([self._who(seat, seating) for seat in seats])
        if len(items) == len(seating.names):
            several = any(isinstance(item, list) for item in items)
            behind, joint = (": ", "; ") if several else (" ", ", ")
            shares = [
                f"{self._who(seat, seating)}{behind}{word}"
                for seat, word in enumerate(words)
                if items[seat] not in (0, "", [])
            ]
            fields[f"{name}-shares"] = joint.join(shares) or self.say("list-none")
        return fields

    def _table(self, name: str, table: Mapping[str, object], seating: Seating) -> Fields:
        """Data within the data: as pairs, by its fields and, if it counts things, by number."""
        pairs = [f"{safe(str(key))} {safe(self._item(name, item))}" for key, item in table.items()]
        fields: Fields = {name: ", ".join(pairs), f"{name}-count": len(pairs)}
        fields.update(self._inner(name, table, seating))
        numbers = sorted({item for item in table.values() if isinstance(item, int)})
        groups = []
        for number in numbers:
            keys = [safe(str(key)) for key, item in table.items() if item == number]
            groups.append(f"{number}: {', '.join(keys)}")
        fields[f"{name}-groups"] = "; ".join(groups)
        return fields

    def _inner(self, name: str, table: Mapping[str, object], seating: Seating) -> Fields:
        inner = self.fields({str(key): value for key, value in table.items()}, seating)
        return {f"{name}-{key}": value for key, value in inner.items()}

    def _item(self, name: str, item: object) -> str:
        if isinstance(item, list):
            return self.listing([self._item(name, inner) for inner in item])
        if not isinstance(item, str):
            return str(item)
        word, _, number = item.partition(COUNTED)
        if word and number.isdecimal():
            return f"{self._word(name, word)} {number}"
        word, _, place = item.partition(PLACED)
        if not (word and place):
            return self._word(name, item)
        return self.say("at-place", thing=self._word(name, word), place=safe(place))

    def _who(self, seat: int, seating: Seating) -> str:
        return self.say("you") if seat == seating.me else seating.name(seat)

    def _word(self, name: str, value: str, form: str = "") -> str:
        """A word in the reader's language, by a message like `envyra-theme-orange`, or as it is.

        Without one, `GAME-field-NAME` tells of which kinds the words of this field are, and the
        content may name the thing. With a `form`, the attribute of the message, where it has one.
        """
        if not value:
            return ""
        names = self._thing(name, value).get("name")
        title = names.get(ENGLISH) if isinstance(names, dict) else names
        for kind in (name, *self._kinds_of(name)):
            message = f"{self.game_id}-{_id(kind)}-{_id(value)}"
            found = self.find(message)
            if found is not None and not self._is_anothers(message, title):
                return (self.find(f"{message}.{form}") if form else None) or found
        return safe(self.own(names) or value)

    def own(self, text: object) -> str:
        """A text of the content, or of several languages the reader's; empty if it is none."""
        if isinstance(text, dict):
            known = [text.get(language) for language in self.languages]
            text = next((words for words in known if isinstance(words, str)), "")
        return text if isinstance(text, str) else ""

    def unnamed(self, text: str) -> str:
        """Text with the name of a thing put back into its id; of several names the longest."""
        ids: dict[str, str] = {}
        for table in self.content.values():
            for ident, entry in table.items() if isinstance(table, dict) else ():
                names = entry.get("name") if isinstance(entry, dict) else None
                for name in names.values() if isinstance(names, dict) else (names,):
                    if isinstance(name, str) and name:
                        ids.setdefault(name.casefold(), str(ident))
        folded = text.casefold()
        for name in sorted(ids, key=len, reverse=True):
            found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", folded)
            if found:
                return folded[: found.start()] + ids[name] + folded[found.end() :]
        return text

    def _is_anothers(self, message: str, title: object) -> bool:
        """Does the message name another thing than the content does, which is a user's own?"""
        ours = self._in_english(message)
        return isinstance(title, str) and ours is not None and ours.lower() != title.lower()

    def _in_english(self, message: str) -> str | None:
        bundle = self._bundles[-1]
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        return None if pattern is None else str(bundle.format_pattern(pattern, {})[0])

    def _kinds_of(self, name: str) -> list[str]:
        """Of which kinds the words in a field may be: those in `source` may be territories."""
        if name not in self._kinds:
            told = self.find(f"{self.game_id}-field-{_id(name)}")
            self._kinds[name] = told.split() if told else [name]
        return self._kinds[name]

    def _thing(self, name: str, value: str) -> Mapping[str, object]:
        """The content's entry of a thing that a field names; empty if it has none."""
        for kind in self._kinds_of(name):
            entry = self._things(kind).get(value)
            if isinstance(entry, dict):
                return entry
        return {}

    def _things(self, kind: str) -> Mapping[str, object]:
        """The content's table of a kind: tiles, territories."""
        several = f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}s"
        table = self.content.get(several)
        return table if isinstance(table, dict) else {}

    def _entry(self, name: str, value: str) -> Fields:
        """The fields of the content's entry: a tile S01 is looked up among the tiles."""
        fields: Fields = {}
        for field, item in self._thing(name, value).items():
            if isinstance(item, str):
                fields[f"{name}-{field}"] = self._word(field, item)
            elif isinstance(item, list):
                fields[f"{name}-{field}"] = self.listing([self._item(field, one) for one in item])
            elif isinstance(item, int):
                fields[f"{name}-{field}"] = item
            else:
                fields[f"{name}-{field}"] = safe(self.own(item))
        return fields


def _percent(thousandths: int) -> str:
    """Per cent without decimals; what is only nearly none or all says so."""
    if 0 < thousandths < 5:
        return "<1"
    if 995 < thousandths < 1000:
        return ">99"
    return str((thousandths + 5) // 10)


def _id(word: str) -> str:
    """A word of the data as a part of a message's name."""
    safe = (c if c.isascii() and (c.isalnum() or c == "-") else "-" for c in word)
    return "".join(safe)


def _plainly(what: str, data: Mapping[str, object]) -> str:
    """Data told without a message for it."""
    values = ", ".join(f"{name} {safe(str(value))}" for name, value in data.items())
    words = safe(what).replace("_", " ").replace("-", " ")
    return words + (f": {values}" if values else "")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
