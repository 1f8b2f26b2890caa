"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counter("moves", "Moves of people that were stored")
        self.refused = self._counter("refused_moves", "Moves that a rule forbade")
        self.opened = self._counter("tables_opened", "Tables that were opened")
        self.woken = self._counter("tables_woken", "Tables that were read from the store")
        self.bots_replaced = self._counter("bots_replaced", "Bots whose move was drawn by lot")
        self.store_faults = self._counter("store_faults", "Commands that could not be stored")
        self.waits = self._counter("waits", "Clients that were told to wait")
        self.faults = self._counter("faults", "Messages that could not be read")
        self.crashes = self._counter("crashes", "Messages that the server failed on")
        self.slow = self._counter("slow_clients", "Connections that were closed as too slow")
        self.connections = self._gauge("connections", "Connections that are open")
        self.awake = self._gauge("tables_awake", "Tables in memory")

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, what: str) -> Counter:
        return Counter(f"ludoteka_{name}", what, registry=self.registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"ludoteka_{name}", what, registry=self.registry)
