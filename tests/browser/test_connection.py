"""The connection: a server that dies and comes back, and networks that block WebSockets."""

from __future__ import annotations

import re
import time

from hands import Generic
from people import MOVES, Friends, Person, bot, expect, here


def test_the_server_is_killed_and_the_table_goes_on_by_itself(house, device):
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Friends(house, table)
    anna = Person(device()).likes(plain=True).sits(table, 0, game="raw")
    anna.is_asked()
    anna.chooses(5)
    anna.sees_moves(1)
    friends.plays(1, "keep 1 2")
    anna.sees_moves(2)

    house.kill()
    killed = time.monotonic()
    expect(anna.page.locator(".prompt.lost")).to_contain_text("Your moves are safe.", timeout=3000)
    assert time.monotonic() - killed < 3
    expect(anna.page.get_by_role("region", name="Possible moves")).to_be_visible()  # no dialog
    house.start()
    expect(anna.page.locator(".prompt.lost")).to_have_count(0)
    anna.is_asked()
    before = anna.moves()
    Generic(anna).act()
    anna.sees_moves(before + 1)


class Wire:
    """The page's WebSocket, that can be made to lose what the server says."""

    def __init__(self, page):
        self.deaf = False
        page.route_web_socket(re.compile("/api/socket"), self._laid)

    def _laid(self, socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: None if self.deaf else socket.send(message))


def test_a_move_on_its_way_when_the_server_dies_is_made_once(house, device):
    """It dies before the move arrives; then after it was stored, but before that is told."""
    table = house.open_table("rawsiko", [here("Anna"), here("Boris"), here("Cyril")])
    friends = Friends(house, table)
    friends.plays_on(
        0, 1, 2, until=lambda view: view["waiting"] == [0] and view["phase"] == "placing"
    )
    anna = Person(device())
    wire = Wire(anna.page)
    anna.sits(table, 0, game="rawsiko")
    anna.is_asked()
    before, left = anna.moves(), friends.view(0)["to_place"][0]
    territory = anna.page.get_by_role("group", name="Your territories").get_by_role("button").first

    house.kill()
    territory.click()  # one asset
    expect(anna.page.locator(".prompt .sending")).to_be_visible()
    house.start()
    anna.sees_moves(before + 1)
    assert friends.view(0)["to_place"][0] == left - 1

    expect(anna.page.locator(".prompt .sending")).to_have_count(0)
    wire.deaf = True
    territory.click()
    expect(anna.page.locator(".prompt .sending")).to_be_visible()
    assert friends.waits_for_moves(before + 2)
    house.kill()
    wire.deaf = False
    house.start()
    anna.sees_moves(before + 2)
    expect(anna.page.locator(".prompt .sending")).to_have_count(0)
    assert friends.view(0)["to_place"][0] == left - 2


def test_without_websockets_the_game_is_played_over_streams(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0, options={"grid": "3x2"})
    anna = Person(device()).likes(commands=True)
    anna.page.route_web_socket(re.compile("/api/socket"), lambda socket: socket.close())
    streams = []
    anna.page.on("request", lambda request: streams.append(request.url))
    anna.sits(table, 0, game="envyra")
    anna.is_asked()
    before = anna.moves()
    move = anna.types("moves").split(", ")[0]
    assert anna.types(move) == f"Played: {move}"
    anna.until(f"before => ({MOVES})() > before", before)
    assert any(url.endswith("/api/stream") for url in streams)
    house.restart()
    anna.is_asked()
    move = anna.types("moves").split(", ")[0]
    assert anna.types(move) == f"Played: {move}"


def test_a_part_that_cannot_be_fetched_says_so_and_comes_later(device, faults):
    faults.expect("ERR_INTERNET_DISCONNECTED")
    anna = Person(device())
    anna.page.goto("/")
    anna.button("import-choose").wait_for()
    anna.page.context.set_offline(True)
    anna.button("import-choose").click()
    dialog = anna.page.get_by_role("dialog", name=anna.says("server-away"))
    expect(dialog).to_be_visible()
    anna.button("try-again").click()
    expect(anna.button("try-again")).to_be_visible()  # in vain
    anna.page.context.set_offline(False)
    anna.button("try-again").click()
    expect(dialog).to_have_count(0)
    anna.button("import-choose").click()
    expect(anna.page.get_by_role("dialog", name=anna.says("import"))).to_be_visible()
