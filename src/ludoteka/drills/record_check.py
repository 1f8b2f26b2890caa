"""Whether the record of a finished game is true, and tells of the same moves as the log."""

from __future__ import annotations

from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.options import OptionError
from ludoteka.core.record import RecordError, parse
from ludoteka.protocol.standing_moves import take_back
from ludoteka.protocol.table import Entry


def record_faults(text: str, log: list[Entry]) -> list[str]:
    """List what is wrong with a record: it is not true, or has other moves than the log."""
    try:
        record = parse(text)
        verify(record, registry.game_of(record))
    except (RecordError, OptionError) as error:
        return [f"the record is refused: {error}"]
    seats: list[int | None] = []
    for entry in sorted(log, key=lambda entry: entry.seq):
        if entry.kind == "moved":
            seats.append(entry.seat)
        elif entry.kind == "undone":
            take_back(seats, entry.taken(), lambda seat: seat)
    if seats != [seat for seat, _ in record.moves]:
        return ["the record has other moves than the log"]
    return []
