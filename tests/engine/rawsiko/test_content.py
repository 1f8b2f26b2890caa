"""Map and applications from a file (A10, D-4, D-5, D-7): every fault is named with its entry."""

from __future__ import annotations

import copy
import hashlib
import json
from collections import Counter, deque
from importlib.resources import files
from typing import Any

import pytest
from engine.rawsiko.tables import Raw, rawsiko, small, written

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError, Reader, packaged
from ludoteka.games.rawsiko import Rawsiko, content

OWN_MAP = packaged("ludoteka.games.rawsiko", "map.toml")
OWN_APPLICATIONS = packaged("ludoteka.games.rawsiko", "applications.toml")
PLAIN = "id should be 1 to 24 plain letters, digits and hyphens, not"
FOUR = "applications should have 4 different values, one for each place of an objective (D-4), not:"
SHARED = "at least 5 are needed so that five players never share one"
RINGS = "RA, RB, RC, RD, RE, RF"
STUFF = "M1, M2, M3, M4, M5, M6, M7, M8"


def load(data: dict[str, Any]) -> Rawsiko:
    return Rawsiko.make(None, written(data), "mine.toml")


def faults(data: dict[str, Any] | str) -> list[str]:
    text = data if isinstance(data, str) else written(data)
    with pytest.raises(ContentError) as error:
        Rawsiko.make(None, text, "mine.toml")
    assert error.value.file == "mine.toml"
    assert str(error.value).startswith(f"mine.toml: {error.value.faults[0]}")
    return error.value.faults


def own_faults(map_text: str = OWN_MAP, applications_text: str = OWN_APPLICATIONS) -> list[str]:
    with pytest.raises(ContentError) as error:
        content.own(map_text, applications_text)
    return error.value.faults


def territory(data: dict[str, Any], ident: str) -> dict[str, Any]:
    return next(one for one in data["territory"] if one["id"] == ident)


def changed(ident: str, field: str, value: object) -> dict[str, Any]:
    """The small map with one field of a territory changed; None takes it out."""
    data = small()
    territory(data, ident)[field] = value
    if value is None:
        del territory(data, ident)[field]
    return data


def changed_entry(kind: str, place: int, **fields: object) -> dict[str, Any]:
    """The small file with fields of one table changed or added; None takes one out."""
    data = small()
    for field, value in fields.items():
        data[kind][place][field] = value
        if value is None:
            del data[kind][place][field]
    return data


def own_entry(text: str, ident: str) -> str:
    (found,) = (part for part in text.split("\n[[") if f']]\nid = "{ident}"\n' in part)
    return found


def own_changed(text: str, ident: str, old: str, new: str) -> str:
    before = own_entry(text, ident)
    assert before.count(old) == 1, before
    return text.replace(before, before.replace(old, new))


# Our own content


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


# A user's own file


def test_the_small_map_has_no_fault():
    game = load(small())
    assert game.content_name == "Small"
    assert game.content_digest != rawsiko().content_digest


def without(kind: str, *idents: str) -> dict[str, Any]:
    data = small()
    data[kind] = [one for one in data[kind] if one["id"] not in idents]
    return data


MANY = [f"M{n}" for n in range(1, 9)]

