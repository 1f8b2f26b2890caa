"""Every role against every endpoint and every message: allowed as listed here, else denied."""

import pytest
from msgspec import json
from server.visits import a_scene, answer, bearing

from ludoteka.protocol.client_messages import FromClient
from ludoteka.server.http.endpoints import ENDPOINTS

# nobody does not know the table's id; a stranger does, and shows a token of another table.
ROLES = ("nobody", "onlooker", "seat A", "seat B", "host", "stranger")
ALL = frozenset(ROLES)
KNOWING = ALL - {"nobody", "stranger"}
SEATED = KNOWING - {"onlooker"}
HOST = frozenset({"host"})
SEAT_A = frozenset({"seat A"})


def record(scene, client):
    return {"record": answer(client.get(f"{scene.path}/record"))["record"]}


def code(scene, client):
    return {"code": scene.code}


def link(scene, client):
    told = client.post(f"{scene.path}/seats/1/handover", headers=bearing(scene.bob))
    return {"handover": answer(told)["handover"]}


# Who may, at a table in which stage, with which body. The seat in a path is that of A.
EXPECTED = {
    "GET /api/health": (ALL, "full"),
    "GET /metrics": (ALL, "full"),
    "GET /api/openapi.json": (ALL, "full"),
    "GET /api/schema.json": (ALL, "full"),
    "GET /api/games": (ALL, "full"),
    "GET /api/games/{game}/texts/{language}": (ALL, "full"),
    "GET /api/games/{game}/content": (ALL, "full"),
    "GET /api/games/{game}/template": (ALL, "full"),
    "POST /api/games/{game}/content/check": (ALL, "full", {"content": ""}),
    "GET /api/games/{game}/tutorial": (ALL, "full"),
    "POST /api/tutorials": (ALL, "full", {"game": "envyra"}),
    "GET /api/tables": (ALL, "full"),
    "POST /api/glances": (ALL, "full", {"tables": ["A" * 22]}),
    "POST /api/tables": (ALL, "full", {"game": "envyra", "seats": [{"kind": "open"}]}),
    "POST /api/records": (ALL, "finished", record),
    "POST /api/codes": (ALL, "full", code),
    "GET /api/tables/{table}": (KNOWING, "full"),
    "GET /api/tables/{table}/content": (KNOWING, "full"),
    "GET /api/tables/{table}/information/{word}": (KNOWING, "running"),
    "GET /api/tables/{table}/report": (KNOWING, "finished"),
    "GET /api/tables/{table}/draws": (KNOWING, "finished"),
    "GET /api/tables/{table}/replay": (KNOWING, "finished"),
    "GET /api/tables/{table}/replay/outline": (KNOWING, "finished"),
    "GET /api/tables/{table}/history": (KNOWING, "running"),
    "GET /api/tables/{table}/record": (KNOWING, "running"),
    "GET /api/tables/{table}/before": (KNOWING, "running"),
    "POST /api/tables/{table}/join": (KNOWING, "gathering", {"name": "Eve"}),
    "POST /api/tables/{table}/takeover": (KNOWING, "running", link),
    "POST /api/tables/{table}/fork": (KNOWING, "finished", {"moves": 0}),
    "GET /api/tables/{table}/invitation": (SEATED, "gathering"),
    "GET /api/tables/{table}/qr": (SEATED, "gathering"),
    "POST /api/tables/{table}/hurry": (SEATED, "left"),
    "POST /api/tables/{table}/rematch": (SEATED, "finished"),
    "POST /api/tables/{table}/seats/{seat}/leave": (SEAT_A, "full"),
    "POST /api/tables/{table}/seats/{seat}/reclaim": (SEAT_A, "running"),
    "PUT /api/tables/{table}/seats/{seat}/avatar": (SEAT_A, "running", {"avatar": "owl"}),
    "POST /api/tables/{table}/seats/{seat}/handover": (SEAT_A, "running"),
    "POST /api/tables/{table}/seats/{seat}/bot": (SEATED, "running", {}),
    "POST /api/tables/{table}/seats/{seat}/free": (HOST, "full"),
    "POST /api/tables/{table}/seats/{seat}/take": (HOST, "full", {}),
    "PUT /api/tables/{table}/seats": (HOST, "full", {"seats": [{"kind": "open"}]}),
    "PATCH /api/tables/{table}": (HOST, "full", {"chat": False}),
    "PUT /api/tables/{table}/content": (HOST, "full", {"content": None}),
    "POST /api/tables/{table}/start": (HOST, "full"),
    "POST /api/tables/{table}/pause": (HOST, "running"),
    "POST /api/tables/{table}/resume": (HOST, "running"),
    "POST /api/tables/{table}/end": (HOST, "running"),
}  # fmt: skip
WORDS = {"game": "envyra", "language": "en", "word": "S01"}
DENIED = {role: {"nobody": 404, "onlooker": 401}.get(role, 403) for role in ROLES}


@pytest.fixture(scope="module")
def elsewhere(client):
    """Another table, whose people are strangers here."""
    return a_scene(client, "running")


def tokens(role, scene, elsewhere):
    return {
        "seat A": [scene.ann],
        "seat B": [scene.bob],
        "host": [scene.host],
        "stranger": [elsewhere.ann],
    }.get(role, [])


