"""The card language: every fault is named with file, card and fault; our own deck keeps to it."""

from __future__ import annotations

from typing import Any

import pytest
from engine.rawsiko.tables import Raw as Literal
from engine.rawsiko.tables import written

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError, packaged
from ludoteka.core.options import OptionError
from ludoteka.games.raw import Raw

KINDS = ["zombie", "skull", "ghost", "blood"]


def beast(**fields: Any) -> dict[str, Any]:
    return made("ogre", {"type": "beast", "kind": "zombie", "cost": 2, "endurance": 2}, fields)


def thing(**fields: Any) -> dict[str, Any]:
    return made("wall", {"type": "thing", "cost": 2, "endurance": 2}, fields)


def magic(**fields: Any) -> dict[str, Any]:
    drawing = [{"place": "play", "effect": "draw"}]
    return made("bolt", {"type": "magic", "cost": 2, "effects": drawing}, fields)


def ability(**fields: Any) -> dict[str, Any]:
    return made("horns", {"type": "ability", "cost": 2, "properties": ["sick"]}, fields)


def made(ident: str, card: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    card = {"id": ident, "name": ident.title(), "copies": 20, **card, **fields}
    return {name: value for name, value in card.items() if value is not None}


def deck(*cards: dict[str, Any], **top: Any) -> str:
    return written({"name": "Mine", **top, "card": list(cards)})


def faults(*cards: dict[str, Any], **top: Any) -> list[str]:
    """What is said of a deck, each without the card it is about."""
    with pytest.raises(ContentError) as error:
        Raw.make(None, deck(*cards, **top), "mine.toml")
    assert error.value.file == "mine.toml"
    assert str(error.value).startswith(f"mine.toml: {error.value.faults[0]}")
    return error.value.faults


def fault(card: dict[str, Any]) -> str:
    """The only fault of a card beside a faultless one; the card is named."""
    (said,) = faults(beast(id="zed"), card)
    label = f"card 2 ({card['id']}): "
    assert said.startswith(label), said
    return said.removeprefix(label)


def effect(card: Any, **fields: Any) -> str:
    """The fault of a card with this effect."""
    return fault(card(effects=[fields])).removeprefix("effects 1: ")


def accepted(*cards: dict[str, Any]) -> Raw:
    return Raw.make(None, deck(beast(id="zed", copies=20), *cards), "mine.toml")


# Faults of cards.


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (beast(cost=0), "cost should be a number from 1 to 7, not 0"),
        (beast(cost=-1), "cost should be a number from 1 to 7, not -1"),
        (beast(cost=8), "cost should be a number from 1 to 7, not 8"),
        (beast(cost="2"), "cost should be a number from 1 to 7, not '2'"),
        (beast(cost=True), "cost should be a number from 1 to 7, not True"),
        (beast(cost=2.0), "cost should be a number from 1 to 7, not 2.0"),
        (beast(cost=[2]), "cost should be a number from 1 to 7, not [2]"),
        (beast(cost=None), "cost is missing"),
        (beast(endurance=None), "endurance is missing"),
        (beast(endurance=0), "endurance should be a number from 1 to 12, not 0"),
        (beast(endurance=13), "endurance should be a number from 1 to 12, not 13"),
        (thing(endurance=None), "endurance is missing"),
        (magic(endurance=2), "only beasts and things have an endurance"),
        (ability(endurance=2), "only beasts and things have an endurance"),
        (beast(copies=0), "copies should be a number from 1 to 20, not 0"),
        (beast(copies=21), "copies should be a number from 1 to 20, not 21"),
        (beast(kind=None), "kind is missing"),
        (thing(kind="zombie"), "only a beast has a kind"),
        (magic(kind="zombie"), "only a beast has a kind"),
        (beast(name=None), "name is missing"),
        (beast(name=""), "name should be a word, not ''"),
        (beast(name=7), "name should be a word, not 7"),
        (beast(name={"sk": "Obor"}), "name: en is missing"),
        (beast(name={"en": "Ogre", "sk": 3}), "name: sk should be a word, not 3"),
        (beast(flavour=["a"]), "flavour should be a word, not ['a']"),
        (beast(icon=5), "icon should be a word, not 5"),
        (beast(colour="red"), "unknown field 'colour'"),
        (beast(propertys=["sick"]), "unknown field 'propertys' (did you mean 'properties'?)"),
        (beast(properties="sick"), "properties should be a list of words, not 'sick'"),
        (beast(properties=[1]), "properties should be a list of words, 1 is none"),
        (beast(properties=["sick", "sick"]), "a property stands there twice"),
        (beast(effects="draw"), "effects should be a list of tables, such as [{ ... }]"),
        (beast(effects=["draw"]), "effects should be a list of tables, such as [{ ... }]"),
        (magic(effects=None), "a card of type magic needs an effect or a property"),
        (ability(properties=None), "a card of type ability needs an effect or a property"),
        (beast(name="x" * 41), f"name is longer than 40 characters: {'x' * 41!r}"),
        (beast(flavour="x" * 161), f"flavour is longer than 160 characters: {'x' * 161!r}"),
    ],
)
def test_a_fault_of_a_card_is_named_with_it_and_alone(card, said):
    assert fault(card) == said


