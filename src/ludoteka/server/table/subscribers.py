"""The connections of a table: what each has been shown, and what it is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ludoteka.protocol.server_messages import Held, Presence, Revealed, TableChanged, Welcome
from ludoteka.protocol.table import Entry, TableInfo
from ludoteka.server.table import log
from ludoteka.server.table.absence import Absence
from ludoteka.server.table.connection import TROUBLE, Connection, encode
from ludoteka.server.table.log import AnyLogged
from ludoteka.server.table.table import Table
from ludoteka.server.table.views import SeatView, shown

# An entry with its seq and its time.
Happened: TypeAlias = tuple[int, int, AnyLogged]

# What everybody is told of by `table`, because it changes more than the board.
ABOUT_THE_TABLE: Final = (
    log.PersonSeated,
    log.Unseated,
    log.SeatsSet,
    log.SettingsSet,
    log.ContentSet,
    log.Started,
    log.Paused,
    log.Resumed,
    log.BotTook,
    log.PersonBack,
    log.AvatarSet,
    log.HostPassed,
    log.HandedOver,
    log.Ended,
    log.Rematched,
)
ON_THE_BOARD: Final = (log.Started, log.Moved, log.Undone)


class Subscribers:
    """The connections of one table. It outlives the table's sleep; the table is handed in."""

    def __init__(self, info: Callable[[], TableInfo], absence: Absence) -> None:
        self.connections: dict[Connection, None] = {}
        self.sent = 0  # the seq up to which they know the log
        self._info = info
        self._absence = absence
        self._views: dict[int | None, SeatView] = {}
        self._seats = 0

    # Coming and going.

    def welcome(
        self,
        table: Table,
        connection: Connection,
        hashes: list[str],
        held: list[str],
        entries: list[Entry],
        complete: bool,
    ) -> None:
        """Let a client take part that shows and holds these tokens and has missed these entries."""
        connection.hashes = hashes
        connection.held, connection.holding = held, None
        _recognise(table, connection)
        self.connections[connection] = None
        self._watched()
        self.sent, self._seats = table.sheet.seq, len(table.sheet.seats)
        self._greet(table, connection, entries, complete)
        self.announce()

    def leave(self, connection: Connection) -> bool:
        """Take a client out; whether it took part."""
        if connection not in self.connections:
            return False
        del self.connections[connection]
        self._watched()
        self.announce()
        return True

    def announce(self) -> None:
        """Tell those who is there who do not know it yet.

        A seat is there while its device is, whoever looks at the device.
        """
        there = [connection.seats() for connection in self.connections]
        present = {seat for seats in there for seat in seats}
        onlookers = sum(1 for seats in there if not seats)
        opener = any(connection.caller.opener for connection in self.connections)
        self._absence.note(present, opener)
        seats = [seat in present for seat in range(self._seats)]
        gone = [int(1000 * (self._absence.seconds(seat) or 0)) for seat in range(self._seats)]
        presence = Presence(seats=seats, onlookers=onlookers, gone=gone if any(gone) else [])
        for connection in self.connections:
            known = connection.present
            if known is None or (known.seats, known.onlookers) != (seats, onlookers):
                connection.present = presence
                connection.send(presence)

    def dismiss(self, text: str) -> None:
        """Close all connections after a failure to tell them something: they will connect anew."""
        self._views.clear()
        for connection in self.connections:
            connection.close(TROUBLE, text)

    # Telling.

    def tell(self, before: Table | None, after: Table, entries: list[Happened]) -> None:
        """Tell what has happened, and those whose seats have changed hands who they are now."""
        self.sent, self._seats = after.sheet.seq, len(after.sheet.seats)
        others: list[Connection] = []
        changed = before is not None and (
            before.sheet.seats is not after.sheet.seats or before.sheet.deputy != after.sheet.deputy
        )
        if changed:
            others = [one for one in self.connections if _recognise(after, one)]
            for connection in self.connections:
                _tell_held(after, connection)
        self._tell_news(after, entries, others)
        for connection in others:
            self._greet(after, connection, [], True)
        if changed:
            self.announce()

    def _tell_news(self, table: Table, entries: list[Happened], others: list[Connection]) -> None:
        """Send the news to all but `others`, as each seat sees them; encoded once for each seat."""
        state = None if table.board is None else table.board.state
        played = [entry for _, _, entry in entries if isinstance(entry, ON_THE_BOARD)]
        news: dict[int | None, str] = {}
        for seat in self._watched():
            seen = [shown(entry, seq, at, seat) for seq, at, entry in entries]
            visible = [entry for entry in seen if entry is not None]
            if visible:
                view = self._view(seat)
                news[seat] = encode(view.news(state if played else None, table.sheet.seq, visible))
        about = [entry for _, _, entry in entries if isinstance(entry, ABOUT_THE_TABLE)]
        over = [entry for _, _, entry in entries if log.ends(entry)]
        last = []
        if about or over:
            last.append(encode(TableChanged(table=self._info())))
        revealed = _revealed(table) if over else None
        if revealed is not None:
            last.append(encode(revealed))
        for connection in self.connections:
            if connection not in others:
                for seat in connection.viewpoints():
                    if seat in news:
                        connection.send_text(news[seat])
                for text in last:
                    connection.send_text(text)

    def _greet(
        self, table: Table, connection: Connection, entries: list[Entry], complete: bool
    ) -> None:
        """Tell a client who it is here, and show it all that it may see."""
        _tell_held(table, connection)
        connection.send(
            Welcome(
                table=self._info(),
                seats=list(connection.caller.seats),
                host=connection.caller.host,
                seq=table.sheet.seq,
                entries=entries,
                complete=complete,
            )
        )
        for seat in connection.viewpoints():
            connection.send(self.seat_view(table, seat).whole())
        revealed = _revealed(table)
        if revealed is not None:
            connection.send(revealed)

    # Eyes.

    def seat_view(self, table: Table, seat: int | None) -> SeatView:
        """The view of a seat as it was last shown: to all who get it alike, so it skips nothing."""
        view = self._view(seat)
        if table.board is None:
            view.seq = table.sheet.seq
        elif not view.fields:
            view.look(table.board.state, table.sheet.seq)
        return view

    def forget_views(self) -> None:
        """Forget the views, because the table sleeps and nothing can be missed."""
        for view in self._views.values():
            view.forget()

    def renew_views(self, table: Table) -> None:
        """Make the views anew after the table has woken; if it has changed, send them to all."""
        missed = self.sent < table.sheet.seq
        for view in self._views.values():
            if table.board is not None:
                view.look(table.board.state, table.sheet.seq if missed else view.seq)
        if missed and self.connections:
            self.sent, self._seats = table.sheet.seq, len(table.sheet.seats)
            info = encode(TableChanged(table=self._info()))
            for connection in self.connections:
                _tell_held(table, connection)
                if _recognise(table, connection):
                    self._greet(table, connection, [], True)
                    continue
                for seat in connection.viewpoints():
                    connection.send(self.seat_view(table, seat).whole())
                connection.send_text(info)
            self.announce()

    def _watched(self) -> set[int | None]:
        """The seats whose views somebody gets; other views miss the news and are forgotten."""
        watched = {seat for connection in self.connections for seat in connection.viewpoints()}
        self._views = {seat: view for seat, view in self._views.items() if seat in watched}
        return watched

    def _view(self, seat: int | None) -> SeatView:
        if seat not in self._views:
            self._views[seat] = SeatView(seat)
        return self._views[seat]


def _recognise(table: Table, connection: Connection) -> bool:
    """Look up which seats the client has now; whether that has changed."""
    before, connection.caller = connection.caller, table.sheet.caller(connection.hashes)
    return connection.caller != before


def _tell_held(table: Table, connection: Connection) -> None:
    """Which seats its held tokens open now, if it does not know; before it hears of the seats."""
    holding = [table.sheet.opened_by(one) for one in connection.held]
    if connection.held and connection.holding != holding:
        connection.holding = holding
        connection.send(Held(seats=holding, seq=table.sheet.seq))


def _revealed(table: Table) -> Revealed | None:
    """After the end, what was hidden."""
    if table.sheet.status != "finished" or table.board is None or not table.sheet.seed:
        return None
    hidden = table.board.state.hidden()
    return Revealed(seq=table.sheet.seq, seed=table.sheet.seed, hidden=hidden)
