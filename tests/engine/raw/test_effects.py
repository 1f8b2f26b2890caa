"""Effects of texts: one after another, their targets, burning, and what goes on for a while."""

import pytest
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
    top,
    why_not,
    wounds,
)

ATTACK = "phase attack A\n"


def cast(text, card, rest=""):
    """A lays a spell with this text; further cards stand in `rest`."""
    state = scene(f"hand A spell\n{text}", f"spell: magic 3; {card}\n{rest}")
    return state, play(state, "A lay spell")


def test_50_draw():
    state, _ = cast("deck zed ogre fang", "play draw 2")
    assert hand(state, "A") == "zed ogre"


def test_51_p5_steal_takes_a_random_hand_card_of_a_chosen_opponent():
    state, _ = cast("players 3\nhand B zed bone\nhand C fang", "play steal")
    assert (asked(state), moves(state)) == ("A opponent", ["player B", "player C"])
    events = play(state, "A player B", outcomes=(1,))
    assert (hand(state, "A"), hand(state, "B")) == ("bone", "zed")
    assert events[0].private == {0: {"card": "bone"}, 1: {"card": "bone"}}


def test_p5_only_from_opponents_with_hand_cards():
    state, _ = cast("players 4\nhand B zed\nhand C fang", "play steal")
    assert why_not(state, "A player D") == "P5 empty-hand"
    assert why_not(state, "A player A") == "9 yourself"
    state, _ = cast("players 3\nhand C fang", "play steal")
    assert hand(state, "A") == "fang"
    _, events = cast("", "play steal")
    assert kinds(events) == ["laid"]


def test_x20_steal_n_from_one_hand_as_many_as_there_are():
    state, events = cast("hand B zed bone", "play steal 3")
    assert (hand(state, "A"), hand(state, "B")) == ("zed bone", "")
    assert kinds(events) == ["laid", "stole", "stole"]


def test_x20_draw_n_and_exhume_n_as_many_as_there_are():
    state, _ = cast("discard zed dust bone", "play exhume 3")
    assert (hand(state, "A"), discard(state)) == ("zed bone", "spell dust")
    game = only("spell: magic 1; play draw 3\nzed*3: zombie 1/1")
    state = set_up(game, "hand A spell\ndeck zed\nlives A zed\nlives B rest")
    play(state, "A lay spell")
    assert hand(state, "A") == "zed"


def test_52_db13_summon_lays_the_nearest_of_the_kind_free_of_charge():
    state, events = cast("deck zed dust ghoul wraith ghoul", "play summon ghost")
    assert (on(state, 1), table(state)["stars"]) == ("A ghoul", 4)
    assert top(state, 4) == "zed dust wraith ghoul"  # the others stay in their order
    shown = {"seat": 0, "card": "ghoul", "spot": 1, "skipped": 2}  # X17
    assert parts(events, "summoned") == [shown]


def test_db13_x17_no_such_monster_nothing_happens_and_everybody_sees_it():
    game = only("spell: magic 1; play summon ghost\nzed*6: zombie 1/1\nghoul: ghost 1/1")
    state = set_up(game, "hand A spell\nlives A zed\nlives B zed\ndiscard ghoul")
    events = play(state, "A lay spell")
    assert parts(events, "none_summoned") == [{"seat": 0, "kind_wanted": "ghost"}]
    assert discard(state) == "spell ghoul"


def test_db13_30_an_empty_deck_is_made_anew_before_a_summons():
    game = only("spell: magic 1; play summon ghost\nzed*6: zombie 1/1\nghoul: ghost 1/1")
    state = set_up(game, "hand A spell\nlives A zed\nlives B zed\ndeck -\ndiscard ghoul rest")
    events = play(state, "A lay spell")
    assert kinds(events) == ["laid", "shuffled", "summoned"]
    assert on(state, 1) == "A ghoul"


def test_53_p9_exhume_takes_the_topmost_monster():
    state, _ = cast("discard dust ogre zed", "play exhume")
    assert (hand(state, "A"), discard(state)) == ("ogre", "spell dust zed")


def test_54_heal_removes_all_wounds_of_a_monster():
    state, _ = cast("table A 1 ogre wounds 2\ntable B 2 wall", "play heal any")
    assert wounds(state, 1) == 0


