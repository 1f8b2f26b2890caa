"""What would you do? Answered to those who sit there, from what they may know, once at a time."""

import asyncio
import re
from types import SimpleNamespace

import fluent_folders
import pytest
from msgspec import json
from server.guests import Thoughtless, fault_of, house, in_a_loop, party
from server.twins import Listener, hosted, scenes, swapped

from ludoteka.core import registry
from ludoteka.protocol.client_messages import Hello, Hint
from ludoteka.protocol.forms import SettingsForm
from ludoteka.protocol.server_messages import Done, Hinted, Refused
from ludoteka.server.commands import creation, lifecycle
from ludoteka.server.table import log
from ludoteka.server.table.sheet import TableSheet
from ludoteka.text import Texts

GAMES = [
    ("envyra", 3, {"equilibrium": "C"}),
    ("rawsiko", 3, {"setup": "territories"}),
    ("raw", 3, {}),
]


async def asked(guest, seat):
    (answer,) = [
        one for one in await guest.say(Hint(id="h", seat=seat)) if isinstance(one, Hinted | Refused)
    ]
    return answer


# What RAWsiko's hints say of a move without weighing it: its price, its odds, the whole plan.
FACTS = ("empties", "empties-won", "chance", "long-shot", "plan", "group")


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_a_hint_is_a_move_that_can_be_played_with_reasons(game, seats, options):
    async with house() as place:
        at = await party(place, game, seats, options=options)
        told = set()
        for _ in range(24):
            (seat, *_) = at.waiting()
            guest = at.guests[seat]
            answer = await asked(guest, seat)
            assert isinstance(answer, Hinted), answer
            assert answer.number in guest.views[seat]["moves"]
            assert at.room.table.game().spell(answer.number) == answer.move
            decisive = [g.worth for g in answer.grounds if g.name not in FACTS]
            assert decisive == sorted(decisive, reverse=True)
            assert all(worth > 0 for worth in decisive)
            assert all(g.worth == 0 for g in answer.grounds if g.name in FACTS)
            told |= {ground.name for ground in answer.grounds}
            assert await asked(guest, seat) == answer, "as long as nothing has moved"
            assert isinstance(await guest.move(seat, answer.number), Done)
        assert len(told) >= 3


@in_a_loop
async def test_only_whoever_sits_there_and_has_to_move_gets_one():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        other = (seat + 1) % 3
        assert fault_of(await asked(at.guests[other], seat)) == "not-your-seat"
        assert fault_of(await asked(at.onlooker, seat)) == "not-your-seat"
        assert fault_of(await asked(at.guests[other], other)) == "not-your-turn"
        await lifecycle.pause(at.room, await at.host(), True)
        assert fault_of(await asked(at.guests[seat], seat)) == "paused"
        await lifecycle.pause(at.room, await at.host(), False)
        await lifecycle.end(at.room, await at.host())
        assert fault_of(await asked(at.guests[seat], seat)) == "not-running"


@in_a_loop
async def test_the_host_switches_them_off_for_everybody_and_a_rematch_keeps_it():
    async with house() as place:
        at = await party(place, "rawsiko", 3)
        assert at.room.info().hints, "as long as nobody says otherwise"
        (seat,) = at.waiting()
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(hints=False))
        assert not at.room.info().hints
        assert fault_of(await asked(at.guests[seat], seat)) == "hints-off"
        assert fault_of(await asked(at.onlooker, seat)) == "not-your-seat"
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(chat=False))
        assert not at.room.info().hints, "what is left out stays"
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(hints=True))
        assert isinstance(await asked(at.guests[seat], seat), Hinted)
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(hints=False))
        assert fault_of(await asked(at.guests[seat], seat)) == "hints-off", "also a known one"
        await lifecycle.end(at.room, await at.host())
        assert not (await creation.rematch(at.house, at.room)).hints


@in_a_loop
async def test_switched_off_while_one_is_thought_about():
    pool = Slow(clever=True)
    async with house(pool=pool) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        hint = await pool.begin(at.guests[seat], seat)
        await lifecycle.set_settings(at.room, await at.host(), SettingsForm(hints=False))
        pool.go.set()
        assert fault_of(await hint) == "hints-off"


