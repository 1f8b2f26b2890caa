"""The course of a turn: its phases, harvest, feeding, and how it ends."""

import pytest
from engine.raw_table import (
    asked,
    discard,
    hand,
    kinds,
    lives,
    moves,
    on,
    only,
    parts,
    play,
    scene,
    set_up,
    table,
    top,
    why_not,
)

FOG = "fog: magic 1; ritual grant own all : sick\n"
MOURNED = "martyr: skull 1/1; dead draw\n"


def test_7_25_everybody_has_seven_stars_for_every_turn_and_unused_ones_are_lost():
    state = scene("stars 2\nhand A zed")
    play(state, "A lay zed")
    assert table(state)["stars"] == 1
    play(state, "A end")  # nothing to attack
    assert (asked(state), table(state)["stars"]) == ("A raid", 1)
    play(state, "A end")
    assert (asked(state), table(state)["stars"]) == ("B life", 7)


def test_8_27_p12_a_ritual_lasts_until_the_next_turn_of_its_player_begins():
    state = scene("hand A fog\ntable B 2 wall", FOG)
    play(state, "A lay fog", "A end", "B pass")
    assert on(state, 1) == "A fog"
    events = play(state, "B end")
    assert on(state, 1) == ""
    assert discard(state) == "fog"
    # Before the harvest.
    assert kinds(events)[-3:] == ["turn_began", "ritual_ended", "drew"]


def test_9_a_turn_has_its_phases_in_this_order():
    state = scene("phase harvest A\ntable A 1 zed, 2 zed\ntable B 3 wall")
    seen = [asked(state)]
    for move in ("pass", "feed", "end", "attack 1", "end", "raid 2", "hand"):
        play(state, f"A {move}")
        seen.append(asked(state))
    assert seen == [
        *("A life", "A feed", "A lay", "A attack", "A attack", "A raid", "A loot", "B life"),
    ]


@pytest.mark.parametrize("verb", ["attack 1", "skill 1", "raid 1", "feed"])
def test_10_tb2_the_first_turn_has_no_feeding_attack_or_raid(verb):
    state = scene("new A B\ntable A 1 ogre\ntable B 2 ghoul\nphase harvest A")
    play(state, "A pass")
    assert asked(state) == "A lay"
    assert why_not(state, f"A {verb}") == "10 first-turn"
    play(state, "A end")
    assert asked(state) == "B life"


def test_tb2_the_first_turn_of_every_player():
    state = scene("new A B\nhand A zed")
    play(state, "A lay zed", "A end", "B pass")
    assert asked(state) == "B lay"  # no feeding
    play(state, "B end", "A pass")
    assert asked(state) == "A feed"
    play(state, "A feed", "A end")
    assert asked(state) == "A raid"


def test_11_the_harvest_is_a_card_from_the_deck():
    state = scene("phase harvest A\ndeck ogre zed")
    assert hand(state, "A") == "ogre"
    assert top(state) == "zed"


def test_12_db1_v4_then_one_may_take_an_own_life_of_ones_choice_too():
    state = scene("phase harvest A\ndeck ogre\nlives A zed bone dust")
    assert hand(state, "A") == "ogre"  # first the card of the deck
    assert moves(state) == ["pass", "life dust", "life zed", "life bone"]
    play(state, "A life bone")
    assert (hand(state, "A"), lives(state, "A")) == ("ogre bone", "dust zed")
    assert asked(state) == "A lay"


def test_12_v4_the_life_is_optional_the_card_of_the_deck_is_not():
    state = scene("phase harvest A\nlives A zed bone")
    play(state, "A pass")
    assert (hand(state, "A"), lives(state, "A")) == ("dust", "zed bone")


def test_12_tb9_the_last_life_can_not_be_taken():
    state = scene("phase harvest A\nlives A zed\ntable A 1 ogre")
    assert asked(state) == "A feed"
    assert why_not(state, "A life zed") == "12 not-now"