ONE_FAULT = [
    (changed("A1", "name", None), "territory 1 (A1): name is missing"),
    (changed("A1", "name", ""), "territory 1 (A1): name should be a word, not ''"),
    (changed("A1", "name", 7), "territory 1 (A1): name should be a word, not 7"),
    (
        changed("A1", "continent", "RX"),
        f"territory 1 (A1): unknown continent 'RX'; known: {RINGS}",
    ),
    (changed("A1", "continent", ""), "territory 1 (A1): continent should be a word, not ''"),
    (
        changed("A1", "continent", ["RA"]),
        "territory 1 (A1): continent should be a word, not ['RA']",
    ),
    (
        changed("A1", "materials", ["M1", "M0"]),
        f"territory 1 (A1): unknown materials 'M0'; known: {STUFF}",
    ),
    (
        changed("A1", "materials", ["m1"]),
        f"territory 1 (A1): unknown materials 'm1'; known: {STUFF}",
    ),
    (
        changed("A1", "materials", "M1"),
        "territory 1 (A1): materials should be a list of words, not 'M1'",
    ),
    (
        changed("A1", "materials", [1]),
        f"territory 1 (A1): unknown materials 1; known: {STUFF}",
    ),
    (
        changed("A1", "covers", [""]),
        "territory 1 (A1): covers should be a list of words, '' is none",
    ),
    (
        changed("A1", "covers", "LVA"),
        "territory 1 (A1): covers should be a list of words, not 'LVA'",
    ),
    (
        changed("A1", "covers", [1]),
        "territory 1 (A1): covers should be a list of words, 1 is none",
    ),
    (changed("A1", "land", ["A2", "A4", "A1"]), "territory 1 (A1): A1 can't be its own neighbour"),
    (changed("A1", "land", ["A2", "A4", "A2"]), "territory 1 (A1): land names A2 twice"),
    (
        changed("A1", "sea", ["F4", "A2"]),
        "territory 1 (A1): A2 is a neighbour both by land and by sea",
    ),
    (
        changed("A1", "material", ["M1"]),
        "territory 1 (A1): unknown field 'material' (did you mean 'materials'?)",
    ),
    (changed("A1", "colour", "red"), "territory 1 (A1): unknown field 'colour'"),
    (
        changed("A1", "sea", ["F4", "C2"]),
        "territory A1 has C2 as a neighbour by sea, but C2 has not A1",
    ),
    (
        changed("A1", "land", ["A2", "A4", "B4"]),
        "territory A1 has B4 as a neighbour by land, but B4 has not A1",
    ),
    (
        changed_entry("continent", 0, name=None),
        "continent 1 (RA): name is missing",
    ),
    (changed_entry("material", 0, name=3), "material 1 (M1): name should be a word, not 3"),
    (
        changed_entry("material", 0, colour=3),
        "material 1 (M1): unknown field 'colour'",
    ),
    (
        changed_entry("application", 0, materials=["M1", "M9"]),
        f"application 1 (thing-3-0): unknown materials 'M9'; known: {STUFF}",
    ),
    (
        changed_entry("application", 0, materials=["M1", "M1"]),
        "application 1 (thing-3-0): materials names M1 twice",
    ),
    (
        changed_entry("application", 0, materials=[]),
        "application 1 (thing-3-0): an application needs at least one material",
    ),
    (
        changed_entry("application", 0, materials=None),
        "application 1 (thing-3-0): an application needs at least one material",
    ),
    (
        changed_entry("application", 0, because="so"),
        "application 1 (thing-3-0): because should be a list of words, not 'so'",
    ),
    (
        changed_entry("application", 0, id="two words"),
        f"application 1 (two words): {PLAIN} 'two words'",
    ),
    (
        changed_entry("application", 0, id="---"),
        f"application 1 (---): {PLAIN} '---'",
    ),
    (
        changed_entry("application", 0, id="x" * 25),
        f"application 1 ({'x' * 25}): {PLAIN} '{'x' * 25}'",
    ),
    (
        changed_entry("application", 1, id="thing-3-0"),
        "application 2 (thing-3-0): id 'thing-3-0' is taken already by application 1",
    ),
    (
        changed_entry("application", 0, point=3),
        "application 1 (thing-3-0): unknown field 'point' (did you mean 'points'?)",
    ),
    (
        without("application", "thing-8-2"),
        "4 applications have 8 points, at least 5 are needed so that five players never share one",
    ),
    ({**small(), "name": ""}, "file: name should be a word, not ''"),
    ({**small(), "author": "me"}, "file: unknown field 'author'"),
    (
        {**small(), "territories": [{"id": "X"}]},
        "unknown entry 'territories' (did you mean 'territory'?)",
    ),
]


@pytest.mark.parametrize(("data", "fault"), ONE_FAULT, ids=[fault[:60] for _, fault in ONE_FAULT])
def test_a_fault_is_named_with_its_entry_and_alone(data, fault):
    assert faults(data) == [fault]


@pytest.mark.parametrize("points", [0, 1001, -3, True, 3.0, "3"])
def test_points_are_a_number_from_1_to_1000(points):
    said = faults(changed_entry("application", 0, points=points))
    assert said[0] == (
        f"application 1 (thing-3-0): points should be a number from 1 to 1000, not {points!r}"
    )


@pytest.mark.parametrize("kind", ["continent", "material", "territory", "application"])
def test_an_id_is_used_once(kind):
    first = small()[kind][0]["id"]
    said = faults(changed_entry(kind, 1, id=first))
    assert f"{kind} 2 ({first}): id {first!r} is taken already by {kind} 1" in said


