"""What the server has stored: its log, folded by its own code.

Read from the database, so that asking changes nothing: a connection with a seat's token would make
its person present. It also knows what only bots' seats may know.
"""

from __future__ import annotations

import contextlib
import sqlite3

from ludoteka.core import registry
from ludoteka.core.game import Game
from ludoteka.core.options import Value
from ludoteka.server.table import log
from ludoteka.server.table.sheet import hashed
from ludoteka.server.table.table import Table

ENTRIES = "SELECT seq, at, data FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
# What a view has by seat and shows to that seat only.
OWN = {
    "raw": ("shown_hands", "shown_lives"),
    "rawsiko": ("objectives",),
    "envyra": ("secret_cards",),
}


def _made(name: str, options: dict[str, Value], content: str | None, rules: int) -> Game:
    """A game of the edition that its table was begun by."""
    return registry.make(name, options, content, rules=rules)


class Truth:
    """All tables of a server."""

    def __init__(self, database):
        self._database = database
        self._tables = {}
        self._told = {}  # by table and eye: all words that it was ever told

    def table(self, table):
        """The table as it is now, with its `sheet` and `board`; None if there is none."""
        known = self._tables.setdefault(table, Table(table, _made))
        address = f"{self._database.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=5)) as database:
            for seq, at, data in database.execute(ENTRIES, (table, known.sheet.seq)):
                self._listen(known, seq, at, log.read(data))
        return known if known.sheet.seq else None

    def info(self, table):
        found = self.table(table)
        return None if found is None else found.info()

    def seats_of(self, table, token):
        """The seats that a token opens."""
        found = self.table(table)
        return () if found is None else found.sheet.caller([hashed(token)]).seats

    def asked(self, table):
        """The seats of people that the game waits for."""
        info = self.info(table)
        if info is None or info.status != "running" or info.paused or info.stuck:
            return []
        return [one.seat for one in info.waiting if info.seats[one.seat].bot is None]

    def secrets(self, table, seats):
        """Words that others may know and none of these seats was ever told."""
        found = self.table(table)
        if found is None or found.board is None or found.sheet.status != "running":
            return set()
        state = found.board.state
        told = set().union(*(self._told.get((table, eye), ()) for eye in (None, *seats)))
        others = [seat for seat in range(state.seats) if seat not in seats]
        hidden = set().union(*(_own_words(found, seat) for seat in others))
        return {word for word in hidden - told if len(word) > 1}

    def _listen(self, table, seq, at, entry):
        """Take in an entry, and what every eye is told by it: by events, for a view may leak."""
        table.apply(entry, seq, at)
        if table.board is None:
            return
        events = getattr(entry, "events", [])
        for eye in (None, *range(table.board.state.seats)):
            told = self._told.setdefault((table.sheet.id, eye), set())
            told |= words_in([[one["public"], one["private"].get(str(eye))] for one in events])
            if eye is not None:
                told |= _own_words(table, eye)


def _own_words(table, seat):
    """What a view shows to its own seat only."""
    view = table.board.state.view(seat)
    shown = [view.get(name) or [] for name in OWN[table.sheet.game]]
    return words_in([by_seat[seat] for by_seat in shown if seat < len(by_seat)])


def words_in(data):
    """All texts in something like JSON; of an objective only what it is for."""
    if isinstance(data, dict):
        if "application" in data:
            return {data["application"]}
        return set().union(*map(words_in, data.values())) if data else set()
    if isinstance(data, (list, tuple)):
        return set().union(*map(words_in, data)) if data else set()
    return {data} if isinstance(data, str) else set()
