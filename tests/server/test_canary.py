"""H3, H5: nothing hidden is ever told to those who may not know it; and a leak is noticed."""

import argparse
import asyncio
import hashlib
import itertools
import json
import random

import pytest
from server.guests import house, party

from ludoteka.cli.commands import canary as command
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.record import parse
from ludoteka.drills import canary as canary_drill
from ludoteka.drills.canary.canary_words import CANARY, content_with_canaries
from ludoteka.drills.canary.drill import SERVER_FLAGS, canary_at
from ludoteka.drills.canary.heard import Heard
from ludoteka.drills.canary.judge import Judge
from ludoteka.drills.canary.knowledge import Knowledge
from ludoteka.drills.canary.plans import GamePlan, random_plans
from ludoteka.drills.canary.secrets import spellings
from ludoteka.drills.canary.table import ListenedTable
from ludoteka.drills.server_process import own_server
from ludoteka.protocol.client_messages import Past, Sketch
from ludoteka.protocol.table import Entry
from ludoteka.server.queries import export, past, text_board
from ludoteka.server.table import subscribers
from ludoteka.server.table import views as sight
from ludoteka.server.table.table import Table

ALL_OF_RAW = {"drafting": True, "hunt": True, "underworld": True, "summoning": True}
PLANS = [
    GamePlan("envyra", 3, {"equilibrium": "C"}),
    GamePlan("envyra", 4, {"equilibrium": "B", "simplified": True}),
    GamePlan("rawsiko", 3, {"turns": 3, "setup": "territories"}),
    GamePlan("raw", 2, {"drafting": True, "trophies": "lives"}),
    GamePlan("raw", 3, ALL_OF_RAW),
]


def test_whole_games_over_real_connections_tell_nobody_too_much():
    with own_server(SERVER_FLAGS) as serving:
        result = canary_at(serving, PLANS, seed=1)
    assert result["faults"] == []
    assert (result["games"], result["hits"]) == (len(PLANS), 0)
    assert result["canaries"] > 500
    assert result["frames"] > 10 * result["moves"] / 3
    heard = {"welcome", "view", "news", "stale", "because", "helped", "page", "refused"}
    heard |= {"moments", "sketched", "hinted"}
    assert heard | {"GET /history", "GET /record"} <= result["kinds"].keys()


def test_a_view_that_is_anothers_is_noticed_though_the_game_can_not_go_on(monkeypatch):
    """Seen by one who is offered moves that are refused; the game is ended, and searched."""
    fair = ListenedTable.view

    def anothers(listener):
        view = fair(listener)
        return view if listener.seat else view | {"moves": [0]}  # the first of all moves: "end"

    monkeypatch.setattr(ListenedTable, "view", staticmethod(anothers))
    with own_server(SERVER_FLAGS) as serving:
        result = canary_at(serving, [GamePlan("rawsiko", 3, {"turns": 3})], seed=1)
    assert (result["games"], result["hits"]) == (1, 1)
    assert "contradiction: " in result["faults"][0]


def test_plans_are_of_all_games_with_options_that_hide_something():
    plans = random_plans(60, random.Random(1))
    assert {plan.game for plan in plans} == set(registry.names())
    assert {plan.seats for plan in plans if plan.game == "raw"} == {2, 3, 4}
    assert {plan.options["equilibrium"] for plan in plans if plan.game == "envyra"} >= {"B", "C"}
    variants = {tuple(plan.options.values()) for plan in plans if plan.game == "raw"}
    assert len(variants) > 10


def test_the_command_line_tells_the_figures(monkeypatch, capsys):
    figures = {"games": 3, "hits": 0, "faults": []}
    monkeypatch.setattr(canary_drill, "canary", lambda games, say: figures | {"games": games})
    assert command.run(argparse.Namespace(games=3, json=True)) == 0
    assert json.loads(capsys.readouterr().out) == figures
    figures |= {"hits": 1, "faults": ["seed: told to seat 1"]}
    assert command.run(argparse.Namespace(games=3, json=False)) == 1
    assert "FAULT seed: told to seat 1" in capsys.readouterr().out


