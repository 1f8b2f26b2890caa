"""Data as bytes, and bytes as a short name: the same on every Python and build."""

from __future__ import annotations

import hashlib
import json


def canonical(data: object) -> bytes:
    """JSON with sorted keys, no spaces, UTF-8: equal data, equal bytes."""
    return json.dumps(
        data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode()


def digest(data: object) -> str:
    """BLAKE2b-128 of the canonical bytes, in hex."""
    return hashlib.blake2b(canonical(data), digest_size=16).hexdigest()
