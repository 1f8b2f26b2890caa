"""A store that forgets: for tests that need no disk, and the model that a real store must match."""

from __future__ import annotations

from ludoteka.server.store.interface import Conflict, Loaded, Repeated, Row, Snapshot, Store, Stored


class MemoryStore(Store):
    """Nothing but dictionaries. Set `fault` to a StoreFault to have everything refused."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Stored]] = {}
        self.rows: dict[str, Row] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.fault: Exception | None = None

    async def append(
        self, table: str, entries: list[Stored], row: Row, snapshot: Snapshot | None = None
    ) -> None:
        await self.check()
        log = self.logs.get(table, [])
        for entry in entries:
            stored = await self.commanded(table, entry.command) if entry.command else None
            if stored is not None:
                raise Repeated(stored.seq)
        if entries[0].seq != len(log) + 1:
            raise Conflict(f"seq {entries[0].seq} is not the next: {len(log) + 1} is right")
        self.logs[table] = log + entries
        self.rows[table] = row
        old = self.snapshots.get(table)
        if snapshot is not None and (old is None or snapshot.seq > old.seq):
            self.snapshots[table] = snapshot

    async def load(self, table: str) -> Loaded | None:
        await self.check()
        if table not in self.logs:
            return None
        snapshot = self.snapshots.get(table)
        behind = self.logs[table][0 if snapshot is None else snapshot.seq :]
        return Loaded(row=self.rows[table], snapshot=snapshot, entries=behind)

    async def entries(self, table: str, after: int, limit: int) -> list[Stored]:
        await self.check()
        return self.logs.get(table, [])[after : after + limit]

    async def commanded(self, table: str, command: str) -> Stored | None:
        await self.check()
        log = self.logs.get(table, [])
        return next((entry for entry in log if entry.command == command), None)

    async def coded(self, code: str) -> str | None:
        await self.check()
        tables = [table for table, row in self.rows.items() if row.code == code]
        return max(tables, key=lambda table: self.rows[table].changed, default=None)

    async def listed(self, limit: int) -> list[str]:
        await self.check()
        rows = self.rows.items()
        shown = [table for table, row in rows if row.listed and row.status != "finished"]
        return sorted(shown, key=lambda table: -self.rows[table].changed)[:limit]

    async def busy(self) -> list[str]:
        await self.check()
        return sorted(table for table, row in self.rows.items() if row.busy)

    async def check(self) -> None:
        if self.fault is not None:
            raise self.fault

    async def close(self) -> None:
        pass


def a_row(**fields: object) -> Row:
    """A row with some fields of one's own."""
    usual = {"status": "running", "game": "chess", "listed": False, "busy": False, "code": None}
    return Row(**{**usual, "changed": 1, **fields})


def an_entry(seq: int, command: str | None = None, data: bytes = b"{}") -> Stored:
    return Stored(seq=seq, at=1_000 + seq, command=command, data=data)