# Canaries.


# Games whose content can be written anew, so that what is hidden has words of its own.
WITH_WORDS = [name for name in registry.names() if content_with_canaries(name, random.Random(1))]


@pytest.mark.parametrize("game", WITH_WORDS)
def test_every_hidden_thing_has_a_word_of_its_own(game):
    content = content_with_canaries(game, random.Random(1))
    made = registry.make(game, {}, content)
    state = Knowledge(made, 3, bytes(32), [started()]).moments[0].state
    named = CANARY.findall(json.dumps(made.content()))
    ids = [line for line in content.splitlines() if CANARY.fullmatch(line[6:-1])]
    assert len(set(named)) == len(set(ids)) == len(ids) >= 40
    hidden = CANARY.findall(json.dumps(state.hidden()))
    assert len(set(hidden)) == len(hidden) > 10


def test_content_that_can_not_be_written_anew_is_matched_by_whole_strings():
    made = registry.make("rawsiko")
    knowledge = Knowledge(made, 3, bytes(32), [started()], own_ids=True)
    (moment,) = knowledge.moments
    own = set(moment.state.hidden()["objectives"][1])
    assert moment.known[1] == own
    assert moment.known[None] == frozenset()
    assert knowledge.hidden >= own
    assert not knowledge.canaries.found("tyres, or fertilisers")


def started():
    return Entry(seq=2, at=0, kind="started")


# What is known when.


def test_what_is_shown_is_known_until_it_is_out_of_sight():
    """A card of RAW that was shown is not known any more once it is shuffled and drawn."""
    content = content_with_canaries("raw", random.Random(1))
    forgotten = learned = games = 0
    while games < 20 and not (forgotten and learned > 30):
        games += 1
        traffic = asyncio.run(listened("raw", {"last_standing": True}, content))
        moments = traffic.knowledge.moments
        for before, after in itertools.pairwise(moments):
            learned += len(after.known[None] - before.known[None])
            lost = before.known[None] - after.known[None]
            assert all(word in after.places for word in lost)
            forgotten += len(lost)
    assert learned > 30
    assert forgotten > 0


# A leak of each kind is noticed. The house is real, but for the leak; only the wires are missing.


class Traffic:
    """All that the guests of a whole game were told, and what they might know."""

    def __init__(self, knowledge, record, tokens, hashes, heard):
        self.knowledge, self.heard = knowledge, heard
        self.judge = Judge(knowledge, record.seed, tokens, hashes)
        self.seed, self.tokens = record.seed, tokens

    def hits(self, heard=None):
        before = len(self.judge.hits)
        for one in self.heard if heard is None else [heard]:
            self.judge.judge(one)
        return self.judge.hits[before:]

    def kinds(self):
        return {hit.kind for hit in self.hits()}


async def listened(game="raw", options=None, content=None, seats=3, chat=None):
    if content is None:
        content = content_with_canaries(game, random.Random(1))
    async with house() as place:
        at = await party(place, game, seats, options=options or {}, content=content, start=False)
        heard = []
        for seat, guest in [*at.guests.items(), (None, at.onlooker)]:
            keep_all(guest, seat, heard)
        await at.start()
        if chat is not None:
            await at.guests[1].chat(1, chat(at))
        chance = random.Random(2)
        for _ in range(20):
            await at.play(1, lambda seat, legal: chance.choice(legal))
            for seat in at.waiting()[:1]:  # most are refused
                await at.guests[seat].undo(seat)
        for eye, guest in [*at.guests.items(), (None, at.onlooker)]:
            await guest.say(Past(id="p", seat=eye, limit=50))
            await guest.say(Sketch(id="s", seat=eye))
            await guest.say(Sketch(id="o", seat=eye, outline=True))
        await at.play()
        async with at.room.entered():
            record = parse((await export.record_of(at.room)).text())
            log = await export.story_of(at.room, None)
            table = at.room.info()
        knowledge = Knowledge(registry.make(game, record.options, content), seats, record.seed, log)
        hashes = [record.commitment, table.content_digest, table.id]
        tokens = {**at.tokens, "host": at.opened.host, "invitation": at.opened.invitation}
        return Traffic(knowledge, record, tokens, hashes, heard)


