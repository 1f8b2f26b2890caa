"""`ludoteka backup`: a copy of the server's database, also while the server runs."""

from __future__ import annotations

import argparse

from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.server import backup as copying
from ludoteka.server.store import StoreFault


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database to a new file."""
    try:
        copying.backup(arguments.database, arguments.file)
    except StoreFault as fault:
        raise Complaint(str(fault)) from None
    print(one_line(f"OK {arguments.file}: a copy of {arguments.database}"))
    return 0
