"""Python's search for garbage, kept from stopping the whole server while people play.

A full search looks at every object of every table and connection, which takes most of a second
with thousands of them. So only young objects are searched all the time; those that have grown old
are set aside (`gc.freeze`), and looked at again when enough connections have come and gone to have
left something behind.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 10_000  # objects, until the youngest are searched
TIMES: Final = 10  # so often, until those that survived it are searched too
NEVER: Final = 1_000_000_000
ENOUGH: Final = 20_000  # connections that have ended
TEND_SECONDS: Final = 5.0


async def tend(ended: Callable[[], int]) -> None:
    """Collect garbage as long as the server runs; `ended` gives the number of ended connections."""
    gc.set_threshold(YOUNG, TIMES, NEVER)
    gc.collect()
    searched = 0
    while True:
        gc.freeze()
        await asyncio.sleep(TEND_SECONDS)
        if ended() - searched >= ENOUGH:
            searched = ended()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
