"""Searches what a connection was told for what it may not know at that moment."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ludoteka.core.digest import digest
from ludoteka.drills.canary.heard import Heard, Hit
from ludoteka.drills.canary.knowledge import Knowledge, LogMoment, Viewer, compact
from ludoteka.drills.canary.secrets import Secrets

HASH: Final = re.compile(r"(?<![A-Za-z0-9_-])[0-9a-fA-F]{16,}(?![A-Za-z0-9_-])")
# Words that only the log and the engine use; `seed` stands in the table's sheet, and is null.
FORBIDDEN: Final = re.compile(
    r'"(seed|position|counter|chance|hidden|private|all|token|hash)":(?!null)'
)
# Lists of seats and of legal moves could look like somebody's choice.
NO_CHOICE: Final = ("waiting", "moves")
GAMES_ENTRIES: Final = ("started", "moved")
OLD: Final = ("page", "already", "moments")  # of the past: their seq is not that of now


class Judge:
    """Judges all that was heard at one table, once its log and its seed are known."""

    def __init__(
        self,
        knowledge: Knowledge,
        seed: bytes,
        tokens: dict[Viewer | str, str],
        hashes: Iterable[str],
    ) -> None:
        """`hashes` are those that everybody may see: commitment, content, the table's id."""
        self.knowledge = knowledge
        self.secrets = Secrets(knowledge, seed, tokens)
        self.hits: list[Hit] = []
        self.kinds: Counter[str] = Counter()  # what was looked at, by its type or source
        self._clean: set[tuple[Viewer, str]] = set()  # entries that were judged already
        self._hashes: dict[Viewer, set[str]] = {
            viewer: {*hashes, *(moment.digests[viewer] for moment in knowledge.moments)}
            for viewer in knowledge.viewers
        }

    def canaries(self) -> int:
        """Count the secrets that could have been found."""
        choices = sum(len(moment.choices()) for moment in self.knowledge.moments)
        return len(self.knowledge.hidden) + self.secrets.count + choices

    def judge(self, heard: Heard) -> None:
        """Search one text, and keep a hit for all that its listener may not know."""
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
        for what, part in self.secrets.found(heard.text, heard.viewer, over):
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
            if run.lower() not in self._hashes[heard.viewer] and run not in heard.asked:
                self._hit("unknown hash", heard, seq, run)

    def _judge_rest(self, heard: Heard, seq: int, data: dict[str, Any]) -> None:
        """Search all but the entries, which may tell nothing but what is known now."""
        moment = self.knowledge.at(seq)
        text = compact(data)
        known = frozenset() if moment is None else moment.known[heard.viewer]
        found = self.knowledge.canaries.found
        for word in found(text) - known - found(heard.asked):
            self._hit("hidden word", heard, seq, word)
        if "digest" in data and "type" in data:
            of = self.knowledge.at(data["seq"])
            if data["digest"] != ("" if of is None else of.digests[heard.viewer]):
                self._hit("another's digest", heard, seq, data["digest"])
        if moment is not None:
            rest = self._judge_hint(heard, moment, self._judge_offer(heard, moment, data))
            self._judge_choices(heard, moment, compact(_without(rest, NO_CHOICE)))

    def _judge_offer(self, heard: Heard, moment: LogMoment, data: dict[str, Any]) -> dict[str, Any]:
        """Compare an offer with the legal moves of the seat, and return the data without them.

        One of them may be what another has chosen: they are not searched for that.
        """
        offer = data.get("offer")
        if not isinstance(offer, dict):
            return data
        right = [] if heard.viewer is None else list(moment.state.moves(heard.viewer))
        offered = [choice["move"] for choice in offer["choices"]]
        if offered != right:
            self._hit("other offer", heard, moment.seq, compact(offered))
        return data | {"offer": offer | {"choices": []}}

    def _judge_hint(self, heard: Heard, moment: LogMoment, data: dict[str, Any]) -> dict[str, Any]:
        """Look whether a hint is one of the seat's legal moves; another may have chosen it too."""
        if data.get("type") != "hinted":
            return data
        right = [] if heard.viewer is None else list(moment.state.moves(heard.viewer))
        if data["number"] not in right:
            self._hit("foreign hint", heard, moment.seq, str(data["number"]))
        return {name: value for name, value in data.items() if name not in ("move", "number")}

    def _judge_past(self, heard: Heard, moments: list[dict[str, Any]]) -> None:
        """Compare views of earlier moments with what this viewer might see then."""
        view: dict[str, Any] = {}
        for shown in moments:
            view = {**view, **shown["changes"]}
            view = {name: value for name, value in view.items() if name not in shown["gone"]}
            moment = self.knowledge.in_line(shown["seq"], heard.seq)
            if moment is None:
                self._hit("no moment", heard, shown["seq"], compact(shown["moves"]))
                continue
            found = self.knowledge.canaries.found(compact(shown["changes"]))
            for word in found - moment.known[heard.viewer]:
                self._hit("hidden word", heard, moment.seq, word)
            self._judge_choices(heard, moment, compact(_without(view, NO_CHOICE)))
            if digest([moment.state.game.identity(), view]) != moment.digests[heard.viewer]:
                self._hit("another view", heard, moment.seq, compact(view))

    def _judge_choices(self, heard: Heard, moment: LogMoment, text: str) -> None:
        """Search for secret choices of others that one has not made too, or asked about."""
        choices = moment.choices()
        own = choices.get(heard.viewer, set()) if heard.viewer is not None else set()
        for seat, forms in choices.items():
            if seat == heard.viewer or forms & own:
                continue
            for form in forms:
                if form in text and form.strip('"') not in heard.asked:
                    self._hit("choice", heard, moment.seq, f"{form} of seat {seat}")

    def _judge_entry(self, heard: Heard, entry: dict[str, Any]) -> None:
        """Look whether an entry tells what this viewer was told then, and not a word more."""
        seq, text = entry["seq"], compact(entry)
        if (heard.viewer, text) in self._clean:
            return  # histories tell the same again and again
        hits = len(self.hits)
        moment = self.knowledge.exactly(seq)
        words = frozenset() if moment is None else moment.words[heard.viewer]
        for word in self.knowledge.canaries.found(text) - words:
            self._hit("hidden word", heard, seq, word)
        for field in ("move", "settled"):
            if entry.get(field) is not None and (
                heard.viewer is None or entry["seat"] != heard.viewer
            ):
                self._hit("another's move", heard, seq, entry[field])
        if entry["kind"] in GAMES_ENTRIES:
            right = "" if moment is None else compact(moment.seen(heard.viewer))
            if compact(entry.get("events")) != right:
                self._hit("other events", heard, seq, compact(entry.get("events")))
        if len(self.hits) == hits:
            self._clean.add((heard.viewer, text))

    def _hit(self, kind: str, heard: Heard, seq: int, what: str) -> None:
        at = max(0, heard.text.find(what) - 80)
        self.hits.append(Hit(kind, heard.viewer, seq, what, heard.text[at : at + 300]))


def _seq(data: dict[str, Any]) -> int:
    """Find of which entry a message, or an answer over HTTP, speaks."""
    table = data.get("table")
    found = [data.get("seq"), table.get("seq") if isinstance(table, dict) else None]
    return max((seq for seq in found if isinstance(seq, int)), default=0)


def _without(data: object, keys: tuple[str, ...]) -> object:
    """Leave out these keys, wherever they stand."""
    if isinstance(data, dict):
        return {key: _without(value, keys) for key, value in data.items() if key not in keys}
    return [_without(value, keys) for value in data] if isinstance(data, list) else data
