"""Map and applications from a file (A10, D-4, D-5, D-7): every fault is named with its entry."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from engine.rawsiko.content_files import (
    PLAIN,
    RINGS,
    STUFF,
    changed,
    changed_entry,
    faults,
    load,
    renamed,
    territory,
    with_id,
    without,
)
from engine.rawsiko.tables import rawsiko, small, written

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError
from ludoteka.games.rawsiko import Rawsiko


def test_the_small_map_has_no_fault():
    game = load(small())
    assert game.content_name == "Small"
    assert game.content_digest != rawsiko().content_digest


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


@pytest.mark.parametrize("word", ["continent", "end", "place", "stop", "take", "trade", "until"])
@pytest.mark.parametrize(("kind", "old"), [("territory", "A1"), ("material", "M1")])
def test_words_of_the_notation_name_nothing(word, kind, old):
    for spelled in (word, word.upper()):
        if len(word) <= 5:
            said = faults(renamed(kind, old, spelled))
            assert said == [f"{kind} 1 ({spelled}): id {spelled!r} is a word of the notation"]
        else:  # too long for an id anyway
            assert "id should be 1 to 5 plain letters" in faults(renamed(kind, old, word))[0]


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


def test_parts_of_a_territory_are_countries_that_it_covers():
    data = small()
    data["territory"][0] |= {"covers": ["AUT", "HUN"], "parts": ["HUN"]}
    name = data["territory"][0]["id"]
    assert load(data).content()["territories"][name]["parts"] == ["HUN"]
    data["territory"][0]["parts"] = ["SVK"]
    assert faults(data)[0].startswith(f"territory 1 ({name}): unknown parts 'SVK'")


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
