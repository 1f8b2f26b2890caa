"""Tables: commands and their answers, undo, bots, clocks, hand-over, rematch, fork, import."""

import asyncio
import random

import pytest
from server.guests import (
    Guest,
    Party,
    Thoughtless,
    Time,
    fault_of,
    house,
    in_a_loop,
    party,
    placing,
    refused,
    until,
    who_is_there,
)
from server.memory_store import MemoryStore

from ludoteka.core import registry
from ludoteka.core.match import verify
from ludoteka.core.record import parse
from ludoteka.protocol.client_messages import Aids, Follow, History, Move, Past, Ping, Why
from ludoteka.protocol.forms import (
    JoinForm,
    NewTable,
    RecordForm,
    SeatForm,
    SettingsForm,
)
from ludoteka.protocol.server_messages import (
    Already,
    Because,
    Bye,
    Done,
    Fault,
    Helped,
    News,
    Next,
    Page,
    Pong,
    Refused,
    Revealed,
    Stale,
    TableChanged,
    View,
    Wait,
    Welcome,
)
from ludoteka.protocol.table import Reopened
from ludoteka.server.bots import scheduler
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.commands import creation, lifecycle, seats
from ludoteka.server.limits import Limits
from ludoteka.server.queries import export, past, replay
from ludoteka.server.store.interface import StoreFault
from ludoteka.server.table import log
from ludoteka.server.table.refusals import UnknownTable
from ludoteka.server.table.sheet import NOBODY, hashed, new_token

# Moves.


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_game_is_played_and_its_record_verifies(game):
    async with house() as place:
        at = await party(place, game, 3)
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None
        assert at.room.sheet.moves == len(record.moves)
        for guest in [*at.guests.values(), at.onlooker]:
            (revealed,) = guest.of(Revealed)
            assert revealed.seed == record.seed.hex()
            assert guest.of(TableChanged)[-1].table.status == "finished"


@in_a_loop
async def test_what_a_client_keeps_is_what_the_engine_shows():
    async with house() as place:
        at = await party(place, "raw", 3)
        for _ in range(30):
            await at.play(1)
            state = at.room.table.board.state
            at.listen()
            for seat, guest in at.guests.items():
                assert guest.views[seat] == state.view(seat)
                assert guest.told[-1].digest == state.view_digest(seat)
            assert at.onlooker.views[None] == state.view(None)


@in_a_loop
async def test_a_move_may_be_notation_or_a_number():
    async with house() as place:
        at = await party(place, "envyra", 2, options={"start_player": "1"})
        assert isinstance(await at.guests[0].move(0, "place a1"), Done)
        assert isinstance(await at.guests[1].move(1, at.guests[1].views[1]["moves"][3]), Done)


@in_a_loop
async def test_bad_moves_are_refused_with_the_rule():
    async with house() as place:
        at = await party(place, "envyra", 2)
        guest = at.guests[0]
        illegal = await guest.move(0, "place d3")
        assert (illegal.reason.rule, illegal.reason.fault) == ("envyra.6", "outside-the-grid")
        assert fault_of(await guest.move(0, "nonsense")) == "unreadable"
        assert fault_of(await guest.move(0, 10**9)) == "no-such-move"
        assert fault_of(await guest.move(1, 0, expected=9)) == "not-your-seat"
        assert at.room.sheet.moves == 0


@in_a_loop
async def test_a_repeated_command_gets_the_stored_answer():
    """R4: five times the same command id."""
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        guest = at.guests[seat]
        move = Move(
            command="once",
            seat=seat,
            expected=guest.seqs[seat],
            move=guest.views[seat]["moves"][0],
        )
        done = await guest.answer(move)
        again = [await guest.answer(move) for _ in range(5)]
        assert isinstance(done, Done)
        assert again == [Already(command="once", seq=done.seq, digest=done.digest)] * 5
        assert at.room.sheet.moves == 1


@in_a_loop
async def test_a_repeated_command_is_known_after_a_restart_too():
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        expected, move = at.guests[seat].seqs[seat], at.guests[seat].views[seat]["moves"][0]
        done = await at.guests[seat].move(seat, move, expected, "once")
    async with house(store) as place:
        guest = Guest(place, at.table, [at.tokens[seat]])
        await guest.hello()
        again = await guest.move(seat, move, expected, "once")
        assert again == Already(command="once", seq=done.seq, digest=done.digest)


@in_a_loop
async def test_an_id_serves_for_one_command_only():
    async with house() as place:
        at = await party(place, "envyra", 2)
        seq = at.guests[0].seqs[0]
        assert isinstance(await at.guests[0].move(0, command="x"), Done)
        assert fault_of(await at.guests[1].move(1, expected=seq, command="x")) == "command-id-used"


@in_a_loop
async def test_of_two_tabs_one_is_stale_and_gets_the_fresh_view():
    """R5."""
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        first, second = at.guests[seat], Guest(place, at.table, [at.tokens[seat]])
        await second.hello()
        seq, move = second.seqs[seat], second.views[seat]["moves"][0]
        one, other = await asyncio.gather(first.move(seat, move, seq), second.move(seat, move, seq))
        assert isinstance(one, Done)
        assert isinstance(other, Stale)
        assert other.view == at.room.table.board.state.view(seat)
        assert other.digest == at.room.table.board.state.view_digest(seat)


@in_a_loop
async def test_who_expects_what_has_not_happened_yet_is_stale():
    async with house() as place:
        at = await party(place, "envyra", 2)
        assert isinstance(await at.guests[0].move(0, expected=at.room.sheet.seq + 1), Stale)


@in_a_loop
async def test_choosing_at_once_makes_nobody_stale():
    async with house() as place:
        at = await party(place, "envyra", 3)
        seqs = {seat: guest.seqs[seat] for seat, guest in at.guests.items()}
        for seat in (2, 0, 2, 1):  # seat 2 thinks again
            guest = at.guests[seat]
            answer = await guest.move(seat, guest.views[seat]["moves"][-1], seqs[seat])
            assert isinstance(answer, Done), answer
            seqs[seat] = answer.seq
        late = await at.guests[0].move(0, 0, expected=seqs[0])
        assert isinstance(late, Stale)


@in_a_loop
async def test_chat_makes_nobody_stale():
    async with house() as place:
        at = await party(place, "envyra", 2)
        seq = at.guests[0].seqs[0]
        assert isinstance(await at.guests[1].chat(1, "  hello\tthere\x00 "), Done)
        assert at.onlooker.listen()[-1].entries[0].text == "hello there"
        assert isinstance(await at.guests[0].move(0, expected=seq), Done)


# Undo.


@in_a_loop
async def test_own_moves_are_taken_back():
    async with house() as place:
        at, seat = await placing(place)
        guest, before = at.guests[seat], at.room.table.board.state.digest()
        await guest.move(seat)
        after = at.room.table.board.state.digest()
        await guest.move(seat)
        assert isinstance(await guest.undo(seat), Done)
        assert at.room.table.board.state.digest() == after
        assert isinstance(await guest.undo(seat), Done)
        assert at.room.table.board.state.digest() == before
        assert at.room.sheet.moves == 0
        assert guest.views[seat] == at.room.table.board.state.view(seat)
        assert fault_of(await guest.undo(seat)) == "nothing-to-undo"


