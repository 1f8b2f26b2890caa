"""What is done with a table itself: sitting down, leaving, starting, pausing, handing over."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from ludoteka.bots.levels import LEVELS
from ludoteka.core.content import ContentError
from ludoteka.core.options import OptionError
from ludoteka.core.reasons import Reason
from ludoteka.core.record import RecordError
from ludoteka.protocol.forms import JoinForm, SeatForm, SettingsForm
from ludoteka.server import log, refusals
from ludoteka.server.log import Place
from ludoteka.server.opening import expect_room_for, game_of, place_of
from ludoteka.server.playing import plain
from ludoteka.server.refusals import Refusal
from ludoteka.server.sheet import HAND_OVER_MS, Caller, hashed, new_token
from ludoteka.server.table import Table, Unpinned

if TYPE_CHECKING:
    from ludoteka.server.room import Room

SEED_BYTES: Final = 32


def expect_host(caller: Caller) -> None:
    if not caller.host:
        raise refusals.not_the_host()


def expect_holder(room: Room, caller: Caller, seat: int) -> None:
    """Refusal unless this is the seat's own person."""
    room.expect_seat(seat)
    if seat not in room.sheet.caller(list(caller.hashes)).seats:  # now, not when it was admitted
        raise refusals.not_this_seat(seat)


async def join(room: Room, form: JoinForm) -> tuple[int, str]:
    """Sit down; the seat and its token."""
    name = plain(form.name)
    if not name:
        raise refusals.unfit("name", "a name has letters or figures")

    async def sit(table: Table) -> tuple[int, str]:
        room.expect("gathering")
        seat = _free_seat(room, table.sheet.seats, form)
        token = new_token()
        await room.commit([log.Seated(seat=seat, name=name, token=hashed(token))])
        return seat, token

    return await room.change(sit)


def _free_seat(room: Room, places: list[Place], form: JoinForm) -> int:
    """The seat that was asked for, or the first that is free for somebody who shows this much."""
    invited = form.invitation is not None and hmac.compare_digest(
        form.invitation, room.sheet.invitation
    )
    if form.invitation is not None and not invited:
        raise Refusal(Reason("ludoteka.invitation", "wrong-invitation"), 403)
    if form.seat is not None:
        room.expect_seat(form.seat)
    wanted = range(len(places)) if form.seat is None else (form.seat,)
    for seat in wanted:
        place = places[seat]
        if not place.taken() and (place.kind == "open" or (place.kind == "friend" and invited)):
            return seat
    only_invited = not invited and any(
        places[seat].kind == "friend" and not places[seat].taken() for seat in wanted
    )
    if only_invited:
        raise Refusal(Reason("ludoteka.invitation", "invitation-needed"), 403)
    raise Refusal(Reason("ludoteka.seats", "no-free-seat"))


async def leave(room: Room, caller: Caller, seat: int) -> None:
    """Stand up: before the start the seat is free again, later a bot plays for it."""

    async def stand_up(table: Table) -> None:
        expect_holder(room, caller, seat)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        if table.sheet.status == "gathering":
            await room.commit([log.Unseated(seat=seat)])
        elif table.sheet.seats[seat].bot is None:
            await room.commit([log.BotTook(seat=seat, level="greedy")])

    await room.change(stand_up)


async def free(room: Room, caller: Caller, seat: int) -> None:
    """Send somebody away before the start."""

    async def send_away(table: Table) -> None:
        expect_host(caller)
        room.expect("gathering")
        room.expect_seat(seat)
        if table.sheet.seats[seat].kind == "bot" or not table.sheet.seats[seat].token:
            raise Refusal(Reason("ludoteka.seats", "nobody-there", {"seat": seat}))
        await room.commit([log.Unseated(seat=seat)])

    await room.change(send_away)


async def set_seats(room: Room, caller: Caller, forms: list[SeatForm]) -> dict[str, str]:
    """The seats anew; whoever sits on a seat of the same kind stays. New tokens of this device."""

    async def set_them(table: Table) -> dict[str, str]:
        expect_host(caller)
        room.expect("gathering")
        sheet = table.sheet
        expect_room_for(table.game(), len(forms))
        if sheet.past_moves is not None and len(forms) != len(sheet.seats):
            text = f"a game that goes on keeps its {len(sheet.seats)} seats"
            raise refusals.unfit("seats", text)
        tokens: dict[str, str] = {}
        places = _places(sheet.seats, forms, tokens)
        await room.commit([log.SeatsSet(seats=places)])
        return tokens

    return await room.change(set_them)


def _places(old: list[Place], forms: list[SeatForm], tokens: dict[str, str]) -> list[Place]:
    """The new seats; new tokens of this device go into `tokens`."""
    kept = [form.keep for form in forms if form.keep is not None]
    if len(set(kept)) < len(kept):
        raise refusals.unfit("seats", "a person can't be kept on two seats")
    places: list[Place] = []
    for number, form in enumerate(forms):
        source = number if form.keep is None else form.keep
        sitting = old[source] if source < len(old) else None
        if form.keep is not None and (sitting is None or not sitting.token or form.kind == "bot"):
            raise refusals.unfit(
                "seats", f"nobody of seat {form.keep} can be kept on a {form.kind}"
            )
        stays = sitting is not None and sitting.token and sitting.kind == form.kind
        if sitting is not None and (form.keep is not None or (stays and source not in kept)):
            name = plain(form.name or "") if form.kind == "device" else ""
            places.append(Place(kind=form.kind, name=name or sitting.name, token=sitting.token))
        else:
            places.append(place_of(number, form, tokens))
    return places


