"""The attack: one common step of declarations, trap windows and wounds."""

from engine.raw_table import (
    asked,
    died,
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
    why_not,
    wounds,
)

CARDS = """
twin: zombie 1/3; double damage
both: zombie 1/3; double damage; instant kill
reaper: zombie 1/2; instant kill
rash: zombie 1/2; sick
torch*2: skull 1/3; backburn
saint: skull 1/3; protection blood
medic: zombie 1/2; skill heal own
slinger*2: zombie 1/2; skill damage foe
gambler: zombie 1/2; ?
hunter: zombie 1/2; vs skull: double damage; vs thing: double damage
wolf: zombie 1/2; vs beast: instant kill
cage: thing 1/2; prison
den: thing 1/2; hideout
helm: ability 1; double damage
nurse: ability 1; skill heal own
calm: thing 1/2; disable ?
hex: magic 1; ritual grant own all : sick
caller: zombie 1/2; skill summon skull
"""
ATTACK = "phase attack A\n"


def test_17_a_monster_attacks_one_card_and_several_may_attack_the_same():
    state = scene(ATTACK + "table A 1 zed, 2 bone, 4 ogre\ntable B 3 ogre", CARDS)
    play(state, "A attack 1", "A attack 2", "A attack 4")
    assert on(state, 3) == ""


def test_17_a_monster_attacks_or_uses_its_skill():
    state = scene(ATTACK + "table A 1 medic, 2 ogre wounds 1\ntable B 3 wall", CARDS)
    play(state, "A attack 1")
    assert why_not(state, "A skill 1") == "64 tapped"


def test_20_21_tb4_endurance_two_two_attacks_destroy():
    state = scene(ATTACK + "table A 1 zed, 2 zed, 4 zed\ntable B 3 rotter", CARDS)
    play(state, "A attack 1", "A end")
    assert on(state, 3) == "B rotter wounds 1"
    state = scene(ATTACK + "table A 1 zed, 2 zed, 4 zed\ntable B 3 rotter", CARDS)
    play(state, "A attack 1", "A attack 2", "A end")
    assert (on(state, 3), discard(state)) == ("", "rotter")


def test_33_tb4_a_ghost_is_attacked_by_ghosts_and_hurt_by_skills():
    text = ATTACK + "table A 1 zed, 2 ghoul, 4 slinger\ntable B 3 wraith, 5 wall"
    state = scene(text, CARDS)
    play(state, "A attack 1")
    assert asked(state) == "A attack"  # only the wall could be meant
    assert state.attacks[2] == 5
    play(state, "A attack 2", "A target 3", "A skill 4", "A target 3")
    assert (on(state, 3), discard(state)) == ("", "wraith")  # a wound of each


def test_33_a8_spells_work_on_ghosts_and_on_protected_monsters():
    state = scene(
        "hand A bolt\ntable B 1 wraith, 2 saint, 3 wall", CARDS + "bolt: magic 1; play damage foe\n"
    )
    play(state, "A lay bolt")
    assert moves(state) == ["target 1", "target 2", "target 3"]


def test_39_a8_protection_stops_attacks_only():
    state = scene(
        ATTACK + "table A 1 fang, 2 leech\ntable B 3 saint",
        CARDS + "leech: blood 1/1; skill damage foe\n",
    )
    assert moves(state) == ["end", "skill 2"]
    play(state, "A skill 2")
    assert on(state, 3) == "B saint wounds 1"


def test_28_61_tb5_double_damage_twice_is_still_two_wounds():
    state = scene(ATTACK + "table A 1 twin bears helm, 2 zed\ntable B 3 ogre", CARDS)
    play(state, "A attack 1", "A double 3", "A end")
    assert wounds(state, 3) == 2


def test_28_tb5_of_double_damage_and_instant_kill_one_is_chosen():
    state = scene(ATTACK + "table A 1 both, 2 zed\ntable B 3 count, 4 ogre", CARDS)
    play(state, "A attack 1")
    assert moves(state) == [
        *("target 3", "target 4", "double 3", "double 4"),
        *("split 3", "split 4", "kill 3", "kill 4"),
    ]
    play(state, "A kill 3", "A end")
    assert (on(state, 3), wounds(state, 4)) == ("", 0)


