"""What a question over HTTP may name, in the query of its address."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ludoteka.protocol.values import Count, Language, LessonNumber, SeatNumber, Seq, Strict


class SeatQuery(Strict):
    """The seat whose view is wanted; without it, the caller's first seat, or an onlooker's view."""

    seat: SeatNumber | UnsetType = UNSET


class HistoryQuery(SeatQuery):
    after: Seq = 0
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class TutorialQuery(Strict):
    """Which lesson of the game, and by which edition; left out: by the latest."""

    lesson: LessonNumber = 1
    rules: Count | None = None


class ReplayQuery(Strict):
    """A piece of a replay: by the view of a seat, or with everything open, or as an onlooker."""

    seat: SeatNumber | Literal["all"] | UnsetType = UNSET
    moves: Count = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class OutlineQuery(Strict):
    """A moment of a replay in words: which seat's view is told, and in which language."""

    seat: SeatNumber | Literal["all"] | UnsetType = UNSET
    moves: Count = 0
    language: Language = "en"
