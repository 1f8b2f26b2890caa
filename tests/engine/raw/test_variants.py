"""The variants, alone and together."""

import pytest
from engine.raw_table import (
    asked,
    discard,
    hand,
    kinds,
    lengths,
    lives,
    moves,
    on,
    only,
    parts,
    play,
    raw,
    result,
    scene,
    set_up,
    table,
    top,
    trophies,
    view,
    waiting,
    why_not,
)

from ludoteka.core.chance import Quick

HUNT = "phase harvest A\nhunt zed ogre fang ghoul\n"


# 68 drafting.


def drafted(seats):
    """A draft in which everybody always picks the first card; the packs at the start."""
    state = raw(None, drafting=True).start(seats, Quick(4))
    packs = [list(view(state, player)["pack"]) for player in "ABCDEF"[:seats]]
    for _ in range(6):
        for player in "ABCDEF"[:seats]:
            play(state, f"{player} pick {view(state, player)['pack'][0]}")
    return state, packs


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_68_v1_pick_one_pass_the_rest_to_the_left_until_everybody_has_seven(seats):
    state, packs = drafted(seats)
    assert lengths(state) == [7] * seats
    assert table(state)["phase"] == "keeping"
    rest = [pack[:] for pack in packs]
    expected = [[] for _ in range(seats)]
    for taken in range(7):
        for seat in range(seats):
            expected[seat].append(rest[(seat - taken) % seats].pop(0))
    assert [hand(state, "ABCDEF"[seat]).split() for seat in range(seats)] == [
        sorted(row, key=state.rules.deck.ids.index) for row in expected
    ]


def test_68_v1_x1_all_pick_at_the_same_time_and_may_change_their_mind():
    state = raw(None, drafting=True).start(3, Quick(4))
    first, second = view(state, "B")["pack"][:2]
    events = play(state, f"B pick {first}", f"B pick {second}")
    assert kinds(events) == ["ready"]
    assert (waiting(state), view(state, "B")["choice"]) == ("AC", second)
    events = play(
        state, f"A pick {view(state, 'A')['pack'][0]}", f"C pick {view(state, 'C')['pack'][0]}"
    )
    assert parts(events, "packs_passed") == [{"left": 6}]
    assert hand(state, "B") == second


def test_68_v1_the_hunt_row_is_laid_out_after_the_draft():
    state = raw(None, drafting=True, hunt=True).start(2, Quick(4))
    assert table(state)["hunt"] == []
    for _ in range(6):
        for player in "AB":
            play(state, f"{player} pick {view(state, player)['pack'][0]}")
    assert len(table(state)["hunt"]) == 4


# 69 hunt.


def test_69_v2_one_card_of_the_row_instead_of_the_decks_and_the_gap_is_filled_at_once():
    state = scene(HUNT + "deck bone ribs", hunt=True)
    assert moves(state) == ["draw", "hunt 1", "hunt 2", "hunt 3", "hunt 4"]
    events = play(state, "A hunt 2")
    assert hand(state, "A") == "ogre"
    assert table(state)["hunt"] == ["zed", "bone", "fang", "ghoul"]
    assert kinds(events) == ["hunted", "row_filled"]
    assert asked(state) == "A life"  # V2: one of the three, once


def test_69_the_deck_may_be_chosen():
    state = scene(HUNT + "deck bone ribs", hunt=True)
    play(state, "A draw")
    assert (hand(state, "A"), top(state)) == ("bone", "ribs")


FEW = "zed*8: zombie 1/1\nogre: zombie 2/3\nfang: blood 1/1\nghoul: ghost 1/1\n"