def test_55_repair_removes_all_wounds_of_a_thing():
    state, _ = cast("table A 1 wall wounds 2\ntable B 2 ogre", "play repair any")
    assert wounds(state, 1) == 0


def test_k6_an_unwounded_card_may_be_healed_or_repaired():
    state, events = cast("table A 1 ogre", "play heal own")
    assert parts(events, "healed") == [{"spot": 1, "wounds": 0}]
    _, events = cast("table A 1 wall", "play repair own")
    assert parts(events, "healed") == [{"spot": 1, "wounds": 0}]
    assert on(state, 1) == "A ogre"


@pytest.mark.parametrize(
    ("card", "effect"), [("ogre", "kill"), ("ogre", "destroy"), ("wall", "destroy")]
)
def test_57_kill_and_destroy_whatever_the_endurance(card, effect):
    state, events = cast(f"table B 1 {card}", f"play {effect} foe")
    assert (on(state, 1), died(events)) == ("", [card])


def test_57_kill_is_for_monsters():
    state, events = cast("table B 1 wall", "play kill foe")
    assert kinds(events) == ["laid"]
    assert on(state, 1) == "B wall"


def test_58_do_damage_gives_the_stated_number_of_wounds():
    state, _ = cast("table B 1 ogre", "play damage 2 foe")
    assert wounds(state, 1) == 2


def test_59_p7_tap_is_a_state_and_does_not_last_longer_for_it():
    state, _ = cast("table B 1 ogre tapped", "play tap foe")
    assert on(state, 1) == "B ogre tapped"
    play(state, "A end", "B pass", "B feed", "B end")
    assert on(state, 1) == "B ogre"


def test_61_x21_the_same_bonus_from_two_sources_counts_once():
    state = scene(
        ATTACK + "table A 1 twin bears helm, 2 song, 4 zed\ntable B 3 ogre",
        "twin: zombie 1/2; double damage\nhelm: ability 1; double damage\n"
        "song: magic 1; ritual grant own all : double damage\n",
    )
    play(state, "A attack 1", "A double 3", "A end")
    assert wounds(state, 3) == 2


def test_62_an_effect_with_a_question_mark_works_only_if_it_burns():
    for card, drawn in (("zed", "ogre"), ("dust", "")):
        state, events = cast(f"deck {card} ogre", "play draw ?")
        assert hand(state, "A") == drawn
        assert discard(state) == f"spell {card}"
        assert parts(events, "burned")[0]["success"] == bool(drawn)


def test_62_30_q16_burning_needs_a_card_and_may_shuffle():
    game = only("spell: magic 1; play draw ?\nzed*3: zombie 1/1")
    state = set_up(game, "hand A spell\nlives A zed\nlives B rest\ndeck -")
    events = play(state, "A lay spell")
    assert parts(events, "burned") == [{"seat": 0, "spot": 0, "card": "", "success": False}]
    state = set_up(game, "hand A spell\nlives A zed\nlives B zed\ndeck -\ndiscard rest")
    events = play(state, "A lay spell")
    assert kinds(events) == ["laid", "shuffled", "burned", "shuffled", "drew"]
    # The burned card is the only one that could be drawn.
    assert hand(state, "A") == "zed"


def test_63_x28_no_card_uses_a_skill_on_itself():
    state = scene(
        ATTACK + "table A 1 doc wounds 1, 2 ogre wounds 1\ntable B 3 ribs",
        "doc: zombie 1/2; skill heal any\n",
    )
    play(state, "A skill 1")
    assert moves(state) == ["target 2", "target 3"]
    assert why_not(state, "A target 1") == "63 itself"
    state = scene(
        ATTACK + "table A 1 quake, 2 ogre\ntable B 3 ribs",
        "quake: thing 1/2; skill damage any all\n",
    )
    play(state, "A skill 1")
    assert [wounds(state, spot) for spot in (1, 2, 3)] == [0, 1, 1]


def test_63_p6_a_skill_given_by_an_ability_spares_its_bearer():
    state = scene(
        ATTACK + "table A 1 ogre bears aid wounds 1, 2 count wounds 1\ntable B 3 wall",
        "aid: ability 1; skill heal own\n",
    )
    play(state, "A skill 1 ability")
    assert (wounds(state, 1), wounds(state, 2)) == (1, 0)


