"""What can go wrong between a client and a server; all are `ClientFault`."""

from __future__ import annotations

from typing import Any

from ludoteka.protocol.values import Reason


class ClientFault(Exception):
    """Anything a server did not do as it was asked."""


class Failed(ClientFault):
    """An HTTP request that was answered with a failure."""

    def __init__(self, status: int, error: str, text: str, reason: Reason | None = None) -> None:
        super().__init__(f"{text} ({status} {error})")
        self.status = status
        self.error = error
        self.text = text
        self.reason = reason


class Unreachable(ClientFault):
    """Nobody answers at this address."""


class Rejected(ClientFault):
    """The server could not read or carry out a message: a wrong table, token or field."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code
        self.text = text


class Refusal(ClientFault):
    """A command or question that can't be carried out; nothing changed."""

    def __init__(self, reason: Reason) -> None:
        values = ", ".join(f"{name} {value}" for name, value in reason.values.items())
        super().__init__(f"{reason.rule}: {reason.fault}{f' ({values})' if values else ''}")
        self.reason = reason


class StaleMove(ClientFault):
    """Something had happened that this client did not know; nothing changed. `view` is fresh."""

    def __init__(self, seat: int, seq: int, view: dict[str, Any] | None) -> None:
        super().__init__(f"the table has gone on to {seq}: look at seat {seat}'s view again")
        self.seat = seat
        self.seq = seq
        self.view = view


class Diverged(ClientFault):
    """The view that the server means is not the one that its news lead to."""


class Garbled(ClientFault):
    """The server said what this version of the protocol can't read."""


class Left(ClientFault):
    """The chair was closed while somebody was waiting for something."""
