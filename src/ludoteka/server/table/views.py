"""What of a table is shown to whom: the only place where stored entries become messages."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET, UnsetType, json
from msgspec import Raw as Encoded

from ludoteka.core.digest import canonical
from ludoteka.core.game import Game, State
from ludoteka.protocol.server_messages import EncodedNews, EncodedStale, EncodedView, View
from ludoteka.protocol.table import Entry, Reopened
from ludoteka.server.table import log
from ludoteka.server.table.log import AnyLogged

# JSON with sorted keys and no spaces: the same bytes as `core.digest.canonical`.
_encoder: Final = json.Encoder(order="deterministic")
NO_OFFER: Final = b"null"  # to onlookers, and before the start
NOTHING_TO_DO: Final = b'{"choices":[],"prompt":null}'


def shown(
    entry: AnyLogged, seq: int, at: int, seat: int | None, over: bool = False
) -> Entry | None:
    """An entry as this seat (None: an onlooker) may see it; None if it is not for anybody.

    `over`: the game has ended, and everything may be seen.
    """
    match entry:
        case log.Moved():
            own = over or entry.seat == seat
            return Entry(
                seq=seq,
                at=at,
                kind="moved",
                seat=entry.seat,
                by=entry.by,
                move=entry.move if own else None,
                settled=(entry.settled or None) if entry.seat == seat else None,
                unseen=entry.unseen,
                events=_seen(entry.events, seat),
                all=entry.events if over else None,
            )
        case log.Started():
            return Entry(
                seq=seq,
                at=at,
                kind="started",
                events=_seen(entry.events, seat),
                all=entry.events if over else None,
            )
        case log.Undone():
            return Entry(
                seq=seq,
                at=at,
                kind="undone",
                seat=entry.seat,
                moves=entry.moves,
                reopened=[Reopened(seat=seat, moves=moves) for seat, moves in entry.reopened],
            )
        case log.Said():
            return Entry(
                seq=seq,
                at=at,
                kind="said",
                seat=entry.seat,
                text=entry.text,
                phrase=entry.phrase,
            )
        case log.PersonSeated():
            return Entry(seq=seq, at=at, kind="seated", seat=entry.seat, text=entry.name)
        case log.Unseated() | log.PersonBack():
            kind = "unseated" if isinstance(entry, log.Unseated) else "person"
            return Entry(seq=seq, at=at, kind=kind, seat=entry.seat)
        case log.HostPassed():
            return Entry(seq=seq, at=at, kind="host", seat=entry.seat)
        case log.BotTook():
            return Entry(seq=seq, at=at, kind="bot", seat=entry.seat, text=entry.level)
        case log.SeatsSet() | log.SettingsSet() | log.ContentSet():
            return Entry(seq=seq, at=at, kind=PLAIN[type(entry)])
        case log.Paused() | log.Resumed() | log.Ended():
            return Entry(seq=seq, at=at, kind=PLAIN[type(entry)])
        case log.Rematched():
            return Entry(seq=seq, at=at, kind="rematch", table=entry.table)
        case log.TableOpened() | log.HandOverMade() | log.HandedOver() | log.AvatarSet():
            return None


PLAIN: Final = {
    log.SeatsSet: "seats",
    log.SettingsSet: "settings",
    log.ContentSet: "settings",
    log.Paused: "paused",
    log.Resumed: "resumed",
    log.Ended: "ended",
}


def _seen(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """Stored events as this seat sees them: `core.events.seen` for data."""
    found = []
    for event in events:
        own = None if seat is None else event["private"].get(str(seat))
        if event["public"] is not None or own is not None:
            found.append({"kind": event["kind"], **(event["public"] or {}), **(own or {})})
    return found


class SeatView:
    """The view of one seat (None: of all onlookers) as it was last shown, field by field.

    `offer` is what the seat can do, made of nothing but the view.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seq = 0
        self.digest = ""
        self.fields: dict[str, bytes] = {}
        self.offer = NO_OFFER

    def forget(self) -> None:
        """Forget what was shown, to save memory; it can be made again."""
        self.fields, self.offer = {}, NO_OFFER

    def look(self, state: State, seq: int) -> tuple[dict[str, Encoded], list[str]]:
        """Look at the board: the fields that have changed, and those that are gone."""
        fields = encoded(state, self.seat)
        changes, gone = changed(self.fields, fields)
        self.fields, self.seq, self.digest = fields, seq, digest(state.game, fields)
        self.offer = NO_OFFER if self.seat is None else offered(state.game, fields)
        return changes, gone

    def news(self, state: State | None, seq: int, entries: list[Entry]) -> EncodedNews:
        """What has happened, and what it changed in this view."""
        since, before = self.seq, self.offer
        if state is None:
            changes: dict[str, Encoded] = {}
            gone: list[str] = []
            self.seq = seq
        else:
            changes, gone = self.look(state, seq)
        offer: Encoded | UnsetType = UNSET if self.offer == before else Encoded(self.offer)
        return EncodedNews(
            seat=self.seat,
            since=since,
            seq=seq,
            digest=self.digest,
            entries=entries,
            changes=changes,
            gone=gone,
            offer=offer,
        )

    def whole(self) -> View:
        """The whole view as a message."""
        return EncodedView(
            seat=self.seat,
            seq=self.seq,
            digest=self.digest,
            view=self._encoded(),
            offer=Encoded(self.offer),
        )

    def stale(self, command: str) -> EncodedStale:
        """The answer to a command whose sender did not know what has happened."""
        return EncodedStale(
            command=command,
            seat=self.seat or 0,
            seq=self.seq,
            digest=self.digest,
            view=self._encoded(),
            offer=Encoded(self.offer),
        )

    def _encoded(self) -> dict[str, Encoded] | None:
        return {name: Encoded(data) for name, data in self.fields.items()} or None


