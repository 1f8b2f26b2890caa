"""Seats: how one comes to them, leaves them and hands them over."""

from __future__ import annotations

from typing import Final

from ludoteka.protocol.answers import (
    Changed,
    HandOver,
    Invitation,
    Seated,
    SeatsChanged,
)
from ludoteka.protocol.forms import (
    AvatarForm,
    BotForm,
    JoinForm,
    SeatsForm,
    TakeForm,
    TakeOverForm,
)
from ludoteka.server.commands import seats
from ludoteka.server.http import qr
from ludoteka.server.http.endpoint import (
    SEAT,
    SVG,
    TABLE,
    Routes,
)
from ludoteka.server.http.request import Asked
from ludoteka.server.http.routes.tables import table
from ludoteka.server.table.sheet import HAND_OVER_MS, hashed

ROUTES: Final = Routes()


@ROUTES.at("GET", TABLE + "/invitation", "seat or host", "How others come to the table", Invitation)
async def invitation(asked: Asked) -> Invitation:
    async with asked.room.entered() as table:
        secret = table.sheet.invitation
        path = f"/t/{asked.table}#{secret}"
        return Invitation(path=path, invitation=secret, code=table.sheet.code_now())


@ROUTES.at("GET", TABLE + "/qr", "seat or host", "The invitation as a QR code", media=SVG)
async def invitation_qr(asked: Asked) -> bytes:
    return qr.svg(asked.base + (await invitation(asked)).path).encode()


@ROUTES.at(
    "POST",
    TABLE + "/join",
    "onlooker",
    "Sit down on a free seat; a friend's needs the invitation",
    Seated,
    JoinForm,
    counted="joins",
)
async def join(asked: Asked) -> Seated:
    form: JoinForm = asked.body
    seat, token = await seats.join(asked.room, form)
    return Seated(seat=seat, token=token, table=(await table(asked)).table)


@ROUTES.at(
    "POST",
    TABLE + "/takeover",
    "onlooker",
    "Use a hand-over link: the seat moves to this device",
    Seated,
    TakeOverForm,
    counted="joins",
)
async def take_over(asked: Asked) -> Seated:
    form: TakeOverForm = asked.body
    seat, token = await seats.take_over(asked.room, form.handover, form.token)
    return Seated(seat=seat, token=token, table=(await table(asked)).table)


@ROUTES.at(
    "POST",
    SEAT + "/leave",
    "that seat",
    "Stand up: before the start the seat is free again, later a bot plays for it",
    Changed,
)
async def leave(asked: Asked) -> Changed:
    await seats.leave(asked.room, asked.caller, asked.seat)
    return await table(asked)


@ROUTES.at("POST", SEAT + "/reclaim", "that seat", "Take the seat back from its bot", Changed)
async def reclaim(asked: Asked) -> Changed:
    await seats.reclaim(asked.room, asked.caller, asked.seat)
    return await table(asked)


@ROUTES.at(
    "PUT", SEAT + "/avatar", "that seat", "Another animal stands for the seat", Changed, AvatarForm
)
async def set_avatar(asked: Asked) -> Changed:
    form: AvatarForm = asked.body
    await seats.set_avatar(asked.room, asked.caller, asked.seat, form.avatar)
    return await table(asked)


@ROUTES.at(
    "POST",
    SEAT + "/handover",
    "that seat",
    "A link that moves the seat to another device, once",
    HandOver,
)
async def hand_over(asked: Asked) -> HandOver:
    secret = await seats.hand_over(asked.room, asked.caller, asked.seat)
    path = f"/t/{asked.table}/over#{secret}"
    return HandOver(
        path=path,
        handover=secret,
        seconds=HAND_OVER_MS // 1000,
        qr=qr.svg(asked.base + path),
    )


@ROUTES.at(
    "POST",
    SEAT + "/bot",
    "seat or host",
    "Let a bot play for somebody who is gone, after a fair time",
    Changed,
    BotForm,
)
async def bot(asked: Asked) -> Changed:
    form: BotForm = asked.body
    await seats.bot(asked.room, asked.caller, asked.seat, form.level)
    return await table(asked)


@ROUTES.at(
    "POST",
    SEAT + "/take",
    "host",
    "Before the start: a new token for a seat of the host's device",
    Seated,
    TakeForm,
)
async def take(asked: Asked) -> Seated:
    form: TakeForm = asked.body
    token = await seats.take(asked.room, asked.caller, asked.seat, form.name)
    return Seated(seat=asked.seat, token=token, table=(await table(asked)).table)


@ROUTES.at("POST", SEAT + "/free", "host", "Before the start: somebody else may sit there", Changed)
async def free(asked: Asked) -> Changed:
    await seats.free(asked.room, asked.caller, asked.seat)
    return await table(asked)


@ROUTES.at(
    "PUT", TABLE + "/seats", "host", "The seats anew, before the start", SeatsChanged, SeatsForm
)
async def set_seats(asked: Asked) -> SeatsChanged:
    form: SeatsForm = asked.body
    tokens, fallen = await seats.set_seats(asked.room, asked.caller, form.seats, form.expected)
    room = asked.room
    async with room.entered() as now:
        # As it is now: somebody may have changed the seats once more.
        held = [now.sheet.opened_by(hashed(token)) for token in form.held]
        new = [(now.sheet.opened_by(hashed(token)), token) for token in tokens.values()]
        taken = {str(seat): token for seat, token in new if seat is not None}
        return SeatsChanged(table=room.info(), seats=taken, held=held, fallen=fallen)
