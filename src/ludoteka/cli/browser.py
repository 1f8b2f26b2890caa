"""How people get to a server with a browser: on this machine, or with a phone in the same network.

Nothing here is needed for the server itself, so nothing here ever keeps it from serving.
"""

from __future__ import annotations

import io
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

EVERYWHERE: Final = "0.0.0.0"
LOOPBACK: Final = "127.0.0.1"
# Of a network that is kept for documentation: nothing is ever sent there (RFC 5737).
SOMEWHERE: Final = ("192.0.2.1", 9)


def can_show() -> bool:
    """Whether a browser with windows could be opened here."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open the browser in a thread, because that may take a while."""
    threading.Thread(target=_open, args=[address], daemon=True).start()


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except (OSError, webbrowser.Error):
        print(f"No browser could be opened: go to {address}", file=sys.stderr, flush=True)


def own_address(address: str) -> str:
    """The address of a server that listens everywhere, as this machine's own browser needs it."""
    return address.replace(f"//{EVERYWHERE}:", f"//{LOOPBACK}:")


def lan_address(address: str) -> str | None:
    """The address as others in the local network need it; None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)  # asks for the way only
            own: str = probe.getsockname()[0]
        except OSError:
            return None
    if own.startswith("127.") or own == EVERYWHERE:
        return None
    return address.replace(f"//{EVERYWHERE}:", f"//{own}:")


def qr(address: str) -> str:
    """A QR code of an address, in characters for a terminal."""
    import segno

    out = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(out, compact=True)
    return out.getvalue()
