"""What tests of texts share: how events are told and which faults the source names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import ludoteka
from ludoteka.core import registry
from ludoteka.core.events import Event
from ludoteka.text import Seating, Texts

PACKAGE = Path(ludoteka.__file__).parent
NAMES = ["Anna", "Ben", "greedy", "random", "Eva"]


def sentences(texts: Texts, told: list[Event], seating: Seating) -> Iterator[tuple[str, str]]:
    """What a seat, or an onlooker, is told: the kind of each event, and its whole sentence."""
    teller = registry.make("envyra", {}).teller()
    for event in told:
        seen = event.seen_by(seating.me)
        if seen is None:
            continue
        retold = teller.retold(dict(seen))
        data = {name: value for name, value in retold.items() if name != "kind"}
        message = f"{texts.game_id}-event-{event.kind.replace('_', '-')}"
        assert texts.find(message, texts.fields(data, seating)), (event, seating.me)
        sentence = texts.event(seen, seating)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
        yield event.kind, sentence


def faults_in_the_source() -> list[tuple[str, str]]:
    """Every Reason that is made anywhere in the engine: its rule, or its book, and its fault."""
    found = []
    for path in [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/*.py")]:
        source = path.read_text(encoding="utf-8")
        for rule, fault in re.findall(r'Reason\(\s*(\w+|"[^"]+"),\s*"([^"]+)"', source):
            found.append((rule.strip('"') if '"' in rule else f"{path.parent.name}.", fault))
    return found
