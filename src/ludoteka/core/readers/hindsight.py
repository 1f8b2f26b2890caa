"""A finished game looked back at: how the scores went, and which moves turned it.

Everything is known by then, so the true states are weighed, by the game's own sense.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.events import Event, seen
from ludoteka.core.game import Sense, State, Teller
from ludoteka.core.match import Replay

TURNING_MOST: Final = 3
SAMPLES: Final = 160  # of the standings, along the whole game
EVENTS_MOST: Final = 12  # that are told of one move
APART: Final = 24  # turning points lie at least this part of the game from each other


class Deed:
    """A move that mattered, by its number: what a seat gained on its strongest rival by it."""

    def __init__(self, moves: int, seat: int, move: str, gain: int) -> None:
        self.moves = moves
        self.seat = seat
        self.move = move
        self.gain = gain
        self.round = 0  # in which it was made; 0: the game can't tell
        self.rise = 0  # points of the seat itself
        self.before = -1  # who had most points, or NOBODY
        self.after = -1
        self.hopes_before = -1  # who had the best prospects
        self.hopes_after = -1
        self.events: list[dict[str, object]] = []

    def data(self) -> dict[str, object]:
        return {
            "moves": self.moves,
            "seat": self.seat,
            "move": self.move,
            "gain": self.gain,
            "round": self.round,
            "leader_before": somebody(self.before),
            "leader_after": somebody(self.after),
            "favourite_before": somebody(self.hopes_before),
            "favourite_after": somebody(self.hopes_after),
            "events": self.events,
        }


class Hindsight:
    """Plays a record again and keeps what is worth telling of it."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.state: State = replay.match.state
        self.sense: Sense | None = replay.match.game.sense()
        self.teller: Teller = replay.match.game.teller()
        self.scores: list[list[int]] = []  # by number of moves
        self.standings: list[list[int]] = []
        self.rounds: list[int] = []  # which round or turn it was; 0: the game can't tell
        self.deeds: list[Deed] = []  # by seat and moment
        self._tell(replay.match.events, None)
        self._weigh()
        # Those who choose at the same time: what comes of it is the choice of each of them. And
        # what was only begun is judged by what it comes to: not the last of some attacks wounds.
        chosen: dict[int, str] = {}
        events: list[dict[str, object]] = []
        since = 0
        last = len(replay.record.moves)
        while replay.at < last:
            seat, move = replay.record.moves[replay.at]
            left = [other for other in self.state.waiting_for() if other != seat]
            if not chosen:
                since = replay.at
                events = []
            chosen[seat] = move
            events += self._tell(replay.step(), seat)
            self._weigh()
            waiting = self.state.waiting_for()
            choosing = waiting and all(other in left for other in waiting)
            if replay.at < last and (choosing or self._hangs()):
                continue
            self._judge(chosen, since, events)
            chosen = {}

    def _tell(self, events: list[Event], seat: int | None) -> list[dict[str, object]]:
        return [self.teller.retold(event) for event in seen(events, seat)]

    def _hangs(self) -> bool:
        return self.sense is not None and self.sense.hangs(self.state)

    def _weigh(self) -> None:
        self.scores.append(self.state.scores())
        progress = self.state.progress()
        self.rounds.append(0 if progress is None else progress[0])
        self.standings.append([] if self.sense is None else self.sense.standing(self.state))

    def _judge(self, chosen: dict[int, str], since: int, events: list[dict[str, object]]) -> None:
        before = self.standings[since]
        after = self.standings[-1]
        if not before or len(before) < 2 or before == after:
            return
        for seat, move in chosen.items():
            gain = lead(after, seat) - lead(before, seat)
            deed = Deed(self.replay.at, seat, move, gain)
            deed.rise = self.scores[-1][seat] - self.scores[since][seat]
            deed.round = self.rounds[self.replay.at - 1]  # what ends a round belongs to it
            deed.before = leader(self.scores[since])
            deed.after = leader(self.scores[-1])
            deed.hopes_before = leader(before)
            deed.hopes_after = leader(after)
            deed.events = events[:EVENTS_MOST]
            self.deeds.append(deed)

    def turning(self) -> list[Deed]:
        """Where prospects changed most, in the order of the game; points that won among them."""
        apart = max(1, len(self.replay.record.moves) // APART)
        found = self._winning()
        for deed in sorted(self.deeds, key=lambda deed: (-deed.gain, deed.moves)):
            if len(found) == TURNING_MOST or deed.gain <= 0:
                break
            if all(abs(deed.moves - other.moves) >= apart for other in found):
                found.append(deed)
        return sorted(found, key=lambda deed: deed.moves)

    def _winning(self) -> list[Deed]:
        """The move that brought the only winner the most points, if the win hung on them."""
        final = self.scores[-1]
        seat = leader(final)
        risen = [deed for deed in self.deeds if deed.seat == seat and deed.gain > 0]
        if seat < 0 or not risen:
            return []
        best = max(risen, key=lambda deed: deed.rise)
        margin = lead(final, seat)
        alone = [deed.rise for deed in risen].count(best.rise) == 1
        return [best] if alone and best.rise >= margin else []

    def best(self) -> list[Deed]:
        """By seat: what it gained most by; seats that never gained anything are left out."""
        found: list[Deed] = []
        for seat in range(len(self.replay.record.names)):
            own = [deed for deed in self.deeds if deed.seat == seat and deed.gain > 0]
            if own:
                found.append(max(own, key=lambda deed: deed.gain))
        return found

    def course(self) -> list[dict[str, object]]:
        """Scores and standings where a score changed or a round began, and now and then between."""
        last = len(self.scores) - 1
        every = max(1, -(-last // SAMPLES))
        turning = {deed.moves for deed in self.turning()}
        found: list[dict[str, object]] = []
        for at, scores in enumerate(self.scores):
            changed = at > 0 and (scores, self.rounds[at]) != (
                self.scores[at - 1],
                self.rounds[at - 1],
            )
            if at % every == 0 or at == last or changed or at in turning:
                found.append(
                    {
                        "moves": at,
                        "round": self.rounds[at],
                        "scores": scores,
                        "standings": self.standings[at],
                    }
                )
        return found

    def data(self) -> dict[str, object]:
        """JSON-able."""
        match = self.replay.match
        return {
            "luck": match.game.luck(len(match.names), match.events),
            "course": self.course(),
            "turning": [deed.data() for deed in self.turning()],
            "best": [deed.data() for deed in self.best()],
        }


def lead(standings: list[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others; below zero: behind."""
    others = [value for other, value in enumerate(standings) if other != seat]
    return standings[seat] - max(others)


def somebody(seat: int) -> int | None:
    return None if seat < 0 else seat


def leader(standings: list[int]) -> int:
    """Who stands best; -1 if several do."""
    best = max(standings)
    return standings.index(best) if standings.count(best) == 1 else -1
