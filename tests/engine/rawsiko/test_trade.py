"""Trade with China (rules 73-76; D-23, D-24, GA8, R-13, R-18 to R-22)."""

import pytest
from engine.rawsiko_table import (
    kinds,
    map_without,
    moves,
    now,
    owned,
    parts,
    play,
    rawsiko,
    result,
    scene,
    table,
    territories,
    waiting,
    why_not,
    with_applications,
)

# A alone in Oceania and South America, B alone in Africa, Europe shared, C nowhere alone.
ALONE = "players 3\nhold A VNM 1, ARG 1, DEU 1\nhold B EGY 1, FRA 1\nhold C UKR 1\n"
LAST = ALONE + "turn 6\nphase acting C\n"
TRADE = ALONE + "phase trading\n"


def scene_of(text: str):
    return scene(text, trade=True)


def test_73_76_it_comes_after_the_last_turn_immediately_before_scoring():
    state = scene_of(LAST)
    events = play(state, "C end")
    assert kinds(events) == ["phase_ended", "trade_began"]
    assert now(state) == "trading A 6"
    events = play(state, "A stop", "B stop")
    assert kinds(events)[-1] == "game_over"


def test_73_without_the_option_there_is_none():
    assert kinds(play(scene(LAST), "C end")) == ["phase_ended", "game_over"]


def test_73_not_after_an_earlier_turn():
    assert kinds(play(scene_of(LAST.replace("6", "5")), "C end"))[-1] == "income"


def test_73_one_choice_for_each_continent_held_alone():
    state = scene_of(LAST)
    events = play(state, "C end")
    assert parts(events, "trade_began")[0]["exclusive"] == [["SAM", "OCE"], ["AFR"], []]
    assert table(state)["trades"] == [2, 1, 0]


def test_73_one_territory_on_a_continent_is_enough():
    state = scene_of("players 3\nhold A KOR 1\nhold B VNM 1\nhold C MEX 1\nphase trading")
    assert table(state)["trades"] == [1, 1, 1]


def test_73_another_players_single_asset_ends_exclusive_presence():
    state = scene_of(TRADE.replace("UKR 1", "UKR 1, NGU 1"))
    assert table(state)["trades"] == [1, 1, 0]


def test_73_74_d23_any_material_anywhere_on_the_map():
    state = scene_of(TRADE)
    everything = set(rawsiko().content()["materials"])
    assert set(moves(state)) == {
        "stop",
        *[f"trade {material}" for material in everything - owned(state, "A")],
    }


def test_73_a_gained_material_counts_for_the_applications():
    text = ALONE + "objective A fertilisers\nphase trading"
    state = scene_of(text)
    assert "PR" not in owned(state, "A")
    play(state, "A trade PR", "A stop", "B stop")
    assert result(state).parts[0]["tier_1"] == 3


def test_73_and_in_the_tie_breaker():
    state = scene_of(TRADE)
    before = len(owned(state, "A"))
    play(state, "A trade Be", "A trade He", "B stop")
    assert result(state).columns[0]["materials"] == before + 2


def test_73_the_portraits_show_who_is_alone():
    shown = table(scene_of(TRADE))["continents"]
    assert shown == {"NAM": [], "SAM": [0], "EUR": [0, 1, 2], "AFR": [1], "ASI": [], "OCE": [0]}


def test_ga8_sun_gains_bi_and_pr_and_completes_2_applications():
    assert "Bi" in territories()["MEX"]["materials"]
    assert "PR" in territories()["PER"]["materials"]
    needs = {"fertilisers": (3, "PR"), "circuit-boards": (8, "Bi In Ta")}
    state = with_applications(needs, trade=True).scene(
        """
        players 3
        hold A NGA 1, MNG 1, CAN 1          # alone in Africa and Asia
        hold B FRA 1, MEX 1
        hold C PER 1
        objective A fertilisers circuit-boards
        phase trading
        """
    )
    assert table(state)["trades"][0] == 2
    lacking = [application["missing"] for application in state.view(0)["objectives"][0][:2]]
    assert lacking == [["PR"], ["Bi"]]
    play(state, "A trade Bi", "A trade PR")
    while state.waiting_for():
        play(state, f"{waiting(state)} stop")
    assert [result(state).parts[0][tier] for tier in ("tier_1", "tier_2")] == [3, 8]
    assert result(state).columns[0]["applications"] == 2