def encoded(state: State, seat: int | None) -> dict[str, bytes]:
    """What a seat sees as JSON, field by field."""
    return fields_of(state.view(seat))


def fields_of(view: dict[str, Any]) -> dict[str, bytes]:
    """A view as JSON, field by field in the order of their names."""
    return {name: _encoder.encode(view[name]) for name in sorted(view)}


def changed(
    before: dict[str, bytes], after: dict[str, bytes]
) -> tuple[dict[str, Encoded], list[str]]:
    """The fields of a view that differ from those of an earlier one, and those that are gone."""
    changes = {name: Encoded(data) for name, data in after.items() if before.get(name) != data}
    return changes, [name for name in before if name not in after]


def offered(game: Game, fields: dict[str, bytes]) -> bytes:
    """An `Offer` as JSON, made of the very bytes that are shown: it can't tell more than they do.

    The notation and the number of a move are ours, whatever fields a game adds.
    """
    if fields["moves"] == b"[]" and fields.get("prompt", b"null") == b"null":
        return NOTHING_TO_DO
    view: dict[str, Any] = {name: json.decode(data) for name, data in fields.items()}
    prompt = view.get("prompt")
    choices = [
        game.gloss(game.describe(move), view) | {"text": game.spell(move), "move": move}
        for move in view["moves"]
    ]
    offer = {"prompt": None if prompt is None else game.gloss(dict(prompt), view)}
    return _encoder.encode(offer | {"choices": choices})


def digest(game: Game, fields: dict[str, bytes]) -> str:
    """`State.view_digest` of a view that is encoded already."""
    view = b",".join([b'"%s":%s' % (name.encode(), data) for name, data in fields.items()])
    data = b"[%s,{%s}]" % (identity(game), view)
    return hashlib.blake2b(data, digest_size=16).hexdigest()


@lru_cache(maxsize=128)
def identity(game: Game) -> bytes:
    """What names the game in digests; a game never changes."""
    return canonical(game.identity())