@in_a_loop
async def test_several_moves_are_taken_back_at_once_also_after_a_restart():
    store = MemoryStore()
    async with house(store, snapshot_every=3) as place:
        at, seat = await placing(place)
        before = at.room.table.board.state.digest()
        for _ in range(3):
            await at.guests[seat].move(seat)
    async with house(store) as place:
        guest = Guest(place, at.table, [at.tokens[seat]])
        await guest.hello()
        assert isinstance(await guest.undo(seat, 3), Done)
        assert place.room(at.table).table.board.state.digest() == before


@in_a_loop
async def test_nothing_is_taken_back_once_another_has_acted():
    async with house() as place:
        at = await party(place, "rawsiko", 3, options={"setup": "territories"})
        (seat,) = at.waiting()
        while at.waiting() == [seat]:
            await at.guests[seat].move(seat)
        (other,) = at.waiting()
        assert fault_of(await at.guests[other].undo(other)) == "nothing-to-undo"
        await at.guests[other].move(other)
        assert fault_of(await at.guests[seat].undo(seat)) == "another-acted"


@in_a_loop
async def test_nothing_is_taken_back_once_chance_was_drawn_or_a_secret_revealed():
    faults = set()
    async with house() as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(150):
                if not at.waiting():
                    break
                await at.play(1)
                moved = log.read(place.services.store.logs[at.table][-1].data)
                if moved.settled:
                    answer = await at.guests[moved.seat].undo(moved.seat)
                    if at.room.sheet.status == "running":
                        assert fault_of(answer) == moved.settled
                        faults.add(answer.reason.fault)
    assert faults == {"chance-drawn", "secret-revealed"}


@in_a_loop
async def test_a_move_that_drew_or_revealed_can_never_be_taken_back():
    """Whatever the settled flag says: an undo restores all that anybody was shown before."""
    async with house() as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(60):
                if not at.waiting():
                    break
                seat = at.waiting()[0]
                moves = at.room.sheet.moves
                views = {s: g.views[s] for s, g in at.guests.items()}
                position = at.room.table.board.position
                await at.play(1)
                if isinstance(await at.guests[seat].undo(seat), Done):
                    at.listen()
                    assert at.room.table.board.position == position
                    assert {s: g.views[s] for s, g in at.guests.items()} == views
                    assert at.room.sheet.moves == moves
                    await at.play(1)


# What nobody has seen locks nothing.

CHOOSING = [
    ("envyra", {}),
    ("raw", {}),  # lives are kept
    ("raw", {"drafting": True}),
]


def moves_of(at, seat):
    """The notations of the standing moves of a seat."""
    board = at.room.table.board
    return [board.game.spell(one.move) for one in board.run if one.seat == seat]


@in_a_loop
@pytest.mark.parametrize(("game", "options"), CHOOSING)
async def test_what_others_choose_in_secret_does_not_lock_an_undo(game, options):
    """Own choices are taken back, those of the others stay, and nobody's view tells of more."""
    async with house(snapshot_every=4) as place:
        at = await party(place, game, 3, options=options)
        before = at.room.table.board.state.view(0)
        assert isinstance(await at.guests[0].move(0), Done)
        at.listen()
        assert isinstance(await at.guests[1].move(1), Done)
        chosen = moves_of(at, 1)
        assert isinstance(await at.guests[0].undo(0), Done)
        at.listen()
        assert at.room.table.board.state.view(0)["moves"] == before["moves"]
        assert moves_of(at, 0) == []
        assert moves_of(at, 1) == chosen
        assert at.room.sheet.moves == 1
        assert at.guests[2].views[2]["waiting"] == [0, 2]
        at.room.sleep()
        async with at.room.entered() as table:  # from a snapshot, and from the log
            assert table.board.state.view(0)["moves"] == before["moves"]
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None
        assert at.room.sheet.moves == len(record.moves)


@in_a_loop
async def test_bots_that_were_ready_stay_ready():
    async with house() as place:
        at = await party(place, "envyra", 2, bots=1)
        legal = at.guests[0].views[0]["moves"]
        assert isinstance(await at.guests[0].move(0, legal[0]), Done)
        await until(lambda: at.room.table.waiting_for() == (1,))
        ready = moves_of(at, 2)
        for move in legal[1:4]:
            assert isinstance(await at.guests[0].undo(0), Done)
            assert at.waiting() == [0, 1]
            assert isinstance(await at.guests[0].move(0, move), Done)
        assert moves_of(at, 2) == ready
        assert isinstance(await at.guests[1].move(1, legal[5]), Done)
        # What was revealed may have been followed by what is drawn.
        told = {"secret-revealed", "chance-drawn"}
        assert fault_of(await at.guests[0].undo(0)) in told
        assert fault_of(await at.guests[1].undo(1)) in told


@in_a_loop
async def test_second_thoughts_are_taken_back_one_by_one_between_those_of_others():
    async with house() as place:
        at = await party(place, "envyra", 3)
        legal = at.guests[0].views[0]["moves"]
        for number, seat in enumerate((0, 1, 0, 1, 0)):
            assert isinstance(await at.guests[seat].move(seat, legal[number]), Done)
        assert fault_of(await at.guests[0].undo(0, 4)) == "only-so-many"
        assert isinstance(await at.guests[0].undo(0, 2), Done)
        spell = at.room.table.board.game.spell
        assert moves_of(at, 0) == [spell(legal[0])]
        assert moves_of(at, 1) == [spell(legal[1]), spell(legal[3])]
        # The past is the line as it stands now.
        line = await past.moments(at.room, at.room.table, Past(id="p", seat=0))
        assert [moment.moves for moment in line.moments] == [0, 1, 2, 3]


@in_a_loop
async def test_a_choice_that_hung_on_what_is_taken_back_is_open_again():
    """Nobody has seen it, so it locks nothing; but it was made after what never happened."""
    async with house() as place:
        seat = None
        while seat is None:
            at = await party(place, "envyra", 2)
            seat = await last_of_a_quiet_round(at)
        other = 1 - seat
        guest = at.guests[other]
        for move in guest.views[other]["moves"][:2]:
            assert isinstance(await guest.move(other, move), Done)
        moves = at.room.sheet.moves
        assert isinstance(await at.guests[seat].undo(seat), Done)
        at.listen()
        (entry,) = guest.of(News)[-1].entries
        assert entry.reopened == [Reopened(seat=other, moves=2)]
        assert at.room.sheet.moves == moves - 3
        assert at.waiting() == [seat]
        await at.play(1)
        at.listen()
        assert sorted(at.waiting()) == [0, 1]
        for viewer, who in at.guests.items():
            assert who.views[viewer] == at.room.table.board.state.view(viewer)
        await at.play()
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None


