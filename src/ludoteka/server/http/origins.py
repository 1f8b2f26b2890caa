"""Where a client comes from: its address, and whose web page sent it.

Our own pages may talk to us, and those that the operator names.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(client: HTTPConnection) -> str:
    return "unknown" if client.client is None else client.client.host


def foreign(client: HTTPConnection, extra: tuple[str, ...]) -> bool:
    """Whether the request was sent by a page of an origin that is not allowed."""
    return not allowed(client.headers.get("origin"), client.headers.get("host"), extra)


def allowed(origin: str | None, host: str | None, extra: tuple[str, ...] = ()) -> bool:
    """A program sends no origin; a browser always does, and can't be talked into another one."""
    if origin is None or origin in extra:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc == host