def test_13_tb3_a_monster_costs_a_star_and_what_is_left_is_for_laying():
    state = scene("phase feeding A\ntable A 1 zed, 2 bone, 3 ghoul")
    play(state, "A feed")
    assert (asked(state), table(state)["stars"]) == ("A lay", 4)


def test_14_tb3_an_unfed_monster_leaves_without_its_dead_effect():
    state = scene("phase feeding A\ntable A 1 zed, 2 martyr, 3 ghoul", MOURNED)
    events = play(state, "A leave 2", "A feed")
    assert table(state)["stars"] == 5
    assert (on(state, 2), discard(state), hand(state, "A")) == ("", "martyr", "")
    assert kinds(events) == ["fed", "left"]


def test_x13_those_that_leave_are_marked_one_by_one_then_the_others_are_fed_together():
    state = scene("phase feeding A\nstars 2\ntable A 1 zed, 2 bone, 3 ghoul, 4 fang")
    assert moves(state) == ["leave 1", "leave 2", "leave 3", "leave 4"]
    assert why_not(state, "A feed") == "13 too-few-stars"
    play(state, "A leave 3")
    assert moves(state) == ["leave 1", "leave 2", "leave 4"]
    play(state, "A leave 1")
    assert moves(state) == ["feed", "leave 2", "leave 4"]
    play(state, "A feed")
    assert (on(state, 2), on(state, 4), table(state)["stars"]) == ("A bone", "A fang", 0)


def test_q15_unfed_monsters_leave_in_the_order_of_entering_play_abilities_first():
    state = scene(
        "phase feeding A\ntable A 1 zed bears helm, 2 ghoul, 3 bone\norder 3 1 2",
        "helm: ability 1; backburn\n",
    )
    play(state, "A leave 1", "A leave 2", "A leave 3")  # nobody is left to be fed: X5
    assert discard(state) == "ghoul zed helm bone"


def test_db17_an_unfed_monster_takes_its_ability_along_and_frees_what_it_holds():
    state = scene(
        "phase feeding A\ntable A 1 zed bears leash, 2 zed\n"
        "table B 3 ogre wounds 1 tapped inside 1 ability",
        "leash: ability 1; skill imprison foe\n",
    )
    events = play(state, "A leave 1", "A feed")
    assert discard(state) == "zed leash"
    assert on(state, 3) == "B ogre wounds 1 tapped"
    assert parts(events, "released") == [{"spot": 3, "holder": 1}]


def test_db15_the_buried_card_of_an_unfed_skeleton_returns_to_the_hand():
    state = scene("phase feeding A\ntable A 1 bone buried ogre")
    play(state, "A leave 1")
    assert (hand(state, "A"), discard(state)) == ("ogre", "bone")


def test_x5_without_stars_all_monsters_leave_unasked():
    state = scene("phase feeding A\nstars 0\ntable A 1 zed, 2 ogre")
    assert (asked(state), discard(state)) == ("A lay", "ogre zed")


def test_p1_db18_hidden_and_tapped_monsters_are_fed_imprisoned_ones_are_not():
    state = scene(
        "phase feeding A\ntable A 1 zed inside 5, 2 bone tapped, 3 ghoul inside 6, 5 den\n"
        "table B 6 cage",
        "den: thing 1/1; hideout\ncage: thing 1/1; prison\n",
    )
    assert moves(state) == ["feed", "leave 1", "leave 2"]
    assert why_not(state, "A leave 3") == "P1 not-to-feed"
    play(state, "A feed")
    assert table(state)["stars"] == 5
    assert on(state, 3) == "A ghoul inside 6"


def test_29_things_are_not_fed():
    state = scene("phase feeding A\ntable A 1 wall")
    assert (asked(state), table(state)["stars"]) == ("A lay", 7)


def test_db20_there_is_no_limit_of_cards_in_hand_or_in_play_but_seven_can_be_fed():
    many = ", ".join(f"{spot} grub" for spot in range(1, 9))
    state = scene(f"phase feeding A\nhand A ash*15\ntable A {many}", "grub*8: skull 1/1\n")
    assert len(moves(state)) == 8
    assert why_not(state, "A feed") == "13 too-few-stars"
    play(state, "A leave 8", "A feed")
    assert (asked(state), table(state)["stars"]) == ("A lay", 0)