async def last_of_a_quiet_round(at):
    """Play on until somebody's move ends a round of Envyra and reveals nothing; who it was."""
    chance = random.Random(1)
    for _ in range(60):
        if at.room.sheet.status != "running":
            return None
        alone = len(at.waiting()) == 1
        await at.play(1, lambda _, legal: chance.choice(legal[len(legal) // 2 :]))
        at.listen()
        entry = log.read(at.room.tail[-1].data)
        if alone and len(at.waiting()) == 2 and not entry.settled:
            return entry.seat
    return None


@in_a_loop
async def test_an_answer_to_an_attack_locks_it_for_good():
    """RAW's trap window: even a pass that is taken back has told something."""
    found = 0
    chance = random.Random(2)
    async with house() as place:
        while not found:
            at = await party(place, "raw", 2)
            while at.room.sheet.status == "running" and found < 3:
                board = at.room.table.board
                seat = at.waiting()[0]
                if not (board.state.answers(seat) and board.run and board.run[-1].seat != seat):
                    await at.play(1, lambda _, legal: chance.choice(legal))
                    continue
                attacker = 1 - seat
                assert board.why_no_undo(attacker, 1) is None
                passing = [m for m in board.state.moves(seat) if board.game.spell(m) == "pass"]
                answer = await at.guests[seat].move(seat, passing[0])
                assert isinstance(answer, Done)
                entry = log.read(at.room.tail[-1].data)
                assert not entry.unseen
                expected = entry.settled or "another-acted"
                assert fault_of(await at.guests[attacker].undo(attacker)) in (
                    expected,
                    "another-acted",
                )
                if isinstance(await at.guests[seat].undo(seat), Done):
                    assert fault_of(await at.guests[attacker].undo(attacker)) == "another-acted"
                    found += 1


# Bots and clocks.


@in_a_loop
async def test_bots_move_and_get_imagined_states_only():
    pool = Thoughtless()
    async with house(pool=pool) as place:
        at = await party(place, "raw", 1, bots=2)
        await at.play()
        assert at.room.sheet.status == "finished"
        assert {task.seat for task, _ in pool.tasks} == {1, 2}
        assert all(0 < seconds <= 3 for _, seconds in pool.tasks)
        movers = {entry.by for news in at.onlooker.of(News) for entry in news.entries}
        assert movers == {"person", "bot", None} or movers == {"person", "bot"}


@in_a_loop
async def test_what_a_bot_is_told_does_not_depend_on_what_it_may_not_know():
    """H9: the true state is never what a bot gets, but where nothing is hidden."""
    pool = Thoughtless()
    async with house(pool=pool) as place:
        different = 0
        for _ in range(20):
            at = await party(place, "raw", 1, bots=1)
            await at.play(3)
            while not pool.tasks:
                await asyncio.sleep(0.001)
            game = at.room.table.board.game
            for task, _ in pool.tasks:
                game.unpack(task.imagined)
            true = at.room.table.board.state.pack()
            different += pool.tasks[-1][0].imagined != true
            pool.tasks.clear()
        assert different


@in_a_loop
async def test_a_bots_answer_to_an_attack_takes_a_random_while(monkeypatch):
    """H6: half a second to one and a half, whatever there is to choose; its own moves are even."""
    taken = {True: [], False: []}
    at = None

    class Hurried:
        """What the driver knows as asyncio, but nobody sleeps."""

        def __getattr__(self, name):
            return getattr(asyncio, name)

        async def sleep(self, seconds):
            state = at.room.table.board.state
            taken[any(state.answers(seat) for seat in (1, 2))].append(seconds)
            await asyncio.sleep(0)

    monkeypatch.setattr(scheduler, "asyncio", Hurried())
    async with house(pool=Thoughtless()) as place:
        for _ in range(40):
            at = await party(place, "raw", 1, bots=2, pace=400)
            await at.play()
            if len(taken[True]) >= 8:
                break
    assert len(taken[True]) >= 8
    assert all(0.4 < seconds <= 1.5 for seconds in taken[True])
    assert max(taken[True]) - min(taken[True]) > 0.1
    assert all(seconds <= 0.4 for seconds in taken[False])


@in_a_loop
async def test_whoever_waits_replaces_a_leaver_and_the_person_comes_back():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 2)
        guest = await at.caller(at.tokens[0])
        assert await refused(seats.bot(at.room, guest, 1, "greedy")) == "still-here"
        at.guests[1].connection.leave()
        time.pass_(59)
        assert await refused(seats.bot(at.room, guest, 1, "greedy")) == "too-soon"
        assert await refused(seats.bot(at.room, await at.host(), 1, "greedy")) == "too-soon"
        time.pass_(1)
        assert await refused(seats.bot(at.room, NOBODY, 2, "greedy")) == "no-such-seat"
        await seats.bot(at.room, guest, 1, "greedy")
        assert await refused(seats.bot(at.room, guest, 1, "greedy")) == "has-bot"
        await at.guests[1].hello()
        await asyncio.sleep(0.05)
        assert at.room.table.waiting_for() == (0,)
        assert fault_of(await at.guests[1].undo(1)) == "bot-plays"
        assert fault_of(await at.guests[1].move(1, 0)) == "bot-plays"
        await seats.reclaim(at.room, await at.caller(at.tokens[1]), 1)
        await at.guests[0].move(0)
        await asyncio.sleep(0.05)
        assert at.room.info().seats[1].bot is None
        assert at.waiting()


@in_a_loop
async def test_whoever_is_here_is_left_alone_unless_all_wait_for_long():
    """The host alone, and only after some minutes; who is not waited for keeps nobody waiting."""
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        one, other = [n for n in range(3) if n != seat]
        guest = await at.caller(at.tokens[one])
        time.pass_(179)
        assert await refused(seats.bot(at.room, await at.host(), seat, "greedy")) == "too-soon"
        assert await refused(seats.bot(at.room, guest, seat, "greedy")) == "still-here"
        assert (
            await refused(seats.bot(at.room, await at.host(), other, "greedy")) == "not-waited-for"
        )
        at.guests[other].connection.leave()
        time.pass_(60)
        assert await refused(seats.bot(at.room, guest, other, "greedy")) == "not-waited-for"
        await seats.bot(at.room, await at.host(), other, "greedy")
        await seats.bot(at.room, await at.host(), seat, "greedy")
        assert [one.bot for one in at.room.info().seats].count("greedy") == 2


@in_a_loop
async def test_the_hosts_right_passes_on_while_the_host_is_gone_and_comes_back():
    time, store = Time(), MemoryStore()
    async with house(store, time=time) as place:
        at = await party(place, "envyra", 3)
        host = Guest(place, at.table, [at.tokens[0], at.opened.host])
        await host.hello()
        at.guests[0].connection.leave()
        assert host.of(Welcome)[-1].host
        assert at.room.absence._alarm is None
        time.pass_(10)
        host.connection.leave()
        assert await refused(lifecycle.pause(at.room, await at.caller(at.tokens[1]), True)) == (
            "not-the-host"
        )
        at.guests[1].connection.leave()  # so another is here for longer
        await at.guests[1].hello()
        time.pass_(179)
        at.room.absence._ring()
        await asyncio.sleep(0.01)
        assert at.room.info().deputy is None
        time.pass_(1)
        at.room.absence._ring()
        await until(lambda: at.room.info().deputy == 2)
        at.listen()
        assert at.guests[2].of(Welcome)[-1].host
        assert not at.guests[1].of(Welcome)[-1].host
        assert at.guests[1].of(News)[-1].entries[0].kind == "host"
        await lifecycle.pause(at.room, await at.caller(at.tokens[2]), True)
        await lifecycle.pause(at.room, await at.host(), False)  # whoever opened it never loses it
    async with house(store, time=time) as place:  # it is in the log
        at.room, at.house = place.room(at.table), place
        deputy = Guest(place, at.table, [at.tokens[2]])
        await deputy.hello()
        assert deputy.of(Welcome)[-1].host
        assert fault_of_hello(await Guest(place, at.table, ["A" * 32]).hello()) == "wrong-token"
        back = Guest(place, at.table, [at.opened.host])
        await back.hello()
        await until(lambda: at.room.info().deputy is None)
        deputy.listen()
        assert not deputy.of(Welcome)[-1].host
        caller = await at.caller(at.tokens[2])
        assert await refused(lifecycle.pause(at.room, caller, True)) == "not-the-host"


def fault_of_hello(told):
    (fault,) = [message for message in told if isinstance(message, Fault)]
    return fault.code


@in_a_loop
async def test_whoever_leaves_a_running_game_leaves_a_bot():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await seats.leave(at.room, await at.caller(at.tokens[1]), 1)
        assert at.room.info().seats[1].bot == "greedy"
        assert (
            await refused(seats.leave(at.room, await at.caller(at.tokens[1]), 0)) == "not-your-seat"
        )


@in_a_loop
async def test_when_the_clock_runs_out_a_bot_moves_for_the_seat():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3, clock=30)
        (seat,) = at.waiting()
        assert at.room.info().waiting[0].left == 30_000
        time.pass_(29)
        at.room.scheduler._ring()
        await asyncio.sleep(0.02)
        assert at.room.sheet.moves == 0
        time.pass_(2)
        at.room.scheduler._ring()
        await asyncio.sleep(0.02)
        assert at.room.sheet.moves == 1
        assert at.onlooker.listen()[-1].entries[0].by == "clock"
        assert at.room.info().seats[seat].bot is None


@in_a_loop
async def test_a_clock_does_not_run_while_the_table_is_paused():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "rawsiko", 3, clock=30)
        (seat,) = at.waiting()
        await lifecycle.pause(at.room, await at.host(), True)
        assert at.room.info().waiting[0].left is None
        assert fault_of(await at.guests[seat].move(seat)) == "paused"
        time.pass_(1000)
        await lifecycle.pause(at.room, await at.host(), False)
        assert at.room.info().waiting[0].left == 30_000
        assert isinstance(await at.guests[seat].move(seat), Done)


