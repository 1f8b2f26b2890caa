"""The command `ludoteka`: from words on a command line to the right module, and to an exit code.

0: done. 1: done, and something is wrong (a record, a fault found). 2: the command was wrong; one
line on stderr says what is right. 130: stopped by Ctrl-C.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO

from ludoteka.bots.levels import UnknownBot
from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.parser import parse
from ludoteka.core.content import ContentError
from ludoteka.core.options import OptionError
from ludoteka.core.record import RecordError
from ludoteka.core.registry import UnknownGame

INTERRUPTED = 130
CLOSED_PIPE = 141  # what the shell says of a program that a closed pipe has stopped

WRONG_COMMAND = (OptionError, ContentError, UnknownGame, UnknownBot)


def main(argv: list[str] | None = None) -> int:
    """Run one command; its exit code."""
    _forgiving_streams()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except Complaint as complaint:
        return _complain(complaint, complaint.code)
    except WRONG_COMMAND as error:
        return _complain(error, 2)
    except RecordError as error:
        return _complain(error, 1)
    except BrokenPipeError:
        _silence(sys.stdout)
        return CLOSED_PIPE
    except OSError as error:
        return _complain(error, 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(words: list[str]) -> int:
    command = parse(words)
    return 0 if command is None else command()


def _complain(error: Exception, code: int) -> int:
    with contextlib.suppress(OSError):
        print(f"ludoteka: {one_line(str(error))}", file=sys.stderr, flush=True)
    return code


def _forgiving_streams() -> None:
    """A character that a stream can't take becomes a question mark, never a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        stream = getattr(sys, name)
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _silence(stream: TextIO) -> None:
    """Keep Python from complaining at its exit about a pipe that nobody reads any more."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
