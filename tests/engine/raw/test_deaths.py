"""Deaths: how cards leave play, `dead` effects, and zombies that come back."""

from engine.raw_table import (
    asked,
    died,
    discard,
    hand,
    kinds,
    moves,
    on,
    only,
    parts,
    play,
    scene,
    set_up,
    table,
    wounds,
)

CARDS = """
storm*2: magic 1; play damage any all
rain: magic 1; play damage foe all
bolt*2: magic 1; play damage any
slay*2: magic 1; play kill any
chain: magic 1; play damage foe; play damage foe
flood: magic 1; play kill any; play draw
martyr*2: skull 1/1; dead draw
bomb*2: skull 1/1; dead damage any beast
digger: skull 1/1; dead exhume
wake: ability 1; dead draw
dig: ability 1; dead exhume
plague: ability 1; kind zombie
bite: ability 1; kind blood
den: thing 1/1; hideout
cage: thing 1/1; prison
cell: thing 1/2; prison
torch: skull 1/3; backburn
reaper*2: ghost 1/3; skill kill foe
rescue: magic 1; play exhume
gambit: magic 1; play damage any all ?
"""
LAY = "hand A {}\n"


def test_43_s2_dead_effects_are_compulsory_and_decided_by_the_owner_in_anothers_turn():
    state = scene(LAY.format("bolt") + "table B 1 bomb\ntable A 2 ogre, 3 count", CARDS)
    play(state, "A lay bolt", "A target 1")
    assert (asked(state), moves(state)) == ("B target", ["target 2", "target 3"])
    play(state, "B target 3")
    assert (wounds(state, 3), asked(state)) == (1, "A lay")


def test_s2_with_no_legal_target_nothing_happens():
    state = scene(LAY.format("bolt") + "table B 1 bomb", CARDS)
    events = play(state, "A lay bolt")
    assert kinds(events) == ["laid", "wounded", "died"]


def test_s2_the_printed_effect_comes_first_then_the_abilitys():
    state = scene(
        LAY.format("slay") + "deck ogre\ndiscard fang\ntable B 1 digger bears wake", CARDS
    )
    events = play(state, "A lay slay")
    assert kinds(events)[-2:] == ["exhumed", "drew"]


def test_s1_all_leave_first_from_the_active_player_on_in_order_of_entering():
    state = scene(
        "players 3\nphase laying B\nhand B storm\ntable A 1 bone, 2 martyr\n"
        "table B 3 fang, 6 bone\ntable C 4 ghoul\norder 2 6 4 3 1",
        CARDS,
    )
    events = play(state, "B lay storm")
    assert died(events) == ["bone", "fang", "ghoul", "martyr", "bone"]
    assert [part["seat"] for part in parts(events, "died")] == [1, 1, 2, 0, 0]
    assert kinds(events)[-1] == "drew"  # only then come effects


def test_s1_each_card_leaves_in_four_steps():
    state = scene(
        LAY.format("slay") + "table B 1 jailer bears wake buried fang\ntable A 2 zed inside 1",
        CARDS + "jailer: skull 1/1; skill imprison foe\n",
    )
    events = play(state, "A lay slay", "A target 1")
    assert kinds(events)[1:4] == ["died", "released", "unburied"]
    assert discard(state) == "slay jailer wake"
    assert hand(state, "B") == "dust fang"  # the buried card, and that of `dead: draw`
    assert on(state, 2) == "A zed"


def test_s1_dead_effects_come_in_the_order_of_the_deaths_and_new_ones_join_the_end():
    state = scene(
        LAY.format("storm") + "table A 1 bomb, 2 martyr\ntable B 3 bomb, 4 ribs, 5 last",
        CARDS + "last: skull 1/2; dead steal\n",
    )
    play(state, "A lay storm")
    # A's bomb is first; what it kills joins behind A's martyr and B's bomb.
    assert (asked(state), moves(state)) == ("A target", ["target 4", "target 5"])
    events = play(state, "A target 5")
    assert kinds(events) == ["wounded", "died", "drew", "wounded", "died", "stole"]