def test_v2_a_gap_is_filled_at_the_next_harvest_at_which_there_is_a_card():
    game = only(FEW, hunt=True)
    state = set_up(
        game,
        "phase harvest A\nhunt zed - fang ghoul\nlives A zed*2\nlives B zed*2\nhand B rest\ndeck -",
    )
    assert moves(state) == ["draw", "hunt 1", "hunt 3", "hunt 4"]
    assert why_not(state, "A hunt 2") == "V2 empty-place"
    play(state, "A hunt 1")
    assert table(state)["hunt"] == [None, None, "fang", "ghoul"]
    play(state, "A pass", "A lay zed", "A end", "A end")
    assert table(state)["hunt"] == [None, None, "fang", "ghoul"]  # still no card
    state = set_up(
        game,
        "phase harvest A\nhunt zed - fang ghoul\nlives A zed*2\nlives B zed*2\nhand B zed\n"
        "deck -\ndiscard rest",
    )
    assert table(state)["hunt"][1] is not None


def test_x27_the_deck_may_be_chosen_though_it_gives_nothing():
    game = only(FEW, hunt=True)
    state = set_up(
        game,
        "phase harvest A\nhunt zed - fang ghoul\nlives A zed*2\nlives B zed*2\nhand B rest\ndeck -",
    )
    play(state, "A draw")
    assert (hand(state, "A"), asked(state)) == ("", "A life")


# 70 underworld.


def test_70_tb10_x_3_three_stars_gone_one_card_taken_two_back_in_order():
    state = scene("phase harvest A\ndeck zed ogre fang ghoul", underworld=True)
    events = play(state, "A underworld 3")
    assert (asked(state), table(state)["stars"]) == ("A take", 4)
    assert events[0].private == {0: {"cards": ["zed", "ogre", "fang"]}}
    events = play(state, "A take 2")
    assert (hand(state, "A"), top(state, 3)) == ("ogre", "zed fang ghoul")
    assert events[0].public == {"seat": 0, "place": 2}
    assert events[0].private == {0: {"card": "ogre"}}


def test_x2_everybody_sees_the_place_and_the_taker_knows_the_cards_put_back():
    state = scene("phase harvest A\ndeck zed ogre fang", underworld=True)
    play(state, "A underworld 3", "A take 1")
    assert view(state, "A")["known"] == ["ogre", "fang"]
    assert view(state, "B")["known"] == []
    # Who draws a card that another knows is seen to draw it.
    events = play(state, "A pass", "A end", "B draw")
    (event,) = [event for event in events if event.kind == "drew"]
    assert event.private == {0: {"card": "ogre"}, 1: {"card": "ogre"}}


def test_v3_x_is_at_most_the_stars_and_the_cards_of_the_deck():
    game = only(FEW, underworld=True)
    text = "phase harvest A\nlives A zed*2\nlives B zed*2\nhand B rest\ndeck zed ogre"
    assert moves(set_up(game, text)) == ["draw", "underworld 1", "underworld 2"]
    assert why_not(set_up(game, text), "A underworld 3") == "V3 too-deep"
    state = set_up(game, text + "\nstars 1")
    assert moves(state) == ["draw", "underworld 1"]
    play(state, "A underworld 1")  # of one card there is no choice
    assert (hand(state, "A"), table(state)["stars"]) == ("zed", 0)


def test_v3_p13_an_empty_deck_is_made_anew_before_the_player_is_asked():
    game = only(FEW, underworld=True)
    state = set_up(game, "phase harvest A\nlives A zed*2\nlives B zed*2\ndeck -\ndiscard rest")
    assert (discard(state), asked(state)) == ("", "A harvest")
    assert "underworld 7" in moves(state)


def test_v3_without_any_card_nothing_is_asked():
    game = only(FEW, underworld=True)
    state = set_up(game, "phase harvest A\nlives A zed*2\nlives B rest\ndeck -")
    assert asked(state) == "A life"


