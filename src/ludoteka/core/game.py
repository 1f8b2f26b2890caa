"""Game and State: the contract that every game keeps to, and everything else is built on.

A `Game` is immutable: options and content, checked when it is made. A `State` is what changes.
Seats and moves are ints; every move has one text form. A state holds no chance and no Python
frames: what is pending is data. See docs/architecture.md for the whole story.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from ludoteka.core.chance import Chance
from ludoteka.core.digest import digest
from ludoteka.core.errors import AmbiguousMove, IllegalMove, UnreadableMove
from ludoteka.core.events import Event, EventKind, seen
from ludoteka.core.native import mypyc_attr
from ludoteka.core.options import Option, OptionError, Value, settle
from ludoteka.core.readers.outline import Outline
from ludoteka.core.reasons import Ground, Reason

# Words for a drawing in the reader's language, by their key and the fields they tell.
Word: TypeAlias = Callable[[str, dict[str, str | int]], str]


class About:
    """Facts that people ask for before they choose a game; what nobody has measured is left out."""

    def __init__(
        self,
        *,
        minutes: tuple[int, int] | None = None,
        age: int | None = None,
        best: int | None = None,
        warnings: list[str] | None = None,
        pages: list[str] | None = None,
    ) -> None:
        self.minutes = minutes  # about so long a game takes: from, to
        self.age = age  # from so many years on
        self.best = best  # with so many players it is at its best
        # Each is told by the message `web-warning-WORD`.
        self.warnings: list[str] = [] if warnings is None else warnings
        self.pages: list[str] = [] if pages is None else pages  # of its authors, in the web


class Meta:
    """What is known of a game before it is made: names, seats, options, event sheets, limits."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        authors: str,
        publisher: str,
        rules_version: int,
        seats: tuple[int, int],
        options: list[Option],
        events: list[EventKind],
        view_limit: int,
        step_limit: int,
        copy_limit: float | None = None,
        paces: dict[str, dict[str, float]] | None = None,
        about: About | None = None,
        oldest: int | None = None,
    ) -> None:
        self.id = name
        self.title = title
        self.authors = authors
        self.publisher = publisher
        # An edition is what is played: rules, options and the game's own content. A change of any
        # of them is the next one; those since `oldest` can be played as well.
        self.rules_version = rules_version
        self.oldest: int = rules_version if oldest is None else oldest
        self.seats = seats
        self.options = options
        self.events = events
        self.view_limit = view_limit  # bytes of JSON, without the event tail
        self.step_limit = step_limit  # no game has more moves than this, second thoughts aside
        self.copy_limit = copy_limit  # microseconds, compiled; None: nothing is promised
        # What the benchmark holds the game to: by build, at least so many times a peer's pace.
        self.paces: dict[str, dict[str, float]] = {} if paces is None else paces
        self.about: About = About() if about is None else about
        for option in options:
            if not all(option.fits(option.default, number) for number in seats):
                raise ValueError(f"{name}: the default of {option.name} does not fit every table")

    def form(self) -> list[dict[str, object]]:
        """JSON-able: what a form needs to show the options."""
        return [option.form() for option in self.options]

    def has_edition(self, rules: int) -> bool:
        """Whether games of this version of the rules can be played."""
        return self.oldest <= rules <= self.rules_version

    def options_of(self, rules: int) -> list[Option]:
        """The options that games of this version of the rules have."""
        return [option for option in self.options if option.since <= rules]


class Result:
    """The end: ranks (1 is best; shared: 1, 1, 3), scores, their parts, and why it ended.

    `columns` are further figures of each seat that belong into the table of results, such as those
    that break ties. `deciders` are all figures by which the seats were ranked, in the order in
    which they count, each with its name and by seat: what decided is the first that differs. Views
    have them, a traced record does not: its reader counts for himself.
    """

    __slots__ = ("columns", "deciders", "parts", "ranks", "reason", "rule", "scores")

    def __init__(
        self,
        ranks: list[int],
        scores: list[int],
        parts: list[dict[str, int]],
        reason: str,
        rule: str,
        columns: list[dict[str, int]] | None = None,
        deciders: list[tuple[str, list[int]]] | None = None,
    ) -> None:
        self.ranks = ranks
        self.scores = scores
        self.parts = parts
        self.reason = reason
        self.rule = rule
        self.columns: list[dict[str, int]] = [{} for _ in ranks] if columns is None else columns
        self.deciders: list[tuple[str, list[int]]] = [] if deciders is None else deciders

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def data(self) -> dict[str, object]:
        return {
            "ranks": self.ranks,
            "scores": self.scores,
            "parts": self.parts,
            "columns": self.columns,
            "reason": self.reason,
            "rule": self.rule,
        }

    def shown(self) -> dict[str, object]:
        """The result as views have it."""
        deciders = [{"name": name, "figures": figures} for name, figures in self.deciders]
        return {**self.data(), "deciders": deciders}


