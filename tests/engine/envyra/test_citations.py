"""Every rule, decision, ruling and worked example of Envyra has a test that cites it."""

import re
from pathlib import Path

from engine.citations import cited

HERE = Path(__file__).parent
RULES = [str(number) for number in range(1, 36)]
DECISIONS = [f"dc{number}" for number in range(1, 14)]
RULINGS = [f"e{n}" for n in (1, 3, 4, 5, 8, 10, *range(14, 20), 21, *range(24, 32))]
EXAMPLES = [f"gc{number}" for number in range(1, 10)]
CITATION = re.compile(r"(\d+)[abc]?|dc\d+|e\d+|gc\d+")


def test_nothing_of_the_rules_is_left_without_a_test():
    assert {*RULES, *DECISIONS, *RULINGS, *EXAMPLES} - cited(HERE, CITATION) == set()


def test_nothing_is_cited_that_is_not_in_the_rules():
    assert cited(HERE, CITATION) - {*RULES, *DECISIONS, *RULINGS, *EXAMPLES} == set()
