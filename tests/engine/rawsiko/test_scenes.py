"""Positions in notation: what they set up, and what they refuse."""

import pytest
from engine.rawsiko_table import (
    applications,
    map_without,
    moves,
    now,
    on,
    play,
    rawsiko,
    result,
    scene,
    table,
)

from ludoteka.core.chance import Quick
from ludoteka.core.scene_reader import SceneError

EXAMPLE = """
players 3
first B                            # the others follow by seat
turn 4
hold A VNM 2/4, NGU 1, AUS 3
hold B DEU 2, TUR 0/5
hold C MEX 7
objective A fertilisers flame-retardants digital-cameras medical-devices
homes A OCE EUR, B EUR ASI, C NAM AFR
phase acting A
"""
HOLD = "hold A VNM 4, NGU 1\nhold B DEU 2\nhold C MEX 3\n"
BASE = "players 3\n" + HOLD
DRAFT = "players 3\nhold A VNM 1, NGU 1, AUS 1\nhold B BRA 1, PER 1\nhomes A OCE, B SAM\n"


def objectives(state) -> list[list[str]]:
    return state.hidden()["objectives"]


def test_a_scene_sets_up_what_it_says():
    state = scene(EXAMPLE)
    assert now(state) == "acting A 4"
    assert table(state)["first"] == 1
    assert [on(state, name) for name in ("VNM", "NGU", "AUS")] == ["A 2/4", "A 1/1", "A 3/3"]
    assert [on(state, name) for name in ("DEU", "TUR", "MEX")] == ["B 2/2", "B 0/5", "C 7/7"]
    assert objectives(state)[0] == [
        *("fertilisers", "flame-retardants"),
        *("digital-cameras", "medical-devices"),
    ]


def test_what_is_left_out_is_the_first_player_acting_in_turn_1():
    state = scene(BASE)
    assert now(state) == "acting A 1"
    assert scene(BASE + "first C").waiting_for() == (2,)


def test_objectives_that_are_left_open_are_dealt_in_the_order_of_the_file():
    rows = objectives(scene(BASE + "objective B tyres robots"))
    by_tier: dict[int, list[str]] = {}
    for name, facts in applications().items():
        by_tier.setdefault(facts["tier"], []).append(name)
    assert rows[1][0] == "tyres"
    assert rows[1][3] == "robots"
    assert [row[1] for row in rows] == by_tier[2][:3]
    assert [rows[0][0], rows[2][0]] == [name for name in by_tier[1] if name != "tyres"][:2]
    assert [rows[0][3], rows[2][3]] == [name for name in by_tier[4] if name != "robots"][:2]


def test_the_order_of_an_objectives_applications_does_not_matter():
    one = scene(BASE + "objective A tyres robots led-lamps microchips")
    other = scene(BASE + "objective A microchips robots led-lamps tyres")
    assert one.digest() == other.digest()


def test_a_draft_goes_as_far_as_its_homes():
    state = scene(
        DRAFT.replace("BRA 1, PER 1", "BRA 1, PER 1, CHL 1") + "phase choosing C",
    )
    assert now(state) == "choosing C 0"
    assert moves(state) == ["continent NAM", "continent EUR", "continent AFR", "continent ASI"]


def test_a_running_pick_has_what_the_picker_holds_there():
    state = scene(DRAFT + "phase taking")
    assert now(state) == "taking B 0"
    assert table(state)["picking"] == {
        "continent": "SAM",
        "territories": ["BRA", "PER"],
        "left": 1,
    }


def test_a_draft_scene_equals_the_draft_that_was_played_to():
    played = scene("players 3\nphase choosing")
    play(played, "A continent OCE", "A take VNM", "A take NGU", "A take AUS")
    play(played, "B continent SAM", "B take BRA", "B take PER")
    assert played.digest() == scene(DRAFT + "phase taking B").digest()


def test_placing_begins_with_the_starting_assets():
    state = scene(BASE + "phase placing\nfirst B")
    assert now(state) == "placing B 0"
    assert table(state)["to_place"] == [6, 6, 6]
    assert table(scene(BASE + "phase placing\nplace C 2"))["to_place"] == [0, 0, 2]


