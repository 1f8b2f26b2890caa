"""A0 to A3: facts, objectives and the draft (rules 1-28; D-1 to D-8, D-31, R-6, R-7, R-12)."""

from itertools import combinations

import pytest
from engine.rawsiko_table import (
    Scripted,
    adjacent,
    applications,
    continents,
    held,
    kinds,
    map_without,
    moves,
    now,
    on,
    parts,
    play,
    rawsiko,
    scene,
    table,
    territories,
    waiting,
    why_not,
)

from ludoteka.core.chance import Chance, Quick
from ludoteka.core.content import ContentError, packaged
from ludoteka.core.events import Event, seen
from ludoteka.core.options import OptionError
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.phases import draft
from ludoteka.games.rawsiko.pieces import CHOOSING, NO_CONTINENT, TAKING

SEEDS = range(30)
PLAYERS = (3, 4, 5)
SNAKE = {3: "ABCCBA", 4: "ABCDDCBA", 5: "ABCDEEDCBA"}
SIZES = {3: (3, 2), 4: (2, 1), 5: (2, 1)}
LETTERS = "ABCDE"


class Noted(Chance):
    """Outcomes written down before, then always the first; notes out of how many each was."""

    def __init__(self, *outcomes: int) -> None:
        self.outcomes = list(outcomes)
        self.noted: list[int] = []

    def below(self, n: int) -> int:
        self.noted.append(n)
        return self.outcomes.pop(0) if self.outcomes else 0


def tiers() -> list[list[str]]:
    """The applications of each tier, from the least points to the most."""
    return [
        [name for name, facts in applications().items() if facts["tier"] == tier]
        for tier in (1, 2, 3, 4)
    ]


def connected(places: tuple[str, ...]) -> bool:
    reached = {places[0]}
    for _ in places:
        reached |= {place for place in places if any(adjacent(place, r) for r in reached)}
    return reached == set(places)


def picks(events: list[Event]) -> list[tuple[str, str, list[str]]]:
    """The picks of a draft: player, continent, territories."""
    found: list[tuple[str, str, list[str]]] = []
    for event in events:
        part = event.public or {}
        if event.kind == "continent_chosen":
            found.append((LETTERS[part["seat"]], part["continent"], []))
        elif event.kind == "territory_taken":
            assert LETTERS[part["seat"]] == found[-1][0]
            found[-1][2].append(part["territory"])
    return found


def drawn(players: int, seed: int) -> tuple[int, list[tuple[str, str, list[str]]]]:
    """The first player and all picks of an advanced set-up."""
    events: list[Event] = []
    rawsiko(setup="territories").start(players, Quick(seed), events)
    return (events[0].public or {})["first"], picks(events)


# Facts and terms.


def test_1_2_it_is_rawsiko_not_the_later_board_game():
    meta = rawsiko().meta
    assert (meta.id, meta.title) == ("rawsiko", "RAWsiko - Materials around us")
    assert "RM@Schools" in meta.authors
    assert "CNR-ISOF" in meta.publisher


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_3_three_to_five_players(players):
    assert rawsiko().meta.seats == (3, 5)
    with pytest.raises(OptionError, match=f"3 to 5 players, not {players}"):
        rawsiko().start(players, Quick(1))


@pytest.mark.parametrize(("players", "armies"), [(3, 35), (4, 30), (5, 25)])
def test_4_34_starting_assets_are_in_proportion_to_those_of_the_model(players, armies):
    taken = sum(SIZES[players])
    assert taken + rawsiko().rest(players) == round(11 * armies / 35)


def test_5_7_d1_china_is_no_territory():
    assert "CHN" not in territories()
    assert not [name for name, facts in territories().items() if "CHN" in facts["covers"]]
    assert "China" not in {facts["name"] for facts in territories().values()}


def test_d31_the_baltic_states_go_with_finland_and_morocco_has_a_sea_link_to_west_africa():
    assert {"EST", "LVA", "LTU"} <= set(territories()["FIN"]["covers"])
    assert "GIN" in territories()["MAR"]["sea"]
    assert not [name for name, facts in territories().items() if "ESH" in facts["covers"]]


def test_6_every_player_has_an_objective_and_assets():
    state = rawsiko(setup="territories").start(5, Quick(1))
    assert all(len(row) == 4 for row in state.hidden()["objectives"])
    assert all(held(state, player) for player in LETTERS)


def test_8_d2_an_asset_is_a_number_on_a_territory_and_no_kind_of_piece():
    state = scene("players 3\nhold A VNM 2/4\nhold B DEU 1\nhold C MEX 1")
    assert table(state)["territories"]["VNM"] == [0, 2, 4]