@in_a_loop
async def test_a_clock_of_the_wall_that_jumps_disturbs_nothing():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 2, clock=30)
        time.wall -= 86_400_000 * 365
        await at.guests[0].move(0)
        times = [entry.at for entry in place.services.store.logs[at.table]]
        assert times == sorted(times)
        time.wall += 86_400_000 * 3650
        assert at.room.info().waiting[0].left == 30_000
        assert isinstance(await at.guests[1].move(1), Done)


# Gathering.


@in_a_loop
async def test_people_sit_down_where_they_may():
    async with house() as place:
        kinds = ["device", "friend", "open", "bot"]
        forms = [SeatForm(kind=kind) for kind in kinds]
        opened = await creation.open_table(place.services, NewTable(game="envyra", seats=forms))
        at = Party(place, opened)
        assert await refused(lifecycle.start(at.room, await at.host())) == "seats-free"
        assert await refused(seats.join(at.room, JoinForm(name="\x00 "))) == "name"
        seat, token = await seats.join(at.room, JoinForm(name="  Eva \u202e"))
        assert (seat, at.room.sheet.seats[2].name) == (2, "Eva")
        assert await refused(seats.join(at.room, JoinForm(name="Ivo"))) == "invitation-needed"
        wrong = JoinForm(name="Ivo", invitation="x" * 32)
        assert await refused(seats.join(at.room, wrong)) == "wrong-invitation"
        right = JoinForm(name="Ivo", invitation=opened.invitation)
        assert (await seats.join(at.room, right))[0] == 1
        assert await refused(seats.join(at.room, right)) == "no-free-seat"
        await seats.leave(at.room, await at.caller(token), 2)
        assert not at.room.sheet.seats[2].taken()
        await seats.free(at.room, await at.host(), 1)
        assert await refused(seats.free(at.room, await at.host(), 1)) == "nobody-there"
        assert await refused(seats.free(at.room, await at.host(), 9)) == "no-such-seat"
        assert (await seats.join(at.room, right))[0] == 1
        assert (await seats.join(at.room, right))[0] == 2
        await lifecycle.start(at.room, await at.host())
        assert await refused(seats.join(at.room, right)) == "not-gathering"


@in_a_loop
async def test_whoever_asks_again_by_their_own_token_sits_already():
    async with house() as place:
        forms = [SeatForm(kind="device"), SeatForm(kind="open"), SeatForm(kind="open")]
        opened = await creation.open_table(place.services, NewTable(game="envyra", seats=forms))
        at = Party(place, opened)
        own = new_token()
        asked = JoinForm(name="Eva", token=own)
        assert await seats.join(at.room, asked) == (1, own)
        entries = at.room.sheet.seq
        assert await seats.join(at.room, asked) == (1, own)  # the first answer was lost
        assert at.room.sheet.seq == entries  # nothing has happened
        assert not at.room.sheet.seats[2].taken()
        assert (await at.caller(own)).seats == (1,)
        # Another seat asked for by the same token is not a second one either.
        assert await seats.join(at.room, JoinForm(name="Eva", token=own, seat=2)) == (1, own)
        seat, other = await seats.join(
            at.room, JoinForm(name="Ivo")
        )  # without a token of their own
        assert (seat, other != own) == (2, True)
        await lifecycle.start(at.room, await at.host())
        assert await seats.join(at.room, asked) == (1, own)  # although nobody can join any more
        assert await refused(seats.join(at.room, JoinForm(name="X", token=new_token()))) == (
            "not-gathering"
        )


@in_a_loop
async def test_an_own_token_is_stored_as_a_hash_only():
    store = MemoryStore()
    async with house(store=store) as place:
        at = await party(place, "envyra", 2, start=False)
        own = new_token()
        await seats.free(at.room, await at.host(), 1)
        assert await refused(seats.join(at.room, JoinForm(name="Eva", token=own))) == "no-free-seat"
        await seats.set_seats(
            at.room, await at.host(), [SeatForm(kind="device", keep=0), SeatForm(kind="open")]
        )
        assert await seats.join(at.room, JoinForm(name="Eva", token=own)) == (1, own)
        stored = await store.entries(at.room.sheet.id, 0, 100)
        assert not [one for one in stored if own.encode() in bytes(one.data)]
        assert [one for one in stored if hashed(own).encode() in bytes(one.data)]


