"""A9: where the three translations differ, the reading that was taken; a test for each row."""

import pytest
from engine.rawsiko_table import (
    adjacent,
    applications,
    carriers,
    kinds,
    moves,
    now,
    on,
    owned,
    parts,
    play,
    rawsiko,
    result,
    scene,
    table,
    territories,
    why_not,
    with_applications,
)

from ludoteka.core.chance import Quick
from ludoteka.core.events import Event
from ludoteka.core.options import OptionError

CLASH = "players 3\nhold A TUR 3, NGU 1\nhold B DEU {germany}, FRA 1\nhold C MEX 3\n"
ALONE = "players 3\nhold A VNM 1, ARG 1\nhold B EGY 1\nhold C DEU 1\n"


def test_row_1_by_default_the_assets_of_a_failed_attack_do_not_count_as_moved():
    assert rawsiko().options["after_clash"] == "failed-fresh"  # LV
    state = scene(CLASH.format(germany=2))
    play(state, "A TUR>DEU 2", dice="61 52")
    assert on(state, "TUR") == "A 2/2"


def test_row_1_the_other_reading_is_an_option():
    state = scene(CLASH.format(germany=1), after_clash="conquerors-fresh")  # SK
    play(state, "A TUR>DEU 2", dice="66 1")
    assert on(state, "DEU") == "A 2/2"


def test_row_1_the_hungarian_words_are_a_third_value_of_the_option():
    state = scene(CLASH.format(germany=3), after_clash="loss-fresh")  # HU
    play(state, "A TUR>DEU 2", dice="61 521")
    assert [on(state, "TUR"), on(state, "DEU")] == ["A 2/2", "B 2/2"]


def test_row_2_the_advanced_set_up_assigns_territories_and_continents():
    events: list[Event] = []
    rawsiko(setup="territories").start(3, Quick(1), events)
    drawn = parts(events, "continent_chosen") + parts(events, "territory_taken")
    assert len(drawn) == 6 + 15
    assert all(part["drawn"] for part in drawn)


def test_row_2_the_latvian_reading_is_a_third_value_of_the_option():
    events: list[Event] = []
    rawsiko(setup="continents").start(3, Quick(1), events)
    assert kinds(events) == ["set_up", "continent_chosen"]


def test_row_3_turkey_attacks_germany():
    assert adjacent("TUR", "DEU")
    events = play(scene(CLASH.format(germany=2)), "A TUR>DEU 3", dice="541 54")
    part = parts(events, "clash")[0]
    assert (part["source"], part["target"]) == ("TUR", "DEU")


def test_row_4_two_defend_and_not_three():
    events = play(scene(CLASH.format(germany=2)), "A TUR>DEU 3", dice="541 54")
    assert len(parts(events, "clash")[0]["defence"]) == 2


def test_row_5_four_assets_are_the_income_of_ten_to_twelve_materials():
    hold = "VNM 1, BRA 1"
    text = f"players 3\nhold A {hold}\nhold B DEU 1\nhold C MEX 1\nphase acting C"
    state = scene(text)
    assert 10 <= len(owned(state, "A")) <= 12
    play(state, "C end")
    assert table(state)["to_place"][0] == 4


def test_row_6_the_application_of_8_points_is_flame_retardants():
    facts = applications()["flame-retardants"]
    assert (facts["name"], facts["points"]) == ("Flame retardants", 8)
    assert not [name for name in applications() if "extinguisher" in name]


def test_row_7_controlling_a_territory_is_having_an_asset_on_it():
    state = scene("players 3\nhold A VNM 1\nhold B DEU 1\nhold C MEX 1")
    assert "Bi" in owned(state, "A")
    play(state, "A VNM>NGU 1")
    assert "Bi" not in owned(state, "A")


def test_row_8_borders_and_sea_links_both_count():
    state = scene("players 3\nhold A VNM 1\nhold B DEU 1\nhold C MEX 1")
    assert "IND" in territories()["VNM"]["land"]
    assert "PHL" in territories()["VNM"]["sea"]
    assert {"VNM>IND 1", "VNM>PHL 1"} <= set(moves(state))


def test_row_9_three_dice_each_thrown_once():
    state = scene(CLASH.format(germany=3))
    events = play(state, "A TUR>DEU 3", dice="642 531")  # no die more
    assert parts(events, "clash")[0]["defenders_lost"] == 3


def test_row_10_the_tie_breakers_come_one_after_the_other():
    """More materials win over more territories, and these decide only when all else is equal."""
    text = "players 3\nhold A IRN 1\nhold B NGU 1, EGY 1\nhold C NGA 1, COD 1\n"
    objectives = "objective A tyres\nobjective B window-glass\nobjective C saw-blades\n"
    found = result(scene(text + objectives + "over turns_played"))
    assert found.scores == [0, 0, 0]
    assert [column["materials"] for column in found.columns] == [3, 2, 2]
    assert [column["territories"] for column in found.columns] == [1, 2, 2]
    assert found.ranks == [1, 2, 2]


def test_row_11_the_trade_is_an_optional_rule_immediately_before_scoring():
    assert rawsiko().options["trade"] is False
    text = ALONE + "turn 6\nphase acting C"
    assert kinds(play(scene(text), "C end")) == ["phase_ended", "game_over"]
    assert kinds(play(scene(text, trade=True), "C end")) == ["phase_ended", "trade_began"]


