"""What an editor may offer is what a deck may say: the form against the reader, case by case."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest
from engine.raw.test_content import ability, beast, deck, faults, magic, thing

from ludoteka.core.content import ContentError
from ludoteka.games.raw import Raw
from ludoteka.games.raw.pieces import EFFECTS, KINDS, MANY, PLACES, TYPES, WHOSE

FORM: dict[str, Any] = Raw.content_form()
OF_TYPE = {entry["type"]: entry for entry in FORM["types"]}
OF_EFFECT = {entry["effect"]: entry for entry in FORM["effects"]}
MADE = {"beast": beast, "thing": thing, "magic": magic, "ability": ability}
WORDS = [
    *["?", "double damage", "instant kill", "direct", "sick", "backburn", "guard", "hideout"],
    *["prison", "disable ?", *[f"protection {kind}" for kind in KINDS]],
    *[f"kind {kind}" for kind in KINDS],
    *[f"vs {what}: double damage" for what in (*KINDS, "beast", "thing")],
    *[f"vs {what}: instant kill" for what in (*KINDS, "beast", "thing")],
]
TARGETS = [["beast"], ["thing"], ["beast", "thing"]]


def fits(card: dict[str, Any]) -> bool:
    try:
        Raw.make(None, deck(beast(id="zed"), card))
    except ContentError:
        return False
    return True


def test_types_and_effects_are_all_there():
    assert list(OF_TYPE) == TYPES
    assert list(OF_EFFECT) == EFFECTS


@pytest.mark.parametrize("word", TYPES)
def test_every_property_that_is_offered_is_taken_and_no_other(word):
    taken = [text for text in WORDS if fits(MADE[word](properties=[text]))]
    assert sorted(OF_TYPE[word]["properties"]) == sorted(taken)


@pytest.mark.parametrize("word", TYPES)
def test_fields_that_are_offered_are_those_a_type_has(word):
    entry = OF_TYPE[word]
    bare = {"effects": None, "properties": None}
    assert entry["blank"] is fits(MADE[word](**bare))
    for field, value in (("kind", "blood"), ("endurance", 3)):
        assert entry[field] is fits(MADE[word](**{field: value}))
        assert entry[field] is not fits(MADE[word](**{field: None}))


def holder(place: str) -> Any:
    """A type that has this place."""
    return MADE[next(word for word in TYPES if place in OF_TYPE[word]["places"])]


def offered(name: str, place: str, whose: str, types: list[str], many: str) -> bool:
    entry = OF_EFFECT[name]
    if whose not in entry["places"].get(place, []):
        return False
    target = entry["targets"][whose]
    return many in target["many"] and all(one in target["types"] for one in types)


@pytest.mark.parametrize("name", EFFECTS)
def test_every_target_that_is_offered_is_taken_and_no_other(name):
    if not OF_EFFECT[name]["targets"]:
        return
    extra = {"property": "sick"} if name == "grant" else {}
    for place, whose, types, many in product(PLACES, WHOSE, TARGETS, MANY):
        fields = {"place": place, "effect": name, "whose": whose, "types": types, "many": many}
        taken = fits(holder(place)(effects=[fields | extra]))
        assert taken is offered(name, place, whose, types, many), fields


@pytest.mark.parametrize("name", EFFECTS)
def test_places_and_burning_are_as_they_are_offered(name):
    entry = OF_EFFECT[name]
    for word, place in product(TYPES, PLACES):
        effect: dict[str, Any] = {"place": place, "effect": name}
        if entry["kind"]:
            effect["kind"] = "ghost"
        if entry["property"]:
            effect["property"] = FORM["granted"][0]
        whose = entry["places"].get(place, [])
        if whose:
            effect |= {"whose": whose[0], "many": entry["targets"][whose[0]]["many"][0]}
        right = place in entry["places"] and place in OF_TYPE[word]["places"]
        assert fits(MADE[word](effects=[effect])) is right, effect
        if right:
            burning = fits(MADE[word](effects=[effect | {"burn": True}]))
            assert burning is (place not in entry["steady"]), effect
            assert entry["amount"] is fits(MADE[word](effects=[effect | {"amount": 7}])), effect


def test_places_that_stand_apart():
    pairs = [
        [one, other]
        for one, other in combinations(OF_TYPE["magic"]["places"], 2)
        if not fits(magic(effects=[{"place": p, "effect": "draw"} for p in (one, other)]))
    ]
    assert pairs == FORM["apart"]
    assert not fits(ability(properties=["kind blood", "kind ghost"]))
    assert FORM["only_one"] == ["kind "]


def test_limits():
    for field in ("cost", "endurance", "copies"):
        low, high = FORM[field]
        assert fits(beast(**{field: low}))
        assert fits(beast(**{field: high}))
        assert not fits(beast(**{field: low - 1}))
        assert not fits(beast(**{field: high + 1}))
    for field, most in FORM["letters"].items():
        assert fits(beast(**{field: "a" * most}))
        assert not fits(beast(**{field: "a" * (most + 1)}))
    for word in FORM["reserved"]:
        assert not fits(beast(id=word))


def test_every_fault_of_a_card_leads_to_its_field():
    with pytest.raises(ContentError) as error:
        Raw.make(
            None,
            deck(
                beast(cost=9, properties=["guard"], name={"en": "x" * 41}),
                thing(effects=[{"place": "dead", "effect": "heal", "whose": "foe", "many": "few"}]),
                magic(effects=[], colour="red"),
            ),
        )
    found = [(fault.path, fault.sort) for fault in error.value.found]
    assert found == [
        (["card", 0, "name"], "too-long"),
        (["card", 0, "cost"], "out-of-range"),
        (["card", 0, "properties"], "property-unfit"),
        (["card", 1, "effects", 0, "place"], "place-unfit"),
        (["card", 1, "effects", 0, "many"], "unknown-word"),
        (["card", 2, "effects"], "empty-card"),
        (["card", 2, "colour"], "unknown-field"),
    ]
    assert error.value.faults == [fault.text for fault in error.value.found]


def test_faults_of_the_whole_file_come_last():
    said = faults(thing(copies=20), *[thing(id=f"wall-{n}", copies=20) for n in range(8)], cost=3)
    assert [one.partition(":")[0] for one in said] == [
        "file",
        "the deck has 180 cards, 160 at most",
        "there is no beast",
    ]
