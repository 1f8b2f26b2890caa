"""The words of the command line: which command, with which arguments."""

from __future__ import annotations

import argparse
import hashlib
import os
from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeAlias

from ludoteka import __version__, build
from ludoteka.cli.complaints import Complaint
from ludoteka.core.chance import SEED_BYTES
from ludoteka.core.options import suggestion

Command: TypeAlias = Callable[[], int]

# How this program was started, for whoever types what we say: run.py tells its own name.
PROGRAM: Final = os.environ.get("LUDOTEKA_PROGRAM", "ludoteka")

# By command: what it does. The order is that of the help.
COMMANDS: Final = {
    "games": "the installed games, their players and options",
    "play": "play a game in this terminal, with bots or with friends",
    "serve": "open tables for browsers and programs",
    "backup": "copy the tables of a server, also while it runs",
    "simulate": "let bots play many games",
    "replay": "tell a recorded game",
    "report": "look back at a recorded game: how it went, what turned it, luck",
    "verify": "check that records tell what really happens",
    "fuzz": "play many random games and look for faults",
    "bench": "measure the engine, beside others",
    "content": "check a content file of your own, or show one",
    "load": "measure a server with many tables at once",
    "torture": "kill a server again and again, and see what is lost",
    "canary": "play at a server, and look for secrets in all it sends",
    "frames": "talk nonsense to a server, and see whether it minds",
}


NO_BROWSER: Final = "--no-browser"


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        usage = " ".join(self.format_usage().removeprefix("usage: ").replace("[-h] ", "").split())
        raise Complaint(f"{self.where()}{message}; right is: {usage}")

    def where(self) -> str:
        """Which command complains: nothing for `ludoteka` itself, which is named anyway."""
        return "".join(f"{word}: " for word in self.prog.split()[1:])


def parse(words: list[str]) -> Command | None:
    """The command that the words ask for, ready to run; None if all is said already."""
    if words in ([], [NO_BROWSER]):
        from ludoteka.cli.welcome import welcome

        usual = _parsers()[0].parse_args(["serve"])
        return lambda: welcome(usual, browser=not words)
    if words[0] == "help":
        words = ["--help"]
    parser, commands = _parsers()
    if not words[0].startswith("-") and words[0] not in COMMANDS:
        known = list(COMMANDS)
        raise Complaint(
            f"no command {words[0]!r}{suggestion(words[0], known)}; there are: {', '.join(known)}"
        )
    _refuse_unknown_options(words, commands.get(words[0], parser))
    try:
        found, left = parser.parse_known_args(words)
    except SystemExit:  # --help and --version have said all
        return None
    if left:
        commands[found.command].error(f"{left[0]!r} is one word too many")
    return _command(found)


def _command(found: argparse.Namespace) -> Command:
    """Import a command only when it is asked for: `ludoteka --version` needs none of them."""
    run: Callable[[argparse.Namespace], int]
    match found.command:
        case "games":
            from ludoteka.cli.games import games as run
        case "play":
            from ludoteka.cli.play import play as run
        case "serve":
            from ludoteka.cli.serve import serve as run
        case "backup":
            from ludoteka.cli.backup import backup as run
        case "load":
            from ludoteka.cli.drills import load as run
        case "torture":
            from ludoteka.cli.drills import torture as run
        case "canary":
            from ludoteka.cli.drills import canary as run
        case "frames":
            from ludoteka.cli.drills import frames as run
        case "simulate":
            from ludoteka.cli.simulate import simulate as run
        case "replay":
            from ludoteka.cli.records import replay as run
        case "report":
            from ludoteka.cli.reports import report as run
        case "verify":
            from ludoteka.cli.records import verify as run
        case "fuzz":
            from ludoteka.cli.measuring import fuzz as run
        case "bench":
            from ludoteka.cli.measuring import bench as run
        case _:
            from ludoteka.cli.content import content as run
    return lambda: run(found)


def _refuse_unknown_options(words: list[str], parser: Parser) -> None:
    """Before anything else is looked at, so that a typing error is not called a missing word."""
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