def test_an_unknown_word_comes_with_a_hint():
    data = json.loads(json.dumps(small()).replace('"M1"', '"Cuprm"').replace('"RA"', '"Afric"'))
    data["territory"][0]["materials"] = ["Cupm"]
    data["territory"][1]["continent"] = "Afrik"
    said = faults(data)
    assert said[0].startswith(
        "territory 1 (A1): unknown materials 'Cupm' (did you mean 'Cuprm'?); known: Cuprm, M2"
    )
    assert said[1].startswith(
        "territory 2 (A2): unknown continent 'Afrik' (did you mean 'Afric'?); known: Afric, RB"
    )


def renamed(kind: str, old: str, new: str) -> dict[str, Any]:
    """The small file with another id, wherever it stands."""
    data = json.loads(json.dumps(small()).replace(f'"{old}"', f'"{new}"'))
    assert any(one["id"] == new for one in data[kind])
    return data


@pytest.mark.parametrize("word", ["continent", "end", "place", "stop", "take", "trade", "until"])
@pytest.mark.parametrize(("kind", "old"), [("territory", "A1"), ("material", "M1")])
def test_words_of_the_notation_name_nothing(word, kind, old):
    for spelled in (word, word.upper()):
        if len(word) <= 5:
            said = faults(renamed(kind, old, spelled))
            assert said == [f"{kind} 1 ({spelled}): id {spelled!r} is a word of the notation"]
        else:  # too long for an id anyway
            assert "id should be 1 to 5 plain letters" in faults(renamed(kind, old, word))[0]


def with_id(kind: str, ident: str) -> dict[str, Any]:
    return changed_entry(kind, 0, id=ident)


@pytest.mark.parametrize("kind", ["continent", "territory", "material"])
@pytest.mark.parametrize("bad", ["A B", "A>B", "A-B", "Ä1", "A" * 9, "x,", "²", "\u0661\u0662"])
def test_an_id_is_plain_and_short(kind, bad):
    said = f"{kind} 1 ({bad}): id should be 1 to 5 plain letters or digits, not {bad!r}"
    assert faults(with_id(kind, bad))[0] == said


HIDDEN = ["A\u200b", "A\n", "\u001b[2J", "A\u0000", "\u202e"]


@pytest.mark.parametrize("kind", ["continent", "territory", "material", "application"])
@pytest.mark.parametrize("bad", HIDDEN, ids=repr)
def test_an_id_has_no_hidden_characters(kind, bad):
    assert faults(with_id(kind, bad))[0].endswith(f"id should be a word, not {bad!r}")


@pytest.mark.parametrize("kind", ["continent", "territory", "material", "application"])
@pytest.mark.parametrize("bad", HIDDEN, ids=repr)
def test_a_fault_is_one_line_that_can_be_shown(kind, bad):
    assert all(fault.isprintable() for fault in faults(with_id(kind, bad)))


def test_an_id_is_no_number():
    assert faults(renamed("territory", "A1", "12"))[0] == (
        "territory 1 (12): id '12' could be taken for a number"
    )


@pytest.mark.parametrize(
    ("kind", "old", "new", "said"),
    [
        ("territory", "A2", "a1", "territory 2 (a1): id 'a1' can't be told from territory A1"),
        ("territory", "A1", "ra", "territory 1 (ra): id 'ra' can't be told from continent RA"),
        ("territory", "A1", "m1", "territory 1 (m1): id 'm1' can't be told from material M1"),
        ("territory", "A1", "M1", "territory 1 (M1): id 'M1' can't be told from material M1"),
        ("material", "M1", "rb", "material 1 (rb): id 'rb' can't be told from continent RB"),
        ("material", "M2", "m1", "material 2 (m1): id 'm1' can't be told from material M1"),
        ("continent", "RB", "ra", "continent 2 (ra): id 'ra' can't be told from continent RA"),
    ],
)
def test_ids_can_be_told_apart_without_their_capitals(kind, old, new, said):
    assert said in faults(renamed(kind, old, new))


def borrowing() -> dict[str, Any]:
    """The small map with our bismuth on two territories, not named in the file."""
    data = small()
    territory(data, "A1")["materials"] += ["Bi"]
    territory(data, "D1")["materials"] += ["Bi"]
    return data


def test_a_map_may_use_our_materials_without_naming_them():
    game = load(borrowing())
    assert game.content()["materials"]["Bi"] == {"name": "Bismuth"}
    assert game.content()["territories"]["D1"]["materials"] == ["M5", "Bi"]


def test_a_borrowed_material_is_told_from_a_continent():
    data = json.loads(json.dumps(borrowing()).replace('"RA"', '"bi"'))
    assert len(faults(data)) == 1