def test_a2_a_bonus_is_optional_and_wounds_too_many_are_lost():
    state = scene(ATTACK + "table A 1 twin, 2 zed\ntable B 3 count, 4 bone", CARDS)
    play(state, "A attack 1", "A target 3", "A end")
    assert wounds(state, 3) == 1
    state = scene(ATTACK + "table A 1 twin, 2 zed\ntable B 3 count, 4 bone", CARDS)
    play(state, "A attack 1", "A double 4", "A end")
    assert (on(state, 4), wounds(state, 3)) == ("", 0)


def test_x22_wounds_add_up_and_the_rest_is_lost():
    state = scene(ATTACK + "table A 1 twin, 2 zed\ntable B 3 ogre wounds 2, 4 wall", CARDS)
    events = play(state, "A attack 1", "A double 3", "A end")
    assert parts(events, "wounded") == [{"spot": 3, "count": 2, "wounds": 4}]
    assert died(events) == ["ogre"]


def test_db22_both_hits_are_legal_targets_of_one_or_of_different_opponents():
    text = ATTACK + "players 3\ntable A 1 twin, 2 ghoul\ntable B 3 ogre, 4 wraith\ntable C 5 wall"
    state = scene(text, CARDS)
    play(state, "A attack 1")
    assert moves(state) == ["target 3", "target 5", "double 3", "double 5", "split 3", "split 5"]
    assert why_not(state, "A split 4") == "33 ghost"
    play(state, "A split 3", "A end")
    assert (wounds(state, 3), wounds(state, 5)) == (1, 1)


def test_a3_backburn_for_each_attacked_card_sick_and_healing_once_an_attack():
    text = ATTACK + "table A 1 twin, 2 zed\ntable B 3 torch, 4 torch"
    state = scene(text, CARDS)
    play(state, "A attack 1", "A double 3", "A end")
    assert (wounds(state, 1), wounds(state, 3)) == (1, 2)  # two hits on one card: once
    state = scene(text, CARDS)
    play(state, "A attack 1", "A split 3", "A end")
    assert wounds(state, 1) == 2  # two such cards


def test_a3_sick_and_a_vampires_healing_once_for_a_split_attack():
    state = scene(
        ATTACK + "table A 1 bat wounds 2, 2 zed\ntable B 3 wall, 4 wall",
        CARDS + "bat: blood 1/4; double damage; sick\n",
    )
    play(state, "A attack 1", "A split 3")
    assert wounds(state, 1) == 1
    play(state, "A end")
    assert wounds(state, 1) == 2


def test_34_db7_tb6_a_vampire_heals_older_wounds_only():
    state = scene(ATTACK + "table A 1 count wounds 1, 2 zed\ntable B 3 torch", CARDS)
    play(state, "A attack 1")
    assert wounds(state, 1) == 0
    play(state, "A end")
    assert wounds(state, 1) == 1
    state = scene(ATTACK + "table A 1 fang, 2 zed\ntable B 3 torch", CARDS)
    play(state, "A attack 1", "A end")
    assert (on(state, 1), wounds(state, 3)) == ("", 1)  # it does not cancel backburn


def test_db7_a_monster_that_dies_of_backburn_still_deals_its_wound():
    state = scene(ATTACK + "table A 1 bone, 2 zed\ntable B 3 torch wounds 2", CARDS)
    events = play(state, "A attack 1", "A end")
    assert died(events) == ["bone", "torch"]  # together, the active player's first


def test_db4_freshly_laid_monsters_may_attack():
    state = scene("hand A zed\ntable B 1 ogre")
    play(state, "A lay zed", "A end", "A attack 2")
    assert wounds(state, 1) == 1


