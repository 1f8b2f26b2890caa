"""`ludoteka` without a command: tables on this machine, in its browser."""

from __future__ import annotations

import argparse
import socket
from functools import partial
from typing import Final

from ludoteka import __version__, build
from ludoteka.cli import browser
from ludoteka.cli.database import database_of
from ludoteka.cli.program import PROGRAM
from ludoteka.core import registry

PORTS: Final = 10  # ports in a row: a browser knows its seats again by the address


def welcome(arguments: argparse.Namespace, opens: bool = True) -> int:
    """Serve with these settings on the first free port, and open the browser, if there is one."""
    titles = [registry.find(name).meta.title for name in registry.names()]
    print(f"Ludoteka {__version__} ({build.name()}): {', '.join(titles)}.", flush=True)
    ready = partial(_ready, arguments, opens and browser.can_show())
    # Imported here, as below, because it takes a while: the games are named before.
    from ludoteka.cli.server import serve

    return serve(arguments, free_listener(arguments.host, arguments.port), ready)


def free_listener(host: str, port: int) -> socket.socket:
    """A socket on this port, or on one of the next, or on any."""
    from ludoteka.server.app import listener

    for candidate in range(port, port + PORTS):
        try:
            return listener(host, candidate)
        except OSError:
            continue
    return listener(host, 0)


def _ready(arguments: argparse.Namespace, opens: bool, address: str) -> None:
    print(f"\n    {address}\n", flush=True)
    print("Your browser opens it." if opens else "Open this address in a browser.", flush=True)
    print(f"Tables are kept in {database_of(arguments)}. Stop with Ctrl-C.", flush=True)
    print(f"More can be done: {PROGRAM} --help", flush=True)
    if opens:
        browser.show(address)
