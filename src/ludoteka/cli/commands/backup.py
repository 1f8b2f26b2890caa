"""`ludoteka backup`: a copy of the server's database, also while the server runs."""

from __future__ import annotations

import argparse

from ludoteka.cli.arguments import add_database
from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.database import database_of
from ludoteka.server.store.backup import backup
from ludoteka.server.store.interface import StoreFault


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the new copy")
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Copy the database to a new file."""
    source = database_of(arguments)
    try:
        backup(source, arguments.file)
    except StoreFault as fault:
        raise Complaint(f"backup: {fault}") from None
    print(one_line(f"OK {arguments.file}: a copy of {source}"))
    return 0
