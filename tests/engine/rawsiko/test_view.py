"""Who may know what, and what the panels of the rule texts are filled from (A7: U1 to U16)."""

import json

import pytest
from engine.rawsiko_table import (
    applications,
    kinds,
    moves,
    owned,
    parts,
    play,
    rawsiko,
    result,
    scene,
    table,
    territories,
)

from ludoteka.core.chance import Quick
from ludoteka.core.digest import canonical
from ludoteka.core.events import seen

TABLE = "players 3\nhold A VNM 2/4, NGU 1\nhold B DEU 2\nhold C MEX 3\nturn 4\n"
OBJECTIVES = "objective A tyres led-lamps microchips robots\n"
OTHERS = [
    "",
    "objective B drink-cans\nobjective C saw-blades drones\n",
    "objective C fertilisers paints fuel-cells airliners\n",
]
PHASES = ["", "phase investing", "phase placing", "phase trading"]


def at(text: str, phase: str):
    return scene(text.replace("turn 4\n", "") + phase, trade=True)


@pytest.mark.parametrize("phase", PHASES)
def test_14_d4_the_others_objectives_make_no_difference_to_a_seat(phase):
    states = [at(TABLE + OBJECTIVES + others, phase) for others in OTHERS]
    assert len({state.digest() for state in states}) == 3
    assert len({canonical(state.view(0)) for state in states}) == 1
    assert len({state.view_digest(0) for state in states}) == 1
    assert len({canonical(state.view(1)) for state in states}) > 1


def test_d4_everybody_sees_the_own_objective_and_an_onlooker_none():
    state = scene(TABLE)
    for seat in range(3):
        shown = state.view(seat)["objectives"]
        assert [rows is not None for rows in shown] == [other == seat for other in range(3)]
        own = [row["application"] for row in shown[seat]]
        assert own == state.hidden()["objectives"][seat]
    assert table(state)["objectives"] == [None, None, None]


def test_d4_no_other_objective_is_named_anywhere_in_a_view():
    state = scene(TABLE)
    for seat in (None, 0, 1, 2):
        text = json.dumps(state.view(seat))
        for other, row in enumerate(state.hidden()["objectives"]):
            if other != seat:
                assert not [name for name in row if f'"{name}"' in text]


def test_d4_nor_in_an_event_before_the_end():
    events = []
    game = rawsiko(setup="territories", turns=3)
    state = game.start(3, Quick(5), events)
    dealt = state.hidden()["objectives"]
    chance = Quick(6)
    while state.result() is None:
        (seat,) = state.waiting_for()
        choices = state.moves(seat)
        state.play(seat, choices[chance.below(len(choices))], chance, events)
    for seat in range(3):
        text = json.dumps([event for event in seen(events, seat) if event["kind"] != "game_over"])
        for other, row in enumerate(dealt):
            assert [f'"{name}"' in text for name in row] == [other == seat] * 4


def test_everything_but_objectives_and_prompts_is_the_same_for_all():
    state = scene(TABLE)
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        for own in ("seat", "moves", "prompt", "objectives"):
            view.pop(own, None)
    assert views[0] == views[1] == views[2] == views[3]


def test_27_a_running_pick_is_shown_to_all():
    state = scene("players 3\nphase taking\nhomes A OCE\nhold A VNM 1")
    assert table(state)["picking"] == {"continent": "OCE", "territories": ["VNM"], "left": 2}
    assert table(scene(TABLE))["picking"] is None


PROMPTS = [
    ("players 3\nphase choosing", {"do": "choose", "territories": 3}),
    (
        "players 3\nphase taking\nhomes A OCE\nhold A VNM 1",
        {"do": "take", "continent": "OCE", "left": 2},
    ),
    (TABLE.replace("turn 4\n", "phase placing\n"), {"do": "place", "left": 6}),
    (TABLE + "phase investing\nplace A 2", {"do": "invest", "left": 2}),
    (TABLE, {"do": "act", "turn": 4, "turns": 6}),
    (TABLE.replace("turn 4\n", "phase trading\n"), {"do": "trade", "left": 1, "best": ["BX"]}),
]


@pytest.mark.parametrize(("text", "prompt"), PROMPTS)
def test_the_prompt_says_what_a_seat_is_to_do(text, prompt):
    state = scene(text, trade=True)
    assert state.view(0)["prompt"] == prompt
    assert state.view(1)["prompt"] is None
    assert table(state)["prompt"] is None


def test_a_finished_game_prompts_nobody():
    state = scene(TABLE.replace("turn 4\n", "over turns_played"))
    assert [state.view(seat)["prompt"] for seat in range(3)] == [None] * 3


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError, match=f"seat {seat} is not at a table of 3"):
        scene(TABLE).view(seat)


# The panels.


def test_u1_what_the_symbols_stand_for_can_be_told_from_views_and_events():
    names = {kind.name for kind in rawsiko().meta.events}
    assert names >= {"clash", "assets_moved", "phase_began", "income", "trade_began"}
    assert {"phase", "waiting", "materials", "income"} <= set(table(scene(TABLE)))
    assert set(rawsiko().content()["materials"]["Bi"]) == {"name"}


