"""What a bot values, and that it plays better for it."""

import pytest
from engine.contests import share
from engine.pace import much
from engine.rawsiko_table import rawsiko, scene

from ludoteka.bots.advice import advise
from ludoteka.bots.greedy import GreedyBot
from ludoteka.bots.random import RandomBot
from ludoteka.core.chance import Quick
from ludoteka.core.game import State
from ludoteka.games.rawsiko.help import odds

SUN = "objective A fertilisers flame-retardants digital-cameras medical-devices\n"


@pytest.mark.no_cover
def test_greedy_beats_two_random_players():
    greedy, *others = share(rawsiko(), [GreedyBot(), RandomBot(), RandomBot()], much(60, 20))
    assert greedy >= 0.85
    assert greedy + sum(others) == pytest.approx(1)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"trade": True, "stranglehold": True}),
        (5, {"setup": "continents", "garrison": True, "turns": 4}),
        (3, {"after_clash": "conquerors-fresh", "setup": "territories", "turns": 4}),
    ],
)
def test_greedy_wins_far_more_than_its_share_in_the_variants_too(players, options):
    bots = [GreedyBot(), *(RandomBot() for _ in range(players - 1))]
    assert share(rawsiko(**options), bots, much(20, 20))[0] >= 0.6


def weights(text: str, **options) -> dict[str, int]:
    state = scene(text, **options)
    before = state.digest()
    values = state.rules.sense().weigh(state, 0, Quick(1))
    assert state.digest() == before  # what is imagined may be needed again
    return {
        state.rules.spell(move): value for move, value in zip(state.moves(0), values, strict=True)
    }


def best(text: str, **options) -> str:
    found = weights(text, **options)
    return max(found, key=lambda move: found[move])


def test_12_a_material_that_completes_an_application_is_worth_most():
    """Peru's phosphate rock makes fertilisers; Colombia's other neighbours complete nothing."""
    hold = "players 3\nturn 6\nhold A COL 3\nhold B DEU 1, BRA 9\nhold C CAN 1\n" + SUN
    assert best(hold).startswith("COL>PER")


def test_52_nothing_is_given_up_for_nothing():
    found = weights("players 3\nturn 6\nhold A EGY 1\nhold B DEU 1\nhold C AUS 1\n" + SUN)
    assert found["EGY>RWA 1"] < found["end"]


def test_57_a_hopeless_attack_is_worth_less_than_the_end_of_the_phase():
    found = weights("players 3\nhold A TUR 1\nhold B DEU 6, IRN 6, ISR 6, UKR 6\nhold C AUS 1\n")
    assert all(value < found["end"] for move, value in found.items() if "DEU" in move)


def test_54_three_attackers_are_better_than_one():
    found = weights("players 3\nhold A TUR 9\nhold B DEU 1\nhold C AUS 1\n" + SUN)
    assert found["TUR>DEU 3"] > found["TUR>DEU 2"] > found["TUR>DEU 1"]


def test_64_the_last_territory_of_a_rival_is_worth_more():
    text = "players 3\nhold A TUR 9\nhold B DEU 1{more}\nhold C AUS 1\n" + SUN
    last, one_of_two = (weights(text.format(more=more)) for more in ("", ", CAN 1"))
    assert last["TUR>DEU 3"] > one_of_two["TUR>DEU 3"]


def test_42_assets_do_not_go_where_there_is_nothing_to_win_or_to_lose():
    """Mongolia has one neighbour, and that is one's own."""
    text = "players 3\nphase investing\nturn 2\nplace A 1\nhold A MNG 1, RUE 1, TUR 1\n"
    found = weights(text + "hold B DEU 3, KAZ 2\nhold C CAN 1")
    assert found["MNG 1"] < found["RUE 1"]
    assert found["MNG 1"] < found["TUR 1"]


def test_75_the_trade_takes_what_completes_the_objective():
    """GA8: Sun lacks Bi for the medical devices and PR for the fertilisers."""
    text = "players 3\nturn 6\nphase trading\nhold A AUS 1, ZAF 1\nhold B DEU 1\nhold C CAN 1\n"
    found = weights(text + SUN + "trade A 1", trade=True)
    assert max(found, key=lambda move: found[move]) == "trade PR"
    assert found["stop"] == 0


def test_16_a_hint_of_the_draft_names_the_territories_that_it_counts():
    """It weighs all that will be taken together, so it says so, until one is left."""
    game = rawsiko()
    chance = Quick(3)
    state = game.start(3, chance)
    seen: set[int] = set()
    while state.view(None)["phase"] in ("choosing", "taking"):
        view = state.view(None)
        (seat, *_) = state.waiting_for()
        advice = advise(state, seat)
        group = [one.values["territories"] for one in advice.grounds if one.name == "group"]
        assert all(place not in view["territories"] for one in group for place in one)
        if view["picking"]:
            left = view["picking"]["left"]
            seen.add(left)
            assert [len(one) for one in group] == ([left] if left > 1 else [])
        else:
            assert len(group[0]) > 1
        state.play(seat, advice.move, chance)
    assert {1, 2} <= seen


def test_16_the_draft_looks_for_what_the_objective_needs():
    """Sun's eight materials for medical devices: some continent has more of them than another."""
    text = "players 3\nphase choosing\n" + SUN
    found = weights(text)
    assert len(set(found.values())) > 1
    assert all(value > 0 for value in found.values())


def test_every_move_has_a_value_in_every_phase():
    game = rawsiko(trade=True, turns=3)
    phases = set()
    for seed in range(6):
        chance = Quick(seed)
        state = game.start(3 + seed % 3, chance)
        while waiting := state.waiting_for():
            moves = state.moves(waiting[0])
            phases.add(state.view(None)["phase"])
            assert len(game.sense().weigh(state, waiting[0], chance)) == len(moves)
            state.play(waiting[0], moves[chance.below(len(moves))], chance)
    assert phases == {"choosing", "taking", "placing", "investing", "acting", "trading"}


