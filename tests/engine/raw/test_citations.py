"""Every rule, decision, example and ruling of RAW has a test that cites it in its name."""

import re
from pathlib import Path

from engine.citations import cited, run

HERE = Path(__file__).parent
FOLDER = HERE.parents[2] / "src" / "ludoteka" / "games" / "raw"
RULES_TEXT = (FOLDER / "rules.md").read_text(encoding="utf-8")
RULINGS_TEXT = (FOLDER / "rulings.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^(\d+)\. ", RULES_TEXT, re.MULTILINE))
DECISIONS = {f"db{number}" for number in re.findall(r"^- D-B(\d+) ", RULES_TEXT, re.MULTILINE)}
EXAMPLES = {f"tb{number}" for number in re.findall(r"^- TB(\d+) ", RULES_TEXT, re.MULTILINE)}
RULINGS = {
    found.lower() for found in re.findall(r"^\| ([SARKHPVQX]\d+) \|", RULINGS_TEXT, re.MULTILINE)
}
CITED = RULES | DECISIONS | EXAMPLES | RULINGS
CITATION = re.compile(r"\d{1,2}|db\d+|tb\d+|[sarkhpvqx]\d+")
INFORMATIVE = {
    "4": "alliances are talk between players; the engine neither knows nor hinders them",
}


def test_the_documents_are_read_whole():
    assert run("", 72) == RULES
    assert run("db", 23) == DECISIONS
    assert run("tb", 12) == EXAMPLES
    by_group = {
        group: len([found for found in RULINGS if found[0] == group]) for group in "sarkhpvqx"
    }
    least = {"s": 10, "a": 14, "r": 7, "k": 6, "h": 8, "p": 11, "v": 9, "q": 19, "x": 35}
    assert all(by_group[group] >= count for group, count in least.items())
    rows = re.findall(r"^\| (\w+) \|", RULINGS_TEXT, re.MULTILINE)
    assert {row.lower() for row in rows if row != "id"} == RULINGS


def test_nothing_of_the_documents_is_left_without_a_test():
    assert sorted(CITED - cited(HERE, CITATION) - set(INFORMATIVE)) == []


def test_what_is_only_informative_is_not_tested():
    assert set(INFORMATIVE) <= CITED - cited(HERE, CITATION)


def test_nothing_is_cited_that_is_not_in_the_documents():
    assert sorted(cited(HERE, CITATION) - CITED) == []
