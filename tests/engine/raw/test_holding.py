"""Hideouts, prisons and `hide`: who may go in, who comes out, what the held may do."""

from engine.raw_table import (
    asked,
    died,
    hand,
    kinds,
    moves,
    on,
    parts,
    play,
    scene,
    table,
    why_not,
    wounds,
)

CARDS = """
den*2: thing 1/2; hideout
cage*2: thing 1/2; prison
shade: zombie 1/2; skill hide own
cloak: ability 1; skill hide own
veil: magic 1; ritual hide own
leash: ability 1; skill imprison foe
jailer: zombie 1/2; skill imprison foe
net: magic 1; ritual imprison foe
bolt: magic 1; play damage foe
rain: magic 1; play damage foe all
lull: magic 1; play tap any
slinger: zombie 1/2; skill damage foe
reaper: ghost 1/2; skill kill foe
torch: skull 1/3; backburn; protection zombie; dead draw
"""
ATTACK = "phase attack A\n"


def test_46_67_h1_x14_a_hideout_is_filled_emptied_and_exchanged():
    text = "table A 1 den, 2 zed, 3 ogre\ntable B 4 ogre"
    state = scene(text, CARDS)
    play(state, "A hold 1")
    assert moves(state) == ["target 2", "target 3"]  # own monsters
    assert why_not(state, "A target 4") == "H1 wrong-side"
    play(state, "A target 2")
    assert on(state, 2) == "A zed inside 1"
    assert why_not(state, "A hold 1") == "H1 already-changed"
    state = scene(text.replace("2 zed", "2 zed inside 1"), CARDS)
    play(state, "A hold 1")
    assert moves(state) == ["free", "target 3"]
    out = state.copy()
    play(out, "A free")
    assert on(out, 2) == "A zed"
    play(state, "A target 3")
    assert (on(state, 2), on(state, 3)) == ("A zed", "A ogre inside 1")  # in the open at once


def test_47_h1_a_prison_takes_opponents_monsters_free_of_charge():
    state = scene("hand A cage\ntable A 1 zed\ntable B 2 ogre, 3 ghoul, 4 wall", CARDS)
    play(state, "A lay cage", "A hold 5")
    assert moves(state) == ["target 2", "target 3"]
    assert why_not(state, "A target 1") == "H1 wrong-side"
    assert why_not(state, "A target 4") == "H1 no-monster"
    play(state, "A target 3")
    assert (on(state, 3), table(state)["stars"]) == ("B ghoul inside 5", 6)  # A8: a ghost too


def test_q12_filling_on_laying_is_the_one_use_and_may_be_done_later_in_that_phase():
    state = scene("hand A cage zed\ntable B 1 ogre", CARDS)
    play(state, "A lay cage", "A lay zed")
    play(state, "A hold 2")  # there is one monster to take
    assert on(state, 1) == "B ogre inside 2"
    assert why_not(state, "A hold 2") == "H1 already-changed"


def test_67_only_the_owner_of_the_holder_may_exchange():
    state = scene("table A 1 ogre inside 2, 4 zed\ntable B 2 cage, 3 den", CARDS)
    assert moves(state) == ["end"]
    assert why_not(state, "A hold 2") == "15 not-yours"


def test_h1_a_new_use_in_every_later_laying_phase():
    state = scene("table A 1 den, 2 zed\ntable B 3 wall\nstars 7", CARDS)
    play(state, "A hold 1", "A end", "A end", "A end", "B pass", "B end", "A pass", "A feed")
    play(state, "A hold 1")
    assert on(state, 2) == "A zed"  # taken out: nothing else could be done


def test_h1_h2_neither_takes_a_monster_that_another_card_holds():
    state = scene(
        "table A 1 den, 2 den, 3 zed inside 2, 4 cage, 5 ogre inside 6, 9 bone\n"
        "table B 6 cage, 7 burrow, 8 fang inside 7, 10 bone",
        CARDS + "burrow: thing 1/1; hideout\n",
    )
    play(state, "A hold 1")
    assert on(state, 9) == "A bone inside 1"  # the only one in the open
    play(state, "A hold 4")
    assert on(state, 10) == "B bone inside 4"
    state = scene("table A 1 den, 2 den, 3 zed inside 2, 9 bone, 10 fang\ntable B 11 bone", CARDS)
    play(state, "A hold 1")
    assert why_not(state, "A target 3") == "H2 inside-already"