def test_p3_x18_effects_in_printed_order_each_chooses_anew_and_one_without_target_is_skipped():
    state, _ = cast(
        "deck fang\ntable B 1 bone, 2 ogre, 3 count",
        "play damage foe; play repair foe; play draw; play damage foe",
    )
    assert (hand(state, "A"), moves(state)) == ("", ["target 1", "target 2", "target 3"])
    play(state, "A target 1")
    assert (hand(state, "A"), moves(state)) == ("fang", ["target 2", "target 3"])


def test_p4_a_target_must_be_chosen_even_an_own_card():
    state, events = cast("table A 1 ogre", "play damage any")
    assert wounds(state, 1) == 1
    assert kinds(events) == ["laid", "wounded"]
    state, _ = cast("table A 1 ogre\ntable B 2 ribs", "play damage any")
    assert why_not(state, "A pass") == "9 not-now"


def test_p4_no_effect_reaches_a_hidden_monster_of_an_opponent():
    den = "den*2: thing 1/3; hideout\n"
    text = "players 3\ntable B 1 den, 2 ogre inside 1\ntable C 3 count"
    state, _ = cast(text, "play damage foe all", den)
    assert [wounds(state, spot) for spot in (1, 2, 3)] == [1, 0, 1]
    state, _ = cast(text, "play damage foe beast all of one", den)
    assert [wounds(state, spot) for spot in (1, 2, 3)] == [0, 0, 1]  # B can't be chosen
    state, _ = cast(text.replace("table B", "table A"), "play damage own beast all", den)
    assert wounds(state, 2) == 1  # an own one is reached


def test_x29_all_of_one_only_an_opponent_with_such_a_card():
    state, _ = cast(
        "players 4\ntable B 1 ogre, 4 fang\ntable C 2 wall\ntable D 3 zed",
        "play damage foe beast all of one",
    )
    assert moves(state) == ["player B", "player D"]
    assert why_not(state, "A player C") == "P4 no-target"
    events = play(state, "A player B")
    assert kinds(events) == ["wounded", "wounded", "died"]


def test_p8_disable_on_a_ritual_lasts_until_the_ritual_ends():
    cards = "hush: magic 1; ritual disable\nroll: skull 1/1; ?\n"
    state = scene("hand A hush\ntable B 1 roll\nphase laying A\ndeck zed*4", cards)
    play(state, "A lay hush", "A end", "B pass", "B feed", "B end")
    events = play(state, "B raid 1")
    assert parts(events, "burned")[0]["card"] == ""
    play(state, "A pass", "A end", "B pass", "B feed", "B end")
    assert parts(play(state, "B raid 1"), "burned")[0]["card"] == "zed"


def test_p8_disable_as_an_effect_lasts_until_the_end_of_the_turn():
    cards = "mute: thing 1/1; skill disable\nroll: skull 1/1; ?\n"
    state = scene(ATTACK + "deck zed*4\ntable A 1 roll, 2 mute", cards)
    play(state, "A skill 2")
    assert table(state)["disabled"]
    events = play(state, "A raid 1")
    assert parts(events, "burned")[0]["card"] == ""
    assert not table(state)["disabled"]  # B's turn


@pytest.mark.parametrize(
    ("where", "holds"),
    [
        ("table B 1 calm", True),
        ("table B 1 hermit", True),
        ("table B 1 bone bears balm", True),
        ("table A 4 cage\ntable B 1 hermit inside 4", False),
        ("table A 4 cage\ntable B 1 bone bears balm inside 4", False),
        ("table B 1 calm tapped", True),
        ("table B 2 den, 1 hermit inside 2", True),
    ],
)
def test_p8_q11_disable_as_a_property_holds_while_its_card_is_in_play_and_free(where, holds):
    cards = (
        "calm: thing 1/1; disable ?\nhermit: skull 1/1; disable ?\nbalm: ability 1; disable ?\n"
        "cage: thing 1/1; prison\nden: thing 1/1; hideout\nspell: magic 1; play draw ?\n"
    )
    state = scene(f"hand A spell\ndeck zed fang\n{where}", cards)
    play(state, "A lay spell")
    assert hand(state, "A") == ("" if holds else "fang")