def test_9_territories_materials_and_applications():
    facts = territories()["VNM"]
    assert (facts["name"], facts["continent"]) == ("Vietnam", "OCE")
    assert set(facts["materials"]) <= set(rawsiko().content()["materials"])
    everything = rawsiko().content()["materials"]
    for application in applications().values():
        assert application["points"] > 0
        assert set(application["materials"]) <= set(everything)


def test_13_at_the_start_the_map_is_empty():
    assert table(rawsiko().start(3, Quick(1)))["territories"] == {}


# Objectives.


@pytest.mark.parametrize("players", PLAYERS)
def test_14_d4_everybody_has_four_applications_one_of_each_tier(players):
    for seed in SEEDS:
        rows = rawsiko().start(players, Quick(seed)).hidden()["objectives"]
        for row in rows:
            assert [name in tier for name, tier in zip(row, tiers(), strict=True)] == [True] * 4


def test_14_d4_in_edition_1_every_objective_is_worth_46():
    game = Rawsiko.make(rules=1)
    points = game.content()["applications"]
    for seed in SEEDS:
        for row in game.start(3, Quick(seed)).hidden()["objectives"]:
            assert [points[name]["points"] for name in row] == [3, 8, 13, 22]


@pytest.mark.parametrize("players", PLAYERS)
def test_14_d4_nobody_shares_an_application(players):
    for seed in SEEDS:
        rows = rawsiko().start(players, Quick(seed)).hidden()["objectives"]
        assert len({name for row in rows for name in row}) == 4 * players


def test_14_any_application_can_be_dealt_to_anybody():
    for seat in range(3):
        rows = [rawsiko().start(3, Quick(seed)).hidden()["objectives"] for seed in range(300)]
        assert {name for row in rows for name in row[seat]} == set(applications())


def test_d4_an_objective_is_told_to_its_player_only():
    events: list[Event] = []
    state = rawsiko().start(3, Quick(4), events)
    for seat in range(3):
        assert seen(events, seat)[0]["objective"] == state.hidden()["objectives"][seat]
    assert "objective" not in seen(events, None)[0]


def test_15_the_number_of_assets_depends_on_the_players():
    for players, rest in ((3, 6), (4, 6), (5, 5)):
        events: list[Event] = []
        rawsiko().start(players, Quick(4), events)
        assert parts(events, "set_up")[0]["rest"] == rest


def test_14_every_objective_is_a_card_of_the_deck():
    deck = rawsiko().content()["objectives"]
    for players in PLAYERS:
        for seed in SEEDS:
            rows = rawsiko().start(players, Quick(seed)).hidden()["objectives"]
            assert [row in deck for row in rows] == [True] * players


def test_the_order_of_draws_is_first_player_then_a_card_for_every_seat():
    """Part of the rules' version: whoever has the seed can deal himself."""
    deck = rawsiko().content()["objectives"]
    chance = Noted(2)  # then always the first that is left
    state = rawsiko().start(3, chance)
    dealt: list[list[str]] = []
    counts = []
    for _ in range(3):
        gone = {name for row in dealt for name in row}
        left = [card for card in deck if gone.isdisjoint(card)]
        counts.append(len(left))
        dealt.append(left[0])
    assert table(state)["first"] == 2
    assert chance.noted[:4] == [3, *counts]
    assert state.hidden()["objectives"] == dealt


def test_until_edition_3_the_tiers_were_dealt_one_by_one_from_the_least_points():
    in_order = [n for tier in tiers() for n in range(len(tier) - 1, 0, -1)]
    chance = Scripted(2, *in_order)
    state = Rawsiko.make(rules=3).start(3, chance)
    assert not chance.outcomes
    assert table(state)["first"] == 2
    assert state.hidden()["objectives"] == [[tier[seat] for tier in tiers()] for seat in range(3)]


# The simple set-up.


def test_16_17_a_player_chooses_any_continent_and_then_territories_there():
    state = scene("players 3\nphase choosing")
    assert moves(state) == [f"continent {name}" for name in continents()]
    play(state, "A continent AFR")
    assert moves(state) == [f"take {name}" for name in continents()["AFR"]]


def test_17_then_the_next_player_chooses():
    state = scene("players 4\nphase choosing")
    events = play(state, "A continent AFR", "A take MAR", "A take DZA")
    assert kinds(events) == ["continent_chosen", "territory_taken", "territory_taken"]
    assert now(state) == "choosing B 0"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", "ABC")
