"""One call that checks any game: random walks, and every check on each of them."""

from __future__ import annotations

from ludoteka.core.chance import derive
from ludoteka.core.game import Game
from ludoteka.testing.checks import Check
from ludoteka.testing.suite import CHECKS, PLAYS_ON
from ludoteka.testing.walk import CheckFailed, Walk, traced


class Finding:
    """A check that failed: its name, what was seen, and the record of the game up to there."""

    def __init__(self, check: str, text: str, record: str) -> None:
        self.check = check
        self.text = text
        self.record = record

    def __str__(self) -> str:
        return f"[{self.check}] {self.text}\nThe record up to there:\n{self.record}"


class KitReport:
    """What the kit found: nothing, for a game that conforms."""

    def __init__(self, game: str, checks: list[str], findings: list[Finding]) -> None:
        self.game = game
        self.checks = checks
        self.findings = findings

    def failed(self) -> list[str]:
        """The names of the checks that failed."""
        return [finding.check for finding in self.findings]

    def assert_ok(self) -> None:
        """Raise AssertionError with everything that was found."""
        if self.findings:
            found = "\n\n".join(str(finding) for finding in self.findings)
            raise AssertionError(f"{self.game} does not conform.\n\n{found}")


def check(
    game: Game,
    *,
    games: int = 12,
    looks: int = 12,
    seed: bytes = b"conformance",
    only: list[str] | None = None,
) -> KitReport:
    """Walk through so many random games, with every number of seats in turn, and check them.

    Each check looks at about `looks` moments of a game, and at its end; one that has failed is not
    made again. `only` names the checks to be made.
    """
    names = [one.name for one in CHECKS]
    for name in only or []:
        if name not in names:
            raise ValueError(f"no check {name!r}; there are: {', '.join(names)}")
    left = [one for one in CHECKS if only is None or one.name in only]
    report = KitReport(game.id, [one.name for one in left], [])
    low, high = type(game).meta.seats
    for number in range(games):
        seats = low + number % (high - low + 1)
        report.findings += walk(game, seats, derive(seed, f"walk {number}"), left, looks)
        failed = report.failed()
        if PLAYS_ON.name in failed:
            break  # what can't be walked through can't be looked at either
        left = [one for one in left if one.name not in failed]
    return report


def walk(game: Game, seats: int, seed: bytes, checks: list[Check], looks: int) -> list[Finding]:
    """Check one random game; at most one finding for each check."""
    findings: list[Finding] = []
    trail: Walk | None = None
    try:
        trail = Walk(game, seats, seed)
        while trail.state.waiting_for():
            trail.step()
        trail.expect_an_end()
        length = len(trail.match.moves)
        stride = max(1, length // looks)
        left = list(checks)
        trail = Walk(game, seats, seed)
        for at in range(length + 1):
            if at % stride == 0 or at == length:
                left = _look(trail, left, at == length, findings)
            if at < length:
                trail.step()
    except Exception as error:
        # A check that failed may have spoilt the game: only the first fault counts then.
        if not findings:
            findings.append(_finding(PLAYS_ON, error, trail))
    return findings


def _look(trail: Walk, checks: list[Check], ended: bool, findings: list[Finding]) -> list[Check]:
    """Make the checks of this moment; those that hold are left to be made again."""
    left: list[Check] = []
    for one in checks:
        try:
            one.moment(trail)
            if ended:
                one.end(trail)
            left.append(one)
        except Exception as error:
            findings.append(_finding(one, error, trail))
    return left


def _finding(check: Check, error: Exception, walk: Walk | None) -> Finding:
    """What was seen: the check's own words, or the traceback of what the game raised."""
    text = str(error) if isinstance(error, CheckFailed) else traced(error)
    return Finding(check.name, text, "" if walk is None else walk.record())
