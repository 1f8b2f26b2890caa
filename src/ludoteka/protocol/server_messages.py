"""What the server says to a client, over a WebSocket or in server-sent events: one object each."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import UNSET, UnsetType
from msgspec import Raw as Encoded

from ludoteka.protocol.table import Entry, Section, TableInfo
from ludoteka.protocol.values import (
    CommandId,
    Count,
    Milliseconds,
    MoveNumber,
    Reason,
    SeatNumber,
    Seq,
    Shared,
    Token,
)


class ServerMessage(Shared, tag_field="type", omit_defaults=True):
    """What the server says."""


class Welcome(ServerMessage, tag="welcome"):
    """The answer to `hello`, followed by a `view` for each eye; also when seats changed hands.

    `entries` are those behind the client's `last`, by its first eye; `complete` is false if there
    were too many to send: `history` has them.
    """

    table: TableInfo
    seats: list[SeatNumber]
    host: bool
    seq: Seq
    entries: list[Entry] = []
    complete: bool = True


class Held(ServerMessage, tag="held"):
    """Which seat each of the held tokens opens at `seq`, in the order of `hello`; null: none.

    Told to those who hold tokens, when they come and whenever it changes. A token that opens
    nothing never will again.
    """

    seats: list[SeatNumber | None]
    seq: Seq


class Offer(Shared):
    """What a seat can do now, for people: its view's prompt and legal moves as data.

    Both with what the game adds for readers (`Game.gloss`). A choice has `move`, its number,
    `text`, its notation, and the fields of `Game.describe`.
    """

    prompt: dict[str, Any] | None
    choices: list[dict[str, Any]]


class View(ServerMessage, tag="view"):
    """All that one eye may see. `view` is null before the start, `offer` for onlookers."""

    seat: SeatNumber | None
    seq: Seq
    digest: str
    view: dict[str, Any] | None
    offer: Offer | None = None


class News(ServerMessage, tag="news"):
    """What happened, and what it changed in the view of one eye: whole fields, and lost ones.

    `since` is the seq of the view that the changes are to be made to; `digest` names the new one.
    Without `offer` the offer stays as it was.
    """

    seat: SeatNumber | None
    since: Seq
    seq: Seq
    digest: str
    entries: list[Entry]
    changes: dict[str, Any] = {}
    gone: list[str] = []
    offer: Offer | UnsetType | None = UNSET


class TableChanged(ServerMessage, tag="table"):
    """The table itself changed: its seats, settings or status. Who is waited for, views say."""

    table: TableInfo


class Revealed(ServerMessage, tag="revealed"):
    """After the end: the seed of all dice and shuffles, and what nobody could see."""

    seq: Seq
    seed: str
    hidden: dict[str, Any]


class Done(ServerMessage, tag="done"):
    """A command was carried out, and is stored for good."""

    command: CommandId
    seq: Seq
    digest: str


class Already(ServerMessage, tag="already"):
    """This command had been carried out before: the stored answer."""

    command: CommandId
    seq: Seq
    digest: str


class Refused(ServerMessage, tag="refused"):
    """A command, or a question, that can't be carried out; nothing changed."""

    command: CommandId
    reason: Reason


class Stale(ServerMessage, tag="stale"):
    """Something has happened that the sender did not know of; nothing changed. The fresh view."""

    command: CommandId
    seat: SeatNumber
    seq: Seq
    digest: str
    view: dict[str, Any] | None
    offer: Offer | None = None


class Because(ServerMessage, tag="because"):
    """The answer to `why`: the notation of the move, and what forbids or what speaks against it."""

    id: CommandId
    move: str
    reason: Reason | None = None
    caution: Reason | None = None


class Next(ServerMessage, tag="next"):
    """The answer to `follow`: the next move; null: the order is carried out."""

    id: CommandId
    move: str | None


class Helped(ServerMessage, tag="helped"):
    """The answer to `aids`."""

    id: CommandId
    aids: dict[str, Any]


class Ground(Shared):
    """What speaks for a move, in thousandths of a point; its message is GAME-hint-NAME."""

    name: str
    worth: int
    values: dict[str, Any] = {}


class Hinted(ServerMessage, tag="hinted"):
    """The answer to `hint`: a move, its number, and what speaks most for it.

    `seq` is that of the table when it was thought of.
    """

    id: CommandId
    seq: Seq
    move: str
    number: MoveNumber
    grounds: list[Ground]


class Page(ServerMessage, tag="page"):
    """The answer to `history`; it reaches to `seq`, behind which the next one begins."""

    id: CommandId
    entries: list[Entry]
    more: bool
    seq: Seq


class Moment(Shared):
    """A view of the past: what differs from the moment before it in the same answer."""

    moves: Count  # played until then
    seq: Seq  # of the entry that led there
    changes: dict[str, Any]
    gone: list[str] = []


class Moments(ServerMessage, tag="moments"):
    """The answer to `past`: the first moment is whole; `last` is the number of moves by now."""

    id: CommandId
    moments: list[Moment]
    last: Count


class Sketched(ServerMessage, tag="sketched"):
    """The answer to `sketch`; empty if the game has no drawing either.

    `sections` are there instead of the text, if they were asked for and the game has them. `words`
    name what moves are about, by the field of a choice and its value, where its texts can't.
    """

    id: CommandId
    seq: Seq
    text: str
    sections: list[Section] = []
    words: dict[str, dict[str, str]] = {}


class Presence(ServerMessage, tag="presence"):
    """Which seats have a living connection, and how many onlookers there are."""

    seats: list[bool]
    onlookers: Count
    gone: list[Milliseconds] = []  # by seat: how long it has had none


class Wait(ServerMessage, tag="wait"):
    """Too many messages: this one was not looked at; try again after so many seconds."""

    seconds: float


class Fault(ServerMessage, tag="fault"):
    """A message that could not be read or carried out, and why."""

    code: str
    text: str


class Bye(ServerMessage, tag="bye"):
    """The last message before the connection is closed."""

    code: int
    text: str


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""


class Session(ServerMessage, tag="session"):
    """The first message of a stream of server-sent events: what further messages are sent with."""

    session: Token


FromServer: TypeAlias = (
    Welcome
    | Held
    | View
    | News
    | TableChanged
    | Revealed
    | Done
    | Already
    | Refused
    | Stale
    | Because
    | Next
    | Helped
    | Hinted
    | Page
    | Moments
    | Sketched
    | Presence
    | Wait
    | Fault
    | Bye
    | Pong
    | Session
)


class EncodedView(View, tag="view"):
    """A view whose parts are encoded already; the same JSON."""

    view: dict[str, Encoded] | None
    offer: Any = None


class EncodedNews(News, tag="news"):
    """News whose parts are encoded already; the same JSON."""

    changes: dict[str, Encoded] = {}
    offer: Any = UNSET


class EncodedStale(Stale, tag="stale"):
    """A fresh view that is encoded already; the same JSON."""

    view: dict[str, Encoded] | None
    offer: Any = None
