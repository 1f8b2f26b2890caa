"""The checks of records: the same seed and moves are the same game, and nothing else passes."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.core.match import Match, Replay, stream, verify
from ludoteka.core.record import Record, RecordError, parse
from ludoteka.testing.checks import Check, everything
from ludoteka.testing.walk import CheckFailed, Walk, pick


class Determinism(Check):
    """Same seed and moves, same digests; asking for events changes nothing."""

    name = "determinism"

    def end(self, walk: Walk) -> None:
        chance = stream(walk.match.kind, walk.seed)
        state = walk.game.start(walk.seats, chance)
        for number, (seat, notation) in enumerate(walk.match.moves):
            if state.digest() != walk.digests[number]:
                raise CheckFailed(f"played again, the state before move {number + 1} differs")
            state.play(seat, walk.game.read(notation), chance)
        if everything(state) != everything(walk.state):
            raise CheckFailed("played again, the game ends differently")


class Replays(Check):
    """The record, as text, replays through every intermediate digest to the same end."""

    name = "replay"

    def end(self, walk: Walk) -> None:
        text = walk.match.record().text()
        record = parse(text)
        if record.text() != text:
            raise CheckFailed("a record that was read is written differently")
        again = Replay(record, walk.game)
        for number, digest in enumerate(walk.digests):
            if again.match.state.digest() != digest:
                raise CheckFailed(f"replayed, the state after {number} moves differs")
            if number < len(record.moves):
                again.step()
        again.finish()


class Tampering(Check):
    """A record that was changed is refused: as text, and also with its check line made to fit."""

    name = "tampering"

    def end(self, walk: Walk) -> None:
        text = walk.match.record().text()
        self._change_lines(walk, text)
        for what, change in self._changes(walk).items():
            record = parse(text)
            change(record)
            try:
                verify(parse(record.text()), walk.game)
            except RecordError:
                continue
            raise CheckFailed(f"a record with {what} was accepted")
        self._other_move(walk, text)

    def _change_lines(self, walk: Walk, text: str) -> None:
        lines = text.splitlines()
        chance = walk.chance(self.name)
        for at, line in enumerate(lines):
            if not line:
                continue
            place = chance.below(len(line))
            letter = "1" if line[place] == "0" else "0"
            changed = [*lines[:at], line[:place] + letter + line[place + 1 :], *lines[at + 1 :]]
            without = lines[:at] + lines[at + 1 :]
            for version, what in ((changed, "changed"), (without, "taken out")):
                try:
                    verify(parse("\n".join(version) + "\n"), walk.game)
                except RecordError:
                    continue
                raise CheckFailed(f"a record was accepted with line {at + 1} {what}: {line!r}")

    def _changes(self, walk: Walk) -> dict[str, Callable[[Record], None]]:
        def seed(record: Record) -> None:
            record.seed = bytes([record.seed[0] ^ 1]) + record.seed[1:]

        def rules(record: Record) -> None:
            record.rules += 1

        def content(record: Record) -> None:
            record.content = "0" * len(record.content)

        def digest(record: Record) -> None:
            record.digest = "0" * len(record.digest)

        def scores(record: Record) -> None:
            record.scores[0] += 1

        def last_move(record: Record) -> None:
            del record.moves[-1]

        def one_more(record: Record) -> None:
            record.moves.append(record.moves[-1])

        def seats(record: Record) -> None:
            record.names.append("one more")

        return {
            "another seed": seed,
            "another version of the rules": rules,
            "other content": content,
            "another digest": digest,
            "other scores": scores,
            "its last move taken out": last_move,
            "its last move doubled": one_more,
            "one more seat": seats,
        }

    def _other_move(self, walk: Walk, text: str) -> None:
        """Another legal move somewhere, and everything behind it as it was."""
        record = parse(text)
        chance = walk.chance("other move")
        at = chance.below(len(record.moves))
        match = Match(walk.game, record.names, record.seed, record.chance)
        for seat, notation in record.moves[:at]:
            match.play(seat, walk.game.read(notation))
        seat, notation = record.moves[at]
        others = [m for m in match.state.moves(seat) if walk.game.spell(m) != notation]
        if not others:
            return
        record.moves[at] = (seat, walk.game.spell(pick(others, chance)))
        again = Replay(parse(record.text()), walk.game)
        try:
            again.finish()
        except RecordError:
            return
        if everything(again.match.state) != everything(walk.state):
            raise CheckFailed(
                f"a record was accepted with {record.moves[at][1]!r} instead of {notation!r}, "
                "although it ends differently: the digest does not cover the whole state"
            )
