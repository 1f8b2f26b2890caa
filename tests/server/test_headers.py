"""Every answer tells a browser to run nothing but our own, and to keep nothing of it."""

import pytest
from server.visits import a_scene, bearing


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 503),
        ("POST", "/nothing", 405),
        ("POST", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 415),
        ("POST", "/api/stream/message", 403),
    ],
)
def test_the_headers_of_every_answer(client, method, path, status):
    told = client.request(method, path)
    assert told.status_code == status
    policy = dict(
        part.split(" ", 1) for part in told.headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in told.headers["content-security-policy"]
    assert told.headers["x-content-type-options"] == "nosniff"
    assert told.headers["referrer-policy"] == "no-referrer"
    assert told.headers["cross-origin-opener-policy"] == "same-origin"
    kept = None if path == "/metrics" or status == 405 else "no-store"
    assert told.headers.get("cache-control") == ("no-store" if path.startswith("/api/") else kept)


def test_a_qr_code_keeps_to_the_policy(client):
    scene = a_scene(client)
    told = client.get(f"{scene.path}/qr", headers=bearing(scene.host))
    assert told.headers["content-type"] == "image/svg+xml"
    assert "<title>" in told.text
    assert "style" not in told.text
    assert "<script" not in told.text


def test_failures_of_the_router_are_failures_like_any_other(client):
    assert client.get("/api/nothing").json() == {
        "error": "not-found",
        "text": "nothing has this address",
        "reason": None,
    }
    told = client.delete("/api/tables")
    assert told.json()["error"] == "wrong-method"
    assert set(told.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
