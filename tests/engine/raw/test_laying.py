"""Laying: cards from the hand, spells, abilities, buried cards."""

import pytest
from engine.raw_table import (
    asked,
    died,
    discard,
    hand,
    kinds,
    lengths,
    moves,
    on,
    parts,
    play,
    scene,
    table,
    view,
    why_not,
    wounds,
)

CARDS = """
bolt*2: magic 1; play damage 2 foe beast
storm: magic 2; play damage any all
hour: magic 2; ritual grant own blood all : double damage
helm*2: ability 1; backburn
bite: ability 1; kind blood
bones: ability 1; kind skull
haunt: ability 1; kind ghost
nurse: ability 2; skill heal own
curse: ability 1; sick
wake: ability 1; dead draw
den: thing 1/2; hideout
"""


def test_15_a_card_is_laid_for_its_price():
    state = scene("hand A ogre rotter wall\nstars 5")
    play(state, "A lay ogre")
    assert (on(state, 1), table(state)["stars"], hand(state, "A")) == ("A ogre", 2, "rotter wall")
    play(state, "A lay wall")
    assert why_not(state, "A lay rotter") == "15 too-dear"


def test_16_laying_goes_on_until_its_player_ends_it():
    state = scene("hand A zed bone")
    play(state, "A lay zed", "A lay bone")
    assert asked(state) == "A lay"
    play(state, "A end")
    assert asked(state) == "A raid"


def test_27_a_spell_works_at_once_and_is_thrown_away():
    state = scene("hand A bolt\ntable B 1 ogre", CARDS)
    play(state, "A lay bolt")
    assert (on(state, 1), discard(state), table(state)["stars"]) == ("B ogre wounds 2", "bolt", 6)


def test_27_a_ritual_stays_on_the_table():
    state = scene("hand A hour", CARDS)
    play(state, "A lay hour")
    assert (on(state, 1), discard(state)) == ("A hour", "")


def test_x11_a_spell_is_out_of_the_hand_while_its_text_runs_and_on_the_pile_behind_its_dead():
    state = scene("hand A bolt zed\ntable B 1 bone, 2 ghoul", CARDS)
    play(state, "A lay bolt")
    assert (asked(state), hand(state, "A"), discard(state)) == ("A target", "zed", "")
    play(state, "A target 1")
    assert discard(state) == "bolt bone"  # the spell is on top of what it killed


def test_x11_the_spell_lies_there_before_the_dead_effects():
    state = scene(
        "hand A rise\ntable A 1 martyr\ndiscard ogre",
        "rise: magic 1; play kill own\nmartyr: skull 1/1; dead exhume\n",
    )
    play(state, "A lay rise")
    assert (hand(state, "A"), discard(state)) == ("ogre", "rise martyr")


def test_x11_a_ritual_lies_on_the_table_from_the_start_of_its_text():
    state = scene("hand A veil\ntable A 1 zed, 2 ogre", "veil: magic 1; ritual hide own\n")
    play(state, "A lay veil")
    assert (asked(state), on(state, 3)) == ("A target", "A veil")
    play(state, "A target 2")
    assert on(state, 2) == "A ogre inside 3"


def test_28_an_ability_is_attached_to_a_monster_and_leaves_with_it():
    state = scene("hand A helm bolt\ntable A 1 zed\ntable B 2 bone bears curse, 3 wall", CARDS)
    play(state, "A lay helm")  # the only monster without one
    assert table(state)["table"]["1"]["ability"] == "helm"
    events = play(state, "A lay bolt")
    assert died(events) == ["bone"]
    assert discard(state) == "bolt bone curse"


def test_28_an_ability_may_be_played_on_an_opponents_monster():
    state = scene("hand A curse\ntable A 1 zed\ntable B 2 ogre", CARDS)
    play(state, "A lay curse", "A target 2")
    assert table(state)["table"]["2"]["ability"] == "curse"


def test_28_db14_k4_every_monster_has_one_ability_at_most():
    state = scene("hand A helm\ntable A 1 zed bears curse", CARDS)
    assert why_not(state, "A lay helm") == "K4 no-bearer"
    state = scene("hand A helm\ntable A 1 zed bears curse, 2 zed\ntable B 3 ogre", CARDS)
    play(state, "A lay helm")
    assert moves(state) == ["target 2", "target 3"]
    assert why_not(state, "A target 1") == "D-B14 has-ability"


