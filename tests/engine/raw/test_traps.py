"""Traps: who gets a window, on whom they work, and what an attacker loses by them."""

from engine.raw_table import (
    asked,
    died,
    discard,
    hand,
    kinds,
    moves,
    on,
    parts,
    play,
    scene,
    why_not,
    wounds,
)

CARDS = """
spikes: thing 1/2; trap damage attacker
pit: thing 1/2; trap damage 2 attacker
snare: thing 1/2; trap imprison attacker
saw: thing 1/2; trap kill attacker
oil: thing 1/2; trap damage attacker all
toss: thing 1/2; trap kill attacker ?
double-pit: thing 1/2; trap damage attacker; trap damage attacker
bell: thing 1/2; trap draw
lure: ability 1; trap damage attacker
grip: ability 1; trap imprison attacker
slinger*2: zombie 1/3; skill damage foe
twin: zombie 1/3; double damage
rash: skull 1/3; sick
thorn: ability 1; backburn
torch: skull 1/3; backburn
den: thing 1/2; hideout
cage: thing 1/2; prison
martyr: skull 1/1; dead damage foe thing
bomb: skull 1/1; dead destroy foe thing
"""
ATTACK = "phase attack A\n"


def test_19_an_attacker_destroyed_by_a_trap_deals_no_wounds():
    state = scene(ATTACK + "table A 1 bone, 2 ogre\ntable B 3 spikes, 4 ribs", CARDS)
    play(state, "A attack 1", "A target 4", "A end", "B trap 3")
    assert (on(state, 1), wounds(state, 4)) == ("", 0)


def test_19_a5_an_attacker_imprisoned_by_a_trap_deals_no_wounds_and_gets_none():
    state = scene(ATTACK + "table A 1 rash, 2 ogre\ntable B 3 snare, 4 torch", CARDS)
    play(state, "A attack 1", "A target 4", "A end", "B trap 3")
    assert on(state, 1) == "A rash inside 3"  # neither sick nor backburn; untapped at the end
    assert wounds(state, 4) == 0


def test_19_a5_an_attacker_that_is_merely_wounded_goes_on():
    state = scene(ATTACK + "table A 1 rash, 2 ogre\ntable B 3 spikes, 4 ribs", CARDS)
    play(state, "A attack 1", "A target 4", "A end", "B trap 3")
    assert (wounds(state, 1), wounds(state, 4)) == (2, 1)


def test_49_a_trap_works_on_attackers_only_not_on_those_who_used_a_skill():
    state = scene(ATTACK + "table A 1 slinger, 2 ogre, 5 zed\ntable B 3 oil, 4 wall", CARDS)
    play(state, "A skill 1", "A target 4", "A attack 2", "A target 4", "A end", "B trap 3")
    assert [wounds(state, spot) for spot in (1, 2, 5)] == [0, 1, 0]


def test_49_without_an_attack_there_is_no_window():
    state = scene(ATTACK + "table A 1 slinger, 2 ghoul\ntable B 3 spikes, 4 ogre", CARDS)
    play(state, "A skill 1", "A target 4", "A end")
    assert asked(state) == "B life"


def test_db4_q5_every_attacked_player_gets_a_window_in_turn_order():
    state = scene(
        "phase attack B\nplayers 4\ntable B 1 ogre, 2 ogre\ntable A 3 spikes, 7 wall\n"
        "table C 4 pit\ntable D 5 oil, 6 bell",
        CARDS,
    )
    play(state, "B attack 1", "B target 3", "B attack 2", "B target 5")
    assert asked(state) == "D trap"  # C was not attacked
    play(state, "D pass")
    assert asked(state) == "A trap"
    assert moves(state) == ["pass", "trap 3"]


def test_db22_any_card_of_an_attacked_player_may_trap_but_only_who_attacks_him():
    state = scene(
        ATTACK + "players 3\ntable A 1 ogre, 2 ogre\ntable B 3 oil, 4 wall\ntable C 5 wall", CARDS
    )
    play(state, "A attack 1", "A target 4", "A attack 2", "A target 5", "B trap 3")
    assert (wounds(state, 1), wounds(state, 2)) == (1, 0)


def test_q5_db22_a_split_attack_on_two_opponents_opens_a_window_for_both():
    state = scene(
        ATTACK + "players 3\ntable A 1 twin, 2 ghoul\ntable B 3 spikes\ntable C 4 oil", CARDS
    )
    play(state, "A attack 1", "A split 3", "A end")
    assert asked(state) == "B trap"
    play(state, "B trap 3")
    assert asked(state) == "C trap"
    play(state, "C trap 4")
    assert [wounds(state, spot) for spot in (1, 3, 4)] == [2, 1, 1]


def test_q5_the_window_is_open_even_if_the_attacked_card_is_gone():
    state = scene(ATTACK + "table A 1 ogre, 2 slinger\ntable B 3 spikes, 4 dust", CARDS)
    play(state, "A attack 1", "A target 4", "A skill 2", "A target 4")
    assert (on(state, 4), asked(state)) == ("", "B trap")