def test_18_the_second_continents_are_chosen_in_reverse_order(players, first):
    state = scene(f"players {players}\nfirst {first}\nphase choosing")
    order = ""
    while table(state)["phase"] != "placing":
        order += waiting(state) if table(state)["phase"] == "choosing" else ""
        play(state, f"{waiting(state)} {moves(state)[0]}")
    at = LETTERS.index(first)
    seats = [LETTERS[(LETTERS.index(letter) + at) % players] for letter in SNAKE[players]]
    assert order == "".join(seats)


AFTER_THREE = """
players 4
phase choosing
hold A VNM 1, NGU 1
hold B BRA 1, PER 1
hold C CAN 1, USE 1
"""


def test_19_a_continent_that_nobody_has_chosen_comes_first():
    state = scene(AFTER_THREE + "homes A OCE, B SAM, C NAM")
    assert moves(state) == ["continent EUR", "continent AFR", "continent ASI"]
    assert why_not(state, "D continent OCE") == "rawsiko.19 untouched-continent-left"


SECOND = """
players 4
phase choosing
hold A VNM 1, NGU 1
hold B BRA 1, PER 1
hold C CAN 1, USE 1, FRA 1
hold D MAR 1, DZA 1, RUE 1
homes A OCE, B SAM, C NAM EUR, D AFR ASI
"""


def test_19_when_all_are_chosen_any_is_open_again():
    assert moves(scene(SECOND)) == [f"continent {n}" for n in ("NAM", "EUR", "AFR", "ASI", "OCE")]


def test_20_never_a_continent_with_two_players():
    state = scene(SECOND.replace("PER 1", "PER 1, UKR 1").replace("B SAM", "B SAM EUR"))
    assert moves(state) == [f"continent {name}" for name in ("NAM", "SAM", "AFR", "ASI")]
    assert why_not(state, "A continent EUR") == "rawsiko.20 two-players-there"


def test_21_never_the_same_continent_twice():
    assert why_not(scene(SECOND), "B continent SAM") == "rawsiko.21 continent-chosen-before"


def test_22_never_a_territory_of_another_player():
    state = scene(SECOND)
    play(state, "B continent EUR")
    assert moves(state) == [f"take {name}" for name in continents()["EUR"] if name != "FRA"]
    assert why_not(state, "B take FRA") == "rawsiko.22 taken-by-another"


@pytest.mark.parametrize("players", PLAYERS)
def test_23_so_many_territories_on_the_first_and_on_the_second_continent(players):
    state = scene(f"players {players}\nphase choosing")
    events: list[Event] = []
    while table(state)["phase"] != "placing":
        events += play(state, f"{waiting(state)} {moves(state)[-1]}")
    sizes = [len(places) for _, _, places in picks(events)]
    first, second = SIZES[players]
    assert sizes == [first] * players + [second] * players
    assert all(len(held(state, player)) == first + second for player in LETTERS[:players])


def test_ga2_sun_takes_oceania_and_there_vietnam_new_guinea_australia():
    state = scene("players 3\nphase choosing")
    play(state, "A continent OCE", "A take VNM", "A take NGU", "A take AUS")
    assert held(state, "A") == ["VNM", "NGU", "AUS"]
    assert now(state) == "choosing B 0"


@pytest.mark.parametrize("continent", ["NAM", "SAM", "EUR", "AFR", "ASI", "OCE"])
def test_24_d5_the_territories_of_a_pick_hang_together_and_all_such_can_be_taken(continent):
    start = scene("players 3\nphase choosing")
    play(start, f"A continent {continent}")
    reached = set()
    front = [start]
    while front:
        state = front.pop()
        if table(state)["phase"] == "choosing":
            reached.add(tuple(sorted(held(state, "A"))))
            continue
        for move in moves(state):
            after = state.copy()
            play(after, f"A {move}")
            front.append(after)
    sets = combinations(continents()[continent], 3)
    assert reached == {tuple(sorted(places)) for places in sets if connected(places)}


def test_24_d5_what_does_not_touch_the_pick_is_refused():
    state = scene("players 3\nphase taking\nhomes A OCE\nhold A AUS 1")
    assert moves(state) == ["take IDN", "take NGU"]
    assert why_not(state, "A take THA") == "rawsiko.D-5 not-connected"


# Vietnam and Indonesia taken, only New Guinea and Australia still touch each other.
APART = "players 4\nphase taking\nhomes A OCE, B OCE\nhold A VNM 1, IDN 1"


def test_r6_the_first_click_must_have_room_around_it():
    state = scene(APART)
    assert moves(state) == ["take NGU", "take AUS"]
    assert why_not(state, "B take THA") == "rawsiko.R-6 no-room-around"
    play(state, "B take AUS")
    assert moves(state) == ["take NGU"]


