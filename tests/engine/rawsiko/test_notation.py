"""Moves as numbers, as words and as data; the three kinds of bad moves."""

from __future__ import annotations

import pytest
from engine.rawsiko.tables import acting, positions, rawsiko, small, written

from ludoteka.core.chance import Quick
from ludoteka.core.errors import AmbiguousMove, IllegalMove, UnreadableMove
from ludoteka.games.rawsiko import Rawsiko

MOVES = 2 + 6 + 48 + 31 + 48 * 16 + 48 * 48 * 16


def test_every_move_of_our_map_has_one_text_and_reads_back():
    game = rawsiko()
    assert game.move_count == MOVES
    texts = [game.spell(move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [game.read(text) for text in texts] == list(range(MOVES))


def test_every_move_has_a_description_and_the_number_follows_from_it():
    game = rawsiko()
    for move in range(MOVES):
        assert game.number(game.describe(move)) == move


def test_it_is_so_on_a_users_map_too():
    game = Rawsiko.make(None, written(small()), "small.toml")
    assert game.move_count == 2 + 6 + 24 + 8 + 24 * 16 + 24 * 24 * 16
    for move in range(game.move_count):
        assert game.read(game.spell(move)) == move
        assert game.number(game.describe(move)) == move


def test_small_letters_will_do_for_every_move():
    game = rawsiko()
    for move in range(0, MOVES, 7):
        assert game.read(game.spell(move).lower()) == move
        assert game.read(game.spell(move).upper()) == move


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("end", 0),
        ("stop", 1),
        ("continent NAM", 2),
        ("continent OCE", 7),
        ("take CAN", 8),
        ("take AUS", 55),
        ("trade Sb", 56),
        ("trade V", 86),
        ("CAN 1", 87),
        ("CAN 16", 102),
        ("AUS 16", 854),
        ("CAN>CAN 1", 855),
        ("CAN>USW 1", 871),
        ("AUS>AUS 16", MOVES - 1),
    ],
)
def test_the_numbers_are_fixed(text, number):
    """Packed records and clients rely on them: they change with the rules' version only."""
    assert rawsiko().read(text) == number
    assert rawsiko().spell(number) == text


def test_descriptions_name_what_a_move_is_about():
    game = rawsiko()
    assert game.describe(game.read("end")) == {"verb": "end"}
    assert game.describe(game.read("stop")) == {"verb": "stop"}
    assert game.describe(game.read("oce")) == {"verb": "continent", "continent": "OCE"}
    assert game.describe(game.read("take VNM")) == {"verb": "take", "territory": "VNM"}
    assert game.describe(game.read("bi")) == {"verb": "trade", "material": "Bi"}
    placed = {"verb": "place", "territory": "UKR", "count": 2}
    assert game.describe(game.read("UKR 2")) == placed
    moved = {"verb": "move", "source": "VNM", "target": "IND", "count": 16}
    assert game.describe(game.read("VNM>IND 16")) == moved


@pytest.mark.parametrize(
    "text",
    [
        "vnm>ind 2",
        "VNM > IND 2",
        "VNM->IND 2",
        "vnm -> ind  2",
        "VNM→IND 2",
        "  VNM → IND\t2 ",
        "VNM>IND 02",
        "VNM>\nIND 2",
        "VNM\u00a0>\u2003IND 2",
    ],
)
def test_people_may_write_a_move_loosely(text):
    assert rawsiko().spell(rawsiko().read(text)) == "VNM>IND 2"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("OCE", "continent OCE"),
        ("oce", "continent OCE"),
        ("CONTINENT oce", "continent OCE"),
        ("bi", "trade Bi"),
        ("W", "trade W"),
        ("TRADE pr", "trade PR"),
        ("Take vnm", "take VNM"),
        ("ukr 3", "UKR 3"),
        ("END", "end"),
        (" Stop ", "stop"),
    ],
)
def test_a_name_alone_is_read_where_it_means_one_thing(text, meant):
    assert rawsiko().spell(rawsiko().read(text)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n",
        ">",
        "->",
        "VNM>",
        ">IND",
        "VNM>IND>AUS",
        "VNM>IND 2 2",
        "VNM>>IND 2",
        "VNM 2>IND",
        "VNM IND",
        "VNM IND 2",
        "VNM>XXX 2",
        "XXX>IND 2",
        "XXX",
        "XXX 2",
        "OCE 2",
        "Bi 2",
        "continent",
        "continent VNM",
        "continent Bi",
        "take",
        "take OCE",
        "take XXX",
        "trade",
        "trade VNM",
        "trade XX",
        "end 1",
        "end now",
        "2",
        "2 UKR",
        "pass",
        "TUR>DEU until",
        "VNM=>IND 2",
        "🎲",
        "\u0000",
        "VNM\u200b 2",
    ],
)
def test_what_is_no_move_at_all_can_not_be_read(text):
    with pytest.raises(UnreadableMove) as error:
        rawsiko().read(text)
    assert error.value.text == text


