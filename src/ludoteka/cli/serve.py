"""`ludoteka serve`: tables for people in their browsers, and for programs."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ludoteka.cli import browsing
from ludoteka.cli.complaints import Complaint, one_line


def data_folder() -> Path:
    """Where this person's tables are kept, by the custom of the system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ludoteka"


def database_of(arguments: argparse.Namespace) -> Path:
    """The file that was asked for, or this person's own."""
    return Path(arguments.database) if arguments.database else data_folder() / "tables.db"


def serve(arguments: argparse.Namespace) -> int:
    """Listen until somebody says stop."""
    from ludoteka.server.app import listener

    host = browsing.EVERYWHERE if arguments.lan else arguments.host
    port = arguments.port
    try:
        sock = listener(host, port)
    except OSError as error:
        number = error.errno or 0
        what = os.strerror(number) if number > 0 else error.strerror
        text = f"can't listen on {host}, port {port}: {what}; --port 0 finds a free port"
        raise Complaint(f"serve: {text}", 1) from None
    return run(arguments, sock, partial(_ready, arguments))


def _ready(arguments: argparse.Namespace, address: str) -> None:
    own = browsing.own_address(address)
    print(f"Ludoteka listens on {own}", flush=True)
    print(f"What programs can ask for: {own}/api/openapi.json", flush=True)
    print(one_line(f"Tables are kept in {database_of(arguments)}. Stop with Ctrl-C."), flush=True)
    if arguments.lan:
        _invite(browsing.lan_address(address))
    if arguments.open and browsing.can_show():
        browsing.show(own)


def _invite(address: str | None) -> None:
    """Tell how others in the same network get here."""
    if address is None:
        print("This machine is in no network: nobody else can come.", flush=True)
        return
    print(f"Others in this network go to {address}", flush=True)
    if sys.stdout.isatty():
        print(browsing.qr(address), flush=True)


def run(arguments: argparse.Namespace, sock: socket.socket, ready: Callable[[str], None]) -> int:
    """Serve on a socket that listens; `ready` is told the address."""
    from ludoteka.protocol.things import Patience
    from ludoteka.server.app import serve as listen
    from ludoteka.server.config import Config
    from ludoteka.server.limits import Limits
    from ludoteka.server.store import StoreFault

    usual = Limits()
    config = Config(
        limits=Limits(
            messages=arguments.messages_per_20_seconds or usual.messages,
            joins=arguments.joins_per_minute or usual.joins,
            sockets=arguments.sockets_per_address or usual.sockets,
        ),
        origins=tuple(arguments.origin),
        sleep_after=float(arguments.sleep_after),
        thinkers=arguments.bot_processes,
        proxies=arguments.proxy,
        patience=Patience(gone=arguments.patience),
    )
    with sock:
        try:
            return listen(database_of(arguments), sock, config, ready)
        except StoreFault as fault:
            raise Complaint(f"serve: {fault}", 1) from None