def test_24_r6_without_connected_territories_any_will_do():
    state = scene("players 3\nphase taking\nhomes A OCE, B OCE\nhold A VNM 1, IDN 1, NGU 1")
    for places in (("THA", "PHL"), ("PHL", "THA"), ("AUS", "THA")):
        after = state.copy()
        assert moves(after) == ["take THA", "take PHL", "take AUS"]
        play(after, *[f"B take {place}" for place in places])
        assert held(after, "B") == sorted(places, key=list(territories()).index)


# Without the Caribbean North America has five territories.
SMALL = "players 3\nphase choosing\nhold A CAN 1, USE 1, USW 1\nhomes A NAM"


def test_25_d6_a_continent_needs_room_for_the_whole_pick():
    state = map_without("CUB", "continent").scene(SMALL)
    assert why_not(state, "B continent NAM") == "rawsiko.D-6 no-room-there"
    reason = state.why_not(1, state.rules.read("continent NAM"))
    assert reason.values == {"continent": "NAM", "free": 2, "needed": 3}


def test_25_d35_r7_where_there_is_room_but_untouched_ones_are_left_it_is_rule_19():
    assert why_not(scene(SMALL), "B continent NAM") == "rawsiko.19 untouched-continent-left"


def drafts(players: int) -> tuple[int, int]:
    """Walk through all choices of continents (D-35); how many places and ends they come to.

    A later choice depends on how many players and free territories a continent has and on who of
    those still to choose is there: what is alike in this is walked through once.
    """
    front = [scene(f"players {players}\nphase choosing")]
    places = ends = 0
    known = set()
    while front:
        state = front.pop()
        places += 1
        (seat,) = state.waiting_for()
        assert state.moves(seat), f"no continent is left for {LETTERS[seat]}"
        for move in state.moves(seat):
            after = state.copy()
            after.play(seat, move, Scripted())
            while after.phase == TAKING:
                after.play(seat, after.moves(seat)[0], Scripted())
            alike = (after.step, *[there(after, number) for number in range(6)])
            if after.phase != CHOOSING:
                ends += 1
            elif alike not in known:
                known.add(alike)
                front.append(after)
    return places, ends