def test_investing_begins_with_the_income():
    state = scene(BASE + "phase investing")
    assert now(state) == "investing A 2"
    assert table(state)["to_place"] == table(state)["income"]
    state = scene(BASE + "phase investing C\nturn 5\nplace C 2")
    assert now(state) == "investing C 5"
    assert table(state)["to_place"] == [0, 0, 2]


def test_trading_begins_with_a_choice_for_each_continent_held_alone():
    state = scene(BASE + "phase trading", trade=True)
    assert now(state) == "trading A 6"
    assert table(state)["trades"] == [1, 1, 1]
    assert table(scene(BASE + "phase trading\ntrade B 2", trade=True))["trades"] == [0, 2, 0]


def test_what_was_gained_is_taken_off_the_choices():
    text = BASE.replace("NGU 1", "BRA 1") + "phase trading\ngained A Nb, B Bi"
    assert "Nb" in table(scene(text.replace("A Nb, ", ""), trade=True))["materials"][0]
    state = scene(text.replace("A Nb", "A Be"), trade=True)
    assert table(state)["gained"] == [["Be"], ["Bi"], []]
    assert table(state)["trades"] == [1, 0, 1]


def test_a_finished_game():
    state = scene(BASE + "over turns_played")
    assert (result(state).reason, now(state)) == ("turns_played", "over 6")
    state = scene("players 3\nhold B VNM 1\nout C A\nover one_left\nturn 2")
    assert (result(state).reason, now(state)) == ("one_left", "over 2")
    assert result(state).ranks == [2, 1, 3]


PLAYABLE = [
    (BASE, {}),
    (EXAMPLE, {}),
    ("players 4\nfirst C\nphase choosing", {}),
    (DRAFT + "phase taking", {}),
    (DRAFT + "phase taking", {"setup": "continents"}),
    ("players 4\nfirst C\nphase choosing", {"setup": "territories"}),
    (BASE + "phase placing", {}),
    (BASE + "phase placing\nplace B 40", {}),
    (BASE + "phase investing", {}),
    (BASE + "turn 6\nphase acting C", {"trade": True}),
    (BASE + "phase trading", {"trade": True}),
    (BASE + "phase trading\ntrade C 6", {"trade": True}),
    ("players 5\nhold D VNM 1\nhold B IND 0/1\nout A C E\nphase acting B\nturn 3", {}),
]


@pytest.mark.parametrize(("text", "options"), PLAYABLE)
def test_a_scene_can_be_stored_and_played_to_the_end(text, options):
    game = rawsiko(**options)
    state = game.scene(text)
    assert game.unpack(state.pack()).digest() == state.digest()
    chance = Quick(5)
    for _ in range(20_000):
        if state.result() is not None:
            break
        (seat,) = state.waiting_for()
        choices = state.moves(seat)
        # End a phase often, so that it does not take long.
        move = 0 if 0 in choices and chance.below(3) else choices[chance.below(len(choices))]
        state.play(seat, move, chance)
    assert state.result() is not None


