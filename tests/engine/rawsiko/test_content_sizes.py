"""How many of everything there is, how a map hangs together, tiers, objectives (D-4, D-5, D-32)."""

from __future__ import annotations

from typing import Any

import pytest
from engine.rawsiko.content_files import (
    FOUR,
    SHARED,
    changed,
    changed_entry,
    faults,
    load,
    territory,
    without,
)
from engine.rawsiko.tables import small, written

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick


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


def test_a_deck_is_not_too_large():
    deck = [card(a, b, c, 0) for a in range(5) for b in range(5) for c in range(5)][:121]
    said = "there can be at most 120 objectives, not 121"
    assert said in faults({**small(), "objective": deck})


def test_a_deck_needs_applications():
    text = written({"name": "mine", "objective": DECK[:1]})
    assert f"{FOUR} none" in faults(text)