@in_a_loop
async def test_the_host_changes_seats_and_settings():
    async with house() as place:
        at = await party(place, "envyra", 2, start=False)
        host, seat = await at.host(), await at.caller(at.tokens[0])
        forms = [SeatForm(kind="device", name="Zoe"), SeatForm(kind="bot"), SeatForm(kind="device")]
        assert await refused(seats.set_seats(at.room, seat, forms)) == "not-the-host"
        tokens, _ = await seats.set_seats(at.room, host, forms)
        assert list(tokens) == ["2"]  # seat 0 stays with whom it was
        assert [place.name for place in at.room.sheet.seats] == ["Zoe", "Bot 2", "Player 3"]
        assert (await at.caller(at.tokens[0])).seats == (0,)
        assert (await at.caller(at.tokens[1])).seats == ()
        moved = [SeatForm(kind="friend", keep=2), SeatForm(kind="open"), SeatForm(kind="open")]
        await seats.set_seats(at.room, host, moved)
        assert (await at.caller(tokens["2"])).seats == (0,)
        assert (await at.caller(at.tokens[0])).seats == ()
        twice = [SeatForm(kind="device", keep=0)] * 2
        assert await refused(seats.set_seats(at.room, host, twice)) == "seats"
        nobody = [SeatForm(kind="device", keep=1)]
        assert await refused(seats.set_seats(at.room, host, nobody)) == "seats"
        await seats.set_seats(at.room, host, [SeatForm(kind="device", keep=0), *forms[1:]])
        many = [SeatForm(kind="bot")] * 5
        assert await refused(seats.set_seats(at.room, host, many)) == "too-many-seats"
        form = SettingsForm(options={"simplified": True}, chat=False, clock=60, pace=0)
        await lifecycle.set_settings(at.room, host, form)
        info = at.room.info()
        assert (info.options["simplified"], info.chat, info.clock) == (True, False, 60)
        wrong = SettingsForm(options={"simplyfied": True})
        assert await refused(lifecycle.set_settings(at.room, host, wrong)) == "game"
        await lifecycle.start(at.room, host)
        assert await refused(lifecycle.set_settings(at.room, host, form)) == "not-gathering"
        await lifecycle.set_settings(at.room, host, SettingsForm(clock=None))
        assert at.room.info().clock is None
        guest = Guest(place, at.table, [tokens["2"]])
        await guest.hello()
        assert fault_of(await guest.chat(0, "hello")) == "chat-off"
        assert isinstance(await guest.chat(0, phrase="hello"), Done)
        assert fault_of(await guest.chat(0)) == "text-or-phrase"


@in_a_loop
async def test_an_option_for_more_seats_is_refused_in_words_of_the_table():
    async with house() as place:
        at = await party(place, "envyra", 3, options={"start_player": "4"}, start=False)
        host = await at.host()
        assert await refused(lifecycle.start(at.room, host)) == "option-needs-seats"
        await lifecycle.set_settings(at.room, host, SettingsForm(options={"start_player": "3"}))
        await lifecycle.start(at.room, host)


@in_a_loop
async def test_an_option_that_no_longer_fits_the_seats_falls_back_and_is_told():
    async with house() as place:
        options = {"grid": "4x3", "start_player": "3", "simplified": True}
        at = await party(place, "envyra", 3, options=options, start=False)
        host = await at.host()
        two = [SeatForm(kind="device", keep=0), SeatForm(kind="bot")]
        _, fallen = await seats.set_seats(at.room, host, two)
        assert fallen == {"grid": "4x3", "start_player": "3"}
        now = at.room.sheet.options
        assert (now["grid"], now["start_player"], now["simplified"]) == ("auto", "random", True)
        await lifecycle.start(at.room, host)  # nothing is refused


@in_a_loop
async def test_what_was_chosen_for_seats_that_are_still_to_come_stays():
    async with house() as place:
        at = await party(place, "envyra", 2, options={"start_player": "4"}, start=False)
        host, bots = await at.host(), [SeatForm(kind="bot")]
        kept = [SeatForm(kind="device", keep=0), SeatForm(kind="device", keep=1)]
        assert (await seats.set_seats(at.room, host, kept + bots))[1] == {}
        assert at.room.sheet.options["start_player"] == "4"
        await seats.set_seats(at.room, host, kept + 2 * bots)
        await lifecycle.start(at.room, host)


@in_a_loop
async def test_too_few_people_are_too_few_at_the_start():
    async with house() as place:
        at = await party(place, "rawsiko", 2, start=False)
        assert await refused(lifecycle.start(at.room, await at.host())) == "too-few-seats"
        assert at.room.sheet.status == "gathering"


@in_a_loop
async def test_a_seat_is_handed_over_once_and_in_time():
    time = Time()
    async with house(time=time) as place:
        at = await party(place, "envyra", 2)
        mine = await at.caller(at.tokens[0])
        secret = await seats.hand_over(at.room, mine, 0)
        seat, token = await seats.take_over(at.room, secret)
        assert (seat, (await at.caller(token)).seats) == (0, (0,))
        at.listen()
        assert at.guests[0].of(Welcome)[-1].seats == []  # the old device only watches now
        assert at.guests[0].views[None] == at.room.table.board.state.view(None)
        assert fault_of(await at.guests[0].move(0)) == "not-your-seat"
        assert await refused(seats.take_over(at.room, secret)) == "link-used-or-late"
        late = await seats.hand_over(at.room, await at.caller(token), 0)
        time.pass_(121)
        assert await refused(seats.take_over(at.room, late)) == "link-used-or-late"
        newer = await seats.hand_over(at.room, await at.caller(token), 0)
        time.wall -= 3_600_000  # a clock that was put back opens no old links
        assert await refused(seats.take_over(at.room, newer)) == "link-used-or-late"


@in_a_loop
async def test_a_hand_over_whose_answer_was_lost_is_asked_for_again():
    async with house() as place:
        at = await party(place, "envyra", 2)
        secret = await seats.hand_over(at.room, await at.caller(at.tokens[0]), 0)
        own = new_token()
        assert await seats.take_over(at.room, secret, own) == (0, own)
        assert await seats.take_over(at.room, secret, own) == (0, own)
        assert await refused(seats.take_over(at.room, secret, new_token())) == "link-used-or-late"


@in_a_loop
async def test_a_hand_over_takes_the_seat_from_the_bot():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await seats.bot(at.room, await at.caller(at.tokens[1]), 1, "random")
        secret = await seats.hand_over(at.room, await at.caller(at.tokens[1]), 1)
        await seats.take_over(at.room, secret)
        assert at.room.info().seats[1].bot is None


@in_a_loop
async def test_the_host_ends_the_table():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await lifecycle.end(at.room, await at.host())
        info = at.room.info()
        assert (info.status, info.ended_by_host) == ("finished", True)
        assert len(info.seed) == 64
        assert at.onlooker.listen()[-1].seed == info.seed
        assert await refused(lifecycle.end(at.room, await at.host())) == "not-running"
        async with at.room.entered():
            record = await export.record_of(at.room)
        assert verify(parse(record.text()), registry.game_of(record)) is None