def test_69_70_v2_hunt_and_underworld_together():
    state = scene(HUNT + "deck bone ribs wraith", hunt=True, underworld=True)
    assert moves(state)[:4] == ["draw", "underworld 1", "underworld 2", "underworld 3"]
    assert moves(state)[-4:] == ["hunt 1", "hunt 2", "hunt 3", "hunt 4"]
    play(state, "A underworld 2", "A take 1")
    assert asked(state) == "A life"  # one of the three
    # What was seen and put back may come into the row, known to everybody then.
    play(state, "A pass", "A end")
    events = play(state, "B hunt 1")
    assert parts(events, "row_filled") == [{"place": 1, "card": "ribs"}]
    assert view(state, "A")["known"] == []


# 71 summoning.


def test_71_v5_a_card_is_laid_face_down_for_a_part_of_its_price():
    state = scene("hand A ogre zed", summoning=True)
    play(state, "A down ogre")
    assert moves(state) == ["stars 1", "stars 2"]
    events = play(state, "A stars 2")
    assert (on(state, 1), table(state)["stars"]) == ("A down paid 2", 5)
    assert events[0].private == {0: {"card": "ogre"}}
    assert view(state, "A")["table"]["1"]["card"] == "ogre"
    assert why_not(state, "A down zed") == "V5 no-part"


def test_71_v5_it_is_turned_over_in_a_later_turn_only():
    state = scene("hand A rotter", summoning=True)
    play(state, "A down rotter", "A stars 1")
    assert why_not(state, "A turn 1") == "V5 just-laid"
    assert why_not(state, "A pay 1") == "V5 just-laid"
    play(state, "A end", "B pass", "B end", "A pass", "A pay 1")
    assert moves(state) == ["stars 1"]
    play(state, "A stars 1", "A turn 1")
    assert (on(state, 1), table(state)["stars"]) == ("A rotter", 6)


def test_71_v6_any_instalment_and_turning_is_optional():
    state = scene("table A 1 ogre down 1", summoning=True)
    play(state, "A pay 1")
    assert moves(state) == ["stars 1", "stars 2"]  # no more than is owed
    assert why_not(state, "A stars 3") == "71 wrong-payment"
    play(state, "A stars 1")
    assert why_not(state, "A turn 1") == "71 not-paid"
    play(state, "A pay 1", "A stars 1")
    assert moves(state) == ["end", "turn 1"]
    assert why_not(state, "A pay 1") == "V6 all-paid"
    play(state, "A end")
    assert on(state, 1) == "A down paid 3"


def test_v6_an_instalment_is_no_more_than_the_stars():
    state = scene("stars 1\ntable A 1 ogre down 1", summoning=True)
    play(state, "A pay 1")
    assert moves(state) == ["stars 1"]
    play(state, "A stars 1")
    assert why_not(state, "A pay 1") == "V6 no-stars"


def test_v7_71_targets_are_chosen_when_the_card_is_turned_over():
    cards = (
        "bolt: magic 2; play damage 2 foe\nhelm: ability 2; backburn\n"
        "fog: magic 2; ritual disable\n"
    )
    state = scene(
        "table A 1 bolt down 2, 2 helm down 2, 3 fog down 2, 4 zed\ntable B 5 ogre, 6 count",
        cards,
        summoning=True,
    )
    play(state, "A turn 1")
    assert (asked(state), moves(state)) == ("A target", ["target 5", "target 6"])
    play(state, "A target 5")
    assert (on(state, 1), on(state, 5)) == ("", "B ogre wounds 2")
    play(state, "A turn 2", "A target 4", "A turn 3")
    assert table(state)["table"]["4"]["ability"] == "helm"
    assert on(state, 3) == "A fog"


def test_71_k4_an_ability_is_not_turned_over_without_a_monster():
    state = scene("table A 1 helm down 2", "helm: ability 2; backburn\n", summoning=True)
    assert why_not(state, "A turn 1") == "K4 no-bearer"