def test_a_borrowed_material_is_told_from_one_of_the_file():
    data = borrowing()
    data["material"].append({"id": "bi", "name": "My bismuth"})
    territory(data, "A2")["materials"] += ["bi"]
    territory(data, "D2")["materials"] += ["bi"]
    assert len(faults(data)) == 1


def test_a_borrowed_material_is_told_from_a_territory():
    data = json.loads(json.dumps(borrowing()).replace('"A3"', '"BI"'))
    assert faults(data) == ["territory 3 (BI): id 'BI' can't be told from material Bi"]


def test_five_continents_are_too_few_and_thirteen_too_many():
    data = without("continent", "RF")
    data["territory"] = [
        {**one, "continent": "RE"} if one["continent"] == "RF" else one for one in data["territory"]
    ]
    (said,) = faults(data)
    assert said == (
        "there must be 6 to 12 continents, not 5: "
        "else the draft of five players could come to a dead end (D-7)"
    )
    data = small()
    data["continent"] += [{"id": f"RX{n}", "name": "More"} for n in range(7)]
    (said,) = faults(data)
    assert said.startswith("there must be 6 to 12 continents, not 13: ")


def test_d32_a_continent_has_four_territories():
    data = changed("A4", "continent", "RB")
    assert faults(data) == [
        "continent RA has 3 territories, at least 4 are needed for the set-up (D-32)"
    ]
    data = small()
    data["continent"].append({"id": "RG", "name": "Nothing"})
    assert faults(data) == [
        "continent RG has 0 territories, at least 4 are needed for the set-up (D-32)"
    ]


def test_r22_a_territory_may_belong_to_no_continent():
    data = small()
    data["territory"].append({"id": "Z1", "name": "Ice", "materials": ["M1"], "sea": ["A2"]})
    territory(data, "A2")["sea"] = ["Z1"]
    game = load(data)
    assert game.content()["territories"]["Z1"]["continent"] is None
    for players in (3, 4, 5):
        state = game.start(players, Quick(players))
        place = game.world.ids.index("Z1")
        while not state.turn:
            seat = state.waiting_for()[0]
            assert game.read("take Z1") not in state.moves(seat)
            state.play(seat, state.moves(seat)[-1], Quick(1))
        assert state.owner[place] == -1
        play_out(state, Quick(players))


def test_d5_a_continent_hangs_together():
    data = small()
    for one, other in (("A1", "A2"), ("A1", "A4")):
        territory(data, one)["land"].remove(other)
        territory(data, other)["land"].remove(one)
    assert faults(data) == ["continent RA falls into parts (D-5)"]


def test_the_map_hangs_together():
    data = small()
    for one, other in (("A1", "F4"), ("A4", "B1")):
        territory(data, one)["sea"].remove(other)
        territory(data, other)["sea"].remove(one)
    assert faults(data) == ["the map falls into parts that no border or sea link joins"]


def test_land_and_sea_are_mirrored_apart():
    data = small()
    territory(data, "A1")["sea"] += ["C2"]
    territory(data, "C2")["land"] += ["A1"]
    assert faults(data) == [
        "territory A1 has C2 as a neighbour by sea, but C2 has not A1",
        "territory C2 has A1 as a neighbour by land, but A1 has not C2",
    ]


def test_d32_a_material_lies_on_two_territories():
    data = small()
    for one in data["territory"]:
        one["materials"] = [material for material in one["materials"] if material != "M1"]
    said = "material M1 lies on {} territories, at least 2 must carry it (D-32)"
    assert faults(data) == [said.format(0)]
    territory(data, "A1")["materials"] += ["M1"]
    assert faults(data) == [said.format(1)]
    territory(data, "A2")["materials"] += ["M1"]
    load(data)


def test_a_territory_names_a_material_once():
    assert faults(changed("A1", "materials", ["M1", "M1"])) == [
        "territory 1 (A1): materials names M1 twice"
    ]


def test_eight_neighbours_have_room_and_nine_have_not():
    def with_hub(count: int) -> dict[str, Any]:
        """A2 has two neighbours by land; the others are joined to it by sea."""
        data = small()
        others = [f"{letter}{n}" for letter in "CDEF" for n in (2, 3)] + ["B2"]
        territory(data, "A2")["sea"] = others[: count - 2]
        for other in others[: count - 2]:
            territory(data, other)["sea"] += ["A2"]
        return data

    game = load(with_hub(8))
    play_out(game.start(5, Quick(1)), Quick(2))
    assert faults(with_hub(9)) == [
        "territory 2 (A2): at most 8 neighbours have room around a territory"
    ]


