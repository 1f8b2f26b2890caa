"""Every rule, decision, ruling, example, panel and difference of RAWsiko has a test citing it."""

import re
from pathlib import Path

from engine.citations import cited, names, numbers, run

HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "src" / "ludoteka" / "games" / "rawsiko" / "rules.md"
TEXT = BOOK.read_text(encoding="utf-8")
RULES = set(re.findall(r"^(\d+)\. ", TEXT, re.MULTILINE))
DECISIONS = {f"d{number}" for number in re.findall(r"\bD-(\d+)(?::|,| \|)", TEXT)}
RULINGS = {f"r{number}" for number in re.findall(r"^\| R-(\d+) \|", TEXT, re.MULTILINE)}
EXAMPLES = {f"ga{number}" for number in re.findall(r"^- GA(\d+) ", TEXT, re.MULTILINE)}
PANELS = {f"u{number}" for number in re.findall(r"^- U(\d+) ", TEXT, re.MULTILINE)}
ROWS = set(re.findall(r"^\| (\d+) \|", TEXT, re.MULTILINE))
CITED = RULES | DECISIONS | RULINGS | EXAMPLES | PANELS
CITATION = re.compile(r"\d{1,2}|d\d+|r\d+|ga\d+|u\d+")


def test_the_book_is_read_whole():
    assert run("", 76) == RULES
    assert run("d", max(33, len(DECISIONS))) == DECISIONS
    assert run("ga", 10) == EXAMPLES
    assert run("u", 16) == PANELS
    assert run("", 24) == ROWS
    assert len(RULINGS) >= 23


def test_nothing_of_the_rules_is_left_without_a_test():
    assert sorted(CITED - cited(HERE, CITATION)) == []


def test_no_difference_of_the_translations_is_left_without_a_test():
    rows = {
        number
        for words in names(HERE)
        if words[0] == "row"
        for number in numbers(words[1:], CITATION)
    }
    assert rows == ROWS


def test_nothing_is_cited_that_is_not_in_the_rules():
    assert sorted(cited(HERE, CITATION) - CITED) == []
