"""How a server is set up."""

from __future__ import annotations

from msgspec import Struct, field

from ludoteka.protocol.table import Patience
from ludoteka.server.limits import Limits


class Config(Struct, kw_only=True, frozen=True):
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()  # of pages that may connect beside our own
    sleep_after: float = 60.0  # seconds without use until a table leaves memory
    bot_processes: int | None = None  # processes in which bots think; None: by the machine's cores
    snapshot_every: int = 32  # entries
    patience: Patience = field(default_factory=Patience)
    host_gone: float = 180.0  # seconds until somebody else has the host's right too
    proxies: str = ""  # addresses that may say for whom they ask, separated by commas
