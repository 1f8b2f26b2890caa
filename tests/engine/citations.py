"""Which rules the names of tests cite: test_16_..., test_d5_r6_..."""

from __future__ import annotations

import ast
import re
from pathlib import Path


def names(folder: Path) -> list[list[str]]:
    """The words of all tests' names in a folder."""
    paths = folder.glob("test_*.py")
    nodes = [node for path in paths for node in ast.parse(path.read_text(encoding="utf-8")).body]
    functions = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
    return [name.split("_")[1:] for name in functions if name.startswith("test_")]


def numbers(words: list[str], citation: re.Pattern[str]) -> set[str]:
    """The citations that a name begins with; what the pattern groups, if it groups anything."""
    found = set()
    for word in words:
        match = citation.fullmatch(word)
        if match is None:
            break
        found.add((match[1] if citation.groups else None) or word)
    return found


def cited(folder: Path, citation: re.Pattern[str]) -> set[str]:
    return {number for words in names(folder) for number in numbers(words, citation)}


def run(prefix: str, last: int) -> set[str]:
    return {f"{prefix}{number}" for number in range(1, last + 1)}
