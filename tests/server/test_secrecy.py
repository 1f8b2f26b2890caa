"""H2, H4, H5, H6: what a seat may not know changes no byte of what it is sent."""

import inspect
import random

import msgspec
import pytest
from server.guests import Time, house, party, within
from server.twins import Listener, asked, chatted, exported, hosted, scenes, swapped

from ludoteka.core import registry
from ludoteka.core.chance import Sealed
from ludoteka.protocol import answers, server_messages, table
from ludoteka.protocol.client_messages import Hello, Move, Undo
from ludoteka.protocol.server_messages import Done, Revealed, TableChanged
from ludoteka.server.table import room as rooms
from ludoteka.server.table import views

ALL_OF_RAW = {"drafting": True, "hunt": True, "underworld": True, "summoning": True}
GAMES = [
    ("envyra", 2, {}),
    ("envyra", 4, {"equilibrium": "C"}),
    ("envyra", 3, {"equilibrium": "B"}),
    ("rawsiko", 3, {"setup": "territories", "trade": True, "turns": 3}),
    ("raw", 3, {}),
    ("raw", 2, {"drafting": True}),
    ("raw", 4, ALL_OF_RAW | {"last_standing": True}),
]
SUMMONING = {"summoning": True}  # raw.71: cards are laid face down
MOMENTS = (0, 1, 4, 9, 20, 45)
# Two of each: a second deal proves the same, and takes as long.
LOTS = [0, pytest.param(1, marks=pytest.mark.thorough)]
MOVES = 40  # moves that a seat asks about


def some_moves(state, seat):
    """Moves that are allowed and others, as numbers and in notation."""
    chance = random.Random(len(state.moves(seat)))
    numbers = [chance.randrange(state.game.move_count) for _ in range(MOVES)]
    numbers += list(state.moves(seat))[:MOVES]
    return [*numbers, *(state.game.spell(number) for number in numbers[::5]), "nonsense"]


def alike(one, other):
    """The same texts; if not, where they part."""
    assert len(one) == len(other)
    for left, right in zip(one, other, strict=True):
        assert left == right


async def twins(scene, seat, number):
    """Two stores that differ only in what the seat may not know; None if nothing is hidden."""
    other = swapped(scene, seat, number)
    if other is None:
        return None
    return scene.stored(scene.state), scene.stored(other, seat), other


# H2.


