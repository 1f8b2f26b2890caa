"""Bodies of requests over HTTP: what a client asks for."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from ludoteka.protocol.values import (
    CODE_LENGTH,
    HELD_MOST,
    UPLOAD_BYTES,
    Animal,
    ClockSeconds,
    Count,
    LessonNumber,
    Nickname,
    Options,
    OwnToken,
    Pace,
    SeatKind,
    SeatNumber,
    Seq,
    Strict,
    TableId,
    Token,
    Visibility,
    Word,
)

Seats = Annotated[list["SeatForm"], Meta(min_length=1, max_length=16)]
Upload = Annotated[str, Meta(max_length=UPLOAD_BYTES)]


class SeatForm(Strict):
    """A seat as the host wants it; `level` is for bots, the names for those and for this device."""

    kind: SeatKind
    name: Nickname | None = None
    avatar: Animal | None = None  # null: whoever is kept keeps theirs, others get a free one
    level: Word | None = None
    keep: SeatNumber | None = None  # when seats are changed: who sat on this one sits here


class NewTable(Strict):
    """A table to be opened."""

    game: Word
    seats: Seats
    options: Options = {}
    content: Upload | None = None  # the text of a content file of one's own
    visibility: Visibility = "private"
    chat: bool = True
    clock: ClockSeconds | None = None
    pace: Pace = 600
    hints: bool = True


class SeatsForm(Strict):
    """The seats anew, before the start: more, fewer, others, in another order.

    Whoever sits on a seat that some form keeps moves there; without `keep` a person stays if the
    number and the kind of the seat stay. Everybody else has to sit down again. With `expected`,
    nothing changes if somebody has changed the seats since. `held` are tokens of this device: the
    answer tells which seats they open now.
    """

    seats: Seats
    expected: Seq | None = None
    held: Annotated[list[Token], Meta(max_length=HELD_MOST)] = []


class SettingsForm(Strict):
    """What the host changes; what is left out stays. Options only before the start."""

    options: Options | UnsetType = UNSET
    visibility: Visibility | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    clock: ClockSeconds | UnsetType | None = UNSET
    pace: Pace | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class ContentForm(Strict):
    """A content file of the host's own, before the start; null: the game's own again."""

    content: Upload | None


class CheckForm(Strict):
    """A content file that somebody works on."""

    content: Upload


class GlanceForm(Strict):
    """Tables to be looked at together."""

    tables: Annotated[list[TableId], Meta(min_length=1, max_length=50)]


class CodeForm(Strict):
    """A short code, as somebody typed it."""

    code: Annotated[str, Meta(min_length=CODE_LENGTH, max_length=16)]


class JoinForm(Strict):
    """Sit down: on a certain seat, or on any that is free.

    With a `token` of one's own it is the seat's from then on, and asking again, after an answer
    that was lost, gives the same seat. Without one the server makes it.
    """

    name: Nickname
    seat: SeatNumber | None = None
    invitation: Token | None = None
    token: OwnToken | None = None
    avatar: Animal | None = None


class TakeForm(Strict):
    """A seat of the host's device is taken there; without a name it keeps its own."""

    name: Nickname | None = None


class AvatarForm(Strict):
    """The animal that stands for one's seat from now on; null: one that is free."""

    avatar: Animal | None


class BotForm(Strict):
    """Let a bot play for a seat; without a level the strongest that there is for the game."""

    level: Word | None = None


class TakeOverForm(Strict):
    """The secret of a hand-over link; `token` as in `JoinForm`."""

    handover: Token
    token: OwnToken | None = None


class ForkForm(Strict):
    """A new table from a point of a finished game: after so many moves."""

    moves: Count


class TutorialForm(Strict):
    """A lesson to be opened; names and animals by seat, the learner's first."""

    game: Word
    lesson: LessonNumber = 1
    names: Annotated[list[Nickname], Meta(max_length=16)] = []
    avatars: Annotated[list[Animal | None], Meta(max_length=16)] = []


class RecordForm(Strict):
    """A record, and the content file it was played with if it was somebody's own."""

    record: Upload
    content: Upload | None = None