# Again, from here, from elsewhere.


@in_a_loop
async def test_a_rematch_has_everybody_one_seat_further_with_the_same_token():
    async with house() as place:
        at = await party(place, "envyra", 3)
        assert await refused(creation.rematch(at.house, at.room)) == "not-finished"
        await lifecycle.end(at.room, await at.host())
        info = await creation.rematch(at.house, at.room)
        assert [seat.name for seat in info.seats] == ["P1", "P2", "P0"]
        assert [seat.mark for seat in info.seats] == [1, 2, 0]  # colours follow people
        assert (await creation.rematch(at.house, at.room)).id == info.id
        assert at.onlooker.listen()[-1].table.rematch == info.id
        guest = Guest(place, info.id, [at.tokens[0]])
        assert (await guest.hello())[0].seats == [2]
        room = place.room(info.id)
        # A seat that is somebody else's now has a colour that nobody has; the others keep theirs.
        forms = [SeatForm(kind="bot"), SeatForm(kind="device", keep=1), SeatForm(kind="bot")]
        await seats.set_seats(room, await at.host(), forms)
        assert [seat.mark for seat in room.info().seats] == [0, 2, 1]
        await lifecycle.start(room, await at.host())
        assert room.sheet.status == "running"
        await lifecycle.end(room, await at.host())
        again = await creation.rematch(at.house, room)
        assert [(seat.name, seat.mark) for seat in again.seats] == [
            ("P2", 2),
            ("Bot 3", 1),
            ("Bot 1", 0),
        ]


async def has_its_history(forked, at):
    """What was played before it came here is told as it was told there, to each eye."""
    last = forked.opened.table.origin.moves
    for seat in (None, 0):
        async with at.room.entered():
            there, *_ = await at.room.history(0, seat, 10_000)
        expected = [entry.events for entry in there if entry.kind in ("started", "moved")]
        told, more = [], True
        while more:
            async with forked.room.entered() as table:
                after = max(0, len(told) - 1)
                page = await replay.before(forked.room, table, after, 7, seat)
            told += page.moves
            more = page.more
        assert [one.moves for one in told] == list(range(last + 1))
        assert [one.events for one in told] == expected[: last + 1]


