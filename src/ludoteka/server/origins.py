"""Whose web pages may talk to us: our own, and those that the operator names."""

from __future__ import annotations

from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, extra: tuple[str, ...] = ()) -> bool:
    """A program sends no origin; a browser always does, and can't be talked into another one."""
    if origin is None or origin in extra:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc == host