def test_s11_q14_wounds_are_compared_after_every_effect_and_the_text_goes_on():
    state = scene(LAY.format("chain") + "table B 1 bone, 2 martyr", CARDS)
    events = play(state, "A lay chain", "A target 2")
    assert kinds(events) == ["laid", "wounded", "died", "wounded", "died", "drew"]
    assert discard(state).split()[0] == "chain"


def test_q14_a_dead_effect_waits_until_the_running_text_is_finished():
    state = scene(LAY.format("flood") + "deck zed ogre\ntable B 1 martyr", CARDS)
    play(state, "A lay flood")
    assert (hand(state, "A"), hand(state, "B")) == ("zed", "ogre")


def test_s11_all_wounds_of_the_common_attack_are_compared_once():
    state = scene(
        "phase attack A\ntable A 1 bone, 2 ghoul\ntable B 3 torch wounds 2, 4 ribs", CARDS
    )
    events = play(state, "A attack 1", "A target 3", "A end")
    assert kinds(events)[1:5] == ["wounded", "wounded", "died", "died"]


def test_x12_all_are_hit_at_the_same_moment():
    state = scene(LAY.format("storm") + "table A 1 bone, 2 ogre\ntable B 3 ribs, 4 zed", CARDS)
    events = play(state, "A lay storm")
    assert kinds(events)[1:] == ["wounded"] * 4 + ["died"] * 2


# Zombies.

ZED = "table A 1 ogre\ntable B 2 zed, 3 wall"


def test_31_tb12_killed_in_an_opponents_turn_the_owner_may_pay_then():
    state = scene(LAY.format("slay") + "hand B fang\n" + ZED, CARDS)
    play(state, "A lay slay", "A target 2")
    assert (asked(state), moves(state)) == ("B zombie", ["pass", "discard fang"])
    play(state, "B discard fang")
    assert (hand(state, "B"), discard(state)) == ("zed", "fang slay")
    assert asked(state) == "A lay"


def test_tb12_s3_q1_with_an_empty_hand_as_soon_as_a_card_comes_in_the_same_turn():
    state = scene(
        LAY.format("slay*2") + "deck fang\ntable A 1 ogre\ntable B 2 zed, 3 martyr", CARDS
    )
    play(state, "A lay slay", "A target 2")
    assert asked(state) == "A lay"
    play(state, "A lay slay", "A target 3")
    assert (asked(state), moves(state)) == ("B zombie", ["pass", "discard fang"])
    play(state, "B discard fang")
    assert hand(state, "B") == "zed"


def test_tb12_s3_not_in_a_later_turn():
    state = scene(LAY.format("slay") + "table B 2 zed\nnew A", CARDS)
    play(state, "A lay slay", "A end")
    assert (asked(state), hand(state, "B")) == ("B life", "dust")  # a card came, but too late
    assert state.offers == []


def test_q1_each_zombie_is_offered_once():
    state = scene(LAY.format("slay bolt") + "hand B fang\n" + ZED, CARDS)
    play(state, "A lay slay", "A target 2", "B pass")
    play(state, "A lay bolt", "A target 3")
    assert asked(state) == "A lay"


def test_q1_offers_come_in_the_order_of_the_deaths_older_waiting_ones_first():
    state = scene(
        LAY.format("slay storm")
        + "hand B -\ndeck fang ogre\ntable A 5 wall\ntable B 2 zed, 3 grim, 4 martyr",
        CARDS + "grim: zombie 1/1\n",
    )
    play(state, "A lay slay", "A target 2", "A lay storm")
    assert asked(state) == "B zombie"
    assert state.view(1)["prompt"]["card"] == "zed"
    play(state, "B pass")
    assert state.view(1)["prompt"]["card"] == "grim"
    play(state, "B discard fang")
    assert hand(state, "B") == "grim"