def test_db4_skills_and_declarations_come_in_any_order_and_skills_resolve_at_once():
    text = ATTACK + "table A 1 zed, 2 slinger, 4 slinger, 5 ogre\ntable B 3 ogre"
    state = scene(text, CARDS)
    events = play(state, "A skill 2", "A attack 1", "A skill 4")
    assert kinds(events) == ["skill_used", "wounded", "attacked", "skill_used", "wounded"]
    assert wounds(state, 3) == 2
    events = play(state, "A end")
    assert kinds(events)[:2] == ["wounded", "died"]


def test_db5_a_monster_acts_once_a_turn_and_after_a_skill_it_may_raid():
    state = scene(ATTACK + "table A 1 slinger, 2 zed\ntable B 3 wall", CARDS)
    play(state, "A skill 1")
    assert why_not(state, "A skill 1") == "D-B5 acted"
    assert why_not(state, "A attack 1") == "D-B5 acted"
    play(state, "A attack 2")
    assert moves(state) == ["end", "raid 1"]


def test_db5_64_a_monster_tapped_by_an_effect_can_not_act():
    state = scene(ATTACK + "table A 1 slinger tapped, 2 zed\ntable B 3 wall", CARDS)
    assert moves(state) == ["end", "attack 2"]
    assert why_not(state, "A attack 1") == "64 tapped"
    assert why_not(state, "A skill 1") == "64 tapped"
    play(state, "A end")
    assert why_not(state, "A raid 1") == "64 tapped"


def test_64_a_tapped_monster_does_not_defend_but_eats():
    state = scene(ATTACK + "table A 1 zed\ntable B 2 ogre tapped", CARDS)
    play(state, "A end")
    assert moves(state) == ["end", "raid 1"]
    play(state, "A end", "B pass")
    assert moves(state) == ["feed", "leave 2"]


def test_db6_q9_a_failed_check_uses_up_everything_and_it_did_not_attack():
    state = scene(
        ATTACK + "deck dust\ntable A 1 risky wounds 1, 2 zed\ntable B 3 wall, 4 spikes",
        CARDS
        + "risky: blood 1/2; ?; sick; skill heal own\nspikes: thing 1/2; trap damage attacker\n",
    )
    events = play(state, "A attack 1", "A target 3")
    assert kinds(events) == ["burned"]
    assert on(state, 1) == "A risky wounds 1 tapped"  # no healing
    assert why_not(state, "A skill 1") == "64 tapped"
    assert why_not(state, "A attack 1") == "64 tapped"
    play(state, "A end")
    assert asked(state) == "A raid"  # no trap window
    assert why_not(state, "A raid 1") == "64 tapped"
    assert on(state, 1) == "A risky wounds 1 tapped"  # no sick


def test_q2_with_disable_it_may_try_and_fails():
    state = scene(ATTACK + "deck zed\ntable A 1 gambler, 2 ghoul\ntable B 3 calm", CARDS)
    play(state, "A attack 1")
    assert on(state, 1) == "A gambler tapped"
    state = scene("phase raid A\ndeck zed\ntable A 1 gambler, 2 ghoul, 3 calm", CARDS)
    play(state, "A raid 1")
    assert (asked(state), on(state, 1)) == ("A raid", "A gambler tapped")
    assert lives(state, "B") == "dust dust dust"


def test_q3_sick_and_backburn_are_looked_up_when_the_wounds_are_dealt():
    # The one who gives backburn dies between declaration and wounds.
    state = scene(
        ATTACK + "table A 1 ogre, 2 slinger\ntable B 3 wall, 4 wand bears helm",
        CARDS + "wand: skull 1/1; backburn\n",
    )
    play(state, "A attack 1", "A target 4", "A skill 2", "A target 4")
    assert (on(state, 4), wounds(state, 1)) == ("", 0)


def test_q3_a_declaration_is_final():
    state = scene(ATTACK + "table A 1 ogre, 2 zed\ntable B 3 wall, 4 ribs", CARDS)
    play(state, "A attack 1", "A target 3")
    assert why_not(state, "A attack 1") == "64 tapped"
    assert why_not(state, "A target 4") == "9 not-now"