def keep_all(guest, seat, heard):
    send = guest.connection.send_text
    known = [0]

    def keep(text):
        message = json.loads(text)
        heard.append(Heard(seat, known[0], text))
        known[0] = max(known[0], message.get("seq", 0))
        send(text)

    guest.connection.send_text = keep


def leaked(**how):
    return asyncio.run(listened(**how)).kinds()


@pytest.mark.parametrize("game", registry.names())
def test_a_server_that_keeps_its_secrets_is_found_innocent(game):
    assert leaked(game=game) == set()


@pytest.mark.parametrize(
    ("game", "options"),
    [("rawsiko", {}), ("raw", {}), ("raw", {"drafting": True}), ("envyra", {"equilibrium": "B"})],
)
def test_a_view_of_what_is_hidden_is_noticed(monkeypatch, game, options):
    """One thing out of all, to everybody: an objective, a hand, the deck, a tile of the bag."""

    def encoded(state, seat):
        found = {name: json.dumps(value).encode() for name, value in state.view(seat).items()}
        thing = min(CANARY.findall(json.dumps(state.hidden())))
        return dict(sorted((found | {"extra": json.dumps(thing).encode()}).items()))

    monkeypatch.setattr(sight, "encoded", encoded)
    assert "hidden word" in leaked(game=game, options=options)


def test_another_seats_view_is_noticed(monkeypatch):
    fair = sight.encoded

    def encoded(state, seat):
        return fair(state, 0) | {"moves": fair(state, seat)["moves"]}

    monkeypatch.setattr(sight, "encoded", encoded)
    assert leaked(game="rawsiko") >= {"hidden word", "another's digest", "unknown hash"}


def test_a_card_that_is_followed_out_of_sight_is_noticed(monkeypatch):
    """H4: everybody saw the card once; where it is now, nobody may be told."""
    fair, open_once = sight.encoded, set()

    def encoded(state, seat):
        fields = fair(state, None)
        open_once.update(CANARY.findall(str(fields)))
        hidden = CANARY.findall(json.dumps(state.hidden()))
        followed = [word for word in hidden if word in open_once]
        return fair(state, seat) | {"zz": json.dumps(followed).encode()}

    monkeypatch.setattr(sight, "encoded", encoded)
    options = {"hunt": True, "summoning": True, "last_standing": True}
    found = set()
    for _ in range(10):  # not in every game is a card shuffled, or laid face down
        open_once.clear()
        found |= leaked(options=options)
        if "hidden word" in found:
            break
    assert "hidden word" in found


@pytest.mark.parametrize("game", WITH_WORDS)
def test_private_parts_of_events_are_noticed(monkeypatch, game):
    def seen(events, seat):
        merged = [[event["public"] or {}, *event["private"].values()] for event in events]
        return [
            {"kind": event["kind"], **{k: v for part in parts for k, v in part.items()}}
            for event, parts in zip(events, merged, strict=True)
        ]

    monkeypatch.setattr(sight, "_seen", seen)
    options = {"equilibrium": "C"} if game == "envyra" else {}
    assert leaked(game=game, options=options) >= {"hidden word", "other events"}


def test_another_seats_move_is_noticed(monkeypatch):
    fair = subscribers.shown

    def shown(entry, seq, at, seat, over=False):
        told = fair(entry, seq, at, seat, over)
        if told is not None and told.kind == "moved":
            told.move = entry.move
        return told

    monkeypatch.setattr(subscribers, "shown", shown)
    assert "another's move" in leaked(game="envyra")


@pytest.mark.parametrize(
    ("game", "options"), [("envyra", {}), ("raw", {}), ("raw", {"drafting": True})]
)
def test_a_secret_choice_is_noticed(monkeypatch, game, options):
    fair = sight.encoded

    def encoded(state, seat):
        choices = [state.view(other).get("choice") for other in range(state.seats)]
        more = {"zz": json.dumps(choices, separators=(",", ":")).encode()}
        return fair(state, seat) | more

    monkeypatch.setattr(sight, "encoded", encoded)
    assert "choice" in leaked(game=game, options=options)


