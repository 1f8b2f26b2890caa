"""Many jobs at once, all of which have to succeed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, Final

AT_ONCE: Final = 16  # tables being opened


async def all_done(jobs: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run all jobs side by side, and wait for them."""
    async with asyncio.TaskGroup() as group:
        for job in jobs:
            group.create_task(job)