@pytest.mark.parametrize(
    ("first", "last", "order"), [("A", "C", "AAB"), ("B", "A", "BAA"), ("C", "B", "AAB")]
)
def test_75_d24_d33_in_player_order_all_choices_of_one_together(first, last, order):
    state = scene_of(ALONE + f"first {first}\nturn 6\nphase acting {last}")
    play(state, f"{last} end")
    seen = ""
    while state.waiting_for():
        seen += waiting(state)
        play(state, f"{waiting(state)} {moves(state)[1]}")
    assert seen == order


def test_75_d24_choosing_is_optional():
    state = scene_of(TRADE)
    play(state, "A stop", "B stop")
    assert table(state)["gained"] == [[], [], []]
    assert result(state).reason == "turns_played"


def test_75_the_best_is_proposed():
    needs = {"fertilisers": (3, "PR"), "digital-cameras": (13, "Ge LR Si Li In")}
    game = with_applications(needs, trade=True)
    state = game.scene(ALONE + "objective A fertilisers digital-cameras\nphase trading")
    assert not {"PR", "LR", "In"} & owned(state, "A")
    assert set(state.aids(0)["trade"]) == {"LR", "In"}  # 13 points rather than 3


def test_75_eliminated_players_have_no_presence():
    state = scene_of(
        "players 4\nhold A VNM 1\nhold B EGY 1\nhold D ARG 1\nout C\nturn 6\nphase acting D"
    )
    events = play(state, "D end")
    assert parts(events, "trade_began")[0]["exclusive"] == [["OCE"], ["AFR"], [], ["SAM"]]


def test_75_r13_a_material_that_is_owned_can_not_be_chosen():
    state = scene_of(TRADE)
    assert "Bi" in owned(state, "A")
    assert why_not(state, "A trade Bi") == "rawsiko.D-24 owned-already"


def test_r13_nor_one_gained_a_moment_ago():
    state = scene_of(TRADE)
    play(state, "A trade Be")
    assert why_not(state, "A trade Be") == "rawsiko.D-24 owned-already"


def test_r18_it_is_not_held_when_one_is_left():
    state = scene_of("players 3\nhold A TUR 3\nhold B DEU 1\nout C\nturn 6")
    events = play(state, "A TUR>DEU 3", dice="611 1")
    assert kinds(events) == ["clash", "eliminated", "game_over"]


def test_r19_two_may_choose_the_same_and_nothing_is_taken_from_anybody():
    state = scene_of(TRADE.replace("DEU 1", "TUR 1"))
    assert "Ga" in owned(state, "C")  # from Ukraine
    play(state, "A trade Ga", "A stop", "B trade Ga")
    assert all("Ga" in owned(state, player) for player in "ABC")


def test_r20_with_nobody_alone_anywhere_the_event_is_empty():
    state = scene_of("players 3\nhold A VNM 1\nhold B NGU 1\nhold C AUS 1\nturn 6\nphase acting C")
    events = play(state, "C end")
    assert kinds(events) == ["phase_ended", "trade_began", "game_over"]
    assert parts(events, "trade_began")[0]["exclusive"] == [[], [], []]


def test_r20_who_has_nothing_to_choose_is_not_asked():
    state = scene_of(TRADE)
    play(state, "A stop", "B stop")
    assert state.result() is not None  # C was not asked


def test_r21_a_player_may_stop_and_keeps_what_was_chosen():
    state = scene_of(TRADE)
    events = play(state, "A trade Be", "A stop")
    assert kinds(events) == ["material_gained", "trade_stopped"]
    assert table(state)["gained"][0] == ["Be"]
    assert now(state) == "trading B 6"


def test_the_last_choice_ends_it_without_stop():
    state = scene_of(TRADE)
    events = play(state, "A trade Be", "A trade He", "B trade Be")
    assert parts(events, "material_gained") == [
        {"seat": 0, "material": "Be", "left": 1},
        {"seat": 0, "material": "He", "left": 0},
        {"seat": 1, "material": "Be", "left": 0},
    ]
    assert kinds(events)[-1] == "game_over"


def test_r22_a_territory_of_no_continent_gives_no_presence():
    game = map_without("CUB", "continent", trade=True)
    text = "players 3\nhold A CUB 1, VNM 1\nhold B MEX 1\nhold C EGY 1\nphase trading"
    shown = table(game.scene(text))
    assert shown["trades"] == [1, 1, 1]  # Oceania, North America in spite of Cuba, Africa
    assert shown["continents"]["NAM"] == [1]