@within(60)
@pytest.mark.parametrize("number", LOTS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_what_a_seat_asks_is_answered_alike(game, seats, options, number, monkeypatch):
    """Sync, reconnect, onlooker, history, why, aids, follow, refusals, stale, export."""
    pairs = 0
    async for scene in scenes(game, seats, options, number, MOMENTS, monkeypatch):
        for seat in range(seats):
            pair = await twins(scene, seat, number)
            if pair is None:
                continue
            pairs += 1
            told = []
            moves = some_moves(scene.state, seat)
            for store in pair[:2]:
                async with hosted(store) as place:
                    guest, onlooker = await asked(place, scene, seat, moves)
                    await chatted(guest, seat)
                    told.append((guest.told_since(0), onlooker.told_since(0)))
                    told[-1] += (await exported(place, scene, seat),)
            for one, other in zip(*told, strict=True):
                assert len(one) > 3
                alike(one, other)
    assert pairs >= seats


def tried(scene, state, seat, move):
    """The events of a move, and the position of chance behind it; None if it is not allowed."""
    if state.why_not(seat, move) is not None:
        return None
    chance, events = Sealed(scene.board.seed, scene.board.position), []
    state.copy().play(seat, move, chance, events)
    return events


def openly(scene, other, seat, moves):
    """The moves that are allowed in both states, and reveal nothing in either."""
    revealing = {kind.name for kind in type(scene.state.game).meta.events if kind.reveals}
    found = []
    for move in moves:
        both = [tried(scene, state, seat, move) for state in (scene.state, other)]
        if None not in both and not [e for told in both for e in told if e.kind in revealing]:
            found.append(move)
    return found


@within(60)
@pytest.mark.parametrize("number", LOTS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_moves_and_undo_are_told_alike(game, seats, options, number, monkeypatch):
    """Own moves, taking them back, and those of others: as long as nothing is revealed."""
    own = others = undone = 0
    async for scene in scenes(game, seats, options, number, MOMENTS, monkeypatch):
        for seat in range(seats):
            pair = await twins(scene, seat, number)
            if pair is None:
                continue
            for mover in scene.state.waiting_for():
                moves = openly(scene, pair[2], mover, list(scene.state.moves(mover))[:60])
                if not moves:
                    continue
                move = moves[number % len(moves)]
                told = []
                for store in pair[:2]:
                    async with hosted(store) as place:
                        told.append(await moved(place, scene, seat, mover, move))
                assert isinstance(told[0][0], Done)
                for one, other in zip(told[0][1:], told[1][1:], strict=True):
                    alike(one, other)
                own += mover == seat
                others += mover != seat
                undone += '"undone"' in str(told[0][1:])
    assert own > 0
    assert others > 0
    assert undone > 0


async def moved(place, scene, seat, mover, move):
    """The answer to a move, then what the seat and an onlooker are told of it and of its undo."""
    guest = Listener(place, scene.table, [scene.tokens[seat]])
    onlooker = Listener(place, scene.table)
    actor = Listener(place, scene.table, [scene.tokens[mover]])
    for who in (guest, onlooker, actor):
        await who.hello()
    message = Move(command="m", seat=mover, expected=scene.seq, move=move)
    answer = await (guest if mover == seat else actor).answer(message)
    undo = Undo(command="u", seat=mover, expected=scene.seq + 1)
    await (guest if mover == seat else actor).say(undo)
    await guest.say(Hello(table=scene.table, tokens=guest.tokens, last=scene.seq - 1))
    return answer, guest.told_since(0), onlooker.told_since(0), await exported(place, scene, seat)


CHOOSING = [
    ("envyra", 3, {}, "place"),
    ("raw", 3, {"drafting": True}, "pick"),
    ("raw", 3, {}, "keep"),  # lives
    ("raw", 2, {"trophies": "lives"}, "keep"),
]


@within(60)
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("game", "seats", "options", "verb"), CHOOSING)
async def test_what_is_chosen_at_once_changes_no_byte_for_the_others(
    game, seats, options, verb, number, monkeypatch
):
    """H6: "ready" is not only of equal length, it is the same."""
    async for scene in scenes(game, seats, options, number, (0,), monkeypatch):
        chooser = number % seats
        state = scene.state
        moves = state.moves(chooser)
        assert {state.game.describe(move)["verb"] for move in moves} >= {verb}
        told = {}
        for move in {moves[0], moves[len(moves) // 3], moves[len(moves) // 2], moves[-1]}:
            async with hosted(scene.stored(state)) as place:
                guests = [Listener(place, scene.table, [t]) for t in scene.tokens.values()]
                guests.append(Listener(place, scene.table))
                for guest in guests:
                    await guest.hello()
                other = guests[(chooser + 1) % seats]
                assert isinstance(await guests[chooser].move(chooser, move), Done)
                if seats > 2:  # who has thought again is told alike, too
                    assert isinstance(
                        await other.move((chooser + 1) % seats, command="other"), Done
                    )
                    assert isinstance(await guests[chooser].undo(chooser), Done)
                del guests[chooser]
                told[move] = [guest.told_since(0) for guest in guests]
        assert len(told) > 2
        first, *rest = told.values()
        assert all(one == first for one in rest)
        assert all('"ready"' in "".join(texts) for texts in first)
        assert seats == 2 or all('"undone"' in "".join(texts) for texts in first)


@within(60)
async def test_twins_can_fail(monkeypatch):
    """A server that shows what is hidden, or reads others' parts of the log, is found out."""
    fair_view, fair_entry = views.encoded, rooms.shown
    deck = msgspec.json.encode

    def leaking_view(state, seat):
        return fair_view(state, seat) | {"zz": deck(state.hidden())}

    def leaking_entry(entry, seq, at, seat, over=False):
        told = fair_entry(entry, seq, at, seat, over)
        if told is not None and told.kind == "moved":
            told.move = entry.move
        return told

    for game, seats, options in GAMES:
        async for scene in scenes(game, seats, options, 1, (4,), monkeypatch):
            real, other, _ = await twins(scene, 0, 1)
            for where, name, leak in (
                (views, "encoded", leaking_view),
                (rooms, "shown", leaking_entry),
            ):
                told = []
                with monkeypatch.context() as patch:
                    patch.setattr(where, name, leak)
                    for store in (real, other):
                        async with hosted(store) as place:
                            guest, _ = await asked(place, scene, 0, [0])
                            told.append(guest.told_since(0))
                assert told[0] != told[1], (game, name)


# H4.


def laying_down(state):
    """Moves of the seat on turn that lay a card face down, and then how little can be paid."""
    (mover,) = state.waiting_for()
    return mover, [m for m in state.moves(mover) if state.game.spell(m).startswith("down ")]


@within(60)
async def test_nobody_sees_which_card_is_laid_face_down(monkeypatch):
    """H4: a place on the table has a number; the number says nothing of the card in it."""
    compared = 0
    for number in range(12):
        async for scene in scenes("raw", 3, SUMMONING, number, range(3, 60, 4), monkeypatch):
            if len(scene.state.waiting_for()) != 1:
                continue
            mover, moves = laying_down(scene.state)
            stakes = {}
            for move in moves:
                after = scene.state.copy()
                after.play(mover, move, Sealed(bytes(32)))
                if after.waiting_for() == (mover,):
                    stakes[move] = after.moves(mover)
            both = [m for m in stakes if stakes[m][0] == stakes[moves[0]][0]][:4]
            if len(both) < 2:
                continue
            told = []
            for move in both:
                async with hosted(scene.stored(scene.state)) as place:
                    guests = {
                        seat: Listener(place, scene.table, [token])
                        for seat, token in scene.tokens.items()
                    }
                    guests[None] = Listener(place, scene.table)
                    for guest in guests.values():
                        await guest.hello()
                    for step in (move, stakes[move][0]):
                        assert isinstance(await guests[mover].move(mover, step), Done)
                    told.append([g.told_since(0) for s, g in guests.items() if s != mover])
            compared += 1
            assert all(one == told[0] for one in told), [scene.state.game.spell(m) for m in both]
    assert compared > 5


@within(60)
@pytest.mark.parametrize("options", [SUMMONING, SUMMONING | {"drafting": True}, ALL_OF_RAW])
async def test_a_card_that_is_not_shown_has_no_name_and_no_number_of_its_own(options):
    """H4: to others they are counted; those on the table have the number of their place."""
    down = buried = games = 0
    chance = random.Random(3)
    async with house() as place:
        while games < 40 and not (down > 10 and buried > 0):  # few cards are ever buried
            games += 1
            at = await party(place, "raw", 3, options=options)
            while at.room.sheet.status == "running" and at.room.sheet.moves < 250:
                await at.play(1, lambda seat, legal: chance.choice(legal))
                at.listen()
                if at.room.sheet.status != "running":
                    break
                for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
                    view = guest.views[eye]
                    assert all(type(count) is int for count in view["hands"] + view["lives"])
                    assert type(view["deck"]) is int
                    for name in ("shown_hands", "shown_lives"):
                        assert [n for n, cards in enumerate(view[name]) if cards is not None] in (
                            [],
                            [eye],
                        )
                    for entry in view["table"].values():
                        if entry["owner"] == eye:
                            continue
                        buried += entry.get("buried") is True
                        assert entry.get("buried", True) is True
                        if entry.get("down"):
                            down += 1
                            assert entry.keys() == {"owner", "down", "paid"}
    assert down > 10
    assert buried > 0


# H5.


def structs():
    """All structs that the server sends, by name."""
    return {
        name: kind
        for module in (server_messages, answers, table)
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct)
    }


SECRET = {"seed", "position", "counter", "chance", "settled", "hidden", "private", "all", "state"}


def test_no_message_has_a_field_for_a_secret_but_those_of_the_end():
    """H5: the field `all` of an entry, and `seed`, are filled in after the end only: see below."""
    found = {
        (name, field)
        for name, kind in structs().items()
        for field in kind.__struct_fields__
        if field in SECRET
    }
    assert found == {
        ("Entry", "all"),
        ("Entry", "settled"),  # to the seat itself, which is told so when it asks for an undo
        ("Revealed", "hidden"),
        ("Revealed", "seed"),
        ("Seeded", "seed"),
        ("TableInfo", "seed"),
    }


def test_tokens_are_sent_only_to_those_who_get_them():
    """And hashes of them to nobody: what is sent has no field for them."""
    carrying = {
        name
        for name, kind in structs().items()
        if {"token", "tokens", "host", "session", "handover"} & set(kind.__struct_fields__)
    }
    assert carrying == {"Opened", "Seated", "HandOver", "Session", "Welcome"}
    assert server_messages.Welcome.__annotations__["host"] == "bool"


@within(60)
@pytest.mark.parametrize("game", registry.names())
async def test_the_seed_is_told_with_the_end_and_not_before(game):
    """H5."""
    async with house(time=Time()) as place:
        at = await party(place, game, 3, start=False)
        listener = Listener(place, at.table, [at.tokens[1]])
        await listener.hello()
        await at.start()
        seed = at.room.sheet.seed
        assert len(seed) == 64
        for moves in (2, 28):
            await at.play(moves)
            if at.room.sheet.status == "finished":
                break  # it is a short game
            told = [text for text in listener.told_since(0) if seed in text or '"all"' in text]
            assert not told
        await at.play()
        listener.listen()
        (revealed,) = listener.of(Revealed)
        assert revealed.seed == listener.of(TableChanged)[-1].table.seed == seed
        told = [text for text in listener.raw if seed in text]
        assert [msgspec.json.decode(text)["type"] for text in told] == ["table", "revealed"]