def test_sixty_territories_and_no_more():
    def with_more(count: int) -> dict[str, Any]:
        data = small()
        ids = [f"X{n}" for n in range(count)]
        for place, ident in enumerate(ids):
            near = ["A2" if place == 0 else ids[place - 1]]
            near += ids[place + 1 : place + 2]
            data["territory"].append({"id": ident, "name": "More", "land": near})
        territory(data, "A2")["land"] += ids[:1]
        return data

    assert len(load(with_more(36)).content()["territories"]) == 60
    assert faults(with_more(37)) == ["there can be at most 60 territories, not 61"]


def test_sixty_materials_and_no_more():
    def with_more(count: int) -> dict[str, Any]:
        data = small()
        ids = [f"X{n}" for n in range(count)]
        data["material"] += [{"id": ident, "name": "More"} for ident in ids]
        for ident in ("A1", "B1"):
            territory(data, ident)["materials"] += ids
        return data

    game = load(with_more(52))
    play_out(game.start(5, Quick(1)), Quick(2))
    assert faults(with_more(53)) == ["there can be at most 60 materials, not 61"]


def test_200_applications_and_no_more():
    def with_more(count: int) -> dict[str, Any]:
        data = small()
        first = data["application"][0]
        data["application"] += [{**first, "id": f"x{n}"} for n in range(count)]
        return data

    play_out(load(with_more(180)).start(5, Quick(1)), Quick(2))
    assert faults(with_more(181)) == ["there can be at most 200 applications, not 201"]


def test_d4_applications_have_four_values():
    data = small()
    data["application"] = [one for one in data["application"] if one["points"] != 8]
    assert faults(data) == [f"{FOUR} 3, 13, 22"]
    data = changed_entry("application", 0, points=4)
    assert faults(data) == [
        f"{FOUR} 3, 4, 8, 13, 22",
        f"4 applications have 3 points, {SHARED}",
        f"1 applications have 4 points, {SHARED}",
    ]


def test_points_are_their_own_tiers():
    data = small()
    for one in data["application"]:
        one["points"] = {3: 1000, 8: 1, 13: 2, 22: 999}[one["points"]]
    game = load(data)
    points = game.applications.points
    assert [{points[one] for one in tier} for tier in game.applications.tiers] == [
        {1},
        {2},
        {999},
        {1000},
    ]


TOLD = {3: 1, 8: 2, 13: 3, 22: 4}


def with_tiers() -> dict[str, Any]:
    data = small()
    for one in data["application"]:
        one["tier"] = TOLD[one["points"]]
    return data


def test_d4_applications_of_a_tier_may_differ_in_value():
    data = with_tiers()
    for number, one in enumerate(data["application"]):
        one["points"] += number % 3
    game = load(data)
    tiers = [game.applications.tier[one] for one in range(len(data["application"]))]
    assert tiers == [one["tier"] for one in data["application"]]
    state = game.start(5, Quick(3))
    for row in state.hidden()["objectives"]:
        events = game.content()["applications"]
        assert [events[name]["tier"] for name in row] == [1, 2, 3, 4]
    play_out(state, Quick(4))


def test_d4_all_applications_tell_their_tier_or_none_does():
    data = with_tiers()
    del data["application"][7]["tier"]
    assert faults(data) == ["either every application should tell its tier, or none"]
    assert "tier" not in load(small()).content()["applications"]["thing-3-0"]


def test_d4_a_higher_tier_gives_more():
    data = with_tiers()
    data["application"][0]["points"] = 8
    assert data["application"][0]["tier"] == 1
    (fault,) = faults(data)
    assert fault == (
        "an application of tier 2 gives 8 points, and one of tier 1 gives 8: "
        "a higher tier should give more"
    )


def test_d4_a_tier_has_enough_applications():
    data = with_tiers()
    data["application"][0] |= {"tier": 2, "points": 9}
    assert faults(data) == [f"4 applications are of tier 1, {SHARED}"]


@pytest.mark.parametrize("tier", [0, 5, "1"])
def test_d4_a_tier_is_a_number_from_1_to_4(tier):
    data = with_tiers()
    data["application"][0]["tier"] = tier
    said = f"application 1 (thing-3-0): tier should be a number from 1 to 4, not {tier!r}"
    assert said in faults(data)


