"""`ludoteka serve`: tables for people in their browsers, and for programs."""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial

from ludoteka.cli import browser
from ludoteka.cli.arguments import add_database, count, port
from ludoteka.cli.complaints import Complaint, one_line
from ludoteka.cli.database import database_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default="127.0.0.1", help="address (default: %(default)s)")
    where.add_argument("--lan", action="store_true", help="for all in the same network; tells how")
    parser.add_argument("--port", type=port, default=8000, help="default: %(default)s; 0: any")
    parser.add_argument("--open", action="store_true", help="open a browser")
    add_database(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="pages from elsewhere that may connect; may be repeated",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="of a proxy that says for whom it asks"
    )
    parser.add_argument(
        "--sleep-after",
        type=count,
        default=60,
        metavar="SECONDS",
        help="unused tables leave memory (default: %(default)s)",
    )
    parser.add_argument(
        "--patience",
        type=count,
        default=60,
        metavar="SECONDS",
        help="then a bot may play for somebody who is gone (default: %(default)s)",
    )
    parser.add_argument(
        "--bot-processes", type=count, metavar="N", help="default: one less than cores"
    )
    limits = parser.add_argument_group("limits")
    limits.add_argument("--sockets-per-address", type=count, metavar="N", help="default: 200")
    limits.add_argument("--joins-per-minute", type=count, metavar="N", help="default: 60")
    limits.add_argument(
        "--messages-per-20-seconds", type=count, metavar="N", help="by seat (default: 100)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until the process is asked to stop."""
    # Imported here because it takes longer than all else: `serve --help` does without it.
    from ludoteka.cli import server
    from ludoteka.server.app import listener

    host = browser.EVERYWHERE if arguments.lan else arguments.host
    try:
        sock = listener(host, arguments.port)
    except OSError as error:
        number = error.errno or 0
        what = os.strerror(number) if number > 0 else error.strerror
        text = f"can't listen on {host}, port {arguments.port}: {what}; --port 0 finds a free port"
        raise Complaint(f"serve: {text}", 1) from None
    return server.serve(arguments, sock, partial(_ready, arguments))


def _ready(arguments: argparse.Namespace, address: str) -> None:
    own = browser.own_address(address)
    print(f"Ludoteka listens on {own}", flush=True)
    print(f"What programs can ask for: {own}/api/openapi.json", flush=True)
    print(one_line(f"Tables are kept in {database_of(arguments)}. Stop with Ctrl-C."), flush=True)
    if arguments.lan:
        _invite(browser.lan_address(address))
    if arguments.open and browser.can_show():
        browser.show(own)


def _invite(address: str | None) -> None:
    """Print how others in the same network reach this server."""
    if address is None:
        print("This machine is in no network: nobody else can come.", flush=True)
        return
    print(f"Others in this network go to {address}", flush=True)
    if sys.stdout.isatty():
        print(browser.qr(address), flush=True)