def test_a1_what_can_be_attacked():
    state = scene(
        ATTACK + "table A 1 zed, 2 cage, 9 ogre, 10 hex\n"
        "table B 3 ogre inside 2, 4 den, 5 zed inside 4, 6 wall, 7 wall down 1, 8 coop, 11 song",
        CARDS + "coop: thing 1/1; prison\nsong: magic 1; ritual grant own all : sick\n",
        summoning=True,
    )
    play(state, "A attack 1")
    assert moves(state) == ["target 3", "target 4", "target 6", "target 8"]
    assert why_not(state, "A target 5") == "65 hidden"
    assert why_not(state, "A target 7") == "D-B16 face-down"
    assert why_not(state, "A target 9") == "A1 your-own"
    assert why_not(state, "A target 10") == "A1 a-ritual"
    assert why_not(state, "A target 11") == "A1 a-ritual"


def test_a1_an_own_monster_in_a_foreign_prison_is_an_own_card():
    state = scene(ATTACK + "table A 1 zed, 2 ogre inside 3\ntable B 3 cage, 4 wall", CARDS)
    play(state, "A attack 1")
    assert moves(state) == ["target 3", "target 4"]
    assert why_not(state, "A target 2") == "A1 your-own"


def test_a4_q7_a_hit_on_a_target_that_has_left_is_lost_but_sick_happens():
    state = scene(
        ATTACK + "table A 1 rash, 2 slinger, 5 zed\ntable B 3 wand, 4 wall",
        CARDS + "wand: skull 1/1; backburn\n",
    )
    play(state, "A attack 1", "A target 3", "A skill 2", "A target 3", "A end")
    assert wounds(state, 1) == 1  # sick, no backburn
    assert wounds(state, 4) == 0
    assert moves(state) == ["end", "raid 2", "raid 5"]  # the first has attacked


def test_a4_q7_one_hit_of_a_split_attack_may_be_lost():
    for gone, left in ((3, 4), (4, 3)):
        state = scene(
            ATTACK + "table A 1 twin, 2 slinger, 5 zed\ntable B 3 dust, 4 dust, 6 ghoul", CARDS
        )
        play(state, "A attack 1", "A split 3", "A skill 2", f"A target {gone}")
        assert on(state, left) == "B dust"
        play(state, "A end")
        assert (on(state, 3), on(state, 4)) == ("", "")


def test_a4_a_card_that_comes_to_the_same_number_is_not_hit():
    state = scene(
        ATTACK + "table A 1 ogre, 2 slinger, 4 caller\ntable B 3 dust\ndeck ribs",
        CARDS,
    )
    play(state, "A attack 1", "A skill 2", "A skill 4")
    assert on(state, 3) == "A ribs"


def test_a6_instant_kill_is_a_bonus_of_a_legal_attack():
    state = scene(
        ATTACK + "table A 1 reaper, 2 zed\ntable B 3 wraith, 4 pope, 5 ogre",
        CARDS + "pope: skull 1/3; protection zombie\n",
    )
    play(state, "A attack 1")
    assert moves(state) == ["target 5", "kill 5"]
    assert why_not(state, "A kill 3") == "33 ghost"
    assert why_not(state, "A kill 4") == "39 protected"


def test_44_a7_every_target_must_be_of_the_named_sort():
    text = ATTACK + "table A 1 hunter, 2 zed\ntable B 3 ribs, 4 wall, 5 ogre, 6 ribs"
    state = scene(text, CARDS)
    play(state, "A attack 1")
    assert [move for move in moves(state) if "double" in move] == [
        "double 3",
        "double 4",
        "double 6",
    ]
    assert [move for move in moves(state) if "split" in move] == ["split 3", "split 6"]
    assert why_not(state, "A split 4") == "36 no-second"
    assert why_not(state, "A split 5") == "36 no-double"
    state = scene(text + ", 7 bone", CARDS)
    play(state, "A attack 1", "A split 3")
    assert moves(state) == ["target 6", "target 7"]
    assert why_not(state, "A target 4") == "A7 not-split"


