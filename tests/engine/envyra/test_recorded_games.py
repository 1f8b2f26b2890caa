"""Games that were recorded once replay to the same end for ever, on every Python and build.

A change of rules, content or the order of draws makes them fail: then raise `RULES_VERSION` and
record new ones; never change a record by hand.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from engine.envyra_table import envyra

from ludoteka.core.match import verify
from ludoteka.core.record import parse

RECORDS = sorted(Path(__file__).with_name("records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path):
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert record.text() == text
    result = verify(record, envyra(**record.options))
    assert result is not None
    assert result.scores == record.scores


def test_every_ending_but_the_round_limit_is_among_them():
    ends = set()
    for path in RECORDS:
        record = parse(path.read_text(encoding="utf-8"))
        result = verify(record, envyra(**record.options))
        ends.add(result.reason)
    assert ends == {"end_tile_won", "end_tile_left", "no_tile_open"}