def test_q1_an_offer_that_waits_does_not_keep_others_waiting():
    state = scene(
        LAY.format("storm") + "players 3\nhand C fang\ntable B 1 zed\ntable C 2 zed", CARDS
    )
    play(state, "A lay storm")
    assert (asked(state), moves(state)) == ("C zombie", ["pass", "discard fang"])
    play(state, "C discard fang")
    assert (asked(state), hand(state, "C")) == ("A lay", "zed")


def test_s7_the_zombie_taken_back_first_may_pay_for_the_second():
    state = scene(
        LAY.format("storm") + "hand B fang\ntable B 2 zed, 3 grim", CARDS + "grim: zombie 1/1\n"
    )
    play(state, "A lay storm", "B discard fang")
    assert (asked(state), moves(state)) == ("B zombie", ["pass", "discard zed"])
    play(state, "B discard zed")
    assert (hand(state, "B"), discard(state)) == ("grim", "zed fang storm")


def test_s10_first_the_zombie_is_taken_then_the_payment_thrown_away():
    state = scene(LAY.format("slay") + "hand B fang\n" + ZED, CARDS)
    events = play(state, "A lay slay", "A target 2", "B discard fang")
    assert discard(state) == "fang slay"
    assert parts(events, "zombie_returned") == [{"seat": 1, "card": "zed", "paid": "fang"}]


def test_s6_the_kind_at_the_moment_of_death_counts():
    state = scene(LAY.format("slay") + "hand B fang\ntable B 1 bone bears plague", CARDS)
    play(state, "A lay slay")
    assert asked(state) == "B zombie"
    state = scene(LAY.format("slay") + "hand B fang\ntable B 1 zed bears bite", CARDS)
    play(state, "A lay slay")
    assert asked(state) == "A lay"


def test_s8_a_zombie_killed_by_its_owners_spell_is_offered_an_unfed_one_is_not():
    state = scene(LAY.format("slay dust") + "table A 1 zed", CARDS)
    play(state, "A lay slay")
    assert asked(state) == "A zombie"
    state = scene("phase feeding A\nhand A dust\ntable A 1 zed", CARDS)
    play(state, "A leave 1")
    assert asked(state) == "A lay"


def test_s3_a_zombie_that_was_exhumed_is_offered_no_more():
    state = scene(LAY.format("slay*2 rescue") + "deck fang\ntable B 2 zed, 3 martyr", CARDS)
    play(state, "A lay slay", "A target 2")  # it waits: B's hand is empty
    play(state, "A lay rescue")
    assert hand(state, "A") == "zed slay"
    play(state, "A lay slay")
    assert (asked(state), hand(state, "B")) == ("A lay", "fang")


def test_s3_a_zombie_that_was_shuffled_into_the_deck_is_offered_no_more():
    state = scene(LAY.format("slay*2") + "deck -\nlives A rest\ntable B 2 zed, 3 martyr", CARDS)
    play(state, "A lay slay", "A target 2")
    events = play(state, "A lay slay")
    assert kinds(events)[-2:] == ["shuffled", "drew"]
    assert asked(state) == "A lay"


def test_s3_a_card_below_it_may_leave_the_discard_pile():
    state = scene(
        LAY.format("slay*2 rescue")
        + "deck fang ogre\ndiscard dust\ntable B 2 zed, 3 martyr, 4 grub",
        CARDS + "grub: skull 1/1\n",
    )
    play(state, "A lay slay", "A target 4")  # a monster under the zombie
    play(state, "A lay slay", "A target 2", "A lay rescue")
    assert hand(state, "A") == "zed"  # the topmost monster was the zombie itself
    assert state.offers == []


def test_s9_dead_exhume_never_finds_the_monster_itself():
    state = scene(LAY.format("slay") + "discard fang ogre\ntable B 1 digger", CARDS)
    play(state, "A lay slay")
    assert (hand(state, "B"), discard(state)) == ("fang", "slay digger ogre")


def test_s9_also_if_the_text_is_its_abilitys():
    state = scene(LAY.format("slay") + "discard fang ogre\ntable B 1 ribs bears dig", CARDS)
    play(state, "A lay slay")
    assert hand(state, "B") == "fang"
    state = scene(LAY.format("slay") + "table B 1 ribs bears dig", CARDS)
    play(state, "A lay slay")
    assert hand(state, "B") == ""


