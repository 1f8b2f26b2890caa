"""A content file of the host's own: checked before the game, all faults told, kept over a sleep."""

import pytest
from server.visits import a_house, a_scene, answer, bearing, visiting

from ludoteka.core import registry
from ludoteka.server.limits import Limits

DECK = """
name = "Two of a kind"

[[card]]
id = "old-goat"
type = "beast"
kind = "ghost"
cost = 2
endurance = 2
copies = 20
name = "Old Goat"

[[card]]
id = "young-goat"
type = "beast"
kind = "blood"
cost = 1
endurance = 1
copies = 20
name = "Young Goat"
"""
BAD = DECK.replace('kind = "ghost"', 'kind = "gohst"').replace("cost = 1", "cost = 0\nprice = 3")


@pytest.fixture
def house(tmp_path):
    return a_house(tmp_path, snapshot_every=1)


@pytest.fixture
def client(house):
    with visiting(house) as client:
        yield client


@pytest.fixture
def scene(client):
    return a_scene(client, "full", game="raw")


def put(client, scene, content):
    return client.put(
        f"{scene.path}/content", json={"content": content}, headers=bearing(scene.host)
    )


def test_a_deck_of_ones_own_is_played_with_and_put_away(client, scene):
    ours = answer(client.get(scene.path))["table"]
    told = answer(put(client, scene, DECK))["table"]
    assert (told["content"], told["own_content"]) == ("Two of a kind", True)
    cards = answer(client.get(f"{scene.path}/content"))["content"]["cards"]
    assert sorted(cards) == ["old-goat", "young-goat"]
    again = answer(put(client, scene, None))["table"]
    assert (again["content_digest"], again["own_content"]) == (ours["content_digest"], False)


def test_all_faults_are_told_and_nothing_changes(client, scene):
    before = answer(client.get(scene.path))["table"]
    refused = put(client, scene, BAD)
    assert refused.status_code == 422
    faults = refused.json()["reason"]["values"]["faults"]
    assert [fault.split(":")[0] for fault in faults] == [
        "card 1 (old-goat)",
        "card 2 (young-goat)",
        "card 2 (young-goat)",
    ]
    assert "ghost" in faults[0]
    assert answer(client.get(scene.path))["table"] == before


def test_it_is_still_there_after_a_sleep_and_from_a_snapshot(house, client, scene):
    answer(put(client, scene, DECK))
    answer(client.patch(scene.path, json={"chat": False}, headers=bearing(scene.host)))
    house.room(scene.id).sleep()
    assert answer(client.get(f"{scene.path}/content"))["name"] == "Two of a kind"
    answer(client.post(f"{scene.path}/start", headers=bearing(scene.host)))
    house.room(scene.id).sleep()
    told = answer(client.get(scene.path))["table"]
    assert (told["status"], told["content"], told["stuck"]) == ("running", "Two of a kind", None)
    assert put(client, scene, None).status_code == 409  # too late


WITH_FILES = [name for name in registry.names() if registry.find(name).template()]


@pytest.mark.parametrize("name", WITH_FILES)
def test_a_file_to_begin_with_can_be_played_as_it_is(client, name):
    text = client.get(f"/api/games/{name}/template").text
    assert text == registry.find(name).template()
    assert registry.make(name, {}, text).content()
    assert answer(client.get(f"/api/games/{name}/content"))["content"]


def test_a_game_that_is_not_there(client):
    for what in ("content", "template"):
        assert client.get(f"/api/games/ludo/{what}").status_code == 404
    assert client.post("/api/games/ludo/content/check", json={"content": ""}).status_code == 404


def check(client, text, game="raw"):
    return answer(client.post(f"/api/games/{game}/content/check", json={"content": text}))


@pytest.mark.parametrize("name", WITH_FILES)
def test_a_file_is_checked_without_a_table_and_told_as_it_is_written(client, name):
    text = client.get(f"/api/games/{name}/template").text
    told = check(client, text, name)
    assert told["faults"] == []
    assert told["digest"] == registry.make(name, {}, text).content_digest
    assert told["data"]["name"] == registry.make(name, {}, text).content_name


def test_a_fault_says_where_it_is_and_what_in_data(client):
    told = check(client, BAD)
    assert told["digest"] == ""
    assert told["data"]["card"][0]["kind"] == "gohst"
    assert [(fault["path"], fault["sort"]) for fault in told["faults"]] == [
        (["card", 0, "kind"], "unknown-word"),
        (["card", 1, "cost"], "out-of-range"),
        (["card", 1, "price"], "unknown-field"),
    ]
    assert told["faults"][1]["values"] == {"low": 1, "high": 7}
    assert told["faults"][1]["text"].startswith("card 2 (young-goat): cost should be")


def test_what_is_no_file_is_told_too(client):
    told = check(client, "name = ")
    assert told["data"] is None
    (fault,) = told["faults"]
    assert (fault["path"], fault["sort"]) == ([], "no-toml")
    long = client.post("/api/games/raw/content/check", json={"content": "\n" * 20_002})
    assert long.status_code == 422


def test_checking_too_often_has_to_wait_and_stops_nobody_from_joining(tmp_path):
    with visiting(a_house(tmp_path, limits=Limits(checks=2))) as client:
        for _ in range(2):
            check(client, DECK)
        refused = client.post("/api/games/raw/content/check", json={"content": DECK})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert client.post("/api/codes", json={"code": "AAAAAA"}).status_code == 404


def test_what_a_deck_can_say_comes_with_the_games_own(client, scene):
    form = answer(client.get("/api/games/raw/content"))["form"]
    assert form == registry.find("raw").content_form()
    assert answer(client.get(f"{scene.path}/content"))["form"] == {}
