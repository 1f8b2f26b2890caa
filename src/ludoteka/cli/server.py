"""The server, with the settings of the command line."""

from __future__ import annotations

import argparse
import socket
from collections.abc import Callable

from ludoteka.cli.complaints import Complaint
from ludoteka.cli.database import database_of
from ludoteka.protocol.table import Patience
from ludoteka.server import app
from ludoteka.server.config import Config
from ludoteka.server.limits import Limits
from ludoteka.server.store.interface import StoreFault


def serve(arguments: argparse.Namespace, sock: socket.socket, ready: Callable[[str], None]) -> int:
    """Serve on a socket that listens; `ready` is told the address."""
    usual = Limits()
    config = Config(
        limits=Limits(
            messages=arguments.messages_per_20_seconds or usual.messages,
            joins=arguments.joins_per_minute or usual.joins,
            sockets=arguments.sockets_per_address or usual.sockets,
        ),
        origins=tuple(arguments.origin),
        sleep_after=float(arguments.sleep_after),
        bot_processes=arguments.bot_processes,
        proxies=arguments.proxy,
        patience=Patience(gone=arguments.patience),
    )
    with sock:
        try:
            return app.serve(database_of(arguments), sock, config, ready)
        except StoreFault as fault:
            raise Complaint(f"serve: {fault}", 1) from None