async def set_settings(room: Room, caller: Caller, form: SettingsForm) -> None:
    """Options before the start; the other settings at any time before the end."""

    async def set_them(table: Table) -> None:
        expect_host(caller)
        sheet = table.sheet
        if sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        options = sheet.options
        if form.options is not UNSET:
            room.expect("gathering")
            if sheet.past_moves is not None:
                raise refusals.unfit("options", "a game that goes on keeps its options")
            game = await game_of(room.hall, sheet.game, dict(form.options), table.content)
            options = game.options
        entry = log.SettingsSet(
            options=options,
            visibility=sheet.visibility if form.visibility is UNSET else form.visibility,
            chat=sheet.chat if form.chat is UNSET else form.chat,
            clock=sheet.clock if form.clock is UNSET else form.clock,
            pace=sheet.pace if form.pace is UNSET else form.pace,
            hints=sheet.hints if form.hints is UNSET else form.hints,
        )
        await room.commit([entry])

    await room.change(set_them)


async def set_content(room: Room, caller: Caller, content: str | None) -> None:
    """Play with a content file of one's own, or (None) with the game's own again."""

    async def set_it(table: Table) -> None:
        expect_host(caller)
        room.expect("gathering")
        sheet = table.sheet
        if sheet.past_moves is not None:
            raise refusals.unfit("content", "a game that goes on keeps its content")
        game = await game_of(room.hall, sheet.game, sheet.options, content)
        entry = log.ContentSet(
            content=content,
            content_name=game.content_name,
            content_digest=game.content_digest,
            options=game.options,
        )
        await room.commit([entry])

    await room.change(set_it)


async def start(room: Room, caller: Caller, fixed: bytes | None = None) -> None:
    """Begin the game: from here on its seed is fixed, and its commitment is shown.

    A lesson brings a seed of its own.
    """

    async def begin(table: Table) -> None:
        expect_host(caller)
        room.expect("gathering")
        free_seats = [n for n, place in enumerate(table.sheet.seats) if not place.taken()]
        if free_seats:
            raise Refusal(Reason("ludoteka.seats", "seats-free", {"seats": free_seats}))
        _expect_fitting(table)
        seed = fixed or secrets.token_bytes(SEED_BYTES)
        try:
            _, position, events = await asyncio.to_thread(table.set_up, seed)
        except (OptionError, ContentError, RecordError) as error:
            raise refusals.unfit("seats", str(error)) from None
        except Unpinned as error:
            raise Refusal(Reason("ludoteka.stuck", error.fault, error.values)) from None
        started = log.Started(
            seed=seed.hex(), events=[event.data() for event in events], position=position
        )
        await room.commit([started])

    await room.change(begin)


def _expect_fitting(table: Table) -> None:
    """Refusal where an option was chosen that is for more seats than there are."""
    game, sheet = table.game(), table.sheet
    for option in type(game).meta.options:
        least = option.seats(sheet.options.get(option.name, option.default))
        if least > len(sheet.seats):
            raise Refusal(Reason("ludoteka.seats", "option-needs-seats", {"seats": least}))


async def pause(room: Room, caller: Caller, on: bool) -> None:
    """Stop the game for a while, or let it go on."""

    async def do(table: Table) -> None:
        expect_host(caller)
        room.expect("running")
        if table.sheet.paused != on:
            await room.commit([log.Paused() if on else log.Resumed()])

    await room.change(do)


async def end(room: Room, caller: Caller) -> None:
    """End the table, whatever the game; everything is revealed."""

    async def do(table: Table) -> None:
        expect_host(caller)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        await room.commit([log.Ended()])

    await room.change(do)


async def bot(room: Room, caller: Caller, seat: int, level: str) -> None:
    """Let a bot play for a seat; its person can come back at any time."""
    if level not in LEVELS:
        raise refusals.unfit("level", f"no bot {level!r}; there are: {', '.join(LEVELS)}")

    async def do(table: Table) -> None:
        expect_host(caller)
        room.expect("running")
        room.expect_seat(seat)
        await room.commit([log.BotTook(seat=seat, level=level)])

    await room.change(do)


async def reclaim(room: Room, caller: Caller, seat: int) -> None:
    """The person plays again."""

    async def do(table: Table) -> None:
        expect_holder(room, caller, seat)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        if table.sheet.seats[seat].bot is not None:
            await room.commit([log.PersonBack(seat=seat)])

    await room.change(do)


async def hand_over(room: Room, caller: Caller, seat: int) -> str:
    """The secret of a link that moves the seat to another device; an older one is void."""
    secret = new_token()

    async def do(table: Table) -> str:
        expect_holder(room, caller, seat)
        until = max(room.hall.now(), table.sheet.at) + HAND_OVER_MS
        await room.commit([log.HandOverMade(seat=seat, secret=hashed(secret), until=until)])
        return secret

    return await room.change(do)


async def take_over(room: Room, secret: str) -> tuple[int, str]:
    """Use a hand-over link: the seat and its new token. The old token is void, a bot stands up."""

    async def do(table: Table) -> tuple[int, str]:
        found = table.sheet.handover(hashed(secret), room.hall.now())
        if found is None:
            raise Refusal(Reason("ludoteka.handover", "link-used-or-late"), 403)
        token = new_token()
        entries: list[log.AnyLogged] = [log.HandedOver(seat=found.seat, token=hashed(token))]
        if table.sheet.seats[found.seat].bot is not None and table.sheet.status == "running":
            entries.append(log.PersonBack(seat=found.seat))
        await room.commit(entries)
        return found.seat, token

    return await room.change(do)