def test_row_12_a_material_from_anywhere_not_only_from_that_continent():
    state = scene(ALONE + "phase trading", trade=True)  # A is alone in Oceania and South America
    there = {"OCE", "SAM"}
    sources = {facts["continent"] for facts in territories().values() if "He" in facts["materials"]}
    assert not sources & there
    assert why_not(state, "A trade He") == ""


def test_row_13_what_is_gained_counts_for_all_purposes():
    state = scene(ALONE + "objective A fertilisers\nphase trading", trade=True)
    count = len(owned(state, "A"))
    play(state, "A trade PR", "A stop", "B stop", "C stop")
    assert result(state).scores[0] == 3
    assert result(state).columns[0]["materials"] == count + 1


def test_row_14_bi_of_mexico_and_pr_of_peru_complete_two_applications():
    assert "Bi" in territories()["MEX"]["materials"]
    assert "PR" in territories()["PER"]["materials"]
    text = "players 3\nhold A NGA 1, MNG 1, CAN 1\nhold B FRA 1, MEX 1\nhold C PER 1\n"
    text += "objective A fertilisers circuit-boards\n"
    needs = {"fertilisers": (3, "PR"), "circuit-boards": (8, "Bi In Ta")}
    state = with_applications(needs, trade=True).scene(text + "phase trading")
    play(state, "A trade Bi", "A trade PR", "B stop", "C stop")
    assert result(state).columns[0]["applications"] == 2


def test_row_15_the_portraits_show_exclusive_presence():
    shown = table(scene(ALONE + "phase trading", trade=True))["continents"]
    assert [name for name, there in shown.items() if there == [0]] == ["SAM", "OCE"]


def test_row_16_nothing_happens_before_a_move_is_confirmed_as_a_whole():
    """The check mark sends source, target and number as one move; X sends nothing."""
    state = scene(ALONE)
    assert rawsiko().describe(rawsiko().read("VNM>IND 1")) == {
        "verb": "move",
        "source": "VNM",
        "target": "IND",
        "count": 1,
    }
    verbs = {str(rawsiko().describe(move)["verb"]) for move in state.moves(0)}
    assert verbs == {"end", "move"}  # selecting and deselecting are no moves


def test_row_17_several_copies_count_once_in_the_income():
    one = scene("players 3\nhold A CUB 1\nhold B DEU 1\nhold C MEX 1")
    two = scene("players 3\nhold A CUB 1, NGU 1, COD 1\nhold B DEU 1\nhold C MEX 1")
    assert table(one)["income"][0] == table(two)["income"][0] == 1
    assert len(owned(two, "A")) == 3  # Co of all three territories, BX, Ta


def test_row_18_pieces_are_assets_of_one_kind_whatever_they_look_like():
    names = {field for kind in rawsiko().meta.events for field in kind.public}
    names |= {kind.name for kind in rawsiko().meta.events}
    assert {"assets", "assets_placed", "assets_moved"} <= names
    words = " ".join(names)
    assert not [piece for piece in ("pawn", "wagon", "symbol") if piece in words]


def test_row_19_the_window_shows_the_status_of_the_match():
    state = scene(ALONE)
    assert len(table(state)["income"]) == 3  # of every player
    assert not [name for name in table(state) if "server" in name]


def test_row_20_after_a_failed_attack_the_territory_stays_with_the_defender():
    state = scene(CLASH.format(germany=2))
    events = play(state, "A TUR>DEU 1", dice="1 65")
    assert on(state, "DEU") == "B 2/2"
    assert parts(events, "clash")[0]["conquered"] is False


def test_row_21_a_player_is_a_seat_and_neither_she_nor_he():
    fields = {kind.name: kind.public for kind in rawsiko().meta.events}
    about_players = ("seat", "defender", "by", "first")
    for public in fields.values():
        assert {public[name] for name in about_players if name in public} <= {"seat"}


def test_row_22_24_three_to_five_players():
    assert rawsiko().meta.seats == (3, 5)
    for players in (2, 6):
        with pytest.raises(OptionError, match="3 to 5 players"):
            rawsiko().start(players, Quick(1))


def test_row_23_one_objective_is_a_list_of_four_applications():
    events: list[Event] = []
    rawsiko().start(3, Quick(1), events)
    assert [len(part["objective"]) for part in events[0].private.values()] == [4, 4, 4]


def test_row_23_and_all_four_can_be_fulfilled():
    objective = ["fertilisers", "flame-retardants", "digital-cameras", "medical-devices"]
    hold = carriers([m for name in objective for m in applications()[name]["materials"]], [])
    free = [name for name in territories() if name not in hold]
    text = f"players 3\nhold A {hold}\nhold B {free[0]} 1\nhold C {free[1]} 1\n"
    state = scene(text + f"objective A {' '.join(objective)}\nover turns_played")
    assert result(state).columns[0]["applications"] == 4


def test_row_24_the_draft_of_three_is_the_smallest():
    assert now(rawsiko().scene("players 3\nphase choosing")) == "choosing A 0"
