"""A game that is played and written down, and a record that is played again."""

from __future__ import annotations

from ludoteka.core.chance import SEED_BYTES, Chance, Quick, Sealed, Traced, commitment
from ludoteka.core.errors import MoveError
from ludoteka.core.events import Event
from ludoteka.core.game import Game, Result, State
from ludoteka.core.options import OptionError, settle
from ludoteka.core.record import CHANCES, Record, RecordError, Reseed


def stream(kind: str, seed: bytes) -> Chance:
    """The chance of a record."""
    if kind == "sealed":
        return Sealed(seed)
    if kind == "quick":
        return Quick(seed)
    raise RecordError(f"chance is one of {', '.join(CHANCES)}, not {kind!r}")


class Match:
    """A game being played and written down."""

    def __init__(self, game: Game, names: list[str], seed: bytes, chance: str = "sealed") -> None:
        self.game = game
        self.seed = seed
        self.chance = Traced(stream(chance, seed))
        self.events: list[Event] = []
        self.state: State = game.start(len(names), self.chance, self.events)
        self.outcomes: list[tuple[int, int]] = self.chance.take()
        self.kind = chance
        self.names = names
        self.moves: list[tuple[int, str]] = []
        self.reseeds: list[Reseed] = []

    def reseed(self, seed: bytes) -> None:
        """From here on chance comes from this seed; it replaces one that nothing used yet."""
        if len(seed) != SEED_BYTES:  # of a quick stream too: the record could not be read
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.chance.inner = stream(self.kind, seed)
        if self.reseeds and self.reseeds[-1].at == len(self.moves):
            del self.reseeds[-1]
        self.reseeds.append(Reseed(len(self.moves), commitment(seed), seed))

    def play(self, seat: int, move: int) -> list[Event]:
        """Play and write down one move; the events of this move."""
        events: list[Event] = []
        self.state.play(seat, move, self.chance, events)
        self.outcomes = self.chance.take()
        self.moves.append((seat, self.game.spell(move)))
        self.events.extend(events)
        return events

    def record(self, with_seed: bool = True) -> Record:
        """The record so far; without the last seed nobody can foresee what will be drawn."""
        record = Record(
            self.game.id,
            self.game.rules_version,
            self.game.content_digest,
            self.game.options,
            self.names,
            self.kind,
            commitment(self.seed),
        )
        record.moves = list(self.moves)
        for reseed in self.reseeds:
            record.reseeds.append(Reseed(reseed.at, reseed.commitment, reseed.seed))
        if with_seed or self.reseeds:  # what a game is forked from was open to everybody
            record.seed = self.seed
        if with_seed:
            record.digest = self.state.digest()
        elif record.reseeds:
            record.reseeds[-1].seed = b""
        result = self.state.result()
        if result is not None:
            record.ranks = result.ranks
            record.scores = result.scores
        return record


class Replay:
    """A record played again, move by move: `match` is where it stands, and can go on."""

    def __init__(self, record: Record, game: Game) -> None:
        if record.game != game.id:
            raise RecordError(f"this is a record of {record.game}, not of {game.id}")
        record.expect_rules(game.rules_version)
        if record.content != game.content_digest:
            raise RecordError(
                f"played with other content ({record.content}) than {game.content_name} "
                f"({game.content_digest})"
            )
        if not record.seed:
            raise RecordError("the record has no seed yet, so nothing drawn in it can be repeated")
        if commitment(record.seed) != record.commitment:
            raise RecordError("the seed does not fit the commitment made before the game")
        record.expect_reseeds()
        for reseed in record.reseeds:
            if not reseed.seed:
                raise RecordError(f"the record has no seed yet for draws after {reseed.at} moves")
        self.record = record
        options = type(game).meta.options_of(game.rules_version)
        try:
            if settle(options, record.options) != game.options:
                raise RecordError(f"played with other options: {record.options}")
            self.match = Match(game, record.names, record.seed, record.chance)
        except OptionError as error:
            raise RecordError(f"the record can't be set up: {error}") from None
        self.at = 0
        self._reseed()

    def step(self) -> list[Event]:
        """Play the next move; its events."""
        seat, notation = self.record.moves[self.at]
        state = self.match.state
        try:
            move = self.match.game.read(notation)
            events = self.match.play(seat, move)
        except MoveError as error:
            raise RecordError(f"move {self.at + 1} (seat {seat}): {error}") from None
        if state.game.spell(move) != notation:
            raise RecordError(f"move {self.at + 1} is written {notation!r}, not as it is spelled")
        self.at += 1
        self._reseed()
        return events

    def _reseed(self) -> None:
        """Change the seed at once: whoever goes on from here must not draw from an old one."""
        done = len(self.match.reseeds)
        if done < len(self.record.reseeds) and self.record.reseeds[done].at == self.at:
            self.match.reseed(self.record.reseeds[done].seed)

    def finish(self) -> Result | None:
        """Play the rest, and compare the end with what the record says."""
        while self.at < len(self.record.moves):
            self.step()
        state = self.match.state
        if self.record.digest != state.digest():
            raise RecordError(
                f"the moves lead to another state ({state.digest()}) "
                f"than the record says ({self.record.digest or 'nothing'})"
            )
        result = state.result()
        ranks = [] if result is None else result.ranks
        scores = [] if result is None else result.scores
        if ranks != self.record.ranks or scores != self.record.scores:
            raise RecordError(f"the result is {ranks}, {scores}, not as the record says")
        return result


def fork(record: Record, game: Game, to: int, seed: bytes) -> Match:
    """The game as it stood after `to` moves, to be played on with a fresh seed."""
    last = len(record.moves)
    if not 0 <= to <= last:
        raise RecordError(f"the record has {last} moves: it forks after 0 to {last}, not {to}")
    replay = Replay(record, game)
    while replay.at < to:
        replay.step()
    replay.match.reseed(seed)
    return replay.match


def verify(record: Record, game: Game) -> Result | None:
    """Replay all of a record and check everything it claims; its result, None if unfinished."""
    return Replay(record, game).finish()
