"""Seats: sitting down, leaving, handing over, bots in somebody's place."""

from __future__ import annotations

import hmac
from math import ceil

from ludoteka.bots.levels import LEVELS, strongest
from ludoteka.core.game import Game
from ludoteka.core.options import Value
from ludoteka.core.reasons import Reason
from ludoteka.protocol.forms import JoinForm, SeatForm
from ludoteka.server.commands.creation import expect_room_for, level_of, place_of
from ludoteka.server.commands.lifecycle import expect_host, settled
from ludoteka.server.commands.moves import plain
from ludoteka.server.table import log, refusals
from ludoteka.server.table.log import Seat
from ludoteka.server.table.refusals import Refusal
from ludoteka.server.table.room import Room
from ludoteka.server.table.sheet import HAND_OVER_MS, Caller, hashed, new_token
from ludoteka.server.table.table import Table


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
        entry = log.PersonSeated(seat=seat, name=name, token=hashed(token), avatar=form.avatar)
        await room.commit([entry])
        return seat, token

    return await room.change(sit)


def _free_seat(room: Room, places: list[Seat], form: JoinForm) -> int:
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
            await room.commit([log.BotTook(seat=seat, level=_strongest(table))])

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
    """Take a seat of the host's own device before the start; its new token. An older one is void.

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
        entry = log.PersonSeated(seat=seat, name=called, token=hashed(token), avatar=place.avatar)
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
        game = table.game()
        expect_room_for(game, len(forms))
        if sheet.past_moves is not None and len(forms) != len(sheet.seats):
            text = f"a game that goes on keeps its {len(sheet.seats)} seats"
            raise refusals.unfit("seats", text)
        tokens: dict[str, str] = {}
        places = _places(game, sheet.seats, forms, tokens)
        entries: list[log.AnyLogged] = [log.SeatsSet(seats=places)]
        fallen = _fallen(table, len(places))
        if fallen:
            usual = {option.name: option.default for option in table.choices()}
            back = {name: usual[name] for name in fallen}
            entries.append(settled(sheet, sheet.options | back))
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


def _places(
    game: Game, old: list[Seat], forms: list[SeatForm], tokens: dict[str, str]
) -> list[Seat]:
    """The new seats; new tokens of this device go into `tokens`."""
    kept = [form.keep for form in forms if form.keep is not None]
    if len(set(kept)) < len(kept):
        raise refusals.unfit("seats", "a person can't be kept on two seats")
    places: list[Seat] = []
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
                Seat(
                    kind=form.kind,
                    name=name or sitting.name,
                    token=sitting.token,
                    mark=sitting.mark,
                    avatar=(form.avatar if form.kind == "device" else None) or sitting.avatar,
                )
            )
        else:
            places.append(place_of(game, number, form, tokens))
    return places


async def bot(room: Room, caller: Caller, seat: int, asked: str | None) -> None:
    """Let a bot play for a seat; its person can come back at any time."""

    async def do(table: Table) -> None:
        room.expect_seat(seat)
        level = level_of(table.game(), asked)
        _expect_patience(room, room.sheet.caller(list(caller.hashes)), seat)
        await room.commit([log.BotTook(seat=seat, level=level)])

    await room.change(do)


def _strongest(table: Table) -> str:
    """The best bot for the game of a table; of a game that is not here nobody can tell."""
    if table.board is None or table.stuck is not None:
        return LEVELS[-1]  # should it not do, its moves are drawn by lot
    return strongest(table.board.state.game)


def _expect_patience(room: Room, caller: Caller, seat: int) -> None:
    """Refusal unless a bot may play for this seat by now.

    Whoever is gone for a fair time, and is waited for, may be replaced by anybody at the table; the
    host need not wait for their turn. Whoever is there is left alone, but if they do not act for
    long the host may.
    """
    board, patience, values = room.running(), room.services.config.patience, {"seat": seat}
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
        patience.idle - (room.services.now() - board.since[seat]) / 1000
        if gone is None
        else patience.gone - gone
    )
    if left > 0:
        raise Refusal(Reason("ludoteka.bot", "too-soon", {"seat": seat, "seconds": ceil(left)}))


async def reclaim(room: Room, caller: Caller, seat: int) -> None:
    """Let the person play again in the place of the bot."""

    async def do(table: Table) -> None:
        expect_holder(room, caller, seat)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        if table.sheet.seats[seat].bot is not None:
            await room.commit([log.PersonBack(seat=seat)])

    await room.change(do)


async def set_avatar(room: Room, caller: Caller, seat: int, avatar: str | None) -> None:
    """Choose another animal for one's own seat, at any time before the end."""

    async def do(table: Table) -> None:
        expect_holder(room, caller, seat)
        if table.sheet.status == "finished":
            raise refusals.wrong_status("finished", "running")
        if table.sheet.seats[seat].avatar != avatar:
            await room.commit([log.AvatarSet(seat=seat, avatar=avatar)])

    await room.change(do)


async def hand_over(room: Room, caller: Caller, seat: int) -> str:
    """Make a link that moves the seat to another device; its secret. An older link is void."""
    secret = new_token()

    async def do(table: Table) -> str:
        expect_holder(room, caller, seat)
        until = max(room.services.now(), table.sheet.at) + HAND_OVER_MS
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
        found = table.sheet.handover(hashed(secret), room.services.now())
        if found is None:
            raise Refusal(Reason("ludoteka.handover", "link-used-or-late"), 403)
        entries: list[log.AnyLogged] = [log.HandedOver(seat=found.seat, token=hashed(token))]
        if table.sheet.seats[found.seat].bot is not None and table.sheet.status == "running":
            entries.append(log.PersonBack(seat=found.seat))
        await room.commit(entries)
        return found.seat, token

    return await room.change(do)
