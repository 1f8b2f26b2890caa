"""`ludoteka` without a command, and how people come to a server with their browsers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest
from terminal import COMMAND, environment

from ludoteka.cli import browser, welcome
from ludoteka.cli.commands import serve
from ludoteka.cli.parser import parse


@pytest.fixture
def shown(monkeypatch):
    """The addresses that a browser was opened with."""
    addresses: list[str] = []
    monkeypatch.setattr(browser, "show", addresses.append)
    monkeypatch.setattr(browser, "can_show", lambda: True)
    return addresses


@pytest.fixture
def listening(monkeypatch):
    """Instead of a server: who is told that it is ready, at the address of its socket."""
    served = []

    def listen(path, sock, config, ready):
        host, port = sock.getsockname()
        served.append((host, port))
        ready(f"http://{host}:{port}")
        return 0

    monkeypatch.setattr("ludoteka.server.app.serve", listen)
    return served


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX")
def test_without_words_it_serves_until_it_is_stopped(tmp_path):
    """No display, no browser: but the address is told, and leads to our own page."""
    process = subprocess.Popen(
        COMMAND,
        env={
            name: value
            for name, value in environment(
                PYTHONUNBUFFERED="1", XDG_DATA_HOME=str(tmp_path), LUDOTEKA_BUILD=""
            ).items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = []
    while not (said and said[-1].startswith("More can be done")):
        said.append(process.stdout.readline())
        assert said[-1], process.stderr
    (address,) = [line.strip() for line in said if line.strip().startswith("http://127.0.0.1:")]
    with urllib.request.urlopen(f"{address}/api/health") as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (0, "")
    assert "Open this address in a browser." in "".join(said)
    assert (tmp_path / "ludoteka" / "tables.db").is_file()


def test_the_browser_is_opened_unless_that_is_not_wished(run, shown, listening):
    assert run()[0] == 0
    (address,) = shown
    assert address == f"http://127.0.0.1:{listening[0][1]}"
    code, said, _ = run("--no-browser")
    assert code == 0
    assert len(shown) == 1
    assert f"http://127.0.0.1:{listening[1][1]}" in said


def test_a_port_that_is_taken_is_passed_over(monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(welcome, "PORTS", 1)
        with welcome.free_listener("127.0.0.1", port) as found:
            assert found.getsockname()[1] not in (0, port)


def test_a_server_opens_a_browser_only_if_asked(run, shown, listening):
    for words, opened in (([], 0), (["--open"], 1)):
        shown.clear()
        code, said, _ = run("serve", "--port", "0", *words)
        assert (code, len(shown)) == (0, opened)
        assert f"Ludoteka listens on http://127.0.0.1:{listening[-1][1]}\n" in said


def test_a_server_for_the_network_says_how_to_get_there(run, shown, listening, monkeypatch):
    monkeypatch.setattr(
        browser, "lan_address", lambda address: address.replace("0.0.0.0", "192.168.7.7")
    )
    monkeypatch.setattr(serve.sys.stdout, "isatty", lambda: True, raising=False)
    code, said, _ = run("serve", "--lan", "--port", "0", "--open")
    host, port = listening[0]
    assert (code, host) == (0, "0.0.0.0")
    assert shown == [f"http://127.0.0.1:{port}"]
    assert f"Ludoteka listens on http://127.0.0.1:{port}\n" in said
    assert f"Others in this network go to http://192.168.7.7:{port}\n" in said
    assert browser.qr(f"http://192.168.7.7:{port}") in said
    monkeypatch.setattr(browser, "lan_address", lambda address: None)
    assert "nobody else can come" in run("serve", "--lan", "--port", "0")[1]


def test_one_address_or_all(run):
    code, _, said = run("serve", "--lan", "--host", "10.0.0.1")
    assert code == 2
    assert "--host" in said
    assert "--lan" in said


def test_a_qr_code_for_a_terminal_is_narrow():
    lines = browser.qr("http://192.168.178.100:8000").splitlines()
    assert 10 < len(lines) < 24
    assert max(map(len, lines)) < 200  # with what steers the colours


def test_the_address_in_the_network_is_no_loopback(monkeypatch):
    found = browser.lan_address("http://0.0.0.0:8000")
    assert found is None or (found.endswith(":8000") and "//127." not in found)
    monkeypatch.setattr(browser, "SOMEWHERE", ("127.0.0.1", 9))
    assert browser.lan_address("http://0.0.0.0:8000") is None


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="they always have windows")
def test_a_browser_needs_a_display(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not browser.can_show()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browser.can_show()


def test_a_browser_that_fails_is_no_fault(monkeypatch, capsys):
    def fail(address):
        raise OSError("no browser")

    monkeypatch.setattr(browser.webbrowser, "open", fail)
    browser._open("http://127.0.0.1:8000")
    assert "go to http://127.0.0.1:8000" in capsys.readouterr().err


def test_the_words_without_a_command():
    assert parse([]) is not None
    assert parse(["--no-browser"]) is not None
