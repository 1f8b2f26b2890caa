"""Every rule, decision, ruling and worked example of Envyra has a test that cites it."""

import ast
import re
from pathlib import Path

RULES = [str(number) for number in range(1, 36)]
DECISIONS = [f"dc{number}" for number in range(1, 14)]
RULINGS = [f"e{n}" for n in (1, 3, 4, 5, 8, 10, *range(14, 20), 21, *range(24, 32))]
EXAMPLES = [f"gc{number}" for number in range(1, 10)]
CITATION = re.compile(r"(\d+)[abc]?|dc\d+|e\d+|gc\d+")


def cited() -> set[str]:
    """The numbers that the names of the tests begin with: test_16_..., test_dc5_dc6_..."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for word in node.name.split("_")[1:]:
                    match = CITATION.fullmatch(word)
                    if match is None:
                        break
                    found.add(match[1] or word)
    return found


def test_nothing_of_the_rules_is_left_without_a_test():
    assert {*RULES, *DECISIONS, *RULINGS, *EXAMPLES} - cited() == set()


def test_nothing_is_cited_that_is_not_in_the_rules():
    assert cited() - {*RULES, *DECISIONS, *RULINGS, *EXAMPLES} == set()