def test_a_date_is_no_number():
    (said,) = faults(beast(cost=Literal("2024-01-01")))
    assert said.startswith("card 1 (ogre): cost should be a number from 1 to 7, not datetime.date")


@pytest.mark.parametrize("word", ["Ogre", "two words", "9lives", "-a", "a-", "a_b", "ä", "x" * 41])
def test_an_id_is_a_plain_word(word):
    said = fault(beast(id=word))
    assert said.startswith("id should be at most 24 small letters, digits and hyphens, and begin")


def test_an_id_is_used_once():
    assert faults(beast(), beast()) == ["card 2 (ogre): id 'ogre' is taken already by card 1"]


def test_unknown_types_and_kinds_are_named():
    assert faults(beast(type="plant"))[0] == (
        "card 1 (ogre): unknown type 'plant'; known: beast, magic, ability, thing"
    )
    assert fault(beast(kind="vampire")) == (
        "unknown kind 'vampire'; known: zombie, skull, ghost, blood"
    )
    assert faults(beast(type=["beast"]))[0] == "card 1 (ogre): type should be a word, not ['beast']"


# Properties.


@pytest.mark.parametrize(
    ("card", "word", "said"),
    [
        (beast, "guard", "'guard' is for thing, not for beast"),
        (beast, "hideout", "'hideout' is for thing, not for beast"),
        (ability, "prison", "'prison' is for thing, not for ability"),
        (thing, "?", "'?' is for beast and ability, not for thing"),
        (thing, "double damage", "'double damage' is for beast and ability, not for thing"),
        (thing, "sick", "'sick' is for beast and ability, not for thing"),
        (thing, "direct", "'direct' is for beast and ability, not for thing"),
        (magic, "sick", "'sick' is for beast and ability, not for magic"),
        (magic, "protection blood", "'protection blood' is not for magic"),
        (beast, "kind blood", "'kind blood': only an ability changes the kind"),
        (ability, "kind elf", "'kind elf': the kinds are zombie, skull, ghost, blood"),
        (beast, "protection elf", "'protection elf': the kinds are zombie, skull, ghost, blood"),
        (beast, "vs thing: instant kill", "instant kill does not work on things (raw.37)"),
        (beast, "vs elf: double damage", "right is 'vs X: double damage'"),
        (beast, "vs thing: sick", "right is 'vs X: double damage'"),
        (thing, "vs thing: double damage", "is for beasts and abilities: a thing never attacks"),
        (beast, "fast", "unknown property 'fast'; known: ?, double damage"),
        (beast, "sick!", "unknown property 'sick!'; known: ?, double damage"),
    ],
)
def test_properties_stand_where_they_mean_something(card, word, said):
    assert said in fault(card(properties=[word]))


def test_an_ability_changes_the_kind_once():
    said = fault(ability(properties=["kind blood", "kind ghost"]))
    assert said == "an ability can't change the kind twice"


# Effects.