def test_60_disable_cancels_effects_too_and_no_card_is_turned():
    state, _ = cast("deck zed ogre\ntable B 1 calm", "play draw ?", "calm: thing 1/1; disable ?\n")
    assert (top(state), hand(state, "A"), discard(state)) == ("zed", "", "spell")


def test_p10_the_price_is_paid_and_the_action_spent_before_the_burning():
    state = scene(
        ATTACK + "deck dust\ntable A 1 bet, 2 zed\ntable B 3 wall", "bet: skull 1/1; skill draw ?\n"
    )
    events = play(state, "A skill 1")
    assert kinds(events) == ["skill_used", "burned"]
    assert why_not(state, "A skill 1") == "D-B5 acted"
    state, events = cast("deck dust", "play draw ?")
    assert kinds(events) == ["laid", "burned"]
    assert table(state)["stars"] == 4


def test_x3_an_effect_without_a_target_is_skipped_without_burning():
    for effect in ("damage foe ?", "steal ?", "damage foe all of one ?", "damage foe all ?"):
        _, events = cast("deck zed", f"play {effect}")
        assert kinds(events) == ["laid"]


def test_x3_it_burns_first_and_then_the_target_is_chosen():
    state, events = cast("deck zed\ntable B 1 ogre, 2 count", "play damage foe ?")
    assert kinds(events) == ["laid", "burned"]
    assert asked(state) == "A target"
    state, _ = cast("deck dust\ntable B 1 ogre, 2 count", "play damage foe ?")
    assert asked(state) == "A lay"


def test_x3_what_needs_no_target_always_burns():
    for effect in ("draw", "summon ghost", "exhume"):
        _, events = cast("deck dust", f"play {effect} ?")
        assert kinds(events) == ["laid", "burned"]
    state = scene(ATTACK + "deck dust\ntable A 1 mute, 2 zed", "mute: thing 1/1; skill disable ?\n")
    assert kinds(play(state, "A skill 1"))[:2] == ["skill_used", "burned"]


def test_x4_the_monster_that_made_the_burning_succeed_may_be_exhumed():
    state, _ = cast("deck zed\ndiscard ogre", "play exhume ?")
    assert (hand(state, "A"), discard(state)) == ("zed", "spell ogre")


def test_k3_you_and_opponent_are_seen_from_the_owner_of_the_monster():
    cards = "wake: ability 1; dead steal\nslay: magic 1; play kill any\n"
    state = scene("hand A wake slay fang\ntable B 1 ribs", cards)
    play(state, "A lay wake", "A lay slay")
    assert (hand(state, "A"), hand(state, "B")) == ("", "fang")


def test_k3_the_owner_of_the_monster_decides():
    cards = "spite: ability 1; dead damage foe\nslay: magic 1; play kill foe\n"
    state = scene("hand A spite slay\ntable A 1 ogre, 2 count\ntable B 3 ribs", cards)
    play(state, "A lay spite", "A target 3", "A lay slay")
    assert (asked(state), moves(state)) == ("B target", ["target 1", "target 2"])


def test_q10_a_spell_or_skill_that_will_do_nothing_may_be_used():
    state, events = cast("", "play damage foe")
    assert (discard(state), table(state)["stars"]) == ("spell", 4)
    state = scene(ATTACK + "table A 1 doc, 2 zed", "doc: ghost 1/2; skill repair own\n")
    assert moves(state) == ["end", "skill 1"]
    assert kinds(events) == ["laid"]
    play(state, "A skill 1")
    assert asked(state) == "A raid"


def test_57_targets_of_certain_kinds_only():
    state, _ = cast("table B 1 ogre, 2 count, 3 fang, 4 wall", "play kill foe blood ghost")
    assert moves(state) == ["target 2", "target 3"]
    assert why_not(state, "A target 1") == "P4 wrong-target"


def test_q14_a_dead_effect_may_destroy_the_card_whose_text_has_ended():
    state = scene(
        ATTACK + "table A 1 fuse, 2 martyr\ntable B 3 wall\ndeck fang",
        "fuse: thing 1/1; skill kill any\nmartyr: skull 1/1; dead destroy any thing\n",
    )
    play(state, "A skill 1")
    assert (asked(state), moves(state)) == ("A target", ["target 1", "target 3"])
    play(state, "A target 1")
    assert on(state, 1) == ""