def card(*places: int) -> dict[str, Any]:
    """An objective of the small file: the places of its applications within their tiers."""
    names = [f"thing-{points}-{place}" for points, place in zip(TOLD, places, strict=False)]
    return {"applications": names}


# Whichever of these are dealt, others are left that share nothing with them.
DECK = [card(a, (a + b) % 5, (a + 2 * b) % 5, (a + 3 * b) % 5) for b in range(5) for a in range(5)]


def test_d4_a_file_may_tell_which_objectives_there_are():
    game = load({**small(), "objective": DECK[:5]})
    assert game.content()["objectives"] == [one["applications"] for one in DECK[:5]]
    rows = game.start(5, Quick(3)).hidden()["objectives"]
    assert sorted(rows) == sorted(one["applications"] for one in DECK[:5])
    assert "objectives" not in load(small()).content()


def test_d4_an_objective_of_a_deck_has_one_application_of_each_tier():
    said = "an objective has one application of each tier, in order (D-4)"
    one = card(0, 1, 2, 3)["applications"]
    for wrong in (one[:3], [*one, "thing-3-1"], one[::-1], []):
        deck = [*DECK[:5], {"applications": wrong}]
        assert faults({**small(), "objective": deck}) == [f"objective 6: {said}"]
    deck = [*DECK[:5], {"applications": [*one[:3], "thing"]}]
    (fault,) = faults({**small(), "objective": deck})
    assert fault.startswith("objective 6: unknown applications 'thing'")


def test_d4_no_objective_of_a_deck_is_there_twice():
    data = {**small(), "objective": [*DECK[:5], DECK[1]]}
    assert faults(data) == ["objective 6: this is objective 2 again"]


def test_d4_five_players_can_always_be_dealt_from_a_deck():
    said = "each other one shares an application with them, and 5 players can't all have one (D-4)"
    four = faults({**small(), "objective": DECK[:4]})
    assert four == [f"when objectives 1, 2, 3, 4 have been dealt, {said}"]
    crossing = faults({**small(), "objective": [*DECK[:5], card(0, 1, 2, 3)]})
    assert crossing == [f"when objectives 5, 6 have been dealt, {said}"]


def test_d4_five_players_can_always_be_dealt_from_our_own_deck():
    reader = Reader("applications.toml", OWN_APPLICATIONS)
    rawsiko().applications.check_deck(reader)
    assert reader.faults == []


def test_d4_every_application_is_on_several_cards_of_our_own_deck():
    game = rawsiko()
    counted = Counter(one for card in game.applications.deck for one in card)
    assert len(counted) == len(game.applications.ids)
    assert min(counted.values()) >= 5


def test_a_deck_is_not_too_large():
    deck = [card(a, b, c, 0) for a in range(5) for b in range(5) for c in range(5)][:121]
    said = "there can be at most 120 objectives, not 121"
    assert said in faults({**small(), "objective": deck})


def test_a_deck_needs_applications():
    text = written({"name": "mine", "objective": DECK[:1]})
    assert f"{FOUR} none" in faults(text)


def test_parts_of_a_territory_are_countries_that_it_covers():
    data = small()
    data["territory"][0] |= {"covers": ["AUT", "HUN"], "parts": ["HUN"]}
    name = data["territory"][0]["id"]
    assert load(data).content()["territories"][name]["parts"] == ["HUN"]
    data["territory"][0]["parts"] = ["SVK"]
    assert faults(data)[0].startswith(f"territory 1 ({name}): unknown parts 'SVK'")


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


# What a file may leave out


def test_a_file_of_applications_alone_is_played_on_our_map():
    data = {"name": "Mine", "application": small()["application"]}
    for one in data["application"]:
        one["materials"] = ["Bi"]
    game = load(data)
    assert game.content()["territories"] == rawsiko().content()["territories"]
    assert len(game.content()["applications"]) == 20
    assert game.content_digest != rawsiko().content_digest
    play_out(game.start(4, Quick(1)), Quick(2))


def test_a_file_of_a_map_alone_is_played_with_our_applications():
    data = small()
    del data["application"], data["material"]
    ours = list(rawsiko().content()["materials"])
    for place, one in enumerate(data["territory"]):
        one["materials"] = ours[place::24] + ours[(place + 12) % 24 :: 24]
    game = load(data)
    assert game.content()["applications"] == rawsiko().content()["applications"]
    assert len(game.content()["materials"]) == 31
    play_out(game.start(5, Quick(1)), Quick(2))


