"""What people remember, compared with what the server has stored."""

from __future__ import annotations

from ludoteka.drills.torture.player import Player, Promise
from ludoteka.drills.torture.witness import Witness, same_entry
from ludoteka.protocol.table import Entry


class Findings:
    """What is wrong, in three kinds, with a line for each fault."""

    def __init__(self) -> None:
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.diverged: list[str] = []


def compare_promises(where: str, player: Player, log: dict[int, Entry], findings: Findings) -> None:
    """Find promises that are not in the log, and entries of this seat that were not promised."""
    kept: dict[int, Promise] = {}
    for promise in player.promises:
        entry = log.get(promise.seq)
        if entry is None or not _kept(promise, entry, player.seat):
            findings.lost.append(f"{where}: {promise}, but the log has {entry}")
        elif promise.seq in kept:
            findings.lost.append(f"{where}: {promise} and {kept[promise.seq]} are one entry")
        kept[promise.seq] = promise
    for entry in log.values():
        own = entry.seat == player.seat and entry.kind in ("moved", "undone", "said")
        if own and entry.seq not in kept:
            findings.doubled.append(f"{where}: nobody was promised {entry}")


def _kept(promise: Promise, entry: Entry, seat: int) -> bool:
    what = {"moved": entry.move, "said": entry.text, "undone": ""}.get(entry.kind)
    return (entry.kind, entry.seat, what) == (promise.kind, seat, promise.what)


def compare_told(where: str, witness: Witness, log: dict[int, Entry], findings: Findings) -> None:
    """Find what was told live and is not what the history says."""
    findings.diverged += [f"{where}: {fault}" for fault in witness.faults]
    for seq, live in witness.entries.items():
        later = log.get(seq)
        if later is None or not same_entry(live, later):
            findings.diverged.append(f"{where}: told {live}, and the history says {later}")
