"""Everything that the walker can do, a verb each; which of them fit is said beside each."""

from walker.acts import gathering, looking, opening, playing, surroundings
from walker.acts.registry import ACTS, Act, Situation

__all__ = ["ACTS", "Act", "Situation", "gathering", "looking", "opening", "playing", "surroundings"]