def test_db14_k4_46_a_hidden_monster_of_an_opponent_gets_no_ability_an_own_one_does():
    text = "hand A helm\ntable A 1 den, 2 zed inside 1\ntable B 3 den, 4 ogre inside 3, 5 bone"
    state = scene(text, CARDS.replace("den:", "den*2:"))
    play(state, "A lay helm")
    assert moves(state) == ["target 2", "target 5"]
    assert why_not(state, "A target 4") == "46 hidden"


def test_k4_a_prisoner_can_get_an_ability():
    state = scene(
        "hand A helm\ntable A 1 cage\ntable B 2 ogre inside 1", CARDS + "cage: thing 1/1; prison\n"
    )
    play(state, "A lay helm")
    assert table(state)["table"]["2"]["ability"] == "helm"


def test_29_a_thing_does_not_attack_raid_or_defend():
    state = scene("phase attack A\ntable A 1 wall, 2 ghoul\ntable B 3 wall")
    assert moves(state) == ["end", "attack 2"]
    assert why_not(state, "A attack 1") == "29 a-thing"
    play(state, "A end")
    assert moves(state) == ["end", "raid 2"]  # nothing defends B
    assert why_not(state, "A raid 1") == "29 a-thing"


def test_29_a_thing_is_destroyed_like_a_monster():
    state = scene("phase attack A\ntable A 1 ogre, 2 ghoul\ntable B 3 dust")
    play(state, "A attack 1", "A end")
    assert (on(state, 3), discard(state)) == ("", "dust")


# Skeletons and kinds.


def test_32_k5_a_card_is_buried_with_a_skeleton_free_of_charge_and_secretly():
    state = scene("hand A ogre zed\ntable A 1 bone")
    play(state, "A bury 1")
    assert moves(state) == ["put zed", "put ogre"]
    events = play(state, "A put ogre")
    assert (hand(state, "A"), table(state)["stars"]) == ("zed", 7)
    shown = table(state)["table"]["1"]
    assert (shown["buried"], shown["endurance"]) == (True, 2)
    assert view(state, "A")["table"]["1"]["buried"] == "ogre"
    assert lengths(state) == [1, 0]  # it is no part of the hand
    (event,) = events
    assert event.private == {0: {"card": "ogre"}}


def test_32_a_skeleton_has_one_card_and_only_skeletons_do():
    state = scene("hand A zed*2\ntable A 1 bone buried ogre, 2 ogre, 3 wall")
    assert why_not(state, "A bury 1") == "32 already-buried"
    assert why_not(state, "A bury 2") == "32 no-skeleton"
    assert why_not(state, "A bury 3") == "32 no-skeleton"


def test_32_tb11_the_card_returns_when_the_skeleton_is_killed_and_its_endurance_was_one_more():
    state = scene(
        "phase attack A\ntable A 1 ogre, 2 zed, 5 ghoul\ntable B 3 bone buried fang, 4 wall"
    )
    play(state, "A attack 1", "A target 3")
    play(state, "A attack 2", "A target 3", "A end")
    assert on(state, 3) == ""
    assert (hand(state, "B"), discard(state)) == ("fang", "bone")
    state = scene(
        "phase attack A\ntable A 1 ogre, 2 zed, 5 ghoul\ntable B 3 bone buried fang, 4 wall"
    )
    play(state, "A attack 1", "A target 3", "A end")
    assert wounds(state, 3) == 1


def test_k5_a_prisoner_gets_no_card_a_hidden_skeleton_does():
    state = scene(
        "hand A zed*2\ntable A 1 bone inside 3, 2 den, 4 bone inside 2\ntable B 3 cage",
        CARDS + "cage: thing 1/1; prison\n",
    )
    assert why_not(state, "A bury 1") == "K5 imprisoned"
    play(state, "A bury 4", "A put zed")
    assert table(state)["table"]["4"]["buried"] is True