def test_16_after_laying_no_card_can_be_laid():
    state = scene("phase attack A\nhand A zed\ntable A 1 ogre\ntable B 2 wall")
    assert why_not(state, "A lay zed") == "16 not-now"


def test_18_25_attackers_are_tapped_and_untapped_at_the_end_of_the_turn():
    state = scene("phase attack A\ntable A 1 ogre, 2 zed\ntable B 3 wall, 4 ghoul tapped")
    play(state, "A attack 1")
    assert on(state, 1) == "A ogre tapped"
    play(state, "A end", "A end")
    assert on(state, 1) == "A ogre"
    assert on(state, 4) == "B ghoul tapped"  # only one's own


def test_db9_59_what_is_tapped_in_anothers_turn_is_tapped_through_its_owners_next_turn():
    state = scene(
        "phase attack A\ntable A 1 lull, 2 ghoul\ntable B 3 ogre",
        "lull: zombie 1/1; skill tap foe\n",
    )
    play(state, "A skill 1", "A end", "A end", "B pass", "B feed")
    assert on(state, 3) == "B ogre tapped"
    play(state, "B end")  # it can do nothing
    assert (asked(state), on(state, 3)) == ("A life", "B ogre")


def test_30_p13_the_discard_pile_is_made_a_new_deck_when_a_card_is_needed():
    state = scene("deck -\nphase attack A\ntable A 1 ogre\ntable B 2 wall\ndiscard zed rest")
    assert top(state) == ""
    events = play(state, "A attack 1")
    assert kinds(events)[-2:] == ["shuffled", "drew"]
    assert discard(state) == ""
    state = scene("deck dust\nphase harvest A\ndiscard zed rest")
    assert discard(state).startswith("zed")  # not before


def test_db21_with_neither_deck_nor_discard_pile_a_draw_gives_nothing():
    game = only("dust*6: thing 1/1\nzed: zombie 1/1")
    state = set_up(game, "deck -\nphase harvest A\nlives A dust*3\nlives B rest")
    assert (asked(state), hand(state, "A")) == ("A life", "")


def test_x35_phases_with_nothing_to_do_are_passed_over_but_laying_is_ended_by_its_player():
    state = scene("phase harvest A")
    play(state, "A pass")
    assert (asked(state), moves(state)) == ("A lay", ["end", "lay dust"])
    play(state, "A end")
    assert asked(state) == "B life"


def test_x35_what_could_be_paid_or_buried_is_a_secret_so_it_is_always_asked():
    state = scene("hand A zed rotter\ntable A 1 bone\nstars 1", summoning=True)
    play(state, "A bury 1", "A put zed")
    play(state, "A down rotter")
    assert (asked(state), moves(state)) == ("A stake", ["stars 1"])
    assert table(state)["ask"] == "lay"
    one_card = scene("hand A zed\ntable A 1 bone")
    play(one_card, "A bury 1")
    assert (asked(one_card), moves(one_card)) == ("A bury", ["put zed"])
    assert table(one_card)["ask"] == "lay"


def test_x5_a_compulsory_choice_of_one_is_made_an_optional_one_is_asked():
    cards = "bolt*2: magic 1; play damage foe beast\n"
    state = scene("hand A bolt\ntable B 1 ogre", cards)
    play(state, "A lay bolt")
    assert (asked(state), on(state, 1)) == ("A lay", "B ogre wounds 1")
    state = scene("hand A bolt\ntable B 1 ogre, 2 zed", cards)
    play(state, "A lay bolt")
    assert (asked(state), moves(state)) == ("A target", ["target 1", "target 2"])
    state = scene("phase raid A\ntable A 1 zed")
    assert moves(state) == ["end", "raid 1"]
    play(state, "A raid 1")
    assert asked(state) == "A loot"  # there was one opponent