def test_44_a7_vs_a_type_of_card():
    state = scene(ATTACK + "table A 1 wolf, 2 zed\ntable B 3 ribs, 4 wall", CARDS)
    play(state, "A attack 1")
    assert moves(state) == ["target 3", "target 4", "kill 3"]


def test_65_a10_a_hidden_monster_attacks_and_stays_hidden_but_backburn_works():
    state = scene(ATTACK + "table A 1 den, 2 ogre inside 1, 4 zed\ntable B 3 torch", CARDS)
    play(state, "A attack 2", "A end")
    assert (on(state, 2), wounds(state, 3)) == ("A ogre wounds 1 inside 1", 1)


def test_a11_of_two_skills_one_a_turn():
    state = scene(ATTACK + "table A 1 slinger bears nurse, 2 ogre wounds 1\ntable B 3 wall", CARDS)
    assert moves(state) == ["end", "attack 1", "attack 2", "skill 1", "skill 1 ability"]
    play(state, "A skill 1 ability")
    assert wounds(state, 2) == 0
    assert moves(state) == ["end", "attack 2"]


def test_a12_a_monster_that_comes_into_play_before_the_declarations_are_closed_may_attack():
    state = scene(ATTACK + "table A 1 caller\ntable B 2 wall\ndeck ribs", CARDS)
    play(state, "A skill 1")
    assert moves(state) == ["end", "attack 3"]


def test_a12_h7_a_freed_monster_may_act_if_its_prison_is_destroyed_by_a_skill():
    state = scene(
        ATTACK + "table A 1 slinger, 2 ogre inside 3\ntable B 3 cell",
        CARDS + "cell: thing 1/1; prison\n",
    )
    play(state, "A skill 1")
    assert asked(state) == "A raid"  # nothing is left to attack
    state = scene(
        ATTACK + "table A 1 slinger, 2 ogre inside 3\ntable B 3 cell, 4 wall",
        CARDS + "cell: thing 1/1; prison\n",
    )
    play(state, "A skill 1", "A target 3")
    assert moves(state) == ["end", "attack 2"]


def test_a12_h7_later_it_may_only_raid():
    state = scene(
        ATTACK
        + "table A 1 zed, 2 ogre inside 3, 5 ghoul tapped inside 6\ntable B 3 cell, 4 wall, 6 cage",
        CARDS + "cell: thing 1/1; prison\n",
    )
    play(state, "A attack 1", "A target 3")
    assert (asked(state), moves(state)) == ("A raid", ["end", "raid 2"])


def test_a13_the_attacked_player_is_the_owner_of_the_prisoner():
    text = (
        ATTACK
        + "players 3\ntable A 1 zed\ntable B 2 cage, 5 spikes\ntable C 3 ogre inside 2, 4 pit"
    )
    cards = (
        CARDS + "spikes: thing 1/2; trap damage attacker\npit: thing 1/2; trap damage attacker\n"
    )
    state = scene(text, cards)
    play(state, "A attack 1", "A target 3")
    assert (asked(state), moves(state)) == ("C trap", ["pass", "trap 4"])


def test_65_66_a_prisoner_can_be_attacked():
    state = scene(ATTACK + "table A 1 zed, 2 cage, 4 zed\ntable B 3 ogre inside 2", CARDS)
    play(state, "A attack 1", "A end")
    assert wounds(state, 3) == 1


def test_31_s5_16_a_zombie_killed_in_its_own_attack_is_offered_but_not_laid_again():
    state = scene(ATTACK + "hand A dust\ntable A 1 zed, 2 ogre\ntable B 3 torch", CARDS)
    play(state, "A attack 1", "A end")
    assert asked(state) == "A zombie"
    play(state, "A discard dust")
    assert hand(state, "A") == "zed"
    assert table(state)["phase"] == "harvest"  # the turn went on to its end
    assert asked(state) == "B life"