@pytest.mark.parametrize(
    ("card", "fields", "said"),
    [
        (beast, {"place": "skill", "effect": "dance"}, "unknown effect 'dance'"),
        (beast, {"place": "hand", "effect": "draw"}, "unknown place 'hand'"),
        (beast, {"effect": "draw"}, "place is missing"),
        (beast, {"place": "skill"}, "effect is missing"),
        (
            beast,
            {"place": "trap", "effect": "draw"},
            "trap is for ability and thing, not for beast",
        ),
        (
            magic,
            {"place": "trap", "effect": "draw"},
            "trap is for ability and thing, not for magic",
        ),
        (
            thing,
            {"place": "dead", "effect": "draw"},
            "dead is for beast and ability, not for thing",
        ),
        (beast, {"place": "play", "effect": "draw"}, "play is for magic, not for beast"),
        (
            beast,
            {"place": "skill", "effect": "draw", "amount": 0},
            "amount should be a number from 1 to 7, not 0",
        ),
        (
            beast,
            {"place": "skill", "effect": "draw", "amount": [1]},
            "amount should be a number from 1 to 7, not [1]",
        ),
        (beast, {"place": "skill", "effect": "draw", "whose": "own"}, "unknown field 'whose'"),
        (beast, {"place": "skill", "effect": "summon"}, "kind is missing"),
        (
            beast,
            {"place": "skill", "effect": "draw", "burn": 1},
            "burn should be true or false, not 1",
        ),
        (beast, {"place": "skill", "effect": "kill"}, "whose is missing"),
        (
            beast,
            {"place": "skill", "effect": "heal", "whose": "own", "types": ["thing"]},
            "heal can't be about a thing: no possible target",
        ),
        (
            beast,
            {"place": "skill", "effect": "repair", "whose": "own", "types": ["beast"]},
            "repair can't be about a beast: no possible target",
        ),
        (
            beast,
            {"place": "skill", "effect": "kill", "whose": "foe", "types": []},
            "kill has no possible target: types is empty",
        ),
        (
            beast,
            {"place": "skill", "effect": "damage", "whose": "foe", "kinds": ["blood"]},
            "kinds are of beasts: types should be ['beast']",
        ),
        (
            beast,
            {"place": "skill", "effect": "kill", "whose": "attacker"},
            "only a trap works on an attacker",
        ),
        (
            thing,
            {"place": "trap", "effect": "kill", "whose": "foe"},
            "a trap works on attackers only (raw.49)",
        ),
        (
            magic,
            {"place": "play", "effect": "hide", "whose": "own"},
            "hide needs a card that stays to hold the monster: not on play",
        ),
        (
            beast,
            {"place": "dead", "effect": "imprison", "whose": "foe"},
            "imprison needs a card that stays to hold the monster: not on dead",
        ),
        (
            magic,
            {"place": "play", "effect": "disable"},
            "disable is for rituals, skills, traps and dead, not for plain magic (B14)",
        ),
        (
            thing,
            {"place": "trap", "effect": "tap", "whose": "attacker"},
            "tap is not for traps (B14)",
        ),
        (
            thing,
            {
                "place": "skill",
                "effect": "grant",
                "whose": "own",
                "property": "sick",
                "many": "all",
            },
            "grant is for rituals only",
        ),
        (
            magic,
            {
                "place": "ritual",
                "effect": "grant",
                "whose": "own",
                "property": "sick",
                "many": "all",
                "burn": True,
            },
            "grant of a ritual lasts as long as the ritual lies: it can't burn",
        ),
        (
            magic,
            {"place": "ritual", "effect": "grant", "whose": "own", "property": "sick"},
            "grant is for all monsters of a sort: many = 'all'",
        ),
        (
            magic,
            {"place": "ritual", "effect": "disable", "burn": True},
            "disable of a ritual lasts as long as the ritual lies: it can't burn",
        ),
        (
            thing,
            {"place": "skill", "effect": "hide", "whose": "foe"},
            "hide is for own monsters",
        ),
        (
            thing,
            {"place": "skill", "effect": "imprison", "whose": "own"},
            "imprison is for opponents' monsters",
        ),
        (
            thing,
            {"place": "skill", "effect": "imprison", "whose": "foe", "many": "all"},
            "imprison holds one monster (raw.67)",
        ),
        (
            thing,
            {"place": "skill", "effect": "kill", "whose": "own", "many": "all of one"},
            "'all of one' means one opponent: whose = 'foe'",
        ),
        (
            thing,
            {"place": "trap", "effect": "repair", "whose": "attacker"},
            "repair",
        ),
    ],
)
def test_effects_stand_where_they_mean_something(card, fields, said):
    found = faults(beast(id="zed"), card(effects=[fields]))
    assert any(said in one for one in found), found
    assert all(one.startswith("card 2 (") and "effects 1: " in one for one in found), found


def test_a_spell_is_plain_or_a_ritual():
    both = [{"place": "play", "effect": "draw"}, {"place": "ritual", "effect": "draw"}]
    assert fault(magic(effects=both)) == "a spell has effects of play or of ritual, not both"


def test_at_most_four_effects_stand_in_a_place():
    five = [{"place": "play", "effect": "draw"}] * 5
    assert fault(magic(effects=five)) == "more than 4 effects of play"
    accepted(magic(effects=five[:4]))


def test_all_faults_are_named_at_once():
    said = faults(
        beast(cost=0, endurance=None),
        beast(),
        thing(properties=["sick", "hurry"]),
        magic(effects=[{"place": "play", "effect": "hide", "whose": "foe"}]),
    )
    assert said == [
        "card 1 (ogre): cost should be a number from 1 to 7, not 0",
        "card 1 (ogre): endurance is missing",
        "card 2 (ogre): id 'ogre' is taken already by card 1",
        *[one for one in said if one.startswith("card 3 (wall): ")],
        "card 4 (bolt): effects 1: hide needs a card that stays to hold the monster: not on play",
        "card 4 (bolt): effects 1: hide is for own monsters",
    ]
    assert len(said) == 7