def test_u2_69_70_the_options_of_a_match():
    assert [option["name"] for option in rawsiko().meta.form()] == [
        *("turns", "setup", "starting_assets", "stranglehold", "trade", "garrison", "after_clash"),
    ]
    assert [option["default"] for option in rawsiko().meta.form()] == [
        *(6, "simple", "auto", False, False, False, "failed-fresh"),
    ]


def test_u3_an_objective_has_points_application_and_materials():
    state = scene(TABLE + OBJECTIVES)
    for row in state.view(0)["objectives"][0]:
        facts = applications()[row["application"]]
        assert row["points"] == facts["points"]
        assert set(row["missing"]) == set(facts["materials"]) - owned(state, "A")


def test_u4_a_portrait_beside_each_continent():
    state = scene("players 3\nphase choosing")
    assert set(map(tuple, table(state)["continents"].values())) == {()}  # all are empty
    play(state, "A continent OCE", "A take VNM")
    assert table(state)["continents"]["OCE"] == [0]
    state = scene(TABLE.replace("DEU 2", "DEU 2, AUS 1, CAN 1"))
    assert table(state)["continents"] == {
        "NAM": [1, 2],
        "SAM": [],
        "EUR": [1],
        "AFR": [],
        "ASI": [],
        "OCE": [0, 1],
    }


def test_u5_the_assets_to_place():
    state = scene(TABLE + "phase investing\nplace A 3, C 1")
    play(state, "A VNM 2")
    assert table(state)["to_place"] == [1, 0, 1]


def test_u6_the_next_income_of_every_player_at_the_present_position():
    state = scene(TABLE)
    counts = [len(owned(state, player)) for player in "ABC"]
    assert table(state)["income"] == [-(-count // 3) for count in counts]
    before = table(state)["income"][0]
    play(state, "A VNM>IND 1")
    assert table(state)["income"][0] == -(-len(owned(state, "A")) // 3) > before


def test_u6_it_is_what_is_then_received():
    state = scene(TABLE + "phase acting C")
    preview = table(state)["income"]
    events = play(state, "C end")
    assert parts(events, "income")[0]["assets"] == preview


def test_u7_owned_materials_and_those_that_are_needed_and_not_owned():
    view = scene(TABLE + OBJECTIVES).view(0)
    green = set(view["materials"][0])
    orange = {material for row in view["objectives"][0] for material in row["missing"]}
    needed = {
        material
        for row in view["objectives"][0]
        for material in applications()[row["application"]]["materials"]
    }
    assert green == {m for name in ("VNM", "NGU") for m in territories()[name]["materials"]}
    assert orange == needed - green


def test_u8_48_two_numbers_on_each_territory():
    assert table(scene(TABLE))["territories"] == {
        "DEU": [1, 2, 2],
        "MEX": [2, 3, 3],
        "VNM": [0, 2, 4],
        "NGU": [0, 1, 1],
    }


def test_u9_source_target_and_number_are_one_move():
    game = rawsiko()
    move = game.read("VNM>IND 2")
    described = {"verb": "move", "source": "VNM", "target": "IND", "count": 2}
    assert game.describe(move) == described
    assert game.number(described) == move
    assert {"VNM>IND 1", "VNM>IND 2"} <= set(moves(scene(TABLE)))


def test_u10_the_turn_counter_and_whether_stranglehold_is_on():
    state = scene(TABLE, stranglehold=True)
    assert (table(state)["turn"], table(state)["turns"]) == (4, 6)
    assert state.rules.options["stranglehold"] is True


def test_u11_sea_links_are_told_from_borders():
    facts = territories()["VNM"]
    assert ("IND" in facts["land"], "IND" in facts["sea"]) == (True, False)
    assert ("NGU" in facts["land"], "NGU" in facts["sea"]) == (False, True)


def test_u12_the_dice_of_a_clash_are_shown():
    state = scene("players 3\nhold A TUR 3\nhold B DEU 2\nhold C MEX 3")
    events = play(state, "A TUR>DEU 3", dice="514 45")
    for seat in (None, 0, 1, 2):
        (event,) = seen(events, seat)
        assert (event["attack"], event["defence"]) == ([5, 4, 1], [5, 4])


def test_u13_the_final_table_has_four_columns():
    state = scene(TABLE.replace("turn 4\n", "over turns_played"))
    columns = table(state)["result"]["columns"][0]
    assert ["points", *columns] == ["points", "applications", "materials", "territories"]
    assert len(result(state).scores) == 3


def test_u14_a_click_on_a_material_gains_it():
    state = at(TABLE, "phase trading")
    events = play(state, "A trade Be")
    assert kinds(events)[0] == "material_gained"


def test_u15_players_are_seats_their_names_are_the_tables():
    state = scene(TABLE)
    assert "names" not in table(state)
    (part,) = parts(play(state, "A VNM>IND 1"), "assets_moved")
    assert part["seat"] == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_u16_a_view_is_small_and_plain_data(players):
    state = rawsiko(setup="territories", trade=True, turns=3).start(players, Quick(2))
    chance = Quick(3)
    largest = 0
    while state.result() is None:
        (seat,) = state.waiting_for()
        choices = state.moves(seat)
        move = choices[chance.below(len(choices))]
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        view.pop("moves")
        largest = max(largest, len(json.dumps(view)))
        state.play(seat, move, chance)
    assert largest < rawsiko().meta.view_limit