def test_s9_another_of_its_name_may_be_found():
    state = scene(LAY.format("storm") + "table B 1 bone, 2 digger", CARDS)
    play(state, "A lay storm")
    assert hand(state, "B") == "bone"


def test_s9_two_that_exhume_die_together_and_find_each_other():
    state = scene(
        LAY.format("storm") + "discard fang\ntable B 1 digger, 2 delver, 3 bone",
        CARDS + "delver: skull 1/1; dead exhume\n",
    )
    events = play(state, "A lay storm")
    # The digger finds the bone on top, the delver finds the digger.
    assert [part["card"] for part in parts(events, "exhumed")] == ["bone", "digger"]
    state = scene(
        LAY.format("storm") + "discard fang\ntable B 1 digger, 2 delver",
        CARDS + "delver: skull 1/1; dead exhume\n",
    )
    events = play(state, "A lay storm")
    assert [part["card"] for part in parts(events, "exhumed")] == ["delver", "digger"]
    state = scene(
        LAY.format("storm") + "discard fang\ntable B 1 sexton, 2 delver",
        CARDS + "delver: skull 1/1; dead exhume\nsexton: skull 1/1; dead exhume 2\n",
    )
    events = play(state, "A lay storm")
    # The first takes the delver and what lies below; the delver finds the first.
    assert [part["card"] for part in parts(events, "exhumed")] == ["delver", "fang", "sexton"]


def test_s9_one_that_was_exhumed_meanwhile_finds_every_monster():
    state = scene(
        "phase attack A\ntable A 1 quake, 6 ghoul\ntable B 2 digger, 3 bomb, 4 delver, 5 ribs",
        CARDS + "delver: skull 1/1; dead exhume\nquake: thing 1/2; skill damage foe all\n",
    )
    play(state, "A skill 1")
    events = play(state, "B target 5")  # the bomb's choice; now the ribs lie where the delver lay
    assert died(events) == ["ribs"]
    assert [part["card"] for part in parts(events, "exhumed")] == ["ribs"]
    assert hand(state, "B") == "ribs delver"


def test_s1_s9_30_a_shuffling_between_two_dead_effects():
    state = scene(LAY.format("storm") + "deck -\nlives A rest\ntable B 1 martyr, 2 digger", CARDS)
    events = play(state, "A lay storm")
    assert kinds(events)[-2:] == ["shuffled", "drew"]  # nothing is left on the pile to exhume
    assert discard(state) == ""


def test_31_a_waiting_zombie_is_offered_when_its_owner_steals_a_life_into_the_hand():
    state = scene(
        "phase attack A\nlives B fang*2\ntable A 1 zed, 2 ogre\ntable B 3 torch wounds 2", CARDS
    )
    play(state, "A attack 1", "A end", "A raid 2")
    assert asked(state) == "A loot"  # nothing else is decided meanwhile
    play(state, "A hand")
    assert (asked(state), moves(state)) == ("A zombie", ["pass", "discard fang"])
    play(state, "A discard fang")
    assert hand(state, "A") == "zed"
    assert table(state)["active"] == 1


def test_db17_a_destroyed_prison_gives_its_monster_back_as_it_was():
    state = scene(
        LAY.format("bolt") + "table B 1 cage\ntable A 2 ogre wounds 2 tapped inside 1", CARDS
    )
    play(state, "A lay bolt", "A target 1")
    assert on(state, 2) == "A ogre wounds 2 tapped"


def test_x36_a_turn_has_an_end_though_its_texts_have_none():
    game = only("worm*20: zombie 1/1; dead summon zombie; dead kill any all")
    lives = "lives A worm*2\nlives B worm*2"
    state = set_up(game, f"phase attack A\ntable A 1 worm\ntable B 2 worm\n{lives}")
    events = play(state, "A attack 1")
    assert 50 < len(parts(events, "summoned")) <= 100
    assert state.waiting_for() == (1,)
