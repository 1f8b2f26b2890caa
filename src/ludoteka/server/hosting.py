"""What is done with a table itself: sitting down, leaving, starting, pausing, handing over."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from ludoteka.bots.levels import LEVELS
from ludoteka.core.content import ContentError
from ludoteka.core.options import OptionError, Value, spelled
from ludoteka.core.reasons import Reason
from ludoteka.core.record import RecordError
from ludoteka.protocol.forms import JoinForm, SeatForm, SettingsForm
from ludoteka.server import log, refusals
from ludoteka.server.log import Place
from ludoteka.server.opening import expect_room_for, game_of, place_of
from ludoteka.server.playing import plain
from ludoteka.server.refusals import Refusal
from ludoteka.server.sheet import HAND_OVER_MS, Caller, Sheet, hashed, new_token
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
    """Sit down; the seat and its token. Whoever asks again with a token of theirs sits already."""
    name = plain(form.name)
    if not name:
        raise refusals.unfit("name", "a name has letters or figures")
    token = form.token or new_token()

    async def sit(table: Table) -> tuple[int, str]:
        given = table.sheet.opened_by(hashed(token))
        if given is not None:
            return given, token
        room.expect("gathering")
        seat = _free_seat(room, table.sheet.seats, form)
        entry = log.Seated(seat=seat, name=name, token=hashed(token), avatar=form.avatar)
        await room.commit([entry])
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


async def take(room: Room, caller: Caller, seat: int, name: str | None) -> str:
    """A seat of the host's own device, before the start: its new token; an older one is void.

    So nothing is lost for good where a token has not reached the device.
    """

    async def sit(table: Table) -> str:
        expect_host(caller)
        room.expect("gathering")
        room.expect_seat(seat)
        place = table.sheet.seats[seat]
        if place.kind != "device":
            raise Refusal(Reason("ludoteka.seats", "not-of-this-device", {"seat": seat}))
        token = new_token()
        called = plain(name or "") or place.name or f"Player {seat + 1}"
        entry = log.Seated(seat=seat, name=called, token=hashed(token), avatar=place.avatar)
        await room.commit([entry])
        return token

    return await room.change(sit)


async def set_seats(
    room: Room, caller: Caller, forms: list[SeatForm], expected: int | None = None
) -> tuple[dict[str, str], dict[str, Value]]:
    """The seats anew; whoever sits on a seat of the same kind stays.

    Returns the new tokens of this device, and the chosen options that don't go with the new number
    of seats: for those the usual holds again.
    """

    async def set_them(table: Table) -> tuple[dict[str, str], dict[str, Value]]:
        expect_host(caller)
        room.expect("gathering")
        sheet = table.sheet
        if expected is not None and sheet.seats_seq > expected:
            raise Refusal(Reason("ludoteka.seats", "seats-changed"))
        expect_room_for(table.game(), len(forms))
        if sheet.past_moves is not None and len(forms) != len(sheet.seats):
            text = f"a game that goes on keeps its {len(sheet.seats)} seats"
            raise refusals.unfit("seats", text)
        tokens: dict[str, str] = {}
        places = _places(sheet.seats, forms, tokens)
        entries: list[log.AnyLogged] = [log.SeatsSet(seats=places)]
        fallen = _fallen(table, len(places))
        if fallen:
            usual = {option.name: option.default for option in table.choices()}
            back = {name: usual[name] for name in fallen}
            entries.append(_settings(sheet, sheet.options | back))
        await room.commit(entries)
        return tokens, fallen

    return await room.change(set_them)


def _fallen(table: Table, seats: int) -> dict[str, Value]:
    """What was chosen for the seats there are, and can't be played with so many."""
    chosen, before = table.sheet.options, len(table.sheet.seats)
    return {
        option.name: chosen[option.name]
        for option in table.choices()
        if option.fits(chosen[option.name], before) and not option.fits(chosen[option.name], seats)
    }