FAULTS = [
    ("hold A VNM 1", "players: should be a number from 3 to 5, not ''"),
    ("players 2", "line 1: players: should be a number from 3 to 5, not '2'"),
    ("players 6", "line 1: players: should be a number from 3 to 5, not '6'"),
    (BASE + "first D", "line 5: first: no player 'D'; they are A, B, C"),
    (BASE + "turn 0", "line 5: turn: should be a number from 1 to 6, not '0'"),
    (BASE + "turn 7", "line 5: turn: should be a number from 1 to 6, not '7'"),
    (BASE + "turn 1\nphase placing", "line 5: turn: placing comes before the first turn"),
    (BASE + "phase investing\nturn 1", "line 6: turn: the first turn has no investment phase (39)"),
    (BASE + "turn 4\nover turns_played", "line 5: turn: should be a number from 6 to 6, not '4'"),
    (BASE + "hold D CAN 1", "line 5: hold D: no player 'D'; they are A, B, C"),
    (BASE + "hold VNM 1", "line 5: hold VNM: no player 'VNM'; they are A, B, C"),
    (BASE + "hold", "line 5: nothing follows hold"),
    (BASE + "hold A", "line 5: hold A stands in line 2 already"),
    ("players 3\nhold A VNM", "line 2: hold A: a part is too short: 'VNM'"),
    ("players 3\nhold A VMN 1", "line 2: hold A: no territory 'VMN' (did you mean 'VNM'?)"),
    ("players 3\nhold A CHN 1", "line 2: hold A: no territory 'CHN'"),
    ("players 3\nhold A VNM 1, VNM 1", "line 2: hold A: territory VNM is there twice"),
    ("players 3\nhold A VNM 1\nhold B VNM 1", "line 3: hold B: territory VNM is there twice"),
    ("players 3\nhold A VNM 0", "line 2: hold A: should be a number from 1 to 300, not '0'"),
    ("players 3\nhold A VNM 5/4", "line 2: hold A: should be a number from 0 to 4, not '5'"),
    ("players 3\nhold A VNM 1/x", "line 2: hold A: should be a number from 1 to 300, not 'x'"),
    ("players 3\nhold A VNM 1\nhold B IND 1", "hold C: is missing: who has nothing is out C (62)"),
    (BASE + "out C", "line 5: out: player C holds territories (62)"),
    ("players 3\nout C C", "line 2: out: player C is there twice"),
    ("players 3\nout D", "line 2: out: no player 'D'"),
    ("players 3\nout C\nphase choosing", "line 2: out: nobody can be out before the first turn"),
    ("players 3\nhold A VNM 1\nout B C", "over: a game is over by one_left if one is left (D-19)"),
    ("players 3\nout A B C\nover one_left", "line 3: over: a game is over by one_left if one is"),
    (BASE + "over one_left", "line 5: over: a game is over by one_left if one is left (D-19), and"),
    (BASE + "over lunch", "line 5: over: no ending 'lunch'"),
    (BASE + "phase acting\nover turns_played", "line 6: over: a finished game has no phase"),
    (BASE + "objective A tea", "line 5: objective A: no application 'tea'"),
    (
        BASE + "objective A tyres\nobjective B tyres",
        "line 6: objective B: application tyres is the",
    ),
    (
        BASE + "objective A tyres drink-cans",
        "line 5: objective A: tyres and drink-cans are both of tier 1",
    ),
    (BASE + "objective D tyres", "line 5: objective D: no player 'D'"),
    (BASE + "phase resting", "line 5: phase: no phase 'resting'"),
    (BASE + "phase over", "line 5: phase: no phase 'over'"),
    (BASE + "phase acting D", "line 5: phase: no player 'D'"),
    (BASE + "phase acting A B", "line 5: phase: should be a phase and at most one player"),
    (BASE + "phase placing B", "line 5: phase: the choice is player A's"),
    (
        "players 3\nhold A VNM 1\nhold B IND 1\nout C\nphase acting C",
        "line 5: phase: player C is out (62)",
    ),
    (BASE + "place A 2", "line 5: place: belongs to placing and investing, not to acting"),
    (BASE + "phase placing\nplace A 0", "line 6: place: nobody has anything to place: write phase"),
    (
        BASE + "phase placing\nplace A x",
        "line 6: place: should be a number from 0 to 290, not 'x'",
    ),
    (
        "players 3\nhold A VNM 1\nhold B IND 1\nout C\nphase investing\nplace C 2",
        "line 6: place: player C is out (62)",
    ),
    (BASE + "phase placing\nplace A 1, A 2", "line 6: place: player A is there twice"),
    (BASE + "gained A Be", "line 5: gained: the game is played without it: see its option trade"),
    (BASE + "trade A 1", "line 5: trade: the game is played without it: see its option trade"),
    (BASE + "phase trading", "line 5: phase: the game is played without it: see its option trade"),
    (BASE + "homes A OCE OCE", "line 5: homes: player A has OCE twice (21)"),
    (BASE + "homes A OCE, B OCE, C OCE", "line 5: homes: OCE would have three players (20)"),
    (BASE + "homes A OCE EUR ASI", "line 5: homes: player A chooses two, not 3 (18)"),
    (BASE + "homes A CHN", "line 5: homes: no continent 'CHN'"),
    ("players 3\nphase taking", "homes: is missing: territories are taken on a continent (17)"),
    ("players 3\nphase taking\nhomes B OCE", "line 3: homes: player A would have chosen before"),
    (
        "players 3\nphase choosing\nhomes A OCE",
        "hold A: 0 territories on OCE, but the pick should have 3 (23)",
    ),
    (
        "players 3\nphase taking\nhomes A OCE\nhold A VNM 1, NGU 1, AUS 1",
        "line 4: hold A: 3 territories on OCE, but the pick should have fewer than 3 (23)",
    ),
    (
        "players 3\nphase taking\nhomes A OCE\nhold A VNM 1, IND 1",
        "line 4: hold A: IND is on no continent of theirs (17)",
    ),
    ("players 3\nphase choosing\nhold A VNM 1", "line 3: hold A: VNM is on no continent of theirs"),
    (
        "players 3\nphase choosing\nhomes A OCE SAM, B EUR AFR, C ASI NAM",
        "line 3: homes: all have chosen both: write phase placing",
    ),
    (BASE + "holds A VNM 1", "line 5: unknown entry 'holds' (did you mean 'hold'?)"),
    (BASE + "turn 2\nturn 3", "line 6: turn stands in line 5 already"),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_faulty_scene_names_the_line_and_the_fault(text, fault):
    with pytest.raises(SceneError) as error:
        scene(text)
    assert str(error.value).startswith(fault)


TRADE_FAULTS = [
    (BASE + "gained A Be", "line 5: gained: materials are gained after the last turn (73)"),
    (BASE + "phase trading\ngained A Bi", "line 6: gained: player A owns Bi already (R-13)"),
    (BASE + "phase trading\ngained A Be Be", "line 6: gained: player A owns Be already (R-13)"),
    (BASE + "phase trading\ngained A Xx", "line 6: gained: no material 'Xx'"),
    (BASE + "phase trading\ntrade A 7", "line 6: trade: should be a number from 0 to 6, not '7'"),
    (BASE + "phase trading\ntrade A 0", "line 5: phase: nobody has anything to choose, so it is"),
    (BASE + "phase trading\nturn 5", "line 6: turn: should be a number from 6 to 6, not '5'"),
    (BASE + "over turns_played\ntrade A 1", "line 6: trade: belongs to trading, not to over"),
    (
        "players 3\nhold A VNM 1\nhold B MEX 1\nout C\nphase trading\ngained C Be",
        "line 6: gained: player C is out (75)",
    ),
    (
        "players 3\nhold A VNM 1\nhold B MEX 1\nout C\nphase trading\ntrade C 1",
        "line 6: trade: should be a number from 0 to 0, not '1'",
    ),
    (
        "players 3\nhold A VNM 1\nout B C\nover one_left\ngained A Be",
        "line 5: gained: the Trade is not held when one is left (R-18)",
    ),
]


@pytest.mark.parametrize(("text", "fault"), TRADE_FAULTS, ids=[fault for _, fault in TRADE_FAULTS])
def test_a_faulty_trade(text, fault):
    with pytest.raises(SceneError) as error:
        scene(text, trade=True)
    assert str(error.value).startswith(fault)


def test_a_pick_must_have_something_left_to_take():
    text = "players 3\nphase taking\nhomes A NAM, B NAM\nhold A CAN 1, USE 1, USW 1\n"
    few = r"line 3: homes: NAM has 0 free territories, but the pick needs 1 more \(D-6\)"
    with pytest.raises(SceneError, match=few):
        map_without("CUB", "continent").scene(text + "hold B MEX 1, GTM 1")
    assert moves(scene(text + "hold B MEX 1, GTM 1")) == ["take CUB"]


def test_d5_a_running_pick_hangs_together():
    text = "players 3\nfirst C\nhomes C SAM\nhold C CHL 2, COL 1\nphase taking"
    apart = r"line 4: hold C: the territories on SAM do not hang together \(D-5\)"
    with pytest.raises(SceneError, match=apart):
        scene(text)


def test_27_territories_that_chance_takes_are_never_waited_for():
    with pytest.raises(SceneError, match="chance takes them all at once"):
        scene("players 3\nhomes A AFR\nphase taking", setup="territories")


def test_there_are_only_so_many_assets():
    text = "players 3\nhold A VNM 150, TUR {more}\nhold B DEU 1\nhold C MEX 1"
    assert scene(text.format(more=148)).rules
    with pytest.raises(SceneError, match="more than 300 assets"):
        scene(text.format(more=149))
    with pytest.raises(SceneError, match="a number from 3 to 5"):
        scene("players " + "9" * 5000)