def test_h2_46_a_hidden_monster_is_not_imprisoned():
    state = scene("table A 1 cage\ntable B 2 den, 3 ogre inside 2, 4 zed, 5 bone", CARDS)
    play(state, "A hold 1")
    assert moves(state) == ["target 4", "target 5"]
    assert why_not(state, "A target 3") == "46 hidden"


def test_q11_a_tapped_holder_is_not_used():
    state = scene("table A 1 den tapped, 2 zed", CARDS)
    assert why_not(state, "A hold 1") == "Q11 tapped"


def test_h8_a_tapped_holder_goes_on_holding():
    state = scene("hand A lull\ntable A 1 den, 2 zed inside 1", CARDS)
    play(state, "A lay lull", "A target 1")
    assert on(state, 2) == "A zed inside 1"
    assert on(state, 1) == "A den tapped"


def test_56_h4_x33_the_card_that_bears_hide_is_the_holder_and_exchanges_by_its_text():
    state = scene(ATTACK + "table A 1 shade, 2 zed, 3 ogre\ntable B 4 wall", CARDS)
    play(state, "A skill 1", "A target 2")
    assert on(state, 2) == "A zed inside 1"
    state = scene(ATTACK + "table A 1 shade, 2 zed inside 1, 3 ogre\ntable B 4 wall", CARDS)
    play(state, "A skill 1")
    assert (on(state, 2), on(state, 3)) == ("A zed", "A ogre inside 1")


def test_h4_an_ability_is_a_holder_of_its_own_beside_its_monster():
    state = scene(
        ATTACK + "table A 1 shade bears cloak, 2 zed inside 1, 3 ogre, 5 bone\ntable B 4 wall",
        CARDS,
    )
    play(state, "A skill 1 ability", "A target 3")
    assert on(state, 2) == "A zed inside 1"
    assert on(state, 3) == "A ogre inside 1 of ability"


def test_h4_h1_what_has_the_effect_hide_has_no_use_in_the_laying_phase():
    state = scene("table A 1 shade, 2 zed", CARDS)
    assert why_not(state, "A hold 1") == "H1 no-holder"


def test_h4_a_ritual_hides_and_lets_go_when_it_ends():
    state = scene("hand A veil\ntable A 1 zed\ntable B 2 ogre", CARDS)
    play(state, "A lay veil", "A end", "A end")
    assert on(state, 1) == "A zed inside 3"
    play(state, "B pass", "B feed", "B end")
    assert asked(state) == "A life"  # B could attack nothing
    assert on(state, 1) == "A zed"


def test_x19_a_ritual_and_a_skill_can_imprison():
    state = scene("hand A net\ntable B 2 ogre", CARDS)
    play(state, "A lay net")
    assert on(state, 2) == "B ogre inside 1"
    state = scene(ATTACK + "table A 1 jailer, 3 zed bears leash\ntable B 2 ogre, 4 ribs", CARDS)
    play(state, "A skill 1", "A target 2", "A skill 3 ability")
    assert (on(state, 2), on(state, 4)) == ("B ogre inside 1", "B ribs inside 3 of ability")


def test_h5_a_monster_that_holds_another_can_not_be_hidden():
    state = scene(
        "table A 1 den, 2 shade, 3 zed inside 2, 4 bone bears cloak, "
        "5 fang inside 4 ability, 6 ogre",
        CARDS,
    )
    play(state, "A hold 1")
    assert on(state, 6) == "A ogre inside 1"  # the only one that may


def test_h5_a_hidden_monster_can_not_take_another_in():
    state = scene(ATTACK + "table A 1 den, 2 shade inside 1, 3 zed\ntable B 4 wall", CARDS)
    events = play(state, "A skill 2")
    assert kinds(events) == ["skill_used"]
    assert on(state, 3) == "A zed"