def test_the_sense_of_another_game_is_refused():
    with pytest.raises(TypeError, match="RAWsiko"):
        rawsiko().sense().weigh(State(rawsiko(), 3), 0, Quick(1))


def grounds(text: str, move: str, **options) -> dict[str, dict[str, object]]:
    """What a hint tells about a move, by name."""
    state = scene(text, **options)
    events = state.rules.sense().reasons(state, 0, state.rules.read(move), Quick(1))
    return {ground.name: ground.values for ground in events}


def test_a_hint_tells_what_is_given_up_and_counts_it():
    """One territory for another is no territory more; with somebody left behind it is."""
    hold = "players 3\nturn 2\nhold A CHL 2\nhold B DEU 1\nhold C CAN 1\n" + SUN
    left = grounds(hold, "CHL>ARG 1")
    assert "empties" not in left
    assert "swap" not in left
    given_up = grounds(hold, "CHL>ARG 2")
    assert "land" not in given_up
    assert given_up["empties"]["source"] == "CHL"
    state = scene(hold)
    world = state.rules.world
    here, there = (
        set(world.material_words(world.materials[world.ids.index(place)]))
        for place in ("CHL", "ARG")
    )
    assert set(given_up["empties"]["materials"]) == here - there
    net = len(there - here) - len(here - there)
    assert given_up.get("income", {}).get("count", 0) == max(net, 0)


def test_a_hint_to_attack_with_all_tells_what_a_win_leaves_empty():
    hold = "players 3\nturn 2\nhold A CHL 3\nhold B ARG 1\nhold C CAN 1\n" + SUN
    assert grounds(hold, "CHL>ARG 3")["empties-won"]["source"] == "CHL"
    assert "empties-won" not in grounds(hold, "CHL>ARG 2")


AIRLINERS = "objective A tyres paints nuclear-reactors airliners\n"


def advised(text: str, **options) -> tuple[str, dict[str, dict[str, object]]]:
    """The move a hint names, and its grounds by name."""
    state = scene(text, **options)
    advice = advise(state, 0)
    return state.rules.spell(advice.move), {one.name: one.values for one in advice.grounds}


def test_57_no_hint_to_a_hopeless_attack_however_much_it_would_complete():
    """Brazil's tantalum is worth 27 points to who has all else, but 13 defend it against 10."""
    land = "USW 1, USE 1, KAZ 1, FIN 1, CUB 1, GTM 1, MEX 1, COL 10"
    hold = f"players 3\nturn 6\nhold A {land}\nhold B BRA {{}}\nhold C AUS 9\n" + AIRLINERS
    assert not advised(hold.format(13))[0].startswith("COL>BRA")
    move, events = advised(hold.format(4))
    assert move == "COL>BRA 3"
    assert events["chance"]["count"] == 10
    assert events["chance"]["odds_permille"] > 700


def test_60_every_hint_to_attack_tells_the_odds_of_going_on():
    text = "players 3\nhold A TUR {}\nhold B DEU 3\nhold C AUS 1\n" + SUN
    events = grounds(text.format(9), "TUR>DEU 3")
    exact = odds.assault(9, 3)
    assert events["chance"]["odds_permille"] == round(exact.conquest * 1000)
    assert events["chance"]["own_permille"] == round(exact.attackers_lost * 1000)
    assert "long-shot" not in events
    assert "long-shot" in grounds(text.format(1), "TUR>DEU 1")
    assert "chance" not in grounds(text.format(9), "TUR>EGY 1")


def test_73_in_the_last_turn_a_rivals_last_land_on_a_continent_brings_a_material_from_china():
    """Without B in Canada A is alone in North America, and the Trade gives the tantalum."""
    own = "hold A USW 9, USE 9, KAZ 1, FIN 1, CUB 1, GTM 1, MEX 1, COL 10\n"
    rivals = "hold B CAN 3, BRA 13\nhold C AUS 9, JPN 9, SCA 9, PER 9\n"
    text = "players 3\nturn 6\n" + own + rivals + AIRLINERS
    found = weights(text, trade=True)
    assert found["USE>CAN 3"] > 4 * max(found["COL>BRA 3"], weights(text)["USE>CAN 3"])
    assert grounds(text, "USE>CAN 3", trade=True)["alone"]["continent"] == "NAM"
    assert "alone" not in grounds(text, "USE>CAN 3")


def test_42_a_hint_to_place_tells_all_of_it_at_once():
    """Whoever follows it is never told to place one, and one more, on the same territory."""
    for seed in range(8):
        game = rawsiko()
        chance = Quick(seed)
        state = game.start(3, chance)
        followed: list[str] = []
        while state.view(None)["phase"] in ("choosing", "taking", "placing"):
            seat = state.waiting_for()[0]
            advice = advise(state, seat)
            if state.view(None)["phase"] == "placing" and seat == 0:
                followed.append(game.spell(advice.move))
                plan = [one for one in advice.grounds if one.name == "plan"]
                if not plan:  # the move itself is all there is
                    assert followed[-1].split()[1] == str(state.to_place[0])
                    state.play(seat, advice.move, chance)
                    continue
                told = plan[0].values["territories"]
                assert plan[0].values["count"] == state.to_place[0]
                assert told[0] == followed[-1].replace(" ", "*")
                assert told != [f"{followed[-1].split()[0]}*{state.to_place[0]}"], "said twice"
            state.play(seat, advice.move, chance)
        assert len({move.split()[0] for move in followed}) == len(followed)