def test_q5_the_window_closes_when_no_attacker_is_left():
    state = scene(ATTACK + "table A 1 bone\ntable B 3 spikes, 4 oil", CARDS)
    play(state, "A attack 1", "A target 3", "B trap 3")
    assert asked(state) == "B life"  # the next turn


def test_q6_the_owner_of_the_trap_chooses_the_attacker_for_each_effect_anew():
    state = scene(ATTACK + "table A 1 ogre, 2 count\ntable B 3 double-pit", CARDS)
    play(state, "A attack 1", "A attack 2", "B trap 3")
    assert (asked(state), moves(state)) == ("B target", ["target 1", "target 2"])
    play(state, "B target 2")
    assert moves(state) == ["target 1", "target 2"]
    play(state, "B target 1")
    assert (wounds(state, 1), wounds(state, 2)) == (1, 1)


def test_a14_several_traps_one_after_another_until_the_player_passes():
    state = scene(ATTACK + "table A 1 ogre, 2 ghoul\ntable B 3 spikes, 4 pit, 5 bell", CARDS)
    play(state, "A attack 1", "A target 3", "A end")
    assert moves(state) == ["pass", "trap 3", "trap 4", "trap 5"]
    play(state, "B trap 3")
    assert (wounds(state, 1), moves(state)) == (1, ["pass", "trap 4", "trap 5"])
    play(state, "B trap 5")
    assert hand(state, "B") == "dust"
    events = play(state, "B trap 4")
    assert died(events) == ["ogre"]
    assert wounds(state, 3) == 0


def test_a14_no_trap_works_on_an_attacker_that_is_gone():
    state = scene(ATTACK + "table A 1 ogre, 2 count, 6 ghoul\ntable B 3 snare, 4 oil", CARDS)
    play(state, "A attack 1", "A target 3", "A attack 2", "A target 3", "A end")
    play(state, "B trap 3", "B target 1", "B trap 4")
    assert (on(state, 1), wounds(state, 2)) == ("A ogre inside 3 tapped", 1)


def test_db10_a_trap_once_in_each_players_turn():
    state = scene(
        ATTACK + "players 3\ntable A 1 ogre, 2 ogre\ntable B 3 spikes, 5 pit, 7 wall\n"
        "table C 4 count, 6 zed",
        CARDS,
    )
    play(state, "A attack 1", "A target 7", "A attack 2", "A target 7", "B trap 3", "B target 1")
    assert moves(state) == ["pass", "trap 5"]
    assert why_not(state, "B trap 3") == "D-B10 spent"
    # In B's own turn nothing happens; in C's it is ready again.
    play(state, "B pass", "B pass", "B end", "C pass", "C feed", "C end")
    play(state, "C attack 4", "C target 7", "C end")
    assert (asked(state), moves(state)) == ("B trap", ["pass", "trap 3", "trap 5"])


def test_db10_q11_a_tapped_thing_uses_neither_trap_nor_skill():
    state = scene(
        ATTACK + "table A 1 ogre, 2 lever tapped\ntable B 3 spikes tapped, 4 bell",
        CARDS + "lever: thing 1/2; skill draw\n",
    )
    assert moves(state) == ["end", "attack 1"]
    assert why_not(state, "A skill 2") == "64 tapped"
    play(state, "A attack 1", "A target 3")
    assert moves(state) == ["pass", "trap 4"]
    assert why_not(state, "B trap 3") == "64 tapped"


def test_x25_no_window_for_a_player_without_a_trap_and_passing_is_not_told():
    state = scene(ATTACK + "table A 1 ogre\ntable B 3 wall", CARDS)
    play(state, "A attack 1")
    assert asked(state) == "B life"
    state = scene(ATTACK + "table A 1 ogre, 2 ghoul\ntable B 3 spikes", CARDS)
    play(state, "A attack 1")
    events = play(state, "A end", "B pass")
    assert kinds(events)[0] == "wounded"


def test_q10_a_trap_may_be_used_though_all_its_effects_are_skipped():
    state = scene(
        ATTACK + "table A 1 ogre\ntable B 3 garlic, 4 bell",
        CARDS + "garlic: thing 1/2; trap kill attacker blood\n",
    )
    play(state, "A attack 1", "A target 3")
    events = play(state, "B trap 3")
    assert kinds(events) == ["trap_sprung"]
    assert moves(state) == ["pass", "trap 4"]  # the mark is spent


def test_q18_a_trap_and_backburn_that_an_ability_gives():
    state = scene(
        ATTACK + "table A 1 ogre, 2 zed\ntable B 3 ribs bears lure, 4 count bears thorn", CARDS
    )
    play(state, "A attack 1", "A target 4", "A end")
    assert moves(state) == ["pass", "trap 3 ability"]
    play(state, "B trap 3 ability")
    assert wounds(state, 1) == 2  # one of the trap, one of backburn


def test_66_a_prisoners_trap_does_not_work():
    state = scene(
        ATTACK + "table A 1 ogre, 2 cage\ntable B 3 ribs bears lure inside 2, 4 bell", CARDS
    )
    play(state, "A attack 1", "A target 4")
    assert moves(state) == ["pass", "trap 4"]
    assert why_not(state, "B trap 3 ability") == "66 imprisoned"