def there(state, continent: int) -> tuple[int, ...]:
    """The players of a continent, free territories, and who of them has one more to choose."""
    homes = [n // 2 for n, home in enumerate(state.homes) if home == continent]
    choosing = [seat for seat in homes if NO_CONTINENT in state.homes[2 * seat : 2 * seat + 2]]
    return len(homes), len(draft.free_on(state, continent)), *choosing


def test_26_d7_d32_there_are_six_continents_of_at_least_four_territories():
    assert len(continents()) == 6
    assert min(len(places) for places in continents().values()) >= 4


def test_d32_every_material_lies_on_at_least_two_territories():
    carried = [material for facts in territories().values() for material in facts["materials"]]
    for material in rawsiko().content()["materials"]:
        assert carried.count(material) >= 2


def test_d32_other_maps_are_refused():
    with pytest.raises(ContentError, match="at least 4 are needed"):
        remade('continent = "SAM"', 'continent = "NAM"', 3)
    with pytest.raises(ContentError, match="material Hf lies on 1 territories"):
        remade('"Hf", ', "", 1)


def remade(old: str, new: str, count: int) -> None:
    """A game on our map with the first so many of some words replaced."""
    text = packaged("ludoteka.games.rawsiko", "map.toml")
    assert text.count(old) >= count
    Rawsiko.make({}, text.replace(old, new, count))


@pytest.mark.parametrize("players", PLAYERS)
def test_26_d7_r7_the_draft_never_comes_to_a_dead_end(players):
    places, ends = drafts(players)
    assert places > 600
    assert ends >= 6


def test_26_d7_with_three_players_nobody_shares_a_continent():
    for seed in SEEDS:
        _, taken = drawn(3, seed)
        assert {continent for _, continent, _ in taken} == set(continents())


@pytest.mark.parametrize("players", [4, 5])
def test_26_d7_the_first_picks_never_share_a_continent(players):
    for seed in SEEDS:
        _, taken = drawn(players, seed)
        assert len({continent for _, continent, _ in taken[:players]}) == players


# The advanced set-up.


@pytest.mark.parametrize("players", PLAYERS)
def test_27_28_d8_everything_is_assigned_by_the_same_rules(players):
    for seed in SEEDS:
        first, taken = drawn(players, seed)
        order = [LETTERS[(LETTERS.index(letter) + first) % players] for letter in SNAKE[players]]
        assert [player for player, _, _ in taken] == order  # rawsiko.18
        used: list[str] = []
        chosen: list[tuple[str, str]] = []
        for number, (player, continent, places) in enumerate(taken):
            homes = [name for _, name in chosen]
            untouched = set(continents()) - set(homes)
            assert not untouched or continent in untouched  # rawsiko.19
            assert homes.count(continent) < 2  # rawsiko.20
            assert (player, continent) not in chosen  # rawsiko.21
            assert not set(places) & set(used)  # rawsiko.22
            assert len(places) == SIZES[players][number // players]  # rawsiko.23
            assert connected(tuple(places))  # D-5
            assert set(places) <= set(continents()[continent])
            chosen.append((player, continent))
            used += places


def test_27_the_players_are_first_asked_where_to_place():
    state = rawsiko(setup="territories").start(3, Quick(1))
    assert table(state)["phase"] == "placing"


def test_28_d8_the_latvian_reading_assigns_the_continent_only():
    events: list[Event] = []
    state = rawsiko(setup="continents").start(3, Quick(1), events)
    assert table(state)["phase"] == "taking"
    assert parts(events, "continent_chosen")[0]["drawn"] is True
    player = waiting(state)
    events = []
    while waiting(state) == player:
        events += play_any(state)
    assert [part["drawn"] for part in parts(events, "territory_taken")] == [False] * 3
    assert parts(events, "continent_chosen")[0]["drawn"] is True  # of the next player
    assert table(state)["phase"] == "taking"


def play_any(state) -> list[Event]:
    events: list[Event] = []
    (seat,) = state.waiting_for()
    state.play(seat, state.moves(seat)[0], Quick(1), events)
    return events


@pytest.mark.parametrize("players", PLAYERS)
def test_r12_the_first_continent_is_any_with_the_same_chance(players):
    before = 1 + players  # who is first, and a card for everybody
    found = []
    for outcome in range(6):
        chance = Noted(*[0] * before, outcome)
        events: list[Event] = []
        rawsiko(setup="territories").start(players, chance, events)
        assert chance.noted[before] == 6
        found.append(picks(events)[0][1])
    assert sorted(found) == sorted(continents())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("continent", ["NAM", "SAM", "EUR", "AFR", "ASI", "OCE"])
def test_r12_the_territories_are_any_connected_set_with_the_same_chance(players, continent):
    start = scene(f"players {players}\nphase choosing", setup="territories")
    groups = combinations(continents()[continent], SIZES[players][0])
    wanted = sorted(places for places in groups if connected(places))
    found = []
    for outcome in range(len(wanted)):
        state = start.copy()
        chance = Noted(outcome)
        events: list[Event] = []
        state.play(0, state.rules.read(f"continent {continent}"), chance, events)
        assert chance.noted[0] == len(wanted)
        found.append(tuple(picks(events)[0][2]))
    assert sorted(found) == wanted


def test_r12_so_it_is_on_a_shared_continent_and_for_second_picks():
    found = []
    for outcome in range(8):
        state = scene(SECOND, setup="territories")
        chance = Noted(outcome)
        events: list[Event] = []
        state.play(1, state.rules.read("continent EUR"), chance, events)
        assert chance.noted[:2] == [8, 4]  # A then has four continents to be sent to
        found += picks(events)[0][2]
    assert sorted(found) == sorted(set(continents()["EUR"]) - {"FRA"})


def test_70_28_the_set_up_is_an_option():
    (option,) = [option for option in rawsiko().meta.form() if option["name"] == "setup"]
    assert option["default"] == "simple"
    assert option["choices"] == ["simple", "territories", "continents"]


def test_the_same_chance_lays_the_same_table():
    for setup in ("simple", "territories", "continents"):
        game = rawsiko(setup=setup)
        one, two = (game.start(4, Quick(11)) for _ in range(2))
        assert one.digest() == two.digest()
        assert one.digest() != game.start(4, Quick(12)).digest()


def test_r22_a_territory_of_no_continent_can_not_be_drafted():
    game = map_without("CUB", "continent")
    state = game.scene("players 3\nphase taking\nhomes A NAM")
    assert [game.spell(move) for move in state.moves(0)] == [
        *("take CAN", "take USW", "take USE", "take MEX", "take GTM"),
    ]
    assert why_not(state, "A take CUB") == "rawsiko.17 other-continent"


def test_what_is_taken_has_one_asset():
    state = scene("players 3\nphase choosing")
    play(state, "A continent OCE", "A take VNM")
    assert on(state, "VNM") == "A 1/1"
