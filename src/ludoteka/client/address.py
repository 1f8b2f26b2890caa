"""The address of a server, and what follows from it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import httpx


class Address:
    """Where a server is, such as http://127.0.0.1:8000 or https://example.org/games."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"a server's address is like http://127.0.0.1:8000, not {url!r}")
        self.http = f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/")
        self.secure = parts.scheme == "https"
        self.loopback = _is_loopback(parts.hostname)

    @property
    def socket(self) -> str:
        """Where its WebSocket is."""
        return f"ws{self.http.removeprefix('http')}/api/socket"

    def client(self, timeout: httpx.Timeout) -> httpx.AsyncClient:
        """An HTTP client; a proxy of the environment is not asked about this machine itself."""
        # Without TLS there are no certificates to load, which would take most of the time.
        return httpx.AsyncClient(
            base_url=self.http,
            timeout=timeout,
            trust_env=not self.loopback,
            verify=self.secure,
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=32),
        )


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