def test_our_applications_do_not_fit_a_map_that_lacks_a_material():
    data = small()
    del data["application"], data["material"]
    ours = [one for one in rawsiko().content()["materials"] if one != "He"]
    for place, one in enumerate(data["territory"]):
        one["materials"] = ours[place::24] + ours[(place + 12) % 24 :: 24]
    said = faults(data)
    assert len(said) == 2  # hospital scanners and medical devices
    for fault in said:
        assert fault.startswith("our own application ")
        assert "unknown materials 'He'" in fault
        assert fault.endswith("; add [[application]] tables that fit this map")


def test_a_map_with_faults_is_not_also_blamed_for_our_applications():
    data = changed("A1", "name", None)
    del data["application"]
    assert faults(data) == ["territory 1 (A1): name is missing"]


@pytest.mark.parametrize("text", ['name = "Nothing"\n', 'name = "x"\nother = 3\n'])
def test_a_file_with_nothing_in_it_is_not_our_own(text):
    assert "there is neither a map ([[territory]]) nor an [[application]]" in faults(text)


def test_an_empty_file_is_not_our_own():
    assert faults("") == [
        "file: name is missing",
        "there is neither a map ([[territory]]) nor an [[application]]",
    ]


def test_a_map_without_territories_is_none():
    data = {"name": "x", "continent": small()["continent"]}
    said = faults(data)
    assert "continent RA has 0 territories, at least 4 are needed for the set-up (D-32)" in said


def test_what_is_no_toml_file_says_where():
    (fault,) = faults("[[territory]\n")
    assert fault.startswith("not a TOML file: ")
    assert "line 1" in fault


def test_several_faults_are_listed_all_at_once():
    data = changed("A1", "continent", "RX")
    territory(data, "A2")["land"] = 3
    data["application"][0]["points"] = -1
    data["material"][0]["name"] = ""
    data["colour"] = "red"
    found = faults(data)
    assert len(found) >= 5
    with pytest.raises(ContentError, match=r"^mine.toml: .* \(and [0-9]+ more\)$"):
        load(data)


def test_without_a_file_name_a_fault_is_said_of_the_content():
    with pytest.raises(ContentError, match=r"^content: "):
        Rawsiko.make(None, "x = 1")


# Hostile files

ODD = [
    0,
    -1,
    10**14,
    1.5,
    Raw("nan"),
    Raw("-inf"),
    Raw("1979-05-27T07:32:00Z"),
    True,
    "",
    " ",
    "x" * 5000,
    "\u001b[2J",
    "\u0000",
    "RA",
    "M1",
    "A1",
    "until",
    [],
    [[]],
    [""],
    [1, "A1"],
    [Raw("{}")],
    {},
    {"id": "A1"},
]
FIELDS = [
    ("continent", "id"),
    ("continent", "name"),
    ("material", "id"),
    ("material", "name"),
    ("territory", "id"),
    ("territory", "name"),
    ("territory", "continent"),
    ("territory", "covers"),
    ("territory", "materials"),
    ("territory", "land"),
    ("territory", "sea"),
    ("application", "id"),
    ("application", "name"),
    ("application", "points"),
    ("application", "materials"),
    ("application", "because"),
]


def loads_or_is_refused(text: str) -> None:
    """Never another exception; and what loads can be set up."""
    found: list[str] = []
    try:
        game = Rawsiko.make(None, text, "odd.toml")
    except ContentError as error:
        found = error.faults
    else:
        game.start(3, Quick(1))
        found = [json.dumps(game.content())]
    assert found
    assert all(found)


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_whatever_stands_in_a_field_is_refused_or_right(kind, field):
    for value in ODD:
        loads_or_is_refused(written(changed_entry(kind, 0, **{field: value})))


@pytest.mark.parametrize("kind", ["name", "continent", "material", "territory", "application"])
@pytest.mark.parametrize("value", ODD, ids=str)
def test_whatever_stands_for_a_whole_part_is_refused_or_right(kind, value):
    loads_or_is_refused(written({**small(), kind: value}))


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_the_wrong_type_is_a_fault_of_its_entry(kind, field):
    for value in (7, 1.5, True, {"a": 1}):
        if (field, value) == ("points", 7):
            continue
        said = faults(changed_entry(kind, 0, **{field: value}))
        assert any(fault.startswith(f"{kind} 1") for fault in said)
        assert any(f"{field} should be" in fault for fault in said)


