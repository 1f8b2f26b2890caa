"""Our own map, applications and objectives: what the rules and documents say of them; editions."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, deque
from importlib.resources import files
from typing import Any

import pytest
from engine.rawsiko.content_files import (
    OWN_APPLICATIONS,
    OWN_MAP,
    own_changed,
    own_entry,
    own_faults,
)
from engine.rawsiko.tables import rawsiko, small, written

from ludoteka.core.content import Reader
from ludoteka.games.rawsiko import Rawsiko, content


def test_our_own_content_has_no_fault():
    game = rawsiko()
    assert game.content_name == "The world"
    assert content.own(OWN_MAP, OWN_APPLICATIONS).digest == game.content_digest


def test_d7_our_map_has_48_territories_on_six_continents():
    found = rawsiko().content()
    assert len(found["territories"]) == 48
    assert list(found["continents"]) == ["NAM", "SAM", "EUR", "AFR", "ASI", "OCE"]
    places = [place["continent"] for place in found["territories"].values()]
    assert min(places.count(continent) for continent in found["continents"]) >= 6


def test_10_neighbours_are_neighbours_both_ways_and_in_the_same_way():
    places = rawsiko().content()["territories"]
    for ident, place in places.items():
        for kind in ("land", "sea"):
            assert all(ident in places[other][kind] for other in place[kind])
        assert not set(place["land"]) & set(place["sea"])


def walked(places: dict[str, Any], inside: set[str]) -> set[str]:
    """All that can be walked to from some territory without leaving these."""
    start = min(inside)
    seen, queue = {start}, deque([start])
    while queue:
        place = places[queue.popleft()]
        for other in (*place["land"], *place["sea"]):
            if other in inside and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


def test_d5_the_map_and_every_continent_hang_together():
    places = rawsiko().content()["territories"]
    assert walked(places, set(places)) == set(places)
    for continent in rawsiko().content()["continents"]:
        inside = {ident for ident, place in places.items() if place["continent"] == continent}
        assert walked(places, inside) == inside


def test_d32_every_material_lies_on_two_territories_at_least():
    found = rawsiko().content()
    carried = [one for place in found["territories"].values() for one in place["materials"]]
    assert min(carried.count(material) for material in found["materials"]) >= 2


def test_7_china_is_no_territory_and_part_of_none():
    for ident, place in rawsiko().content()["territories"].items():
        assert ident not in ("CHN", "HKG", "MAC", "TWN")
        assert "CHN" not in place["covers"]


def test_d31_the_baltic_states_are_with_finland():
    places = rawsiko().content()["territories"]
    for country in ("EST", "LVA", "LTU"):
        assert [ident for ident, place in places.items() if country in place["covers"]] == ["FIN"]


def test_d31_morocco_and_west_africa_are_joined_by_sea_alone():
    morocco = rawsiko().content()["territories"]["MAR"]
    assert "GIN" in morocco["sea"]
    assert "GIN" not in morocco["land"]
    assert "ESH" not in str(rawsiko().content())


def test_ga1_the_documented_applications_give_46_points():
    applications = rawsiko().content()["applications"]
    worth = {one["name"]: one["points"] for one in applications.values()}
    assert worth["Flame retardants"] == 8
    assert worth["Fertilisers"] == 3
    assert worth["Digital cameras"] == 13
    assert worth["Medical devices"] == 22


def test_the_documented_places_are_on_our_map():
    places = rawsiko().content()["territories"]
    for ident in ("VNM", "NGU", "AUS"):
        assert places[ident]["continent"] == "OCE"
    assert "IND" in places["VNM"]["land"] + places["VNM"]["sea"]
    assert "DEU" in places["TUR"]["land"] + places["TUR"]["sea"]
    assert "Bi" in places["MEX"]["materials"]
    assert "PR" in places["PER"]["materials"]


@pytest.mark.parametrize(
    ("ident", "name"),
    [
        ("VNM", "Vietnam"),
        ("NGU", "New Guinea"),
        ("AUS", "Australia"),
        ("IND", "India"),
        ("UKR", "Ukraine"),
        ("TUR", "Turkey"),
        ("DEU", "Germany"),
        ("MEX", "Mexico"),
        ("PER", "Peru"),
    ],
)
def test_each_of_the_nine_documented_names_must_be_there(ident, name):
    text = own_changed(OWN_MAP, ident, f'"{name}"', '"Elsewhere"')
    assert own_faults(text) == [f"the documented territory {ident} ({name}) is missing"]


@pytest.mark.parametrize("ident", ["VNM", "NGU", "AUS"])
def test_ga2_the_three_of_oceania_must_be_there(ident):
    text = own_changed(OWN_MAP, ident, '"OCE"', '"ASI"')
    said = own_faults(text)
    if ident == "VNM":
        assert said == ["Vietnam, New Guinea and Australia should be in Oceania (GA2)"]
    else:  # without a neighbour in Asia they would split it: that is said first
        assert said == ["continent ASI falls into parts (D-5)"]


def test_ga2_a_documented_territory_of_no_continent_is_not_in_oceania_either():
    text = own_changed(OWN_MAP, "AUS", 'continent = "OCE"\n', "")
    assert own_faults(text) == ["Vietnam, New Guinea and Australia should be in Oceania (GA2)"]


def cut(text: str, one: str, other: str) -> str:
    """Our own map without a link."""
    for here, there in ((one, other), (other, one)):
        before = own_entry(text, here)
        lines = before.split("\n")
        for at, line in enumerate(lines):
            if line.startswith(("land", "sea")) and f'"{there}"' in line:
                name, _, words = line.partition(" = ")
                left = [word for word in json.loads(words) if word != there]
                lines[at] = f"{name} = {json.dumps(left)}"
        text = text.replace(before, "\n".join(lines))
    return text


def test_ga2_the_three_of_oceania_must_hang_together():
    text = cut(cut(OWN_MAP, "AUS", "NGU"), "AUS", "VNM")
    assert own_faults(text) == ["Vietnam, New Guinea and Australia should hang together (GA2)"]


@pytest.mark.parametrize(("one", "other"), [("VNM", "IND"), ("TUR", "DEU")])
def test_ga5_ga7_the_documented_neighbours_must_be_neighbours(one, other):
    said = own_faults(cut(OWN_MAP, one, other))
    assert said == [f"{one} and {other} should be neighbours (GA5, GA7)"]


def test_ga8_bismuth_is_in_mexico_and_phosphate_in_peru():
    text = own_changed(OWN_MAP, "MEX", '"Bi", ', "")
    assert own_faults(text) == ["MEX should carry Bi (GA8)"]
    text = own_changed(OWN_MAP, "PER", '"PR", ', "")
    assert own_faults(text) == ["PER should carry PR (GA8)"]


@pytest.mark.parametrize(
    ("ident", "name", "points"),
    [
        ("fertilisers", "Fertilisers", 3),
        ("flame-retardants", "Flame retardants", 8),
        ("digital-cameras", "Digital cameras", 13),
        ("medical-devices", "Medical devices", 22),
    ],
)
def test_ga1_the_documented_applications_must_be_there_with_their_points(ident, name, points):
    text = own_changed(OWN_APPLICATIONS, ident, f'"{name}"', '"Soap"')
    assert own_faults(OWN_MAP, text) == [f"the documented application {name!r} is missing (GA1)"]
    text = own_changed(OWN_APPLICATIONS, ident, f"points = {points}", f"points = {points + 1}")
    assert own_faults(OWN_MAP, text) == [f"{name} should give the documented {points} points (GA1)"]


def test_our_own_map_is_checked_like_any_other():
    text = own_changed(OWN_MAP, "UKR", '"RUW"', '"KAZ"')
    assert own_faults(text) == [
        "territory UKR has KAZ as a neighbour by land, but KAZ has not UKR",
        "territory RUW has UKR as a neighbour by land, but UKR has not RUW",
    ]


def test_d4_five_players_can_always_be_dealt_from_our_own_deck():
    reader = Reader("applications.toml", OWN_APPLICATIONS)
    rawsiko().applications.check_deck(reader)
    assert reader.faults == []


def test_d4_every_application_is_on_several_cards_of_our_own_deck():
    game = rawsiko()
    counted = Counter(one for card in game.applications.deck for one in card)
    assert len(counted) == len(game.applications.ids)
    assert min(counted.values()) >= 5


def test_d37_no_territory_covers_land_that_is_scenery():
    covered = {
        code for place in rawsiko().content()["territories"].values() for code in place["covers"]
    }
    scenery = {"ARM", "AZE", "GEO", "PRK", "ESH", "TWN", "ISL", "GRL", "NZL", "FRO", "FLK", "NCL"}
    assert not covered & scenery
    parts = rawsiko().content()["territories"]
    assert (parts["GIN"]["parts"], parts["EGY"]["parts"]) == (["MLI", "MRT"], ["SDN"])


@pytest.mark.parametrize(("ident", "name"), content.DOCUMENTED_NAMES.items())
def test_d38_the_documented_names_stay_the_labels(ident, name):
    assert rawsiko().content()["territories"][ident]["name"] == name


# Earlier editions

KEPT = {
    "1/map.toml": "ce0476898196d6165da8b8fb5c30a9569a140f2646c8b021cfbf1fd323dab9a3",
    "1/applications.toml": "32f8f011e403062ad49cf6979bb22db5ca4491602c87a604018a711b19cbe27a",
    "2/applications.toml": "2e9eb563b2f85f9c9c5f95c9f961162761dd0f611b700660afa6af6a4426bbd6",
}


@pytest.mark.parametrize("file", KEPT)
def test_the_content_of_earlier_editions_is_kept_byte_for_byte(file):
    kept = files("ludoteka.games.rawsiko").joinpath("editions", file)
    assert hashlib.sha256(kept.read_bytes()).hexdigest() == KEPT[file]


def test_edition_1_is_played_with_its_own_map_and_values():
    old, new = Rawsiko.make(rules=1), Rawsiko.make()
    assert (old.rules_version, new.rules_version) == (1, 4)
    assert old.content_digest != new.content_digest
    before, after = old.content()["territories"], new.content()["territories"]
    assert (before["RUW"]["continent"], after["RUW"]["continent"]) == ("ASI", "EUR")
    assert ("NR" in before["VNM"]["materials"], "NR" in after["VNM"]["materials"]) == (False, True)
    assert {one["points"] for one in old.content()["applications"].values()} == {3, 8, 13, 22}
    assert len({one["points"] for one in new.content()["applications"].values()}) > 8
    assert not any("tier" in one for one in old.content()["applications"].values())
    assert not any("parts" in one for one in before.values())


def test_edition_2_is_played_with_its_own_values_on_the_present_map():
    old, new = Rawsiko.make(rules=2), Rawsiko.make()
    assert old.content_digest != new.content_digest
    assert old.content()["territories"] == new.content()["territories"]
    before, after = old.content()["applications"], new.content()["applications"]
    assert [(one["tier"], one["materials"]) for one in before.values()] == [
        (one["tier"], one["materials"]) for one in after.values()
    ]
    assert (before["airliners"]["points"], after["airliners"]["points"]) == (24, 27)


def test_edition_3_has_the_present_values_and_no_deck():
    old, new = Rawsiko.make(rules=3), Rawsiko.make()
    assert old.content()["applications"] == new.content()["applications"]
    assert "objectives" not in old.content()
    assert len(new.content()["objectives"]) == len(new.applications.deck) > 0


def test_a_file_of_ones_own_is_completed_by_the_content_of_its_edition():
    applications = small()["application"]
    text = written({"name": "mine", "application": applications})
    text = text.replace('"M1"', '"Sb"').replace('"M2"', '"BA"').replace('"M3"', '"BX"')
    for number, symbol in enumerate(("Be", "Bi", "BO", "Co", "CC"), 4):
        text = text.replace(f'"M{number}"', f'"{symbol}"')
    old, new = Rawsiko.make(None, text, "mine.toml", 1), Rawsiko.make(None, text, "mine.toml")
    assert old.content()["territories"]["RUW"]["continent"] == "ASI"
    assert new.content()["territories"]["RUW"]["continent"] == "EUR"
    assert old.content_digest != new.content_digest