def test_a8_traps_work_on_ghosts():
    state = scene(ATTACK + "table A 1 wraith\ntable B 3 spikes", CARDS)
    play(state, "A attack 1", "B trap 3")
    assert wounds(state, 1) == 1


def test_a10_a_trap_works_on_a_hidden_attacker_and_prison_takes_it_out_of_its_hideout():
    text = ATTACK + "table A 1 den, 2 ogre inside 1, 5 ghoul\ntable B 3 spikes, 4 snare"
    state = scene(text, CARDS)
    play(state, "A attack 2", "A target 3", "A end", "B trap 3")
    assert on(state, 2) == "A ogre wounds 1 inside 1 tapped"
    events = play(state, "B trap 4")
    assert on(state, 2) == "A ogre wounds 1 inside 4 tapped"
    assert parts(events, "released") == [{"spot": 2, "holder": 1}]


def test_h2_p4_only_a_trap_reaches_a_hidden_monster():
    state = scene(
        "hand A cage flood\ntable B 1 den, 2 zed inside 1",
        CARDS + "flood: magic 1; play damage foe beast all\n",
    )
    play(state, "A lay cage", "A lay flood")
    assert on(state, 2) == "B zed inside 1"
    assert why_not(state, "A hold 3") == "H1 nobody-to-hold"


def test_h3_67_q12_an_imprisoning_trap_with_a_full_prison_exchanges():
    state = scene(ATTACK + "table A 1 ogre, 2 zed inside 3, 4 ghoul\ntable B 3 snare", CARDS)
    play(state, "A attack 1", "A end")
    events = play(state, "B trap 3")
    assert on(state, 1) == "A ogre inside 3 tapped"
    assert on(state, 2) == "A zed"
    assert parts(events, "released") == [{"spot": 2, "holder": 3}]


def test_h3_who_does_not_want_to_exchange_does_not_use_the_trap():
    state = scene(ATTACK + "table A 1 ogre, 2 zed inside 3, 4 ghoul\ntable B 3 snare", CARDS)
    play(state, "A attack 1", "A end", "B pass")
    assert (on(state, 2), wounds(state, 3)) == ("A zed inside 3", 1)


def test_q4_an_attacker_imprisoned_and_freed_again_has_lost_its_attack_and_can_not_raid():
    # The trap's prison is destroyed by the `dead` effect of another attacker.
    state = scene(
        ATTACK + "table A 1 ogre, 2 bomb, 7 zed\ntable B 3 snare, 4 saw",
        CARDS,
    )
    play(state, "A attack 1", "A target 4", "A attack 2", "A target 4", "A end")
    play(state, "B trap 3", "B target 1", "B trap 4")  # the bomb dies
    assert asked(state) == "A target"
    play(state, "A target 3")
    assert on(state, 1) == "A ogre tapped"
    assert (asked(state), wounds(state, 4)) == ("A raid", 0)
    assert why_not(state, "A raid 1") == "64 tapped"


def test_62_a_trap_can_burn():
    for card, gone in (("zed", True), ("dust", False)):
        state = scene(ATTACK + f"deck {card}\ntable A 1 count\ntable B 3 toss", CARDS)
        play(state, "A attack 1", "B trap 3")
        assert (on(state, 1) == "") == gone


def test_x19_a_trap_that_imprisons_has_no_use_in_the_laying_phase():
    state = scene("table A 1 snare\ntable B 2 ogre", CARDS)
    assert moves(state) == ["end"]
    assert why_not(state, "A hold 1") == "H1 no-holder"


def test_x19_the_card_that_bears_the_trap_is_the_prison_an_ability_too():
    state = scene(ATTACK + "table A 1 ogre, 2 ghoul\ntable B 3 ribs bears grip, 4 wall", CARDS)
    play(state, "A attack 1", "A target 4", "A end", "B trap 3 ability")
    assert on(state, 1) == "A ogre inside 3 of ability"


def test_h5_a_hidden_monster_takes_nobody_in_by_its_ability():
    state = scene(ATTACK + "table A 1 ogre\ntable B 2 den, 3 ribs bears grip inside 2", CARDS)
    play(state, "A attack 1")
    events = play(state, "B trap 3 ability")
    assert kinds(events)[:2] == ["trap_sprung", "wounded"]
    assert on(state, 1) == "A ogre"


def test_s1_q14_a_trap_is_worked_off_before_the_next():
    state = scene(
        ATTACK + "hand A dust\ntable A 1 zed, 2 ogre, 6 ghoul\ntable B 3 saw, 4 spikes", CARDS
    )
    play(
        state,
        "A attack 1",
        "A target 4",
        "A attack 2",
        "A target 4",
        "A end",
        "B trap 3",
        "B target 1",
    )
    assert asked(state) == "A zombie"  # in the middle of B's window
    play(state, "A pass")
    assert asked(state) == "B trap"
    assert discard(state) == "zed"
