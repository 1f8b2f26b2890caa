"""The browser client's files: the right ones, kept by a browser as long as they hold."""

import gzip
from pathlib import Path

import pytest
from server.visits import NOWHERE, a_house, visiting

from ludoteka.server.http import site as sites
from ludoteka.server.http.headers import POLICY

SCRIPT = b"let answer = 42;\n" * 100
FILES = {
    "index.html": b"<!doctype html><title>Ludoteka</title>",
    "index.html.br": b"the page by brotli",
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.skipWaiting()",
    "icon.svg": b"<svg/>",
    ".digest": b"secret",
    "assets/app-1a2b.js": SCRIPT,
    "assets/app-1a2b.js.br": b"the script by brotli",
    "assets/app-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/font-77.woff2": b"wOF2",
    "assets/look-77.css": b"a{}",
    "assets/texts-77.ftl": "hello = Sveiki, čau".encode(),
    "assets/world-77.json": b"[]",
    "assets/thing-77.xyz": b"?",
    "alone.gz": b"no neighbour",
}
INDEX = FILES["index.html"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    (folder.parent / "outside.txt").write_text("secret")
    for name, data in FILES.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    (folder / "link.txt").symlink_to(folder.parent / "outside.txt")
    return folder


@pytest.fixture(scope="module")
def client(folder, tmp_path_factory):
    with visiting(a_house(tmp_path_factory.mktemp("house")), folder) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/t/0123456789abcdefABCDEF", "/t/0123456789abcdefABCDEF/over", "/rules", "/a/b"]
)
def test_every_page_is_the_index(client, path):
    told = client.get(path)
    assert (told.status_code, told.content) == (200, INDEX)
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.headers["cache-control"] == "no-cache"
    assert told.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("manifest.webmanifest", "application/manifest+json"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("alone.gz", "application/octet-stream"),
        ("assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("assets/font-77.woff2", "font/woff2"),
        ("assets/look-77.css", "text/css; charset=utf-8"),
        ("assets/texts-77.ftl", "text/plain; charset=utf-8"),
        ("assets/world-77.json", "application/json"),
        ("assets/thing-77.xyz", "application/octet-stream"),
    ],
)
def test_files_have_their_type_and_are_kept_by_their_name(client, path, media):
    told = client.get(f"/{path}")
    assert (told.status_code, told.content) == (200, FILES[path])
    assert told.headers["content-type"] == media
    kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    assert told.headers["cache-control"] == kept


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR;q=1.0", "br"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_was_compressed_by_the_build_is_sent_to_those_who_can_read_it(
    client, accepted, encoding
):
    request = client.build_request(
        "GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}
    )
    told = client.send(request, stream=True)
    raw = b"".join(told.iter_raw())
    assert told.headers.get("content-encoding") == encoding
    assert told.headers["vary"] == "Accept-Encoding"
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert raw == FILES["assets/app-1a2b.js" + suffix]
    assert int(told.headers["content-length"]) == len(raw)


def test_what_has_no_compressed_neighbour_is_sent_as_it_is(client):
    told = client.get("/icon.svg", headers={"accept-encoding": "br"})
    assert told.content == FILES["icon.svg"]
    assert "content-encoding" not in told.headers
    assert "vary" not in told.headers


@pytest.mark.parametrize("accepted", ["identity", "br"])
@pytest.mark.parametrize("path", ["/", "/sw.js", "/assets/app-1a2b.js"])
def test_what_a_browser_has_is_not_sent_again(client, path, accepted):
    headers = {"accept-encoding": accepted}
    first = client.send(client.build_request("GET", path, headers=headers), stream=True)
    etag = first.headers["etag"]
    for known in (etag, f'"x", W/{etag}', "*"):
        told = client.get(path, headers=headers | {"if-none-match": known})
        assert (told.status_code, told.content) == (304, b"")
        assert told.headers["etag"] == etag
        assert told.headers["cache-control"] == first.headers["cache-control"]
        assert told.headers.get("vary") == first.headers.get("vary")
    other = client.get("/icon.svg", headers={"if-none-match": etag})
    assert other.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing-1.js",
        "/.digest",
        "/link.txt",
        "/assets/app-1a2b.js.br",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/assets%5c..%5c..%5coutside.txt",
        "/api",
        "/api/nothing",
        "/api/nothing.js",
    ],
)
def test_there_is_nothing_else(client, path):
    told = client.get(path)
    assert told.status_code == 404
    assert told.json()["error"] == "not-found"


def test_a_page_can_be_asked_for_and_not_be_sent(client):
    told = client.head("/sw.js")
    assert told.status_code == 200
    assert told.headers["content-length"] == str(len(FILES["sw.js"]))
    assert client.post("/").json()["error"] == "wrong-method"


def test_a_long_file_is_read_when_it_is_asked_for(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(sites, "SMALL", 20)
    with visiting(a_house(tmp_path), folder) as client:
        told = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "br"})
        assert told.content == SCRIPT
        assert told.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert told.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdefABCDEF"])
def test_a_client_that_has_not_been_built_says_so(tmp_path, path):
    for missing in (NOWHERE, tmp_path):  # no folder, and one without a page
        with visiting(a_house(tmp_path), missing) as client:
            told = client.get(path)
            assert told.status_code == 503
            assert told.headers["content-type"].startswith("text/plain")
            assert "python3 run.py builds it" in told.text
            assert client.get("/sw.js").status_code == 404
            assert client.get("/api/nothing").status_code == 404


def test_the_policy_lets_the_client_have_its_worker_and_its_manifest():
    """Both fall under what is said of scripts and of everything; styles are never inline."""
    policy = dict(part.split(" ", 1) for part in POLICY.split("; "))
    assert not {"worker-src", "child-src", "manifest-src", "font-src"} & set(policy)
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"


def test_the_pages_are_looked_for_where_the_build_puts_them():
    root = Path(__file__).resolve().parents[2]
    assert root / "src" / "ludoteka" / "site" == sites.FOLDER
