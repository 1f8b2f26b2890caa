"""One scene for every keyword that is printed on a card."""

import pytest
from engine.raw_table import (
    asked,
    discard,
    hand,
    kinds,
    lives,
    moves,
    on,
    parts,
    play,
    scene,
    table,
    top,
    trophies,
    why_not,
    wounds,
)

CARDS = """
gambler: zombie 1/3; ?
twin: zombie 1/2; double damage
reaper: zombie 1/2; instant kill
thief: zombie 1/2; direct
rash: zombie 1/2; sick
torch: skull 1/3; backburn
saint: skull 1/2; protection zombie; protection blood
medic: zombie 1/2; skill heal own
martyr: skull 1/1; dead draw
hunter: zombie 1/2; vs skull: double damage
mason: zombie 1/2; vs thing: double damage
gate: thing 1/2; guard
den: thing 1/2; hideout
cage: thing 1/2; prison
lever: thing 1/2; skill damage foe
spikes: thing 1/2; trap damage attacker
calm: thing 1/2; disable ?
"""
ATTACK = "phase attack A\n"


def test_22_26_a_monster_defends_and_attacks():
    state = scene(ATTACK + "table A 1 zed, 2 zed\ntable B 3 ogre", CARDS)
    play(state, "A attack 1")
    assert wounds(state, 3) == 0  # not yet
    play(state, "A end")
    assert wounds(state, 3) == 1
    assert asked(state) == "B life"  # nothing to raid: the ogre defends


def test_31_zombie_its_owner_may_pay_a_hand_card_and_take_it_back():
    state = scene(ATTACK + "hand B fang dust\ntable A 1 ogre, 2 ogre\ntable B 3 zed", CARDS)
    play(state, "A attack 1", "A end")
    assert (asked(state), moves(state)) == ("B zombie", ["pass", "discard dust", "discard fang"])
    play(state, "B discard dust")
    assert (hand(state, "B"), discard(state)) == ("zed fang", "dust")


def test_32_skull_a_card_lies_under_it():
    state = scene("hand A fang\ntable A 1 bone")
    play(state, "A bury 1", "A put fang")
    assert table(state)["table"]["1"]["endurance"] == 2


def test_33_ghost_only_ghosts_attack_it_and_it_does_not_defend():
    state = scene(ATTACK + "table A 1 zed, 2 ghoul\ntable B 3 wraith", CARDS)
    assert moves(state) == ["end", "attack 2"]
    play(state, "A end")
    assert asked(state) == "A raid"


def test_34_blood_it_heals_one_of_its_wounds_when_it_attacks():
    state = scene(ATTACK + "table A 1 count wounds 2, 2 zed\ntable B 3 wall", CARDS)
    events = play(state, "A attack 1")
    assert kinds(events) == ["attacked", "healed"]
    assert wounds(state, 1) == 1


@pytest.mark.parametrize(("card", "burns"), [("zed", True), ("dust", False)])
def test_35_62_burning_it_attacks_only_if_a_monster_is_turned_over(card, burns):
    state = scene(ATTACK + f"deck {card} ogre\ntable A 1 gambler, 2 zed\ntable B 3 wall", CARDS)
    events = play(state, "A attack 1", "A end")
    assert parts(events, "burned") == [{"seat": 0, "spot": 1, "card": card, "success": burns}]
    assert wounds(state, 3) == int(burns)
    assert (discard(state), top(state)) == (card, "ogre")


@pytest.mark.parametrize(("card", "burns"), [("zed", True), ("dust", False)])
def test_35_r3_burning_it_raids_only_if_a_monster_is_turned_over(card, burns):
    state = scene(f"phase raid A\ndeck {card}\ntable A 1 gambler, 2 zed", CARDS)
    play(state, "A raid 1")
    assert asked(state) == ("A loot" if burns else "A raid")
    assert on(state, 1).endswith("tapped") != burns


def test_36_double_damage_gives_two_wounds():
    state = scene(ATTACK + "table A 1 twin, 2 zed\ntable B 3 wall", CARDS)
    play(state, "A attack 1", "A double 3", "A end")
    assert wounds(state, 3) == 2


def test_36_double_damage_may_be_split_on_two_cards():
    state = scene(ATTACK + "table A 1 twin, 2 zed\ntable B 3 wall, 4 ogre", CARDS)
    play(state, "A attack 1", "A split 3", "A end")  # there is one other card
    assert (wounds(state, 3), wounds(state, 4)) == (1, 1)


def test_36_tb8_double_damage_steals_one_life_card_only():
    state = scene("phase raid A\ntable A 1 twin, 2 zed", CARDS)
    play(state, "A raid 1", "A hand")
    assert (lives(state, "B"), hand(state, "A")) == ("dust dust", "dust")
    assert moves(state) == ["end", "raid 2"]


def test_37_instant_kill_destroys_a_monster_whatever_its_endurance():
    state = scene(ATTACK + "table A 1 reaper, 2 zed\ntable B 3 ogre", CARDS)
    play(state, "A attack 1", "A kill 3", "A end")
    assert on(state, 3) == ""


def test_37_q8_instant_kill_does_not_work_on_things():
    state = scene(ATTACK + "table A 1 reaper, 2 zed\ntable B 3 wall, 4 ogre", CARDS)
    play(state, "A attack 1")
    assert moves(state) == ["target 3", "target 4", "kill 4"]
    assert why_not(state, "A kill 3") == "37 thing-unkillable"
    play(state, "A target 3", "A end")
    assert wounds(state, 3) == 1