def test_an_offer_of_other_moves_is_noticed(monkeypatch):
    fair = sight.offered

    def offered(game, fields):
        offer = json.loads(fair(game, fields))
        return json.dumps(offer | {"choices": offer["choices"][1:]}).encode()

    monkeypatch.setattr(sight, "offered", offered)
    assert leaked(game="envyra") == {"other offer"}


def test_what_is_hidden_is_noticed_in_an_offer(monkeypatch):
    """A choice with one word too many."""
    fair, states = sight.SeatView.look, []

    def look(eye, state, seq):
        states.append(state)
        return fair(eye, state, seq)

    def gloss(game, data, view):
        return data | {"next": max(CANARY.findall(json.dumps(states[-1].hidden())))}

    monkeypatch.setattr(sight.SeatView, "look", look)
    monkeypatch.setattr(registry.find("raw"), "gloss", gloss)
    assert "hidden word" in leaked()


@pytest.mark.parametrize("leak", ["hidden", "another", "later"])
def test_a_past_that_shows_too_much_is_noticed(monkeypatch, leak):
    """What is hidden, what another saw, and what was seen at another moment."""
    fair = past.encoded

    def encoded(state, seat):
        if leak == "another":
            return fair(state, 0)
        if leak == "later":
            after = state.copy()
            waiting = after.waiting_for()
            after.play(waiting[0], after.moves(waiting[0])[0], Quick(1))
            return fair(after, seat)
        return fair(state, seat) | {"zz": json.dumps(state.hidden()).encode()}

    monkeypatch.setattr(past, "encoded", encoded)
    expected = {"another view"} if leak == "later" else {"another view", "hidden word"}
    assert leaked() >= expected


def test_a_sketch_of_what_is_hidden_is_noticed(monkeypatch):
    """The drawing of another's view."""
    drawn, views = text_board.drawn, []

    def anothers(game, view, names, language):
        views.append(view)
        return drawn(game, views[0], names, language)  # seat 0 has asked first

    monkeypatch.setattr(text_board, "drawn", anothers)
    assert "hidden word" in leaked()


def test_an_empty_choice_is_no_canary_but_its_notation_is():
    """RAW: whoever keeps no card has chosen [], which stands in every view."""
    made = registry.make("raw", {}, content_with_canaries("raw", random.Random(1)))
    notation = "keep none"
    log = [started(), Entry(seq=3, at=0, kind="moved", seat=1, move=notation)]
    knowledge = Knowledge(made, 3, bytes(32), log)
    moment = knowledge.moments[-1]
    assert moment.state.view(1)["choice"] == []
    judge = Judge(knowledge, bytes(32), {}, [])
    judge.judge(Heard(0, 3, json.dumps({"type": "helped", "id": "x", "aids": {"attacks": []}})))
    assert judge.hits == []
    judge.judge(Heard(0, 3, json.dumps({"type": "helped", "id": "x", "aids": {"of 1": notation}})))
    assert [hit.kind for hit in judge.hits] == ["choice"]


def test_a_hint_may_be_what_another_has_chosen_but_only_a_move_of_its_own_seat():
    made = registry.make("raw", {}, content_with_canaries("raw", random.Random(1)))
    log = [started(), Entry(seq=3, at=0, kind="moved", seat=1, move="keep 1 2")]
    knowledge = Knowledge(made, 3, bytes(32), log)
    judge = Judge(knowledge, bytes(32), {}, [])
    hint = {"type": "hinted", "id": "x", "seq": 3, "grounds": []}
    for move in ("keep 1 2", "feed"):
        told = hint | {"move": move, "number": made.read(move)}
        judge.judge(Heard(0, 3, json.dumps(told)))
    assert [hit.kind for hit in judge.hits] == ["foreign hint"]


