"""What both messages and HTTP answers show: a table, its seats, entries of its log."""

from __future__ import annotations

from typing import Any

from msgspec import field

from ludoteka.protocol.values import (
    Animal,
    Count,
    LessonNumber,
    Milliseconds,
    Mover,
    Options,
    Phrase,
    Reason,
    SeatKind,
    SeatNumber,
    Seq,
    Shared,
    Status,
    Visibility,
)


class SeatInfo(Shared):
    """One seat as everybody may see it."""

    kind: SeatKind
    name: str
    taken: bool  # a person or a bot sits there
    bot: str | None = None  # the level of the bot that plays now, also for a person who left
    mark: SeatNumber | None = None  # whose colour it has; None: that of its number
    avatar: Animal | None = None  # whose portrait stands for whoever sits there


class Section(Shared):
    """A part of a board in words: sentences, and perhaps a table; first cells name its rows."""

    title: str
    lines: list[str] = []
    head: list[str] = []
    rows: list[list[str]] = []


class Waiting(Shared):
    """Who is being waited for, and since when."""

    seat: SeatNumber
    since: Milliseconds
    left: Milliseconds | None = None  # until the move clock runs out


class Origin(Shared):
    """Where a forked or imported game began."""

    table: str | None  # None: it was imported
    moves: Count


class Progress(Shared):
    """How far a game has come, in its rounds or turns."""

    done: Count  # the one that is played
    total: Count  # 0: how many there will be is not fixed


class Patience(Shared):
    """After how many seconds a bot may be let in for somebody who keeps the others waiting."""

    gone: Count = 60  # for one who is not there: by anybody who sits at the table
    idle: Count = 180  # for one who is there, but does not act: by the host


class TableInfo(Shared):
    """All that everybody who may watch a table may know of it, but for the board."""

    id: str
    seq: Seq
    status: Status
    game: str
    title: str
    rules: Count
    content: str
    content_digest: str
    options: Options
    visibility: Visibility
    chat: bool
    pace: Milliseconds
    clock: Count | None
    paused: bool
    seats: list[SeatInfo]
    moves: Count
    created: Milliseconds
    waiting: list[Waiting] = []
    commitment: str | None = None  # SHA-256 of the seed, from the start on
    seed: str | None = None  # after the end
    ended_by_host: bool = False
    stuck: Reason | None = None  # why a running game can't go on: other rules, other content
    rematch: str | None = None
    origin: Origin | None = None
    own_content: bool = False  # a file of the host's own
    tutorial: bool = False  # the others play by the script of the lesson, as long as it fits
    lesson: LessonNumber = 1  # which one of the game
    hints: bool = True  # people may ask what a bot would do
    changed: Milliseconds = 0  # when something happened last
    progress: Progress | None = None
    ranks: list[Count] | None = None  # by seat, after the end of the game
    # The seat that has the host's right while whoever opened the table is gone.
    deputy: SeatNumber | None = None
    patience: Patience = field(default_factory=Patience)


class Reopened(Shared):
    """How many moves of another seat are gone with those that were taken back."""

    seat: SeatNumber
    moves: Count


class Entry(Shared, omit_defaults=True):
    """Something that happened at a table, as one seat (or an onlooker) sees it.

    Kinds: seated, unseated, seats, settings, started, moved, undone, said, paused, resumed, bot,
    person, host, ended, rematch. A field that a kind does not use is left out.
    """

    seq: Seq
    at: Milliseconds
    kind: str
    seat: SeatNumber | None = None
    by: Mover | None = None
    move: str | None = None  # its notation: to the seat itself, and after the end to all
    settled: str | None = None  # to the seat itself: the fault for which it can't be taken back
    events: list[dict[str, Any]] | None = None
    all: list[dict[str, Any]] | None = None  # after the end, in the history: private parts too
    unseen: bool = False  # a choice that nobody else was shown, while others still chose
    moves: Count | None = None  # how many of the seat's latest were taken back
    reopened: list[Reopened] = []  # choices of others that are open again with it
    text: str | None = None
    phrase: Phrase | None = None
    table: str | None = None

    def taken(self) -> list[tuple[int, int]]:
        """Of an entry `undone`: whose moves are gone from the line, and how many of each."""
        own = [] if self.seat is None else [(self.seat, self.moves or 0)]
        return [*own, *((one.seat, one.moves) for one in self.reopened)]