def test_every_endpoint_has_an_expectation():
    assert {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS} == set(EXPECTED)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    "endpoint", ENDPOINTS, ids=[f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS]
)
def test_endpoint(client, elsewhere, endpoint, role):
    may, stage, *body = EXPECTED[f"{endpoint.method} {endpoint.path}"]
    scene = a_scene(client, stage)
    form = body[0] if body else None
    form = form(scene, client) if callable(form) else form
    before = answer(client.get(scene.path))["table"]
    table = "x" * 22 if role == "nobody" else scene.id
    path = endpoint.path.format(table=table, seat=0, **WORDS)
    headers = bearing(*tokens(role, scene, elsewhere))
    told = client.request(endpoint.method, path, headers=headers, json=form)
    assert told.status_code == (200 if role in may else DENIED[role]), told.text
    if role not in may:
        assert answer(client.get(scene.path))["table"] == before
        secrets = (scene.host, scene.ann, scene.bob, scene.invitation, scene.code)
        assert not [secret for secret in secrets if secret in told.text]
        # Denied before a handler, which would check it again, or the body is looked at.
        told = client.request(endpoint.method, path, headers=headers, content=b"nonsense")
        assert told.status_code == DENIED[role], told.text


# Messages: whoever says hello is an onlooker at least; the rest is for the seat itself.

FOR_ALL = {"hello", "ping", "shown"}
# What is said, and what the seat itself is answered with; a refusal there is of the game.
MESSAGES = {
    "move": ({"command": "c", "expected": ...}, "done"),
    "undo": ({"command": "c", "expected": ...}, "nothing-to-undo"),
    "say": ({"command": "c", "phrase": "hello"}, "done"),
    "why": ({"id": "c", "move": 0}, "because"),
    "follow": ({"id": "c", "order": "onwards"}, "unreadable"),
    "aids": ({"id": "c"}, "helped"),
    "hint": ({"id": "c"}, "hinted"),
    "history": ({"id": "c"}, "page"),
    "past": ({"id": "c"}, "moments"),
    "sketch": ({"id": "c"}, "sketched"),
}
UNASKED = ("news", "table", "presence")


def test_every_message_has_an_expectation():
    kinds = json.schema(FromClient)["$defs"].values()
    said = {kind["properties"]["type"]["enum"][0] for kind in kinds}
    assert said == FOR_ALL | set(MESSAGES)


def hello(socket, table, shown):
    """The welcome, and the views by seat; or the fault."""
    socket.send_json({"type": "hello", "table": table, "tokens": shown})
    welcome = socket.receive_json()
    views = {}
    while welcome["type"] == "welcome" and (told := socket.receive_json())["type"] != "presence":
        views[told["seat"]] = told["view"]
    return welcome, views


def ask(socket, kind, **fields):
    """The kind of the answer, or the fault of a refusal; what comes unasked is passed over."""
    socket.send_json({"type": kind, **fields})
    while (told := socket.receive_json())["type"] in UNASKED:
        pass
    return told["reason"]["fault"] if told["type"] == "refused" else told["type"]


@pytest.mark.parametrize("role", ROLES)
def test_hello(client, elsewhere, role):
    scene = a_scene(client, "running")
    with client.websocket_connect("/api/socket") as socket:
        table = "x" * 22 if role == "nobody" else scene.id
        welcome, views = hello(socket, table, tokens(role, scene, elsewhere))
        fault = {"nobody": "unknown-table", "stranger": "wrong-token"}.get(role)
        if fault is not None:
            assert (welcome["type"], welcome["code"]) == ("fault", fault)
            return
        seats = {"seat A": [0], "seat B": [1]}.get(role, [])
        assert welcome["seats"] == seats
        assert welcome["host"] == (role == "host")
        assert list(views) == (seats or [None])
        assert ask(socket, "ping") == "pong"


@pytest.mark.parametrize("kind", MESSAGES)
@pytest.mark.parametrize("role", ROLES)
def test_message(client, elsewhere, role, kind):
    """For the seat that is to move, by its own person and by all others."""
    scene = a_scene(client, "running")
    (acting, *_) = answer(client.get(scene.path))["table"]["waiting"]
    seat, (fields, right) = acting["seat"], MESSAGES[kind]
    own = ("seat A", "seat B")[seat]
    with client.websocket_connect("/api/socket") as socket:
        table = "x" * 22 if role == "nobody" else scene.id
        welcome, views = hello(socket, table, tokens(role, scene, elsewhere))
        if "expected" in fields:
            fields = {**fields, "expected": welcome.get("seq", 1)}
        if kind == "move":
            fields = {**fields, "move": views[seat]["moves"][0] if role == own else 0}
        told = ask(socket, kind, seat=seat, **fields)
        if role in KNOWING:
            assert told == (right if role == own else "not-your-seat")
        else:
            assert told == "fault", "the first message is hello"
        if kind == "history":  # the public part
            assert ask(socket, kind, **fields) == ("page" if role in KNOWING else "fault")
    seq = answer(client.get(scene.path))["table"]["seq"]
    changed = role == own and right == "done"
    assert (
        answer(client.get(f"{scene.path}/history?after=3"))["seq"] == seq == (4 if changed else 3)
    )


def test_a_seat_of_ones_own_does_not_open_another(client):
    """Two people on one device have two seats, and no more."""
    scene = a_scene(client)
    form = {"name": "Eve"}
    eve = answer(client.post(f"{scene.path}/join", json=form))["token"]
    answer(client.post(f"{scene.path}/start", headers=bearing(scene.host)))
    with client.websocket_connect("/api/socket") as socket:
        welcome, views = hello(socket, scene.id, [scene.ann, eve])
        assert welcome["seats"] == list(views) == [0, 2]
        for seat, right in enumerate(("helped", "not-your-seat", "helped")):
            assert ask(socket, "aids", id="c", seat=seat) == right
            path = f"{scene.path}/seats/{seat}/handover"
            told = client.post(path, headers=bearing(scene.ann, eve))
            assert told.status_code == (200 if right == "helped" else 403)