@pytest.mark.parametrize(
    "count",
    [
        "0",
        "17",
        "99",
        "100",
        "0016",
        "-1",
        "+1",
        "1.0",
        "1e1",
        "0x2",
        "1_0",
        "²",
        "\u0662",
        "\uff12",
        "½",
        "two",
        "9" * 5000,
        "None",
        "True",
    ],
)
@pytest.mark.parametrize("what", ["UKR", "VNM>IND"])
def test_a_number_of_assets_is_plain_and_from_1_to_16(what, count):
    with pytest.raises(UnreadableMove, match="a number of assets from 1 to 16"):
        rawsiko().read(f"{what} {count}")


def test_a_territory_alone_is_ambiguous():
    with pytest.raises(AmbiguousMove) as error:
        rawsiko().read("ukr")
    assert error.value.candidates == ["take UKR", "UKR 1"]
    assert str(error.value) == "'ukr' could mean any of: take UKR, UKR 1"


def test_a_move_without_a_number_is_ambiguous():
    with pytest.raises(AmbiguousMove) as error:
        rawsiko().read("tur>deu")
    assert error.value.candidates == [f"TUR>DEU {count}" for count in range(1, 17)]


@pytest.mark.parametrize(
    "description",
    [
        {},
        {"verb": None},
        {"verb": "pass"},
        {"verb": ["move"]},
        {"verb": "move"},
        {"verb": "move", "source": "VNM", "target": "IND"},
        {"verb": "move", "source": "VNM", "target": "IND", "count": None},
        {"verb": "move", "source": "VNM", "target": "IND", "count": 0},
        {"verb": "move", "source": "VNM", "target": "IND", "count": 17},
        {"verb": "move", "source": "VNM", "target": "IND", "count": True},
        {"verb": "move", "source": "VNM", "target": "IND", "count": 2.0},
        {"verb": "move", "source": "VNM", "count": 2},
        {"verb": "move", "source": ["VNM"], "target": "IND", "count": 2},
        {"verb": "place", "territory": "UKR"},
        {"verb": "place", "territory": "OCE", "count": 1},
        {"verb": "take"},
        {"verb": "take", "territory": "Bi"},
        {"verb": "continent", "continent": "VNM"},
        {"verb": "trade", "material": "VNM"},
        {"verb": "trade", "material": None},
    ],
    ids=str,
)
def test_what_describes_no_move_can_not_be_read(description):
    with pytest.raises(UnreadableMove):
        rawsiko().number(description)


@pytest.mark.parametrize(
    "description",
    [
        {"verb": "place", "territory": "VNM>IND", "count": 2},
        {"verb": "place", "territory": "take", "count": "VNM"},
        {"verb": "place", "territory": "continent", "count": "OCE"},
        {"verb": "move", "source": "VNM", "target": "IND 2", "count": ""},
    ],
    ids=str,
)
def test_a_description_of_one_verb_never_becomes_a_move_of_another(description):
    with pytest.raises(UnreadableMove):
        rawsiko().number(description)


@pytest.mark.parametrize("move", [-1, MOVES, 10**9])
def test_numbers_outside_the_moves_have_no_text(move):
    with pytest.raises(ValueError, match=f"moves on this map are 0 to {MOVES - 1}, not {move}"):
        rawsiko().spell(move)
    with pytest.raises(ValueError, match=f"moves on this map are 0 to {MOVES - 1}, not {move}"):
        rawsiko().describe(move)


def test_a_missing_number_is_clear_where_only_one_is_allowed():
    game = rawsiko()
    state = acting("TUR 0 1, DEU 1 2, UKR 0 2")
    assert state.read(0, "tur>deu") == game.read("TUR>DEU 1")
    with pytest.raises(AmbiguousMove):
        state.read(0, "ukr>tur")  # one or two
    with pytest.raises(AmbiguousMove):
        state.read(1, "tur>deu")  # not asked


def test_a_territory_alone_is_taken_or_placed_on_by_the_phase():
    game = rawsiko()
    state = game.start(3, Quick(1))
    mover = state.mover
    state.play(mover, game.read("oce"), Quick(1))
    assert state.read(mover, "vnm") == game.read("take VNM")
    assert state.read(mover, "tur") == game.read("take TUR")  # not allowed: told why, not unclear
    while state.view(None)["phase"] != "placing":
        seat = state.mover
        state.play(seat, state.moves(seat)[0], Quick(1))
    place = next(place for place, owner in enumerate(state.owner) if owner == state.mover)
    name = game.world.ids[place]
    assert state.read(state.mover, name) == game.read(f"{name} 1")


def test_illegal_is_told_apart_and_has_its_reason():
    state = acting("TUR 0 2, DEU 1 2")
    with pytest.raises(IllegalMove) as error:
        state.play(0, state.read(0, "tur>deu 3"), Quick(1))
    assert error.value.notation == "TUR>DEU 3"
    assert error.value.reason.rule == "rawsiko.47"


def test_legal_moves_rise_and_are_told_once():
    for seed in range(12):
        for state in positions(seed, every=5):
            for seat in range(state.seats):
                moves = state.moves(seat)
                assert list(moves) == sorted(set(moves))
                assert bool(moves) == (seat in state.waiting_for())


@pytest.mark.no_cover
def test_moves_are_exactly_what_is_not_forbidden():
    """Over the whole space of moves, in the middle of random games."""
    for seed in range(3):
        for state in positions(seed, every=80):
            for seat in state.waiting_for():
                allowed = [n for n in range(MOVES) if state.why_not(seat, n) is None]
                assert allowed == list(state.moves(seat))