# Faults of the file.


def test_a_deck_needs_cards_and_a_beast():
    with pytest.raises(ContentError, match=r"mine\.toml: there is no"):
        Raw.make(None, 'name = "Mine"\n', "mine.toml")
    assert faults(thing()) == ["there is no beast: nobody could ever attack or raid"]


def test_a_deck_has_160_cards_at_most():
    many = [beast(id=f"ogre-{letter}", copies=20) for letter in "abcdefghijklm"]
    assert faults(*many) == ["the deck has 260 cards, 160 at most"]
    accepted(*many[:7])


def test_what_is_no_toml_is_said():
    with pytest.raises(ContentError, match=r"mine\.toml: not a TOML file"):
        Raw.make(None, "name = ", "mine.toml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('name = "Mine"\ncard = 3\n', "card should be written as tables [[card]]"),
        ('name = "Mine"\n[card]\nid = "a"\n', "card should be written as tables [[card]]"),
        ('name = "Mine"\ncard = [1, 2]\n', "card should be written as tables [[card]]"),
        ('name = ["Mine"]\n', "name"),
        ('name = "Mine"\n[[cards]]\nid = "a"\n', "unknown entry 'cards' (did you mean 'card'?)"),
    ],
)
def test_an_odd_file_is_refused_with_words(text, said):
    with pytest.raises(ContentError) as error:
        Raw.make(None, text, "mine.toml")
    assert any(said in one for one in error.value.faults), error.value.faults


ODD = [1, -1, 1.5, True, "x", [], [[]], [1], ["x"], {}, {"en": 1}, {"a": {"b": []}}]
FIELDS = ["id", "name", "flavour", "icon", "type", "kind", "cost", "endurance", "copies"]


def said_of(text: str) -> list[str]:
    """All faults of a file; none if it is accepted."""
    try:
        Raw.make(None, text, "mine.toml")
    except ContentError as error:
        return error.faults
    return []


@pytest.mark.parametrize("field", [*FIELDS, "properties", "effects"])
def test_odd_values_never_raise_anything_but_faults(field):
    dates = [Literal("2024-01-01"), Literal("12:00:00"), Literal("2024-01-01T00:00:00Z")]
    for odd in [*ODD, *dates]:
        for card in (beast, thing, magic, ability):
            said = said_of(deck(beast(id="zed"), card(**{field: odd})))
            assert all("card 2" in one for one in said), said


@pytest.mark.parametrize(
    "field",
    ["place", "effect", "burn", "amount", "kind", "property", "whose", "types", "kinds", "many"],
)
def test_odd_values_of_effects_never_raise_anything_but_faults(field):
    for odd in [*ODD, Literal("2024-01-01")]:
        for name in ("draw", "summon", "grant", "kill", "hide", "disable", "damage"):
            fields = {"place": "skill", "effect": name, "whose": "foe", field: odd}
            said = said_of(deck(beast(id="zed"), thing(effects=[fields])))
            assert all("card 2" in one for one in said), said


# Small tables.


@pytest.mark.parametrize(
    ("seats", "hunt", "needed"), [(2, False, 14), (2, True, 18), (6, True, 46)]
)
def test_x23_a_deck_too_small_for_the_table_is_refused_at_the_start(seats, hunt, needed):
    def game(cards: int) -> Raw:
        many = [beast(id=f"zed-{at}", copies=1) for at in range(cards)]
        return Raw.make({"hunt": hunt}, deck(*many), "mine.toml")

    with pytest.raises(OptionError) as error:
        game(needed - 1).start(seats, Quick(1))
    assert str(error.value) == (
        f"the deck has {needed - 1} cards; {seats} players need {needed} to begin"
    )
    state = game(needed).start(seats, Quick(1))
    assert len(state.deck) == 0
    play_out(state, Quick(2))
    assert state.result() is not None


def test_a_users_deck_is_another_game():
    game = accepted(thing(), magic(), ability())
    assert game.content_name == "Mine"
    assert game.content_digest != Raw.make().content_digest
    assert list(game.content()["cards"]) == ["zed", "wall", "bolt", "horns"]


