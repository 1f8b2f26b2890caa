"""Answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ludoteka.protocol.table import Entry, Section, TableInfo
from ludoteka.protocol.values import (
    Count,
    Options,
    Reason,
    SeatNumber,
    Seq,
    Shared,
    TableId,
    Token,
)


class GameInfo(Shared):
    """An installed game, and the form of its options."""

    id: str
    title: str
    authors: str
    publisher: str
    rules: Count
    seats: list[int]  # at least, at most
    options: list[dict[str, Any]]
    events: list[dict[str, Any]]
    tutorial: bool = False  # it has a first lesson
    lessons: Count = 0  # so many it has
    template: bool = False  # it has a content file to begin one's own with
    levels: list[str] = []  # of the bots that can play it, from the weakest up
    hints: bool = True  # whether there is somebody who can give any
    minutes: list[int] = []  # about so long it takes: from, to; empty: nobody has said
    age: Count | None = None  # from so many years on
    best: Count | None = None  # with so many players it is at its best
    warnings: list[str] = []  # words such as `violence`
    pages: list[str] = []  # addresses of its authors


class TutorialAsk(Shared):
    """A move that the learner is asked for, after so many moves of all."""

    at: Count
    move: str
    number: Count  # of the move, as an offer has it


class TutorialStep(Shared):
    """What is told from so many moves on, and what is asked."""

    id: str
    at: Count
    asks: list[TutorialAsk]
    point: list[str]  # pieces that are meant, by the ids of the game's board


class Tutorial(Shared):
    steps: list[TutorialStep]
    words: str = ""  # how the messages of its steps begin; empty: GAME-tutorial


class Games(Shared):
    games: list[GameInfo]
    levels: list[str]  # of bots


class Opened(Shared):
    """A new table: whoever opened it is its host, and has the seats of this device."""

    table: TableInfo
    host: Token
    seats: dict[str, Token]  # by the number of the seat
    invitation: Token
    code: str | None  # while it gathers


class Tables(Shared):
    tables: list[TableInfo]


class Found(Shared):
    """What a code leads to."""

    table: TableId
    invitation: Token


class Seated(Shared):
    """A seat that was taken; the token is told once, and only here."""

    seat: SeatNumber
    token: Token
    table: TableInfo


class Changed(Shared):
    """The table as it is now."""

    table: TableInfo


class SeatsChanged(Changed):
    """The table with its seats anew, and the tokens of the new ones of this device."""

    seats: dict[str, Token]  # by the number of the seat
    held: list[SeatNumber | None] = []  # what each of the held tokens opens now; null: nothing
    fallen: Options = {}  # chosen options that don't fit so many seats: the usual holds again


class Invitation(Shared):
    """How others come to the table; the code leads to the gathering room only."""

    path: str  # behind the server's own address; what stands behind the # is never sent to it
    invitation: Token
    code: str | None


class HandOver(Shared):
    """A link that moves a seat to another device, once, within so many seconds."""

    path: str
    handover: Token
    seconds: Count
    qr: str  # SVG


class Export(Shared):
    """What is written down of a game: the record of a finished one, else the own story."""

    finished: bool
    table: TableInfo
    record: str | None
    entries: list[Entry]


class Pages(Shared):
    """A piece of the log as one seat sees it."""

    entries: list[Entry]
    more: bool
    seq: Seq


class Content(Shared):
    """The content a table plays with."""

    name: str
    digest: str
    content: dict[str, Any]
    form: dict[str, Any] = {}  # of the game's own: what a content file can say, for an editor


class ContentFault(Shared):
    """One thing that is wrong with a content file; `path` leads to it from the top of the file.

    `sort` and `values` say the same as the text, for a sentence in the reader's language; both are
    empty where there is only the text.
    """

    text: str
    path: list[str | int]
    sort: str
    values: dict[str, str | int]


class Checked(Shared):
    """A content file that was looked at: it can be played with if there are no faults."""

    faults: list[ContentFault]
    digest: str = ""  # empty if it can't be played with
    data: dict[str, Any] | None = None  # all that is written in it; null if it can't be read


class Facts(Shared):
    """What is known of a thing of the game, for lessons; null if nothing is."""

    facts: dict[str, Any] | None


class Figure(Shared):
    """What was to be expected, what came, and the chance that it would come no better.

    All in thousandths. What would have come to the same counts half in the chance, so that 500 is
    neither luck nor bad luck.
    """

    name: str
    expected_permille: int
    actual_permille: int
    chance_permille: Annotated[int, Meta(ge=0, le=1000)]


class Luck(Shared):
    """What chance did for a seat in a finished game; no figures: nothing to be measured."""

    seat: SeatNumber
    figures: list[Figure]


class Standing(Shared):
    """How it stood after so many moves: points as if the game had ended there, and the bots' view.

    `standings` are thousandths of a point, empty during the set-up and in games without a sense.
    `round` is the round or turn that is played then; 0: the game can't tell.
    """

    moves: Count
    scores: list[int]
    standings: list[int]
    round: Count = 0


class Deed(Shared):
    """A move that mattered: by `gain` thousandths of a point its seat came nearer to the lead.

    `moves` is the moment behind it. In a simultaneous phase it is the choice of this seat. Leaders
    have most points, favourites the best prospects; none: several have.
    """

    moves: Count
    seat: SeatNumber
    move: str
    gain: int
    leader_before: SeatNumber | None
    leader_after: SeatNumber | None
    favourite_before: SeatNumber | None
    favourite_after: SeatNumber | None
    events: list[dict[str, Any]]
    round: Count = 0  # in which it was made; 0: the game can't tell


class Report(Shared):
    """A finished game looked back at; `luck` is empty if the game does not measure it.

    `turning` is where prospects changed most, `best` what each seat gained most by.
    """

    luck: list[Luck]
    course: list[Standing] = []
    turning: list[Deed] = []
    best: list[Deed] = []


class Seeded(Shared):
    """A seed, its commitment, and the number of moves before its first use."""

    moves: Count
    seed: str
    commitment: str


class Drawn(Shared):
    """What chance decided in one move (the first: in the set-up): one of how many, and which."""

    moves: Count  # played before
    seq: Seq  # of its entry; 0: it was played before a fork or an import
    outcomes: list[tuple[int, int]]


class Draws(Shared):
    """All that chance decided in a finished game, in order, to be recomputed from the seeds.

    The set-up comes first and draws from the first seed; a move draws from the last seed of those
    with no more moves before them. Moves that drew nothing are left out.
    """

    chance_kind: Literal["sealed", "quick"]
    seeds: list[Seeded]
    draws: list[Drawn]


class Frame(Shared):
    """A moment of a replay: the move that led there, and what differs from the frame before it."""

    moves: Count  # played until then
    seat: SeatNumber | None  # whose move it was; None: the set-up
    move: str | None
    events: list[dict[str, Any]]  # with everything open, as an onlooker saw them
    changes: dict[str, Any]
    gone: list[str] = []


class Earlier(Shared):
    """What a move brought about before a game came to this table, as an eye sees it."""

    moves: Count  # played until then; 0: the set-up
    seat: SeatNumber | None
    events: list[dict[str, Any]]


class Before(Shared):
    """A piece of what was played elsewhere; `more`: there is more behind it."""

    moves: list[Earlier]
    more: bool


class Replayed(Shared):
    """A piece of a finished game; the first frame is whole, `last` is the number of its moves."""

    frames: list[Frame]
    last: Count


class Outlined(Shared):
    """A moment of a finished game in words; the text is for games that have no sections."""

    sections: list[Section]
    text: str = ""


class Health(Shared):
    status: Literal["ok", "failing"]
    version: str
    build: str
    store: str  # ok, or what is wrong
    awake: Count  # tables in memory
    connections: Count


class Failure(Shared):
    """What was wrong with a request; `reason` if a rule of the table forbids it."""

    error: str
    text: str
    reason: Reason | None = None