def test_v9_db16_a_face_down_card_is_no_target_does_not_defend_is_not_fed_nor_in_the_hand():
    state = scene(
        "hand A storm\ntable A 1 zed\ntable B 2 ogre down 2",
        "storm: magic 1; play damage any all\n",
        summoning=True,
    )
    play(state, "A lay storm")
    assert on(state, 2) == "B down paid 2"
    state = scene("phase attack A\ntable A 1 zed\ntable B 2 ogre down 2", summoning=True)
    assert (asked(state), lengths(state)) == ("A raid", [0, 0])
    play(state, "A end", "B pass")
    assert asked(state) == "B lay"


def test_db16_stars_paid_are_never_returned():
    state = scene("table A 1 ogre down 2", summoning=True)
    assert moves(state) == ["end", "pay 1"]


def test_71_x10_a_card_turned_over_keeps_its_number_and_enters_play_then():
    state = scene("table A 1 rotter down 2, 2 zed", summoning=True)
    play(state, "A turn 1")
    assert state.order == [2, 1]


# 72 last one standing.


def test_72_db19_v10_q15_x26_the_cards_of_a_player_who_is_out_in_their_order():
    cards = (
        "helm*2: ability 1; backburn\nfog: magic 2; ritual disable\ncage: thing 1/2; prison\n"
        "coop: thing 1/2; prison\nthief: zombie 1/2; direct\n"
    )
    state = scene(
        "players 3\nphase raid A\nlives B dust\nhand B ogre zed\ntrophies B wraith ghoul\n"
        "table A 1 thief, 2 cage, 10 zed inside 4\n"
        "table B 3 bone bears helm buried fang, 4 coop, 5 fog, 6 count down 1, 7 rotter inside 2\n"
        "table C 8 ribs bears helm\norder 7 2 4 3 1 8 10",
        cards,
        summoning=True,
        last_standing=True,
    )
    events = play(state, "A raid 1", "A player B", "A hand")
    assert discard(state).split()[::-1] == [
        *("rotter", "coop", "fang", "helm", "bone", "fog", "count"),
        *("zed", "ogre", "wraith", "ghoul"),
    ]
    assert on(state, 10) == "A zed"  # prisoners are freed
    assert table(state)["table"]["8"]["ability"] == "helm"
    assert parts(events, "eliminated")[0]["table"] == {"3": "fang", "6": "count"}
    assert [hand(state, "B"), lives(state, "B"), trophies(state, "B")] == ["", "", ""]


def test_q15_x26_face_down_cards_go_in_the_order_of_their_numbers():
    # The first face-down card has number 3, the second takes number 2, which was freed meanwhile.
    state = scene(
        "players 3\nphase laying B\nhand B ogre count slay\ntable A 1 thief\n"
        "table B 2 bone\nlives B dust",
        "slay: magic 1; play kill own\nthief: ghost 1/2; direct\n",
        summoning=True,
        last_standing=True,
    )
    play(state, "B down ogre", "B stars 1", "B lay slay", "B down count", "B stars 1")
    assert [view(state, "B")["table"][spot]["card"] for spot in ("2", "3")] == ["count", "ogre"]
    play(state, "B end", "C pass", "C end", "A pass", "A feed", "A end", "A raid 1", "A player B")
    play(state, "A hand")
    pile = discard(state).split()[::-1]
    assert pile.index("count") < pile.index("ogre")


def test_72_p12_a_ritual_of_a_player_who_is_out_ends_at_once():
    state = scene(
        "players 3\nphase raid A\ntable A 1 zed\ntable B 2 fog\nlives B dust\ntable C 3 ogre",
        "fog: magic 2; ritual disable\n",
        last_standing=True,
    )
    play(state, "A raid 1", "A hand")
    assert (on(state, 2), discard(state)) == ("", "fog")


def test_v10_s8_the_turn_goes_on_without_dead_effects_or_offers():
    state = scene(
        "players 3\nphase raid A\ntable A 1 zed, 4 zed\ntable B 2 martyr tapped, 3 zed tapped\n"
        "lives B dust\nhand B fang",
        "martyr: skull 1/1; dead draw\n",
        last_standing=True,
    )
    events = play(state, "A raid 1", "A player B", "A hand")
    assert kinds(events) == ["raided", "eliminated"]
    assert asked(state) == "A raid"