def test_k5_a_buried_card_can_not_be_taken_back():
    state = scene("table A 1 bone buried ogre")
    assert moves(state) == ["end"]


@pytest.mark.parametrize("wounded", [0, 1])
def test_32_k1_a_skeleton_that_changes_its_kind_gives_its_card_back(wounded):
    hurt = " wounds 1" if wounded else ""
    state = scene(f"hand A bite\ntable A 1 ribs buried fang{hurt}, 2 zed bears helm", CARDS)
    play(state, "A lay bite")
    assert hand(state, "A") == "fang"
    assert on(state, 1) == "A ribs" + hurt
    assert table(state)["table"]["1"]["kind"] == "blood"


def test_k1_then_its_wounds_are_compared_and_it_dies_as_the_new_kind():
    cards = CARDS + "plague: ability 1; kind zombie\n"
    state = scene("hand A plague\ntable A 1 bone buried fang wounds 1", cards)
    events = play(state, "A lay plague")
    assert died(events) == ["bone"]
    assert discard(state) == "bone plague"
    # As a zombie it is offered for the card that it gave back.
    assert (asked(state), moves(state)) == ("A zombie", ["pass", "discard fang"])


def test_k2_a_monster_that_becomes_a_skeleton_may_get_a_card_and_keeps_its_wounds():
    state = scene("hand A bones ogre\ntable A 1 count wounds 2", CARDS)
    assert why_not(state, "A bury 1") == "32 no-skeleton"
    play(state, "A lay bones", "A bury 1", "A put ogre")
    assert on(state, 1) == "A count wounds 2"
    assert table(state)["table"]["1"]["endurance"] == 4


def test_k2_a_new_kind_does_not_heal():
    state = scene("hand A haunt\ntable A 1 ribs wounds 1", CARDS)
    play(state, "A lay haunt")
    assert on(state, 1) == "A ribs wounds 1"


def test_x10_x30_a_card_on_the_table_has_the_lowest_free_number():
    state = scene("hand A zed hour\ntable A 2 bone\ntable B 1 ogre, 4 wall", CARDS)
    events = play(state, "A lay zed", "A lay hour")
    assert [part["spot"] for part in parts(events, "laid")] == [3, 5]
    assert [on(state, spot) for spot in (3, 5)] == ["A zed", "A hour"]
    assert state.order == [1, 2, 4, 3]


def test_x30_abilities_and_spells_have_no_number():
    state = scene("hand A helm bolt\ntable A 1 zed\ntable B 2 ogre", CARDS)
    events = play(state, "A lay bolt", "A lay helm", "A target 1")
    assert [part["spot"] for part in parts(events, "laid")] == [0, 0]
    assert sorted(table(state)["table"]) == ["1", "2"]


def test_x32_a_ritual_grants_to_all_monsters_of_the_sort_those_laid_later_too():
    state = scene("hand A hour fang\ntable A 2 ogre, 3 ghoul\ntable B 1 count, 4 wall", CARDS)
    play(state, "A lay hour", "A lay fang", "A end")
    play(state, "A attack 6")
    assert "double 4" in moves(state)
    play(state, "A double 4", "A attack 2")
    assert "double 4" not in moves(state)  # it is no vampire
    assert kinds(play(state, "A target 4")) == ["attacked"]


def test_x32_a_ritual_grants_to_its_owners_monsters_only():
    state = scene("hand A hour\ntable A 2 wall\ntable B 1 count, 3 fang", CARDS)
    play(state, "A lay hour", "A end", "B pass", "B feed", "B end", "B attack 1")
    assert asked(state) == "B attack"  # a plain attack: there was no choice


def test_x21_a_new_kind_replaces_the_printed_one_and_properties_count_once():
    state = scene(
        "phase attack A\ntable A 1 rash bears bite wounds 1, 2 ghoul, 5 curse-song\ntable B 3 wall",
        CARDS + "rash: zombie 1/3; sick\ncurse-song: magic 1; ritual grant own all : sick\n",
    )
    play(state, "A attack 1")
    assert wounds(state, 1) == 0  # it heals like a vampire
    play(state, "A end")
    assert wounds(state, 1) == 1  # sick once