def ranked_by(deciders: list[tuple[str, list[int]]]) -> list[int]:
    """Ranks by several figures, the first before the second and so on; more is better."""
    figures = [by_seat for _, by_seat in deciders]
    return ranked([tuple([one[seat] for one in figures]) for seat in range(len(figures[0]))])


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks by falling keys; equal keys share a rank and the next one is left out."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Adds to each event of a story what a reader has forgotten since an earlier one.

    What it adds are further fields, such as the name of the card on a numbered place.
    """

    def retold(self, event: dict[str, object]) -> dict[str, object]:
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options and content: immutable, and shared by all its states."""

    meta: ClassVar[Meta]

    def __init__(
        self,
        options: dict[str, Value] | None,
        content_name: str,
        content_digest: str,
        rules: int | None = None,
    ) -> None:
        meta = type(self).meta
        self.id = meta.id
        self.rules_version: int = meta.rules_version if rules is None else rules
        self.options = settle(meta.options_of(self.rules_version), options)
        self.content_name = content_name
        self.content_digest = content_digest
        self.move_count = 0  # moves are the ints from 0 to move_count - 1

    @classmethod
    def make(
        cls,
        options: dict[str, Value] | None = None,
        content: str | None = None,
        file: str = "",
        rules: int | None = None,
    ) -> Game:
        """The game with these options and the text of a content file (None: the game's own).

        `rules` is an edition that the game can be played by (None: the latest).
        """
        raise NotImplementedError

    def setting(self, name: str) -> Value:
        """The value of an option, also where this edition has no such option yet."""
        found = self.options.get(name)
        if found is not None:
            return found
        for option in type(self).meta.options:
            if option.name == name:
                return option.before
        raise KeyError(name)

    def start(self, seats: int, chance: Chance, events: list[Event] | None = None) -> State:
        """The set-up for so many seats."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        low, high = type(self).meta.seats
        if not low <= seats <= high:
            title = type(self).meta.title
            raise OptionError(f"{title} is for {low} to {high} players, not {seats}")

    def spell(self, move: int) -> str:
        """The one text form of a move."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The move of a text; UnreadableMove or AmbiguousMove if it is not exactly one."""
        raise NotImplementedError

    def describe(self, move: int) -> dict[str, object]:
        """The move as structured data: a verb and what it is about."""
        raise NotImplementedError

    def number(self, description: dict[str, object]) -> int:
        """The move of a description: `describe` backwards."""
        raise NotImplementedError

    def scene(self, text: str) -> State:
        """A position written in notation: for tests, lessons and puzzles."""
        raise NotImplementedError

    def unpack(self, data: list[object]) -> State:
        """The state that was packed by `State.pack`."""
        raise NotImplementedError

    def sense(self) -> Sense | None:
        """What a bot values, if the game has a sense of it."""
        return None

    def audit(self) -> Audit:
        """A second opinion for the conformance kit."""
        raise NotImplementedError

    def draw(self, view: dict[str, object], names: list[str], word: Word) -> str:
        """A view as text for a terminal, in rich's [style]markup[/]; empty: no board of its own."""
        return ""

    def outline(self, view: dict[str, object], names: list[str], word: Word) -> Outline:
        """A view as headings, lists and tables; without a section: only the drawing."""
        return Outline([])

    def teller(self) -> Teller:
        """A new `Teller` for one story of events."""
        return Teller()

    def gloss(self, data: dict[str, object], view: dict[str, object]) -> dict[str, object]:
        """A prompt, the values of a reason or a move's description, with what a reader asks next.

        Such as the name of the card on a numbered place. The view may be empty: it is not known.
        """
        return data

    def content(self) -> dict[str, object]:
        """The content in use, JSON-able: enough to follow a game without our code."""
        return {}

    @classmethod
    def template(cls) -> str:
        """A content file to begin one's own with; empty: there is none."""
        return ""

    @classmethod
    def content_form(cls) -> dict[str, object]:
        """What a content file can say, as data for an editor; empty: nobody has told."""
        return {}

    def listing(self, word: Word) -> list[list[str]]:
        """The content as a table for people, its headings first; empty: as it is written."""
        return []

    def leaflet(self, thing: str, word: Word) -> list[str]:
        """A thing of the game in the reader's words; empty: `information` is all there is."""
        return []

    def information(self, word: str) -> dict[str, object] | None:
        """Facts about a thing of the game, for lessons: JSON-able; None if it has none."""
        return None

    def luck(self, seats: int, story: list[Event]) -> list[dict[str, object]]:
        """What chance did for each seat, from the events of a whole game; empty: not measured.

        By seat `{"seat", "figures"}`; a figure has a `name`, and in thousandths what was to be
        expected (`expected_permille`), what came (`actual_permille`), and the chance that it would
        come no better (`chance_permille`: 500 is neither luck nor bad luck).
        """
        return []

    def identity(self) -> dict[str, object]:
        """What two states must share to be of the same game."""
        return {
            "game": self.id,
            "rules": self.rules_version,
            "content": self.content_digest,
            "options": self.options,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What changes during a game. Methods stand in the same order in every game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act now, rising; none when the game is over.

        Several are waited for in a simultaneous phase: what one chooses is secret, and changes
        nothing for the others, until the last has chosen.
        """
        raise NotImplementedError

    def moves(self, seat: int) -> tuple[int, ...]:
        """The legal moves, rising; never empty for a seat that is waited for.

        A seat that has chosen in a simultaneous phase may still have moves: it can change its mind.
        """
        raise NotImplementedError

    def play(self, seat: int, move: int, chance: Chance, events: list[Event] | None = None) -> None:
        """Play a move in place; IllegalMove (nothing changed) if it is not allowed."""
        raise NotImplementedError

    def why_not(self, seat: int, move: int) -> Reason | None:
        """The first rule that forbids it, or None if it is allowed."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The result, or None while the game runs."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def look(self, seat: int | None) -> dict[str, object]:
        """What this seat (None: an onlooker) may know, JSON-able: the body of `view`."""
        raise NotImplementedError

    def hidden(self) -> dict[str, object]:
        """What the public view does not show, JSON-able: for referees and finished games."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> State:
        """A state that the seat can't refute: it agrees with everything the seat was ever shown.

        It is drawn by `chance`, but a game need not draw all such states equally often.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat would have if the game ended now, with all that is hidden.

        For looking back at finished games; empty while a game can't tell.
        """
        result = self.result()
        return [] if result is None else result.scores

    def progress(self) -> tuple[int, int] | None:
        """The round or turn that is played, and how many there are (0: that is not fixed).

        Everybody may know it. None: the game can't tell.
        """
        return None

    def pack(self) -> list[object]:
        """Everything, as lists of ints: to store, to compare, to take up again by `Game.unpack`."""
        raise NotImplementedError

    # Help for players, for games that have any to give.

    def aids(self, seat: int) -> dict[str, object]:
        """What a player could work out from its view with pencil and patience, JSON-able."""
        return {}

    def answers(self, seat: int) -> bool:
        """Is the seat asked what it does about another's move, such as whether it springs a trap?

        How long that takes must tell nobody how much there was to choose: bots take a random while.
        """
        return False

    def is_out(self, seat: int) -> bool:
        """Is the seat out of the game, never to act again, while others play on?"""
        return False

    def caution(self, seat: int, move: int) -> Reason | None:
        """What a person should be asked about before this move is played, though it is allowed."""
        return None

    def follow(self, seat: int, order: str) -> int | None:
        """The next move of a standing order such as "attack until"; None when it is carried out.

        An order is no move: whoever gave it plays what it comes to, move by move, so that records
        stay plain. It need not be allowed: ask `why_not`. UnreadableMove if the game knows no such
        order.
        """
        raise UnreadableMove(order, "a move: this game takes no orders")

    # What follows is the same for all games.

    def view(self, seat: int | None, events: list[Event] | None = None) -> dict[str, object]:
        """All that this seat may know, with its legal moves and, of the events handed in, its own.

        This and the events are all that a seat may be told. `hidden`, `pack` and `digest` know
        everything: they are for referees and for storage.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat} is not at a table of {self.seats}")
        view: dict[str, object] = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": dict(self.game.options),
            "seat": seat,
            "seats": self.seats,
            "waiting": list(self.waiting_for()),
            "moves": [] if seat is None else list(self.moves(seat)),
        }
        view.update(self.look(seat))
        result = self.result()
        view["result"] = None if result is None else result.shown()
        if events is not None:
            view["events"] = seen(events, seat)
        return view

    def digest(self) -> str:
        """A digest of the full state: games with equal digests go on alike from here.

        Never for a seat: whoever guesses what is hidden could make sure by it.
        """
        return digest([self.game.identity(), self.seats, self.pack()])

    def view_digest(self, seat: int | None) -> str:
        """A digest of what this seat may know; the seat may be told it."""
        return digest([self.game.identity(), self.view(seat)])

    def read(self, seat: int, text: str) -> int:
        """The move this seat means: of several readings the only one that is allowed now.

        If none is allowed, the only one of a kind that the seat could make now: so it is told why
        not, and not that it was unclear.
        """
        try:
            return self.game.read(text)
        except AmbiguousMove as error:
            readings = [self.game.read(candidate) for candidate in error.candidates]
            fitting = [move for move in readings if self.why_not(seat, move) is None]
            if not fitting:
                verbs = {self.game.describe(move)["verb"] for move in self.moves(seat)}
                fitting = [m for m in readings if self.game.describe(m)["verb"] in verbs]
            if len(fitting) == 1:
                return fitting[0]
            raise

    def refuse(self, seat: int, move: int) -> None:
        """Raise IllegalMove with its reason; for `play`."""
        reason = self.why_not(seat, move)
        if reason is None:
            raise AssertionError(f"move {move} of seat {seat} was refused without a reason")
        known = 0 <= move < self.game.move_count
        raise IllegalMove(self.game.spell(move) if known else str(move), reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What a bot values in a game. It is only ever shown imagined states."""

    def weigh(self, imagined: State, seat: int, chance: Chance) -> list[int]:
        """A value for each of `imagined.moves(seat)`, in thousandths of a point."""
        raise NotImplementedError

    def reasons(self, imagined: State, seat: int, move: int, chance: Chance) -> list[Ground]:
        """What speaks most for this move: those terms of its value that decided; may be empty."""
        return []

    def standing(self, state: State) -> list[int]:
        """By seat: how well it stands, in thousandths of a point; empty: the game can't tell.

        It knows the true state: it is for looking back at a finished game, never for a bot.
        """
        return []

    def hangs(self, state: State) -> bool:
        """Is something begun that only comes to anything later, such as a declared attack?

        Who looks back tells it as one with what it comes to.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Audit:
    """A second opinion on a game, written apart from its rules: the kit compares the two."""

    def recount(self, seats: int, story: list[Event]) -> list[int]:
        """The final scores, counted from scratch from the events of a whole game."""
        raise NotImplementedError

    def contradiction(self, state: State, seat: int, events: list[dict[str, object]]) -> str:
        """Where the state disagrees with anything this seat was told; empty if nowhere."""
        raise NotImplementedError

    def swap(self, state: State, seat: int, chance: Chance) -> State | None:
        """A state that differs only in what the seat may not know, made without `imagine`.

        None if nothing is hidden from the seat now.
        """
        raise NotImplementedError


class Outlook:
    """All that a bot gets: what a person in its seat would see, and states it may imagine.

    No method of it hands out the true state or anything made of what the seat may not know.
    """

    __slots__ = ("__state", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.game = state.game
        self.seat = seat

    def moves(self) -> tuple[int, ...]:
        return self.__state.moves(self.seat)

    def view(self) -> dict[str, object]:
        return self.__state.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        return self.__state.imagine(self.seat, chance)