def test_what_is_left_out_is_filled_in():
    shown = accepted(thing(effects=[{"place": "skill", "effect": "damage", "whose": "foe"}]))
    assert shown.content()["cards"]["wall"]["effects"] == [
        {
            "place": "skill",
            "effect": "damage",
            "burn": False,
            "amount": 1,
            "whose": "foe",
            "types": ["beast", "thing"],
            "kinds": [],
            "many": "one",
        }
    ]


# Our own deck.


@pytest.fixture(scope="module")
def own() -> dict[str, dict[str, Any]]:
    return Raw.make().content()["cards"]


def texts(own: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """All effects, with the type of their card."""
    return [(card["type"], one) for card in own.values() for one in card["effects"]]


def test_b12_size_share_and_costs(own):
    size = sum(card["copies"] for card in own.values())
    assert 100 <= size <= 120
    beasts = sum(card["copies"] for card in own.values() if card["type"] == "beast")
    assert 0.45 <= beasts / size <= 0.55
    assert {card["cost"] for card in own.values()} == set(range(1, 8))


def test_b12_the_four_types_and_kinds(own):
    assert {card["type"] for card in own.values()} == {"beast", "magic", "ability", "thing"}
    assert {card.get("kind") for card in own.values()} == {None, *KINDS}


def test_b12_all_properties_are_there(own):
    words = {(card["type"], word) for card in own.values() for word in card["properties"]}
    beasts = {word for kind, word in words if kind == "beast"}
    assert {"?", "double damage", "instant kill", "direct", "sick", "backburn"} <= beasts
    protections = {word for _, word in words if word.startswith("protection ")}
    assert len(protections) > 1
    versus = {word.split(":")[0] for _, word in words if word.startswith("vs ")}
    assert "vs thing" in versus
    assert len(versus & {f"vs {kind}" for kind in KINDS}) > 1
    assert {("thing", "guard"), ("thing", "hideout"), ("thing", "prison")} <= words
    assert any(kind == "ability" and word.startswith("kind ") for kind, word in words)


def test_b12_all_effects_are_there(own):
    found = texts(own)
    assert {one["effect"] for _, one in found} == {
        *("draw", "steal", "exhume", "summon", "heal", "repair", "hide", "kill", "destroy"),
        *("damage", "tap", "disable", "imprison", "grant"),
    }
    places = {(kind, one["place"]) for kind, one in found}
    assert {("beast", "skill"), ("beast", "dead"), ("magic", "play"), ("magic", "ritual")} <= places
    assert {("thing", "skill"), ("thing", "trap"), ("ability", "skill")} <= places
    traps = {one["effect"] for kind, one in found if kind == "thing" and one["place"] == "trap"}
    assert {"damage", "imprison"} <= traps
    harmful = {"sick", "?"}
    assert any(
        card["type"] == "ability" and harmful & set(card["properties"]) for card in own.values()
    )


def test_what_a_deck_must_have(own):
    found = texts(own)
    where = {(one["place"], one["effect"]) for _, one in found}
    assert {("skill", "hide"), ("ritual", "hide")} <= where
    lasting = {card["type"] for card in own.values() if "disable ?" in card["properties"]}
    assert ("ritual", "disable") in where or "thing" in lasting
    burning = {(kind, one["place"]) for kind, one in found if one["burn"]}
    assert {place for _, place in burning} >= {"skill", "trap"}
    assert ("magic", "play") in burning
    assert ("ability", "dead") in {(kind, one["place"]) for kind, one in found}
    guards = [card for card in own.values() if "guard" in card["properties"]]
    assert any(len(card["properties"]) > 1 or card["effects"] for card in guards)


def test_what_a_deck_must_not_have(own):
    for kind, one in texts(own):
        if one["place"] == "play":
            assert one["effect"] not in ("hide", "imprison", "disable")
            assert kind == "magic"
        if one["place"] == "trap":
            assert one["effect"] != "tap"
            assert kind in ("thing", "ability")
    for card in own.values():
        assert card["cost"] > 0
        if card["type"] != "thing":
            assert not {"guard", "hideout", "prison"} & set(card["properties"])


def test_every_card_of_ours_has_a_name_and_words_for_it(own):
    names = [card["name"]["en"] for card in own.values()]
    assert len(set(names)) == len(names)
    assert all(card["icon"] and card["flavour"]["en"] for card in own.values())


def test_our_own_file_reads_as_a_users_file():
    text = packaged("ludoteka.games.raw", "cards.toml")
    assert Raw.make(None, text, "mine.toml").content_digest == Raw.make().content_digest


@pytest.mark.parametrize("word", ["end", "quit", "board"])
def test_words_of_the_prompt_are_no_ids(word):
    assert "it is a word of the game or of the table" in faults(beast(id=word))[0]
