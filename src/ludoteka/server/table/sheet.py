"""The sheet of a table: seats, settings and status, as they follow from its log. No board on it."""

from __future__ import annotations

import copy
import hashlib
import hmac
import secrets
from typing import Final

from msgspec import Struct, field, structs

from ludoteka.core.options import Value
from ludoteka.protocol.values import CODE_ALPHABET, CODE_LENGTH, Status
from ludoteka.server.table import log
from ludoteka.server.table.log import AnyLogged, Seat, TableSettings
from ludoteka.server.table.settings import settings_of

TOKEN_BYTES: Final = 24
ID_BYTES: Final = 16
HAND_OVER_MS: Final = 120_000


def new_token() -> str:
    """192 random bits, as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """The id of a table: whoever knows it may watch, so nobody must guess it."""
    return secrets.token_urlsafe(ID_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """What is stored of a token; it is random, so a plain hash can't be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


class HandOverLink(Struct):
    """A link that moves a seat to another device."""

    seat: int
    secret: str
    made: int
    until: int


class Caller(Struct, frozen=True):
    """Who asks: the seats whose tokens were shown, and whether they have the host's right.

    `opener`: the host's own token was shown. A deputy has the right by the token of a seat.
    """

    seats: tuple[int, ...] = ()
    host: bool = False
    opener: bool = False
    hashes: tuple[str, ...] = ()  # of what was shown: seats may change hands while somebody asks

    def nobody(self) -> bool:
        return not self.seats and not self.host


NOBODY: Final = Caller()


# As long as no entry has said any.
UNSAID: Final = TableSettings(visibility="private", chat=True, pace=0)


class TableSheet(Struct, kw_only=True):
    """All of a table but its board. Lists are replaced, never changed: copies share them."""

    id: str
    seq: int = 0
    at: int = 0
    created: int = 0
    status: Status = "gathering"
    game: str = ""
    rules: int = 0
    content_name: str = ""
    content_digest: str = ""
    own_content: bool = False
    content_seq: int = 1  # of the entry that has the text of one's own content
    options: dict[str, Value] = {}
    settings: TableSettings = field(default_factory=lambda: UNSAID)
    paused: bool = False
    seats: list[Seat] = []
    host: str = ""
    invitation: str = ""
    code: str = ""
    seed: str = ""
    moves: int = 0
    ended_by_host: bool = False
    rematch: str | None = None
    past_table: str | None = None
    past_moves: int | None = None  # None: it began at the beginning
    handovers: list[HandOverLink] = []
    tutorial: bool = False
    lesson: int = 1
    seats_seq: int = 0  # of the entry that last changed who sits where
    deputy: int | None = None  # the seat that has the host's right too, while the host is gone

    def copied(self) -> TableSheet:
        return copy.copy(self)

    def caller(self, hashes: list[str]) -> Caller:
        """Who shows the tokens with these hashes."""
        seats = tuple(
            number
            for number, place in enumerate(self.seats)
            if place.token and _among(place.token, hashes)
        )
        opener = _among(self.host, hashes)
        return Caller(seats, opener or self.deputy in seats, opener, tuple(hashes))

    def opened_by(self, hash_: str) -> int | None:
        """The seat that the token with this hash opens, if any."""
        found = self.caller([hash_]).seats
        return found[0] if found else None

    def handover(self, secret: str, now: int) -> HandOverLink | None:
        """The hand-over link with this hash, if it can be used now."""
        for made in self.handovers:
            if hmac.compare_digest(made.secret, secret) and made.made <= now <= made.until:
                return made
        return None

    def marks(self) -> list[int]:
        """By seat the number of its colour: it follows people, and no two have the same."""
        kept = {place.mark for place in self.seats}
        free = [number for number in range(len(self.seats) + len(kept)) if number not in kept]
        found: list[int] = []
        for number, place in enumerate(self.seats):
            mark = place.mark
            if mark is None or mark in found:
                mark = number if number in free else free[0]
                free.remove(mark)
            found.append(mark)
        return found

    def code_now(self) -> str | None:
        """The code leads to the gathering room only."""
        return self.code if self.status == "gathering" else None

    def apply(self, entry: AnyLogged, seq: int, at: int) -> None:
        """Take in the next entry."""
        self.seq = seq
        self.at = at
        match entry:
            case log.Moved():
                self.moves += 1
                if entry.over:
                    self.status = "finished"
            case log.Undone():
                self.moves -= sum(moves for _, moves in entry.taken())
            case log.TableOpened():
                self._open(entry, at)
            case log.PersonSeated():
                self.seats_seq = seq
                self._place(entry.seat, name=entry.name, token=entry.token, avatar=entry.avatar)
            case log.Unseated():
                self.seats_seq = seq
                self._place(entry.seat, name="", token="", avatar=None)
                self.deputy = None if self.deputy == entry.seat else self.deputy
            case log.SeatsSet():
                self.seats_seq = seq
                token = "" if self.deputy is None else self.seats[self.deputy].token
                self.seats = entry.seats
                places = [place.token for place in entry.seats]
                self.deputy = places.index(token) if token and token in places else None
            case log.SettingsSet():
                self.options = entry.options
                self.settings = TableSettings(**settings_of(entry))
            case log.ContentSet():
                self.content_name = entry.content_name
                self.content_digest = entry.content_digest
                self.own_content = entry.content is not None
                self.content_seq = seq
                self.options = entry.options
            case log.Started():
                self.status = "finished" if entry.over else "running"
                self.seed = entry.seed
                self.moves = self.past_moves or 0
            case log.Paused():
                self.paused = True
            case log.Resumed():
                self.paused = False
            case log.BotTook():
                self._place(entry.seat, bot=entry.level)
            case log.PersonBack():
                self._place(entry.seat, bot=None)
            case log.AvatarSet():
                self._place(entry.seat, avatar=entry.avatar)
            case log.HostPassed():
                self.deputy = entry.seat
            case log.HandOverMade():
                others = [made for made in self.handovers if made.seat != entry.seat]
                made = HandOverLink(entry.seat, entry.secret, at, entry.until)
                self.handovers = [*others, made]
            case log.HandedOver():
                self.handovers = [made for made in self.handovers if made.seat != entry.seat]
                self._place(entry.seat, token=entry.token)
            case log.Ended():
                self.status = "finished"
                self.ended_by_host = True
            case log.Rematched():
                self.rematch = entry.table
            case log.Said():
                pass

    def _open(self, entry: log.TableOpened, at: int) -> None:
        self.created = at
        self.game = entry.game
        self.rules = entry.rules
        self.content_name = entry.content_name
        self.content_digest = entry.content_digest
        self.own_content = entry.content is not None
        self.options = entry.options
        self.seats = entry.seats
        self.host = entry.host
        self.invitation = entry.invitation
        self.code = entry.code
        self.tutorial = entry.tutorial
        self.lesson = entry.lesson
        if entry.past is not None:
            self.past_table = entry.past.table
            self.past_moves = entry.past.moves
        self.settings = TableSettings(**settings_of(entry))

    def _place(self, seat: int, **changes: str | None) -> None:
        changed = structs.replace(self.seats[seat], **changes)
        self.seats = [*self.seats[:seat], changed, *self.seats[seat + 1 :]]


def _among(hash_: str, hashes: list[str]) -> bool:
    return True in [hmac.compare_digest(hash_, other) for other in hashes]