def _parsers() -> tuple[Parser, dict[str, Parser]]:
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
    commands = {
        name: adding.add_parser(name, help=what, description=what.capitalize(), allow_abbrev=False)
        for name, what in COMMANDS.items()
    }
    _add_arguments(commands)
    return parser, commands


def _add_arguments(commands: dict[str, Parser]) -> None:
    commands["games"].add_argument("--json", action="store_true", help="for programs")

    play = commands["play"]
    play.add_argument("game", metavar="GAME", help="one of `ludoteka games`")
    play.add_argument("--text", action="store_true", help="in this terminal, as ever")
    play.add_argument(
        "--seats",
        metavar="WHO,WHO",
        help="you, you:NAME or a bot, in the order of seats (default: you against greedy bots)",
    )
    _add_set_up(play)
    _add_language(play)
    play.add_argument("--seed", type=_seed_hex, metavar="HEX", help="64 hex digits")
    play.add_argument("--record", metavar="FILE", help="where to save the game")

    serve = commands["serve"]
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--host", default="127.0.0.1", help="address (default: %(default)s)")
    where.add_argument("--lan", action="store_true", help="for all in the same network; tells how")
    serve.add_argument("--port", type=_port, default=8000, help="default: %(default)s; 0: any")
    serve.add_argument("--open", action="store_true", help="open a browser")
    _add_database(serve)
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="pages from elsewhere that may connect; may be repeated",
    )
    serve.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="of a proxy that says for whom it asks"
    )
    serve.add_argument(
        "--sleep-after",
        type=_count,
        default=60,
        metavar="SECONDS",
        help="unused tables leave memory (default: %(default)s)",
    )
    serve.add_argument(
        "--patience",
        type=_count,
        default=60,
        metavar="SECONDS",
        help="then a bot may play for somebody who is gone (default: %(default)s)",
    )
    serve.add_argument(
        "--bot-processes", type=_count, metavar="N", help="default: one less than cores"
    )
    limits = serve.add_argument_group("limits")
    limits.add_argument("--sockets-per-address", type=_count, metavar="N", help="default: 200")
    limits.add_argument("--joins-per-minute", type=_count, metavar="N", help="default: 60")
    limits.add_argument(
        "--messages-per-20-seconds", type=_count, metavar="N", help="by seat (default: 100)"
    )

    backup = commands["backup"]
    backup.add_argument("file", metavar="FILE", help="the new copy")
    _add_database(backup)

    simulate = commands["simulate"]
    simulate.add_argument("game", metavar="GAME", help="one of `ludoteka games`")
    simulate.add_argument("--games", type=_count, required=True, metavar="N", help="how many")
    simulate.add_argument("--seats", required=True, metavar="BOT,BOT", help="a bot for each seat")
    simulate.add_argument("--seed", default="0", metavar="S", help="any text (default: 0)")
    simulate.add_argument(
        "--rotate", action="store_true", help="bots move one seat on after every game"
    )
    _add_set_up(simulate)
    simulate.add_argument("--records", metavar="DIR", help="keep every game in this folder")
    simulate.add_argument("--json", action="store_true", help="for programs")

    replay = commands["replay"]
    replay.add_argument("file", metavar="FILE", help="a record")
    replay.add_argument("--to", type=_number, metavar="N", help="stop after so many moves")
    replay.add_argument("--content", metavar="FILE", help="the content file it was played with")
    replay.add_argument("--json", action="store_true", help="one object a line, nothing hidden")
    _add_language(replay)

    report = commands["report"]
    report.add_argument("file", metavar="FILE", help="a record")
    report.add_argument("--content", metavar="FILE", help="the content file it was played with")
    report.add_argument("--json", action="store_true", help="for programs")
    _add_language(report)

    verify = commands["verify"]
    verify.add_argument("files", metavar="FILE", nargs="+", help="records")
    verify.add_argument("--content", metavar="FILE", help="the content file they were played with")

    fuzz = commands["fuzz"]
    fuzz.add_argument("game", metavar="GAME", help="one of `ludoteka games`")
    fuzz.add_argument("--games", type=_count, required=True, metavar="N", help="how many")
    fuzz.add_argument("--seed", metavar="S", help="any text (default: a new one, which is told)")
    fuzz.add_argument(
        "--out",
        default="ludoteka-faults",
        metavar="DIR",
        help="where a record of each fault goes (default: %(default)s)",
    )

    commands["bench"].add_argument("--json", action="store_true", help="for programs")

    load = commands["load"]
    load.add_argument("--tables", type=_count, required=True, metavar="N", help="how many")
    load.add_argument(
        "--seconds", type=_count, default=30, metavar="S", help="how long (default: %(default)s)"
    )
    load.add_argument(
        "--pause",
        type=_seconds,
        default=2.0,
        metavar="S",
        help="between the moves of a table (default: %(default)s)",
    )
    load.add_argument("--url", metavar="URL", help="a server that runs already (default: its own)")
    load.add_argument(
        "--transport",
        choices=["socket", "stream", "auto"],
        default="socket",
        help="default: %(default)s",
    )
    load.add_argument("--asleep", action="store_true", help="measure memory of sleeping tables")
    load.add_argument("--json", action="store_true", help="for programs")

    torture = commands["torture"]
    torture.add_argument("--kills", type=_count, required=True, metavar="N", help="how often")
    torture.add_argument("--json", action="store_true", help="for programs")

    canary = commands["canary"]
    canary.add_argument("--games", type=_count, required=True, metavar="N", help="how many")
    canary.add_argument("--json", action="store_true", help="for programs")

    frames = commands["frames"]
    frames.add_argument("--count", type=_count, required=True, metavar="N", help="how many")
    frames.add_argument(
        "--seed", type=_number, metavar="N", help="a number (default: a new one, which is told)"
    )
    frames.add_argument("--json", action="store_true", help="for programs")

    content = commands["content"]
    content.add_argument("what", type=_content_verb, metavar="check|show", help="what to do")
    content.add_argument("game", metavar="GAME", help="one of `ludoteka games`")
    content.add_argument(
        "file", metavar="FILE|THING", nargs="?", help="the file to check, or a thing to show"
    )
    content.add_argument("--content", metavar="FILE", help="the file to show (default: our own)")
    _add_language(content)