def _settings(sheet: Sheet, options: dict[str, Value]) -> log.SettingsSet:
    """The settings as they are, with these options."""
    return log.SettingsSet(
        options=options,
        visibility=sheet.visibility,
        chat=sheet.chat,
        clock=sheet.clock,
        pace=sheet.pace,
        hints=sheet.hints,
    )


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
            places.append(
                Place(
                    kind=form.kind,
                    name=name or sitting.name,
                    token=sitting.token,
                    mark=sitting.mark,
                    avatar=(form.avatar if form.kind == "device" else None) or sitting.avatar,
                )
            )
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
            chosen = dict(form.options)
            game = await game_of(room.hall, sheet.game, chosen, table.content, sheet.rules)
            options = game.options
        entry = _settings(sheet, options)
        if form.visibility is not UNSET:
            entry.visibility = form.visibility
        if form.chat is not UNSET:
            entry.chat = form.chat
        if form.clock is not UNSET:
            entry.clock = form.clock
        if form.pace is not UNSET:
            entry.pace = form.pace
        if form.hints is not UNSET:
            entry.hints = form.hints
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
        game = await game_of(room.hall, sheet.game, sheet.options, content, sheet.rules)
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
        places = table.sheet.seats
        free_seats = [n for n, place in enumerate(places) if not place.taken()]
        for seat in free_seats:
            if places[seat].kind == "device":
                raise Refusal(Reason("ludoteka.seats", "device-seat-empty", {"seat": seat}))
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
    """Refusal where the game, or an option that was chosen, does not go with so many seats."""
    game, sheet = table.game(), table.sheet
    least = type(game).meta.seats[0]
    if len(sheet.seats) < least:
        values: dict[str, object] = {"least": least}
        raise Refusal(Reason("ludoteka.seats", "too-few-seats", values))
    for option in table.choices():
        value = sheet.options[option.name]
        if not option.fits(value, len(sheet.seats)):
            least, most = option.seats(value)
            values = {
                "option": option.name,
                "value": spelled(value),
                "seats": least,
                "most": most,
            }
            fault = "option-needs-seats" if len(sheet.seats) < least else "option-for-fewer-seats"
            raise Refusal(Reason("ludoteka.seats", fault, values))


async def pause(room: Room, caller: Caller, on: bool) -> None:
    """Stop the game for a while, or let it go on."""

    async def do(table: Table) -> None:
        expect_host(caller)
        room.expect("running")
        if table.sheet.paused != on:
            await room.commit([log.Paused() if on else log.Resumed()])

    await room.change(do)


async def hurry(room: Room) -> None:
    """Let the bots finish among themselves, without a pause; nobody else can act any more."""

    async def do(table: Table) -> None:
        room.expect("running")
        if not table.left_to_bots():
            raise Refusal(Reason("ludoteka.hurry", "somebody-plays"))
        room.driver.hurry()

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
        room.expect_seat(seat)
        _expect_patience(room, room.sheet.caller(list(caller.hashes)), seat)
        await room.commit([log.BotTook(seat=seat, level=level)])

    await room.change(do)


def _expect_patience(room: Room, caller: Caller, seat: int) -> None:
    """Refusal unless a bot may play for this seat by now.

    Whoever is gone for a fair time, and is waited for, may be replaced by anybody at the table; the
    host need not wait for their turn. Whoever is there is left alone, but if they do not act for
    long the host may.
    """
    board, patience, values = room.running(), room.hall.config.patience, {"seat": seat}
    place = room.sheet.seats[seat]
    if seat in caller.seats or (caller.host and place.kind == "bot"):
        return
    if place.bot is not None:
        raise Refusal(Reason("ludoteka.bot", "has-bot", dict(values)))
    gone, waited = room.absence.seconds(seat), seat in board.state.waiting_for()
    if gone is None and not caller.host:
        raise Refusal(Reason("ludoteka.bot", "still-here", dict(values)))
    if not waited and (gone is None or not caller.host):
        raise Refusal(Reason("ludoteka.bot", "not-waited-for", dict(values)))
    left = (
        patience.idle - (room.hall.now() - board.since[seat]) / 1000
        if gone is None
        else patience.gone - gone
    )
    if left > 0:
        raise Refusal(Reason("ludoteka.bot", "too-soon", {"seat": seat, "seconds": ceil(left)}))


async def reclaim(room: Room, caller: Caller, seat: int) -> None:
    """The person plays again."""

    async def do(table: Table) -> None:
        expect_holder(room, caller, seat)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        if table.sheet.seats[seat].bot is not None:
            await room.commit([log.PersonBack(seat=seat)])

    await room.change(do)


async def set_avatar(room: Room, caller: Caller, seat: int, avatar: str | None) -> None:
    """Another animal stands for one's own seat, before the end."""

    async def do(table: Table) -> None:
        expect_holder(room, caller, seat)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        if table.sheet.seats[seat].avatar != avatar:
            await room.commit([log.AvatarSet(seat=seat, avatar=avatar)])

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


async def take_over(room: Room, secret: str, own: str | None = None) -> tuple[int, str]:
    """Use a hand-over link: the seat and its new token. The old token is void, a bot stands up.

    Whoever asks again with a token of theirs has it already, though the link is used up.
    """
    token = own or new_token()

    async def do(table: Table) -> tuple[int, str]:
        given = table.sheet.opened_by(hashed(token))
        if given is not None:
            return given, token
        found = table.sheet.handover(hashed(secret), room.hall.now())
        if found is None:
            raise Refusal(Reason("ludoteka.handover", "link-used-or-late"), 403)
        entries: list[log.AnyLogged] = [log.HandedOver(seat=found.seat, token=hashed(token))]
        if table.sheet.seats[found.seat].bot is not None and table.sheet.status == "running":
            entries.append(log.PersonBack(seat=found.seat))
        await room.commit(entries)
        return found.seat, token

    return await room.change(do)