def test_72_s8_a_waiting_offer_of_a_player_who_is_out_is_dropped():
    state = scene(
        "players 3\nphase attack A\ntable A 1 slayer, 4 zed\ntable B 3 zed\nlives B dust",
        "slayer: ghost 1/1; skill kill foe\n",
        last_standing=True,
    )
    play(state, "A skill 1")
    assert state.offers != []  # B has no hand card
    play(state, "A raid 4", "A player B", "A hand")
    assert (asked(state), table(state)["out"]) == ("A raid", [0, 1, 0])
    assert state.offers == []


def test_72_q1_a_waiting_offer_of_another_player_goes_on_waiting():
    state = scene(
        "players 3\nphase attack A\ntable A 1 zed, 4 zed, 5 zed\ntable B 3 torch wounds 2\n"
        "lives B dust\nlives C fang*2",
        "torch: skull 1/3; backburn\n",
        last_standing=True,
    )
    play(state, "A attack 1", "A end", "A raid 4", "A player B", "A trophy")
    assert table(state)["out"] == [0, 1, 0]
    play(state, "A raid 5", "A hand")
    assert (asked(state), moves(state)) == ("A zombie", ["pass", "discard fang"])


def test_72_prisons_of_both_sides_are_emptied():
    state = scene(
        "players 3\nphase raid A\nlives B dust\ntable A 1 zed, 2 cage\n"
        "table B 3 ogre inside 2, 4 cage\n"
        "table C 5 bone inside 4, 6 ogre",
        "cage*2: thing 1/2; prison\n",
        last_standing=True,
    )
    play(state, "A raid 1", "A hand")
    assert (on(state, 3), on(state, 5)) == ("", "C bone")


# Trophies as lives.


def test_x6_trophies_are_lives_in_everything_by_option():
    text = "phase raid A\ntable A 1 zed, 2 zed\nlives B zed\ntrophies B ogre fang"
    state = scene(text, trophies="lives")
    events = play(state, "A raid 1", outcomes=(2,))
    assert parts(events, "raided")[0]["trophy"] == "fang"
    play(state, "A hand")
    assert (hand(state, "A"), trophies(state, "B")) == ("fang", "ogre")
    play(state, "A raid 2", outcomes=(0,))
    play(state, "A hand")
    assert (lives(state, "B"), state.result()) == ("", None)  # a trophy is left


def test_x6_the_game_ends_with_the_last_of_both():
    state = scene("phase raid A\ntable A 1 zed\nlives B -\ntrophies B ogre", trophies="lives")
    play(state, "A raid 1", "A trophy")
    assert result(state).scores == [4, 0]


def test_x6_x34_rule_12_may_take_a_trophy_but_the_life_first():
    state = scene("phase harvest A\nlives A zed\ntrophies A zed ogre", trophies="lives")
    assert moves(state) == ["pass", "life zed", "life ogre"]
    events = play(state, "A life zed")
    assert (lives(state, "A"), trophies(state, "A")) == ("", "zed ogre")
    assert parts(events, "life_taken") == [{"seat": 0, "trophy": ""}]
    state = scene("phase harvest A\nlives A zed\ntrophies A zed ogre", trophies="lives")
    events = play(state, "A life ogre")
    assert trophies(state, "A") == "zed"
    assert parts(events, "life_taken") == [{"seat": 0, "trophy": "ogre"}]


def test_68_72_six_players_draft_and_play_with_everything():
    game = raw(None, drafting=True, hunt=True, underworld=True, summoning=True, last_standing=True)
    state = game.start(6, Quick(2))
    assert len(state.packs) == 6
    assert waiting(state) == "ABCDEF"
