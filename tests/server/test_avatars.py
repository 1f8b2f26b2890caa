"""The animals that stand for seats: chosen, given, kept, and absent from what is older."""

import json

import pytest
from server.guests import Guest, house, in_a_loop, party, refused
from server.visits import a_scene, answer, bearing

from ludoteka.protocol.forms import JoinForm, NewTable, SeatForm
from ludoteka.protocol.server_messages import News, TableChanged
from ludoteka.protocol.values import ANIMALS
from ludoteka.server.commands import creation, lifecycle, seats
from ludoteka.server.table import log
from ludoteka.server.table.avatars import portraits
from ludoteka.server.table.log import Seat
from ludoteka.server.table.sheet import TableSheet

# Entries as the version before avatars wrote them.
OLD = (
    (
        b'{"kind":"opened","game":"envyra","rules":1,"content_name":"standard","content_digest":"d",'
        b'"options":{},"visibility":"private","chat":true,"pace":600,"seats":[{"kind":"device",'
        b'"name":"Ann","token":"a"},{"kind":"friend"},{"kind":"bot","name":"Bot 3",'
        b'"level":"greedy","bot":"greedy"}],"host":"h","invitation":"i","code":"abcdef"}'
    ),
    b'{"kind":"seated","seat":1,"name":"Bob","token":"b"}',
    (
        b'{"kind":"seats","seats":[{"kind":"device","name":"Ann","token":"a","mark":1},'
        b'{"kind":"friend","name":"Bob","token":"b"},{"kind":"bot","name":"Bot 3","level":"greedy",'
        b'"bot":"greedy"}]}'
    ),
    b'{"kind":"unseated","seat":1}',
    b'{"kind":"seated","seat":1,"name":"Eve","token":"e"}',
)


def shown(info):
    return [seat.avatar for seat in info.seats]


def test_older_logs_are_read_and_give_everybody_an_animal():
    sheet = TableSheet(id="a table")
    for seq, data in enumerate(OLD, start=1):
        entry = log.read(data)
        # Nothing is written that an older program does not know, and nothing is left out.
        assert json.loads(log.write(entry)) == json.loads(data)
        sheet.apply(entry, seq, 0)
    given = portraits(sheet.id, sheet.seats)
    assert len(set(given)) == 3
    assert set(given) <= set(ANIMALS)
    assert given == portraits(sheet.id, sheet.seats)


def test_an_animal_that_this_version_does_not_know_is_replaced():
    assert portraits("t", [Seat(kind="open", token="x", avatar="unicorn")])[0] in ANIMALS


@pytest.mark.parametrize("table", [str(number) for number in range(40)])
def test_nobody_has_the_animal_of_a_person_but_a_person(table):
    people = [Seat(kind="open", token="x", avatar="fox"), Seat(kind="open", token="y")]
    bots = [Seat(kind="bot", avatar=avatar) for avatar in ("fox", "owl", "owl", None)]
    given = portraits(table, [*people, *bots, Seat(kind="friend")])
    assert given[0] == "fox"
    assert given[3] == "owl"
    assert given[6] is None
    assert len(set(given)) == 7


def test_the_animals_of_others_stay_when_one_is_changed():
    places = [Seat(kind="open", token="x"), *[Seat(kind="bot") for _ in range(5)]]
    before = portraits("t", places)
    for chosen in ANIMALS:
        after = portraits("t", [Seat(kind="open", token="x", avatar=chosen), *places[1:]])
        moved = [seat for seat in range(1, 6) if after[seat] != before[seat]]
        assert moved == [seat for seat in range(1, 6) if before[seat] == chosen]


@in_a_loop
async def test_what_is_chosen_is_kept_through_seats_start_rematch_and_fork():
    async with house() as place:
        forms = [
            SeatForm(kind="device", name="Ann", avatar="hare"),
            SeatForm(kind="friend"),
            SeatForm(kind="bot", avatar="hare"),
        ]
        opened = await creation.open_table(place.services, NewTable(game="envyra", seats=forms))
        assert shown(opened.table)[:2] == ["hare", None]
        room = place.room(opened.table.id)
        form = JoinForm(name="Bob", invitation=opened.invitation, avatar="mole")
        _, bob = await seats.join(room, form)
        async with room.entered() as table:
            host = table.sheet.caller([table.sheet.host])
            assert portraits(room.id, table.sheet.seats)[2] not in ("hare", "mole")
        bot = "owl"
        kept = [
            SeatForm(kind="friend", keep=1),
            SeatForm(kind="device", keep=0),
            SeatForm(kind="bot", avatar=bot),
        ]
        await seats.set_seats(room, host, kept)
        assert shown(room.info()) == ["mole", "hare", bot]
        # The host changes the animals of the own device, not those of others.
        for seat in (0, 1):
            kept[seat].keep, kept[seat].avatar = seat, "crow"
        await seats.set_seats(room, host, kept)
        assert shown(room.info()) == ["mole", "crow", bot]
        await lifecycle.start(room, host)
        guest = Guest(place, room.id, [bob])
        await guest.hello()
        guest.listen()
        caller = room.sheet.caller([room.sheet.seats[0].token])
        await seats.set_avatar(room, caller, 0, "stork")
        told = guest.listen()
        assert shown([one for one in told if isinstance(one, TableChanged)][-1].table)[0] == "stork"
        assert not [one for one in told if isinstance(one, News)]  # no line of the log
        await lifecycle.end(room, host)
        assert await refused(seats.set_avatar(room, caller, 0, "bat")) == "not-running"
        assert shown(await creation.rematch(place, room)) == ["crow", bot, "stork"]
        assert shown((await creation.fork_table(room, 0)).table) == ["stork", "crow", bot]


@in_a_loop
async def test_whoever_leaves_before_the_start_takes_the_animal_along():
    async with house() as place:
        at = await party(place, "envyra", 2, start=False)
        await seats.set_avatar(at.room, await at.caller(at.tokens[0]), 0, "bat")
        assert shown(at.room.info())[0] == "bat"
        await seats.leave(at.room, await at.caller(at.tokens[0]), 0)
        assert shown(at.room.info())[0] is None


def test_the_endpoint(client):
    scene = a_scene(client)
    path = f"{scene.path}/seats/0/avatar"
    told = answer(client.put(path, json={"avatar": "otter"}, headers=bearing(scene.ann)))
    assert told["table"]["seats"][0]["avatar"] == "otter"
    told = client.put(path, json={"avatar": "unicorn"}, headers=bearing(scene.ann))
    assert told.status_code == 422
    answer(client.put(path, json={"avatar": None}, headers=bearing(scene.ann)))
    assert answer(client.get(scene.path))["table"]["seats"][0]["avatar"] in ANIMALS


def test_a_lesson_takes_the_learners_animal(client):
    form = {"game": "envyra", "names": ["Ann"], "avatars": ["lamb"]}
    seats = answer(client.post("/api/tutorials", json=form))["table"]["seats"]
    assert seats[0]["avatar"] == "lamb"
    assert len({seat["avatar"] for seat in seats}) == len(seats)