@pytest.mark.parametrize("value", [[1], [True], [""], [["a"]]])
def test_because_is_a_list_of_sentences(value):
    assert len(faults(changed_entry("application", 0, because=value))) == 1


@pytest.mark.parametrize("kind", ["continent", "material", "territory", "application"])
@pytest.mark.parametrize("name", ["\u001b[2J", "a\nb", "a\u0000", "\u202eabc"])
def test_a_name_has_no_control_characters(kind, name):
    assert len(faults(changed_entry(kind, 0, name=name))) == 1


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30, "0x" + "f" * 5000, "-" + "9" * 30])
def test_huge_numbers(number):
    data = changed_entry("application", 0, points=Raw(number))
    assert len(faults(data)) == 1


@pytest.mark.parametrize("depth", [30, 1000, 20000])
def test_deep_nesting(depth):
    data = changed("A1", "materials", Raw("[" * depth + "]" * depth))
    assert len(faults(data)) == 1


def test_half_a_character():
    faults(written(small()).replace("Land A1", "\ud800"))


def many(count: int, neighbour: str) -> str:
    data = small()
    data["territory"] += [
        {"id": f"X{n}", "name": "More", "land": [neighbour]} for n in range(count)
    ]
    return written(data)


def test_hundreds_of_territories_are_refused():
    assert faults(many(500, "A1"))[0] == "there can be at most 60 territories, not 524"


def test_the_faults_of_a_file_that_is_too_large_stay_readable():
    assert max(len(fault) for fault in faults(many(300, "QQ"))) < 1000


def test_ten_thousand_territories_are_refused():
    assert faults(many(10_000, "A1"))[0] == "there can be at most 60 territories, not 10024"


# Whole games on a user's map

MIXES = [
    {},
    {"setup": "territories", "stranglehold": True, "trade": True},
    {"setup": "continents", "garrison": True, "after_clash": "conquerors-fresh"},
    {"turns": 3, "starting_assets": "0"},
    {"turns": 12, "starting_assets": "12", "trade": True, "garrison": True, "stranglehold": True},
]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", MIXES, ids=str)
def test_the_small_map_plays_whole_games(players, options):
    game = Rawsiko.make(options, written(small()), "small.toml")
    for seed in range(6):
        chance = Quick(seed)
        events: list[Any] = []
        state = game.start(players, chance, events)
        while waiting := state.waiting_for():
            moves = state.moves(waiting[0])
            state.play(waiting[0], moves[chance.below(len(moves))], chance, events)
        assert game.audit().recount(players, events) == state.result().scores


def test_d7_the_draft_on_the_small_map_never_comes_to_a_dead_end():
    """Every continent has four territories only, and players choose as unhelpfully as they can."""
    game = Rawsiko.make(None, written(small()), "small.toml")
    for players in (3, 4, 5):
        for seed in range(60):
            chance = Quick(seed)
            state = game.start(players, chance)
            while state.view(None)["phase"] in ("choosing", "taking"):
                moves = state.moves(state.mover)
                assert moves
                state.play(state.mover, moves[chance.below(len(moves))], chance)
            assert sum(state.lands) == players * (5 if players == 3 else 3)


# Content as data


def test_everything_shown_of_the_content_can_be_written_as_json():
    for game in (rawsiko(), load(small())):
        assert json.loads(json.dumps(game.content())) == game.content()


def test_the_content_is_enough_to_write_the_file_again():
    """Whoever has `content()` has all that the game was made of."""
    shown = load(small()).content()
    data: dict[str, Any] = {"name": shown["name"]}
    for kind, plural in (
        ("continent", "continents"),
        ("material", "materials"),
        ("territory", "territories"),
        ("application", "applications"),
    ):
        data[kind] = [{"id": ident, **fields} for ident, fields in shown[plural].items()]
    assert load(data).content() == shown


def test_content_is_not_a_handle_on_the_game():
    game = load(small())
    before = copy.deepcopy(game.content())
    shown = game.content()
    shown["territories"]["A1"]["materials"].append("M8")
    shown["territories"].clear()
    assert game.content() == before


def test_the_same_entries_in_another_layout_are_the_same_content():
    text = written(small())
    one = Rawsiko.make(None, text, "x")
    other = Rawsiko.make(None, "# mine\n\n" + text.replace(" = ", "   =   "), "y")
    assert one.content_digest == other.content_digest


def test_any_change_is_other_content():
    digests = {load(data).content_digest for data in (small(), changed("A1", "name", "Other"))}
    assert len(digests) == 2