def test_38_r2_direct_steals_even_if_there_are_defenders_and_a_guard():
    state = scene("phase raid A\ntable A 1 thief, 2 zed\ntable B 3 ogre, 4 gate", CARDS)
    assert moves(state) == ["end", "raid 1"]
    play(state, "A raid 1", "A trophy")
    assert trophies(state, "A") == "dust"


@pytest.mark.parametrize(("attacker", "able"), [("zed", 0), ("fang", 0), ("bone", 1), ("ghoul", 1)])
def test_39_a9_protection_keeps_off_each_named_kind(attacker, able):
    state = scene(ATTACK + f"table A 1 {attacker}, 2 bone\ntable B 3 saint", CARDS)
    assert ("attack 1" in moves(state)) == bool(able)


def test_40_sick_it_wounds_itself_when_it_attacks():
    state = scene(ATTACK + "table A 1 rash, 2 zed\ntable B 3 wall", CARDS)
    play(state, "A attack 1", "A end")
    assert (wounds(state, 1), wounds(state, 3)) == (1, 1)


def test_41_backburn_it_wounds_every_monster_that_attacks_it():
    state = scene(ATTACK + "table A 1 ogre, 2 rotter, 4 zed\ntable B 3 torch", CARDS)
    play(state, "A attack 1", "A attack 2", "A end")
    assert [wounds(state, spot) for spot in (1, 2, 3, 4)] == [1, 1, 2, 0]


def test_42_skill_it_is_used_instead_of_the_attack():
    state = scene(ATTACK + "table A 1 medic, 2 ogre wounds 2, 4 zed\ntable B 3 wall", CARDS)
    play(state, "A skill 1", "A target 2")
    assert wounds(state, 2) == 0
    assert why_not(state, "A attack 1") == "D-B5 acted"
    assert on(state, 1) == "A medic"  # and not tapped


def test_43_dead_it_happens_when_the_monster_is_killed():
    state = scene(ATTACK + "deck fang\ntable A 1 ogre, 2 zed\ntable B 3 martyr", CARDS)
    play(state, "A attack 1", "A end")
    assert hand(state, "B") == "fang"


@pytest.mark.parametrize(
    ("hunter", "target", "doubles"),
    [
        ("hunter", "ribs", True),
        ("hunter", "ogre", False),
        ("hunter", "wall", False),
        ("mason", "ribs", False),
        ("mason", "wall", True),
    ],
)
def test_44_vs_the_bonus_is_valid_only_against_what_is_named(hunter, target, doubles):
    state = scene(ATTACK + f"table A 1 {hunter}, 2 zed\ntable B 3 {target}, 4 ghoul", CARDS)
    play(state, "A attack 1")
    if doubles:
        assert moves(state) == ["target 3", "double 3"]
    else:
        assert asked(state) == "A attack"  # a plain attack: there was no choice


def test_45_guard_stops_raiding_until_it_is_destroyed():
    state = scene(ATTACK + "table A 1 zed, 2 zed, 4 zed\ntable B 3 gate", CARDS)
    play(state, "A attack 1", "A attack 2", "A end")
    assert (on(state, 3), moves(state)) == ("", ["end", "raid 4"])
    state = scene(ATTACK + "table A 1 zed, 2 zed, 4 zed\ntable B 3 gate", CARDS)
    play(state, "A attack 1", "A end")
    assert asked(state) == "B life"


def test_46_65_hideout_its_monster_can_not_be_attacked_but_attacks():
    state = scene(ATTACK + "table A 1 zed\ntable B 2 den, 3 bone inside 2", CARDS)
    play(state, "A attack 1")  # the hideout is all there is
    assert (wounds(state, 2), wounds(state, 3)) == (1, 0)
    play(state, "B pass", "B feed", "B end", "B attack 3")
    assert on(state, 1) == ""


def test_47_66_prison_its_monster_can_do_nothing():
    state = scene(ATTACK + "table A 1 medic inside 2, 3 zed\ntable B 2 cage, 4 wall", CARDS)
    assert moves(state) == ["end", "attack 3"]
    assert why_not(state, "A attack 1") == "66 imprisoned"
    assert why_not(state, "A skill 1") == "66 imprisoned"
    play(state, "A end")
    assert moves(state) == ["end", "raid 3"]
    assert why_not(state, "A raid 1") == "66 imprisoned"


def test_48_db10_skill_of_a_thing_once_in_the_own_attack_and_it_is_not_tapped():
    state = scene(ATTACK + "table A 1 lever, 2 zed\ntable B 3 ogre", CARDS)
    play(state, "A skill 1")
    assert (wounds(state, 3), on(state, 1)) == (1, "A lever")
    assert why_not(state, "A skill 1") == "D-B10 spent"


def test_49_trap_it_works_when_its_owner_is_attacked():
    state = scene(ATTACK + "table A 1 ogre, 2 ogre\ntable B 3 spikes, 4 ribs", CARDS)
    play(state, "A attack 1", "A target 4", "A end")
    assert (asked(state), moves(state)) == ("B trap", ["pass", "trap 3"])
    play(state, "B trap 3")
    assert (wounds(state, 1), wounds(state, 2)) == (1, 0)


def test_60_disable_no_burning_works_and_no_card_is_turned_over():
    state = scene(ATTACK + "deck zed\ntable A 1 gambler, 2 zed\ntable B 3 calm", CARDS)
    events = play(state, "A attack 1")
    assert parts(events, "burned") == [{"seat": 0, "spot": 1, "card": "", "success": False}]
    assert (top(state), discard(state)) == ("zed", "")
