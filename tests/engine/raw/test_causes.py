"""A reader is told why something happens: whose death, skill, trap or spell it comes of."""

from __future__ import annotations

from typing import Any, cast

from ludoteka.games.raw import Raw
from ludoteka.text import Seating, Texts

GAME = Raw.make({})
CARDS = cast("dict[str, Any]", GAME.content()["cards"])
SEATING = Seating(["Anna", "Ben"], 0)


def told(*events: dict[str, Any]) -> list[str]:
    teller = GAME.teller()
    texts = Texts(GAME)
    found = []
    for event in events:
        retold = teller.retold(event)
        fields = texts.fields({k: v for k, v in retold.items() if k != "kind"}, SEATING)
        sentence = texts.find(f"raw-event-{event['kind'].replace('_', '-')}", fields)
        assert sentence is not None, event
        found.append(sentence)
    return found


def laid(seat: int, card: str, spot: int) -> dict[str, Any]:
    return {"kind": "laid", "seat": seat, "card": card, "spot": spot, "stars": 0}


def turn(seat: int) -> dict[str, Any]:
    return {"kind": "turn_began", "seat": seat, "turn": 5, "first": False}


def attacked(seat: int, spot: int, target: int, mode: str = "plain") -> dict[str, Any]:
    return {"kind": "attacked", "seat": seat, "spot": spot, "targets": [target], "mode": mode}


def wounded(spot: int, count: int, wounds: int) -> dict[str, Any]:
    return {"kind": "wounded", "spot": spot, "count": count, "wounds": wounds}


def died(seat: int, spot: int, card: str) -> dict[str, Any]:
    return {"kind": "died", "seat": seat, "spot": spot, "card": card}


def test_43_the_wounds_of_a_death_name_the_dead() -> None:
    granny = next(
        ident for ident, card in CARDS.items() if card["name"]["en"] == "Wrecking-Ball Granny"
    )
    story = [
        laid(1, granny, 1),
        laid(0, "paperboy", 2),
        laid(0, "doormat", 3),
        turn(0),
        attacked(0, 3, 1),
        wounded(1, 1, 4),
        died(1, 1, granny),
        wounded(3, 2, 2),
        wounded(2, 2, 2),
        died(0, 3, "doormat"),
        died(0, 2, "paperboy"),
        wounded(9, 1, 1),
    ]
    found = told(*story)
    assert found[5].startswith("Attack of Doormat: Wrecking-Ball Granny of Ben (B) takes 1 wound")
    # More wounds than it can take are no sum to read.
    assert found[7] == "Wrecking-Ball Granny’s death: your Doormat takes 2 wounds, 1 of 1."
    assert found[8] == "your Bursting Paperboy takes 2 wounds, 2 of 2."


def test_43_cards_drawn_in_anothers_turn_name_the_dead() -> None:
    drew = {"kind": "drew", "seat": 1, "card": None}
    found = told(
        laid(1, "mudmother", 1),
        laid(0, "doormat", 2),
        turn(0),
        {"kind": "drew", "seat": 0, "card": None},
        attacked(0, 2, 1),
        wounded(1, 1, 1),
        died(1, 1, "mudmother"),
        drew,
    )
    assert found[3] == "you draw a card."
    assert found[7] == "Mudmother’s death: Ben (B) draws a card."


def test_41_an_attacker_is_told_what_burnt_it() -> None:
    thorny = next(
        ident
        for ident, card in CARDS.items()
        if "backburn" in card["properties"] and card["type"] == "beast"
    )
    found = told(
        laid(1, thorny, 1),
        laid(0, "paperboy", 2),
        turn(0),
        attacked(0, 2, 1),
        wounded(2, 1, 1),
        wounded(1, 1, 1),
    )
    assert found[4] == "Backburn: your Bursting Paperboy takes 1 wound, 1 of 2."


def test_42_a_skill_says_what_it_does() -> None:
    skilled = next(
        ident
        for ident, card in CARDS.items()
        if card["type"] == "beast"
        and [one["effect"] for one in card["effects"] if one["place"] == "skill"] == ["damage"]
        and not card["effects"][0].get("burn")
    )
    used = {"kind": "skill_used", "seat": 0, "spot": 1, "card": skilled, "ability": False}
    found = told(laid(0, skilled, 1), laid(1, "paperboy", 2), turn(0), used, wounded(2, 1, 1))
    assert found[3].endswith(" uses its skill: do damage 1.")
    assert found[4] == "Bursting Paperboy of Ben (B) takes 1 wound, 1 of 2."  # that says it already


def test_35_a_check_says_what_was_turned_over_and_whether_it_burns() -> None:
    burned = {"kind": "burned", "seat": 0, "spot": 1, "card": "paperboy", "success": False}
    found = told(laid(0, "doormat", 1), burned, burned | {"card": "mudmother", "success": True})
    assert found[1] == (
        "Turned over for Doormat: Bursting Paperboy. "
        "No monster, so it does not burn: Doormat does nothing."
    )
    assert found[2] == "Turned over for Doormat: Mudmother. A monster: it burns, and the ? works."


