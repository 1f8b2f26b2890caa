"""Searches what a connection was told for what it may not know at that moment."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from ludoteka.core.digest import digest
from ludoteka.drills.knowledge import Eye, Knowledge, Moment, compact

PART: Final = 16  # so many letters of a secret are a hit
RUN: Final = re.compile(r"[A-Za-z0-9+/=_-]{16,}")
HASH: Final = re.compile(r"(?<![A-Za-z0-9_-])[0-9a-fA-F]{16,}(?![A-Za-z0-9_-])")
# Words that only the log and the engine use; `seed` stands in the table's sheet, and is null.
FORBIDDEN: Final = re.compile(
    r'"(seed|position|counter|chance|hidden|private|all|token|hash)":(?!null)'
)
# Lists of seats and of legal moves could look like somebody's choice.
NO_CHOICE: Final = ("waiting", "moves")
GAMES_ENTRIES: Final = ("started", "moved")
OLD: Final = ("page", "already", "moments")  # of the past: their seq is not that of now


class Heard(NamedTuple):
    """Text that arrived, and when: `seq` is the last entry the listener knew of until then."""

    eye: Eye
    seq: int
    text: str
    asked: str = ""  # what it answers: the words of a question may come back
    source: str = "socket"


class Hit(NamedTuple):
    """Something that was told to one who may not know it."""

    kind: str
    eye: Eye
    seq: int
    what: str
    text: str

    def __str__(self) -> str:
        who = "an onlooker" if self.eye is None else f"seat {self.eye}"
        return f"{self.kind}: {self.what} told to {who} at {self.seq} in {self.text[:200]}"


class Secrets:
    """Long secrets of a table, to be found by any 16 letters of them in a row."""

    def __init__(self, knowledge: Knowledge, seed: bytes, tokens: dict[Eye | str, str]) -> None:
        """`tokens` are by the seat that may know them; those of others by any other name."""
        self._until_the_end: dict[str, str] = {}
        self._for_ever: dict[Eye | str, dict[str, str]] = {}
        for form in spellings(seed):
            self._until_the_end |= dict.fromkeys(parts(form), "seed")
        for moment in knowledge.moments:
            digest = moment.state.digest()
            self._until_the_end |= dict.fromkeys(parts(digest), "state digest")
        for owner, token in tokens.items():
            known = self._for_ever.setdefault(owner, {})
            known |= dict.fromkeys(parts(token), "token")
            known |= dict.fromkeys(
                parts(hashlib.sha256(token.encode()).hexdigest()), "hash of a token"
            )
        self.count = 1 + len(knowledge.moments) + len(tokens)

    def found(self, text: str, eye: Eye, over: bool) -> Iterator[tuple[str, str]]:
        """Kinds and parts of secrets in a text that this eye may not see."""
        foreign = [own for owner, own in self._for_ever.items() if eye is None or owner != eye]
        wanted = foreign if over else [self._until_the_end, *foreign]
        for run in set(RUN.findall(text)):
            for part in parts(run):
                for secrets in wanted:
                    if part in secrets:
                        yield secrets[part], part


class Judge:
    """Judges all that was heard at one table, once its log and its seed are known."""

    def __init__(
        self,
        knowledge: Knowledge,
        seed: bytes,
        tokens: dict[Eye | str, str],
        hashes: Iterable[str],
    ) -> None:
        """`hashes` are those that everybody may see: commitment, content, the table's id."""
        self.knowledge = knowledge
        self.secrets = Secrets(knowledge, seed, tokens)
        self.hits: list[Hit] = []
        self.kinds: Counter[str] = Counter()  # what was looked at, by its type or source
        self._clean: set[tuple[Eye, str]] = set()  # entries that were judged already
        self._hashes: dict[Eye, set[str]] = {
            eye: {*hashes, *(moment.digests[eye] for moment in knowledge.moments)}
            for eye in knowledge.eyes
        }

    def canaries(self) -> int:
        """How many secrets could have been found."""
        choices = sum(len(moment.choices()) for moment in self.knowledge.moments)
        return len(self.knowledge.hidden) + self.secrets.count + choices

    def judge(self, heard: Heard) -> None:
        try:
            data = msgspec.json.decode(heard.text)
        except msgspec.DecodeError:
            data = None
        if not isinstance(data, dict):
            self._hit("no JSON object", heard, heard.seq, "text that can't be searched")
            return
        kind = data.get("type", heard.source)
        self.kinds[kind] += 1
        seq = heard.seq if kind in OLD else max(heard.seq, _seq(data))
        over = self.knowledge.is_over(seq)
        for what, part in self.secrets.found(heard.text, heard.eye, over):
            self._hit(what, heard, seq, part)
        if over:
            return
        entries, moments = data.pop("entries", []), data.pop("moments", [])
        self._judge_rest(heard, seq, data)
        for entry in entries:
            self._judge_entry(heard, entry)
        self._judge_past(heard, moments)
        for key in FORBIDDEN.findall(heard.text):
            self._hit("forbidden field", heard, seq, key)
        for run in HASH.findall(heard.text):
            if run.lower() not in self._hashes[heard.eye] and run not in heard.asked:
                self._hit("unknown hash", heard, seq, run)

    def _judge_rest(self, heard: Heard, seq: int, data: dict[str, Any]) -> None:
        """All but entries: nothing but what is known now."""
        moment = self.knowledge.at(seq)
        text = compact(data)
        known = frozenset() if moment is None else moment.known[heard.eye]
        found = self.knowledge.canaries.found
        for word in found(text) - known - found(heard.asked):
            self._hit("hidden word", heard, seq, word)
        if "digest" in data and "type" in data:
            of = self.knowledge.at(data["seq"])
            if data["digest"] != ("" if of is None else of.digests[heard.eye]):
                self._hit("another's digest", heard, seq, data["digest"])
        if moment is not None:
            rest = self._judge_hint(heard, moment, self._judge_offer(heard, moment, data))
            self._judge_choices(heard, moment, compact(_without(rest, NO_CHOICE)))

    def _judge_offer(self, heard: Heard, moment: Moment, data: dict[str, Any]) -> dict[str, Any]:
        """What a seat is offered are its legal moves, and no others; the data without them.

        One of them may be what another has chosen: they are not searched for that.
        """
        offer = data.get("offer")
        if not isinstance(offer, dict):
            return data
        right = [] if heard.eye is None else list(moment.state.moves(heard.eye))
        offered = [choice["move"] for choice in offer["choices"]]
        if offered != right:
            self._hit("other offer", heard, moment.seq, compact(offered))
        return data | {"offer": offer | {"choices": []}}

    def _judge_hint(self, heard: Heard, moment: Moment, data: dict[str, Any]) -> dict[str, Any]:
        """A hint is one of the seat's legal moves, which another may have chosen too."""
        if data.get("type") != "hinted":
            return data
        right = [] if heard.eye is None else list(moment.state.moves(heard.eye))
        if data["number"] not in right:
            self._hit("foreign hint", heard, moment.seq, str(data["number"]))
        return {name: value for name, value in data.items() if name not in ("move", "number")}

    def _judge_past(self, heard: Heard, moments: list[dict[str, Any]]) -> None:
        """What was seen at earlier moments: what this eye might see then, letter by letter."""
        view: dict[str, Any] = {}
        for told in moments:
            view = {**view, **told["changes"]}
            view = {name: value for name, value in view.items() if name not in told["gone"]}
            moment = self.knowledge.in_line(told["seq"], heard.seq)
            if moment is None:
                self._hit("no moment", heard, told["seq"], compact(told["moves"]))
                continue
            found = self.knowledge.canaries.found(compact(told["changes"]))
            for word in found - moment.known[heard.eye]:
                self._hit("hidden word", heard, moment.seq, word)
            self._judge_choices(heard, moment, compact(_without(view, NO_CHOICE)))
            if digest([moment.state.game.identity(), view]) != moment.digests[heard.eye]:
                self._hit("another view", heard, moment.seq, compact(view))

    def _judge_choices(self, heard: Heard, moment: Moment, text: str) -> None:
        """What others have chosen secretly, unless one has chosen the same, or asked about it."""
        choices = moment.choices()
        own = choices.get(heard.eye, set()) if heard.eye is not None else set()
        for seat, forms in choices.items():
            if seat == heard.eye or forms & own:
                continue
            for form in forms:
                if form in text and form.strip('"') not in heard.asked:
                    self._hit("choice", heard, moment.seq, f"{form} of seat {seat}")

    def _judge_entry(self, heard: Heard, entry: dict[str, Any]) -> None:
        """An entry tells of its own moment: what this eye was told then, and not a word more."""
        seq, text = entry["seq"], compact(entry)
        if (heard.eye, text) in self._clean:
            return  # histories tell the same again and again
        hits = len(self.hits)
        moment = self.knowledge.exactly(seq)
        told = frozenset() if moment is None else moment.told[heard.eye]
        for word in self.knowledge.canaries.found(text) - told:
            self._hit("hidden word", heard, seq, word)
        for field in ("move", "settled"):
            if entry.get(field) is not None and (heard.eye is None or entry["seat"] != heard.eye):
                self._hit("another's move", heard, seq, entry[field])
        if entry["kind"] in GAMES_ENTRIES:
            right = "" if moment is None else compact(moment.seen(heard.eye))
            if compact(entry.get("events")) != right:
                self._hit("other events", heard, seq, compact(entry.get("events")))
        if len(self.hits) == hits:
            self._clean.add((heard.eye, text))

    def _hit(self, kind: str, heard: Heard, seq: int, what: str) -> None:
        at = max(0, heard.text.find(what) - 80)
        self.hits.append(Hit(kind, heard.eye, seq, what, heard.text[at : at + 300]))