def _add_set_up(parser: Parser) -> None:
    """What play and simulate have in common."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_pair,
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )
    parser.add_argument("--content", metavar="FILE", help="content of your own")


def _add_database(parser: Parser) -> None:
    parser.add_argument("--database", metavar="FILE", help="default: your own, which serve tells")


def _add_language(parser: Parser) -> None:
    """Checked when the game is known, which may bring languages of its own."""
    parser.add_argument("--language", metavar="CODE", help="such as sk; English where it is silent")


def _content_verb(text: str) -> str:
    verbs = ["check", "show"]
    if text not in verbs:
        raise argparse.ArgumentTypeError(f"no {text!r}{suggestion(text, verbs)}")
    return text


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or not value:
        raise argparse.ArgumentTypeError(f"NAME=VALUE is right, not {text!r}")
    return name, value


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12):
        raise argparse.ArgumentTypeError(f"a number is right, such as 100, not {text!r}")
    return int(text)


def _port(text: str) -> int:
    number = _number(text)
    if number > 65535:
        raise argparse.ArgumentTypeError(f"a port from 0 to 65535 is right, not {text!r}")
    return number


def _count(text: str) -> int:
    number = _number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"a number from 1 is right, not {text!r}")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"seconds are right, such as 2.0, not {text!r}")
    return seconds


def _seed_hex(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise argparse.ArgumentTypeError(
            f"{2 * SEED_BYTES} hex digits are right, not {len(text)} characters {text[:12]!r}"
        )
    return seed


def seed_of(text: str) -> bytes:
    """32 bytes from any text."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()
