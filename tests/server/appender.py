"""A process that appends to ten tables until it is killed, and says what was acknowledged."""

import asyncio
import os
import sys

from ludoteka.server.store.interface import Row, Stored
from ludoteka.server.store.sqlite import SqliteStore


async def fill(store: SqliteStore, table: str) -> None:
    loaded = await store.load(table)
    seq = 0 if loaded is None else len(loaded.entries)
    while True:
        seq += 1
        entry = Stored(seq=seq, at=seq, command=f"c{seq}", data=b"x" * 300)
        row = Row(status="running", game="chess", listed=True, busy=False, code=None, changed=seq)
        await store.append(table, [entry], row)
        os.write(1, f"{table} {seq}\n".encode())


async def main() -> None:
    store = SqliteStore.open(sys.argv[1])
    await asyncio.gather(*(fill(store, f"table-{number}") for number in range(10)))


if __name__ == "__main__":
    asyncio.run(main())