def parts(text: str) -> set[str]:
    """All pieces of 16 letters; a shorter text is one piece."""
    return {text[at : at + PART] for at in range(max(1, len(text) - PART + 1))}


def spellings(seed: bytes) -> list[str]:
    """Bytes as somebody might write them: hex, base64 at any place in a text, a number."""
    found = [seed.hex(), seed.hex().upper()]
    for shift in range(3):
        # What stands before shifts the letters; those that it shares with the seed are cut off.
        coded = bytes(shift) + seed
        both = (base64.b64encode(coded), base64.urlsafe_b64encode(coded))
        found += [form.decode().rstrip("=")[4 if shift else 0 : -1] for form in both]
    found += [str(int.from_bytes(seed, "big")), str(int.from_bytes(seed, "little"))]
    return found


def _seq(data: dict[str, Any]) -> int:
    """Of which entry a message, or an answer over HTTP, speaks."""
    table = data.get("table")
    found = [data.get("seq"), table.get("seq") if isinstance(table, dict) else None]
    return max((seq for seq in found if isinstance(seq, int)), default=0)


def _without(data: object, keys: tuple[str, ...]) -> object:
    if isinstance(data, dict):
        return {key: _without(value, keys) for key, value in data.items() if key not in keys}
    return [_without(value, keys) for value in data] if isinstance(data, list) else data