def test_h5_x33_hide_takes_an_own_monster_in_the_open_that_holds_nobody():
    state = scene(
        ATTACK + "table A 1 shade, 2 den, 3 zed inside 2, 4 jailer, 6 ogre, 7 bone inside 8\n"
        "table B 5 ribs inside 4, 8 cage, 9 wall",
        CARDS,
    )
    play(state, "A skill 1")
    assert on(state, 6) == "A ogre inside 1"


def test_db17_h9_a_holder_that_is_imprisoned_lets_go():
    state = scene(
        "hand A cage\ntable B 1 shade bears leash, 2 zed inside 1\ntable A 3 ogre inside 1 ability",
        CARDS,
    )
    events = play(state, "A lay cage", "A hold 4")
    assert (on(state, 2), on(state, 3)) == ("B zed", "A ogre")
    assert [part["spot"] for part in parts(events, "released")] == [2, 3]


def test_h9_a_prisoner_keeps_backburn_protection_dead_ability_and_wounds():
    text = ATTACK + "table A 1 cage, 2 count, 4 zed\ntable B 3 torch bears cloak wounds 1 inside 1"
    state = scene(text + "\ndeck fang", CARDS)
    assert moves(state) == ["end", "attack 2"]  # protection zombie
    play(state, "A attack 2", "A end")
    assert (wounds(state, 2), wounds(state, 3)) == (1, 2)
    assert table(state)["table"]["3"]["ability"] == "cloak"
    state = scene(
        ATTACK + "deck fang\ntable A 1 cage, 2 reaper, 4 zed\ntable B 3 torch inside 1", CARDS
    )
    assert died(play(state, "A skill 2")) == ["torch"]
    assert hand(state, "B") == "fang"


def test_h9_47_a_prisoner_neither_defends_nor_raids_nor_uses_its_skill():
    state = scene(ATTACK + "table A 1 cage, 2 ghoul\ntable B 3 slinger inside 1", CARDS)
    play(state, "A end")
    assert moves(state) == ["end", "raid 2"]
    play(state, "A end", "B pass", "B end")
    assert asked(state) == "A life"


def test_65_46_a_hidden_monster_is_safe_from_skills_and_spells():
    state = scene("hand A bolt rain\ntable B 1 den, 2 zed inside 1, 3 ogre", CARDS)
    play(state, "A lay bolt")
    assert moves(state) == ["target 1", "target 3"]
    assert why_not(state, "A target 2") == "46 hidden"
    play(state, "A target 3", "A lay rain")
    assert [wounds(state, spot) for spot in (1, 2, 3)] == [1, 0, 2]


def test_65_until_the_hiding_card_is_destroyed():
    state = scene(
        ATTACK + "table A 1 slinger, 2 ogre\ntable B 3 den wounds 1, 4 zed inside 3", CARDS
    )
    play(state, "A skill 1")
    assert on(state, 4) == "B zed"
    play(state, "A attack 2")
    assert on(state, 4) == ""


def test_66_when_the_prison_is_destroyed_the_monster_returns_to_its_owner():
    state = scene(
        ATTACK + "table A 1 slinger, 2 ogre inside 3\ntable B 3 cage wounds 1, 4 wall", CARDS
    )
    play(state, "A skill 1", "A target 3")
    assert on(state, 2) == "A ogre"


def test_db8_a_freed_monster_defends_again():
    state = scene(
        ATTACK + "table A 1 cage, 2 zed, 5 zed\ntable B 3 ogre inside 1, 4 slinger", CARDS
    )
    assert table(state)["defended"] == [True, True]
    play(state, "A end")
    assert asked(state) == "B life"


def test_db23_a_hideout_takes_own_monsters_and_a_prison_those_of_others():
    text = "table A 1 lair, 2 jail, 3 zed, 4 bone\ntable B 5 ogre, 6 fang"
    cards = "lair: thing 1/2; hideout\njail: thing 1/2; prison"
    hidden = scene(text, cards)
    play(hidden, "A hold 1")
    assert [hidden.rules.spell(move) for move in hidden.moves(0)] == ["target 3", "target 4"]
    locked = scene(text, cards)
    play(locked, "A hold 2")
    assert [locked.rules.spell(move) for move in locked.moves(0)] == ["target 5", "target 6"]
