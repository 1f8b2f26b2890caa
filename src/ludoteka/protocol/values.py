"""The small values that messages are made of, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

# A JavaScript number holds no larger whole number exactly.
LARGEST: Final = 2**53 - 1
FRAME_BYTES: Final = 8192  # the longest message that a client may send
UPLOAD_BYTES: Final = 1_000_000  # the longest record or content file
TOKENS_MOST: Final = 8  # seats of one connection, and the host
HELD_MOST: Final = 16  # tokens that a device asks about without seeing with them

# Codes are read aloud and copied from a projector: no i, l, o, u, 0, 1.
CODE_ALPHABET: Final = "abcdefghjkmnpqrstvwxyz23456789"
CODE_LENGTH: Final = 6

Seq: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
LessonNumber: TypeAlias = Annotated[int, Meta(ge=1, le=20)]  # the first lesson of a game is 1
TableId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
# One that a client makes itself: 192 random bits or more, in the letters of base64url.
OwnToken: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,64}$")]
CommandId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
MoveNumber: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Language: TypeAlias = Annotated[
    str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=35)
]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValue: TypeAlias = (
    bool | Annotated[int, Meta(ge=-LARGEST, le=LARGEST)] | Annotated[str, Meta(max_length=64)]
)
Options: TypeAlias = dict[Word, OptionValue]
# Seconds a seat has for a move before a bot moves for it.
ClockSeconds: TypeAlias = Annotated[int, Meta(ge=5, le=604_800)]
# A bot's move comes no sooner than so many milliseconds after it was asked.
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=2000)]

Status: TypeAlias = Literal["gathering", "running", "finished"]
Visibility: TypeAlias = Literal["private", "listed"]
# device: a person on the host's device; friend: by invitation; open: anybody; bot: a bot.
SeatKind: TypeAlias = Literal["device", "friend", "open", "bot"]
# Who made a move: the person of the seat, its bot, or a bot because the clock ran out.
Mover: TypeAlias = Literal["person", "bot", "clock"]

# What can be said with one tap; clients translate it (`ludoteka-phrase-...`).
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "think", "your-turn", "wait",
    "back-soon", "oops", "nice", "good-game", "again", "bye",
]  # fmt: skip

# Drawn by clients as portraits of those who sit at a table, and named by them (`web-animal-...`).
Animal: TypeAlias = Literal[
    "badger", "bat", "bear", "beaver", "butterfly", "cat", "chamois", "crow", "dog", "fox",
    "frog", "hare", "hedgehog", "ladybird", "lamb", "lynx", "mole", "otter", "owl", "pike",
    "robin", "squirrel", "stork", "trout",
]  # fmt: skip
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)


class Shared(Struct, kw_only=True, gc=False):
    """What all structs of the protocol have in common. A client may get fields it does not know.

    They are trees, so the garbage collector need not look for cycles among them.
    """


class Strict(Shared, forbid_unknown_fields=True):
    """What a client sends: a field that we do not know is a fault."""


class Reason(Shared):
    """Why something is not allowed: a rule's number, what is wrong, and the values."""

    rule: str
    fault: str
    values: dict[str, Any] = {}
