"""Parsing the command line: which command it asks for, and with which arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

from ludoteka import __version__, build
from ludoteka.cli import commands
from ludoteka.cli.complaints import Complaint
from ludoteka.core.options import suggestion

NO_BROWSER: Final = "--no-browser"


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        usage = " ".join(self.format_usage().removeprefix("usage: ").replace("[-h] ", "").split())
        raise Complaint(f"{self.where()}{message}; right is: {usage}")

    def where(self) -> str:
        """The name of the command that complains; empty for `ludoteka` itself."""
        return "".join(f"{word}: " for word in self.prog.split()[1:])


def parse(words: list[str]) -> Callable[[], int] | None:
    """The command that the words ask for, ready to run; None if all is said already."""
    if words in ([], [NO_BROWSER]):
        # Imported here for a quick start of all that is no welcome.
        from ludoteka.cli.welcome import welcome

        usual = _parsers("serve")[0].parse_args(["serve"])
        return lambda: welcome(usual, opens=not words)
    if words[0] == "help":
        words = ["--help"]
    parser, parsers = _parsers(next((word for word in words if not word.startswith("-")), ""))
    if not words[0].startswith("-") and words[0] not in parsers:
        known = list(parsers)
        raise Complaint(
            f"no command {words[0]!r}{suggestion(words[0], known)}; there are: {', '.join(known)}"
        )
    _refuse_unknown_options(words, parsers.get(words[0], parser))
    try:
        found, left = parser.parse_known_args(words)
    except SystemExit:  # --help and --version have said all
        return None
    if left:
        parsers[found.command].error(f"{left[0]!r} is one word too many")
    return lambda: commands.find(found.command).run(found)


def _refuse_unknown_options(words: list[str], parser: Parser) -> None:
    """Refuse unknown options first: a typing error must not be called a missing argument."""
    known = [option for action in parser._actions for option in action.option_strings]
    long = [option for option in known if option.startswith("--")]
    for word in words:
        option = word.partition("=")[0]
        if word == "--":
            return
        if word.startswith("--") and option not in known:
            hint = suggestion(option, long)
            listed = ", ".join(long)
            raise Complaint(f"{parser.where()}no option {option}{hint}; there are: {listed}")


def _parsers(asked: str) -> tuple[Parser, dict[str, Parser]]:
    """The parser, and that of each command; only the one asked for knows its arguments."""
    parser = Parser(
        prog="ludoteka",
        description="Plays board games: with people, with bots, for research.",
        epilog="Without a command it opens tables in this machine's browser.",
        allow_abbrev=False,
    )
    parser.add_argument(
        NO_BROWSER, action="store_true", help="without a command: tell the address, and no more"
    )
    parser.add_argument(
        "--version", action="version", version=f"ludoteka {__version__} ({build.name()})"
    )
    adding: Any = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    parsers = {
        name: adding.add_parser(name, help=what, description=what.capitalize(), allow_abbrev=False)
        for name, what in commands.SUMMARIES.items()
    }
    if asked in parsers:
        commands.find(asked).add_arguments(parsers[asked])
    return parser, parsers