def test_a3_wounds_of_sickness_and_backburn_name_both() -> None:
    sick = next(ident for ident, card in CARDS.items() if "sick" in card["properties"])
    thorny = next(ident for ident, card in CARDS.items() if "backburn" in card["properties"])
    begun = [laid(1, "doormat", 1), laid(0, sick, 2)]
    if CARDS[thorny]["type"] == "ability":
        begun.append({"kind": "bonded", "seat": 1, "spot": 1, "card": thorny})
    else:
        begun[0] = laid(1, thorny, 1)
    found = told(*begun, turn(0), attacked(0, 2, 1), wounded(2, 2, 2))
    assert found[-1].startswith("Sick, and backburn: ")


def test_60_the_card_that_stops_every_burning_is_named() -> None:
    failed = {"kind": "burned", "seat": 0, "spot": 1, "card": "", "success": False}
    stopper = next(i for i, card in CARDS.items() if "disable ?" in card["properties"])
    name = CARDS[stopper]["name"]["en"]
    found = told(laid(0, "doormat", 1), failed, laid(1, stopper, 2), failed)
    assert found[1] == "Nothing is turned over for Doormat: the ? does not work."
    assert found[3] == f"Nothing is turned over for Doormat: {name} stops every ?."


def test_20_more_wounds_than_a_card_can_bear_are_told_as_all_it_can() -> None:
    story = [laid(1, "doormat", 1), wounded(1, 1, 1), wounded(1, 2, 3)]
    assert told(*story)[1:] == [
        "Doormat of Ben (B) takes 1 wound, 1 of 1.",
        "Doormat of Ben (B) takes 2 wounds, 1 of 1.",
    ]


def test_20_who_attacked_stands_before_the_wounds_and_the_death() -> None:
    story = [
        laid(1, "doormat", 1),
        laid(1, "paperboy", 2),
        laid(0, "paperboy", 3),
        laid(0, "mudmother", 4),
        turn(0),
        attacked(0, 3, 1),
        attacked(0, 4, 1),
        attacked(0, 4, 2, "kill"),
        wounded(1, 2, 2),
        died(1, 2, "paperboy"),
    ]
    found = told(*story)
    assert found[8] == (
        "Attack of Bursting Paperboy and Mudmother: Doormat of Ben (B) takes 2 wounds, 1 of 1."
    )
    assert found[9].startswith("Attack of Mudmother: Ben (B) loses Bursting Paperboy")
    caught = {"kind": "imprisoned", "spot": 3, "holder": 2, "ability": False}
    stopped = told(*story[:8], caught, wounded(1, 1, 1))
    assert stopped[9].startswith("Attack of Mudmother: Doormat of Ben (B) takes 1 wound")


def test_62_a_skill_that_must_burn_shows_it_and_says_what_failed() -> None:
    burning = next(
        ident
        for ident, card in CARDS.items()
        if card["type"] == "beast"
        and [one["place"] for one in card["effects"]] == ["skill"]
        and card["effects"][0].get("burn")
    )
    used = {"kind": "skill_used", "seat": 0, "spot": 1, "card": burning, "ability": False}
    burned = {"kind": "burned", "seat": 0, "spot": 1, "card": "paperboy", "success": False}
    found = told(laid(0, burning, 1), turn(0), used, burned)
    assert found[2].endswith(" ?.")
    assert found[3].endswith("it does not burn: the ? of the skill does nothing.")


def test_38_a_raid_past_defenders_says_what_allows_it() -> None:
    key = next(ident for ident, card in CARDS.items() if card["name"]["en"] == "House Key")
    house = next(ident for ident, card in CARDS.items() if card["name"]["en"] == "Open House")
    ghost = next(
        i for i, c in CARDS.items() if c.get("kind") == "ghost" and "direct" not in c["properties"]
    )
    name = CARDS[ghost]["name"]["en"]
    raided = {"kind": "raided", "seat": 1, "spot": 1, "victim": 0, "trophy": "", "card": None}
    bonded = {"kind": "bonded", "seat": 1, "spot": 1, "card": key}
    found = told(laid(1, ghost, 1), raided, bonded, raided)
    assert found[1] == f"{name} steals a life of yours."
    assert found[3] == f"{name} steals a life of yours (House Key: defenders don’t count)."
    found = told(laid(1, ghost, 1), laid(1, house, 2), raided)
    assert found[2] == f"{name} steals a life of yours (Open House: defenders don’t count)."
    # The ritual of somebody else helps nobody, nor does one for ghosts help other kinds.
    assert (
        told(laid(1, ghost, 1), laid(0, house, 2), raided)[2] == f"{name} steals a life of yours."
    )
    found = told(laid(1, "doormat", 1), laid(1, house, 2), raided)
    assert found[2] == "Doormat steals a life of yours."