def test_tables_of_before_have_hints():
    """Neither their log nor their kept sheet says anything about it."""
    old = log.SettingsSet(options={}, visibility="private", chat=True, clock=None, pace=0)
    assert b"hints" not in json.encode(old)
    assert json.decode(json.encode(old), type=log.SettingsSet).hints
    assert json.decode(b'{"id": "t"}', type=TableSheet).settings.hints


class Slow(Thoughtless):
    """Thinks until it is let go; then it has no idea, unless it is clever."""

    def __init__(self, *, clever=False):
        super().__init__()
        self.clever = clever
        self.go, self.asked = asyncio.Event(), 0

    async def begin(self, guest, seat):
        """A hint that is asked for, and thought about from here on: the task that gets it."""
        hint = asyncio.create_task(asked(guest, seat))
        while not self.asked:
            await asyncio.sleep(0)
        return hint

    async def suggest(self, task):
        self.asked += 1
        await self.go.wait()
        return await super().suggest(task) if self.clever else None


@in_a_loop
async def test_one_at_a_time_and_the_game_goes_on_meanwhile():
    pool = Slow()
    async with house(pool=pool) as place:
        at = await party(place, "envyra", 2)
        first = await pool.begin(at.guests[0], 0)
        again = Listener(place, at.table, [at.tokens[0]])
        await again.hello()
        assert fault_of(await asked(again, 0)) == "hint-busy"
        assert isinstance(await at.guests[1].move(1), Done), "nobody waits for a hint"
        pool.go.set()
        assert fault_of(await first) == "no-hint"
        assert fault_of(await asked(again, 0)) == "no-hint", "and it can be asked for again"


@in_a_loop
async def test_a_hint_that_comes_too_late_is_none():
    pool = Slow(clever=True)
    async with house(pool=pool) as place:
        at = await party(place, "rawsiko", 3)
        (seat,) = at.waiting()
        hint = await pool.begin(at.guests[seat], seat)
        again = Listener(place, at.table, [at.tokens[seat]])
        await again.hello()
        assert isinstance(await again.move(seat), Done)
        pool.go.set()
        assert fault_of(await hint) == "no-hint"


@in_a_loop
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_h9_what_a_seat_may_not_know_changes_no_letter_of_its_hints(
    game, seats, options, monkeypatch
):
    fixed = SimpleNamespace(token_bytes=lambda size: b"x" * size, choice=lambda row: row[0])
    monkeypatch.setattr("ludoteka.server.bots.scheduler.secrets", fixed)
    pairs = 0
    async for scene in scenes(game, seats, options, 1, (0, 3, 9, 21, 40), monkeypatch):
        for seat in scene.state.waiting_for():
            other = swapped(scene, seat)
            if other is None:
                continue
            pairs += 1
            told = []
            for store in (scene.stored(scene.state), scene.stored(other, seat)):
                async with hosted(store) as place:
                    guest = Listener(place, scene.table, [scene.tokens[seat]])
                    await guest.say(Hello(table=scene.table, tokens=guest.tokens))
                    mark = len(guest.raw)
                    assert isinstance(await asked(guest, seat), Hinted)
                    told.append(guest.told_since(mark))
            assert told[0] == told[1]
    assert pairs >= 3


AGAINST = {"blocked", "second-cube", "leaving", "effort", "losses", "backburn"}  # never told


def test_every_ground_has_its_sentence():
    """In English; the other languages are compared with it elsewhere."""
    told = 0
    for name in fluent_folders.games():
        game = registry.make(name)
        if game.sense() is None:
            continue
        bots = fluent_folders.game_folder(name) / "bots"
        source = "".join(path.read_text(encoding="utf-8") for path in sorted(bots.glob("*.py")))
        names = set(re.findall(r'Ground\(\s*"([a-z-]+)"', source))
        names |= {
            word
            for line in re.findall(r'"[a-z-]+" if .* else "[a-z-]+"', source)
            for word in re.findall(r'"([a-z-]+)"', line)
        }
        lacking = [one for one in sorted(names - AGAINST) if not Texts(game).has("hint", one)]
        assert lacking == []
        told += len(names)
    assert told > 24