@in_a_loop
@pytest.mark.parametrize("game", registry.names())
async def test_a_fork_goes_on_from_any_point_with_other_chance(game):
    async with house() as place:
        at = await party(place, game, 3)
        assert await refused(creation.fork_table(at.room, 3)) == "not-finished"
        await at.play()
        moves = at.room.sheet.moves
        assert await refused(creation.fork_table(at.room, moves + 1)) == "moves"
        forked = Party(place, await creation.fork_table(at.room, moves // 2))
        assert forked.opened.table.origin.table == at.table
        await has_its_history(forked, at)
        await forked.start()
        assert forked.room.info().commitment != at.room.info().commitment
        await forked.play()
        async with forked.room.entered():
            record = await export.record_of(forked.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None
        again = Party(place, await creation.fork_table(forked.room, len(record.moves) - 1))
        await again.start()
        await again.play()
        async with again.room.entered():
            record = await export.record_of(again.room)
        assert verify(parse(record.text()), registry.game_of(record)) is not None


@in_a_loop
async def test_records_are_imported_as_tables_of_one_device():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.play(9)
        await lifecycle.end(at.room, await at.host())
        async with at.room.entered():
            record = (await export.record_of(at.room)).text()
        taken = Party(
            place, await creation.import_record(place.services, RecordForm(record=record))
        )
        assert sorted(taken.tokens) == [0, 1]
        await taken.start()
        state, old = taken.room.table.board.state, at.room.table.board.state
        assert state.digest() == old.digest()
        await taken.play()
        async with taken.room.entered():
            whole = (await export.record_of(taken.room)).text()
        done = Party(place, await creation.import_record(place.services, RecordForm(record=whole)))
        assert done.opened.table.status == "finished"
        async with done.room.entered():
            assert (await export.record_of(done.room)).text() == whole
        assert (
            await refused(creation.import_record(place.services, RecordForm(record="nonsense")))
            == "record"
        )


# Onlookers, presence, questions.


@in_a_loop
async def test_onlookers_see_the_public_view_and_everything_after_the_end():
    async with house() as place:
        at = await party(place, "raw", 2)
        assert at.onlooker.views[None] == at.room.table.board.state.view(None)
        (page,) = await at.onlooker.say(History(id="h"))
        assert page.entries[0].kind == "started"
        assert page.entries[0].all is None
        await at.play()
        (page,) = await at.onlooker.say(History(id="h", limit=500))
        moved = [entry for entry in page.entries if entry.kind == "moved"]
        assert moved
        assert all(entry.move and entry.all is not None for entry in moved)
        (other,) = await at.onlooker.say(History(id="h", seat=0))
        assert fault_of(other) == "not-your-seat"


@in_a_loop
async def test_others_do_not_learn_what_was_moved():
    async with house() as place:
        at = await party(place, "envyra", 2)
        await at.guests[0].move(0)
        own = at.guests[0].of(News)[-1].entries[0]
        assert own.move.startswith("place")
        for guest in (at.guests[1], at.onlooker):
            guest.listen()
            assert guest.of(News)[-1].entries[0].move is None


@in_a_loop
async def test_ready_is_told_in_equal_length_whatever_was_chosen():
    """H6."""
    lengths = set()
    async with house(time=Time()) as place:
        for choice in (0, 5, -1):
            at = await party(place, "envyra", 2, options={"start_player": "1"})
            sent = []
            connection = at.guests[1].connection
            keep = connection.send_text
            connection.send_text = lambda text, keep=keep, sent=sent: (
                sent.append(text),
                keep(text),
            )
            await at.guests[0].move(0, at.guests[0].views[0]["moves"][choice])
            lengths.add(tuple(len(text) for text in sent))
    assert len(lengths) == 1


@in_a_loop
async def test_presence_is_told_to_all():
    async with house() as place:
        at = await party(place, "envyra", 2)
        assert who_is_there(at.onlooker) == ([True, True], 1)
        at.guests[1].connection.leave()
        at.onlooker.listen()
        assert who_is_there(at.onlooker) == ([True, False], 1)


@in_a_loop
async def test_questions_are_answered_and_change_nothing():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        guest, seq = at.guests[seat], at.room.sheet.seq
        legal = guest.views[seat]["moves"][0]
        (because,) = await guest.say(Why(id="1", seat=seat, move=legal))
        assert isinstance(because, Because)
        assert because.reason is None
        (because,) = await guest.say(Why(id="2", seat=seat, move="VNM>BRA 2"))
        assert because.reason.rule.startswith("rawsiko.")
        (helped,) = await guest.say(Aids(id="3", seat=seat))
        assert isinstance(helped, Helped)
        (answer,) = await guest.say(Follow(id="4", seat=seat, order="nonsense"))
        assert fault_of(answer) == "unreadable"
        other = (seat + 1) % 3
        for question in (
            Why(id="5", seat=other, move=legal),
            Aids(id="6", seat=other),
            Follow(id="7", seat=other, order="x"),
        ):
            (answer,) = await guest.say(question)
            assert fault_of(answer) == "not-your-seat"
        assert await guest.say(Ping()) == [Pong()]
        assert at.room.sheet.seq == seq


@in_a_loop
async def test_an_order_is_followed_move_by_move():
    async with house() as place:
        at = await party(place, "raw", 2)
        for _ in range(40):
            await at.play(1)
            for seat in at.waiting():
                (answer,) = await at.guests[seat].say(Follow(id="o", seat=seat, order="3>17"))
                assert isinstance(answer, Next | Refused)
            if at.room.sheet.status == "finished":
                break


# Coming back.


@in_a_loop
@pytest.mark.parametrize("missed", [1, 40, 90])
async def test_who_comes_back_knows_all_in_one_answer(missed):
    """R7: from memory, from the store, and after a restart."""
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        last = at.onlooker.seqs[None]
        at.onlooker.connection.leave()
        told = []
        for _ in range(missed):
            await at.play(1)
        for guest in (Guest(place, at.table), Guest(place, at.table, [at.tokens[1]])):
            welcome, view, *_ = await guest.hello(last)
            assert isinstance(welcome, Welcome)
            assert [entry.seq for entry in welcome.entries] == list(
                range(last + 1, last + missed + 1)
            )
            assert view.view == at.room.table.board.state.view(view.seat)
            told.append(welcome.entries)
        at.listen()
        live = [entry for news in at.guests[1].of(News) for entry in news.entries]
        assert told[1] == live[-missed:]
    async with house(store) as place:
        guest = Guest(place, at.table)
        assert (await guest.hello(last))[0].entries == told[0]


@in_a_loop
async def test_too_much_missed_is_said():
    async with house() as place:
        at = await party(place, "rawsiko", 3, start=False)
        for number in range(600):
            await lifecycle.set_settings(at.room, await at.host(), SettingsForm(pace=number))
        (welcome, *_) = await at.onlooker.hello(0)
        assert (len(welcome.entries), welcome.complete) == (499, False)
        (page,) = await at.onlooker.say(History(id="h", after=500, limit=200))
        assert (len(page.entries), page.more) == (101, False)
        assert isinstance(page, Page)


@in_a_loop
async def test_opening_a_long_game_reads_no_more_than_opening_a_short_one():
    async with house(snapshot_every=8) as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(60):
                if not at.waiting():
                    break
                await at.play(1)
                assert len((await place.services.store.load(at.table)).entries) < 8


@in_a_loop
async def test_a_table_sleeps_and_wakes_the_same():
    async with house(snapshot_every=4) as place:
        for game in registry.names():
            at = await party(place, game, 3)
            for _ in range(30):
                if not at.waiting():
                    break
                await at.play(1)
                digest = at.room.table.board.state.digest()
                at.room.sleep()
                assert at.room.table is None
                async with at.room.entered() as table:
                    assert table.board.state.digest() == digest
            await at.play()  # and the news still fit what the guests have


@in_a_loop
async def test_unused_tables_are_put_to_sleep():
    async with house(sleep_after=0.02) as place:
        at = await party(place, "envyra", 2)
        await asyncio.sleep(0.1)
        assert (place.awake(), len(place.rooms)) == (0, 1)
        await at.play(5)
        for guest in [*at.guests.values(), at.onlooker]:
            guest.connection.leave()
        await asyncio.sleep(0.1)
        assert not place.rooms


# Two processes, one log.


@in_a_loop
async def test_two_halls_serve_the_same_table():
    store, bus = MemoryStore(), LocalBus()
    async with house(store, bus) as one, house(store, bus) as two:
        at = await party(one, "rawsiko", 3)
        other = {seat: Guest(two, at.table, [token]) for seat, token in at.tokens.items()}
        for guest in other.values():
            await guest.hello()
        for count in range(40):
            (seat,) = at.waiting()
            who = (at.guests if count % 2 else other)[seat]
            await asyncio.sleep(0)
            answer = await who.move(seat)
            assert isinstance(answer, Done), answer
            await asyncio.sleep(0.002)
        at.listen()
        for seat, guest in other.items():
            guest.listen()
            assert guest.views == at.guests[seat].views


@in_a_loop
async def test_a_sleeping_table_hears_of_moves_elsewhere():
    store, bus = MemoryStore(), LocalBus()
    async with house(store, bus) as one, house(store, bus) as two:
        at = await party(one, "rawsiko", 3)
        sleeper = Guest(two, at.table)
        await sleeper.hello()
        two.room(at.table).sleep()
        await at.play(2)
        await asyncio.sleep(0.01)
        sleeper.listen()
        assert sleeper.views[None] == at.room.table.board.state.view(None)
        await at.play(2)
        await asyncio.sleep(0.01)
        sleeper.listen()
        assert sleeper.views[None] == at.room.table.board.state.view(None)


class SlowStore(MemoryStore):
    """Stores at once, and says so only when it may."""

    def __init__(self):
        super().__init__()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def append(self, *arguments):
        await super().append(*arguments)
        await self.may_answer.wait()


@in_a_loop
async def test_a_command_that_was_cut_off_while_it_was_stored_is_told_all_the_same():
    store = SlowStore()
    async with house(store) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        store.may_answer.clear()
        moving = asyncio.create_task(at.guests[seat].move(seat))
        await asyncio.sleep(0.01)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        store.may_answer.set()
        await at.onlooker.say(History(id="h"))  # whatever wakes the table
        at.listen()
        for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
            assert guest.views[eye] == at.room.table.board.state.view(eye)
        assert at.room.sheet.moves == 1


@in_a_loop
async def test_of_two_halls_that_do_not_hear_each_other_the_log_decides():
    store = MemoryStore()
    async with house(store) as one, house(store) as two:
        at = await party(one, "rawsiko", 3)
        (seat,) = at.waiting()
        deaf = Guest(two, at.table, [at.tokens[seat]])
        await deaf.hello()
        assert isinstance(await at.guests[seat].move(seat), Done)
        answer = await deaf.move(seat)
        assert isinstance(answer, Stale)
        assert answer.view == at.room.table.board.state.view(seat)
        assert isinstance(await deaf.move(seat), Done)


# Pinned.


@in_a_loop
@pytest.mark.parametrize(
    ("field", "pinned", "fault"),
    [
        ("rules", 99, "rules-changed"),
        ("content_digest", "0" * 32, "content-changed"),
        ("game", "chess", "game-missing"),
    ],
)
async def test_a_game_that_began_otherwise_says_that_it_cannot_go_on(field, pinned, fault):
    store = MemoryStore()
    async with house(store) as place:
        at = await party(place, "envyra", 2)
        await at.play(3)
    first = log.read(store.logs[at.table][0].data)
    setattr(first, field, pinned)
    store.logs[at.table][0].data = log.write(first)
    store.snapshots.clear()
    async with house(store) as place:
        guest = Guest(place, at.table, [at.tokens[0]])
        welcome, view, *_ = await guest.hello(0)
        assert welcome.table.stuck.fault == fault
        assert view.view is None
        assert [entry.kind for entry in welcome.entries] == ["started", *["moved"] * 3]
        move = Move(command="x", seat=0, expected=guest.seqs[0], move=0)
        assert fault_of(await guest.answer(move)) == fault


# Faults.


@in_a_loop
async def test_what_can_not_be_stored_is_refused_and_changes_nothing():
    """R15."""
    async with house() as place:
        at = await party(place, "envyra", 2)
        digest, seq = at.room.table.board.state.digest(), at.room.sheet.seq
        place.services.store.fault = StoreFault("the disk is full")
        answer = await at.guests[0].move(0)
        assert (answer.reason.rule, answer.reason.fault) == ("ludoteka.store", "not-stored")
        assert not at.onlooker.listen()
        assert (at.room.table.board.state.digest(), at.room.sheet.seq) == (digest, seq)
        assert await refused(lifecycle.end(at.room, await at.host())) == "not-stored"
        new = NewTable(game="envyra", seats=[SeatForm(kind="bot")])
        assert await refused(creation.open_table(place.services, new)) == "not-stored"
        place.services.store.fault = None
        assert isinstance(await at.guests[0].move(0), Done)


@in_a_loop
async def test_bots_go_on_when_the_store_works_again(monkeypatch):
    monkeypatch.setattr("ludoteka.server.bots.scheduler.RETRY_SECONDS", 0.01)
    async with house() as place:
        at = await party(place, "envyra", 1, bots=1, start=False)
        await at.start()
        place.services.store.fault = StoreFault("the disk is full")
        await asyncio.sleep(0.05)
        place.services.store.fault = None
        await at.play()
        assert at.room.sheet.status == "finished"


UNREADABLE = [
    "",
    "nonsense",
    "[" * 4000,
    '{"type":"ping","x":1}',
    '{"type":"nothing"}',
    '{"type":"move","command":"a","seat":0,"expected":NaN,"move":0}',
    '{"type":"move","command":"a","seat":0,"expected":1e400,"move":0}',
    '{"type":"move","command":"a","seat":0,"expected":0,"move":' + "9" * 400 + "}",
    '{"type":"move","command":"a","seat":-1,"expected":0,"move":0}',
    '{"type":"move","command":"","seat":0,"expected":0,"move":0}',
    '{"type":"move","command":"a","seat":0,"expected":0,"move":{}}',
    '{"type":"say","command":"a","seat":0,"text":"' + "x" * 201 + '"}',
    '{"type":"say","command":"a","seat":0,"text":"\ud800"}',
    "x" * 8193,
    '{"type":"hello","table":"short"}',
]


@in_a_loop
@pytest.mark.parametrize("text", UNREADABLE)
async def test_what_can_not_be_read_is_named_and_changes_nothing(text):
    async with house() as place:
        at = await party(place, "envyra", 2)
        seq = at.room.sheet.seq
        (fault,) = await at.guests[0].say(text)
        assert (fault.code, bool(fault.text)) == ("unreadable", True)
        assert at.room.sheet.seq == seq
        assert isinstance(await at.guests[0].move(0), Done)


@in_a_loop
async def test_unknown_tables_and_wrong_tokens_are_named():
    async with house() as place:
        at = await party(place, "envyra", 2)
        stranger = Guest(place, "A" * 22)
        assert await stranger.hello() == [
            Fault(code="unknown-table", text="there is no such table")
        ]
        assert "A" * 22 not in place.rooms
        with pytest.raises(UnknownTable):
            async with place.room("B" * 22).entered():
                pass
        liar = Guest(place, at.table, ["x" * 32])
        (fault,) = await liar.hello()
        assert fault.code == "wrong-token"
        silent = Guest(place, at.table)
        (fault,) = await silent.say(Move(command="x", seat=0, expected=0, move=0))
        assert fault.code == "hello-first"


@in_a_loop
async def test_too_many_messages_are_told_to_wait_then_closed():
    time = Time()
    async with house(time=time, limits=Limits(messages=10)) as place:
        at = await party(place, "envyra", 2, start=False)
        guest = at.guests[0]
        await guest.hello()
        for _ in range(10):
            assert await guest.say(Ping()) == [Pong()]
        (wait,) = await guest.say(Ping())
        assert isinstance(wait, Wait)
        time.pass_(wait.seconds + 0.01)
        assert await guest.say(Ping()) == [Pong()]
        for _ in range(21):
            last = await guest.say(Ping())
        assert [type(message) for message in last] == [Bye]
        assert guest.connection.closed[0] == 1008
        other = at.guests[1]
        await other.hello()
        assert await other.say(Ping()) == [Pong()]


@in_a_loop
async def test_chat_has_its_own_pace():
    time = Time()
    async with house(time=time, limits=Limits()) as place:
        at = await party(place, "envyra", 2)
        answers = [await at.guests[0].chat(0, "hi") for _ in range(4)]
        assert [type(answer) for answer in answers] == [Done, Done, Done, Refused]
        assert answers[3].reason.fault == "too-fast"
        time.pass_(2.1)
        assert isinstance(await at.guests[0].chat(0, "hi"), Done)


@in_a_loop
async def test_a_client_that_does_not_read_is_closed_and_nobody_waits_for_it():
    async with house() as place:
        at = await party(place, "envyra", 2)
        slow = Guest(place, at.table, most=8_000)
        await slow.hello()
        for _ in range(30):
            await at.play(1)
        assert slow.connection.closed[0] == 1008
        assert len(slow.connection._outbox) == 1  # the goodbye


@in_a_loop
async def test_a_failure_within_is_told_without_a_trace(monkeypatch):
    async with house() as place:
        at = await party(place, "envyra", 2)

        def broken(*_):
            raise RuntimeError("a secret of the house")

        monkeypatch.setattr(at.room.table.board, "play", broken)
        (fault, bye) = await at.guests[0].say(
            Move(command="x", seat=0, expected=at.guests[0].seqs[0], move=0)
        )
        assert "secret" not in fault.text
        assert isinstance(bye, Bye)
        at.room.sleep()
        assert isinstance(await at.guests[1].move(1), Done)


@in_a_loop
async def test_one_connection_may_have_several_seats():
    async with house() as place:
        at = await party(place, "envyra", 3)
        both = Guest(place, at.table, [at.tokens[0], at.tokens[2], at.opened.host])
        welcome, *_ = await both.hello()
        assert (welcome.seats, welcome.host) == ([0, 2], True)
        assert sorted(both.views) == [0, 2]
        for seat in (0, 2):
            assert isinstance(await both.move(seat), Done)
        assert isinstance(await at.guests[1].move(1), Done)
        both.listen()
        for seat in (0, 2):
            assert both.views[seat] == at.room.table.board.state.view(seat)
        assert both.of(View)
