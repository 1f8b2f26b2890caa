"""A table: its sheet and its board, folded from its log. No clock, no connection, no store."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from functools import cache

from msgspec import DecodeError, Struct, json

from ludoteka.core import registry
from ludoteka.core.chance import Sealed, commitment
from ludoteka.core.events import Event
from ludoteka.core.game import Game, State
from ludoteka.core.match import fork
from ludoteka.core.options import Option, Value
from ludoteka.core.reasons import Reason
from ludoteka.core.record import parse
from ludoteka.core.registry import UnknownEdition, UnknownGame
from ludoteka.protocol.table import (
    Origin,
    Patience,
    Progress,
    SeatInfo,
    TableInfo,
    Waiting,
)
from ludoteka.server.store.interface import Row
from ludoteka.server.table import log
from ludoteka.server.table.avatars import portraits
from ludoteka.server.table.board import Board, Packed, Played
from ludoteka.server.table.log import AnyLogged
from ludoteka.server.table.refusals import as_message
from ludoteka.server.table.settings import settings_of
from ludoteka.server.table.sheet import TableSheet

logger = logging.getLogger(__name__)

# Makes a game of a name, options, the text of a content file and the version of the rules that it
# was begun by; may remember what it made.
Maker = Callable[[str, dict[str, Value], str | None, int], Game]


class Kept(Struct):
    """A table as a snapshot keeps it."""

    sheet: TableSheet
    board: Packed | None


def with_checksum(body: bytes) -> bytes:
    """The bytes of a snapshot: its JSON, and in a line of its own the checksum of that."""
    return body + b"\n" + hashlib.blake2b(body, digest_size=16).hexdigest().encode()


class Table:
    """The sheet and the board that a log leads to; `stuck` is why it can't go on here."""

    def __init__(self, table: str, make: Maker) -> None:
        self.sheet = TableSheet(id=table)
        self.board: Board | None = None
        self.stuck: Reason | None = None
        self.content: str | None = None  # the text of somebody's own content file
        self._make = make
        self.past: log.StartingRecord | None = None  # what a fork or an import began with

    @staticmethod
    def kept(data: bytes) -> Kept | None:
        """What a snapshot says; None if it is damaged, or was written by another program."""
        body, _, _ = data.rpartition(b"\n")
        if data != with_checksum(body):
            return None
        try:
            return json.decode(body, type=Kept)
        except (DecodeError, UnicodeDecodeError):
            return None

    @classmethod
    def restored(
        cls, kept: Kept, make: Maker, long: log.TableOpened | log.ContentSet | None
    ) -> Table:
        """From a snapshot, and the long entry of the log that has what no snapshot keeps."""
        table = cls(kept.sheet.id, make)
        table.sheet = kept.sheet
        if long is not None:
            table.content = long.content
            # A game that goes on keeps its content: it has no other long entry.
            table.past = long.past if isinstance(long, log.TableOpened) else None
        if kept.board is not None:
            packed = kept.board
            table._unless_stuck(lambda: table._unpack(packed))
        return table

    def snapshot(self) -> bytes | None:
        """The table for the store; None if it is stuck, for another program may know how."""
        if self.stuck is not None:
            return None
        kept = Kept(self.sheet, None if self.board is None else self.board.pack())
        return with_checksum(json.encode(kept))

    def copied(self) -> Table:
        """An independent table."""
        table = Table(self.sheet.id, self._make)
        table.content = self.content
        table.sheet = self.sheet.copied()
        table.board = None if self.board is None else self.board.copied()
        table.stuck = self.stuck
        table.past = self.past
        return table

    def apply(self, entry: AnyLogged, seq: int, at: int, played: Played | None = None) -> None:
        """Take in the next entry; `played` is its move, if it was tried out already."""
        self.sheet.apply(entry, seq, at)
        match entry:
            case log.TableOpened():
                self.content = entry.content
                self.past = entry.past
            case log.ContentSet():
                self.content = entry.content
            case log.Started():
                self._unless_stuck(lambda: self._start(entry, seq, at))
            case log.Moved():
                self._unless_stuck(lambda: self._move(entry, seq, at, played))
            case log.Undone():
                self._unless_stuck(lambda: self._undo(entry, seq, at))
            case _:
                pass

    def game(self) -> Game:
        """The game as it was pinned; Unpinned if this program has another."""
        sheet = self.sheet
        try:
            game = self._make(sheet.game, sheet.options, self.content, sheet.rules)
        except UnknownEdition:
            here = registry.find(sheet.game).meta.rules_version
            raise Unpinned("rules-changed", {"pinned": sheet.rules, "here": here}) from None
        if game.content_digest != sheet.content_digest:
            pinned: dict[str, object] = {"pinned": sheet.content_digest}
            raise Unpinned("content-changed", pinned | {"here": game.content_digest})
        return game

    def choices(self) -> list[Option]:
        """The options that the game of this table has."""
        return type(self.game()).meta.options_of(self.sheet.rules)

    def set_up(self, seed: bytes) -> tuple[State, int, list[Event]]:
        """The game as it begins with this seed: state, position of chance, events."""
        game, past = self.game(), self.past
        if past is not None:
            match = fork(parse(past.record), game, past.moves, seed)
            return match.state, 0, []
        chance = Sealed(seed)
        events: list[Event] = []
        state = game.start(len(self.sheet.seats), chance, events)
        return state, chance.position, events

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have to act now."""
        if self.board is None or self.stuck is not None or self.sheet.status != "running":
            return ()
        return self.board.state.waiting_for()

    def bots_to_move(self) -> list[int]:
        if self.sheet.paused:
            return []
        return [seat for seat in self.waiting_for() if self.sheet.seats[seat].bot is not None]

    def left_to_bots(self) -> bool:
        """Whether only bots can still act: all people are out, or have left."""
        if self.board is None:
            return False
        state = self.board.state
        return all(
            place.bot is not None or state.is_out(seat)
            for seat, place in enumerate(self.sheet.seats)
        )

    def clocked(self) -> list[int]:
        """The seats whose clock runs."""
        if self.sheet.settings.clock is None or self.sheet.paused:
            return []
        return [seat for seat in self.waiting_for() if self.sheet.seats[seat].bot is None]

    def row(self) -> Row:
        """What the store keeps beside the log."""
        return Row(
            status=self.sheet.status,
            game=self.sheet.game,
            listed=self.sheet.settings.visibility == "listed",
            busy=bool(self.bots_to_move() or self.clocked()),
            code=self.sheet.code_now(),
            changed=self.sheet.at,
        )

    def info(
        self, left: dict[int, int] | None = None, patience: Patience | None = None
    ) -> TableInfo:
        """All that everybody may know but the board; `left` is by seat what its clock has left."""
        sheet = self.sheet
        waiting: list[Waiting] = []
        if self.board is not None:
            for seat in self.waiting_for():
                rest = (left or {}).get(seat)
                waiting.append(Waiting(seat=seat, since=self.board.since[seat], left=rest))
        over = sheet.status == "finished"
        seed = bytes.fromhex(sheet.seed)
        origin = None
        if sheet.past_moves is not None:
            origin = Origin(table=sheet.past_table, moves=sheet.past_moves)
        return TableInfo(
            id=sheet.id,
            seq=sheet.seq,
            status=sheet.status,
            game=sheet.game,
            title=_title(sheet.game),
            rules=sheet.rules,
            content=sheet.content_name,
            content_digest=sheet.content_digest,
            own_content=sheet.own_content,
            options=dict(sheet.options),
            **settings_of(sheet.settings),
            paused=sheet.paused,
            seats=[
                SeatInfo(
                    kind=place.kind,
                    name=place.name,
                    taken=place.taken(),
                    bot=place.bot,
                    mark=mark,
                    avatar=avatar,
                )
                for place, mark, avatar in zip(
                    sheet.seats, sheet.marks(), portraits(sheet.id, sheet.seats), strict=True
                )
            ],
            moves=sheet.moves,
            created=sheet.created,
            waiting=waiting,
            commitment=commitment(seed) if seed else None,
            seed=sheet.seed if over and seed else None,
            ended_by_host=sheet.ended_by_host,
            stuck=None if self.stuck is None else as_message(self.stuck),
            rematch=sheet.rematch,
            origin=origin,
            tutorial=sheet.tutorial,
            lesson=sheet.lesson,
            changed=sheet.at,
            progress=self._progress(),
            ranks=self._ranks(),
            deputy=sheet.deputy,
            patience=patience or Patience(),
        )

    def _progress(self) -> Progress | None:
        progress = None if self.board is None else self.board.state.progress()
        return None if progress is None else Progress(done=progress[0], total=progress[1])

    def _ranks(self) -> list[int] | None:
        """The ranks by seat after the end; None if the host has ended the table before."""
        result = None if self.board is None else self.board.state.result()
        return None if result is None else list(result.ranks)

    def _unpack(self, packed: Packed) -> None:
        self.board = Board.unpack(self.game(), bytes.fromhex(self.sheet.seed), packed)

    def _start(self, entry: log.Started, seq: int, at: int) -> None:
        seed = bytes.fromhex(entry.seed)
        state, position, _ = self.set_up(seed)
        self.board = Board(state.game, state, seed, position)
        self.board.started(entry, seq, at)

    def _move(self, entry: log.Moved, seq: int, at: int, played: Played | None) -> None:
        if self.board is not None:
            self.board.accept(entry.seat, played or self.board.again(entry), seq, at)

    def _undo(self, entry: log.Undone, seq: int, at: int) -> None:
        if self.board is not None:
            self.board.undone(entry, seq, at)

    def _unless_stuck(self, step: Callable[[], None]) -> None:
        """Take a step; if it fails, this program can't play the log, and the table is stuck."""
        if self.stuck is not None:
            return
        try:
            step()
        except Unpinned as error:
            self.stuck = Reason("ludoteka.stuck", error.fault, error.values)
        except UnknownGame:
            self.stuck = Reason("ludoteka.stuck", "game-missing", {"game": self.sheet.game})
        except Exception as error:  # whatever a log of another program makes of this one
            logger.error("table %s can't be played on: %r", self.sheet.id, error)
            self.stuck = Reason("ludoteka.stuck", "log-unplayable")


class Unpinned(Exception):
    """The program has another version of the rules, or other content, than the table began with."""

    def __init__(self, fault: str, values: dict[str, object]) -> None:
        super().__init__(fault)
        self.fault = fault
        self.values = values


@cache
def _title(game: str) -> str:
    try:
        return registry.find(game).meta.title
    except UnknownGame:
        return game
