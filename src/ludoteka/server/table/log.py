"""The entries of a table's log, as they are stored: everything that ever happened at it.

They hold secrets (the seed, hashes of tokens, private parts of events), so none of them is ever
sent as it is: `views.py` says what of them is shown to whom.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, json

from ludoteka.core.options import Value
from ludoteka.protocol.values import Mover, Phrase, SeatKind, Visibility

# Why a move can't be taken back once it is played.
Settled: TypeAlias = Literal["", "chance-drawn", "secret-revealed", "clock-ran-out"]


# Why a seat can take back nothing.
Lock: TypeAlias = Literal[
    "nothing-to-undo", "another-acted", "only-so-many",
    "chance-drawn", "secret-revealed", "clock-ran-out",
]  # fmt: skip


class Seat(Struct, kw_only=True, omit_defaults=True, gc=False):
    """A seat of a table, and who sits on it."""

    kind: SeatKind
    name: str = ""
    level: str | None = None  # of a bot's seat
    token: str = ""  # the hash of its person's token; empty: nobody has sat down
    bot: str | None = None  # the level of the bot that plays now, whosever seat it is
    mark: int | None = None  # the colour of its person at the table before; None: of its number
    avatar: str | None = None  # the animal that was chosen for it; None: one that is free

    def taken(self) -> bool:
        return bool(self.token) or self.kind == "bot"


class StartingRecord(Struct, kw_only=True, omit_defaults=True):
    """What a forked or imported game begins with: a record, played up to some move."""

    table: str | None
    record: str
    moves: int


class Logged(Struct, kw_only=True, tag_field="kind", omit_defaults=True, gc=False):
    """One entry."""


class TableSettings(Logged, kw_only=True):
    """What the host may change at any time, as a table and the entries of its log have it."""

    visibility: Visibility
    chat: bool
    clock: int | None = None
    pace: int
    hints: bool = True


class TableOpened(TableSettings, tag="opened", kw_only=True):
    game: str
    rules: int
    content_name: str
    content_digest: str
    content: str | None = None  # the text of somebody's own content file
    options: dict[str, Value]
    seats: list[Seat]
    host: str  # a hash
    invitation: str
    code: str
    past: StartingRecord | None = None
    tutorial: bool = False
    lesson: int = 1  # of a tutorial: the first, the second ...


class PersonSeated(Logged, tag="seated"):
    seat: int
    name: str
    token: str
    avatar: str | None = None


class Unseated(Logged, tag="unseated"):
    seat: int


class SeatsSet(Logged, tag="seats"):
    seats: list[Seat]


class SettingsSet(TableSettings, tag="settings", kw_only=True):
    options: dict[str, Value]
    clock: int | None  # always written: older programs can't read an entry without it


class ContentSet(Logged, tag="content"):
    content: str | None
    content_name: str
    content_digest: str
    options: dict[str, Value]


class Started(Logged, tag="started"):
    seed: str
    events: list[dict[str, Any]] = []
    position: int = 0
    over: bool = False  # the record of a finished game was imported


class Moved(Logged, tag="moved"):
    seat: int
    move: str
    by: Mover = "person"
    settled: Settled = ""
    position: int = 0  # of chance, afterwards
    over: bool = False
    unseen: bool = False  # chosen in secret while others still choose: nobody was shown it
    digest: str = ""  # of the mover's view, afterwards
    events: list[dict[str, Any]] = []


class Undone(Logged, tag="undone"):
    """The latest moves of a seat never happened; those of others that came between them stay."""

    seat: int
    moves: int
    # Secret choices of other seats that hung on them, as (seat, moves): they are open again.
    reopened: list[tuple[int, int]] = []
    digest: str = ""

    def taken(self) -> list[tuple[int, int]]:
        """Whose moves are gone from the line, and how many of each."""
        return [(self.seat, self.moves), *self.reopened]


class Said(Logged, tag="said"):
    seat: int
    text: str | None = None
    phrase: Phrase | None = None
    digest: str = ""


class Paused(Logged, tag="paused"):
    pass


class Resumed(Logged, tag="resumed"):
    pass


class BotTook(Logged, tag="bot"):
    seat: int
    level: str


class PersonBack(Logged, tag="person"):
    seat: int


class AvatarSet(Logged, tag="avatar"):
    seat: int
    avatar: str | None = None


class HostPassed(Logged, tag="host"):
    """The host's right is with this seat too; None: only with whoever opened the table, again."""

    seat: int | None = None


class HandOverMade(Logged, tag="handover"):
    seat: int
    secret: str  # a hash
    until: int


class HandedOver(Logged, tag="handed_over"):
    seat: int
    token: str


class Ended(Logged, tag="ended"):
    pass


class Rematched(Logged, tag="rematch"):
    table: str


AnyLogged: TypeAlias = (
    TableOpened
    | PersonSeated
    | Unseated
    | SeatsSet
    | SettingsSet
    | ContentSet
    | Started
    | Moved
    | Undone
    | Said
    | Paused
    | Resumed
    | BotTook
    | PersonBack
    | AvatarSet
    | HostPassed
    | HandOverMade
    | HandedOver
    | Ended
    | Rematched
)

_encoder: Final = json.Encoder()
_decoder: Final[json.Decoder[Any]] = json.Decoder(AnyLogged)


def write(entry: AnyLogged) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> AnyLogged:
    entry: AnyLogged = _decoder.decode(data)
    return entry


def ends(entry: AnyLogged) -> bool:
    """Whether the table is finished with this entry."""
    match entry:
        case Moved() | Started():
            return entry.over
        case _:
            return isinstance(entry, Ended)
