"""The HTTP interface: each endpoint does what it says, and says what is wrong."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.memory_store import MemoryStore
from server.visits import Scene, a_house, a_scene, answer, bearing, visiting

from ludoteka.protocol.forms import NewTable
from ludoteka.protocol.values import TOKENS_MOST, UPLOAD_BYTES
from ludoteka.server.http.endpoints import ENDPOINTS
from ludoteka.server.limits import Allowance, Limits
from ludoteka.server.store.interface import StoreFault

ROOT = Path(__file__).resolve().parent.parent.parent
NEW = {"game": "envyra", "seats": [{"kind": "device"}, {"kind": "device"}]}


@pytest.fixture
def gathering(client) -> Scene:
    return a_scene(client)


@pytest.fixture
def running(client) -> Scene:
    return a_scene(client, "running")


@pytest.fixture
def finished(client) -> Scene:
    return a_scene(client, "finished")


def failure(response, status, error):
    """The text of a failure, which must be of this kind."""
    assert response.status_code == status, response.text
    told = response.json()
    assert set(told) == {"error", "text", "reason"}
    assert told["error"] == error
    assert "Traceback" not in response.text
    assert told["text"]
    return told["text"]


# For nobody in particular.


def test_health(client):
    told = answer(client.get("/api/health"))
    assert (told["status"], told["store"]) == ("ok", "ok")


def test_health_fails_with_the_store(tmp_path):
    store = MemoryStore()
    with visiting(a_house(tmp_path, store)) as client:
        scene = a_scene(client)
        store.fault = StoreFault("the disk is full")
        told = client.get("/api/health")
        assert told.status_code == 503
        assert told.json()["store"] == "the disk is full"
        failure(client.get("/api/tables"), 503, "not-stored")
        failure(client.post("/api/tables", json=NEW), 503, "not-stored")
        told = client.post(f"{scene.path}/end", headers=bearing(scene.host))
        failure(told, 503, "not-stored")
        store.fault = None
        assert answer(client.get(scene.path))["table"]["status"] == "gathering"


def test_what_nobody_foresaw_is_told_without_a_trace(tmp_path, caplog):
    store = MemoryStore()
    with visiting(a_house(tmp_path, store)) as client:
        store.fault = ZeroDivisionError("secret details")
        text = failure(client.get("/api/tables"), 500, "failed")
        assert "secret" not in text
        assert "secret details" in caplog.text
        assert "ludoteka_crashes_total 1.0" in client.get("/metrics").text
        store.fault = None


def test_metrics(client, running):
    told = client.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    assert "ludoteka_tables_opened_total" in told.text


def test_games_have_forms(client):
    told = answer(client.get("/api/games"))
    assert told["levels"] == ["random", "greedy"]
    envyra = {game["id"]: game for game in told["games"]}["envyra"]
    assert envyra["seats"] == [2, 4]
    assert envyra["options"][0]["seats"] == {"4x3": [3, 4]}
    assert envyra["levels"] == ["random", "greedy"]
    raw = next(game for game in told["games"] if game["id"] == "raw")
    assert (raw["age"], raw["best"], raw["warnings"]) == (11, 4, ["violence"])
    assert raw["pages"] == ["http://www.nerogames.sk/raw"]
    assert all(option["type"] in ("switch", "number", "choice") for option in envyra["options"])


def test_only_listed_tables_are_listed_and_only_until_they_end(client):
    shown, other = a_scene(client, visibility="listed"), a_scene(client)
    ids = [table["id"] for table in answer(client.get("/api/tables"))["tables"]]
    assert shown.id in ids
    assert other.id not in ids
    answer(client.post(f"{shown.path}/end", headers=bearing(shown.host)))
    ids = [table["id"] for table in answer(client.get("/api/tables"))["tables"]]
    assert shown.id not in ids


def test_several_tables_are_looked_at_at_once(client, gathering, running):
    unknown = "A" * 22
    ids = [running.id, unknown, gathering.id, running.id]
    told = client.post("/api/glances", json={"tables": ids}).json()["tables"]
    assert [one["id"] for one in told] == [ids[0], ids[2]]
    assert (told[0]["status"], told[1]["status"]) == ("running", "gathering")
    assert told[0]["progress"]["done"] >= 1
    assert told[1]["progress"] is None
    assert told[0]["ranks"] is None
    assert told[0]["changed"] >= told[0]["created"]
    assert client.post("/api/glances", json={"tables": [unknown] * 51}).status_code == 422
    assert client.post("/api/glances", json={"tables": ["../x"]}).status_code == 422


def test_a_table_is_opened(client):
    told = answer(client.post("/api/tables", json=NEW))
    assert told["table"]["status"] == "gathering"
    assert set(told["seats"]) == {"0", "1"}
    assert len({told["host"], told["invitation"], *told["seats"].values()}) == 4


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        ({"game": "chess"}, "game", "no game 'chess'"),
        ({"options": {"colour": 1}}, "game", "no option 'colour'"),
        ({"seats": [{"kind": "device"}] * 5}, "too-many-seats", "4"),
        ({"seats": [{"kind": "bot", "level": "wise"}]}, "level", "no bot 'wise'"),
        ({"content": "no = [toml"}, "game", "content file"),
        ({"seats": []}, "unreadable", "$.seats"),
        ({"seats": [{"kind": "chair"}]}, "unreadable", "$.seats[0].kind"),
        ({"clock": 1}, "unreadable", "$.clock"),
        ({"colour": "red"}, "unreadable", "colour"),
    ],
)
def test_a_table_that_can_not_be_opened(client, change, error, words):
    assert words in failure(client.post("/api/tables", json=NEW | change), 422, error)


def test_a_record_is_imported(client, finished):
    record = answer(client.get(f"{finished.path}/record"))["record"]
    told = answer(client.post("/api/records", json={"record": record}))
    assert told["table"]["origin"] == {"table": None, "moves": 0}
    text = failure(client.post("/api/records", json={"record": record + "x"}), 422, "record")
    assert text
    failure(client.post("/api/records", json={"record": "nonsense"}), 422, "record")


def test_a_code_leads_to_a_table_that_gathers(client, gathering):
    typed = f" {gathering.code[:3].upper()}-{gathering.code[3:]} "
    told = answer(client.post("/api/codes", json={"code": typed}))
    assert told == {"table": gathering.id, "invitation": gathering.invitation}
    answer(client.post(f"{gathering.path}/end", headers=bearing(gathering.host)))
    failure(client.post("/api/codes", json={"code": gathering.code}), 404, "unknown-code")
    failure(client.post("/api/codes", json={"code": "iiiiii"}), 404, "unknown-code")


# For whoever knows a table.


@pytest.mark.parametrize("word", ["x" * 22, "x" * 21, "x" * 22 + "%0A", "%00", "..", "x" * 5000])
def test_an_unknown_table(client, word):
    told = client.get(f"/api/tables/{word}/content")
    assert told.status_code == 404
    assert told.json()["error"] in ("unknown-table", "not-found")


def test_the_content_of_a_table(client, gathering):
    told = answer(client.get(f"{gathering.path}/content"))
    assert told["digest"] == answer(client.get(gathering.path))["table"]["content_digest"]
    assert told["content"]


def test_history_comes_in_pieces(client, finished):
    seen, after, more = [], 0, True
    while more:
        told = answer(client.get(f"{finished.path}/history?after={after}&limit=1"))
        seen += [entry["kind"] for entry in told["entries"]]
        after, more = told["seq"], told["more"]
    assert seen == ["seated", "started", "ended"]
    assert after == answer(client.get(finished.path))["table"]["seq"]


def test_history_is_seen_with_ones_own_eyes(client):
    # RAW deals cards that only their owner sees.
    seats = [{"kind": "device"}] * 3
    opened = answer(client.post("/api/tables", json={"game": "rawsiko", "seats": seats}))
    path = f"/api/tables/{opened['table']['id']}"
    answer(client.post(f"{path}/start", headers=bearing(opened["host"])))
    tokens = bearing(*opened["seats"].values())

    def story(query="", headers=tokens, what="history"):
        return answer(client.get(f"{path}/{what}{query}", headers=headers))["entries"]

    for what in ("history", "record"):
        own = [story(f"?seat={seat}", what=what) for seat in range(3)]
        assert own[0] != own[1] != own[2]
        assert story(what=what) == own[0]
        assert story(headers=bearing(opened["seats"]["1"]), what=what) == own[1]
        assert story(headers={}, what=what) == story(headers=bearing(opened["host"]), what=what)
        assert story(headers={}, what=what) not in own
        one = bearing(opened["seats"]["1"])
        failure(client.get(f"{path}/{what}?seat=0", headers=one), 403, "not-your-seat")
        failure(client.get(f"{path}/{what}?seat=0"), 403, "not-your-seat")


@pytest.mark.parametrize(
    "query",
    ["limit=0", "limit=501", "limit=-1", "limit=1.0", "limit=", "limit=01", "limit=%2B1",
     "after=" + "9" * 5000, "after=null", "seat=16", "seat=a", "limit=1&limit=1", "token=x"],
)  # fmt: skip
def test_a_query_that_can_not_be_read(client, gathering, query):
    failure(client.get(f"{gathering.path}/history?{query}"), 422, "unreadable")


def test_a_record_so_far_and_in_the_end(client, running):
    told = answer(client.get(f"{running.path}/record"))
    assert (told["finished"], told["record"]) == (False, None)
    assert told["entries"][-1]["kind"] == "started"
    answer(client.post(f"{running.path}/end", headers=bearing(running.host)))
    told = answer(client.get(f"{running.path}/record"))
    assert told["record"].startswith("ludoteka record 1")
    assert "seed: " in told["record"]


def test_a_table_that_ended_before_it_began_has_no_record(client, gathering):
    answer(client.post(f"{gathering.path}/end", headers=bearing(gathering.host)))
    told = answer(client.get(f"{gathering.path}/record"))
    assert (told["finished"], told["record"]) == (True, None)
    failure(client.post(f"{gathering.path}/fork", json={"moves": 0}), 422, "moves")


def test_sitting_down(client, gathering):
    form = {"name": " Eve\u202e ", "avatar": "cat"}
    told = answer(client.post(f"{gathering.path}/join", json=form))
    assert told["seat"] == 2
    seat = {
        "kind": "open", "name": "Eve", "taken": True, "bot": None, "mark": 2, "avatar": "cat",
    }  # fmt: skip
    assert told["table"]["seats"][2] == seat
    assert answer(client.get(f"{gathering.path}/invitation", headers=bearing(told["token"])))
    failure(client.post(f"{gathering.path}/join", json={"name": "Max"}), 409, "no-free-seat")
    failure(client.post(f"{gathering.path}/join", json={"name": "\u200b"}), 422, "name")
    answer(client.post(f"{gathering.path}/seats/1/free", headers=bearing(gathering.host)))
    failure(client.post(f"{gathering.path}/join", json={"name": "Max"}), 403, "invitation-needed")
    form = {"name": "Max", "invitation": "x" * 32}
    failure(client.post(f"{gathering.path}/join", json=form), 403, "wrong-invitation")
    form = {"name": "Max", "seat": 7}
    failure(client.post(f"{gathering.path}/join", json=form), 404, "no-such-seat")


def test_nobody_sits_down_once_the_game_runs(client, running):
    form = {"name": "Max", "invitation": running.invitation}
    failure(client.post(f"{running.path}/join", json=form), 409, "not-gathering")


def test_a_seat_is_handed_over_once(client, running):
    link = answer(client.post(f"{running.path}/seats/1/handover", headers=bearing(running.bob)))
    assert link["path"] == f"/t/{running.id}/over#{link['handover']}"
    assert link["seconds"] == 120
    assert link["qr"].startswith("<svg")
    form = {"handover": link["handover"]}
    told = answer(client.post(f"{running.path}/takeover", json=form))
    assert told["seat"] == 1
    failure(client.post(f"{running.path}/takeover", json=form), 403, "link-used-or-late")
    old = client.post(f"{running.path}/seats/1/leave", headers=bearing(running.bob))
    failure(old, 403, "wrong-token")
    answer(client.post(f"{running.path}/seats/1/leave", headers=bearing(told["token"])))


def test_a_fork_is_for_finished_games(client, running):
    failure(client.post(f"{running.path}/fork", json={"moves": 0}), 409, "not-finished")
    answer(client.post(f"{running.path}/end", headers=bearing(running.host)))
    failure(client.post(f"{running.path}/fork", json={"moves": 1}), 422, "moves")
    told = answer(client.post(f"{running.path}/fork", json={"moves": 0}))
    assert told["table"]["origin"] == {"table": running.id, "moves": 0}
    assert set(told["seats"]) == {"0", "1"}


# For those who sit there.


def test_the_invitation(client, gathering):
    told = answer(client.get(f"{gathering.path}/invitation", headers=bearing(gathering.bob)))
    assert told == {
        "path": f"/t/{gathering.id}#{gathering.invitation}",
        "invitation": gathering.invitation,
        "code": gathering.code,
    }


def test_the_qr_code_is_of_our_own_address(client, gathering):
    at = [
        client.get(f"{gathering.path}/qr", headers=bearing(gathering.bob) | {"Host": host}).text
        for host in ("one.test", "two.test", "one.test")
    ]
    assert at[0] == at[2] != at[1]
    long = bearing(gathering.bob) | {"Host": "x" * 3000}
    failure(client.get(f"{gathering.path}/qr", headers=long), 400, "bad-host")


def test_leaving_and_coming_back(client, running):
    seat = f"{running.path}/seats/1"
    told = answer(client.post(f"{seat}/leave", headers=bearing(running.bob)))
    assert told["table"]["seats"][1]["bot"] == "greedy"
    told = answer(client.post(f"{seat}/reclaim", headers=bearing(running.bob)))
    assert told["table"]["seats"][1]["bot"] is None
    answer(client.post(f"{running.path}/end", headers=bearing(running.host)))
    for what in ("leave", "reclaim"):
        told = client.post(f"{seat}/{what}", headers=bearing(running.bob))
        failure(told, 409, "not-running")


def test_a_rematch(client, running):
    failure(
        client.post(f"{running.path}/rematch", headers=bearing(running.bob)), 409, "not-finished"
    )
    answer(client.post(f"{running.path}/end", headers=bearing(running.host)))
    told = answer(client.post(f"{running.path}/rematch", headers=bearing(running.bob)))
    again = answer(client.post(f"{running.path}/rematch", headers=bearing(running.host)))
    assert told["table"]["id"] == again["table"]["id"] != running.id
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Bob", "Ann"]
    path = f"/api/tables/{told['table']['id']}"
    answer(client.post(f"{path}/seats/0/handover", headers=bearing(running.bob)))
    answer(client.post(f"{path}/start", headers=bearing(running.host)))


# For the host.


def test_the_host_changes_seats_and_settings(client, gathering):
    host = bearing(gathering.host)
    seats = [{"kind": "device", "name": "Anna"}, {"kind": "device"}, {"kind": "bot"}]
    told = answer(client.put(f"{gathering.path}/seats", headers=host, json={"seats": seats}))
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Anna", "Player 2", "Bot 3"]
    assert set(told["seats"]) == {"1"}, "whoever sits keeps the seat; the new one gets a token"
    own = bearing(told["seats"]["1"], gathering.ann)
    answer(client.get(f"{gathering.path}/history?seat=1", headers=own))
    form = {"clock": 30, "chat": False, "visibility": "listed", "pace": 0, "hints": False}
    told = answer(client.patch(gathering.path, headers=host, json=form))["table"]
    assert {name: told[name] for name in form} == form
    told = answer(client.patch(gathering.path, headers=host, json={"clock": None}))["table"]
    assert told["clock"] is None
    assert not told["chat"]
    form = {"options": {"colour": 1}}
    failure(client.patch(gathering.path, headers=host, json=form), 422, "game")
    seats = {"seats": [{"kind": "open"}] * 5}
    failure(client.put(f"{gathering.path}/seats", headers=host, json=seats), 422, "too-many-seats")


def test_some_things_are_too_late_once_the_game_runs(client, running):
    host = bearing(running.host)
    late = [
        client.put(f"{running.path}/seats", headers=host, json={"seats": [{"kind": "open"}] * 2}),
        client.patch(running.path, headers=host, json={"options": {}}),
        client.post(f"{running.path}/seats/1/free", headers=host),
        client.post(f"{running.path}/start", headers=host),
    ]
    for told in late:
        failure(told, 409, "not-gathering")


def test_some_things_are_too_early_before_it_runs(client, gathering):
    host = bearing(gathering.host)
    failure(client.post(f"{gathering.path}/start", headers=host), 409, "seats-free")
    for what in ("pause", "resume"):
        failure(client.post(f"{gathering.path}/{what}", headers=host), 409, "not-running")
    told = client.post(f"{gathering.path}/seats/1/bot", headers=host, json={})
    failure(told, 409, "not-running")


def test_the_host_runs_the_table(client, running):
    host = bearing(running.host)
    assert answer(client.post(f"{running.path}/pause", headers=host))["table"]["paused"]
    assert not answer(client.post(f"{running.path}/resume", headers=host))["table"]["paused"]
    told = answer(
        client.post(f"{running.path}/seats/1/bot", headers=host, json={"level": "random"})
    )
    assert told["table"]["seats"][1]["bot"] == "random"
    wise = client.post(f"{running.path}/seats/1/bot", headers=host, json={"level": "wise"})
    failure(wise, 422, "level")
    failure(client.post(f"{running.path}/seats/9/bot", headers=host, json={}), 404, "no-such-seat")
    told = answer(client.post(f"{running.path}/end", headers=host))["table"]
    assert (told["status"], told["ended_by_host"]) == ("finished", True)
    assert told["seed"]
    failure(client.post(f"{running.path}/end", headers=host), 409, "not-running")


@pytest.mark.parametrize("seat", ["9", "16", "-1", "a", "1.0", "9" * 5000, "%E2%91%A0"])
def test_no_such_seat(client, gathering, seat):
    told = client.post(f"{gathering.path}/seats/{seat}/leave", headers=bearing(gathering.ann))
    failure(told, 404, "no-such-seat")


# Tokens.


@pytest.mark.parametrize(
    "header",
    ["Basic abc", "Bearer", "Bearer ", "Bearer short", "Bearer " + "x" * 65, "x" * 32,
     "Bearer " + "x" * 32 + ",", "Bearer " + ", ".join(["x" * 32] * (TOKENS_MOST + 1)),
     "Bearer " + " " * 2000 + "x" * 32, "Bearer ž".encode().decode("latin-1") + "x" * 32],
)  # fmt: skip
def test_a_header_that_can_not_be_read(client, gathering, header):
    told = client.get(gathering.path, headers={"Authorization": header.encode("latin-1")})
    failure(told, 400, "bad-authorization")


def test_several_tokens_and_one_that_is_wrong(client, gathering):
    good = bearing(gathering.ann, gathering.bob, gathering.host)
    answer(client.post(f"{gathering.path}/seats/1/handover", headers=good))
    wrong = bearing(gathering.ann, "x" * 32)
    failure(client.post(f"{gathering.path}/seats/0/handover", headers=wrong), 403, "wrong-token")
    failure(client.get(gathering.path, headers=bearing("x" * 32)), 403, "wrong-token")


def test_without_a_token_one_is_asked_for(client, gathering):
    told = client.post(f"{gathering.path}/start")
    failure(told, 401, "token-needed")
    assert told.headers["www-authenticate"] == "Bearer"


# Bodies.


def test_a_body_is_json(client):
    told = client.post("/api/tables", data={"game": "envyra"})
    assert "application/json" in failure(told, 415, "wrong-type")
    json = {"Content-Type": "Application/JSON; charset=utf-8"}
    told = client.post("/api/codes", content=b'{"code": "iiiiii"}', headers=json)
    failure(told, 404, "unknown-code")


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b'{"code": 7}', b'{"code": "\xff\xfe\xff\xfe\xff\xfe"}',
     b'{"code": NaN}', b'{"code": "aaaaaa", "x": 1}', b"[" * 8000, b'{"code": ' + b"9" * 400 + b"}",
     b'{"code": "\\ud800aaaaa"}'],
)  # fmt: skip
def test_a_body_that_can_not_be_read(client, data):
    told = client.post("/api/codes", content=data, headers={"Content-Type": "application/json"})
    failure(told, 422, "unreadable")


def test_a_body_is_bounded(client, gathering):
    json = {"Content-Type": "application/json"}
    told = client.post("/api/codes", content=b" " * 8193, headers=json)
    assert "8192" in failure(told, 413, "too-long")
    told = client.post("/api/codes", content=iter([b" " * 5000] * 2), headers=json)
    failure(told, 413, "too-long")
    told = client.post("/api/tables", json=NEW | {"content": "x" * (UPLOAD_BYTES + 1)})
    assert "$.content" in failure(told, 422, "unreadable")
    told = client.post("/api/tables", json=NEW | {"content": "x" * (3 * UPLOAD_BYTES)})
    failure(told, 413, "too-long")
    told = client.post(
        f"{gathering.path}/end", content=b" " * 8193, headers=bearing(gathering.host)
    )
    failure(told, 413, "too-long")


def test_where_no_body_is_needed_an_empty_one_is_right(client, running):
    host = bearing(running.host)
    answer(client.post(f"{running.path}/pause", headers=host, content=b" {} "))
    told = client.post(f"{running.path}/resume", headers=host, json={"now": True})
    failure(told, 422, "unreadable")


# Where from, and how often.


def test_pages_of_other_origins_change_nothing(client, gathering):
    host = bearing(gathering.host)
    for origin in ("http://evil.test", "null", "http://table.test.evil.test", "http://["):
        told = client.post(f"{gathering.path}/end", headers=host | {"Origin": origin})
        failure(told, 403, "foreign-origin")
    answer(client.get(gathering.path, headers={"Origin": "http://evil.test"}))
    own = host | {"Origin": "http://table.test"}
    answer(client.post(f"{gathering.path}/end", headers=own))


def test_too_many_joins_of_one_address_have_to_wait(tmp_path):
    house = a_house(tmp_path, limits=Limits(joins=5))
    seconds = 0.0
    house.services.monotonic = lambda: seconds
    with visiting(house) as client:
        scene = a_scene(client)  # two of the five
        for _ in range(3):
            failure(client.post("/api/codes", json={"code": "iiiiii"}), 404, "unknown-code")
        for path in ("/api/tables", "/api/records", "/api/codes", f"{scene.path}/join",
                     f"{scene.path}/takeover", f"{scene.path}/fork",
                     f"{scene.path}/rematch"):  # fmt: skip
            told = client.post(path, json={})
            failure(told, 429, "wait")
            assert told.headers["retry-after"] == "12"
        answer(client.get(scene.path))
        answer(client.post(f"{scene.path}/end", headers=bearing(scene.host)))
        seconds = 12.5
        failure(client.post("/api/codes", json={"code": "iiiiii"}), 404, "unknown-code")


def test_too_many_requests_with_one_token_have_to_wait(tmp_path):
    house = a_house(tmp_path)
    seconds = 0.0
    house.services.messages = Allowance(10, 20.0, lambda: seconds)
    with visiting(house) as client:
        scene = a_scene(client, "running")  # one of the host's ten
        host, ann = bearing(scene.host), bearing(scene.ann)
        for step in ["pause", "resume"] * 4 + ["pause"]:
            answer(client.post(f"{scene.path}/{step}", headers=host))
        for told in (
            client.post(f"{scene.path}/resume", headers=host),
            client.get(scene.path, headers=host),
        ):
            failure(told, 429, "wait")
            assert told.headers["retry-after"] == "2"
        assert answer(client.get(scene.path))["table"]["paused"]
        answer(client.get(f"{scene.path}/invitation", headers=ann))
        seconds = 2.0
        answer(client.post(f"{scene.path}/resume", headers=host))


# Descriptions.


def test_the_schema_of_the_client_is_up_to_date(client):
    command = [sys.executable, ROOT / "tools" / "write_schema.py", "--check"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = answer(client.get("/api/schema.json"))["$defs"]
    assert {"FromClient", "FromServer", "Hello", "News", NewTable.__name__} <= set(told)


def test_the_page_on_the_server_lists_every_endpoint():
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    listed = set()
    for paths in re.findall(r"^\| ((?:GET|POST|PUT|PATCH) [^|]*) \|", page, re.MULTILINE):
        method, first = "", ""
        for one in paths.split(", "):
            verb, _, path = one.strip().rpartition(" ")
            method = verb or method
            path = path.partition("?")[0]
            first = first or path
            listed.add(f"{method} {path if verb else first.rpartition('/')[0] + path}")
    ours = {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}
    assert listed - {"POST /api/stream", "POST /api/stream/message"} == ours
