"""What a client says at a table, over a WebSocket or by POST: one JSON object each.

The first message of a client is `hello`; all others are about the table it names. A client that
has tokens of several seats (one device, several people) has several eyes: it gets a view and news
for each of its seats; one without a seat watches as an onlooker (`seat` null).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from ludoteka.protocol.values import (
    HELD_MOST,
    TOKENS_MOST,
    ChatText,
    CommandId,
    Count,
    Language,
    MoveNumber,
    MoveText,
    Phrase,
    SeatNumber,
    Seq,
    Strict,
    TableId,
    Token,
)


class ClientMessage(Strict, tag_field="type", omit_defaults=True):
    """What a client says."""


class Hello(ClientMessage, tag="hello"):
    """Take part in a table; `last` is the highest seq that the client has already.

    `tokens` are those of the seats it sees and acts with. `held` are tokens that its device has
    beside: nothing is seen with them, but their seats count as present, and `held` tells which
    seats they open.
    """

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=TOKENS_MOST)] = []
    last: Seq | None = None
    held: Annotated[list[Token], Meta(max_length=HELD_MOST)] = []


class Move(ClientMessage, tag="move"):
    """Play a move, in notation or as its number, if nothing has changed since `expected`."""

    command: CommandId
    seat: SeatNumber
    expected: Seq
    move: MoveText | MoveNumber


class Undo(ClientMessage, tag="undo"):
    """Take back the latest moves of this seat."""

    command: CommandId
    seat: SeatNumber
    expected: Seq
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Say(ClientMessage, tag="say"):
    """Chat: a text, or a phrase that every client shows in its reader's language."""

    command: CommandId
    seat: SeatNumber
    text: ChatText | None = None
    phrase: Phrase | None = None


class Why(ClientMessage, tag="why"):
    """Is this move allowed, and if not, why not? Changes nothing."""

    id: CommandId
    seat: SeatNumber
    move: MoveText | MoveNumber


class Follow(ClientMessage, tag="follow"):
    """What does a standing order such as "attack until" come to now? Changes nothing."""

    id: CommandId
    seat: SeatNumber
    order: MoveText


class Aids(ClientMessage, tag="aids"):
    """What could this seat work out from its view? Odds, previews, proposals."""

    id: CommandId
    seat: SeatNumber


class Hint(ClientMessage, tag="hint"):
    """What would a bot do in this seat now, and why?"""

    id: CommandId
    seat: SeatNumber


class History(ClientMessage, tag="history"):
    """Entries of the log behind `after`, as this seat sees them."""

    id: CommandId
    seat: SeatNumber | None = None
    after: Seq = 0
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class Past(ClientMessage, tag="past"):
    """What this eye saw at earlier moments: from that after `moves` moves on, so many of them."""

    id: CommandId
    seat: SeatNumber | None = None
    moves: Count = 0
    limit: Annotated[int, Meta(ge=1, le=50)] = 25


class Sketch(ClientMessage, tag="sketch"):
    """The board of this eye as text, for a client that has no drawing of the game.

    With `outline` it is told in headings, lists and tables, if the game can do that; with `moves`
    as it was after so many of them.
    """

    id: CommandId
    seat: SeatNumber | None = None
    language: Language = "en"
    outline: bool = False
    moves: Count | None = None


class Shown(ClientMessage, tag="shown"):
    """A person's screen tells the last event of this entry: bots wait for that.

    Null: nobody looks at this page now. A client that never says it has no screen, and is not
    waited for. There is no answer.
    """

    seq: Seq | None


class Ping(ClientMessage, tag="ping"):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello | Move | Undo | Say | Why | Follow | Aids | Hint | History | Past | Sketch | Shown | Ping
)
