"""The raid: who defends, who may steal, and what becomes of a stolen life."""

import pytest
from engine.raw_table import (
    asked,
    hand,
    kinds,
    lives,
    moves,
    on,
    play,
    scene,
    table,
    trophies,
    view,
    why_not,
    wounds,
)

CARDS = """
gate*2: thing 1/2; guard
den: thing 1/2; hideout
cage: thing 1/2; prison
thief: zombie 1/2; direct
spikes: thing 1/2; trap kill attacker
bat: blood 1/3; sick
torch: skull 1/3; backburn
gambler: zombie 1/2; ?
haunt: ability 1; kind ghost
"""
RAID = "phase raid A\n"


@pytest.mark.parametrize(
    ("defence", "open_to_raid"),
    [
        ("table B 2 ghoul, 3 ogre tapped", True),  # only ghosts and tapped monsters
        ("table B 2 gate", False),
        ("table B 2 gate tapped", False),
        ("table B 2 wall", True),
        ("table B 2 den, 3 zed inside 2", False),
        ("table A 4 cage\ntable B 2 ogre inside 4", True),
        ("table B 2 ogre bears haunt", True),
        ("table B 2 ogre", False),
    ],
)
def test_22_45_tb7_db8_what_defends(defence, open_to_raid):
    if "table A" in defence:
        text = RAID + defence.replace("table A", "table A 1 zed, 5 thief,")
    else:
        text = RAID + "table A 1 zed, 5 thief\n" + defence
    state = scene(text, CARDS)
    assert ("raid 1" in moves(state)) == open_to_raid
    assert "raid 5" in moves(state)  # direct
    assert table(state)["defended"][1] != open_to_raid
    if not open_to_raid:
        assert why_not(state, "A raid 1") == "23 all-defended"


def test_5_23_24_each_monster_that_did_not_attack_may_steal_one_life():
    state = scene(RAID + "lives B zed bone dust\ntable A 1 zed, 2 ogre", CARDS)
    play(state, "A raid 1", outcomes=(1,))
    assert moves(state) == ["hand", "trophy"]
    play(state, "A hand")
    assert (hand(state, "A"), lives(state, "B")) == ("zed", "dust bone")
    assert why_not(state, "A raid 1") == "23 raided"
    play(state, "A raid 2", outcomes=(0,))
    play(state, "A trophy")
    assert (trophies(state, "A"), lives(state, "B")) == ("dust", "bone")


def test_24_r4_the_thief_sees_the_card_first_and_a_trophy_is_public():
    state = scene(RAID + "lives B zed*3\ntable A 1 zed, 2 ogre", CARDS)
    play(state, "A raid 1")
    assert view(state, "A")["prompt"]["card"] == "zed"
    events = play(state, "A trophy")
    assert events[0].public == {"seat": 0, "card": "zed"}
    assert table(state)["trophies"] == [["zed"], []]


def test_x7_meanwhile_the_card_is_in_the_thiefs_hand_and_known_to_the_two():
    state = scene(RAID + "players 3\nlives B zed*3\ntable A 1 zed, 2 ogre\ntable C 3 ogre", CARDS)
    (event,) = play(state, "A raid 1")
    assert event.private == {0: {"card": "zed"}, 1: {"card": "zed"}}
    assert table(state)["hands"] == [1, 0, 0]
    assert [view(state, player).get("loot") for player in "ABC"] == ["zed", "zed", None]
    play(state, "A trophy")
    assert table(state)["hands"] == [0, 0, 0]


def test_db2_a_thief_takes_a_random_life_and_trophies_are_no_lives():
    state = scene(RAID + "lives B zed bone fang\ntrophies B ogre\ntable A 1 zed, 2 zed", CARDS)
    for outcome, card in enumerate(["zed", "bone", "fang"]):
        copy = state.copy()
        play(copy, "A raid 1", outcomes=(outcome,))
        assert hand(copy, "A") == card
    assert trophies(state, "B") == "ogre"
    state = scene("phase harvest A\nlives A zed\ntrophies A ogre")
    assert asked(state) == "A lay"  # the last life stays, and a trophy is not taken


def test_db11_raiding_is_not_attacking():
    state = scene(RAID + "table A 1 bat wounds 1, 2 ghoul\ntable B 3 spikes, 4 torch tapped", CARDS)
    events = play(state, "A raid 1", "A hand")
    assert kinds(events) == ["raided"]
    assert on(state, 1) == "A bat wounds 1"


def test_db12_different_raiders_may_rob_different_opponents():
    state = scene(RAID + "players 4\ntable A 1 zed, 2 zed, 4 thief\ntable D 3 ogre", CARDS)
    play(state, "A raid 1")
    assert (asked(state), moves(state)) == ("A rob", ["player B", "player C"])
    assert why_not(state, "A player D") == "23 defended"
    play(state, "A player C", "A hand", "A raid 2", "A player B", "A hand", "A raid 4")
    assert moves(state) == ["player B", "player C", "player D"]
    play(state, "A player D", "A hand")
    assert [len(lives(state, player).split()) for player in "BCD"] == [2, 2, 2]


def test_r1_ghosts_hidden_fresh_and_freed_monsters_may_raid_once():
    state = scene("hand A zed\ntable A 1 ghoul, 2 den, 3 ogre inside 2", CARDS)
    play(state, "A lay zed", "A end")
    assert moves(state) == ["end", "raid 1", "raid 3", "raid 4"]
    play(state, "A raid 3", "A hand")
    assert moves(state) == ["end", "raid 1", "raid 4"]


def test_r1_raiding_is_checked_anew_for_each_raider():
    state = scene(
        RAID + "players 3\nlives B dust\nlives C dust*2\ntable A 1 zed, 2 zed, 3 zed",
        CARDS,
        last_standing=True,
    )
    play(state, "A raid 1", "A player B", "A hand")
    assert table(state)["out"] == [0, 1, 0]
    play(state, "A raid 2")
    assert asked(state) == "A loot"  # only C is left
    play(state, "A hand", "A raid 3", "A hand")
    assert state.result() is not None


def test_22_23_an_attacker_does_not_raid():
    state = scene("phase attack A\ntable A 1 zed, 2 zed\ntable B 3 wall", CARDS)
    play(state, "A attack 1", "A end")
    assert moves(state) == ["end", "raid 2"]
    assert why_not(state, "A raid 1") == "64 tapped"


def test_35_db6_r3_a_raider_that_fails_its_check_is_tapped():
    state = scene(RAID + "deck dust zed\ntable A 1 gambler, 2 zed", CARDS)
    play(state, "A raid 1")
    assert (asked(state), on(state, 1)) == ("A raid", "A gambler tapped")
    assert wounds(state, 1) == 0
    assert lives(state, "B") == "dust dust dust"
