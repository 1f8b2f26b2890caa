"""The conformance kit: what every game must pass, open to anybody's game.

    from ludoteka.testing import check
    check(MyGame.make()).assert_ok()

See docs/add-a-game.md for what each check means.
"""

from ludoteka.testing.fuzz import FuzzFault, FuzzReport, fuzz
from ludoteka.testing.kit import Finding, KitReport, check
from ludoteka.testing.suite import CHECKS

__all__ = ["CHECKS", "Finding", "FuzzFault", "FuzzReport", "KitReport", "check", "fuzz"]
