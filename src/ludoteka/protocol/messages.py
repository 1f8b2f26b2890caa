"""Messages over a WebSocket, or over server-sent events and POST: one JSON object each.

The first message of a client is `hello`; all others are about the table it names. A client that
has tokens of several seats (one device, several people) has several eyes: it gets a view and news
for each of its seats; one without a seat watches as an onlooker (`seat` null).
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, UnsetType
from msgspec import Raw as Encoded

from ludoteka.protocol.things import Entry, Section, TableInfo
from ludoteka.protocol.values import (
    HELD_MOST,
    TOKENS_MOST,
    ChatText,
    CommandId,
    Count,
    Language,
    Milliseconds,
    MoveNumber,
    MoveText,
    Phrase,
    Reason,
    SeatNumber,
    Seq,
    Shared,
    Strict,
    TableId,
    Token,
)

# From client to server.


class Up(Strict, tag_field="type", omit_defaults=True):
    """What a client says."""


class Hello(Up, tag="hello"):
    """Take part in a table; `last` is the highest seq that the client has already.

    `tokens` are those of the seats it sees and acts with. `held` are tokens that its device has
    beside: nothing is seen with them, but their seats count as present, and `held` tells which
    seats they open.
    """

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=TOKENS_MOST)] = []
    last: Seq | None = None
    held: Annotated[list[Token], Meta(max_length=HELD_MOST)] = []


class Move(Up, tag="move"):
    """Play a move, in notation or as its number, if nothing has changed since `expected`."""

    command: CommandId
    seat: SeatNumber
    expected: Seq
    move: MoveText | MoveNumber


class Undo(Up, tag="undo"):
    """Take back the latest moves of this seat."""

    command: CommandId
    seat: SeatNumber
    expected: Seq
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Say(Up, tag="say"):
    """Chat: a text, or a phrase that every client shows in its reader's language."""

    command: CommandId
    seat: SeatNumber
    text: ChatText | None = None
    phrase: Phrase | None = None


class Why(Up, tag="why"):
    """Is this move allowed, and if not, why not? Changes nothing."""

    id: CommandId
    seat: SeatNumber
    move: MoveText | MoveNumber


class Follow(Up, tag="follow"):
    """What does a standing order such as "attack until" come to now? Changes nothing."""

    id: CommandId
    seat: SeatNumber
    order: MoveText


class Aids(Up, tag="aids"):
    """What could this seat work out from its view? Odds, previews, proposals."""

    id: CommandId
    seat: SeatNumber


class Hint(Up, tag="hint"):
    """What would a bot do in this seat now, and why?"""

    id: CommandId
    seat: SeatNumber


class History(Up, tag="history"):
    """Entries of the log behind `after`, as this seat sees them."""

    id: CommandId
    seat: SeatNumber | None = None
    after: Seq = 0
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class Past(Up, tag="past"):
    """What this eye saw at earlier moments: from that after `moves` moves on, so many of them."""

    id: CommandId
    seat: SeatNumber | None = None
    moves: Count = 0
    limit: Annotated[int, Meta(ge=1, le=50)] = 25


class Sketch(Up, tag="sketch"):
    """The board of this eye as text, for a client that has no drawing of the game.

    With `outline` it is told in headings, lists and tables, if the game can do that; with `moves`
    as it was after so many of them.
    """

    id: CommandId
    seat: SeatNumber | None = None
    language: Language = "en"
    outline: bool = False
    moves: Count | None = None


class Shown(Up, tag="shown"):
    """A person's screen tells the last event of this entry: bots wait for that.

    Null: nobody looks at this page now. A client that never says it has no screen, and is not
    waited for. There is no answer.
    """

    seq: Seq | None


class Ping(Up, tag="ping"):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello | Move | Undo | Say | Why | Follow | Aids | Hint | History | Past | Sketch | Shown | Ping
)

# From server to client.


class Down(Shared, tag_field="type", omit_defaults=True):
    """What the server says."""


class Welcome(Down, tag="welcome"):
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


class Held(Down, tag="held"):
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


class View(Down, tag="view"):
    """All that one eye may see. `view` is null before the start, `offer` for onlookers."""

    seat: SeatNumber | None
    seq: Seq
    digest: str
    view: dict[str, Any] | None
    offer: Offer | None = None


class News(Down, tag="news"):
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


class TableChanged(Down, tag="table"):
    """The table itself changed: its seats, settings or status. Who is waited for, views say."""

    table: TableInfo


class Revealed(Down, tag="revealed"):
    """After the end: the seed of all dice and shuffles, and what nobody could see."""

    seq: Seq
    seed: str
    hidden: dict[str, Any]


class Done(Down, tag="done"):
    """A command was carried out, and is stored for good."""

    command: CommandId
    seq: Seq
    digest: str


class Already(Down, tag="already"):
    """This command had been carried out before: the stored answer."""

    command: CommandId
    seq: Seq
    digest: str


class Refused(Down, tag="refused"):
    """A command, or a question, that can't be carried out; nothing changed."""

    command: CommandId
    reason: Reason


class Stale(Down, tag="stale"):
    """Something has happened that the sender did not know of; nothing changed. The fresh view."""

    command: CommandId
    seat: SeatNumber
    seq: Seq
    digest: str
    view: dict[str, Any] | None
    offer: Offer | None = None


class Because(Down, tag="because"):
    """The answer to `why`: the notation of the move, and what forbids or what speaks against it."""

    id: CommandId
    move: str
    reason: Reason | None = None
    caution: Reason | None = None


class Next(Down, tag="next"):
    """The answer to `follow`: the next move; null: the order is carried out."""

    id: CommandId
    move: str | None


class Helped(Down, tag="helped"):
    """The answer to `aids`."""

    id: CommandId
    aids: dict[str, Any]


class Ground(Shared):
    """What speaks for a move, in thousandths of a point; its message is GAME-hint-NAME."""

    name: str
    worth: int
    values: dict[str, Any] = {}


class Hinted(Down, tag="hinted"):
    """The answer to `hint`: a move, its number, and what speaks most for it.

    `seq` is that of the table when it was thought of.
    """

    id: CommandId
    seq: Seq
    move: str
    number: MoveNumber
    grounds: list[Ground]


class Page(Down, tag="page"):
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


class Moments(Down, tag="moments"):
    """The answer to `past`: the first moment is whole; `last` is the number of moves by now."""

    id: CommandId
    moments: list[Moment]
    last: Count


class Sketched(Down, tag="sketched"):
    """The answer to `sketch`; empty if the game has no drawing either.

    `sections` are there instead of the text, if they were asked for and the game has them. `words`
    name what moves are about, by the field of a choice and its value, where its texts can't.
    """

    id: CommandId
    seq: Seq
    text: str
    sections: list[Section] = []
    words: dict[str, dict[str, str]] = {}


class Presence(Down, tag="presence"):
    """Which seats have a living connection, and how many onlookers there are."""

    seats: list[bool]
    onlookers: Count
    gone: list[Milliseconds] = []  # by seat: how long it has had none


class Wait(Down, tag="wait"):
    """Too many messages: this one was not looked at; try again after so many seconds."""

    seconds: float


class Fault(Down, tag="fault"):
    """A message that could not be read or carried out, and why."""

    code: str
    text: str


class Bye(Down, tag="bye"):
    """The last message before the connection is closed."""

    code: int
    text: str


class Pong(Down, tag="pong"):
    """The answer to `ping`."""


class Session(Down, tag="session"):
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
