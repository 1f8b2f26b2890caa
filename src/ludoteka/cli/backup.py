"""`ludoteka backup`: a copy of the server's database, also while the server runs."""

from __future__ import annotations

import argparse

from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.serve import database_of
from ludoteka.server import backup as copying
from ludoteka.server.store import StoreFault


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database to a new file."""
    source = database_of(arguments)
    try:
        copying.backup(source, arguments.file)
    except StoreFault as fault:
        raise Complaint(f"backup: {fault}") from None
    print(one_line(f"OK {arguments.file}: a copy of {source}"))
    return 0