@pytest.mark.parametrize("spelling", range(10))
def test_the_seed_is_noticed_in_whatever_letters(monkeypatch, spelling):
    fair = Table.info

    def info(table, *more):
        told = fair(table, *more)
        if table.sheet.seed:
            form = spellings(bytes.fromhex(table.sheet.seed))[spelling]
            told.title = f"RAW, {form[3:19]}"  # no more than 16 letters out of its midst
        return told

    monkeypatch.setattr(Table, "info", info)
    assert "seed" in leaked()


def test_the_seed_itself_and_the_place_of_chance_are_noticed_by_their_names(monkeypatch):
    fair = sight.encoded
    monkeypatch.setattr(sight, "encoded", lambda *at: fair(*at) | {"position": b"17"})
    assert leaked(game="envyra") == {"forbidden field", "another's digest", "unknown hash"}


def test_the_digest_of_the_full_state_is_noticed(monkeypatch):
    fair = sight.SeatView.look

    def look(eye, state, seq):
        told = fair(eye, state, seq)
        eye.digest = state.digest()
        return told

    monkeypatch.setattr(sight.SeatView, "look", look)
    assert leaked() == {"state digest", "another's digest", "unknown hash"}


def test_the_digest_of_anothers_view_is_noticed(monkeypatch):
    fair = sight.SeatView.look

    def look(eye, state, seq):
        told = fair(eye, state, seq)
        eye.digest = state.view_digest(0)
        return told

    monkeypatch.setattr(sight.SeatView, "look", look)
    assert leaked() == {"another's digest", "unknown hash"}


def test_another_seats_token_is_noticed_and_its_hash():
    assert leaked(chat=lambda at: f"this is how I get in: {at.tokens[1]}") == {"token"}
    assert "hash of a token" in leaked(
        chat=lambda at: hashlib.sha256(at.tokens[1].encode()).hexdigest()
    )
    assert leaked(chat=lambda at: at.opened.host) == {"token"}


def test_what_is_told_a_moment_too_early_is_noticed():
    """The same bytes, told one entry before they may be."""
    traffic = asyncio.run(listened("rawsiko"))
    revealed = next(one for one in traffic.heard if '"revealed"' in one.text)
    assert traffic.hits(revealed) == []
    early = json.loads(revealed.text)
    early["seq"] -= 1
    found = traffic.hits(Heard(revealed.viewer, revealed.seq - 1, json.dumps(early)))
    assert {hit.kind for hit in found} >= {"seed", "hidden word", "forbidden field"}


def test_answers_over_http_are_judged_like_messages():
    traffic = asyncio.run(listened("raw"))
    moment = next(one for one in traffic.knowledge.moments if one.mover == 1)
    events = moment.seen(0)
    entry = {"seq": moment.seq, "at": 0, "kind": "moved", "seat": 1, "events": events}

    def hits(**more):
        body = {"finished": False, "record": None, "entries": [entry | more]}
        heard = Heard(0, moment.seq, json.dumps(body), source="GET /record")
        return {hit.kind for hit in traffic.hits(heard)}

    assert hits() == set()
    assert hits(move="keep 1") == {"another's move"}
    assert hits(all=[]) == {"forbidden field"}
    assert hits(events=[*events, {"kind": "ready", "seat": 2}]) == {"other events"}


def test_text_that_can_not_be_searched_counts_as_a_hit():
    traffic = asyncio.run(listened("envyra"))
    for text in ("nonsense", "[1]", ""):
        assert [hit.kind for hit in traffic.hits(Heard(0, 3, text))] == ["no JSON object"]


def test_what_one_has_asked_about_may_come_back():
    traffic = asyncio.run(listened("raw"))
    word = min(traffic.knowledge.hidden - traffic.knowledge.moments[0].known[0])
    seq = traffic.knowledge.moments[0].seq
    text = json.dumps({"type": "because", "id": "x", "move": f"lay {word}"})
    assert traffic.hits(Heard(0, seq, text, asked=f"lay {word}")) == []
    (hit,) = traffic.hits(Heard(0, seq, text))
    assert f"hidden word: {word} told to seat 0 at {seq}" in str(hit)
